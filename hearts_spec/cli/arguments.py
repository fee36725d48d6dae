"""Arguments of commands: those of a request, the folder of rule sets, numbers, words, and text of files."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import BufferedIOBase
from pathlib import Path
from typing import Any, cast

from hearts_spec.cards import with_hint
from hearts_spec.record.deal_report import EachSeat
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.library import FOLDER, Library, RefusedError, own_folder
from hearts_spec.schema.english import in_figures
from hearts_spec.schema.kinds import Flag, Kind, ManyOf, Number, OneOf, SeatName, Text
from hearts_spec.schema.problems import Location, did_you_mean, quoted
from hearts_spec.schema.record_type import Part, RecordType, parts_of
from hearts_spec.schema.source_tree import decoded, limited, open_file

CONFIG = "mkdocs.yml"  # the settings of the site; a project has them
_PACKAGE = Path(__file__).resolve().parent.parent
_NUMBER = re.compile(r"[0-9]{1,6}")
_KEY = re.compile("`([a-z-]+)`")


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


def own_files_folder(given: str | None) -> Path:
    """Return the folder for a user's own files: that of rule sets, but the working directory outside a project."""
    return Path.cwd() if given is None and folder_here() is None else rules_folder(given)


def folder_here() -> Path | None:
    """Return the nearest folder of rule sets from the working directory upward: that of a project."""
    here = Path.cwd()
    return next((above / FOLDER for above in (here, *here.parents) if (above / FOLDER).is_dir()), None)


def own_library(args: argparse.Namespace) -> Library:
    """Return the rule sets to which a command adds files. Raises UsageError for those inside the installed package."""
    library = library_of(args)
    if library.root.resolve().is_relative_to(_PACKAGE):
        raise UsageError("nothing is stored in the installed package", "name a folder of your own with --rulesets DIR")
    return library


def library_of(args: argparse.Namespace) -> Library:
    """Return the rule sets that the command uses."""
    return Library(rules_folder(args.rulesets))


class _Either(argparse.BooleanOptionalAction):
    """`--x` or `--no-x`, but not both."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: str | None = None
    ) -> None:
        before = getattr(namespace, self.dest)
        super().__call__(parser, namespace, values, option)
        if before not in (self.default, getattr(namespace, self.dest)):
            parser.error(f"{' and '.join(self.option_strings)} exclude one another")


def add_request(parser: argparse.ArgumentParser, request: type, counted: str = "players") -> None:
    """Add an argument for each field of a request, with its help: positional if it is required, otherwise an option.

    `counted` is what numbers are of, for messages. A flag whose help begins with `whether` has a `--no-` form too.
    """
    parts: dict[str, Part] = {}
    for key, each in parts_of(request).items():
        parts.update(parts_of(each.kind.cls) if each.inline and isinstance(each.kind, RecordType) else {key: each})
    for key, each in parts.items():
        said = f"{each.help[:1].lower()}{each.help[1:].rstrip('.')}"
        help = _KEY.sub(lambda found: f"--{found[1]}" if found[1] in parts else found[0], said)
        if key == "set":
            parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", dest="choices", help=help)
        elif each.needed:
            more: Any = {"nargs": "+"} if isinstance(each.kind, ManyOf) else {}
            parser.add_argument(each.name, metavar=each.name.rstrip("s").upper(), help=help, **more)
        else:
            parser.add_argument(f"--{key}", help=help, **{"default": each.default, **_typed(each.kind, counted, help)})


def _typed(kind: Kind, counted: str, help: str) -> dict[str, Any]:
    """Return the arguments of `add_argument` for a kind of value."""
    match kind:
        case Number():
            return {"type": number_of(counted), "metavar": "N"}
        case Flag():
            return {"action": _Either if help.startswith("whether") else "store_true"}
        case SeatName():
            return {"metavar": "SEAT"}
        case OneOf():
            return {"type": word_of(kind.name, tuple(kind.values)), "choices": tuple(kind.values)}
        case EachSeat():
            return {"metavar": f'"{kind.example},..."'}
        case ManyOf():
            return {"nargs": "+", "action": "extend", "default": [], "metavar": "ID"}
        case Text(example=example):
            return {"metavar": f'"{example}"' if example else "ID"}
        case _:
            raise TypeError(f"{type(kind).__name__} cannot be typed")


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
