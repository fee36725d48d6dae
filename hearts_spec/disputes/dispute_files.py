"""Reading disputes from `situations/STAGE.yml` beside the rule sets."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from hearts_spec.disputes.dispute import STAGES, Dispute
from hearts_spec.rules import Location, Problem, RefusedError, RulesError
from hearts_spec.rules.folder import Folder
from hearts_spec.schema.kinds import AN_ID, ByKey, document_schema
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import RecordType, namesakes
from hearts_spec.schema.source_tree import Pairs, mark_at, read_file

SITUATIONS = ByKey(RecordType(Dispute, "situation", "as `question: ...`"), AN_ID, "for each situation")


@dataclass(frozen=True)
class Disputes:
    """All disputes by id, in the order of the stages, and the problems in their files.

    `faulty` are the ids of those with errors. It is None if a file could not be read, because other ids are unknown
    then.
    """

    by_id: Mapping[str, Dispute]
    faults: tuple[Problem, ...] = ()
    faulty: Collection[str] | None = ()

    @property
    def named(self) -> Collection[str] | None:
        """All ids that may be referred to; None if they cannot be known."""
        return None if self.faulty is None else {*self.by_id, *self.faulty}

    def find(self, id: str) -> Dispute:
        """Return a dispute.

        Raises RefusedError, naming the nearest, for an unknown id.
        """
        if id not in self.by_id:
            message = f"there is no dispute {quoted(id, 60)}"
            raise RefusedError(message, did_you_mean(id, self.by_id, at_most=0) or "`situations` lists them")
        return self.by_id[id]


def disputes_of(root: Path) -> Disputes:
    """Return the disputes beside the rule sets of a folder. Files are read again only if they have changed."""
    files = Folder(root).situation_files
    return _read_files(root, tuple((path, (info := path.stat()).st_mtime_ns, info.st_size) for path in files))


@lru_cache(maxsize=8)
def _read_files(root: Path, files: tuple[tuple[Path, int, int], ...]) -> Disputes:
    folder, faults = Folder(root), list[Problem]()
    trees: dict[str, Pairs] = {}
    for path, *_ in files:
        shown = folder.shown(path)
        if path.stem not in STAGES or path.suffix != ".yml":
            hint = f"a file for each stage of the game: {', '.join(STAGES)}"
            faults.append(
                Problem(Location(shown, 1, 1), "bad-file-name", f"{quoted(path.name)} is not named after a stage", hint)
            )
            continue
        try:
            trees[path.stem] = read_file(path, shown)
        except RulesError as error:
            faults.extend(error.faults)
    whole = len(trees) == len(files)
    return read_disputes({stage: trees[stage] for stage in STAGES if stage in trees}, faults, whole=whole)


def read_disputes(trees: Mapping[str, Pairs], faults: list[Problem], *, whole: bool = True) -> Disputes:
    """Return the disputes in some files, given as trees by stage; every problem found is added to `faults`.

    Pass `whole=False` if some files could not be read.
    """
    found: dict[str, Dispute] = {}
    faulty: dict[str, None] = {}
    related: list[tuple[str, Location, str]] = []
    for stage, tree in trees.items():
        faulty.update(dict.fromkeys(key.text for key, _ in tree))
        for id, each in SITUATIONS.read_valid(tree, faults).items():
            if id in found:
                hint = f"it is at {found[id].mark} too: keep one"
                faults.append(Problem(each.mark, "repeated-key", f"the dispute {quoted(id)} appears twice", hint))
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
            faults.append(Problem(place, "unknown-dispute", f"{id} cannot be related to {quoted(other)}", hint))
    return replace(read, faults=tuple(faults))


def disputes_schema() -> dict[str, Any]:
    """Return the JSON Schema of a file of disputes."""
    return document_schema(SITUATIONS, "Situations", "Quarrels at the table, asked as a player would ask them.")
