"""What is wrong with what was kept of a deal: a line that cannot be played or does not fit, findings that are stale."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from hearts_spec.book_deals.findings import tricks_of
from hearts_spec.book_deals.follow_line import bears_out, played_tricks
from hearts_spec.book_deals.lost_deal import LostDeal
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.stored_results import changed_since, found_file, kept_text, line_file, read_findings
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.record import Record, RecordError, Replayer, faults_in, place_in, read_record
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.problems import Location, Problem, RulesError


def kept_faults(deal: LostDeal | RecordedDeal, deal_file: Path, advice: Advice, library: Library) -> list[Problem]:
    """Give what is wrong with the findings kept beside a deal's file, and with the line that is kept of a lost one."""
    renew = f"renew it with hearts-spec reconstruct {deal.name} --search --keep"
    return [replace(fault, hint=fault.hint or renew) for fault in _faults(deal, deal_file, advice, library)]


def _faults(deal: LostDeal | RecordedDeal, deal_file: Path, advice: Advice, library: Library) -> Iterator[Problem]:
    found, line = found_file(deal_file), line_file(deal_file)
    for path in (found, line) if isinstance(deal, LostDeal) else (found,):
        if not path.is_file():
            yield Problem(Location(library.shown(deal_file), 1, 1), f"the deal has no {path.name} beside it")
    if found.is_file():
        yield from _stale(deal, found, advice, library)
    if not isinstance(deal, LostDeal):
        return
    if line.is_file():
        shown = library.shown(line)
        try:
            text = kept_text(line)
        except RulesError as error:
            yield from _shown(error, shown)
        else:
            yield from _line_faults(deal, text, shown, library)


def _stale(deal: LostDeal | RecordedDeal, found: Path, advice: Advice, library: Library) -> Iterator[Problem]:
    shown = library.shown(found)
    named = {"deal": f"the deal {deal.name} has", "advice": "the advice has", "rules": f"the rules {deal.rules} have"}
    try:
        for what in changed_since(read_findings(found), deal, advice):
            yield Problem(Location(shown, 1, 1), f"{named[what]} changed since this was found")
    except RulesError as error:
        yield from _shown(error, shown)


def _shown(error: RulesError, shown: str) -> Iterator[Problem]:
    """Give the faults of a file that cannot be read at all, by the file's name as it is shown."""
    return (replace(each, mark=replace(each.mark, file=shown)) for each in error.faults)


def _line_faults(deal: LostDeal, text: str, shown: str, library: Library) -> Iterator[Problem]:
    """Replay a line; what can be played is held to the hands and to every fact."""
    try:
        record = read_record(text, shown)
    except (RecordError, RulesError) as error:
        yield from error.faults
        return
    try:
        played = Replayer(library).replay(record)
    except RulesError:
        return  # the rules have faults of their own, and these are told in their place
    except (IllegalBidError, IllegalPlayError, IrregularStateError, RefusedError) as error:
        yield from faults_in(text, record, error, shown)
        return
    if (record.rules, record.seats, _hands(record)) != (deal.rules, deal.seats, deal.hands()):
        yield Problem(
            place_in(text, ("hands",), shown), f"the line is not played by the rules and hands of {deal.name}"
        )
    elif played.turn is not None:
        yield Problem(place_in(text, ("plays",), shown), "the line stops before the deal is over")
    else:
        yield from _unfit(deal, record, text, shown)


def _hands(record: Record) -> dict[str, int]:
    return {seat: sum(1 << card for card in cards) for seat, cards in record.hands.items()}


def _unfit(deal: LostDeal, record: Record, text: str, shown: str) -> Iterator[Problem]:
    case = deal.case()
    played = played_tricks(case, tricks_of(record))
    for fact in case.facts:
        against = next((each for each in fact.says if not bears_out(each, played, case)), None)
        if against is not None:
            place = ("plays", (against.tricks[0] - 1) * len(deal.seats)) if against.tricks else ("plays",)
            message = f"the line contradicts the fact {fact.id}, that {against.text(deal.seats)}"
            yield Problem(place_in(text, place, shown), message)
