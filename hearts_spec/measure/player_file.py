"""The players named in `players.yml`: the habits of each, and the advice of the sources that each habit follows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.measure.habits import HABITS
from hearts_spec.measure.players import Player
from hearts_spec.rules.folder import PLAYERS_FILE, Folder
from hearts_spec.rules.inheritance import RefusedError, Resolver
from hearts_spec.rules.lint import Checks
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ByKey, ManyOf, Number, OneOf
from hearts_spec.schema.problems import Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import (
    KeyedFile,
    RecordType,
    TypedRecord,
    named,
    part,
    placed,
    places,
    unknown,
)

_WITHOUT = "-without:"


@dataclass(frozen=True, slots=True)
class FollowedHabit(TypedRecord):
    """A habit of a player; `by` are the statements that advise it."""

    habit: str = part(OneOf({name: name for name in HABITS}, "a habit", "a habit"), "The habit, by its name.")
    by: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "The statements that advise it, by their full ids.", ())
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


@dataclass(frozen=True, slots=True)
class PlayerEntry(TypedRecord):
    """A player: what it is called and how it plays."""

    id: str = named()
    title: str = part(A_LINE, "What it is called.")
    about: str = part(PROSE, "How it plays, in a few sentences.")
    habits: tuple[FollowedHabit, ...] = part(
        ManyOf(RecordType(FollowedHabit, "habit")), "Its habits, in the order in which they are tried.", ()
    )
    playouts: int = part(Number(most=10_000), "How many deals it plays out for each turn; 0 for none.", 0)
    strength: str = part(A_LINE, "How hard it is to beat, in a word: readers are offered it first.", "")

    @property
    def player(self) -> Player:
        return Player(self.id, self.title, tuple(each.habit for each in self.habits), self.playouts)


PLAYERS: KeyedFile[PlayerEntry] = KeyedFile(
    PLAYERS_FILE,
    ByKey(RecordType(PlayerEntry, "player"), AN_ID, "for each player", "as `careful: ...`"),
    "Players",
    "Who plays when a rule is measured, and the advice that each follows.",
)


def seated(folder: Folder, names: Sequence[str], players: int) -> list[Player]:
    """Return the players at a table by seat: those named, and the last of them again until the table is full.

    `careful-without:NAME` is the careful player without that habit.

    Raises RefusedError for a player or a habit that there is not, and for more names than seats.
    """
    known = folder.top_file(PLAYERS)
    if len(names) > players:
        raise RefusedError(f"{len(names)} players are named, and {players} play", "name fewer, or say how many play")
    named = [_player(name, known) for name in names]
    return named + named[-1:] * (players - len(named))


def _player(name: str, known: Mapping[str, PlayerEntry]) -> Player:
    id, without, habit = name.partition(_WITHOUT)
    if id not in known:
        raise RefusedError(f"{quoted(id, 40)} is not a player", did_you_mean(id, known))
    player = known[id].player
    if not without:
        return player
    if habit not in player.habits:
        raise RefusedError(f"{quoted(habit, 40)} is not a habit of the {id} player", did_you_mean(habit, player.habits))
    return Player(name, player.title, tuple(each for each in player.habits if each != habit), player.playouts)


PLAYER_CHECKS: Checks[Resolver] = Checks()


@PLAYER_CHECKS.check("unknown-provision")
def advice_that_players_follow(library: Resolver) -> Iterator[Problem]:
    """Report what is wrong with the file of players, and statements named there that do not exist."""
    provisions, players = library.provisions, library.folder.top_file(PLAYERS)
    living = [id for id, each in provisions.items() if not each.removed]
    for entry in players.values():
        for each in entry.habits:
            told = [id for id in each.by if not provisions.unread(id)]
            yield from unknown(each, "by", "unknown-provision", quoted(each.habit), told, "a provision", living)
    yield from players.faults
