"""A settlement as a ruling: who wins what, what becomes of the pool and its odd chip, and the word for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import JOKER, cards_in
from hearts_spec.disputes.question import Found, Question
from hearts_spec.disputes.wording import amounts, chips, listed, points, sentence, verb, whose
from hearts_spec.engine import Division, Fund, Result
from hearts_spec.engine.table import HEARTS
from hearts_spec.record import Settlement
from hearts_spec.rules.sections.game import Winner
from hearts_spec.rules.sections.settlement import KeptIn, PayTo
from hearts_spec.rules.sections.slam import SlamPays

POINTS, NO_STAKES = "points", "no-stakes"
_OF_PLAYERS = ("you", "you-too", "one", "some")
_SHORT = {
    POINTS: "Nobody wins a deal: each adds what he took to his score.",
    NO_STAKES: "Nobody: no chips are played for.",
    "each-for-himself": "Nobody wins a pool: each pays for his own hearts and draws for those he did not take.",
    "between": "There is no pool: the players pay one another.",
    "jack": "Nobody: the chips stay as a Jack.",
    "no-jack": "No Jack is left standing.",
    "waits": "Nobody: the chips stay for the next deal.",
    "stays": "Nobody: the odd chip stays for the next deal.",
    "pot": "Nobody: the odd chip goes to the separate pot.",
    "none": "There is none.",
    "pool": "Nobody: they go to the pool.",
    "alike": "Every heart costs the same.",
    "graded": "The hearts cost differently.",
}
_PLAYED_FOR = ("jack", "waits", "each-for-himself", "between", POINTS, NO_STAKES)
FINDINGS: Mapping[str, tuple[str, ...]] = {
    "winners": (*_OF_PLAYERS, *_PLAYED_FOR),
    "odd-chip": (*_OF_PLAYERS, "stays", "pot", "none", POINTS, NO_STAKES),
    "joker": (*_OF_PLAYERS, "pool", POINTS, NO_STAKES),
    "jack": ("jack", "no-jack", POINTS, NO_STAKES),
    "hearts": ("alike", "graded"),
    "slam": ("none", *(str(each.value) for each in SlamPays)),
}
TELLS = ("who", "stands", "net", "amount")


@dataclass(frozen=True, slots=True)
class Settled:
    """A deal settled for a question."""

    question: Question
    result: Result


def found_of(deal: Settled) -> Found:
    """Say a settlement in words, and in the one word that answers what is asked about it."""
    question, result = deal.question, deal.result
    follows = " ".join(sentence(part) for part in _says(deal) if part)
    comes_to = finding(deal)
    no_odd_chip = question.given["about"] == "odd-chip" and comes_to == "none"
    keys = tuple(sorted(result.keys, key=lambda key: key == "values"))  # what cards count is the least of it
    settlement = Settlement(question.playable, question.seats, result)
    return Found(
        comes_to,
        follows,
        _short(deal, comes_to),
        told(deal),
        _exactly(deal, comes_to),
        result.net,
        keys,
        no_odd_chip,
        settlement,
    )


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


def finding(deal: Settled) -> str:
    """Give the word for what is asked about a settlement."""
    about = deal.question.given["about"]
    if about == "slam":
        return _slam(deal)
    if about == "hearts":
        return _hearts(deal)
    match deal.result.kept_in:
        case KeptIn.POINTS:
            return POINTS
        case KeptIn.NOTHING:
            return NO_STAKES
        case KeptIn.CHIPS:
            return _in_chips(deal, about)
        case _:
            assert_never(deal.result.kept_in)


def _in_chips(deal: Settled, about: str) -> str:
    match about:
        case "odd-chip":
            return _odd_chip(deal)
        case "joker":
            return deal.question.whom([deal.question.seat("joker-by")]) if _for_joker(deal) else "pool"
        case "jack":
            return "jack" if deal.result.after.jack else "no-jack"
        case _:
            return _winning(deal)


def _winning(deal: Settled) -> str:
    """Say who wins a deal that is settled in chips, or what becomes of them where nobody does."""
    if deal.result.winners:
        return deal.question.whom(deal.result.winners)
    if deal.result.after.jack:
        return "jack"
    settlement = deal.question.rules.settlement
    if settlement.draw:
        return "each-for-himself"
    return "waits" if settlement.pool else "between"


def _hearts(deal: Settled) -> str:
    """Say whether every heart costs the same."""
    hearts = cards_in(deal.question.table.pack & HEARTS & ~(1 << JOKER))
    return "alike" if len({deal.question.table.units(1 << card) for card in hearts}) == 1 else "graded"


def _slam(deal: Settled) -> str:
    if deal.result.slam is None:
        return "none"
    pays = deal.question.rules.slam.pays
    match pays:
        case SlamPays.CHOICE:
            return "choice"
        case SlamPays.OTHERS_UP | SlamPays.SELF_DOWN:
            return str(pays.value)
        case _:
            assert_never(pays)


def _odd_chip(deal: Settled) -> str:
    """Say who has the odd chip, or where it goes, or that there is none."""
    if deal.result.pool is None or not deal.result.pool.odd:
        return "none"
    if Fund.POT in deal.result.odd_chip_to:
        return "pot"
    having = _odd_seats(deal)
    return deal.question.whom(having) if having else "stays"


def _odd_seats(deal: Settled) -> list[int]:
    return sorted(seat for seat in deal.result.odd_chip_to if not isinstance(seat, Fund))


def _having_odd(deal: Settled) -> list[str]:
    return _names(deal, _odd_seats(deal))


def _names(deal: Settled, seats: Sequence[int]) -> list[str]:
    return [deal.question.names[seat] for seat in seats]


def _asked_after(deal: Settled) -> Sequence[int]:
    """Give the players whom the question is about: those who win, or have the odd chip, or got rid of the joker."""
    match deal.question.given["about"]:
        case "odd-chip":
            return _odd_seats(deal)
        case "joker":
            return [deal.question.seat("joker-by")] if deal.question.rules.joker.added else []
        case _:
            return deal.result.winners


def told(deal: Settled) -> dict[str, str]:
    """Give what the sentence of an answer may name: who, and the chips of the asker and those that stand afterwards."""
    result, asker = deal.result, deal.question.asker
    net = 0 if asker is None else result.net[asker]
    return {
        "who": listed(_names(deal, _asked_after(deal))),
        "stands": chips(result.after.pool),
        "net": str(net).replace("-", "−"),
        "amount": points(net) if result.kept_in is KeptIn.POINTS else chips(net),
    }


def _exactly(deal: Settled, comes_to: str) -> str:
    """Give the finding with the seats that it is about."""
    if comes_to not in _OF_PLAYERS:
        return comes_to
    return "".join(deal.question.seats[seat] for seat in _asked_after(deal))


def _short(deal: Settled, comes_to: str) -> str:
    """Give the short answer, for a situation that declares none."""
    return sentence(listed(_names(deal, _asked_after(deal)))) if comes_to in _OF_PLAYERS else _SHORT.get(comes_to, "")


def _for_joker(deal: Settled) -> int:
    """Give the chips that went past the pool to whoever got rid of the joker."""
    return deal.result.posted(key="joker.chips-to")


def _points(deal: Settled) -> Sequence[str]:
    scores = amounts(dict(zip(deal.question.names, deal.result.net, strict=True)))
    if deal.result.slam is not None:
        taker = deal.question.names[deal.result.slam]
        return (f"{taker} {verb([taker], 'has', 'have')} taken everything, and the scores of the deal are {scores}",)
    return (
        f"the scores of the deal are {scores}",
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
    return amounts(dict(zip(deal.question.names, deal.result.units, strict=True)))


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
    return (f"{_moved(deal, deal.result.pays, 'pays', 'pay')}; {_moved(deal, deal.result.draws, 'draws', 'draw')}",)


def _moved(deal: Settled, chips_by_seat: Sequence[int], one: str, many: str) -> str:
    """Say who pays or draws what: `A and B pay 2 each, C 3 and D 6`; those who do neither are left out."""
    moved = {name: number for name, number in zip(deal.question.names, chips_by_seat, strict=True) if number}
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
        said += f", {whose(deal.question.names[deal.question.seat('buyer')])} bid of {bid} among it"
    return said


def _joker(deal: Settled) -> str:
    found = _for_joker(deal)
    name = deal.question.names[deal.question.seat("joker-by")]
    return f"{name} {verb([name], 'has', 'have')} {found} of it for the joker" if found else ""


def _outcome(deal: Settled) -> str:
    divided = deal.result.pool
    if divided is None:
        stays = "as a Jack" if deal.result.after.jack else "for the next deal"
        return (
            f"nobody wins: {chips(deal.result.after.pool)} {'stays' if deal.result.after.pool == 1 else 'stay'} {stays}"
        )
    names = _names(deal, divided.among)
    if len(names) == 1:
        return f"{names[0]} {verb(names, 'takes', 'take')} {chips(divided.chips)}{_waiting(divided)}"
    share = f"{listed(names)} divide {chips(divided.chips)}, {divided.share} each"
    return f"{share}{_odd(deal, divided)}{_waiting(divided)}"


def _odd(deal: Settled, divided: Division) -> str:
    if not divided.odd:
        return ""
    if having := _having_odd(deal):
        have = "have an odd chip each" if having[1:] else f"{verb(having, 'has', 'have')} the odd chip"
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
    takes = "divide" if names[1:] else verb(names, "takes", "take")
    return f"{listed(names)} {takes} the separate pot, {drawn}{left if after else ''}"
