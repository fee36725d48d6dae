"""Who pays whom after a deal in a game for chips."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.rules.vocabulary.settlement import PayCounting, Payers, PayTimes, PayTo, PotWonBy
from hearts_spec.schema.english import number
from hearts_spec.summary.aim import Price, price_of
from hearts_spec.summary.english import counted
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.pool import divided, pool_won, standing, winner
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence

_PAY = ("settlement.pay.each", "settlement.pay.counting", "settlement.pay.times")


def chips(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell who pays what to whom, who wins the pool, and what becomes of it otherwise."""
    settlement = game.rules.settlement
    simply = price_of(game) is Price.CHIPS
    if settlement.ante:
        ante = f"before the deal everybody puts {counted(settlement.ante, 'chip')} into the pool"
        yield from sentence(game.clause(ante, "settlement.ante"))
    if not simply:
        yield from sentence(*_payment(game), *_draw(game))
    if settlement.ante and not simply:
        yield from sentence(game.clause("the pool ", "settlement.ante"), *pool_won(game))
    else:
        yield from _won(game, simply)
    yield from sentence(*standing(game))
    yield from sentence(*_pot(game))


def _won(game: SummarizedGame, simply: bool) -> Iterator[SummarySentence]:
    """Tell who has what was paid for the cards."""
    settlement = game.rules.settlement
    match settlement.pay.to:
        case PayTo.POOL:
            if settlement.pool:
                opening = "the chips make a pool, which " if simply else "the pool "
                yield from sentence(game.clause(opening, "settlement.pay.to"), *pool_won(game))
        case PayTo.WINNERS:
            yield from sentence(*divided(game))
        case PayTo.EACH_OTHER:
            pass  # each is paid by himself
        case never:
            assert_never(never)


def _payment(game: SummarizedGame) -> Iterator[Clause | None]:
    pay = game.rules.settlement.pay
    if not pay.each:
        return
    yield game.clause("after the deal ", "settlement.kept-in")
    match pay.to:
        case PayTo.POOL:
            who, verb, took = _payer(game)
            yield game.clause(who, "settlement.pay.who")
            yield game.clause(f" {verb} into the pool", "settlement.pay.to")
            yield game.clause(f" {_amount(game, took)}", *_PAY)
        case PayTo.WINNERS:
            yield game.clause("whoever ", "settlement.pay.to")
            yield winner(game)
            yield game.clause(" is paid", "settlement.pay.to")
            yield _by(game)
            yield game.clause(f", {_amount(game, _took(game, 'the payer'))}", *_PAY)
        case PayTo.EACH_OTHER:
            yield from _each_other(game)
        case never:
            assert_never(never)
    if pay.free:
        yield game.clause(f", the first {number(pay.free)} excepted", "settlement.pay.free")


def _each_other(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell who pays each of the others; of an excess only those who took fewer are paid."""
    pay, two = game.rules.settlement.pay, game.players == 2
    who, verb, took = _payer(game)
    others = "the other" if two else "each of the others"
    match pay.counting:
        case PayCounting.TAKEN:
            pass
        case PayCounting.EXCESS if two:
            who, verb = f"whoever {'took more hearts' if game.plain else 'counts more'}", "pays"
        case PayCounting.EXCESS:
            if pay.who is Payers.EVERYONE:
                others = f"every player who {'took fewer hearts' if game.plain else 'counts less'} than you"
        case never:
            assert_never(never)
    yield game.clause(who, "settlement.pay.who", "settlement.pay.counting")
    yield game.clause(f" {verb} {others}", "settlement.pay.to")
    yield game.clause(f" {_amount(game, took)}", *_PAY)


def _payer(game: SummarizedGame) -> tuple[str, str, str]:
    """Give who pays, the verb, and what he pays for."""
    match game.rules.settlement.pay.who:
        case Payers.EVERYONE:
            return "you", "pay", f"you {'took' if game.plain else 'count'}"
        case Payers.LOSERS:
            return "every player who does not win", "pays", _took(game, "he")
        case Payers.MOST:
            return _most(game), "pays", _took(game, "he")
        case never:
            assert_never(never)


def _took(game: SummarizedGame, he: str) -> str:
    return f"{he} {'took' if game.plain else 'counts'}"


def _most(game: SummarizedGame) -> str:
    return "whoever took the most hearts" if game.of_hearts else "whoever counts most"


def _by(game: SummarizedGame) -> Clause:
    """Tell by whom the winner is paid; where an excess is paid for, those who win have none."""
    pay, key = game.rules.settlement.pay, "settlement.pay.who"
    match pay.who:
        case Payers.EVERYONE if pay.counting is PayCounting.TAKEN:
            return game.clause(" by everybody, himself not excepted", key)
        case Payers.EVERYONE:
            return game.clause(" by each of the others")
        case Payers.LOSERS:
            return game.clause(" by each of the others", key)
        case Payers.MOST:
            return game.clause(f" by {_most(game)}", key)
        case never:
            assert_never(never)


def _amount(game: SummarizedGame, took: str) -> str:
    """Say how much is paid, and for what."""
    pay = game.rules.settlement.pay
    paid = f"{counted(pay.for_unit(game.players), 'chip')} for each {_unit(game)}"
    match pay.counting:
        case PayCounting.TAKEN:
            paid += f" that {took}"
        case PayCounting.EXCESS:
            paid += f" that {took} above the fewest" if pay.to is PayTo.POOL else " of the difference"
        case _:
            assert_never(pay.counting)
    match pay.times:
        case PayTimes.ONCE:
            return paid
        case PayTimes.EACH_OPPONENT:
            return paid if game.players == 2 else f"{paid}, {number(pay.each)} for each of the other players"
        case never:
            assert_never(never)


def _unit(game: SummarizedGame) -> str:
    if not game.plain:
        return "point"
    return "card of that suit" if game.sold else "heart"


def _draw(game: SummarizedGame) -> Iterator[Clause | None]:
    settlement = game.rules.settlement
    if settlement.draw:
        before = ", and draw from it " if settlement.pay.each else "after the deal you draw from the pool "
        for_what = f"for each {_unit(game)} that {'you did not take' if game.plain else 'falls to others'}"
        yield game.clause(f"{before}{counted(settlement.draw, 'chip')} {for_what}", "settlement.draw")


def _pot(game: SummarizedGame) -> Iterator[Clause | None]:
    pot = game.rules.settlement.pot
    if pot.ante:
        ante = f"besides, each puts {counted(pot.ante, 'chip')} into a separate pot at every deal"
        yield game.clause(ante, "settlement.pot.ante")
        yield game.clause(f", to be won by {_pot_winner(pot.won_by)}", "settlement.pot.won-by")


def _pot_winner(won_by: PotWonBy) -> str:
    match won_by:
        case PotWonBy.NO_TRICK:
            return "a player who takes no trick at all"
        case PotWonBy.CLEAR:
            return "a player who takes nothing that counts"
        case never:
            assert_never(never)
