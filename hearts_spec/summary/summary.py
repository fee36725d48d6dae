"""The whole of a telling: the parts of a game in the order in which a friend would ask for them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from hearts_spec.rules import Library
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.summary.aim import aim
from hearts_spec.summary.before_play import before_play
from hearts_spec.summary.chips import chips
from hearts_spec.summary.ending import ending
from hearts_spec.summary.extras import aside
from hearts_spec.summary.game import SummarizedGame, game_of
from hearts_spec.summary.play import play
from hearts_spec.summary.points import points
from hearts_spec.summary.sentence import SummarySentence, at_most
from hearts_spec.summary.table import table
from hearts_spec.summary.tournament import party

MOST = 10


def tell(
    library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
) -> tuple[SummarySentence, ...]:
    """Tell a game in ten sentences or fewer: at its usual table, or at the one asked for.

    Nothing is told of a rule set that is only there to be extended. Raises RefusedError for an id that does not exist,
    or a number or choice that the rule set does not offer.
    """
    game = game_of(library, id, players, choices)
    return tell_game(game) if game else ()


def tell_game(game: SummarizedGame) -> tuple[SummarySentence, ...]:
    """Tell a game in ten sentences or fewer."""
    paragraphs = ((aim, table, before_play), (play, aside), (_settling, party, ending))
    parts = [
        [replace(each, paragraph=place) for each in part(game)]
        for place, parts in enumerate(paragraphs)
        for part in parts
    ]
    return at_most(MOST, parts)


def _settling(game: SummarizedGame) -> Iterator[SummarySentence]:
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
