"""Hands with a wrong number of cards."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class UnequalHands(Word):
    """What becomes of one hand too short and one too long, found after the first trick."""

    DRAW = "draw", "the short hand draws from the long one until both are right"
    PLAY_ON = "play-on", "the hands are played as they are"


class ShortHand(Word):
    """What becomes of a player without the card he should have."""

    LAST_TRICK = "last-trick", "must take the last trick, with all that is in it"
    PLAYS_ON = "plays-on", "plays on without penalty"


@dataclass(frozen=True, slots=True)
class FaultyHandsRules:
    """Hands of the wrong size, once the first trick is complete."""

    unequal: UnequalHands = says(
        "One hand short, one long", "When one hand is too short and one too long, {}.", silent=UnequalHands.PLAY_ON
    )
    forfeit: int = says(
        "Forfeit for unequal hands",
        "Where there are stakes, each of the two pays {} chip(s) into the pool.",
        "Chips; 0 for none.",
        silent=0,
    )
    short: ShortHand = says(
        "A card too few", "A player found with a card too few {}.", "The others being right.", silent=ShortHand.PLAYS_ON
    )
    missed: ShortHand = says(
        "Missing a trick", "A player who has missed a trick and played to the next {}.", silent=ShortHand.PLAYS_ON
    )
