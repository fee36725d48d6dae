"""A deal as the search sees it: positions between tricks, which of them are alike, and what they must still bring.

A position is a tuple: the cards not yet played as one mask (who holds a card never changes), the seat to lead, whether
hearts are broken, what each seat must still take, and which statements about one of several tricks already hold.

Where the rules have only following suit and the highest card winning, cards next to each other in one hand are as good
as each other. The search then tries one of them and counts it as often as there are such cards, and positions that
differ only in the ranks of such cards count as one. Cards that evidence names, or whose values differ, are excepted.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import comb
from typing import NamedTuple

from hearts_spec.book_deals.deal import SearchCase
from hearts_spec.book_deals.line import seen_trick
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement, holds_in
from hearts_spec.cards import Card, HeartsError, cards_in, suit_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.tricks import TrickWonBy, Trumps


class Sharing:
    """Counts ways to share cards out by their values; each count is cached."""

    def __init__(self, value: Sequence[int]) -> None:
        self.value = value
        self.lessening = min(value) < 0
        self._known: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(self, cards: int, needs: tuple[int, ...]) -> int:
        """Return the number of ways to give each card to a seat; the needs add up to what the cards are worth."""
        key = (cards, needs)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._count(cards, needs)
        return known

    def _count(self, cards: int, needs: tuple[int, ...]) -> int:
        if not cards:
            return int(not any(needs))
        values = {self.value[card] for card in cards_in(cards)}
        if values == {1} and min(needs) >= 0:
            return _multinomial(needs)
        card = cards.bit_length() - 1
        worth = self.value[card]
        rest = cards ^ 1 << card
        return sum(
            self.ways(rest, (*needs[:seat], need - worth, *needs[seat + 1 :]))
            for seat, need in enumerate(needs)
            if need >= worth or self.lessening
        )


def _multinomial(needs: Sequence[int]) -> int:
    """Return the number of ways to deal cards that are all worth one."""
    left = sum(needs)
    found = 1
    for need in needs:
        found *= comb(left, need)
        left -= need
    return found


_OF_UNITS = (EvidenceClaim.UNITS_ONLY_TO, EvidenceClaim.LAST_UNITS_TO)
_KEPT_BEFORE = (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED, EvidenceClaim.WOULD_WIN)


@dataclass(slots=True)
class TrickLimits:
    """What evidence asks of one trick.

    Seats are bits of `leaders`, `winners` and `discarders`; `suits` are the cards that may be led, `keep` those that
    may not be played yet, `only` those each seat may play. `held` are groups of which one card must be left after the
    trick, `exact` the cards that evidence tells from their neighbours. `checks` are the statements checked when the
    trick is over; `some` those that must hold of one of several tricks, each with its bit, and `due` the bits that must
    be set when this trick is over.
    """

    leaders: int
    winners: int
    suits: int
    only: list[int]
    keep: int = 0
    discarders: int = 0
    exact: int = 0
    held: list[int] = field(default_factory=list)
    checks: list[TrickStatement] = field(default_factory=list)
    some: list[tuple[int, TrickStatement]] = field(default_factory=list)
    due: int = 0


@dataclass(slots=True)
class Limits:
    """What evidence asks of a deal: trick by trick, and what each seat takes in all (None where that is not stated).

    `valued` is True if it matters which of the cards that count are in a trick; `clash` if two tallies differ.
    """

    tricks: list[TrickLimits]
    targets: tuple[int | None, ...]
    valued: bool = False
    clash: bool = False


def limits_of(table: CompiledRules, hands: Sequence[int], says: Iterable[TrickStatement]) -> Limits:
    """Return what statements ask of a deal with these hands."""
    everyone = (1 << table.players) - 1
    count = hands[0].bit_count()
    only = [table.pack] * table.players
    found = Limits(
        [TrickLimits(everyone, everyone, table.pack, list(only)) for _ in range(count)], (None,) * table.players
    )
    bits = 0
    for each in says:
        found.valued |= each.claim in _OF_UNITS
        if each.claim is EvidenceClaim.TAKEN:
            _add_taken(found, each)
        elif each.some and len(each.tricks) > 1:
            _add_some(found, each, 1 << bits, hands)
            bits += 1
        else:
            for trick in each.tricks:
                _add(found.tricks, trick - 1, each, hands)
    found.valued |= any(each is not None for each in found.targets)
    return found


def _add_taken(found: Limits, statement: TrickStatement) -> None:
    pairs = list(zip(found.targets, statement.units, strict=True))
    found.clash |= any(old is not None and new is not None and old != new for old, new in pairs)
    found.targets = tuple(old if new is None else new for old, new in pairs)


def _add_some(found: Limits, statement: TrickStatement, bit: int, hands: Sequence[int]) -> None:
    for trick in statement.tricks:
        found.tricks[trick - 1].some.append((bit, statement))
        _note_cards(found.tricks, trick - 1, statement, hands)
    found.tricks[max(statement.tricks) - 1].due |= bit


def _note_cards(tricks: list[TrickLimits], at: int, statement: TrickStatement, hands: Sequence[int]) -> None:
    """Mark the cards of a statement as different from their neighbours, up to the trick it is about."""
    if statement.claim is EvidenceClaim.BEST:
        tricks[at].exact |= statement.cards & hands[statement.seat]
    elif statement.cards and statement.cards.bit_count() == 1:
        for each in tricks[: at + 1]:
            each.exact |= statement.cards


def _add(tricks: list[TrickLimits], at: int, statement: TrickStatement, hands: Sequence[int]) -> None:
    """Add what a statement asks of one trick, and of those before it."""
    limits, claim = tricks[at], statement.claim
    seats = sum(1 << seat for seat in statement.seats)
    _note_cards(tricks, at, statement, hands)
    match claim:
        case EvidenceClaim.WON_BY:
            limits.winners &= seats
        case EvidenceClaim.NOT_WON_BY:
            limits.winners &= ~seats
        case EvidenceClaim.LED_BY:
            limits.leaders &= seats
        case EvidenceClaim.SUIT:
            limits.suits &= statement.cards
        case EvidenceClaim.UNITS_ONLY_TO | EvidenceClaim.LAST_UNITS_TO | EvidenceClaim.BEST:
            limits.checks.append(statement)
        case EvidenceClaim.PLAYED | EvidenceClaim.DISCARDED | EvidenceClaim.WOULD_WIN | EvidenceClaim.HELD:
            _add_card(tricks, at, statement, hands)
        case EvidenceClaim.TAKEN:
            raise ValueError("what is taken in all limits no trick")


def _add_card(tricks: list[TrickLimits], at: int, statement: TrickStatement, hands: Sequence[int]) -> None:
    limits, claim, seat = tricks[at], statement.claim, statement.seat
    cards = statement.cards & hands[seat]
    if claim in (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED):
        limits.only[seat] &= cards
    if claim is EvidenceClaim.DISCARDED:
        limits.discarders |= 1 << seat
    if claim is EvidenceClaim.WOULD_WIN:
        limits.checks.append(statement)
    until = at if claim in _KEPT_BEFORE else at + 1
    for each in tricks[:until]:
        if cards.bit_count() == 1:
            each.keep |= cards
        else:
            each.held.append(cards)


Arcs = dict[tuple[int, int], list[int]]
_FEW = 6


@dataclass(slots=True)
class Bound:
    """What one trick can be: seats that can lead and win, as bits, and the cards that each seat can play."""

    leaders: int
    winners: int
    cards: list[int]


def bounds_of(table: CompiledRules, hands: Sequence[int], leader: int, limits: Limits) -> list[Bound] | None:
    """Return what each trick can be, or None where some trick cannot be at all, or the tallies differ.

    The rules must be such that the highest card of the suit led wins.
    """
    if limits.clash:
        return None
    arcs = [_arcs(table, hands, each) for each in limits.tricks]
    choices = _choices(limits)
    found: list[Bound] | None = None
    for chosen in product(*choices.values()):
        allowed = _chosen(limits, dict(zip(choices, chosen, strict=True)))
        bounds = _chain(table, leader, arcs, allowed)
        if bounds is not None:
            found = bounds if found is None else [_either(*pair) for pair in zip(found, bounds, strict=True)]
    return found


def _arcs(table: CompiledRules, hands: Sequence[int], limits: TrickLimits) -> Arcs:
    """Return the cards that each seat can play, for every leader and winner that a trick by itself allows."""
    held = [hand & only & ~limits.keep for hand, only in zip(hands, limits.only, strict=True)]
    would = next((each for each in limits.checks if each.claim is EvidenceClaim.WOULD_WIN), None)
    arcs: Arcs = {}
    for leader, suit in product(range(table.players), table.suits):
        if not (limits.leaders >> leader & 1 and held[leader] & suit & limits.suits) or limits.discarders >> leader & 1:
            continue
        rival = (1 << 64) - 1
        if would is not None and would.seat != leader:
            rival = (would.cards & suit) - 1 if would.cards & suit else 0
        for winner in range(table.players):
            if limits.winners >> winner & 1:
                _add_arc(arcs, held, (leader, winner, suit), limits, (would.seat if would else -1, rival))
    return arcs


def _add_arc(
    arcs: Arcs, held: Sequence[int], arc: tuple[int, int, int], limits: TrickLimits, would: tuple[int, int]
) -> None:
    """Add the tricks of one suit that one seat leads and one wins.

    `would` is a seat of which another card would have won too, and the cards below that one.
    """
    leader, winner, suit = arc
    if limits.discarders >> winner & 1:
        return
    seat_spared, below_rival = would
    led = suit & limits.suits if leader == winner else suit
    winning = held[winner] & led
    if winner != seat_spared:
        winning &= below_rival
    while winning:
        card = winning & -winning  # the lowest as a mask, so that `card - 1` is all that are numbered below it
        winning ^= card
        cards = []
        for seat, hand in enumerate(held):
            follow = hand & suit & card - 1
            if seat != seat_spared:
                follow &= below_rival
            if limits.discarders >> seat & 1:
                follow = 0
            discard = 0 if seat == leader else hand & ~suit
            cards.append(card if seat == winner else follow | discard)
        if all(cards):
            old = arcs.get((leader, winner), [0] * len(held))
            arcs[leader, winner] = [one | other for one, other in zip(old, cards, strict=True)]


def _chain(
    table: CompiledRules, leader: int, arcs: Sequence[Arcs], allowed: Sequence[tuple[int, int]]
) -> list[Bound] | None:
    """Return what is possible in a chain of tricks, each led by the leader that the one before it makes."""
    kept: list[Arcs] = []
    may_lead = 1 << leader
    for each, (leaders, winners) in zip(arcs, allowed, strict=True):
        here = {arc: cards for arc, cards in each.items() if may_lead & leaders & 1 << arc[0] and winners >> arc[1] & 1}
        kept.append(here)
        may_lead = 0
        for arc in here:
            may_lead |= 1 << table.leader_after(*arc)
    needed = (1 << table.players) - 1
    bounds = []
    for number in reversed(range(len(kept))):
        here = {arc: cards for arc, cards in kept[number].items() if needed >> table.leader_after(*arc) & 1}
        if not here:
            return None
        bounds.append(_bound(here, table.players))
        needed = bounds[-1].leaders
    return bounds[::-1]


def _bound(arcs: Arcs, players: int) -> Bound:
    bound = Bound(0, 0, [0] * players)
    for (leader, winner), cards in arcs.items():
        bound.leaders |= 1 << leader
        bound.winners |= 1 << winner
        bound.cards = [one | other for one, other in zip(bound.cards, cards, strict=True)]
    return bound


def tighten(table: CompiledRules, hands: Sequence[int], leader: int, limits: Limits) -> bool:
    """Write the bounds into the limits; return False where the evidence contradicts itself."""
    bounds = bounds_of(table, hands, leader, limits)
    if bounds is None:
        return False
    for number, bound in enumerate(bounds):
        limits.tricks[number].leaders &= bound.leaders
        limits.tricks[number].winners &= bound.winners
        for seat, cards in enumerate(bound.cards):
            _keep(limits.tricks[:number], cards, hands[seat], table.suits)
    return True


def _keep(before: Sequence[TrickLimits], cards: int, hand: int, suits: Sequence[int]) -> None:
    """Limit a seat to keep what it must play later: the one card, or one of few."""
    if cards.bit_count() == 1:
        for each in before:
            each.keep |= cards
            each.exact |= cards
        return
    split = 0
    for suit in suits:
        if cards & suit and cards & suit != hand & suit:
            split |= hand & suit
    if cards.bit_count() <= min(_FEW, hand.bit_count() - 1):
        for each in before:
            if cards not in each.held:
                each.held.append(cards)
                each.exact |= split


def _choices(limits: Limits) -> dict[int, list[int]]:
    """Return, for each statement about one of several tricks, the tricks that can bear it out."""
    found: dict[int, list[int]] = {}
    for number, each in enumerate(limits.tricks):
        for bit, statement in each.some:
            if statement.claim in (EvidenceClaim.WON_BY, EvidenceClaim.NOT_WON_BY):
                found.setdefault(bit, []).append(number)
    return found


def _chosen(limits: Limits, choice: dict[int, int]) -> list[tuple[int, int]]:
    """Return the seats that can lead and win each trick when the chosen tricks bear out the statements."""
    found = []
    for number, each in enumerate(limits.tricks):
        winners = each.winners
        for bit, statement in each.some:
            if choice.get(bit) == number:
                seats = sum(1 << seat for seat in statement.seats)
                winners &= seats if statement.claim is EvidenceClaim.WON_BY else ~seats
        found.append((each.leaders, winners))
    return found


def _either(one: Bound, other: Bound) -> Bound:
    cards = [mine | theirs for mine, theirs in zip(one.cards, other.cards, strict=True)]
    return Bound(one.leaders | other.leaders, one.winners | other.winners, cards)


Runs = tuple[tuple[tuple[Card, int], ...], ...]
Needs = tuple[int, ...]
Position = tuple[int, int, bool, Needs, int]
FREE = -(10**6)  # what a seat must still take where that is not stated
_NOBODY = -1


class SearchError(HeartsError):
    """A deal of a kind that cannot be searched."""


class SearchState:
    """One deal under rules and evidence, with what the search caches."""

    def __init__(self, case: SearchCase) -> None:
        """Prepare a deal.

        Raises SearchError for rules with cards beside the hands, a joker or a second pack.
        """
        table = case.table
        if table.has_side_cards or table.cover or table.loose or table.rules.pack.packs > 1:
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
        self.counting = sum(1 << card for card in cards_in(table.pack) if self.value[card])
        self._all_told = None not in self.limits.targets
        self._everyone = (1 << table.players) - 1
        self._wins = self._still_winning()
        self._units: dict[int, int] = {}
        self._sharing = Sharing(self.value)
        self.lessening = self._sharing.lessening
        valued = self._told_apart() if self.limits.valued else 0
        self._exact = [each.exact | valued for each in self.limits.tricks] + [valued]
        self._runs: dict[int, dict[int, Runs]] = {}
        self._shapes: dict[int, dict[int, int]] = {}
        self._shape_ids: dict[tuple[int, ...], int] = {}
        for exact in self._exact:
            self._runs[exact] = {}
            self._shapes[exact] = {}
        owner = {card: seat for seat, hand in enumerate(self.hands) for card in cards_in(hand)}
        self._owners = tuple(owner.get(card, _NOBODY) for card in range(64))

    def _still_winning(self) -> list[int]:
        """Return, for each trick, the seats that may win one after it."""
        found = [0]
        for each in reversed(self.limits.tricks[1:]):
            found.append(found[-1] | each.winners)
        return found[::-1]

    def _told_apart(self) -> int:
        """Return the cards of every suit in which the cards that count do not all count alike."""
        mask = 0
        for suit in self.table.suits:
            cards = suit & self.table.pack
            worth = {self.value[card] for card in range(64) if cards >> card & 1}
            mask |= cards if len(worth) > 1 else 0
        return mask

    @property
    def start(self) -> Position | None:
        """The position before the first trick, or None where the evidence contradicts itself outright."""
        if not self.possible:
            return None
        needs = tuple(FREE if each is None else each for each in self.limits.targets)
        return (sum(self.hands), self.case.leader, False, needs, 0)

    def key(self, number: int, position: Position) -> tuple[int, ...]:
        """Return what two positions before the same trick share when the play from them is the same but for names."""
        rest, leader, broken, needs, bits = position
        if not self.free:
            return (number, rest, leader, broken, bits, *needs)
        exact = self._exact[number]
        shapes = self._shapes[exact]
        found = [number, leader, bits, *needs]
        for suit in self.table.suits:
            cards = rest & suit
            shape = shapes.get(cards)
            if shape is None:
                shape = shapes[cards] = self._shape(exact, cards)
            found.append(shape)
        return tuple(found)

    def _shape(self, exact: int, cards: int) -> int:
        """Return a number for the order of owners in a suit, where a card that is told apart has its own name."""
        digits = [100 + card if exact >> card & 1 else self._owners[card] for card in cards_in(cards)]
        return self._shape_ids.setdefault(tuple(digits), len(self._shape_ids))

    def choices(self, number: int, cards: int) -> Runs:
        """Return the cards of one suit that each seat can choose among, each with the number as good as it."""
        exact = self._exact[number]
        known = self._runs[exact]
        runs = known.get(cards)
        if runs is None:
            runs = known[cards] = self._make_runs(exact, cards)
        return runs

    def _make_runs(self, exact: int, cards: int) -> Runs:
        found: list[list[tuple[Card, int]]] = [[] for _ in self.hands]
        before = _NOBODY
        for card in cards_in(cards):
            owner = self._owners[card]
            apart = not self.free or bool(exact >> card & 1)
            if owner == before and not apart:
                last, count = found[owner][-1]
                found[owner][-1] = (last, count + 1)
            else:
                found[owner].append((card, 1))
            before = _NOBODY if apart else owner
        return tuple(tuple(each) for each in found)

    def alike(self, number: int, rest: int, card: Card) -> list[Card]:
        """Return the cards as good as another in the hand that holds it, the lowest first; it is among them."""
        seat = self._owners[card]
        held = rest & self.hands[seat]
        suit = self.table.suits[suit_of(card)]
        for lowest, count in self.choices(number, rest & suit)[seat]:
            run = [each for each in cards_in(held & suit) if each >= lowest][:count]
            if card in run:
                return run
        return [card]

    def units(self, cards: int) -> int:
        """Return what cards are worth, in the units of the rules."""
        cards &= self.counting
        known = self._units.get(cards)
        if known is None:
            known = self._units[cards] = self.table.units(cards)
        return known

    def pay(self, number: int, needs: Needs, winner: int, units: int, rest: int, left: int) -> Needs | None:
        """Return what each seat must still take after a trick of so many units, or None when that cannot be.

        `rest` are the cards left, and `left` what they count.
        """
        need = needs[winner]
        if need != FREE:
            if need < units and not self.lessening:
                return None
            needs = (*needs[:winner], need - units, *needs[winner + 1 :])
        if not self.lessening and not self._may_still_take(number, needs):
            return None
        if self._all_told:
            return needs if sum(needs) == left and self.shares(needs, rest) else None
        return needs if self.lessening or sum([need for need in needs if need != FREE]) <= left else None

    def _may_still_take(self, number: int, needs: Needs) -> bool:
        """True if every seat that must still take something may win a trick after this one."""
        wins = self._wins[number]
        return wins == self._everyone or not any(need > 0 and not wins >> seat & 1 for seat, need in enumerate(needs))

    def shares(self, needs: Needs, rest: int) -> int:
        """Return the number of ways to give the seats the cards left that count, so that each has what it must take."""
        return self._sharing.ways(rest & self.counting, needs)

    def trick(self, number: int, leader: int, winner: int, cards: Sequence[Card], rest: int) -> SeenTrick:
        """Return a finished trick, counted from 0, as evidence sees it; `rest` are the cards before it."""
        return seen_trick(self.case, number, leader, winner, cards, rest, self.units)


def _is_free(table: CompiledRules) -> bool:
    """True if the rules have only following suit and the highest card of it winning."""
    rules = table.rules
    stages = [each for phase in table.stages for broken in phase for each in broken]
    limited = any(each.leads or each.discards or not each.binds for each in stages)
    highest = rules.trick.won_by is TrickWonBy.HIGHEST and rules.trick.trumps is Trumps.NONE
    return not limited and highest and rules.pack.ace is AcePlace.HIGH


# A card that may be played: the card, how many are as good as it, the card as a mask, and what it counts.
Option = tuple[Card, int, int, int]
# The first cards of a trick: how many it counts for, the cards, the same as a mask, what they count, whether hearts are
# broken, the card that wins so far, and its seat.
_PartialTrick = tuple[int, tuple[Card, ...], int, int, bool, Card, int]
_OF_WINNER = {EvidenceClaim.WON_BY: True, EvidenceClaim.NOT_WON_BY: False}


class TrickStep(NamedTuple):
    """A trick that may be played: how many true tricks it counts for, its cards in order, and the position after it."""

    ways: int
    cards: tuple[Card, ...]
    winner: int
    after: Position


def tricks_from(board: SearchState, number: int, position: Position) -> list[TrickStep]:
    """Return every trick, counted from 0, that may be played from a position."""
    return Tricks(board, number, position).steps()


class Tricks:
    """The tricks that may be played from one position."""

    __slots__ = (
        "_asked", "_options", "_paid", "board", "left", "limits", "number", "order", "playable", "position", "winners",
    )  # fmt: skip

    def __init__(self, board: SearchState, number: int, position: Position) -> None:
        self.board = board
        self.number = number
        self.position = position
        self.limits: TrickLimits = board.limits.tricks[number]
        self.order = board.table.seat_at[position[1]]
        self.playable = position[0] & ~self.limits.keep
        self.winners = self.limits.winners
        self.left = board.units(position[0])
        self._asked = bool(self.limits.checks or self.limits.some or self.limits.due)
        self._options: dict[tuple[int, int, bool], list[Option]] = {}
        self._paid: dict[tuple[int, int], Needs | None] = {}

    def steps(self) -> list[TrickStep]:
        found: list[TrickStep] = []
        if self.limits.leaders >> self.position[1] & 1:
            for suit in self.board.table.suits:
                if leads := [each for each in self.options(self.order[0], 0, self.position[2]) if each[2] & suit]:
                    self._of_suit(suit, leads, found)
        return found

    def options(self, seat: int, led: int, broken: bool) -> list[Option]:
        """Return the cards that a seat may lead (where `led` is 0) or play to a suit."""
        known = self._options.get((seat, led, broken))
        if known is None:
            known = self._options[seat, led, broken] = self._make_options(seat, led, broken)
        return known

    def _make_options(self, seat: int, led: int, broken: bool) -> list[Option]:
        board, rest, number = self.board, self.position[0], self.number
        may = self._may(seat, led, broken)
        value = board.value
        found = []
        for suit in board.table.suits:
            if may & suit:
                for card, alike in board.choices(number, rest & suit)[seat]:
                    if may >> card & 1:
                        found.append((card, alike, 1 << card, value[card]))
        return found

    def _may(self, seat: int, led: int, broken: bool) -> int:
        board, limits = self.board, self.limits
        hand = self.position[0] & board.hands[seat]
        may = board.table.stage(board.table.phase(self.number), broken, False).legal(hand, led)
        may &= self.playable & limits.only[seat]
        if not led:
            may &= limits.suits
        if limits.discarders >> seat & 1:
            may = may & ~led if led else 0
        return may

    def _of_suit(self, led: int, leads: list[Option], found: list[TrickStep]) -> None:
        """Add the tricks that begin with one suit."""
        leader = self.order[0]
        if self.board.free and not self._can_be_won(led, leads):
            return
        begun: list[_PartialTrick] = [
            (alike, (card,), bit, units, self.broken(bit, led), card, leader) for card, alike, bit, units in leads
        ]
        for seat in self.order[1:]:
            begun = self._add_seat(begun, seat, led)
            if not begun:
                return
        self._close(begun, led, found)

    def _can_be_won(self, led: int, leads: list[Option]) -> bool:
        """True if one of the seats that may win can follow."""
        leader, broken = self.order[0], self.position[2]
        return bool(self.winners >> leader & 1 and leads) or any(
            self.winners >> seat & 1 and any(each[2] & led for each in self.options(seat, led, broken))
            for seat in self.order[1:]
        )

    def _add_seat(self, begun: list[_PartialTrick], seat: int, led: int) -> list[_PartialTrick]:
        """Return the first cards of tricks with every card added that one more seat may play."""
        if not self.board.free:
            return [
                (ways * alike, (*cards, card), mask | bit, units + worth, broken or self.broken(bit, led), -1, -1)
                for ways, cards, mask, units, broken, _, _ in begun
                for card, alike, bit, worth in self.options(seat, led, broken)
            ]
        options = self.options(seat, led, self.position[2])
        if not options or not options[0][2] & led:
            return [
                (ways * alike, (*cards, card), mask | bit, units + worth, broken, best, winner)
                for ways, cards, mask, units, broken, best, winner in begun
                for card, alike, bit, worth in options
            ]
        return [
            (ways * alike, (*cards, card), mask | bit, units + worth, broken, card, seat)
            if card > best
            else (ways * alike, (*cards, card), mask | bit, units + worth, broken, best, winner)
            for ways, cards, mask, units, broken, best, winner in begun
            for card, alike, bit, worth in options
        ]

    def broken(self, cards: int, led: int) -> bool:
        """True if hearts are broken once some cards are played; a free search asks only at the end of a trick."""
        return bool(self.position[2]) or self.board.table.breaks_hearts(cards, led)

    def _close(self, begun: list[_PartialTrick], led: int, found: list[TrickStep]) -> None:
        """Keep the finished tricks that fit."""
        board, winners, rest = self.board, self.winners, self.position[0]
        held = self.limits.held
        free, table = board.free, board.table
        for ways, cards, mask, units, broken, _, won_by in begun:
            winner = won_by if free else table.winner(self.order[0], cards)
            after = rest ^ mask
            if not winners >> winner & 1 or (held and not all(after & each for each in held)):
                continue
            following = self.finish(cards, winner, units, after, broken)
            if following is not None:
                found.append(TrickStep(ways, cards, winner, following))

    def fits(self, winner: int, after: int) -> bool:
        """True if evidence allows a trick with this leader, this winner and these cards left after it."""
        limits = self.limits
        led = limits.leaders >> self.position[1] & 1
        return bool(led and self.winners >> winner & 1) and all(after & each for each in limits.held)

    def finish(self, cards: tuple[Card, ...], winner: int, units: int, after: int, broken: bool) -> Position | None:
        """Return the position after a finished trick, or None where the trick contradicts evidence."""
        board, position = self.board, self.position
        needs = self._pay(winner, units, after) if units else position[3]
        if needs is None:
            return None
        bits = self._bits(cards, winner, units) if self._asked else position[4]
        if bits is None:
            return None
        table = board.table
        if board.free:
            broken = self.broken(position[0] ^ after, table.suits[suit_of(cards[0])])
        return (after, winner if table.winner_leads else table.next_seat[position[1]], broken, needs, bits)

    def _pay(self, winner: int, units: int, after: int) -> Needs | None:
        """Return what each seat must still take; tricks with the same cards that count share the work."""
        board, paid = self.board, self._paid
        key = (winner, after & board.counting)
        if key not in paid:
            paid[key] = board.pay(self.number, self.position[3], winner, units, after, self.left - units)
        return paid[key]

    def _bits(self, cards: tuple[Card, ...], winner: int, units: int) -> int | None:
        """Return the bits of the `some` statements that hold, or None when the trick contradicts evidence."""
        limits, bits = self.limits, self.position[4]
        for each in limits.checks:
            if not self._holds(each, cards, winner, units):
                return None
        for bit, each in limits.some:
            if not bits & bit and self._holds(each, cards, winner, units):
                bits |= bit
        return None if limits.due & ~bits else bits

    def _holds(self, statement: TrickStatement, cards: tuple[Card, ...], winner: int, units: int) -> bool:
        wins = _OF_WINNER.get(statement.claim)
        if wins is not None:
            return (winner in statement.seats) is wins
        if statement.claim is EvidenceClaim.UNITS_ONLY_TO:
            return not units or winner in statement.seats
        trick = self.board.trick(self.number, self.position[1], winner, cards, self.position[0])
        return holds_in(statement, trick, self.board.table)
