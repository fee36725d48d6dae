"""The deals that a book prints whole: their files, the replay held to the print, and what is told of them."""

from pathlib import Path

import pytest

from hearts_spec.book_deals.deal import PagePlace, PrintedResult, RecordedDeal
from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.english import put_to_test
from hearts_spec.book_deals.remark_senses import Bearing, RemarkVerdict, Sense, verdict_of
from hearts_spec.book_deals.stored_results import printed_faults
from hearts_spec.site.deal_pages import deal_pages
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import SiteModel
from tests.conftest import LIBRARY
from tests.invalid_deals import deal_faults

ROOT = Path(__file__).parent.parent / "rulesets"
DEALS = Deals(LIBRARY)
HANDS = ("hand-1", "hand-2", "hand-3", "hand-4")
FILE = (ROOT / "foster-1914" / "deals" / "hand-1.yml").read_text(encoding="utf-8")


def recorded(name: str) -> RecordedDeal:
    deal = DEALS.deal(name)
    assert isinstance(deal, RecordedDeal)
    return deal


def faults_of(tmp_path: Path, old: str, new: str) -> list[str]:
    assert FILE.count(old) == 1
    return deal_faults(tmp_path / "hand-1.yml", FILE.replace(old, new), "foster-1914/hand-1", LIBRARY)


FAULTS = {
    "a kind that is none": ("kind: record", "kind: recorded", "1:7: 'recorded' is not a kind of deal"),
    "a card held by another": ("10S QS 8S KS,", "10S QS 8S 4S,", "Z does not hold 4S, or has played it before"),
    "a card too few": ("10S QS 8S KS,", "10S QS 8S,", "expected 4 cards in a trick, found 3"),
    "a revoke": (
        "{cards: JC AC 4C KC, won-by: Y}\n    - {cards: 6D AD JD QD, won-by: Y}",
        "{cards: 6D AC 4C KC, won-by: Y}\n    - {cards: JC AD JD QD, won-by: Y}",
        "A may not play 6D: you must follow suit if you can",
    ),
    "a mark by another card": ("10S QS 8S KS, won-by: Z", "10S QS 8S KS, won-by: Y", "Y is marked, but Z wins with KS"),
    "a count that is not so": ("taken: {A: 4, Y: 6", "taken: {A: 5, Y: 5", "A takes 4"),
    "a pool that is not won": ("jack: true", "wins-pool: B", "by the rules the pool goes to nobody"),
    "a Jack that is none": ("\n  jack: true", "", "by the rules it is a Jack"),
    "a payment that is not so": ("jack: true", "jack: true\n  net: {A: -5}", "by the rules A comes to -4"),
    "a hand left out": (
        "  Y: {cards: QS 6S 5S QH JH 8H 2H AC 7C 5C AD KD 3D, page: 366}\n",
        "",
        "Y's hand is not printed (a deal that is lost in part is no record)",
    ),
    "bounds that are none": ("takes: {Z: 1+}", "takes: {Z: many}", "'many' is not a number of them (as 0, 1+ or 0-4)"),
    "bounds that end too soon": ("takes: {Z: 1+}", "takes: {Z: 4-1}", "'4-1' ends before it begins (as 0-4)"),
    "supposed hands that are no deal": (
        "A: AS 10S 5S 3S 2S AH 7H JC",
        "A: AS 10S 5S 3S 2S AH 9H JC",
        "9H is in more than one hand, B's among them",
    ),
    "supposed hands of other play": (
        "A: AS 10S 5S 3S 2S AH 7H JC 9C 6C 6D 5D 4D\n      Y: QS 6S QH JH 8H 6H",
        "A: AS 5S 3S 2S AH 7H 6H JC 9C 6C 6D 5D 4D\n      Y: 10S QS 6S QH JH 8H",
        "A cannot have played 10S from these",
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_error_in_record_reported_with_location(what: str, tmp_path: Path) -> None:
    old, new, message = FAULTS[what]
    found = faults_of(tmp_path, old, new)
    assert any(message in each for each in found), found


def test_who_draws_is_not_who_wins_the_pool(tmp_path: Path) -> None:
    """In Howell's game everybody draws for the hearts that he did not take, and nobody wins a pool."""
    text = (ROOT / "foster-1914/deals/hand-2.yml").read_text(encoding="utf-8")
    howell = text.replace("rules: foster-1914/sweepstake", "rules: spalding-1896/howell")
    found = deal_faults(tmp_path / "hand-2.yml", howell, "foster-1914/hand-2", LIBRARY)
    assert [each for each in found if "the pool" in each] == ["36:3: by the rules the pool goes to nobody"]


@pytest.mark.parametrize("name", [*HANDS, "holdings"])
def test_the_print_bears_the_replay(name: str) -> None:
    deal = recorded(name)
    assert printed_faults(deal, DEALS.files[deal.id], LIBRARY) == []


def test_result_of_deal_derived_from_its_figures() -> None:
    told = {name: deal.result.outcome for name in HANDS if (deal := recorded(name)).result}
    assert told == {
        "hand-1": "The pool becomes a Jack.",
        "hand-2": "B wins the pool.",
        "hand-3": "Z wins 9, Y 5 and A 1; B loses 15.",
        "hand-4": "A wins the pool.",
    }
    place = PagePlace(1)
    assert PrintedResult(place, {}, ("A", "B"), net={"A": 6, "B": 6, "C": -2, "D": -10}).outcome == (
        "A and B divide the pool; A wins 6 and B 6; C loses 2 and D 10."
    )
    assert PrintedResult(place, {}).outcome == ""


def test_one_trick_alone_is_not_marked() -> None:
    assert {name: recorded(name).unmarked for name in HANDS} == {
        "hand-1": (9,),
        "hand-2": (),
        "hand-3": (),
        "hand-4": (),
    }


def test_bidding_hands_are_fourth_hand_with_other_letters() -> None:
    bid_on, played = recorded("holdings").hands(), recorded("hand-4").hands()
    assert {seat: played[other] for seat, other in zip("ZAYB", "AYBZ", strict=True)} == bid_on


VERDICTS = {
    RemarkVerdict.TRUE: (Sense.CERTAIN, {Sense.CERTAIN: Bearing.YES}),
    RemarkVerdict.OTHERS: (Sense.CERTAIN, {Sense.OTHERS_FORCE: Bearing.YES, Sense.POSSIBLE: Bearing.YES}),
    RemarkVerdict.CHANCE: (Sense.PLAYER_FORCES, {Sense.POSSIBLE: Bearing.YES}),
    RemarkVerdict.FALSE: (Sense.POSSIBLE, {}),
    RemarkVerdict.UNDECIDED: (Sense.CERTAIN, {Sense.CERTAIN: Bearing.UNDECIDED}),
    RemarkVerdict.IDLE: (Sense.CERTAIN, {Sense.CERTAIN: Bearing.IDLE}),
}


@pytest.mark.parametrize("verdict", VERDICTS)
def test_truth_of_remark_depends_on_its_meaning(verdict: RemarkVerdict) -> None:
    meant, answers = VERDICTS[verdict]
    assert verdict_of({**dict.fromkeys(Sense, Bearing.NO), **answers}, meant) is verdict


@pytest.mark.parametrize(
    ("deal", "remark", "said"),
    [
        ("hand-1", "escape-impossible", "We test whether Z takes one or more of the hearts."),
        (
            "hand-1",
            "no-more-than-four",
            "Suppose that Z plays the 5H to trick X. We test whether Z takes at most four of the hearts.",
        ),
        (
            "hand-1",
            "every-other-trick-as-it-looked",
            "Suppose that A has the 5S in place of the 6H, Y has the 6H in place of the 5S, "
            "Z plays the 5H to trick IX, trick IX is won by A and spades are led to trick X. "
            "We test whether each of tricks X to XIII is won by Z.",
        ),
        (
            "hand-1",
            "takes-all-the-rest",
            "Suppose that Z plays the 7S to trick X, Z plays the 5H to trick XI and trick XI is won by Z. "
            "We test whether in each of tricks XII and XIII nobody but Z takes a card that counts, "
            "and whether Y and B each take none of the hearts.",
        ),
        (
            "hand-2",
            "spades-again",
            "Suppose that B plays the 3D to trick VII. "
            "We test whether spades are led to at least one of tricks VIII to X.",
        ),
        (
            "hand-4",
            "a-and-clubs-by-these-letters",
            "Suppose that A bids 27, Y bids 25, B bids 26, Z passes, and clubs are to be avoided. "
            "We test whether A, Y and B each take one or more of the clubs, and Z none.",
        ),
    ],
)
def test_premise_and_question_of_remark_are_sentences(deal: str, remark: str, said: str) -> None:
    found = Deals(LIBRARY).deal(deal)
    assert isinstance(found, RecordedDeal)
    [meant] = [each for each in found.remarks if each.id == remark]
    assert put_to_test(found, meant) == said


def test_a_record_is_shown_as_what_it_is(real: SiteModel) -> None:
    pages = {page.path: page.markdown for page in deal_pages(real, Terms())}
    for name in HANDS:
        assert "A record, not a reconstruction" in pages[f"deals/{name}.md"]
        assert "Alternatives" not in pages[f"deals/{name}.md"]
    assert "and marks the card that wins each but trick IX" in pages["deals/hand-1.md"]
    assert "A record of hands and bids" in pages["deals/holdings.md"]
    index = pages["deals/index.md"]
    assert index.index("## Records of 1914") < index.index('href="hand-1/"') < index.index("## Lost deals of 1896")
    assert index.index("## Lost deals of 1896") < index.index('href="spot/"')
