"""`load`, `from_record`, `replay` and `compare`: where a program starts."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from hearts_spec.api.game import Game
from hearts_spec.api.play import Play, Seat
from hearts_spec.cards import SEAT_HINT, SEAT_NAMES, card_text, default_seats, numbered_seat, quoted, text_of
from hearts_spec.engine import game as engine_game
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.record import (
    AnyRecord,
    AnyTranscript,
    Record,
    RecordError,
    Replayer,
    any_from_data,
    standing_of,
)
from hearts_spec.record.deal_setup import last_buyer
from hearts_spec.record.model import OBLIGING, SEATS, STOOD, ReportedState
from hearts_spec.record.record_file import read_with_rules
from hearts_spec.rules import ConfiguredRules, Library
from hearts_spec.rules.book_comparison import Row, compare_played
from hearts_spec.rules.library import RefusedError
from hearts_spec.schema.kinds import ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.source_tree import file_text, from_data

Rules = str | Path | Mapping[str, Any]
RecordSource = AnyRecord | Mapping[str, Any] | str | Path


def load(
    rules: Rules,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    seats: Sequence[str] = (),
    dealer: Seat = 0,
    standing: Standing | Mapping[str, Any] | None = None,
    library: Library | None = None,
) -> Game:
    """Start a game. `rules` is the id of a rule set, the path of a YAML file, or a mapping with the keys of one.

    The number of players is the number of `seats`, or else `players`, or else the usual number. `options` has the
    choice for each option, by name. `dealer` is the first dealer. `standing` has the chips on the table at the start: a
    `Game.standing`, a `Settlement.after`, or a mapping with any of the keys `pool`, `jack`, `divided`, `pot` and
    `buyer` of a record. Ids are those of the `library`; by default, those of this site.

    >>> hearts_spec.load("hoyle-1887/hearts", seats="NESW", dealer="W")
    <Game of hoyle-1887/hearts, deal 1, W deals: N 50, E 50, S 50, W 50>
    >>> fridays = {"extends": "today/hearts", "values": {"JD": -10}}
    >>> hearts_spec.load(fridays, players=5)
    <Game of house/inline, deal 1, A deals: A 0, B 0, C 0, D 0, E 0>
    >>> hearts_spec.load("spalding-1896/sweepstake", standing={"pool": 13}).standing
    Standing(pool=13, jack=True, pot=0, divided=False)
    >>> hearts_spec.load("today/heart")
    Traceback (most recent call last):
    hearts_spec.rules.inheritance.RefusedError: there is no rule set 'today/heart' (did you mean today/hearts?)

    Raises RefusedError if there is no such rule set, or it does not allow that number of players or that option. Raises
    RulesError, with every problem and its place, if the rule set has errors. Raises IrregularStateError for a
    `standing` that the rules do not allow.
    """
    ref, chosen, named = _named(rules), _chosen(options), _seats(seats)
    if named and players not in (None, len(named)):
        raise RefusedError(f"{len(named)} seats are named for {players} players", "leave one of the two out")
    replayer = Replayer(library or books())
    playable = replayer.playable(ref, len(named) or players, chosen)
    return Game(playable, ref, chosen, replayer, _start_game(playable, named, dealer, standing))


def from_record(record: RecordSource, *, rules: Rules | None = None, library: Library | None = None) -> Play:
    """Return the deal of a record, after the last play of the record.

    A record is a mapping, a text in YAML or JSON, or the path of a file. A text may also be a playthrough of OpenSpiel,
    or hands in PBN. PBN names no rules, so give them as `rules`.

    >>> play = hearts_spec.load("today/hearts").deal(seed=2)
    >>> play.push("2C")
    >>> hearts_spec.from_record(play.data())
    <Play of today/hearts, deal 1: B to play to trick 1, after A 2C>

    Raises RulesError for a text or file that cannot be read, and RecordError for data that is not a record. Raises the
    errors of `load` for the rules and those of `Play.push` for the plays. Raises IrregularStateError for a game, a
    tournament or a deal with incidents; use `replay` for these. Raises RefusedError for a seat named by a number,
    because a number means the position of a seat.
    """
    record = _path_if_named(record)
    found = _record_of(record, rules)
    if not isinstance(found, Record) or found.incidents:
        what = "a deal in which something went wrong" if isinstance(found, Record) else "a game or a tournament"
        raise IrregularStateError(f"the record is of {what}, which can only be replayed", "", "incidents")
    _check_names(found.seats)
    play = Play(found, _replayer(record, library))
    for place, (seat, card) in enumerate(found.plays):
        play.push(OBLIGING if place in found.obliging else card_text(card), seat or None)
    return play


def replay(record: RecordSource, *, library: Library | None = None) -> AnyTranscript:
    """Replay the record of a deal, game or tournament, with or without incidents. The command `replay` does the same.

    >>> play = hearts_spec.load("today/hearts").deal(seed=2)
    >>> play.push("2C")
    >>> hearts_spec.replay(play.yaml()).turn
    'B'

    A deal that another program logged becomes a record once each card is found with who played it. Here a regular
    expression finds them, in the order of play. The seats are then clockwise from the first leader, and the hands are
    those after the pass, as long as every card is in the log.

    >>> import re
    >>> def record_of(log, pattern, rules="today/hearts"):
    ...     hands, plays = {}, []
    ...     for found in re.finditer(pattern, log):
    ...         card = found["rank"].upper().replace("T", "10") + found["suit"][0].upper()
    ...         hands.setdefault(found["player"], []).append(card)
    ...         plays.append(card)
    ...     return {"rules": rules, "seats": list(hands), "hands": hands, "plays": plays}
    >>> record_of("Ann 2c, Bob Tc", r"(?P<player>[A-Z][a-z]+) (?P<rank>[2-9TJQKA])(?P<suit>[cdhs])")["hands"]
    {'Ann': ['2C'], 'Bob': ['10C']}
    >>> events = r'"player": "(?P<player>[^"]+)", "suit": "(?P<suit>[^"]+)", "rank": "(?P<rank>[^"]+)"'
    >>> record_of('{"player": "u7", "suit": "clubs", "rank": "10"}', events)["plays"]
    ['10C']

    Raises the errors of `from_record`.
    """
    record = _path_if_named(record)
    return _replayer(record, library).replay_any(_record_of(record))


def compare(
    *rules: Rules, players: int | None = None, options: Mapping[str, str] | None = None, library: Library | None = None
) -> list[Row]:
    """Compare rule sets row by row. `players` and `options` compare them for a number of players or with choices.

    >>> rows = hearts_spec.compare("hoyle-1887/hearts", "today/hearts")
    >>> row = next(row for row in rows if row.key == "lead.opener")
    >>> row.label, row.differs
    ('Opening lead', True)
    >>> row.cells["today/hearts"].text
    'the holder of the lowest club in play'

    Raises RefusedError for fewer than two rule sets or the same one twice. Raises the errors of `load`.
    """
    holder, found = library or books(), []
    for place, each in enumerate(rules, 1):
        holder, id = holder.find_data(_named(each), f"inline-{place}")
        found.append((holder, holder.rule_set(id)))
    if len({rule_set.id for _, rule_set in found}) < max(2, len(found)):
        raise RefusedError("expected at least two rule sets to compare, each named once")
    return compare_played(found, players, _chosen(options))


def _start_game(playable: ConfiguredRules, named: tuple[str, ...], dealer: Seat, standing: object) -> engine_game.Game:
    table, seats = table_of(playable), named or default_seats(playable.players)
    faults: list[Problem] = []
    data = from_data(asdict(standing) if isinstance(standing, Standing) else standing or {})
    reported: ReportedState = STOOD.read(data, faults, ReadContext(seats))
    if faults:
        raise RecordError.of(faults)
    before = standing_of(table, reported.pool, reported.jack, reported.pot, reported.divided)
    buyer = last_buyer(table, before, seats, reported.buyer)
    return engine_game.Game(table, numbered_seat(seats, dealer), seats, standing=before, buyer=buyer)


@lru_cache(maxsize=1)
def books() -> Library:
    """Return the library of the rule sets that come with the package. It is read once."""
    return Library()


def _named(rules: Rules) -> str | dict[str, Any]:
    """Return rules as a record names them; a mapping is copied, so that the caller cannot change it."""
    if not isinstance(rules, Mapping):
        return text_of(rules)
    from_data(rules, "<inline>")  # refuses what is nested too deep to be copied
    return deepcopy(dict(rules))


def _chosen(options: Mapping[str, str] | None) -> dict[str, str]:
    """Return the options as text, since a number may be given as one."""
    return {name: text_of(choice) for name, choice in (options or {}).items()}


def _seats(seats: Sequence[str]) -> tuple[str, ...]:
    if not seats:
        return ()
    seats = list(islice(seats, len(SEAT_NAMES) + 1))  # one more than can sit, of a list that perhaps never ends
    _check_names(seats)
    faults: list[Problem] = []
    named: tuple[str, ...] = SEATS.read(from_data(seats), faults)
    if faults:
        raise RecordError.of(faults)
    return named


def _check_names(seats: Sequence[str]) -> None:
    """Raise RefusedError for a seat whose name is a number, because a number stands for the position of a seat."""
    for name in seats:
        if name.isdecimal():
            raise RefusedError(f"{quoted(name)} cannot name a seat: a number means the position of a seat", SEAT_HINT)


def _path_if_named(record: RecordSource) -> RecordSource:
    """Take a text that ends like a file name for a path, as `load` does; a record never ends so."""
    if isinstance(record, str) and "\n" not in record and record.endswith((".yml", ".yaml", ".json")):
        return Path(record)
    return record


def _record_of(record: object, rules: Rules | None = None) -> AnyRecord:
    if isinstance(record, AnyRecord):
        return record
    named = None if rules is None else _named(rules)
    if isinstance(record, Path):
        return read_with_rules(file_text(record), named, str(record))
    if isinstance(record, str):
        return read_with_rules(record, named)
    return any_from_data(record)


def _replayer(record: object, library: Library | None) -> Replayer:
    return Replayer(library or books(), record.parent if isinstance(record, Path) else None)
