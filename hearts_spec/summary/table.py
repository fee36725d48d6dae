"""Who plays, with what, and how the cards are dealt."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import assert_never

from hearts_spec.cards import Suit, group_name, plural
from hearts_spec.rules.vocabulary.cut import CutWins
from hearts_spec.rules.vocabulary.deal import FirstCard, LeftOver, NextDealer
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.table import PlayRound
from hearts_spec.rules.vocabulary.tournament import Risers
from hearts_spec.schema.english import listed, number
from hearts_spec.schema.group_by import together
from hearts_spec.summary.english import counted, joint
from hearts_spec.summary.game import Seating, SummarizedGame, clause_at
from hearts_spec.summary.sentence import Clause, SummarySentence, merged, sentence


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
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)


def _way_round(game: SummarizedGame) -> Clause | None:
    match game.rules.table.turn:
        case PlayRound.LEFT:
            return None
        case PlayRound.RIGHT:
            return game.clause("; deal and play go round to the right", "table.turn")
        case never:
            assert_never(never)


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
            case never:
                assert_never(never)
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
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)


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
        case never:
            assert_never(never)
