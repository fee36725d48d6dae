"""What becomes of the pool: a list of cases, of which the first that fits decides."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hearts_spec.rules.shape.faults import Fault
from hearts_spec.rules.shape.kinds import MISSING, Kind, read_word, words_schema
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, expected, only_keys
from hearts_spec.rules.shape.word import Word
from hearts_spec.rules.troubles import Trouble

MOST_CASES = 40
_POOL = ("settlement.pay.to", "settlement.kept-in")
_COUNT = re.compile(r"[0-9]{1,2}\+?")


class Then(Word):
    """What becomes of the pool."""

    CLEAR_TAKE = "clear-take", "goes to the players who are clear"
    FEWEST_TAKE = "fewest-take", "goes to the players with the fewest"
    STAYS = "stays", "stays for the next deal"


@dataclass(frozen=True, slots=True)
class Clause:
    """One case of what becomes of the pool: its conditions, all of which must hold, and the outcome.

    `clear`, `fewest` and `loaded` count players: those who took nothing, those who share the fewest, and those who
    took something. Each is a number, or a number with a plus sign for that many or more.
    """

    then: Then
    clear: str = ""
    fewest: str = ""
    loaded: str = ""


@dataclass(frozen=True, slots=True)
class Spread:
    """How what counts may be spread over the players: how many are clear, share the fewest, and took some."""

    clear: int
    fewest: int
    loaded: int


def spreads(players: int) -> list[Spread]:
    """Give every spread that a deal among so many players can end in."""
    some_clear = [Spread(clear, clear, players - clear) for clear in range(1, players)]
    return some_clear + [Spread(0, fewest, players) for fewest in range(1, players + 1)]


def matches(wanted: str, count: int) -> bool:
    """Say whether a count of players is what a case asks for; a case that does not ask takes any."""
    if not wanted:
        return True
    return count >= int(wanted[:-1]) if wanted.endswith("+") else count == int(wanted)


def fits(clause: Clause, spread: Spread) -> bool:
    """Say whether a case of the pool fits how the deal ended."""
    return (
        matches(clause.clear, spread.clear)
        and matches(clause.fewest, spread.fewest)
        and matches(clause.loaded, spread.loaded)
    )


def reached(clauses: Sequence[Clause], players: int) -> list[list[Spread]]:
    """Give the spreads that come to each case, those before it having been passed by."""
    found: list[list[Spread]] = [[] for _ in clauses]
    for spread in spreads(players):
        place = next((place for place, clause in enumerate(clauses) if fits(clause, spread)), None)
        if place is not None:
            found[place].append(spread)
    return found


def idle_cases(clauses: Sequence[Clause], players: Sequence[int]) -> Iterator[Trouble]:
    """Report cases that no deal comes to, and words in whose place another would do the same at all of these tables."""
    by_table = [reached(clauses, number) for number in players]
    for place, clause in enumerate(clauses):
        found = [spread for cases in by_table for spread in cases[place]]
        case = f"case {place + 1} of the pool"
        if not found:
            yield Trouble("settlement.pool", f"no deal comes to {case}", "leave it out", _POOL)
        elif clause.then is Then.FEWEST_TAKE and all(spread.clear for spread in found):
            message = f"in {case} those with the fewest are always clear"
            yield Trouble("settlement.pool", message, "say `clear-take`", _POOL)
        elif clause.then is Then.CLEAR_TAKE and not any(spread.clear for spread in found):
            message = f"in {case} nobody is ever clear"
            yield Trouble("settlement.pool", message, "say `stays` or `fewest-take`", _POOL)


@dataclass(frozen=True)
class Clauses(Kind):
    """The cases of what becomes of the pool."""

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if not isinstance(node, Items):
            faults.append(expected(node, "a list of cases", "each on its own line, as `- {then: fewest-take}`"))
            return MISSING
        if len(node.items) > MOST_CASES:
            message = f"found more than {MOST_CASES} cases"
            faults.append(Fault(node.items[MOST_CASES].mark, message, "leave some out"))
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
        return {"type": "array", "items": case, "maxItems": MOST_CASES}

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
