"""What a stranger to the library would try first: it works, or says in words what would."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hearts_spec
from hearts_spec import Cards, HeartsError, NotationError, RulesError
from tests.test_api import ROOT, after_a_lead, at_the_end, at_the_start


def test_cards_are_chosen_from_as_from_a_list() -> None:
    legal = after_a_lead().legal
    assert (legal[0], legal[-1], legal[:1]) == ("4C", "6C", Cards("4C"))
    assert random.Random(1).choice(legal) in ("4C", "6C")
    assert (list(reversed(legal)), legal.index("6C"), legal.count("qs")) == (["6C", "4C"], 1, 0)
    with pytest.raises(IndexError):
        _ = legal[2]


@pytest.mark.parametrize("cards", [["QS", "10H", "2C"], ("2c", "QS", "10H"), {"QS", "2C", "10H"}, Cards("QS 2C 10H")])
def test_cards_are_given_as_a_list_too(cards: Any) -> None:
    assert Cards(cards) == Cards("QS 10H 2C")
    play = at_the_start()
    play.pass_cards("N", random.Random(1).sample(play.hands["N"], 3))
    assert play.to_pass == ("E", "S", "W")


def test_hands_are_dealt_from_lists() -> None:
    game = hearts_spec.load("modern/standard")
    hands = game.deal(seed=2).hands
    assert game.deal(hands={seat: list(hand) for seat, hand in hands.items()}).hands == hands


NO_CARDS: dict[str, tuple[Callable[[Any], object], Any]] = {
    "a mask below nothing": (Cards.of, -1),
    "a mask of no cards": (Cards.of, 1 << 200),
    "a mask of a place that no card has": (Cards.of, 1 << 14),
}


@pytest.mark.parametrize("what", NO_CARDS)
def test_what_are_no_cards_is_refused(what: str) -> None:
    read, given = NO_CARDS[what]
    with pytest.raises(NotationError):
        read(given)


def test_record_named_by_path_like_rules(tmp_path: Path) -> None:
    play = after_a_lead()
    for name, text in (("deal.yml", play.yaml()), ("deal.json", json.dumps(play.data()))):
        (tmp_path / name).write_text(text)
        assert hearts_spec.from_record(str(tmp_path / name)).yaml() == play.yaml()
    for name in ("nowhere.yml", "nowhere.json", "nowhere.yaml"):
        with pytest.raises(RulesError, match=f"{name}.*No such file"):
            hearts_spec.replay(str(tmp_path / name))


def test_error_in_inline_rules_names_its_key() -> None:
    with pytest.raises(RulesError) as refused:
        hearts_spec.load({"extends": "modern/standard", "values": {"QS": "thirteen"}})
    assert str(refused.value).startswith(
        "<inline>:values.QS: expected a whole number or the word pips, found 'thirteen'"
    )


def test_repr_shows_progress_of_deal() -> None:
    play = after_a_lead()
    assert repr(play.transcript()) == "<Transcript of modern/standard: 1 card played, E to play>"
    assert (
        repr(hearts_spec.replay(at_the_start().data())) == "<Transcript of modern/standard: no card played, N to play>"
    )
    assert repr(play.rules) == "<modern/standard for 4 players>"
    assert repr(hearts_spec.Library().rule_set("modern/standard")) == "<modern/standard: Hearts>"
    hands = "; ".join(f"{seat} {held}" for seat, held in play.transcript().hands.items())
    assert repr(play.record()) == f"<Record of modern/standard, deal 1: {hands}; played 2C>"
    over = at_the_end()
    assert repr(over.transcript()) == "<Transcript of hoyle-1887/hearts: 52 cards played, settled>"
    assert repr(over.rules) == "<hoyle-1887/hearts for 4 players>"
    result = over.result()
    assert result
    net = ", ".join(f"{seat} {chips}" for seat, chips in result.net.items())
    assert repr(result) == f"<Settlement of hoyle-1887/hearts: {net}>"


def test_library_found_however_its_folder_is_named() -> None:
    named = hearts_spec.Library(str(ROOT / "tests" / "library"))
    assert named == hearts_spec.Library(ROOT / "tests" / "library")
    assert repr(named) == f"Library(root={named.root!r})"


@pytest.mark.parametrize("name", ["NotOfferedError", "UsageError"])
def test_raised_error_can_be_caught_by_name(name: str) -> None:
    asked: dict[str, Callable[[], object]] = {
        "NotOfferedError": lambda: hearts_spec.load("modern/standard", options={"targte": "50"}),
        "UsageError": lambda: hearts_spec.ask("settle", id="modern/standard"),
    }
    with pytest.raises(getattr(hearts_spec, name)):
        asked[name]()


def test_nothing_but_what_is_offered_is_listed() -> None:
    assert {name for name in dir(hearts_spec) if not name.startswith("_")} == set(hearts_spec.__all__)


def test_dispute_asked_and_deal_settled() -> None:
    """By the rule of 1896 the odd chip of thirteen falls to the winner nearest the dealer's left, who is B here."""
    hearts = {"A": 0, "B": 0, "C": 7, "D": 6}
    assert hearts_spec.ask("settle", id="spalding-1896/sweepstake", hearts=hearts, dealer="A")["draws"] == {
        "A": 6, "B": 7, "C": 0, "D": 0,
    }  # fmt: skip
    (told,) = hearts_spec.ask("rule", situation="the-odd-chip", rules=["spalding-1896/sweepstake"])
    assert (told["answer"], told["status"]) == ("nearest-left", "ruled")
    with pytest.raises(HeartsError, match="leaves no choice"):
        hearts_spec.ask("settle", id="hoyle-1887/hearts", hearts=hearts, slam_choice="self-down")


def test_question_can_use_a_custom_library() -> None:
    own = hearts_spec.Library(ROOT / "tests" / "library")
    assert [each["id"] for each in hearts_spec.ask("rulesets", library=own)] == own.ids()
    with pytest.raises(HeartsError, match="there is no rule set 'modern/standard'"):
        hearts_spec.ask("show", id="modern/standard", library=own)


def test_question_accepts_path_of_rules_as_load_does(tmp_path: Path) -> None:
    (tmp_path / "fridays.yml").write_text("title: Fridays\nextends: base.yml\n")
    (tmp_path / "base.yml").write_text("title: Base\nextends: modern/standard\n")
    for path in (tmp_path / "fridays.yml", str(tmp_path / "fridays.yml")):
        assert hearts_spec.ask("show", id=path)["title"] == hearts_spec.load(path).rules.title == "Fridays"


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    """The holder of the two of clubs leads today, who is N here; in 1887 it was the player at the dealer's left, E."""
    record = {**after_a_lead().data(), "rules": str(tmp_path / "fridays.yml"), "plays": []}
    for parent, leader in (("modern/standard", "N"), ("hoyle-1887/hearts", "E")):
        (tmp_path / "fridays.yml").write_text(f"title: Fridays\nextends: {parent}\n")
        assert hearts_spec.ask("replay", text=record)["turn"] == leader


def test_pasted_text_never_opens_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "base.yml").write_text("title: Base\nextends: modern/standard\n")
    monkeypatch.chdir(tmp_path)
    house = "title: Fridays\nextends: base.yml\n"
    with pytest.raises(HeartsError, match=r"base\.yml"):
        hearts_spec.ask("show", id="mine.yml", house=house)
    assert hearts_spec.ask("check", text=house)
    both = {"mine.yml": house, "base.yml": "title: Base\nextends: hoyle-1887/hearts\n"}
    assert hearts_spec.ask("show", id="mine.yml", house=both)["title"] == "Fridays"


ASKED_WRONG: dict[str, tuple[Any, dict[str, Any], type[HeartsError], str]] = {
    "no question": ("setle", {}, RulesError, "did you mean settle?"),
    "no word": (5, {}, RulesError, "'5' is not a kind of question"),
    "a key that there is not": ("show", {"ix": "modern/standard"}, RulesError, "unknown key 'ix'"),
    "a text where none is taken": ("show", {"id": "modern/standard", "text": "title: A"}, RulesError, "key 'text'"),
    "a record by another name": ("replay", {"record": "seats: [A]"}, RulesError, "allowed: file, text, house, ask"),
    "no text": ("check", {"house": "title: A"}, HeartsError, "there is no text of mine.yml (it goes under `text`)"),
    "no house": ("show", {"id": "mine.yml", "house": ""}, HeartsError, "it goes under `house`"),
    "a file that there is not": ("show", {"id": "nowhere.yml"}, RulesError, "No such file"),
    "no dealer": (
        "settle",
        {"id": "spalding-1896/sweepstake", "hearts": {"A": 0, "B": 7, "C": 0, "D": 6}},
        HeartsError,
        "say who deals (give `dealer`)",
    ),
    "no queen": (
        "settle",
        {"id": "modern/standard", "hearts": "A=1,B=2,C=4,D=6"},
        HeartsError,
        "(add it to `taken`)",
    ),
    "no fine": (
        "settle",
        {"id": "hoyle-1887/hearts", "hearts": "A=1,B=2,C=4,D=6", "revoked": "B"},
        HeartsError,
        "(give `set`, as revoke-fine=5)",
    ),
    "nothing taken": ("settle", {"id": "hoyle-1887/hearts"}, HeartsError, "(give `hearts`, `taken` or `units`)"),
    "no such rules": ("show", {"id": "modern/standart"}, HeartsError, "did you mean modern/standard?"),
}


@pytest.mark.parametrize("what", ASKED_WRONG)
def test_what_cannot_be_asked_is_raised(what: str) -> None:
    question, said, error, says = ASKED_WRONG[what]
    with pytest.raises(error) as refused:
        hearts_spec.ask(question, **said)
    assert says in str(refused.value)
    assert refused.value.args == (refused.value.message,)
