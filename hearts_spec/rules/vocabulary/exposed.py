"""Cards shown that should not be."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class ExposedCard(Word):
    """What may be done with an exposed card."""

    NO_PENALTY = "no-penalty", "carries no penalty"
    MAY_BE_CALLED = (
        "may-be-called",
        "may be called by any other player, to be led or played where that is no revoke",
    )
    FIRST_CALL_BINDS = (
        "first-call-binds",
        "may be called by any other player, to be led or played where that is no revoke; the first call binds",
    )


class ExposedLies(Word):
    """Where an exposed card stays until it is played."""

    IN_SIGHT = "in-sight", "lies face up on the table"
    IN_HAND = "in-hand", "goes back into the hand"


class TwoAtOnce(Word):
    """What becomes of two cards played at once."""

    NAMES_ONE = "names-one", "names the one he meant; the other is an exposed card"
    TAKES_BACK = "takes-back", "takes both back and plays one"


@dataclass(frozen=True, slots=True)
class ExposedRules:
    """Cards shown by mistake."""

    called: ExposedCard = says("An exposed card", "An exposed card {}.", silent=ExposedCard.NO_PENALTY)
    dealt: ExposedCard = says(
        "One exposed in dealing", "A card exposed in dealing, when the deal stands, {}.", silent=ExposedCard.NO_PENALTY
    )
    lies: ExposedLies = says("Until it is played", "Until it is played an exposed card {}.", silent=ExposedLies.IN_HAND)
    two_at_once: TwoAtOnce = says(
        "Two cards at once", "A player who puts down two cards at once {}.", silent=TwoAtOnce.TAKES_BACK
    )
