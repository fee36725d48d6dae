"""Claims that a book makes in figures (odds, shares, chips won and lost), from `SOURCE/claims.yml`, and their test."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, cached_property
from math import comb, prod
from pathlib import Path
from typing import Any

from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.game import Game
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.measure.hand_odds import Holding, chance
from hearts_spec.measure.stored_figures import StoredFigures
from hearts_spec.measure.tally import SURE
from hearts_spec.measure.tally import Figure as Measure
from hearts_spec.record.model import SEATS
from hearts_spec.rules.library import A_PROVISION, A_RULE_SET, InLibrary, Library, RefusedError, id_named
from hearts_spec.rules.lint import Checks
from hearts_spec.schema.english import listed
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import (
    A_LINE,
    ANYWHERE,
    MISSING,
    NAME,
    NAME_HINT,
    PROSE,
    ByKey,
    Flag,
    InOrder,
    Kind,
    ManyOf,
    Number,
    ReadContext,
    Text,
    document_schema,
)
from hearts_spec.schema.problems import KeyPath, Location, Problem, RulesError, by_place, did_you_mean, quoted
from hearts_spec.schema.record_type import (
    Amiss,
    RecordType,
    TaggedUnion,
    TypedRecord,
    from_context,
    named,
    part,
    placed,
)
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, expected, read_file

SUIT, OTHERS = 13, 3  # the cards of a suit, and the players other than the leader
TOLERANCE = Fraction(1, 10)


def mean(weighed: Sequence[tuple[int, Fraction]]) -> Fraction:
    """Return the weighted mean of pairs of a weight and a value."""
    return sum((weight * value for weight, value in weighed), Fraction()) / sum(weight for weight, _ in weighed)


@cache
def heart_led(lower: int, held: int, void: bool, hand: int = SUIT, suit: int = SUIT) -> Fraction:
    """Return the chance that a heart led to the first trick wins it.

    `lower` is the number of hearts below it, and `held` the number that the leader holds, all from it upward. Every
    other player must have a lower heart or, if `void`, no heart at all. `hand` and `suit` are numbers of cards.
    """

    def lets_it_win(holding: Holding) -> bool:
        return holding[0] > 0 or (void and not holding[1])

    return chance((lower, suit - lower - held), [(hand, lets_it_win)] * OTHERS)


@cache
def suit_led(held: int, round: int, heart: bool, hand: int = SUIT, suit: int = SUIT, others: int = OTHERS) -> Fraction:
    """Return the chance that another player cannot follow when a suit is led for the `round`th time.

    The leader holds `held` cards of the suit. With `heart`, that player must also hold a heart to discard. `hand` and
    `suit` are numbers of cards, and `others` is the number of other players.
    """
    out = suit - held
    if not heart:
        return 1 - chance((out,), [(hand, lambda holding: holding[0] >= round)] * others)
    leader = (hand - held, lambda holding: not holding[0])
    discards_none = (hand, lambda holding: holding[0] >= round or not holding[1])
    not_with_leader = chance((out,), [leader, *[(hand, lambda holding: True)] * others])
    return 1 - chance((out, suit), [leader, *[discards_none] * others]) / not_with_leader


_DEAL = ManyOf(Number(0, SUIT), listed="a list of numbers of hearts", example="as [1, 9, 1, 2]")


@dataclass(frozen=True, slots=True)
class Sitting(TypedRecord):
    """A series of deals at one table: the seats, clockwise, and for each deal the hearts that each seat took.

    The first seat deals first.
    """

    name: str = named()
    what: str = part(Text(lines=True), "What it is for, and how it was made.")
    seats: tuple[str, ...] = part(SEATS, "The seats, clockwise; the first deals first.")
    hearts: tuple[tuple[int, ...], ...] = part(
        ManyOf(_DEAL, at_least=1, listed="a list of deals", example="as `- [1, 9, 1, 2]`"),
        "For each deal, the hearts that each seat took.",
    )

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        for place, deal in enumerate(self.hearts):
            if len(deal) != len(self.seats):
                message = f"deal {place + 1} has {len(deal)} players, but there are {len(self.seats)} seats"
                yield ("hearts", place), "wrong-count", message, ""
            elif sum(deal) != SUIT:
                message = f"the hearts of deal {place + 1} add up to {sum(deal)}, but there are {SUIT}"
                yield ("hearts", place), "wrong-total", message, ""

    def taken(self, seat: str) -> int:
        """Return the number of hearts that a seat took in all deals together."""
        return sum(deal[self.seats.index(seat)] for deal in self.hearts)


@dataclass(frozen=True, slots=True)
class SettledSitting:
    """A sitting settled under some rules: the result of each deal, the chips each seat has won, and the pool left."""

    results: Sequence[LedgerResult]
    net: Sequence[int]
    pool: int


def settled(sitting: Sitting, rules: str, library: Library | None) -> SettledSitting:
    """Return a sitting settled by a rule set, as one game: the pool that stays after a deal is there for the next.

    Raises RefusedError if there is no such rule set, or it is not for this number of players, and IrregularStateError
    if a deal cannot be settled from the number of hearts alone.
    """
    if library is None:
        raise RefusedError("there are no rule sets to settle by")
    game = Game(CompiledRules(library.playable(rules, len(sitting.seats))), seats=sitting.seats, chips=0)
    results = []
    for number, deal in enumerate(sitting.hearts, 1):
        try:
            results.append(game.settle(CompletedDeal(deal)))
        except IrregularStateError as error:
            raise IrregularStateError(f"deal {number}: {error.message}", error.token, error.position) from None
    return SettledSitting(results, tuple(game.totals), game.standing.pool)


@dataclass(frozen=True)
class ClaimContext(InLibrary):
    """The read context of a claim: the library, and the sittings of its file by name."""

    sittings: Mapping[str, Sitting] = field(default_factory=dict)


class Computation(TypedRecord):
    """A way to compute the true value of a claim, with its inputs."""

    __slots__ = ()

    def gives(self, chance: bool) -> bool:
        """True if the result can be a chance (if `chance`), or a plain number (if not)."""
        return chance

    def value(self) -> Fraction:
        """Return the true value."""
        raise NotImplementedError

    def margin(self) -> Fraction | None:
        """Return the 95 % margin of the value: 0 if it is exact, None if the value is not known."""
        return Fraction(0)

    def method(self) -> str:
        """Return how the value is computed, as a clause."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class HeartLed(Computation):
    """The chance that a heart led to the first trick wins it: every other player has a lower heart, or no heart.

    The leader's other hearts are all higher than the one led.
    """

    card: int = part(Number(2, 10), "The spots of the heart led.")
    held: tuple[int, ...] = part(
        ManyOf(Number(1, 12), at_least=1, distinct=True),
        "How many hearts the player holds, that one included; for several numbers, their mean weighted by frequency.",
    )
    void: bool = part(Flag(), "Whether a player without hearts lets it win; else each must have a lower one.", True)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        if max(self.held) > SUIT - self.card + 2:
            message = f"{max(self.held)} hearts are more than there are from the {self.card} upward"
            yield ("held",), "out-of-range", message, ""

    def value(self) -> Fraction:
        lower = self.card - 2
        # the number of hands with the card led and `held - 1` higher hearts, and no lower ones
        hands = {held: comb(SUIT - lower - 1, held - 1) * comb(3 * SUIT, SUIT - held) for held in self.held}
        return mean([(many, heart_led(lower, held, self.void)) for held, many in hands.items()])

    def method(self) -> str:
        void = " or no heart" if self.void else ", not counting players without hearts"
        return f"counted: each other player has a heart below the {self.card}{void}; {_held(self.held)}"


@dataclass(frozen=True, slots=True)
class SuitLed(Computation):
    """The chance that another player cannot follow suit when a plain suit is led for the `round`th time.

    With `heart`, that player must also have been dealt a heart to discard.
    """

    held: tuple[int, ...] = part(
        ManyOf(Number(1, 13), at_least=1, distinct=True),
        "How many cards of the suit the leader holds; of several numbers the mean, as often as each is dealt.",
    )
    round: int = part(Number(1, 13), "How often the suit is led.", 1)
    heart: bool = part(Flag(), "Whether one who cannot follow must be dealt a heart to be able to throw one.", False)

    def value(self) -> Fraction:
        hands = {held: comb(SUIT, held) * comb(3 * SUIT, SUIT - held) for held in self.held}
        return mean([(many, suit_led(held, self.round, self.heart)) for held, many in hands.items()])

    def method(self) -> str:
        times = {1: "once", 2: "twice"}.get(self.round, f"{self.round} times")
        heart = ", and among those who cannot there is a heart" if self.heart else ""
        return f"counted: another cannot follow suit when it is led {times}{heart}; {_held(self.held)}"


def _held(numbers: Sequence[int]) -> str:
    first, last = min(numbers), max(numbers)
    if first == last:
        return f"the leader holds {first} of the suit"
    whole = sorted(numbers) == list(range(first, last + 1))
    some = f"{first} to {last}" if whole else listed([str(each) for each in numbers])
    return f"the leader holds {some} of the suit, each number as often as it is dealt"


@dataclass(frozen=True, slots=True)
class HoldingUp(Computation):
    """How much likelier a heart is discarded in two rounds of a plain suit than in one, as a difference of chances."""

    held: int = part(Number(1, 13), "How many cards of the suit the player holds.")

    def value(self) -> Fraction:
        return suit_led(self.held, 2, False) - suit_led(self.held, 1, False)

    def method(self) -> str:
        return f"counted: the chance in two rounds less that in one; the player holds {self.held} of the suit"


_NUMBERS = ManyOf(Number(1, 99_999), at_least=1, at_most=9)


@dataclass(frozen=True, slots=True)
class Reckoning(Computation):
    """A product of numbers divided by other numbers; a result of at most 1 may be a chance."""

    multiply: tuple[int, ...] = part(_NUMBERS, "The numbers that are multiplied together.")
    divide: tuple[int, ...] = part(_NUMBERS, "The numbers by which that is divided.", ())

    def gives(self, chance: bool) -> bool:
        return not chance or prod(self.multiply) <= prod(self.divide)

    def value(self) -> Fraction:
        return Fraction(prod(self.multiply), prod(self.divide))

    def method(self) -> str:
        divide = f", divided by {listed([f'{each:,}' for each in self.divide])}" if self.divide else ""
        return f"reckoned: {' times '.join(f'{each:,}' for each in self.multiply)}{divide}"


@dataclass(frozen=True, slots=True)
class SittingNet(Computation):
    """The chips that a player has won or lost over a sitting, which the engine settles."""

    sitting: str = part(Text("the name of a sitting"), "The sitting, by its name.")
    rules: str = part(A_RULE_SET, "The rule set it is settled by.")
    seat: str = part(Text("a seat"), "The player.")
    hearts: int = part(Number(0, 99_999), "The hearts that the player takes in it, as the book says.")
    deals: int = part(Number(1, 9_999), "The deals of the sitting, as the book says.")
    sittings: Mapping[str, Sitting] = from_context("sittings")
    library: Library | None = from_context("library")

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        if not isinstance(context, ClaimContext):
            return
        sitting = self.sittings.get(self.sitting)
        if sitting is None:
            hint = did_you_mean(self.sitting, self.sittings, at_most=0)
            yield ("sitting",), "unknown-name", f"there is no sitting {quoted(self.sitting, 60)}", hint
        elif self.seat not in sitting.seats:
            message = f"{quoted(self.seat, 40)} sits not at it"
            yield ("seat",), "unknown-seat", message, f"the seats are {', '.join(sitting.seats)}"
        elif sitting.taken(self.seat) != self.hearts:
            message = f"{self.seat} takes {sitting.taken(self.seat)} hearts in this sitting"
            yield ("hearts",), "not-as-played", message, ""
        elif len(sitting.hearts) != self.deals:
            yield ("deals",), "not-as-played", f"this sitting has {len(sitting.hearts)} deals", ""
        else:
            try:
                self.value()
            except (IrregularStateError, RefusedError) as error:
                message = f"the sitting cannot be settled by {self.rules}: {error.message}"
                yield ("rules",), "unplayable", message, error.hint

    def gives(self, chance: bool) -> bool:
        return not chance

    def value(self) -> Fraction:
        sitting = self.sittings[self.sitting]
        return Fraction(settled(sitting, self.rules, self.library).net[sitting.seats.index(self.seat)])

    def method(self) -> str:
        return f"settled: the sitting {self.sitting}, deal after deal, by {self.rules}"


@dataclass(frozen=True, slots=True)
class Measured(Computation):
    """By how much a figure is greater in one game than in another, from the stored figures of both."""

    figure: str = part(Text("the key of a figure"), "The figure, by its key, as `edge`.")
    rules: str = part(A_RULE_SET, "The rule set the claim is about.")
    than: str = part(A_RULE_SET, "The rule set it is compared with.")
    library: Library | None = from_context("library")

    def gives(self, chance: bool) -> bool:
        return not chance

    def value(self) -> Fraction:
        one, other = self._figures()
        return Fraction(str(one.value)) - Fraction(str(other.value)) if one and other else Fraction(0)

    def margin(self) -> Fraction | None:
        one, other = self._figures()
        return sum((_margin(each) for each in (one, other)), Fraction(0)) if one and other else None

    def method(self) -> str:
        one, other = self._figures()
        if self.library is None or not one or not other:
            return f"not measured yet: {self.figure} of {self.rules} and of {self.than}"
        told = [f"{each.value:.2f} ± {float(_margin(each)):.2f} in {self.library.rule_set(id).title}"
                for each, id in ((one, self.rules), (other, self.than))]  # fmt: skip
        return f"measured: {one.label}: {' and '.join(told)}"

    def _figures(self) -> tuple[Measure | None, Measure | None]:
        if self.library is None:
            return None, None
        stored = StoredFigures(self.library)
        return stored.figure(self.rules, self.figure), stored.figure(self.than, self.figure)


def _margin(figure: Measure) -> Fraction:
    """Return the 95 % margin of a measured figure."""
    return Fraction(str(SURE)) * Fraction(str(figure.error or 0))


_COUNTS = {
    "heart-led": HeartLed, "suit-led": SuitLed, "holding-up": HoldingUp, "reckoning": Reckoning, "sitting": SittingNet,
    "measured": Measured,
}  # fmt: skip
COUNT = TaggedUnion(
    "by",
    {name: RecordType(each, "computation") for name, each in _COUNTS.items()},
    "computation",
    "as {by: suit-led, held: 4}",
)


class FigureVerdict(Word):
    """How a printed figure compares with the true value."""

    RIGHT = "right", "no figure of the same form is closer to the truth"
    ROUNDED = (
        "rounded",
        "another figure of the same form is closer, but the printed one is within a tenth of the true odds or number",
    )
    WRONG = "wrong", "the printed figure is further from the truth than a tenth"
    OPEN = "open", "we measured it, but the margins overlap, so we cannot say"


@dataclass(frozen=True, slots=True)
class Figure:
    """A printed figure: its text, and its value, which is a chance (if `chance`) or a plain number.

    `form` is the text with a blank for `number`, the printed number that is compared; printed numbers are multiples of
    `step`. `scale` returns what the number would be for a true value, or None if it has none: a certainty has no odds.
    A figure that only says which of two is greater has the `sign` 1 for more and -1 for less.
    """

    text: str
    value: Fraction
    chance: bool
    form: str
    number: Fraction
    scale: Callable[[Fraction], Fraction | None]
    step: Fraction = Fraction(1)
    sign: int = 0

    def verdict(self, truth: Fraction, margin: Fraction | None = Fraction(0)) -> FigureVerdict:
        """Return how the figure compares with the true value, which has a margin unless it is exact."""
        if margin is None or abs(truth) < margin:
            return FigureVerdict.OPEN
        if self.sign:
            return FigureVerdict.RIGHT if truth * self.sign > 0 else FigureVerdict.WRONG
        number = self.scale(truth)
        if self.value == truth or (number is not None and round(number / self.step) * self.step == self.number):
            return FigureVerdict.RIGHT
        if not self.chance:
            near = abs(self.value - truth) <= TOLERANCE * abs(truth)
        else:
            certain = {self.value, truth} & {Fraction(0), Fraction(1)}
            near = not certain and abs(_odds(self.value) / _odds(truth) - 1) <= TOLERANCE
        return FigureVerdict.ROUNDED if near else FigureVerdict.WRONG

    def put(self, truth: Fraction, margin: Fraction | None = Fraction(0)) -> str:
        """Return the true value in the form of the figure, with up to two decimal places."""
        if margin is None or abs(truth) < margin:
            return "not known"
        if self.sign:
            return "more" if truth > 0 else "less"
        number = self.scale(truth)
        if number is None:
            return "always" if truth else "never"
        places = 0 if number.denominator == 1 else 1 if abs(number) >= 10 else 2
        apart = "," if abs(number) >= 10_000 else ""  # the books print four digits without a comma
        return self.form.format(f"{float(number):{apart}.{places}f}".replace("-", "−"))


def _odds(chance: Fraction) -> Fraction:
    return chance / (1 - chance)


def _ratio(text: str, first: Fraction, by: str, second: int, side: str, step: Fraction = Fraction(1)) -> Figure | None:
    """Return the figure for odds (`5 to 1`, where `by` is `to`) or for a share (`2 in 5`); None for a share above 1.

    The number to compare is the first, except in `1 to 5` and `1 in 5`, where it is the second.
    """
    against, once = side == "against", first == 1 and (second > 1 or by == "in")
    share = first / (first + second) if by == "to" else first / second
    if share > 1:
        return None

    def scale(truth: Fraction) -> Fraction | None:
        part = 1 - truth if against else truth
        if by == "to":
            if part in (0, 1):
                return None
            part = _odds(part)
        if text == _EVEN:
            part = max(part, 1 / part)
        if once:
            return 1 / part if part else None
        return part * second

    form = f"1 {by} {{}} {side}" if once else f"{{}} {by} {second} {side}"
    number = Fraction(second) if once else first
    return Figure(text, 1 - share if against else share, True, form.rstrip(), number, scale, step)


def _read_odds(found: re.Match[str]) -> Figure | None:
    eighths, step = (_EIGHTHS.index(found[2]), Fraction(1, 8)) if found[2] else (0, Fraction(1))
    return _ratio(found[0], int(found[1]) + Fraction(eighths, 8), "to", int(found[3]), found[4], step)


_EIGHTHS, _EVEN, _MOST = " ⅛¼⅜½⅝¾⅞", "even", 999_999
FORMS: Mapping[str, Callable[[re.Match[str]], Figure | None]] = {
    rf"([1-9][0-9]{{0,3}})([{_EIGHTHS[1:]}]?) to ([1-9][0-9]{{0,3}}) (against|for)": _read_odds,
    r"(0|[1-9][0-9]{0,3}) in ([1-9][0-9]{0,3})( against)?": lambda found: _ratio(
        found[0], Fraction(found[1]), "in", int(found[2]), (found[3] or "").strip()
    ),
    r"-?(?:0|[1-9][0-9]{0,5})": lambda found: Figure(
        found[0], Fraction(found[0]), False, "{}", Fraction(found[0]), lambda truth: truth
    ),
    "more|less": lambda found: Figure(
        found[0], Fraction(0), False, "{}", Fraction(0), lambda truth: truth, sign=1 if found[0] == "more" else -1
    ),
    _EVEN: lambda found: _ratio(_EVEN, Fraction(1), "to", 1, "against"),
}


def read_figure(text: str) -> Figure | None:
    """Return the figure that a printed text states, or None if the text has none of the forms."""
    return next((read(found) for form, read in FORMS.items() if (found := re.fullmatch(form, text))), None)


class FigureKind(Kind):
    """The kind of a printed figure: odds, a share, or a number."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        text = node.text if isinstance(node, Scalar) else ""
        if figure := read_figure(text):
            return figure
        if text.strip():
            faults.append(
                Problem(node.mark, "bad-form", f"{quoted(text, 60)} is not a figure: {_FORMS}", _EXAMPLE, text)
            )
        else:
            faults.append(expected(node, "a figure", _EXAMPLE))
        return MISSING

    def plain(self, value: Figure) -> str:
        return value.text

    def schema(self) -> dict[str, Any]:
        return {
            "anyOf": [
                {"type": "string", "pattern": f"^(?:{'|'.join(FORMS)})$"},
                {"type": "integer", "minimum": -_MOST, "maximum": _MOST},
            ]
        }


_FORMS = "odds, a number of times in so many, a number, or `more` or `less`"
_EXAMPLE = "as `22 to 1 against`, `44 in 1000`, `even` or `-46`"
_NAME = Text("a name", pattern=NAME, wrong="cannot be a name", hint=NAME_HINT)


@dataclass(frozen=True)
class ClaimReading:
    """Another way to read a claim, and the computation for this reading."""

    says: str = part(A_LINE, "How the claim is read.")
    count: Computation = part(COUNT, "What is worked out for it.")

    @cached_property
    def value(self) -> Fraction:
        """The true value under this reading."""
        return self.count.value()


@dataclass(frozen=True)
class Claim(TypedRecord):
    """A claim in figures, under the heading of its `topic`; `otherwise` are the other ways in which it can be read."""

    name: str = named()
    topic: str = part(A_LINE, "The name of its topic.")
    place: str = part(A_LINE, "Where it stands.")
    cites: tuple[str, ...] = part(ManyOf(A_PROVISION, distinct=True, at_least=1), "The provisions that hold it.")
    what: str = part(A_LINE, "What the figure is of, in our own words.")
    printed: Figure = part(FigureKind(), "The figure as it is printed; odds say whether for it or against.")
    count: Computation = part(COUNT, "What is worked out for it.")
    note: str = part(PROSE, "What there is to say of it.", "")
    otherwise: tuple[ClaimReading, ...] = part(
        ManyOf(RecordType(ClaimReading, "reading"), listed="a list of readings", example="as `- says: ...`"),
        "Other ways to read it.",
        (),
    )
    mark: Location = placed()
    source: str = from_context("source")

    @property
    def id(self) -> str:
        """Its id, `source/name`."""
        return f"{self.source}/{self.name}"

    @cached_property
    def value(self) -> Fraction:
        return self.count.value()

    @property
    def verdict(self) -> FigureVerdict:
        """The verdict on the printed figure."""
        return self.printed.verdict(self.value, self.count.margin())

    @property
    def put(self) -> str:
        """The true value in the form of the printed figure."""
        return self.printed.put(self.value, self.count.margin())

    @property
    def data(self) -> dict[str, Any]:
        """The claim and the result of its test, as plain data for JSON."""
        margin = self.count.margin()
        value = int(self.value) if self.value.denominator == 1 else float(self.value)
        return {
            "id": self.id,
            "place": self.place,
            "what": self.what,
            "printed": self.printed.text,
            "value": None if margin is None else value,
            "error": round(float(margin) / SURE, 5) if margin else None,
            "method": "; ".join(self.telling()),
            "verdict": self.verdict.value,
        }

    def telling(self) -> Sequence[str]:
        """Return how the value was computed, and the result of each other reading, as clauses."""
        said = [self.count.method()]
        for each in self.otherwise:
            verdict = self.printed.verdict(each.value).value
            said.append(f"read otherwise ({each.says}): {self.printed.put(each.value)}, {verdict}")
        return said

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        worked: list[tuple[KeyPath, Computation]] = [(("count",), self.count)]
        worked += [(("otherwise", place, "count"), each.count) for place, each in enumerate(self.otherwise)]
        for path, count in worked:
            if not count.gives(self.printed.chance):
                printed, other = ("a chance", "a number") if self.printed.chance else ("a number", "a chance")
                yield path, "wrong-figure", f"the book prints {printed}, but the result is {other}", ""


@dataclass(frozen=True, slots=True)
class ClaimTopic:
    """A heading for claims, with the assumptions under which their values are computed."""

    name: str = named()
    title: str = part(A_LINE, "The heading.")
    model: str = part(PROSE, "What is taken to be so when they are worked out.")


@dataclass(frozen=True, slots=True)
class Beyond:
    """A claim that cannot be tested, and the reason."""

    name: str = named()
    place: str = part(A_LINE, "Where it stands.")
    what: str = part(A_LINE, "What it says, in our own words.")
    why: str = part(PROSE, "Why it cannot be worked out.")


_SITTINGS = ByKey(RecordType(Sitting, "sitting"), _NAME, "for the sittings")


@dataclass(frozen=True)
class BookClaims(TypedRecord):
    """The file of a book's claims."""

    title: str = part(A_LINE, "The title of their page.")
    about: str = part(PROSE, "What they are, and how they are tested.")
    topics: Mapping[str, ClaimTopic] = part(
        ByKey(RecordType(ClaimTopic, "topic"), _NAME, "for the topics"), "Their headings."
    )
    claims: tuple[Claim, ...] = part(InOrder(RecordType(Claim, "claim"), _NAME, "for the claims"), "The claims.")
    sittings: Mapping[str, Sitting] = part(_SITTINGS, "Sittings that claims are settled over.", dict)
    beyond: tuple[Beyond, ...] = part(
        InOrder(RecordType(Beyond, "claim"), _NAME, "for the claims"), "Claims that cannot be worked out.", ()
    )
    source: str = from_context("source")

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context with the sittings of the file, so that claims can refer to them."""
        node = pairs.get("sittings")
        sittings: Any = {} if node is None else _SITTINGS.read(node, [])
        if not isinstance(context, ClaimContext) or sittings is MISSING:
            return context
        return replace(context, sittings=sittings)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        for claim in self.claims:
            if claim.topic not in self.topics:
                hint = did_you_mean(claim.topic, self.topics, at_most=0)
                message = f"there is no topic {quoted(claim.topic, 60)}"
                yield ("claims", claim.name, "topic"), "unknown-name", message, hint

    @property
    def counts(self) -> Mapping[FigureVerdict, int]:
        """The number of claims of each verdict that some claim has."""
        found = {verdict: sum(each.verdict is verdict for each in self.claims) for verdict in FigureVerdict}
        return {verdict: count for verdict, count in found.items() if count}


CLAIMS = RecordType(BookClaims, "file")


class Claims:
    """The claims of a library, by source. The file of each source is read once, on first use."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.files: dict[str, Path] = {path.parent.name: path for path in library.folder.claim_files}
        self._read: dict[str, BookClaims] = {}

    def of(self, source: str) -> BookClaims:
        """Return the claims of a source, which must have a file of claims.

        Raises RulesError with every problem in the file.
        """
        if source not in self._read:
            self._read[source] = read_claims(self.files[source], self.library)
        return self._read[source]

    def find(self, name: str = "") -> list[Claim]:
        """Return all claims, those of a source, or the one with an id or an unambiguous name.

        Raises RefusedError, with the nearest name, if there is none, and RulesError if a file has problems.
        """
        if not name or name in self.files:
            return [each for source in ([name] if name else self.files) for each in self.of(source).claims]
        claims = {each.id: each for each in self.find()}
        return [claims[id_named(name, claims, "claim")]]

    def faults(self) -> list[Problem]:
        """Return every problem in the files of claims."""
        found: list[Problem] = []
        for source in self.files:
            try:
                self.of(source)
            except RulesError as error:
                found.extend(error.faults)
        return found


CLAIM_CHECKS: Checks[Library] = Checks()


@CLAIM_CHECKS.check()
def claims_of_books(library: Library) -> list[Problem]:
    """Report every problem in the files of claims."""
    return Claims(library).faults()


def read_claims(path: Path, library: Library) -> BookClaims:
    """Read the claims of a source.

    Raises RulesError with every problem in the file.
    """
    faults: list[Problem] = []
    context = ClaimContext(library=library, source=path.parent.name)
    book = CLAIMS.read(read_file(path, library.shown(path)), faults, context)
    if not isinstance(book, BookClaims):
        raise RulesError(sorted(faults, key=by_place))
    return book


def claims_schema() -> dict[str, Any]:
    """Return the JSON Schema of a source's `claims.yml`."""
    return document_schema(CLAIMS, "The claims of a source", "The figures that a book prints, tested.")
