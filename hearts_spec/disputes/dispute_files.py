"""Reading situations: `situations/STAGE.yml` beside the rule sets, each fault with its place."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from hearts_spec.disputes.dispute import STAGES, Dispute
from hearts_spec.rules import Location, Problem, RefusedError, RulesError
from hearts_spec.rules.files import Folder
from hearts_spec.schema.json_schema import document_schema
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import AN_ID
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.read_file import read_file
from hearts_spec.schema.record_type import RecordType, namesakes
from hearts_spec.schema.tree import Pairs, mark_at

SITUATIONS = ByKey(RecordType(Dispute, "situation", "as `question: ...`"), AN_ID, "for each situation")


@dataclass(frozen=True)
class Disputes:
    """All situations, by id in the order of the stages, and what is wrong with their files.

    `faulty` are the ids of those that are not as they must be; they are None where a file could not be read, for
    nobody knows then what else there is.
    """

    by_id: Mapping[str, Dispute]
    faults: tuple[Problem, ...] = ()
    faulty: Collection[str] | None = ()

    @property
    def named(self) -> Collection[str] | None:
        """Give every id that may be named; None where it cannot be known."""
        return None if self.faulty is None else {*self.by_id, *self.faulty}

    def find(self, id: str) -> Dispute:
        """Give a situation.

        Raises RefusedError, naming the nearest, when there is none of that id.
        """
        if id not in self.by_id:
            message = f"there is no situation {quoted(id, 60)}"
            raise RefusedError(message, did_you_mean(id, self.by_id, at_most=0) or "`situations` lists them")
        return self.by_id[id]


def situations_of(root: Path) -> Disputes:
    """Give the situations beside the rule sets of a folder; files are read again only when they have changed."""
    files = Folder(root).situation_files
    return _read_files(root, tuple((path, *_state(path)) for path in files))


def _state(path: Path) -> tuple[int, int]:
    told = path.stat()
    return told.st_mtime_ns, told.st_size


@lru_cache(maxsize=8)
def _read_files(root: Path, files: tuple[tuple[Path, int, int], ...]) -> Disputes:
    folder, faults = Folder(root), list[Problem]()
    trees: dict[str, Pairs] = {}
    for path, *_ in files:
        shown = folder.shown(path)
        if path.stem not in STAGES or path.suffix != ".yml":
            hint = f"a file for each stage of the game: {', '.join(STAGES)}"
            faults.append(Problem(Location(shown, 1, 1), f"{quoted(path.name)} is not named after a stage", hint))
            continue
        try:
            trees[path.stem] = read_file(path, shown)
        except RulesError as error:
            faults.extend(error.faults)
    whole = len(trees) == len(files)
    return read_situations({stage: trees[stage] for stage in STAGES if stage in trees}, faults, whole=whole)


def read_situations(trees: Mapping[str, Pairs], faults: list[Problem], *, whole: bool = True) -> Disputes:
    """Read situations from the trees of their files, which go by stage; every fault found is added to `faults`.

    The files are the `whole` of them, unless some could not be read.
    """
    found: dict[str, Dispute] = {}
    faulty: dict[str, None] = {}
    related: list[tuple[str, Location, str]] = []
    for stage, tree in trees.items():
        faulty.update(dict.fromkeys(key.text for key, _ in tree))
        for id, each in SITUATIONS.read_good(tree, faults).items():
            if id in found:
                hint = f"it stands at {found[id].mark} too: keep one"
                faults.append(Problem(each.mark, f"the situation {quoted(id)} stands twice", hint))
                continue
            found[id] = replace(each, stage=stage)
            places = (mark_at(tree, (id, "related", place)) for place in range(len(each.related)))
            related += [(id, place, other) for place, other in zip(places, each.related, strict=True)]
    faults += namesakes(found, "question")
    read = Disputes(found, faulty=tuple(id for id in faulty if id not in found) if whole else None)
    named = read.named
    for id, place, other in related:
        if other == id or (named is not None and other not in named):
            hint = did_you_mean(other, [each for each in found if each != id], at_most=0) or "name another"
            faults.append(Problem(place, f"{id} cannot be related to {quoted(other)}", hint))
    return replace(read, faults=tuple(faults))


def situations_schema() -> dict[str, Any]:
    """Give the JSON Schema of a file of situations."""
    return document_schema(SITUATIONS, "Situations", "Quarrels at the table, asked as a player would ask them.")
