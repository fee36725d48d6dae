"""Incidents: things that go wrong at a table. Each kind is a class, found here by its word.

To add one, write its class in the module of its subject, with its fields, its phrases in scenarios, and what it does to
the deal, for which it returns the ruling. Records, disputes and scenarios then read it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from hearts_spec.cards import Card, bit_in, card_name, card_text
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling
from hearts_spec.schema.kinds import Flag, Number, OneCard, ReadContext, SeatName
from hearts_spec.schema.record_type import Amiss, RecordType, TaggedUnion, TypedRecord, part

A_SEAT = SeatName()
A_CARD = OneCard()
A_FLAG = Flag(quotes=True)
INCIDENTS: dict[str, type["Incident"]] = {}


@dataclass(frozen=True, slots=True)
class IncidentPhrase:
    """A step of a scenario that reports an incident: its phrase, and an explanation for the reference page.

    A blank in the phrase fills the field of its name. `said` gives values for further fields, which may name other
    blanks in braces. A blank `seat` that is not a field is the player to move, and the blank `card` of a misplay is
    the card played.
    """

    phrase: str
    means: str
    said: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Incident(TypedRecord, ABC):
    """Something that goes wrong at a table after `after` cards of the deal have been played; seats go by name.

    `what` is the word for it in files, and `told` are its steps in scenarios. If `incorrect_hands` is true, the
    incident means that hands of the wrong size were dealt.
    """

    after: int = part(Number(quotes=True), "How many cards had been played.")

    what: ClassVar[str]
    told: ClassVar[tuple[IncidentPhrase, ...]] = ()
    incorrect_hands: ClassVar[bool] = False

    def __init_subclass__(cls, what: str = "") -> None:
        """Register a kind of incident under its word."""
        super().__init_subclass__()
        if what:
            cls.what = what
            INCIDENTS[what] = cls

    def validate(self, context: ReadContext) -> Iterable[Amiss]:
        if context.plays is not None and self.after > context.plays:
            yield ("after",), "out-of-range", f"there are {context.plays} plays only", ""

    def cannot(self, message: str, token: str) -> IrregularStateError:
        """Return the error for an incident that cannot have happened like this."""
        return IrregularStateError(message, token, self.what)

    def held(self, deal: IrregularPlay, seat: int, card: Card, beside: int = 0) -> Card:
        """Return the copy of a card that a player holds, not counting the cards in `beside`, a mask.

        Raises IrregularStateError if they hold none.
        """
        play = deal.play
        found = bit_in(play.hands[seat] & ~beside, card)
        if not found:
            twice = " twice" if bit_in(beside, card) else ""
            raise self.cannot(f"{play.seats[seat]} does not hold the {card_name(card)}{twice}", card_text(card))
        return found.bit_length() - 1


class IncidentKind(Incident):
    """An incident between two plays: a mistake that is found, or a request."""

    @abstractmethod
    def happen(self, deal: IrregularPlay) -> Ruling:
        """Apply the incident: rule on it, and do what the ruling says.

        Raises IrregularStateError if it cannot have happened like this.
        """


class Misplay(Incident):
    """An incident in playing a card, such as a revoke: the next play of the deal happens in this way."""

    def player(self, deal: IrregularPlay) -> int:
        """Return the seat that plays the card."""
        return deal.play.to_move

    @abstractmethod
    def play(self, deal: IrregularPlay, card: Card) -> Ruling | None:
        """Play the card in this way; return the ruling, or None if nobody has noticed.

        Raises IrregularStateError if it cannot have happened like this, IllegalPlayError if the card may not be played
        even in this way.
        """


@dataclass(frozen=True)
class _IncidentKind(TaggedUnion):
    """An incident as it is written: after how many plays, its word, and its fields."""

    def plain(self, value: Incident) -> dict[str, Any]:
        return {"after": value.after, **super().plain(value)}


def incident_kind() -> TaggedUnion:
    """Return the kind of value that an incident is in a file."""
    kinds = {word: RecordType(cls, f"incident `{word}`") for word, cls in sorted(INCIDENTS.items())}
    return _IncidentKind("what", kinds, "incident", "as {after: 3, what: revoke}")
