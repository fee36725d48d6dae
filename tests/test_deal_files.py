"""The files of the lost deals: what they say, and each fault reported at its place in these very words."""

from pathlib import Path

import pytest

from hearts_spec.book_deals.deal import AuthorsRemark, Grade, PrintedResult, PrintedTrick, RecordedDeal
from hearts_spec.book_deals.deals import KEYS, Deals
from hearts_spec.book_deals.lint import DEAL_CHECKS
from hearts_spec.book_deals.statements import EvidenceClaim
from hearts_spec.cards import cards_in, cards_text
from hearts_spec.rules import Library, RefusedError
from hearts_spec.schema.record_type import parts_of
from tests.conftest import LIBRARY
from tests.invalid_deals import deal_faults

RECORD_KEYS = ("kind", *parts_of(RecordedDeal), *parts_of(PrintedTrick), *parts_of(PrintedResult))
REMARK_KEYS = [key for key in parts_of(AuthorsRemark) if key not in ("place", "trick", "seat")]
ROOT = Path(__file__).parent.parent / "rulesets"
DEALS = Deals(LIBRARY)

GOOD = """\
title: A deal
rules: spalding-1896/sweepstake
shows: [p25.four-handed.example-1]
seats: [A, Y, B, Z]
dealer: {seat: Z, grade: attested, page: 25, what: Z deals.}
leader: {seat: A, grade: attested, page: 7, what: A leads.}
hands:
  Y: {cards: AS JS 10S 3S JH 10H 3H 8C 5C 4C JD 6D 2D, page: 25}
  B: {cards: QS 9S 7S 4S 2S QH 5H 4H 7C 3C AD KD 5D, page: 25}
  Z: {cards: 8S 6S 5S 9H 7H KC QC 10C 9C QD 8D 4D 3D, page: 25, lines: 1415-1421}
facts:
  F1: {what: Somebody wins., grade: probable, page: 26, says: {trick: 4, won-by: [B]}}
  F2: {what: Somebody throws., grade: attested, page: 26, says: {trick: 7, thrown: {Z: 8D}}, follows-from: [F1]}
readings:
  plain: {title: Plain, why: So.}
  other: {title: Other, why: So., without: [F1]}
remarks:
  heart: {trick: 7, seat: Z, page: 27, gist: If., instead: 9H, claim: {each-of: 11-13, won-by: [Z]}}
cruxes:
  - {crux: What?, reading: This., why: So., page: 27}
"""


def faults_of(tmp_path: Path, text: str) -> list[str]:
    return deal_faults(tmp_path / "deal.yml", text, "spalding-1896/deal", LIBRARY)


def test_a_good_file_has_no_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, GOOD) == []


CLAIMS = (
    "(one of won-by, not-won-by, led-by, suit, played, thrown, best, held, would-win, units-only-to, last-units-to, "
    "taken)"
)
# What is written, what is put in its place with ¦ where the fault stands, and the message.
FAULTS = {
    "an unknown key": ("cruxes:", "¦cruces:", "unknown key 'cruces' (did you mean cruxes?)"),
    "a part that is missing": ("title: A deal\n", "¦", "the deal has no title"),
    "a rule set that is none": (
        "spalding-1896/sweepstake",
        "¦spalding-1896/sweepsteak",
        "there is no rule set 'spalding-1896/sweepsteak' (did you mean spalding-1896/sweepstake?)",
    ),
    "an option that is none": (
        "seats:",
        "options: {¦odd-chap: stays}\nseats:",
        "spalding-1896/sweepstake has no option 'odd-chap' (did you mean odd-chip?",
    ),
    "a provision that is none": (
        "p25.four-handed.example-1",
        "¦p25.four-handed.example-9",
        "'p25.four-handed.example-9' is not a provision (did you mean spalding-1896.p25.four-handed.example-1?)",
    ),
    "a seat that is none": (
        "{seat: Z, grade",
        "{seat: ¦X, grade",
        "'X' is not a seat of this deal (the seats are A, Y, ",
    ),
    "a leader who cannot lead": (
        "leader: {seat: A, grade",
        "¦leader: {seat: B, grade",
        "B cannot lead when Z deals (A does)",
    ),
    "a card that is none": ("Y: {cards: AS", "Y: {cards: ¦1S", "'1S' is not a card"),
    "a card twice in a hand": ("AS JS", "¦AS AS", "AS is named twice"),
    "a hand of another size": ("AS JS", "¦AS", "expected a hand of 13 cards, found 12"),
    "a card in two hands": ("  B: {cards: QS", "  ¦B: {cards: JS", "JS is in more than one hand, B's among them"),
    "a hand too few": (
        "hands:\n  Y: {cards: AS JS 10S 3S JH 10H 3H 8C 5C 4C JD 6D 2D, page: 25}\n  B",
        "¦hands:\n  B",
        "expected 3 of 4 hands to be printed, found 2 (the hand that is left is inferred)",
    ),
    "a page that is none": ("page: 27, gist", "page: ¦x, gist", "expected a whole number, found 'x'"),
    "lines that are none": (
        "1415-1421",
        "¦1415 to 1421",
        "'1415 to 1421' is not a line, nor a range of lines (as 1289 or 1302-1303)",
    ),
    "a grade that is none": (
        "grade: probable",
        "grade: ¦provable",
        "'provable' is not a grade (did you mean probable? allowed: attested, probable, doubtful)",
    ),
    "a fact without a claim": (
        "{trick: 4, won-by: [B]}",
        "¦{trick: 4}",
        f"expected one claim, found none {CLAIMS}",
    ),
    "a fact with two claims": (
        "{trick: 4, won-by: [B]}",
        "¦{trick: 4, won-by: [B], led-by: [A]}",
        f"expected one claim, found won-by and led-by {CLAIMS}",
    ),
    "a claim that is none": ("trick: 4, won-by", "trick: 4, ¦wonby", "unknown key 'wonby' (did you mean won-by?"),
    "a claim about no trick": (
        "{trick: 4, won-by",
        "¦{won-by",
        "expected one of trick, each-of, one-of with won-by, found none",
    ),
    "a tally about a trick": (
        "{trick: 4, won-by: [B]}",
        "¦{trick: 4, taken: {A: 1}}",
        "expected no trick with taken, found trick",
    ),
    "a trick that is none": ("trick: 4", "trick: ¦14", "14 is out of range (from 1 to 13)"),
    "a range that goes back": (
        "each-of: 11-13",
        "each-of: ¦13-11",
        "'13-11' is not a range of tricks (the last after the first, as 10-13)",
    ),
    "tricks that are no list": (
        "each-of: 11-13",
        "each-of: ¦all",
        "expected a list or range of tricks, found 'all'",
    ),
    "seats that are no list": ("won-by: [B]", "won-by: ¦B", "expected a list of seats, found 'B'"),
    "a suit that is none": ("won-by: [B]", "suit: [¦spade]", "'spade' is not a suit (did you mean spades?"),
    "suits that are no list": ("won-by: [B]", "suit: ¦spades", "expected a list of suits, found 'spades'"),
    "a card that nobody can tell": (
        "thrown: {Z: 8D}",
        "thrown: {Z: ¦8Q}",
        "'8Q' is neither a card nor a suit (a card, as 8D, or a suit, as diamonds, or anything)",
    ),
    "the best of no suit": ("thrown: {Z: 8D}", "best: {Z: ¦8D}", "'8D' is not a suit"),
    "a suit that would have won": (
        "thrown: {Z: 8D}",
        "would-win: {Z: ¦diamonds}",
        "expected a card, found the suit 'diamonds' (as 6H)",
    ),
    "a card of another hand": ("thrown: {Z: 8D}", "thrown: {Z: ¦2D}", "Z does not hold 2D"),
    "a card of nobody": ("thrown: {Z: 8D}", "thrown: ¦8D", "expected one seat and its card, found '8D'"),
    "more hearts than there are": (
        "trick: 4, won-by: [B]",
        "taken: ¦{A: 9, Y: 5}",
        "the seats took 14 in all, but only 13 can be taken",
    ),
    "a tally that is none": ("trick: 4, won-by: [B]", "taken: ¦13", "expected what each seat took, found '13'"),
    "a tally of no number": ("trick: 4, won-by: [B]", "taken: {A: ¦x}", "expected a whole number, found 'x'"),
    "a fact that follows from nothing": (
        "follows-from: [F1]",
        "follows-from: [¦F3]",
        "there is no fact 'F3' (did you mean F1? allowed: F1)",
    ),
    "a reading without a fact that is none": ("without: [F1]", "without: [¦F3]", "there is no fact 'F3' (did you mean"),
    "a fact twice": (
        "without: [F1]",
        "facts: {¦F1: {what: So., grade: probable, page: 26, says: {trick: 5, won-by: [A]}}}",
        "the fact F1 is one of the deal's facts too (give it a name of its own)",
    ),
    "another reading of an inferred hand": (
        "without: [F1]",
        "hands: {¦A: KS AH KH 8H 6H 2H 10D 9D 7D AC JC 6C 2C}",
        "A's hand is inferred, and cannot be read in another way",
    ),
    "no reading": (
        "  plain: {title: Plain, why: So.}\n  other: {title: Other, why: So., without: [F1]}",
        "  ¦{}",
        "expected at least one, found no readings",
    ),
    "a card instead that is not held": ("instead: 9H", "¦instead: 8H", "Z does not hold 8H"),
    "a card instead without a claim": (
        "  heart: {trick: 7, seat: Z, page: 27, gist: If., instead: 9H, claim: {each-of: 11-13, won-by: [Z]}}",
        "  ¦heart: {trick: 7, seat: Z, page: 27, gist: If., instead: 9H}",
        "a card is played instead, but nothing is claimed of it (add `claim:`)",
    ),
    "cruxes that are no list": (
        "- {crux: What?, reading: This., why: So., page: 27}",
        "¦crux: What?",
        "expected a list of cruxes, found `key: value` lines",
    ),
    "a crux without a reading": ("- {crux: What?, reading: This., ", "- ¦{crux: What?, ", "the crux has no reading"),
}


def marked(text: str) -> tuple[str, str]:
    """The text without the mark, and the line and column at which it stood."""
    before = text[: text.index("¦")]
    return text.replace("¦", ""), f"{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_reported_at_its_place(tmp_path: Path, name: str) -> None:
    old, new, message = FAULTS[name]
    assert old in GOOD
    text, place = marked(GOOD.replace(old, new, 1))
    wanted = f"{place}: {message}"
    assert [fault[: len(wanted)] for fault in faults_of(tmp_path, text)][:1] == [wanted]


AUCTION = "auction: {bids: {A: 25, Y: pass, B: pass, Z: 0}, suit: club, grade: attested, page: 36}\nhands:"


def test_faults_of_an_auction_are_reported(tmp_path: Path) -> None:
    text = GOOD.replace("hands:", AUCTION, 1)
    assert faults_of(tmp_path, text) == [
        "7:46: expected a whole number from 1, or the word pass, found '0'",
        "7:56: 'club' is not a suit (did you mean clubs? allowed: clubs, diamonds, spades, hearts)",
    ]


def test_the_deals_have_no_fault() -> None:
    assert list(DEAL_CHECKS.problems(DEALS)) == []


def test_the_deals_are_found() -> None:
    printed = ["hand-1", "hand-2", "hand-3", "hand-4", "holdings"]
    lost = ["auction", "spot", "sweepstake-1", "sweepstake-2", "three-handed"]
    ids = [f"foster-1914/{name}" for name in printed] + [f"spalding-1896/{name}" for name in lost]
    assert [id for id in DEALS.ids() if id.startswith(("foster-1914/", "spalding-1896/"))] == ids
    assert [deal.name for deal in DEALS.lost() if deal.id in ids] == lost


def test_file_name_unusable_for_deal_reported(tmp_path: Path) -> None:
    folder = tmp_path / "rulesets" / "book" / "deals"
    folder.mkdir(parents=True)
    (folder / "The Deal.yml").write_text(GOOD)
    found = [str(fault) for fault in DEAL_CHECKS.problems(Deals(Library(tmp_path / "rulesets")))]
    hint = "(use small letters, digits and hyphens, and end it in .yml)"
    assert found == [f"rulesets/book/deals/The Deal.yml:1:1: 'The Deal.yml' cannot name a deal {hint}"]


def test_deals_of_same_name_would_share_a_page(tmp_path: Path) -> None:
    for book in ("book", "other"):
        (tmp_path / "rulesets" / book / "deals").mkdir(parents=True)
        (tmp_path / "rulesets" / book / "deals" / "hand-1.yml").write_text(GOOD)
    found = [str(fault) for fault in DEAL_CHECKS.problems(Deals(Library(tmp_path / "rulesets")))]
    said = "has this name too, and a deal's page is called by its name alone (give the new one another name)"
    assert found[:2] == [
        f"rulesets/book/deals/hand-1.yml:1:1: 'other/hand-1' {said}",
        f"rulesets/other/deals/hand-1.yml:1:1: 'book/hand-1' {said}",
    ]


def test_an_unknown_deal_is_refused_with_the_nearest() -> None:
    with pytest.raises(RefusedError, match=r"there is no deal 'spott' \(did you mean spot"):
        DEALS.deal("spott")


# Worked out by hand from the pack: what B and C, or Y, B and Z, do not hold.
INFERRED = {
    "three-handed": "KD 10D 9D QC JC 8C 5C 4C 3C 8H 6H AS KS JS 9S 8S 5S",
    "sweepstake-1": "KS AH KH 8H 6H 2H 10D 9D 7D AC JC 6C 2C",
    "sweepstake-2": "AS KS 8S 6S 9H 2H 10C 6C 5C 3C 7D 4D 2D",
    "spot": "AS 8S 8H 7H 5H JC 5C 4C 3C AD KD 8D 2D",
    "auction": "KS QH 10H 7H 6H 2H 9C AD 9D 7D",
}


@pytest.mark.parametrize("name", INFERRED)
def test_the_hand_that_is_not_printed_is_inferred(name: str) -> None:
    deal = DEALS.deal(name)
    assert deal.inferred == "A"
    assert set(cards_text(cards_in(deal.hands()["A"])).split()) == set(INFERRED[name].split())


def test_a_holds_nine_if_z_holds_six() -> None:
    deal = DEALS.deal("sweepstake-1")
    held = cards_text(cards_in(deal.hands(deal.reading("six-of-clubs"))["A"])).split()
    assert ("9C" in held, "6C" in held) == (True, False)


@pytest.mark.parametrize("name", INFERRED)
def test_every_fact_has_its_page(name: str) -> None:
    deal = DEALS.deal(name)
    facts = [*deal.facts, *(fact for reading in deal.readings for fact in reading.facts)]
    assert [fact.id for fact in facts if not 22 <= fact.place.page <= 38] == []


def test_doubtful_facts_can_be_left_out() -> None:
    deal = DEALS.deal("auction")
    sure = deal.facts_in(grades=(Grade.ATTESTED, Grade.PROBABLE))
    assert [fact.id for fact in sure] == ["U3a", "U4b", "U6", "U7"]


@pytest.mark.parametrize("claim", list(EvidenceClaim))
def test_every_word_of_facts_explained_with_example(claim: EvidenceClaim) -> None:
    page = (ROOT.parent / "docs" / "contribute" / "deals.md").read_text(encoding="utf-8")
    row = next((line for line in page.splitlines() if line.startswith(f"| `{claim.value}` |")), "")
    _, _, meaning, example, _ = row.split("|")
    assert meaning.strip()
    assert f"{claim.value}: " in example


@pytest.mark.parametrize(
    "key", sorted({*KEYS, *RECORD_KEYS, *REMARK_KEYS} - {"title", "place", "cards"})
)  # what a title is needs no word
def test_every_part_of_a_file_is_explained(key: str) -> None:
    assert f"`{key}`" in (ROOT.parent / "docs" / "contribute" / "deals.md").read_text(encoding="utf-8")
