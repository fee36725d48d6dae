"""Cards passed before the play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from hearts_spec.cards import groups_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.limits import Reason, refused_by
from hearts_spec.rules.vocabulary.conduct import Leave
from hearts_spec.rules.vocabulary.deal import DealRules
from hearts_spec.schema.english import listed, ordinal
from hearts_spec.schema.field_info import Word, says, where
from hearts_spec.schema.kinds import Choice, Groups, ManyOf, Number


class PassTo(Word):
    """To whom cards are passed: the direction of the pass."""

    says_how_many: bool  # True if the direction itself determines how many cards each player passes.
    is_shuffled: bool  # True if the passed cards are shuffled and dealt back, the same number to each player.
    is_named: bool  # True if the dealer names the direction.

    LEFT = "left", "to the left"
    RIGHT = "right", "to the right"
    ACROSS = "across", "across the table"
    HOLD = "hold", "to nobody", {"says_how_many": True}
    LEFT_2 = "left-2", "two seats to the left"
    RIGHT_2 = "right-2", "two seats to the right"
    SCATTER = "scatter", "one to each other player", {"says_how_many": True}
    SHARED = "shared", "in equal parts to all the others"
    SHUFFLED = "shuffled", "into the middle (shuffled and dealt back)", {"is_shuffled": True}
    NAMED = "named", "whichever way the dealer names", {"is_named": True}


@cache
def offsets(direction: PassTo, number: int, players: int) -> tuple[int, ...]:
    """Return, for each card that a player passes, how many seats clockwise it goes.

    It is empty if none is passed, if the cards are shuffled, or until the dealer has named the direction.
    """
    match direction:
        case PassTo.LEFT:
            offset = 1 % players
        case PassTo.RIGHT:
            offset = -1 % players
        case PassTo.LEFT_2:
            offset = 2 % players
        case PassTo.RIGHT_2:
            offset = -2 % players
        case PassTo.ACROSS:
            offset = players // 2
        case PassTo.SCATTER:
            return tuple(range(1, players))
        case PassTo.SHARED:
            return tuple(offset for offset in range(1, players) for _ in range(number // (players - 1)))
        case PassTo.HOLD | PassTo.SHUFFLED | PassTo.NAMED:
            return ()
    return (offset,) * number if offset else ()


WAY_WORDS = tuple(str(each.value) for each in PassTo if not each.is_named)


class NamedWays(ManyOf):
    """Directions, of which the dealer names one."""

    def text(self, value: Sequence[PassTo]) -> str:
        return listed([each.phrase for each in value], "or")


class PassRound(ManyOf):
    """Directions that are used in turn, one for each deal, then again from the first."""

    def text(self, value: Sequence[PassTo]) -> str:
        if len(value) < 2:
            return " ".join(f"{each.phrase} in every deal" for each in value)
        steps = [f"{each.phrase} in the {ordinal(place)}" for place, each in enumerate(value, 1)]
        return f"{listed([f'{steps[0]} deal', *steps[1:]])}. Then the round begins again"


# passing.cards, numbers, to, named: how many cards, and to whom

_NAMED = where(lambda rules: rules.passing.by_name, "passing.to")
_CARDS = says(
    "Cards passed",
    "Each player passes {} card(s).",
    "How many are passed; 0 for none.",
    default=0,
    none="No cards are passed.",
)
_NUMBERS = says(
    "Cards passed, deal by deal",
    "The number passed changes from deal to deal: {}.",
    "The numbers for each deal in turn, if they change; the list may differ in length from the directions.",
    default=(),
    none="The number is the same in every deal.",
    kind=ManyOf(Number(least=1, most=26), at_least=2, at_most=20),
    unsurveyed=True,
)
_TO = says(
    "Passed to",
    "The cards are passed {}.",
    "The directions for each deal in turn.",
    default=(),
    none="No card is passed to anybody.",
    kind=PassRound(Choice(PassTo)),
)
_PASSING_NAMED = says(
    "Directions the dealer may name",
    "If the dealer names the direction, the cards go {}.",
    "The directions the dealer chooses from, if `to` says `named`.",
    default=(),
    none="The dealer names no direction.",
    kind=NamedWays(Choice(PassTo), distinct=True, at_least=2),
    unsurveyed=True,
    only=[_NAMED],
)


# passing.look: looking at the pass


class PassLook(Word):
    """When a player may look at the cards passed to them."""

    may_come_first: bool  # True if players may look before they pass their own cards.

    AFTER_GIVING = "after-giving", "only after passing your own"
    AT_ONCE = "at-once", "at once", {"may_come_first": True}

    def why_not(self, *, has_passed: bool) -> Reason | None:
        """Return why a player may not yet look at the cards passed to them, or None if they may."""
        return None if has_passed or self.may_come_first else refused_by("passing.look")


_LOOK = says("Looking at the pass", "You may look at the cards you receive {}.", default=PassLook.AFTER_GIVING)


# passing.miscounted: too many or too few passed


class FaultyPass(Word):
    """What happens to a faulty pass."""

    PUT_RIGHT = "put-right", "the pass is corrected before the first lead"
    FRESH_DEAL = "fresh-deal", "the cards are dealt again"
    STANDS = "stands", "the pass stands"


_MISCOUNTED = says(
    "Too many or too few passed",
    "If too many or too few cards are passed, {}.",
    default=FaultyPass.PUT_RIGHT,
    unsurveyed=True,
)
_MISDIRECTED = says(
    "Passed to the wrong player",
    "If cards are passed to the wrong player, {}.",
    default=FaultyPass.PUT_RIGHT,
    unsurveyed=True,
)


# passing.forgotten: the pass forgotten


class ForgottenPass(Word):
    """What happens if nobody has passed when play begins."""

    STANDS = "stands", "the hands are played as they are"
    PASSED_LATE = (
        "passed-late",
        "a first lead is taken back and the cards are passed; once more is played, the hands are played as they are",
    )
    FRESH_DEAL = "fresh-deal", "the cards are dealt again"


_FORGOTTEN = says(
    "The pass forgotten",
    "If play begins and nobody has passed, {}.",
    default=ForgottenPass.PASSED_LATE,
    unsurveyed=True,
)


def _repeats(steps: Sequence[object]) -> bool:
    """True if the sequence is a shorter one repeated."""
    return any(steps[part:] == steps[:-part] and len(steps) % part == 0 for part in range(1, len(steps) // 2 + 1))


# passing.barred, taken-back, passed-on: which cards may be passed, and passed on

_BARRED = says(
    "Barred from the pass",
    "You may not pass {} while you have enough other cards.",
    "Suits or cards.",
    default=(),
    apart={(): "Any card may be passed, including hearts and other penalty cards."},
    kind=Groups(each="a", last="or"),
    unsurveyed=True,
)


class PassTakenBack(Word):
    """Whether a player may take back a card they have passed."""

    ALLOWED = "allowed", "may"
    UNTIL_SEEN = "until-seen", "may, until anybody looks at a card that was passed,"
    BARRED = "barred", "may not"


_TAKEN_BACK = says(
    "Taking a pass back",
    "You {} take back a card you have passed.",
    default=PassTakenBack.UNTIL_SEEN,
    unsurveyed=True,
)
_PASSED_ON = says(
    "Passing on what was passed",
    "You {} pass on a card that was passed to you.",
    "It can be allowed only if players may look at once at the cards they receive.",
    default=Leave.BARRED,
    unsurveyed=True,
)


@dataclass(frozen=True, slots=True)
class PassingRules:
    """Cards passed to other players before the play."""

    cards: int = _CARDS
    numbers: tuple[int, ...] = _NUMBERS
    to: tuple[PassTo, ...] = _TO
    named: tuple[PassTo, ...] = _PASSING_NAMED
    look: PassLook = _LOOK
    miscounted: FaultyPass = _MISCOUNTED
    misdirected: FaultyPass = _MISDIRECTED
    forgotten: ForgottenPass = _FORGOTTEN
    barred: tuple[str, ...] = _BARRED
    taken_back: PassTakenBack = _TAKEN_BACK
    passed_on: Leave = _PASSED_ON

    def why_not(self, cards: int, held: int, count: int) -> Reason | None:
        """Return why a player who passes `count` of the cards `held` may not pass these, masks, or None if they may.

        Barred cards may be passed only by a hand with too few others, and only as many as are needed.
        """
        barred = groups_mask(self.barred)
        needed = max(0, count - (held & ~barred).bit_count())
        if (cards & barred).bit_count() <= needed:
            return None
        return refused_by("passing.barred", facts=f"only {needed} of them may go from this hand" if needed else "")

    def why_not_named(self, in_deal: PassTo, direction: PassTo) -> Reason | None:
        """Return why the dealer may not name a direction, or None if they may; `in_deal` is that of the deal."""
        if not in_deal.is_named:
            return Reason(("passing.to",), facts="the dealer does not name the way of the pass in this deal")
        return None if direction in self.named else refused_by("passing.named")

    def keys(self, direction: PassTo) -> tuple[str, str]:
        """Return the keys that decide how many cards are passed in a direction, and that direction.

        They are one key if no cards are ever passed, and for the directions that say how many.
        """
        if not self.cards:
            return "passing.cards", "passing.cards"
        number = "passing.numbers" if self.numbers else "passing.cards"
        return "passing.to" if direction.says_how_many else number, "passing.to"

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the numbers of cards passed, one for each deal in turn; one number if it never changes."""
        return self.numbers or (self.cards,)

    @property
    def by_name(self) -> bool:
        """True if in some deal the dealer names the direction."""
        return any(each.is_named for each in self.to)

    @property
    def goes_on(self) -> bool:
        """True if a player may pass on a card that was passed to them."""
        return self.passed_on.is_given and self.look.may_come_first

    def conflicts(self, deal: DealRules, players: int) -> Iterator[Conflict]:
        """Yield conflicts: passes that cannot be made."""
        to = ("passing.cards", "table.players")
        for key, most in (("passing.cards", self.cards), ("passing.numbers", max(self.numbers, default=0))):
            if most > deal.hand:
                message = f"{most} cards cannot be passed from a hand of {deal.hand}"
                yield Conflict(key, "impossible-pass", message, f"change {key} or deal.hand", ("deal.hand",))
        if self.cards and not self.to:
            yield Conflict(
                "passing.to", "pass-to-nobody", "cards are passed but to nobody", "state passing.to, as [left]", to
            )
        elif self.cards and all(each is PassTo.HOLD for each in self.to):
            message = "cards are passed, but in every deal to nobody"
            yield Conflict("passing.to", "pass-to-nobody", message, "name another way, or say `cards: 0`", to)
        if _repeats(self.to):
            yield Conflict(
                "passing.to", "repeated-round", "the round of directions only repeats itself", "say it once", to
            )
        if self.numbers and len(set(self.numbers)) == 1:
            message = "the number of cards is the same in every deal"
            yield Conflict("passing.numbers", "repeated-round", message, "say it by passing.cards alone")
        elif _repeats(self.numbers):
            yield Conflict(
                "passing.numbers", "repeated-round", "the round of numbers only repeats itself", "say it once"
            )
        yield from self._named_conflicts()
        if self.passed_on.is_given:
            yield from self._passed_on_conflicts()
        for key, ways in (("passing.to", self.to), ("passing.named", self.named)):
            yield from self._impossible_passes(key, ways, deal.hand, players)

    def _named_conflicts(self) -> Iterator[Conflict]:
        if not self.named and self.by_name:
            message = "the dealer names the direction, but no directions are listed"
            yield Conflict("passing.named", "no-named-pass", message, "as [left, right, across, hold]", ("passing.to",))
        if any(each.is_named for each in self.named):
            yield Conflict(
                "passing.named",
                "no-named-pass",
                "`named` is not a direction, so the dealer cannot name it",
                "drop `named`",
            )

    def _passed_on_conflicts(self) -> Iterator[Conflict]:
        ways = {*self.to, *self.named}
        if not self.look.may_come_first:
            message = "players see the cards they receive only after passing, so they cannot pass them on"
            hint = "say `look: at-once`, or leave it out"
            yield Conflict("passing.passed-on", "cannot-happen", message, hint, ("passing.look",))
        elif ways and all(each.is_shuffled or each is PassTo.HOLD for each in ways):
            message = "the passed cards lie in the middle until all have passed, so nobody can pass them on"
            yield Conflict(
                "passing.passed-on", "cannot-happen", message, "name another way, or leave it out", ("passing.to",)
            )

    def _impossible_passes(self, key: str, ways: Sequence[PassTo], hand: int, players: int) -> Iterator[Conflict]:
        to = ("passing.cards", "table.players")
        if PassTo.SCATTER in ways and players - 1 > hand:
            message = f"a hand of {hand} cannot give a card to each of {players - 1} others"
            yield Conflict(key, "impossible-pass", message, "drop `scatter`", to)
        if PassTo.SHARED in ways and (uneven := [each for each in self.counts if each % (players - 1)]):
            message = f"{uneven[0]} cards do not go in equal parts to {players - 1} others"
            hint = f"say {players - 1} or a multiple of it, or drop `shared`"
            yield Conflict("passing.cards", "impossible-pass", message, hint, ("passing.numbers", *to))
        if players % 2 and PassTo.ACROSS in ways:
            message = f"with {players} players nobody sits across the table"
            yield Conflict(key, "impossible-pass", message, "drop `across` for that number", to)
