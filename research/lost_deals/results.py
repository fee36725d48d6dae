"""What a search finds out about a deal, as JSON says it, and the files that store it beside the deal's file."""

import json
from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from math import floor, log10
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deal import GRADES, AuthorsRemark, EvidenceReading, LostDeal, RecordedDeal, SearchCase
from hearts_spec.book_deals.line import record_of
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.remark_senses import Bearing, Sense, verdict_of
from hearts_spec.book_deals.stored_results import digest_of, found_file, line_file, made_from
from hearts_spec.cards import card_text
from hearts_spec.record import record_data, record_from_data, write_yaml
from research.lost_deals.line_count import SEED, TooManyError, count_lines, draw_lines, estimate_lines
from research.lost_deals.line_search import (
    Fits,
    PlayedLine,
    TrickPlayed,
    conflict,
    fit,
    freedom,
    hints_against,
    reconstruct,
)
from research.lost_deals.remark_truth import decide
from research.lost_deals.search_state import SearchState, TrickStep

_COUNTED = 2_000
_FIGURES = 3
_POSITIONS = 100_000  # for each sense of a remark on the one line of a deal that is printed whole
_FEW_TRICKS = 3  # counted exactly at the end; more hardly lessen the error
_POPULATION, _RUNS = 500, 30  # for the reading adopted
_SMALLER, _FEWER = 150, 10  # for the other readings, and for the facts of the better grades
_DRAWN, _DRAWN_FROM, _TRIED = 30, 600, 20_000  # lines to try the remarks on, and positions for each


def find_out(deal: LostDeal | RecordedDeal, advice: Advice) -> dict[str, Any]:
    """Return what a search finds of a deal: of a lost one everything, of one printed whole the truth of its remarks."""
    return _of_lost(deal, advice) if isinstance(deal, LostDeal) else _of_printed(deal, advice)


def _of_lost(deal: LostDeal, advice: Advice) -> dict[str, Any]:
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


def _of_printed(deal: RecordedDeal, advice: Advice) -> dict[str, Any]:
    case, tricks = deal.case(), deal.tricks
    told = []
    for remark in deal.remarks:
        if remark.tested:
            answers = decide(case, remark, tricks, advice, _POSITIONS)
            verdict = {"verdict": verdict_of(answers, remark.meant).value} if remark.meant else {}
            told.append({"remark": remark.id, "senses": senses_of(answers), **verdict})
    return {"line": None, "remarks": told}


def rounded(number: float) -> float:
    """Return an estimate with the figures that mean something."""
    return 0.0 if not number else round(number, _FIGURES - 1 - floor(log10(abs(number))))


def lines_of(case: SearchCase, population: int, runs: int) -> dict[str, Any]:
    """Return how many lines fit: a count, or an estimate where there are too many to count."""
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
    return told


def tricks_data(board: SearchState, advice: Advice, line: PlayedLine) -> list[dict[str, Any]]:
    """Return each trick of a line with what its cards are based on, how free it was, and the hints it breaks."""
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
    """Return the answers of a remark as JSON."""
    return {sense.value: answer.value for sense, answer in answers.items()}


def _remark(
    case: SearchCase,
    remark: AuthorsRemark,
    line: PlayedLine | None,
    drawn: Sequence[Sequence[TrickStep]],
    advice: Advice,
) -> dict[str, Any]:
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


_HEAD = "# A reconstruction, not a record of what was played: made by `hearts-spec reconstruct {} --search --keep`.\n"
_NOTE = "Computed by hearts-spec reconstruct NAME --search --keep; not written by hand."


def store(deal_file: Path, deal: LostDeal | RecordedDeal, advice: Advice, found: Mapping[str, Any]) -> None:
    """Store what was found beside the deal's file, but for titles of readings, which the deal's file has."""
    rest = {key: value for key, value in found.items() if key != "line"}
    if "readings" in rest:
        rest["readings"] = [{key: value for key, value in each.items() if key != "title"} for each in rest["readings"]]
    told = {"note": _NOTE, "made_from": made_from(deal, advice), **rest}
    told = {"digest": digest_of(told), **told}
    found_file(deal_file).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if found["line"] is not None:
        text = _HEAD.format(deal_file.stem) + write_yaml(record_from_data(found["line"]))
        line_file(deal_file).write_text(text, encoding="utf-8")
