"""The files of rule sets: those in a folder, with the texts in the same folder, and those that a user names by path."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from os.path import isdir, isfile
from pathlib import Path
from sys import intern
from typing import Any, TypeVar

from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.ruleset_file import Draft, read_draft
from hearts_spec.rules.sources import PROVISIONS, SOURCES, Provision, Source
from hearts_spec.schema.kinds import ID, INDEX
from hearts_spec.schema.problems import Location, Problem, RulesError, quoted
from hearts_spec.schema.record_type import KeyedFile, PartialFile
from hearts_spec.schema.source_tree import Pairs, entries_below, entries_in, file_text, read_once, read_text

HOUSE = "house"
SITUATIONS = "situations"
CLAIMS_FILE = "claims.yml"
PLAYERS_FILE = "players.yml"
MEASURES_FILE = "measures.yml"
QUOTED_FILE = "quoted.yml"
TOP_FILES = (  # at the top of the folder
    SOURCES.name, WITNESSES.name, MATTERS.name, STRATEGY.name, PLAYERS_FILE, MEASURES_FILE, QUOTED_FILE,
)  # fmt: skip
_ID = re.compile(f"{ID}/{ID}")
_Value = TypeVar("_Value")


class ReadOnDemand(Mapping[str, _Value]):
    """What each of some files holds, read when it is first asked for."""

    def __init__(self, keys: Iterable[str], read: Callable[[str], _Value]) -> None:
        self._keys = dict.fromkeys(keys)
        self._read = read
        self._found: dict[str, _Value] = {}

    def __getitem__(self, key: str) -> _Value:
        if key not in self._found:
            if key not in self._keys:
                raise KeyError(key)
            self._found[key] = self._read(key)
        return self._found[key]

    def __contains__(self, key: object) -> bool:
        return key in self._keys  # nothing is read to know it

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


@dataclass(frozen=True, slots=True)
class RuleFile:
    """A rule-set file: its draft, None if the file could not be read at all, and its problems of form."""

    draft: Draft | None
    faults: list[Problem]


class Drafts(Mapping[str, Draft]):
    """The drafts of those files that could be read, by id, with `added` drafts, which replace any with their ids."""

    def __init__(self, files: Mapping[str, RuleFile], added: Mapping[str, Draft] | None = None) -> None:
        self._files = files
        self.added = added or {}

    def __getitem__(self, id: str) -> Draft:
        draft = self.added.get(id) or self._files[id].draft
        if draft is None:
            raise KeyError(id)
        return draft

    def __iter__(self) -> Iterator[str]:
        yield from (id for id in self._files if id in self)
        yield from (id for id in self.added if id not in self._files)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def with_draft(self, draft: Draft) -> "Drafts":
        return Drafts(self._files, {**self.added, draft.id: draft})


@dataclass
class Folder:
    """A folder of rule sets: `SOURCE/GAME.yml`, `SOURCE/provisions.yml`, `SOURCE/claims.yml` and `sources.yml`.

    The history of the game is in `witnesses.yml`, `matters.yml` and `strategy.yml` at the top. The subfolder
    `situations` is not a source; it holds the disputes. Each file is read once, when first needed.
    """

    root: Path
    top_files: dict[str, PartialFile[Any]] = field(default_factory=dict, repr=False, compare=False)  # those read before

    @classmethod
    def preloaded(
        cls,
        root: Path,
        rule_files: Mapping[str, RuleFile],
        statements: Mapping[str, PartialFile[Provision]],
        top_files: Mapping[str, PartialFile[Any]],
    ) -> "Folder":
        """Return a folder whose files have been read already, and are not read again."""
        folder = cls(root, dict(top_files))
        paths = {id: Path(each.draft.file) for id, each in rule_files.items() if each.draft}
        folder.__dict__.update(exists=True, rule_files=rule_files, paths=paths, statements=statements)
        return folder

    @cached_property
    def exists(self) -> bool:
        return isdir(self.root)

    @cached_property
    def paths(self) -> Mapping[str, Path]:
        """The rule-set files, by id."""
        found = [path for path in self._files("*.y*ml") if path.name not in (PROVISIONS.name, CLAIMS_FILE)]
        # the same object as in a cached draft, so that both pickle alike
        return {intern(f"{path.parent.name}/{path.stem}"): path for path in found}

    @cached_property
    def rule_files(self) -> Mapping[str, RuleFile]:
        """The rule-set files by id, then those in a wrong place by path; each is read when it is first asked for."""
        return ReadOnDemand([*self.paths, *map(self.shown, self._misplaced())], self._rule_file)

    def _rule_file(self, id: str) -> RuleFile:
        if id not in self.paths:
            message = "a rule set must be in a folder of its source or house, such as house/fridays.yml"
            return RuleFile(None, [Problem(Location(id, 1, 1), "misplaced-file", message, "move the file there")])
        path = self.paths[id]
        shown = self.shown(path)
        wrong = list(_wrong_name(id, path, shown))
        return RuleFile(None, wrong) if wrong else _read_rule_file(path, id, shown)

    def _misplaced(self) -> list[Path]:
        """Return the YAML files that are never read: unknown ones at the top, and those too deep, except deals."""
        found = entries_below(self.root, "*.yml", "*.yaml")
        depths = {path: path.relative_to(self.root).parts for path in found}
        known = {self.root / name for name in TOP_FILES}
        return sorted(
            path for path, parts in depths.items() if len(parts) != 2 and path not in known and parts[1:2] != ("deals",)
        )

    @cached_property
    def statements(self) -> Mapping[str, PartialFile[Provision]]:
        """The provisions of each source, with their full ids; its file is read when the source is first asked for."""
        return ReadOnDemand([*self._statement_paths, *self._without_provisions], self._statements_of)

    def _statements_of(self, source: str) -> PartialFile[Provision]:
        if source not in self._statement_paths:
            book: Source = self.top_file(SOURCES)[source]
            hint = f"write them in {source}/{PROVISIONS.name}"
            problem = Problem(book.mark, "no-provisions", f"the source '{source}' has no provisions", hint)
            return PartialFile({}, unreadable=True, faults=[problem])
        path = self._statement_paths[source]
        read = PROVISIONS.read(path, self.shown(path))
        return read.with_values({key: replace(each, id=f"{source}.{key}") for key, each in read.items()})

    @cached_property
    def _statement_paths(self) -> Mapping[str, Path]:
        return {path.parent.name: path for path in self._files(PROVISIONS.name)}

    @property
    def _without_provisions(self) -> list[str]:
        """The sources that have other files, and no provisions."""
        sources = {path.parent.name for path in self._files("*.y*ml")} - self._statement_paths.keys()
        return [id for id in self.top_file(SOURCES) if id in sources]

    def text_problems(self) -> Iterator[Problem]:
        """Yield the problems of form of the bibliography, early texts, topics, play advice and provisions."""
        sources = self.top_file(SOURCES)
        texts = (sources, self.top_file(WITNESSES), self.top_file(MATTERS), self.top_file(STRATEGY))
        yield from (fault for text in texts for fault in text.faults)
        for source, statements in self.statements.items():
            yield from statements.faults
            if source not in sources and not sources.unread(source):
                message, hint = f"the source '{source}' is not in the bibliography", f"add `{source}:` to sources.yml"
                mark = Location(self.shown(self._statement_paths[source]), 1, 1)
                yield Problem(mark, "unknown-source", message, hint)

    def top_file(self, file: KeyedFile[_Value]) -> PartialFile[_Value]:
        """Return the values of a file at the top, none if there is none."""
        if file.name not in self.top_files:
            path = self.root / file.name
            self.top_files[file.name] = file.read(path, self.shown(path)) if path.exists() else PartialFile({})
        return self.top_files[file.name]

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


def _read_rule_file(path: Path, id: str, shown: str) -> RuleFile:
    try:
        draft, faults = read_once(read_draft, file_text(path, shown), shown, id, str(path))
    except RulesError as error:
        return RuleFile(None, list(error.faults))
    return RuleFile(draft, list(faults))


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


def read_user_files(
    path: Path, files: UserFiles, known: Callable[[Path], str], taken: Collection[str], faults: list[Problem]
) -> list[Draft]:
    """Read a file, then the file that it extends by its path, and so on, and return their drafts in this order.

    Each must be in the folder of the first file or below it. `known` returns the id of a file that the library has, or
    an empty text; no other file gets an id that is `taken`. Raises RulesError if the first file cannot be read;
    problems of the others are added to `faults`.
    """
    ids: dict[Path, str] = {}
    first = path
    drafts: list[Draft] = []
    while True:
        id = ids[files.place(path)] = _free_id(path, {*taken, *ids.values()})
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
        there = ids.get(files.place(path)) or known(path)
        drafts.append(replace(draft, extends=there or _free_id(path, {*taken, *ids.values()})))
        if there:
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
