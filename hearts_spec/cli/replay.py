"""`replay`: a written deal, checked play by play and settled, or a tournament; or many, one to a line."""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

from hearts_spec.cli.arguments import library_of, opened, read_file_text, shown_path
from hearts_spec.cli.deal_text import transcript_text
from hearts_spec.cli.jsonl import answer_lines, arrived
from hearts_spec.cli.reply import GOOD, REFUSED, Reply, failure
from hearts_spec.cli.tournament_text import tournament_text
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.record import Replayer, TournamentTranscript, faults_in, read_any
from hearts_spec.rules.library import RefusedError
from hearts_spec.service.errors import mark_data


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "A record's hands are those before the pass when it says what was passed, "
        "and else those held when the first card was led."
    )
    parser.add_argument("file", metavar="FILE", help="a record in YAML or JSON; - for standard input")
    parser.add_argument(
        "--lines", action="store_true", help="one JSON record on each line; one JSON result is printed for each"
    )


def run(args: argparse.Namespace) -> Reply | int:
    """Replay a record, or every record of a file of lines."""
    folder = None if args.file == "-" else Path(args.file).parent
    replayer = Replayer(library_of(args), folder)
    if args.lines:
        return _replay_lines(replayer, args.file)
    text, shown = read_file_text(args.file), shown_path(args.file)
    record = read_any(text, shown)
    try:
        transcript = replayer.replay_any(record)
    except (IllegalBidError, IllegalPlayError, IrregularStateError, RefusedError) as error:
        refused, mark = failure(error), faults_in(text, record, error, shown)[0].mark
        told = refused.data["error"]
        if not isinstance(error, IllegalPlayError | IllegalBidError):  # which say which play or bid it is
            told = {**told, **mark_data(mark)}
        return replace(refused, data={"error": told}, text=f"{mark}: {refused.text}")
    if isinstance(transcript, TournamentTranscript):
        return Reply(transcript.data(), tournament_text(transcript))
    return Reply(transcript.data(), transcript_text(transcript))


def _replay_lines(replayer: Replayer, file: str) -> int:
    done = bad = 0
    with opened(file) as stream:
        for lines in arrived(stream, shown_path(file)):
            answer_lines(replayer, lines)
            for line in lines:
                done, bad = done + 1, bad + (not line.good)
                start = json.dumps({"record": done, "line": line.start.line})[:-1]
                sys.stdout.write(f"{start}, {line.answer[1:]}\n")
            sys.stdout.flush()
    print(f"hearts-spec: {done} records, {bad} of them refused", file=sys.stderr)
    return REFUSED if bad else GOOD
