"""A replayed deal as data: plays, tricks, captured cards, the auction, rulings and the settlement."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hearts_spec.cards import card_text
from hearts_spec.engine.irregular.irregular_play import Ruling
from hearts_spec.engine.play import Play
from hearts_spec.record.json_writer import (
    AsJson,
    Laid,
    LeftTaken,
    PlayMade,
    Taken,
    TrickMade,
    WidowTaken,
    card_texts,
    cards_by_seat,
    cards_taken,
    left_taken,
    stock_left,
    tricks_made,
    widow_taken,
)
from hearts_spec.record.settlement import Settlement


class SaleMade(NamedTuple):
    """An auction at the end of a record: bids by seat in order, who has the choice, and the suit to be avoided.

    A bid is None for a pass. `suit` is an empty text until it is named.
    """

    bids: Mapping[str, int | None]
    buyer: str | None
    suit: str


class RulingMade(NamedTuple):
    """A ruling on an incident of a record, and the number of plays before it.

    `deals` is the seat that deals next if the deal is void, and otherwise None.
    """

    after: int
    ruling: Ruling
    deals: str | None = None

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        ruling = self.ruling
        data: dict[str, Any] = {
            "after": self.after, "incident": ruling.incident, "status": ruling.status.value, "granted": ruling.granted,
            "ruling": ruling.text, "cites": ruling.cites,
        }  # fmt: skip
        return {**data, "deals": self.deals} if self.deals else data


@dataclass(frozen=True, slots=True)
class Transcript(AsJson):
    """A replayed record: the play so far, and the settlement if the deal is over.

    `turn` is the seat whose turn it is to bid, to name the suit or to play; None if the deal is over or void.
    `settlement` is None until the deal is over. `auction` is None if the rules have no auction. `rulings` are the
    rulings on irregularities.

    For use with the engine: `play` is its state, `laid` the cards played, and `dealt` the hands at the first lead as
    masks. `obliging` has the indexes, from 0, of plays of a joker that makes a high heart win the trick.
    """

    rules: str
    seats: tuple[str, ...]
    dealer: str
    dealt: Sequence[int]
    laid: Sequence[Laid]
    obliging: tuple[int, ...]
    play: Play = field(compare=False)  # follows from the other fields
    turn: str | None
    auction: SaleMade | None
    settlement: Settlement | None
    rulings: tuple[RulingMade, ...] = ()

    def __repr__(self) -> str:
        count = len(self.laid)
        cards = f"{count or 'no'} card{'' if count < 2 else 's'} played"
        state = f"{self.turn} to play" if self.turn else "settled" if self.settlement else "void"
        return f"<Transcript of {self.rules}: {cards}, {state}>"

    @property
    def hands(self) -> Mapping[str, str]:
        """The hands at the first lead."""
        return {seat: " ".join(card_texts(hand)) for seat, hand in zip(self.seats, self.dealt, strict=True)}

    @property
    def plays(self) -> tuple[PlayMade, ...]:
        """The cards played, in order."""
        return tuple(
            PlayMade(self.seats[seat], card_text(card), may, place in self.obliging)
            for place, (seat, card, may) in enumerate(self.laid)
        )

    @property
    def tricks(self) -> tuple[TrickMade, ...]:
        """The finished tricks."""
        return tricks_made(self.play)

    @property
    def on_table(self) -> Mapping[str, str]:
        """The cards of an unfinished trick, by seat in the order played."""
        return cards_by_seat(self.play, len(self.play.winners))

    @property
    def taken(self) -> Mapping[str, Taken]:
        """The cards that each seat has captured."""
        return cards_taken(self.play)

    @property
    def trickless(self) -> tuple[str, ...]:
        """The seats that have won no trick so far."""
        winners = self.play.winners
        return tuple([seat for number, seat in enumerate(self.seats) if number not in winners])

    @property
    def widow(self) -> WidowTaken | None:
        """The widow and the seat that took it, or None if the rules have no widow."""
        return widow_taken(self.play)

    @property
    def stock(self) -> tuple[str, ...]:
        """The cards of the stock that are not yet drawn."""
        return stock_left(self.play)

    @property
    def left(self) -> tuple[LeftTaken, ...]:
        """The cards left over if the stock or the players' cards ran out early, and who takes them."""
        return left_taken(self.play)

    @property
    def deals_now(self) -> str | None:
        """The seat that deals again because the deal is void, or None."""
        return next((each.deals for each in self.rulings if each.deals), None)

    def data(self) -> dict[str, Any]:
        plays: list[dict[str, Any]] = [
            {"seat": self.seats[seat], "card": card_text(card), "options": list(card_texts(may))}
            for seat, card, may in self.laid
        ]
        for place in self.obliging:
            if place < len(plays):
                plays[place]["obliging"] = True
        tricks = [
            {
                "leader": each.leader,
                "cards": each.cards,
                "winner": each.winner,
                **({"drawn": each.drawn} if each.drawn else {}),
            }
            for each in self.tricks
        ]
        rulings = {"rulings": [each.data() for each in self.rulings]} if self.rulings else {}
        return {
            "plays": plays, "tricks": tricks, **self._aside(),
            "taken": {seat: _with_list(each) for seat, each in self.taken.items()}, "trickless": list(self.trickless),
            "auction": self.auction._asdict() if self.auction else None, "turn": self.turn, **rulings,
            "settlement": self.settlement.data() if self.settlement else None,
        }  # fmt: skip

    def _aside(self) -> dict[str, Any]:
        """Return the widow, the stock and what was left, if there are any."""
        aside: dict[str, Any] = {}
        if widow := self.widow:
            aside["widow"] = _with_list(widow)
        if stock := self.stock:
            aside["stock"] = list(stock)
        if left := self.left:
            aside["left"] = [_with_list(each) for each in left]
        return aside


def _with_list(part: Taken | WidowTaken | LeftTaken) -> dict[str, Any]:
    return {**part._asdict(), "cards": list(part.cards)}
