"""What comes before the play: the pass, and the sale of the suit to be avoided."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.cards import group_name
from hearts_spec.rules.vocabulary.auction import Bidding, BiddingOrder, BidPaidBy, JackChoice, SuitNamed, Unsold
from hearts_spec.rules.vocabulary.passing import PassLook, PassTo
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.schema.english import listed, number, ordinal
from hearts_spec.summary.english import counted
from hearts_spec.summary.game import SummarizedGame, clause_at
from hearts_spec.summary.sentence import Clause, SummarySentence, merged, sentence


def before_play(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell of the pass and of the bidding."""
    yield from sentence(*_passing(game))
    yield from sentence(*_named(game))
    yield from sentence(*_kept(game))
    yield from _auction(game)


def _passing(game: SummarizedGame) -> Iterator[Clause | None]:
    passing = game.rules.passing
    if not passing.cards or all(to is PassTo.HOLD for to in passing.to):
        yield game.spoken_clause("no cards are passed", "passing.cards")
        return
    others = [each for each in game.others if each.rules.passing.cards != passing.cards]
    if passing.numbers:
        others = []
        turns = listed([number(each) for each in passing.numbers])
        yield game.clause(f"before the play you pass {turns} cards by turns", "passing.numbers")
    else:
        yield game.clause(f"before the play you pass {counted(passing.cards, 'card')}", "passing.cards")
    if others:
        few = {each.rules.passing.cards for each in others}
        numbers = listed([number(each.players) for each in others], "or")
        how = f"{number(few.pop())} " if len(few) == 1 else "another number "
        told_from = (clause_at(each, "", "passing.cards") for each in others)
        yield merged(f" ({how}when {numbers} play)", told_from)
    if len(passing.to) == 1:
        to = passing.to[0]
        yield game.clause(f"{', ' if to.says_how_many else ' '}{_to(to)}", "passing.to")
    else:
        steps = [
            f"{_to(to)} in the {ordinal(place)}{'' if place > 1 else ' deal'}" for place, to in enumerate(passing.to, 1)
        ]
        yield game.clause(f": {listed(steps)}, and then round again", "passing.to")
    yield game.spoken_clause(_look(passing.look), "passing.look")


def _named(game: SummarizedGame) -> Iterator[Clause]:
    """Tell among which ways the dealer chooses."""
    passing = game.rules.passing
    if passing.cards and passing.named:
        ways = listed([_to(each) for each in passing.named])
        yield game.clause(f"the ways that he may name are {ways}", "passing.named")


def _kept(game: SummarizedGame) -> Iterator[Clause]:
    """Tell which cards are not passed."""
    if game.rules.passing.cards and game.rules.passing.barred:
        names = listed([group_name(group) for group in game.rules.passing.barred], "or")
        yield game.clause(f"you may not pass {names} while you have enough others", "passing.barred")


def _to(to: PassTo) -> str:
    match to:
        case PassTo.LEFT:
            return "to your left"
        case PassTo.RIGHT:
            return "to your right"
        case PassTo.ACROSS:
            return "across the table"
        case PassTo.HOLD:
            return "to nobody"
        case PassTo.LEFT_2:
            return "two seats to your left"
        case PassTo.RIGHT_2:
            return "two seats to your right"
        case PassTo.SCATTER:
            return "one to each of the others"
        case PassTo.SHARED:
            return "in equal parts to all the others"
        case PassTo.SHUFFLED:
            return "into the middle, to be shuffled and dealt back"
        case PassTo.NAMED:
            return "whichever way the dealer names"
        case never:
            assert_never(never)


def _look(look: PassLook) -> str:
    match look:
        case PassLook.AFTER_GIVING:
            return ", and only then look at what comes to you"
        case PassLook.AT_ONCE:
            return ", and may look at once at what comes to you"
        case never:
            assert_never(never)


def _auction(game: SummarizedGame) -> Iterator[SummarySentence]:
    auction = game.rules.auction
    match auction.bids:
        case Bidding.NONE:
            return
        case Bidding.ONE_EACH:
            bid = "before the play each in turn may bid once for the right to name that suit"
            yield from sentence(
                game.clause(bid, "auction.bids"), game.spoken_clause(f", {_order(auction.order)}", "auction.order")
            )
        case never:
            assert_never(never)
    yield from sentence(
        game.clause(_payer(auction.pays), "auction.pays"),
        game.clause(f", and {_namer(auction.pays)}names {_suits(auction.names)}", "auction.names"),
        game.spoken_clause(f"; if nobody bids, {_unsold(auction.unsold)}", "auction.unsold"),
        *_while_jack(game),
    )


def _order(order: BiddingOrder) -> str:
    match order:
        case BiddingOrder.DEALER_LAST:
            return "eldest hand first and the dealer last"
        case BiddingOrder.DEALER_SECOND:
            return "eldest hand first, the dealer second and then the others"
        case never:
            assert_never(never)


def _payer(pays: BidPaidBy) -> str:
    match pays:
        case BidPaidBy.HIGHEST:
            return "the highest bidder alone pays his bid into the pool"
        case BidPaidBy.EVERY_BIDDER:
            return "every bidder pays his own bid into the pool"
        case never:
            assert_never(never)


def _namer(pays: BidPaidBy) -> str:
    match pays:
        case BidPaidBy.HIGHEST:
            return ""
        case BidPaidBy.EVERY_BIDDER:
            return "the highest of them "
        case never:
            assert_never(never)


def _suits(names: SuitNamed) -> str:
    match names:
        case SuitNamed.ANY_SUIT:
            return "any suit he likes"
        case SuitNamed.NOT_HEARTS:
            return "any suit but hearts"
        case never:
            assert_never(never)


def _unsold(unsold: Unsold) -> str:
    match unsold:
        case Unsold.HEARTS:
            return "hearts are to be avoided"
        case Unsold.DEALER_NAMES:
            return "the dealer names a suit for nothing"
        case never:
            assert_never(never)


def _while_jack(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell who names the suit after a pool that leaves a Jack: one that nobody won, or whose odd chip makes one."""
    if not leaves_jack(game.rules.settlement.pool):
        return
    after, keys, jack = "after a pool that nobody won", ["auction.jack"], game.rules.auction.jack
    if game.rules.settlement.odd_chip.starts_jack and not jack.hangs_on_division:
        after += ", or that left an odd chip"
        keys.append("settlement.odd-chip")
    yield game.spoken_clause(f"; {after}, {_jack(jack)}", *keys)


def _jack(jack: JackChoice) -> str:
    match jack:
        case JackChoice.BUYER_AGAIN:
            return "the last buyer names the suit again for nothing"
        case JackChoice.SOLD_AGAIN:
            return "the choice is sold again"
        case JackChoice.SOLD_IF_DIVIDED:
            return "the last buyer names the suit again for nothing, but not after one that was divided"
        case never:
            assert_never(never)
