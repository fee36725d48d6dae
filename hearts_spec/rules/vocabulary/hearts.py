"""Leading and breaking hearts, and the queen of spades. Each rule stands together: words, sentence, effect.

A rule that limits what may be led or discarded yields its limit. `hearts` is the suit to be avoided, as a mask; the
sentences speak of hearts, and are put right where another suit was named.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.cards import group_mask, group_name, groups_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.limits import QUEEN, SPADES, Ground, Keep, Limit, everything, kept_by, lowest_by
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.values import COUNTS_QUEEN
from hearts_spec.schema.field_info import BY_SUIT_LED, Word, says, there_is, where
from hearts_spec.schema.kinds import Groups

_WAITING = where(
    lambda rules: rules.hearts.led.waits or rules.hearts.thrown.waits
    or rules.queen.led.waits or rules.queen.thrown.waits,
    "hearts.led", "hearts.thrown", "queen.led", "queen.thrown",
)  # fmt: skip


class WhenBroken(Word):
    """Whether a lead or a discard must wait until hearts are broken."""

    waits: bool  # True if it must wait until hearts are broken.

    AT_WILL = "at-will", "at any time"
    ONCE_BROKEN = "once-broken", "only once hearts are broken", {"waits": True}


# hearts.led: whether hearts may be led before they are broken

_LED = says("Leading hearts", "Hearts may be led {}.", default=WhenBroken.AT_WILL)


def _led_limit(rules: "HeartsRules", queen: "QueenRules", hearts: int, alone: Keep) -> Limit:
    others = ~(hearts | QUEEN)
    behind = ("hearts.led", "hearts.broken-by", "hearts.broken-when")
    return Limit(
        (lambda hand: hand & ~hearts if hand & others else alone(hand)) if rules.led.waits else everything,
        (*behind, "hearts.broken-however") if rules.broken_however else behind,
        ("hearts.led", "hearts.broken-by"),
        about=hearts,
        otherwise=lambda hand: "hearts.with-queen" if hand & QUEEN and not queen.led.waits else "hearts.only-hearts",
        unbroken=True,
    )


# hearts.thrown: whether hearts may be discarded before they are broken

_HEARTS_THROWN = says(
    "Discarding hearts", "Hearts may be discarded {}.", "A player who holds nothing else may discard one at any time.",
    default=WhenBroken.AT_WILL, unsurveyed=True,
)  # fmt: skip


def _hearts_thrown_limits(thrown: WhenBroken, hearts: int) -> Iterator[Limit]:
    if thrown.waits:
        yield Limit(
            lambda hand: hand & ~hearts or hand, ("hearts.thrown", "hearts.broken-by", "hearts.broken-when"),
            ("hearts.thrown", "hearts.broken-when"), about=hearts, otherwise=lambda hand: "", unbroken=True,
        )  # fmt: skip


# hearts.broken-by, broken-when, broken-however: what breaks them


class BrokenWhen(Word):
    """What counts as breaking hearts."""

    discarded: bool  # True if a card that is discarded on another suit breaks hearts.
    however: bool  # True if a card that is led or follows suit breaks hearts.

    DISCARDED = "thrown", "when it is discarded on another suit", {"discarded": True}
    SUIT_LED = "suit-led", "only when its suit is led", {"however": True}
    PLAYED = "played", "whether it is led, discarded or played to follow suit", {"discarded": True, "however": True}


_BREAKERS = Groups(each="a", last="or")
_BROKEN_BY = says(
    "Hearts broken by", "Only {} breaks hearts.", "Suits or cards.", default=("hearts",), kind=_BREAKERS,
    only=[_WAITING], none="Nothing breaks hearts.",
)  # fmt: skip
_BROKEN_WHEN = says(
    "Broken when", "A card that breaks hearts does so {}.", default=BrokenWhen.DISCARDED,
    only=[_WAITING, there_is("hearts.broken-by")],
)  # fmt: skip
_BROKEN_HOWEVER = says(
    "Breaking hearts however played",
    "{} also breaks hearts when it is led or follows suit.",
    "Suits or cards; none if all the cards that break hearts do so in the same way.",
    default=(), none="Nothing breaks hearts in any other way.", kind=_BREAKERS, unsurveyed=True,
    only=[_WAITING, where(lambda rules: not rules.hearts.broken_when.however, "hearts.broken-when")],
)  # fmt: skip


def _broken_conflicts(rules: "HeartsRules") -> Iterator[Conflict]:
    """Yield a conflict for cards that break hearts in any way but are not among the breakers."""
    if groups_mask(rules.broken_however) & ~groups_mask(rules.broken_by):
        names = " and ".join(map(group_name, rules.broken_however))
        message = f"{names} cannot break hearts however played, for they are not among what breaks them"
        hint = "name them under hearts.broken-by"
        yield Conflict("hearts.broken-however", "cannot-happen", message, hint, ("hearts.broken-by",))
    only_hearts = not groups_mask(rules.broken_by) & ~group_mask("hearts")
    if rules.thrown.waits and only_hearts and not rules.broken_when.however and not rules.broken_however:
        message = "hearts may be discarded only once they are broken, and are broken only by being discarded"
        yield Conflict("hearts.thrown", "cannot-happen", message, "state hearts.broken-when", ("hearts.broken-when",))
    if rules.led.waits and only_hearts and not rules.broken_when.discarded:
        message = "hearts may be led only once they are broken, and are broken only by being led"
        yield Conflict("hearts.led", "cannot-happen", message, "say `at-will`", ("hearts.broken-when",))


# hearts.only-hearts: what a leader with nothing else may lead


class OnlyHearts(Word):
    """What a leader with only hearts may lead before they are broken."""

    ANY_HEART = "any-heart", "may lead any heart"
    LOWEST_HEART = "lowest-heart", "must lead their lowest heart"


_ONLY_HEARTS = says(
    "A leader with only hearts",
    "Before hearts are broken, a leader with only hearts {}.",
    "What a player with nothing but hearts may lead before hearts are broken.",
    default=OnlyHearts.ANY_HEART, only=[_WAITING],
)  # fmt: skip


def _heart_led(only: OnlyHearts, ace: AcePlace) -> Keep:
    match only:
        case OnlyHearts.ANY_HEART:
            return everything
        case OnlyHearts.LOWEST_HEART:
            return lowest_by(ace)


def _only_hearts_limits(rules: "HeartsRules", ace: AcePlace, hearts: int) -> Iterator[Limit]:
    lead = _heart_led(rules.only_hearts, ace)
    if rules.led.waits and lead is not everything:
        behind = ("hearts.led", "hearts.only-hearts")
        yield Limit(lambda hand: hand if hand & ~hearts else lead(hand), behind, behind[1:], unbroken=True, within=True)


# hearts.with-queen: what a leader with nothing but hearts and a queen who need not wait may lead


class HeartsAndQueen(Word):
    """What a leader with only hearts and the queen of spades may lead before hearts are broken."""

    allows_heart: bool  # True if a heart may be led.

    QUEEN = "queen", "must lead the queen"
    EITHER = "either", "may lead the queen or a heart", {"allows_heart": True}


_WITH_QUEEN = says(
    "A leader with only hearts and the queen",
    "Before hearts are broken, a leader with only hearts and the queen of spades {}.",
    "What a hand of only hearts and the queen of spades may lead while hearts are unbroken.",
    default=HeartsAndQueen.QUEEN,
    only=[_WAITING, where(lambda rules: not rules.queen.led.waits, "queen.led"), COUNTS_QUEEN],
)  # fmt: skip


def _with_queen_limits(rules: "HeartsRules", queen: "QueenRules", hearts: int) -> Iterator[Limit]:
    others = ~(hearts | QUEEN)
    if rules.led.waits and not queen.led.waits and not rules.with_queen.allows_heart:
        yield Limit(
            lambda hand: hand if hand & others else hand & QUEEN or hand,
            ("hearts.led", "hearts.with-queen", "queen.led.queen"), ("hearts.with-queen",), unbroken=True, within=True,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class HeartsRules:
    """When hearts may be led, and what breaks them."""

    led: WhenBroken = _LED
    thrown: WhenBroken = _HEARTS_THROWN
    broken_by: tuple[str, ...] = _BROKEN_BY
    broken_when: BrokenWhen = _BROKEN_WHEN
    broken_however: tuple[str, ...] = _BROKEN_HOWEVER
    only_hearts: OnlyHearts = _ONLY_HEARTS
    with_queen: HeartsAndQueen = _WITH_QUEEN

    def limits(self, queen: "QueenRules", ace: AcePlace, hearts: int) -> Iterator[Limit]:
        """Yield what the rules say of leading hearts before they are broken."""
        alone = (*_with_queen_limits(self, queen, hearts), *_only_hearts_limits(self, ace, hearts))
        yield from alone
        yield _led_limit(self, queen, hearts, kept_by(alone))

    def grounds(self, hearts: int) -> Iterator[Ground]:
        """Yield the rule by which hearts may be led; if it makes them wait, it leaves the queen of spades free."""
        yield Ground("hearts.led", about=hearts)
        if self.led.waits:
            yield Ground("hearts.led", about=QUEEN & ~hearts, last=True)

    def discard_limits(self, hearts: int) -> Iterator[Limit]:
        """Yield the limit on discarding hearts before they are broken."""
        return _hearts_thrown_limits(self.thrown, hearts)

    def breaking(self) -> tuple[int, int]:
        """Return as masks the cards that break hearts when discarded, and when they are led or follow suit."""
        breakers = groups_mask(self.broken_by)
        return (
            breakers if self.broken_when.discarded else 0,
            breakers if self.broken_when.however else groups_mask(self.broken_however),
        )

    def conflicts(self) -> Iterator[Conflict]:
        """Yield conflicts: cards that cannot break hearts, or hearts that must wait for themselves."""
        return _broken_conflicts(self)


# queen.led: whether the queen of spades may be led before hearts are broken

_QUEEN_LED = says(
    "Leading the queen", "The queen of spades may be led {}.", default=WhenBroken.AT_WILL,
    cases={"queen": "she is led", "spades": "another spade is led"},
)  # fmt: skip


def _queen_led_limits(queen: "QueenRules", rules: HeartsRules, hearts: int) -> Iterator[Limit]:
    free = ~QUEEN & ~(hearts if rules.led.waits else 0)
    yield Limit(
        (lambda hand: hand & ~QUEEN if hand & free else hand) if queen.led.waits else everything,
        ("queen.led",), about=QUEEN, otherwise=lambda hand: "", unbroken=True,
    )  # fmt: skip


# queen.thrown: when the queen of spades may or must be discarded


class QueenDiscarded(Word):
    """When the queen of spades may or must be discarded."""

    waits: bool  # True if she may be discarded only once hearts are broken.

    AT_WILL = "at-will", "may be discarded or kept when her holder cannot follow suit"
    ONCE_BROKEN = "once-broken", "may be discarded on another suit only once hearts are broken", {"waits": True}
    FIRST_CHANCE = "first-chance", "must be discarded on another suit at the first chance"


_THROWN = says(
    "Discarding the queen", "The queen of spades {}.", default=QueenDiscarded.AT_WILL, cases=BY_SUIT_LED,
    only=[where(lambda rules: not groups_mask(rules.follow.forced) & group_mask("QS"), "follow.forced")],
)  # fmt: skip


def _thrown_limits(thrown: QueenDiscarded) -> Iterator[Limit]:
    key = ("queen.thrown",)
    match thrown:
        case QueenDiscarded.AT_WILL:
            return
        case QueenDiscarded.ONCE_BROKEN:
            yield Limit(lambda hand: hand & ~QUEEN or hand, key, about=QUEEN, otherwise=lambda hand: "", unbroken=True)
        case QueenDiscarded.FIRST_CHANCE:
            yield Limit(lambda hand: hand & QUEEN or hand, key, void_only=True)


@dataclass(frozen=True, slots=True)
class QueenRules:
    """Limits on when the queen of spades may be played."""

    led: WhenBroken = _QUEEN_LED
    thrown: QueenDiscarded = _THROWN

    def limits(self, rules: HeartsRules, hearts: int) -> Iterator[Limit]:
        """Yield the limit on leading the queen."""
        return _queen_led_limits(self, rules, hearts)

    def lead_grounds(self) -> Iterator[Ground]:
        """Yield the rules by which the queen and other spades may be led."""
        yield Ground("queen.led.queen", about=QUEEN)
        yield Ground("queen.led.spades", about=SPADES & ~QUEEN, apart=True)

    def discard_grounds(self) -> Iterator[Ground]:
        """Yield the rule by which a player who holds the queen may discard a card."""
        yield Ground("queen.thrown", held=QUEEN, by_suit=True)

    def discard_limits(self, forced: bool) -> Iterator[Limit]:
        """Yield the limit on discarding the queen, if there is one: that she is `forced` out, or else kept."""
        return (limit for limit in _thrown_limits(self.thrown) if limit.void_only is forced)
