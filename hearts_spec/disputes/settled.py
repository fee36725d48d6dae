"""A settlement as a ruling: who wins what, what becomes of the pool and its odd chip, and the word for it."""

from collections.abc import Sequence

from hearts_spec.cards import JOKER, cards_in
from hearts_spec.disputes.question import Found, Question
from hearts_spec.disputes.wording import amounts, chips, listed, sentence, verb
from hearts_spec.engine import Result
from hearts_spec.engine.table import HEARTS
from hearts_spec.rules.words import Bidding, KeptIn, OddChip, PayTo, PotWonBy, Winner

NOBODY = "nobody"


def found_of(question: Question, result: Result) -> Found:
    """Say a settlement in words, and in the one word that answers what is asked about it."""
    says = {KeptIn.POINTS: _points, KeptIn.NOTHING: _nothing, KeptIn.CHIPS: _chips}[result.kept_in]
    ruling = " ".join(sentence(part) for part in says(question, result) if part)
    word = _word(question, result)
    no_odd_chip = question.given["about"] == "odd-chip" and word == "none"
    keys = tuple(sorted(result.keys, key=lambda key: key == "values"))  # what cards count is the least of it
    return Found(ruling, word, result.net, keys, instead=no_odd_chip)


def _word(question: Question, result: Result) -> str:
    about = question.given["about"]
    if about == "slam":
        return _slam_word(question, result)
    if about == "hearts":
        return _hearts_word(question)
    if result.kept_in is not KeptIn.CHIPS:
        return "points" if result.kept_in is KeptIn.POINTS else "no-stakes"
    if about == "odd-chip":
        return _odd_word(question, result)
    if about == "joker":
        return question.seats[question.seat("joker-by")] if _for_discarder(question, result) else "pool"
    if about == "jack":
        return "jack" if result.after.jack else "no-jack"
    return _winners_word(question, result)


def _winners_word(question: Question, result: Result) -> str:
    if result.winners:
        return "".join(question.seats[seat] for seat in result.winners)
    if result.after.jack:
        return "jack"
    return NOBODY if question.rules.settlement.pool else "each-for-himself"


def _hearts_word(question: Question) -> str:
    """Say whether every heart costs the same."""
    hearts = cards_in(question.table.pack & HEARTS & ~(1 << JOKER))
    return "alike" if len({question.table.units(1 << card) for card in hearts}) == 1 else "graded"


def _slam_word(question: Question, result: Result) -> str:
    if result.slam is None:
        return "none"
    return "self-down" if result.net[result.slam] < 0 else "others-up"


def _odd_word(question: Question, result: Result) -> str:
    """Give who has the odd chip: a seat, or `stays` or `pot` for where it goes, or `none` where there is none."""
    if not result.winners or not _odd(question, result):
        return "none"
    goes = question.rules.settlement.odd_chip
    if goes is OddChip.NEAREST_LEFT:
        most = max(result.draws[seat] for seat in result.winners)
        return "".join(question.seats[seat] for seat in result.winners if result.draws[seat] == most)
    return "stays" if goes is OddChip.STAYS else "pot"


def _odd(question: Question, result: Result) -> int:
    """Count the chips that did not divide."""
    return _spoils(question, result) % len(result.winners)


def _spoils(question: Question, result: Result) -> int:
    """Count the chips that the winners of the pool had to divide."""
    ante = question.rules.settlement.pot.ante * question.playable.players
    return result.before.pool + sum(result.pays) - ante - _for_discarder(question, result)


def _for_discarder(question: Question, result: Result) -> int:
    """Count the chips that go past the pool to whoever got rid of the joker."""
    if "joker.chips-to" not in result.keys or question.given["joker-by"] == question.given.get("others"):
        return 0
    return question.rules.settlement.pay.each * question.table.units(1 << JOKER)


def _points(question: Question, result: Result) -> Sequence[str]:
    scores = amounts(dict(zip(question.seats, result.net, strict=True)))
    if result.slam is not None:
        taker = question.seats[result.slam]
        return (f"{taker} has taken everything, and the scores of the deal are {scores}",)
    low = "fewest" if question.rules.game.winner is Winner.LOWEST else "most"
    return (
        f"nobody wins the deal; each adds what he took to his score: {scores}",
        f"in the end the {low} points win" if not question.silent("game.winner") else "",
    )


def _nothing(question: Question, result: Result) -> Sequence[str]:
    return (f"no chips are played for; what was taken counts only for moving up: {_took(question, result)}",)


def _took(question: Question, result: Result) -> str:
    return amounts(dict(zip(question.seats, result.units, strict=True)))


def _chips(question: Question, result: Result) -> Sequence[str]:
    if question.rules.settlement.draw:
        return _drawing(question, result)
    if question.rules.settlement.pay.to is PayTo.EACH_OTHER:
        return _between_players(question, result)
    return (*_payments(question, result), _outcome(question, result), _pot(question, result))


def _drawing(question: Question, result: Result) -> Sequence[str]:
    return (
        "nobody wins a pool: each pays for his own hearts and draws for those he did not take",
        f"{_moved(question, result.pays, 'pays', 'pay')}; {_moved(question, result.draws, 'draws', 'draw')}",
    )


def _moved(question: Question, chips_by_seat: Sequence[int], one: str, many: str) -> str:
    """Say who pays or draws what: `A and B pay 2 each, C 3 and D 6`; those who do neither are left out."""
    moved = {name: number for name, number in zip(question.seats, chips_by_seat, strict=True) if number}
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


def _between_players(question: Question, result: Result) -> Sequence[str]:
    pays = _moved(question, result.pays, "pays", "pay")
    return (f"there is no pool: {pays} in all, and {_moved(question, result.draws, 'receives', 'receive')}",)


def _payments(question: Question, result: Result) -> Sequence[str]:
    ante = question.rules.settlement.pot.ante
    said = _moved(question, [amount - ante for amount in result.pays], "pays", "pay")
    if question.rules.auction.bids is not Bidding.NONE and not result.before.jack:
        said += f", {question.seats[question.seat('buyer')]}'s bid of {question.given['bid']} among it"
    return [said]


def _outcome(question: Question, result: Result) -> str:
    if not result.winners:
        stays = "as a Jack" if result.after.jack else "for the next deal"
        return f"nobody wins: {chips(result.after.pool)} {'stays' if result.after.pool == 1 else 'stay'} {stays}"
    names = [question.seats[seat] for seat in result.winners]
    spoils, odd = _spoils(question, result), _odd(question, result)
    if len(names) == 1:
        return f"{names[0]} takes {chips(spoils)}"
    share = f"{listed(names)} divide {chips(spoils)}, {spoils // len(names)} each"
    if not odd:
        return share
    goes = question.rules.settlement.odd_chip
    if goes is OddChip.NEAREST_LEFT:
        return f"{share}, and {_odd_word(question, result)} has the odd chip, sitting nearest the dealer's left"
    where = "stays for the next deal" if goes is OddChip.STAYS else "goes to the separate pot"
    return f"{share}, and {'the odd chip' if odd == 1 else f'the remainder of {chips(odd)}'} {where}"


def _pot(question: Question, result: Result) -> str:
    pot = question.rules.settlement.pot
    if not pot.ante:
        return ""
    clear = [seat for seat, count in enumerate(result.units) if not count]
    winners = clear if pot.won_by is PotWonBy.CLEAR else question.given["trickless"]
    if not winners:
        return f"each adds {chips(pot.ante)} to the separate pot, which nobody wins"
    pool = _spoils(question, result) + _for_discarder(question, result) - result.after.pool
    drawn = sum(result.draws) - (pool if result.winners else 0) + _odd_to_pot(question, result)
    names = [question.seats[seat] for seat in winners]
    does = "takes" if len(names) == 1 else "divide"
    left = f", and {chips(result.after.pot)} {'begins' if result.after.pot == 1 else 'begin'} the next"
    return f"{listed(names)} {does} the separate pot, {chips(drawn)}{left if result.after.pot else ''}"


def _odd_to_pot(question: Question, result: Result) -> int:
    """Count the chips of the pool that did not divide and went to the separate pot."""
    goes = question.rules.settlement.odd_chip
    return _odd(question, result) if result.winners and goes in (OddChip.TO_POT, OddChip.TO_NEXT_POT) else 0
