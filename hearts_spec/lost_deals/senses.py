"""In what senses a remark on a deal may be true."""

from enum import Enum

from hearts_spec.rules.shape.kinds import OneOf


class Sense(Enum):
    """In what sense a remark may be true."""

    POSSIBLE = "possible"
    CERTAIN = "certain"
    BY_ADVICE = "by-advice"
    OTHERS_FORCE = "others-force"
    PLAYER_FORCES = "player-forces"


SENSE_MEANINGS = {
    Sense.POSSIBLE: "it can come about",
    Sense.CERTAIN: "it comes about whatever anyone plays",
    Sense.BY_ADVICE: "it comes about if all follow the book's advice",
    Sense.OTHERS_FORCE: "the other players can bring it about together, whatever the player does",
    Sense.PLAYER_FORCES: "the player can bring it about, whatever the others do",
}
A_SENSE = OneOf({sense.value: sense for sense in Sense}, "a sense", "a sense of a remark")
