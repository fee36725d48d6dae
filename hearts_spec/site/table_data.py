"""Today's game with its options as data for the browser: its switches, and its sentences for every choice.

A page answers from it at once, without the engine.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from hearts_spec.rules.fields import PLAYERS, field_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules, RuleSet
from hearts_spec.rules.ruleset_file import OURS, OptionDraft, Overlay, at_table
from hearts_spec.service.one_page import HEADINGS, one_page
from hearts_spec.site.templating import typeset

NUMBER = "737"  # stands for the number of an option until the reader's is put in its place
OTHER = "#"  # the answer of such an option in the data
Choices = frozenset[tuple[str, str]]  # option and answer, of those that are not the usual ones


class Place(NamedTuple):
    """Where a sentence stands: under which heading, and the rules that it tells."""

    heading: str
    keys: tuple[str, ...]


class Told(NamedTuple):
    """A sentence, and whether it says what holds at the usual table too, though perhaps in other words."""

    text: str
    usual: bool


def table_data(library: Library, game: RuleSet) -> dict[str, Any]:
    """Return the switches of a game, and its sentences for every choice at every number of players.

    `tables` are by number of players: the `options` that matter there, and its `sentences`, places in the list of that
    name. A sentence has the place of its heading, and the options that decide it, `by`. `of` has for their answers,
    joined by blanks, its place in `texts`, from 1, negative if it differs from the usual game, and 0 if it is not said.
    """
    texts: dict[str, int] = {}
    sentences: list[dict[str, Any]] = []
    tables = {}
    usual = _Table(library, game, game.usual_players)
    for table in [usual, *(_Table(library, game, each, usual) for each in game.players if each != usual.players)]:
        places = []
        for each in table.sentences.values():
            said = {answers: _signed(told, texts) for answers, told in each.of.items()}
            found = {"under": [*HEADINGS].index(each.place.heading), "by": list(each.by), "of": said}
            if found not in sentences:
                sentences.append(found)
            places.append(sentences.index(found))
        deciding = {name for place in places for name in sentences[place]["by"]} & table.offered
        tables[table.players] = {"options": [each for each in game.options if each in deciding], "sentences": places}
    return {
        "game": game.id,
        "title": game.title,
        "usual": game.usual_players,
        "options": {name: _switch(game, each) for name, each in game.options.items()},
        "headings": list(HEADINGS.values()),
        "texts": [typeset(text) for text in texts],
        "sentences": sentences,
        "tables": {players: tables[players] for players in game.players},
    }


def _signed(told: Told | None, texts: dict[str, int]) -> int:
    if told is None:
        return 0
    return texts.setdefault(told.text, len(texts) + 1) * (1 if told.usual else -1)


def _switch(game: RuleSet, option: OptionDraft) -> dict[str, Any]:
    """Return an option as a page offers it.

    A choice is its name, its words, the clause that says what it changes, and the values that it `sets`, by key.
    """
    found = {"asks": typeset(option.asks), **({"common": True} if option.common else {})}
    if option.number:
        usual = str(game.leaves[option.number].played)
        numbers = sorted({usual, *option.numbers}, key=int)
        return {**found, "usual": usual, "numbers": numbers, "but": typeset(option.but), "sets": option.number}
    choices = [
        [name, typeset(each.says), typeset(each.but), dict(_values(each.overlay))]
        for name, each in option.choices.items()
    ]
    return {**found, "usual": option.default, "choices": choices}


def _values(overlay: Overlay) -> Iterator[tuple[str, Any]]:
    """Yield the values that a choice sets as a file writes them, by key."""
    for players, some in [(0, overlay.always), *overlay.by_players.items()]:
        for key, each in some.items():
            field = field_of(key)
            yield at_table(players, key) if players else key, field.plain(each.value) if field else each.value


class _Sentence(NamedTuple):
    """A sentence of a page for all answers to the options that decide it."""

    place: Place
    by: tuple[str, ...]
    of: Mapping[str, Told | None]


class _Table:
    """A game at one number of players. A sentence that is the same at the usual number depends on the same options."""

    def __init__(self, library: Library, game: RuleSet, players: int, usual: "_Table | None" = None) -> None:
        self.library, self.game, self.players = library, game, players
        self.playable = library.playable(game.id, players)
        self._pages: dict[Choices, dict[Place, Told]] = {}
        self._order = list(usual.sentences) if usual else []
        options = [each for each in game.options.values() if each.matters([players])]
        self.offered = {each.name for each in options}
        if usual:
            options = [each for each in options if _changes(each, players) != _changes(each, usual.players)]
        by = self._deciding(options)
        base = self.page(frozenset())
        known = usual.sentences if usual else {}
        told_there = usual.page(frozenset()) if usual else {}
        sentences: dict[Place, _Sentence] = {
            place: known[place]
            if place in known and base.get(place) == told_there.get(place) and not by.get(place)
            else self._decided(place, [each for each in options if each.name in by.get(place, ())])
            for place in self._order
        }
        self.sentences: Mapping[Place, _Sentence] = {
            place: each for place, each in sentences.items() if any(each.of.values())
        }

    def page(self, choices: Choices) -> dict[Place, Told]:
        """Return the sentences of the page for some choices."""
        if choices not in self._pages:
            self._pages[choices] = page = dict(self._told(dict(choices)))
            places = list(page)
            for at, place in enumerate(places):
                if place not in self._order:  # it comes after the one before it
                    self._order.insert(self._order.index(places[at - 1]) + 1 if at else 0, place)
        return self._pages[choices]

    def _told(self, answers: Mapping[str, str]) -> Iterator[tuple[Place, Told]]:
        choices = {name: NUMBER if answer == OTHER else answer for name, answer in answers.items()}
        played = self.library.playable(self.game.id, self.players, choices)
        base = self._pages.get(frozenset(), {})
        for section in one_page(self.library, self.game.id, self.players, choices).sections:
            for said in section.says:
                place = Place(section.name, said.keys)
                text = said.text.replace(f" {OURS}", "").replace(NUMBER, "{}")
                if said.keys != (PLAYERS,):  # a table names its own number
                    yield place, Told(text, not choices or self._is_usual(place, text, played, base))

    def _is_usual(self, place: Place, text: str, played: ConfiguredRules, base: Mapping[Place, Told]) -> bool:
        told = {key for each in base for key in each.keys}
        same = all(key in told and played.leaves[key].played == self.playable.leaves[key].played for key in place.keys)
        return same or (place in base and base[place].text == text)

    def _deciding(self, options: Sequence[OptionDraft]) -> dict[Place, set[str]]:
        """Return for each sentence the options that decide it, by themselves or if one other is not as usual."""
        answers = [(each.name, answer) for each in options for answer in _answers(each)[1:]]
        known = [frozenset[tuple[str, str]](), *(frozenset([each]) for each in answers)]
        by: dict[Place, set[str]] = {}
        for choices, one in product(known, answers):
            if one[0] in dict(choices):
                continue
            before, after = self.page(choices), self.page(choices | {one})
            for place in before.keys() | after.keys():
                if before.get(place) != after.get(place):
                    by.setdefault(place, set()).add(one[0])
        return by

    def _decided(self, place: Place, options: Sequence[OptionDraft]) -> _Sentence:
        of = {}
        for answers in product(*map(_answers, options)):
            usual = [_answers(each)[0] for each in options]
            some = [each for each, answer, other in zip(options, answers, usual, strict=True) if answer != other]
            chosen = dict(zip((each.name for each in options), answers, strict=True))
            of[" ".join(answers)] = self.page(frozenset((each.name, chosen[each.name]) for each in some)).get(place)
        return _Sentence(place, tuple(each.name for each in options), of)


def _changes(option: OptionDraft, players: int) -> list[Any]:
    """Return what each choice of an option changes at a number of players."""
    return [{key: each.value for key, each in it.overlay.at(players).items()} for it in option.choices.values()]


def _answers(option: OptionDraft) -> list[str]:
    """Return the answers to an option, the usual one first; to one that asks for a number, that and any other."""
    return ["", OTHER] if option.number else sorted(option.choices, key=lambda each: each != option.default)
