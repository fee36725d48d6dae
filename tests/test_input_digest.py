"""What the findings on a deal were made from: which parts of its file ask for a new search, and which do not."""

from dataclasses import replace
from pathlib import Path

import pytest

from hearts_spec.book_deals.deal import (
    AuthorsRemark,
    Crux,
    EvidenceReading,
    Fact,
    GivenSale,
    GivenSeat,
    LostDeal,
    PagePlace,
    Printed,
    PrintedPlay,
    PrintedResult,
    PrintedTrick,
    RecordedDeal,
)
from hearts_spec.book_deals.deals import Deals, read_deal
from hearts_spec.book_deals.play_advice import Advice, Hint, read_advice
from hearts_spec.book_deals.stored_results import made_from
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.rules.fields import NEEDED, SILENT, top_of
from hearts_spec.rules.ruleset import ResolvedRule, make_rules
from hearts_spec.scenarios.pinning import other_values
from hearts_spec.schema.record_type import parts_of
from tests.conftest import LIBRARY

ROOT = Path(__file__).parent.parent / "rulesets"
DEALS = Deals(LIBRARY)
PARTS = (
    LostDeal,
    EvidenceReading,
    Fact,
    GivenSeat,
    GivenSale,
    Printed,
    PagePlace,
    AuthorsRemark,
    Crux,
    RecordedDeal,
    PrintedPlay,
    PrintedTrick,
    PrintedResult,
)
SEARCHED, KEPT = True, False
FIRST, AUCTION, THREE, HAND, HAND_3, HOLDINGS = (
    "sweepstake-1",
    "auction",
    "three-handed",
    "hand-1",
    "hand-3",
    "holdings",
)
# By each part that a deal's file can have: the deal, what is written there, what is put in its place, and whether what
# was found of the deal must be searched for again.
CHANGES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], bool]] = {
    "LostDeal.rules": (FIRST, ("1896/sweepstake",), ("1896/jack-pot",), SEARCHED),
    "LostDeal.seats": (FIRST, ("[A, Y, B, Z]",), ("[A, B, Y, Z]",), SEARCHED),
    "LostDeal.options": (FIRST, ("seats:",), ("options: {odd-chip: stays}\nseats:",), SEARCHED),
    "LostDeal.auction": (AUCTION, ("suit: clubs",), ("suit: spades",), SEARCHED),
    "LostDeal.title": (FIRST, ("The first sweepstake deal",), ("The first deal",), KEPT),
    "LostDeal.dealer": (
        AUCTION,
        ("dealer:\n  seat: E", "leader: {seat: A"),
        ("dealer:\n  seat: D", "leader: {seat: E"),
        SEARCHED,
    ),
    "LostDeal.leader": (
        FIRST,
        ("leader: {seat: A, grade: attested",),
        ("leader: {seat: A, grade: doubtful",),
        KEPT,
    ),
    "LostDeal.hands": (FIRST, ("10C 9C QD 8D 4D 3D, page",), ("10C 6C QD 8D 4D 3D, page",), SEARCHED),
    "LostDeal.remarks": (FIRST, ("  nine-of-hearts-later:",), ("  the-nine-later:",), SEARCHED),
    "LostDeal.cruxes": (FIRST, ("reading: Pips.",), ("reading: Pips, it seems.",), KEPT),
    "LostDeal.shows": (FIRST, (", p26.four-handed.remarks-1",), ("",), KEPT),
    "LostDeal.facts": (FIRST, ("  N7:",), ("  N7x:",), SEARCHED),
    "LostDeal.readings": (FIRST, ("  six-of-clubs:",), ("  the-six:",), SEARCHED),
    "EvidenceReading.title": (FIRST, ("title: Z's fourth club is the six",), ("title: The six, at Z",), KEPT),
    "EvidenceReading.why": (FIRST, ("nothing in the play",), ("nothing, in the play",), KEPT),
    "EvidenceReading.dealer": (AUCTION, ("dealer: D",), ("dealer: C",), SEARCHED),
    "EvidenceReading.without": (
        THREE,
        ("    without: [T6a]\n    facts:\n      T6c",),
        ("    facts:\n      T6c",),
        SEARCHED,
    ),
    "EvidenceReading.facts": (THREE, ("  T5a:",), ("  T5x:",), SEARCHED),
    "EvidenceReading.hands": (FIRST, ("10C 6C QD 8D 4D 3D",), ("10C 2C QD 8D 4D 3D",), SEARCHED),
    "Fact.what": (FIRST, ("A discards again at the fifth trick.",), ("At the fifth trick A discards again.",), KEPT),
    "Fact.grade": (
        FIRST,
        ("again at the fifth trick.\n    grade: attested",),
        ("again at the fifth trick.\n    grade: doubtful",),
        SEARCHED,
    ),
    "Fact.place": (FIRST, ("lines: 1495-1497",), ("lines: 1495",), KEPT),
    "Fact.says": (FIRST, ("{trick: 5, thrown: {A: anything}}",), ("{trick: 5, thrown: {A: diamonds}}",), SEARCHED),
    "Fact.follows-from": (AUCTION, ("follows-from: [U3a, U6]",), ("follows-from: [U6]",), KEPT),
    "GivenSeat.seat": (
        AUCTION,
        ("dealer:\n  seat: E", "leader: {seat: A"),
        ("dealer:\n  seat: B", "leader: {seat: C"),
        SEARCHED,
    ),
    "GivenSeat.grade": (FIRST, ("dealer: {seat: Z, grade: attested",), ("dealer: {seat: Z, grade: probable",), KEPT),
    "GivenSeat.place": (FIRST, ("page: 7",), ("page: 8",), KEPT),
    "GivenSeat.what": (FIRST, ("are printed below the hands",), ("are printed there",), KEPT),
    "GivenSale.bids": (AUCTION, ("A: 25",), ("A: 24",), SEARCHED),
    "GivenSale.suit": (AUCTION, ("suit: clubs",), ("suit: spades",), SEARCHED),
    "GivenSale.grade": (AUCTION, ("clubs\n  grade: attested",), ("clubs\n  grade: doubtful",), KEPT),
    "GivenSale.place": (AUCTION, ("lines: 2046-2084",), ("lines: 2046",), KEPT),
    "GivenSale.what": (AUCTION, ("The bids are printed below the hands.",), ("The bids are printed there.",), KEPT),
    "Printed.cards": (AUCTION, ("JS 9S 5S AH 4H 7C KD 8D 6D 2D",), ("JS 9S 5S AH 4H 7C KD 8D 6D 9D",), SEARCHED),
    "Printed.place": (FIRST, ("lines: 1396-1401",), ("lines: 1396",), KEPT),
    "PagePlace.page": (FIRST, ("page: 25, lines: 1404-1409",), ("page: 26, lines: 1404-1409",), KEPT),
    "PagePlace.lines": (FIRST, ("lines: 1415-1421",), ("lines: 1415",), KEPT),
    "AuthorsRemark.trick": (HAND, ("  loads-a:\n    trick: 10",), ("  loads-a:\n    trick: 9",), SEARCHED),
    "AuthorsRemark.seat": (
        HAND,
        ("  underplays:\n    trick: 11\n    seat: B",),
        ("  underplays:\n    trick: 11\n    seat: Y",),
        SEARCHED,
    ),
    "AuthorsRemark.place": (
        HAND,
        ("  loads-a:\n    trick: 10\n    seat: Z\n    page: 367",),
        ("  loads-a:\n    trick: 10\n    seat: Z\n    page: 366",),
        KEPT,
    ),
    "AuthorsRemark.gist": (
        FIRST,
        ("gist: If Z had discarded the nine of hearts here, Z",),
        ("gist: If Z had discarded the nine of hearts, Z",),
        KEPT,
    ),
    "AuthorsRemark.reading": (FIRST, ("'Read strictly: all",), ("'Read strictly, all",), KEPT),
    "AuthorsRemark.instead": (
        HAND,
        ("instead: 7S\n    takes: {A: 1+}",),
        ("instead: 9S\n    takes: {A: 1+}",),
        SEARCHED,
    ),
    "AuthorsRemark.claim": (
        FIRST,
        ("{each-of: 11-13, units-only-to: [Z]}",),
        ("{each-of: 11-13, won-by: [Z]}",),
        SEARCHED,
    ),
    "AuthorsRemark.takes": (HAND, ("takes: {Z: 0-4}",), ("takes: {Z: 0-3}",), SEARCHED),
    "AuthorsRemark.wins": (HAND_3, ("wins: {A: 4}",), ("wins: {A: 3}",), SEARCHED),
    "AuthorsRemark.before": (HAND, ("before: true",), ("before: false",), SEARCHED),
    "AuthorsRemark.supposing": (HAND, ("{trick: 11, played: {Y: 2H}}",), ("{trick: 11, played: {Y: 8H}}",), SEARCHED),
    "AuthorsRemark.hands": (
        HAND,
        ("A: AS 10S 5S 3S", "Y: QS 6S QH"),
        ("A: AS 10S 6S 3S", "Y: QS 5S QH"),
        SEARCHED,
    ),
    "AuthorsRemark.auction": (
        FIRST,
        ("    claim: {each-of",),
        ("    auction: {bids: {A: 5}, suit: clubs, grade: attested, page: 27}\n    claim: {each-of",),
        SEARCHED,
    ),
    "AuthorsRemark.meant": (
        HAND,
        ("takes: {Z: 1+}\n    meant: others-force",),
        ("takes: {Z: 1+}\n    meant: certain",),
        SEARCHED,
    ),
    "Crux.crux": (FIRST, ("A's hand was in a plate that is lost.",), ("A's hand is lost.",), KEPT),
    "Crux.reading": (FIRST, ("reading: Y.",), ("reading: Y, and no other.",), KEPT),
    "Crux.why": (FIRST, ("A stroke is easily lost,",), ("A stroke is soon lost,",), KEPT),
    "Crux.place": (FIRST, ("lines: 1393",), ("lines: 1394",), KEPT),
    "RecordedDeal.rules": (HAND, ("1914/sweepstake",), ("1914/progressive",), SEARCHED),
    "RecordedDeal.seats": (HOLDINGS, ("seats: [A, Y, B, Z]",), ("seats: [Y, B, Z, A]",), SEARCHED),
    "RecordedDeal.options": (HAND, ("seats:",), ("options: {jack-after-division: jack}\nseats:",), SEARCHED),
    "RecordedDeal.auction": (
        HAND,
        ("seats:",),
        ("auction: {bids: {A: 5}, suit: hearts, grade: attested, page: 366}\nseats:",),
        SEARCHED,
    ),
    "RecordedDeal.title": (HAND, ("hand No. 1",), ("hand no. 1",), KEPT),
    "RecordedDeal.dealer": (HAND, ("but A leads,",), ("but A leads;",), KEPT),
    "RecordedDeal.leader": (HAND, ("are printed above the tricks",), ("are printed there",), KEPT),
    "RecordedDeal.hands": (
        HAND,
        ("JD 10D 2D,", "9D 8D 7D,", "4D 3D 2D 8D"),
        ("JD 10D 8D,", "9D 7D 2D,", "4D 3D 8D 2D"),
        SEARCHED,
    ),
    "RecordedDeal.remarks": (HAND, ("  no-more-than-four:",), ("  four-at-most:",), SEARCHED),
    "RecordedDeal.cruxes": (
        HAND,
        ("No card of the ninth trick is marked",),
        ("No card of the ninth is marked",),
        KEPT,
    ),
    "RecordedDeal.shows": (HAND, (", p366.hand-1.result",), ("",), KEPT),
    "RecordedDeal.played": (HAND, ("played:\n  page: 366\n",), ("played:\n  page: 366\n  lines: 3\n",), KEPT),
    "RecordedDeal.result": (HAND, ("{A: 4, Y: 6, B: 2, Z: 1}",), ("{A: 4, Y: 5, B: 3, Z: 1}",), SEARCHED),
    "PrintedPlay.place": (HAND, ("played:\n  page: 366",), ("played:\n  page: 367",), KEPT),
    "PrintedPlay.tricks": (HAND, ("{cards: 5D KD", "{cards: 4D 3D"), ("{cards: 4D KD", "{cards: 5D 3D"), SEARCHED),
    "PrintedTrick.cards": (HAND, ("{cards: 6D AD", "{cards: 5D KD"), ("{cards: 5D AD", "{cards: 6D KD"), SEARCHED),
    "PrintedTrick.won-by": (HAND, ("4D 3D 2D 8D, won-by: Z",), ("4D 3D 2D 8D",), SEARCHED),
    "PrintedResult.place": (HAND, ("result:\n  page: 366",), ("result:\n  page: 367",), KEPT),
    "PrintedResult.taken": (HAND, ("{A: 4, Y: 6, B: 2, Z: 1}",), ("{A: 4, Y: 6}",), SEARCHED),
    "PrintedResult.wins-pool": (HAND, ("  jack: true",), ("  jack: true\n  wins-pool: [A]",), KEPT),
    "PrintedResult.jack": (HAND, ("  jack: true\n",), ("",), KEPT),
    "PrintedResult.net": (HAND, ("  jack: true",), ("  jack: true\n  net: {A: 0}",), KEPT),
}


def changed(text: str, before: tuple[str, ...], after: tuple[str, ...]) -> str:
    for old, new in zip(before, after, strict=True):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_every_part_of_a_deals_file_is_tried() -> None:
    assert set(CHANGES) == {f"{each.__name__}.{key}" for each in PARTS for key in parts_of(each)}


@pytest.mark.parametrize("part", CHANGES)
def test_changed_fact_requires_new_search_but_prose_not(part: str, tmp_path: Path) -> None:
    name, before, after, searched = CHANGES[part]
    deal = DEALS.deal(name)
    advice = DEALS.advice(deal)
    file = tmp_path / "deal.yml"
    file.write_text(changed(DEALS.files[deal.id].read_text(encoding="utf-8"), before, after), encoding="utf-8")
    told, now = made_from(deal, advice), made_from(read_deal(file, deal.id, LIBRARY), advice)
    assert (now["deal"] != told["deal"]) is searched
    assert now["advice"] == told["advice"]


ADVICE = {
    "Advice.title": ("The book's advice on play", "Advice", KEPT),
    "Advice.about": ("as far as a program can", "so far as a program can", KEPT),
    "Advice.hints": (
        "  throws-the-highest:\n    weight: 1\n    cites: [p17.discard-heart, p14.shed-high]\n",
        "",
        SEARCHED,
    ),
    "Hint.weight": ("weight: 1\n    cites: p16.first-hand", "weight: 2\n    cites: p16.first-hand", SEARCHED),
    "Hint.cites": ("cites: p16.never-thirteenth", "cites: p16.first-hand", KEPT),
    "Hint.only": ("only: [spalding-1896/spot]", "only: [spalding-1896/auction]", KEPT),
    "Hint.except": ("except: [spalding-1896/spot]", "except: [spalding-1896/sweepstake]", SEARCHED),
}


def test_every_part_of_the_advice_is_tried() -> None:
    assert set(ADVICE) == {f"{each.__name__}.{key}" for each in (Advice, Hint) for key in parts_of(each)}


@pytest.mark.parametrize("part", ADVICE)
def test_changed_hint_requires_new_search_but_prose_not(part: str, tmp_path: Path) -> None:
    """What is changed of a hint for other games alone asks for none."""
    old, new, searched = ADVICE[part]
    deal = DEALS.deal(FIRST)
    file = tmp_path / "spalding-1896" / "deals" / "advice.yml"
    file.parent.mkdir(parents=True)
    text = (ROOT / "spalding-1896" / "deals" / "advice.yml").read_text(encoding="utf-8")
    file.write_text(changed(text, (old,), (new,)), encoding="utf-8")
    told, now = made_from(deal, DEALS.advice(deal)), made_from(deal, read_advice(file, LIBRARY).for_rules(deal.rules))
    assert (now["advice"] != told["advice"]) is searched
    assert now["deal"] == told["deal"]


def digest_by(deal: LostDeal | RecordedDeal, **leaves: ResolvedRule) -> str:
    """The digest of the rules of a deal where these leaves stand in place of its own, or with them."""
    playable = deal.table.playable
    told = {**playable.leaves, **leaves}
    table = CompiledRules(replace(playable, leaves=told, rules=make_rules(told)), deal.table.avoided)
    return made_from(replace(deal, table=table), DEALS.advice(deal))["rules"]


OF_PLAY = ("pack", "lead", "follow", "first-trick", "hearts", "queen", "trick", "twins", "joker", "values")


@pytest.mark.parametrize("name", [FIRST, AUCTION, THREE, HAND])
def test_rule_played_differently_requires_new_search(name: str) -> None:
    deal = DEALS.deal(name)
    told = digest_by(deal)
    for key, leaf in deal.table.playable.leaves.items():
        if top_of(key) in OF_PLAY:
            others = [replace(leaf, value=value) for value in other_values(leaf.field.kind, leaf.played)]
            assert [each.value for each in others if digest_by(deal, **{key: each}) == told] == [], key


@pytest.mark.parametrize("name", [FIRST, AUCTION, THREE, HAND])
def test_rule_only_worded_differently_requires_no_search(name: str) -> None:
    """What is played anyway is stated, or left unsaid; a card counts what its suit does, or nothing as before."""
    deal = DEALS.deal(name)
    leaves, told = deal.table.playable.leaves, digest_by(deal)
    for key, leaf in leaves.items():
        if leaf.field.default is not NEEDED:
            assert digest_by(deal, **{key: replace(leaf, value=leaf.played)}) == told, key
            if leaf.value == leaf.field.default:
                assert digest_by(deal, **{key: replace(leaf, value=SILENT)}) == told, key
    king = ResolvedRule("values.KH", leaves["values.hearts"].value, "", "values.KH")
    nothing = ResolvedRule("values.2C", 0, "", "values.2C")
    assert digest_by(deal, **{king.key: king}) == digest_by(deal, **{nothing.key: nothing}) == told
