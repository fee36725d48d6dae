"""Cards that double what others count, and cards that are shown before the play so as to count double."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import card_name, cards_in, group_mask, group_name, groups_mask, suit_of
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.lead import LeadRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.values import Values
from hearts_spec.schema.field_info import says, there_is
from hearts_spec.schema.kinds import Group, ManyOf
from hearts_spec.schema.word import Word


class ShownDoubles(Word):
    """What a card doubles that was shown before the play."""

    ITSELF = "itself", "what it counts itself"
    ITS_SUIT = "its-suit", "whatever counts of its suit"


class ShownPlayed(Word):
    """When a card may be played that was shown before the play."""

    AT_WILL = "at-will", "may be played like any other"
    ONCE_LED = (
        "once-led",
        "may not be played to the first trick in which its suit is led, unless its holder has no other of the suit",
    )

    @property
    def waits(self) -> bool:
        """Say whether it has to wait until its suit has been led once."""
        match self:
            case ShownPlayed.ONCE_LED:
                return True
            case ShownPlayed.AT_WILL:
                return False
            case never:
                assert_never(never)


_SHOWN = there_is("doubling.shown")
_CARDS = ManyOf(Group(card_only=True), distinct=True)


@dataclass(frozen=True, slots=True)
class DoublingRules:
    """Cards that double what others count, and cards that are shown (exposed) before the play so as to count double."""

    cards: tuple[str, ...] = says(
        "Doubling cards",
        "All that a player's cards come to is doubled for each of these that he takes: {}.",
        "None where no card doubles. What cards take off is doubled like the rest; bonuses and slams are not.",
        silent=(),
        none="No card doubles what others count.",
        kind=_CARDS,
    )
    alone: int = says(
        "A doubling card alone",
        "Taken without any card that counts, a doubling card scores {}.",
        "Points; may be below 0.",
        silent=0,
        none="Taken without any card that counts, a doubling card scores nothing.",
        least=-1000,
        only=[there_is("doubling.cards")],
    )
    shown: tuple[str, ...] = says(
        "Cards shown to double them",
        "Before the first lead its holder may lay face up, so as to double it: {}.",
        "Also called exposing or declaring. The card stays in his hand; where it is a doubling card, it doubles twice.",
        silent=(),
        none="No card is shown before the first lead.",
        kind=_CARDS,
    )
    doubles: ShownDoubles = says(
        "A card shown doubles", "A card that was so shown doubles {}.", silent=ShownDoubles.ITSELF, only=[_SHOWN]
    )
    played: ShownPlayed = says(
        "Playing a card shown",
        "A card that was so shown {}.",
        "Its holder is bound whether he leads the suit or follows; thrown on another suit it may be at any time.",
        silent=ShownPlayed.AT_WILL,
        only=[_SHOWN],
    )

    def reach(self, shown: int) -> int:
        """Give the cards that count double when some were shown; both are masks."""
        match self.doubles:
            case ShownDoubles.ITSELF:
                return shown
            case ShownDoubles.ITS_SUIT:
                return groups_mask({suit_of(card).name for card in cards_in(shown)})
            case _:
                assert_never(self.doubles)

    def troubles(self, pack: PackRules, joker: JokerRules, values: Values, lead: LeadRules) -> Iterator[Conflict]:
        """Report cards that double nothing when they are shown, and one that must wait and be led."""
        in_play = joker.among(pack)
        counting = groups_mask(name for name, value in values.items() if value) | groups_mask(self.cards)
        for name in self.shown:
            if group_mask(name) & in_play and not self.reach(group_mask(name)) & counting:
                message = f"{group_name(name)} counts nothing, so to show it doubles nothing"
                yield Conflict("doubling.shown", message, "leave it out, or say what it counts", ("values",))
        opening = pack.lowest_club() if lead.opening.is_lowest_club else None
        if self.played.waits and opening is not None and groups_mask(self.shown) >> opening & 1:
            message = f"the {card_name(opening)} must be led to the first trick, and cannot wait"
            yield Conflict("doubling.shown", message, "leave it out", ("lead.opening",))
