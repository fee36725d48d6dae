"""The library: all rule sets of a folder, with their sources and provisions, and every problem in them."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from sys import intern
from typing import Any, TypeVar

from hearts_spec.rules.history import (
    MATTERS,
    STRATEGY,
    WITNESSES,
    ContemporaryText,
    PlayTopics,
    RuleHistory,
    check_matters,
    check_strategy,
    check_witnesses,
)
from hearts_spec.rules.inheritance import HOUSE, ON_DISK, RefusedError, Resolver, UserFiles, is_path, read_user_files
from hearts_spec.rules.lint import (
    check_borrowing,
    check_choices,
    check_citations,
    check_doubts,
    check_inapplicable,
    check_named_games,
    check_options,
    check_play,
    check_repeats,
    check_sentences,
    check_withdrawals,
)
from hearts_spec.rules.names import name_of, source_of
from hearts_spec.rules.ruleset import ConfiguredRules, RuleSet
from hearts_spec.rules.ruleset_file import Authority, ChoiceDraft, Draft, OptionDraft, read_draft
from hearts_spec.rules.sources import PROVISIONS, SOURCES, InDoubt, Provisions, Source, check_links
from hearts_spec.schema.kinds import A_LINE, ANYWHERE, ID, INDEX, MISSING, Kind, ReadContext
from hearts_spec.schema.problems import (
    Location,
    Problem,
    RulesError,
    SourceWarning,
    by_place,
    did_you_mean,
    quoted,
    without_waiting,
)
from hearts_spec.schema.record_type import KeyedFile, PartialFile
from hearts_spec.schema.source_tree import (
    Node,
    Pairs,
    Scalar,
    entries_below,
    entries_in,
    file_text,
    from_data,
    read_once,
)

SITUATIONS = "situations"
CLAIMS_FILE = "claims.yml"
TOP_FILES = (SOURCES.name, WITNESSES.name, MATTERS.name, STRATEGY.name)  # the files at the top of the folder
_ID = re.compile(f"{ID}/{ID}")
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class RuleFiles:
    """The rule-set files that could be read, and the problems of form of every file, both by id."""

    drafts: dict[str, Draft]
    faults: dict[str, list[Problem]]


@dataclass(frozen=True, slots=True)
class RuleTexts:
    """The bibliography, provisions, early texts, topics and play advice, by id, and their problems."""

    sources: PartialFile[Source]
    provisions: Provisions
    witnesses: dict[str, ContemporaryText]
    matters: PartialFile[RuleHistory]
    strategy: PartialFile[PlayTopics]
    faults: list[Problem]


@dataclass
class Folder:
    """A folder of rule sets: `SOURCE/GAME.yml`, `SOURCE/provisions.yml`, `SOURCE/claims.yml` and `sources.yml`.

    The history of the game is beside the last: `witnesses.yml`, `matters.yml` and `strategy.yml`. The subfolder
    `situations` is no source; it holds the disputes.
    """

    root: Path

    @classmethod
    def preloaded(cls, root: Path, rule_files: RuleFiles, texts: RuleTexts) -> "Folder":
        """Return a folder whose files have been read already, and are not read again."""
        folder = cls(root)
        folder.__dict__.update(rule_files=rule_files, texts=texts)
        return folder

    @cached_property
    def rule_files(self) -> RuleFiles:
        """The rule-set files; raises RefusedError if there is no such folder."""
        if not self.root.is_dir():
            raise RefusedError(f"{quoted(str(self.root))} is not a folder", "name the one that holds the rule sets")
        drafts: dict[str, Draft] = {}
        faults: dict[str, list[Problem]] = {}
        for path in self._files("*.y*ml"):
            if path.name in (PROVISIONS.name, CLAIMS_FILE):
                continue
            id = intern(
                f"{path.parent.name}/{path.stem}"
            )  # the same object as in a cached draft, so that both pickle alike
            faults[id] = []
            shown = self.shown(path)
            if not _ID.fullmatch(id):
                hint = "use small letters, figures and hyphens in the names of folder and file"
                hint += f", but not {INDEX}" if INDEX in id else ""
                faults[id].append(
                    Problem(Location(shown, 1, 1), "bad-file-name", f"{quoted(id, 80)} cannot be an id", hint)
                )
                continue
            if path.suffix != ".yml":
                faults[id].append(
                    Problem(
                        Location(shown, 1, 1), "bad-file-name", "the name of the file ends in .yaml", "end it in .yml"
                    )
                )
                continue
            draft = read_path(path, id, shown, faults[id])
            if draft is not None:
                drafts[id] = draft
        for path in self._misplaced():
            shown = self.shown(path)
            message = "a rule set lies in a folder of its source or house, as house/fridays.yml"
            faults[shown] = [Problem(Location(shown, 1, 1), "misplaced-file", message, "move the file there")]
        return RuleFiles(drafts, faults)

    def _misplaced(self) -> list[Path]:
        """Return the YAML files where no rule set is looked for, except a source's illustrative deals."""
        found = entries_below(self.root, "*.yml", "*.yaml")
        depths = {path: path.relative_to(self.root).parts for path in found}
        known = {self.root / name for name in TOP_FILES}
        return sorted(
            path for path, parts in depths.items() if len(parts) != 2 and path not in known and parts[1:2] != ("deals",)
        )

    @cached_property
    def texts(self) -> RuleTexts:
        faults: list[Problem] = []
        sources = self._read_top_file(SOURCES, faults)
        witnesses = self._read_top_file(WITNESSES, faults)
        matters = self._read_top_file(MATTERS, faults)
        strategy = self._read_top_file(STRATEGY, faults)
        provisions = Provisions()
        for file in self._files(PROVISIONS.name):
            source = file.parent.name
            provisions.add(source, PROVISIONS.read(file, self.shown(file), faults))
            if source not in sources and not sources.unread(source):
                hint = f"add `{source}:` to sources.yml"
                faults.append(
                    Problem(
                        Location(self.shown(file), 1, 1),
                        "unknown-source",
                        f"the source '{source}' is not in the bibliography",
                        hint,
                    )
                )
        for id, book in sources.items():
            names = {path.name for path in entries_in(self.root, f"{id}/*.y*ml")}
            if names and PROVISIONS.name not in names:
                provisions.add(id, PartialFile({}, unreadable=True))
                hint = f"write them in {id}/{PROVISIONS.name}"
                faults.append(Problem(book.mark, "no-provisions", f"the source '{id}' has no provisions", hint))
        faults.extend(check_links(provisions, sources))
        faults.extend(check_matters(matters, provisions))
        faults.extend(check_strategy(strategy, provisions))
        faults.extend(check_witnesses(witnesses, matters, sources))
        return RuleTexts(sources, provisions, witnesses, matters, strategy, faults)

    def _read_top_file(self, file: KeyedFile[_Value], faults: list[Problem]) -> PartialFile[_Value]:
        path = self.root / file.name
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
            return str(path.resolve().relative_to(self._project))
        except ValueError:
            return str(path)


def read_path(path: Path, id: str, shown: str, faults: list[Problem]) -> Draft | None:
    """Read one rule-set file; returns None if it could not be read at all."""
    draft: Draft | None = None
    try:
        draft, found = read_once(read_draft, file_text(path, shown), shown, id, str(path))
    except RulesError as error:
        found = error.faults
    faults.extend(found)
    return draft


FOLDER = "rulesets"


def own_folder() -> Path:
    """Return the folder of the rule sets that come with the package.

    Raises RefusedError if the package was installed without them.
    """
    package = Path(__file__).parent.parent
    for home in (package, package.parent):  # installed, and in a copy of the project
        if (home / FOLDER).is_dir():
            return home / FOLDER
    raise RefusedError("no folder of rule sets was found")


@dataclass(init=False)
class Library:
    """The rule sets of a folder; by default those of the books. Files are read when first needed.

    >>> library = hearts_spec.Library()
    >>> library.ids()[:3]
    ['hoyle-1887/hearts', 'hoyle-1887/eagle-14', 'hoyle-1887/eagle-5']
    >>> rules = library.rule_set("modern/standard")
    >>> rules.title, rules.year, rules.players
    ('Hearts', 2025, (3, 4, 5))
    """

    root: Path
    files: UserFiles = field(repr=False)
    folder: Folder = field(repr=False)

    def __init__(self, root: str | Path | None = None, files: UserFiles = ON_DISK) -> None:
        """Raises RefusedError if `root` is not a path."""
        if root is not None and not isinstance(root, str | Path):
            raise RefusedError(f"a library is the folder of its rule sets, not {quoted(str(root))}")
        self.root = own_folder() if root is None else Path(root)
        self.files = files
        self.folder = Folder(self.root)

    @classmethod
    def of(cls, folder: Folder, files: UserFiles = ON_DISK) -> "Library":
        """Return the library of a folder, which keeps what has been read of it."""
        library = cls(folder.root, files)
        library.folder = folder
        return library

    @cached_property
    def _resolver(self) -> Resolver:
        files, texts = self.folder.rule_files, self.folder.texts
        return Resolver(files.drafts, texts.sources, texts.provisions, files.faults)

    def shown(self, path: Path) -> str:
        return self.folder.shown(path)

    @property
    def sources(self) -> Mapping[str, Source]:
        """The bibliography, by source id."""
        return self._resolver.sources

    @property
    def provisions(self) -> Provisions:
        """Every provision of every source, by id."""
        return self._resolver.provisions

    @property
    def witnesses(self) -> Mapping[str, ContemporaryText]:
        """The contemporary texts, by id."""
        return self.folder.texts.witnesses

    @property
    def matters(self) -> Mapping[str, RuleHistory]:
        """The topics with a history book by book, by id."""
        return self.folder.texts.matters

    @property
    def strategy(self) -> Mapping[str, PlayTopics]:
        """The parts of good play on which the books advise, by id."""
        return self.folder.texts.strategy

    @property
    def drafts(self) -> Mapping[str, Draft]:
        """Every rule-set file that could be read, by id."""
        return self._resolver.drafts

    @property
    def unread(self) -> list[str]:
        """The ids of the rule-set files that could not be read at all."""
        return sorted(set(self.folder.rule_files.faults) - set(self.drafts))

    def ids(self, shared: bool = False) -> list[str]:
        """Return the ids of the rule sets, in the order of their books; with `shared`, also those that games share."""
        sets = self.in_order(self.rule_set(id) for id in self.drafts)
        return [each.id for each in sets if shared or not each.shared]

    def in_order(self, rule_sets: Iterable[RuleSet]) -> list[RuleSet]:
        """Return rule sets by year of source, with those that games share first, then in the order of the book."""
        return sorted(rule_sets, key=self._place_in_book)

    def _place_in_book(self, rule_set: RuleSet) -> tuple[int, str, bool, int, str]:
        book = self.sources.get(rule_set.source)
        games, name = book.games if book else (), name_of(rule_set.id)
        place = games.index(name) if name in games else len(games)
        return rule_set.year, rule_set.source, not rule_set.shared, place, rule_set.id

    def faults(self) -> list[Problem]:
        """Return every problem in the folder, each once: those of texts first, then those of rule sets by id."""
        return without_waiting(_without_warnings(self.findings()))

    def faults_of(self, id: str) -> list[Problem]:
        """Return the problems of a rule set beyond its form: ancestry, authorities, options and playability."""
        return _without_warnings(self.findings_of(id))

    def findings(self) -> list[Problem]:
        texts = self.folder.texts
        found = [*texts.faults, *check_named_games(texts.sources, self.drafts, self.unread)]
        if not self.unread and all(each.attempted is None for each in self.drafts.values()):  # else it is unknown
            found.extend(check_doubts(self.drafts, self.provisions))
        for id, read_faults in self.folder.rule_files.faults.items():
            checked = [*self.findings_of(id), *self.stale_sentences(id)] if id in self.folder.rule_files.drafts else []
            found.extend(sorted([*read_faults, *checked], key=by_place))
        return found

    def findings_of(self, id: str) -> list[Problem]:
        """Return the problems of a rule set beyond its form, and its warnings."""
        draft = self.drafts[id]
        cited = draft.source in self.provisions.sources
        faults = list(check_citations(draft, self.provisions, cited))
        try:
            rule_set = self.rule_set(id)
        except RulesError as error:
            return sorted([*faults, *error.faults], key=by_place)
        of_book = draft.source in self.sources
        faults.extend(check_repeats(draft, self._resolver.before(draft), rule_set.players, strict=of_book))
        faults.extend(check_withdrawals(draft, self.rule_set(draft.extends).options if draft.extends else {}))
        wrong = [*check_options(draft, rule_set.options), *check_borrowing(rule_set.options.values(), self._resolver)]
        faults.extend(
            each for each in wrong if each.mark.file == draft.mark.file
        )  # others are reported for their own file
        if not wrong and draft.attempted is None:
            faults.extend(check_choices(draft, rule_set, self._resolver, strict=of_book))
        if not rule_set.shared and not wrong and draft.attempted is None:
            unplayable = list(check_play(draft, rule_set, self._resolver))
            faults.extend(unplayable or check_inapplicable(draft, rule_set, self._resolver, strict=of_book))
        return sorted(faults, key=by_place)

    def stale_sentences(self, id: str) -> list[Problem]:
        """Return the sentences of a game in short that are out of date; they keep no game from being played."""
        draft = self.drafts[id]
        try:
            rule_set = self.rule_set(id)
            return list(check_sentences(draft, rule_set, self._resolver, strict=draft.source in self.sources))
        except (RefusedError, RulesError):  # what is wrong is among the findings
            return []

    def with_draft(self, draft: Draft) -> "Library":
        """Return a library that also holds this draft, or holds it in place of the one with its id.

        Files are not read again, and what does not extend the draft is not resolved again.
        """
        other = Library.of(self.folder, self.files)
        other.__dict__["_resolver"] = self._resolver.with_draft(draft)
        return other

    def with_files(self, files: UserFiles) -> "Library":
        """Return a library that finds users' files elsewhere; nothing is read or resolved again."""
        other = Library.of(self.folder, files)
        other.__dict__["_resolver"] = self._resolver
        return other

    def find(self, ref: str) -> tuple["Library", str]:
        """Find a rule set by its id or the path of a YAML file; returns a library that holds it, and its id.

        Raises RefusedError for an id that does not exist, RulesError for a file with problems.
        """
        if ref in self.drafts and self.drafts[ref].attempted is None:
            return self, ref
        if not is_path(ref):
            raise self._error_of(ref)
        path, faults = Path(ref.replace("\0", "?")), list[Problem]()
        place = self.files.place
        known = {place(Path(draft.file)): id for id, draft in self.drafts.items()}
        if place(path) in known:
            return self.find(known[place(path)])
        return self._with_checked(read_user_files(path, known, faults, self.files), faults)

    def _holds(self, id: object) -> bool:
        return isinstance(id, str) and id in self.drafts

    def _error_of(self, id: object) -> RefusedError | RulesError:
        """Return the error for an id that no rule set has, or only a file that cannot be read."""
        if not isinstance(id, str):
            return RefusedError(f"a rule set is named by its id, not by {quoted(str(id))}", "as modern/standard")
        if failed := self.folder.rule_files.faults.get(id):
            return RulesError(sorted([*failed, *(self.faults_of(id) if id in self.drafts else [])], key=by_place))
        hint = did_you_mean(id, self.drafts, at_most=0)
        if not hint and (games := [each for each in self.drafts if each.startswith(f"{id}/")]):
            hint = f"name one of its games: {', '.join(games)}"
        return RefusedError(f"there is no rule set {quoted(id, 60)}", hint, code="unknown-rule-set")

    def find_data(self, data: object, name: str = "inline") -> tuple["Library", str]:
        """Find or make the rule set that a record names: an id, a path, or a mapping as in a YAML file, or its tree."""
        if isinstance(data, str):
            return self.find(data)
        faults: list[Problem] = []
        tree = data if isinstance(data, Pairs) else from_data(data, f"<{name}>")
        if not isinstance(tree, Pairs):
            raise RulesError(
                [Problem(Location(f"<{name}>"), "wrong-type", "a rule set is an id, a path, or keys with their values")]
            )
        if tree.get("title") is None:
            title = (Scalar("title", tree.mark), Scalar("A house rule", tree.mark))
            tree = Pairs((title, *tree.pairs), tree.mark)
        draft = read_draft(tree, f"{HOUSE}/{name}", f"<{name}>", faults)
        return self._with_checked([draft], faults)

    def _with_checked(self, drafts: Sequence[Draft], faults: list[Problem]) -> tuple["Library", str]:
        """Return a library that also holds these drafts, and the id of the first, which extends the others."""
        library, id = self, drafts[0].id
        for draft in reversed(drafts):
            library = library.with_draft(draft)
        if found := sorted([*faults, *library.faults_of(id)], key=by_place):
            raise RulesError(found)
        return library, id

    def rule_set(self, id: str) -> RuleSet:
        """Return a rule set resolved through all that it extends.

        Raises RefusedError if there is none of this id, RulesError if it or what it extends has problems.
        """
        if not self._holds(id):
            raise self._error_of(id)
        return self._resolver.rule_set(id)

    def playable(
        self, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
    ) -> ConfiguredRules:
        """Return a rule set for one number of players (the usual one by default) and one choice of options.

        Raises RefusedError for an id that does not exist, or a number or choice that the rule set does not item.
        """
        if not self._holds(id):
            raise self._error_of(id)
        return self._resolver.playable(id, players, choices)

    def provision_id(self, name: str, source: str) -> str:
        """Return the full id of a provision that a file of this source cites, perhaps by its short name."""
        return self.provisions.full_id(name, source)

    def authority_of(self, item: OptionDraft | ChoiceDraft) -> Authority:
        """Return the authority of an option or one of its choices, with the full ids of the provisions."""
        source = source_of(item.origin)
        return replace(item.authority, cites=tuple(self.provision_id(each, source) for each in item.authority.cites))

    def doubts_about(self, item: OptionDraft | ChoiceDraft) -> tuple[InDoubt, ...]:
        """Return the doubts on which an option or one of its choices depends, each once."""
        cites = self.authority_of(item).cites
        return tuple(dict.fromkeys(each for key in item.keys for each in self.provisions.doubts(key, cites)))


def _without_warnings(findings: Iterable[Problem]) -> list[Problem]:
    return [each for each in findings if not isinstance(each, SourceWarning)]


@dataclass(frozen=True)
class InLibrary(ReadContext):
    """The context of fields that name provisions or rule sets; provisions of `source` may go by short names."""

    library: Library | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class Named(Kind):
    """The full id of an existing provision or rule set."""

    what: str

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        found = A_LINE.read(node, faults)
        if found is MISSING or not isinstance(context, InLibrary) or context.library is None:
            return found
        provision = self.what == "provision"
        full = context.library.provision_id(found, context.source) if provision else found
        known = context.library.provisions if provision else context.library.drafts
        if full in known or (provision and context.library.provisions.unread(full)):
            return full
        wrong = f"{quoted(found, 60)} is not a provision" if provision else f"there is no rule set {quoted(found, 60)}"
        code = "unknown-provision" if provision else "unknown-rule-set"
        faults.append(Problem(node.mark, code, wrong, did_you_mean(full, known, at_most=0), found))
        return MISSING

    def schema(self) -> dict[str, Any]:
        return A_LINE.schema()


A_PROVISION, A_RULE_SET = Named("provision"), Named("rule set")


def id_named(name: str, ids: Collection[str], what: str) -> str:
    """Return the id, `source/name`, of what is named by it, or by its name alone if that is enough.

    Raises RefusedError, with the nearest name, if there is none or more than one.
    """
    found = [id for id in ids if name in (id, name_of(id))]
    if len(found) == 1:
        return found[0]
    names = ids if found or "/" in name else map(name_of, ids)
    problem = f"more than one {what}" if found else f"no {what}"
    raise RefusedError(f"there is {problem} {quoted(name, 60)}", did_you_mean(name, names))


__all__ = [
    "A_PROVISION",
    "A_RULE_SET",
    "CLAIMS_FILE",
    "HOUSE",
    "SITUATIONS",
    "TOP_FILES",
    "Folder",
    "InLibrary",
    "Library",
    "Named",
    "RefusedError",
    "RuleFiles",
    "RuleTexts",
    "id_named",
    "read_path",
]
