"""The whole of a telling: the parts of a game in the order in which a friend would ask for them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from hearts_spec.rules import Library
from hearts_spec.rules.vocabulary.game import BelowNothing, Exactly, FinalTie, GameEnds, Winner
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.table import Partners
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
from hearts_spec.summary.payments import aim, chips, points
from hearts_spec.summary.play import aside, before_play, play, table
from hearts_spec.summary.sentence import (
    Clause,
    SummarizedGame,
    SummarySentence,
    at_most,
    counted,
    game_of,
    joint,
    sentence,
)


def ending(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell what is at stake where nothing is, and when the game is over and who has won."""
    yield from sentence(*_end(game))


def _end(game: SummarizedGame) -> Iterator[Clause | None]:
    kept_in = game.rules.settlement.kept_in
    match kept_in:
        case KeptIn.POINTS:
            yield from _by_score(game)
        case KeptIn.CHIPS:
            yield from _spoken_end(game)
        case KeptIn.NOTHING:
            if game.rules.tournament.rises is Risers.NOBODY:
                yield from _spoken_end(game)


def _spoken_end(game: SummarizedGame) -> Iterator[Clause]:
    if game.spoken("game.ends"):
        yield game.clause(_ends(game), "game.ends", *_limit(game))
    yield from _deals(game, ", and " if game.spoken("game.ends") else "")


def _deals(game: SummarizedGame, joint: str) -> Iterator[Clause]:
    """Tell after how many deals the game is over, whatever happens."""
    deals = game.rules.game.deals
    if deals:
        yield game.clause(f"{joint}the game is over after {counted(deals, 'deal')} in any case", "game.deals")


def _exactly(exactly: Exactly) -> tuple[str, str]:
    """Tell what becomes of a score at the limit, and how what is told of the winner goes on from there."""
    match exactly:
        case Exactly.COUNTS:
            return "", "and"
        case Exactly.TO_NOTHING:
            return ", but a score that comes to just that goes back to nothing", "and"
        case Exactly.TO_HALF:
            return ", but a score that comes to just that goes back to half of it", "and"
        case Exactly.WINS:
            return "; a score that comes to just that wins", "and otherwise"


def _below_nothing(below: BelowNothing) -> str:
    match below:
        case BelowNothing.COUNTS:
            return ""
        case BelowNothing.TO_NOTHING:
            return ", though no score falls below nothing"


def _limit(game: SummarizedGame) -> tuple[str, ...]:
    return ("game.limit",) if game.rules.game.has_limit else ()


def _ends(game: SummarizedGame) -> str:
    limit = game.rules.game.limit
    match game.rules.game.ends:
        case GameEnds.EACH_DEAL:
            return "each deal is a game by itself"
        case GameEnds.OPEN:
            return "you may stop after any deal"
        case GameEnds.FIRST_BROKE:
            return "the game is over when a player has lost all his chips"
        case GameEnds.FIRST_TO_WIN:
            return f"the game is over when a player has won {counted(limit, 'chip')}"
        case GameEnds.REACHED:
            return f"the game is over when {_whose(game)} has {number(limit)} or more"
        case GameEnds.PASSED:
            return f"the game is over when {_whose(game)} has more than {number(limit)}"


def _is_by_itself(ends: GameEnds) -> bool:
    """Say whether every deal is a game."""
    match ends:
        case GameEnds.EACH_DEAL:
            return True
        case GameEnds.OPEN | GameEnds.REACHED | GameEnds.PASSED | GameEnds.FIRST_BROKE | GameEnds.FIRST_TO_WIN:
            return False


def _whose(game: SummarizedGame) -> str:
    """Say whose score comes to a limit."""
    return "a side" if game.rules.table.partners.end_together else "somebody"


def _by_score(game: SummarizedGame) -> Iterator[Clause | None]:
    by_itself = game.spoken("game.ends") and _is_by_itself(game.rules.game.ends)
    if by_itself:
        yield game.clause("the points of each deal are a game by themselves", "game.ends", "settlement.kept-in")
    else:
        yield game.clause("the points are added up from deal to deal", "settlement.kept-in")
    yield game.spoken_clause(_below_nothing(game.rules.game.below_nothing), "game.below-nothing")
    yield game.spoken_clause(_partners(game.rules.table.partners), "table.partners")
    exactly, joint = _exactly(game.rules.game.exactly)
    if game.spoken("game.ends") and not by_itself:
        yield game.clause(f"; {_ends(game)}", "game.ends", *_limit(game))
        yield game.spoken_clause(exactly, "game.exactly")
    yield from _deals(game, "; ")
    yield game.spoken_clause(f", {joint} {_winner(game.rules.game.winner)} wins", "game.winner")
    yield game.spoken_clause(_won_together(game.rules.table.partners), "table.partners")
    yield game.spoken_clause(f"; {_tie(game.rules.game.tie)}", "game.tie")


def _partners(partners: Partners) -> str:
    match partners:
        case Partners.NONE:
            return ""
        case Partners.OPPOSITE:
            return ", those of two partners, who sit opposite, together"
        case Partners.OPPOSITE_APART:
            return ""


def _won_together(partners: Partners) -> str:
    """Tell that partners win together where they do not end the game so."""
    match partners:
        case Partners.NONE | Partners.OPPOSITE:
            return ""
        case Partners.OPPOSITE_APART:
            return ", those of two partners, who sit opposite, taken together"


def _winner(winner: Winner) -> str:
    match winner:
        case Winner.LOWEST:
            return "the lowest score"
        case Winner.HIGHEST:
            return "the highest score"


def _tie(tie: FinalTie) -> str:
    match tie:
        case FinalTie.SHARED:
            return "players who tie for the win share it"
        case FinalTie.PLAY_ON:
            return "players who tie for the win play on until one is ahead"


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
    yield game.spoken_clause(f"{before}a round is over {_round_ends(tournament.ends)}", "tournament.ends")


def _tables(tables: TableCount) -> str:
    match tables:
        case TableCount.ANY:
            return "any number of tables"
        case TableCount.EVEN:
            return "any even number of tables"


def _round_ends(ends: RoundEnds) -> str:
    match ends:
        case RoundEnds.PLAYED_OUT:
            return "when every table has played its hand out"
        case RoundEnds.SIGNAL:
            return "as soon as table 1 has played its hand out, and the others count what they have taken by then"


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


def _head(head: HeadStar, thing: str) -> str:
    match head:
        case HeadStar.NONE:
            return ""
        case HeadStar.GOLD:
            return f"a gold {thing}"
        case HeadStar.SILVER_THEN_GOLD:
            return f"a silver {thing} (the second time running, a gold one)"


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


def _each(each: PrizesEach) -> str:
    match each:
        case PrizesEach.ANY_NUMBER:
            return ", and one player may win several"
        case PrizesEach.ONE:
            return ", and nobody wins more than one"


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
