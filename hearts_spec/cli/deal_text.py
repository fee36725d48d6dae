"""Deals and settlements as plain text."""

from collections.abc import Mapping
from typing import assert_never

from hearts_spec.cli.text_tables import cited, signed, table
from hearts_spec.record import Moved, RulingMade, SaleMade, Settlement, Transcript
from hearts_spec.rules import Status
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.schema.english import listed


def transcript_text(transcript: Transcript) -> str:
    """Lay out a deal: its tricks, what each seat took, and the settlement."""
    deals = f", {transcript.dealer} deals" if transcript.dealer else ""
    lines = [f"{transcript.rules}, {len(transcript.seats)} players{deals}"]
    if transcript.auction:
        lines += ["", _auction(transcript.auction)]
    if transcript.plays:
        lines += ["", _tricks(transcript)]
    taken = [
        (seat, each.hearts, each.points, " ".join(each.cards) or "no trick") for seat, each in transcript.taken.items()
    ]
    lines += ["", table(("Seat", "Hearts", "Points", "Cards taken"), taken, right=(1, 2))]
    if transcript.widow:
        taker = transcript.widow.taken_by
        lines.append(f"Widow: {' '.join(transcript.widow.cards)}, {f'taken by {taker}' if taker else 'not yet taken'}.")
    if transcript.stock:
        lines.append(f"Still in the stock: {' '.join(transcript.stock)}.")
    for where, cards, taken_by in transcript.left:
        lines.append(f"Left in the {where}, and taken by {taken_by}: {' '.join(cards)}.")
    if transcript.rulings:
        lines += ["", *map(_ruling, transcript.rulings)]
    if transcript.deals_now:
        lines += ["", f"The deal is void: {transcript.deals_now} deals."]
    elif transcript.settlement:
        lines += ["", settlement_text(transcript.settlement)]
    else:
        lines += ["", f"The deal is not over: it is the turn of {transcript.turn}."]
    return "\n".join(lines)


def _totals(settlement: Settlement) -> list[str]:
    result, seats = settlement.result, settlement.seats
    net = list(map(signed, result.net))
    match result.kept_in:
        case KeptIn.CHIPS:
            rows = list(zip(seats, result.units, result.pays, result.draws, net, strict=True))
            stands = f", standing as a {settlement.called}" if settlement.called else ""
            return [
                table(("Seat", "Took", "Pays", "Draws", "Net"), rows, right=(1, 2, 3, 4)),
                f"Pool: {result.before.pool} before, {result.after.pool} after{stands}.",
            ]
        case KeptIn.NOTHING:
            took = list(zip(seats, result.units, strict=True))
            return [table(("Seat", "Took"), took, right=(1,)), "No chips change hands."]
        case KeptIn.POINTS:
            return [table(("Seat", "Took", "Scores"), list(zip(seats, result.units, net, strict=True)), right=(1, 2))]
        case _:
            assert_never(result.kept_in)


def _moved(each: Moved) -> str:
    assumed = f" Assumed: {each.assumed}" if each.assumed else ""
    return f"  {each.how}: {each.why} {cited(each.cites)}".rstrip() + assumed


def _ruling(made: RulingMade) -> str:
    ruling = made.ruling
    cites = f" {cited(ruling.cites)}" if ruling.cites else ""
    refused = "" if ruling.granted or ruling.status is Status.SILENT else " Not granted."
    return f"After play {made.after}, {ruling.incident.replace('-', ' ')}: {ruling.text}{refused}{cites}"


def _auction(sale: SaleMade) -> str:
    said = [f"{seat} bids {bid}" if bid else f"{seat} passes" for seat, bid in sale.bids.items()]
    if sale.suit:
        said.append(f"{sale.buyer} names {sale.suit}" if sale.buyer else f"{sale.suit} are avoided")
    return ", ".join(said) + "." if said else "Nobody has bid yet."


def _tricks(transcript: Transcript) -> str:
    rows = [
        (
            number + 1,
            trick.leader,
            *_cards(transcript.seats, trick.cards, trick.winner or ""),
            trick.winner or "held over",
        )
        for number, trick in enumerate(transcript.tricks)
    ]
    if on_table := transcript.on_table:
        rows.append((len(rows) + 1, next(iter(on_table)), *_cards(transcript.seats, on_table, ""), "..."))
    return table(("", "Lead", *transcript.seats, "Won by"), rows, right=(0,))


def _cards(seats: tuple[str, ...], cards: Mapping[str, str], winner: str) -> list[str]:
    return [cards.get(seat, "") + ("*" if seat == winner else "") for seat in seats]


def settlement_text(settlement: Settlement) -> str:
    """Lay out a settlement: what each seat took, paid and drew, what stays, and on whose authority."""
    result = settlement.result
    lines = _totals(settlement)
    if result.before.pot or result.after.pot:
        lines.append(f"Pot: {result.before.pot} before, {result.after.pot} after.")
    if result.slam_law is not None:
        makers = listed([settlement.seats[seat] for seat in result.slam])
        lines.append(f"{makers} made a slam: {result.slam_law.taken}.")
    if settlement.cites:
        lines.append(cited(settlement.cites))
    if told := settlement.moved():
        points = result.kept_in is KeptIn.POINTS
        lines += ["", f"Why each {'point' if points else 'chip'} moved:", *map(_moved, told)]
    return "\n".join(lines)
