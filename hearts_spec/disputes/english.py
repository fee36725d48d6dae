"""The words of a ruling: names, chips and cards in sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence

from hearts_spec.cards import Card, card_name, plural
from hearts_spec.disputes.question import YOU
from hearts_spec.record.english import amounts, listed
from hearts_spec.schema.english import number_word


def chips(number: int) -> str:
    """Count chips: `no chips`, `1 chip`, `13 chips`."""
    return f"{number or 'no'} chip{'' if number == 1 else 's'}"


def points(number: int) -> str:
    """Count points: `no points`, `1 point`, `-10 points`."""
    return f"{number or 'no'} point{'' if abs(number) == 1 else 's'}".replace("-", "−")


def cards(number: int) -> str:
    """Count cards in words: `three cards`."""
    return f"{number_word(number)} card{'' if number == 1 else 's'}"


def span(numbers: Sequence[int]) -> str:
    """Name some numbers in words, those in a row by the first and last: `three to six`."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{number_word(numbers[0])} to {number_word(numbers[-1])}"
    return listed([number_word(number) for number in numbers])


def the_cards(found: Iterable[Card], last: str = "and") -> str:
    """Name cards in words: `the two of clubs and the two of diamonds`."""
    return listed([f"the {card_name(card)}" for card in found], last)


def each_once(found: Iterable[Card]) -> str:
    """Name cards in words, two that are the same together: `both queens of spades and the joker`."""
    counts = Counter(card_name(card) for card in found)
    return listed([f"both {plural(name)}" if count > 1 else f"the {name}" for name, count in counts.items()])


def sentence(text: str) -> str:
    """Give a text as a sentence: a capital letter before it and a stop after it."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".") if text else ""


def verb(names: Sequence[str], one: str, many: str) -> str:
    """Choose the form of a verb by the number of names; `you` takes the form of many."""
    return one if len(names) == 1 and names[0] != YOU else many


def whose(name: str) -> str:
    """Give the possessive of a player's name: `A's`, `your`."""
    return "your" if name == YOU else f"{name}'s"


__all__ = [
    "amounts",
    "cards",
    "chips",
    "each_once",
    "listed",
    "points",
    "sentence",
    "span",
    "the_cards",
    "verb",
    "whose",
]
