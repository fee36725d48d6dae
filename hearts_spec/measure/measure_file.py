"""What is measured for the site, from `measures.yml`: games with and without a rule, and for each number of players."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from hearts_spec.record.model import RulesKind
from hearts_spec.rules.folder import MEASURES_FILE
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.schema.kinds import A_LINE, AN_ID, ByKey, ManyOf, Number, OneOf, ReadContext
from hearts_spec.schema.problems import Location
from hearts_spec.schema.record_type import (
    Amiss,
    KeyedFile,
    RecordType,
    TypedRecord,
    named,
    part,
    placed,
    places,
)

# How a page says each figure that can be shown: the words before it, with a blank for the figure.
PHRASES: Mapping[str, str] = {
    "pool-left": "in {} of deals nobody wins the pool",
    "nobody-clear": "in {} of deals every player takes a card that counts",
    "everything": "in {} of deals one player takes everything, without trying to",
    "tried": "one player alone takes the first half of the points in {} of deals",
    "spread-careful": "the result of a deal has a standard deviation of {}",
    "game-deals": "a game takes {} deals",
    "deals-needed": "it takes {} deals to tell a careful player from one who plays at random",
}


@dataclass(frozen=True, slots=True)
class RuleMeasure(TypedRecord):
    """A rule that is measured: a game with it and without it, or a game for each of some numbers of players."""

    id: str = named()
    title: str = part(A_LINE, "What the rule is called.")
    matter: str = part(A_LINE, "The topic of the history on whose page it is shown.")
    rules: str = part(A_LINE, "The game with the rule, by its id.")
    shows: str = part(OneOf({key: key for key in PHRASES}, "a figure", "a figure"), "The figure that is shown.")
    without: str | Mapping[str, Any] = part(RulesKind(), "The game without it: an id, or what is changed.", "")
    with_it: str = part(A_LINE, "The words for the game with it, as `with the pass`.", "")
    without_it: str = part(A_LINE, "The words for the game without it, as `without a pass`.", "")
    players: tuple[int, ...] = part(ManyOf(Number(2, 10), distinct=True), "The numbers of players.", ())
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        if bool(self.without) == bool(self.players):
            hint = "as `without: {passing: {cards: 0}}`"
            yield (), "missing-key", "is measured without the rule, or for some numbers of players", hint


MEASURES: KeyedFile[RuleMeasure] = KeyedFile(
    MEASURES_FILE,
    ByKey(RecordType(RuleMeasure, "measure"), AN_ID, "for each measure", "as `rules: ...`"),
    "Measures",
    "Rules that are measured with and without them, and games that are measured for each number of players.",
)


class Table(NamedTuple):
    """A game that is measured for a number of players; `label` says which side of a comparison it is."""

    name: str
    label: str
    rules: ConfiguredRules


def compared(library: Library, measure: RuleMeasure) -> list[Table]:
    """Return the tables of a measure: with and without the rule, or for each number of players.

    Raises RefusedError or RulesError if there is no such game, or it cannot be played so.
    """
    if measure.players:
        return [_for_players(library, measure.rules, number) for number in measure.players]
    played = library.playable(measure.rules)
    first = Table(measure.rules, measure.with_it, played)
    if isinstance(measure.without, str):
        return [first, Table(measure.without, measure.without_it, library.playable(measure.without, played.players))]
    changed, id = library.find_data({"extends": measure.rules, **measure.without}, f"{measure.id}-without")
    return [first, Table(f"{measure.id}.without", measure.without_it, changed.playable(id, played.players))]


def _for_players(library: Library, id: str, players: int) -> Table:
    usual = library.rule_set(id).usual_players
    return Table(id if players == usual else f"{id}.{players}", str(players), library.playable(id, players))


def tables_of(library: Library) -> dict[str, Table]:
    """Return all that is measured, by name: each game with its usual number of players, then what measures need.

    Games of several contracts are left out. Raises as `compared`.
    """
    games = ((id, library.playable(id)) for id in library.ids())
    found = {id: Table(id, "", rules) for id, rules in games if not rules.contracts}
    for measure in library.folder.top_file(MEASURES).values():
        for table in compared(library, measure):
            found.setdefault(table.name, table)
    return found
