"""A rule set of one's own begun: whether its id and the game that it is to extend will do, and the text of its file."""

import re

from hearts_spec.rules.files import CLAIMS_FILE, SITUATIONS
from hearts_spec.rules.library import HOUSE, Library
from hearts_spec.rules.new_ruleset import beginning, first_beginning
from hearts_spec.rules.provisions import PROVISIONS, SOURCES
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.schema.kinds import ID_HINT, INDEX, NAME
from hearts_spec.schema.problems import RulesError, did_you_mean, quoted
from hearts_spec.service.errors import UsageError

_FILES = {PROVISIONS.name: "the file of a source's provisions", CLAIMS_FILE: "the file of a source's claims"}
_ID = re.compile(f"(?!{INDEX}/)({NAME})/(?!{INDEX}$)({NAME})")


def parts_of_id(id: str) -> tuple[str, str]:
    """Give the folder and the name in a new id.

    Raises UsageError for what cannot be one.
    """
    matched = _ID.fullmatch(id)
    if not matched:
        raise UsageError(f"'{id[:60]}' cannot be an id", f"{ID_HINT}, as {HOUSE}/kitchen-table")
    source, game = matched.groups()
    if what := _FILES.get(f"{game}.yml"):
        raise UsageError(f"'{game}' names {what}", "choose another name")
    if source == SITUATIONS:
        raise UsageError(f"'{source}' names the folder of the quarrels", "choose another name")
    return source, game


def begun(library: Library, id: str, extends: str, file: str = "", named: str = "") -> str:
    """Give the text of a file for a new rule set, which extends nothing where it is the first of a book.

    `file` is its path, or else that in a folder of rule sets; `named` is what the command calls it by, or else its id.

    Raises UsageError where the id cannot be, there is nothing of that name to be extended, or something must be.
    """
    source, game = parts_of_id(id)
    named, file = named or id, file or f"rulesets/{source}/{game}.yml"
    if extends:
        return beginning(named, _parent(library, extends, source), file)
    _see_that_it_is_the_first(library, source)
    return first_beginning(named, file)


def _see_that_it_is_the_first(library: Library, source: str) -> None:
    """Raise UsageError where games of a folder extend others, since it is of no book or of one that has its first."""
    if source not in library.sources:
        hint = did_you_mean(source, library.sources, at_most=0)
        hint = hint or f"name one with --extends ID, or add the book to {SOURCES.name}"
        raise UsageError(f"{quoted(source)} is no book, so what it has extends a game", hint)
    for id, draft in library.drafts.items():
        if draft.source == source and not draft.extends:
            hint = f"name what this one extends, as --extends {id}"
            raise UsageError(f"the games of {quoted(source)} rest on {id}", hint)


def _parent(library: Library, id: str, source: str) -> RuleSet:
    """Give the game that is to be extended, or what the games of a book share where this is one of them.

    Raises UsageError where there is none of that id, or it is no game of its own, RulesError where it has faults.
    """
    if id not in library.drafts and id not in library.unread:
        hint = did_you_mean(id, library.drafts, at_most=0) or f"rule sets are looked for in {library.root}"
        raise UsageError(f"there is no rule set {quoted(id, 60)}", hint)
    library.find(id)
    if found := library.faults_of(id):
        raise RulesError(found)
    parent = library.rule_set(id)
    if parent.shared and not (parent.source == source and parent.dated):
        games = [each for each in library.ids() if id in library.rule_set(each).ancestors]
        message = f"{id} is what games have in common, and no game of its own"
        raise UsageError(message, f"extend one of {', '.join(games)}" if games else "extend a game")
    return parent
