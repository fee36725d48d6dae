"""Cards that double what others count, and cards shown before the play. Each rule stands together."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.cards import Card, Suit, card_name, cards_in, group_mask, group_name, groups_mask, suit_of
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.limits import Limit, Reason, refused_by
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.leading import LeadRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.values import Values
from hearts_spec.schema.field_info import Word, says, there_is
from hearts_spec.schema.kinds import Group, ManyOf

_SINGLE_CARDS = ManyOf(Group(card_only=True), distinct=True)
_SHOWN_ANY = there_is("doubling.shown")

# doubling.cards, alone: cards that double the others their taker takes

_CARDS = says(
    "Doubling cards",
    "A player's total for cards is doubled for each of these cards they take: {}.",
    "None if no card doubles. Points that cards subtract are doubled too; bonuses and slams are not.",
    default=(), none="No card doubles what others count.", kind=_SINGLE_CARDS,
)  # fmt: skip
_ALONE = says(
    "A doubling card alone",
    "Taken without any card that counts, a doubling card scores {}.",
    "Points; may be below 0.",
    default=0, none="Taken without any card that counts, a doubling card scores nothing.", least=-1000,
    only=[there_is("doubling.cards")],
)  # fmt: skip


# doubling.shown: cards that may be shown before the play

_SHOWN = says(
    "Cards shown to double them",
    "Only these cards may be shown face up before the first lead, to double them: {}.",
    "Also called exposing or declaring. The card stays in hand; a doubling card that is shown doubles twice.",
    default=(), none="No card may be shown before the first lead.", kind=_SINGLE_CARDS,
)  # fmt: skip


def _why_not_show(names: tuple[str, ...], hand: int, card: Card) -> Reason | None:
    if not groups_mask(names) >> card & 1:
        return refused_by("doubling.shown")
    return None if hand >> card & 1 else Reason((), facts=f"the {card_name(card)} is not in the hand")


# doubling.doubles: what a card shown doubles


class ShownDoubles(Word):
    """What a card shown before the play doubles."""

    ITSELF = "itself", "what it counts itself"
    ITS_SUIT = "its-suit", "every card of its suit that counts"


_DOUBLES = says(
    "A card shown doubles", "A card shown before the first lead doubles {}.", default=ShownDoubles.ITSELF,
    only=[_SHOWN_ANY],
)  # fmt: skip


# doubling.played: when a card shown may be played


class ShownPlayed(Word):
    """When a card shown before the play may be played."""

    waits: bool  # True if it must wait until its suit has been led once.

    AT_WILL = "at-will", "may be played like any other card"
    ONCE_LED = (
        "once-led",
        "may not be played when its suit is first led, unless its holder has no other of the suit",
        {"waits": True},
    )


_PLAYED = says(
    "Playing a card shown",
    "A card shown before the first lead {}.",
    "This limits leading and following suit; the card may be discarded on another suit at any time.",
    default=ShownPlayed.AT_WILL, only=[_SHOWN_ANY],
)  # fmt: skip


def waiting_limits(waiting: int) -> Iterator[Limit]:
    """Yield the limit on the cards in `waiting`, a mask: shown before the play, and their suit not yet led.

    Such a card may not be played by a player who holds another card of its suit, unless nothing else can be played.
    """
    if not waiting:
        return
    suits = [(suit, suit & waiting) for suit in (group_mask(suit.name) for suit in Suit) if suit & waiting]

    def keep(hand: int) -> int:
        free = hand
        for suit, cards in suits:
            held = hand & suit
            if held & held - 1:  # more than one card
                free &= ~cards
        return free or hand

    yield Limit(keep, ("doubling.played",))


@dataclass(frozen=True, slots=True)
class DoublingRules:
    """Cards that double what others count, and cards that are shown (exposed) before the play so as to count double."""

    cards: tuple[str, ...] = _CARDS
    alone: int = _ALONE
    shown: tuple[str, ...] = _SHOWN
    doubles: ShownDoubles = _DOUBLES
    played: ShownPlayed = _PLAYED

    def why_not_show(self, hand: int, card: Card) -> Reason | None:
        """Return why the holder of a hand may not show a card before the play, or None if they may."""
        return _why_not_show(self.shown, hand, card)

    def may_show(self, hand: int, shown: int) -> int:
        """Return the cards of a hand that may still be shown, as a mask; `shown` are those already shown."""
        return hand & ~shown & groups_mask(self.shown)

    def reach(self, shown: int) -> int:
        """Return the cards, as a mask, that count double when the cards of `shown`, a mask, were shown."""
        match self.doubles:
            case ShownDoubles.ITSELF:
                return shown
            case ShownDoubles.ITS_SUIT:
                return groups_mask({suit_of(card).name for card in cards_in(shown)})

    def conflicts(self, pack: PackRules, joker: JokerRules, values: Values, lead: LeadRules) -> Iterator[Conflict]:
        """Yield conflicts: shown cards that double nothing, and one that must both wait and be led."""
        in_play = joker.among(pack)
        counting = groups_mask(name for name, value in values.items() if value) | groups_mask(self.cards)
        for name in self.shown:
            if group_mask(name) & in_play and not self.reach(group_mask(name)) & counting:
                message = f"{group_name(name)} counts nothing, so to show it doubles nothing"
                yield Conflict(
                    "doubling.shown", "nothing-counts", message, "leave it out, or say what it counts", ("values",)
                )
        opening = pack.lowest_club() if lead.opening.is_lowest_club else None
        if self.played.waits and opening is not None and groups_mask(self.shown) >> opening & 1:
            message = f"the {card_name(opening)} must be led to the first trick, and cannot wait"
            yield Conflict("doubling.shown", "cannot-happen", message, "leave it out", ("lead.opening",))
