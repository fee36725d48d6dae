"""Two books that treat much the same games, side by side: where they agree, where they part, where one alone speaks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from hearts_spec.rules.fields import Section, all_sections, order_of, top_of
from hearts_spec.rules.ids import name_of, source_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule
from hearts_spec.schema.group_by import together


class Agreement(Enum):
    """How two books stand to each other on a matter."""

    PART = "part"
    AGREE = "agree"
    FIRST_ALONE = "first alone"
    SECOND_ALONE = "second alone"


@dataclass(frozen=True, slots=True)
class Parallel:
    """What two books say under one key: `games` are those of the first book, each with the numbers of players.

    A book says something where a provision stands behind it; what is assumed for it, or passed over, it does not say.
    """

    key: str
    first: ResolvedRule
    second: ResolvedRule
    stand: Agreement
    games: dict[str, list[int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Related:
    """Two provisions, one of each book, to be read together, and how the rules that rest on both of them stand."""

    first: str
    second: str
    stand: Agreement | None


@dataclass(frozen=True)
class BookComparison:
    """Two books side by side: `games` are pairs of ids of rule sets that treat the same game."""

    library: Library
    first: str
    second: str

    @cached_property
    def games(self) -> list[tuple[str, str]]:
        """Give the games that both books have: of one name, or said to be the same in the bibliography."""
        named = self.library.sources[self.first].beside[self.second]
        ids = set(self.library.ids())
        mine = [(id, name_of(id)) for id in self.library.ids() if source_of(id) == self.first]
        pairs = [(id, f"{self.second}/{named.get(name, name)}") for id, name in mine]
        return [(mine, theirs) for mine, theirs in pairs if theirs in ids]

    def players(self, mine: str, theirs: str) -> list[int]:
        """Give the numbers of players for which both books have a game."""
        return [each for each in self._players(mine) if each in self._players(theirs)]

    def _players(self, id: str) -> Sequence[int]:
        return self.library.rule_set(id).players

    @cached_property
    def parallels(self) -> list[Parallel]:
        """Give every matter on which one of the books speaks, in the order of the model."""
        found: dict[tuple[str, str, str], Parallel] = {}
        for mine, theirs in self.games:
            for number in self.players(mine, theirs):
                for each in _parallels(*(self.library.playable(id, number) for id in (mine, theirs))):
                    said = each.key, _said(each.first), _said(each.second)
                    kept = found.setdefault(said, each)
                    kept.games.setdefault(mine, []).append(number)
        return sorted(found.values(), key=lambda each: order_of(each.key))

    def by_section(self, stand: Agreement) -> Mapping[Section, list[Parallel]]:
        """Give the matters on which they stand so, by the sections of the vocabulary."""
        sections = {top_of(section.path): section for section in reversed(all_sections())}
        some = (each for each in self.parallels if each.stand is stand)
        return together(some, lambda each: sections[top_of(each.key)])

    @cached_property
    def related(self) -> list[Related]:
        """Give the pairs of provisions, one of each book, of which one names the other."""
        pairs: dict[tuple[str, str], None] = {}
        for id, each in self.library.provisions.items():
            for other in each.see:
                sources = (each.source, other.split(".", 1)[0])
                if sources == (self.first, self.second):
                    pairs[id, other] = None
                elif sources == (self.second, self.first):
                    pairs[other, id] = None
        return [Related(*pair, self._stand(*pair)) for pair in pairs]

    def _stand(self, first: str, second: str) -> Agreement | None:
        """Say how the rules that rest on two provisions stand: they agree only where none of them parts."""
        stands = {each.stand for each in self.parallels if first in each.first.cites and second in each.second.cites}
        return next((stand for stand in (Agreement.PART, Agreement.AGREE) if stand in stands), None)


def every_beside(library: Library) -> list[BookComparison]:
    """Give all pairs of books that the bibliography sets side by side."""
    return [BookComparison(library, source.id, other) for source in library.sources.values() for other in source.beside]


def _parallels(first: ConfiguredRules, second: ConfiguredRules) -> Iterator[Parallel]:
    for key, mine in first.leaves.items():
        theirs = second.leaves.get(key)
        if theirs is None:
            continue
        match (mine.of_book, theirs.of_book):
            case (True, True):
                stand = Agreement.AGREE if mine.value == theirs.value else Agreement.PART
            case (True, False):
                stand = Agreement.FIRST_ALONE
            case (False, True):
                stand = Agreement.SECOND_ALONE
            case _:
                continue
        yield Parallel(key, mine, theirs, stand)


def _said(leaf: ResolvedRule) -> str:
    return leaf.field.text(leaf.value) if leaf.of_book else ""
