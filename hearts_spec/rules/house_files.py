"""Rule sets named by the path of a file: a house's own, which may extend another by its path from there."""

import re
from collections.abc import Collection, Mapping
from os.path import isfile
from pathlib import Path

from hearts_spec.rules.draft import Draft
from hearts_spec.rules.folder import read_path
from hearts_spec.rules.shape.faults import Fault, RulesError

HOUSE = "house"


def is_path(ref: str) -> bool:
    """Say whether a rule set is named by the path of a file."""
    return ref.endswith((".yml", ".yaml"))


def read_house(path: Path, known: Mapping[Path, str], faults: list[Fault]) -> list[Draft]:
    """Read a file, and one after another those that are extended by their paths, which lie beside or below it.

    `known` are the ids of files that were read before, by their places; no other file has one of these ids.
    """
    ids = dict(known)
    house = path.resolve().parent
    drafts: list[Draft] = []
    while True:
        id = _free_id(path, ids.values())
        ids[path.resolve()] = id
        draft = read_path(path, id, str(path), faults)
        if draft is None:
            break
        drafts.append(draft)
        path = path.parent / draft.extends
        if not is_path(draft.extends) or not isfile(path) or not path.resolve().is_relative_to(house):
            break
        draft.extends = ids.get(path.resolve()) or _free_id(path, ids.values())
        if draft.extends in ids.values():
            break
    if not drafts:
        raise RulesError(faults)
    return drafts


def _free_id(path: Path, taken: Collection[str]) -> str:
    """Give an id made of the name of a file, numbered where another file has it already."""
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-") or "rules"
    id, number = f"{HOUSE}/{name}", 1
    while id in taken:
        number += 1
        id = f"{HOUSE}/{name}-{number}"
    return id
