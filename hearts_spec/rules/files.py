"""The files of a folder of rule sets: read once, safely, each fault kept with its place."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from sys import intern
from typing import TypeVar

from hearts_spec.rules.contemporary_texts import WITNESSES, ContemporaryText, check_witnesses
from hearts_spec.rules.draft import Draft, read_draft
from hearts_spec.rules.inheritance import RefusedError
from hearts_spec.rules.play_advice import STRATEGY, PlayTopics, check_strategy
from hearts_spec.rules.provisions import PROVISIONS, SOURCES, Provisions, Source, check_links
from hearts_spec.rules.rule_histories import MATTERS, RuleHistory, check_matters
from hearts_spec.schema.keyed_file import KeyedFile, PartialFile
from hearts_spec.schema.kinds import ID, INDEX
from hearts_spec.schema.problems import Location, Problem, RulesError, quoted
from hearts_spec.schema.read_file import read_once
from hearts_spec.schema.safe_files import entries_below, entries_in, file_text

SITUATIONS = "situations"
CLAIMS_FILE = "claims.yml"
BESIDE = (SOURCES.name, WITNESSES.name, MATTERS.name, STRATEGY.name)  # the files that stand beside the sources
_ID = re.compile(f"{ID}/{ID}")
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class RuleFiles:
    """The rule-set files that could be read, by id, and the faults of form of every file, by id."""

    drafts: dict[str, Draft]
    faults: dict[str, list[Problem]]


@dataclass(frozen=True, slots=True)
class RuleTexts:
    """The bibliography, the provisions, the witnesses, the matters and the parts of play, by id, and their faults."""

    sources: PartialFile[Source]
    provisions: Provisions
    witnesses: dict[str, ContemporaryText]
    matters: PartialFile[RuleHistory]
    strategy: PartialFile[PlayTopics]
    faults: list[Problem]


@dataclass
class Folder:
    """A folder of rule sets: `SOURCE/GAME.yml`, `SOURCE/provisions.yml`, `SOURCE/claims.yml` and `sources.yml`.

    What is known of the history of the game stands beside the last: `witnesses.yml`, `matters.yml` and `strategy.yml`.

    Its folder `situations` is no source: it holds the questions that are put to rule sets.
    """

    root: Path

    @classmethod
    def kept(cls, root: Path, rule_files: RuleFiles, texts: RuleTexts) -> "Folder":
        """Give a folder whose files have been read already, and are not read again."""
        folder = cls(root)
        folder.__dict__.update(rule_files=rule_files, texts=texts)
        return folder

    @cached_property
    def rule_files(self) -> RuleFiles:
        """Give the rule-set files; raises RefusedError where there is no such folder."""
        if not self.root.is_dir():
            raise RefusedError(f"{quoted(str(self.root))} is not a folder", "name the one that holds the rule sets")
        drafts: dict[str, Draft] = {}
        faults: dict[str, list[Problem]] = {}
        for path in self._files("*.y*ml"):
            if path.name in (PROVISIONS.name, CLAIMS_FILE):
                continue
            id = intern(f"{path.parent.name}/{path.stem}")  # the very text that a kept draft has, and so packed alike
            faults[id] = []
            shown = self.shown(path)
            if not _ID.fullmatch(id):
                hint = "use small letters, figures and hyphens in the names of folder and file"
                hint += f", but not {INDEX}" if INDEX in id else ""
                faults[id].append(Problem(Location(shown, 1, 1), f"{quoted(id, 80)} cannot be an id", hint))
                continue
            if path.suffix != ".yml":
                faults[id].append(
                    Problem(Location(shown, 1, 1), "the name of the file ends in .yaml", "end it in .yml")
                )
                continue
            draft = read_path(path, id, shown, faults[id])
            if draft is not None:
                drafts[id] = draft
        for path in self._strays():
            shown = self.shown(path)
            message = "a rule set lies in a folder of its source or house, as house/fridays.yml"
            faults[shown] = [Problem(Location(shown, 1, 1), message, "move the file there")]
        return RuleFiles(drafts, faults)

    def _strays(self) -> list[Path]:
        """Give the YAML files that lie where no rule set is looked for; a source's illustrative deals may."""
        found = entries_below(self.root, "*.yml", "*.yaml")
        depths = {path: path.relative_to(self.root).parts for path in found}
        known = {self.root / name for name in BESIDE}
        return sorted(
            path for path, parts in depths.items() if len(parts) != 2 and path not in known and parts[1:2] != ("deals",)
        )

    @cached_property
    def texts(self) -> RuleTexts:
        """Give the bibliography and the provisions, the witnesses, the matters and the parts of play."""
        faults: list[Problem] = []
        sources = self._beside(SOURCES, faults)
        witnesses = self._beside(WITNESSES, faults)
        matters = self._beside(MATTERS, faults)
        strategy = self._beside(STRATEGY, faults)
        provisions = Provisions()
        for file in self._files(PROVISIONS.name):
            source = file.parent.name
            provisions.add(source, PROVISIONS.read(file, self.shown(file), faults))
            if source not in sources and not sources.unread(source):
                hint = f"add `{source}:` to sources.yml"
                faults.append(
                    Problem(Location(self.shown(file), 1, 1), f"the source '{source}' is not in the bibliography", hint)
                )
        for id, book in sources.items():
            names = {path.name for path in entries_in(self.root, f"{id}/*.y*ml")}
            if names and PROVISIONS.name not in names:
                provisions.add(id, PartialFile({}, closed=True))
                hint = f"write them in {id}/{PROVISIONS.name}"
                faults.append(Problem(book.mark, f"the source '{id}' has no provisions", hint))
        faults.extend(check_links(provisions, sources))
        faults.extend(check_matters(matters, provisions))
        faults.extend(check_strategy(strategy, provisions))
        faults.extend(check_witnesses(witnesses, matters, sources))
        return RuleTexts(sources, provisions, witnesses, matters, strategy, faults)

    def _beside(self, file: KeyedFile[_Value], faults: list[Problem]) -> PartialFile[_Value]:
        """Read a file that stands beside the sources, where there is one."""
        path = self.root / file.name
        return file.read(path, self.shown(path), faults) if path.exists() else PartialFile({})

    def _files(self, pattern: str) -> list[Path]:
        """Give the files of a pattern that are truly in the folder; links are not followed."""
        return [path for path in entries_in(self.root, f"*/{pattern}") if path.parent.name != SITUATIONS]

    @property
    def claim_files(self) -> list[Path]:
        """Give the files of claims, as they are now; links are not followed."""
        return self._files(CLAIMS_FILE)

    @property
    def situation_files(self) -> list[Path]:
        """Give the files of situations, as they are now; links are not followed."""
        return entries_in(self.root, f"{SITUATIONS}/*.y*ml")

    @cached_property
    def _project(self) -> Path:
        return self.root.resolve().parent

    def shown(self, path: Path) -> str:
        """Give a path as messages show it: within the project where it can be."""
        try:
            return str(path.resolve().relative_to(self._project))
        except ValueError:
            return str(path)


def read_path(path: Path, id: str, shown: str, faults: list[Problem]) -> Draft | None:
    """Read one rule-set file; gives None when it could not be read at all."""
    draft: Draft | None = None
    try:
        draft, found = read_once(read_draft, file_text(path, shown), shown, id, str(path))
    except RulesError as error:
        found = error.faults
    faults.extend(found)
    return draft
