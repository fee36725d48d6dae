"""Cards of a mask written out, as texts and as JSON has them; each holding of one suit is written only once."""

from hearts_spec.cards import card_text, cards_in

_CLUBS, _DIAMONDS, _SPADES, _HEARTS, *_SECOND_PACK = _SUITS = [0xFFFF << start for start in range(0, 128, 16)]
_REST = _HEARTS | sum(_SECOND_PACK)
_OF_SUIT = {0: ""}  # the cards of one suit as JSON writes them, each with a comma and a blank after it
ONE_SUIT_JSON: dict[int, str] = {}  # lists of cards of one suit, those met with so far; of several there are too many


def cards_json(mask: int) -> str:
    """Write the cards of a mask as a list."""
    known = _OF_SUIT
    try:
        text = known[mask & _CLUBS] + known[mask & _DIAMONDS] + known[mask & _SPADES] + known[mask & _REST]
    except KeyError:  # some are met with for the first time, or are of a second pack
        text = "".join([known.get(held) or _of_suit(held) for suit in _SUITS if (held := mask & suit)])
    return f"[{text[:-2]}]"


def _of_suit(mask: int) -> str:
    """Write the cards of one suit, and keep what is written."""
    texts = [f'"{card_text(card)}"' for card in cards_in(mask)]
    ONE_SUIT_JSON[mask] = f"[{', '.join(texts)}]"
    _OF_SUIT[mask] = "".join([f"{text}, " for text in texts])
    return _OF_SUIT[mask]


def card_texts(mask: int) -> tuple[str, ...]:
    """Write out the cards of a mask."""
    return tuple(map(card_text, cards_in(mask)))
