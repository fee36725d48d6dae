"""What a remark claims, followed trick by trick: whether it has come about, cannot any more, or is open."""

from hearts_spec.book_deals.deal import AuthorsRemark
from hearts_spec.book_deals.deal_kinds import Bounds
from hearts_spec.book_deals.search_state import SearchState
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement, holds_in

# What is known so far: settled one way or the other, or else how many units and tricks the seats spoken of have.
State = bool | tuple[int, ...]
OPEN: State = ()


class RemarkGoal:
    """What is claimed of the tricks from a moment on."""

    def __init__(self, remark: AuthorsRemark, board: SearchState, taken: tuple[int, ...]) -> None:
        """Begin with what each seat has taken before."""
        seats = board.case.seats
        self.board = board
        self.claim: TrickStatement | None = remark.claim
        self.units = tuple((seats.index(seat), bounds) for seat, bounds in remark.takes.items())
        self.tricks = tuple((seats.index(seat), bounds) for seat, bounds in remark.wins.items())
        self.counts = bool(self.units or self.tricks)
        self.last = board.tricks if self.counts or self.claim is None else max(self.claim.tricks)
        self.start: State = (
            tuple(_capped(taken[seat], bounds) for seat, bounds in self.units) + (0,) * len(self.tricks)
            if self.counts
            else OPEN
        )

    def hopeless(self, number: int, rest: int) -> bool:
        """Say whether a hand has more cards that count than it can part with by the trick that is to bring the last."""
        if self.claim is None or self.claim.claim is not EvidenceClaim.LAST_UNITS_TO or self.board.lessening:
            return False
        tricks = min(self.claim.tricks) - number
        return any((hand & rest & self.board.counting).bit_count() > tricks for hand in self.board.hands)

    def after(self, state: State, number: int, leader: int, winner: int, cards: tuple[int, ...], rest: int) -> State:
        """Give what is known after a trick, counted from 0; `rest` are the cards before it."""
        if isinstance(state, bool):
            return state
        if self.claim is not None:
            told = self._of_claim(self.claim, number, leader, winner, cards, rest)
            if told is False or not self.counts:
                return state if told is None else told
        return self._counted(state, number, winner, rest, sum(1 << card for card in cards))

    def _of_claim(
        self, claim: TrickStatement, number: int, leader: int, winner: int, cards: tuple[int, ...], rest: int
    ) -> bool | None:
        if number + 1 not in claim.tricks:
            return None
        trick: SeenTrick = self.board.trick(number, leader, winner, cards, rest)
        holds = holds_in(claim, trick, self.board.table)
        if holds is claim.some:  # one that holds is enough where one of several is meant, and one that fails otherwise
            return holds
        return holds if number + 1 == self.last else None

    def _counted(self, state: tuple[int, ...], number: int, winner: int, rest: int, mask: int) -> State:
        """Count what the winner has, no further than it matters."""
        won = [self.board.units(mask)] * len(self.units) + [1] * len(self.tricks)
        spoken = (*self.units, *self.tricks)
        found = tuple(
            _capped(had + more, bounds) if seat == winner else had
            for had, more, (seat, bounds) in zip(state, won, spoken, strict=True)
        )
        left = [self.board.units(rest & ~mask)] * len(self.units) + [self.board.tricks - number - 1] * len(self.tricks)
        return _settled(found, left, [bounds for _, bounds in spoken])


def _capped(number: int, bounds: Bounds) -> int:
    """Give a number, or the least beyond which it does not matter how many there are."""
    return min(number, bounds.least if bounds.most is None else bounds.most + 1)


def _settled(found: tuple[int, ...], left: list[int], bounds: list[Bounds]) -> State:
    """Say whether counts lie within their bounds for good, or cannot any more."""
    for had, more, each in zip(found, left, bounds, strict=True):
        if (each.most is not None and had > each.most) or had + more < each.least:
            return False
    if all(
        each.least <= had and (each.most is None or had + more <= each.most)
        for had, more, each in zip(found, left, bounds, strict=True)
    ):
        return True
    return found
