"""Following suit and discarding."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.schema.field_info import says, where
from hearts_spec.schema.word import Word


class FollowSuit(Word):
    """Whether the suit led binds the others."""

    REQUIRED = "required", "must follow suit when they can"
    FREE = "free", "may play any card"

    @property
    def binds(self) -> bool:
        """Say whether a holder of the suit led must follow it."""
        match self:
            case FollowSuit.REQUIRED:
                return True
            case FollowSuit.FREE:
                return False
            case never:
                assert_never(never)


class VoidDiscards(Word):
    """What a player without the suit led may throw."""

    ANYTHING = "anything", "may throw any card"
    SCORING_CARD = "scoring-card", "must throw a scoring card, when holding one"


_BINDING = where(lambda rules: rules.follow.suit.binds, "follow.suit", heard=True)


@dataclass(frozen=True, slots=True)
class FollowRules:
    """Following suit and discarding."""

    suit: FollowSuit = says("Following suit", "The others {}.")
    void: VoidDiscards = says("Void of the suit", "Without the suit led, a player {}.", only=[_BINDING])
    forced: tuple[str, ...] = says(
        "Thrown at the first chance",
        "Whoever cannot follow suit must throw one of these, while he holds any: {}.",
        "Suits or cards.",
        silent=(),
        none="No card must be thrown at the first chance.",
        late=True,
        only=[_BINDING],
    )
