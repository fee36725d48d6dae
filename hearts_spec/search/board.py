"""A deal as the search sees it: positions between tricks, and every trick that the rules and the evidence allow.

A position is a tuple: the cards not yet played as one mask (who holds a card never changes), the seat to lead, whether
hearts are broken, what each seat must still take, and which statements about one of several tricks already hold.

Where the rules know no more than following suit and the highest card winning, cards that lie next to each other in one
hand are as good as each other. The search then tries one of them and counts it as often as there are such cards, and
positions that differ only in the ranks of such cards count as one. What evidence names, or values apart, is excepted.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hearts_spec.cards import Card
from hearts_spec.engine import Table
from hearts_spec.engine.table import Stage
from hearts_spec.rules.words import AcePlace, TrickWonBy, Trumps
from hearts_spec.search.bounds import tighten
from hearts_spec.search.deal import Case
from hearts_spec.search.limits import Limits, TrickLimits, limits_of
from hearts_spec.search.statements import PlayedTrick, holds_in

Needs = tuple[int, ...]
Position = tuple[int, int, bool, Needs, int]
Runs = tuple[tuple[tuple[Card, int], ...], ...]
_SUIT = 0xFFFF
_FREE = -1


class SearchError(ValueError):
    """A deal of a kind that cannot be searched."""


class Step(NamedTuple):
    """A trick that may be played: how many true tricks it stands for, its cards in order, and the position after it."""

    ways: int
    cards: tuple[Card, ...]
    winner: int
    after: Position


class Board:
    """One deal under rules and evidence."""

    def __init__(self, case: Case) -> None:
        """Make a deal ready.

        Raises SearchError for rules under which cards lie beside the hands, or that have a joker or a second pack.
        """
        table = case.table
        if table.lays_aside or table.cover or table.loose or table.rules.pack.packs > 1:
            raise SearchError(f"a deal of {table.playable.title} cannot be searched")
        self.case = case
        self.table = table
        self.hands = tuple(case.hands)
        self.tricks = case.tricks
        self.limits: Limits = limits_of(table, case.hands, (each for fact in case.facts for each in fact.says))
        self.free = _is_free(table)
        self.possible = not self.limits.clash
        if self.free and self.possible:
            self.possible = tighten(table, self.hands, case.leader, self.limits)
        self.value = tuple(table.units(1 << card) for card in range(64))
        valued = self._told_apart() if self.limits.valued else 0
        self._exact = [each.exact | valued for each in self.limits.tricks] + [valued]
        self._runs: dict[int, list[dict[int, Runs]]] = {}
        self._shapes: dict[int, list[dict[int, int]]] = {}
        self._shape_ids: dict[tuple[int, ...], int] = {}
        for exact in self._exact:
            self._runs[exact] = [{}, {}, {}, {}]
            self._shapes[exact] = [{}, {}, {}, {}]

    def _told_apart(self) -> int:
        """Give the cards of every suit in which not all that count count alike."""
        mask = 0
        for suit in self.table.suits:
            cards = suit & self.table.pack
            worth = {self.value[card] for card in range(64) if cards >> card & 1}
            mask |= cards if len(worth) > 1 else 0
        return mask

    @property
    def start(self) -> Position | None:
        """Give the position before the first trick, or None where the evidence contradicts itself outright."""
        if not self.possible:
            return None
        needs = tuple(_FREE if each is None else each for each in self.limits.targets)
        return (sum(self.hands), self.case.leader, False, needs, 0)

    def key(self, number: int, position: Position) -> tuple[int, ...]:
        """Give what two positions before the same trick share when the play from them is the same but for names."""
        rest, leader, broken, needs, bits = position
        if not self.free:
            return (number, rest, leader, broken, bits, *needs)
        exact = self._exact[number]
        shapes = self._shapes[exact]
        found = [number, leader, bits, *needs]
        for suit in range(4):
            cards = rest >> (suit << 4) & _SUIT
            shape = shapes[suit].get(cards)
            if shape is None:
                shape = shapes[suit][cards] = self._shape(exact, suit, cards)
            found.append(shape)
        return tuple(found)

    def _shape(self, exact: int, suit: int, cards: int) -> int:
        """Give a number to the order of owners in a suit, where a card that is told apart stands by its own name."""
        digits = []
        for place in range(16):
            if cards >> place & 1:
                card = (suit << 4) + place
                digits.append(100 + card if exact >> card & 1 else self._owner(card))
        return self._shape_ids.setdefault(tuple(digits), len(self._shape_ids))

    def _owner(self, card: Card) -> int:
        return next(seat for seat, hand in enumerate(self.hands) if hand >> card & 1)

    def choices(self, number: int, suit: int, rest: int) -> Runs:
        """Give the cards of a suit that each seat can choose among, each with the number of those as good as it."""
        exact = self._exact[number]
        cards = rest >> (suit << 4) & _SUIT
        known = self._runs[exact][suit]
        runs = known.get(cards)
        if runs is None:
            runs = known[cards] = self._make_runs(exact, suit, cards)
        return runs

    def _make_runs(self, exact: int, suit: int, cards: int) -> Runs:
        found: list[list[tuple[Card, int]]] = [[] for _ in self.hands]
        before = _FREE
        for place in range(16):
            if not cards >> place & 1:
                continue
            card = (suit << 4) + place
            owner = self._owner(card)
            apart = not self.free or bool(exact >> card & 1)
            if owner == before and not apart:
                last, count = found[owner][-1]
                found[owner][-1] = (last, count + 1)
            else:
                found[owner].append((card, 1))
            before = _FREE if apart else owner
        return tuple(tuple(each) for each in found)

    def steps(self, number: int, position: Position) -> list[Step]:
        """Give every trick, counted from 0, that may be played from a position."""
        return _Tricks(self, number, position).found

    def legal(self, stage: Stage, hand: int, led: int) -> int:
        """Give the cards of a hand that may be led, or played to a suit that was led, where limits hold."""
        table = self.table
        same = hand & led
        if not same:
            for keep in stage.throw if led else stage.lead:
                hand = keep(hand)
            return hand
        for keep in stage.follow:
            same = keep(same)
        if table.must_follow:
            return same | hand & stage.beside
        for keep in stage.throw_holding:
            hand = keep(hand)
        return same | hand & ~led

    def pay(self, needs: Needs, winner: int, units: int, rest: int) -> Needs | None:
        """Give what each seat must still take after a trick of so many units, or None when that cannot be."""
        left = self.table.units(rest)
        if needs[winner] != _FREE:
            if needs[winner] < units:
                return None
            needs = (*needs[:winner], needs[winner] - units, *needs[winner + 1 :])
        told = [need for need in needs if need != _FREE]
        return needs if sum(told) <= left and (len(told) < len(needs) or sum(told) == left) else None

    def trick(self, number: int, leader: int, winner: int, cards: Sequence[Card], rest: int) -> PlayedTrick:
        """Give a finished trick, counted from 0, as evidence sees it; `rest` are the cards before it."""
        placed = [0] * len(self.hands)
        for seat, card in zip(self.table.seat_at[leader], cards, strict=True):
            placed[seat] = card
        after = rest & ~sum(1 << card for card in cards)
        hands = tuple(hand & rest for hand in self.hands)
        units, left = (self.table.units(each) for each in (rest & ~after, after))
        return PlayedTrick(number + 1, leader, winner, tuple(placed), hands, units, left)


def _is_free(table: Table) -> bool:
    """Say whether the rules know no more than following suit and the highest card of it winning."""
    rules = table.rules
    limited = any(each.lead or each.follow or each.throw or each.throw_holding for each in table.stages)
    highest = rules.trick.won_by is TrickWonBy.HIGHEST and rules.trick.trumps is Trumps.NONE
    return table.must_follow and not limited and highest and rules.pack.ace is AcePlace.HIGH


class _Tricks:
    """The tricks that may be played from one position, found card by card."""

    __slots__ = ("board", "broken", "cards", "found", "leader", "limits", "number", "order", "playable", "position",
                 "rest", "suit")  # fmt: skip

    def __init__(self, board: Board, number: int, position: Position) -> None:
        self.board = board
        self.number = number
        self.position = position
        self.rest, self.leader, self.broken = position[:3]
        self.limits: TrickLimits = board.limits.tricks[number]
        self.order = board.table.seat_at[self.leader]
        self.playable = self.rest & ~self.limits.keep
        self.cards: list[Card] = []
        self.suit = 0
        self.found: list[Step] = []
        if self.limits.leaders >> self.leader & 1:
            self._place(0, 1)

    def _may(self, at: int, seat: int) -> int:
        """Give the cards that a seat may play by the rules, so far as evidence does not say otherwise."""
        board, limits = self.board, self.limits
        hand = self.rest & board.hands[seat]
        if board.free:
            may = hand & self.suit or hand
        else:
            may = board.legal(board.table.stage(not self.number, self.broken, False), hand, self.suit)
        may &= self.playable & limits.only[seat]
        if not at:
            may &= limits.suits
        if limits.thrown >> seat & 1:
            may = may & ~self.suit if at else 0
        return may

    def _place(self, at: int, count: int) -> None:
        """Put every card that may be played at a place in the trick, and go on to the next place."""
        board, cards = self.board, self.cards
        seat = self.order[at]
        may = self._may(at, seat)
        last = at + 1 == len(self.order)
        broken = self.broken
        for suit in range(4):
            if not may >> (suit << 4) & _SUIT:
                continue
            if not at:
                self.suit = board.table.suits[suit]
            for card, alike in board.choices(self.number, suit, self.rest)[seat]:
                if may >> card & 1:
                    cards.append(card)
                    self._break(1 << card)
                    if last:
                        self._close(count * alike)
                    else:
                        self._place(at + 1, count * alike)
                    cards.pop()
                    self.broken = broken
        if not at:
            self.suit = 0

    def _break(self, bit: int) -> None:
        table = self.board.table
        if bit & table.breaks and (table.breaks_any or not bit & self.suit):
            self.broken = True

    def _close(self, count: int) -> None:
        """Note a finished trick, if it fits."""
        board, limits, cards = self.board, self.limits, self.cards
        mask = 0
        units = 0
        for card in cards:
            mask |= 1 << card
            units += board.value[card]
        followed = mask & self.suit
        best = followed.bit_length() - 1 if board.free else board.table.winning(cards, followed)
        winner = self.order[cards.index(best)]
        if not limits.winners >> winner & 1:
            return
        rest = self.rest ^ mask
        for held in limits.held:
            if not rest & held:
                return
        needs: Needs | None = self.position[3]
        if units:
            needs = board.pay(self.position[3], winner, units, rest)
        bits = self._bits(winner)
        if needs is not None and bits is not None:
            table = board.table
            following = winner if table.winner_leads else table.next_seat[self.leader]
            self.found.append(Step(count, tuple(cards), winner, (rest, following, self.broken, needs, bits)))

    def _bits(self, winner: int) -> int | None:
        """Give the bits of what holds of one of several tricks, or None when the trick contradicts evidence."""
        limits, bits = self.limits, self.position[4]
        if limits.checks or limits.some:
            table = self.board.table
            trick = self.board.trick(self.number, self.leader, winner, self.cards, self.rest)
            if not all(holds_in(each, trick, table) for each in limits.checks):
                return None
            for bit, each in limits.some:
                if not bits & bit and holds_in(each, trick, table):
                    bits |= bit
        return None if limits.due & ~bits else bits
