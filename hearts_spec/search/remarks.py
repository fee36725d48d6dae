"""Putting a remark to the test: what follows at a moment of a deal, in five senses, whatever the hands allow.

Every player is taken to see all the hands. In the sense of the advice each plays one of the cards that go least against
it, whichever of them.
"""

from collections.abc import Callable, Sequence
from enum import Enum

from hearts_spec.cards import Card
from hearts_spec.search.advice import Advice, turn_of
from hearts_spec.search.board import Board, Position, Step
from hearts_spec.search.counting import TooManyError
from hearts_spec.search.deal import Case, Fact, Grade, Place, Remark
from hearts_spec.search.statements import Claim, Statement, holds_in

Cards = tuple[Card, ...]
Rounds = tuple[int, ...]


class Sense(Enum):
    """In what sense a remark may be true."""

    POSSIBLE = "possible"
    CERTAIN = "certain"
    BY_ADVICE = "by-advice"
    OTHERS_FORCE = "others-force"
    PLAYER_FORCES = "player-forces"


SENSE_MEANINGS = {
    Sense.POSSIBLE: "it can come about",
    Sense.CERTAIN: "it comes about whatever anyone plays",
    Sense.BY_ADVICE: "it comes about if all follow the book's advice",
    Sense.OTHERS_FORCE: "the other players can bring it about together, whatever the player does",
    Sense.PLAYER_FORCES: "the player can bring it about, whatever the others do",
}


class Answer(Enum):
    """What came of asking."""

    YES = "yes"
    NO = "no"
    UNDECIDED = "undecided"


def decide(
    case: Case, remark: Remark, tricks: Sequence[Cards], advice: Advice, most: int = 50_000
) -> dict[Sense, Answer]:
    """Decide a remark on a line in every sense, looking at no more than so many positions for each.

    A card played instead is played where the line has the player's card of that trick; without one, the remark is
    about what comes after the trick. Where the card cannot be played the remark is not even possible.
    """
    question = _Question(case, remark, tricks, advice, most)
    return {sense: question.answer(sense) for sense in Sense}


class _Question:
    """One remark on one line."""

    def __init__(self, case: Case, remark: Remark, tricks: Sequence[Cards], advice: Advice, most: int) -> None:
        assert remark.claim is not None
        self.claim: Statement = remark.claim
        self.seat = case.seats.index(remark.seat)
        self.advice = advice
        self.most = most
        self.looked = 0
        self.known: dict[tuple[object, ...], bool] = {}
        self.first = remark.trick - (remark.instead is not None)
        plain = case.with_facts(())
        rest, leader, self.rounds = _before(plain, tricks, self.first)
        self.board = Board(plain.with_facts(_as_facts(plain, remark, tricks, leader)))
        free = (-1,) * case.table.players
        self.position: Position = (rest, leader, False, free, 0)

    def answer(self, sense: Sense) -> Answer:
        """Decide the remark in one sense."""
        every, each = (lambda mover: True), (lambda mover: False)
        rules: dict[Sense, Callable[[int], bool]] = {
            Sense.POSSIBLE: each,
            Sense.CERTAIN: every,
            Sense.BY_ADVICE: every,
            Sense.OTHERS_FORCE: lambda mover: mover == self.seat,
            Sense.PLAYER_FORCES: lambda mover: mover != self.seat,
        }
        self.known.clear()
        self.looked = 0
        try:
            comes = self._comes(self.first, self.position, self.rounds, rules[sense], sense is Sense.BY_ADVICE)
        except TooManyError:
            return Answer.UNDECIDED
        return Answer.YES if comes else Answer.NO

    def _comes(
        self, number: int, position: Position, rounds: Rounds, against: Callable[[int], bool], advised: bool
    ) -> bool:
        """Say whether the claim comes about from a position if those `against` it choose the worst, others the best."""
        if number >= max(self.claim.tricks):
            return True
        key = (self.board.key(number, position), rounds if advised else None)
        known = self.known.get(key)
        if known is None:
            self.looked += 1
            if self.looked > self.most:
                raise TooManyError
            steps = self.board.steps(number, position)
            if advised:
                steps = self._advised(number, position, rounds, steps)
            known = bool(steps) and self._trick(number, position, rounds, against, advised, (), steps)
            self.known[key] = known
        return known

    def _trick(
        self, number: int, position: Position, rounds: Rounds, against: Callable[[int], bool], advised: bool,
        before: Cards, steps: Sequence[Step],
    ) -> bool:  # fmt: skip
        """Say the same from within a trick, with the tricks that can still come of the cards before."""
        table = self.board.table
        at = len(before)
        if at == table.players:
            step = steps[0]
            if number + 1 in self.claim.tricks:
                trick = self.board.trick(number, position[1], step.winner, step.cards, position[0])
                if not holds_in(self.claim, trick, table):
                    return False
            return self._comes(number + 1, step.after, _led(rounds, step), against, advised)
        choices: dict[Card, list[Step]] = {}
        for each in steps:
            choices.setdefault(each.cards[at], []).append(each)
        outcomes = (
            self._trick(number, position, rounds, against, advised, (*before, card), found)
            for card, found in choices.items()
        )
        return all(outcomes) if against(table.seat_at[position[1]][at]) else any(outcomes)

    def _advised(self, number: int, position: Position, rounds: Rounds, steps: Sequence[Step]) -> list[Step]:
        """Keep the tricks in which every card is one of those that go least against the advice."""
        kept = list(steps)
        for at in range(self.board.table.players):
            weights: dict[Cards, int] = {}
            for each in kept:
                begun = each.cards[: at + 1]
                if begun not in weights:
                    turn = turn_of(
                        self.board.table, self.board.hands, position[0], position[1], begun[:-1], begun[-1], rounds
                    )  # fmt: skip
                    weights[begun] = self.advice.weigh(turn)
            least: dict[Cards, int] = {}
            for begun, weight in weights.items():
                least[begun[:-1]] = min(weight, least.get(begun[:-1], weight))
            kept = [each for each in kept if weights[each.cards[: at + 1]] == least[each.cards[:at]]]
        return kept


def _led(rounds: Rounds, step: Step) -> Rounds:
    suit = step.cards[0] >> 4 & 3
    return tuple(count + (each == suit) for each, count in enumerate(rounds))


def _before(case: Case, tricks: Sequence[Cards], number: int) -> tuple[int, int, Rounds]:
    """Give the cards not yet played, the seat to lead and the rounds of each suit before a trick of a line."""
    table = case.table
    rest, leader, rounds = sum(case.hands), case.leader, [0, 0, 0, 0]
    for cards in tricks[:number]:
        mask = sum(1 << card for card in cards)
        rounds[cards[0] >> 4 & 3] += 1
        won = cards.index(table.winning(cards, mask & table.suits[cards[0] >> 4 & 3]))
        leader = table.leader_after(leader, table.seat_at[leader][won])
        rest &= ~mask
    return rest, leader, tuple(rounds)


def _as_facts(case: Case, remark: Remark, tricks: Sequence[Cards], leader: int) -> list[Fact]:
    """Give as facts the cards of the remark's trick up to the one played instead."""
    if remark.instead is None:
        return []
    says = []
    for seat, card in zip(case.table.seat_at[leader], tricks[remark.trick - 1], strict=True):
        mine = case.seats[seat] == remark.seat
        played = remark.instead if mine else card
        says.append(Statement(Claim.PLAYED, (remark.trick,), seats=(seat,), cards=1 << played))
        if mine:
            break
    return [Fact("instead", "", Grade.ATTESTED, Place(0), tuple(says))]
