"""Following suit and discarding."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import group_mask, group_name
from hearts_spec.rules.sections.joker import JokerRules
from hearts_spec.rules.sections.pack import PackRules
from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word
from hearts_spec.rules.troubles import Trouble


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


@dataclass(frozen=True, slots=True)
class FollowRules:
    """Following suit and discarding."""

    suit: FollowSuit = says("Following suit", "The others {}.")
    void: VoidDiscards = says("Void of the suit", "Without the suit led, a player {}.")
    forced: tuple[str, ...] = says(
        "Thrown at the first chance",
        "Whoever cannot follow suit must throw one of these, while he holds any: {}.",
        "Suits or cards.",
        silent=(),
        none="No card must be thrown at the first chance.",
        late=True,
    )

    def troubles(self, pack: PackRules, joker: JokerRules) -> Iterator[Trouble]:
        """Report cards that must be thrown and are not in play, or where nobody need follow suit."""
        for name in self.forced:
            if not group_mask(name) & joker.among(pack):
                message = f"{group_name(name)} must be thrown at the first chance, and is not in the pack"
                yield Trouble("follow.forced", message, "leave it out", ("pack.without",))
        if self.forced and not self.suit.binds:
            message = "nobody need follow suit, so nobody is without it"
            yield Trouble("follow.forced", message, "say `suit: required`", ("follow.suit",))
