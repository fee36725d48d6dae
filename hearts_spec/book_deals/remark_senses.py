"""The senses in which a remark on a deal may be true, and the verdict by the sense in which the author means it."""

from collections.abc import Mapping
from enum import Enum

from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import OneOf


class Sense(Word):
    """A sense in which a remark may be true."""

    POSSIBLE = "possible", "it can happen"
    CERTAIN = "certain", "it happens whatever anybody plays"
    BY_ADVICE = "by-advice", "it happens if everybody follows the book's advice"
    OTHERS_FORCE = "others-force", "the other players together can force it"
    PLAYER_FORCES = "player-forces", "the player alone can force it"


A_SENSE = OneOf({sense.value: sense for sense in Sense}, "a sense", "a sense of a remark")


class Bearing(Enum):
    """Whether a remark is true in one sense; it does not arise if its own assumption is impossible."""

    YES = "yes"
    NO = "no"
    UNDECIDED = "undecided"
    IDLE = "does not arise"


class RemarkVerdict(Enum):
    """The verdict on a remark in the sense in which it is meant."""

    TRUE = "true"
    OTHERS = "true only if the others help"
    CHANCE = "true only if all help"
    FALSE = "false"
    UNDECIDED = "undecided"
    IDLE = "does not arise"


def verdict_of(answers: Mapping[Sense, Bearing], meant: Sense) -> RemarkVerdict:
    """Return the verdict on a remark, by the sense in which the author means it."""
    match answers[meant]:
        case Bearing.YES:
            return RemarkVerdict.TRUE
        case Bearing.IDLE:
            return RemarkVerdict.IDLE
        case Bearing.UNDECIDED:
            return RemarkVerdict.UNDECIDED
        case Bearing.NO:
            if answers[Sense.OTHERS_FORCE] is Bearing.YES:
                return RemarkVerdict.OTHERS
            return RemarkVerdict.CHANCE if answers[Sense.POSSIBLE] is Bearing.YES else RemarkVerdict.FALSE
