"""When hearts and the queen of spades may be played, and what breaks hearts."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.cards import group_mask, group_name, groups_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.values import COUNTS_QUEEN
from hearts_spec.schema.field_info import BY_SUIT_LED, Word, says, there_is, where
from hearts_spec.schema.kinds import Groups


class WhenBroken(Word):
    """Whether a lead must wait until hearts are broken."""

    waits: bool  # True if it may be led only once hearts are broken.

    AT_WILL = "at-will", "at any time"
    ONCE_BROKEN = "once-broken", "only once hearts are broken", {"waits": True}


class BrokenWhen(Word):
    """What counts as breaking hearts."""

    once: str  # When hearts are broken, said of such a card.

    DISCARDED = "thrown", "when it is discarded on another suit", {"once": "has been discarded on another suit"}
    PLAYED = (
        "played",
        "whether it is led, discarded or played to follow suit",
        {"once": "has been played in any way"},
    )


class OnlyHearts(Word):
    """What a leader with only hearts may lead before they are broken."""

    ANY_HEART = "any-heart", "may lead any heart"
    LOWEST_HEART = "lowest-heart", "must lead their lowest heart"


class HeartsAndQueen(Word):
    """What a leader with only hearts and the queen of spades may lead before hearts are broken."""

    allows_heart: bool  # True if a heart may be led.

    QUEEN = "queen", "must lead the queen"
    EITHER = "either", "may lead the queen or a heart", {"allows_heart": True}


_WAITING = where(
    lambda rules: rules.hearts.led.waits or rules.queen.led.waits or rules.queen.thrown.waits,
    "hearts.led", "queen.led", "queen.thrown",
)  # fmt: skip
_IF_DISCARDED = where(lambda rules: rules.hearts.broken_when is BrokenWhen.DISCARDED, "hearts.broken-when")
_QUEEN_LED = where(lambda rules: not rules.queen.led.waits, "queen.led")
_UNFORCED = where(lambda rules: not groups_mask(rules.follow.forced) & group_mask("QS"), "follow.forced")
_BREAKERS = Groups(each="a", last="or")


@dataclass(frozen=True, slots=True)
class HeartsRules:
    """When hearts may be led, and what breaks them."""

    led: WhenBroken = says("Leading hearts", "Hearts may be led {}.", silent=WhenBroken.AT_WILL)
    broken_by: tuple[str, ...] = says(
        "Hearts broken by", "Only {} breaks hearts.", "Suits or cards.", silent=("hearts",), kind=_BREAKERS,
        only=[_WAITING], none="Nothing breaks hearts.",
    )  # fmt: skip
    broken_when: BrokenWhen = says(
        "Broken when",
        "A card that breaks hearts does so {}.",
        silent=BrokenWhen.DISCARDED,
        only=[_WAITING, there_is("hearts.broken-by")],
    )
    broken_however: tuple[str, ...] = says(
        "Breaking hearts however played",
        "{} also breaks hearts when it is led or follows suit.",
        "Suits or cards; none if all the cards that break hearts do so in the same way.",
        silent=(),
        none="Nothing breaks hearts in any other way.",
        kind=_BREAKERS,
        late=True,
        only=[_WAITING, _IF_DISCARDED],
    )
    only_hearts: OnlyHearts = says(
        "A leader with only hearts",
        "Before hearts are broken, a leader with only hearts {}.",
        "What a player with nothing but hearts may lead before hearts are broken.",
        silent=OnlyHearts.ANY_HEART,
        only=[_WAITING],
    )
    with_queen: HeartsAndQueen = says(
        "A leader with only hearts and the queen",
        "Before hearts are broken, a leader with only hearts and the queen of spades {}.",
        "What a hand of only hearts and the queen of spades may lead while hearts are unbroken.",
        silent=HeartsAndQueen.QUEEN,
        only=[_WAITING, _QUEEN_LED, COUNTS_QUEEN],
    )

    def conflicts(self) -> Iterator[Conflict]:
        """Yield a conflict for cards that break hearts in any way but are not among the breakers."""
        if groups_mask(self.broken_however) & ~groups_mask(self.broken_by):
            names = " and ".join(map(group_name, self.broken_however))
            message = f"{names} cannot break hearts however played, for they are not among what breaks them"
            hint = "name them under hearts.broken-by"
            yield Conflict("hearts.broken-however", "cannot-happen", message, hint, ("hearts.broken-by",))


class QueenDiscarded(Word):
    """When the queen of spades may or must be discarded."""

    waits: bool  # True if she may be discarded only once hearts are broken.

    AT_WILL = "at-will", "may be discarded or kept when her holder cannot follow suit"
    ONCE_BROKEN = "once-broken", "may be discarded on another suit only once hearts are broken", {"waits": True}
    FIRST_CHANCE = "first-chance", "must be discarded on another suit at the first chance"


@dataclass(frozen=True, slots=True)
class QueenRules:
    """Limits on when the queen of spades may be played."""

    led: WhenBroken = says(
        "Leading the queen", "The queen of spades may be led {}.", silent=WhenBroken.AT_WILL,
        cases={"queen": "she is led", "spades": "another spade is led"},
    )  # fmt: skip
    thrown: QueenDiscarded = says(
        "Discarding the queen",
        "The queen of spades {}.",
        silent=QueenDiscarded.AT_WILL,
        cases=BY_SUIT_LED,
        only=[_UNFORCED],
    )
