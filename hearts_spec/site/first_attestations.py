"""What the timeline looks for, book by book: which have it, and which has it first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules import ResolvedRule, RuleSet, Source
from hearts_spec.rules.contemporary_texts import ContemporaryText
from hearts_spec.rules.fields import field_of
from hearts_spec.rules.options import ChoiceDraft
from hearts_spec.rules.rule_histories import First, RuleHistory
from hearts_spec.site.rule_history import cited_by
from hearts_spec.site.site_model import SiteModel


@dataclass(frozen=True, slots=True)
class Sign:
    """That a book has what is looked for: `ruled`, `option` or `told` of a game not written out, with its places.

    What a rule set had to assume its book does not have.
    """

    how: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimelineCell:
    """A book in a row of the timeline: how it has the thing, or nothing; a line leads from first mark to last."""

    how: str
    before: bool
    after: bool


@dataclass(frozen=True, slots=True)
class FirstRow:
    """A line of the timeline: what is looked for, the books that have it, and the witnesses that know it."""

    matter: RuleHistory
    first: First
    signs: Mapping[str, Sign]
    witnesses: Sequence[ContemporaryText]

    def cells(self, books: Sequence[str]) -> Iterator[TimelineCell]:
        """Give a cell for each of the books, which are in order of years."""
        marked = [place for place, id in enumerate(books) if id in self.signs]
        for place, id in enumerate(books):
            how = self.signs[id].how if id in self.signs else ""
            yield TimelineCell(how, marked[0] < place <= marked[-1], marked[0] <= place < marked[-1])


def firsts(catalogue: SiteModel) -> list[FirstRow]:
    """Give every line of the timeline, in the order of the book that has it first."""
    order = {source.id: place for place, source in enumerate(catalogue.books)}
    rows = [
        FirstRow(matter, first, _signs(catalogue, first), _attesting(catalogue, f"{matter.id}.{first.id}"))
        for matter in catalogue.library.matters.values()
        for first in matter.firsts.values()
    ]
    return sorted(rows, key=lambda row: min((order[id] for id in row.signs), default=len(order)))


def _attesting(catalogue: SiteModel, name: str) -> list[ContemporaryText]:
    return [
        each for each in catalogue.witnesses if each.year and any(name in said.attests for said in each.says.values())
    ]


def _signs(catalogue: SiteModel, first: First) -> dict[str, Sign]:
    found = {source.id: _sign(catalogue, source, first) for source in catalogue.books}
    return {id: sign for id, sign in found.items() if sign}


def _sign(catalogue: SiteModel, source: Source, first: First) -> Sign | None:
    games = catalogue.games_of(source.id)
    cited = [leaf for game in games for leaf in _said_of(game, first.key) if leaf.cites]
    if stated := [leaf for leaf in cited if _fits(first, leaf.field.plain(leaf.value))]:
        cites = dict.fromkeys(cited for leaf in stated for cited in leaf.cites)
        return Sign("ruled", tuple(cites))
    for game in games:
        for option in game.options.values():
            chosen = [each for each in option.choices.values() if _chooses(first, each)]
            if chosen or (option.number == first.key and not first.values):
                return Sign("option", cited_by(catalogue, option, chosen))
    told = tuple(id for id in first.told if catalogue.library.provisions[id].source == source.id)
    return Sign("told", told) if told else None


def _said_of(game: RuleSet, key: str) -> Iterator[ResolvedRule]:
    """Give what a game says under a key, for any number of players and for some of its own."""
    yield from (leaves[key] for leaves in (game.leaves, *game.by_players.values()) if key in leaves)


def _chooses(first: First, choice: ChoiceDraft) -> bool:
    field = field_of(first.key)
    stated = [each.value for each in choice.overlay.statements() if each.key == first.key]
    return field is not None and any(_fits(first, field.plain(value)) for value in stated)


def _fits(first: First, value: Any) -> bool:
    """Say whether a value is one that is looked for, or, where none is named, whether it is anything at all."""
    words = list(_words(value))
    if first.values:
        return any(word in first.values for word in words)
    return any(word not in ("0", "none", "silent") for word in words)


def _words(value: Any) -> Iterator[str]:
    """Give the words and numbers of a value, of all its parts."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)
    else:
        yield str(value)
