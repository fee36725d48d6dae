"""How deals make a game, and how the game ends."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.rules.vocabulary.game import BelowNothing, Exactly, FinalTie, GameEnds, Winner
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.table import Partners
from hearts_spec.rules.vocabulary.tournament import Risers
from hearts_spec.schema.english import number
from hearts_spec.summary.english import counted
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence


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
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)


def _below_nothing(below: BelowNothing) -> str:
    match below:
        case BelowNothing.COUNTS:
            return ""
        case BelowNothing.TO_NOTHING:
            return ", though no score falls below nothing"
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)


def _is_by_itself(ends: GameEnds) -> bool:
    """Say whether every deal is a game."""
    match ends:
        case GameEnds.EACH_DEAL:
            return True
        case GameEnds.OPEN | GameEnds.REACHED | GameEnds.PASSED | GameEnds.FIRST_BROKE | GameEnds.FIRST_TO_WIN:
            return False
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)


def _won_together(partners: Partners) -> str:
    """Tell that partners win together where they do not end the game so."""
    match partners:
        case Partners.NONE | Partners.OPPOSITE:
            return ""
        case Partners.OPPOSITE_APART:
            return ", those of two partners, who sit opposite, taken together"
        case never:
            assert_never(never)


def _winner(winner: Winner) -> str:
    match winner:
        case Winner.LOWEST:
            return "the lowest score"
        case Winner.HIGHEST:
            return "the highest score"
        case never:
            assert_never(never)


def _tie(tie: FinalTie) -> str:
    match tie:
        case FinalTie.SHARED:
            return "players who tie for the win share it"
        case FinalTie.PLAY_ON:
            return "players who tie for the win play on until one is ahead"
        case never:
            assert_never(never)
