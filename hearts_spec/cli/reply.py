"""Reply of a command: data for --json, text for a reader, and an exit code; and the text of deals and tournaments."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import HeartsError, NotationError, UsageError, with_hint
from hearts_spec.cli.exit_codes import GOOD, REFUSED, WRONG_USAGE
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError
from hearts_spec.engine.tournament import PLACES, Prize, Round, Tie
from hearts_spec.record import GameTranscript, Moved, RulingMade, SaleMade, Settlement, TournamentTranscript, Transcript
from hearts_spec.record.account import Account, follows
from hearts_spec.record.errors import RecordError
from hearts_spec.record.game_record import end_data
from hearts_spec.rules import Status
from hearts_spec.rules.inheritance import NotOfferedError
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.tournament import Star
from hearts_spec.schema.english import listed
from hearts_spec.schema.problems import RulesError
from hearts_spec.service.errors import error_data

GAP = "  "


def table(header: Sequence[str], rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> str:
    """Return rows under a header as aligned text; the columns in `right` are aligned right."""
    lines = [list(header), *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(header))]
    laid = []
    for line in lines:
        cells = [
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        laid.append(GAP.join(cells).rstrip())
    laid.insert(1, GAP.join("-" * width for width in widths))
    return "\n".join(laid)


def signed(number: int) -> str:
    """Return a gain or loss with its sign: `+12`, `-4`, `0`."""
    return f"{number:+d}" if number else "0"


def cited(cites: Sequence[str]) -> str:
    """Return citations in brackets, or an empty text if there are none."""
    return f"[{', '.join(cites)}]" if cites else ""


def transcript_text(transcript: Transcript) -> str:
    """Return a deal as text: tricks, what each seat took, rulings, and the settlement."""
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
        lines += ["", f"The deal does not count: {transcript.deals_now} deals."]
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
            account = Account(settlement.playable, seats, result)
            told = (*account.outcome, *follows(account.pot))
            return [
                table(("Seat", "Took", "Pays", "Draws", "Net"), rows, right=(1, 2, 3, 4)),
                *(each.says for each in told),
            ]
        case KeptIn.NOTHING:
            took = list(zip(seats, result.units, strict=True))
            return [table(("Seat", "Took"), took, right=(1,)), "No chips change hands."]
        case KeptIn.POINTS:
            return [table(("Seat", "Took", "Scores"), list(zip(seats, result.units, net, strict=True)), right=(1, 2))]


def score_text(score: Mapping[str, Any]) -> str:
    """Return the score of a game as text: what each deal added, the totals, and what comes next."""
    seats, end, coming = score["seats"], score["over"], score["next"]
    rows = [
        (each["game"], each["deal"], each["dealer"], *(signed(each["net"][seat]) for seat in seats))
        for each in score["deals"]
    ]
    total = ("", "", "Total", *(score["totals"][seat] for seat in seats))
    lines = [table(("Game", "Deal", "Dealer", *seats), [*rows, total], right=range(3, 3 + len(seats)))]
    if end:
        lines.append(_end_text(end))
    lines += score["read"]
    way = f" The pass: {coming['pass']['says']}." if coming["pass"] else ""
    lines.append(f"Next: game {coming['game']}, deal {coming['deal']}, dealt by {coming['dealer']}.{way}")
    return "\n".join(lines)


def _moved(each: Moved) -> str:
    assumed = f" Assumed: {each.assumed}" if each.assumed else ""
    return f"  {each.how}: {each.why} {cited(each.cites)}".rstrip() + assumed


def _ruling(made: RulingMade) -> str:
    ruling = made.ruling
    cites = f" {cited(ruling.cites)}" if ruling.cites else ""
    refused = "" if ruling.granted or ruling.status is Status.SILENT else " Not granted."
    return f"After play {made.after}, {ruling.incident.replace('-', ' ')}: {ruling.text}{refused}{cites}"


def _auction(sale: SaleMade) -> str:
    bids = [f"{seat} bids {bid}" if bid else f"{seat} passes" for seat, bid in sale.bids.items()]
    if sale.suit:
        bids.append(f"{sale.buyer} names {sale.suit}" if sale.buyer else f"{sale.suit} are avoided")
    return ", ".join(bids) + "." if bids else "Nobody has bid yet."


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
    """Return a settlement as text: what each seat took, paid and drew, what stays, and the citations."""
    result = settlement.result
    lines = _totals(settlement)
    if result.slam_law is not None:
        makers = listed([settlement.seats[seat] for seat in result.slam])
        lines.append(f"{makers} made a slam: {result.slam_law.taken}.")
    if settlement.cites:
        lines.append(cited(settlement.cites))
    if moves := settlement.moved():
        points = result.kept_in is KeptIn.POINTS
        lines += ["", f"How the {'scoring' if points else 'payment'} works out:", *map(_moved, moves)]
    return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Reply:
    """A command's reply: `data` for --json, `text` for a reader. If it `failed`, the text goes to standard error."""

    data: Any
    text: str
    code: int = GOOD
    failed: bool = False


def failure(error: Exception) -> Reply:
    """Return the reply of a command that ended in an error."""
    data = error_data(error)
    absent = isinstance(error, RulesError) and error.absent
    wrong = absent or isinstance(error, NotationError | NotOfferedError | UsageError)
    code = WRONG_USAGE if wrong else REFUSED
    return Reply({"error": data}, _text(error, data), code, failed=True)


def _text(error: Exception, data: dict[str, Any]) -> str:
    if isinstance(error, IllegalPlayError | IllegalBidError):
        cites = data["cites"]
        return f"{error} [{', '.join(cites)}]" if cites else str(error)
    if isinstance(error, RecordError):
        return str(error.fault)
    return str(error) if isinstance(error, HeartsError) else with_hint(data["message"], data["hint"])


def game_text(transcript: GameTranscript) -> str:
    """Return a game as text: for each deal its contract, what it added and the scores, and how the game stands."""
    game, seats = transcript.game, transcript.game.seats
    several = bool(game.table.playable.contracts)
    rows = [
        (
            number,
            each.transcript.dealer,
            *([each.contract] if several else []),
            *(each.transcript.settlement.net.values() if each.transcript.settlement else ["-"] * len(seats)),
        )
        for number, each in enumerate(transcript.deals, 1)
    ]
    heads = ("Deal", "Dealer", *(["Contract"] if several else []), *seats)
    total = ("", "Total", *([""] if several else []), *game.totals)
    lines = [
        f"{transcript.rules}, {len(seats)} players",
        "",
        table(heads, [*rows, total], right=range(len(heads) - len(seats), len(heads))),
    ]
    end = end_data(game)
    lines.append(_end_text(end) if end else f"The game goes on: {seats[game.dealer]} deals.")
    return "\n".join(lines)


def _end_text(end: Mapping[str, Any]) -> str:
    won, lost = listed(end["winners"]) or "nobody", listed(end["losers"])
    return f"The game is over: {end['reason']}. Won by {won}.{f' Lost by {lost}.' if end['losers'] else ''}"


def tournament_text(transcript: TournamentTranscript) -> str:
    """Return a tournament as text: each round, then the seats, the stars and the prizes."""
    size = f"{len(transcript.tables)} tables, rounds: {len(transcript.rounds)}"
    return "\n".join([f"{transcript.rules}, {size}", *_parts(transcript)])


def _parts(transcript: TournamentTranscript) -> Iterator[str]:
    for done in transcript.rounds:
        yield f"\nRound {done.number}\n{_round_text(done)}"
    places = [(number, *seated) for number, seated in enumerate(transcript.tables, 1)]
    yield "\nNext round\n" + table(("Table", *(place.title() for place in PLACES)), places, right=(0,))
    kinds = [star for star in Star if any(star in stars for stars in transcript.stars.values())]
    if kinds:
        rows = [(name, *(stars.get(star, 0) for star in kinds)) for name, stars in transcript.stars.items()]
        heads = ("Stars", *(str(star.value).title() for star in kinds))
        yield "\n" + table(heads, rows, right=range(1, len(heads)))
    if transcript.prizes:
        yield "\n" + table(("Prize", "Won by"), [(_star(each.star), _winner(each)) for each in transcript.prizes])


def _winner(prize: Prize) -> str:
    return str(prize.tie) if prize.tie else prize.winner or "nobody"


def _round_text(done: Round) -> str:
    rows = [
        (each.table, each.player, each.hearts, each.went, each.to, each.place, " ".join(map(_star, each.stars)))
        for each in done.moves
    ]
    lines = [table(("Table", "Player", "Hearts", "Goes", "To", "Place", "Stars"), rows, right=(0, 2, 4))]
    lines.extend(_tie_text(tie) for tie in done.ties)
    held = [f"{each.player} must stay at table {each.to}, rounds: {each.held}." for each in done.moves if each.held]
    return "\n".join([*lines, *held, cited(done.cites)])


def _star(star: Star) -> str:
    return str(star.value)


def _tie_text(tie: Tie) -> str:
    text = tie.told("cut")
    return f"{text[:1].upper()}{text[1:]}."
