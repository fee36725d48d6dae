"""Testing a remark: what follows at a moment of a deal, in five senses, by trying what the hands allow.

Every player is taken to see all the hands. In the sense of the advice each plays any of the cards that go least against
it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.book_deals.deal import AuthorsRemark, Cards, Fact, Grade, PagePlace, SearchCase, supposed
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.remark_senses import Bearing, Sense
from hearts_spec.book_deals.statements import Bounds, EvidenceClaim, SeenTrick, TrickStatement, holds_in
from hearts_spec.cards import suit_of
from research.lost_deals.hint_tests import NO_ROUNDS, Rounds, rounds_after, turn_of, weigh
from research.lost_deals.line_count import TooManyError
from research.lost_deals.search_state import FREE, Option, Position, SearchState, Tricks, TrickStep, tricks_from


@dataclass(frozen=True, slots=True)
class BeforeTrick:
    """A line before a trick: the position, every trick that fits there, and the cards that are played.

    `steps` is empty when the trick that is played does not fit.
    """

    number: int
    position: Position
    cards: Cards
    played: TrickStep | None
    steps: tuple[TrickStep, ...]


def moments(board: SearchState, tricks: Sequence[Cards]) -> Iterator[BeforeTrick]:
    """Yield a line that fits, trick by trick."""
    position = board.start
    for number, cards in enumerate(tricks):
        if position is None:
            return
        steps = tuple(tricks_from(board, number, position))
        alike = tuple(board.alike(number, position[0], card)[0] for card in cards)
        played = next((each for each in steps if each.cards == alike), None)
        yield BeforeTrick(number, position, cards, played, steps)
        rest = position[0] & ~sum(1 << card for card in cards)
        position = None if played is None else (rest, *played.after[1:])


# What is known so far: decided either way, or else how many units and tricks the seats of the remark have.
State = bool | tuple[int, ...]
OPEN: State = ()


class RemarkGoal:
    """What a remark claims of the tricks from a moment on."""

    def __init__(self, remark: AuthorsRemark, board: SearchState, taken: tuple[int, ...]) -> None:
        """Begin with the units each seat has taken before."""
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
        """True if a hand has more cards that count than it can part with by the trick that should bring the last."""
        if self.claim is None or self.claim.claim is not EvidenceClaim.LAST_UNITS_TO or self.board.lessening:
            return False
        tricks = min(self.claim.tricks) - number
        return any((hand & rest & self.board.counting).bit_count() > tricks for hand in self.board.hands)

    def after(self, state: State, number: int, leader: int, winner: int, cards: tuple[int, ...], rest: int) -> State:
        """Return what is known after a trick, counted from 0; `rest` are the cards before it."""
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
        if holds is claim.some:  # for one of several one that holds is enough, otherwise one that fails
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
    """Return a number, or the least beyond which it does not matter how many there are."""
    return min(number, bounds.least if bounds.most is None else bounds.most + 1)


def _settled(found: tuple[int, ...], left: list[int], bounds: list[Bounds]) -> State:
    """True if counts are within their bounds for good, False if they cannot be any more; else the counts."""
    for had, more, each in zip(found, left, bounds, strict=True):
        if (each.most is not None and had > each.most) or had + more < each.least:
            return False
    if all(
        each.least <= had and (each.most is None or had + more <= each.most)
        for had, more, each in zip(found, left, bounds, strict=True)
    ):
        return True
    return found


_ORDER = (Sense.POSSIBLE, Sense.CERTAIN, Sense.PLAYER_FORCES, Sense.OTHERS_FORCE, Sense.BY_ADVICE)


def decide(
    case: SearchCase, remark: AuthorsRemark, tricks: Sequence[Cards], advice: Advice, most: int = 50_000
) -> dict[Sense, Bearing]:
    """Return whether a remark on a line is true, in every sense, looking at no more than `most` positions for each.

    A card played instead is played where the line has the player's card of that trick. Where the card cannot be played
    the remark is not even possible. Where it supposes more of the play, all players play so that this comes about, and
    the question is what else does.
    """
    return _Question(case, remark, tricks, advice, most).answers()


class _Question:
    def __init__(
        self, case: SearchCase, remark: AuthorsRemark, tricks: Sequence[Cards], advice: Advice, most: int
    ) -> None:
        self.seat = case.seats.index(remark.seat)
        self.advice = advice
        self.most = most
        self.looked = 0
        self.sense = Sense.POSSIBLE
        self.known: dict[tuple[object, ...], bool | None] = {}
        self.memos: dict[Sense, dict[tuple[object, ...], bool | None]] = {}
        self.first = remark.asked_after
        self.unplayable = Bearing.IDLE if remark.supposing else Bearing.NO
        plain = supposed(case, remark).with_facts(())
        rest, leader, self.rounds, taken = _before(plain, tricks, self.first)
        self.board = SearchState(plain.with_facts(_as_facts(plain, remark, tricks, leader)))
        self.aim = RemarkGoal(remark, self.board, taken)
        self.until = max((trick for each in remark.supposing for trick in each.tricks), default=0)
        free = (FREE,) * case.table.players
        self.position: Position = (rest, leader, False, free, 0)

    def answers(self) -> dict[Sense, Bearing]:
        """Return the answer in every sense; one that follows from another is not searched for."""
        found: dict[Sense, Bearing] = {}
        for sense in _ORDER:
            found[sense] = self._implied(sense, found) or self._searched(sense)
        if Bearing.NO in (found[Sense.PLAYER_FORCES], found[Sense.OTHERS_FORCE], found[Sense.BY_ADVICE]):
            found[Sense.CERTAIN] = Bearing.NO
        return {sense: found[sense] for sense in Sense}

    def _implied(self, sense: Sense, found: Mapping[Sense, Bearing]) -> Bearing | None:
        """Return the answer that follows: what is impossible is so in every sense, what is certain is true in all."""
        if (possible := found.get(Sense.POSSIBLE)) in (Bearing.NO, Bearing.IDLE):
            return possible
        return Bearing.YES if found.get(Sense.CERTAIN) is Bearing.YES else None

    def _searched(self, sense: Sense) -> Bearing:
        self.sense = sense
        self.known = self.memos[sense] = {}
        self.looked = 0
        try:
            comes = self._comes(self.first, self.position, self.rounds, self.aim.start)
        except TooManyError:
            return Bearing.UNDECIDED
        if comes is None:
            return self.unplayable
        return Bearing.YES if comes else Bearing.NO

    def _against(self, mover: int) -> bool:
        """True if a seat chooses what is worst for the claim."""
        match self.sense:
            case Sense.OTHERS_FORCE:
                return mover == self.seat
            case Sense.PLAYER_FORCES:
                return mover != self.seat
            case Sense.CERTAIN | Sense.BY_ADVICE:
                return True
            case Sense.POSSIBLE:
                return False

    def _comes(self, number: int, position: Position, rounds: Rounds, state: State) -> bool | None:
        """True if the claim comes about from a position before a trick, counted from 0.

        None where what the remark supposes cannot come about any more: such a way is not taken.
        """
        if isinstance(state, bool) and number >= self.until:
            return state
        if self.aim.hopeless(number, position[0]):
            return False
        place = (self.board.key(number, position), state)
        if self.memos[Sense.POSSIBLE].get(place) is False:
            return False
        key = (place, rounds) if self.sense is Sense.BY_ADVICE else place
        if key not in self.known:
            self.looked += 1
            if self.looked > self.most:
                raise TooManyError(self.most)
            tricks = Tricks(self.board, number, position)
            self.known[key] = self._goes_on(tricks, rounds, state, (), 0, 0, position[2])
        return self.known[key]

    def _goes_on(
        self, tricks: Tricks, rounds: Rounds, state: State, cards: Cards, led: int, units: int, broken: bool
    ) -> bool | None:
        """Return the same from within a trick, after its first cards."""
        at = len(cards)
        if at == len(tricks.order):
            return self._is_over(tricks, rounds, state, cards, led, units, broken)
        seat = tricks.order[at]
        options = tricks.options(seat, led, broken)
        if self.sense is Sense.BY_ADVICE and len(options) > 1:
            options = self._advised(tricks, rounds, cards, options)
        worst = self._against(seat)
        comes = None
        for card, _, bit, worth in options:
            suit = led or self.board.table.suits[suit_of(card)]
            now = broken or tricks.broken(bit, suit)
            follows = self._goes_on(tricks, rounds, state, (*cards, card), suit, units + worth, now)
            if follows is not None:
                comes = follows
                if comes is not worst:
                    break
        return comes

    def _is_over(
        self, tricks: Tricks, rounds: Rounds, state: State, cards: Cards, led: int, units: int, broken: bool
    ) -> bool | None:
        number, position = tricks.number, tricks.position
        mask = sum(1 << card for card in cards)
        winner = self.board.table.winner(position[1], cards)
        if not tricks.fits(winner, position[0] ^ mask):
            return None
        after = tricks.finish(cards, winner, units, position[0] ^ mask, broken)
        if after is None:
            return None
        told = self.aim.after(state, number, position[1], winner, cards, position[0])
        return self._comes(number + 1, after, rounds_after(rounds, suit_of(cards[0])), told)

    def _advised(self, tricks: Tricks, rounds: Rounds, cards: Cards, options: Sequence[Option]) -> list[Option]:
        """Return the cards that go least against the advice."""
        rest, leader = tricks.position[:2]
        weights = [
            weigh(self.advice, turn_of(self.board.table, self.board.hands, rest, leader, cards, each[0], rounds))
            for each in options
        ]
        least = min(weights)
        return [each for each, against in zip(options, weights, strict=True) if against == least]


def _before(case: SearchCase, tricks: Sequence[Cards], number: int) -> tuple[int, int, Rounds, tuple[int, ...]]:
    """Return the cards not yet played, the seat to lead, the rounds of each suit and what each has, before a trick."""
    rest, leader, rounds, taken = sum(case.hands), case.leader, NO_ROUNDS, [0] * case.table.players
    for trick in case.followed(tricks[:number]):
        rounds = rounds_after(rounds, suit_of(trick.cards[0]))
        taken[trick.winner] += case.table.units(trick.rest & ~trick.after)
        rest, leader = trick.after, trick.leads_next
    return rest, leader, rounds, tuple(taken)


def _as_facts(case: SearchCase, remark: AuthorsRemark, tricks: Sequence[Cards], leader: int) -> list[Fact]:
    """Return what a remark supposes as facts: first the cards of its trick up to the one played instead."""
    if remark.instead is None:
        return [Fact("supposed", "", Grade.ATTESTED, PagePlace(0), remark.supposing)] if remark.supposing else []
    says = list(remark.supposing)
    for seat, card in zip(case.table.seat_at[leader], tricks[remark.trick - 1], strict=True):
        mine = case.seats[seat] == remark.seat
        played = remark.instead if mine else card
        says.append(TrickStatement(EvidenceClaim.PLAYED, (remark.trick,), seats=(seat,), cards=1 << played))
        if mine:
            break
    return [Fact("supposed", "", Grade.ATTESTED, PagePlace(0), tuple(says))]
