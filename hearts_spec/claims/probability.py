"""Counting deals: the chance that every hand holds only what it may, when the cards are dealt at random."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import comb, prod
from operator import sub

from hearts_spec.engine import CompiledRules, CompletedDeal, Game, IrregularStateError, LedgerResult
from hearts_spec.record.model import SEATS
from hearts_spec.rules.library import A_RULE_SET, InLibrary, RefusedError
from hearts_spec.schema.english import listed
from hearts_spec.schema.kinds import Flag, ManyOf, Number, ReadContext, Text
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TaggedUnion, TypedRecord, named, part

Holding = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand whose cards are not known: its size, and what it may hold, as the number of cards of each kind."""

    size: int
    may: Callable[[Holding], bool]


def chance(cards: Holding, hands: Sequence[Hand]) -> Fraction:
    """Give the chance that each hand gets only what it may.

    `cards` counts those of each kind that matters; all others are alike, and fill the hands.
    """
    ways = Counter({cards: 1})  # how often so many cards are left to be held
    for hand in hands:
        further: Counter[Holding] = Counter()
        for left, count in ways.items():
            for held in _holdings(hand.size, left):
                if hand.may(held):
                    further[tuple(map(sub, left, held))] += count * _places(hand.size, held)
        ways = further
    return Fraction(ways[(0,) * len(cards)], _places(sum(hand.size for hand in hands), cards))


@cache
def _holdings(size: int, cards: Holding) -> Sequence[Holding]:
    """Give every number of cards of each kind that a hand has room for."""
    if not cards:
        return [()]
    counts = range(min(size, cards[0]) + 1)
    return [(count, *others) for count in counts for others in _holdings(size - count, cards[1:])]


@cache
def _places(size: int, held: Holding) -> int:
    """Count the ways in which cards of several kinds can lie among so many places."""
    return prod(comb(size - sum(held[:kind]), count) for kind, count in enumerate(held))


def mean(weighed: Sequence[tuple[Fraction, Fraction]]) -> Fraction:
    """Give the mean of some values, each with its weight."""
    return sum((weight * value for weight, value in weighed), Fraction()) / sum(weight for weight, _ in weighed)


HEARTS = 13
_DEAL = ManyOf(Number(0, HEARTS), listed="a list of numbers of hearts", example="as [1, 9, 1, 2]")


@dataclass(frozen=True, slots=True)
class Sitting(TypedRecord):
    """A sitting: the seats, clockwise, and for each deal the hearts that each took. The first seat deals first."""

    name: str = named()
    what: str = part(Text(lines=True), "What it is for, and how it was made.")
    seats: tuple[str, ...] = part(SEATS, "The seats, clockwise; the first deals first.")
    hearts: tuple[tuple[int, ...], ...] = part(
        ManyOf(_DEAL, at_least=1, listed="a list of deals", example="as `- [1, 9, 1, 2]`"),
        "For each deal, the hearts that each seat took.",
    )

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report deals that do not account for every heart."""
        for place, deal in enumerate(self.hearts):
            if len(deal) != len(self.seats):
                message = f"deal {place + 1} tells of {len(deal)} players, where {len(self.seats)} sit"
                yield ("hearts", place), "wrong-count", message, ""
            elif sum(deal) != HEARTS:
                message = f"{sum(deal)} hearts are accounted for in deal {place + 1}, where there are {HEARTS}"
                yield ("hearts", place), "wrong-total", message, ""

    def taken(self, seat: str) -> int:
        """Count the hearts that a seat took in all."""
        number = self.seats.index(seat)
        return sum(deal[number] for deal in self.hearts)


@dataclass(frozen=True, slots=True)
class SettledSitting:
    """A sitting settled under some rules: each deal's result, and what each seat has won or lost in the end."""

    results: Sequence[LedgerResult]
    net: Sequence[int]
    pool: int


def settled(sitting: Sitting, table: CompiledRules) -> SettledSitting:
    """Settle a sitting deal after deal, the deal and what stays in the pool passing on.

    Raises IrregularStateError when a deal cannot be settled from its hearts alone.
    """
    game = Game(table, seats=sitting.seats, chips=0)
    results = []
    for number, deal in enumerate(sitting.hearts, 1):
        try:
            results.append(game.settle(CompletedDeal(deal)))
        except IrregularStateError as error:
            raise IrregularStateError(f"deal {number}: {error.message}", error.token, error.position) from None
    return SettledSitting(results, tuple(game.totals), game.standing.pool)


SUIT, OTHERS = 13, 3
_NUMBERS = ManyOf(Number(1, 99_999), at_least=1, at_most=9)


@dataclass(frozen=True)
class ClaimContext(InLibrary):
    """What stands around a claim: beside the library, the sittings of its file."""

    sittings: Mapping[str, Sitting] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HeartLed(TypedRecord):
    """The chance that a heart led to the first trick wins it: that each other player has a lower heart, or no heart.

    The player holds the heart led and, beside it, higher ones only.
    """

    card: int = part(Number(2, 10), "The spots of the heart led.")
    held: tuple[int, ...] = part(
        ManyOf(Number(1, 12), at_least=1, distinct=True),
        "How many hearts he holds, that one among them; of several numbers the mean, as often as each is dealt.",
    )
    void: bool = part(Flag(), "Whether a player without hearts lets it win; else each must have a lower one.", True)

    @property
    def lower(self) -> int:
        """Count the hearts below the one led."""
        return self.card - 2

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report more hearts held than there are from the one led upward."""
        if max(self.held) > SUIT - self.lower:
            yield (
                ("held",),
                "out-of-range",
                f"{max(self.held)} hearts are more than there are from the {self.card} upward",
                "",
            )


@dataclass(frozen=True, slots=True)
class SuitLed:
    """The chance that another player cannot follow by the time a plain suit is led so often, and can throw a heart."""

    held: tuple[int, ...] = part(
        ManyOf(Number(1, 13), at_least=1, distinct=True),
        "How many cards of the suit the leader holds; of several numbers the mean, as often as each is dealt.",
    )
    round: int = part(Number(1, 13), "How often the suit is led.", 1)
    heart: bool = part(Flag(), "Whether one who cannot follow must be dealt a heart to be able to throw one.", False)


@dataclass(frozen=True, slots=True)
class HoldingUp:
    """The chance by which a heart is likelier in two rounds of a plain suit than in one."""

    held: int = part(Number(1, 13), "How many cards of the suit the player holds.")


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Numbers multiplied together, and divided by others."""

    multiply: tuple[int, ...] = part(_NUMBERS, "The numbers that are multiplied together.")
    divide: tuple[int, ...] = part(_NUMBERS, "The numbers by which that is divided.", ())


@dataclass(frozen=True, slots=True)
class SittingNet(TypedRecord):
    """What a player has won or lost over a sitting, settled deal after deal by the engine."""

    sitting: str = part(Text("the name of a sitting"), "The sitting, by its name.")
    rules: str = part(A_RULE_SET, "The rule set it is settled by.")
    seat: str = part(Text("a seat"), "The player.")
    hearts: int = part(Number(0, 99_999), "The hearts that the player takes in it, as the book says.")
    deals: int = part(Number(1, 9_999), "The deals of the sitting, as the book says.")

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report a sitting that there is not, or is not the one the book tells of, or cannot be settled."""
        if not isinstance(around, ClaimContext):
            return
        sitting = around.sittings.get(self.sitting)
        if sitting is None:
            hint = did_you_mean(self.sitting, around.sittings, at_most=0)
            yield ("sitting",), "unknown-name", f"there is no sitting {quoted(self.sitting, 60)}", hint
        elif self.seat not in sitting.seats:
            yield (
                ("seat",),
                "unknown-seat",
                f"{quoted(self.seat, 40)} sits not at it",
                f"the seats are {', '.join(sitting.seats)}",
            )
        elif sitting.taken(self.seat) != self.hearts:
            yield (
                ("hearts",),
                "not-as-played",
                f"{self.seat} takes {sitting.taken(self.seat)} hearts in this sitting",
                "",
            )
        elif len(sitting.hearts) != self.deals:
            yield ("deals",), "not-as-played", f"this sitting has {len(sitting.hearts)} deals", ""
        else:
            try:
                settled(sitting, table_of(self.rules, sitting, around))
            except (IrregularStateError, RefusedError) as error:
                yield (
                    ("rules",),
                    "unplayable",
                    f"the sitting cannot be settled by {self.rules}: {error.message}",
                    error.hint,
                )


Count = HeartLed | SuitLed | HoldingUp | Reckoning | SittingNet
COUNT = TaggedUnion(
    "by",
    {
        "heart-led": RecordType(HeartLed, "computation"),
        "suit-led": RecordType(SuitLed, "computation"),
        "holding-up": RecordType(HoldingUp, "computation"),
        "reckoning": RecordType(Reckoning, "computation"),
        "sitting": RecordType(SittingNet, "computation"),
    },
    "computation",
    "as {by: suit-led, held: 4}",
)


def table_of(rules: str, sitting: Sitting, around: ClaimContext) -> CompiledRules:
    """Give the table at which a sitting is settled.

    Raises RefusedError when there are no such rules, or they are not for so many players.
    """
    if around.library is None:
        raise RefusedError("there are no rule sets to settle by")
    return CompiledRules(around.library.playable(rules, len(sitting.seats)))


def gives(count: Count, chance: bool) -> bool:
    """Say whether a chance comes of a computation, or else a plain number; a reckoning gives whichever it comes to."""
    match count:
        case HeartLed() | SuitLed() | HoldingUp():
            return chance
        case Reckoning():
            return not chance or prod(count.multiply) <= prod(count.divide)
        case SittingNet():
            return not chance


def worked_out(count: Count, around: ClaimContext) -> Fraction:
    """Work out what a claim is put to."""
    match count:
        case HeartLed():
            each = [(_heart_weight(count.lower, held), held) for held in count.held]
            return mean([(weight, heart_wins(count.lower, held, count.void)) for weight, held in each])
        case SuitLed():
            each = [(_suit_weight(held), held) for held in count.held]
            return mean([(weight, heart_discarded(held, count.round, count.heart)) for weight, held in each])
        case HoldingUp():
            return heart_discarded(count.held, 2, False) - heart_discarded(count.held, 1, False)
        case Reckoning():
            return Fraction(prod(count.multiply), prod(count.divide))
        case SittingNet():
            sitting = around.sittings[count.sitting]
            net = settled(sitting, table_of(count.rules, sitting, around)).net
            return Fraction(net[sitting.seats.index(count.seat)])


def method(count: Count) -> str:
    """Say in a sentence how it is worked out."""
    match count:
        case HeartLed():
            void = " or no heart" if count.void else ", not counting players without hearts"
            return f"counted: each other player has a heart below the {count.card}{void}; {_held(count.held)}"
        case SuitLed():
            times = {1: "once", 2: "twice"}.get(count.round, f"{count.round} times")
            heart = ", and among those who cannot there is a heart" if count.heart else ""
            return f"counted: another cannot follow suit when it is led {times}{heart}; {_held(count.held)}"
        case HoldingUp():
            return f"counted: the chance in two rounds less that in one; the player holds {count.held} of the suit"
        case Reckoning():
            divide = f", divided by {listed([f'{each:,}' for each in count.divide])}" if count.divide else ""
            return f"reckoned: {' times '.join(f'{each:,}' for each in count.multiply)}{divide}"
        case SittingNet():
            return f"settled: the sitting {count.sitting}, deal after deal, by {count.rules}"


def _held(numbers: tuple[int, ...]) -> str:
    first, last = min(numbers), max(numbers)
    if first == last:
        return f"the leader holds {first} of the suit"
    whole = sorted(numbers) == list(range(first, last + 1))
    some = f"{first} to {last}" if whole else listed([str(each) for each in numbers])
    return f"the leader holds {some} of the suit, each number as often as it is dealt"


@cache
def heart_wins(lower: int, held: int, void: bool, hand: int = SUIT, suit: int = SUIT) -> Fraction:
    """Give the chance that a heart led wins, with so many lower ones and as many held from it upward.

    Hands and suit may be of any size.
    """
    higher = suit - lower - held

    def lets_it_win(holding: tuple[int, ...]) -> bool:
        return holding[0] > 0 or (void and not holding[1])

    return chance((lower, higher), [Hand(hand, lets_it_win)] * OTHERS)


@cache
def heart_discarded(
    held: int, round: int, heart: bool, hand: int = SUIT, suit: int = SUIT, others: int = OTHERS
) -> Fraction:
    """Give the chance that one of the others has too few of a suit for so many rounds; `heart`: and a heart as well.

    Hands, suits and table may be of any size.
    """
    if not heart:
        follows = Hand(hand, lambda holding: holding[0] >= round)
        return 1 - chance((suit - held,), [follows] * others)
    discards_none = Hand(hand, lambda holding: holding[0] >= round or not holding[1])
    leader = Hand(hand - held, lambda holding: not holding[0])
    out, anything = (suit - held,), Hand(hand, lambda holding: True)
    not_with_leader = chance(out, [leader, *[anything] * others])
    return 1 - chance((*out, suit), [leader, *[discards_none] * others]) / not_with_leader


def _heart_weight(lower: int, held: int) -> Fraction:
    """Count the hands that hold so many hearts from one card upward, it among them, and none below."""
    return Fraction(comb(SUIT - lower - 1, held - 1) * comb(3 * SUIT, SUIT - held))


def _suit_weight(held: int) -> Fraction:
    """Count the hands that hold so many cards of a suit."""
    return Fraction(comb(SUIT, held) * comb(3 * SUIT, SUIT - held))
