"""Tournaments: whatever is taken at the tables, nobody is lost; and a tournament written down replays to the same."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts_spec.cards import full_pack
from hearts_spec.cli import main
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.tournament import Stake, Tie, Tournament, UndecidedError
from hearts_spec.record import (
    RecordError,
    Replayer,
    RoundPlayed,
    TournamentRecord,
    read_any,
    read_line,
    write_json,
    write_yaml,
)
from hearts_spec.rules.vocabulary.tournament import Fallers, HeadStar, PrizesAmong, Risers, Star, TableCount
from tests.conftest import LIBRARY

HEARTS = 13
Chosen = tuple[tuple[str, str], ...]
GAMES: tuple[tuple[str, Chosen], ...] = (
    ("spalding-1896/progressive", ()),
    ("spalding-1896/drive", ()),
    ("spalding-1896/drive", (("cut-down", "highest"),)),
    ("spalding-1896/drive", (("head-middle", "go-down"),)),
    ("spalding-1896/drive-by-position", ()),
    ("spalding-1896/drive-by-position", (("facing-pair", "winners-only"),)),
)


def seated(id: str, chosen: Chosen, count: int) -> Tournament:
    """Seat players at tables, A1 to D1 at the first; A and B are ladies where the sexes are told apart."""
    playable = LIBRARY.playable(id, None, dict(chosen))
    tables = [[f"{letter}{number}" for letter in "ABCD"] for number in range(1, count + 1)]
    rules = playable.rules.tournament
    sexes = rules.rises is Risers.BEST_OF_EACH_SEX or rules.prizes.among is PrizesAmong.EACH_SEX
    ladies = [name for table in tables for name in table if name[0] in "AB"] if sexes else []
    return Tournament(playable, tables, ladies)


def taken(tournament: Tournament, rng: Random) -> dict[str, int]:
    """Give each player hearts at random: often ties, sometimes all thirteen, below table 1 sometimes too few."""
    hearts = dict.fromkeys(tournament.players, 0)
    for number, table in enumerate(tournament.tables):
        left = HEARTS if number == 0 else rng.choice((HEARTS, HEARTS, rng.randrange(HEARTS)))
        takers = rng.sample(table, rng.choice((1, 2, 3, 4, 4, 4)))
        for _ in range(left):
            hearts[rng.choice(takers)] += 1
    return hearts


def play(tournament: Tournament, hearts: dict[str, int], rng: Random) -> RoundPlayed:
    """End a round, with a cut at random for every tie until none is left."""
    pack = full_pack()
    cuts: dict[str, list[int]] = {}
    while True:
        try:
            tournament.play(hearts, cuts)
        except UndecidedError as error:
            for tie in error.ties:
                for name in tie.players:
                    cuts.setdefault(name, []).append(rng.choice(pack))
        else:
            return RoundPlayed(hearts, {name: tuple(cards) for name, cards in cuts.items()})


def check_round(tournament: Tournament) -> None:
    done = tournament.rounds[-1]
    rules = tournament.rules
    players = sorted(tournament.players)
    assert done.after == tournament.tables
    assert [len(table) for table in done.after] == [4] * len(done.before)
    assert sorted(name for table in done.after for name in table) == players
    assert sorted(each.player for each in done.moves) == players
    if rules.rises is Risers.BEST_OF_EACH_SEX:
        assert all(sum(name in tournament.ladies for name in table) == 2 for table in done.after)
    for each in done.moves:
        assert each.player in done.before[each.table - 1]
        assert each.player in done.after[each.to - 1]
        assert each.to in (each.table, each.table - 1, len(done.before))
        assert each.went != "down" or each.table == 1
    leaving = Counter(each.table for each in done.moves if each.went != "stays")
    assert set(leaving.values()) <= {done.strokes}
    assert done.strokes in (1, 2, 3)
    assert done.strokes < 3 or rules.falls is Fallers.REST


def check_held(tournament: Tournament, before: dict[str, int]) -> None:
    """Check that nobody who is held goes up while somebody who is not, and does not, sits at their table."""
    done = tournament.rounds[-1]
    free = [each for each in done.moves if each.player not in before and each.hearts < HEARTS]
    stayed = {each.table for each in free if each.went == "stays"}
    for each in done.moves:
        if each.player in before and each.went == "up":
            assert each.table not in stayed
        assert each.held in range(tournament.rules.held + 1)
        assert not each.held or each.to > 1


def check_stars(tournament: Tournament) -> None:
    done = tournament.rounds[-1]
    stars = tournament.rules.stars
    rose = {each.player for each in done.moves if each.went == "up"}
    if stars.rise is not Star.NONE:
        assert {each.player for each in done.moves if stars.rise in each.stars} == rose
    if stars.head is not HeadStar.NONE:
        shone = {each.table for each in done.moves if {Star.GOLD, Star.SILVER} & set(each.stars)}
        assert shone == {1}
    for name in tournament.players:
        moves = [each for one in tournament.rounds for each in one.moves if each.player == name]
        won = Counter(star for each in moves for star in each.stars)
        assert won == tournament.stars[name]


@pytest.mark.parametrize("game", GAMES, ids=str)
@given(seed=st.integers(0, 2**32), half=st.integers(1, 4), rounds=st.integers(1, 8))
@settings(max_examples=50, deadline=None)
def test_after_any_round_every_table_has_its_players(
    game: tuple[str, Chosen], seed: int, half: int, rounds: int
) -> None:
    rng = Random(seed)
    even = LIBRARY.playable(game[0]).rules.tournament.tables is TableCount.EVEN
    tournament = seated(*game, 2 * half if even else half + 1)
    played = []
    tables = tournament.tables
    for _ in range(rounds):
        before = dict(tournament.held)
        played.append(play(tournament, taken(tournament, rng), rng))
        check_round(tournament)
        check_held(tournament, before)
        check_stars(tournament)
    ladies = tuple(sorted(tournament.ladies))
    record = TournamentRecord(game[0], tables, ladies, dict(game[1]), tuple(played))
    again = Replayer(LIBRARY).replay_any(record)
    assert list(again.rounds) == tournament.rounds
    assert again.tables == tournament.tables
    assert read_any(write_json(record)) == record
    if rounds == 1:
        assert read_any(write_yaml(record)) == record


def test_held_player_moves_up_when_others_too_few() -> None:
    """Three players of table 2 are held when two must go up, so that the best of them goes and is held no longer."""
    tournament = seated("spalding-1896/drive", (), 2)
    tournament.held = {"A2": 1, "B2": 2, "C2": 2}
    done = tournament.play({"A1": 2, "B1": 2, "C1": 4, "D1": 5, "A2": 3, "B2": 2, "C2": 4, "D2": 4})
    assert done.went("up") == ("B2", "D2")
    assert tournament.held == {"C2": 1}


def test_an_open_tie_says_exactly_who_must_cut() -> None:
    tournament = seated("spalding-1896/drive", (), 2)
    hearts = {"A1": 1, "B1": 4, "C1": 4, "D1": 4, "A2": 3, "B2": 3, "C2": 3, "D2": 4}
    with pytest.raises(UndecidedError) as caught:
        tournament.play(hearts)
    assert caught.value.ties == (
        Tie(1, ("B1", "C1", "D1"), 1, Stake.DOWN),
        Tie(2, ("A2", "B2", "C2"), 1, Stake.UP),
    )
    assert str(caught.value).split("; ") == [
        "at table 1 B1, C1 and D1 must cut to go down",
        "at table 2 A2, B2 and C2 must cut to go up",
    ]
    assert tournament.rounds == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"A1": 2}, "at table 1 the hearts add up to 14, but 13 are in play"),
        ({"A2": 3}, "at table 2 the hearts add up to 14, but at most 13 are in play"),
        ({"E1": 0}, "E1 sits at no table"),
        ({"A1": -1, "B1": 5}, "A1 cannot have taken -1 hearts"),
    ],
)
def test_hearts_that_cannot_be_are_refused(changes: dict[str, int], message: str) -> None:
    tournament = seated("spalding-1896/drive", (), 2)
    hearts = {"A1": 1, "B1": 3, "C1": 3, "D1": 6, "A2": 2, "B2": 3, "C2": 4, "D2": 4}
    with pytest.raises(IrregularStateError, match=message):
        tournament.play({**hearts, **changes})


def test_everybody_must_have_a_number() -> None:
    with pytest.raises(IrregularStateError, match="does not say how many hearts B1 took"):
        seated("spalding-1896/drive", (), 2).play({"A1": 13})


@pytest.mark.parametrize(
    ("id", "tables", "ladies", "message"),
    [
        ("modern/standard", ["ABCD", "EFGH"], "", "modern/standard is played at one table"),
        ("spalding-1896/drive", ["ABCD"], "", "there must be two at least"),
        ("spalding-1896/drive", ["ABCD", "EFG"], "", "table 2 has 3 players, where it seats 4"),
        ("spalding-1896/drive", ["ABCD", "EFGA"], "", "A sits in two places"),
        ("spalding-1896/drive", ["ABCD", "EFGH"], "AE", "ladies and men are not told apart here"),
        ("spalding-1896/drive-by-position", ["ABCD", "EFGH", "IJKL"], "", "3 tables are not an even number"),
        ("spalding-1896/progressive", ["ABCD", "EFGH"], "ABE", "table 2 needs two couples"),
        ("spalding-1896/progressive", ["ABCD", "EFGH"], "ABEZ", "Z sits at no table"),
    ],
)
def test_impossible_seating_refused_with_reason(id: str, tables: list[str], ladies: str, message: str) -> None:
    with pytest.raises(IrregularStateError, match=message):
        Tournament(LIBRARY.playable(id), [list(table) for table in tables], list(ladies))


def evening(**changes: Any) -> dict[str, Any]:
    """Give the record of one round in which nobody ties, but for what a test changes."""
    hearts = {"A": 1, "B": 3, "C": 3, "D": 6, "E": 2, "F": 3, "G": 4, "H": 4}
    tables = [["A", "B", "C", "D"], ["E", "F", "G", "H"]]
    return {"rules": "spalding-1896/drive", "tables": tables, "rounds": [{"hearts": hearts}], **changes}


@pytest.mark.parametrize(
    ("changes", "position", "message"),
    [
        ({"tables": [["A", "B", "C", "D"], ["E", "F", "G", "A"]]}, "tables.2.4", "A sits in two places"),
        ({"tables": "A"}, "tables", "a list of tables"),
        ({"ladies": ["Z"]}, "ladies.1", "sits at no table"),
        ({"rounds": [{"hearts": {"A": "many"}}]}, "rounds.1.hearts.A", "expected a whole number"),
        ({"rounds": [{"cuts": {}}]}, "rounds.1", "the round has no hearts"),
        ({"rounds": [{"hearts": {}, "cut": {}}]}, "rounds.1.cut", "did you mean cuts"),
        ({"rounds": [{"hearts": {}, "cuts": {"A": "1S"}}]}, "rounds.1.cuts.A", "is not a card"),
        ({"prizes": {"pink": {}}}, "prizes.pink", "'pink' is not a star"),
        ({"seats": ["A"]}, "seats", "unknown key"),
    ],
)
def test_malformed_tournament_record_refused(changes: dict[str, Any], position: str, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        read_line(json.dumps(evening(**changes)))
    assert caught.value.position == position


def test_prizes_decided_by_cutting_are_recorded() -> None:
    text = """\
rules: spalding-1896/progressive
tables: [[Ada, Bea, Abe, Ben], [Cora, Dora, Cal, Dan]]
ladies: [Ada, Bea, Cora, Dora]
rounds:
  - hearts: {Ada: 1, Bea: 6, Abe: 0, Ben: 6, Cora: 2, Dora: 5, Cal: 1, Dan: 5}
prizes:
  green: {Bea: 4H, Dora: 9C, Ben: KS, Dan: AH}
"""
    record = read_any(text)
    transcript = Replayer(LIBRARY).replay_any(record)
    assert [(each.star, each.winner) for each in transcript.prizes] == [
        (Star.GOLD, "Ada"), (Star.GOLD, "Abe"), (Star.RED, "Cora"), (Star.RED, "Cal"),
        (Star.GREEN, "Dora"), (Star.GREEN, "Ben"),
    ]  # fmt: skip
    assert read_any(write_yaml(record)) == record
    assert transcript.data()["prizes"][4] == {
        "star": "green", "among": ["Ada", "Bea", "Cora", "Dora"], "most": 1, "winner": "Dora", "must_cut": [],
    }  # fmt: skip


DRIVE = """\
rules: spalding-1896/drive
tables: [[A, B, C, D], [E, F, G, H]]
rounds:
  - hearts: {A: 1, B: 3, C: 3, D: 6, E: 2, F: 3, G: 4, H: 4}
  - hearts: {A: 2, B: 3, C: 3, E: 5, D: 2, F: 2, G: 4, H: 5}
    cuts: {D: 9S%s}
"""


def test_the_command_replays_a_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "drive.yml"
    file.write_text(DRIVE % ", F: KH", encoding="utf-8")
    assert main(["--rulesets", str(LIBRARY.root), "replay", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == [["A", "B", "C", "F"], ["D", "E", "G", "H"]]
    assert found["stars"]["A"] == {"silver": 1, "gold": 1}
    assert found["rounds"][1]["ties"] == [{"table": 2, "players": ["D", "F"], "cut": "to go up"}]
    assert main(["--rulesets", str(LIBRARY.root), "replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "At table 2 D and F cut to go up." in told
    heads, _, first, *_ = told.partition("\nStars ")[2].splitlines()
    assert (heads.split(), first.split()) == (["Gold", "Silver", "Agreed"], ["A", "1", "1", "0"])  # no other was won
    assert main(["--rulesets", str(LIBRARY.root), "check", str(file)]) == 0


def test_the_command_says_who_must_cut_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "drive.yml"
    file.write_text(DRIVE % "", encoding="utf-8")
    assert main(["--rulesets", str(LIBRARY.root), "replay", str(file)]) == 1
    assert f"{file}:5:5: round 2: at table 2 D and F must cut to go up" in capsys.readouterr().err
    assert main(["--rulesets", str(LIBRARY.root), "check", str(file)]) == 1
