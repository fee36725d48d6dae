"""The games that books list, are stood for by and are set side by side by: whether all are there, and none left out."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.rules.draft import Draft
from hearts_spec.rules.ids import name_of
from hearts_spec.rules.provisions import Source
from hearts_spec.schema.keyed_file import PartialFile
from hearts_spec.schema.problems import Location, Problem, did_you_mean
from hearts_spec.schema.record_type import place_in


def check_named_games(
    sources: PartialFile[Source], drafts: Mapping[str, Draft], unread: Collection[str]
) -> Iterator[Problem]:
    """Report what a book names that is no game, or no other book, and games that it does not list.

    Where some book is stood for by a game, each that has games must be, or it is left out where they are compared.
    `unread` are files of which nobody knows what they hold.
    """
    compared = any(source.principal for source in sources.values())
    known = [each for each in drafts.values() if each.written is None]
    shelf = _Shelf([*drafts, *unread], {each.id for each in known if each.shared})
    for source in sources.values():
        for name in source.games:
            yield from shelf.no_game(f"{source.id}/{name}", f"'{source.id}' lists", place_in(source, "games", name))
        own = [each.id for each in known if each.source == source.id and not each.shared]
        yield from _unlisted(source, own)
        if source.principal:
            mark = place_in(source, "principal")
            yield from shelf.no_game(source.principal_id, f"'{source.id}' is stood for by", mark)
        elif compared and own:
            message = f"of '{source.id}' it is not said which game stands for it beside other books"
            name = next(iter(source.games), name_of(min(own)))
            yield Problem(source.mark, message, f"add `principal`, as `principal: {name}`")
        yield from _beside(source, sources, shelf)


@dataclass(frozen=True)
class _Shelf:
    """The ids of all rule sets that are there, and of those that are what games share and no game."""

    there: Collection[str]
    shared: Collection[str]

    def no_game(self, id: str, named: str, mark: Location) -> Iterator[Problem]:
        """Report what is named as a game and is none."""
        if id in self.shared:
            message = f"{named} '{id}', which is what games share and no game itself"
            yield Problem(mark, message, "name a game that extends it")
        elif id not in self.there:
            hint = did_you_mean(id, [each for each in self.there if each not in self.shared], 0)
            yield Problem(mark, f"{named} the game '{id}', which is not there", hint)


def _unlisted(source: Source, own: Collection[str]) -> Iterator[Problem]:
    """Report the games that a book leaves out of its list; its only game has no place among others to be told."""
    for id in sorted(own) if len(own) > 1 else ():
        name = name_of(id)
        if name not in source.games:
            hint = f"add `{name}` to `games`, where the book tells of it"
            yield Problem(place_in(source, "games"), f"'{source.id}' does not list the game '{id}'", hint)


def _beside(source: Source, sources: PartialFile[Source], shelf: _Shelf) -> Iterator[Problem]:
    """Report what a book is set beside that is no other book, and by what it is set there that is no game."""
    for other, games in source.beside.items():
        mark = place_in(source, "beside", other)
        if sources.unread(other):
            continue
        if other not in sources or other == source.id:
            hint = did_you_mean(other, [id for id in sources if id != source.id], 0)
            yield Problem(mark, f"'{source.id}' stands beside '{other}', which is no other source", hint)
            continue
        if sources[other].year > source.year:
            message = f"'{source.id}' stands beside '{other}', which is later"
            yield Problem(mark, message, f"say it in the entry of '{other}'")
        for mine, theirs in games.items():
            for id in (f"{source.id}/{mine}", f"{other}/{theirs}"):
                yield from shelf.no_game(id, f"'{source.id}' is set beside '{other}' by", mark)
