"""Replaying a written tournament round by round, and what came of it as data."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.engine import IrregularStateError, Move, Prize, Round, Tournament, UndecidedError
from hearts_spec.record.tournament import TournamentRecord
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.tournament import Star


@dataclass(frozen=True, slots=True)
class RoundMade:
    """A round replayed, and the provisions that decided it."""

    round: Round
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TournamentTranscript:
    """A tournament replayed: its rounds, where everyone now sits, the stars won, and the prizes for them so far."""

    rules: str
    rounds: tuple[RoundMade, ...]
    tables: tuple[tuple[str, ...], ...]
    stars: Mapping[str, Mapping[Star, int]]
    prizes: tuple[Prize, ...]

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {
            "rounds": [_round_data(each) for each in self.rounds],
            "tables": [list(table) for table in self.tables],
            "stars": {name: {str(star.value): stars[star] for star in stars} for name, stars in self.stars.items()},
            "prizes": [_prize_data(each) for each in self.prizes],
        }

    def json(self) -> str:
        """Give the same as a line of JSON."""
        return json.dumps(self.data())


def replay_tournament(playable: ConfiguredRules, record: TournamentRecord) -> TournamentTranscript:
    """Replay a tournament.

    Raises IrregularStateError for tables that cannot be set so, hearts that cannot have been taken, and a round in
    which players who tie have not cut; the message then says who must.
    """
    tournament = Tournament(playable, record.tables, record.ladies)
    rounds = []
    for number, played in enumerate(record.rounds, 1):
        try:
            done = tournament.play(played.hearts, played.cuts)
        except IrregularStateError as error:
            where = f"round {number}"
            if isinstance(error, UndecidedError):
                raise IrregularStateError(f"{where}: {error}", error.token, where) from None
            raise IrregularStateError(f"{where}: {error}", error.token, f"{where} {error.position}") from None
        rounds.append(RoundMade(done, playable.cites(*done.keys)))
    try:
        prizes = tournament.prizes(record.prizes)
    except IrregularStateError as error:
        raise IrregularStateError(str(error), error.token, "prizes") from None
    return TournamentTranscript(playable.id, tuple(rounds), tournament.tables, tournament.stars, prizes)


def _round_data(made: RoundMade) -> dict[str, Any]:
    done = made.round
    return {
        "moves": [move_data(each) for each in done.moves],
        "strokes": done.strokes,
        "ties": [{"table": tie.table, "players": list(tie.players), "cut": tie.stake.value} for tie in done.ties],
        "tables": [list(table) for table in done.after],
        "cites": list(made.cites),
    }


def move_data(move: Move) -> dict[str, Any]:
    """Give what a round does to one player as JSON says it."""
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
