"""Cards as a caller sees them: some cards, shown as text when they are looked at."""

from collections.abc import Collection, Iterator

from hearts_spec.cards import Card, NotationError, card_text, cards_in, mask_of, parse_card, parse_cards


class Cards(Collection[str]):
    """Some cards: a hand, what may be played, what was taken.

    They are written out only when they are looked at, and never change.

    >>> hand = Cards("QS 10H 2C")
    >>> hand
    Cards('2C QS 10H')
    >>> "qs" in hand, len(hand), list(hand)
    (True, 3, ['2C', 'QS', '10H'])

    A card that is held twice, where there are two packs, is named twice. `mask` are the cards as the engine has them: an
    integer with a bit for each card.
    """

    __slots__ = ("mask",)

    def __init__(self, text: str = "") -> None:
        """Read cards parted by blanks or commas.

        Raises NotationError for a text that is no card.
        """
        if not isinstance(text, str):
            raise NotationError(str(text), 0, "cards are given as a text", 'as "QS 10H"')
        self.mask = mask_of(parse_cards(text))

    @classmethod
    def of(cls, mask: int) -> "Cards":
        """Give the cards of a mask."""
        made = cls()
        made.mask = mask
        return made

    def __contains__(self, card: object) -> bool:
        number = read_card(card)
        return bool(self.mask & (1 << number | 1 << number + 64))

    def __iter__(self) -> Iterator[str]:
        return map(card_text, sorted(cards_in(self.mask), key=lambda card: card & 63))

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
