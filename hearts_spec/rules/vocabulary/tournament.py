"""How players move between the tables of a tournament, round by round, and the stars and prizes they win."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.schema.english import listed
from hearts_spec.schema.field_info import Word, says, section, there_is, where
from hearts_spec.schema.kinds import Choice, ManyOf

MOVING = where(lambda rules: rules.tournament.rises is not Risers.NOBODY, "tournament.rises")
_COMPARED = where(lambda rules: not rules.tournament.rises.by_place, "tournament.rises")
_RISES = ("tournament.rises",)


SEATED = 4

# tournament.rises: going up


class Risers(Word):
    """Who moves up a table after a round."""

    by_sex: bool  # True if ladies are compared with ladies, and men with men.
    by_place: bool  # True if the seat decides, so that nobody is compared.
    in_pairs: bool  # True if a whole pair moves up.
    as_many_as_leave: bool  # True if as many move up from each table as leave table 1.

    NOBODY = "nobody", "nobody: there are no other tables"
    BEST_OF_EACH_SEX = (
        "best-of-each-sex",
        "the woman and the man with fewer hearts than the other of the same sex",
        {"by_sex": True},
    )
    FEWEST = "fewest", "the players with the fewest hearts, as many as leave table 1", {"as_many_as_leave": True}
    HEAD_AND_FOOT = (
        "head-and-foot",
        "the pair at head and foot, whatever they took",
        {"by_place": True, "in_pairs": True},
    )
    BEST_PAIR = "best-pair", "the facing pair with fewer hearts together", {"in_pairs": True}


_TOURNAMENT_RISES = says(
    "Going up",
    "After a round, {} go up one table.",
    default=Risers.NOBODY,
    none="Nobody goes up: there is only one table.",
    apart={
        Risers.BEST_OF_EACH_SEX: "After a round, the woman with fewer hearts than the other woman goes up one "
        "table, and so does the man with fewer than the other man.",
        Risers.FEWEST: "After a round, as many players go up from each other table as leave table 1: those with "
        "the fewest hearts.",
        Risers.HEAD_AND_FOOT: "After a round, the pair at head and foot goes up one table, whatever they took.",
        Risers.BEST_PAIR: "After a round, of the two facing pairs the one with fewer hearts together goes up one "
        "table.",
    },
)


# tournament.falls: going down


class Fallers(Word):
    """Who moves from table 1 down to the last table."""

    NOBODY = "nobody", "nobody"
    MOST = "most", "the player with the most hearts or, if players tie for the fewest, everyone else"
    REST = "rest", "everyone who would not go up from any other table"
    RISERS = "risers", "the pair that would go up from any other table"


_FALLS = says(
    "Going down",
    "After a round, {} goes from table 1 down to the last table.",
    default=Fallers.NOBODY,
    apart={
        Fallers.NOBODY: "Nobody goes down: there is only one table.",
        Fallers.MOST: "After a round, the player with the most hearts goes from table 1 down to the last; if "
        "players tie for the fewest, they stay and everyone else goes down.",
        Fallers.REST: "After a round, those at table 1 who would go up from any other table stay there. The "
        "others go down to the last table.",
    },
    cases={"stay": "who stays at table 1", "go": "where the others go"},
)


class CutCard(Word):
    """Which card wins when players cut."""

    is_highest: bool  # True if the highest card wins.

    HIGHEST = "highest", "the highest card", {"is_highest": True}
    LOWEST = "lowest", "the lowest card"


# tournament.seats: seats of the newcomers


class Arrivals(Word):
    """Where the newcomers at a table sit."""

    VACATED = "vacated", "the places of the players who left"
    SIDES = "sides", "its sides, and the players who stayed move to head and foot"


_SEATS = says("Seats of the newcomers", "Players who come to a table take {}.", default=Arrivals.VACATED)


# tournament.ends: a round ends


class RoundEnds(Word):
    """When a round is over."""

    is_played_out: bool  # True if every table plays its hand out.

    PLAYED_OUT = "played-out", "when every table has finished its hand", {"is_played_out": True}
    SIGNAL = "signal", "when table 1 has finished its hand. The other tables count what they have captured"


_ENDS = says("A round ends", "A round ends {}.", default=RoundEnds.PLAYED_OUT)


# tournament.tables: number of tables


class TableCount(Word):
    """How many tables there may be."""

    is_even: bool  # True if the number of tables must be even.

    ANY = "any", "any number of tables"
    EVEN = "even", "an even number of tables", {"is_even": True}


_TABLES = says("Number of tables", "It is played at {}.", default=TableCount.ANY)


class Star(Word):
    """A mark on a player's score card."""

    plural: str  # Several of them, for a sentence.

    NONE = "none", "no star", {"plural": "no stars"}
    GOLD = "gold", "a gold star", {"plural": "gold stars"}
    SILVER = "silver", "a silver star", {"plural": "silver stars"}
    RED = "red", "a red star", {"plural": "red stars"}
    GREEN = "green", "a green star", {"plural": "green stars"}
    AGREED = "agreed", "a star of the agreed colour", {"plural": "stars of the agreed colour"}


class Stars(ManyOf):
    """Several kinds of stars."""

    def text(self, value: Sequence[Star]) -> str:
        return listed([each.plural for each in value])


# tournament.stars.head: star at table 1


class HeadStar(Word):
    """The star for those with the fewest at table 1."""

    stars: tuple[Star, ...]  # The stars that it can be.

    NONE = "none", "no star", {"stars": ()}
    GOLD = "gold", "a gold star", {"stars": (Star.GOLD,)}
    SILVER_THEN_GOLD = (
        "silver-then-gold",
        "a silver star, or a gold one if the same player alone also had the fewest there in the round before",
        {"stars": (Star.SILVER, Star.GOLD)},
    )


_HEAD = says(
    "Star at table 1",
    "Players who stay at table 1 with the fewest hearts receive {}.",
    default=HeadStar.NONE,
    none="Players who stay at table 1 receive no star.",
    only=[_COMPARED],
    cases={"fewest": "that the fewest hearts earn one", "again": "the fewest hearts again"},
)


# tournament.prizes.among: prizes among


class PrizesAmong(Word):
    """Who competes for a prize."""

    by_sex: bool  # True if ladies and men compete separately.

    ALL = "all", "all players compete together"
    EACH_SEX = "each-sex", "women and men compete separately", {"by_sex": True}


_AMONG = says("Prizes among", "For the prizes, {}.", default=PrizesAmong.ALL)


# tournament.prizes.each: prizes to one player


class PrizesEach(Word):
    """How many prizes one player may win."""

    ANY_NUMBER = "any-number", "any number of prizes"
    ONE = "one", "one prize, the first they earn"


_EACH = says("Prizes to one player", "A player may win {}.", default=PrizesEach.ANY_NUMBER, unsurveyed=True)


# tournament.prizes.ties: ties for a prize


class PrizeTies(Word):
    """How a tie for a prize is decided."""

    CUT = "cut", "a cut decides"
    OTHER_STARS = (
        "other-stars",
        "their other stars decide (for gold the more red, for red the more gold, for green the fewer gold), and then "
        "a cut",
    )


_TIES = says("Ties for a prize", "If players tie for a prize, {}.", default=PrizeTies.CUT, unsurveyed=True)


# tournament.stars.rise: star for going up

_RISE = says("Star for going up", "Each move to a higher table earns {}.", default=Star.NONE,
                  none="A move to a higher table earns no star.")  # fmt: skip


# tournament.stars.loaded: star for the loaded

_LOADED = says(
    "Star for the loaded",
    "Players who lose the comparison, at any table, receive {}.",
    default=Star.NONE,
    none="Players who lose the comparison receive no star.",
    only=[_COMPARED],
)


# tournament.stars.last-loaded: star for the loaded at the last table

_LAST_LOADED = says(
    "Star for the loaded at the last table",
    "Players who lose the comparison at the last table receive {}.",
    default=Star.NONE,
    none="Players who lose the comparison at the last table receive no star.",
    unsurveyed=True,
    only=[_COMPARED],
)


# tournament.stars.fewest: star for the fewest

_FEWEST = says(
    "Star for the fewest",
    "At every table, the players with the fewest hearts receive {}.",
    default=Star.NONE,
    none="The fewest hearts at a table earn no star.",
)


# tournament.stars.sole-clear: star for the only one clear

_SOLE_CLEAR = says(
    "Star for the only one clear",
    "A player without hearts, when all the others at the table have some, receives {}.",
    default=Star.NONE,
    none="A player who alone has no hearts receives no star.",
)


@dataclass(frozen=True, slots=True)
class StarRules:
    """The marks on the score cards."""

    rise: Star = _RISE
    head: HeadStar = _HEAD
    loaded: Star = _LOADED
    last_loaded: Star = _LAST_LOADED
    fewest: Star = _FEWEST
    sole_clear: Star = _SOLE_CLEAR

    def given(self) -> set[Star]:
        """Return the stars that a player can receive."""
        stars = {self.rise, self.loaded, self.last_loaded, self.fewest, self.sole_clear, *self.head.stars}
        return stars - {Star.NONE}


# tournament.prizes.most: prizes for the most stars

_MOST = says(
    "Prizes for the most stars",
    "There are prizes for the most {}, in this order.",
    default=(),
    kind=Stars(Choice(Star)),
    none="There are no prizes.",
)


# tournament.prizes.cut: cutting for a prize

_CUT = says("Cutting for a prize", "If players cut for a prize, {} wins it.", default=CutCard.HIGHEST)


@dataclass(frozen=True, slots=True)
class PrizeRules:
    """The prizes at the end."""

    most: tuple[Star, ...] = _MOST
    among: PrizesAmong = _AMONG
    cut: CutCard = _CUT
    each: PrizesEach = _EACH
    ties: PrizeTies = _TIES


# tournament.cut-up: a tie for going up

_CUT_UP = says(
    "A tie for going up",
    "Players who tie for going up, or for staying at table 1, cut, and {} goes up or stays.",
    "See cutting for whether the ace is high or low.",
    default=CutCard.HIGHEST,
)


# tournament.cut-down: a tie for going down

_CUT_DOWN = says(
    "A tie for going down", "Players who tie for going down cut, and {} goes down.", default=CutCard.LOWEST
)


# tournament.held: rounds held after taking every heart

_HELD = says(
    "Rounds held after taking every heart",
    "A player who takes every heart stays at their table for the next {} rounds. From table 1 they go down to the "
    "last, and stay there.",
    "Rounds in which the player cannot go up; 0 for none.",
    default=0,
    none="A player who takes every heart is not held back.",
    most=99,
)


@dataclass(frozen=True, slots=True)
class TournamentRules:
    """The moves of players between several tables, round by round."""

    tables: TableCount = _TABLES
    ends: RoundEnds = _ENDS
    rises: Risers = _TOURNAMENT_RISES
    falls: Fallers = _FALLS
    cut_up: CutCard = _CUT_UP
    cut_down: CutCard = _CUT_DOWN
    held: int = _HELD
    seats: Arrivals = _SEATS
    stars: StarRules = section("Stars")
    prizes: PrizeRules = section("Prizes", only=[there_is("tournament.prizes.most")])

    def conflicts(self, players: int) -> Iterator[Conflict]:
        """Yield conflicts: movements that cannot be made, and prizes that nobody can win."""
        together = _fallers(self.rises)
        if self.falls not in together:
            words = " or ".join(f"`{word.value}`" for word in together)
            falls, rises = self.falls.value, self.rises.value
            message = f"`{falls}` must leave table 1 and `{rises}` go up to it, which are not equally many players"
            yield Conflict("tournament.falls", "wrong-tournament", message, f"say {words}", _RISES)
        if self.rises is not Risers.NOBODY and players != SEATED:
            message = f"each table of a tournament seats {SEATED}, neither more nor fewer"
            yield Conflict("table.players", "wrong-tournament", message, f"state table.players, as [{SEATED}]", _RISES)
        if self.seats is Arrivals.SIDES and not self.rises.in_pairs:
            message = "newcomers can take the sides of a pair only if a pair comes and a pair stays"
            yield Conflict("tournament.seats", "wrong-tournament", message, "say `vacated`", _RISES)
        if self.held and self.rises.in_pairs:
            message = "a pair moves together, so neither player of it can be held back"
            yield Conflict("tournament.held", "wrong-tournament", message, "say 0", _RISES)
        most, stars = self.prizes.most, ("tournament.stars",)
        if wrong := [star.value for star in most if star not in self.stars.given()]:
            message = f"nobody can win a {wrong[0]} star"
            yield Conflict("tournament.prizes.most", "wrong-tournament", message, "take it out of the prizes", stars)
        if len(set(most)) != len(most):
            message = "there are two prizes for the same stars"
            yield Conflict("tournament.prizes.most", "wrong-tournament", message, "keep one", stars)


def _fallers(rises: Risers) -> tuple[Fallers, ...]:
    """Return who may move down from table 1 so that as many leave it as arrive."""
    match rises:
        case Risers.NOBODY:
            return (Fallers.NOBODY,)
        case Risers.BEST_OF_EACH_SEX | Risers.BEST_PAIR:
            return (Fallers.REST,)
        case Risers.FEWEST:
            return (Fallers.MOST, Fallers.REST)
        case Risers.HEAD_AND_FOOT:
            return (Fallers.RISERS,)
