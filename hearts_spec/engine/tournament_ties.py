"""Ties between players of a tournament: who must cut, and whom the cut favours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from hearts_spec.cards import Card
from hearts_spec.engine.cutting import cut_rank
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.rules.model import Rules
from hearts_spec.rules.vocabulary.tournament import CutCard


class Stake(Enum):
    """What players cut for."""

    UP = "to go up"
    STAY = "to stay at table 1"
    DOWN = "to go down"
    PRIZE = "for the prize"


@dataclass(frozen=True, slots=True)
class Tie:
    """Players who must cut, and for how many of them there is a place. Tables count from 1; a prize has none, 0."""

    table: int
    players: tuple[str, ...]
    places: int
    stake: Stake
    again: bool = False

    def __str__(self) -> str:
        """Say who must cut: `at table 2 Ann and Dan must cut to go up`."""
        return self.told("must cut")

    def told(self, cut: str) -> str:
        """Say who cuts, in these words for that."""
        names = f"{', '.join(self.players[:-1])} and {self.players[-1]}"
        some = f" (places: {self.places})" if self.places > 1 else ""
        where = f"at table {self.table} " if self.table else ""
        return f"{where}{names} {cut} {'again ' if self.again else ''}{self.stake.value}{some}"


class UndecidedError(IrregularStateError):
    """A round that cannot be ended before some players have cut; `ties` says which."""

    def __init__(self, ties: Sequence[Tie]) -> None:
        self.ties = tuple(ties)
        super().__init__("; ".join(str(tie) for tie in ties), ties[0].players[0], "cuts")


def _highest_first(best: CutCard) -> bool:
    match best:
        case CutCard.HIGHEST:
            return True
        case CutCard.LOWEST:
            return False
        case _:
            assert_never(best)


class Cuts:
    """The cards that players have cut, each player's in order, and the ties met with: those decided, those open."""

    def __init__(self, rules: Rules, cards: Mapping[str, Sequence[Card]]) -> None:
        self._rules = rules
        self._left = {name: list(cut) for name, cut in cards.items()}
        self.decided: list[Tie] = []
        self.open: list[Tie] = []

    def favoured(self, tie: Tie, best: CutCard) -> tuple[str, ...]:
        """Give the players of a tie whom the cut favours, as many as there are places.

        Those whose equal cards leave a place in doubt cut again; where a cut is missing the tie is noted as open.
        """
        if not all(self._left.get(name) for name in tie.players):
            self.open.append(tie)
            return ()
        self.decided.append(tie)
        ranks = {name: cut_rank(self._left[name].pop(0), low_ace=self._rules.cut.ace.is_low) for name in tie.players}
        chosen: list[str] = []
        for rank in sorted(set(ranks.values()), reverse=_highest_first(best)):
            level = tuple(name for name in tie.players if ranks[name] == rank)
            places = tie.places - len(chosen)
            if len(level) > places > 0:
                return (*chosen, *self.favoured(replace(tie, players=level, places=places, again=True), best))
            chosen.extend(level[:places])
        return tuple(chosen)

    def check(self) -> None:
        """Check that every tie is decided and that nobody has cut for nothing.

        Raises UndecidedError with the open ties, IrregularStateError for a cut that decides nothing.
        """
        if self.open:
            raise UndecidedError(self.open)
        idle = next((name for name, cards in self._left.items() if cards), None)
        if idle is not None:
            raise IrregularStateError(f"{idle} has cut, but there is nothing for the cut to decide", idle, "cuts")
