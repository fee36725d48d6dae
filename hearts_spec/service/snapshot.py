"""The books and the quarrels as they are once read, in one piece that a desk without files or YAML opens quickly."""

import pickle
from dataclasses import replace
from pathlib import Path

from hearts_spec.disputes import Disputes
from hearts_spec.rules.library import FOLDER, Folder, Library, RuleFiles
from hearts_spec.schema.record_type import PartialFile
from hearts_spec.service.ask import Service

_PROTOCOL = 5


def packed(library: Library, situations: Disputes) -> bytes:
    """Give the books and the quarrels as bytes; what no question asks after is left out, and so is where they lay."""
    read = library.folder.rule_files
    drafts = {id: replace(draft, file=library.shown(Path(draft.file))) for id, draft in read.drafts.items()}
    texts = replace(library.folder.texts, witnesses={}, matters=PartialFile({}), strategy=PartialFile({}))
    return pickle.dumps((RuleFiles(drafts, read.faults), texts, situations), _PROTOCOL)


def unpacked(data: bytes) -> Service:
    """Open a desk on what was packed; the bytes are the program's own, as its code is."""
    rule_files, texts, situations = pickle.loads(data)
    return Service(Library.of(Folder.preloaded(Path(FOLDER), rule_files, texts)), situations)
