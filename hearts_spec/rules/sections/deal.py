"""How the cards are dealt."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class FirstCard(Word):
    """Who is dealt the first card."""

    ELDEST = "eldest", "eldest hand, at the dealer's left"
    DEALER = "dealer", "the dealer"


class NextDealer(Word):
    """Who deals after this deal."""

    LEFT = "left", "the player on the dealer's left"
    RIGHT = "right", "the player on the dealer's right"
    SAME = "same", "the same dealer"


class LeftOver(Word):
    """What becomes of the cards that are left when each player has a hand."""

    NONE = "none", "no card is left over; the whole pack is dealt"
    STOCK = "stock", "the cards left over make a stock, from which the players draw, the winner of each trick first"
    WIDOW = "widow", "the cards left over make a widow, which goes with a trick"


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards are dealt."""

    hand: int = says("Cards to each", "Each player is dealt {} cards.", "The size of a hand.", least=1, most=52)
    at_a_time: int = says("Cards at a time", "Cards are dealt {} at a time.", "", silent=1, least=1, most=52)
    first: FirstCard = says("First card to", "The first card goes to {}.", "", silent=FirstCard.ELDEST)
    left_over: LeftOver = says(
        "Cards left over", "When each has a hand, {}.", "What becomes of the rest of the pack.", silent=LeftOver.NONE
    )
    next_dealer: NextDealer = says("Next dealer", "The next deal falls to {}.", "", silent=NextDealer.LEFT)
