"""The play: who leads, what may be led, how suit is followed, and what wins a trick."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from hearts_spec.cards import group_name
from hearts_spec.rules.vocabulary.first_trick import FirstTrickFollow
from hearts_spec.rules.vocabulary.follow import FollowSuit, VoidDiscards
from hearts_spec.rules.vocabulary.hearts import BrokenWhen, WhenBroken
from hearts_spec.rules.vocabulary.lead import NextLead, Opener, Opening
from hearts_spec.rules.vocabulary.queen import QueenDiscarded
from hearts_spec.rules.vocabulary.stock import StockGone
from hearts_spec.rules.vocabulary.trick import TrickWonBy, Trumps
from hearts_spec.schema.english import listed
from hearts_spec.summary.english import one_of
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence


def play(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell of leading, of hearts that may not be led, of following, and of winning tricks."""
    yield from _leading(game)
    yield from _breaking(game)
    yield from sentence(*_following(game))
    yield from sentence(*_winning(game))


def _leading(game: SummarizedGame) -> Iterator[SummarySentence]:
    at_will = game.rules.hearts.led is WhenBroken.AT_WILL
    free = "any suit" if game.sold else "hearts"
    yield from sentence(
        game.clause(_opener(game), "lead.opener"),
        game.clause(_opening(game), "lead.opening", "lead.opener"),
        game.spoken_clause(f", and {free} may be led at any time", "hearts.led") if at_will else None,
    )


def _opener(game: SummarizedGame) -> str:
    eldest = f"eldest hand, at the dealer's {game.rules.table.turn.value},"
    match game.rules.lead.opener:
        case Opener.ELDEST:
            return eldest
        case Opener.DEALER:
            return "the dealer"
        case Opener.LOWEST_CLUB:
            return "whoever holds the lowest club"
        case Opener.BUYER:
            return f"whoever bought the choice of suit, or else {eldest}"
        case never:
            assert_never(never)


def _opening(game: SummarizedGame) -> str:
    if not game.spoken("lead.opening"):
        return " leads to the first trick"
    match game.rules.lead.opening:
        case Opening.ANY_CARD:
            return " leads any card to the first trick"
        case Opening.LOWEST_CLUB:
            it = "it" if game.rules.lead.opener is Opener.LOWEST_CLUB else "the lowest club"
            return f" must lead {it} to the first trick"
        case Opening.ANY_CLUB:
            return " must lead a club to the first trick"
        case Opening.NO_HEART:
            return " leads any card but a heart to the first trick"
        case never:
            assert_never(never)


def _next(after: NextLead) -> str:
    match after:
        case NextLead.WINNER:
            return "the winner leads to the next"
        case NextLead.LEFT_OF_LEADER:
            return "the lead passes from trick to trick to the left"
        case never:
            assert_never(never)


def _breaking(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell before what nobody may lead hearts and the queen of spades, and when she must be thrown."""
    yield from sentence(*_unbroken(game))
    if game.rules.hearts.led is WhenBroken.AT_WILL and game.rules.queen.led is not WhenBroken.AT_WILL:
        yield from sentence(
            game.clause(f"nobody may lead the queen of spades {_before(game)}", "queen.led", *_BREAKERS)
        )
    yield from sentence(game.spoken_clause(_queen_discarded(game.rules.queen.thrown), "queen.thrown"))


_BREAKERS = ("hearts.broken-by", "hearts.broken-when", "hearts.broken-however")


def _unbroken(game: SummarizedGame) -> Iterator[Clause | None]:
    match game.rules.hearts.led:
        case WhenBroken.AT_WILL:
            return
        case WhenBroken.ONCE_BROKEN:
            yield game.clause("nobody may lead hearts", "hearts.led")
        case never:
            assert_never(never)
    match game.rules.queen.led:
        case WhenBroken.AT_WILL:
            yield game.clause(f" {_before(game)}", *_BREAKERS)
            she = "the queen herself" if "QS" in game.rules.hearts.broken_by else "the queen of spades"
            yield game.spoken_clause(f"; {she} may be led before that", "queen.led")
        case WhenBroken.ONCE_BROKEN:
            yield game.clause(", nor the queen of spades,", "queen.led")
            yield game.clause(f" {_before(game)}", *_BREAKERS)
        case never:
            assert_never(never)


def _before(game: SummarizedGame) -> str:
    hearts = game.rules.hearts
    cards = _any_of(hearts.broken_by)
    match hearts.broken_when:
        case BrokenWhen.DISCARDED:
            how = "thrown on a lead of another suit"
        case BrokenWhen.PLAYED:
            how = "played"
        case never:
            assert_never(never)
    however = _any_of(hearts.broken_however)
    more = f", or {listed(however, 'or')} played in any way" if however else ""
    return f"before {listed(cards, 'or') if cards else 'something'} is {how}{more}"


def _any_of(groups: Sequence[str]) -> list[str]:
    return [f"a {one_of(group)}" if group.islower() else group_name(group) for group in groups]


def _queen_discarded(thrown: QueenDiscarded) -> str:
    match thrown:
        case QueenDiscarded.AT_WILL:
            return ""
        case QueenDiscarded.ONCE_BROKEN:
            return "until hearts are broken the queen of spades may not be thrown on another suit"
        case QueenDiscarded.FIRST_CHANCE:
            return "the queen of spades must be thrown on another suit at the first chance"
        case never:
            assert_never(never)


def _following(game: SummarizedGame) -> Iterator[Clause | None]:
    follow, first = game.rules.follow, game.rules.first_trick
    match follow.suit:
        case FollowSuit.FREE:
            yield game.clause("you need not follow suit, but may play any card", "follow.suit")
        case FollowSuit.REQUIRED:
            yield game.clause("you must follow suit if you can", "follow.suit")
            if game.rules.deal.left_over.is_drawn_to_follow:
                yield from _drawing(game)
            else:
                yield game.clause(f", and otherwise {_discards(follow.void)}", "follow.void")
            if follow.forced:
                names = listed([group_name(group) for group in follow.forced], "or")
                yield game.clause(f", but {names} first", "follow.forced")
        case never:
            assert_never(never)
    if first.barred:
        names = listed([group_name(group) for group in first.barred])
        yield game.clause(f", except that {names} may not be thrown on the first trick", "first-trick.barred")
    yield game.spoken_clause(_follow_first(first.follow), "first-trick.follow")


def _drawing(game: SummarizedGame) -> Iterator[Clause | None]:
    yield game.clause(", and otherwise draw from the stock one by one until you can", "deal.left-over")
    yield game.clause(f"; when it is gone, you {_gone(game.rules.stock.gone)}", "stock.gone")


def _gone(gone: StockGone) -> str:
    match gone:
        case StockGone.DISCARDS:
            return "throw a card of another suit"
        case StockGone.PASSES:
            return "play no card to the trick"
        case never:
            assert_never(never)


def _discards(void: VoidDiscards) -> str:
    match void:
        case VoidDiscards.ANYTHING:
            return "may throw any card"
        case VoidDiscards.SCORING_CARD:
            return "must throw a card that counts, while you hold one"
        case never:
            assert_never(never)


def _follow_first(follow: FirstTrickFollow) -> str:
    match follow:
        case FirstTrickFollow.ANY:
            return ""
        case FirstTrickFollow.LOWEST:
            return "; the first trick must be followed with your lowest card of the suit"
        case never:
            assert_never(never)


def _winning(game: SummarizedGame) -> Iterator[Clause | None]:
    trick = game.rules.trick
    won = f"{_best(trick.won_by)} card of the suit led wins the trick"
    yield game.clause(won, "trick.won-by")
    yield game.clause(f", and {_next(game.rules.lead.next)}", "lead.next")
    match trick.trumps:
        case Trumps.NONE:
            yield game.spoken_clause("; there are no trumps", "trick.trumps")
        case Trumps.CLUBS | Trumps.DIAMONDS | Trumps.SPADES | Trumps.HEARTS:
            yield game.clause(f"; but {trick.trumps.value} are trumps, and beat the other suits", "trick.trumps")
        case never:
            assert_never(never)


def _best(won_by: TrickWonBy) -> str:
    match won_by:
        case TrickWonBy.HIGHEST:
            return "the highest"
        case TrickWonBy.LOWEST:
            return "the lowest"
        case never:
            assert_never(never)
