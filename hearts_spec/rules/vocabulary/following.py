"""Following suit and discarding, and the first trick. Each rule stands together: words, sentence, effect."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.cards import cards_in, cards_text, group_mask, groups_mask, suit_of
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.limits import QUEEN, Ground, Keep, Limit, Reason, everything, kept_by, lowest_by, refused_by
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.tricks import TrickRules, Trumps
from hearts_spec.schema.field_info import BY_SUIT_LED, Word, says, there_is, where
from hearts_spec.schema.kinds import Groups

# follow.suit: whether players must follow the suit led


class FollowSuit(Word):
    """Whether players must follow the suit led."""

    binds: bool  # True if a player who holds the suit led must follow it.

    REQUIRED = "required", "must follow suit if you can", {"binds": True}
    FREE = "free", "may play any card"


_BINDING = where(lambda rules: rules.follow.suit.binds, "follow.suit", excuses_silence=True)
_SUIT = says("Following suit", "You {}.")


def must_follow(same: int) -> Reason:
    """Return why a player who holds these cards of the suit led, a mask, may not play another."""
    suit = suit_of(same.bit_length() - 1).name.lower()
    return refused_by("follow.suit", facts=f"{suit} were led, and the hand holds {cards_text(cards_in(same))}")


# follow.void: what a player without the suit led may discard


class VoidDiscards(Word):
    """What a player without the suit led may discard."""

    ANYTHING = "anything", "may discard any card"
    SCORING_CARD = "scoring-card", "must discard a scoring card, if they hold one"
    TRUMP = "trump", "must play a trump, if they hold one"


_VOID = says("Unable to follow", "A player without the suit led {}.", only=[_BINDING], cases=BY_SUIT_LED)


def _void_limits(void: VoidDiscards, scoring: int, trumps: int) -> Iterator[Limit]:
    match void:
        case VoidDiscards.ANYTHING:
            return
        case VoidDiscards.SCORING_CARD:
            yield Limit(lambda hand: hand & scoring or hand, ("follow.void",), void_only=True)
        case VoidDiscards.TRUMP:
            yield Limit(lambda hand: hand & trumps or hand, ("follow.void", "trick.trumps"), void_only=True)


# follow.forced: cards that must be discarded at the first chance

_FORCED = says(
    "Forced discards",
    "A player who cannot follow suit must discard {} if they can.",
    "Suits or cards.",
    default=(), none="No particular card has to be discarded.", kind=Groups(each="a", last="or"), unsurveyed=True,
    only=[_BINDING],
)  # fmt: skip


def _forced_limits(names: tuple[str, ...]) -> Iterator[Limit]:
    forced = groups_mask(names)
    if forced:
        yield Limit(lambda hand: hand & forced or hand, ("follow.forced",), void_only=True)


# follow.under: cards that must be played under a higher card

_UNDER = says(
    "Forced under a higher card",
    "A player who follows suit must play {} if a card on the trick beats it.",
    "Suits or cards.",
    default=(), none="No card must be played under a higher one.", kind=Groups(each="a", last="or"), unsurveyed=True,
    only=[_BINDING],
)  # fmt: skip


def under_limits(under: int) -> Iterator[Limit]:
    """Yield the limit on a player who follows suit and holds a card that must go under the best; `under` are these."""
    if under:
        yield Limit(lambda hand: hand & under or hand, ("follow.under",))


@dataclass(frozen=True, slots=True)
class FollowRules:
    """Following suit and discarding."""

    suit: FollowSuit = _SUIT
    void: VoidDiscards = _VOID
    forced: tuple[str, ...] = _FORCED
    under: tuple[str, ...] = _UNDER

    def conflicts(self, trick: TrickRules) -> Iterator[Conflict]:
        """Yield conflicts: trumps that must be played, and there are none."""
        if self.void is VoidDiscards.TRUMP and trick.trumps is Trumps.NONE:
            message = "a player must play a trump, and there are no trumps"
            yield Conflict("follow.void", "cannot-happen", message, "say `anything`", ("trick.trumps",))

    def grounds(self) -> Iterator[Ground]:
        """Yield the rule by which a player who holds the suit led plays a card."""
        yield Ground("follow.suit")

    def void_grounds(self) -> Iterator[Ground]:
        """Yield the rules by which a player without the suit led plays a card."""
        yield Ground("follow.void", by_suit=True)
        yield Ground("follow.forced", about=~group_mask("Joker"))  # the joker has a rule of its own

    def void_limits(self, scoring: int, trumps: int) -> Iterator[Limit]:
        """Yield the limit on all discards; `scoring` are the cards that score, and `trumps` the trumps, as masks."""
        return _void_limits(self.void, scoring, trumps)

    def forced_limits(self) -> Iterator[Limit]:
        """Yield the limit on a player who holds cards that must be discarded."""
        return _forced_limits(self.forced)


# first-trick.barred, barred-for: what may not be discarded on the first trick or tricks

_BARRED = says(
    "Barred from the first trick",
    "You may not discard {} on the first trick.",
    "Suits or cards.",
    default=(), apart={(): "Nothing is barred from the first trick."}, kind=Groups(each="a", last="or"),
)  # fmt: skip
_BARRED_FOR = says(
    "How long it is barred",
    "The bar holds for the first {} tricks.",
    "1 if only the first trick bars them.",
    default=1, apart={1: "The bar holds for the first trick only."}, least=1, most=52, unsurveyed=True,
    only=[there_is("first-trick.barred")],
)  # fmt: skip


def _barred_limit(rules: "FirstTrickRules", alone: Keep) -> Limit:
    barred = groups_mask(rules.barred)
    return Limit(
        lambda hand: hand & ~barred or alone(hand), _behind(rules), _behind(rules), about=barred,
        otherwise=lambda hand: "first-trick.only-barred", early=True,
    )  # fmt: skip


def _behind(rules: "FirstTrickRules") -> tuple[str, ...]:
    return ("first-trick.barred", "first-trick.barred-for") if rules.barred_for > 1 else ("first-trick.barred",)


# first-trick.only-barred: what a hand of only barred cards may discard


class OnlyBarred(Word):
    """What a hand of only barred cards may discard on the first trick."""

    ANY = "any", "may discard any of them"
    HEARTS_FIRST = "hearts-first", "must discard a heart, if you hold one"
    QUEEN_FIRST = "queen-first", "must discard the queen of spades, if you hold her"


_ONLY_BARRED = says(
    "Nothing but barred cards", "If you have only barred cards, you {}.", default=OnlyBarred.ANY,
    only=[there_is("first-trick.barred")],
)  # fmt: skip


def _first_discarded(only: OnlyBarred, hearts: int) -> int:
    match only:
        case OnlyBarred.ANY:
            return 0
        case OnlyBarred.HEARTS_FIRST:
            return hearts
        case OnlyBarred.QUEEN_FIRST:
            return QUEEN


def _only_barred_limits(rules: "FirstTrickRules", hearts: int) -> Iterator[Limit]:
    first, barred = _first_discarded(rules.only_barred, hearts), groups_mask(rules.barred)
    key, behind = "first-trick.only-barred", _behind(rules)
    if first:
        yield Limit(
            lambda hand: hand if hand & ~barred else hand & first or hand, (*behind, key), (key,),
            early=True, within=True,
        )  # fmt: skip


# first-trick.follow: with what card of the suit led players follow


class FirstTrickFollow(Word):
    """How the suit is followed on the first trick."""

    ANY = "any", "may follow suit with any card"
    LOWEST = "lowest", "must follow suit with their lowest card"


_FIRST_FOLLOW = says("Following to the first trick", "On the first trick, a player {}.", default=FirstTrickFollow.ANY)


def _followed_with(follow: FirstTrickFollow, ace: AcePlace) -> Keep:
    match follow:
        case FirstTrickFollow.ANY:
            return everything
        case FirstTrickFollow.LOWEST:
            return lowest_by(ace)


@dataclass(frozen=True, slots=True)
class FirstTrickRules:
    """Limits on the first trick or tricks."""

    barred: tuple[str, ...] = _BARRED
    barred_for: int = _BARRED_FOR
    only_barred: OnlyBarred = _ONLY_BARRED
    follow: FirstTrickFollow = _FIRST_FOLLOW

    def grounds(self) -> Iterator[Ground]:
        """Yield the rule by which a player who holds the suit led plays a card."""
        yield Ground("first-trick.follow", first_trick=True)

    def void_grounds(self) -> Iterator[Ground]:
        """Yield the rule by which a player without the suit led plays a card."""
        yield Ground("first-trick.barred", early=True)

    def follow_limits(self, ace: AcePlace) -> Iterator[Limit]:
        """Yield the limit on a player who follows suit."""
        yield Limit(_followed_with(self.follow, ace), ("first-trick.follow",), first_trick=True, named=True)

    def barred_limits(self, hearts: int) -> Iterator[Limit]:
        """Yield the limits on discards; `hearts` is the suit to be avoided, as a mask."""
        if self.barred:
            alone = tuple(_only_barred_limits(self, hearts))
            yield from alone
            yield _barred_limit(self, kept_by(alone))
