"""Showing a card before the first lead, so that it counts double."""

from collections.abc import Mapping, Sequence

from hearts_spec.cards import Card, card_name, card_text, copy_in, group_name, groups_mask
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, Refusal, refuse
from hearts_spec.schema.english import listed


def why_not_show(table: CompiledRules, hand: int, card: Card) -> Refusal | None:
    """Say why the holder of a hand may not show a card before the play, or None when he may."""
    names = table.rules.doubling.shown
    if not groups_mask(names) >> card & 1:
        reason = "no card may be shown before the play"
        if names:
            only = listed([*map(group_name, names)])
            reason = f"only {only} may be shown before the play, and not the {card_name(card)}"
        return refuse(table.playable, reason, "doubling.shown")
    if not hand >> card & 1:
        return refuse(table.playable, f"the {card_name(card)} is not in the hand")
    return None


def still_shown(table: CompiledRules, hand: int, shown: int) -> int:
    """Give as a mask the cards of a hand that its holder may show, beside those that he has shown."""
    return hand & ~shown & groups_mask(table.rules.doubling.shown)


def still_waiting(table: CompiledRules, shown: int, played: Sequence[Card], tricks: int) -> int:
    """Give as a mask those of the cards shown that wait, their suit having been led to none of the finished tricks.

    `played` are the cards played, trick after trick, and `tricks` how many tricks are finished.
    """
    if not table.rules.doubling.played.waits:
        return 0
    for card in played[: tricks * table.players : table.players]:
        shown &= ~table.suit_when_led[card]
    return shown


def shown_cards(table: CompiledRules, hands: Sequence[int], shown: Mapping[int, Sequence[Card]]) -> int:
    """Give as a mask the cards that some seats show, of the hands with which the play begins.

    Raises IrregularStateError for one that may not be shown, or is shown twice.
    """
    found = 0
    for seat, cards in shown.items():
        for named in cards:
            card = copy_in(hands[seat] & ~found, named)
            refusal = why_not_show(table, hands[seat] & ~found, card)
            if refusal:
                message = f"{card_text(named)} may not be shown: {refusal.reason}"
                raise IrregularStateError(message, card_text(named), "shows")
            found |= 1 << card
    return found


__all__ = ["shown_cards", "still_shown", "still_waiting", "why_not_show"]
