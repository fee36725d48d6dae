"""The sections of a rule set that few games fill: a widow, twin cards, a joker. See `model` for all others."""

from dataclasses import dataclass

from hearts_spec.rules.describing import says
from hearts_spec.rules.rarer_words import (
    JokerAlone,
    JokerChips,
    JokerObliges,
    JokerThrown,
    JokerTrumps,
    TwinsOnTrick,
    UnwonLast,
    UnwonLead,
    WidowLook,
    WidowTakenBy,
)


@dataclass(frozen=True, slots=True)
class Widow:
    """Cards left over from the deal that go with a trick."""

    taken_by: WidowTakenBy = says(
        "The widow is taken by",
        "The widow is taken by {}.",
        "With which trick it goes.",
        silent=WidowTakenBy.FIRST_TRICK,
    )
    look: WidowLook = says(
        "Looking at the widow", "Once taken, it may be seen by {}.", "Who may look at it.", silent=WidowLook.TAKER
    )


@dataclass(frozen=True, slots=True)
class Twins:
    """Identical cards, where there is more than one pack."""

    on_trick: TwinsOnTrick = says(
        "Twins on one trick", "Identical cards on one trick {}.", "Whether they cancel.", silent=TwinsOnTrick.COUNT
    )
    lead_after: UnwonLead = says(
        "Lead after a trick held over", "The next lead falls to {}.", "When nobody won.", silent=UnwonLead.SAME_LEADER
    )
    last_trick: UnwonLast = says(
        "A last trick that nobody can win",
        "The last trick, when nobody can win it, goes to {}.",
        "There is no next trick to hold it for.",
        silent=UnwonLast.LEADER,
    )


@dataclass(frozen=True, slots=True)
class Joker:
    """The joker, a heart that ranks between the ten and the jack."""

    added: int = says("Jokers", "Jokers in the pack: {}.", "One, or 0 for none.", silent=0, most=1)
    thrown: JokerThrown = says(
        "Throwing the joker", "The joker may be thrown {}.", "It may always be led.", silent=JokerThrown.AT_WILL
    )
    only_heart: JokerAlone = says(
        "A joker that is the only heart",
        "When hearts are led, a player whose only heart is the joker {}.",
        "",
        silent=JokerAlone.FOLLOWS,
    )
    obliges: JokerObliges = says(
        "The joker can oblige to win", "Its player can oblige to win: {}.", "", silent=JokerObliges.NOBODY
    )
    trumps: JokerTrumps = says(
        "Hearts trumps by the joker", "The joker makes hearts trumps {}.", "", silent=JokerTrumps.NEVER
    )
    chips_to: JokerChips = says(
        "The joker's chips", "The joker's chips go {}.", "Who receives them.", silent=JokerChips.POOL
    )
