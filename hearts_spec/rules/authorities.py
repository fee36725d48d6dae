"""How it is written what stands behind a statement: the provisions that are cited, or why something is assumed."""

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Any

from hearts_spec.rules.fields import all_fields, all_sections, field_of
from hearts_spec.rules.section_kinds import WITH_PLAYERS
from hearts_spec.rules.statements import Authority
from hearts_spec.schema.json_schema import Schema, described, object_schema
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ManyOf, ReadContext, Text
from hearts_spec.schema.problems import Problem, quoted
from hearts_spec.schema.record_type import InlineFields
from hearts_spec.schema.tree import Node, Pairs, Scalar

CITES, ASSUMED = "cites", "assumed"
_PROVISIONS = ManyOf(Text("a provision", lines=True), distinct=True, at_least=1, each="a provision")
_REASON = Text("a reason", lines=True)
_KEEP_ONE = "keep the one that is true"


class _Cited(Kind):
    """The provisions that are cited; where they cannot be read, something was to stand there all the same."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Authority:
        names = _PROVISIONS.read(node, faults)
        return Authority(() if names is MISSING else names, mark=node.mark)

    def schema(self) -> Schema:
        about = "Their ids; within a source's own folder its name may be left out."
        return {"title": "Provisions", "description": about, **_PROVISIONS.schema()}


class _Assumed(Kind):
    """The reason why something is assumed."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Authority:
        reason = _REASON.read(node, faults)
        return Authority(assumed="" if reason is MISSING else reason, mark=node.mark)

    def schema(self) -> Schema:
        return described(_REASON.schema(), ASSUMED, "Why it is taken to be so where the book gives no answer.")


class AuthorityKind(InlineFields):
    """What stands behind one thing: its `cites`, or else its `assumed`."""

    def keys(self) -> Mapping[str, bool]:
        return {CITES: False, ASSUMED: False}

    def read_among(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> Authority:
        cites, assumed = pairs.get(CITES), pairs.get(ASSUMED)
        cited = Authority(mark=pairs.mark) if cites is None else _Cited().read(cites, faults)
        if assumed is None:
            return cited
        taken = _Assumed().read(assumed, faults)
        if cites is None:
            return taken
        faults.append(Problem(assumed.mark, "this is both cited and assumed", _KEEP_ONE))
        return cited

    def schema(self) -> Schema:
        return object_schema({CITES: _Cited().schema(), ASSUMED: _Assumed().schema()})


def not_both() -> Schema:
    """Give the JSON Schema of what is not both cited and assumed."""
    return {"not": {"required": [CITES, ASSUMED]}}


_PATH = Text("a path", lines=True)
_BY_PATH = {
    CITES: ByKey(_Cited(), _PATH, "for what is cited", "as `deal.hand: rule-7`", partial=True),
    ASSUMED: ByKey(_Assumed(), _PATH, "for what is assumed", "as `deal.hand: the reason`", partial=True),
}
_SEVERAL = "a step of a path may name several, as `with-players.3, 5.pack`."
_ABOUT = {
    CITES: f"The provisions behind each statement; {_SEVERAL}",
    ASSUMED: f"Why something is assumed where the book gives no answer; {_SEVERAL}",
}


MOST_PATHS = 100


def _paths(key: Scalar, faults: list[Problem]) -> Iterator[str]:
    """Give every path that a key names: where a step has several names, as `with-players.3, 5.pack`, one for each."""
    steps = [[name.strip() for name in step.split(",")] for step in key.text.split(".")]
    if prod(map(len, steps)) > MOST_PATHS:
        faults.append(
            Problem(key.mark, f"this names more than {MOST_PATHS} statements", "give some a line of their own")
        )
        return
    yield from (".".join(path) for path in product(*steps))


class AuthoritiesKind(InlineFields):
    """What stands behind statements, by path: each key names one of them, a group, or several side by side."""

    def keys(self) -> Mapping[str, bool]:
        return dict.fromkeys(_BY_PATH, False)

    def read_among(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> dict[str, Authority]:
        found: dict[str, Authority] = {}
        for name, kind in _BY_PATH.items():
            node = pairs.get(name)
            read: Any = MISSING if node is None else kind.read(node, faults, around)
            mine: dict[str, Authority] = {}
            for key, _ in node if isinstance(node, Pairs) else ():
                for path in _paths(key, faults):
                    if path in mine:
                        faults.append(Problem(key.mark, f"{quoted(path)} stands twice", "keep one"))
                    elif path in found:
                        faults.append(Problem(key.mark, f"{quoted(path)} is both cited and assumed", _KEEP_ONE))
                    if key.text in read:
                        mine[path] = read[key.text]
            found.update(mine)
        return found

    def schema(self) -> Schema:
        """Give the JSON Schema, in which the keys of fields and sections are offered, and longer paths let through."""
        keys = [*(each.key for each in all_fields()), *(section.path for section in all_sections()), WITH_PLAYERS]
        by_path: Schema = {}
        for name in _BY_PATH:
            one = {"$ref": f"#/$defs/{name}"}
            offered = {key: {**_labelled(key), **one} for key in keys}
            whole: Schema = {"type": "object", "properties": offered, "additionalProperties": one}
            by_path[name] = described(whole, name, _ABOUT[name])
        return object_schema(by_path)


def _labelled(key: str) -> Schema:
    field = field_of(key)
    return {"description": field.label} if field else {}


def authority_definitions() -> Schema:
    """Give the JSON Schema of what stands behind one statement, to which those of files refer."""
    return {name: kind.one.schema() for name, kind in _BY_PATH.items()}
