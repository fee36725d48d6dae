"""The cases of what becomes of the pool, as a kind of value."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hearts_spec.rules.sections.settlement import Clause, Then
from hearts_spec.rules.shape.faults import Fault
from hearts_spec.rules.shape.kinds import ANYWHERE, MISSING, Around, Kind, read_word, words_schema
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, expected, only_keys

_COUNT = re.compile(r"[0-9]{1,2}\+?")


@dataclass(frozen=True)
class Clauses(Kind):
    """The cases of what becomes of the pool."""

    def read(self, node: Node, faults: list[Fault], around: Around = ANYWHERE) -> Any:
        if not isinstance(node, Items):
            faults.append(expected(node, "a list of cases", "each on its own line, as `- {then: fewest-take}`"))
            return MISSING
        clauses = [self._clause(item, faults) for item in node.items]
        if any(clause is MISSING for clause in clauses):
            return MISSING
        for clause, item in zip(clauses[:-1], node.items, strict=False):
            if not _conditions(clause):
                faults.append(
                    Fault(item.mark, "this case has no condition, so those below it never apply", "put it last")
                )
                return MISSING
        if clauses and _conditions(clauses[-1]):
            hint = "add a case without one, as {then: stays}"
            faults.append(
                Fault(node.items[-1].mark, "this last case has a condition, so some results are not covered", hint)
            )
            return MISSING
        return tuple(clauses)

    def _clause(self, node: Node, faults: list[Fault]) -> Any:
        before = len(faults)
        if not isinstance(node, Pairs):
            faults.append(expected(node, "a case", "as {clear: 1, then: clear-take}"))
            return MISSING
        only_keys(node, ("clear", "fewest", "loaded", "then"), faults)
        then_node = node.get("then")
        then: Any = MISSING
        if then_node is None:
            faults.append(Fault(node.mark, "this case does not say what happens", "add `then`, as {then: stays}"))
        else:
            then = read_word(then_node, Then, faults)
        conditions = {}
        for key, value in node:
            if key.text in ("clear", "fewest", "loaded"):
                if not (isinstance(value, Scalar) and _COUNT.fullmatch(value.text)):
                    faults.append(expected(value, "a number of players", "as 2, or 2+ for two or more"))
                else:
                    conditions[key.text] = value.text
        return MISSING if len(faults) > before else Clause(then, **conditions)

    def plain(self, value: Sequence[Clause]) -> list[dict[str, str]]:
        return [{**_conditions(clause), "then": str(clause.then.value)} for clause in value]

    def text(self, value: Sequence[Clause]) -> str:
        return "; ".join(clause_text(clause, place > 0) for place, clause in enumerate(value)) or "none is left to win"

    def schema(self) -> dict[str, Any]:
        count = {
            "description": "a number of players, as 2, or 2+ for two or more",
            "anyOf": [
                {"type": "integer", "minimum": 0, "maximum": 99},
                {"type": "string", "pattern": r"^[0-9]{1,2}\+?$"},
            ],
        }
        case = {
            "type": "object",
            "properties": {
                **dict.fromkeys(("clear", "fewest", "loaded"), count),
                "then": words_schema(Then),
            },
            "required": ["then"],
            "additionalProperties": False,
        }
        return {"type": "array", "items": case}

    def sample(self) -> tuple[Clause, ...]:
        return (Clause(Then.FEWEST_TAKE),)

    def changes(self, value: Sequence[Clause]) -> Iterator[tuple[Clause, ...]]:
        if not value:
            yield self.sample()
        for place, clause in enumerate(value):
            before, after = tuple(value[:place]), tuple(value[place + 1 :])
            if after:
                yield before + after
            for then in Then:
                if then is not clause.then:
                    yield (*before, replace(clause, then=then), *after)
            for name, count in _conditions(clause).items():
                yield (*before, Clause(clause.then, **{**_conditions(clause), name: _one_more(count)}), *after)


def _conditions(clause: Clause) -> dict[str, str]:
    counts = {"clear": clause.clear, "fewest": clause.fewest, "loaded": clause.loaded}
    return {name: count for name, count in counts.items() if count}


def _one_more(count: str) -> str:
    return f"{int(count.rstrip('+')) + 1}{'+' if count.endswith('+') else ''}"


_COUNT_WORDS = ("no player", "one player", "two players", "three players", "four players", "five players")


def _players(count: str) -> str:
    number = int(count.rstrip("+"))
    words = _COUNT_WORDS[number] if number < len(_COUNT_WORDS) else f"{number} players"
    return f"{words.replace(' players', '')} or more players" if count.endswith("+") else words


def clause_text(clause: Clause, later: bool = False) -> str:
    """Say one case of the pool in words."""
    parts = []
    if clause.loaded:
        parts.append(
            f"{_players(clause.loaded)} took everything"
            if clause.loaded == "1"
            else f"{_players(clause.loaded)} took some"
        )
    if clause.clear:
        parts.append(f"{_players(clause.clear)} clear")
    if clause.fewest:
        parts.append(f"{_players(clause.fewest)} with the fewest")
    condition = " and ".join(parts) if parts else ("otherwise" if later else "always")
    return f"{condition}: {clause.then.phrase}"
