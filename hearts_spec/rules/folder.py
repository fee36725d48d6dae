"""The files of rule sets: those in a folder, with the texts in the same folder, and those that a user names by path."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from os.path import isdir, isfile
from pathlib import Path
from sys import intern
from typing import Any, TypeVar

from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES, ContemporaryText, PlayTopics, RuleHistory
from hearts_spec.rules.ruleset_file import Draft, read_draft
from hearts_spec.rules.sources import PROVISIONS, SOURCES, Provisions, Source
from hearts_spec.schema.kinds import ID, INDEX
from hearts_spec.schema.problems import Location, Problem, RulesError, quoted
from hearts_spec.schema.record_type import KeyedFile, PartialFile
from hearts_spec.schema.source_tree import Pairs, entries_below, entries_in, file_text, read_once, read_text

HOUSE = "house"
SITUATIONS = "situations"
CLAIMS_FILE = "claims.yml"
PLAYERS_FILE = "players.yml"
MEASURES_FILE = "measures.yml"
TOP_FILES = (  # at the top of the folder
    SOURCES.name, WITNESSES.name, MATTERS.name, STRATEGY.name, PLAYERS_FILE, MEASURES_FILE,
)  # fmt: skip
_ID = re.compile(f"{ID}/{ID}")
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class RuleFiles:
    """The rule-set files that could be read, and the problems of form of every file, both by id."""

    drafts: dict[str, Draft]
    faults: dict[str, list[Problem]]


@dataclass(frozen=True, slots=True)
class RuleTexts:
    """The bibliography, provisions, early texts, topics and play advice, by id, and their problems of form."""

    sources: PartialFile[Source]
    provisions: Provisions
    witnesses: dict[str, ContemporaryText]
    matters: PartialFile[RuleHistory]
    strategy: PartialFile[PlayTopics]
    faults: list[Problem]


@dataclass
class Folder:
    """A folder of rule sets: `SOURCE/GAME.yml`, `SOURCE/provisions.yml`, `SOURCE/claims.yml` and `sources.yml`.

    The history of the game is in `witnesses.yml`, `matters.yml` and `strategy.yml` at the top. The subfolder
    `situations` is not a source; it holds the disputes. Each file is read once, when first needed.
    """

    root: Path
    read_already: dict[str, PartialFile[Any]] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def preloaded(
        cls, root: Path, rule_files: RuleFiles, texts: RuleTexts, top_files: Mapping[str, PartialFile[Any]]
    ) -> "Folder":
        """Return a folder whose files have been read already, and are not read again."""
        folder = cls(root, dict(top_files))
        folder.__dict__.update(exists=True, rule_files=rule_files, texts=texts)
        return folder

    @cached_property
    def exists(self) -> bool:
        return isdir(self.root)

    @cached_property
    def rule_files(self) -> RuleFiles:
        read = RuleFiles({}, {})
        for path in self._files("*.y*ml"):
            if path.name not in (PROVISIONS.name, CLAIMS_FILE):
                # the same object as in a cached draft, so that both pickle alike
                id, shown = intern(f"{path.parent.name}/{path.stem}"), self.shown(path)
                wrong = read.faults[id] = list(_wrong_name(id, path, shown))
                draft = None if wrong else _read_draft(path, id, shown, wrong)
                if draft is not None:
                    read.drafts[id] = draft
        for path in self._misplaced():
            shown = self.shown(path)
            message = "a rule set must be in a folder of its source or house, such as house/fridays.yml"
            read.faults[shown] = [Problem(Location(shown, 1, 1), "misplaced-file", message, "move the file there")]
        return read

    def _misplaced(self) -> list[Path]:
        """Return the YAML files that are never read: unknown ones at the top, and those too deep, except deals."""
        found = entries_below(self.root, "*.yml", "*.yaml")
        depths = {path: path.relative_to(self.root).parts for path in found}
        known = {self.root / name for name in TOP_FILES}
        return sorted(
            path for path, parts in depths.items() if len(parts) != 2 and path not in known and parts[1:2] != ("deals",)
        )

    @cached_property
    def texts(self) -> RuleTexts:
        faults: list[Problem] = []
        sources = self.top_file(SOURCES, faults)
        witnesses = self.top_file(WITNESSES, faults)
        matters = self.top_file(MATTERS, faults)
        strategy = self.top_file(STRATEGY, faults)
        provisions = Provisions()
        for file in self._files(PROVISIONS.name):
            source, shown = file.parent.name, self.shown(file)
            provisions.add(source, PROVISIONS.read(file, shown, faults))
            if source not in sources and not sources.unread(source):
                message, hint = f"the source '{source}' is not in the bibliography", f"add `{source}:` to sources.yml"
                faults.append(Problem(Location(shown, 1, 1), "unknown-source", message, hint))
        for id, book in sources.items():
            names = {path.name for path in entries_in(self.root, f"{id}/*.y*ml")}
            if names and PROVISIONS.name not in names:
                provisions.add(id, PartialFile({}, unreadable=True))
                hint = f"write them in {id}/{PROVISIONS.name}"
                faults.append(Problem(book.mark, "no-provisions", f"the source '{id}' has no provisions", hint))
        return RuleTexts(sources, provisions, witnesses, matters, strategy, faults)

    def top_file(self, file: KeyedFile[_Value], faults: list[Problem] | None = None) -> PartialFile[_Value]:
        """Return the values of a file at the top, none if there is none, and add what is wrong with it to `faults`."""
        path, faults = self.root / file.name, [] if faults is None else faults
        if file.name in self.read_already:
            return self.read_already[file.name]
        return file.read(path, self.shown(path), faults) if path.exists() else PartialFile({})

    def _files(self, pattern: str) -> list[Path]:
        return [path for path in entries_in(self.root, f"*/{pattern}") if path.parent.name != SITUATIONS]

    @property
    def claim_files(self) -> list[Path]:
        """The files of claims, as they are now; links are not followed."""
        return self._files(CLAIMS_FILE)

    @property
    def situation_files(self) -> list[Path]:
        """The files of disputes, as they are now; links are not followed."""
        return entries_in(self.root, f"{SITUATIONS}/*.y*ml")

    @cached_property
    def _project(self) -> Path:
        return self.root.resolve().parent

    def shown(self, path: Path) -> str:
        """Return a path as messages show it: relative to the project if it is in it."""
        try:
            return str((path.parent.resolve() / path.name).relative_to(self._project))  # a link by its own name
        except ValueError:
            return str(path)


def _wrong_name(id: str, path: Path, shown: str) -> Iterator[Problem]:
    message, hint = "", ""
    if not _ID.fullmatch(id):
        message = f"{quoted(id, 80)} is not a valid id"
        hint = "use small letters, digits and hyphens in the names of folder and file"
        hint += f", but not {INDEX}" if INDEX in id else ""
    elif path.suffix != ".yml":
        message, hint = "the name of the file ends in .yaml", "end it in .yml"
    if message:
        yield Problem(Location(shown, 1, 1), "bad-file-name", message, hint)


def _read_draft(path: Path, id: str, shown: str, faults: list[Problem]) -> Draft | None:
    """Read one rule-set file; return None if it could not be read at all."""
    draft: Draft | None = None
    try:
        draft, found = read_once(read_draft, file_text(path, shown), shown, id, str(path))
    except RulesError as error:
        found = error.faults
    faults.extend(found)
    return draft


@dataclass(frozen=True)
class UserFiles:
    """The places from which users' rule sets are read: `texts` by name and, if `on_disk`, files for any other name."""

    texts: Mapping[str, str] = field(default_factory=dict)
    on_disk: bool = True

    def place(self, path: Path) -> Path:
        """Return the path that identifies a file, whatever name is used for it."""
        try:
            return path.resolve() if self.on_disk and str(path) not in self.texts else path
        except ValueError:  # no file can have this name
            return path

    def is_beside(self, path: Path, first: Path) -> bool:
        """True if `path` is a file in the folder of `first` or below it or, if `first` is a text, also a text."""
        if not self.on_disk or str(first) in self.texts:
            return str(path) in self.texts
        return isfile(path) and path.resolve().is_relative_to(first.resolve().parent)

    def read(self, path: Path) -> Pairs:
        """Read a file or text whose top is a mapping. Raise RulesError if it cannot be read."""
        text = self.texts.get(str(path))
        if text is None and not self.on_disk:
            message = "cannot be read: No such file or directory"
            raise RulesError([Problem(Location(str(path), 1, 1), "cannot-open", message)])
        return read_text(file_text(path) if text is None else text, str(path))


def is_path(ref: str) -> bool:
    """True if a rule set is named by the path of a file."""
    return ref.endswith((".yml", ".yaml"))


def read_user_files(path: Path, known: Mapping[Path, str], faults: list[Problem], files: UserFiles) -> list[Draft]:
    """Read a file, then the file that it extends by its path, and so on, and return their drafts in this order.

    Each must be in the folder of the first file or below it. `known` maps the path of each file read before to its id,
    which no other file gets. Raises RulesError if the first file cannot be read; problems of the others are added to
    `faults`.
    """
    ids = dict(known)
    first = path
    drafts: list[Draft] = []
    while True:
        id = _free_id(path, ids.values())
        ids[files.place(path)] = id
        try:
            top = files.read(path)
        except RulesError as error:
            if not drafts:
                raise
            faults.extend(error.faults)
            break
        draft = read_draft(top, id, str(path), faults)
        path = path.parent / draft.extends
        if not is_path(draft.extends) or not files.is_beside(path, first):
            drafts.append(draft)
            break
        extends = ids.get(files.place(path)) or _free_id(path, ids.values())
        drafts.append(replace(draft, extends=extends))
        if extends in ids.values():
            break
    return drafts


def _free_id(path: Path, taken: Collection[str]) -> str:
    """Return an id made of the name of a file, numbered if that is taken."""
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-") or "rules"
    id, number = f"{HOUSE}/{name}", 1
    while id in taken:
        number += 1
        id = f"{HOUSE}/{name}-{number}"
    return id
