"""What happened in a deal, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hearts_spec.engine import Ruling
from hearts_spec.record.settlement import Settlement


class PlayMade(NamedTuple):
    """A card played, and all that the player might have played; `obliging` when it is a joker that obliges another."""

    seat: str
    card: str
    options: tuple[str, ...]
    obliging: bool = False

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        data: dict[str, Any] = {"seat": self.seat, "card": self.card, "options": self.options}
        if self.obliging:
            data["obliging"] = True
        return data


class TrickMade(NamedTuple):
    """A finished trick; `cards` go by seat in the order played, beginning with the leader.

    The winner is None when no card could win the trick, and it was held over. `drawn` are the cards then drawn from a
    stock, by seat in the order drawn.
    """

    leader: str
    cards: Mapping[str, str]
    winner: str | None
    drawn: Mapping[str, str]

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        data: dict[str, Any] = {"leader": self.leader, "cards": self.cards, "winner": self.winner}
        if self.drawn:
            data["drawn"] = self.drawn
        return data


class SaleMade(NamedTuple):
    """An auction, so far as the record tells it: bids by seat in order, who has the choice, and the suit to be avoided.

    A bid is a number, or None for a pass. `suit` is an empty text until it is settled.
    """

    bids: Mapping[str, int | None]
    buyer: str | None
    suit: str


class Taken(NamedTuple):
    """What a seat has captured: the cards, the hearts among them, and what they count in the rule set's units."""

    cards: tuple[str, ...]
    hearts: int
    points: int


class WidowTaken(NamedTuple):
    """The cards of a widow, and the seat that has taken it, if one has."""

    cards: tuple[str, ...]
    taken_by: str | None


class RulingMade(NamedTuple):
    """A ruling on an incident of a record, with the number of plays before it.

    `deals` is the seat that deals now where the deal is void, and else None.
    """

    after: int
    ruling: Ruling
    deals: str | None = None

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        ruling = self.ruling
        data: dict[str, Any] = {
            "after": self.after, "incident": ruling.incident, "status": ruling.status.value, "granted": ruling.granted,
            "ruling": ruling.text, "cites": ruling.cites,
        }  # fmt: skip
        return {**data, "deals": self.deals} if self.deals else data


@dataclass(frozen=True, slots=True)
class Transcript:
    """A record replayed.

    `hands` are those held when the first card was led. `turn` is the seat to move, or None when the deal is over;
    `settlement` is None until then. `trickless` are the seats that have won no trick so far. `auction` is None where
    the rule set has none; while it is under way, `turn` is the seat to bid or to name the suit. `widow` is None where
    the rules know none, and `stock` are the cards not yet drawn. `rulings` are those on what went wrong; where the deal
    is void they say who deals again, and `turn` is None. `on_table` are the cards of a trick under way, by seat in the
    order played.
    """

    rules: str
    seats: tuple[str, ...]
    dealer: str
    hands: Mapping[str, str]
    plays: tuple[PlayMade, ...]
    tricks: tuple[TrickMade, ...]
    taken: Mapping[str, Taken]
    trickless: tuple[str, ...]
    turn: str | None
    auction: SaleMade | None
    settlement: Settlement | None
    widow: WidowTaken | None = None
    stock: tuple[str, ...] = ()
    rulings: tuple[RulingMade, ...] = ()
    on_table: Mapping[str, str] = field(default_factory=dict)

    @property
    def deals_now(self) -> str | None:
        """Give the seat that deals again where the deal is void, or None."""
        return next((each.deals for each in self.rulings if each.deals), None)

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        aside: dict[str, Any] = {}
        if self.widow:
            aside["widow"] = {"cards": self.widow.cards, "taken_by": self.widow.taken_by}
        if self.stock:
            aside["stock"] = self.stock
        return {
            "plays": [play.data() for play in self.plays],
            "tricks": [trick.data() for trick in self.tricks],
            **aside,
            "taken": {
                seat: {"cards": cards, "hearts": hearts, "points": points}
                for seat, (cards, hearts, points) in self.taken.items()
            },
            "trickless": self.trickless,
            "auction": self.auction and self.auction._asdict(),
            "turn": self.turn,
            **({"rulings": [each.data() for each in self.rulings]} if self.rulings else {}),
            "settlement": self.settlement.data() if self.settlement else None,
        }
