"""Commands on deals: `replay` checks records, `settle` works out who pays whom, `score` adds up a game."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BufferedIOBase
from pathlib import Path

from hearts_spec.cli.arguments import add_request, choices_of, library_of, opened, read_file_text, shown_path
from hearts_spec.cli.exit_codes import GOOD, REFUSED
from hearts_spec.cli.reply import (
    Reply,
    failure,
    game_text,
    score_text,
    settlement_text,
    tournament_text,
    transcript_text,
)
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.record import (
    AnyTranscript,
    GameTranscript,
    RecordError,
    Replayer,
    TournamentTranscript,
    Transcript,
    faults_in,
    read_any,
    read_line,
    record_data,
    write_yaml,
)
from hearts_spec.record.deal_report import DealReport
from hearts_spec.record.errors import UsageError
from hearts_spec.record.other_formats import left_out
from hearts_spec.record.record_file import AnyRecord, read_with_rules
from hearts_spec.record.score_sheet import CSV, rows_of_csv
from hearts_spec.rules.library import RefusedError
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.record_type import RecordType, parts_of
from hearts_spec.schema.source_tree import MAX_BYTES, decoded, from_data, read_text
from hearts_spec.service.errors import mark_data
from hearts_spec.service.requests import ScoreRequest, SettleReport
from hearts_spec.service.score import score_game
from hearts_spec.service.settle import settle_report

_AT_ONCE = 1 << 15  # bytes, about thirty records; more at a time are not faster


@dataclass(slots=True)
class Line:
    """A line of a file of records: location, bytes, and the `answer` as JSON. `good` is false once it is refused."""

    start: Location
    raw: bytes
    good: bool = True
    answer: str = ""
    _text: str = field(default="", init=False)
    _record: AnyRecord | None = field(default=None, init=False)
    _transcript: AnyTranscript | None = field(default=None, init=False)

    def read(self) -> None:
        """Read its record. Raises RulesError or RecordError if there is none."""
        if len(self.raw) > MAX_BYTES:
            raise RecordError.of([Problem(self.start, "too-large", f"the line is longer than {MAX_BYTES:,} bytes")])
        self._text = decoded(self.raw, self.start)
        self._record = read_line(self._text, self.start.line, self.start.file)

    def replay(self, replayer: Replayer) -> None:
        """Replay its record. Raises the errors of the replayer."""
        assert self._record is not None
        try:
            self._transcript = replayer.replay_any(self._record)
        except RulesError:  # raise it again with the location of rules written out in the record
            placed = read_line(self._text, self.start.line, self.start.file, placed=True)
            self._transcript = replayer.replay_any(placed)

    def accept(self) -> None:
        """Set the answer to the transcript, with the id of the record if it has one."""
        assert self._transcript is not None
        text = self._transcript.json()
        id_data = self._id_data()
        self.answer = f"{json.dumps(id_data)[:-1]}, {text[1:]}" if id_data else text

    def refuse(self, error: Exception) -> None:
        """Set the answer to an error."""
        self.good = False
        self.answer = json.dumps({**self._id_data(), **failure(error).data})

    def _id_data(self) -> dict[str, str]:
        return {"id": self._record.id} if self._record and self._record.id else {}


def answer_lines(replayer: Replayer, lines: Sequence[Line]) -> None:
    """Set the answers of several lines; one that fails in any way is refused and does not stop the others.

    Each step is taken for all lines before the next step, which is a tenth faster than all steps for each line.
    """
    _each(lines, Line.read)
    _each(lines, lambda line: line.replay(replayer))
    _each(lines, Line.accept)


def _each(lines: Sequence[Line], step: Callable[[Line], None]) -> None:
    """Call a function with each line that has not been refused; refuse a line for which it fails."""
    for line in lines:
        if line.good:
            try:
                step(line)
            except Exception as error:  # an error in the program does not stop the other lines either
                line.refuse(error)


def arrived(stream: BufferedIOBase, shown: str) -> Iterator[list[Line]]:
    """Yield the lines that are not blank, all that have arrived at a time, so that each is answered without delay.

    A line that is too long is cut, to a length that is still too long.
    """
    begun, number = b"", 1
    while data := stream.read1(_AT_ONCE):
        *whole, begun = (begun + data).split(b"\n")
        begun = begun[: MAX_BYTES + 1]
        yield _lines(whole, shown, number)
        number += len(whole)
    yield _lines([begun], shown, number)


def _lines(texts: Sequence[bytes], shown: str, first: int) -> list[Line]:
    return [Line(Location(shown, number, 1), text) for number, text in enumerate(texts, start=first) if text.strip()]


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "If a record says what was passed, its hands are those before the pass; "
        "otherwise, those held when the first card was led."
    )
    parser.add_argument("file", metavar="FILE", help="a record in YAML or JSON; - for standard input")
    parser.add_argument(
        "--lines", action="store_true", help="one JSON record on each line; one JSON result is printed for each"
    )


def run_replay(args: argparse.Namespace) -> Reply | int:
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
        refused, problem = failure(error), faults_in(text, record, error, shown)[0]
        data = refused.data["error"]
        if not isinstance(error, IllegalPlayError | IllegalBidError):  # whose messages already name the play or bid
            data = {**data, **mark_data(problem.mark), "code": problem.code}
        return replace(refused, data={"error": data}, text=f"{problem.mark}: {refused.text}")
    match transcript:
        case Transcript():
            said = transcript_text(transcript)
        case GameTranscript():
            said = game_text(transcript)
        case TournamentTranscript():
            said = tournament_text(transcript)
    return Reply(transcript.data(), said)


def convert_arguments(parser: argparse.ArgumentParser) -> None:
    help = "a playthrough of OpenSpiel, hands of PBN, or any record; - for standard input"
    parser.add_argument("file", metavar="FILE", help=help)
    parser.add_argument("--rules", metavar="ID", help="the rule set, if the file names none (PBN never does)")


_FORMATS = "records in YAML or JSON, playthroughs of OpenSpiel, and PBN"


def run_convert(args: argparse.Namespace) -> Reply:
    """Print the record of a file: as YAML, or as JSON with `--json`."""
    text = read_file_text(args.file)
    try:
        record = read_with_rules(text, args.rules, shown_path(args.file))
    except RulesError:
        print(f"hearts-spec: convert reads {_FORMATS}", file=sys.stderr)
        raise
    if tags := left_out(text):
        print(f"hearts-spec: left out of PBN: {', '.join(tags)}", file=sys.stderr)
    return Reply(record_data(record), write_yaml(record).rstrip("\n"))


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


def settle_arguments(parser: argparse.ArgumentParser) -> None:
    add_request(parser, SettleReport, counted="chips")


def run_settle(args: argparse.Namespace) -> Reply:
    parts = parts_of(DealReport)
    given = {key: getattr(args, each.name) for key, each in parts.items() if getattr(args, each.name) != each.default}
    faults: list[Problem] = []
    report = RecordType(DealReport, "deal").read(from_data(given), faults)
    if faults:
        raise UsageError(faults[0].message, faults[0].hint)
    settlement = settle_report(library_of(args), args.id, report, choices_of(args))
    return Reply(settlement.data(), settlement_text(settlement))


def score_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game in YAML or JSON, or scores in CSV; - for standard input")
    parser.add_argument("--rules", metavar="ID", help="the game of scores in CSV (Hearts today)")
    parser.add_argument("--dealer", metavar="NAME", help="who dealt first of scores in CSV (the first player)")


def run_score(args: argparse.Namespace) -> Reply:
    """Score the game of a file: its `id`, and where wanted `seats`, `dealer`, `deals` and `set`; or a score sheet."""
    shown, library = shown_path(args.file), library_of(args)
    text = read_file_text(args.file)
    if shown.endswith(CSV):
        seats, rows = rows_of_csv(text, shown)
        rules = args.rules or (library.today.id if library.today else "")
        if not rules:
            raise UsageError("a score sheet in CSV does not name its game", "name it with --rules ID")
        game = ScoreRequest(rules, seats=seats, deals=tuple(rows), dealer=args.dealer or "")
    elif args.rules or args.dealer:
        raise UsageError(f"{shown} names its game itself", "--rules and --dealer are for a score sheet in CSV")
    else:
        faults: list[Problem] = []
        game = RecordType(ScoreRequest, "game").read(read_text(text, shown, example="as id: today/hearts"), faults)
        if faults:
            raise RulesError(faults)
    data = score_game(library, game.id, game.seats, game.deals, game.dealer, game.choices)
    return Reply(data, score_text(data))
