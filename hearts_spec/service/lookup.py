"""Finding the rule set that a question names."""

from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.service.errors import UsageError


def find(library: Library, ref: str) -> tuple[Library, RuleSet]:
    """Find a rule set by id or path, with a library that holds it.

    Raises UsageError, naming the nearest, for an id that does not exist.
    """
    try:
        found, id = library.find(ref)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    return found, found.rule_set(id)


def find_extending(library: Library, ref: str) -> tuple[Library, RuleSet]:
    """Find a rule set as `find` does.

    Raises UsageError where it extends no other.
    """
    library, rule_set = find(library, ref)
    if not rule_set.extends:
        raise UsageError(f"{rule_set.id} extends no other rule set", "name one that does")
    return library, rule_set
