"""One deal written down as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.cards import Card
from hearts_spec.engine import Incident


@dataclass(frozen=True, slots=True)
class Record:
    """One deal: the rules, the table, the cards, and what was played.

    `rules` is an id, the path of a rule-set file, or a mapping as in such a file. `seats` go clockwise. `hands` are
    those before the pass when `passes` is given, and else those held when the first card was led. `deal` is the
    number of the deal in the game; it decides the direction of the pass. `bids` are what each seat bid for the choice
    of suit, 0 for a pass; `buyer` is who had it in the last deal, where a Jack stands and he names a suit again;
    `suit` is the one named, or empty where none was. `slam` is what the player who took everything chose, where the
    rules let him. `pool`, `jack` and `pot` are what stood on the table before the deal; `jack` is None where the record
    leaves it to the rules. Each play is a seat and a card; the seat is an empty text where the record does not name it.
    `obliging` are the places, from 0, of plays of the joker that oblige a high heart to win the trick, as the text
    `Joker!` says. `stock` are the cards to be drawn, from the top, and `widow` those that go with a trick; a widow may
    be left out, being whatever is in no hand. `incidents` are what went wrong, in their order.
    """

    rules: str | Mapping[str, Any]
    seats: tuple[str, ...]
    dealer: str
    hands: Mapping[str, tuple[Card, ...]]
    options: Mapping[str, str] = field(default_factory=dict)
    deal: int = 1
    widow: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    passes: Mapping[str, tuple[Card, ...]] | None = None
    bids: Mapping[str, int] | None = None
    buyer: str = ""
    suit: str = ""
    slam: str = ""
    pool: int = 0
    jack: bool | None = None
    pot: int = 0
    plays: tuple[tuple[str, Card], ...] = ()
    obliging: tuple[int, ...] = ()
    incidents: tuple[Incident, ...] = ()
