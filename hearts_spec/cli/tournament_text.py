"""Tournaments as plain text."""

from collections.abc import Iterator

from hearts_spec.cli.text_tables import cited, table
from hearts_spec.engine import PLACES, Prize, Tie
from hearts_spec.record import RoundMade, TournamentTranscript
from hearts_spec.rules.vocabulary.tournament import Star


def tournament_text(transcript: TournamentTranscript) -> str:
    """Lay out a tournament: each round, then where everyone sits, the stars and the prizes."""
    size = f"{len(transcript.tables)} tables, rounds: {len(transcript.rounds)}"
    return "\n".join([f"{transcript.rules}, {size}", *_parts(transcript)])


def _parts(transcript: TournamentTranscript) -> Iterator[str]:
    for made in transcript.rounds:
        yield f"\nRound {made.round.number}\n{_round_text(made)}"
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


def _round_text(made: RoundMade) -> str:
    done = made.round
    rows = [
        (each.table, each.player, each.hearts, each.went, each.to, each.place, " ".join(map(_star, each.stars)))
        for each in done.moves
    ]
    lines = [table(("Table", "Player", "Hearts", "Goes", "To", "Place", "Stars"), rows, right=(0, 2, 4))]
    lines.extend(_tie_text(tie) for tie in done.ties)
    held = [f"{each.player} must stay at table {each.to}, rounds: {each.held}." for each in done.moves if each.held]
    return "\n".join([*lines, *held, cited(made.cites)])


def _star(star: Star) -> str:
    return str(star.value)


def _tie_text(tie: Tie) -> str:
    text = tie.told("cut")
    return f"{text[:1].upper()}{text[1:]}."
