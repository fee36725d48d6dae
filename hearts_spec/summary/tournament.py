"""Play at several tables: who moves after a round, what marks him, and what the prizes are for."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.rules.vocabulary.tournament import (
    CutCard,
    Fallers,
    HeadStar,
    PrizesAmong,
    PrizesEach,
    Risers,
    RoundEnds,
    Star,
    TableCount,
)
from hearts_spec.schema.english import listed, number
from hearts_spec.summary.english import joint
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence


def party(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell how a party at several tables goes; nothing where there is one table."""
    if game.rules.tournament.rises is Risers.NOBODY:
        return
    yield from sentence(*_rounds(game))
    yield from sentence(*_moves(game))
    yield from sentence(*_ties(game))
    yield from sentence(*_held(game))
    yield from sentence(*_stars(game))
    yield from sentence(*_prizes(game))


def _rounds(game: SummarizedGame) -> Iterator[Clause | None]:
    tournament = game.rules.tournament
    yield game.spoken_clause(f"there may be {_tables(tournament.tables)}", "tournament.tables")
    before = "; " if game.spoken("tournament.tables") else ""
    yield game.spoken_clause(f"{before}a round is over {_ends(tournament.ends)}", "tournament.ends")


def _tables(tables: TableCount) -> str:
    match tables:
        case TableCount.ANY:
            return "any number of tables"
        case TableCount.EVEN:
            return "any even number of tables"
        case never:
            assert_never(never)


def _ends(ends: RoundEnds) -> str:
    match ends:
        case RoundEnds.PLAYED_OUT:
            return "when every table has played its hand out"
        case RoundEnds.SIGNAL:
            return "as soon as table 1 has played its hand out, and the others count what they have taken by then"
        case never:
            assert_never(never)


def _moves(game: SummarizedGame) -> Iterator[Clause | None]:
    tournament = game.rules.tournament
    yield game.clause(_risers(tournament.rises), "tournament.rises")
    yield game.clause(f", but from table 1 {_fallers(tournament.falls)} to the last", "tournament.falls")


def _risers(rises: Risers) -> str:
    match rises:
        case Risers.NOBODY:
            return "nobody then moves"
        case Risers.BEST_OF_EACH_SEX:
            return "then the lady with fewer hearts goes up a table, and so does the man with fewer"
        case Risers.FEWEST:
            return "then those with the fewest hearts go up a table, as many as leave table 1"
        case Risers.HEAD_AND_FOOT:
            return "then the two at head and foot go up a table, whatever they took"
        case Risers.BEST_PAIR:
            return "then the facing pair with fewer hearts between them goes up a table"
        case never:
            assert_never(never)


def _fallers(falls: Fallers) -> str:
    match falls:
        case Fallers.NOBODY:
            return "nobody goes down"
        case Fallers.MOST:
            return "whoever has the most, or if players tie for the fewest all but those, goes down"
        case Fallers.REST:
            return "those who did worse go down"
        case Fallers.RISERS:
            return "the same two go down"
        case never:
            assert_never(never)


def _ties(game: SummarizedGame) -> Iterator[Clause | None]:
    tournament = game.rules.tournament
    up = game.spoken("tournament.cut-up")
    if up:
        yield game.clause(f"of players who tie for going up, {_cut(tournament.cut_up)} goes", "tournament.cut-up")
    down = ", and of those who tie for going down " if up else "of players who tie for going down, "
    yield game.spoken_clause(f"{down}{_cut(tournament.cut_down)} goes", "tournament.cut-down")


def _cut(card: CutCard) -> str:
    match card:
        case CutCard.HIGHEST:
            return "whoever cuts the highest card"
        case CutCard.LOWEST:
            return "whoever cuts the lowest card"
        case never:
            assert_never(never)


def _held(game: SummarizedGame) -> Iterator[Clause | None]:
    held = game.rules.tournament.held
    if held:
        rounds = "round" if held == 1 else f"{number(held)} rounds"
        yield game.clause(f"whoever takes every heart cannot go up for the next {rounds}", "tournament.held")


def _stars(game: SummarizedGame) -> Iterator[Clause | None]:
    stars = game.rules.tournament.stars
    for_what = (
        (stars.rise, "for going up", "rise"),
        (stars.fewest, "for the fewest hearts at a table", "fewest"),
        (stars.sole_clear, "for having none when the rest of the table have some", "sole-clear"),
        (stars.loaded, "for doing worse than the other", "loaded"),
        (stars.last_loaded, "for doing worse at the last table", "last-loaded"),
    )
    first = next((star for star, _, _ in for_what if star is not Star.NONE), None)
    row = [
        (_star(star, "star" if star is first else "one"), what, key)
        for star, what, key in for_what
        if star is not Star.NONE
    ]
    if head := _head(stars.head, "one" if first else "star"):
        row.insert(1 if stars.rise is not Star.NONE else 0, (head, "for the fewest at table 1", "head"))
    for place, (star, what, key) in enumerate(row):
        before = joint(place, len(row), " and ") or "you get "
        yield game.clause(f"{before}{star} {what}", f"tournament.stars.{key}")


def _star(star: Star, thing: str) -> str:
    match star:
        case Star.NONE:
            return "no star"
        case Star.GOLD | Star.SILVER | Star.RED | Star.GREEN:
            return f"a {star.value} {thing}"
        case Star.AGREED:
            return "a star of the agreed colour"
        case never:
            assert_never(never)


def _head(head: HeadStar, thing: str) -> str:
    match head:
        case HeadStar.NONE:
            return ""
        case HeadStar.GOLD:
            return f"a gold {thing}"
        case HeadStar.SILVER_THEN_GOLD:
            return f"a silver {thing} (the second time running, a gold one)"
        case never:
            assert_never(never)


def _prizes(game: SummarizedGame) -> Iterator[Clause | None]:
    prizes = game.rules.tournament.prizes
    if not prizes.most:
        return
    colours = listed([star.value for star in prizes.most])
    yield game.clause(f"in the end there are prizes for the most {colours} stars", "tournament.prizes.most")
    yield game.spoken_clause(_among(prizes.among), "tournament.prizes.among")
    yield game.spoken_clause(_each(prizes.each), "tournament.prizes.each")


def _among(among: PrizesAmong) -> str:
    match among:
        case PrizesAmong.ALL:
            return ""
        case PrizesAmong.EACH_SEX:
            return ", for the ladies and for the men apart"
        case never:
            assert_never(never)


def _each(each: PrizesEach) -> str:
    match each:
        case PrizesEach.ANY_NUMBER:
            return ", and one player may win several"
        case PrizesEach.ONE:
            return ", and nobody wins more than one"
        case never:
            assert_never(never)
