"""The table: how many sit at it and which way things go round."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.sections.deal import DealRules, FirstCard
from hearts_spec.rules.sections.lead import LeadRules, Opener
from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word
from hearts_spec.rules.troubles import Trouble


class PlayRound(Word):
    """The way round the table."""

    LEFT = "left", "to the left"
    RIGHT = "right", "to the right"


@dataclass(frozen=True, slots=True)
class TableRules:
    """The table: how many sit at it and which way things go round."""

    players: tuple[int, ...] = says("Players", "The game is for {} players.", "How many can play.", least=2, most=10)
    turn: PlayRound = says("Turn to play", "Deal and play pass {}.", "The way round the table.")
    chips: int = says("Chips to begin with", "Each player begins with {} chips.", "The usual stack.", silent=0)
    dealer_out: int = says(
        "The dealer takes no cards",
        "When {} sit down at one table the dealer takes no cards.",
        "How many sit at such a table, one more than play; 0 for none.",
        silent=0,
        most=10,
        late=True,
    )

    def troubles(self, deal: DealRules, lead: LeadRules, players: int) -> Iterator[Trouble]:
        """Report a dealer who takes no cards though all can play, or though something falls to him that needs them."""
        key = "table.dealer-out"
        if players == self.dealer_out:
            message = f"the dealer takes no cards when {players} sit down, and {players} can play"
            yield Trouble(key, message, "say one more than can play, or 0", ("table.players",))
        if players + 1 == self.dealer_out and lead.opener is Opener.DEALER:
            message = f"the dealer leads, and takes no cards when {self.dealer_out} sit down"
            yield Trouble("lead.opener", message, "say `eldest`", (key,))
        if players + 1 == self.dealer_out and deal.first is FirstCard.DEALER:
            message = f"the dealer is dealt the first card, and takes none when {self.dealer_out} sit down"
            yield Trouble("deal.first", message, "say `eldest`", (key,))
