"""What no replay accepts: plays, tables and rules that cannot be."""

from pathlib import Path
from typing import Any

import pytest

from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.record import Replayer, record_from_data
from hearts_spec.rules import Library, RefusedError, RulesError
from tests.record.deals import SUITS, auctioned, moon, replayed, small


def test_illegal_play_names_card_reason_and_source(replayer: Replayer) -> None:
    with pytest.raises(IllegalPlayError) as caught:
        replayed(replayer, small(plays=["AS", "3H"]))
    error = caught.value
    assert (error.play, error.seat, error.card) == (2, "B", "3H")
    assert error.refusal.reason.startswith("you must follow suit if you can")
    assert error.refusal.cites == ("hoyle-1887.follow",)


def test_card_not_in_hand_is_illegal_play(replayer: Replayer) -> None:
    with pytest.raises(IllegalPlayError, match="is not in the hand"):
        replayed(replayer, small(plays=["AS", "QS"]))


def test_seat_out_of_turn_names_whose_turn(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="play 2: it is the turn of B, not of C") as caught:
        replayed(replayer, small(plays=[["A", "AS"], ["C", "QS"]]))
    assert (caught.value.token, caught.value.position) == ("C", "play 2")


def test_a_card_after_the_end_is_refused(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="play 7: the deal is over"):
        replayed(replayer, small(plays=["AS", "KS", "QS", "2H", "3H", "4H", "AS"]))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hands": {"A": "AS", "B": "KS 3H", "C": "QS 4H"}}, "A holds 1 card"),
        ({"hands": {"A": "AS AS", "B": "KS 3H", "C": "QS 4H"}}, "AS appears twice in the hand of A"),
        ({"hands": {"A": "AS 2H", "B": "AS 3H", "C": "QS 4H"}}, "AS is in more than one hand"),
        ({"hands": {"A": "AS 5H", "B": "KS 3H", "C": "QS 4H"}}, "5H is not in the pack"),
        ({"hands": {"A": "AS 2H", "B": "KS 3H"}}, "does not say what C holds"),
        ({"passes": {"A": "AS", "B": "KS", "C": "QS"}}, "no cards are passed in this deal"),
        ({"passes": {"A": "AS"}}, "no cards are passed in this deal"),
        ({"jack": True}, "has no carried-over Jack"),
        ({"pot": 3}, "has no pot"),
        ({"bids": {"A": 3}}, "has no auction"),
        ({"buyer": "A"}, "has no auction"),
        ({"suit": "clubs"}, "has no auction"),
        ({"widow": "5H"}, "has no widow"),
        ({"stock": "5H"}, "has no stock"),
    ],
)
def test_a_table_that_cannot_be_is_refused(replayer: Replayer, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(IrregularStateError, match=message):
        replayed(replayer, small(**changes))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"passes": {"N": "2C 3C", "E": "2D 3D 4D", "S": "2S 3S 4S", "W": "2H 3H 4H"}}, "N: 3 cards are passed"),
        ({"passes": {"N": "2C 3C 4D", "E": "2D 3D 4D", "S": "2S 3S 4S", "W": "2H 3H 4H"}}, "4D cannot be passed"),
        ({"pool": 13}, "played for points"),
        ({"hands": {**SUITS, "N": "2C"}}, "N holds 1 card"),
    ],
)
def test_impossible_table_of_modern_game_refused(replayer: Replayer, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(IrregularStateError, match=message):
        replayed(replayer, moon(**changes))


def test_uneven_pack_is_an_error_of_the_rules(replayer: Replayer) -> None:
    rules = {"extends": "hoyle-1887/hearts", "with-players": {3: {"pack": {"without": []}}}}
    with pytest.raises(RulesError, match="52 cards do not deal out to 3 players"):
        replayed(replayer, small(rules=rules))


def test_an_unknown_rule_set_names_the_nearest(replayer: Replayer) -> None:
    with pytest.raises(RefusedError, match="did you mean hoyle-1887/hearts"):
        replayed(replayer, small(rules="hoyle-1887/heart"))


def test_unseated_number_of_players_refused(replayer: Replayer) -> None:
    with pytest.raises(RefusedError, match="is not for 3 players"):
        replayed(replayer, small(rules={"extends": "hoyle-1887/hearts", "table": {"players": [4]}}))


def test_path_also_searched_beside_the_record(library: Library, tmp_path: Path) -> None:
    (tmp_path / "table.yml").write_text("title: Mine\nextends: modern/standard\nvalues: {QS: 5}\n", encoding="utf-8")
    transcript = replayed(Replayer(library, tmp_path), moon(rules="table.yml", plays=["2C"]))
    assert transcript.rules == "house/table"


def test_an_empty_pass_is_no_pass(replayer: Replayer) -> None:
    assert replayed(replayer, small(passes={})) == replayed(replayer, small())


def test_a_pass_that_is_expected_cannot_be_empty(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="does not say what N passes"):
        replayed(replayer, moon(deal=1, passes={}))


def without_dealer(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != "dealer"}


def test_dealer_not_needed_if_nothing_depends_on_them(replayer: Replayer) -> None:
    with_him, without = replayed(replayer, moon()), replayed(replayer, without_dealer(moon()))
    assert (without.tricks, without.settlement, without.dealer) == (with_him.tricks, with_him.settlement, "")


def test_dealer_needed_to_decide_who_leads(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="does not say who deals, which decides who leads") as caught:
        replayed(replayer, without_dealer(small()))
    assert caught.value.position == "dealer"


def test_dealer_needed_to_decide_who_bids(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="does not say who deals, which decides who bids first"):
        replayed(replayer, without_dealer(auctioned()))


def test_rules_beside_record_precede_current_folder(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, title in (("here", "Here"), ("beside", "Beside")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{folder}.yml").write_text("title: T\nextends: modern/standard\nvalues: {QS: 5}\n")
        (tmp_path / folder / "table.yml").write_text(f"title: {title}\nextends: modern/standard\nvalues: {{QS: 5}}\n")
    monkeypatch.chdir(tmp_path / "here")
    found, id = Replayer(library, tmp_path / "beside")._find("table.yml")
    assert found.rule_set(id).title == "Beside"


def test_non_yaml_file_never_read_as_rules(library: Library, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("secret: words\n")
    with pytest.raises(RefusedError, match="there is no rule set"):
        Replayer(library).replay(record_from_data({**moon(rules=str(secret)), "plays": []}))
