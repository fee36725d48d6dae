"""Records one to a line as they arrive: each answered at its number, however the lines come in."""

import json
import subprocess
import sys
from io import BytesIO
from select import select

import pytest

from hearts_spec.cli.deal_commands import Line, answer_lines, arrived
from hearts_spec.record import Replayer
from hearts_spec.rules import Library
from tests.cli.deals import ROOT, moon

PATIENCE = 60


def lines_of(data: bytes) -> list[Line]:
    return [line for some in arrived(BytesIO(data), "deals.jsonl") for line in some]


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_line_numbers_kept_wherever_a_chunk_ends(end: bytes) -> None:
    texts = [b"x" * (number % 97) for number in range(3000)]
    found = lines_of(b"\n".join(texts) + end)
    assert [(line.start.line, line.raw) for line in found] == [
        (number, text) for number, text in enumerate(texts, start=1) if text
    ]


def test_too_long_line_keeps_only_enough_to_detect() -> None:
    long, short = lines_of(b"x" * 3_000_000 + b"\nshort")
    assert 1_000_000 < len(long.raw) < 1_100_000
    assert (short.start.line, short.raw) == (2, b"short")


def test_each_line_answered_before_next_is_read() -> None:
    command = [sys.executable, "-m", "hearts_spec", "--rulesets", str(ROOT), "replay", "--lines", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as asked:
        assert asked.stdin
        assert asked.stdout
        for played in (0, 1):
            asked.stdin.write(json.dumps(moon(plays=["2C"][:played])).encode() + b"\n")
            asked.stdin.flush()
            assert select([asked.stdout], [], [], PATIENCE)[0]
            answer = json.loads(asked.stdout.readline())
            assert (answer["record"], len(answer["plays"])) == (played + 1, played)
        asked.stdin.close()
        assert asked.wait(PATIENCE) == 0


def test_one_bad_line_of_a_batch_refused_alone() -> None:
    texts = [json.dumps(moon()), "{", json.dumps(moon(id="mine", plays=["3C"])), json.dumps(moon(plays=[]))]
    lines = lines_of("\n".join(texts).encode())
    answer_lines(Replayer(Library(ROOT)), lines)
    assert [line.good for line in lines] == [True, False, False, True]
    assert [json.loads(line.answer).get("id") for line in lines] == [None, None, "mine", None]
