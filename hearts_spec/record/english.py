"""Names and amounts in a sentence."""

from collections.abc import Mapping, Sequence

from hearts_spec.schema.english import listed as joined
from hearts_spec.schema.group_by import together


def listed(names: Sequence[str], last: str = "and") -> str:
    """Join names as a sentence does: `A, B and C`, or `nobody`."""
    return joined(names, last, none="nobody")


def amounts(by_name: Mapping[str, int], plus: bool = False) -> str:
    """Say who has how much, those of one amount together: `A and B 2 each, C 3`; with `plus`, gains are signed too."""
    parts = [
        f"{listed(names)} {f'{amount:+d}' if plus else amount}".replace("-", "−") + (" each" if names[1:] else "")
        for amount, names in together(by_name, by_name.__getitem__).items()
    ]
    return listed(parts)
