"""A settlement as a ruling: who wins what, what becomes of the pool and its odd chip, and the word for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.cards import JOKER, cards_in
from hearts_spec.disputes.question import Found, Question
from hearts_spec.disputes.wording import amounts, chips, listed, sentence, verb
from hearts_spec.engine import JokerFate, Result
from hearts_spec.engine.table import HEARTS
from hearts_spec.rules.sections.auction import Bidding
from hearts_spec.rules.sections.game import Winner
from hearts_spec.rules.sections.joker import JokerChips
from hearts_spec.rules.sections.settlement import KeptIn, OddChip, PayTimes, PayTo, PotWonBy
from hearts_spec.rules.sections.slam import SlamPays

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Settled:
    """A deal settled for a question, and who threw the joker and who took it, where there is one."""

    question: Question
    result: Result
    joker: JokerFate | None = None


def found_of(deal: Settled) -> Found:
    """Say a settlement in words, and in the one word that answers what is asked about it."""
    question, result = deal.question, deal.result
    says = {KeptIn.POINTS: _points, KeptIn.NOTHING: _nothing, KeptIn.CHIPS: _chips}[result.kept_in]
    ruling = " ".join(sentence(part) for part in says(deal) if part)
    word = _word(deal)
    no_odd_chip = question.given["about"] == "odd-chip" and word == "none"
    keys = tuple(sorted(result.keys, key=lambda key: key == "values"))  # what cards count is the least of it
    return Found(ruling, word, result.net, keys, instead=no_odd_chip)


def _word(deal: Settled) -> str:
    about = deal.question.given["about"]
    if about == "slam":
        return _slam_word(deal)
    if about == "hearts":
        return _hearts_word(deal)
    if deal.result.kept_in is not KeptIn.CHIPS:
        return "points" if deal.result.kept_in is KeptIn.POINTS else "no-stakes"
    if about == "odd-chip":
        return _odd_word(deal)
    if about == "joker":
        return deal.question.seats[deal.question.seat("joker-by")] if _for_discarder(deal) else "pool"
    if about == "jack":
        return "jack" if deal.result.after.jack else "no-jack"
    return _winners_word(deal)


def _winners_word(deal: Settled) -> str:
    if deal.result.winners:
        return "".join(deal.question.seats[seat] for seat in deal.result.winners)
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
    return str(deal.question.given["slam-choice"] if pays is SlamPays.CHOICE else pays.value)


def _odd_word(deal: Settled) -> str:
    """Give who has the odd chip: a seat, or `stays` or `pot` for where it goes, or `none` where there is none."""
    if not deal.result.winners or not _odd(deal):
        return "none"
    goes = deal.question.rules.settlement.odd_chip
    if goes is OddChip.NEAREST_LEFT:
        most = max(deal.result.draws[seat] for seat in deal.result.winners)
        return "".join(deal.question.seats[seat] for seat in deal.result.winners if deal.result.draws[seat] == most)
    return "stays" if goes is OddChip.STAYS else "pot"


def _odd(deal: Settled) -> int:
    """Count the chips that did not divide."""
    return _spoils(deal) % len(deal.result.winners)


def _spoils(deal: Settled) -> int:
    """Count the chips that the winners of the pool had to divide."""
    ante = deal.question.rules.settlement.pot.ante * deal.question.playable.players
    return deal.result.before.pool + sum(deal.result.pays) - ante - _for_discarder(deal)


def _for_discarder(deal: Settled) -> int:
    """Count the chips that go past the pool to whoever got rid of the joker."""
    goes, fate, pay = deal.question.rules.joker.chips_to, deal.joker, deal.question.rules.settlement.pay
    if fate is None or goes is not JokerChips.DISCARDER or fate.thrown_by == fate.taken_by:
        return 0
    times = deal.question.playable.players - 1 if pay.times is PayTimes.EACH_OPPONENT else 1
    return pay.each * times * deal.question.table.units(1 << JOKER)


def _points(deal: Settled) -> Sequence[str]:
    scores = amounts(dict(zip(deal.question.seats, deal.result.net, strict=True)))
    if deal.result.slam is not None:
        taker = deal.question.seats[deal.result.slam]
        return (f"{taker} has taken everything, and the scores of the deal are {scores}",)
    low = "fewest" if deal.question.rules.game.winner is Winner.LOWEST else "most"
    return (
        f"nobody wins the deal; each adds what he took to his score: {scores}",
        f"in the end the {low} points win" if not deal.question.silent("game.winner") else "",
    )


def _nothing(deal: Settled) -> Sequence[str]:
    return (f"no chips are played for; what was taken counts only for moving up: {_took(deal)}",)


def _took(deal: Settled) -> str:
    return amounts(dict(zip(deal.question.seats, deal.result.units, strict=True)))


def _chips(deal: Settled) -> Sequence[str]:
    if deal.question.rules.settlement.draw:
        return _drawing(deal)
    if deal.question.rules.settlement.pay.to is PayTo.EACH_OTHER:
        return _between_players(deal)
    return (*_payments(deal), _joker(deal), _outcome(deal), _pot(deal))


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


def _payments(deal: Settled) -> Sequence[str]:
    ante = deal.question.rules.settlement.pot.ante
    said = _moved(deal, [amount - ante for amount in deal.result.pays], "pays", "pay")
    if deal.question.rules.auction.bids is not Bidding.NONE and not deal.result.before.jack:
        said += f", {deal.question.seats[deal.question.seat('buyer')]}'s bid of {deal.question.given['bid']} among it"
    return [said]


def _joker(deal: Settled) -> str:
    found = _for_discarder(deal)
    return f"{deal.question.seats[deal.question.seat('joker-by')]} has {found} of it for the joker" if found else ""


def _outcome(deal: Settled) -> str:
    if not deal.result.winners:
        stays = "as a Jack" if deal.result.after.jack else "for the next deal"
        return (
            f"nobody wins: {chips(deal.result.after.pool)} {'stays' if deal.result.after.pool == 1 else 'stay'} {stays}"
        )
    names = [deal.question.seats[seat] for seat in deal.result.winners]
    spoils, odd = _spoils(deal), _odd(deal)
    if len(names) == 1:
        return f"{names[0]} takes {chips(spoils)}"
    share = f"{listed(names)} divide {chips(spoils)}, {spoils // len(names)} each"
    if not odd:
        return share
    goes = deal.question.rules.settlement.odd_chip
    if goes is OddChip.NEAREST_LEFT:
        return f"{share}, and {_odd_word(deal)} has the odd chip, sitting nearest the dealer's left"
    where = "stays for the next deal" if goes is OddChip.STAYS else "goes to the separate pot"
    return f"{share}, and {'the odd chip' if odd == 1 else f'the remainder of {chips(odd)}'} {where}"


def _pot(deal: Settled) -> str:
    pot = deal.question.rules.settlement.pot
    if not pot.ante:
        return ""
    clear = [seat for seat, count in enumerate(deal.result.units) if not count]
    winners = clear if pot.won_by is PotWonBy.CLEAR else deal.question.given["trickless"]
    if not winners:
        return f"each adds {chips(pot.ante)} to the separate pot, which nobody wins"
    pool = _spoils(deal) + _for_discarder(deal) - deal.result.after.pool
    drawn = sum(deal.result.draws) - (pool if deal.result.winners else 0) + _odd_to_pot(deal)
    names = [deal.question.seats[seat] for seat in winners]
    does = "takes" if len(names) == 1 else "divide"
    left = f", and {chips(deal.result.after.pot)} {'begins' if deal.result.after.pot == 1 else 'begin'} the next"
    return f"{listed(names)} {does} the separate pot, {chips(drawn)}{left if deal.result.after.pot else ''}"


def _odd_to_pot(deal: Settled) -> int:
    """Count the chips of the pool that did not divide and went to the separate pot."""
    goes = deal.question.rules.settlement.odd_chip
    return _odd(deal) if deal.result.winners and goes in (OddChip.TO_POT, OddChip.TO_NEXT_POT) else 0
