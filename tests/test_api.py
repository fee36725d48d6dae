"""The library's face: what its page shows holds; whole games, records out and in, and what is refused."""

import ast
import doctest
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hearts_spec
from hearts_spec import (
    IllegalBidError,
    IllegalPlayError,
    IrregularStateError,
    NotationError,
    RecordError,
    RefusedError,
    RulesError,
)
from hearts_spec.cli import main

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "hearts_spec").rglob("*.py"))


def examples() -> Iterator[doctest.DocTest]:
    """The examples of all that the package offers: whatever the page on Python shows."""
    finder, known = doctest.DocTestFinder(recurse=True), {"hearts_spec": hearts_spec}
    package = doctest.DocTestParser().get_doctest(str(hearts_spec.__doc__), {}, "hearts_spec", None, 0)
    readme = doctest.DocTestParser().get_doctest(unfenced(ROOT / "README.md"), {}, "README.md", None, 0)
    offered = {name: getattr(hearts_spec, name) for name in hearts_spec.__all__}
    behind = dict.fromkeys(base for each in offered.values() if isinstance(each, type) for base in each.__mro__)
    inherited = {each.__name__: each for each in behind if each.__module__.startswith("hearts_spec.")}
    found = [each for name, what in {**inherited, **offered}.items() for each in finder.find(what, name, globs=known)]
    yield from (each for each in (package, readme, *found) if each.examples)


def unfenced(path: Path) -> str:
    """A page without the fences round its examples, for they are no part of what is printed."""
    return "".join("\n" if line.startswith("```") else line for line in path.read_text().splitlines(keepends=True))


@pytest.mark.parametrize("example", list(examples()), ids=lambda each: each.name)
def test_an_example_shows_what_happens(example: doctest.DocTest) -> None:
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert result.failed == 0, "".join(said)


def pass_anything(play: hearts_spec.Play, chance: random.Random) -> None:
    if play.ways:
        play.name_way(chance.choice(play.ways))
    for seat in play.to_pass:
        may = [each for each in play.hands[seat] if not play.why_not_pass(seat, each)]
        play.pass_cards(seat, chance.sample(may, play.each_passes))
    if play.in_the_middle:
        play.deal_back(seed=chance.random().hex())


def bid_anything(play: hearts_spec.Play, chance: random.Random) -> None:
    highest = 0
    while play.to_bid:
        highest += chance.randrange(1, 9)
        play.bid(highest if chance.random() < 0.5 else "pass")
    if play.to_name:
        play.name("clubs")


def play_out(play: hearts_spec.Play, chance: random.Random) -> None:
    pass_anything(play, chance)
    bid_anything(play, chance)
    while not play.over:
        play.push(chance.choice(list(play.legal)))


@pytest.mark.parametrize("id", hearts_spec.Library().ids())
def test_every_game_can_be_played_saved_and_resumed(id: str) -> None:
    chance = random.Random(id)
    game = hearts_spec.load(id)
    for _ in range(4):
        contract = game.contracts[0] if game.chooser else ""
        play = game.deal(seed=chance.randrange(1000), contract=contract)
        play_out(play, chance)
        again = hearts_spec.from_record(play.yaml())
        assert again.data() == play.data() == hearts_spec.from_record(play.data()).data()
        assert again.result() == play.result()
        assert hearts_spec.replay(play.data()).data() == play.transcript().data()
        before = game.totals
        settlement = game.settle(play)
        assert game.totals == {seat: before[seat] + settlement.net[seat] for seat in game.seats}
        if game.over:
            break
    assert game.deals


def test_the_command_replays_what_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = hearts_spec.load("davis-2004/cancellation").deal(seed=5)
    play_out(play, random.Random(1))
    path = tmp_path / "deal.yml"
    path.write_text(play.yaml())
    assert main(["replay", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(play.transcript().data()))
    assert hearts_spec.from_record(path).result() == play.result()


def test_it_is_imported_without_anything_heavy() -> None:
    code = "import sys, hearts_spec; print([each for each in sys.modules if each.startswith(('hearts_spec.', 'yaml'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_listed_options_are_exactly_those_accepted() -> None:
    for name in hearts_spec.__all__:
        assert getattr(hearts_spec, name).__name__ == name
    assert set(hearts_spec.__all__) <= set(dir(hearts_spec))
    with pytest.raises(AttributeError):
        _ = hearts_spec.lood


def test_rules_may_be_a_path_or_written_out(tmp_path: Path) -> None:
    path = tmp_path / "fridays.yml"
    path.write_text("title: Friday Hearts\nextends: modern/standard\nvalues:\n  JD: -10\n")
    written = {"title": "Friday Hearts", "extends": "modern/standard", "values": {"JD": -10}}
    for rules in (path, str(path), written):
        game = hearts_spec.load(rules, seats=["Ann", "Bob", "Cy", "Di"])
        play = game.deal(seed=3)
        play_out(play, random.Random(3))
        assert sum(game.settle(play).net.values()) == 26 - 10
        assert hearts_spec.from_record(play.yaml()).result() == play.result()


def test_a_deal_may_be_named_card_by_card() -> None:
    dealt = hearts_spec.load("spalding-1896/widow").deal(seed=4)
    widow = dealt.data()["widow"]
    same = hearts_spec.load("spalding-1896/widow").deal(hands=dealt.hands, rest=widow)
    assert same.hands == dealt.hands
    assert same.data() == dealt.data()
    by_number = hearts_spec.load("spalding-1896/widow").deal(hands=dict(enumerate(dealt.hands.values())))
    assert by_number.hands == dealt.hands


def test_a_stock_keeps_its_order() -> None:
    dealt = hearts_spec.load("spalding-1896/single-handed").deal(seed=4)
    stock = dealt.data()["stock"]
    assert stock.split() != sorted(stock.split(), key=list(hearts_spec.Cards(stock)).index)
    same = hearts_spec.load("spalding-1896/single-handed").deal(hands=dealt.hands, rest=stock)
    assert same.data() == dealt.data()


def test_undoing_and_replaying_a_card_changes_nothing() -> None:
    play = hearts_spec.load("spalding-1896/joker").deal(seed=8)
    play_out(play, random.Random(8))
    told, cards = play.data(), []
    while play.data()["plays"]:
        cards.append(play.undo())
    assert play.data() == {**told, "plays": []}
    for card in reversed(cards):
        play.push(card)
    assert play.data() == told


def test_a_copy_goes_its_own_way() -> None:
    play = hearts_spec.load("modern/standard").deal(seed=2)
    play.push("2C")
    other = play.copy()
    other.push("6C")
    assert (play.turn, other.turn) == ("B", "C")
    assert len(play.hands["B"]) == len(other.hands["B"]) + 1


def test_cards_keep_their_number() -> None:
    assert list(hearts_spec.Cards("QS 2C qs")) == ["2C", "QS", "QS"]
    assert hearts_spec.Cards("QS 2C") == hearts_spec.Cards("2C, Q♠")
    assert hash(hearts_spec.Cards("QS 2C")) == hash(hearts_spec.Cards("2C QS"))
    cards = hearts_spec.Cards("AH Joker 10D")
    assert eval(repr(cards), {"Cards": hearts_spec.Cards}) == cards
    assert repr(eval(repr(hearts_spec.Library()), {"PosixPath": Path, "Library": hearts_spec.Library}))


def at_the_start() -> hearts_spec.Play:
    return hearts_spec.load("modern/standard", seats="NESW").deal(seed=2)


def after_one_pass() -> hearts_spec.Play:
    play = at_the_start()
    play.pass_cards("N", "5C QC AC")
    return play


def after_a_lead() -> hearts_spec.Play:
    play = at_the_start()
    play.push("2C")
    return play


def after_a_bid() -> hearts_spec.Play:
    play = at_an_auction()
    play.bid(5)
    return play


def at_the_end() -> hearts_spec.Play:
    play = hearts_spec.load("hoyle-1887/hearts").deal(seed=2)
    play_out(play, random.Random(0))
    return play


def at_an_auction() -> hearts_spec.Play:
    return hearts_spec.load("spalding-1896/auction").deal(seed=2)


REFUSED = {
    "a play after the end": (at_the_end, lambda play: play.push("2C"), IrregularStateError, "the deal is over"),
    "no card": (at_the_start, lambda play: play.push("2X"), NotationError, "'2X' is not a card"),
    "a card of another": (at_the_start, lambda play: play.push("QS"), IllegalPlayError, "is not in the hand"),
    "a card twice": (
        after_a_lead,
        lambda play: play.push("2C"),
        IllegalPlayError,
        "not in the hand",
    ),
    "out of turn": (at_the_start, lambda play: play.push("4C", "E"), IrregularStateError, "it is the turn of N"),
    "out of turn by number": (at_the_start, lambda play: play.push("4C", 1), IrregularStateError, "the turn of N"),
    "an unknown seat": (at_the_start, lambda play: play.push("2C", "Q"), NotationError, "no seat 'Q'"),
    "a seat number too high": (at_the_start, lambda play: play.push("2C", 4), NotationError, "no seat number 4"),
    "a seat number below": (at_the_start, lambda play: play.pass_cards(-1, "2C"), NotationError, "number -1"),
    "a seat of no kind": (at_the_start, lambda play: play.push("2C", 0.5), NotationError, "0.5"),
    "a flag for a seat": (at_the_start, lambda play: play.push("2C", True), NotationError, "True"),
    "two cards passed": (at_the_start, lambda play: play.pass_cards("N", "5C QC"), IrregularStateError, "not 2"),
    "a card passed that is kept": (
        lambda: hearts_spec.load("house/spades-kept", seats="NESW").deal(seed=2),
        lambda play: play.pass_cards("N", "KS 5C QC"),
        IrregularStateError,
        "you may not pass the queen of spades, the king of spades or the ace of spades",
    ),
    "one card passed twice": (
        at_the_start,
        lambda play: play.pass_cards("N", "5C 5C QC"),
        IrregularStateError,
        "not in the hand",
    ),
    "passing twice": (
        after_one_pass,
        lambda play: play.pass_cards(0, "2S 6S 7S"),
        IrregularStateError,
        "has passed already",
    ),
    "playing before all have passed": (
        after_one_pass,
        lambda play: play.push("2C"),
        IrregularStateError,
        "E has yet to pass",
    ),
    "writing down half a pass": (
        after_one_pass,
        lambda play: play.yaml(),
        IrregularStateError,
        "E has yet to pass",
    ),
    "passing once a card is led": (
        after_a_lead,
        lambda play: play.pass_cards("N", "5C QC AC"),
        IrregularStateError,
        "before the first is led",
    ),
    "passing where nothing is passed": (
        at_the_end,
        lambda play: play.copy().pass_cards("A", "5C QC AC"),
        IrregularStateError,
        "passed",
    ),
    "playing before the auction": (at_an_auction, lambda play: play.push("2C"), IrregularStateError, "to bid"),
    "a bid of nothing": (at_an_auction, lambda play: play.bid("five"), NotationError, "is not a bid"),
    "a bid too low": (
        after_a_bid,
        lambda play: play.bid(5),
        IllegalBidError,
        "must be 6 or more",
    ),
    "a name too soon": (at_an_auction, lambda play: play.name("clubs"), IllegalBidError, "the bidding is not over"),
    "no suit": (at_an_auction, lambda play: play.name("clbus"), NotationError, "did you mean clubs?"),
    "a bid where nothing is sold": (at_the_start, lambda play: play.bid(5), IrregularStateError, "no auction"),
    "a choice that the rules do not leave": (
        at_the_start,
        lambda play: play.choose("others-up"),
        IrregularStateError,
        "leaves no choice",
    ),
    "taking back nothing": (at_the_start, lambda play: play.undo(), IrregularStateError, "no card has been played"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_refused_and_changes_nothing(what: str) -> None:
    begin, does, error, says = REFUSED[what]
    play = begin()
    before = repr(play), str(play), play.turn, play.to_pass, play.to_bid
    with pytest.raises(error) as refused:
        does(play)
    assert says in str(refused.value)
    assert (repr(play), str(play), play.turn, play.to_pass, play.to_bid) == before


LOADS = {
    "an unknown id": (("modern/standart",), {}, RefusedError, "did you mean modern/standard?"),
    "a path to nothing": (("nowhere.yml",), {}, RulesError, "nowhere.yml"),
    "no rules in a mapping": (({},), {}, RulesError, ""),
    "faults in a mapping": (({"extends": "modern/standard", "valeus": {}},), {}, RulesError, "did you mean values?"),
    "two players": (("modern/standard", 2), {}, RefusedError, "not for 2 players"),
    "seats and another number": (("modern/standard", 4), {"seats": "ABC"}, RefusedError, "3 seats are named"),
    "a seat twice": (("modern/standard",), {"seats": "ABCA"}, RecordError, "twice"),
    "a dealer who is not there": (("modern/standard",), {"dealer": "Q"}, NotationError, "no seat 'Q'"),
    "an unknown option": (("modern/standard",), {"options": {"od": "x"}}, RefusedError, "has no option 'od'"),
}


@pytest.mark.parametrize("what", LOADS)
def test_rules_that_there_are_not_are_refused(what: str) -> None:
    args, named, error, says = LOADS[what]
    with pytest.raises(error) as refused:
        hearts_spec.load(*args, **named)
    assert says in str(refused.value)


def test_deal_settled_once_and_in_order() -> None:
    game = hearts_spec.load("modern/standard")
    play = game.deal(seed=2)
    with pytest.raises(IrregularStateError, match="the deal is not over"):
        game.settle(play)
    play_out(play, random.Random(2))
    game.settle(play)
    totals = game.totals
    with pytest.raises(IrregularStateError, match="not the deal"):
        game.settle(play)
    for other, says in (
        (at_the_end(), "other rules than this game: by hoyle-1887/hearts, not by modern/standard"),
        (at_the_start(), "is played by N, E, S, W, and this game by A, B, C, D"),
        (
            hearts_spec.load("modern/standard", options={"target": "50"}).deal(seed=2),
            "other rules than this game: by modern/standard with target=50, not by modern/standard",
        ),
    ):
        with pytest.raises(IrregularStateError, match=says):
            game.settle(other)
    assert game.totals == totals


def test_finished_deal_is_reason_to_refuse_cards() -> None:
    play = at_the_end()
    for card in ("2C", "Joker!"):
        refusal = play.why_not(card)
        assert refusal is not None
        assert refusal == hearts_spec.Refusal("the deal is over, and no card is left to play", (), ())


def test_invalid_hand_is_not_dealt() -> None:
    game = hearts_spec.load("modern/standard")
    hands = dict(game.deal(seed=2).hands)
    for wrong, says in (
        ({**hands, "A": "2C 2C"}, "twice"),
        ({**hands, "A": hands["B"]}, "A|B"),
        ({seat: hands[seat] for seat in "ABC"}, "D"),
    ):
        with pytest.raises(IrregularStateError, match=says):
            game.deal(hands=wrong)
    with pytest.raises(NotationError):
        game.deal(hands={**hands, "Q": "2C"})


def test_finished_game_cannot_continue() -> None:
    game = hearts_spec.load("hoyle-1913/simple")
    play = game.deal(seed=1)
    play_out(play, random.Random(1))
    game.settle(play)
    assert game.over
    with pytest.raises(IrregularStateError, match="the game is over"):
        game.deal()


def test_a_record_with_incidents_is_only_replayed() -> None:
    record = {**at_the_end().data(), "incidents": [{"after": 0, "what": "faced-card", "card": "2C"}]}
    with pytest.raises((IrregularStateError, RecordError)):
        hearts_spec.from_record(record)


def test_rule_sets_compared_as_written_or_played() -> None:
    rows = hearts_spec.compare("hoyle-1887/hearts", "modern/standard", players=3)
    assert {row.key for row in rows if row.differs} > {"lead.opener", "settlement.kept-in"}
    for wrong in ((), ("modern/standard",), ("modern/standard", "modern/standard")):
        with pytest.raises(RefusedError, match="at least two rule sets"):
            hearts_spec.compare(*wrong)


ERRORS = [getattr(hearts_spec, name) for name in hearts_spec.__all__ if name.endswith("Error")]


def test_all_that_is_refused_is_of_one_kind() -> None:
    """Whoever uses the package may catch one error, and whoever writes a message has one place that adds the hint."""
    named = [
        node for path in MODULES for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ClassDef)
    ]
    bases = {node.name: [ast.unparse(base) for base in node.bases] for node in named}
    assert all(issubclass(error, hearts_spec.HeartsError) for error in ERRORS)
    assert [name for name, above in bases.items() if "ValueError" in above] == ["HeartsError"]


def test_error_says_what_is_wrong_expected_and_where() -> None:
    with pytest.raises(RefusedError) as refused:
        hearts_spec.load("modern/standart")
    error = refused.value
    assert error.message == "there is no rule set 'modern/standart'"
    assert error.hint == "did you mean modern/standard?"
    assert str(error) == f"{error.message} ({error.hint})"
    with pytest.raises(RulesError) as refused:
        hearts_spec.load({"title": "Fridays", "extends": "modern/standard", "valeus": {}, "leed": {}})
    assert refused.value.place == "<inline>:valeus"
    assert str(refused.value) == "\n".join(map(str, refused.value.faults))
    with pytest.raises(IllegalPlayError) as refused:
        after_a_lead().push("QH")
    assert (refused.value.place, refused.value.hint) == ("play 2", "")
    with pytest.raises(RecordError) as refused:
        hearts_spec.from_record("rules: modern/standard\nseats: [N, E, S, W]\ndealer: Q\nhands: {}\n")
    assert (refused.value.place, refused.value.message) == ("-:3:9", "there is no seat 'Q' at this table")
    with pytest.raises(RecordError) as refused:
        hearts_spec.from_record({**at_the_start().data(), "dealer": "Q"})
    assert refused.value.place == "dealer"


def test_receiver_of_pass_named_card_by_card() -> None:
    """House scatter: the fourth deal gives a card to each of the others; the first passes to the left."""
    play = hearts_spec.load("house/scatter").deal(seed=1)
    assert (play.passes_to["A"], play.passes_to["D"]) == (("B",) * 3, ("A",) * 3)
    record = {**play.data(), "deal": 4}
    assert hearts_spec.from_record(record).passes_to["C"] == ("D", "A", "B")
    to_each = hearts_spec.load("house/two-to-each", options={"each": "every-deal"})
    assert to_each.deal(seed=1).passes_to["B"] == ("C", "C", "A", "A")
    assert hearts_spec.load("hoyle-1887/hearts").deal(seed=1).passes_to == {}


def test_the_least_bid_goes_beyond_the_highest() -> None:
    play = hearts_spec.load("spalding-1896/auction").deal(seed=2)
    least = [play.least_bid]
    for bid in (3, "pass", 5, "pass"):
        play.bid(bid)
        least.append(play.least_bid)
    assert least == [1, 4, 4, 6, 0]
    assert hearts_spec.load("modern/standard").deal(seed=2).least_bid == 0


def test_no_bid_beyond_what_can_be_written() -> None:
    highest = {"extends": "foster-1914/auction", "auction": {"least-raise": 99_999}}
    play = hearts_spec.load(highest).deal(seed=2)
    for _ in play.seats:
        play.bid(play.least_bid)
    assert (play.to_bid, play.least_bid) == (None, 0)
    play = hearts_spec.load(highest).deal(seed=2)
    play.bid(999_999)
    assert play.least_bid == 0
    with pytest.raises(hearts_spec.IllegalBidError, match="no bid can go beyond the 999999 bid before it"):
        play.bid(999_999)
    for _ in range(3):
        play.bid("pass")
    assert play.to_name
    with pytest.raises(hearts_spec.RulesError, match=r"auction\.least-raise"):
        hearts_spec.load({"extends": "foster-1914/auction", "auction": {"least-raise": 100_000}})


CHOOSING = {"extends": "modern/standard", "slam": {"pays": "choice"}}
GIVEN = {
    "a library of nothing": (lambda: hearts_spec.Library(5), "is the folder of its rule sets"),
    "no id": (lambda: hearts_spec.Library().rule_set(None), "a rule set is named by its id, not by 'None'"),
    "a number for an id": (lambda: hearts_spec.Library().rule_set(5), "named by its id, not by '5'"),
    "a list for an id": (lambda: hearts_spec.Library().playable([]), "named by its id, not by '[]'"),
    "a seat that is called by a number": (
        lambda: hearts_spec.load("modern/standard", seats=["A", "B", "1"]),
        "'1' cannot name a seat: a number means the position of a seat (a short name, as N)",
    ),
    "a record whose seats are numbers": (
        lambda: hearts_spec.from_record("rules: modern/standard\nseats: [1, 2, 3]\nhands: {}\n"),
        "'1' cannot name a seat: a number means the position of a seat",
    ),
    "a seat that is called as a fund is": (
        lambda: hearts_spec.load("modern/standard", seats=["pool", "pot", "before", "c"]),
        "'pool' cannot name a seat, because it is the name of a fund (a short name, as N)",
    ),
    "a library of no folder": (lambda: hearts_spec.Library("nowhere").ids(), "is not a folder"),
    "a hand twice": (
        lambda: hearts_spec.load("modern/standard").deal(hands={"A": "2C", 0: "3C"}), "the hand of A is named twice",
    ),
    "a rest of no hands": (lambda: hearts_spec.load("modern/standard").deal(seed=1, rest="2C"), "without `hands`"),
    "a choice that is none": (
        lambda: hearts_spec.load(CHOOSING).deal(seed=1).choose("choice"), "'choice' is not one of the choices",
    ),
    "no choice": (lambda: hearts_spec.load(CHOOSING).deal(seed=1).choose(""), "no choice is named"),
}  # fmt: skip


@pytest.mark.parametrize("what", GIVEN)
def test_wrong_argument_refused_like_any_other_error(what: str) -> None:
    does, says = GIVEN[what]
    with pytest.raises(hearts_spec.HeartsError) as refused:
        does()
    assert says in str(refused.value)
