"""Cards as a caller sees them: some cards, shown as text when they are looked at."""

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from hearts_spec.cards import (
    JOKER,
    Card,
    NotationError,
    Suit,
    card_text,
    cards_in,
    full_pack,
    mask_as_named,
    mask_of,
    nearest,
    parse_card,
    parse_cards,
    quoted,
)
from hearts_spec.record.model import OBLIGING, PASSES

_EVERY_CARD = mask_as_named((*full_pack(2), JOKER, JOKER + 64))


class Cards(Sequence[str]):
    """Some cards: a hand, what may be played, what was taken.

    They are written out only when they are looked at, by suits and from the lowest, and never change.

    >>> hand = hearts_spec.Cards("QS 10H 2C")
    >>> hand
    Cards('2C QS 10H')
    >>> "qs" in hand, len(hand), list(hand)
    (True, 3, ['2C', 'QS', '10H'])
    >>> hand[0], hand[1:]
    ('2C', Cards('QS 10H'))

    A card that is held twice, where there are two packs, is named twice. Wherever a caller gives cards, it may be as a
    text, as a list of texts or as these. What is no card is refused with a NotationError, even where it is only asked
    for with `in`.
    """

    __slots__ = ("_mask",)

    def __init__(self, cards: str | Iterable[str] = "") -> None:
        """Read cards parted by blanks or commas, or one by one.

        Raises NotationError for what is no card, and for a card named more often than there are packs.
        """
        self._mask = mask_of(read_cards(cards))

    @property
    def mask(self) -> int:
        """The cards as the engine has them: an integer with a bit for each card."""
        return self._mask

    @classmethod
    def of(cls, mask: int) -> "Cards":
        """Give the cards of a mask.

        Raises NotationError for what is no mask of cards.
        """
        if not isinstance(mask, int) or mask & ~_EVERY_CARD:
            raise NotationError(str(mask), 0, f"{quoted(str(mask), 20)} is no mask of cards", "as `mask` gives it")
        made = cls()
        made._mask = mask
        return made

    def __contains__(self, card: object) -> bool:
        number = read_card(card)
        return bool(self.mask & (1 << number | 1 << number + 64))

    def __iter__(self) -> Iterator[str]:
        return map(card_text, self._in_order())

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> "Cards": ...

    def __getitem__(self, place: int | slice) -> "str | Cards":
        found = self._in_order()[place]
        return card_text(found) if isinstance(found, int) else Cards.of(mask_as_named(found))

    def _in_order(self) -> list[Card]:
        return sorted(cards_in(self.mask), key=lambda card: card & 63)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Cards) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"Cards('{self}')"


def read_card(card: object) -> Card:
    """Read one card that a caller names.

    Raises NotationError for what is no card, a number among it.
    """
    if not isinstance(card, str):
        raise NotationError(str(card), 0, f"a card is given as a text, not as {type(card).__name__}", 'as "QS"')
    return parse_card(card)


def read_cards(cards: object) -> list[Card]:
    """Read cards that a caller names, in their order.

    Raises NotationError for what is no card, and for a card named more than twice, for there are two packs at most.
    """
    if not isinstance(cards, str | Iterable):
        raise NotationError(str(cards), 0, f"cards are given as a text, not as {type(cards).__name__}", 'as "QS 10H"')
    found = parse_cards(cards) if isinstance(cards, str) else list(map(read_card, cards))
    for card in found:
        if found.count(card) > 2:
            raise NotationError(card_text(card), 0, f"{card_text(card)} is named {found.count(card)} times")
    return found


def card_said(card: object) -> tuple[Card, bool]:
    """Read a card that is played, and whether it is a joker that obliges another."""
    if isinstance(card, str) and card.strip().lower() == OBLIGING.lower():
        return JOKER, True
    return read_card(card), False


def read_suit(suit: object) -> Suit:
    """Read the suit that a caller names.

    Raises NotationError for what is no suit.
    """
    suits = [each.name.lower() for each in Suit]
    if not isinstance(suit, str) or suit.lower() not in suits:
        hint = f"did you mean {near}?" if (near := nearest(str(suit), suits)) else f"one of {', '.join(suits)}"
        raise NotationError(str(suit), 0, f"{quoted(str(suit))} is not a suit", hint)
    return Suit[suit.upper()]


def read_bid(bid: object) -> int:
    """Read a bid that a caller makes: a number, or `pass`, which is 0.

    Raises NotationError for what is neither.
    """
    chips = 0 if bid == PASSES else bid
    if isinstance(chips, bool) or not isinstance(chips, int) or chips < 0:
        raise NotationError(str(bid), 0, f"{quoted(str(bid))} is not a bid", "a number, or the word pass")
    return chips
