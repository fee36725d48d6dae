"""A record from YAML or JSON text, its faults with their places, and back to text again."""

import json
import re
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any

from hearts_spec.cards import Card, cards_text
from hearts_spec.record.data import OBLIGING, PASSES, record_from_data
from hearts_spec.record.errors import Path, RecordError
from hearts_spec.record.incidents import incident_data
from hearts_spec.record.model import Record
from hearts_spec.record.tournament import TournamentRecord, is_tournament, tournament_data, tournament_from_data
from hearts_spec.rules.shape.faults import Mark, RulesError
from hearts_spec.rules.shape.text import MAX_BYTES
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, read_text

_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")
_WORDS = {"": None, "true": True, "false": False}
AnyRecord = Record | TournamentRecord


def read_record(text: str, shown: str = "") -> Record:
    """Read the record of a deal from YAML or JSON text.

    Raises RecordError with its line and column for whatever is not as a record says it, RulesError for text that is
    neither YAML nor JSON.
    """
    data = _data_of(text, shown)
    try:
        return record_from_data(data)
    except RecordError as error:
        raise error.at(mark_of(text, error, shown)) from None


def read_any(text: str, shown: str = "") -> AnyRecord:
    """Read the record of a deal or of a tournament from YAML or JSON text; raises as `read_record` does."""
    data = _data_of(text, shown)
    try:
        return _any_from_data(data)
    except RecordError as error:
        raise error.at(mark_of(text, error, shown)) from None


def _any_from_data(data: object) -> AnyRecord:
    return tournament_from_data(data) if is_tournament(data) else record_from_data(data)


def read_line(text: str, line: int = 1, shown: str = "") -> AnyRecord:
    """Read the record of a deal or of a tournament from one line of JSON; `line` is its number in the file.

    Raises RecordError with its line and column.
    """
    try:
        data = _from_json(text)
    except ValueError as error:
        raise _not_json(error, shown, line) from None
    try:
        return _any_from_data(data)
    except RecordError as error:
        found = mark_of(text, error, shown)
        raise error.at(Mark(shown, line, found.column)) from None


def _data_of(text: str, shown: str) -> object:
    if text.lstrip().startswith("{"):
        try:
            return _from_json(text)
        except ValueError as error:
            if find_spec("yaml") is None:
                raise _not_json(error, shown) from None
    return _data_in(read_text(text, shown))  # YAML writes mappings in braces too, and its reader knows the places


def _not_json(error: ValueError, shown: str, line: int = 1) -> RecordError:
    reason, column = str(error), 1
    if isinstance(error, json.JSONDecodeError):
        reason, column, line = error.msg, error.colno, line + error.lineno - 1
    return RecordError(f"this is not JSON: {reason[:1].lower()}{reason[1:]}").at(Mark(shown, line, column))


def _from_json(text: str) -> object:
    if len(text) > MAX_BYTES:
        raise ValueError(f"it is longer than {MAX_BYTES:,} characters")
    try:
        return json.loads(text, object_pairs_hook=_without_twins, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("it is nested too deep") from None


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"'{key[:40]}' stands twice")
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise ValueError(f"the value {name} is none that a record can hold")


def _data_in(top: Pairs) -> dict[str, Any]:
    """Give a tree as data: texts throughout, but numbers and flags in an inline rule set, as its loader wants them."""
    return {key.text: _typed(node) if key.text == "rules" else _texts(node) for key, node in top}


def _texts(node: Node) -> Any:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Items):
        return [_texts(item) for item in node.items]
    return {key.text: _texts(value) for key, value in node}


def _typed(node: Node) -> Any:
    if isinstance(node, Items):
        return [_typed(item) for item in node.items]
    if isinstance(node, Pairs):
        return {key.text: _typed(value) for key, value in node}
    if not node.plain:
        return node.text
    if _INTEGER.fullmatch(node.text):
        return int(node.text)
    return _WORDS.get(node.text, node.text)


def mark_of(text: str, error: RecordError, shown: str = "") -> Mark:
    """Find the line and column of what is wrong in the text of a record; the start where they cannot be told."""
    return mark_at(text, error.path, shown, error.token, error.offset)


def mark_at(text: str, path: Path, shown: str = "", token: str = "", offset: int = 0) -> Mark:
    """Find the line and column to which a path leads, and of a token at an offset within it."""
    try:
        node: Node = read_text(text, shown)
    except (RulesError, ImportError):
        return Mark(shown, 1, 1)
    mark = node.mark
    for step in path:
        if isinstance(node, Items) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
            mark = node.mark
        elif isinstance(node, Pairs) and (found := node.get(str(step))) is not None:
            mark = next(key.mark for key, _ in node if key.text == step)
            node = found
        else:
            return mark
    if isinstance(node, Scalar) and token and token != path[-1]:
        return _within(text, node, token, offset)
    return mark


def _within(text: str, node: Scalar, token: str, offset: int) -> Mark:
    """Give the place of a token in a value, as long as the value stands on one line as it is written."""
    mark = node.mark
    line = text.split("\n")[mark.line - 1]
    start = mark.column - 1 + offset + (0 if node.plain else 1)
    return Mark(mark.file, mark.line, start + 1) if line.startswith(token, start) else mark


def record_data(record: AnyRecord) -> dict[str, Any]:
    """Give a record as JSON says it; what it leaves to be understood is left out."""
    if isinstance(record, TournamentRecord):
        return tournament_data(record)
    data: dict[str, Any] = {"rules": record.rules}
    if record.options:
        data["options"] = dict(record.options)
    data.update(seats=list(record.seats), dealer=record.dealer)
    if record.deal != 1:
        data["deal"] = record.deal
    data["hands"] = _by_seat(record.hands)
    for key, cards in (("widow", record.widow), ("stock", record.stock)):
        if cards:
            data[key] = cards_text(cards)
    if record.passes is not None:
        data["passes"] = _by_seat(record.passes)
    if record.bids is not None:
        data["bids"] = {seat: bid or PASSES for seat, bid in record.bids.items()}
    if record.buyer:
        data["buyer"] = record.buyer
    if record.suit:
        data["suit"] = record.suit
    if record.slam:
        data["slam"] = record.slam
    if record.pool:
        data["pool"] = record.pool
    if record.jack is not None:
        data["jack"] = record.jack
    if record.pot:
        data["pot"] = record.pot
    played = [cards_text([card]) for _, card in record.plays]
    for place in record.obliging:
        played[place] = OBLIGING
    data["plays"] = [[seat, card] if seat else card for (seat, _), card in zip(record.plays, played, strict=True)]
    if record.incidents:
        data["incidents"] = [incident_data(each) for each in record.incidents]
    return data


def _by_seat(cards: Mapping[str, tuple[Card, ...]]) -> dict[str, str]:
    return {seat: cards_text(held) for seat, held in cards.items()}


def write_json(record: AnyRecord) -> str:
    """Write a record as one line of JSON."""
    return json.dumps(record_data(record))


def write_yaml(record: AnyRecord) -> str:
    """Write a record as YAML, a line to each hand and to each round of plays; to each table and round of many."""
    data = record_data(record)
    if isinstance(record, TournamentRecord):
        return "\n".join(_tournament_lines(data)) + "\n"
    plays, incidents = data.pop("plays"), data.pop("incidents", [])
    lines = []
    for key, value in data.items():
        if key in ("hands", "passes") and value:
            lines.append(f"{key}:")
            lines.extend(f"  {_flow(seat)}: {_flow(cards)}" for seat, cards in value.items())
        else:
            lines.append(f"{key}: {_flow(value)}")
    size = len(record.seats)
    rounds = [", ".join(_flow(play) for play in plays[at : at + size]) for at in range(0, len(plays), size)]
    lines.append("plays: [" + ",\n  ".join(rounds) + "]")
    if incidents:
        lines += ["incidents:", *(f"  - {_flow(each)}" for each in incidents)]
    return "\n".join(lines) + "\n"


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
