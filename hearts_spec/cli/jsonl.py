"""Many records, one to a line: read, replayed and answered, as many at a time as have arrived."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from io import BufferedIOBase

from hearts_spec.cli.reply import failure
from hearts_spec.record import RecordError, Replayer, TournamentTranscript, Transcript, read_line
from hearts_spec.record.record_file import AnyRecord
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.safe_files import MAX_BYTES, decoded

_AT_ONCE = 1 << 15  # bytes; some thirty records, and more of them at a time are no quicker


@dataclass(slots=True)
class Line:
    """A line, where it begins, and what has come of it so far; its `answer` is JSON, and `good` until it is refused."""

    start: Location
    said: bytes
    good: bool = True
    answer: str = ""
    _text: str = field(default="", init=False)
    _record: AnyRecord | None = field(default=None, init=False)
    _transcript: Transcript | TournamentTranscript | None = field(default=None, init=False)

    def read(self) -> None:
        """Read the record that stands in it; raises RulesError or RecordError where there is none."""
        if len(self.said) > MAX_BYTES:
            raise RecordError.of([Problem(self.start, f"the line is longer than {MAX_BYTES:,} bytes")])
        self._text = decoded(self.said, self.start)
        self._record = read_line(self._text, self.start.line, self.start.file)

    def replay(self, replayer: Replayer) -> None:
        """Replay its record; raises as the replayer does."""
        assert self._record is not None
        try:
            self._transcript = replayer.replay_any(self._record)
        except RulesError:  # told again, with the places of rules that are written out in the record
            placed = read_line(self._text, self.start.line, self.start.file, placed=True)
            self._transcript = replayer.replay_any(placed)

    def tell(self) -> None:
        """Answer it with what came of the replay, and with the id of its record, if it has one."""
        assert self._transcript is not None
        told = self._transcript.json()
        named = self._named()
        self.answer = f"{json.dumps(named)[:-1]}, {told[1:]}" if named else told

    def refuse(self, error: Exception) -> None:
        """Answer it with what is wrong with it."""
        self.good = False
        self.answer = json.dumps({**self._named(), **failure(error).data})

    def _named(self) -> dict[str, str]:
        return {"id": self._record.id} if self._record and self._record.id else {}


def answer_lines(replayer: Replayer, lines: Sequence[Line]) -> None:
    """Answer some lines; one that is bad, whatever is wrong with it, is refused and does not stop the others.

    Each step is taken for all of them before the next, which is a tenth quicker than to take all steps for each.
    """
    _each(lines, Line.read)
    _each(lines, lambda line: line.replay(replayer))
    _each(lines, Line.tell)


def _each(lines: Sequence[Line], step: Callable[[Line], None]) -> None:
    """Take a step for each line that has not been refused."""
    for line in lines:
        if line.good:
            try:
                step(line)
            except Exception as error:  # whatever is wrong with it: a fault of the program stops no other line either
                line.refuse(error)


def arrived(stream: BufferedIOBase, shown: str) -> Iterator[list[Line]]:
    """Give the lines that are not blank, as many at a time as have arrived: nobody who asks waits for another to ask.

    Of a line too long only as much is kept as shows that it is.
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
