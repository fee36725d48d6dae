"""Names and amounts in a sentence."""

from collections.abc import Mapping, Sequence


def listed(names: Sequence[str], last: str = "and") -> str:
    """Join names as a sentence does: `A, B and C`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}" if names else "nobody"


def amounts(by_name: Mapping[str, int], plus: bool = False) -> str:
    """Say who has how much, those of one amount together: `A and B 2 each, C 3`; with `plus`, gains are signed too."""
    together: dict[int, list[str]] = {}
    for name, amount in by_name.items():
        together.setdefault(amount, []).append(name)
    parts = [
        f"{listed(names)} {f'{amount:+d}' if plus else amount}".replace("-", "−") + (" each" if names[1:] else "")
        for amount, names in together.items()
    ]
    return listed(parts)
