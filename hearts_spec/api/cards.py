"""`Cards`, and reading the cards, suits and bids that a caller gives."""

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
    text_of,
)
from hearts_spec.record.model import OBLIGING, PASSES
from hearts_spec.schema.kinds import MOST

_EVERY_CARD = mask_as_named((*full_pack(2), JOKER, JOKER + 64))


class Cards(Sequence[str]):
    """A set of cards, such as a hand, the legal plays or the cards taken.

    A `Cards` object never changes. It is a sequence of texts, ordered by suit and from the lowest card.

    >>> hand = hearts_spec.Cards("QS 10H 2C")
    >>> hand
    Cards('2C QS 10H')
    >>> "qs" in hand, len(hand), list(hand)
    (True, 3, ['2C', 'QS', '10H'])
    >>> hand[0], hand[1:]
    ('2C', Cards('QS 10H'))

    With two packs, a card that is held twice is listed twice. Wherever a method takes cards, it takes a text, a list of
    texts, or `Cards`. A text that is not a card raises NotationError, also with `in`.
    """

    __slots__ = ("_mask",)

    def __init__(self, cards: str | Iterable[str] = "") -> None:
        """Read cards from one text, separated by blanks or commas, or from a list of texts.

        Raises NotationError for a text that is not a card, and for a card named more than twice.
        """
        self._mask = mask_of(read_cards(cards))

    @property
    def mask(self) -> int:
        """The cards as an integer with one bit for each card, as the engine stores them."""
        return self._mask

    @classmethod
    def of(cls, mask: int) -> "Cards":
        """Return the cards of a `mask`.

        Raises NotationError for an integer that is not a mask of cards.
        """
        if mask & ~_EVERY_CARD:
            raise NotationError(str(mask), 0, f"{quoted(str(mask), 20)} is no mask of cards", "as `mask` gives it")
        made = cls()
        made._mask = mask
        return made

    def __contains__(self, card: object) -> bool:
        number = parse_card(text_of(card))
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


def read_cards(cards: str | Iterable[str]) -> list[Card]:
    """Return the cards that a caller named, in their order.

    Raises NotationError for what is not a card, and for a card named more than twice, because there are at most two
    packs.
    """
    found = parse_cards(cards)
    for card in found:
        if found.count(card) > 2:
            raise NotationError(card_text(card), 0, f"{card_text(card)} is named {found.count(card)} times")
    return found


def read_play(card: str) -> tuple[Card, bool]:
    """Return the card that is played, and whether it is a joker that obliges a high heart to win."""
    return (JOKER, True) if card.strip().lower() == OBLIGING.lower() else (parse_card(card), False)


def read_suit(suit: str) -> Suit:
    """Return the suit that a caller named. Raises NotationError for a text that is not a suit."""
    suits = [each.name.lower() for each in Suit]
    if suit.lower() not in suits:
        hint = f"did you mean {near}?" if (near := nearest(suit, suits)) else f"one of {', '.join(suits)}"
        raise NotationError(suit, 0, f"{quoted(suit)} is not a suit", hint)
    return Suit[suit.upper()]


def read_bid(bid: int | str) -> int:
    """Return the bid that a caller made: a number, or 0 for `pass`. Raises NotationError for anything else."""
    chips = 0 if bid == PASSES else bid
    if not isinstance(chips, int) or not 0 <= chips <= MOST:
        raise NotationError(text_of(bid), 0, f"{quoted(text_of(bid))} is not a bid", "a number, or the word pass")
    return chips
