"""The whole of a telling: the parts of a game in the order in which a friend would ask for them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from hearts_spec.rules import Library
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.telling.aim import aim
from hearts_spec.telling.aside import aside
from hearts_spec.telling.before import before_play
from hearts_spec.telling.chips import chips
from hearts_spec.telling.ending import ending
from hearts_spec.telling.game import ToldGame, game_of
from hearts_spec.telling.parties import party
from hearts_spec.telling.play import play
from hearts_spec.telling.points import points
from hearts_spec.telling.sentence import Told, at_most
from hearts_spec.telling.table import table

MOST = 10


def tell(
    library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
) -> tuple[Told, ...]:
    """Tell a game in ten sentences or fewer: at its usual table, or at the one asked for.

    Nothing is told of a rule set that is only there to be extended. Raises RefusedError for an id that does not exist,
    or a number or choice that the rule set does not offer.
    """
    game = game_of(library, id, players, choices)
    return tell_game(game) if game else ()


def tell_game(game: ToldGame) -> tuple[Told, ...]:
    """Tell a game in ten sentences or fewer."""
    paragraphs = ((aim, table, before_play), (play, aside), (_settling, party, ending))
    parts = [
        [replace(each, paragraph=place) for each in part(game)]
        for place, parts in enumerate(paragraphs)
        for part in parts
    ]
    return at_most(MOST, parts)


def _settling(game: ToldGame) -> Iterator[Told]:
    kept_in = game.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS:
            yield from chips(game)
        case KeptIn.POINTS:
            yield from points(game)
        case KeptIn.NOTHING:
            return
        case never:
            assert_never(never)
