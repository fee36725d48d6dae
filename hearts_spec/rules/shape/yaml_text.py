"""YAML text read safely into a tree.

Contributors' files are untrusted. Anchors, aliases, merge keys and tags are refused, and so are files that are too
large or nested too deep; nothing is ever constructed but the nodes of a tree.
"""

from typing import Any

from hearts_spec.rules.shape.building import Builder
from hearts_spec.rules.shape.faults import Fault, Mark, RulesError
from hearts_spec.rules.shape.tree import Node
from hearts_spec.rules.shape.unreadable import explain

_NOTHING = ("null", "Null", "NULL", "~")


def yaml_tree(text: str, shown: str = "") -> Node | None:
    """Read YAML text; gives None where it holds nothing.

    Raises RulesError for what is not YAML, or passes a limit.
    """
    import yaml  # the package's core must import without it, in the browser

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    builder = Builder(shown)
    documents = 0
    try:
        for event in yaml.parse(text, Loader=loader):
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
            _take(builder, event, documents)
    except yaml.MarkedYAMLError as error:
        at, start = (
            Mark(shown, mark.line + 1, mark.column + 1) if mark else Mark(shown, 1, 1)
            for mark in (error.problem_mark or error.context_mark, error.context_mark or error.problem_mark)
        )
        fault = explain(text, error.problem or "", error.context or "", at, start)
        raise RulesError([*builder.faults, fault]) from None
    except yaml.YAMLError:
        raise RulesError([Fault(Mark(shown, 1, 1), "the file cannot be read")]) from None
    if builder.faults:
        raise RulesError(builder.faults)
    return builder.top


def _take(builder: Builder, event: Any, documents: int) -> None:
    import yaml

    start, end = event.start_mark, event.end_mark
    line, column = start.line + 1, start.column + 1
    if getattr(event, "anchor", None) and not isinstance(event, yaml.AliasEvent):
        builder.stop(line, column, "an anchor (&) is not allowed here", "write the value out where it is needed")
    if getattr(event, "tag", None) not in (None, "!"):
        builder.stop(line, column, "a tag (!) is not allowed here", "write the value alone, or put the text in quotes")
    if isinstance(event, yaml.ScalarEvent):
        plain, text = not event.style, event.value
        even = end.line == start.line and end.column - start.column == len(text) + (0 if plain else 2)
        builder.scalar("" if plain and text in _NOTHING else text, line, column, plain, even)
    elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
        builder.open(isinstance(event, yaml.MappingStartEvent), line, column)
    elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
        builder.close()
    elif isinstance(event, yaml.AliasEvent):
        builder.stop(line, column, "an alias (*) is not allowed here", "write the value out, or put the text in quotes")
    elif documents > 1:
        builder.stop(line, column, "a second document begins here", "one rule set to a file: take out the line `---`")
