"""A tournament in a scenario: who sits where, what the round under way has come to, and what has been cut."""

from dataclasses import dataclass, field

from hearts_spec.cards import Card
from hearts_spec.engine import IrregularStateError, Prize, Round, Tie, Tournament, UndecidedError
from hearts_spec.rules.vocabulary.tournament import Star


@dataclass
class TournamentState:
    """A tournament and its round under way. `round` is the last that ended, `ties` those it still waits for.

    `refused` says why the hearts or cuts of the round cannot be as stated.
    """

    tournament: Tournament
    hearts: dict[str, int] = field(default_factory=dict)
    cuts: dict[str, list[Card]] = field(default_factory=dict)
    prize_cuts: dict[Star, dict[str, list[Card]]] = field(default_factory=dict)
    ties: tuple[Tie, ...] = ()
    round: Round | None = None
    refused: str = ""

    def take(self, hearts: dict[str, int]) -> None:
        """Begin the end of a round with the hearts taken; it ends at once when nobody has to cut."""
        self.hearts, self.cuts = hearts, {}
        self._end()

    def cut(self, cards: dict[str, Card]) -> None:
        """Add a card for each player who cuts, and end the round when no tie is left."""
        for name, card in cards.items():
            self.cuts.setdefault(name, []).append(card)
        self._end()

    def _end(self) -> None:
        self.ties, self.round, self.refused = (), None, ""
        try:
            self.round = self.tournament.play(self.hearts, self.cuts)
        except UndecidedError as error:
            self.ties = error.ties
        except IrregularStateError as error:
            self.refused = str(error)

    def prizes(self) -> tuple[Prize, ...]:
        """Give the prizes by the stars won and the cards cut so far."""
        return self.tournament.prizes(self.prize_cuts)
