"""`replay`: a written deal, checked play by play and settled, or a tournament; or many, one to a line."""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from hearts_spec.cli.answers import GOOD, REFUSED, Reply, failure
from hearts_spec.cli.deals import transcript_text
from hearts_spec.cli.evenings import tournament_text
from hearts_spec.cli.finding import library_of, opened, read_file_text, shown_path
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.record import (
    RecordError,
    Replayer,
    TournamentTranscript,
    faults_in,
    read_any,
    read_line,
)
from hearts_spec.rules.library import RefusedError
from hearts_spec.rules.shape.faults import Fault, Mark, RulesError
from hearts_spec.rules.shape.opening import MAX_BYTES, decoded


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
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
        answer = failure(error)
        return replace(answer, text=f"{faults_in(text, record, error, shown)[0].mark}: {answer.text}")
    if isinstance(transcript, TournamentTranscript):
        return Reply(transcript.data(), tournament_text(transcript))
    return Reply(transcript.data(), transcript_text(transcript))


def _replay_lines(replayer: Replayer, file: str) -> int:
    done = bad = 0
    with opened(file) as stream:
        for number, line in _numbered(stream):
            result, ok = _replay_line(replayer, line, Mark(shown_path(file), number, 1))
            done, bad = done + 1, bad + (not ok)
            start = json.dumps({"record": done, "line": number})[:-1]
            sys.stdout.write(f"{start}, {result[1:]}\n")
            sys.stdout.flush()
    print(f"hearts-spec: {done} records, {bad} of them refused", file=sys.stderr)
    return REFUSED if bad else GOOD


def _replay_line(replayer: Replayer, line: bytes, start: Mark) -> tuple[str, bool]:
    """Give the answer to a line as JSON, with the id of its record if it has one, and whether all is good."""
    named: dict[str, str] = {}
    try:
        if len(line) > MAX_BYTES:
            raise RecordError.of([Fault(start, f"the line is longer than {MAX_BYTES:,} bytes")])
        text = decoded(line, start)
        record = read_line(text, start.line, start.file)
        named = {"id": record.id} if record.id else {}
        try:
            answer = replayer.replay_any(record).json()
        except RulesError:  # told again, with the places of rules that are written out in the record
            answer = replayer.replay_any(read_line(text, start.line, start.file, placed=True)).json()
        return f"{json.dumps(named)[:-1]}, {answer[1:]}" if named else answer, True
    except Exception as error:  # one bad line, whatever is wrong with it, must not stop the lines after it
        return json.dumps({**named, **failure(error).data}), False


def _numbered(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Give the lines that are not blank, with their numbers; of a line too long only as much as shows that it is."""
    number = 0
    while line := stream.readline(MAX_BYTES + 1):
        number += 1
        rest = line
        while len(rest) > MAX_BYTES and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_BYTES + 1)
        if line.strip():
            yield number, line
