"""Checks of how players move between tables: words that do not go together, and words that make no difference."""

from collections.abc import Iterator, Mapping
from operator import attrgetter

from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.tournament import (
    Arrivals,
    Fallers,
    HeadStar,
    PrizesAmong,
    Risers,
    Star,
    Stars,
    Tournament,
)
from hearts_spec.rules.vocabulary import all_fields

SEATED = 4
_TOGETHER: Mapping[Risers, tuple[Fallers, ...]] = {
    Risers.NOBODY: (Fallers.NOBODY,),
    Risers.BEST_OF_EACH_SEX: (Fallers.REST,),
    Risers.FEWEST: (Fallers.MOST, Fallers.REST),
    Risers.HEAD_AND_FOOT: (Fallers.RISERS,),
    Risers.BEST_PAIR: (Fallers.REST,),
}
_PAIRS = (Risers.HEAD_AND_FOOT, Risers.BEST_PAIR)


def unplayable_rounds(rules: Rules, players: int) -> Iterator[tuple[str, str, str]]:
    """Report what keeps a tournament from being played; each is a key, a message and a hint."""
    tournament = rules.tournament
    rises, falls = tournament.rises, tournament.falls
    if falls not in _TOGETHER[rises]:
        words = " or ".join(f"`{word.value}`" for word in _TOGETHER[rises])
        message = f"as many must leave table 1 as go up to it, which `{falls.value}` with `{rises.value}` does not give"
        yield "tournament.falls", message, f"say {words}"
    elif rises is Risers.NOBODY:
        yield from _idle(tournament)
    else:
        yield from _senseless(tournament, players)


def _idle(tournament: Tournament) -> Iterator[tuple[str, str, str]]:
    """Report what is said of a tournament in a game in which nobody moves."""
    for each in all_fields():
        section, _, path = each.key.partition(".")
        if section == "tournament" and attrgetter(path.replace("-", "_"))(tournament) != each.silent:
            yield each.key, "nobody moves to another table, so this is never asked", "state tournament.rises"


def given(stars: Stars) -> set[Star]:
    """Give the stars that a player can come by."""
    found = {stars.rise, stars.loaded, stars.fewest, stars.sole_clear}
    if stars.head is not HeadStar.NONE:
        found.add(Star.GOLD)
    if stars.head is HeadStar.SILVER_THEN_GOLD:
        found.add(Star.SILVER)
    return found - {Star.NONE}


def _senseless(tournament: Tournament, players: int) -> Iterator[tuple[str, str, str]]:
    if players != SEATED:
        message = f"each table of a tournament seats {SEATED}, neither more nor fewer"
        yield "table.players", message, f"state table.players, as [{SEATED}]"
    if tournament.seats is Arrivals.SIDES and tournament.rises not in _PAIRS:
        message = "only where a pair comes to a table and a pair stays can the newcomers take its sides"
        yield "tournament.seats", message, "say `vacated`"
    if tournament.held and tournament.rises in _PAIRS:
        yield "tournament.held", "where pairs go up whole, nobody can be held back alone", "say `silent`"
    stars, prizes = tournament.stars, tournament.prizes
    if tournament.rises is Risers.HEAD_AND_FOOT and (stars.head is not HeadStar.NONE or stars.loaded is not Star.NONE):
        key = "tournament.stars.head" if stars.head is not HeadStar.NONE else "tournament.stars.loaded"
        yield key, "where the pair goes up whatever it took, nobody wins or loses a comparison", "say `silent`"
    if wrong := [star.value for star in prizes.most if star not in given(stars)]:
        yield "tournament.prizes.most", f"nobody can come by a {wrong[0]} star", "take it out of the prizes"
    if len(set(prizes.most)) != len(prizes.most):
        yield "tournament.prizes.most", "there are two prizes for the same stars", "keep one"
    if not prizes.most and prizes.among is not PrizesAmong.ALL:
        yield "tournament.prizes.among", "there are no prizes to give", "state tournament.prizes.most"
