"""The desk's answers: the command's own, those that it alone gives, and what it says to requests that cannot be."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from hearts_spec.service.ask import Service
from hearts_spec.service.requests import REQUESTS
from hearts_spec.service.session import MOST_PASTED
from tests.conftest import LIBRARY, PROJECT
from tests.record.deals import contract_of

FRIDAYS = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
HANDS = {
    "A": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "B": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "C": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "D": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}
RECORD = {"rules": "modern/standard", "seats": list(HANDS), "dealer": "D", "hands": HANDS, "plays": ["2C"]}
HEARTS = {"A": 1, "B": 2, "C": 4, "D": 6}
RULES = ["mine.yml", "hoyle-1887/hearts"]
CARDS = {"A": "QS 2H", "B": "-", "C": "-", "D": "-"}
ALIKE: list[tuple[str, dict[str, Any]]] = [
    ("rulesets", {}),
    ("rulesets --shared", {"shared": True}),
    ("show mine.yml --players 3", {"id": "mine.yml", "players": 3}),
    ("show modern/standart", {"id": "modern/standart"}),
    ("compare mine.yml hoyle-1887/hearts --differences", {"ids": RULES, "differences": True}),
    ("replay record.yml", {"text": RECORD}),
    ("replay refused.yml", {"text": {**RECORD, "plays": ["3C"]}, "file": "refused.yml"}),
    ("settle hoyle-1887/hearts --hearts A=1,B=2,C=4,D=6 --pool 3", {"id": RULES[1], "hearts": HEARTS, "pool": 3}),
    ("settle mine.yml --taken 'A=QS 2H,B=-,C=-,D=-'", {"id": "mine.yml", "taken": CARDS}),
    ("settle mine.yml", {"id": "mine.yml"}),
    (
        "settle spalding-1896/sweepstake --hearts A=1,B=2,C=4,D=6 --revoked B --forfeits C,D",
        {"id": "spalding-1896/sweepstake", "hearts": HEARTS, "revoked": "B", "forfeits": "C,D"},
    ),
    (
        "settle hoyle-1887/hearts --hearts A=1,B=2,C=4,D=6 --revoked B,C,C --escaping B --set revoke-fine=5",
        {"id": RULES[1], "hearts": HEARTS, "revoked": "B,C,C", "escaping": "B", "set": {"revoke-fine": 5}},
    ),
    (
        "settle modern/standard --units A=1,B=2,C=4,D=19 --revoked B",
        {"id": "modern/standard", "units": {**HEARTS, "D": 19}, "revoked": "B"},
    ),
    ("situations", {}),
    ("rule the-odd-chip --rules mine.yml hoyle-1887/hearts", {"situation": "the-odd-chip", "rules": RULES}),
    ("rule the-od-chip", {"situation": "the-od-chip"}),
    ("check faulty.yml", {"text": "title: A\nfoo: 1\n", "file": "faulty.yml"}),
    ("schema records", {"kind": "records"}),
]


@pytest.mark.parametrize(("command", "request_"), ALIKE, ids=[command for command, _ in ALIKE])
def test_the_command_gives_the_same_document(
    command: str, request_: dict[str, Any], desk: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    argv = shlex.split(command)
    (tmp_path / "mine.yml").write_text(FRIDAYS)
    (tmp_path / "faulty.yml").write_text("title: A\nfoo: 1\n")
    (tmp_path / "record.yml").write_text(json.dumps(RECORD))
    (tmp_path / "refused.yml").write_text(json.dumps({**RECORD, "plays": ["3C"]}))
    monkeypatch.chdir(tmp_path)
    main(["--rulesets", str(PROJECT / "rulesets"), *argv, "--json"])
    printed = json.loads(capsys.readouterr().out)
    house = {} if argv[0] == "rulesets" else {"house": FRIDAYS}  # which the list would have too
    assert json.dumps(desk.ask({"ask": argv[0], **house, **request_})) == json.dumps(printed)


def test_every_question_says_what_it_is_called() -> None:
    assert [name for name, cls in REQUESTS.items() if not (cls.__doc__ or "").startswith(f"`{name}`: ")] == []


def test_deal_stepped_through_and_other_card_tried(desk: Service) -> None:
    begun = desk.ask({"ask": "play", "text": {**RECORD, "plays": []}})
    assert [each["card"] for each in begun["cards"] if each["legal"]] == ["2C"]
    [refusal] = [each for each in begun["cards"] if each["card"] == "3C"]
    assert "modern.opening-lead" in refusal["cites"]
    assert "2C" in refusal["reason"]
    led = desk.ask({"ask": "play", "text": RECORD})
    assert (led["turn"], led["trick"], led["refused"]) == ("B", {"A": "2C"}, None)
    tried = desk.ask({"ask": "play", "text": {**RECORD, "plays": ["2C", "2H"]}})
    assert (tried["refused"]["play"], tried["refused"]["card"], tried["trick"]) == (2, "2H", {"A": "2C"})
    again = desk.ask({"ask": "play", "text": led["yaml"]})
    assert again == led


def begun(desk: Service, id: str, players: int) -> dict[str, Any]:
    """Bring a deal to its first card by nothing but what each answer says may be done."""
    options = contract_of(LIBRARY, id, players)
    record = desk.ask({"ask": "deal", "id": id, "players": players, "seed": "2", "dealer": "A", "set": options})
    for _ in range(2 * players):
        stands = desk.ask({"ask": "play", "text": record})
        assert "error" not in stands, (id, players, stands)
        if stands["stage"] == "bid":
            amount = "pass" if record.get("bids") else stands["bidding"]["least"]
            record = {**record, "bids": {**record.get("bids", {}), stands["turn"]: amount}}
        elif stands["stage"] == "name":
            record = {**record, "suit": next(each["suit"] for each in stands["naming"] if each["legal"])}
        else:
            break
    return dict(stands)


def test_events_before_first_card_appear_in_answers(desk: Service) -> None:
    for id in LIBRARY.ids():
        for players in LIBRARY.rule_set(id).players:
            stands = begun(desk, id, players)
            assert stands["stage"] == "play", (id, players)
            assert [each for each in stands["cards"] if each["legal"]], (id, players)
            if stands["passing"]:
                many = stands["passing"]["cards"]
                passes = {seat: " ".join(cards[:many]) for seat, cards in stands["hands"].items()}
                passed = desk.ask({"ask": "play", "text": {**stands["record"], "passes": passes}})
                assert (passed["stage"], passed["to_pass"], passed["passing"]) == ("play", [], None), (id, players)


@pytest.mark.parametrize(
    ("id", "players", "deal", "to"),
    [
        ("modern/standard", 4, 1, "B"),
        ("house/scatter", 4, 4, "B, C, D"),
        ("house/two-to-each", 3, 3, "B (2), C (2)"),
        ("house/into-the-middle", 4, 4, "the middle"),
    ],
)
def test_receiver_of_pass_named_with_number_of_cards(desk: Service, id: str, players: int, deal: int, to: str) -> None:
    record = {**begun(desk, id, players)["record"], "deal": deal}
    passing = desk.ask({"ask": "play", "text": record})["passing"]
    assert (passing["to"]["A"], passing["shuffled"]) == (to, to == "the middle")


@pytest.mark.parametrize(("allowed", "on"), [(False, {}), (True, {"A": ["B"] * 3, "D": ["A"] * 3})])
def test_receiver_of_each_card_named_if_passed_on(desk: Service, allowed: bool, on: dict[str, list[str]]) -> None:
    said = {"passing": {"look": "at-once", "passed-on": "allowed"}} if allowed else {}
    rules = {"title": "Hot Potato", "extends": "modern/standard", **said}
    found = desk.ask({"ask": "play", "text": {**begun(desk, "modern/standard", 4)["record"], "rules": rules}})
    assert {seat: found["passing"]["on"].get(seat) for seat in on} == on


def test_card_may_be_shown_until_first_lead(desk: Service) -> None:
    hands = {
        "A": "2C 3C 4C 5C 6C 7C 8C 9C 10C JD QC KC QS", "B": "2D 3D 4D 5D 6D 7D 8D 9D 10D AC QD KD AD",
        "C": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS JC KS AS", "D": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
    }  # fmt: skip
    record = {**RECORD, "rules": "house/chase-the-pig", "dealer": "A", "hands": hands, "plays": []}
    before = desk.ask({"ask": "play", "text": record})
    assert before["to_show"] == {"A": ["10C", "JD", "QS"], "D": ["AH"]}  # the doubler, the sheep, the pig; the ace
    shown = desk.ask({"ask": "play", "text": {**record, "shows": {"A": "QS"}}})
    assert (shown["to_show"]["A"], shown["shown"]) == (["10C", "JD"], {"A": "QS"})
    led = desk.ask({"ask": "play", "text": {**record, "plays": ["2C"]}})
    assert led["to_show"] == {}


def test_shown_card_waits_and_says_why(desk: Service) -> None:
    """C leads a spade to the first trick; B has none, and A another than the queen."""
    hands = {
        "A": "2C 3C 4C 5C 6C 7C 8C 9C 10C JD QC 2S QS", "D": "2D 3D 4D 5D 6D 7D 8D 9D 10D AC QD KD AD",
        "C": "KC 3S 4S 5S 6S 7S 8S 9S 10S JS JC KS AS", "B": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
    }  # fmt: skip
    record = {**RECORD, "rules": "house/chase-the-pig", "dealer": "C", "hands": hands, "shows": {"A": "QS"}}
    stands = desk.ask({"ask": "play", "text": {**record, "plays": ["3S", "2H"]}})
    (queen,) = [each for each in stands["cards"] if each["card"] == "QS"]
    assert (queen["legal"], queen["keys"]) == (False, ["doubling.played"])
    assert [each["card"] for each in stands["cards"] if each["legal"]] == ["2S"]
    free = desk.ask({"ask": "play", "text": {**record, "shows": {}, "plays": ["3S", "2H"]}})
    assert [each["card"] for each in free["cards"] if each["legal"]] == ["2S", "QS"]


def test_a_joker_says_whether_it_may_oblige(desk: Service) -> None:
    hands = {
        "A": "2D 3D 4D 5D 6D 7D 9D 3H 4H 5H 6H 7H 8H", "B": "QH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
        "C": "Joker 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", "D": "8D 10D JD QD KD AD 9H 10H JH KH AH AS AC",
    }  # fmt: skip
    record = {**RECORD, "rules": "spalding-1896/joker", "hands": hands}

    def joker(*plays: str) -> dict[str, Any]:
        stands = desk.ask({"ask": "play", "text": {**record, "plays": list(plays)}})
        return next(each for each in stands["cards"] if each["card"] == "Joker")

    assert joker("9D", "QH") == {"card": "Joker", "legal": True, "obliging": True}
    assert joker("9D", "2S")["legal"] is False  # no high heart lies there
    obliged = desk.ask({"ask": "play", "text": {**record, "plays": ["9D", "QH", "Joker!", "8D"]}})
    assert obliged["tricks"][0]["winner"] == "B"


def test_barred_suit_has_reason_and_jack_keeps_choice(desk: Service) -> None:
    record = desk.ask({"ask": "deal", "id": "spalding-1896/auction", "seed": "2", "set": {"naming-hearts": "barred"}})
    assert desk.ask({"ask": "play", "text": record})["bidding"] == {"least": 1, "again": True, "called": "jack-pot"}
    spoken = desk.ask({"ask": "play", "text": {**record, "bids": {"B": 3}}})
    assert spoken["bidding"] == {"least": 4, "again": False, "called": "jack-pot"}
    again = desk.ask({"ask": "play", "text": {**record, "pool": 13, "jack": True, "buyer": "C"}})
    assert (again["stage"], again["turn"], again["bidding"]) == ("name", "C", None)
    named = {each["suit"]: each for each in again["naming"]}
    assert [suit for suit, each in named.items() if each["legal"]] == ["clubs", "diamonds", "spades"]
    assert named["hearts"]["keys"] == ["auction.names"]
    assert named["hearts"]["cites"] == []  # no place of the booklet bars them: to read it so is an assumption
    assert named["hearts"]["reason"] == "a suit must be named in place of hearts"


def test_what_differs_and_departs_is_what_was_changed(desk: Service) -> None:
    differs = desk.ask({"ask": "differs", "id": "mine.yml", "house": FRIDAYS})
    assert (differs["extends"], [row["key"] for row in differs["rows"]]) == ("modern/standard", ["values.JD"])
    departs = desk.ask({"ask": "departs", "id": "mine.yml", "house": FRIDAYS})
    assert departs
    assert all(each["own"]["ruling"] != each["parent"]["ruling"] for each in departs)
    parts = {each["situation"]: each["parts"] for each in departs}
    assert parts["the-jack-of-diamonds"] == "answer"  # which lowers the score, where it did nothing
    assert parts["two-are-clear"] == "figures"  # D has the jack too


def test_house_rule_may_extend_another(desk: Service) -> None:
    houses = {"mine.yml": FRIDAYS, "sundays.yml": "title: Sundays\nextends: mine.yml\nvalues: {QS: 26}\n"}
    shown = desk.ask({"ask": "show", "id": "sundays.yml", "house": houses})
    assert (shown["values"]["values.JD"]["value"], shown["values"]["values.QS"]["value"]) == (-10, 26)


def test_faulty_house_rule_omitted_unless_named(desk: Service) -> None:
    house = "title: A\nfoo: 1\n"
    assert "error" not in desk.ask({"ask": "rulesets", "house": house})
    assert desk.ask({"ask": "show", "id": "mine.yml", "house": house})["error"]["faults"][0]["line"] == 2


@pytest.mark.parametrize("request_", [
    None, [], "show", 7, {}, {"ask": None}, {"ask": ["show"]}, {"ask": "show"}, {"ask": "show", "id": {}},
    {"ask": "show", "id": "modern/standard", "__class__": 1}, {"ask": "show", "id": "/etc/passwd"},
    {"ask": "show", "id": "../../etc/passwd.yml"}, {"ask": "show", "id": "x" * 100_000},
    {"ask": "show", "id": "mine.yml", "house": {"../mine.yml": FRIDAYS}},
    {"ask": "show", "id": "mine.yml", "house": {f"a{n}.yml": FRIDAYS for n in range(20)}},
    {"ask": "show", "id": "mine.yml", "house": [FRIDAYS]}, {"ask": "show", "id": "mine.yml", "house": 10**400},
    {"ask": "replay"}, {"ask": "replay", "text": 7}, {"ask": "replay", "text": {**RECORD, "rules": "/etc/hosts.yml"}},
    {"ask": "replay", "text": {**RECORD, "rules": {"extends": "/dev/zero.yml"}}},
    {"ask": "replay", "text": "x" * (MOST_PASTED + 1)}, {"ask": "play", "text": {"tables": []}},
    {"ask": "settle", "id": "modern/standard", "hearts": {"A": 10**30}},
    {"ask": "settle", "id": "modern/standard", "hearts": {"A,B=3": 1}},
    {"ask": "compare", "ids": ["modern/standard"] * 100},
    {"ask": "rule", "situation": "the-odd-chip", "set": {"players": "²"}},
    {"ask": "schema", "kind": "../x"}, {"ask": "new", "id": "../../x", "extends": "modern/standard"},
], ids=lambda request: str(request)[:60])  # fmt: skip
def test_impossible_question_answered_with_a_document(desk: Service, request_: object) -> None:
    answer = desk.ask(request_)
    assert list(answer) == ["error"]
    assert answer["error"]["message"]
    assert "program itself" not in answer["error"]["message"]


def test_text_that_is_no_request_gets_error_document(desk: Service) -> None:
    for text in ("", "{", "[" * 100_000, "NaN"):
        assert "error" in json.loads(desk.ask_text(text))


def test_no_file_is_opened_for_what_was_pasted(desk: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "theirs.yml").write_text(FRIDAYS)
    monkeypatch.chdir(tmp_path)
    for id in ("theirs.yml", str(tmp_path / "theirs.yml")):
        assert "error" in desk.ask({"ask": "show", "id": id, "house": FRIDAYS})
        assert "error" in desk.ask({"ask": "replay", "text": {**RECORD, "rules": id}})
    house = "title: A\nextends: theirs.yml\n"
    assert "error" in desk.ask({"ask": "show", "id": "mine.yml", "house": house})


def test_rule_without_effect_is_marked_idle(desk: Service) -> None:
    """Where nothing is passed it is nothing to anybody to whom it would be; else it is."""
    house = "title: Tuesday\nextends: modern/standard\npassing: {cards: 0}\nwith-players: {5: {passing: {cards: 0}}}\n"
    idle = desk.ask({"ask": "told", "id": "mine.yml", "house": house})["idle"]
    assert "passing.to" in idle
    assert "passing.cards" not in idle
    assert "passing.to" not in desk.ask({"ask": "told", "id": "modern/standard"})["idle"]


def test_reason_for_each_chip_given_on_request(desk: Service) -> None:
    """By three who took 4, 4 and 5, and one alone clear, who takes the 13."""
    asked = {"ask": "settle", "id": "spalding-1896/sweepstake", "hearts": {"A": 0, "B": 4, "C": 4, "D": 5}}
    told = desk.ask({**asked, "told": True})
    assert [each["how"] for each in told["moved"]] == ["B and C 4 each and D 5 into the pool", "A 13 from the pool"]
    assert list(told["moved"][1]["cites"]) == ["spalding-1896.rule-43"]
    assert "moved" not in desk.ask(asked)


@pytest.mark.parametrize(
    ("key", "said", "example"),
    [
        ("trickless", "expected seats, found `key: value` lines", "as A,B"),
        ("shown", "expected cards, found `key: value` lines", "as QS 10C"),
    ],
)
def test_non_text_answered_with_an_example(desk: Service, key: str, said: str, example: str) -> None:
    answer = desk.ask({"ask": "settle", "id": RULES[1], "hearts": HEARTS, key: {"A": "B"}})
    assert [(each["message"], each["hint"]) for each in answer["error"]["faults"]] == [(said, example)]
