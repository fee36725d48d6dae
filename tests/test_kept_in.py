"""What a game is kept in: a key that settling does not read there is refused or remarked wherever it is stated."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from random import Random
from types import MethodType
from typing import Any

import pytest

from hearts_spec.cards import cards_in
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import HeartsError
from hearts_spec.engine.settle.completed_deal import finished
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.rules import Library, RulesError
from hearts_spec.rules.facts import won
from hearts_spec.rules.fields import NEEDED, Field, all_fields
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.schema.field_info import attributes_of
from hearts_spec.schema.kinds import Choice, Number

ELSEWHERE = {"irregular.revoke.trick"}  # honoured in the play: the trick itself passes to the revoker
PLAIN_GAMES = {
    KeptIn.CHIPS: {"extends": "hoyle-1887/hearts"},
    KeptIn.POINTS: {"extends": "modern/standard"},
    KeptIn.NOTHING: {"extends": "hoyle-1887/hearts", "settlement": {"kept-in": "nothing"}},
}
ODD_GAMES: tuple[dict[str, Any], ...] = (
    {"extends": "hoyle-1887/hearts", "irregular": {"revoke": {"fine": 3, "fine-to": "opponents"}}},
    {"extends": "modern/standard", "irregular": {"revoke": {"pays": "all-losses", "several": "between-them"}}},
    PLAIN_GAMES[KeptIn.NOTHING],
)


class Watched:
    """The rules, or a section of them: notes in `seen` the key of each field that is read."""

    def __init__(self, of: Any, prefix: str, seen: set[str]) -> None:
        self._of, self._prefix, self._seen = of, prefix, seen
        self._keys = {each.name: each for each in attributes_of(type(of))}

    def __getattr__(self, name: str) -> Any:
        part = self._keys.get(name)
        if part is None:
            found = getattr(type(self._of), name)
            return found.fget(self) if isinstance(found, property) else MethodType(found, self)
        value = getattr(self._of, name)
        if part.is_section and is_dataclass(value):
            return Watched(value, f"{self._prefix}{part.key}.", self._seen)
        self._seen.add(f"{self._prefix}{part.key}")
        return value


@pytest.fixture(scope="module")
def keys_read(library: Library) -> dict[KeptIn, set[str]]:
    """The keys that settling reads for each thing that a game is kept in, over all games and many deals."""
    seen: dict[KeptIn, set[str]] = {kept_in: set() for kept_in in KeptIn}
    chance = Random(6)
    for table in _tables(library):
        kept_in = table.rules.settlement.kept_in
        table.rules = Watched(table.rules, "", seen[kept_in])  # type: ignore[assignment]
        for _ in range(12):
            _settle_some_deal(table, chance)
    return seen


def _tables(library: Library) -> Iterator[CompiledRules]:
    for id in library.ids():
        for players in library.rule_set(id).players:
            yield CompiledRules(library.playable(id, players))
    for data in ODD_GAMES:
        holder, id = library.find_data(data)
        yield CompiledRules(holder.playable(id, holder.rule_set(id).players[0]))


def _settle_some_deal(table: CompiledRules, chance: Random) -> None:
    players, often = range(table.players), chance.choice((0.3, 1))
    taken, maker = [0] * table.players, chance.choice(players)
    for card in cards_in(table.pack):
        taken[maker if chance.random() < often else chance.choice(players)] |= 1 << card
    by = tuple(chance.sample(players, chance.randrange(3)))
    try:
        deal = finished(table, taken, won((13, *[0] * (table.players - 1)), first_trick=0, last_trick=0))
        settle(table, deal._replace(
            before=Standing(), dealer=0, slam_choice=SlamPays.OTHERS_UP, forfeits=chance.choice(((), (0, 1))),
            revokes=Revokes(by, by if chance.random() < 0.5 else (), tuple(1 for _ in by)),
            bids=[3] + [0] * (table.players - 1) if table.rules.auction.is_held else (),
        ))  # fmt: skip
    except HeartsError:  # something more is asked of this deal
        return


def other_values(field: Field) -> Iterator[Any]:
    """Yield values of a field other than the one that is played if nothing is stated."""
    usual = None if field.default is NEEDED else field.default
    match field.kind:
        case Choice(values=words):
            yield from (word for word, value in words.items() if value is not usual)
        case Number():
            yield 3


def findings(library: Library, data: dict[str, Any]) -> list[str]:
    try:
        holder, id = library.find_data(data)
    except RulesError as error:
        return [str(each) for each in error.faults]
    return [str(each) for each in holder.findings_of(id)]


def with_value(data: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    *sections, name = key.split(".")
    made = dict(data)
    inner = made
    for section in sections:
        inner[section] = dict(inner.get(section, {}))
        inner = inner[section]
    inner[name] = value
    return made


@pytest.mark.parametrize("kept_in", KeptIn)
def test_each_key_is_honoured_or_reported(library: Library, keys_read: dict[KeptIn, set[str]], kept_in: KeptIn) -> None:
    elsewhere = set().union(*keys_read.values()) - keys_read[kept_in] - ELSEWHERE
    unsaid = [
        f"{field.key}: {value}"
        for field in all_fields()
        if field.key in elsewhere
        for value in other_values(field)
        if not findings(library, with_value(PLAIN_GAMES[kept_in], field.key, value))
    ]
    assert not unsaid


@pytest.mark.parametrize("kept_in", [KeptIn.POINTS, KeptIn.NOTHING])
def test_no_sentence_speaks_of_chips_where_there_are_none(library: Library, kept_in: KeptIn) -> None:
    wrong = [
        f"{field.key}: {value}"
        for field in all_fields()
        if "chip" in field.sentence
        for value in other_values(field)
        if not findings(library, with_value(PLAIN_GAMES[kept_in], field.key, value))
    ]
    assert not wrong
