"""Reading a record from YAML or JSON, finding the places of its problems, and writing it back as text."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from hearts_spec.cards import HeartsError
from hearts_spec.record.errors import RecordError, code_of, path_of
from hearts_spec.record.game_record import GAME, GameRecord
from hearts_spec.record.model import RECORD, Record
from hearts_spec.record.other_formats import other_format
from hearts_spec.record.tournament import TOURNAMENT, TournamentRecord
from hearts_spec.rules.ruleset_file import ruleset_schema
from hearts_spec.schema.kinds import DRAFT, PROSE, Kind
from hearts_spec.schema.problems import KeyPath, Location, Problem, RulesError
from hearts_spec.schema.source_tree import (
    Node,
    Pairs,
    from_data,
    json_data,
    json_tree,
    mark_at,
    read_text,
    without_places,
)

AnyRecord = Record | GameRecord | TournamentRecord
_EXAMPLE = "as `rules: modern/standard`"


def record_from_data(data: object) -> Record:
    """Return the record of a deal from plain data, as JSON has it.

    Raises RecordError, with the keys that lead to the problem, for data that is not a record.
    """
    found: Record = _read(RECORD, _tree_of(data))
    return found


def any_from_data(data: object) -> AnyRecord:
    """Return the record of a deal, a game or a tournament from plain data; raises as `record_from_data` does."""
    return _read_any(_tree_of(data))


def read_record(text: str, shown: str = "") -> Record:
    """Return the record of a deal from YAML or JSON text.

    Raises RecordError with line and column for text that is not a record, and RulesError for text that is neither YAML
    nor JSON.
    """
    found: Record = _read(RECORD, _tree_in(text, shown))
    return found


def read_any(text: str, shown: str = "") -> AnyRecord:
    """Return the record of a deal, a game or a tournament from YAML or JSON text; raises as `read_record` does."""
    return _read_any(_tree_in(text, shown))


def read_with_rules(text: str, rules: object, shown: str = "") -> AnyRecord:
    """Return the record of a text as `read_any` does, with these rules if it is of a format that states none."""
    data = other_format(text, shown)
    return read_any(text, shown) if data is None else any_from_data({"rules": rules, **data} if rules else data)


def _tree_in(text: str, shown: str) -> Node:
    """Return the tree of a record in YAML, JSON or the format of another program."""
    data = other_format(text, shown)
    return read_text(text, shown, example=_EXAMPLE) if data is None else from_data(data, shown)


def read_line(text: str, line: int = 1, shown: str = "", *, placed: bool = False) -> AnyRecord:
    """Return the record of a deal, a game or a tournament from one line of JSON; `line` is its number in the file.

    Rules written out in a record know their places only if it is read with `placed`, which is slower.

    Raises RecordError with line and column.
    """
    try:
        if not placed:
            return _read_any(without_places(json_data(text)))
    except (RulesError, RecordError, RecursionError):
        pass  # read again below, with places and within limits
    try:
        return _read_any(json_tree(text, shown, line) or from_data(None, shown))
    except RulesError as error:
        raise RecordError.of(error.faults) from None


def _tree_of(data: object) -> Node:
    try:
        return from_data(data)
    except RulesError as error:
        raise RecordError.of(error.faults) from None


def _read_any(tree: Node) -> AnyRecord:
    """Read a record: a tournament if it has tables, and a game if it has deals."""
    has = tree.get if isinstance(tree, Pairs) else lambda key: None
    kind = TOURNAMENT if has("tables") is not None else GAME if has("deals") is not None else RECORD
    found: AnyRecord = _read(kind, tree)
    return found


def _read(kind: Kind, tree: Node) -> Any:
    faults: list[Problem] = []
    found = kind.read(tree, faults)
    if faults:
        raise RecordError.of(faults)
    return found


def place_in(text: str, path: KeyPath, shown: str = "") -> Location:
    """Return the line and column of a path in the text of a record; line 1 if the text cannot be read."""
    try:
        return mark_at(read_text(text, shown), path)
    except (RulesError, ImportError):
        return Location(shown, 1, 1)


def faults_in(text: str, record: AnyRecord, error: HeartsError, shown: str = "") -> list[Problem]:
    """Return the problems of a record that could not be replayed, each with its place in the text."""
    if isinstance(error, RulesError):
        return list(error.faults)
    seats = () if isinstance(record, TournamentRecord) else record.seats
    return [Problem(place_in(text, path_of(error, seats), shown), code_of(error), error.message, error.hint)]


def record_data(record: AnyRecord) -> dict[str, Any]:
    """Return a record as plain data, without the values that are the defaults."""
    match record:
        case Record():
            kind, always = RECORD, "plays"
        case GameRecord():
            kind, always = GAME, "deals"
        case TournamentRecord():
            kind, always = TOURNAMENT, "rounds"
    return {**kind.plain(record), **({} if getattr(record, always) else {always: []})}


def write_json(record: AnyRecord) -> str:
    """Return a record as one line of JSON."""
    return json.dumps(record_data(record))


def write_yaml(record: AnyRecord) -> str:
    """Return a record as YAML, with one line for each hand and each round of plays, or each table and round."""
    data = record_data(record)
    match record:
        case Record():
            lines = _deal_lines(data, len(record.seats))
        case GameRecord():
            deals = data.pop("deals")
            lines = [*(f"{key}: {_flow(value)}" for key, value in data.items()), "deals:" if deals else "deals: []"]
            for deal in deals:
                first, *others = "\n".join(_deal_lines(deal, len(record.seats))).splitlines()
                lines += [f"  - {first}", *(f"    {line}" for line in others)]
        case TournamentRecord():
            lines = [*_tournament_lines(data)]
    return "\n".join(lines) + "\n"


def _deal_lines(data: dict[str, Any], size: int) -> list[str]:
    """Return the lines of a deal; `size` is the number of players."""
    plays, incidents = data.pop("plays", []), data.pop("incidents", [])
    lines = []
    for key, value in data.items():
        if key in ("hands", "passes", "returns") and value:
            lines.append(f"{key}:")
            lines.extend(f"  {_flow(seat)}: {_flow(cards)}" for seat, cards in value.items())
        else:
            lines.append(f"{key}: {_flow(value)}")
    rounds = [", ".join(_flow(play) for play in plays[at : at + size]) for at in range(0, len(plays), size)]
    lines.append("plays: [" + ",\n  ".join(rounds) + "]")
    if incidents:
        lines += ["incidents:", *(f"  - {_flow(each)}" for each in incidents)]
    return lines


def _tournament_lines(data: Mapping[str, Any]) -> Iterator[str]:
    for key, value in data.items():
        if key in ("tables", "rounds") and value:
            yield f"{key}:"
            yield from (f"  - {_flow(each)}" for each in value)
        else:
            yield f"{key}: {_flow(value)}"


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_flow(key)}: {_flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_flow(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def record_schema() -> dict[str, Any]:
    """Return the JSON Schema of a record; one with tables is a tournament, and one with deals a game."""
    rules = ruleset_schema()
    inline = {key: part for key, part in rules.items() if key not in ("$schema", "$defs", "title", "required")}
    deal, game, tournament = RECORD.schema(), GAME.schema(), TOURNAMENT.schema()
    for schema in (deal, game, tournament):
        schema["properties"]["rules"] = {
            **schema["properties"]["rules"],
            "anyOf": [PROSE.schema(), {**inline, "minProperties": 1}],
        }
    return {
        "$schema": DRAFT,
        "title": "A record",
        "description": "A deal, a game or a tournament: the rules, who sat where, the cards, and what was played.",
        "type": "object",
        "if": {"required": ["tables"]},
        "then": tournament,
        "else": {"if": {"required": ["deals"]}, "then": game, "else": deal},
        "$defs": rules["$defs"],
    }
