"""Slams: taking everything."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from hearts_spec.cards import group_name, groups_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.facts import MissingFactError, TricksWon
from hearts_spec.rules.payments import Payment, scored
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.table import Partners, TableRules
from hearts_spec.schema.english import listed
from hearts_spec.schema.field_info import Word, says, there_is, where
from hearts_spec.schema.kinds import Choice, Groups, ManyOf, Number
from hearts_spec.schema.record_type import RecordType, part

_STATED = there_is("slam.needs")
_WITH_AMOUNT = where(lambda rules: rules.slam.pays.has_amount, "slam.pays")
_WITH_PARTNERS = where(lambda rules: rules.table.partners is not Partners.NONE, "table.partners")
_RAISES = where(lambda rules: rules.slam.raises_others, "slam.pays", "slam.needs", "slam.also")
ANY_SLAM = where(lambda rules: rules.slam.every, "slam.needs", "slam.also")
_HAS_GOOD_CARD = where(
    lambda rules: any(rules.game.sign * value < 0 for value in rules.values.values()), "values", "game.winner"
)


# slam.pays: shooting the moon pays


class SlamPays(Word):
    """The reward for taking everything."""

    may_raise_others: bool  # True if it may raise the scores of the others.
    is_chosen: bool  # True if the maker chooses the reward.
    charges: int  # How often the maker scores their penalty cards: 1, 0, or -1 if the cards are subtracted.
    has_amount: bool  # True if it is worth an amount.
    lowers: bool  # True if it may lower the score of its maker, beyond sparing the cards.
    hangs_on_totals: bool  # True if it depends on the scores before the deal.

    OTHERS_UP = (
        "others-up",
        "scores nothing, and each opponent scores the amount",
        {"may_raise_others": True, "charges": 0, "has_amount": True},
    )
    SELF_DOWN = (
        "self-down",
        "takes the amount off their own score, and the others score nothing",
        {"charges": 0, "has_amount": True, "lowers": True},
    )
    CHOICE = (
        "choice",
        "may take the amount off their own score, or have each opponent score the amount",
        {"may_raise_others": True, "is_chosen": True, "charges": 0, "has_amount": True, "lowers": True},
    )
    SELF_UP = "self-up", "scores the amount as well as all the cards they took", {"charges": 1, "has_amount": True}
    FROM_EACH = (
        "from-each",
        "takes the amount off their own score once for each opponent, and each opponent scores the amount",
        {"may_raise_others": True, "charges": 0, "has_amount": True, "lowers": True},
    )
    TURNED = (
        "turned",
        "takes off their own score what the penalty cards they took would have added",
        {"charges": -1, "lowers": True},
    )
    OWN_TO_NOTHING = "own-to-nothing", "goes back to a score of 0", {"charges": 0, "hangs_on_totals": True}
    OTHERS_DOUBLED = (
        "others-doubled",
        "scores nothing, and the score of each opponent above 0 is doubled",
        {"may_raise_others": True, "charges": 0, "hangs_on_totals": True},
    )

    @property
    def lowered(self) -> "SlamPays":
        """The reward that lowers the maker instead of raising the others; any other reward as it is."""
        match self:
            case SlamPays.OTHERS_UP | SlamPays.CHOICE | SlamPays.FROM_EACH:
                return SlamPays.SELF_DOWN
            case (
                SlamPays.SELF_DOWN
                | SlamPays.SELF_UP
                | SlamPays.TURNED
                | SlamPays.OWN_TO_NOTHING
                | SlamPays.OTHERS_DOUBLED
            ):
                return self

    def payments(
        self, makers: Sequence[int], others: Sequence[int], amount: int, totals: Sequence[int], sign: int, key: str
    ) -> Iterator[Payment]:
        """Yield the payments of the reward, apart from what the cards cost; `others` are those that it may raise.

        `totals` are the scores before the deal, and `sign` is -1 where the highest score wins. Raises MissingFactError
        if the makers must choose and have not.
        """
        amount *= sign
        match self:
            case SlamPays.OTHERS_UP:
                yield from (scored(seat, amount, key) for seat in others)
            case SlamPays.FROM_EACH:
                for maker, seat in product(makers, others):
                    source, target = (maker, seat) if amount > 0 else (seat, maker)
                    yield Payment(source, target, abs(amount), key)
            case SlamPays.TURNED:
                pass
            case SlamPays.OWN_TO_NOTHING:
                yield from (scored(seat, -totals[seat], key) for seat in makers)
            case SlamPays.OTHERS_DOUBLED:
                yield from (scored(seat, sign * max(0, sign * totals[seat]), key) for seat in others)
            case SlamPays.SELF_DOWN:
                yield from (scored(seat, -amount, key) for seat in makers)
            case SlamPays.SELF_UP:
                yield from (scored(seat, amount, key) for seat in makers)
            case SlamPays.CHOICE:
                say = "say what the player chose, others-up or self-down"
                raise MissingFactError("the player who takes everything must choose", say, "slam", "slam")


_PAYS = says("Shooting the moon pays", "A player who shoots the moon {}.", default=SlamPays.OTHERS_UP, only=[_STATED])


SLAM_CHOICES = (SlamPays.OTHERS_UP, SlamPays.SELF_DOWN)  # the options of a maker who may choose

SLAM_CHOICE_WORDS = tuple(str(each.value) for each in SLAM_CHOICES)


_TURNED = {  # in words, where the highest score wins and points are lost
    "take the amount off their own score": "add the amount to their own score",
    "takes the amount off their own score": "adds the amount to their own score",
    "takes off their own score what the penalty cards they took would have added":
        "adds to their own score what the penalty cards they took would have taken off",
    "opponent score the amount": "opponent lose the amount",
    "scores the amount": "loses the amount",
    "raising the others' scores": "lowering the others' scores",
    "above 0": "below 0",
}  # fmt: skip


def turned(text: str) -> str:
    """Return a sentence on slams as it is in a game that the highest score wins."""
    for said, instead in _TURNED.items():
        text = text.replace(said, instead)
    return text


class SlamTricks(Word):
    """Which tricks a slam needs."""

    are_counted: bool  # True if it must be known how many tricks each player took.
    takers: tuple[str, ...]  # The keys of what its makers must take, as in TAKERS.
    named: tuple[str, ...]  # The tricks, as items of a list in words.

    ANY = "any", "in any tricks", {"named": (), "takers": ()}
    ALL = "all", "every trick", {"are_counted": True, "named": ("every trick",), "takers": ()}
    FIRST_AND_LAST = (
        "first-and-last",
        "the first trick and the last",
        {"named": ("the first trick", "the last"), "takers": ("first-trick", "last-trick")},
    )

    def won_by(self, seats: Collection[int], tricks: TricksWon) -> bool:
        """True if these seats together won the tricks that are needed.

        Raises MissingFactError if it depends on tricks that are not known.
        """
        match self:
            case SlamTricks.ANY:
                return True
            case SlamTricks.ALL:
                return tricks.all_by(seats)
            case SlamTricks.FIRST_AND_LAST:
                return {*map(tricks.taker_of, self.takers)} <= set(seats)


# slam.by: who shoots the moon


class SlamBy(Word):
    """Who makes a slam in a game with partners."""

    is_shared: bool  # True if a side makes it.
    spares_partner: bool  # True if the partner of its maker is no opponent.

    PLAYER = "player", "one player alone; the partner scores as an opponent does"
    ALONE = (
        "alone",
        "one player alone; the partner is no opponent, and scores their own cards",
        {"spares_partner": True},
    )
    SIDE = (
        "side",
        "two partners together, or one of them alone, and counts as made by both",
        {"is_shared": True, "spares_partner": True},
    )


_BY = says(
    "Who shoots the moon",
    "The moon is shot by {}.",
    default=SlamBy.PLAYER,
    unsurveyed=True,
    only=[_STATED, _WITH_PARTNERS],
)


# slam.losing: a moon that loses the game


class LosingSlam(Word):
    """What happens to a slam that would lose its maker the game."""

    hangs_on_scores: bool  # True if it depends on the scores before the deal.
    is_chosen: bool  # True if its maker may also lose the game by it.

    SCORED = "scored", "scores it like any other moon"
    LOWERED = "lowered", "takes the amount off their own score instead", {"hangs_on_scores": True}
    MAY_LOWER = (
        "may-lower",
        "may take the amount off their own score instead",
        {"hangs_on_scores": True, "is_chosen": True},
    )


_LOSING = says(
    "A moon that loses the game",
    "If raising the others' scores would lose the game for the player who shot the moon, that player {}.",
    default=LosingSlam.SCORED,
    apart={LosingSlam.SCORED: "A moon counts as usual even if it makes the player who shot it lose the game."},
    unsurveyed=True,
    only=[_RAISES],
)


@dataclass(frozen=True, slots=True)
class Slam:
    """One of several slams: which cards and tricks it needs, who makes it, and its amount in points.

    `declared` is the score of a player who declared it before the first lead and failed, or None for a slam that is
    made without a declaration. A declared slam can be made only by the player who declared it. In a game that the
    highest score wins it is `turned`: its amounts are lost where they would be scored.
    """

    amount: int = part(Number(), default=0)
    pays: SlamPays = part(Choice(SlamPays), default=SlamPays.OTHERS_UP)
    needs: tuple[str, ...] = part(Groups(), default=())
    tricks: SlamTricks = part(Choice(SlamTricks), default=SlamTricks.ANY)
    declared: int | None = part(Number(), default=None)
    by: SlamBy = part(Choice(SlamBy), default=SlamBy.PLAYER)
    turned: bool = False

    def __str__(self) -> str:
        maker = "each partner of the side that" if self.by.is_shared else "a player who"
        if self.declared is None:
            return f"{maker} takes {self.taken} {self.reward}"
        failed = (
            f"a player who fails {'loses' if self.turned else 'scores'} {self.declared} as well as the cards they took"
        )
        return f"{maker} declares before the first lead to take {self.taken}, and does so, {self.reward}; {failed}"

    @property
    def reward(self) -> str:
        """Return in words what its maker gets, as `scores nothing, and each opponent scores 26 points`."""
        phrase = turned(self.pays.phrase) if self.turned else self.pays.phrase
        return phrase.replace("the amount", "1 point" if self.amount == 1 else f"{self.amount} points")

    @property
    def taken(self) -> str:
        """Return in words what must be taken."""
        return listed([*(group_name(each, "every") for each in self.needs), *self.tricks.named])

    @property
    def is_chosen(self) -> bool:
        """True if its maker chooses the reward."""
        return self.pays.is_chosen


_SLAM = RecordType(Slam, "slam", "as {tricks: all, amount: 52}")

# slam.needs: shooting the moon takes

_NEEDS = says(
    "Shooting the moon takes",
    "A player who takes {} shoots the moon.",
    "Suits or cards; none if nobody can shoot the moon.",
    default=(),
    kind=Groups(each="every"),
    apart={(): "Taking all the penalty cards earns nothing special."},
)


# slam.amount: amount for the moon

_AMOUNT = says(
    "Amount for the moon",
    "The amount for shooting the moon is {} points.",
    default=0,
    none="Shooting the moon is worth nothing.",
    only=[_STATED, _WITH_AMOUNT],
)


# slam.also: other moons

_ALSO = says(
    "Other moons",
    "{}. This comes before any other way to shoot the moon.",
    "Each has what it needs (`needs`, `tricks`), what it `pays` and its `amount`. One that is declared before the "
    "first lead has the score for failing (`declared`); one that partners can make together has `by: side`.",
    default=(),
    none="There is no other way to shoot the moon.",
    kind=ManyOf(_SLAM, at_most=9, listed="a list of slams", example="each as `- {tricks: all, amount: 52}`"),
    unsurveyed=True,
)


# slam.choice-from: a moon that may subtract

_CHOICE_FROM = says(
    "A moon that may subtract",
    "Once a player has {} points, a player who shoots the moon may take the amount off their own score instead.",
    "The score; 0 if no score gives that choice.",
    default=0,
    none="No score lets a player who shoots the moon choose.",
    unsurveyed=True,
    only=[_RAISES],
)


# slam.good-cards: good cards with a moon


class GoodCards(Word):
    """What cards that count in their taker's favour are worth in a deal with a slam."""

    are_lost: bool  # True if they count nothing.

    COUNT = "count", "counts as in any deal"
    LOST = "lost", "counts nothing", {"are_lost": True}


_GOOD_CARDS = says(
    "Good cards with a moon",
    "If somebody shoots the moon, a card in the favour of the player who took it {}.",
    "As the jack of diamonds, where it takes ten points off.",
    default=GoodCards.COUNT,
    unsurveyed=True,
    only=[ANY_SLAM, _HAS_GOOD_CARD],
)


@dataclass(frozen=True, slots=True)
class SlamRules:
    """Taking everything."""

    needs: tuple[str, ...] = _NEEDS
    pays: SlamPays = _PAYS
    amount: int = _AMOUNT
    also: tuple[Slam, ...] = _ALSO
    by: SlamBy = _BY
    losing: LosingSlam = _LOSING
    choice_from: int = _CHOICE_FROM
    good_cards: GoodCards = _GOOD_CARDS

    @property
    def every(self) -> dict[str, Slam]:
        """Return the slams by the keys that state them, in the order in which they are checked.

        The declared slam of the list comes first, then the others of the list, then the slam stated by itself.
        """
        keyed = [(f"slam.also.{place}", each) for place, each in enumerate(self.also, 1)]
        keyed.sort(key=lambda each: each[1].declared is None)
        if self.needs:
            amount = self.amount if self.pays.has_amount else 0
            keyed.append(("slam", Slam(amount, self.pays, self.needs, by=self.by)))
        return dict(keyed)

    @property
    def takers(self) -> set[str]:
        """The keys of what one player takes, as `last-trick`, on which a slam depends."""
        return {key for slam in self.every.values() for key in slam.tricks.takers}

    @property
    def can_be_declared(self) -> bool:
        """True if a slam can be declared before the play."""
        return any(slam.declared is not None for slam in self.also)

    @property
    def offers_choice(self) -> bool:
        """True if there is a slam whose maker chooses the reward."""
        by_scores = self.raises_others and (self.losing.is_chosen or self.choice_from > 0)
        return by_scores or any(slam.is_chosen for slam in self.every.values())

    @property
    def raises_others(self) -> bool:
        """True if there is a slam that may raise the scores of the others by an amount."""
        return any(slam.pays.may_raise_others and slam.pays.has_amount for slam in self.every.values())

    @property
    def hangs_on_totals(self) -> bool:
        """True if what a slam is worth may depend on the scores before the deal."""
        by_scores = self.losing.hangs_on_scores or self.choice_from > 0
        return by_scores or any(slam.pays.hangs_on_totals for slam in self.every.values())

    def conflicts(self, pack: PackRules, joker: JokerRules, table: TableRules) -> Iterator[Conflict]:
        """Yield conflicts: a slam without an amount, or one that nobody can make."""
        if self.needs and self.pays.has_amount and not self.amount:
            yield Conflict(
                "slam.amount", "nothing-counts", "a slam is worth nothing", "state slam.amount, as 26", ("slam.needs",)
            )
        yield from _list_conflicts(self.also, joker.among(pack))
        if table.partners is Partners.NONE:
            yield from _side_conflicts(self.also)


def _side_conflicts(slams: Sequence[Slam]) -> Iterator[Conflict]:
    """Yield conflicts: slams made by a side in a game without partners."""
    for place, each in enumerate(slams, 1):
        if each.by.spares_partner:
            message = f"nobody has a partner, so no side can make slam {place} under `also`"
            yield Conflict("slam.also", "no-partner", message, "state table.partners, as opposite", ("table.partners",))


def _list_conflicts(slams: Sequence[Slam], cards: int) -> Iterator[Conflict]:
    """Yield conflicts: slams that nobody can make, that need nothing, that repeat, or a second declared slam."""
    for place, each in enumerate(slams, 1):
        if not each.needs and each.tricks is SlamTricks.ANY:
            message = f"slam {place} of the others is made by taking nothing"
            yield Conflict("slam.also", "nothing-counts", message, "state its `needs`, or `tricks: all`")
        if each.pays.has_amount and not each.amount:
            message = f"slam {place} of the others is worth nothing"
            yield Conflict("slam.also", "nothing-counts", message, "state its `amount`")
        elif each.amount and not each.pays.has_amount:
            message = f"slam {place} of the others has an amount, and what it pays has none"
            yield Conflict("slam.also", "nothing-counts", message, "leave its `amount` out")
        for name in each.needs:
            if not groups_mask([name]) & cards:
                message = f"slam {place} of the others needs {group_name(name)}, not in the pack"
                yield Conflict("slam.also", "card-not-in-pack", message, "leave it out", ("pack.without",))
        if each in slams[: place - 1]:
            yield Conflict("slam.also", "repeated-item", f"slam {place} of the others stands there before", "keep one")
    declared = [place for place, each in enumerate(slams, 1) if each.declared is not None]
    for place in declared[1:]:
        message = f"slam {place} of the others is declared like slam {declared[0]}, and which of them is not said"
        yield Conflict("slam.also", "repeated-item", message, "let one be `declared`")
