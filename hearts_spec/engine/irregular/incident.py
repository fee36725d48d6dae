"""What an incident is: something that goes wrong at a table. Each kind is a class, found here by its word.

To add one, write its class in the module of its subject: what is said of it, how a scenario tells it, and what it does
to the course of a deal, for which it gives the ruling. Records, situations and scenarios then read it.
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
    """How a scenario tells an incident: the phrase of the step, and its explanation.

    Places of the phrase that are named as parts of the incident fill these; `said` is what else a record would say,
    with the other places in braces. A place `seat` that is no part is the player to move, and the place `card` of a
    misplay is what he plays.
    """

    phrase: str
    means: str
    said: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Incident(TypedRecord, ABC):
    """Something that goes wrong at a table, after so many plays of the deal; seats go by name.

    `what` is the word for it, and `told` are the ways in which a scenario tells it. Where `incorrect_hands` is true, it
    shows that hands of incorrect sizes were dealt.
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

    def amiss(self, around: ReadContext) -> Iterable[Amiss]:
        if around.plays is not None and self.after > around.plays:
            yield ("after",), "out-of-range", f"there are {around.plays} plays only", ""

    def cannot(self, message: str, token: str) -> IrregularStateError:
        """Give the fault of an incident that cannot have happened as told."""
        return IrregularStateError(message, token, self.what)

    def held(self, course: IrregularPlay, seat: int, card: Card, beside: int = 0) -> Card:
        """Give the copy of a card that a player holds, `beside` cards, as a mask, that are not meant.

        Raises IrregularStateError when he holds none.
        """
        play = course.play
        found = bit_in(play.hands[seat] & ~beside, card)
        if not found:
            twice = " twice" if bit_in(beside, card) else ""
            raise self.cannot(f"{play.seats[seat]} does not hold the {card_name(card)}{twice}", card_text(card))
        return found.bit_length() - 1


class IncidentKind(Incident):
    """An incident between two plays: a mistake found, or something that is asked for."""

    @abstractmethod
    def happen(self, course: IrregularPlay) -> Ruling:
        """Let it happen: rule on it, and do what the ruling says.

        Raises IrregularStateError when it cannot have happened as told.
        """


class Misplay(Incident):
    """An incident that is the manner in which the next card is played."""

    def player(self, course: IrregularPlay) -> int:
        """Give who plays the card."""
        return course.play.to_move

    @abstractmethod
    def play(self, course: IrregularPlay, card: Card) -> Ruling | None:
        """Let the card be played so; gives the ruling, or None where nobody has noticed.

        Raises IrregularStateError when it cannot have happened as told, IllegalPlayError when the card may not be
        played even so.
        """


@dataclass(frozen=True)
class _IncidentKind(TaggedUnion):
    """An incident as it is written: after how many plays, its word, and what else is said of it."""

    def plain(self, value: Incident) -> dict[str, Any]:
        return {"after": value.after, **super().plain(value)}


def incident_kind() -> TaggedUnion:
    """Give the kind of value that an incident is, wherever one is written."""
    kinds = {word: RecordType(cls, f"incident `{word}`") for word, cls in sorted(INCIDENTS.items())}
    return _IncidentKind("what", kinds, "incident", "as {after: 3, what: revoke}")
