"""A tournament: several tables, round after round; who moves, where they sit, which stars and prizes they win.

Tables are numbered from 1, the head. A table is a tuple of players, clockwise from its own head: head, side, foot,
side.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from hearts_spec.cards import Card
from hearts_spec.engine.dealing import pack_mask
from hearts_spec.engine.errors import IrregularStateError, Refusal, refuse
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.limits import HEARTS
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.tournament import (
    Arrivals,
    CutCard,
    Fallers,
    HeadStar,
    PrizesEach,
    PrizeTies,
    Risers,
    Star,
    TournamentRules,
)


class Stake(Enum):
    """What players cut for."""

    UP = "to go up"
    STAY = "to stay at table 1"
    DOWN = "to go down"
    PRIZE = "for the prize"


@dataclass(frozen=True, slots=True)
class Tie:
    """Players who must cut for `places` places at their table, counted from 1; for a prize, `table` is 0."""

    table: int
    players: tuple[str, ...]
    places: int
    stake: Stake
    again: bool = False

    def __str__(self) -> str:
        """Return who must cut: `at table 2 Ann and Dan must cut to go up`."""
        return self.told("must cut")

    def told(self, cut: str) -> str:
        """Return who cuts for what, as a clause with `cut` as its verb."""
        names = f"{', '.join(self.players[:-1])} and {self.players[-1]}"
        some = f" (places: {self.places})" if self.places > 1 else ""
        where = f"at table {self.table} " if self.table else ""
        return f"{where}{names} {cut} {'again ' if self.again else ''}{self.stake.value}{some}"


class UndecidedError(IrregularStateError):
    """A round that cannot end before some players have cut; `ties` lists them."""

    def __init__(self, ties: Sequence[Tie]) -> None:
        self.ties = tuple(ties)
        super().__init__("; ".join(str(tie) for tie in ties), ties[0].players[0], "cuts")


class Cuts:
    """The cards that each player has cut, in order, and the ties found so far: `decided`, or `open` without a cut."""

    def __init__(self, rules: Rules, cards: Mapping[str, Sequence[Card]]) -> None:
        self._rules = rules
        self._left = {name: list(cut) for name, cut in cards.items()}
        self.decided: list[Tie] = []
        self.open: list[Tie] = []

    def favoured(self, tie: Tie, best: CutCard) -> tuple[str, ...]:
        """Return the players who win a tie by cutting, as many as there are places.

        Players whose equal cards leave a place in doubt cut again; if a cut is missing, the tie is recorded as open.
        """
        if not all(self._left.get(name) for name in tie.players):
            self.open.append(tie)
            return ()
        self.decided.append(tie)
        ranks = {name: self._rules.cut.ace.rank(self._left[name].pop(0)) for name in tie.players}
        chosen: list[str] = []
        for rank in sorted(set(ranks.values()), reverse=best.is_highest):
            level = tuple(name for name in tie.players if ranks[name] == rank)
            places = tie.places - len(chosen)
            if len(level) > places > 0:
                return (*chosen, *self.favoured(replace(tie, players=level, places=places, again=True), best))
            chosen.extend(level[:places])
        return tuple(chosen)

    def check(self) -> None:
        """Check that every tie is decided and every cut was needed.

        Raises UndecidedError with the open ties, IrregularStateError for a cut that decides nothing.
        """
        if self.open:
            raise UndecidedError(self.open)
        idle = next((name for name, cards in self._left.items() if cards), None)
        if idle is not None:
            raise IrregularStateError(f"{idle} has cut, but there is nothing for the cut to decide", idle, "cuts")


Tables = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The result of a round: who sat where, and the hearts each player took.

    `held` are the players who must stay: they move up only if there are not enough others.
    """

    tables: Tables
    hearts: Mapping[str, int]
    ladies: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Movement:
    """Who moves after a round.

    `best` are the players at each table who won the comparison, and so move up; at table 1 they stay.
    """

    best: Tables
    up: Tables
    down: tuple[str, ...]


def move(rules: TournamentRules, scores: Scores, cuts: Cuts) -> Movement:
    """Return who moves after a round; moves that depend on an open tie are left out."""
    all_fewest = rules.rises.as_many_as_leave
    best = [fewest(scores.tables[0], scores.hearts) if all_fewest else _best(rules, scores, 0, 1, cuts)]
    down = _fallers(rules, scores, best[0], cuts)
    places = _places(rules, scores.tables[0], best[0])
    best += [_best(rules, scores, number, places, cuts) for number in range(1, len(scores.tables))]
    return Movement(tuple(best), ((), *best[1:]), down)


def fewest(players: Sequence[str], hearts: Mapping[str, int]) -> tuple[str, ...]:
    """Return all the players who have the fewest hearts."""
    least = min(hearts[name] for name in players)
    return tuple(name for name in players if hearts[name] == least)


def sides_of(table: Sequence[str], ladies: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Split the players of a table into ladies and men."""
    return tuple(name for name in table if name in ladies), tuple(name for name in table if name not in ladies)


def _fallers(rules: TournamentRules, scores: Scores, best: Sequence[str], cuts: Cuts) -> tuple[str, ...]:
    head = scores.tables[0]
    match rules.falls:
        case Fallers.NOBODY:
            return ()
        case Fallers.RISERS:
            return tuple(best)
        case Fallers.MOST if len(best) == 1:
            return _chosen(
                head, 1, lambda name: (-scores.hearts[name],),
                lambda names, places: cuts.favoured(Tie(1, names, places, Stake.DOWN), rules.cut_down),
            )  # fmt: skip
        case Fallers.MOST | Fallers.REST:
            return tuple(name for name in head if name not in best)


def _places(rules: TournamentRules, head: Sequence[str], best: Sequence[str]) -> int:
    """Return how many leave table 1, which is how many move up from each other table."""
    if not rules.rises.as_many_as_leave:
        return 1
    match rules.falls:
        case Fallers.MOST if len(best) == 1:
            return 1
        case Fallers.MOST | Fallers.REST | Fallers.RISERS | Fallers.NOBODY:
            return len(head) - len(best)


def _best(rules: TournamentRules, scores: Scores, number: int, places: int, cuts: Cuts) -> tuple[str, ...]:
    """Return who wins the comparison at a table, counted from 0."""
    table = scores.tables[number]
    stake = Stake.UP if number else Stake.STAY

    def cut(names: tuple[str, ...], places: int) -> tuple[str, ...]:
        return cuts.favoured(Tie(number + 1, names, places, stake), rules.cut_up)

    groups: tuple[tuple[str, ...], ...]
    match rules.rises:
        case Risers.NOBODY:
            return ()
        case Risers.HEAD_AND_FOOT:
            return table[0], table[2]
        case Risers.BEST_PAIR:
            return _best_pair(table, scores.hearts, cut)
        case Risers.BEST_OF_EACH_SEX:
            groups = sides_of(table, scores.ladies)
        case Risers.FEWEST:
            groups = (table,)
    found: list[str] = []
    for group in groups:
        found += _chosen(group, places, lambda name: (name in scores.held, scores.hearts[name]), cut)
    return tuple(name for name in table if name in found)


_CutOrder = Callable[[tuple[str, ...], int], tuple[str, ...]]


def _best_pair(table: Sequence[str], hearts: Mapping[str, int], cut: _CutOrder) -> tuple[str, ...]:
    """Return the pair of facing players with fewer hearts; if the pairs tie, the head and the next player cut."""
    pairs = (table[0], table[2]), (table[1], table[3])
    taken = [hearts[one] + hearts[other] for one, other in pairs]
    if taken[0] != taken[1]:
        return pairs[taken[1] < taken[0]]
    favoured = cut((table[0], table[1]), 1)
    return next((pair for pair in pairs if pair[0] in favoured), ())


def _chosen(
    players: Sequence[str], places: int, worth: Callable[[str], tuple[int, ...]], cut: _CutOrder
) -> tuple[str, ...]:
    """Return as many players as there are places, lowest worth first; those who tie for the last place cut."""
    chosen: list[str] = []
    for each in sorted({worth(name) for name in players}):
        level = tuple(name for name in players if worth(name) == each)
        left = places - len(chosen)
        if len(level) > left > 0:
            return (*chosen, *cut(level, left))
        chosen.extend(level[:left])
    return tuple(chosen)


Stars = Mapping[str, tuple[Star, ...]]


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize for the most stars of one kind: its winner, or the tie for which players must first cut.

    `players` are those who compete for it. There is no winner if none of them has such a star.
    """

    star: Star
    players: tuple[str, ...]
    most: int
    winner: str | None
    tie: Tie | None = None


def sole_best(scores: Scores) -> str | None:
    """Return the player at table 1 who has fewer hearts than any other there, or None."""
    best = fewest(scores.tables[0], scores.hearts)
    return best[0] if len(best) == 1 else None


def stars_of(rules: TournamentRules, scores: Scores, movement: Movement, leader: str | None) -> Stars:
    """Return the stars that each player receives; `leader` alone had the fewest at table 1 in the round before."""
    given: dict[str, list[Star]] = {name: [] for table in scores.tables for name in table}
    _give(given, rules.stars.rise, (name for up in movement.up for name in up))
    if not rules.rises.by_place:
        _give(given, _head_star(rules.stars.head, sole_best(scores), leader), movement.best[0])
        best = {name for each in movement.best for name in each}
        _give(given, rules.stars.loaded, (name for name in given if name not in best))
        _give(given, rules.stars.last_loaded, (name for name in scores.tables[-1] if name not in best))
    for table in scores.tables:
        _give(given, rules.stars.fewest, fewest(table, scores.hearts))
        clear = [name for name in table if not scores.hearts[name]]
        _give(given, rules.stars.sole_clear, clear if len(clear) == 1 else ())
    return {name: tuple(stars) for name, stars in given.items()}


def _give(given: Mapping[str, list[Star]], star: Star, players: Iterable[str]) -> None:
    if star is not Star.NONE:
        for name in players:
            given[name].append(star)


def _head_star(head: HeadStar, sole: str | None, leader: str | None) -> Star:
    match head:
        case HeadStar.NONE:
            return Star.NONE
        case HeadStar.GOLD:
            return Star.GOLD
        case HeadStar.SILVER_THEN_GOLD:
            return Star.GOLD if sole is not None and sole == leader else Star.SILVER


def award(
    rules: TournamentRules,
    players: Sequence[str],
    ladies: frozenset[str],
    stars: Mapping[str, Mapping[Star, int]],
    cuts: Mapping[Star, Cuts],
) -> tuple[Prize, ...]:
    """Return the prizes in order; where ladies and men compete separately, first a lady's and then a man's."""
    found: list[Prize] = []
    for star in rules.prizes.most:
        for group in sides_of(players, ladies) if rules.prizes.among.by_sex else (tuple(players),):
            left = _eligible(rules.prizes.each, group, found)
            counts = {name: stars[name].get(star, 0) for name in left}
            most = max(counts.values(), default=0)
            equal = tuple(name for name in left if counts[name] == most) if most else ()
            equal = _tie_broken(rules.prizes.ties, star, equal, stars)
            if len(equal) < 2:
                found.append(Prize(star, group, most, equal[0] if equal else None))
                continue
            tie = Tie(0, equal, 1, Stake.PRIZE)
            winner = next(iter(cuts[star].favoured(tie, rules.prizes.cut)), None)
            found.append(Prize(star, group, most, winner, None if winner else cuts[star].open[-1]))
    return tuple(found)


def _eligible(each: PrizesEach, players: Sequence[str], given: Iterable[Prize]) -> tuple[str, ...]:
    """Return the players who may still win a prize; `given` are the prizes already awarded."""
    match each:
        case PrizesEach.ANY_NUMBER:
            return tuple(players)
        case PrizesEach.ONE:
            winners = {prize.winner for prize in given}
            return tuple(name for name in players if name not in winners)


def _tie_broken(
    ties: PrizeTies, star: Star, equal: Sequence[str], stars: Mapping[str, Mapping[Star, int]]
) -> tuple[str, ...]:
    """Return the players who are still equal for a prize when their other stars are counted."""
    match ties:
        case PrizeTies.CUT:
            return tuple(equal)
        case PrizeTies.OTHER_STARS:
            merits = {name: _merit(star, stars[name]) for name in equal}
            return tuple(name for name in equal if merits[name] == max(merits.values()))


def _merit(star: Star, stars: Mapping[Star, int]) -> int:
    """Return the worth of a player's other stars in a tie for the prize of `star`; the highest wins."""
    match star:
        case Star.GOLD:
            return stars.get(Star.RED, 0)
        case Star.RED:
            return stars.get(Star.GOLD, 0)
        case Star.GREEN:
            return -stars.get(Star.GOLD, 0)
        case Star.NONE | Star.SILVER | Star.AGREED:
            return 0


PLACES = ("head", "left", "foot", "right")


def seat_by_lot(lots: Mapping[str, int]) -> Tables:
    """Seat players by the table numbers they drew, four of each, clockwise from the head in the order of drawing.

    Raises IrregularStateError if a number is drawn more or less often than there are places.
    """
    last = max(lots.values(), default=0)
    tables = tuple(tuple(name for name, lot in lots.items() if lot == number) for number in range(1, last + 1))
    for number, table in enumerate(tables, 1):
        if len(table) != len(PLACES):
            message = f"table {number} was drawn {len(table)} times, where there are {len(PLACES)} lots for it"
            raise IrregularStateError(message, str(number), "tables")
    return tables


def seat_couples(slips: Iterable[tuple[int, str, str, str]]) -> Tables:
    """Seat couples by the slips they drew: a table, `head and foot` or `sides`, the lady and the man.

    Raises IrregularStateError if a slip is drawn twice or not at all.
    """
    seated: dict[tuple[int, str], tuple[str, str]] = {}
    for number, place, lady, man in slips:
        if place not in ("head and foot", "sides") or (number, place) in seated:
            raise IrregularStateError(f"no second slip says {place} at table {number}", place, "tables")
        seated[number, place] = (lady, man)
    tables = []
    for number in range(1, len(seated) // 2 + 1):
        pairs = seated.get((number, "head and foot")), seated.get((number, "sides"))
        if pairs[0] is None or pairs[1] is None:
            raise IrregularStateError(f"table {number} needs two couples", str(number), "tables")
        tables.append((pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1]))
    if len(tables) * 2 != len(seated):
        raise IrregularStateError("two couples are needed for each table", str(len(seated)), "tables")
    return tuple(tables)


def reseat(arrivals: Arrivals, tables: Tables, movement: Movement, ladies: Collection[str]) -> Tables:
    """Return the tables of the next round; newcomers at a table are seated in the order of their old places."""
    after: list[tuple[str, ...]] = []
    for number, table in enumerate(tables):
        leaving = movement.up[number] if number else movement.down
        last = number == len(tables) - 1
        coming = movement.down if last else movement.up[number + 1]
        old = tables[0 if last else number + 1]
        newcomers = [name for name in old if name in coming]
        match arrivals:
            case Arrivals.SIDES:
                staying = [name for name in table if name not in leaving]
                after.append((staying[0], newcomers[0], staying[1], newcomers[1]))
            case Arrivals.VACATED:
                after.append(_seat_newcomers(table, leaving, newcomers, ladies))
    return tuple(after)


def _seat_newcomers(
    table: Sequence[str], leaving: Sequence[str], newcomers: list[str], ladies: Collection[str]
) -> tuple[str, ...]:
    """Seat each newcomer in a vacated place, of a player of the same sex if the sexes are distinguished."""
    seated = []
    for name in table:
        if name in leaving:
            alike = (each for each in newcomers if (each in ladies) == (name in ladies))
            name = next(alike, newcomers[0])
            newcomers = [each for each in newcomers if each != name]
        seated.append(name)
    return tuple(seated)


Cut = Mapping[str, Sequence[Card]]


@dataclass(frozen=True, slots=True)
class Move:
    """The result of a round for one player: hearts taken, table before and after, next place (such as `head`), stars.

    Tables count from 1. `held` is the number of coming rounds in which the player must stay at their table.
    """

    player: str
    hearts: int
    table: int
    to: int
    place: str
    stars: tuple[Star, ...]
    held: int

    @property
    def went(self) -> str:
        """The direction the player moved: `up`, `down` or `stays`."""
        return "stays" if self.to == self.table else "up" if self.to < self.table else "down"


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over.

    `strokes` of the bell say how many move up from each lower table. `ties` were decided by cutting; `before` and
    `after` are the tables; `cites` are the statements that decided.
    """

    number: int
    before: Tables
    after: Tables
    moves: tuple[Move, ...]
    strokes: int
    ties: tuple[Tie, ...]
    cites: tuple[str, ...]

    def went(self, way: str) -> tuple[str, ...]:
        """Return the players whose move has this direction: `up`, `down` or `stays`."""
        return tuple(each.player for each in self.moves if each.went == way)


class Tournament:
    """A tournament in progress. `tables` go from table 1, the head, down; each lists its players clockwise.

    `stars` counts each player's stars, `held` the rounds for which a player must stay, and `leader` is the player who
    alone had the fewest at table 1 in the last round.
    """

    def __init__(
        self, playable: ConfiguredRules, tables: Sequence[Sequence[str]], ladies: Collection[str] = ()
    ) -> None:
        """Seat the players; raise IrregularStateError with the reason if they cannot sit like this."""
        self.playable = playable
        self.rules = playable.rules.tournament
        self.tables: Tables = tuple(tuple(table) for table in tables)
        self.ladies = frozenset(ladies)
        refusal = why_not_seat(playable, self.tables, self.ladies)
        if refusal is not None:
            raise IrregularStateError(refusal.reason, position="tables")
        self.players = tuple(name for table in self.tables for name in table)
        self.in_play = (pack_mask(playable.rules) & HEARTS).bit_count()
        self.rounds: list[Round] = []
        self.stars: dict[str, Counter[Star]] = {name: Counter() for name in self.players}
        self.held: dict[str, int] = {}
        self.leader: str | None = None

    def play(self, hearts: Mapping[str, int], cuts: Cut | None = None) -> Round:
        """End a round, given the hearts that each player took and the cards cut by those who tied, in order.

        Raises UndecidedError, naming those who must cut, while a tie is open, and IrregularStateError for hearts that
        cannot have been taken or a cut that decides nothing.
        """
        scores = self._scores(hearts)
        drawn = Cuts(self.playable.rules, cuts or {})
        movement = move(self.rules, scores, drawn)
        drawn.check()
        stars = stars_of(self.rules, scores, movement, self.leader)
        held = self._held_after(scores, movement)
        after = reseat(self.rules.seats, self.tables, movement, self.ladies)
        strokes = len(movement.up[-1])
        ties = tuple(drawn.decided)
        done = Round(
            len(self.rounds) + 1, self.tables, after, tuple(self._moves(hearts, after, stars, held)), strokes, ties,
            self.playable.cites(*self._keys(scores, stars, held, ties)),
        )  # fmt: skip
        for name, received in stars.items():
            self.stars[name].update(received)
        self.held, self.tables, self.leader = held, after, sole_best(scores)
        self.rounds.append(done)
        return done

    def prizes(self, cuts: Mapping[Star, Cut] | None = None) -> tuple[Prize, ...]:
        """Return the prizes for the stars won so far; a prize for which players must first cut has the tie.

        Raises IrregularStateError for a cut that decides nothing.
        """
        given = cuts or {}
        drawn = {star: Cuts(self.playable.rules, given.get(star, {})) for star in Star}
        found = award(self.rules, self.players, self.ladies, self.stars, drawn)
        for each in drawn.values():
            if not each.open:
                each.check()
        return found

    def _scores(self, hearts: Mapping[str, int]) -> Scores:
        strange = next((name for name in hearts if name not in self.players), None)
        if strange is not None:
            raise IrregularStateError(f"{strange} sits at no table", strange, "hearts")
        for number, table in enumerate(self.tables, 1):
            self._check_hearts(number, table, hearts)
        everything = {name for table in self.tables[1:] for name in table if hearts[name] == self.in_play}
        held = frozenset((*self.held, *everything)) if self.rules.held else frozenset()
        return Scores(self.tables, hearts, self.ladies, held)

    def _check_hearts(self, number: int, table: Sequence[str], hearts: Mapping[str, int]) -> None:
        for name in table:
            if name not in hearts:
                raise IrregularStateError(f"the round does not say how many hearts {name} took", name, "hearts")
            if hearts[name] < 0:
                raise IrregularStateError(f"{name} cannot have taken {hearts[name]} hearts", name, "hearts")
        taken = sum(hearts[name] for name in table)
        whole = number == 1 or self.rules.ends.is_played_out
        if taken > self.in_play or (whole and taken < self.in_play):
            some = "" if whole else "at most "
            message = f"at table {number} the hearts add up to {taken}, but {some}{self.in_play} are in play"
            raise IrregularStateError(message, str(taken), "hearts")

    def _held_after(self, scores: Scores, movement: Movement) -> dict[str, int]:
        """Return the number of rounds for which each player must now stay."""
        if not self.rules.held:
            return {}
        rose = {name for up in movement.up for name in up}
        held = {name: rounds - 1 for name, rounds in self.held.items() if rounds > 1 and name not in rose}
        held.update({name: self.rules.held for name in self.players if scores.hearts[name] == self.in_play})
        return {name: rounds for name, rounds in held.items() if name not in rose}

    def _moves(self, hearts: Mapping[str, int], after: Tables, stars: Stars, held: Mapping[str, int]) -> Iterator[Move]:
        next_place = {name: (to, at) for to, table in enumerate(after, 1) for at, name in enumerate(table)}
        for number, table in enumerate(self.tables, 1):
            for name in table:
                to, at = next_place[name]
                yield Move(name, hearts[name], number, to, PLACES[at], stars[name], held.get(name, 0))

    def _keys(self, scores: Scores, stars: Stars, held: Mapping[str, int], ties: Sequence[Tie]) -> Iterator[str]:
        """Yield the keys of the rules that decided a round."""
        yield from ("tournament.rises", "tournament.falls", "tournament.seats")
        if sum(scores.hearts.values()) < self.in_play * len(self.tables):
            yield "tournament.ends"
        if any(tie.stake is Stake.DOWN for tie in ties):
            yield "tournament.cut-down"
        if any(tie.stake is not Stake.DOWN for tie in ties):
            yield "tournament.cut-up"
        if ties:
            yield "cut.ace"
        if scores.held or held:
            yield "tournament.held"
        if any(stars.values()):
            yield "tournament.stars"


def why_not_seat(playable: ConfiguredRules, tables: Tables, ladies: frozenset[str]) -> Refusal | None:
    """Return why players cannot be seated like this for a tournament, or None if they can."""
    for reason, *keys in _seating_problems(playable, tables, ladies):
        return refuse(playable, reason, *keys)
    return None


def _seating_problems(playable: ConfiguredRules, tables: Tables, ladies: frozenset[str]) -> Iterator[tuple[str, ...]]:
    rules = playable.rules.tournament
    players = [name for table in tables for name in table]
    if rules.rises is Risers.NOBODY:
        yield f"{playable.id} is played at one table: nobody moves to another", "tournament.rises"
    if len(tables) < 2:
        yield "players move between tables, so there must be two at least", "tournament.rises"
    if rules.tables.is_even and len(tables) % 2:
        yield f"{len(tables)} tables are not an even number of them", "tournament.tables"
    for number, table in enumerate(tables, 1):
        if len(table) != playable.players:
            yield f"table {number} has {len(table)} players, where it seats {playable.players}", "table.players"
    twice = next((name for name in players if players.count(name) > 1), None)
    if twice is not None:
        yield f"{twice} sits in two places", "table.players"
    by_sex = {"tournament.rises": rules.rises.by_sex, "tournament.prizes.among": rules.prizes.among.by_sex}
    sexes = [key for key, applies in by_sex.items() if applies]
    lost = sorted(ladies - set(players))
    if lost:
        yield f"{lost[0]} sits at no table", "table.players"
    if ladies and not sexes:
        yield "ladies and men are not told apart here", "tournament.rises", "tournament.prizes.among"
    for number, table in enumerate(tables, 1):
        count = sum(name in ladies for name in table)
        if rules.rises.by_sex and count * 2 != len(table):
            yield f"table {number} needs two couples, and has {count} of {len(table)} players for ladies", *sexes
    if sexes and not 0 < len(ladies) < len(players):
        yield "prizes are given to ladies and to men, so there must be some of each", *sexes
