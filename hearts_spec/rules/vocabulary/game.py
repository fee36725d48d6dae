"""How deals make a game: when it ends and who wins."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.bonus import BonusRules
from hearts_spec.rules.vocabulary.deal import DealRules
from hearts_spec.rules.vocabulary.programme import PROGRAMME, Programme, ProgrammeKind, programme_conflicts
from hearts_spec.rules.vocabulary.settlement import IN_POINTS, BelowNothing, KeptIn, SettlementRules
from hearts_spec.rules.vocabulary.slam import SlamRules
from hearts_spec.rules.vocabulary.table import TableRules
from hearts_spec.rules.vocabulary.values import Values
from hearts_spec.schema.field_info import Word, says, where
from hearts_spec.schema.kinds import ManyOf, Number
from hearts_spec.schema.record_type import RecordType, part

_LIMITED = where(lambda rules: rules.game.has_limit, "game.ends")
_HAS_WINNERS = where(  # in a game for chips, only if a limit or a number of deals ends it
    lambda rules: rules.settlement.kept_in is KeptIn.POINTS or rules.game.has_limit or rules.game.deals,
    "settlement.kept-in", "game.ends", "game.deals",
)  # fmt: skip


# game.ends: the game ends


class GameEnds(Word):
    """When a game is over."""

    has_limit: bool  # True if the game ends at a limit, or turns round at it.
    turns_round: bool  # True if points are subtracted once a score has reached the limit.
    needs: KeptIn | None  # What a game must be kept in to end like this; None for anything.

    EACH_DEAL = "each-deal", "after every deal", {"needs": None}
    OPEN = "open", "when the players agree to stop", {"needs": None}
    REACHED = "score-reached", "when a score reaches the limit", {"has_limit": True, "needs": KeptIn.POINTS}
    PASSED = "score-passed", "when a score passes the limit", {"has_limit": True, "needs": KeptIn.POINTS}
    THERE_AND_BACK = (
        "there-and-back",
        "when a score is back at 0: once a score has reached the limit, points are subtracted",
        {"has_limit": True, "turns_round": True, "needs": KeptIn.POINTS},
    )
    FIRST_BROKE = "first-broke", "when a player has lost all their chips", {"needs": KeptIn.CHIPS}
    PROGRAMME = "programme", "after the last of its contracts", {"needs": KeptIn.POINTS}
    FIRST_TO_WIN = "first-to-win", "when a player has won the agreed number", {"has_limit": True, "needs": KeptIn.CHIPS}


_ENDS = says("The game ends", "The game ends {}.", default=GameEnds.OPEN)


# game.winner: won by


class Winner(Word):
    """Which score wins a game for points."""

    is_highest: bool  # True if the highest score wins.

    LOWEST = "lowest", "the lowest score"
    HIGHEST = "highest", "the highest score", {"is_highest": True}


_WINNER = says(
    "Won by",
    "{} wins.",
    "Where the highest score wins, cards that cost points have values below 0, and what a moon adds is lost.",
    default=Winner.LOWEST,
    only=[IN_POINTS],
)


# game.exactly: a score at the limit exactly


class Exactly(Word):
    """What happens to a score that reaches the limit exactly."""

    COUNTS = "counts", "stays as it is"
    TO_NOTHING = "to-nothing", "goes back to 0"
    TO_HALF = "to-half", "goes back to half the limit"
    WINS = "wins", "wins the game"


_EXACTLY = says(
    "A score at the limit exactly",
    "A score of exactly the limit {}.",
    default=Exactly.COUNTS,
    unsurveyed=True,
    only=[IN_POINTS, _LIMITED],
)


# game.tie: a tie at the end


class FinalTie(Word):
    """What happens when players tie at the end."""

    SHARED = "shared", "share the win"
    PLAY_ON = "play-on", "play on until one is ahead"


_TIE = says("A tie at the end", "Players who tie for the win {}.", default=FinalTie.SHARED, only=[_HAS_WINNERS])


@dataclass(frozen=True, slots=True)
class FallsBack:
    """A score that goes back to a lower one if it is reached exactly."""

    at: int = part(Number())
    to: int = part(Number(), default=0)

    def __str__(self) -> str:
        return f"{self.at} goes back to {self.to}"


# game.limit: limit

_LIMIT = says(
    "Limit",
    "The limit is {}.",
    "Points or chips; 0 for none.",
    default=0,
    none="There is no limit.",
    examples=(50, 75, 100, 150),
    only=[_LIMITED],
)


# game.deals: deals

_DEALS = says(
    "Deals",
    "The game ends after {} deal(s) at the latest.",
    "0 for any number.",
    default=0,
    none="There is no fixed number of deals.",
    unsurveyed=True,
)


# game.programme: programme of contracts

_PROGRAMME = says(
    "Programme of contracts",
    "The contracts of the deals are: {}.",
    "The parts, in their order. Each names choices of the option `contract`: to be played in this order, or `by` "
    "whom they are chosen, for how many `deals`, and how many `times` each, `counted` in all or by each player.",
    default=(),
    kind=ProgrammeKind(),
    none="There is no programme of contracts.",
    unsurveyed=True,
    only=[IN_POINTS],
)


# game.falls-back: scores that go back

_FALLS_BACK = says(
    "Scores that go back",
    "A score that a deal brings to exactly one of these goes back: {}.",
    "Each has the score (`at`) and what it becomes (`to`, 0 if left out).",
    default=(),
    none="No other score goes back.",
    kind=ManyOf(
        RecordType(FallsBack, "score", "as {at: 50, to: 0}"),
        at_most=9,
        listed="a list of scores",
        example="each as `- {at: 50, to: 0}`",
    ),
    unsurveyed=True,
    only=[IN_POINTS],
)


# game.lower-limit: lower limit

_LOWER_LIMIT = says(
    "Lower limit",
    "The game also ends when a score falls to {} below 0.",
    "Points below 0, written without a sign; 0 for none.",
    default=0,
    none="No score below 0 ends the game.",
    unsurveyed=True,
    only=[IN_POINTS],
)


# game.below-nothing: a score below 0

_BELOW_NOTHING = says(
    "A score below 0",
    "A score that falls below 0 {}.",
    default=BelowNothing.COUNTS,
    unsurveyed=True,
    only=[IN_POINTS],
)


@dataclass(frozen=True, slots=True)
class GameRules:
    """How deals make a game."""

    ends: GameEnds = _ENDS
    limit: int = _LIMIT
    deals: int = _DEALS
    programme: Programme = _PROGRAMME
    exactly: Exactly = _EXACTLY
    falls_back: tuple[FallsBack, ...] = _FALLS_BACK
    lower_limit: int = _LOWER_LIMIT
    below_nothing: BelowNothing = _BELOW_NOTHING
    winner: Winner = _WINNER
    tie: FinalTie = _TIE

    @property
    def has_limit(self) -> bool:
        """True if the game ends at a limit."""
        return self.ends.has_limit

    @property
    def sign(self) -> int:
        """The sign of points that count against a player: -1 where the highest score wins."""
        return -1 if self.winner.is_highest else 1

    def conflicts(
        self,
        settlement: SettlementRules,
        table: TableRules,
        deal: DealRules,
        values: Values,
        bonus: BonusRules,
        slam: SlamRules,
        players: int,
    ) -> Iterator[Conflict]:
        """Yield conflicts: an end that a game kept in these units cannot reach, or that a programme does not have."""
        kept_in = settlement.kept_in
        if self.ends.needs not in (None, kept_in):
            yield Conflict("game.ends", "wrong-ending", *_without(kept_in), ("settlement.kept-in",))
        if self.has_limit and not self.limit:
            hint = "state game.limit, as 100; a count down to 0 is written below 0, with game.lower-limit"
            yield Conflict(
                "game.limit", "wrong-ending", "the game ends at a limit that is not stated", hint, ("game.ends",)
            )
        elif self.ends.needs is KeptIn.POINTS and self.has_limit and not self._rises(values, bonus, slam):
            message = f"no score can rise to {self.limit}, because nothing counts above 0"
            hint = f"state game.ends: open, with game.lower-limit: {self.limit}"
            yield Conflict("game.limit", "wrong-ending", message, hint, ("game.ends", "values"))
        if self.ends.turns_round:
            yield from self._turning_conflicts(table, slam)
        if self.deals and self.ends is GameEnds.EACH_DEAL:
            message = f"every deal is a whole game, so none is of {self.deals}"
            yield Conflict("game.deals", "wrong-ending", message, "choose open", ("game.ends",))
        if self.exactly is Exactly.TO_HALF and self.limit % 2:
            message = f"a score goes back to half the limit, and {self.limit} has no half in whole points"
            yield Conflict("game.limit", "wrong-ending", message, "state an even limit", ("game.exactly",))
        for each in self.falls_back:
            if each.to >= each.at:
                message = f"a score of {each.at} goes back to {each.to}, which is no lower"
                yield Conflict("game.falls-back", "wrong-ending", message, "state a lower score under `to`")
            elif each.at == self.limit and self.exactly is not Exactly.COUNTS:
                message = f"two rules say what happens to a score of exactly {each.at}"
                yield Conflict("game.falls-back", "wrong-ending", message, "leave it out", ("game.exactly",))
        if self.lower_limit and not self.below_nothing.is_kept:
            message = "a score below 0 is raised to 0, so none falls to the lower limit"
            yield Conflict("game.lower-limit", "wrong-ending", message, "say 0", ("game.below-nothing",))
        if self.exactly is not Exactly.COUNTS and table.partners.end_together:
            message = "partners end the game together, and which of them comes to the limit is not said"
            yield Conflict("game.exactly", "wrong-ending", message, "say `counts`", ("table.partners",))
        if self.ends is GameEnds.PROGRAMME and not self.programme:
            message = "the game ends after the last of its contracts, and there is no programme of them"
            yield Conflict("game.ends", "wrong-programme", message, "state game.programme, or say `open`")
        if self.programme:
            yield from self._programme_conflicts(slam)
            yield from programme_conflicts(self.programme, players, deal.next_dealer.goes_round)

    def _turning_conflicts(self, table: TableRules, slam: SlamRules) -> Iterator[Conflict]:
        """Yield conflicts: rules that do not say what they mean once the game has turned round."""
        unclear = {
            "game.exactly": (self.exactly is not Exactly.COUNTS, "say `counts`"),
            "game.falls-back": (self.falls_back, "leave it out"),
            "game.lower-limit": (self.lower_limit, "say 0"),
            "game.below-nothing": (not self.below_nothing.is_kept, "say `counts`"),
            "game.winner": (self.winner.is_highest, "say `lowest`"),
            "slam.needs": (slam.every, "say `[]`"),
            "table.partners": (table.partners.end_together, "say `none`"),
        }
        for key, (stated, hint) in unclear.items():
            if stated:
                message = "what this means once the game has turned round is not said"
                yield Conflict(key, "wrong-ending", message, hint, ("game.ends",))

    def _rises(self, values: Values, bonus: BonusRules, slam: SlamRules) -> bool:
        """True if anything raises a score."""
        by_slam = any(each.pays.lowers if self.winner.is_highest else True for each in slam.every.values())
        return by_slam or bonus.adds or any(value > 0 for value in values.values())

    def _programme_conflicts(self, slam: SlamRules) -> Iterator[Conflict]:
        """Yield conflicts: rules on the end of a game that cannot go with a programme, which ends it."""
        if self.deals or self.ends in (GameEnds.EACH_DEAL, GameEnds.OPEN):
            key, hint = ("game.deals", "leave it out") if self.deals else ("game.ends", "say `programme`")
            message = "the programme already determines how many deals the game has"
            yield Conflict(key, "wrong-programme", message, hint, (PROGRAMME,))
        if self.tie is FinalTie.PLAY_ON:
            message = "the players cannot play on after the last contract of the programme"
            yield Conflict("game.tie", "wrong-programme", message, "say `shared`", (PROGRAMME,))
        if slam.losing.hangs_on_scores:
            message = "the rule that a moon may not lose its player the game does not work in a programme of contracts"
            yield Conflict("slam.losing", "wrong-programme", message, "say `scored`", (PROGRAMME,))


def _without(kept_in: KeptIn) -> tuple[str, str]:
    """Return what a game kept in this lacks, and a hint which end to choose."""
    match kept_in:
        case KeptIn.CHIPS:
            return "a game for chips has no running score to reach", "choose first-broke or first-to-win"
        case KeptIn.POINTS:
            return "a game for points has no chips to lose or win", "choose score-reached"
        case KeptIn.NOTHING:
            return "a game without chips or points has no chips to lose and no score to reach", "choose open"
