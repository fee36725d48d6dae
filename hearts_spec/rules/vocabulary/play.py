"""Playing to a trick: following suit, the joker, and what wins a trick."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.cards import JOKER, JOKER_PLACE, Suit
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, PayTo, SettlementRules
from hearts_spec.schema.field_info import BY_SUIT_LED, Word, says, there_is, where
from hearts_spec.schema.kinds import Groups


class FirstTrickFollow(Word):
    """How the suit is followed on the first trick."""

    ANY = "any", "may follow with any card of the suit led"
    LOWEST = "lowest", "must follow with their lowest card of the suit led"


class OnlyBarred(Word):
    """What a hand of only barred cards may discard on the first trick."""

    ANY = "any", "may discard any of them"
    HEARTS_FIRST = "hearts-first", "must discard a heart, if they hold one"
    QUEEN_FIRST = "queen-first", "must discard the queen of spades, if they hold her"


@dataclass(frozen=True, slots=True)
class FirstTrickRules:
    """Limits on the first trick or tricks."""

    barred: tuple[str, ...] = says(
        "Barred from the first trick",
        "You may not discard {} on the first trick.",
        "Suits or cards.",
        silent=(),
        apart={(): "Nothing is barred from the first trick."},
        kind=Groups(each="a", last="or"),
    )
    barred_for: int = says(
        "How long it is barred",
        "The bar holds for the first {} tricks.",
        "1 if only the first trick bars them.",
        silent=1,
        apart={1: "The bar holds for the first trick only."},
        least=1,
        most=52,
        late=True,
        only=[there_is("first-trick.barred")],
    )
    only_barred: OnlyBarred = says(
        "Nothing but barred cards",
        "A player with only barred cards {}.",
        silent=OnlyBarred.ANY,
        only=[there_is("first-trick.barred")],
    )
    follow: FirstTrickFollow = says(
        "Following to the first trick", "On the first trick, a player {}.", silent=FirstTrickFollow.ANY
    )


class FollowSuit(Word):
    """Whether players must follow the suit led."""

    binds: bool  # True if a player who holds the suit led must follow it.

    REQUIRED = "required", "must follow suit when they can", {"binds": True}
    FREE = "free", "may play any card"


class VoidDiscards(Word):
    """What a player without the suit led may discard."""

    ANYTHING = "anything", "may discard any card"
    SCORING_CARD = "scoring-card", "must discard a scoring card, if they hold one"


_BINDING = where(lambda rules: rules.follow.suit.binds, "follow.suit", heard=True)


@dataclass(frozen=True, slots=True)
class FollowRules:
    """Following suit and discarding."""

    suit: FollowSuit = says("Following suit", "The other players {}.")
    void: VoidDiscards = says(
        "Unable to follow", "A player without the suit led {}.", only=[_BINDING], cases=BY_SUIT_LED
    )
    forced: tuple[str, ...] = says(
        "Forced discards",
        "A player who cannot follow suit must discard one of these cards, if they hold any: {}.",
        "Suits or cards.",
        silent=(),
        none="No particular card has to be discarded.",
        late=True,
        only=[_BINDING],
    )


class JokerDiscarded(Word):
    """When the joker may be discarded."""

    needs_cover: bool  # True if it may be discarded only under a high heart.
    can_be_covered: bool  # True if a high heart lets even a player who can follow discard it.

    AT_WILL = "at-will", "like any other heart"
    UNDER_HIGH_HEART = (
        "under-high-heart",
        "only on a trick with an ace or court card of hearts in it, and there even by a player who can follow",
        {"needs_cover": True, "can_be_covered": True},
    )
    ALSO_UNDER_HIGH_HEART = (
        "also-under-high-heart",
        "like any other heart, and under an ace or court card of hearts even by a player who can follow",
        {"can_be_covered": True},
    )


class JokerAlone(Word):
    """Whether a player must follow a lead of hearts with the joker, if it is their only heart."""

    may_wait: bool  # True if it need not follow suit.

    FOLLOWS = "follows", "must follow with it"
    MAY_WAIT = "may-wait", "may follow with it or hold it back", {"may_wait": True}


class JokerObliges(Word):
    """Which card the joker can oblige to win the trick."""

    is_possible: bool  # True if the joker can oblige another card to win.

    NOBODY = "nobody", "nobody"
    HIGH_HEART = (
        "high-heart",
        "the highest ace or court card of hearts that was discarded on a lead of another suit",
        {"is_possible": True},
    )


class JokerTrumps(Word):
    """Whether the joker makes hearts beat the suit led, as trumps do."""

    is_possible: bool  # True if hearts are trumps on a trick with the joker.

    NEVER = "never", "on no trick"
    ITS_TRICK = "its-trick", "on the trick to which it is played", {"is_possible": True}


class JokerChips(Word):
    """Who receives the chips for the joker."""

    pass_pool_by: bool  # True if the chips go to a player; then it must be known who discarded and who took the joker.

    POOL = "pool", "into the pool"
    DISCARDER = "discarder", "to the player who discarded it, or into the pool if nobody did", {"pass_pool_by": True}


@dataclass(frozen=True, slots=True)
class JokerRules:
    """The joker, a heart that ranks between the ten and the jack."""

    added: int = says(
        "Jokers", "The pack has {} joker(s).", "One, or 0 for none.", silent=0, most=1, none="The pack has no joker."
    )
    thrown: JokerDiscarded = says(
        "Discarding the joker", "The joker may be discarded {}.", "It may always be led.", silent=JokerDiscarded.AT_WILL
    )
    only_heart: JokerAlone = says(
        "A joker that is the only heart",
        "If hearts are led, a player whose only heart is the joker {}.",
        silent=JokerAlone.FOLLOWS,
    )
    obliges: JokerObliges = says(
        "The joker can oblige to win",
        "The player of the joker can oblige one card to win: {}.",
        silent=JokerObliges.NOBODY,
        none="The player of the joker cannot oblige another card to win.",
    )
    trumps: JokerTrumps = says(
        "Hearts over the suit led",
        "The joker makes hearts beat the suit led {}.",
        silent=JokerTrumps.NEVER,
        none="The joker never makes hearts beat the suit led.",
    )
    chips_to: JokerChips = says(
        "The joker's chips",
        "The joker's chips go {}.",
        silent=JokerChips.POOL,
        cases={"another": "another player than its holder takes it", "own": "its holder takes it"},
    )

    def among(self, pack: PackRules) -> int:
        """Return all the cards in play as a mask: the pack, and the joker if there is one."""
        return pack.cards() | (1 << JOKER if self.added else 0)

    def conflicts(self, settlement: SettlementRules, pack: PackRules) -> Iterator[Conflict]:
        """Yield conflicts: the joker's chips go to a player but not all pay the pool; the ace has the joker's rank."""
        if self.added and pack.ace.place == JOKER_PLACE:
            message = "the ace and the joker both rank between the ten and the jack"
            yield Conflict("pack.ace", "cannot-happen", message, "say `high` or `low`", ("joker.added",))
        pay = settlement.pay
        for_all = pay.for_all and not settlement.draw
        chips_in = settlement.kept_in is KeptIn.CHIPS and pay.to is PayTo.POOL
        if self.chips_to.pass_pool_by and not (for_all and chips_in):
            message = "chips for the joker can go to a player only if everybody pays the pool for everything they took"
            yield Conflict("joker.chips-to", "wrong-payment", message, "say `pool`, or change settlement.pay")


class TrickWonBy(Word):
    """Which card of the suit led wins."""

    is_lowest: bool  # True if the lowest card wins.

    HIGHEST = "highest", "the highest card of the suit led"
    LOWEST = "lowest", "the lowest card of the suit led", {"is_lowest": True}


class Trumps(Word):
    """The trump suit, if any."""

    suit: Suit | None  # The trump suit, or None if there is none, or none before a card is turned up.
    is_turned: bool  # True if a card that is turned up decides.

    NONE = "none", "no suit", {"suit": None}
    CLUBS = "clubs", "clubs", {"suit": Suit.CLUBS}
    DIAMONDS = "diamonds", "diamonds", {"suit": Suit.DIAMONDS}
    SPADES = "spades", "spades", {"suit": Suit.SPADES}
    HEARTS = "hearts", "hearts", {"suit": Suit.HEARTS}
    TURNED = "turned", "the suit of the top card of the widow, which is turned up,", {"suit": None, "is_turned": True}


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The card that wins a trick."""

    won_by: TrickWonBy = says("Trick won by", "A trick is won by {}.", cases=BY_SUIT_LED)
    trumps: Trumps = says(
        "Trumps",
        "{} are trumps.",
        silent=Trumps.NONE,
        apart={
            Trumps.NONE: "There are no trumps.",
            Trumps.TURNED: "The top card of the widow is turned up, and its suit is trumps.",
        },
    )
