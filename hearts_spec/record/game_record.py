"""The record of a game: its deals one after another, and what each adds to the scores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.engine.game import Game
from hearts_spec.record.json_writer import AsJson
from hearts_spec.record.model import AN_ID, OPTIONS, RECORD, SEATS, Record, RulesKind
from hearts_spec.record.transcript import Transcript
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ManyOf, ReadContext, SeatName
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import RecordType, TypedRecord, part, parts_of
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, only_keys, pairs_of

_MOST_DEALS = 200
_OF_THE_GAME = (  # what the game itself says of a deal, and what no deal of a game has
    "rules", "seats", "dealer", "options", "deal", "buyer", "pool", "jack", "divided", "pot", "scores",
    "position", "id",
)  # fmt: skip
OWN_KEYS = tuple(key for key in parts_of(Record) if key not in _OF_THE_GAME)


def before_deal(game: Game) -> dict[str, Any]:
    """Return what a record says of the next deal of a game before any card, by the names of its fields."""
    standing = game.standing
    free = game.buyer is not None and game.auction().free
    return {
        "seats": game.seats,
        "dealer": game.seats[game.dealer],
        "deal": game.deals + 1,
        "buyer": game.seats[game.buyer] if free and game.buyer is not None else "",
        "pool": standing.pool,
        "jack": standing.jack if standing.pool else None,
        "divided": standing.divided,
        "pot": standing.pot,
        "scores": dict(zip(game.seats, game.totals, strict=True)) if game.table.rules.slam.hangs_on_totals else {},
    }


@dataclass(frozen=True)
class _OfGame(ReadContext):
    """The context of the deals of a game: the node with its seats."""

    at_table: Node | None = None


@dataclass(frozen=True)
class _DealKind(Kind):
    """A deal of a game: a record without what the game itself says."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        pairs = pairs_of(node, faults, "for a deal", 'as {hands: {N: "QS 10H"}}')
        only_keys(pairs, OWN_KEYS, faults)
        if not isinstance(context, _OfGame) or context.at_table is None or not pairs.pairs:
            return MISSING
        own = [(key, value) for key, value in pairs if key.text in OWN_KEYS]
        rules = Scalar("rules", pairs.mark), Scalar("those of the game", pairs.mark)
        seats = Scalar("seats", pairs.mark), context.at_table
        return RECORD.read(Pairs((rules, seats, *own), pairs.mark), faults)

    def plain(self, value: Record) -> dict[str, Any]:
        return {key: each for key, each in RECORD.plain(value).items() if key in OWN_KEYS}

    def schema(self) -> dict[str, Any]:
        whole = RECORD.schema()
        properties = {key: each for key, each in whole["properties"].items() if key in OWN_KEYS}
        return {**whole, "properties": properties, "required": ["hands"]}


@dataclass(frozen=True, slots=True)
class GameRecord(TypedRecord):
    """A game: its deals in order, each as a record without what the game itself says of it."""

    rules: str | Mapping[str, Any] = part(RulesKind(), "The rules: an id, a path, or a rule set written out.")
    seats: tuple[str, ...] = part(SEATS, "The seats at the table, clockwise.")
    deals: tuple[Record, ...] = part(
        ManyOf(_DealKind(), at_most=_MOST_DEALS, listed="a list of deals"),
        "The deals in order, each with its hands, its plays and, if it was chosen, its contract.",
    )
    dealer: str = part(SeatName(), "Who dealt first; the first seat by default.", "")
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    id: str = part(AN_ID, "A name of the record's own, which its answer carries.", "")

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context for the other parts: the seats."""
        node = pairs.get("seats")
        named: Any = MISSING if node is None else SEATS.read(node, [])
        return ReadContext() if named is MISSING else _OfGame(named, at_table=node)


GAME = RecordType(GameRecord, "game", "as {rules: ..., seats: ..., deals: ...}")


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal of a game: its contract, if there are several, its transcript, and the scores after it."""

    contract: str
    transcript: Transcript
    totals: Sequence[int]


@dataclass(frozen=True, slots=True)
class GameTranscript(AsJson):
    """A game replayed: its deals with the scores after each, and the game as it stands then."""

    rules: str
    deals: tuple[DealScored, ...]
    game: Game

    def data(self) -> dict[str, Any]:
        deals = [
            {
                "contract": each.contract or None, "dealer": each.transcript.dealer,
                "totals": self._by_seat(each.totals), **each.transcript.data(),
            }
            for each in self.deals
        ]  # fmt: skip
        return {"deals": deals, "totals": self._by_seat(self.game.totals), "over": end_data(self.game)}

    def _by_seat(self, numbers: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.game.seats, numbers, strict=True))


def end_data(game: Game) -> dict[str, Any] | None:
    """Return how a game ended as plain data, or None while it goes on."""
    end = game.outcome()
    if end is None:
        return None
    winners, losers = ([game.seats[seat] for seat in some] for some in (end.winners, end.losers))
    return {"reason": end.termination.value, "winners": winners, "losers": losers}
