"""YAML text read safely into a tree.

Contributors' files are untrusted. Anchors, aliases, merge keys and tags are refused, and so are files that are too
large or nested too deep; nothing is ever constructed but the nodes of a tree.
"""

from typing import Any

from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.tree import Node
from hearts_spec.schema.tree_builder import TreeBuilder
from hearts_spec.schema.yaml_errors import explain

_NOTHING = ("null", "Null", "NULL", "~")


def yaml_tree(text: str, shown: str = "", quick: bool = False) -> Node | None:
    """Read YAML text; gives None where it holds nothing.

    PyYAML has a plain parser, which is all there is in a browser, and often a `quick` one. They do not stumble at quite
    the same places, so what a reader gives is read by the plain one everywhere, and the many files of a folder by the
    other.

    Raises RulesError for what is not YAML, or passes a limit.
    """
    import yaml  # the package's core must import without it, in the browser

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader) if quick else yaml.SafeLoader
    builder = TreeBuilder(shown)
    documents = 0
    try:
        for event in yaml.parse(text, Loader=loader):
            if isinstance(event, yaml.ScalarEvent):
                _scalar(builder, event)
            elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
                _check(builder, event)
                builder.open(isinstance(event, yaml.MappingStartEvent), *_place(event))
            elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
                builder.close()
            elif isinstance(event, yaml.AliasEvent):
                hint = "write the value out, or put the text in quotes"
                builder.stop(*_place(event), "an alias (*) is not allowed here", hint)
            elif isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    hint = "one rule set to a file: take out the line `---`"
                    builder.stop(*_place(event), "a second document begins here", hint)
    except yaml.MarkedYAMLError as error:
        at, start = (
            Location(shown, mark.line + 1, mark.column + 1) if mark else Location(shown, 1, 1)
            for mark in (error.problem_mark or error.context_mark, error.context_mark or error.problem_mark)
        )
        fault = explain(text, error.problem or "", error.context or "", at, start)
        raise RulesError([*builder.faults, fault]) from None
    except yaml.YAMLError:
        raise RulesError([Problem(Location(shown, 1, 1), "the file cannot be read")]) from None
    if builder.faults:
        raise RulesError(builder.faults)
    return builder.top


def _scalar(builder: TreeBuilder, event: Any) -> None:
    _check(builder, event)
    start, end = event.start_mark, event.end_mark
    plain, text = not event.style, event.value
    even = end.line == start.line and end.column - start.column == len(text) + (0 if plain else 2)
    builder.scalar("" if plain and text in _NOTHING else text, start.line + 1, start.column + 1, plain, even)


def _check(builder: TreeBuilder, event: Any) -> None:
    """See that a value has no anchor and no tag."""
    if event.anchor:
        builder.stop(*_place(event), "an anchor (&) is not allowed here", "write the value out where it is needed")
    if event.tag not in (None, "!"):
        hint = "write the value alone, or put the text in quotes"
        builder.stop(*_place(event), "a tag (!) is not allowed here", hint)


def _place(event: Any) -> tuple[int, int]:
    return event.start_mark.line + 1, event.start_mark.column + 1
