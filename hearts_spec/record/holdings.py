"""Cards of a mask written out, as texts and as JSON has them; each holding of one suit is written only once."""

from hearts_spec.cards import card_text, cards_in

_CLUBS, _DIAMONDS, _SPADES, _HEARTS, *_SECOND_PACK = (0xFFFF << start for start in range(0, 128, 16))
_REST = _HEARTS | sum(_SECOND_PACK)


class _OfSuit(dict[int, str]):
    """The cards of one suit as JSON writes them, each with a comma and a blank after it."""

    def __missing__(self, mask: int) -> str:
        holdings = [mask & suit for suit in (_HEARTS, *_SECOND_PACK) if mask & suit]
        if len(holdings) > 1:
            return "".join([self[each] for each in holdings])
        texts = [f'"{card_text(card)}"' for card in cards_in(mask)]
        self[mask] = text = "".join([f"{text}, " for text in texts])
        ONE_SUIT_JSON[mask] = f"[{', '.join(texts)}]"
        return text


_OF_SUIT = _OfSuit()
ONE_SUIT_JSON: dict[int, str] = {}  # lists of cards of one suit, those met with so far; of several there are too many


def cards_json(mask: int) -> str:
    """Write the cards of a mask as a list."""
    known = _OF_SUIT
    text = known[mask & _CLUBS] + known[mask & _DIAMONDS] + known[mask & _SPADES] + known[mask & _REST]
    return f"[{text[:-2]}]"


def card_texts(mask: int) -> tuple[str, ...]:
    """Write out the cards of a mask."""
    return tuple(map(card_text, cards_in(mask)))
