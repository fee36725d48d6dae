"""The joker, a heart that ranks between the ten and the jack."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import JOKER
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, PayTo, SettlementRules
from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class JokerDiscarded(Word):
    """When the joker may be thrown."""

    AT_WILL = "at-will", "like any other heart"
    UNDER_HIGH_HEART = (
        "under-high-heart",
        "only on a trick that holds an ace or court card of hearts, and on such a one even by a player who can follow",
    )
    ALSO_UNDER_HIGH_HEART = (
        "also-under-high-heart",
        "like any other heart, and under an ace or court card of hearts even by a player who can follow",
    )


class JokerAlone(Word):
    """Whether a joker that is a player's only heart must follow a lead of hearts."""

    FOLLOWS = "follows", "must follow with it"
    MAY_WAIT = "may-wait", "may follow with it or hold it back"


class JokerObliges(Word):
    """Whom the joker can oblige to win the trick."""

    NOBODY = "nobody", "nobody"
    HIGH_HEART = "high-heart", "the highest ace or court card of hearts that was thrown on a lead of another suit"


class JokerTrumps(Word):
    """Whether the joker makes hearts beat the suit led, as trumps do."""

    NEVER = "never", "on no trick"
    ITS_TRICK = "its-trick", "on the trick to which it is played"


class JokerChips(Word):
    """Who receives the chips for the joker."""

    POOL = "pool", "into the pool"
    DISCARDER = "discarder", "to the player who threw it; into the pool, if nobody did"

    @property
    def pass_pool_by(self) -> bool:
        """Say whether it must be known who threw the joker, and who took it."""
        match self:
            case JokerChips.DISCARDER:
                return True
            case JokerChips.POOL:
                return False
            case never:
                assert_never(never)


@dataclass(frozen=True, slots=True)
class JokerRules:
    """The joker, a heart that ranks between the ten and the jack."""

    added: int = says(
        "Jokers", "The pack has {} joker(s).", "One, or 0 for none.", silent=0, most=1, none="The pack has no joker."
    )
    thrown: JokerDiscarded = says(
        "Throwing the joker", "The joker may be thrown {}.", "It may always be led.", silent=JokerDiscarded.AT_WILL
    )
    only_heart: JokerAlone = says(
        "A joker that is the only heart",
        "When hearts are led, a player whose only heart is the joker {}.",
        silent=JokerAlone.FOLLOWS,
    )
    obliges: JokerObliges = says(
        "The joker can oblige to win", "Its player can oblige {} to win.", silent=JokerObliges.NOBODY
    )
    trumps: JokerTrumps = says(
        "Hearts over the suit led", "The joker makes hearts beat the suit led {}.", silent=JokerTrumps.NEVER
    )
    chips_to: JokerChips = says(
        "The joker's chips", "The joker's chips go {}.", "Who receives them.", silent=JokerChips.POOL
    )

    def among(self, pack: PackRules) -> int:
        """Give all the cards in play as a mask: those of the pack, and the joker."""
        return pack.cards() | (1 << JOKER if self.added else 0)

    def troubles(self, settlement: SettlementRules) -> Iterator[Conflict]:
        """Report chips for the joker that no payment brings."""
        pay = settlement.pay
        for_all = pay.for_all and not settlement.draw
        chips_in = settlement.kept_in is KeptIn.CHIPS and pay.to is PayTo.POOL
        if self.chips_to.pass_pool_by and not (for_all and chips_in):
            message = "chips for the joker can go to a player only where everybody pays the pool for all that he took"
            yield Conflict("joker.chips-to", message, "say `pool`, or change settlement.pay")
