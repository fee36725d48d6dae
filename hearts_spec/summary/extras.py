"""What some games have beside the hands: a widow, a stock, a joker, twin cards."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.joker import JokerChips, JokerDiscarded, JokerObliges, JokerTrumps
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.stock import LeftTo
from hearts_spec.rules.vocabulary.twins import TwinsOnTrick, UnwonLast, UnwonLead
from hearts_spec.rules.vocabulary.widow import WidowLook, WidowTakenBy
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence


def aside(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell of the cards left over, of the joker, and of two cards that are the same."""
    match game.rules.deal.left_over:
        case LeftOver.NONE:
            pass
        case LeftOver.WIDOW:
            yield from sentence(*_widow(game))
        case LeftOver.STOCK:
            drawn = "after every trick each draws a card from the stock, the winner first, until it is gone"
            yield from sentence(game.clause(drawn, "deal.left-over"))
        case LeftOver.STOCK_TO_FOLLOW:
            yield from sentence(*_what_is_left(game))
        case never:
            assert_never(never)
    if game.rules.joker.added:
        yield from sentence(*_joker(game))
    if game.rules.pack.packs > 1:
        yield from sentence(*_twins(game))


def _widow(game: SummarizedGame) -> Iterator[Clause | None]:
    yield game.clause(f"the widow goes to {_taker(game.rules.widow.taken_by)}", "widow.taken-by")
    yield game.spoken_clause(f", and {_look(game.rules.widow.look)}", "widow.look")


def _taker(taken_by: WidowTakenBy) -> str:
    match taken_by:
        case WidowTakenBy.FIRST_TRICK:
            return "whoever wins the first trick"
        case WidowTakenBy.LAST_TRICK:
            return "whoever wins the last trick"
        case WidowTakenBy.FIRST_POINT_TRICK:
            return "whoever wins the first trick with a card that counts"
        case never:
            assert_never(never)


def _look(look: WidowLook) -> str:
    match look:
        case WidowLook.TAKER:
            return "nobody else may look at it"
        case WidowLook.EVERYONE:
            return "everybody may then look at it"
        case WidowLook.NOBODY:
            return "nobody may look at it until the deal is over"
        case never:
            assert_never(never)


def _what_is_left(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell what becomes of the stock, and of a hand, when the others have played theirs out."""
    stock = game.rules.stock
    yield game.clause("the play is over when no more than one player has cards", "deal.left-over")
    yield game.spoken_clause(f"; {_left_to(stock.left)} takes what is left of the stock", "stock.left")
    again = stock.hand is stock.left and game.spoken("stock.left")
    who = ", and" if again else f"; {_left_to(stock.hand)}"
    yield game.spoken_clause(f"{who} is charged with what is left in hand", "stock.hand")


def _left_to(left: LeftTo) -> str:
    match left:
        case LeftTo.LAST_HOLDER:
            return "he"
        case LeftTo.LAST_TRICK:
            return "the winner of the last trick"
        case never:
            assert_never(never)


def _joker(game: SummarizedGame) -> Iterator[Clause | None]:
    joker = game.rules.joker
    yield game.clause("the joker is a heart between the ten and the jack", "joker.added")
    yield game.spoken_clause(_joker_discarded(joker.thrown), "joker.thrown")
    yield game.spoken_clause(_obliges(joker.obliges), "joker.obliges")
    yield game.spoken_clause(_trumps(joker.trumps), "joker.trumps")
    if game.rules.settlement.kept_in is KeptIn.CHIPS:
        yield game.spoken_clause(_joker_chips(joker.chips_to), "joker.chips-to")


def _joker_discarded(thrown: JokerDiscarded) -> str:
    match thrown:
        case JokerDiscarded.AT_WILL:
            return ", thrown like any other"
        case JokerDiscarded.UNDER_HIGH_HEART:
            return (
                "; you may throw it only on a trick that holds the ace or a court card of hearts, and there even if "
                "you could follow suit"
            )
        case JokerDiscarded.ALSO_UNDER_HIGH_HEART:
            return ", but under the ace or a court card of hearts you may throw it even if you could follow suit"
        case never:
            assert_never(never)


def _obliges(obliges: JokerObliges) -> str:
    match obliges:
        case JokerObliges.NOBODY:
            return ""
        case JokerObliges.HIGH_HEART:
            return "; you may make the highest of those, if it was itself thrown on another suit, win the trick"
        case never:
            assert_never(never)


def _trumps(trumps: JokerTrumps) -> str:
    match trumps:
        case JokerTrumps.NEVER:
            return ""
        case JokerTrumps.ITS_TRICK:
            return "; on its own trick hearts beat the suit led"
        case never:
            assert_never(never)


def _joker_chips(chips_to: JokerChips) -> str:
    match chips_to:
        case JokerChips.POOL:
            return ""
        case JokerChips.DISCARDER:
            return "; what it costs goes to the player who threw it"
        case never:
            assert_never(never)


def _twins(game: SummarizedGame) -> Iterator[Clause | None]:
    twins = game.rules.twins
    match twins.on_trick:
        case TwinsOnTrick.COUNT:
            yield game.spoken_clause("of two identical cards on a trick the one played first is the better",
                                     "twins.on-trick")  # fmt: skip
        case TwinsOnTrick.CANCEL:
            cancel = "two identical cards on a trick cancel each other, and neither can win it"
            yield game.clause(cancel, "twins.on-trick")
            held = "; a trick that nobody can win is held over for the winner of the next"
            yield game.clause(held, "twins.on-trick")
            yield game.spoken_clause(f", to which {_lead_after(twins.lead_after)}", "twins.lead-after")
            yield game.spoken_clause(f", but if it is the last {_last(twins.last_trick)} takes it", "twins.last-trick")
        case never:
            assert_never(never)


def _lead_after(lead: UnwonLead) -> str:
    match lead:
        case UnwonLead.SAME_LEADER:
            return "its leader leads again"
        case UnwonLead.LEFT_OF_LEADER:
            return "the player on its leader's left leads"
        case never:
            assert_never(never)


def _last(last: UnwonLast) -> str:
    match last:
        case UnwonLast.LEADER:
            return "its leader"
        case UnwonLast.HIGHEST_PAIR:
            return "whoever played the second card of its highest pair"
        case never:
            assert_never(never)
