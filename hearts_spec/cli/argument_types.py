"""What may be typed for an argument: a number, or one of some words, refused as a reader would put it."""

import argparse
import re
from collections.abc import Callable, Sequence

from hearts_spec.cards import with_hint
from hearts_spec.schema.english import in_figures
from hearts_spec.schema.problems import did_you_mean, quoted

_NUMBER = re.compile(r"[0-9]{1,6}")


def number_of(what: str) -> Callable[[str], int]:
    """Give what reads a whole number of something, as of chips."""

    def read(text: str) -> int:
        if not _NUMBER.fullmatch(text):
            figures = in_figures(text)
            hint = "" if figures is None else f"write {figures}"
            raise argparse.ArgumentTypeError(with_hint(f"{quoted(text, 20)} is not a number of {what}", hint))
        return int(text)

    return read


def word_of(what: str, words: Sequence[str]) -> Callable[[str], str]:
    """Give what reads one of some words, as the name of a suit; an empty text, which is a default, says none."""

    def read(text: str) -> str:
        if text and text not in words:
            raise argparse.ArgumentTypeError(with_hint(f"{quoted(text, 40)} is not {what}", did_you_mean(text, words)))
        return text

    return read


__all__ = ["number_of", "word_of"]
