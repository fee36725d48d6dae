"""Cards of a mask written out, as texts and as JSON has them; each holding of one suit is written only once."""

from hearts_spec.cards import card_text, cards_in

_CLUBS, _DIAMONDS, _SPADES, _HEARTS, *_SECOND_PACK = (0xFFFF << start for start in range(0, 128, 16))


class _OfSuit(dict[int, str]):
    """The cards of one suit as JSON writes them, each with a comma and a blank after it."""

    def __missing__(self, mask: int) -> str:
        self[mask] = text = "".join([f'"{card_text(card)}", ' for card in cards_in(mask)])
        return text


class _CardsJson(dict[int, str]):
    """The cards of each mask as they stand in a list in JSON; those of several suits are not kept, being too many."""

    def __missing__(self, mask: int) -> str:
        known = _OF_SUIT
        text = known[mask & _CLUBS] + known[mask & _DIAMONDS] + known[mask & _SPADES] + known[mask & _HEARTS]
        if mask >> 64:
            text += "".join([known[mask & suit] for suit in _SECOND_PACK])
        if mask in known:
            self[mask] = text[:-2]
        return text[:-2]


_OF_SUIT = _OfSuit()
CARDS_JSON = _CardsJson()


def card_texts(mask: int) -> tuple[str, ...]:
    """Write out the cards of a mask."""
    return tuple(map(card_text, cards_in(mask)))
