"""A tournament: several tables, round after round; from what each player took to who sits where in the next round."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import Card
from hearts_spec.engine.errors import IrregularStateError, Refusal, refuse
from hearts_spec.engine.packs import pack_mask
from hearts_spec.engine.restrictions import HEARTS
from hearts_spec.engine.tournament_moves import Movement, Scores, Tables, move
from hearts_spec.engine.tournament_prizes import Prize, Stars, award, sole_best, stars_of
from hearts_spec.engine.tournament_seating import PLACES, reseat
from hearts_spec.engine.tournament_ties import Cuts, Stake, Tie, UndecidedError
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.tournament import Risers, RoundEnds, Star, TableCount

Cut = Mapping[str, Sequence[Card]]


@dataclass(frozen=True, slots=True)
class Move:
    """What a round does to one player. Tables count from 1; `place` is the next one at the table, as `head`.

    `held` counts the rounds to come in which he must stay where he now is.
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
        """Say which way the player went: `up`, `down` or `stays`."""
        return "stays" if self.to == self.table else "up" if self.to < self.table else "down"


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over. `strokes` of the bell tell how many go up from each lower table.

    `ties` are those that were decided by cutting; `before` and `after` the tables; `keys` name the rules that decided.
    """

    number: int
    before: Tables
    after: Tables
    moves: tuple[Move, ...]
    strokes: int
    ties: tuple[Tie, ...]
    keys: tuple[str, ...]

    def went(self, way: str) -> tuple[str, ...]:
        """Give the players who went `up` or `down`, or those for whom it `stays`."""
        return tuple(each.player for each in self.moves if each.went == way)


class Tournament:
    """A tournament under way. `tables` go from table 1, the head, down; the players of each clockwise from its head.

    `stars` counts each player's stars, `held` the rounds for which a player must stay, and `leader` is the player who
    alone had the fewest at table 1 in the last round.
    """

    def __init__(
        self, playable: ConfiguredRules, tables: Sequence[Sequence[str]], ladies: Collection[str] = ()
    ) -> None:
        """Seat the players; raises IrregularStateError, with the reason, when they cannot sit so."""
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
        """End a round by the hearts that each player took and the cards that those who tied have cut, in order.

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
            tuple(self._keys(scores, stars, held, ties)),
        )  # fmt: skip
        for name, received in stars.items():
            self.stars[name].update(received)
        self.held, self.tables, self.leader = held, after, sole_best(scores)
        self.rounds.append(done)
        return done

    def prizes(self, cuts: Mapping[Star, Cut] | None = None) -> tuple[Prize, ...]:
        """Give the prizes for the stars won so far; a prize for which players must cut first says which.

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
            raise IrregularStateError(f"{strange} sits at none of the tables", strange, "hearts")
        for number, table in enumerate(self.tables, 1):
            self._check_hearts(number, table, hearts)
        everything = {name for table in self.tables[1:] for name in table if hearts[name] == self.in_play}
        held = frozenset((*self.held, *everything)) if self.rules.held else frozenset()
        return Scores(self.tables, hearts, self.ladies, held)

    def _check_hearts(self, number: int, table: Sequence[str], hearts: Mapping[str, int]) -> None:
        for name in table:
            if name not in hearts:
                raise IrregularStateError(f"nothing says how many hearts {name} took", name, "hearts")
            if hearts[name] < 0:
                raise IrregularStateError(f"{name} cannot have taken {hearts[name]} hearts", name, "hearts")
        taken = sum(hearts[name] for name in table)
        whole = number == 1 or _every_table_ends(self.rules.ends)
        if taken > self.in_play or (whole and taken < self.in_play):
            some = "" if whole else "at most "
            message = f"at table {number} {taken} hearts are accounted for, where {some}{self.in_play} were to be taken"
            raise IrregularStateError(message, str(taken), "hearts")

    def _held_after(self, scores: Scores, movement: Movement) -> dict[str, int]:
        """Count the rounds for which each player must now stay."""
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
        """Give the keys of the rules that decided a round."""
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
    """Say why players cannot be seated so for a tournament, or give None when they can."""
    for reason, *keys in _objections(playable, tables, ladies):
        return refuse(playable, reason, *keys)
    return None


def _objections(playable: ConfiguredRules, tables: Tables, ladies: frozenset[str]) -> Iterator[tuple[str, ...]]:
    rules = playable.rules.tournament
    players = [name for table in tables for name in table]
    if rules.rises is Risers.NOBODY:
        yield f"{playable.id} is played at one table: nobody moves to another", "tournament.rises"
    if len(tables) < 2:
        yield "players move between tables, so there must be two at least", "tournament.rises"
    if not _fits(len(tables), rules.tables):
        yield f"{len(tables)} tables are not an even number of them", "tournament.tables"
    for number, table in enumerate(tables, 1):
        if len(table) != playable.players:
            yield f"table {number} has {len(table)} players, where it seats {playable.players}", "table.players"
    twice = next((name for name in players if players.count(name) > 1), None)
    if twice is not None:
        yield f"{twice} sits in two places", "table.players"
    sexes = [key for key, told in _by_sex(playable) if told]
    lost = sorted(ladies - set(players))
    if lost:
        yield f"{lost[0]} sits at none of the tables", "table.players"
    if ladies and not sexes:
        yield "ladies and men are not told apart here", "tournament.rises", "tournament.prizes.among"
    for number, table in enumerate(tables, 1):
        count = sum(name in ladies for name in table)
        if rules.rises.by_sex and count * 2 != len(table):
            yield f"table {number} wants two couples, and has {count} of {len(table)} players for ladies", *sexes
    if sexes and not 0 < len(ladies) < len(players):
        yield "prizes are given to ladies and to men, so there must be some of each", *sexes


def _fits(tables: int, count: TableCount) -> bool:
    match count:
        case TableCount.ANY:
            return True
        case TableCount.EVEN:
            return tables % 2 == 0
        case _:
            assert_never(count)


def _every_table_ends(ends: RoundEnds) -> bool:
    """Say whether every table has played its hand out when a round is over."""
    match ends:
        case RoundEnds.PLAYED_OUT:
            return True
        case RoundEnds.SIGNAL:
            return False
        case _:
            assert_never(ends)


def _by_sex(playable: ConfiguredRules) -> Iterator[tuple[str, bool]]:
    rules = playable.rules.tournament
    yield "tournament.rises", rules.rises.by_sex
    yield "tournament.prizes.among", rules.prizes.among.by_sex


__all__ = ["Cut", "Move", "Prize", "Round", "Tie", "Tournament", "UndecidedError", "why_not_seat"]
