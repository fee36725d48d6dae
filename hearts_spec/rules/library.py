"""The library: the rule sets of a folder, found by id or path, with every problem in them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from hearts_spec.rules.folder import HOUSE, Folder, UserFiles, is_path, read_user_files
from hearts_spec.rules.inheritance import RefusedError as RefusedError
from hearts_spec.rules.inheritance import Resolver
from hearts_spec.rules.lint import RULE_SET_CHECKS, SUMMARY_CHECKS, TEXT_CHECKS, CheckedRuleSet
from hearts_spec.rules.names import name_of
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.rules.ruleset_file import ChoiceDraft, Draft, OptionDraft, read_draft
from hearts_spec.rules.sources import InDoubt
from hearts_spec.schema.kinds import A_LINE, ANYWHERE, MISSING, Kind, ReadContext
from hearts_spec.schema.problems import (
    Location,
    Problem,
    RulesError,
    SourceWarning,
    by_place,
    did_you_mean,
    errors_of,
    quoted,
)
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, from_data

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


class Library(Resolver):
    """The rule sets of a folder; by default, those of this site. Files are read when first needed.

    >>> library = hearts_spec.Library()
    >>> library.ids()[:3]
    ['hoyle-1887/hearts', 'hoyle-1887/eagle-14', 'hoyle-1887/eagle-5']
    >>> rules = library.rule_set("modern/standard")
    >>> rules.title, rules.source, rules.players
    ('Hearts', 'modern', (3, 4, 5))
    """

    def __init__(self, root: str | Path | Folder | None = None) -> None:
        """Raises RefusedError if `root` is not a path."""
        if root is not None and not isinstance(root, str | Path | Folder):
            raise RefusedError(f"a library is the folder of its rule sets, not {quoted(str(root))}")
        super().__init__(root if isinstance(root, Folder) else Folder(own_folder() if root is None else Path(root)))
        self.files = UserFiles()

    def __repr__(self) -> str:
        return f"Library(root={self.root!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Library) and (self.root, self.files) == (other.root, other.files)

    def __hash__(self) -> int:
        return hash(self.root)

    @property
    def root(self) -> Path:
        return self.folder.root

    def shown(self, path: Path) -> str:
        return self.folder.shown(path)

    def with_files(self, files: UserFiles) -> Self:
        """Return a copy that reads users' files from `files`; nothing is read or resolved again."""
        other = copy(self)
        other.files = files
        return other

    def ids(self, shared: bool = False) -> list[str]:
        """Return the ids of the rule sets, oldest source first. `shared` adds those that exist only to be extended."""
        sets = self.in_order(self.rule_set(id) for id in self.drafts)
        return [each.id for each in sets if shared or not each.shared]

    def in_order(self, rule_sets: Iterable[RuleSet]) -> list[RuleSet]:
        """Return rule sets by year of source, with those that games share first, then in the order of the book."""
        return sorted(rule_sets, key=self._place_in_book)

    def _place_in_book(self, rule_set: RuleSet) -> tuple[bool, int, int, str, bool, int, str]:
        book = self.sources.get(rule_set.source)
        games, name = book.games if book else (), name_of(rule_set.id)
        place = games.index(name) if name in games else len(games)
        by_book = (False, book.placed, [*self.sources].index(book.id)) if book else (True, 0, 0)
        return *by_book, rule_set.source, not rule_set.shared, place, rule_set.id

    def faults(self) -> list[Problem]:
        """Return every error in the folder, each once. Errors in texts come first, then those in rule sets by id."""
        return errors_of(self.findings())

    def faults_of(self, id: str) -> list[Problem]:
        """Return the problems of a rule set beyond its form: ancestry, authorities, options and playability."""
        return [each for each in self.findings_of(id) if not isinstance(each, SourceWarning)]

    def findings(self) -> list[Problem]:
        """Return every problem and warning in the folder."""
        found = [*self.folder.text_problems(), *TEXT_CHECKS.problems(self)]
        return [*found, *(each for id in self.folder.rule_files for each in self.findings_in_file(id))]

    def findings_in_file(self, id: str) -> list[Problem]:
        """Return every problem and warning in a rule-set file of the folder."""
        file = self.folder.rule_files[id]
        checked = [*self.findings_of(id), *self.stale_sentences(id)] if file.draft else []
        return sorted([*file.faults, *checked], key=by_place)

    def findings_of(self, id: str) -> list[Problem]:
        """Return the problems of a rule set beyond its form, and its warnings."""
        return sorted(RULE_SET_CHECKS.problems(CheckedRuleSet(self.drafts[id], self)), key=by_place)

    def stale_sentences(self, id: str) -> list[Problem]:
        """Return the sentences of a game in short that are out of date; they keep no game from being played."""
        return list(SUMMARY_CHECKS.problems(CheckedRuleSet(self.drafts[id], self)))

    def find(self, ref: str) -> tuple["Library", str]:
        """Find a rule set by its id or the path of a YAML file; returns a library that holds it, and its id.

        Raises RefusedError for an id that does not exist, RulesError for a file with problems.
        """
        if ref in self.drafts and self.drafts[ref].attempted is None:
            return self, ref
        if not is_path(ref):
            raise self._error_of(ref)
        path, faults, ids = Path(ref), list[Problem](), self._ids()

        def known(path: Path) -> str:
            id = ids.get(self.files.place(path), "")
            return id if id in self.drafts else ""

        if id := known(path):
            return self.find(id)
        return self._with_checked(read_user_files(path, self.files, known, ids.values(), faults), faults)

    def id_of(self, path: Path) -> str:
        """Return the id of the rule set in a file; empty for any other file."""
        return self._ids().get(self.files.place(path), "")

    def _ids(self) -> Mapping[Path, str]:
        added = {id: Path(draft.file) for id, draft in self.drafts.added.items()}
        return {self.files.place(path): id for id, path in {**self.folder.paths, **added}.items()}

    def _error_of(self, id: object) -> RefusedError | RulesError:
        """Return the error for an id that no rule set has, or only a file that cannot be read."""
        if not isinstance(id, str):
            return RefusedError(f"a rule set is named by its id, not by {quoted(str(id))}", "as modern/standard")
        if (file := self.folder.rule_files.get(id)) and file.faults:
            return RulesError(sorted([*file.faults, *(self.faults_of(id) if file.draft else [])], key=by_place))
        hint = did_you_mean(id, self.drafts, at_most=0)
        if not hint and (games := [each for each in self.drafts if each.startswith(f"{id}/")]):
            hint = f"name one of its games: {', '.join(games)}"
        return RefusedError(f"there is no rule set {quoted(id, 60)}", hint, code="unknown-rule-set")

    def find_data(self, data: object, name: str = "inline") -> tuple["Library", str]:
        """Find or make the rule set that a record names: an id, a path, or the content of a YAML file.

        The content is a mapping or its tree. Returns a library that holds the rule set, and its id; raises as `find`.
        """
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
        """Return a library that also holds these drafts, and the id of the first, which extends the others.

        Raises RulesError with `faults` and the problems of the first draft, if there are any.
        """
        library, id = self, drafts[0].id
        for draft in reversed(drafts):
            library = library.with_draft(draft)
        if found := sorted([*faults, *library.faults_of(id)], key=by_place):
            raise RulesError(found)
        return library, id

    def rule_set(self, id: str) -> RuleSet:
        """Return a rule set with everything that it inherits.

        Raises RefusedError for an unknown id, and RulesError if the rule set, or one that it extends, has errors.
        """
        if not (isinstance(id, str) and (id in self._resolved or id in self.drafts)):
            raise self._error_of(id)
        return super().rule_set(id)

    def provision_id(self, name: str, source: str) -> str:
        """Return the full id of a provision that a file of this source cites, perhaps by its short name."""
        return self.provisions.full_id(name, source)

    def doubts_about(self, item: OptionDraft | ChoiceDraft) -> tuple[InDoubt, ...]:
        """Return the doubts on which an option or one of its choices depends, each once."""
        cites = self.authority_of(item).cites
        return tuple(dict.fromkeys(each for key in item.keys for each in self.provisions.doubts(key, cites)))


@dataclass(frozen=True)
class InLibrary(ReadContext):
    """The read context of fields that name provisions or rule sets; those of `source` may have their short names."""

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
    """Return the id (`source/name`) that `name` means: it is the id itself or an unambiguous name.

    Raises RefusedError, with the nearest name, if there is none or more than one.
    """
    found = [id for id in ids if name in (id, name_of(id))]
    if len(found) == 1:
        return found[0]
    names = ids if found or "/" in name else map(name_of, ids)
    problem = f"more than one {what}" if found else f"no {what}"
    raise RefusedError(f"there is {problem} {quoted(name, 60)}", did_you_mean(name, names))
