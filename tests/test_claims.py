"""What a book claims in figures: the counting held by deals laid out one by one, the figures by what they mean."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from hearts_spec.claims import (
    Claims,
    FigureVerdict,
    HeartLed,
    SuitLed,
    heart_led,
    mean,
    read_claims,
    read_figure,
    settled,
    suit_led,
)
from hearts_spec.cli import main
from hearts_spec.measure.hand_odds import chance
from hearts_spec.measure.stored_figures import StoredFigures
from hearts_spec.rules import Library, RulesError
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.site_model import make_site_model
from hearts_spec.site.source_pages import claim_pages
from tests.conftest import LIBRARY

ROOT = Path(__file__).parent.parent / "rulesets"
CLAIMS = Claims(LIBRARY)
PROOFS = {claim.name: claim for claim in CLAIMS.find("foster-1914")}
Cards = frozenset[int]


def dealt(cards: Cards, size: int, hands: int) -> Iterator[tuple[Cards, ...]]:
    """Every deal of some cards into hands of a size."""
    if not hands:
        yield ()
        return
    for hand in map(frozenset, combinations(sorted(cards), size)):
        for others in dealt(cards - hand, size, hands - 1):
            yield hand, *others


def share(deals: Iterator[tuple[Cards, ...]], holds: Callable[[tuple[Cards, ...]], bool]) -> Fraction:
    """The part of some deals of which something holds."""
    told = [holds(deal) for deal in deals]
    return Fraction(sum(told), len(told))


@pytest.mark.parametrize(("lower", "held"), [(1, 1), (2, 1), (2, 2), (3, 1), (1, 3), (0, 2), (3, 2)])
@pytest.mark.parametrize("void", [True, False])
def test_heart_led_wins_as_in_full_enumeration(lower: int, held: int, void: bool) -> None:
    """Three others with three cards each, a suit of five: first the hearts below the one led, then the higher ones."""
    hearts = frozenset(range(5 - held))

    def wins(deal: tuple[Cards, ...]) -> bool:
        return all(min(hand) < lower or (void and not hand & hearts) for hand in deal)

    counted = heart_led(lower, held, void, hand=3, suit=5)
    assert counted == share(dealt(frozenset(range(9)), 3, 3), wins)


@pytest.mark.parametrize("held", [1, 2, 3])
@pytest.mark.parametrize("round", [1, 2])
def test_heart_falls_as_often_as_in_full_enumeration(held: int, round: int) -> None:
    suit = frozenset(range(5 - held))

    def falls(deal: tuple[Cards, ...]) -> bool:
        return any(len(hand & suit) < round for hand in deal)

    assert suit_led(held, round, False, hand=3, suit=5) == share(dealt(frozenset(range(9)), 3, 3), falls)


@pytest.mark.parametrize("held", [1, 2])
@pytest.mark.parametrize("round", [1, 2])
def test_required_heart_falls_as_in_full_enumeration(held: int, round: int) -> None:
    """Two others and the leader with three cards each: the suit, then three hearts, then the rest."""
    out = 3 - held
    suit, hearts = frozenset(range(out)), frozenset(range(out, out + 3))
    unknown = frozenset(range(9 - held))

    def falls(deal: tuple[Cards, ...]) -> bool:
        return any(len(hand & suit) < round and hand & hearts for hand in deal)

    deals = (deal for deal in dealt(unknown, 3, 2) if suit <= frozenset().union(*deal))  # the leader has no more of it
    assert suit_led(held, round, True, hand=3, suit=3, others=2) == share(deals, falls)


def test_hands_of_any_size_are_counted() -> None:
    """One marked card in three: a hand of one has it in one deal of three."""
    alone = (1, lambda held: held == (1,))
    assert chance((1,), [alone, (2, lambda held: True)]) == Fraction(1, 3)
    assert chance((1,), [(1, lambda held: True)]) == 1
    assert mean([(1, Fraction(0)), (3, Fraction(1))]) == Fraction(3, 4)


def trials(count: int) -> Iterator[list[Sequence[int]]]:
    """Some deals of 39 cards to three hands, by chance."""
    chance, cards = Random(1914), list(range(39))
    for _ in range(count):
        chance.shuffle(cards)
        yield [cards[:13], cards[13:26], cards[26:]]


def test_deals_by_chance_come_near_what_is_counted() -> None:
    """Eight spades are out against five; and three hearts below the one led, with nine above it."""
    deals, void, wins = 4000, 0, 0
    for hands in trials(deals):
        void += any(min(hand) >= 8 for hand in hands)
        wins += all(min(hand) < 3 or min(hand) >= 12 for hand in hands)
    assert abs(void / deals - float(suit_led(5, 1, False))) < 0.02
    assert abs(wins / deals - float(heart_led(3, 1, True))) < 0.03


def test_odds_known_by_hand() -> None:
    """Three cards in three hands: the second and third each go elsewhere, 26 in 38 and 13 in 37."""
    assert heart_led(3, 1, False) == Fraction(26, 38) * Fraction(13, 37)
    assert suit_led(5, 3, False) == 1  # eight cards cannot go round three hands three times


def test_mean_of_numbers_held_matches_full_enumeration() -> None:
    """Beside the four of hearts one holds none or one of the ten above it, and twelve or eleven of 39 other cards.

    C(39, 12) is to C(39, 11) as 28 to 12, so one heart is to two as 28 to 120; one spade is to two, of C(13, 1) and
    C(13, 2), as 13 · 28 to 78 · 12.
    """
    alone, two = heart_led(2, 1, True), heart_led(2, 2, True)
    assert HeartLed(card=4, held=(1, 2)).value() == (7 * alone + 30 * two) / 37
    once, twice = suit_led(1, 1, False), suit_led(2, 1, False)
    assert SuitLed(held=(1, 2)).value() == (7 * once + 18 * twice) / 25
    assert suit_led(4, 3, False) < 1


@pytest.mark.parametrize(
    ("printed", "truth", "verdict"),
    [
        ("2 to 1 against", Fraction(1, 3), "right"),
        ("2 to 1 for", Fraction(2, 3), "right"),
        ("2 to 1 for", Fraction(1, 3), "wrong"),
        ("22 to 1 against", Fraction(10, 226), "right"),  # 21.6
        ("22 to 1 against", Fraction(10, 224), "rounded"),  # 21.4
        ("50 to 1 against", Fraction(1, 47), "rounded"),
        ("50 to 1 against", Fraction(1, 44), "wrong"),
        ("29 to 11 against", Fraction(11, 40), "right"),
        ("5⅛ to 1 for", Fraction(842, 1000), "rounded"),
        ("5⅛ to 1 for", Fraction(41, 49), "right"),
        ("1 to 11 for", Fraction(1, 12), "right"),
        ("1 to 11 for", Fraction(1, 8), "wrong"),
        ("even", Fraction(51, 100), "right"),
        ("even", Fraction(2, 3), "wrong"),
        ("even", Fraction(1, 3), "wrong"),
        ("44 in 1000", Fraction(4449, 100_000), "right"),
        ("44 in 1000", Fraction(46, 1000), "rounded"),
        ("1 in 23", Fraction(10, 226), "right"),
        ("19 in 25 against", Fraction(24, 100), "right"),
        ("1000 in 1000", Fraction(1), "right"),
        ("1000 in 1000", Fraction(9999, 10_000), "right"),
        ("1000 in 1000", Fraction(9987, 10_000), "wrong"),
        ("3 to 1 for", Fraction(1), "wrong"),
        ("130", Fraction(130), "right"),
        ("128", Fraction(130), "rounded"),
        ("219", Fraction(200), "rounded"),
        ("221", Fraction(200), "wrong"),
        ("-46", Fraction(46), "wrong"),
    ],
)
def test_a_figure_is_held_to_the_truth(printed: str, truth: Fraction, verdict: str) -> None:
    figure = read_figure(printed)
    assert figure is not None
    assert figure.verdict(truth).value == verdict


@pytest.mark.parametrize(("eighths", "sign"), list(enumerate("⅛¼⅜½⅝¾⅞", 1)))
def test_odds_are_printed_with_eighths(eighths: int, sign: str) -> None:
    """Odds of two and so many eighths to one are as many eighths to eight."""
    figure = read_figure(f"2{sign} to 1 for")
    assert figure is not None
    assert figure.value == Fraction(16 + eighths, 24 + eighths)


@pytest.mark.parametrize(
    ("truth", "put"), [(Fraction(1), "always"), (Fraction(0), "never"), (Fraction(3, 4), "3 to 1 for")]
)
def test_odds_worded_for_possible_failure_and_success(truth: Fraction, put: str) -> None:
    figure = read_figure("3 to 1 for")
    assert figure is not None
    assert figure.put(truth) == put


@pytest.mark.parametrize("text", ["", "22 to 1", "22:1 against", "0 to 1 for", "5 in 4", "about even", "1.5", "٣ in 5"])
def test_non_figure_not_parsed_as_figure(text: str) -> None:
    assert read_figure(text) is None


@pytest.mark.parametrize(
    ("name", "put", "verdict"),
    [
        ("five-of-four", "29.0 to 11 against", "right"),
        ("once-four", "21.6 to 1 against", "right"),
        ("once-five", "12.1 to 1 against", "wrong"),
        ("four-led", "46.2 to 1 against", "rounded"),
        ("table-thrice-four", "889.6 in 1000", "wrong"),
        ("table-twice-eight", "1000 in 1000", "right"),
        ("thirty-others", "130", "rounded"),
    ],
)
def test_the_book_is_put_to_the_test(name: str, put: str, verdict: str) -> None:
    assert (PROOFS[name].put, PROOFS[name].verdict) == (put, FigureVerdict(verdict))


def test_statements_about_both_table_models_are_true() -> None:
    """The one in which a heart must be held comes nearer but for two figures, and neither comes near to four."""
    chances = [each for name, each in PROOFS.items() if name.startswith("table-") and each.value < 1]
    pairs = [(each, each.otherwise[0].value) for each in chances if "no heart" in each.otherwise[0].says]
    print_is = {each.id: each.printed.value for each, _ in pairs}
    further = [
        each.printed.text
        for each, other in pairs
        if abs(other - print_is[each.id]) > abs(each.value - print_is[each.id])
    ]
    assert further == ["358 in 1000", "857 in 1000"]
    wrong = [each.printed.text for each, _ in pairs if each.verdict is FigureVerdict.WRONG]
    assert wrong == ["63 in 1000", "358 in 1000", "430 in 1000", "842 in 1000"]
    assert [each.printed.verdict(each.otherwise[0].value) for each, _ in pairs if each.name == "table-twice-six"] == [
        FigureVerdict.RIGHT
    ]


@pytest.mark.parametrize("round", ["once", "twice", "thrice"])
def test_first_column_comes_nearest_for_four_cards(round: str) -> None:
    proof = PROOFS[f"table-{round}-four"]
    others = [each.value for each in proof.otherwise if each.says.startswith("with ")]
    printed = proof.printed.value
    assert len(others) == 4
    assert all(abs(proof.value - printed) < abs(other - printed) for other in others)


def test_sitting_of_sixty_deals_supports_both_claims() -> None:
    sitting = CLAIMS.of("foster-1914").sittings["sixty-deals"]
    assert len(sitting.hearts) == 60
    assert [sitting.taken(seat) for seat in "AB"] == [58, 500]
    rules = PROOFS["sweepstake-58"].count
    end = settled(sitting, getattr(rules, "rules", ""), LIBRARY)
    assert (end.net[:2], sum(end.net), end.pool) == ((-46, 46), 0, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_howell_settlement_depends_on_hearts_alone(seat: int) -> None:
    """Each pays three for each of his hearts and draws one for each that he has not: 780 less four times his hearts."""
    name, hearts = (("howell-58", 58), ("howell-500", 500))[seat]
    assert PROOFS[name].value == 60 * 13 - 4 * hearts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "book").mkdir()
    (tmp_path / "sources.yml").write_text("book: {title: A Book, short: Book, year: 1900}\n", encoding="utf-8")
    provision = "p1: {place: p.1, topic: example, kind: example, gist: A., reason: odds}\n"
    (tmp_path / "book" / "provisions.yml").write_text(provision, encoding="utf-8")
    return tmp_path


GOOD = """\
title: Claims
about: What they are.
topics:
  odds: {title: Odds, model: All deals.}
sittings:
  two: {what: Two deals., seats: [A, B, C, D], hearts: [[1, 3, 4, 5], [0, 13, 0, 0]]}
claims:
  led: {topic: odds, place: p. 1, cites: p1, what: A, printed: 3 to 1 against, count: {by: heart-led, card: 5, held: 1}}
"""


def told(folder: Path, old: str, new: str) -> list[str]:
    """What is wrong with the claims of the book when a part of them is another."""
    assert old in GOOD
    (folder / "book" / "claims.yml").write_text(GOOD.replace(old, new), encoding="utf-8")
    return [f"{fault.mark.line}: {fault.message}" for fault in Claims(Library(folder)).faults()]


def test_good_claims_have_no_fault(folder: Path) -> None:
    assert told(folder, "", "") == []
    assert Library(folder).faults() == []  # claims.yml is no rule set


COUNT = "{by: heart-led, card: 5, held: 1}"
SITTING = "{by: sitting, sitting: two, rules: a/b, seat: A, hearts: 1, deals: 2}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cites: p1", "cites: p2", "8: 'p2' is not a provision"),
        ("cites: p1", "cites: [p1, p1]", "8: 'p1' appears twice in the list"),
        (
            "3 to 1 against",
            "3 to 1",
            "8: '3 to 1' is not a figure: odds, a number of times in so many, a number, or `more` or `less`",
        ),
        ("topic: odds,", "topic: ods,", "8: there is no topic 'ods'"),
        ("heart-led", "heart-lead", "8: 'heart-lead' is not a kind of computation"),
        ("card: 5", "card: 11", "8: 11 is out of range"),
        ("held: 1}", "held: 11}", "8: 11 hearts are more than there are from the 5 upward"),
        (COUNT, SITTING, "8: there is no rule set 'a/b'"),
        ("[1, 3, 4, 5]", "[1, 3, 4, 4]", "6: the hearts of deal 1 add up to 12, but there are 13"),
        ("[1, 3, 4, 5]", "[1, 3, 9]", "6: deal 1 has 3 players, but there are 4 seats"),
        (COUNT, "{by: reckoning, multiply: [3, 4]}", "8: the book prints a chance, but the result is a number"),
        ("printed: 3 to 1 against", "printed: 13", "8: the book prints a number, but the result is a chance"),
        ("about:", "abuot:", "2: unknown key 'abuot'"),
    ],
)
def test_a_fault_is_told_at_its_place(folder: Path, old: str, new: str, message: str) -> None:
    assert message in told(folder, old, new)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sitting: sixty-deals", "sitting: sixty-deal", "there is no sitting 'sixty-deal'"),
        ("seat: A", "seat: E", "'E' sits not at it"),
        ("hearts: 58", "hearts: 57", "A takes 58 hearts in this sitting"),
        ("deals: 60", "deals: 61", "this sitting has 60 deals"),
    ],
)
def test_simulated_sitting_is_the_one_in_book(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (ROOT / "foster-1914" / "claims.yml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "foster-1914").mkdir()
    path = tmp_path / "foster-1914" / "claims.yml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RulesError) as caught:
        read_claims(path, LIBRARY)
    assert message in [fault.message for fault in caught.value.faults]


PLOTTED = """\
title: Claims
about: What they are.
topics: {odds: {title: Odds, model: All deals.}}
claims:
"""


def plotted(folder: Path, *printed: str) -> str:
    """The page of a book that claims these odds of what is 12.1 to 1 against, as the test of one claim has it."""
    claim = "topic: odds, place: p. 1, cites: p1, what: A, count: {by: suit-led, held: 5}"
    claims = [f"  claim-{number}: {{{claim}, printed: {odds}}}\n" for number, odds in enumerate(printed)]
    (folder / "book" / "claims.yml").write_text(PLOTTED + "".join(claims), encoding="utf-8")
    [page] = claim_pages(make_site_model(Library(folder), [], RunTranscript("", ())))
    return page.markdown


def test_plot_numbers_only_the_wrong_claims(folder: Path) -> None:
    made = plotted(folder, "12 to 1 against", "14 to 1 against", "2 to 1 for", "14 to 1 against")
    assert re.findall(r'class="plot__(right|rounded|wrong)"', made).count("wrong") == 3
    assert re.findall(r'class="plot__number"[^>]*>([^<]*)<', made) == ["1, 3", "2"]


def test_odds_along_plot_symmetric_for_and_against(folder: Path) -> None:
    made = plotted(folder, "12 to 1 against")
    marks = re.findall(r'class="plot__tick" x="([\d.]+)"[^>]*>([^<]*)<', made)
    assert [label for _, label in marks] == ["50:1", "20", "10", "5", "2", "even", "2", "5", "10:1"]
    at = [float(x) for x, _ in marks]
    assert at == sorted(at)
    even = at[5]
    for each in range(1, 4):
        assert at[5 + each] - even == pytest.approx(even - at[5 - each], abs=0.2)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["--rulesets", str(ROOT), "claims", *args])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(
    ("difference", "margin", "put", "verdict"),
    [
        (Fraction(1, 5), Fraction(1, 10), "more", FigureVerdict.RIGHT),
        (Fraction(-1, 5), Fraction(1, 10), "less", FigureVerdict.WRONG),
        (Fraction(1, 5), Fraction(1, 4), "not known", FigureVerdict.OPEN),
        (Fraction(0), None, "not known", FigureVerdict.OPEN),
    ],
)
def test_claim_of_more_is_open_within_the_margin(
    difference: Fraction, margin: Fraction | None, put: str, verdict: FigureVerdict
) -> None:
    figure = read_figure("more")
    assert figure is not None
    assert (figure.put(difference, margin), figure.verdict(difference, margin)) == (put, verdict)


def test_measured_claim_compares_stored_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {"foster-1914/howell": [0.7, 0.02], "foster-1914/sweepstake": [0.5, 0.03]}
    stored = {id: {"figures": {"edge": figure}} for id, figure in entries.items()}
    monkeypatch.setattr(StoredFigures, "entries", stored)
    [claim] = Claims(LIBRARY).find("howell-skill")
    assert (claim.put, claim.verdict) == ("more", FigureVerdict.RIGHT)
    assert claim.data["value"] == pytest.approx(0.2)
    assert claim.data["error"] == pytest.approx(0.05)
    monkeypatch.setattr(StoredFigures, "entries", {})
    [claim] = Claims(LIBRARY).find("howell-skill")
    assert (claim.verdict, claim.data["value"]) == (FigureVerdict.OPEN, None)


def test_the_command_says_all_that_is_fixed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--json")
    said = json.loads(out)
    assert code == 0
    assert {each["id"] for each in said} >= {f"foster-1914/{name}" for name in PROOFS}
    for each in said:
        assert list(each) == ["id", "place", "what", "printed", "value", "error", "method", "verdict"]
        assert isinstance(each["value"], int | float) or each["method"].startswith("not measured yet")
        assert (each["error"] is None) != each["method"].startswith("measured")
        assert each["verdict"] in ("right", "rounded", "wrong", "open")


@pytest.mark.parametrize("name", ["foster-1914/once-five", "once-five"])
def test_the_command_finds_one_claim(capsys: pytest.CaptureFixture[str], name: str) -> None:
    _, out, _ = run(capsys, name, "--json")
    (said,) = json.loads(out)
    assert (said["id"], said["printed"], said["verdict"]) == ("foster-1914/once-five", "15 to 1 against", "wrong")
    assert said["value"] == pytest.approx(0.0761, abs=0.0001)


def test_the_command_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "once-fiv")
    assert (code, out) == (2, "")
    assert err.strip() == "hearts-spec: there is no claim 'once-fiv' (did you mean once-five?)"


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "foster-1914")
    lines = out.splitlines()
    assert lines[0].split() == ["Claim", "Printed", "In", "truth", "Verdict", "Of", "what"]
    assert len(lines) == len(PROOFS) + 2
