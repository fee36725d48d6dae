"""Arguments shared by commands: the folder of rule sets, options of a rule set, numbers, words, and text of files."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import BufferedIOBase
from pathlib import Path
from typing import cast

from hearts_spec.cards import with_hint
from hearts_spec.rules.library import FOLDER, Library, RefusedError, own_folder
from hearts_spec.schema.english import in_figures
from hearts_spec.schema.problems import Location, did_you_mean, quoted
from hearts_spec.schema.source_tree import decoded, limited, open_file
from hearts_spec.service.errors import UsageError

_NUMBER = re.compile(r"[0-9]{1,6}")


def number_of(what: str) -> Callable[[str], int]:
    """Return an argparse type for a whole number of something, as of chips."""

    def read(text: str) -> int:
        if not _NUMBER.fullmatch(text):
            figures = in_figures(text)
            hint = "" if figures is None else f"write {figures}"
            raise argparse.ArgumentTypeError(with_hint(f"{quoted(text, 20)} is not a number of {what}", hint))
        return int(text)

    return read


def word_of(what: str, words: Sequence[str]) -> Callable[[str], str]:
    """Return an argparse type for one of several words. An empty text, the default, is accepted."""

    def read(text: str) -> str:
        if text and text not in words:
            raise argparse.ArgumentTypeError(with_hint(f"{quoted(text, 40)} is not {what}", did_you_mean(text, words)))
        return text

    return read


def rules_folder(given: str | None) -> Path:
    """Return the folder of rule sets: the one given, else the nearest one from here upward, else the package's own.

    Raises UsageError if the folder given does not exist, or there is none.
    """
    if given is not None:
        folder = Path(given)
        if not folder.is_dir():
            raise UsageError(f"'{given}' is not a folder", "--rulesets names the folder that holds the rule sets")
        return folder
    try:
        return folder_here() or own_folder()
    except RefusedError as error:
        raise UsageError(str(error), "say where it is with --rulesets DIR") from None


def folder_here() -> Path | None:
    """Return the nearest folder of rule sets from the working directory upward: that of a project."""
    here = Path.cwd()
    return next((above / FOLDER for above in (here, *here.parents) if (above / FOLDER).is_dir()), None)


def library_of(args: argparse.Namespace) -> Library:
    """Return the rule sets that the command uses."""
    return Library(rules_folder(args.rulesets))


_CHOOSE = "choose among the options that the rule set offers; may be given several times"


def add_choices(parser: argparse.ArgumentParser, help: str = _CHOOSE) -> None:
    """Add the argument --set OPTION=VALUE to a command."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        dest="choices",
        help=help,
    )


def choices_of(args: argparse.Namespace) -> dict[str, str]:
    """Return the options chosen with --set. Raises UsageError if one has the wrong form or is set twice."""
    chosen: dict[str, str] = {}
    for each in args.choices:
        name, equals, value = each.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"--set {each[:60]} is not of the form OPTION=VALUE", "as in --set odd-chip=stays")
        if name in chosen:
            raise UsageError(f"the option {name[:40]} is set twice")
        chosen[name] = value
    return chosen


def read_file_text(path: str) -> str:
    """Read a file, or standard input for `-`, as UTF-8 text.

    Raises RulesError if it cannot be opened, is too large or is not UTF-8.
    """
    start = Location(shown_path(path), 1, 1)
    with opened(path) as stream:
        return decoded(limited(stream, start), start)


def shown_path(path: str) -> str:
    """Return a path as messages show it."""
    return "<stdin>" if path == "-" else path


def opened(path: str) -> AbstractContextManager[BufferedIOBase]:
    """Open a regular file, or standard input for `-`.

    Raises RulesError if it cannot be opened, UsageError if standard input is closed.
    """
    if path != "-":
        return open_file(Path(path))
    if sys.stdin is None:
        raise UsageError("standard input is closed", "name a file, or give the text to standard input")
    return nullcontext(cast(BufferedIOBase, sys.stdin.buffer))


__all__ = [
    "add_choices",
    "choices_of",
    "folder_here",
    "library_of",
    "number_of",
    "opened",
    "read_file_text",
    "rules_folder",
    "shown_path",
    "word_of",
]
