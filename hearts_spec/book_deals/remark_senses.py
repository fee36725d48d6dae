"""In what senses a remark on a deal may be true."""

from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import OneOf


class Sense(Word):
    """In what sense a remark may be true."""

    POSSIBLE = "possible", "it can come about"
    CERTAIN = "certain", "it comes about whatever anyone plays"
    BY_ADVICE = "by-advice", "it comes about if all follow the book's advice"
    OTHERS_FORCE = "others-force", "the other players can bring it about together, whatever the player does"
    PLAYER_FORCES = "player-forces", "the player can bring it about, whatever the others do"


A_SENSE = OneOf({sense.value: sense for sense in Sense}, "a sense", "a sense of a remark")
