"""Deals as other programs write them: OpenSpiel's playthrough, hands of PBN, and JSON with lists and objects."""

import json
from pathlib import Path
from random import Random

import pytest

import hearts_spec
from hearts_spec.cli import main
from hearts_spec.record import RecordError, read_any

PARAMETERS = {
    "avoid_all_tricks_bonus": False, "can_lead_any_club": False, "can_lead_hearts_instead_of_qs": False,
    "jd_bonus": False, "must_break_hearts": True, "no_pts_on_first_trick": True, "pass_cards": True,
    "qs_breaks_hearts": True,
}  # fmt: skip
SEATS = "NESW"
PBN = "E:86.KT5.QJ32.AKQ5 AKQ.432.A54.J932 J5.AQJ.KT9.T8764 T97432.9876.876."


def playthrough(direction: str, dealt: list[str], passed: list[str], played: list[str], **changed: bool) -> str:
    said = ",".join(f"{name}={value}" for name, value in {**PARAMETERS, **changed}.items())
    actions = [direction, *(card.replace("10", "T") for card in (*dealt, *passed, *played))]
    states = "".join(f'# State {n}\n# Apply action "{each}"\naction: 0\n\n' for n, each in enumerate(actions))
    return f"game: hearts\n\nGetParameters() = {{{said}}}\nNumPlayers() = 4\n\n{states}"


def a_deal() -> tuple[hearts_spec.Play, list[str], list[str]]:
    """A deal to be passed to the left and played out, with its cards as dealt round the table and as passed."""
    game = hearts_spec.load("modern/standard", seats=SEATS, dealer="W")
    play, chance = game.deal(seed=44), Random(44)
    hands = {seat: list(cards) for seat, cards in play.hands.items()}
    dealt = [hands[seat][place] for place in range(13) for seat in SEATS]
    passed = []
    for seat in SEATS:
        passed += hands[seat][:3]
        play.pass_cards(seat, hands[seat][:3])
    while not play.over:
        play.push(chance.choice(list(play.legal)))
    return play, dealt, passed


def test_playthrough_is_replayed_as_it_was_played() -> None:
    play, dealt, passed = a_deal()
    played = [card for trick in play.tricks for card in trick.cards.values()]
    found = hearts_spec.from_record(playthrough("Left", dealt, passed, played))
    assert found.tricks == play.tricks
    assert found.result().net == play.result().net  # type: ignore[union-attr]


def test_parameters_of_a_playthrough_are_its_rules() -> None:
    _, dealt, _ = a_deal()
    rules = read_any(playthrough("No Pass", dealt, [], [], jd_bonus=True, qs_breaks_hearts=False)).rules
    assert rules["values"] == {"JD": -10}  # type: ignore[index]
    assert rules["hearts"] == {"broken-when": "played", "broken-by": ["hearts"]}  # type: ignore[index]


def test_pbn_begins_with_the_seat_it_names() -> None:
    play = hearts_spec.from_record(PBN, rules="modern/standard")
    assert str(play.hands["E"]) == "5C QC KC AC 2D 3D JD QD 6S 8S 5H 10H KH"
    assert play.turn == "S"
    tagged = f'[Event "Friday"]\n[Dealer "S"]\n[Deal "{PBN}"]\n'
    assert hearts_spec.from_record(tagged, rules="hoyle-1887/hearts").dealer == "S"


def test_plays_may_be_objects_and_cards_lists() -> None:
    hands = {seat: [f"{rank}{suit}" for rank in "23456789TJQKA"] for seat, suit in zip(SEATS, "CDSH", strict=True)}
    data = {"rules": "modern/standard", "seats": list(SEATS), "dealer": "W", "deal": 4, "hands": hands}
    plays = [{"seat": "N", "card": "2C"}, {"card": "2D"}, ["S", "2S"], "KH"]
    text = json.dumps({**data, "plays": plays})
    assert hearts_spec.from_record(text).tricks[0].cards == {"N": "2C", "E": "2D", "S": "2S", "W": "KH"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('game: hearts\n\n# Apply action "2C"\n', "-:1:1: the playthrough does not say by what it is played"),
        ("game: hearts\nGetParameters() = {jd_bonus=True}\n", "-:2:1: the parameters leave out must_break_hearts"),
        (playthrough("No Pass", ["2C", "1C"], [], []), "-:15:17: '1C' is not a card"),
        (playthrough("Left", ["2C", "3C"], [], []), "the playthrough ends when 2 of 52 cards are dealt"),
        ("N:AK.QJ.2 x.y.z.w a.b.c.d e.f.g.h", "-:1:3: a hand of PBN has four suits"),
        ("N:AX.QJ.2.3 x.y.z.w a.b.c.d e.f.g.h", "-:1:3: 'XS' is not a card"),
        ("N:AK.QJ.2.3 4.5.6.7", "-:1:1: a deal of PBN has a seat and 4 hands"),
        (f'[Deal "{PBN}"]\n[Deal "{PBN}"]\n', "-:2:1: a second deal begins here"),
        (PBN, "the record has no rules"),
    ],
)
def test_faults_of_other_formats_have_their_places(text: str, told: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_any(text)
    assert told in str(refused.value.faults[0])


def test_convert_writes_what_replay_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "board.pbn").write_text(PBN + "\n", encoding="utf-8")
    assert main(["convert", str(tmp_path / "board.pbn"), "--rules", "modern/standard"]) == 0
    (tmp_path / "board.yml").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["replay", str(tmp_path / "board.yml")]) == 0
    capsys.readouterr()
    assert main(["convert", "--json", str(tmp_path / "board.yml")]) == 0
    assert json.loads(capsys.readouterr().out)["hands"]["S"] == "AS KS QS 4H 3H 2H AD 5D 4D JC 9C 3C 2C"


def test_convert_says_what_it_leaves_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deal.pbn"
    path.write_text(f'[Event "Friday"]\n[Deal "{PBN}"]\n[Score "26"]\n', encoding="utf-8")
    assert main(["convert", str(path), "--rules", "modern/standard"]) == 0
    assert capsys.readouterr().err == "hearts-spec: left out of PBN: Event, Score\n"


def pbn_of(play: hearts_spec.Play) -> str:
    """A deal in PBN with its play: a row for each trick, in the order of the seats from the one that led first."""
    first = play.tricks[0].leader
    order = SEATS[SEATS.index(first) :] + SEATS[: SEATS.index(first)]
    turned = [
        [f"{card[-1]}{card[:-1].replace('10', 'T')}" for card in (trick.cards[s] for s in order)]
        for trick in play.tricks
    ]
    held = {seat: [card for trick in play.tricks for card in [trick.cards[seat]]] for seat in SEATS}
    hands = [
        ".".join("".join(card[:-1].replace("10", "T") for card in held[seat] if card[-1] == suit) for suit in "SHDC")
        for seat in SEATS
    ]
    rows = "\n".join(" ".join(row) for row in turned)
    return f'[Deal "N:{" ".join(hands)}"]\n[Play "{first}"]\n{{a remark}} {rows}\n*\n[Result ""]\n'


def test_the_play_of_pbn_is_replayed_as_it_was_played() -> None:
    play, _, _ = a_deal()
    found = hearts_spec.from_record(pbn_of(play), rules="modern/standard")
    assert found.tricks == play.tricks


def test_a_play_of_pbn_ends_at_a_card_that_is_not_known() -> None:
    play, _, _ = a_deal()
    text = pbn_of(play)
    row = text.splitlines()[3].split()
    cut = text.replace("\n".join(text.splitlines()[3:]), f"{row[0]}!? $1 - - -\n*\n")
    found = hearts_spec.from_record(cut, rules="modern/standard")
    assert found.tricks == play.tricks[:1]


def test_a_card_of_a_pbn_play_is_named_where_it_stands() -> None:
    with pytest.raises(RecordError) as refused:
        read_any(f'[Deal "{PBN}"]\n[Play "N"]\nC2 Z9 C4 C5\n')
    assert "-:3:4: '9Z' is not a card" in str(refused.value.faults[0])
