"""The words of a ruling: names, chips and cards in sentences."""

from collections.abc import Iterable, Mapping, Sequence

from hearts_spec.cards import Card, card_name
from hearts_spec.rules.compare import number_word


def listed(names: Sequence[str], last: str = "and") -> str:
    """Join names as a sentence does: `A, B and C`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}" if names else "nobody"


def chips(number: int) -> str:
    """Count chips: `1 chip`, `13 chips`."""
    return f"{number} chip{'' if number == 1 else 's'}"


def points(number: int) -> str:
    """Count points: `1 point`, `-10 points`."""
    return f"{number} point{'' if abs(number) == 1 else 's'}".replace("-", "−")


def cards(number: int) -> str:
    """Count cards in words: `three cards`."""
    return f"{number_word(number)} card{'' if number == 1 else 's'}"


def the_cards(found: Iterable[Card], last: str = "and") -> str:
    """Name cards in words: `the two of clubs and the two of diamonds`."""
    return listed([f"the {card_name(card)}" for card in found], last)


def amounts(by_name: Mapping[str, int]) -> str:
    """Say who has how much, those of one amount together: `A and B 2 each, C 3`."""
    together: dict[int, list[str]] = {}
    for name, amount in by_name.items():
        together.setdefault(amount, []).append(name)
    parts = [
        f"{listed(names)} {str(amount).replace('-', '−')}{' each' if names[1:] else ''}"
        for amount, names in together.items()
    ]
    return listed(parts)


def sentence(text: str) -> str:
    """Give a text as a sentence: a capital letter before it and a stop after it."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".") if text else ""


def verb(names: Sequence[str], one: str, many: str) -> str:
    """Choose the form of a verb by the number of names."""
    return one if len(names) == 1 else many
