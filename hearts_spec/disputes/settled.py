"""A settlement as a ruling: who wins what, what becomes of the pool and its odd chip, and the word for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import JOKER, cards_in
from hearts_spec.disputes.question import Found, Question
from hearts_spec.disputes.wording import amounts, chips, listed, sentence, verb
from hearts_spec.engine import Division, Fund, Result
from hearts_spec.engine.table import HEARTS
from hearts_spec.record import Settlement
from hearts_spec.rules.sections.game import Winner
from hearts_spec.rules.sections.settlement import KeptIn, PayTo
from hearts_spec.rules.sections.slam import SlamPays

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Settled:
    """A deal settled for a question."""

    question: Question
    result: Result


def found_of(deal: Settled) -> Found:
    """Say a settlement in words, and in the one word that answers what is asked about it."""
    question, result = deal.question, deal.result
    ruling = " ".join(sentence(part) for part in _says(deal) if part)
    word = _word(deal)
    no_odd_chip = question.given["about"] == "odd-chip" and word == "none"
    keys = tuple(sorted(result.keys, key=lambda key: key == "values"))  # what cards count is the least of it
    settlement = Settlement(question.playable, question.seats, result)
    return Found(ruling, word, result.net, keys, instead=no_odd_chip, settlement=settlement)


def _says(deal: Settled) -> Sequence[str]:
    match deal.result.kept_in:
        case KeptIn.POINTS:
            return _points(deal)
        case KeptIn.NOTHING:
            return _nothing(deal)
        case KeptIn.CHIPS:
            return _chips(deal)
        case _:
            assert_never(deal.result.kept_in)


def _word(deal: Settled) -> str:
    about = deal.question.given["about"]
    if about == "slam":
        return _slam_word(deal)
    if about == "hearts":
        return _hearts_word(deal)
    match deal.result.kept_in:
        case KeptIn.POINTS:
            return "points"
        case KeptIn.NOTHING:
            return "no-stakes"
        case KeptIn.CHIPS:
            return _chips_word(deal, about)
        case _:
            assert_never(deal.result.kept_in)


def _chips_word(deal: Settled, about: str) -> str:
    if about == "odd-chip":
        return _odd_word(deal)
    if about == "joker":
        return deal.question.seats[deal.question.seat("joker-by")] if _for_joker(deal) else "pool"
    if about == "jack":
        return "jack" if deal.result.after.jack else "no-jack"
    if deal.result.winners:
        return "".join(_names(deal, deal.result.winners))
    if deal.result.after.jack:
        return "jack"
    return NOBODY if deal.question.rules.settlement.pool else "each-for-himself"


def _hearts_word(deal: Settled) -> str:
    """Say whether every heart costs the same."""
    hearts = cards_in(deal.question.table.pack & HEARTS & ~(1 << JOKER))
    return "alike" if len({deal.question.table.units(1 << card) for card in hearts}) == 1 else "graded"


def _slam_word(deal: Settled) -> str:
    if deal.result.slam is None:
        return "none"
    pays = deal.question.rules.slam.pays
    match pays:
        case SlamPays.CHOICE:
            return str(deal.question.given["slam-choice"])
        case SlamPays.OTHERS_UP | SlamPays.SELF_DOWN:
            return str(pays.value)
        case _:
            assert_never(pays)


def _odd_word(deal: Settled) -> str:
    """Give who has the odd chip: a seat, or `stays` or `pot` for where it goes, or `none` where there is none."""
    if deal.result.pool is None or not deal.result.pool.odd:
        return "none"
    if Fund.POT in deal.result.odd_chip_to:
        return "pot"
    return "".join(_having_odd(deal)) or "stays"


def _having_odd(deal: Settled) -> list[str]:
    return _names(deal, sorted(seat for seat in deal.result.odd_chip_to if not isinstance(seat, Fund)))


def _names(deal: Settled, seats: Sequence[int]) -> list[str]:
    return [deal.question.seats[seat] for seat in seats]


def _for_joker(deal: Settled) -> int:
    """Give the chips that went past the pool to whoever got rid of the joker."""
    return deal.result.posted(key="joker.chips-to")


def _points(deal: Settled) -> Sequence[str]:
    scores = amounts(dict(zip(deal.question.seats, deal.result.net, strict=True)))
    if deal.result.slam is not None:
        taker = deal.question.seats[deal.result.slam]
        return (f"{taker} has taken everything, and the scores of the deal are {scores}",)
    return (
        f"nobody wins the deal; each adds what he took to his score: {scores}",
        f"in the end the {_best(deal.question.rules.game.winner)} points win"
        if not deal.question.silent("game.winner")
        else "",
    )


def _best(winner: Winner) -> str:
    match winner:
        case Winner.LOWEST:
            return "fewest"
        case Winner.HIGHEST:
            return "most"
        case _:
            assert_never(winner)


def _nothing(deal: Settled) -> Sequence[str]:
    return (f"no chips are played for; what was taken counts only for moving up: {_took(deal)}",)


def _took(deal: Settled) -> str:
    return amounts(dict(zip(deal.question.seats, deal.result.units, strict=True)))


def _chips(deal: Settled) -> Sequence[str]:
    settlement = deal.question.rules.settlement
    if settlement.draw:
        return _drawing(deal)
    match settlement.pay.to:
        case PayTo.EACH_OTHER:
            return _between_players(deal)
        case PayTo.POOL | PayTo.WINNERS:
            return (_payments(deal), _joker(deal), _outcome(deal), _pot(deal))
        case _:
            assert_never(settlement.pay.to)


def _drawing(deal: Settled) -> Sequence[str]:
    return (
        "nobody wins a pool: each pays for his own hearts and draws for those he did not take",
        f"{_moved(deal, deal.result.pays, 'pays', 'pay')}; {_moved(deal, deal.result.draws, 'draws', 'draw')}",
    )


def _moved(deal: Settled, chips_by_seat: Sequence[int], one: str, many: str) -> str:
    """Say who pays or draws what: `A and B pay 2 each, C 3 and D 6`; those who do neither are left out."""
    moved = {name: number for name, number in zip(deal.question.seats, chips_by_seat, strict=True) if number}
    if not moved:
        return f"nobody {one} anything"
    first = next(iter(moved.values()))
    names = [name for name, number in moved.items() if number == first]
    each = " each" if names[1:] else ""
    said = f"{listed(names)} {verb(names, one, many)} {first}{each}"
    rest = {name: number for name, number in moved.items() if number != first}
    if not rest:
        return said
    return f"{said}{' and ' if len(set(rest.values())) == 1 else ', '}{amounts(rest)}"


def _between_players(deal: Settled) -> Sequence[str]:
    pays = _moved(deal, deal.result.pays, "pays", "pay")
    return (f"there is no pool: {pays} in all, and {_moved(deal, deal.result.draws, 'receives', 'receive')}",)


def _payments(deal: Settled) -> str:
    """Say what each pays, but for what he adds to the separate pot."""
    apart = [each for each in deal.result.postings if each.target is not Fund.POT]
    paid = [sum(each.amount for each in apart if each.source == seat) for seat in range(len(deal.question.seats))]
    said = _moved(deal, paid, "pays", "pay")
    if bid := deal.result.posted(key="auction.pays"):
        said += f", {deal.question.seats[deal.question.seat('buyer')]}'s bid of {bid} among it"
    return said


def _joker(deal: Settled) -> str:
    found = _for_joker(deal)
    return f"{deal.question.seats[deal.question.seat('joker-by')]} has {found} of it for the joker" if found else ""


def _outcome(deal: Settled) -> str:
    divided = deal.result.pool
    if divided is None:
        stays = "as a Jack" if deal.result.after.jack else "for the next deal"
        return (
            f"nobody wins: {chips(deal.result.after.pool)} {'stays' if deal.result.after.pool == 1 else 'stay'} {stays}"
        )
    names = _names(deal, divided.among)
    if len(names) == 1:
        return f"{names[0]} takes {chips(divided.chips)}{_waiting(divided)}"
    share = f"{listed(names)} divide {chips(divided.chips)}, {divided.share} each"
    return f"{share}{_odd(deal, divided)}{_waiting(divided)}"


def _odd(deal: Settled, divided: Division) -> str:
    if not divided.odd:
        return ""
    if having := _having_odd(deal):
        have = "has the odd chip" if having[1:] == [] else "have an odd chip each"
        return f", and {listed(having)} {have}, sitting nearest the dealer's left"
    where = "goes to the separate pot" if Fund.POT in deal.result.odd_chip_to else "stays for the next deal"
    return f", and {'the odd chip' if divided.odd == 1 else f'the remainder of {chips(divided.odd)}'} {where}"


def _waiting(divided: Division) -> str:
    """Say that what stood before the deal was not divided with the rest."""
    if not divided.waiting:
        return ""
    return f"; {chips(divided.waiting)} left from before {'stays' if divided.waiting == 1 else 'stay'} besides"


def _pot(deal: Settled) -> str:
    pot = deal.question.rules.settlement.pot
    if not pot.ante:
        return ""
    divided, after = deal.result.pot, deal.result.after.pot
    if divided is None:
        return f"each adds {chips(pot.ante)} to the separate pot, which nobody wins"
    names = _names(deal, divided.among)
    left = f", and {chips(after)} {'begins' if after == 1 else 'begin'} the next"
    drawn = chips(deal.result.posted(source=Fund.POT))
    return f"{listed(names)} {verb(names, 'takes', 'divide')} the separate pot, {drawn}{left if after else ''}"
