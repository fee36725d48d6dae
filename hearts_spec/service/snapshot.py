"""The books and disputes as one block of bytes, which a service without files or YAML opens quickly."""

import pickle
from dataclasses import replace
from pathlib import Path

from hearts_spec.disputes import Disputes
from hearts_spec.measure.player_file import PLAYERS
from hearts_spec.rules.folder import Folder, RuleFiles
from hearts_spec.rules.library import FOLDER, Library
from hearts_spec.schema.record_type import PartialFile
from hearts_spec.service.ask import Service

_PROTOCOL = 5


def packed(library: Library, disputes: Disputes) -> bytes:
    """Return the books and disputes as bytes, without absolute paths and without the data that no request needs."""
    read = library.folder.rule_files
    drafts = {id: replace(draft, file=library.shown(Path(draft.file))) for id, draft in read.drafts.items()}
    texts = replace(library.folder.texts, witnesses={}, matters=PartialFile({}), strategy=PartialFile({}))
    top_files = {PLAYERS.name: library.folder.top_file(PLAYERS)}
    return pickle.dumps((RuleFiles(drafts, read.faults), texts, top_files, disputes), _PROTOCOL)


def unpacked(data: bytes) -> Service:
    """Return a service on what was packed. The bytes must be our own, because unpickling runs code."""
    rule_files, texts, top_files, disputes = pickle.loads(data)
    return Service(Library(Folder.preloaded(Path(FOLDER), rule_files, texts, top_files)), disputes)
