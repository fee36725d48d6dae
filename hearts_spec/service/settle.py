"""The settlement of a reported deal, and the fields that a report needs for a game."""

from collections.abc import Iterator, Mapping
from typing import Any

from hearts_spec.cards import Suit, card_name, card_text, cards_in, group_mask, groups_mask
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.settle.settle import settle
from hearts_spec.record import DealReport, NotByNumberError, Settlement, check_alike, completed_deal, counting
from hearts_spec.record.deal_report import needed_facts
from hearts_spec.record.mistakes import (
    FINE,
    FORFEIT,
    FORFEITS,
    PAYS,
    REVOKED,
    agreed_by,
    counts_revokes,
    no_forfeit,
    no_revoke,
)
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.fields import order_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset_file import OptionDraft
from hearts_spec.rules.vocabulary.programme import CONTRACT
from hearts_spec.service.rule_sets import find


def settle_report(library: Library, id: str, report: DealReport, options: Mapping[str, str]) -> Settlement:
    """Return the settlement of a deal by a rule set. Raises as `completed_deal` does."""
    seats = report.seats
    library, rule_set = find(library, id)
    chosen = {**options, CONTRACT: report.contract} if report.contract else options
    table = CompiledRules(library.playable(rule_set.id, len(seats), chosen))
    try:
        table, deal = completed_deal(table, seats, report)
        return Settlement(table.playable, seats, settle(table, deal))
    except IrregularStateError as error:
        if error.position == "scores":
            error.hint = "`hearts-spec score` takes all deals of a game"
        elif isinstance(error, MissingFactError):
            error.hint = f"give `{'slam-choice' if error.position == 'slam' else error.position}`"
        if error.position == "fine" and (option := agreed_by(rule_set.options, FINE)):
            error.hint = f"give `set`, as {option.name}=5"
        raise


_JOKER = group_mask("Joker")


def form_fields(playable: ConfiguredRules, options: Mapping[str, OptionDraft]) -> dict[str, Any]:
    """Return the fields that a settlement of a game needs.

    `kept` is what it is settled in. `hearts` is how many hearts are given by number, 0 if it matters which they are.
    `cards` are the cards then given by name, and `which` those given if every card is named. `suits` are the suits that
    may have been the one to avoid, `shown` the cards that may have been shown before the play, and `bids` says who pays
    for bidding. `called` is the name of a pool that nobody won. `more` are the other fields that have an effect.

    `wrong` is the rule for each mistake, or the reason why it costs nothing; `often` is true if each revoke of one
    player costs more. `agreed` are the options with which players state what a mistake costs.
    """
    table = CompiledRules(playable)
    auction = playable.rules.auction
    sold = auction.is_held
    every = counting(table)
    numbered = _numbered(table, every)
    return {
        "kept": playable.rules.settlement.kept_in.value,
        "hearts": numbered.bit_count(),
        "cards": _card_values(table, every & ~numbered),
        "which": _card_values(table, every),
        "suits": [suit.name.lower() for suit in Suit] if sold else [],
        "shown": _card_values(table, groups_mask(playable.rules.doubling.shown) & table.pack),
        "bids": auction.pays.value if sold else "",
        "called": playable.rules.settlement.called.phrase,
        "more": needed_facts(table),
        "wrong": _mistakes_data(table),
        "often": not no_revoke(table) and counts_revokes(table),
        "agreed": list(_agreed(table, options)),
    }


def _numbered(table: CompiledRules, counting: int) -> int:
    """Return the hearts that may be reported by number, as a mask: all, all but the joker, or none."""
    hearts = table.pack & group_mask("hearts")
    if not hearts & counting:
        return 0
    apart = table.rules.joker.chips_to.pass_pool_by  # the request must say who took the joker
    for mask in (hearts & ~_JOKER,) if apart else (hearts, hearts & ~_JOKER):
        try:
            for shown in (0, *map(group_mask, table.rules.doubling.shown)):
                check_alike(table, mask, shown)
        except NotByNumberError:
            continue
        return mask
    return 0


def _card_values(table: CompiledRules, mask: int) -> list[dict[str, Any]]:
    """Return cards with the value of each, the highest first."""
    found = sorted(cards_in(mask), key=lambda card: (-abs(table.units(1 << card)), -card))
    return [{"card": card_text(each), "name": card_name(each), "units": table.units(1 << each)} for each in found]


def _mistakes_data(table: CompiledRules) -> dict[str, dict[str, Any]]:
    """Return for each mistake that can cost something its rule, or the reason why it costs nothing."""
    return {
        REVOKED: _mistake(table.playable, no_revoke(table), PAYS, "irregular.revoke.trick", "irregular.revoke.dodging"),
        FORFEITS: _mistake(table.playable, no_forfeit(table), FORFEIT, "irregular.hands.unequal"),
    }


def _mistake(playable: ConfiguredRules, why_not: str, key: str, *more: str) -> dict[str, Any]:
    says = f"This game {why_not}." if why_not else " ".join(playable.says(*sorted((key, *more), key=order_of)))
    return {"says": says, "silent": playable.leaves[key].silent}


def _agreed(table: CompiledRules, options: Mapping[str, OptionDraft]) -> Iterator[dict[str, Any]]:
    """Yield the options with which players agree what a mistake costs, if it may cost something."""
    law = table.rules.irregular
    for word, key, now, has_price in (
        (REVOKED, FINE, law.revoke.fine, not no_revoke(table) and counts_revokes(table)),
        (FORFEITS, FORFEIT, law.hands.forfeit, not no_forfeit(table)),
    ):
        if has_price and (option := agreed_by(options, key)):
            yield {"word": word, "option": option.name, "asks": option.asks, "now": now}
