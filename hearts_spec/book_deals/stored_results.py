"""The stored results of the search of a deal, in files beside the deal's: a line of play as a record, the rest as JSON.

They are read and checked here: against the deal, advice and rules from which they were made, and by a replay of the
line. A deal that is printed whole is replayed too.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deal import (
    AuthorsRemark,
    Fact,
    GivenSale,
    LostDeal,
    PrintedResult,
    RecordedDeal,
    SearchCase,
    supposed,
)
from hearts_spec.book_deals.line import bears_out, played_tricks, record_of, tricks_of
from hearts_spec.book_deals.play_advice import Advice, Hint
from hearts_spec.book_deals.statements import TrickStatement
from hearts_spec.cards import card_text, cards_in
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.engine.play import position
from hearts_spec.record import (
    Record,
    RecordError,
    Replayer,
    Settlement,
    faults_in,
    place_in,
    read_record,
)
from hearts_spec.record.errors import code_of, path_of
from hearts_spec.rules.fields import VALUES, top_of
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.record_type import Amiss
from hearts_spec.schema.source_tree import file_text, json_data, mark_at, read_file


class CardGround(Word):
    """What a card of a reconstructed line is based on."""

    ATTESTED = "attested", "a fact names the card"
    FORCED = "forced", "after what was played before it, no other card fits the evidence and the rules"
    FILLED = "filled", "chosen among several that fit"


_DIGITS = 16
# By class, the fields that do not affect a search, such as titles. A search reads all others; of a table, its rules.
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
    """Return the digests of the inputs of a search by name: the `deal`, the `advice`, and the `rules` of play."""
    told = {"deal": _of_deal(deal), "advice": advice.hints, "rules": _of_rules(deal)}
    return {what: digest(plain(each)) for what, each in told.items()}


def digest(data: Any) -> str:
    """Return a short digest of data."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:_DIGITS]


def _of_deal(deal: LostDeal | RecordedDeal) -> list[object]:
    """Return what a search reads of a deal: each of its readings or, for a printed deal, its tricks."""
    told = [deal.rules, deal.options, deal.seats, deal.sale, tuple(each for each in deal.remarks if each.tested)]
    if isinstance(deal, RecordedDeal):
        return [*told, deal.case(), deal.tricks]
    return [*told, tuple((each.id, deal.case(each)) for each in deal.readings)]


def _of_rules(deal: LostDeal | RecordedDeal) -> dict[str, Any]:
    """Return the rules that differ from our default for a silent book, and the value of each card.

    Rules played as the default are left out, so that a new key in the vocabulary makes no stored result stale.
    """
    leaves = deal.table.playable.leaves.items()
    of_play = [leaf for key, leaf in leaves if key in _OF_PLAY or top_of(key) in _OF_PLAY]
    played = {leaf.key: leaf.played for leaf in of_play if leaf.played != leaf.field.default}
    return {**played, VALUES: {value: sorted(cards_in(cards)) for value, cards in deal.table.value_masks}}


def plain(value: Any) -> Any:
    """Return the parts of a value that a search reads, as plain data for JSON."""
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


def printed_faults(deal: RecordedDeal, deal_file: Path, library: Library) -> list[Problem]:
    """Replay a printed deal under its rules, and return a problem for everything that the book prints otherwise."""
    top = read_file(deal_file, library.shown(deal_file))
    return [
        Problem(mark_at(top, path), code, message, hint) for path, code, message, hint in _print_problems(deal, library)
    ]


def _print_problems(deal: RecordedDeal, library: Library) -> Iterator[Amiss]:
    record = record_of(deal, deal.tricks)
    try:
        played = Replayer(library).replay(record)
    except IllegalPlayError as error:
        yield ("played", "tricks", (error.play - 1) // len(deal.seats), "cards"), code_of(error), str(error), ""
        return
    except RulesError:
        return  # the faults of the rules themselves are reported with the rules
    except (IllegalBidError, IrregularStateError, RefusedError) as error:
        path = path_of(error, deal.seats)
        yield ("auction", *path) if path[0] in ("bids", "suit") else path, code_of(error), str(error), ""
        return
    yield from _wrong_marks(deal)
    if deal.result and played.settlement:
        yield from _wrong_result(deal.result, played.settlement)
    for remark in deal.remarks:
        yield from _impossible_hands(deal, remark)


def _wrong_marks(deal: RecordedDeal) -> Iterator[Amiss]:
    marked = deal.played.tricks if deal.played else ()
    for place, (trick, printed) in enumerate(zip(played_tricks(deal.case(), deal.tricks), marked, strict=True)):
        winner = deal.seats[trick.winner]
        if printed.won_by not in ("", winner):
            path = ("played", "tricks", place, "won-by")
            message = f"{printed.won_by} is marked, but {winner} wins with {card_text(trick.cards[trick.winner])}"
            yield path, "not-as-played", message, ""


def _wrong_result(printed: PrintedResult, found: Settlement) -> Iterator[Amiss]:
    for seat, units in printed.taken.items():
        if found.units[seat] != units:
            yield ("result", "taken", seat), "not-as-played", f"{seat} takes {found.units[seat]}", ""
    for seat, net in (printed.net or {}).items():
        if found.net[seat] != net:
            yield ("result", "net", seat), "not-as-played", f"by the rules {seat} comes to {found.net[seat]}", ""
    if printed.wins_pool and printed.wins_pool != found.winners:
        message = f"by the rules the pool goes to {', '.join(found.winners) or 'nobody'}"
        yield ("result", "wins-pool"), "not-as-played", message, ""
    if printed.jack != found.result.after.jack:
        message = f"by the rules it is {'' if found.result.after.jack else 'not '}a Jack"
        yield ("result", "jack"), "not-as-played", message, ""


def _impossible_hands(deal: RecordedDeal, remark: AuthorsRemark) -> Iterator[Amiss]:
    """Yield a problem if the tricks before the remark cannot have been played from the supposed hands."""
    case = supposed(deal.case(), remark)
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    for card in [card for trick in deal.tricks[: remark.asked_after] for card in trick] if remark.hands else ():
        if not play.legal() >> card & 1:
            seat = case.seats[play.to_move]
            message = f"{seat} cannot have played {card_text(card)} from these"
            yield ("remarks", remark.id, "hands"), "not-as-played", message, ""
            return
        play.put(card)


LINE_ENDING = ".line.yml"
FOUND_ENDING = ".found.json"


def found_file(deal_file: Path) -> Path:
    """Return the path of the stored results, given that of the deal's file."""
    return deal_file.with_name(deal_file.stem + FOUND_ENDING)


def line_file(deal_file: Path) -> Path:
    """Return the path of the stored line of a lost deal, given that of the deal's file."""
    return deal_file.with_name(deal_file.stem + LINE_ENDING)


def digest_of(found: Mapping[str, Any]) -> str:
    """Return the digest of stored results, which shows a change made by hand."""
    return digest({key: value for key, value in found.items() if key != "digest"})


def stored_line(deal_file: Path) -> Record | None:
    """Return the line stored beside a deal's file, or None if there is none.

    Raises RulesError if the file cannot be read, RecordError if it is not a record.
    """
    path = line_file(deal_file)
    return read_record(stored_text(path), str(path)) if path.is_file() else None


def current_results(deal_file: Path, deal: LostDeal | RecordedDeal, advice: Advice) -> dict[str, Any] | None:
    """Return the stored results, or None if there are none or the deal or the advice has changed since the search.

    A change of the rules is allowed, so that the results can still be read while other rules are tried; `check` reports
    it. Raises RulesError if the file was changed by hand.
    """
    path = found_file(deal_file)
    if not path.is_file():
        return None
    found = read_results(path)
    if {"deal", "advice"} & set(changed_since(found, deal, advice)):
        return None
    if isinstance(deal, LostDeal) and "readings" in found:
        titles = {each.id: each.title for each in deal.readings}
        found["readings"] = [{"id": each["id"], "title": titles[each["id"]], **each} for each in found["readings"]]
    return found


def changed_since(found: Mapping[str, Any], deal: LostDeal | RecordedDeal, advice: Advice) -> list[str]:
    """Return what has changed since the search: any of `deal`, `advice` and `rules`."""
    return [what for what, told in made_from(deal, advice).items() if found["made_from"][what] != told]


def read_results(path: Path) -> dict[str, Any]:
    """Read the results that are stored in a file.

    Raises RulesError if they cannot be read or were changed by hand.
    """
    try:
        found = json_data(stored_text(path), str(path))
    except RulesError as error:
        raise _to_make_again(error.faults) from None
    if isinstance(found, dict) and found.get("digest") == digest_of(found) and isinstance(found["made_from"], dict):
        return found
    raise _to_make_again([Problem(Location(str(path), 1, 1), "spoilt-result", "was changed after the search")])


def stored_text(path: Path) -> str:
    """Return the text of a stored file.

    Raises RulesError if it cannot be read.
    """
    try:
        return file_text(path, within=path.parent)
    except RulesError as error:
        raise _to_make_again(error.faults) from None


def _to_make_again(faults: Sequence[Problem]) -> RulesError:
    return RulesError([replace(each, hint="make it again with --search --keep") for each in faults])


def stored_faults(deal: LostDeal | RecordedDeal, deal_file: Path, advice: Advice, library: Library) -> list[Problem]:
    """Return the problems in the results stored beside a deal's file and, for a lost deal, in its stored line."""
    renew = f"renew it with hearts-spec reconstruct {deal.name} --search --keep"
    return [replace(fault, hint=fault.hint or renew) for fault in _faults(deal, deal_file, advice, library)]


def _faults(deal: LostDeal | RecordedDeal, deal_file: Path, advice: Advice, library: Library) -> Iterator[Problem]:
    found, line = found_file(deal_file), line_file(deal_file)
    for path in (found, line) if isinstance(deal, LostDeal) else (found,):
        if not path.is_file():
            yield Problem(
                Location(library.shown(deal_file), 1, 1), "missing-result", f"the deal has no {path.name} beside it"
            )
    if found.is_file():
        yield from _stale_results(deal, found, advice, library)
    if not isinstance(deal, LostDeal):
        return
    if line.is_file():
        shown = library.shown(line)
        try:
            text = stored_text(line)
        except RulesError as error:
            yield from _under_shown_name(error, shown)
        else:
            yield from _line_faults(deal, text, shown, library)


def _stale_results(deal: LostDeal | RecordedDeal, found: Path, advice: Advice, library: Library) -> Iterator[Problem]:
    shown = library.shown(found)
    named = {"deal": f"the deal {deal.name} has", "advice": "the advice has", "rules": f"the rules {deal.rules} have"}
    try:
        for what in changed_since(read_results(found), deal, advice):
            yield Problem(Location(shown, 1, 1), "stale-result", f"{named[what]} changed since this result was stored")
    except RulesError as error:
        yield from _under_shown_name(error, shown)


def _under_shown_name(error: RulesError, shown: str) -> Iterator[Problem]:
    """Yield the problems of an unreadable file, with the file named as messages show it."""
    return (replace(each, mark=replace(each.mark, file=shown)) for each in error.faults)


def _line_faults(deal: LostDeal, text: str, shown: str, library: Library) -> Iterator[Problem]:
    try:
        record = read_record(text, shown)
    except (RecordError, RulesError) as error:
        yield from error.faults
        return
    try:
        played = Replayer(library).replay(record)
    except RulesError:
        return  # the faults of the rules themselves are reported with the rules
    except (IllegalBidError, IllegalPlayError, IrregularStateError, RefusedError) as error:
        yield from faults_in(text, record, error, shown)
        return
    if (record.rules, record.seats, _hand_masks(record)) != (deal.rules, deal.seats, deal.hands()):
        yield Problem(
            place_in(text, ("hands",), shown),
            "stale-result",
            f"the line is not played by the rules and hands of {deal.name}",
        )
    elif played.turn is not None:
        yield Problem(place_in(text, ("plays",), shown), "unfinished-deal", "the line stops before the deal is over")
    else:
        yield from _contradictions(deal, record, text, shown)


def _hand_masks(record: Record) -> dict[str, int]:
    return {seat: sum(1 << card for card in cards) for seat, cards in record.hands.items()}


def _contradictions(deal: LostDeal, record: Record, text: str, shown: str) -> Iterator[Problem]:
    case = deal.case()
    played = played_tricks(case, tricks_of(record))
    for fact in case.facts:
        against = next((each for each in fact.says if not bears_out(each, played, case)), None)
        if against is not None:
            place = ("plays", (against.tricks[0] - 1) * len(deal.seats)) if against.tricks else ("plays",)
            message = f"the line contradicts the fact {fact.id}, that {against.text(deal.seats)}"
            yield Problem(place_in(text, place, shown), "contradicts-fact", message)
