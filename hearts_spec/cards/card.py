"""Cards as small integers, hands as bit masks, and the text for both.

The number of a card is its suit times 16 plus its place in the suit. So cards of a suit compare by rank, and a hand
fits in one integer with a bit for each card. Place 9, between the ten and the jack, is for a joker, which ranks there
in the sources that have one. The second copy of a card is 64 higher.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import islice

from hearts_spec.cards.errors import NotationError, nearest, quoted

Card = int


class Suit(IntEnum):
    """The four suits, in the order in which cards are sorted."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3


SUITS = tuple(Suit)
_SUIT_LETTERS = "CDSH"
_SUIT_SIGNS = {"♣": "C", "♦": "D", "♠": "S", "♥": "H", "♧": "C", "♢": "D", "♤": "S", "♡": "H"}
_VARIATIONS = "\ufe0e\ufe0f"  # choose whether a suit sign is drawn in black or in colour
_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "", "J", "Q", "K", "A")
_RANK_NAMES = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "",
    "jack", "queen", "king", "ace",
)  # fmt: skip
JOKER_PLACE = 9
ACE_PLACE = 13
JOKER: Card = Suit.HEARTS * 16 + JOKER_PLACE
_COPY = 64
BITS = (*(1 << card for card in range(2 * _COPY)), 0)  # by card; the last entry, found by -1, is no card
_TOKEN = re.compile(r"[^\s,]+")

_TEXTS: dict[Card, str] = {
    suit * 16 + place: rank + _SUIT_LETTERS[suit] for suit in SUITS for place, rank in enumerate(_RANKS) if rank
}
_TEXTS[JOKER] = "Joker"
_CARDS = {text.upper(): card for card, text in _TEXTS.items()}
_CARDS.update({"T" + letter: _CARDS["10" + letter] for letter in _SUIT_LETTERS})

_SUIT_MASK = {suit: sum(1 << (suit * 16 + place) for place, rank in enumerate(_RANKS) if rank) for suit in SUITS}
_SUIT_MASK[Suit.HEARTS] |= 1 << JOKER


_SUIT_OF = tuple(Suit(card >> 4 & 3) for card in range(2 * _COPY))  # by card


def suit_of(card: Card) -> Suit:
    """Return the suit of a card; a joker is a heart."""
    return _SUIT_OF[card]


def place_of(card: Card) -> int:
    """Return the rank of a card within its suit: 0 for the two, 13 for the ace."""
    return card & 15


def card_text(card: Card) -> str:
    """Return a card as text: `QS`, `10H`, `Joker`."""
    return _TEXTS[card & 63]


def rank_name(card: Card) -> str:
    """Return the rank of a card as a word: `queen`, or `joker`."""
    return "joker" if card & 63 == JOKER else _RANK_NAMES[place_of(card)]


def card_name(card: Card) -> str:
    """Return the name of a card: `queen of spades`, `joker`."""
    return "joker" if card & 63 == JOKER else f"{rank_name(card)} of {suit_of(card).name.lower()}"


def names_together(cards: Iterable[Card]) -> list[str]:
    """Return the names of cards, whole suits and ranks together: `the clubs of one pack`, `the twos`."""
    cards = list(cards)
    by_suit = Counter(map(suit_of, cards))
    whole = {suit for suit, count in by_suit.items() if count == len(_RANK_NAMES) - 1}
    by_rank = Counter(rank_name(card) for card in cards if suit_of(card) not in whole)

    def name(card: Card) -> str:
        if suit_of(card) in whole:
            return f"the {suit_of(card).name.lower()} of one pack"
        alike = by_rank[rank_name(card)] == len(SUITS)
        return f"the {plural(rank_name(card)) if alike else card_name(card)}"

    return list(dict.fromkeys(map(name, cards)))


def plural(name: str) -> str:
    """Return the plural of the name of a card or rank: `queens of spades`, `sixes`."""
    rank, of, suit = name.partition(" ")
    return f"{rank}{'es' if rank.endswith('x') else 's'}{of}{suit}"


_NAMED = {card_name(card).upper(): text for card, text in _TEXTS.items()}


_RANK_NUMBERS = {"11": "J", "12": "Q", "13": "K", "14": "A"}


def pips_of(card: Card) -> int:
    """Return the pips of a card: its number, 1 for an ace, 0 for a court card or a joker."""
    place = place_of(card)
    return place + 2 if place < JOKER_PLACE else int(place == ACE_PLACE)


def parse_card(text: str, position: int = 0) -> Card:
    """Read one card, in either case: `QS`, `10H` or `TH`, `Q♠`, `Joker`.

    Raises NotationError with the token and its position.
    """
    token = text.strip().rstrip(_VARIATIONS).upper()
    if token and token[-1] in _SUIT_SIGNS:
        token = token[:-1] + _SUIT_SIGNS[token[-1]]
    card = _CARDS.get(token)
    if card is None:
        near = _NAMED.get(token) or _rank_first(token) or _rank_by_number(token)
        if near is None and len(token) <= 8:
            near = nearest(token, _CARDS)
        hint = f"did you mean {_TEXTS[_CARDS[near.upper()]]}?" if near else "a card is a rank and a suit, as QS or 10H"
        raise NotationError(text, position, f"{quoted(text, 20)} is not a card", hint)
    return card


def _rank_first(token: str) -> str | None:
    """Return a card written suit first, such as `H10` or `♥10`, with its rank first; None if it is not a card."""
    suit = _SUIT_SIGNS.get(token[:1], token[:1])
    turned = token[1:].lstrip(_VARIATIONS) + suit
    return turned if turned in _CARDS else None


def _rank_by_number(token: str) -> str | None:
    """Return a card whose rank is a number, as many programs write it, such as `12S`; None if it is not a card."""
    turned = _RANK_NUMBERS.get(token[:-1], "") + token[-1:]
    return turned if turned in _CARDS else None


def parse_cards(cards: str | Iterable[str]) -> list[Card]:
    """Read cards in their order: a text with blanks or commas between them, as `QS 10H 2C`, or one text for each.

    Raises NotationError with the token that is not a card and its position in the text.
    """
    if isinstance(cards, str):
        return [parse_card(token.group(), token.start()) for token in _TOKEN.finditer(cards)]
    return list(map(parse_card, islice(cards, 2 * len(_TEXTS) + 1)))


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as text, separated by blanks."""
    return " ".join(card_text(card) for card in cards)


def mask_of(cards: Iterable[Card]) -> int:
    """Return the hand that holds these cards; a card named twice counts as its second copy."""
    mask = 0
    for card in cards:
        mask |= 1 << (card + _COPY if mask >> card & 1 else card)
    return mask


def mask_as_named(cards: Iterable[Card]) -> int:
    """Return the hand that holds these cards, all different, each in the copy named; -1 means no card."""
    return sum([BITS[card] for card in cards])


def bit_in(mask: int, card: Card) -> int:
    """Return the copy of a card that is in a mask, as a mask: the copy named if it is there; 0 for none."""
    return mask & 1 << card or mask & 1 << (card ^ _COPY)


def copy_in(hand: int, card: Card) -> Card:
    """Return the copy of a card that a hand holds, or the card as given if the hand does not hold it."""
    found = bit_in(hand, card)
    return found.bit_length() - 1 if found else card


def mask_out_of(left: int, cards: Iterable[Card]) -> int:
    """Return the hand that holds these cards, each as the first copy in `left`, or as named if no copy is left."""
    mask = 0
    for card in cards:
        mask |= bit_in(left & ~mask, card) or 1 << (card + _COPY if mask >> card & 1 else card)
    return mask


def hands_out_of(left: int, held: Iterable[Iterable[Card]]) -> list[int]:
    """Return the hands that hold these cards, taken in order: `mask_out_of` of what the earlier hands have left."""
    hands = []
    for cards in held:
        hands.append(mask_out_of(left, cards))
        left &= ~hands[-1]
    return hands


def cards_in(mask: int) -> Iterator[Card]:
    """Yield the cards of a hand, lowest club first, hearts last."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def full_pack(packs: int = 1) -> list[Card]:
    """Return the 52 cards of each pack, in order; the second pack has the second copies."""
    single = [card for card in sorted(_TEXTS) if card != JOKER]
    return [card + _COPY * copy for copy in range(packs) for card in single]


def is_group(text: str) -> bool:
    """True if a text names a suit (`hearts`) or a card (`QS`), as rules name groups of cards."""
    return text.upper() in Suit.__members__ or text.upper() in _CARDS


@lru_cache(maxsize=512)
def group_mask(group: str) -> int:
    """Return the cards that a group name means, in every copy.

    Raises NotationError if it names neither a suit nor a card.
    """
    name = group.upper()
    mask = _SUIT_MASK[Suit[name]] if name in Suit.__members__ else 1 << parse_card(group)
    return mask | mask << _COPY


def groups_mask(groups: Iterable[str]) -> int:
    mask = 0
    for group in groups:
        mask |= group_mask(group)
    return mask


def group_name(group: str, each: str = "") -> str:
    """Return the name of a group: `the queen of spades`, `hearts`, or `a heart` if `each` is `a`."""
    if group.upper() not in Suit.__members__:
        return f"the {card_name(parse_card(group))}"
    return f"{each} {group[:-1].lower()}" if each else group.lower()
