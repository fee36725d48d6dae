"""The play: who leads, what may be led, how suit is followed, and what wins a trick."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum

from hearts_spec.cards import Suit, group_name, plural
from hearts_spec.rules.vocabulary.auction import Bidding, BiddingOrder, BidPaidBy, JackChoice, SuitNamed, Unsold
from hearts_spec.rules.vocabulary.deal import FirstCard, LeftOver, NextDealer
from hearts_spec.rules.vocabulary.hearts import BrokenWhen, QueenDiscarded, WhenBroken
from hearts_spec.rules.vocabulary.pack import AcePlace, TwinsOnTrick, UnwonLast, UnwonLead
from hearts_spec.rules.vocabulary.passing import PassLook, PassTo
from hearts_spec.rules.vocabulary.play import (
    FirstTrickFollow,
    FollowSuit,
    JokerChips,
    JokerDiscarded,
    JokerObliges,
    JokerTrumps,
    NextLead,
    Opener,
    Opening,
    TrickWonBy,
    Trumps,
    VoidDiscards,
)
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.stock import LeftTo, StockGone, WidowLook, WidowTakenBy
from hearts_spec.rules.vocabulary.table import CutWins, PlayRound
from hearts_spec.rules.vocabulary.tournament import Risers
from hearts_spec.schema.english import listed, number, ordinal, together
from hearts_spec.summary.sentence import (
    Clause,
    Seating,
    SummarizedGame,
    SummarySentence,
    clause_at,
    counted,
    joint,
    merged,
    one_of,
    sentence,
)


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
    yield game.spoken_clause(_pass_look(passing.look), "passing.look")


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


def _pass_look(look: PassLook) -> str:
    match look:
        case PassLook.AFTER_GIVING:
            return ", and only then look at what comes to you"
        case PassLook.AT_ONCE:
            return ", and may look at once at what comes to you"


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


def _payer(pays: BidPaidBy) -> str:
    match pays:
        case BidPaidBy.HIGHEST:
            return "the highest bidder alone pays his bid into the pool"
        case BidPaidBy.EVERY_BIDDER:
            return "every bidder pays his own bid into the pool"


def _namer(pays: BidPaidBy) -> str:
    match pays:
        case BidPaidBy.HIGHEST:
            return ""
        case BidPaidBy.EVERY_BIDDER:
            return "the highest of them "


def _suits(names: SuitNamed) -> str:
    match names:
        case SuitNamed.ANY_SUIT:
            return "any suit he likes"
        case SuitNamed.NOT_HEARTS:
            return "any suit but hearts"


def _unsold(unsold: Unsold) -> str:
    match unsold:
        case Unsold.HEARTS:
            return "hearts are to be avoided"
        case Unsold.DEALER_NAMES:
            return "the dealer names a suit for nothing"


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
    if game.rules.joker.added:
        yield from sentence(*_joker(game))
    if game.rules.pack.packs > 1:
        yield from sentence(*_twins(game))


def _widow(game: SummarizedGame) -> Iterator[Clause | None]:
    yield game.clause(f"the widow goes to {_taker(game.rules.widow.taken_by)}", "widow.taken-by")
    yield game.spoken_clause(f", and {_widow_look(game.rules.widow.look)}", "widow.look")


def _taker(taken_by: WidowTakenBy) -> str:
    match taken_by:
        case WidowTakenBy.FIRST_TRICK:
            return "whoever wins the first trick"
        case WidowTakenBy.LAST_TRICK:
            return "whoever wins the last trick"
        case WidowTakenBy.FIRST_POINT_TRICK:
            return "whoever wins the first trick with a card that counts"


def _widow_look(look: WidowLook) -> str:
    match look:
        case WidowLook.TAKER:
            return "nobody else may look at it"
        case WidowLook.EVERYONE:
            return "everybody may then look at it"
        case WidowLook.NOBODY:
            return "nobody may look at it until the deal is over"


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


def _obliges(obliges: JokerObliges) -> str:
    match obliges:
        case JokerObliges.NOBODY:
            return ""
        case JokerObliges.HIGH_HEART:
            return "; you may make the highest of those, if it was itself thrown on another suit, win the trick"


def _trumps(trumps: JokerTrumps) -> str:
    match trumps:
        case JokerTrumps.NEVER:
            return ""
        case JokerTrumps.ITS_TRICK:
            return "; on its own trick hearts beat the suit led"


def _joker_chips(chips_to: JokerChips) -> str:
    match chips_to:
        case JokerChips.POOL:
            return ""
        case JokerChips.DISCARDER:
            return "; what it costs goes to the player who threw it"


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


def _lead_after(lead: UnwonLead) -> str:
    match lead:
        case UnwonLead.SAME_LEADER:
            return "its leader leads again"
        case UnwonLead.LEFT_OF_LEADER:
            return "the player on its leader's left leads"


def _last(last: UnwonLast) -> str:
    match last:
        case UnwonLast.LEADER:
            return "its leader"
        case UnwonLast.HIGHEST_PAIR:
            return "whoever played the second card of its highest pair"


def table(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell who plays with what, what each is dealt, who else can play, and who deals."""
    yield from sentence(*_pack(game), *_dealt(game), _way_round(game))
    yield from sentence(*_others(game))
    yield from sentence(*_dealers(game))


def _pack(game: SummarizedGame) -> Iterator[Clause | None]:
    pack, joker = game.rules.pack, game.rules.joker
    several = game.rules.tournament.rises is not Risers.NOBODY
    yield game.clause(f"{number(game.players)} {'sit at each table' if several else 'play'}", "table.players")
    yield game.clause(" with one pack" if pack.packs == 1 else f" with {number(pack.packs)} packs", "pack.packs")
    if joker.added:
        yield game.clause(" and a joker", "joker.added")
    if pack.without:
        yield game.clause(f"{',' if joker.added else ''} less {_left_out(game)}", "pack.without")
    yield game.spoken_clause(f", the ace {_high_or_low(pack.ace)}", "pack.ace")


def _left_out(game: SummarizedGame) -> str:
    """Name the cards left out, those of one rank together: `the twos and threes`, `the twos of spades and clubs`."""
    if game.rules.pack.packs > 1:
        return listed([f"a {group_name(card).removeprefix('the ')}" for card in game.rules.pack.without])
    cards = [group_name(card).removeprefix("the ").split(" of ") for card in game.rules.pack.without]
    by_rank = {rank: [suit for _, suit in some] for rank, some in together(cards, lambda each: each[0]).items()}
    whole = [plural(rank) for rank, suits in by_rank.items() if len(suits) == len(Suit)]
    parts = [_of_rank(rank, suits) for rank, suits in by_rank.items() if len(suits) < len(Suit)]
    return listed([*([f"the {listed(whole)}"] if whole else []), *parts])


def _of_rank(rank: str, suits: list[str]) -> str:
    return f"the {rank} of {suits[0]}" if len(suits) == 1 else f"the {plural(rank)} of {listed(suits)}"


def _high_or_low(ace: AcePlace) -> str:
    match ace:
        case AcePlace.HIGH:
            return "high"
        case AcePlace.LOW:
            return "low"


def _dealt(game: SummarizedGame) -> Iterator[Clause | None]:
    deal, chips = game.rules.deal, game.rules.table.chips
    before = ", and each" if game.spoken("pack.ace") else " and each"
    if chips and game.rules.settlement.kept_in is KeptIn.CHIPS:
        yield game.clause(f"{before} begins with {counted(chips, 'chip')}", "table.chips")
        yield game.clause(f" and is dealt {counted(deal.hand, 'card')}", "deal.hand")
    else:
        yield game.clause(f"{before} is dealt {counted(deal.hand, 'card')}", "deal.hand")
    at_once = "one at a time" if deal.at_a_time == 1 else f"{number(deal.at_a_time)} at a time"
    yield game.spoken_clause(f", {at_once}", "deal.at-a-time")
    yield game.spoken_clause(_first_card(deal.first), "deal.first")
    yield game.spoken_clause(_left_over(game), "deal.left-over")


def _first_card(first: FirstCard) -> str:
    match first:
        case FirstCard.ELDEST:
            return ""
        case FirstCard.DEALER:
            return ", beginning with the dealer"


def _left_over(game: SummarizedGame) -> str:
    rules = game.rules
    left = rules.deal.left(rules.pack, rules.joker, game.players)
    cards = "the card that is left is" if left == 1 else f"the {number(left)} that are left are"
    match rules.deal.left_over:
        case LeftOver.NONE:
            return ""
        case LeftOver.STOCK | LeftOver.STOCK_TO_FOLLOW:
            return "; the rest are a stock to draw from"
        case LeftOver.WIDOW:
            return f"; {cards} a widow"


def _way_round(game: SummarizedGame) -> Clause | None:
    match game.rules.table.turn:
        case PlayRound.LEFT:
            return None
        case PlayRound.RIGHT:
            return game.clause("; deal and play go round to the right", "table.turn")


_OWN = ("pack.without", "deal.left-over")  # what a table is told from that has a word of its own on it


def _others(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell at which other tables it can be played, and what is otherwise there."""
    ways = together(game.others, lambda each: _way(game, each))
    if ways:
        numbers = [number(each.players) for each in game.others]
        yield game.clause(f"{listed(numbers, 'or')} can play too", "table.players")
    row = [(way, tables) for way, tables in ways.items() if way is not TableVariant.SAME]
    for place, (way, tables) in enumerate(row):
        who = "" if len(ways) == 1 else f"{listed([number(each.players) for each in tables])} "
        before = joint(place, len(row)) or ", "
        told_from = (clause_at(each, "", *(key for key in _OWN if key in each.own)) for each in tables)
        yield merged(f"{before}{who}with {_with(way, game, tables)}", told_from)
    out = game.rules.table.dealer_out
    if out:
        yield game.clause(f"{'; ' if ways else ''}when {number(out)} sit down, the dealer takes no cards",
                          "table.dealer-out")  # fmt: skip


class TableVariant(Enum):
    """What another table does with the pack that the usual one does not."""

    SAME = "the same"
    MORE_OUT = "more cards are left out"
    OTHERS_OUT = "other cards are left out"
    NONE_OUT = "no card is left out"
    STOCK = "there is a stock"
    STOCK_TO_FOLLOW = "there is a stock from which one draws until one can follow suit"
    WIDOW = "there is a widow"
    NOTHING_OVER = "nothing is left over"


def _way(game: SummarizedGame, other: Seating) -> TableVariant:
    """Say what another table does with the cards that the usual one does not."""
    left_over = other.rules.deal.left_over
    if left_over is not game.rules.deal.left_over:
        match left_over:
            case LeftOver.NONE:
                return TableVariant.NOTHING_OVER
            case LeftOver.STOCK:
                return TableVariant.STOCK
            case LeftOver.STOCK_TO_FOLLOW:
                return TableVariant.STOCK_TO_FOLLOW
            case LeftOver.WIDOW:
                return TableVariant.WIDOW
    usual, here = Counter(game.rules.pack.without), Counter(other.rules.pack.without)
    if usual == here:
        return TableVariant.SAME
    if not here:
        return TableVariant.NONE_OUT
    return TableVariant.MORE_OUT if usual <= here else TableVariant.OTHERS_OUT


def _with(way: TableVariant, game: SummarizedGame, tables: Sequence[Seating]) -> str:
    even = " to make the deal even" if game.rules.deal.left_over is LeftOver.NONE else ""
    usual = len(game.rules.pack.without)
    match way:
        case TableVariant.SAME:
            return "the same cards"
        case TableVariant.MORE_OUT:
            most = max(len(each.rules.pack.without) for each in tables) - usual
            if usual:
                few = "another card" if most == 1 else "another card or two" if most == 2 else "a few more cards"
            else:
                few = "a card" if most == 1 else "a card or two" if most == 2 else "a few cards"
            return f"{few} left out{even}"
        case TableVariant.OTHERS_OUT:
            return f"other cards left out{even}"
        case TableVariant.NONE_OUT:
            return "none left out"
        case TableVariant.STOCK:
            return "a stock to draw from"
        case TableVariant.STOCK_TO_FOLLOW:
            return "a stock to draw from until one can follow suit"
        case TableVariant.WIDOW:
            return "a widow"
        case TableVariant.NOTHING_OVER:
            return "nothing left over"


def _dealers(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell who deals first, and who after him."""
    cut, after = game.rules.cut, game.spoken("deal.next-dealer")
    first = game.spoken("cut.deals")
    if first:
        yield game.clause(_first_dealer(cut.deals), "cut.deals")
    if first and cut.deals is not CutWins.AGREED:
        yield game.spoken_clause(f", the ace being {_high_or_low(cut.ace)}", "cut.ace")
    if after:
        yield game.clause(f"{', and ' if first else ''}{_next_dealer(game.rules.deal.next_dealer)}", "deal.next-dealer")


def _first_dealer(deals: CutWins) -> str:
    match deals:
        case CutWins.LOWEST:
            return "whoever cuts the lowest card deals first"
        case CutWins.HIGHEST:
            return "whoever cuts the highest card deals first"
        case CutWins.AGREED:
            return "you agree on who deals first"


def _next_dealer(after: NextDealer) -> str:
    match after:
        case NextDealer.LEFT:
            return "the deal passes to the left"
        case NextDealer.RIGHT:
            return "the deal passes to the right"
        case NextDealer.SAME:
            return "the dealer deals again"
        case NextDealer.TOOK_QUEEN:
            return "whoever took the queen of spades deals next"


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


def _next(after: NextLead) -> str:
    match after:
        case NextLead.WINNER:
            return "the winner leads to the next"
        case NextLead.LEFT_OF_LEADER:
            return "the lead passes from trick to trick to the left"


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
    match game.rules.queen.led:
        case WhenBroken.AT_WILL:
            yield game.clause(f" {_before(game)}", *_BREAKERS)
            she = "the queen herself" if "QS" in game.rules.hearts.broken_by else "the queen of spades"
            yield game.spoken_clause(f"; {she} may be led before that", "queen.led")
        case WhenBroken.ONCE_BROKEN:
            yield game.clause(", nor the queen of spades,", "queen.led")
            yield game.clause(f" {_before(game)}", *_BREAKERS)


def _before(game: SummarizedGame) -> str:
    hearts = game.rules.hearts
    cards = _any_of(hearts.broken_by)
    match hearts.broken_when:
        case BrokenWhen.DISCARDED:
            how = "thrown on a lead of another suit"
        case BrokenWhen.PLAYED:
            how = "played"
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


def _discards(void: VoidDiscards) -> str:
    match void:
        case VoidDiscards.ANYTHING:
            return "may throw any card"
        case VoidDiscards.SCORING_CARD:
            return "must throw a card that counts, while you hold one"


def _follow_first(follow: FirstTrickFollow) -> str:
    match follow:
        case FirstTrickFollow.ANY:
            return ""
        case FirstTrickFollow.LOWEST:
            return "; the first trick must be followed with your lowest card of the suit"


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


def _best(won_by: TrickWonBy) -> str:
    match won_by:
        case TrickWonBy.HIGHEST:
            return "the highest"
        case TrickWonBy.LOWEST:
            return "the lowest"
