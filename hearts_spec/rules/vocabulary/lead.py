"""Who leads, and what."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.auction import AuctionRules
from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class Opener(Word):
    """Who leads to the first trick."""

    ELDEST = "eldest", "eldest hand, at the dealer's left"
    DEALER = "dealer", "the dealer"
    LOWEST_CLUB = "lowest-club", "the holder of the lowest club in play"
    BUYER = "buyer", "the buyer of the choice of suit, or eldest hand where there is none"


class Opening(Word):
    """What may be led to the first trick."""

    ANY_CARD = "any-card", "may be any card"
    LOWEST_CLUB = "lowest-club", "must be the lowest club in play"
    ANY_CLUB = "any-club", "must be a club"
    NO_HEART = "no-heart", "may be any card but a heart"

    @property
    def is_lowest_club(self) -> bool:
        """Say whether one card alone may be led, the lowest club."""
        match self:
            case Opening.LOWEST_CLUB:
                return True
            case Opening.ANY_CARD | Opening.ANY_CLUB | Opening.NO_HEART:
                return False
            case never:
                assert_never(never)


class NextLead(Word):
    """Who leads to the next trick."""

    WINNER = "winner", "the winner of the trick"
    LEFT_OF_LEADER = "left-of-leader", "the player on the last leader's left"


@dataclass(frozen=True, slots=True)
class LeadRules:
    """Who leads, and what."""

    opener: Opener = says("Opening lead", "The first trick is led by {}.", "Who leads to the first trick.")
    opening: Opening = says("Card led first", "The card led first {}.", "What may open.", silent=Opening.ANY_CARD)
    next: NextLead = says("Later leads", "Every later trick is led by {}.")

    def troubles(self, auction: AuctionRules) -> Iterator[Conflict]:
        """Report a lead that falls to nobody."""
        if self.opener is Opener.BUYER and not auction.is_held:
            yield Conflict("lead.opener", "the buyer leads, but nothing is sold", "state auction.bids, as one-each")
