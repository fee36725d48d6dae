"""Rule sets named by the path of a file: a house's own, which may extend another by its path from there."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from os.path import isfile
from pathlib import Path
from typing import ClassVar

from hearts_spec.rules.draft import Draft, read_draft
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.read_file import read_text
from hearts_spec.schema.safe_files import file_text
from hearts_spec.schema.tree import Pairs

HOUSE = "house"


def is_path(ref: str) -> bool:
    """Say whether a rule set is named by the path of a file."""
    return ref.endswith((".yml", ".yaml"))


class UserFiles:
    """Where the files of house rules are read: on the disk. Where they `stay` as they are, what is read may be kept."""

    stay: ClassVar[bool] = False

    def place(self, path: Path) -> Path:
        """Give a path under which a file is known, by whatever name it is called."""
        return path.resolve()

    def is_beside(self, path: Path, first: Path) -> bool:
        """Say whether there is a file that lies beside or below another."""
        return isfile(path) and path.resolve().is_relative_to(first.resolve().parent)

    def read(self, path: Path) -> Pairs:
        """Read a file whose top is a mapping; raises RulesError when it cannot be read."""
        return read_text(file_text(path), str(path))


@dataclass(frozen=True)
class PastedFiles(UserFiles):
    """Texts that stand for files, by their names; with them nothing is read from the disk."""

    texts: Mapping[str, str]
    stay: ClassVar[bool] = True

    def place(self, path: Path) -> Path:
        return path

    def is_beside(self, path: Path, first: Path) -> bool:
        return str(path) in self.texts

    def read(self, path: Path) -> Pairs:
        text = self.texts.get(str(path))
        if text is None:
            raise RulesError([Problem(Location(str(path), 1, 1), "cannot be read: No such file or directory")])
        return read_text(text, str(path))


@dataclass(frozen=True)
class PastedOrDiskFiles(PastedFiles):
    """Texts by their names, and of any other name the file on the disk; a text leads to no file."""

    stay: ClassVar[bool] = False

    def place(self, path: Path) -> Path:
        return path if str(path) in self.texts else ON_DISK.place(path)

    def is_beside(self, path: Path, first: Path) -> bool:
        return super().is_beside(path, first) if str(first) in self.texts else ON_DISK.is_beside(path, first)

    def read(self, path: Path) -> Pairs:
        return super().read(path) if str(path) in self.texts else ON_DISK.read(path)


ON_DISK = UserFiles()


def read_house(path: Path, known: Mapping[Path, str], faults: list[Problem], files: UserFiles = ON_DISK) -> list[Draft]:
    """Read a file, and one after another those that are extended by their paths, which lie beside or below it.

    `known` are the ids of files that were read before, by their places; no other file has one of these ids.
    Raises RulesError where the first cannot be read; what is wrong with others is reported.
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
    """Give an id made of the name of a file, numbered where another file has it already."""
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-") or "rules"
    id, number = f"{HOUSE}/{name}", 1
    while id in taken:
        number += 1
        id = f"{HOUSE}/{name}-{number}"
    return id
