"""The joker, a heart that ranks between the ten and the jack. Each rule stands together: words, sentence, effect."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import JOKER, JOKER_PLACE, Card, group_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.facts import NO_CARD
from hearts_spec.rules.limits import HEARTS, Ground, Limit, Reason, refused_by
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.payment import PayTo
from hearts_spec.rules.vocabulary.settlement import KeptIn, SettlementRules
from hearts_spec.schema.field_info import Word, says

_JOKER = 1 << JOKER
_HIGH_HEARTS = sum(group_mask(heart) for heart in ("AH", "KH", "QH", "JH"))
_IN_ITS_PACK = 63  # `card & 63` is the card whichever copy it is


def _is_high_heart(card: Card) -> bool:
    return card != NO_CARD and bool(_HIGH_HEARTS >> card & 1)


# joker.added: whether there is one

_ADDED = says(
    "Jokers", "The pack has {} joker(s).", "One, or 0 for none.", default=0, most=1, none="The pack has no joker."
)


# joker.thrown: when it may be discarded


class JokerDiscarded(Word):
    """When the joker may be discarded."""

    needs_cover: bool  # True if it may be discarded only under a high heart.
    can_be_covered: bool  # True if a high heart lets even a player who can follow discard it.

    AT_WILL = "at-will", "like any other heart"
    UNDER_HIGH_HEART = (
        "under-high-heart",
        "only on a trick with an ace or court card of hearts, where anybody may discard it",
        {"needs_cover": True, "can_be_covered": True},
    )
    ALSO_UNDER_HIGH_HEART = (
        "also-under-high-heart",
        "like any other heart, and under an ace or court card of hearts even by a player who can follow",
        {"can_be_covered": True},
    )


_THROWN = says(
    "Discarding the joker", "The joker may be discarded {}.", "It may always be led.", default=JokerDiscarded.AT_WILL
)


def _thrown_limits(rules: "JokerRules") -> Iterator[Limit]:
    """Yield the limit that applies while no high heart is on the trick."""
    if rules.added and rules.thrown.needs_cover:
        key = ("joker.thrown",)
        yield Limit(lambda hand: hand & ~_JOKER or hand, key, about=_JOKER, otherwise=lambda hand: "", uncovered=True)


_LED = "The rules say when the joker may be thrown. They do not mention leading it, and any card may be led."


# joker.only-heart: whether it must follow suit if it is a player's only heart


class JokerAlone(Word):
    """Whether a player must follow a lead of hearts with the joker, if it is their only heart."""

    may_wait: bool  # True if it need not follow suit.

    FOLLOWS = "follows", "must follow with it"
    MAY_WAIT = "may-wait", "may follow with it or hold it back", {"may_wait": True}


_ONLY_HEART = says(
    "A joker that is the only heart", "If hearts are led, a player whose only heart is the joker {}.",
    default=JokerAlone.FOLLOWS,
)  # fmt: skip


# joker.obliges: which card it can oblige to win the trick


class JokerObliges(Word):
    """Which card the joker can oblige to win the trick."""

    is_possible: bool  # True if the joker can oblige another card to win.

    NOBODY = "nobody", "nobody"
    HIGH_HEART = (
        "high-heart",
        "the highest ace or court card of hearts that was discarded on a lead of another suit",
        {"is_possible": True},
    )


_OBLIGES = says(
    "The joker can oblige to win",
    "The player of the joker can oblige to win only {}.",
    default=JokerObliges.NOBODY, none="The player of the joker cannot oblige another card to win.",
)  # fmt: skip


def _why_not_oblige(obliges: JokerObliges, led: int, trick: Sequence[Card]) -> Reason | None:
    if not obliges.is_possible or led & HEARTS or not any(map(_is_high_heart, trick)):
        return refused_by("joker.obliges")
    return None


def obliged_by(trick: Sequence[Card]) -> Card:
    """Return the card that the joker, discarded now, would oblige to win: the highest high heart on the trick."""
    return max(filter(_is_high_heart, trick), key=lambda card: card & _IN_ITS_PACK)


# joker.trumps: whether it makes hearts beat the suit led


class JokerTrumps(Word):
    """Whether the joker makes hearts beat the suit led, as trumps do."""

    is_possible: bool  # True if hearts are trumps on a trick with the joker.

    NEVER = "never", "on no trick"
    ITS_TRICK = "its-trick", "on the trick to which it is played", {"is_possible": True}


_TRUMPS = says(
    "Hearts over the suit led", "The joker makes hearts beat the suit led {}.",
    default=JokerTrumps.NEVER, none="The joker never makes hearts beat the suit led.",
)  # fmt: skip


# joker.chips-to: who receives the chips for it


class JokerChips(Word):
    """Who receives the chips for the joker."""

    pass_pool_by: bool  # True if the chips go to a player; then it must be known who discarded and who took the joker.

    POOL = "pool", "into the pool"
    DISCARDER = "discarder", "to the player who discarded it, or into the pool if nobody did", {"pass_pool_by": True}


_CHIPS_TO = says(
    "The joker's chips", "The joker's chips go {}.", default=JokerChips.POOL,
    cases={"another": "another player than its holder takes it", "own": "its holder takes it"},
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class JokerRules:
    """The joker, a heart that ranks between the ten and the jack."""

    added: int = _ADDED
    thrown: JokerDiscarded = _THROWN
    only_heart: JokerAlone = _ONLY_HEART
    obliges: JokerObliges = _OBLIGES
    trumps: JokerTrumps = _TRUMPS
    chips_to: JokerChips = _CHIPS_TO

    def limits(self) -> Iterator[Limit]:
        """Yield the limit on discarding the joker."""
        return _thrown_limits(self)

    def lead_grounds(self) -> Iterator[Ground]:
        """Yield what is read into the rules if the joker is led, and they say only when it may be discarded."""
        if self.cover:
            yield Ground("", about=_JOKER, reading=_LED)

    def grounds(self) -> Iterator[Ground]:
        """Yield the rule by which the joker may be played to a trick."""
        yield Ground("joker.thrown", about=_JOKER)

    @property
    def cover(self) -> int:
        """The cards that allow the joker to be discarded once they are on the trick, as a mask; 0 if none do."""
        return _HIGH_HEARTS if self.added and self.thrown.can_be_covered else 0

    @property
    def loose(self) -> int:
        """The cards that need not follow suit if the hand has no others of the suit, as a mask."""
        return _JOKER if self.added and self.only_heart.may_wait else 0

    def why_not_oblige(self, led: int, trick: Sequence[Card]) -> Reason | None:
        """Return why a joker that may be discarded may not oblige a high heart to win, or None if it may.

        `led` is the mask of the suit led.
        """
        return _why_not_oblige(self.obliges, led, trick)

    def among(self, pack: PackRules) -> int:
        """Return all the cards in play as a mask: the pack, and the joker if there is one."""
        return pack.cards() | (1 << JOKER if self.added else 0)

    def conflicts(self, settlement: SettlementRules, pack: PackRules) -> Iterator[Conflict]:
        """Yield conflicts: the joker's chips go to a player but not all pay the pool; the ace has the joker's rank."""
        if self.added and (pack.ace.place == JOKER_PLACE or pack.ace.moves_ten):
            message = "the ace and the joker both rank between the ten and the jack"
            if pack.ace.moves_ten:
                message = "the joker ranks between the ten and the jack, and here the ten ranks above the king"
            yield Conflict("pack.ace", "cannot-happen", message, "say `high` or `low`", ("joker.added",))
        pay = settlement.pay
        for_all = pay.for_all and not settlement.draw
        chips_in = settlement.kept_in is KeptIn.CHIPS and pay.to is PayTo.POOL
        if self.chips_to.pass_pool_by and not (for_all and chips_in):
            message = "chips for the joker can go to a player only if everybody pays the pool for everything they took"
            yield Conflict("joker.chips-to", "wrong-payment", message, "say `pool`, or change settlement.pay")
