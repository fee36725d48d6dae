"""A tournament written down as data: the tables, what each player took round by round, and the cards they cut."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.cards import Card, cards_text
from hearts_spec.record.data import options_of, rules_of
from hearts_spec.record.errors import Path, RecordError
from hearts_spec.record.reading import cards_of, expected, text_of
from hearts_spec.rules.sections.tournament import Star
from hearts_spec.rules.shape.faults import did_you_mean, quoted

KEYS = ("rules", "options", "tables", "ladies", "rounds", "prizes")
_NEEDED = ("rules", "tables")
_ROUND_KEYS = ("hearts", "cuts")
_MOST_TABLES = 100
_MOST_ROUNDS = 1000
_STARS = tuple(star for star in Star if star is not Star.NONE)
Cut = Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round: the hearts each player took, and the cards that players who tied cut, each player's in order."""

    hearts: Mapping[str, int]
    cuts: Cut = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """A tournament. `tables` go from table 1 down, the players of each clockwise from its head.

    `ladies` are named where the rules tell the sexes apart; `prizes` are the cards cut for prizes, by kind of star.
    """

    rules: str | Mapping[str, Any]
    tables: tuple[tuple[str, ...], ...]
    ladies: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: tuple[RoundPlayed, ...] = ()
    prizes: Mapping[Star, Cut] = field(default_factory=dict)


def is_tournament(data: object) -> bool:
    """Tell the record of a tournament from that of a deal: it has tables, where a deal has seats."""
    return isinstance(data, dict) and "tables" in data


def tournament_from_data(data: object) -> TournamentRecord:
    """Read the record of a tournament from plain data.

    Raises RecordError, without a line, for whatever is not as such a record says it.
    """
    if not isinstance(data, dict):
        raise expected(data, "a record", (), "as {rules: ..., tables: ...}")
    _only(data, KEYS, ())
    for key in _NEEDED:
        if key not in data:
            raise RecordError(f"the record does not say `{key}`", key, hint=f"it needs {', '.join(_NEEDED)}")
    tables = _tables(data["tables"])
    players = tuple(name for table in tables for name in table)
    return TournamentRecord(
        rules=rules_of(data["rules"]),
        tables=tables,
        ladies=_names(data.get("ladies", []), ("ladies",), players),
        options=options_of(data.get("options", {})),
        rounds=_rounds(data.get("rounds", []), players),
        prizes=_prizes(data.get("prizes", {}), players),
    )


def tournament_data(record: TournamentRecord) -> dict[str, Any]:
    """Give the record of a tournament as JSON says it; what it leaves to be understood is left out."""
    data: dict[str, Any] = {"rules": record.rules}
    if record.options:
        data["options"] = dict(record.options)
    data["tables"] = [list(table) for table in record.tables]
    if record.ladies:
        data["ladies"] = list(record.ladies)
    data["rounds"] = [_round_data(each) for each in record.rounds]
    if record.prizes:
        data["prizes"] = {str(star.value): _cut_data(cut) for star, cut in record.prizes.items()}
    return data


def _round_data(played: RoundPlayed) -> dict[str, Any]:
    data: dict[str, Any] = {"hearts": dict(played.hearts)}
    if played.cuts:
        data["cuts"] = _cut_data(played.cuts)
    return data


def _cut_data(cut: Cut) -> dict[str, str]:
    return {name: cards_text(cards) for name, cards in cut.items()}


def _only(data: Mapping[str, object], keys: tuple[str, ...], path: Path) -> None:
    for key in data:
        if key not in keys:
            raise RecordError(f"unknown key {quoted(str(key))}", str(key), (*path, key), did_you_mean(str(key), keys))


def _list(value: object, what: str, path: Path, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise expected(value, f"a list of {what}, {most} at most,", path)
    return value


def _tables(value: object) -> tuple[tuple[str, ...], ...]:
    tables = _list(value, "tables", ("tables",), _MOST_TABLES)
    found = tuple(_names(table, ("tables", place)) for place, table in enumerate(tables))
    seen: set[str] = set()
    for place, table in enumerate(found):
        for at, name in enumerate(table):
            if name in seen:
                raise RecordError(f"{name} sits in two places", name, ("tables", place, at))
            seen.add(name)
    return found


def _names(value: object, path: Path, players: tuple[str, ...] | None = None) -> tuple[str, ...]:
    names = []
    for place, each in enumerate(_list(value, "names", path, 4 * _MOST_TABLES)):
        name = text_of(each, "a name", (*path, place))
        if len(name) > 20 or not name.isprintable():
            raise RecordError(f"{quoted(name)} cannot name a player", name, (*path, place), "a short name, as Ann")
        names.append(name if players is None else _player(name, players, (*path, place)))
    return tuple(names)


def _player(name: str, players: tuple[str, ...], path: Path) -> str:
    if name not in players:
        raise RecordError(f"{quoted(name)} sits at none of the tables", name, path, did_you_mean(name, players))
    return name


def _rounds(value: object, players: tuple[str, ...]) -> tuple[RoundPlayed, ...]:
    rounds = _list(value, "rounds", ("rounds",), _MOST_ROUNDS)
    return tuple(_round(each, players, ("rounds", place)) for place, each in enumerate(rounds))


def _round(value: object, players: tuple[str, ...], path: Path) -> RoundPlayed:
    if not isinstance(value, dict) or "hearts" not in value:
        raise expected(value, "a round", path, "as {hearts: {Ann: 2, ...}}")
    _only(value, _ROUND_KEYS, path)
    return RoundPlayed(
        _hearts(value["hearts"], players, (*path, "hearts")), _cut(value.get("cuts", {}), players, (*path, "cuts"))
    )


def _hearts(value: object, players: tuple[str, ...], path: Path) -> dict[str, int]:
    if not isinstance(value, dict):
        raise expected(value, "a mapping from a player to the hearts he took", path, "as {Ann: 2, Bob: 4}")
    return {_player(name, players, (*path, name)): _count(each, (*path, name)) for name, each in value.items()}


def _count(value: object, path: Path) -> int:
    text = str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise expected(value, "a number of hearts", path)
    return int(text)


def _cut(value: object, players: tuple[str, ...], path: Path) -> dict[str, tuple[Card, ...]]:
    if not isinstance(value, dict):
        raise expected(value, "a mapping from a player to the cards he cut", path, 'as {Ann: "QS 4H"}')
    return {_player(name, players, (*path, name)): cards_of(each, (*path, name)) for name, each in value.items()}


def _prizes(value: object, players: tuple[str, ...]) -> dict[Star, dict[str, tuple[Card, ...]]]:
    if not isinstance(value, dict):
        raise expected(value, "a mapping from a star to the cards cut for its prize", ("prizes",))
    _only(value, tuple(str(star.value) for star in _STARS), ("prizes",))
    return {Star(star): _cut(cut, players, ("prizes", star)) for star, cut in value.items()}
