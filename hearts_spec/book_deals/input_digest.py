"""What the findings on a deal were made from: the facts that a search reads, and none of the prose about them.

So a gist can be put better and a place corrected while what was found stands, and no fact can be changed while it does.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

from hearts_spec.book_deals.deal import AuthorsRemark, Fact, GivenSale, SearchCase
from hearts_spec.book_deals.lost_deal import LostDeal
from hearts_spec.book_deals.play_advice import Advice, Hint
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.statements import TrickStatement
from hearts_spec.cards import cards_in
from hearts_spec.rules.fields import VALUES, top_of

_DIGITS = 16
# What is told to a reader alone, by the class whose part it is. All other parts are read; a table is told by its rules.
_UNREAD: Mapping[type, frozenset[str]] = {
    Fact: frozenset({"what", "place", "follows_from"}),
    AuthorsRemark: frozenset({"place", "gist", "reading"}),
    GivenSale: frozenset({"grade", "place", "what"}),
    TrickStatement: frozenset({"group"}),
    Hint: frozenset({"cites", "only", "excepted"}),
    SearchCase: frozenset({"table"}),
}
_OF_PLAY = (
    "pack", "lead", "follow", "first-trick", "hearts", "queen", "trick", "twins", "joker",
    "table.turn", "deal.hand", "deal.left-over",
)  # fmt: skip


def made_from(deal: LostDeal | RecordedDeal, advice: Advice) -> dict[str, str]:
    """Give the digests of what the findings on a deal are made from: of the deal, the advice, and the rules of play."""
    told = {"deal": _of_deal(deal), "advice": advice.hints, "rules": _of_rules(deal)}
    return {what: digest(plain(each)) for what, each in told.items()}


def digest(data: Any) -> str:
    """Give a short text that is another wherever the data are."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:_DIGITS]


def _of_deal(deal: LostDeal | RecordedDeal) -> list[object]:
    """Give what a search reads of a deal: by each of its readings, or by its tricks where they are printed."""
    told = [deal.rules, deal.options, deal.seats, deal.sale, tuple(each for each in deal.remarks if each.tested)]
    if isinstance(deal, RecordedDeal):
        return [*told, deal.case(), deal.tricks]
    return [*told, tuple((each.id, deal.case(each)) for each in deal.readings)]


def _of_rules(deal: LostDeal | RecordedDeal) -> dict[str, Any]:
    """Give how play is other than where nothing is said of it, and what the cards count, in whatever words it is said.

    What is played as ever is left out, so that more can be said one day of which no book here spoke.
    """
    leaves = (leaf for key, leaf in deal.table.playable.leaves.items() if _is_of_play(key))
    played = {leaf.key: leaf.played for leaf in leaves if leaf.played != leaf.field.silent}
    return {**played, VALUES: {value: sorted(cards_in(cards)) for value, cards in deal.table.value_masks}}


def _is_of_play(key: str) -> bool:
    return key in _OF_PLAY or top_of(key) in _OF_PLAY


def plain(value: Any) -> Any:
    """Give what is read of a value as JSON can say it."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        unread = _UNREAD.get(type(value), frozenset())
        return {each.name: plain(getattr(value, each.name)) for each in fields(value) if each.name not in unread}
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value
