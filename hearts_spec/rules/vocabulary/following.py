"""Following suit and discarding, and the first trick. Each rule stands together: words, sentence, effect."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import BY_SUIT_LED, Word, says, there_is, where
from hearts_spec.schema.kinds import Groups

# follow.suit: whether players must follow the suit led


class FollowSuit(Word):
    """Whether players must follow the suit led."""

    binds: bool  # True if a player who holds the suit led must follow it.

    REQUIRED = "required", "must follow suit when they can", {"binds": True}
    FREE = "free", "may play any card"


_BINDING = where(lambda rules: rules.follow.suit.binds, "follow.suit", heard=True)
_SUIT = says("Following suit", "The other players {}.")


# follow.void: what a player without the suit led may discard


class VoidDiscards(Word):
    """What a player without the suit led may discard."""

    ANYTHING = "anything", "may discard any card"
    SCORING_CARD = "scoring-card", "must discard a scoring card, if they hold one"


_VOID = says("Unable to follow", "A player without the suit led {}.", only=[_BINDING], cases=BY_SUIT_LED)


# follow.forced: cards that must be discarded at the first chance

_FORCED = says(
    "Forced discards",
    "A player who cannot follow suit must discard one of these cards, if they hold any: {}.",
    "Suits or cards.",
    silent=(), none="No particular card has to be discarded.", late=True, only=[_BINDING],
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class FollowRules:
    """Following suit and discarding."""

    suit: FollowSuit = _SUIT
    void: VoidDiscards = _VOID
    forced: tuple[str, ...] = _FORCED


# first-trick.barred, barred-for: what may not be discarded on the first trick or tricks

_BARRED = says(
    "Barred from the first trick",
    "You may not discard {} on the first trick.",
    "Suits or cards.",
    silent=(), apart={(): "Nothing is barred from the first trick."}, kind=Groups(each="a", last="or"),
)  # fmt: skip
_BARRED_FOR = says(
    "How long it is barred",
    "The bar holds for the first {} tricks.",
    "1 if only the first trick bars them.",
    silent=1, apart={1: "The bar holds for the first trick only."}, least=1, most=52, late=True,
    only=[there_is("first-trick.barred")],
)  # fmt: skip


# first-trick.only-barred: what a hand of only barred cards may discard


class OnlyBarred(Word):
    """What a hand of only barred cards may discard on the first trick."""

    ANY = "any", "may discard any of them"
    HEARTS_FIRST = "hearts-first", "must discard a heart, if they hold one"
    QUEEN_FIRST = "queen-first", "must discard the queen of spades, if they hold her"


_ONLY_BARRED = says(
    "Nothing but barred cards", "A player with only barred cards {}.", silent=OnlyBarred.ANY,
    only=[there_is("first-trick.barred")],
)  # fmt: skip


# first-trick.follow: with what card of the suit led players follow


class FirstTrickFollow(Word):
    """How the suit is followed on the first trick."""

    ANY = "any", "may follow with any card of the suit led"
    LOWEST = "lowest", "must follow with their lowest card of the suit led"


_FIRST_FOLLOW = says("Following to the first trick", "On the first trick, a player {}.", silent=FirstTrickFollow.ANY)


@dataclass(frozen=True, slots=True)
class FirstTrickRules:
    """Limits on the first trick or tricks."""

    barred: tuple[str, ...] = _BARRED
    barred_for: int = _BARRED_FOR
    only_barred: OnlyBarred = _ONLY_BARRED
    follow: FirstTrickFollow = _FIRST_FOLLOW
