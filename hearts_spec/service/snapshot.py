"""The books and disputes as one block of bytes, which a service without files or YAML opens quickly."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

from hearts_spec.disputes import Disputes
from hearts_spec.measure.player_file import PLAYERS
from hearts_spec.rules.folder import Folder
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.library import FOLDER, Library
from hearts_spec.rules.ruleset_file import Draft
from hearts_spec.rules.sources import SOURCES
from hearts_spec.schema.record_type import PartialFile
from hearts_spec.service.ask import Service

_PROTOCOL = 5


def packed(library: Library, disputes: Disputes) -> bytes:
    """Return the books and disputes as bytes, without absolute paths and without the data that no request needs."""
    folder = library.folder
    rule_files = {id: replace(each, draft=_relative(library, each.draft)) for id, each in folder.rule_files.items()}
    top_files = {file.name: folder.top_file(file) for file in (SOURCES, PLAYERS)}
    unused: dict[str, PartialFile[Any]] = {file.name: PartialFile({}) for file in (WITNESSES, MATTERS, STRATEGY)}
    return pickle.dumps((rule_files, dict(folder.statements), {**top_files, **unused}, disputes), _PROTOCOL)


def _relative(library: Library, draft: Draft | None) -> Draft | None:
    return replace(draft, file=library.shown(Path(draft.file))) if draft else None


def unpacked(data: bytes) -> Service:
    """Return a service on what was packed. The bytes must be our own, because unpickling runs code."""
    rule_files, statements, top_files, disputes = pickle.loads(data)
    return Service(Library(Folder.preloaded(Path(FOLDER), rule_files, statements, top_files)), disputes)
