"""Putting a remark to the test: what follows at a moment of a deal, in five senses, whatever the hands allow.

Every player is taken to see all the hands. In the sense of the advice each plays one of the cards that go least against
it, whichever of them.
"""

from collections.abc import Mapping, Sequence
from enum import Enum

from hearts_spec.cards import Card
from hearts_spec.lost_deals.advice import Advice, turn_of
from hearts_spec.lost_deals.board import FREE, Board, Position
from hearts_spec.lost_deals.counting import TooManyError
from hearts_spec.lost_deals.deal import Case, Fact, Grade, Place, Remark
from hearts_spec.lost_deals.statements import Claim, Statement, holds_in
from hearts_spec.lost_deals.tricks import Option, Tricks

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

_ORDER = (Sense.POSSIBLE, Sense.CERTAIN, Sense.PLAYER_FORCES, Sense.OTHERS_FORCE, Sense.BY_ADVICE)


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
    return _Question(case, remark, tricks, advice, most).answers()


class _Question:
    """One remark on one line."""

    def __init__(self, case: Case, remark: Remark, tricks: Sequence[Cards], advice: Advice, most: int) -> None:
        assert remark.claim is not None
        self.claim: Statement = remark.claim
        self.seat = case.seats.index(remark.seat)
        self.advice = advice
        self.most = most
        self.looked = 0
        self.sense = Sense.POSSIBLE
        self.known: dict[tuple[object, ...], bool] = {}
        self.memos: dict[Sense, dict[tuple[object, ...], bool]] = {}
        self.last = max(self.claim.tricks)
        self.first = remark.trick - (remark.instead is not None)
        plain = case.with_facts(())
        rest, leader, self.rounds = _before(plain, tricks, self.first)
        self.board = Board(plain.with_facts(_as_facts(plain, remark, tricks, leader)))
        free = (FREE,) * case.table.players
        self.position: Position = (rest, leader, False, free, 0)

    def answers(self) -> dict[Sense, Answer]:
        """Decide the remark in every sense; an answer that follows from another is not searched for."""
        found: dict[Sense, Answer] = {}
        for sense in _ORDER:
            found[sense] = self._implied(sense, found) or self._searched(sense)
        if Answer.NO in (found[Sense.PLAYER_FORCES], found[Sense.OTHERS_FORCE], found[Sense.BY_ADVICE]):
            found[Sense.CERTAIN] = Answer.NO
        return {sense: found[sense] for sense in Sense}

    def _implied(self, sense: Sense, found: Mapping[Sense, Answer]) -> Answer | None:
        """Give the answer that follows: what cannot come about does so in no sense, what is certain does in every."""
        if found.get(Sense.POSSIBLE) is Answer.NO:
            return Answer.NO
        return Answer.YES if found.get(Sense.CERTAIN) is Answer.YES else None

    def _searched(self, sense: Sense) -> Answer:
        self.sense = sense
        self.known = self.memos[sense] = {}
        self.looked = 0
        try:
            comes = self._comes(self.first, self.position, self.rounds)
        except TooManyError:
            return Answer.UNDECIDED
        return Answer.YES if comes else Answer.NO

    def _against(self, mover: int) -> bool:
        """Say whether a seat chooses what is worst for the claim."""
        if self.sense is Sense.OTHERS_FORCE:
            return mover == self.seat
        if self.sense is Sense.PLAYER_FORCES:
            return mover != self.seat
        return self.sense is not Sense.POSSIBLE

    def _comes(self, number: int, position: Position, rounds: Rounds) -> bool:
        """Say whether the claim comes about from a position before a trick, counted from 0."""
        if number >= self.last:
            return True
        if self._too_late(number, position[0]):
            return False
        place = self.board.key(number, position)
        if self.memos[Sense.POSSIBLE].get(place) is False:
            return False
        key = (place, rounds) if self.sense is Sense.BY_ADVICE else place
        known = self.known.get(key)
        if known is None:
            self.looked += 1
            if self.looked > self.most:
                raise TooManyError
            tricks = Tricks(self.board, number, position)
            known = self.known[key] = self._goes_on(tricks, rounds, (), 0, 0, position[2])
        return known

    def _too_late(self, number: int, rest: int) -> bool:
        """Say whether a hand has more cards that count than it can part with by the trick that is to bring the last."""
        if self.claim.claim is not Claim.LAST_UNITS_TO or self.board.lessening:
            return False
        tricks = min(self.claim.tricks) - number
        return any((hand & rest & self.board.counting).bit_count() > tricks for hand in self.board.hands)

    def _goes_on(self, tricks: Tricks, rounds: Rounds, cards: Cards, led: int, units: int, broken: bool) -> bool:
        """Say the same from within a trick, after its first cards."""
        at = len(cards)
        if at == len(tricks.order):
            return self._is_over(tricks, rounds, cards, led, units, broken)
        seat = tricks.order[at]
        options = tricks.options(seat, led, broken)
        if self.sense is Sense.BY_ADVICE and len(options) > 1:
            options = self._advised(tricks, rounds, cards, options)
        worst = self._against(seat)
        for card, _, bit, worth in options:
            suit = led or self.board.table.suits[card >> 4 & 3]
            now = broken or tricks.broken(bit, suit)
            if self._goes_on(tricks, rounds, (*cards, card), suit, units + worth, now) is not worst:
                return not worst
        return worst and bool(options)

    def _is_over(self, tricks: Tricks, rounds: Rounds, cards: Cards, led: int, units: int, broken: bool) -> bool:
        """Look at the claim when a trick is over, and go on to the next."""
        number, position = tricks.number, tricks.position
        mask = sum(1 << card for card in cards)
        winner = self.board.table.winner(position[1], cards)
        if number + 1 in self.claim.tricks:
            trick = self.board.trick(number, position[1], winner, cards, position[0])
            if not holds_in(self.claim, trick, self.board.table):
                return False
        after = tricks.finish(cards, winner, units, position[0] ^ mask, broken)
        return after is not None and self._comes(number + 1, after, _led(rounds, led))

    def _advised(self, tricks: Tricks, rounds: Rounds, cards: Cards, options: Sequence[Option]) -> list[Option]:
        """Keep the cards that go least against the advice."""
        rest, leader = tricks.position[:2]
        weights = [
            self.advice.weigh(turn_of(self.board.table, self.board.hands, rest, leader, cards, each[0], rounds))
            for each in options
        ]
        least = min(weights)
        return [each for each, weight in zip(options, weights, strict=True) if weight == least]


def _led(rounds: Rounds, led: int) -> Rounds:
    suit = (led.bit_length() - 1) >> 4
    return tuple(count + (each == suit) for each, count in enumerate(rounds))


def _before(case: Case, tricks: Sequence[Cards], number: int) -> tuple[int, int, Rounds]:
    """Give the cards not yet played, the seat to lead and the rounds of each suit before a trick of a line."""
    table = case.table
    rest, leader, rounds = sum(case.hands), case.leader, [0, 0, 0, 0]
    for cards in tricks[:number]:
        rounds[cards[0] >> 4 & 3] += 1
        leader = table.leader_after(leader, table.winner(leader, cards))
        rest &= ~sum(1 << card for card in cards)
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
