"""Prices for tricks, several slams, and cards that double: what a scenario cannot well hold of them."""

import json
from pathlib import Path

import pytest

import hearts_spec
from hearts_spec.api.play import Play
from hearts_spec.cards import NotationError, cards_in, cards_text, groups_mask, mask_of, parse_card, parse_cards
from hearts_spec.cli import main
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, MissingFactError
from hearts_spec.engine.play import position
from hearts_spec.engine.settle.completed_deal import finished
from hearts_spec.engine.settle.settle import settle
from hearts_spec.rules import Library, RulesError
from hearts_spec.rules.facts import won
from hearts_spec.rules.vocabulary.slam import LosingSlam, Slam, SlamTricks
from tests.conftest import LIBRARY

PIG = "house/chase-the-pig"


def dealt() -> Play:
    """A deal before the first lead, in which D plays second and holds the queen of spades and the jack of diamonds."""
    return hearts_spec.load(PIG).deal(seed=2)


def played_out(play: Play) -> Play:
    """The same deal to its end, each player laying the first card that he may."""
    while not play.over:
        play.push(next(iter(play.legal)))
    return play


def test_shown_card_costs_its_taker_double() -> None:
    plain, shown = dealt(), dealt()
    shown.show("D", "QS")
    one, two = played_out(plain).result(), played_out(shown).result()
    assert one
    assert two
    taker = next(seat for seat, cards in plain.taken.items() if "QS" in cards)
    times = 2 if "10C" in plain.taken[taker] else 1
    dearer = {seat: two.net[seat] - one.net[seat] for seat in plain.seats}
    assert dearer == {seat: 100 * times if seat == taker else 0 for seat in plain.seats}


def test_game_of_tricks_settled_by_tricks_alone() -> None:
    """Five, four and four tricks at ten points each, whoever took the hearts."""
    only_tricks = {"values": {"hearts": 0, "QS": 0}, "bonus": {"trick": 10}, "slam": {"needs": []}}
    library, id = LIBRARY.find_data({"extends": "modern/standard", **only_tricks})
    table = CompiledRules(library.playable(id))
    deal = finished(table, [groups_mask(["hearts"]), 0, 0, 0], won((5, 4, 4, 0), first_trick=0, last_trick=1))
    assert settle(table, deal).net == (50, 40, 40, 0)


def test_last_two_tricks_score_for_their_takers() -> None:
    """B has every heart and the last trick but one, at ten; D has the last, at twenty."""
    two = {"values": {"QS": 0}, "bonus": {"last-but-one": 10, "last-trick": 20}, "slam": {"needs": []}}
    library, id = LIBRARY.find_data({"extends": "modern/standard", **two})
    table = CompiledRules(library.playable(id))
    hearts = groups_mask(["hearts"])
    deal = finished(table, [0, hearts, 0, 0], won((4, 5, 0, 4), first_trick=0, last_trick=3, last_but_one=1))
    assert settle(table, deal).net == (0, 23, 0, 20)
    with pytest.raises(MissingFactError, match="the last trick but one"):
        settle(table, deal._replace(tricks=won((4, 5, 0, 4), first_trick=0, last_trick=3)))


SIDES = {"extends": "house/partnership", "passing": {"cards": 0}}
EVERY_TRICK_BETWEEN = [{"tricks": "all", "amount": 26, "by": "side"}]


@pytest.mark.parametrize(
    ("tricks", "made"), [((7, 0, 6, 0), (0, 2)), ((13, 0, 0, 0), (0, 2)), ((7, 6, 0, 0), ()), ((6, 1, 6, 0), ())]
)
def test_two_partners_can_take_every_trick_between_them(tricks: tuple[int, ...], made: tuple[int, ...]) -> None:
    library, id = LIBRARY.find_data({**SIDES, "slam": {"needs": [], "also": EVERY_TRICK_BETWEEN}})
    table = CompiledRules(library.playable(id))
    found = finished(table, [table.pack, 0, 0, 0], won(tricks, first_trick=0, last_trick=0)).slam
    assert (found.by if found else ()) == made


@pytest.mark.parametrize(("declared", "made"), [(0, (0, 2)), (2, (0, 2)), (1, ()), (None, ())])
def test_partnership_makes_slam_one_partner_declared(declared: int | None, made: tuple[int, ...]) -> None:
    slam = {"tricks": "all", "amount": 26, "by": "side", "declared": 10}
    library, id = LIBRARY.find_data({**SIDES, "slam": {"needs": [], "also": [slam]}})
    table = CompiledRules(library.playable(id))
    found = finished(table, [table.pack, 0, 0, 0], won((7, 0, 6, 0), first_trick=0, last_trick=2), declared).slam
    assert (found.by if found else ()) == made


@pytest.mark.parametrize(
    ("pays", "net"),
    [("others-up", (0, 30, 0, 30)), ("self-down", (-30, 0, -30, 0)), ("self-up", (43, 0, 43, 0))],
)
def test_each_partner_is_maker_of_slam(pays: str, net: tuple[int, ...]) -> None:
    """A has the hearts and C the queen, charged to neither, but where a slam only adds to their thirteen."""
    library, id = LIBRARY.find_data({**SIDES, "slam": {"by": "side", "amount": 30, "pays": pays}})
    table = CompiledRules(library.playable(id))
    assert settle(table, finished(table, [groups_mask(["hearts"]), 0, groups_mask(["QS"]), 0])).net == net


@pytest.mark.parametrize(("declared", "made"), [(0, "slam.also.2"), (None, "slam.also.1")])
def test_declared_slam_checked_before_the_others(declared: int | None, made: str) -> None:
    """Whoever takes every trick has Polignac among them, which is another slam here, and stands first in the list."""
    slams = [{"needs": ["JS"], "amount": 3}, {"tricks": "all", "amount": 5, "declared": 5}]
    library, id = LIBRARY.find_data({"extends": "house/polignac", "slam": {"also": slams}})
    table = CompiledRules(library.playable(id))
    found = finished(table, [table.pack, 0, 0, 0], won((8, 0, 0, 0), first_trick=0, last_trick=0), declared).slam
    assert found is not None
    assert found.key == made


def test_shown_cards_are_in_the_record() -> None:
    play = dealt()
    play.show("D", "QS")
    play.show("D", "JD")
    again = hearts_spec.from_record(play.yaml())
    assert again.shown == {"D": "QS JD"}
    assert "QS" in again.hands["D"]


def test_record_and_settlement_both_ask_for_declarations(capsys: pytest.CaptureFixture[str]) -> None:
    play = hearts_spec.load("house/polignac").deal(seed=2)
    assert (play.declared, play.may_declare) == (None, True)
    plain = played_out(play.copy()).result()
    play.declare("B")
    assert (play.declared, play.may_declare) == ("B", False)
    with pytest.raises(IrregularStateError, match="B has declared it already"):
        play.declare("C")
    again = hearts_spec.from_record(play.yaml())
    assert again.declared == "B"
    declared = played_out(again).result()
    assert plain
    assert declared
    assert {seat: declared.net[seat] - plain.net[seat] for seat in play.seats} == {"A": 0, "B": 5, "C": 0, "D": 0}
    with pytest.raises(IrregularStateError, match="before the first card is led"):
        again.declare("C")
    with pytest.raises(IrregularStateError, match="has no slam that is declared"):
        hearts_spec.load("modern/standard").deal(seed=2).declare("A")
    words = ("house/polignac", "--taken", "A=JS JC JD JH,B=-,C=-,D=-", "--tricks", "A=8", "--json")
    nets = []
    for more in ((), ("--declared", "A"), ("--declared", "B")):
        assert main(["settle", *words, *more]) == 0
        nets.append(list(json.loads(capsys.readouterr().out)["net"].values()))
    assert nets == [[5, 0, 0, 0], [0, 5, 5, 5], [5, 5, 0, 0]]


WAITING = """
rules: house/chase-the-pig
seats: [A, B, C, D]
dealer: A
hands:
  A: 8S 9S 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC
  D: 4S 5S QS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD
  C: 2S 6S 7S KC AC QD KD AD 2H 3H 4H 5H 6H
  B: 3S 10S JS KS AS 7H 8H 9H 10H JH QH KH AH
"""  # A leads spades, wins with the eight, and leads them again


def test_undo_binds_shown_card_again() -> None:
    play = hearts_spec.from_record(f"{WAITING}plays: [8S]")
    assert list(play.legal) == ["4S", "5S", "QS"]
    play.undo()
    play.show("D", "QS")
    play.push("8S")
    assert list(play.legal) == ["4S", "5S"]
    for card in ("4S", "2S", "3S", "9S"):
        play.push(card)
    assert list(play.legal) == ["5S", "QS"]
    assert list(play.copy().legal) == ["5S", "QS"]
    for _ in range(4):
        play.undo()
    assert list(play.legal) == ["4S", "5S"]
    refusal = play.why_not("QS")
    assert refusal
    assert refusal.keys == ("doubling.played",)


def test_record_ignoring_wait_of_shown_card_refused() -> None:
    with pytest.raises(IllegalPlayError, match="may not be played when its suit is first led"):
        hearts_spec.from_record(f"{WAITING}shows: {{D: QS}}\nplays: [8S, QS]").transcript()
    again = hearts_spec.from_record(f"{WAITING}shows: {{D: QS}}\nplays: [8S, 4S, 2S, 3S, 9S, QS]").transcript()
    assert [each.card for each in again.plays][-1] == "QS"


def test_neither_of_two_waiting_cards_is_led() -> None:
    rules = {
        "extends": "house/chase-the-pig",
        "doubling": {"shown": ["QS", "JD", "AH", "10C", "KS"]},
        "values": {"KS": 5},
    }
    library, id = Library(Path("rulesets")).find_data(rules)
    table = CompiledRules(library.playable(id))
    hand = mask_of(parse_cards("QS KS 4D"))
    play = position(table, [hand, 0, 0, 0], 0, shown=mask_of(parse_cards("QS KS")))
    assert cards_text(cards_in(play.legal())) == "4D"
    led = mask_of(parse_cards("3S"))
    play = position(table, [led, 0, 0, hand], 0, shown=mask_of(parse_cards("QS KS")))
    play.put(parse_card("3S"))
    assert cards_text(cards_in(play.legal())) == "QS KS"


def test_nothing_is_shown_that_may_not_be() -> None:
    play = dealt()
    for cards, why in {
        "AD": "only these cards may be shown",
        "AH": "not in the hand",
        "QS QS": "not in the hand",
    }.items():
        with pytest.raises(IrregularStateError, match=why):
            play.show("D", cards)
    with pytest.raises(NotationError):
        play.show("D", "1X")
    assert play.shown == {}
    play.push(next(iter(play.legal)))
    with pytest.raises(IrregularStateError, match="before the first is led"):
        play.show("D", "QS")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((PIG, "--units", "A=100,B=0,C=100,D=0"), "name the cards taken"),
        (("house/slobberhannes", "--taken", "A=QC,B=-,C=-,D=-"), "who took the first trick"),
        (("house/slobberhannes", "--taken", "A=QC,B=-,C=-,D=-", "--first-trick", "A"), "who took the last trick"),
        (
            ("modern/standard", "--hearts", "A=13,B=0,C=0,D=0", "--taken", "A=QS", "--declared", "A"),
            "has no slam that is",
        ),
        (("house/polignac", "--taken", "A=JS JC JD JH,B=-,C=-,D=-", "--declared", "A"), "how many tricks each"),
        (("house/polignac", "--units", "A=5,B=0,C=0,D=0", "--declared", "A"), "how many tricks each"),
        (("house/moon-and-sun", "--hearts", "A=13,B=0,C=0,D=0", "--taken", "A=QS"), "how many tricks each player took"),
        (
            ("modern/standard", "--hearts", "A=12,B=1,C=0,D=0", "--taken", "A=QS", "--shown", "QS"),
            "no card may be shown",
        ),
    ],
)
def test_what_a_settlement_needs_is_asked_for(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settle", *words]) == 1
    assert why in capsys.readouterr().err


TROUBLES = {
    "doubling: {shown: [2C, QS], played: once-led}\nvalues: {2C: 5}": "the two of clubs must be led",
    "doubling: {shown: [AC], played: once-led}\nvalues: {AC: 5}\npack: {ace: low}": "the ace of clubs must be led",
    "doubling: {shown: [4C], played: once-led}\nvalues: {4C: 5}\npack: {without: [2C, 3C, 2D, 2S]}": (
        "the four of clubs must be led"
    ),
    "doubling: {shown: [2C], played: once-led}\nvalues: {2C: 5}\npack: {packs: 2, without: [2C, 2D]}": (
        "the two of clubs must be led"
    ),
    "doubling: {shown: [2D]}": "counts nothing, so to show it doubles nothing",
    "slam: {also: [{amount: 5}]}": "made by taking nothing",
    "slam: {also: [{needs: [Joker], amount: 5}]}": "needs the joker, not in the pack",
    "slam: {also: [{tricks: all, amount: 5}, {tricks: all, amount: 5}]}": "stands there before",
    "game: {deals: 3, ends: each-deal, limit: 0}": "every deal is a whole game",
    "hearts: {broken-however: [2C]}": "not among what breaks them",
    "slam: {also: [{tricks: all, amount: 5, declared: 5}, {needs: [QS], amount: 3, declared: 0}]}": (
        "slam 2 of the others is declared like slam 1"
    ),
    "passing: {to: [shared]}\ntable: {players: [3]}": "3 cards do not go in equal parts to 2 others",
    "passing: {cards: 4, numbers: [4, 3], to: [shared]}\ntable: {players: [3]}": "3 cards do not go in equal parts",
    "game: {exactly: to-half}\ntable: {players: [4], partners: opposite}": "partners end the game together",
    "slam: {also: [{tricks: all, amount: 52, by: side}]}": "nobody has a partner, so no side can make slam 1",
}


@pytest.mark.parametrize("text", TROUBLES)
def test_what_cannot_be_played_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yml"
    path.write_text(f"title: Mine\nextends: modern/standard\n{text}\n", encoding="utf-8")
    with pytest.raises(RulesError, match=TROUBLES[text]):
        Library(Path("rulesets")).find(str(path))


POINTLESS = "settlement: {kept-in: nothing}\ngame: {ends: open, limit: 0}"
IDLE = {
    f"doubling: {{cards: [10C]}}\n{POINTLESS}": "`doubling.cards` has no effect",
    "doubling: {alone: 5}": "`doubling.alone` has no effect",
    "doubling: {doubles: its-suit}": "`doubling.doubles` has no effect",
    "doubling: {played: once-led}": "`doubling.played` has no effect",
    "doubling: {cards: [Joker]}": "`doubling.cards` names the joker, which is in no pack",
    f"bonus: {{last-trick: 1}}\n{POINTLESS}": "`bonus.last-trick` has no effect",
    "game: {exactly: to-half, ends: open}": "`game.exactly` has no effect",
    "hearts: {broken-however: [QS], broken-when: played}": "`hearts.broken-however` has no effect",
    "slam: {needs: [], losing: lowered}": "`slam.losing` has no effect",
    "follow: {forced: [Joker]}": "`follow.forced` names the joker, which is in no pack",
    "slam: {by: side}": "`slam.by` has no effect",
}


@pytest.mark.parametrize("text", IDLE)
def test_house_rule_without_effect_gets_warning(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yml"
    path.write_text(f"title: Mine\nextends: modern/standard\n{text}\n", encoding="utf-8")
    library, id = Library(Path("rulesets")).find(str(path))
    told = [remark.message for remark in library.findings_of(id)]
    assert any(each.startswith(f"warning: {IDLE[text]}") for each in told)


def test_slams_name_no_player_he() -> None:
    declared = Slam(52, tricks=SlamTricks.ALL, declared=10)
    assert str(declared).endswith("a player who fails scores 10 as well as the cards they took")
    assert LosingSlam.LOWERED.phrase == "takes the amount off their own score instead"
