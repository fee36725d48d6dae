"""What is wrong with a deal that is printed whole: plays that are forbidden, print that the replay contradicts."""

from collections.abc import Iterator
from pathlib import Path

from hearts_spec.book_deals.deal import AuthorsRemark
from hearts_spec.book_deals.findings import record_of
from hearts_spec.book_deals.follow_line import played_tricks
from hearts_spec.book_deals.printed_deal import PrintedResult, RecordedDeal
from hearts_spec.book_deals.remark_truth import supposed
from hearts_spec.cards import card_text
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError, position
from hearts_spec.record import Replayer, Settlement
from hearts_spec.record.errors import path_of
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.problems import Problem, RulesError
from hearts_spec.schema.read_file import read_file
from hearts_spec.schema.record_type import Amiss
from hearts_spec.schema.tree import mark_at


def printed_faults(deal: RecordedDeal, deal_file: Path, library: Library) -> list[Problem]:
    """Replay a deal under its rules, and give every way in which what is printed is not what comes out."""
    top = read_file(deal_file, library.shown(deal_file))
    return [Problem(mark_at(top, path), message, hint) for path, message, hint in _amiss(deal, library)]


def _amiss(deal: RecordedDeal, library: Library) -> Iterator[Amiss]:
    record = record_of(deal, deal.tricks)
    try:
        played = Replayer(library).replay(record)
    except IllegalPlayError as error:
        yield ("played", "tricks", (error.play - 1) // len(deal.seats), "cards"), str(error), ""
        return
    except RulesError:
        return  # the rules have faults of their own, and these are told in their place
    except (IllegalBidError, IrregularStateError, RefusedError) as error:
        path = path_of(error, deal.seats)
        yield ("auction", *path) if path[0] in ("bids", "suit") else path, str(error), ""
        return
    yield from _not_won(deal)
    if deal.result and played.settlement:
        yield from _not_so(deal.result, played.settlement)
    for remark in deal.remarks:
        yield from _not_played(deal, remark)


def _not_won(deal: RecordedDeal) -> Iterator[Amiss]:
    marked = deal.played.tricks if deal.played else ()
    for place, (trick, printed) in enumerate(zip(played_tricks(deal.case(), deal.tricks), marked, strict=True)):
        winner = deal.seats[trick.winner]
        if printed.won_by not in ("", winner):
            path = ("played", "tricks", place, "won-by")
            yield path, f"{printed.won_by} is marked, but {winner} wins with {card_text(trick.cards[trick.winner])}", ""


def _not_so(printed: PrintedResult, found: Settlement) -> Iterator[Amiss]:
    for seat, units in printed.taken.items():
        if found.units[seat] != units:
            yield ("result", "taken", seat), f"{seat} takes {found.units[seat]}", ""
    for seat, net in (printed.net or {}).items():
        if found.net[seat] != net:
            yield ("result", "net", seat), f"by the rules {seat} comes to {found.net[seat]}", ""
    if printed.wins_pool and printed.wins_pool != found.winners:
        yield ("result", "wins-pool"), f"by the rules the pool goes to {', '.join(found.winners) or 'nobody'}", ""
    if printed.jack != found.result.after.jack:
        yield ("result", "jack"), f"by the rules it is {'' if found.result.after.jack else 'not '}a Jack", ""


def _not_played(deal: RecordedDeal, remark: AuthorsRemark) -> Iterator[Amiss]:
    """Report supposed hands from which the tricks before the remark cannot have been played."""
    case = supposed(deal.case(), remark)
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    for card in [card for trick in deal.tricks[: remark.asked_after] for card in trick] if remark.hands else ():
        if not play.legal() >> card & 1:
            seat = case.seats[play.to_move]
            yield ("remarks", remark.id, "hands"), f"{seat} cannot have played {card_text(card)} from these", ""
            return
        play.put(card)
