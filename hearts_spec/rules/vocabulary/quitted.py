"""Tricks that are turned, and looking at them."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class TricksSeen(Word):
    """Which tricks may be looked at during the deal."""

    LAST_ONLY = "last-only", "the last trick turned, and no other"
    NONE = "none", "no trick that is turned"
    ANY = "any", "any trick that is turned"


class TricksExamined(Word):
    """Who may look through the tricks when the deal is over."""

    CLAIMANT = "claimant", "a player who claims a revoke"
    NOBODY = "nobody", "nobody"


class LookCosts(Word):
    """What it costs to look at a trick that may not be seen."""

    NOTHING = "nothing", "costs nothing"
    SUIT_CALLED = "suit-called", "lets the player on his right call a suit from him at his next turn to lead"


@dataclass(frozen=True, slots=True)
class QuittedRules:
    """Looking at tricks that were turned."""

    seen: TricksSeen = says("Tricks seen in play", "During the deal a player may look at {}.", silent=TricksSeen.ANY)
    examined: TricksExamined = says(
        "Tricks looked through after play",
        "When the deal is over, the tricks may be looked through by {}.",
        silent=TricksExamined.CLAIMANT,
    )
    costs: LookCosts = says(
        "Looking without the right", "Looking all the same {}.", silent=LookCosts.NOTHING, late=True
    )
