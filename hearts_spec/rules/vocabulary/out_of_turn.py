"""Leading and playing out of turn."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class FalseLead(Word):
    """What a lead out of turn costs."""

    SUIT_CALLED = "suit-called", "the player on his right may call a suit from him at his next turn to lead"
    NO_PENALTY = "no-penalty", "there is no penalty"


class LeadRetracted(Word):
    """Until when a lead out of turn may be taken back, with the cards played to it."""

    UNTIL_ALL_PLAYED = "until-all-played", "until all have played to it; then it stands, and nothing can be asked"
    UNTIL_ANY_PLAYED = "until-any-played", "until another has played to it; then it stands, and nothing can be asked"


class EarlyPlay(Word):
    """What becomes of a card played before one's turn in the trick."""

    TAKEN_BACK = (
        "taken-back",
        "is taken back if the next player who has not yet played asks for it; he may then call the highest card of "
        "the suit, or forbid a heart",
    )
    SECOND_FOR_LAST = (
        "second-for-last",
        "is taken back if the next player who has not yet played asks for it, or, when it is the last hand's, second "
        "hand; he may then call the highest card of the suit, or forbid a heart",
    )
    STANDS = "stands", "stands"


@dataclass(frozen=True, slots=True)
class OutOfTurnRules:
    """Leading and playing out of turn."""

    lead: FalseLead = says("A lead out of turn", "For a lead out of turn, {}.", silent=FalseLead.NO_PENALTY)
    retract: LeadRetracted = says(
        "Taking a false lead back",
        "A lead out of turn and the cards played to it may be taken back {}.",
        "They are not exposed cards then.",
        silent=LeadRetracted.UNTIL_ALL_PLAYED,
    )
    play: EarlyPlay = says("Playing out of turn", "A card played out of turn {}.", silent=EarlyPlay.STANDS)
