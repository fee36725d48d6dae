"""Leading: who leads to each trick, and with what. Each rule stands together: words, sentence, effect."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.limits import CLUBS, Ground, Keep, Limit, everything, lowest_by
from hearts_spec.rules.vocabulary.auction import AuctionRules
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.schema.field_info import Word, says

Seat = Callable[[], int]

# lead.opener: who leads to the first trick


class Opener(Word):
    """Who leads to the first trick."""

    is_by_club: bool  # True if the holder of the lowest club leads.

    ELDEST = "eldest", "the player after the dealer"
    DEALER = "dealer", "the dealer"
    LOWEST_CLUB = "lowest-club", "the holder of the lowest club in play", {"is_by_club": True}
    BUYER = "buyer", "the buyer of the choice of suit, or the player after the dealer if there is none"

    def seat(self, *, eldest: Seat, dealer: Seat, holder: Seat, buyer: Seat) -> int:
        """Return who leads, of those among whom it is chosen; only that seat is asked for."""
        match self:
            case Opener.ELDEST:
                return eldest()
            case Opener.DEALER:
                return dealer()
            case Opener.LOWEST_CLUB:
                return holder()
            case Opener.BUYER:
                return buyer()


_OPENER = says("Opening lead", "The first trick is led by {}.")

# lead.opening: what is led to the first trick


class Opening(Word):
    """What may be led to the first trick."""

    is_any: bool  # True if any card may be led.
    is_lowest_club: bool  # True if only the lowest club may be led.
    card: str  # What is led, in words; empty if it is one card, which depends on the pack.
    in_short: str

    ANY_CARD = "any-card", "may be any card", {"is_any": True, "card": "any card", "in_short": "any"}
    LOWEST_CLUB = (
        "lowest-club",
        "must be the lowest club in play",
        {"is_lowest_club": True, "card": "", "in_short": ""},
    )
    ANY_CLUB = "any-club", "must be a club", {"card": "a club", "in_short": "club"}
    NO_HEART = "no-heart", "may be any card but a heart", {"card": "any card but a heart", "in_short": "no heart"}


_OPENING = says("Card led first", "The first card led {}.", default=Opening.ANY_CARD)


def _opened_with(opening: Opening, ace: AcePlace, hearts: int) -> Keep:
    match opening:
        case Opening.ANY_CARD:
            return everything
        case Opening.LOWEST_CLUB:
            lowest = lowest_by(ace)
            return lambda hand: lowest(hand & CLUBS) or hand
        case Opening.ANY_CLUB:
            return lambda hand: hand & CLUBS or hand
        case Opening.NO_HEART:
            return lambda hand: hand & ~hearts or hand


# lead.next: who leads to the other tricks


class NextLead(Word):
    """Who leads to the next trick."""

    is_winner: bool  # True if the winner of the trick leads.

    WINNER = "winner", "the winner of each trick", {"is_winner": True}
    LEFT_OF_LEADER = "left-of-leader", "the player to the last leader's left"


_NEXT = says("Later leads", "{} leads to the next trick.")


@dataclass(frozen=True, slots=True)
class LeadRules:
    """Who leads, and which cards may be led."""

    opener: Opener = _OPENER
    opening: Opening = _OPENING
    next: NextLead = _NEXT

    def limits(self, ace: AcePlace, hearts: int) -> Iterator[Limit]:
        """Yield what the rules say of the cards that may be led; `hearts` is the suit to be avoided, as a mask."""
        keep, named = _opened_with(self.opening, ace, hearts), self.opening.is_lowest_club
        yield Limit(keep, ("lead.opening",), first_trick=True, named=named)

    def grounds(self) -> Iterator[Ground]:
        """Yield the rules by which a card may be led."""
        yield Ground("lead.opening", first_trick=True)
        if self.opening.is_any:  # later leads are then as free as the first
            yield from (Ground(key, last=True) for key in ("lead.opening", "lead.next"))

    def conflicts(self, auction: AuctionRules) -> Iterator[Conflict]:
        """Yield a conflict if the buyer leads but nothing is sold."""
        if self.opener is Opener.BUYER and not auction.is_held:
            message = "the buyer leads, but nothing is sold"
            yield Conflict("lead.opener", "cannot-happen", message, "state auction.bids, as one-each")
