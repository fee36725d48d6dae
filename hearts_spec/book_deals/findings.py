"""What is found out about a deal: of a lost one its readings, a line that fits and how free it is; the remarks."""

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from math import floor, log10
from typing import Any, assert_never

from hearts_spec.book_deals.alternatives import TrickPlayed, freedom
from hearts_spec.book_deals.beam_search import PlayedLine, hints_against, reconstruct
from hearts_spec.book_deals.consistency import Fits, conflict, fit
from hearts_spec.book_deals.deal import GRADES, AuthorsRemark, SearchCase
from hearts_spec.book_deals.estimate import SEED, draw_lines, estimate_lines
from hearts_spec.book_deals.exact_count import TooManyError, count_lines
from hearts_spec.book_deals.lost_deal import EvidenceReading, LostDeal
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.remark_senses import Sense
from hearts_spec.book_deals.remark_truth import Bearing, decide, verdict_of
from hearts_spec.book_deals.search_state import SearchState
from hearts_spec.book_deals.trick_moves import TrickStep
from hearts_spec.cards import Card, card_text, cards_in
from hearts_spec.record import Record, record_data

_COUNTED = 2_000
_FIGURES = 3
_POSITIONS = 100_000  # for each sense of a remark on the one line of a deal that is printed whole
_FEW_TRICKS = 3  # counted exactly at the end; more hardly lessen the error
_POPULATION, _RUNS = 500, 30  # for the reading adopted
_SMALLER, _FEWER = 150, 10  # for the other readings, and for the facts of the better grades
_DRAWN, _DRAWN_FROM, _TRIED = 30, 600, 20_000  # lines to try the remarks on, and positions for each


def find_out(deal: LostDeal, advice: Advice) -> dict[str, Any]:
    """Search a deal, and give what was found as JSON says it; the line is given apart, as a record."""
    case = deal.case()
    board = SearchState(case)
    line = reconstruct(board, advice)
    readings = [_reading(deal, each, adopted=not place) for place, each in enumerate(deal.readings)]
    tested = [each for each in deal.remarks if each.tested]
    drawn = draw_lines(board, _DRAWN, _DRAWN_FROM, counted=_FEW_TRICKS) if tested else ()
    return {
        "readings": readings,
        "lines": readings[0].get("lines", {"count": 0}),
        "by_grade": {
            grade.value: lines_of(deal.case(grades=GRADES[:count]), _SMALLER, _FEWER)
            for count, grade in enumerate(GRADES[:-1], 1)
        },
        "line": record_data(record_of(deal, line.tricks)) if line else None,
        "weight": line.weight if line else None,
        "tricks": tricks_data(board, advice, line) if line else [],
        "remarks": [_remark(case, each, line, drawn, advice) for each in tested],
    }


def find_out_remarks(deal: RecordedDeal, advice: Advice) -> dict[str, Any]:
    """Put the remarks on a deal that is printed whole to the test, and give what was found as JSON says it."""
    case, tricks = deal.case(), deal.tricks
    told = []
    for remark in deal.remarks:
        if remark.tested:
            answers = decide(case, remark, tricks, advice, _POSITIONS)
            verdict = {"verdict": verdict_of(answers, remark.meant).value} if remark.meant else {}
            told.append({"remark": remark.id, "senses": senses_of(answers), **verdict})
    return {"line": None, "remarks": told}


def rounded(number: float) -> float:
    """Keep the figures of an estimate that mean something."""
    return 0.0 if not number else round(number, _FIGURES - 1 - floor(log10(abs(number))))


def lines_of(case: SearchCase, population: int, runs: int) -> dict[str, Any]:
    """Count the lines that fit, or estimate how many there are."""
    board = SearchState(case)
    try:
        return {"count": count_lines(board, _COUNTED)}
    except TooManyError:
        found = estimate_lines(board, population, runs, counted=_FEW_TRICKS)
    if not found.lines:
        found = estimate_lines(board, population, runs)  # all died out: more must be counted exactly
    return {
        "estimate": rounded(found.lines), "error": rounded(found.error), "population": population, "runs": runs,
        "seed": SEED,
    }  # fmt: skip


def _reading(deal: LostDeal, reading: EvidenceReading, adopted: bool) -> dict[str, Any]:
    case = deal.case(reading)
    found = fit(case, _TRIED)
    told: dict[str, Any] = {"id": reading.id, "title": reading.title, "fits": found.fits.value}
    match found.fits:
        case Fits.YES:
            told["lines"] = lines_of(case, _POPULATION, _RUNS) if adopted else lines_of(case, _SMALLER, _FEWER)
        case Fits.NO:
            told["conflict"] = [each.id for each in conflict(case, _TRIED // 20)]
        case Fits.UNDECIDED:
            pass
        case never:
            assert_never(never)
    return told


def record_of(deal: LostDeal | RecordedDeal, tricks: Sequence[Sequence[Card]]) -> Record:
    """Write the play of a deal down as a record: a line of a lost one's adopted reading, or the tricks as printed."""
    case = deal.case()
    plays: list[tuple[str, Card]] = []
    for trick in case.followed(tricks):
        order = case.table.seat_at[trick.leader]
        plays.extend((case.seats[seat], card) for seat, card in zip(order, trick.cards, strict=True))
    hands = {seat: tuple(cards_in(hand)) for seat, hand in zip(case.seats, case.hands, strict=True)}
    return Record(
        rules=deal.rules,
        seats=deal.seats,
        dealer=case.seats[case.dealer],
        hands=hands,
        options=deal.options,
        bids=deal.sale.bids if deal.sale else None,
        suit=deal.sale.suit.name.lower() if deal.sale else "",
        plays=tuple(plays),
    )


def tricks_of(record: Record) -> tuple[tuple[Card, ...], ...]:
    """Give the tricks of a record, each with its cards in the order played."""
    size = len(record.seats)
    cards = [card for _, card in record.plays]
    return tuple(tuple(cards[at : at + size]) for at in range(0, len(cards), size))


def tricks_data(board: SearchState, advice: Advice, line: PlayedLine) -> list[dict[str, Any]]:
    """Give each trick of a line with what its cards rest on, how free it was, and the hints it goes against."""
    against = hints_against(board, advice, line.tricks)
    return [_trick(each, hints) for each, hints in zip(freedom(board, line.tricks), against, strict=True)]


def _trick(trick: TrickPlayed, hints: Sequence[Sequence[Any]]) -> dict[str, Any]:
    cards = []
    for each, broken in zip(trick.cards, hints, strict=True):
        told: dict[str, Any] = {"seat": each.seat, "card": card_text(each.card), "status": each.status.value}
        if each.grade:
            told["grade"] = each.grade.value
        if each.facts:
            told["facts"] = list(each.facts)
        if broken:
            told["against"] = [hint.id for hint in broken]
        cards.append(told)
    return {
        "trick": trick.number, "leader": trick.leader, "winner": trick.winner, "cards": cards,
        "fitting": trick.fitting, "undecided": trick.undecided,
    }  # fmt: skip


def senses_of(answers: Mapping[Sense, Bearing]) -> dict[str, str]:
    """Give the answers of a remark as JSON says them."""
    return {sense.value: answer.value for sense, answer in answers.items()}


def _remark(
    case: SearchCase,
    remark: AuthorsRemark,
    line: PlayedLine | None,
    drawn: Sequence[Sequence[TrickStep]],
    advice: Advice,
) -> dict[str, Any]:
    """Give the verdict on a remark, on the line and across lines drawn at random."""
    told: dict[str, Any] = {"remark": remark.id, "senses": {}}
    if line is not None:
        told["senses"] = senses_of(decide(case, remark, line.tricks, advice))
    tallies: dict[str, Tally[str]] = {sense.value: Tally() for sense in Sense}
    for each in drawn:
        answers = decide(case, remark, [step.cards for step in each], advice, _TRIED)
        for sense, answer in senses_of(answers).items():
            tallies[sense][answer] += 1
    told["across"] = {"lines": len(drawn), "senses": {sense: dict(tally) for sense, tally in tallies.items()}}
    return told
