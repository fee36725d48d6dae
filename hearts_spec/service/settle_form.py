"""What a settlement of a game is asked with, read off its rules: what a form for it must hold, and no more."""

from collections.abc import Iterator, Mapping
from typing import Any

from hearts_spec.cards import Suit, card_name, card_text, cards_in, group_mask, groups_mask
from hearts_spec.engine import CompiledRules
from hearts_spec.record import NotByNumberError, check_alike, counting
from hearts_spec.record.reported_errors import (
    ESCAPING,
    FINE,
    FORFEIT,
    FORFEITS,
    PAYS,
    REVOKED,
    agreed_by,
    counts_revokes,
    no_forfeit,
    no_revoke,
    prices_escape,
)
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.fields import order_of
from hearts_spec.rules.options import OptionDraft
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn

_JOKER = group_mask("Joker")


def wanted(playable: ConfiguredRules, options: Mapping[str, OptionDraft]) -> dict[str, Any]:
    """Give what a settlement of a game is asked with.

    `kept` is what it is settled in. `hearts` is the number of hearts that are told by number, 0 where it matters which
    they are; `cards` are those that are then told by name, and `which` those told where all are. `suits` are those that
    may have been avoided, `shown` the cards that may have been shown before the play, and `bids` says who pays for
    bidding. `more` are the other words of the question. `called` is what a pool is called that stands.

    `wrong` gives the rule for each mistake, or says that there is none; `often`, whether each revoke of one player is
    paid for. `agreed` are those of the `options` of its rule set by which players say what a mistake costs.
    """
    table = CompiledRules(playable)
    auction = playable.rules.auction
    sold = auction.is_held
    every = counting(table)
    numbered = _numbered(table, every)
    return {
        "kept": playable.rules.settlement.kept_in.value,
        "hearts": numbered.bit_count(),
        "cards": _cards(table, every & ~numbered),
        "which": _cards(table, every),
        "suits": [suit.name.lower() for suit in Suit] if sold else [],
        "shown": _cards(table, groups_mask(playable.rules.doubling.shown) & table.pack),
        "bids": auction.pays.value if sold else "",
        "called": playable.rules.settlement.called.phrase,
        "more": [word for word, has_use in used(table).items() if has_use],
        "wrong": _wrong(table),
        "often": not no_revoke(table) and counts_revokes(table),
        "agreed": list(_agreed(table, options)),
    }


def _numbered(table: CompiledRules, counting: int) -> int:
    """Give the hearts whose number says enough: with the joker, or else without it, or none."""
    hearts = table.pack & group_mask("hearts")
    if not hearts & counting:
        return 0
    apart = table.rules.joker.chips_to.pass_pool_by  # who took it must be said
    for mask in (hearts & ~_JOKER,) if apart else (hearts, hearts & ~_JOKER):
        try:
            check_alike(table, mask)
        except NotByNumberError:
            continue
        return mask
    return 0


def _cards(table: CompiledRules, mask: int) -> list[dict[str, Any]]:
    """Give cards with what each counts, the dearest first where they are no hearts."""
    found = sorted(cards_in(mask), key=lambda card: (-abs(table.units(1 << card)), -card))
    return [{"card": card_text(each), "name": card_name(each), "units": table.units(1 << each)} for each in found]


def used(table: CompiledRules) -> dict[str, bool]:
    """Give the other words of the question, and whether its rules have a use for each."""
    rules = table.rules
    settlement, bonus = rules.settlement, rules.bonus
    of_slams = [slam.tricks for slam in rules.slam.every.values()]
    tricks = bool(bonus.trick) or any(each.are_counted for each in of_slams)
    ends = any(each.are_first_and_last for each in of_slams)
    sold = rules.auction.is_held
    chips = settlement.kept_in is KeptIn.CHIPS
    pot = bool(settlement.pot.ante)
    return {
        "pool": chips and bool(settlement.pool),
        "jack": chips and leaves_jack(settlement.pool),
        "divided": sold and rules.auction.jack.hangs_on_division,
        "pot": pot,
        "tricks": tricks,
        "first-trick": bool(bonus.first_trick) or ends,
        "last-trick": bool(bonus.last_trick) or ends,
        "trickless": not tricks and (bool(bonus.no_trick) or (pot and settlement.pot.won_by.is_by_tricks)),
        "shown": bool(rules.doubling.shown),
        "declared": rules.slam.can_be_declared,
        "dealer": chips and settlement.odd_chip.goes_by_seats,
        "joker": rules.joker.chips_to.pass_pool_by,
        "slam-choice": rules.slam.offers_choice,
        "bid": sold and not rules.auction.pays.is_by_all,
        "bids": sold and rules.auction.pays.is_by_all,
        REVOKED: not no_revoke(table),
        ESCAPING: not no_revoke(table) and prices_escape(table),
        FORFEITS: not no_forfeit(table),
    }


def _wrong(table: CompiledRules) -> dict[str, dict[str, Any]]:
    """Give what is said of each mistake that a settlement may have to reckon with: its rule, or why there is none."""
    return {
        REVOKED: _told_of(table.playable, no_revoke(table), PAYS, "irregular.revoke.trick", "irregular.revoke.dodging"),
        FORFEITS: _told_of(table.playable, no_forfeit(table), FORFEIT, "irregular.hands.unequal"),
    }


def _told_of(playable: ConfiguredRules, why_not: str, key: str, *more: str) -> dict[str, Any]:
    says = f"This game {why_not}." if why_not else " ".join(playable.says(*sorted((key, *more), key=order_of)))
    return {"says": says, "silent": playable.leaves[key].silent}


def _agreed(table: CompiledRules, options: Mapping[str, OptionDraft]) -> Iterator[dict[str, Any]]:
    """Give the numbers for which the players agree what a mistake costs, where it may cost something."""
    law = table.rules.irregular
    for word, key, now, asked in (
        (REVOKED, FINE, law.revoke.fine, not no_revoke(table) and counts_revokes(table)),
        (FORFEITS, FORFEIT, law.hands.forfeit, not no_forfeit(table)),
    ):
        if asked and (option := agreed_by(options, key)):
            yield {"word": word, "option": option.name, "asks": option.asks, "now": now}
