"""The table: how many sit at it and which way things go round."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.sections.deal import Deal, FirstCard
from hearts_spec.rules.sections.lead import Lead, Opener
from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word
from hearts_spec.rules.troubles import Trouble


class Turn(Word):
    """The way round the table."""

    LEFT = "left", "to the left"
    RIGHT = "right", "to the right"


class OneMore(Word):
    """What becomes of one player more than can play."""

    STANDS_BY = "stands-by", "he stands by"
    DEALER_OUT = "dealer-out", "all of them make up one table, at which the dealer takes no cards"


@dataclass(frozen=True, slots=True)
class Table:
    """The table: how many sit at it and which way things go round."""

    players: tuple[int, ...] = says("Players", "The game is for {} players.", "How many can play.", least=2, most=10)
    turn: Turn = says("Turn", "Deal and play pass {}.", "The way round the table.")
    chips: int = says("Chips to begin with", "Each player begins with {} chips.", "The usual stack.", silent=0)
    one_more: OneMore = says(
        "One player too many",
        "When one more comes than can play, {}.",
        "What becomes of one player more than can play.",
        silent=OneMore.STANDS_BY,
        late=True,
    )

    def troubles(self, deal: Deal, lead: Lead, players: int) -> Iterator[Trouble]:
        """Report a dealer who takes no cards though something falls to him for which he would need them."""
        if self.one_more is not OneMore.DEALER_OUT or players != max(self.players):
            return
        out = f"the dealer takes no cards when {players + 1} sit down"
        if lead.opener is Opener.DEALER:
            yield Trouble("lead.opener", f"the dealer leads, but {out}", "say `eldest`", ("table.one-more",))
        if deal.first is FirstCard.DEALER:
            hint = "say `eldest`"
            yield Trouble("deal.first", f"the dealer is dealt the first card, but {out}", hint, ("table.one-more",))
