"""The record of a tournament: the tables, what each player took in each round, and the cards they cut."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import Card
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.tournament import Move, Prize, Round, Tournament, UndecidedError
from hearts_spec.record.model import AN_ID, OPTIONS, BySeat, RulesKind
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.tournament import Star
from hearts_spec.schema.kinds import MISSING, ByKey, ManyOf, Number, OneOf, ReadContext, SeatName, SomeCards
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import RecordType, TypedRecord, part
from hearts_spec.schema.source_tree import Node, Pairs, mark_at

_MOST_TABLES = 100
_MOST_ROUNDS = 1000
_NAME = SeatName(
    "a name",
    hint="a short name, as Ann",
    wrong="cannot name a player",
    absent="{} sits at no table",
    those="the players are {}",
)
_STARS = OneOf({str(star.value): star for star in Star if star is not Star.NONE}, "a star", "a star")
_CUT = BySeat(SomeCards(), _NAME, "for each player and the cards they cut", 'as {Ann: "QS 4H"}')
_HEARTS = BySeat(
    Number(most=999, quotes=True), _NAME, "for each player and the hearts they took", "as {Ann: 2, Bob: 4}"
)


class TablesKind(ManyOf):
    """The players of each table. Nobody may sit in two places."""

    def validate(self, values: Sequence[Sequence[str]], nodes: Sequence[Node]) -> Iterator[Problem]:
        seen: set[str] = set()
        for table, node in zip(values, nodes, strict=True):
            for place, name in enumerate(table):
                if name in seen:
                    mark = mark_at(node, (place,))
                    yield Problem(mark, "repeated-name", f"{name} sits in two places", "keep one", name)
                seen.add(name)


_TABLES = TablesKind(
    ManyOf(_NAME, at_most=10, listed="a list of names"), at_most=_MOST_TABLES, listed="a list of tables"
)
Cut = Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round: the hearts each player took, and the cards that tied players cut, each player's in order."""

    hearts: Mapping[str, int] = part(_HEARTS, "The hearts that each player took.")
    cuts: Cut = part(_CUT, "The cards that players who tied cut.", dict)


@dataclass(frozen=True, slots=True)
class TournamentRecord(TypedRecord):
    """A tournament. `tables` go from table 1 down, the players of each clockwise from its head.

    `ladies` are named if the rules treat ladies and gentlemen differently. `prizes` are the cards cut for prizes, by
    kind of star.
    """

    rules: str | Mapping[str, Any] = part(RulesKind(), "The rules: an id, a path, or a rule set written out.")
    tables: tuple[tuple[str, ...], ...] = part(_TABLES, "The players of each table, from table 1 down.")
    ladies: tuple[str, ...] = part(ManyOf(_NAME, listed="a list of names"), "Which of them are ladies.", ())
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    rounds: tuple[RoundPlayed, ...] = part(
        ManyOf(RecordType(RoundPlayed, "round", "as {hearts: {Ann: 2, ...}}"), at_most=_MOST_ROUNDS, listed="rounds"),
        "What each player took, round by round.",
        (),
    )
    prizes: Mapping[Star, Cut] = part(ByKey(_CUT, _STARS, "for each star"), "The cards cut for prizes.", dict)
    id: str = part(AN_ID, "A name of the record's own, which its answer carries.", "")

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context for the other parts: the players, who alone may be named after the tables."""
        tables = pairs.get("tables")
        seated: Any = MISSING if tables is None else _TABLES.read(tables, [])
        return ReadContext(() if seated is MISSING else tuple(name for table in seated for name in table))


TOURNAMENT = RecordType(TournamentRecord, "record", "as {rules: ..., tables: ...}")


@dataclass(frozen=True, slots=True)
class TournamentTranscript:
    """A tournament replayed: its rounds, where everyone sits now, the stars won, and the prizes for them so far."""

    rules: str
    rounds: tuple[Round, ...]
    tables: tuple[tuple[str, ...], ...]
    stars: Mapping[str, Mapping[Star, int]]
    prizes: tuple[Prize, ...]

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "rounds": [_round_data(each) for each in self.rounds],
            "tables": [list(table) for table in self.tables],
            "stars": {name: {str(star.value): stars[star] for star in stars} for name, stars in self.stars.items()},
            "prizes": [_prize_data(each) for each in self.prizes],
        }

    def json(self) -> str:
        """Return the same as one line of JSON."""
        return json.dumps(self.data())


def replay_tournament(playable: ConfiguredRules, record: TournamentRecord) -> TournamentTranscript:
    """Return the transcript of a tournament.

    Raises IrregularStateError for tables that cannot be set so, for hearts that cannot have been taken, and for a round
    in which tied players have not cut; the message then says who must cut.
    """
    tournament = Tournament(playable, record.tables, record.ladies)
    for number, played in enumerate(record.rounds, 1):
        try:
            tournament.play(played.hearts, played.cuts)
        except IrregularStateError as error:
            where = f"round {number}"
            if isinstance(error, UndecidedError):
                raise IrregularStateError(f"{where}: {error}", error.token, where) from None
            raise IrregularStateError(f"{where}: {error}", error.token, f"{where} {error.position}") from None
    try:
        prizes = tournament.prizes(record.prizes)
    except IrregularStateError as error:
        raise IrregularStateError(str(error), error.token, "prizes") from None
    return TournamentTranscript(playable.id, tuple(tournament.rounds), tournament.tables, tournament.stars, prizes)


def _round_data(done: Round) -> dict[str, Any]:
    return {
        "moves": [move_data(each) for each in done.moves],
        "strokes": done.strokes,
        "ties": [{"table": tie.table, "players": list(tie.players), "cut": tie.stake.value} for tie in done.ties],
        "tables": [list(table) for table in done.after],
        "cites": list(done.cites),
    }


def move_data(move: Move) -> dict[str, Any]:
    """Return what a round did to one player as plain data for JSON."""
    return {
        "player": move.player,
        "hearts": move.hearts,
        "table": move.table,
        "to": move.to,
        "place": move.place,
        "went": move.went,
        "stars": [star.value for star in move.stars],
        "held": move.held,
    }


def _prize_data(prize: Prize) -> dict[str, Any]:
    return {
        "star": prize.star.value,
        "among": list(prize.players),
        "most": prize.most,
        "winner": prize.winner,
        "must_cut": list(prize.tie.players) if prize.tie else [],
    }
