"""A figure as a reader sees it: with its margin, and with as many digits as the margin allows."""

from math import floor, log10
from typing import NamedTuple

from hearts_spec.measure.tally import SURE, Figure

_PER_CENT = "\u00a0%"
_SHARES = ("pool-won", "pool-divided", "pool-left", "nobody-clear", "everything", "tried", "explained")
_SHARE_GROUPS = ("keeps-", "wins-")


class Shown(NamedTuple):
    """A figure as it is shown: value and 95 % margin as numbers, and both as text. Shares are in per cent."""

    value: float
    margin: float
    text: str
    whole: str

    def overlaps(self, other: "Shown") -> bool:
        """True if the margins of two figures overlap."""
        return abs(self.value - other.value) <= self.margin + other.margin


def is_share(key: str) -> bool:
    return key in _SHARES or key.startswith(_SHARE_GROUPS)


def shown(figure: Figure, deals: int, share: bool | None = None) -> Shown:
    """Return a figure as it is shown, with one digit of its margin; a share that was never seen has one of 3 in N.

    `share` says whether it is a share, which otherwise its key tells.
    """
    share = is_share(figure.key) if share is None else share
    error, scale = figure.error or 0, 100 if share else 1
    margin = SURE * error * scale
    if not margin and share:
        margin = 3 * scale / deals
    places = max(0, -floor(log10(margin))) if margin else 2
    value = figure.value * scale
    rounded = round(value, places)
    text = f"{rounded or 0:,.{places}f}".replace("-", "−") if value else "0"
    unit = _PER_CENT if scale == 100 else ""
    return Shown(value, margin, text + unit, f"{text}\u00a0±\u00a0{margin:,.{places}f}{unit}")
