"""Identical cards, where there is more than one pack."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.schema.field_info import says, where
from hearts_spec.schema.word import Word


class TwinsOnTrick(Word):
    """What becomes of two identical cards on one trick."""

    COUNT = "count", "both keep their rank, and of the two the first played wins"
    CANCEL = "cancel", "cancel each other: neither can win the trick, which is held over when no other card can"

    @property
    def cancels(self) -> bool:
        """Say whether identical cards on one trick cancel each other."""
        match self:
            case TwinsOnTrick.CANCEL:
                return True
            case TwinsOnTrick.COUNT:
                return False
            case never:
                assert_never(never)


class UnwonLead(Word):
    """Who leads after a trick that nobody can win."""

    SAME_LEADER = "same-leader", "the player who led to it"
    LEFT_OF_LEADER = "left-of-leader", "the player on the last leader's left"


class UnwonLast(Word):
    """Who takes the last trick when no card can win it."""

    LEADER = "leader", "the player who led to it"
    HIGHEST_PAIR = "highest-pair", "the player of the second card of its highest pair"


WITH_TWINS = where(lambda rules: rules.pack.packs > 1, "pack.packs")
_CANCELLED = where(lambda rules: rules.twins.on_trick.cancels, "twins.on-trick")


@dataclass(frozen=True, slots=True)
class TwinRules:
    """Identical cards, where there is more than one pack."""

    on_trick: TwinsOnTrick = says(
        "Twins on one trick", "Identical cards on one trick {}.", "Whether they cancel.", silent=TwinsOnTrick.COUNT
    )
    lead_after: UnwonLead = says(
        "Lead after a trick held over",
        "The next lead falls to {}.",
        "When nobody won.",
        silent=UnwonLead.SAME_LEADER,
        only=[_CANCELLED],
    )
    last_trick: UnwonLast = says(
        "A last trick that nobody can win",
        "The last trick, when nobody can win it, goes to {}.",
        "There is no next trick to hold it for.",
        silent=UnwonLast.LEADER,
        only=[_CANCELLED],
    )
