"""What is kept beside a deal's file and does not hold: each fault with its place and the command that renews it."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.lint import DEAL_CHECKS
from hearts_spec.cli import main
from hearts_spec.rules import Library

ROOT = Path(__file__).parent.parent / "rulesets"
NAME = "sweepstake-1"
RENEW = f"(renew it with hearts-spec reconstruct {NAME} --search --keep)"
FOLDER = "rulesets/spalding-1896/deals"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The deal, the advice, and what is kept, in a library of their own."""
    root = tmp_path / "rulesets"
    shutil.copytree(ROOT / "spalding-1896", root / "spalding-1896", ignore=shutil.ignore_patterns("deals"))
    for book in ROOT.glob("*/provisions.yml"):  # what it cites of the others is there to be cited
        (root / book.parent.name).mkdir(exist_ok=True)
        shutil.copy(book, root / book.parent.name)
    for name in ("sources.yml", "witnesses.yml"):
        shutil.copy(ROOT / name, root)
    deals = root / "spalding-1896" / "deals"
    deals.mkdir()
    for ending in ("yml", "line.yml", "found.json"):
        shutil.copy(ROOT / "spalding-1896" / "deals" / f"{NAME}.{ending}", deals)
    shutil.copy(ROOT / "spalding-1896" / "deals" / "advice.yml", deals)
    return deals


def told(folder: Path) -> list[str]:
    return [str(fault) for fault in DEAL_CHECKS.problems(Deals(Library(folder.parent.parent)))]


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_what_holds_is_no_fault(folder: Path) -> None:
    assert told(folder) == []


def test_deal_not_blamed_for_its_rules(folder: Path) -> None:
    rules = folder.parent / "sweepstake.yml"
    change(rules, "\n  odd-chip: nearest-left", "\n  odd-chip: nearest-lift")
    assert told(folder) == [f"{FOLDER}/{NAME}.yml:2:1: 'spalding-1896/sweepstake' has errors (fix them first)"]
    change(rules, "\n  odd-chip: nearest-lift", "\n  odd-chip: nearest-left")
    change(rules, "extends: spalding-1896/laws", "extends: spalding-1896/laws\nalias: [x]")
    assert told(folder) == []


def test_deal_not_reported_beside_its_faulty_rules(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = folder.parent / "sweepstake.yml"
    change(rules, "\n  odd-chip: nearest-left", "\n  odd-chip: nearest-lift")
    main(["check", str(folder.parent.parent)])
    assert [line for line in capsys.readouterr().out.splitlines() if f"deals/{NAME}" in line] == []


@pytest.mark.parametrize("ending", ["line.yml", "found.json"])
def test_what_is_not_there_is_missed(folder: Path, ending: str) -> None:
    (folder / f"{NAME}.{ending}").unlink()
    assert told(folder) == [f"{FOLDER}/{NAME}.yml:1:1: the deal has no {NAME}.{ending} beside it {RENEW}"]


STALE = {
    "the deal": (
        f"{NAME}.yml",
        "again at the fifth trick.\n    grade: attested",
        "again at the fifth trick.\n    grade: probable",
        f"the deal {NAME} has",
    ),
    "the advice": (
        "advice.yml",
        "weight: 1\n    cites: p16.first-hand",
        "weight: 2\n    cites: p16.first-hand",
        "the advice has",
    ),
    "the rules": (
        "../laws.yml", "opening: any-card", "opening: no-heart", "the rules spalding-1896/sweepstake have",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", STALE)
def test_findings_on_what_has_changed_are_stale(folder: Path, what: str) -> None:
    file, old, new, says = STALE[what]
    change(folder / file, old, new)
    assert told(folder) == [f"{FOLDER}/{NAME}.found.json:1:1: {says} changed since this result was stored {RENEW}"]


SAID_OTHERWISE = {
    "a comment": (f"{NAME}.yml", "facts:\n", "facts: # of the play\n"),
    "a comma in a gist": (f"{NAME}.yml", "B has many spades, and", "B has many spades and"),
    "the advice told otherwise": ("advice.yml", "as far as a program can", "so far as a program can"),
    "a provision of the rules": ("../laws.yml", "lead.opener: p07.eldest-leads-any", "lead.opener: rule-30"),
}


@pytest.mark.parametrize("what", SAID_OTHERWISE)
def test_findings_hold_whatever_is_put_in_other_words(folder: Path, what: str) -> None:
    change(folder / SAID_OTHERWISE[what][0], *SAID_OTHERWISE[what][1:])
    assert told(folder) == []


SPOILT = {
    "a list": ("[]", "1:1: was changed after the search"),
    "a word": ('"found"', "1:1: was changed after the search"),
    "nothing": ("", "1:1: this is not JSON: expecting value"),
    "half of it": ('{"made_from": "64f0', "1:15: this is not JSON: unterminated string starting at"),
    "too deep": ("[" * 100_000, "1:1: this is not JSON: it is nested too deep"),
    "not text": ("\udcff", "1:1: the byte 0xff is not UTF-8"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_malformed_findings_must_be_made_again(folder: Path, what: str) -> None:
    text, said = SPOILT[what]
    (folder / f"{NAME}.found.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    assert told(folder) == [f"{FOLDER}/{NAME}.found.json:{said} (make it again with --search --keep)"]


@pytest.mark.parametrize(
    ("old", "new"),
    [('"fits": "yes"', '"fit": "yes"'), ('"weight": 6', '"weight": null'), ('"tricks": [', '"trick": [')],
)
def test_hand_edited_findings_must_be_made_again(folder: Path, old: str, new: str) -> None:
    file = folder / f"{NAME}.found.json"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    again = "was changed after the search (make it again with --search --keep)"
    assert told(folder) == [f"{FOLDER}/{NAME}.found.json:1:1: {again}"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"\xff", "the byte 0xff is not UTF-8 (make it again with --search --keep)"),
        (b"- a list", "expected `key: value` lines, found a list (as `rules: modern/standard`)"),
    ],
)
def test_line_that_is_no_record_is_reported(folder: Path, text: bytes, said: str) -> None:
    (folder / f"{NAME}.line.yml").write_bytes(text)
    assert told(folder) == [f"{FOLDER}/{NAME}.line.yml:1:1: {said}"]


def test_illegal_play_in_line_is_reported(folder: Path) -> None:
    """Z follows clubs to the first trick, so he may not throw a heart on it."""
    change(folder / f"{NAME}.line.yml", '["Z", "KC"]', '["Z", "9H"]')
    found = told(folder)
    assert len(found) == 1
    assert found[0].startswith(f"{FOLDER}/{NAME}.line.yml:10:48: ")
    assert found[0].endswith(RENEW)


def test_line_contradicting_a_fact_is_reported(folder: Path) -> None:
    """Z may as well throw the queen of diamonds first and win the twelfth with the eight, but the eight is attested."""
    line = folder / f"{NAME}.line.yml"
    change(line, '["Z", "8D"], ["A", "JC"]', '["Z", "XX"], ["A", "JC"]')
    change(line, '["Z", "QD"]', '["Z", "8D"]')
    change(line, '"XX"', '"QD"')
    said = "the line contradicts the fact N11, that Z discards the 8D in trick VII"
    assert any(said in each for each in told(folder))


def test_incomplete_line_is_reported(folder: Path) -> None:
    change(folder / f"{NAME}.line.yml", ',\n  ["Z", "9C"], ["A", "6H"], ["Y", "10H"], ["B", "4H"]]', "]")
    found = told(folder)
    assert found == [f"{FOLDER}/{NAME}.line.yml:10:1: the line stops before the deal is over {RENEW}"]


def test_line_of_other_hands_is_reported(folder: Path) -> None:
    """The reading with the six of clubs gives A the nine, and the deal is read otherwise."""
    line = folder / f"{NAME}.line.yml"
    text = line.read_text(encoding="utf-8").replace('"9C', '"XX').replace("2C 6C JC", "2C 9C JC")
    line.write_text(text.replace('"XX', '"6C').replace('["A", "6C"]', '["A", "9C"]'), encoding="utf-8")
    assert any(f"the line is not played by the rules and hands of {NAME}" in each for each in told(folder))
