"""The pages of the disputes: one for each quarrel, every book on it, and the house rules too."""

import json
import re
import shutil
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from statistics import median

import markdown
import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode

from hearts_spec.disputes import Dispute, answer, disputes_of
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.disputes.parameter_text import asked_with
from hearts_spec.disputes.todays_answer import NOT_COVERED
from hearts_spec.rules import Library
from hearts_spec.rules.names import source_of
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.schema.english import after_colon, together
from hearts_spec.site.dispute_grid import ALLOWING, OTHER, YES, Grid
from hearts_spec.site.dispute_pages import PicturedCards, dispute_pages, drawn, known_facts, my_game, pictured
from hearts_spec.site.links import DISPUTES, DISPUTES_BY_TOPIC, DISPUTES_OPEN, dispute_path, stage_path
from hearts_spec.site.navigation import filled
from hearts_spec.site.site_model import SiteModel, make_site_model
from hearts_spec.site.templating import Page, carded

PROJECT = Path(__file__).parent.parent
HOUSE_RULE = "title: Fridays\nextends: modern/standard\ngame: {limit: 75}\n"


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> SiteModel:
    """The rule sets of the project, and a house rule beside them."""
    root = tmp_path_factory.mktemp("project") / "rulesets"
    shutil.copytree(PROJECT / "rulesets", root)
    (root / "house").mkdir(exist_ok=True)
    (root / "house" / "fridays.yml").write_text(HOUSE_RULE, encoding="utf-8")
    return make_site_model(Library(root), [], RunTranscript("", ()))


@pytest.fixture(scope="module")
def pages(catalogue: SiteModel) -> dict[str, Page]:
    return {page.path: page for page in dispute_pages(catalogue)}


def paths(catalogue: SiteModel) -> Iterator[str]:
    for each in disputes_of(catalogue.library.root).by_id.values():
        yield dispute_path(each.stage, each.id)


def test_every_dispute_has_page_and_three_list_entries(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    for each in disputes_of(catalogue.library.root).by_id.values():
        assert dispute_path(each.stage, each.id) in pages
        for path in (DISPUTES, DISPUTES_BY_TOPIC, stage_path(each.stage)):
            assert f"/{each.id}/" in pages[path].markdown or f'"{each.id}/' in pages[path].markdown, path


def test_each_list_gives_todays_answer(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    says = {id: re.sub("[’']", "'", each.listed) for id, each in catalogue.todays_answers.items()}
    by_stage = together(catalogue.situations.values(), lambda each: stage_path(each.stage))
    listed = {path: [each.id for each in some] for path, some in by_stage.items()}
    for path, ids in {**listed, DISPUTES: says, DISPUTES_BY_TOPIC: says}.items():
        rows = LexborHTMLParser(pages[path].markdown).css("[data-quarrel]")
        told = {}
        for row in rows:
            said = row.css_first(".quarrels__today")
            labels = said.css("em")
            assert len(labels) <= 1
            for each in labels:
                each.decompose()
            told[row.attributes["data-quarrel"]] = re.sub("[’']", "'", said.text(deep=True).strip())
        assert {id: re.sub(r"\W", "", said) for id, said in told.items()} == {
            id: re.sub(r"\W", "", carded(says[id]).striptags()) for id in ids
        }


def test_lists_name_no_player_and_begin_with_todays_game(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    todays = catalogue.todays_answers
    assert [id for id, each in todays.items() if re.search(r"\b(?!A )[A-F]\b", each.listed)] == []
    assert todays["who-deals-first"].listed == "Whoever won the cut deals."
    assert todays["two-pass-a-hundred"].listed == "The lowest total wins."
    assert todays["one-of-three-takes-all"].listed == "No: each player scores what they took."
    for stage in {each.stage for each in catalogue.situations.values()}:
        listed = re.findall('<li data-quarrel="([^"]+)"', pages[stage_path(stage)].markdown)
        comes_up = [todays[id].comes_up for id in listed]
        assert comes_up == sorted(comes_up, reverse=True), stage


def test_new_house_rule_appears_on_every_page(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    for path in paths(catalogue):
        assert "rules/house/fridays/" in pages[path].markdown, path


@pytest.mark.parametrize(
    ("id", "table"),
    [
        ("how-many-can-play", ""),
        ("two-tie-for-fewest", "You are A. Hearts taken: you 2, B 2, C 3, D 6."),
        ("the-odd-chip", "You are A. Hearts taken: you none, B none, C 6, D 7. You deal."),
        ("who-has-the-jokers-chips", "You threw the joker. D took the joker."),
        ("everything-taken", "You took the queen and the joker, if they count in your game."),
        ("winning-a-jack", "The pool held 26 chips before the deal."),
        ("the-odd-chip-left-from-last-time", "The pool held 1 chip before the deal."),
        ("revoke-after-an-auction", "D revoked. C bought the choice of suit. It was bought for 28 chips."),
        ("dealt-out-of-turn", "It is noticed while the cards are dealt. C deals. It was D's turn to deal."),
        ("card-faced-in-the-pack", "Nobody asks for a new deal."),
        ("the-fourth-pass", "It is the fourth deal."),
        ("queen-on-a-heart", "Hearts are broken."),
        ("an-equal-bid", "The bids so far, from the dealer's left on: 25. Your bid: 25."),
        ("somebody-is-out-of-chips", "Chips held: A none, B 60, C 70, D 70."),
        ("exposed-card-called", "A shows the 9C."),
        ("suit-called-after-a-false-lead", "B leads the 4D out of turn. The false lead is taken back."),
        ("revoke-put-right", "B revokes with the 5H."),
        ("missed-a-trick", "B misses the trick."),
        ("card-too-few", ""),
    ],
)
def test_table_described_in_sentences(id: str, table: str) -> None:
    situation = disputes_of(PROJECT / "rulesets").by_id[id]
    assert known_facts(situation).endswith(table)
    assert bool(known_facts(situation)) == bool(table)


@pytest.mark.parametrize(
    ("id", "played"),
    [
        ("revoke-claimed-late", ["1: A 9C B 5H C 7C D 8C", "2: A 4S B 5C C KC D 4D"]),
        ("missed-a-trick", ["1: A 9C C 7C D 8C", "2: A 4S B 7S"]),
        ("suit-called-after-a-false-lead", ["A 9C B KC C 5C D 8C"]),
        ("two-cards-at-once", ["A 9C"]),
    ],
)
def test_play_described_by_trick_with_each_player(id: str, played: list[str]) -> None:
    assert dict(drawn(disputes_of(PROJECT / "rulesets").by_id[id]))["Cards played, in order"] == played


def test_each_hand_has_its_own_line() -> None:
    hands = dict(drawn(disputes_of(PROJECT / "rulesets").by_id["missed-a-trick"]))["Hands"]
    assert hands == ["A 9C 4S 5S", "B 5C 6C 7S", "C 7C 4D 5D", "D 8C 4H 6D"]


def test_the_card_in_question_is_raised_in_the_hand() -> None:
    assert pictured(disputes_of(PROJECT / "rulesets").by_id["void-of-clubs-on-trick-one"]) == [
        PicturedCards("Cards on the trick, the first one led", ["2C"]),
        PicturedCards("Your hand; raised: the card you would play", ["QS", "9H", "4D"], "QS"),
    ]


def test_game_asked_with_other_numbers_says_so(catalogue: SiteModel) -> None:
    situation = disputes_of(catalogue.library.root).by_id["two-tie-for-fewest"]
    told = asked_with(situation, answer(catalogue.library, situation, "foster-1914/three-handed"))
    assert told == "hearts taken – you 2, B 2, C 9"
    situation = disputes_of(catalogue.library.root).by_id["revoke-by-a-sharer"]
    told = asked_with(situation, answer(catalogue.library, situation, "spalding-1896/spot"))
    assert told == "the cards that each took – A none, you none, C 2H 3H 4H 5H 6H 7H 8H, D 9H 10H JH QH KH AH"
    situation = disputes_of(catalogue.library.root).by_id["the-fourth-pass"]
    told = asked_with(situation, answer(catalogue.library, situation, "house/knaves"))
    assert told == "three play"


def test_house_rules_with_equal_answers_grouped_and_counted(catalogue: SiteModel) -> None:
    [dispute] = [each for each in catalogue.disputes if each.situation.id == "two-are-clear"]
    titles = {each.rules: each.title for each in dispute.answers}
    given = {
        side["counted"]: [row["rules"] for sequel in side["sequels"] for row in sequel["given"]]
        for side in dispute.houses.shown
    }
    rows = [row for each in given.values() for row in each]
    answering = [each for each in dispute.houses.heard if each.arises]
    assert sum(map(len, rows)) == len(answering) > 2 * len(rows)
    for side in filter(itemgetter("glance"), dispute.houses.shown):
        assert [each["book"] for each in side["glance"]] == [titles[id] for row in given[side["counted"]] for id in row]
    assert sorted(re.sub(r"^\w+ ", "", counted) for counted in given) == ["house rule", "house rules"]


def test_house_rule_named_by_its_own_title(pages: dict[str, Page]) -> None:
    page = pages["disputes/the-end/is-the-game-over.md"].markdown
    row = next(row for row in page.split("<li data-rules=")[1:] if "house/fridays" in row.partition(">")[0])
    assert ">Fridays</a>" in row.partition("</strong>")[0]
    books, _, houses = page.partition('id="houses"')
    side = houses.partition('data-answer="yes"')[2].partition("</section>")[0]
    assert ">Fridays</a>" in side
    assert "Fridays" not in books.partition("\n---\n")[2]


def test_page_contains_words_players_search_for(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    for each in disputes_of(catalogue.library.root).by_id.values():
        text = pages[dispute_path(each.stage, each.id)].markdown
        front = text.split("\n---\n", 1)[0]
        assert all(alias in front for alias in each.aliases if "&" not in alias), each.id


def asked(catalogue: SiteModel, id: str) -> GroupedAnswers:
    return next(each for each in catalogue.disputes if each.situation.id == id)


def test_same_answer_shown_once_despite_different_consequences(catalogue: SiteModel) -> None:
    for dispute in catalogue.disputes:
        words = [side[0].answer for side in dispute.sides]
        assert len(set(words)) == len(words), dispute.situation.id


def test_all_answers_of_dispute_read_differently(catalogue: SiteModel) -> None:
    for dispute in catalogue.disputes:
        said = [side["says"] for side in dispute.shown]
        assert len(set(said)) == len(said), (dispute.situation.id, said)


def test_every_answer_is_headed_by_a_whole_sentence(catalogue: SiteModel) -> None:
    for dispute in catalogue.disputes:
        said = [side["says"] for each in (dispute, dispute.houses) for side in each.shown]
        assert [each for each in said if "…" in each or each[-1] not in ".?!"] == [], dispute.situation.id


def test_answer_lists_its_games_or_the_exceptions(catalogue: SiteModel) -> None:
    for dispute in catalogue.disputes:
        books: dict[str, set[str]] = {}
        for each in dispute.heard:
            if each.arises:
                books.setdefault(dispute.book_of(each), set()).add(each.rules)
        for side in dispute.shown:
            for given in side["glance"]:
                for part in given["parts"]:
                    meant = set(part["named"]) or books[given["book"]] - set(part["but"])
                    assert len(meant) == part["games"], (dispute.situation.id, side["word"], given["book"])
                    assert set(part["but"]) <= books[given["book"]]


def opening(pages: dict[str, Page], situation: Dispute) -> str:
    """The first answer on the page of a dispute."""
    markdown = pages[dispute_path(situation.stage, situation.id)].markdown
    [first] = re.findall(r'<aside class="mine".*?</aside>', markdown, re.DOTALL)
    return first


def test_todays_game_answers_first_or_the_law_book_or_we(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    """The large answer is that of today's game, of the law-book where that is silent, or else our suggestion."""
    for id, today in catalogue.todays_answers.items():
        first = opening(pages, today.dispute.situation)
        if today.is_split:
            assert "Split</p>" in first, id
            assert first.count('class="mine__says"') == len(today.by_answer(today.agreeing + today.differing)), id
        else:
            assert first.count('class="mine__says') == 1, id
        if today.lead:
            assert today.lead.rules == ("bicycle-1998/hearts" if today.by_law_book else "today/hearts"), id
            assert today.lead.in_silence is None, id
        elif not today.dispute.situation.suggest:
            assert today.says == NOT_COVERED or "oday’s game" in today.says, id


def test_only_what_is_not_stated_is_marked(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    for id, today in catalogue.todays_answers.items():
        first = opening(pages, today.dispute.situation).split("mine__today")[0]
        assert 'class="firm' not in first, id
        assert "badge--doubt" not in first, id
        assert ("our reading" in first) == (today.firm == "reading" and not today.is_split), id


def closed(page: Page) -> LexborHTMLParser:
    """The page of a dispute as it is opened, with everything folded."""
    body = markdown.markdown(page.markdown.partition("\n---\n")[2], extensions=["attr_list", "md_in_html"])
    tree = LexborHTMLParser(body)
    for each in tree.css("noscript, details > :not(summary)"):
        each.decompose()
    return tree


def words(node: LexborNode | None) -> int:
    return len(re.findall(r"\w[\w'’–-]*", node.text(separator=" "))) if node else 0


def test_a_dispute_is_short_until_it_is_unfolded(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    opened = [closed(pages[path]) for path in paths(catalogue)]
    verdicts = [words(each.css_first("aside.mine")) for each in opened]
    whole = [words(each.css_first("body")) for each in opened]
    assert median(verdicts) <= 60
    assert median(whole) <= 180
    assert max(whole) <= 500


def test_every_source_has_one_row_or_is_named_as_silent(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    for today in catalogue.todays_answers.values():
        situation = today.dispute.situation
        grid = closed(pages[dispute_path(situation.stage, situation.id)]).css_first(".stand")
        assert grid
        rows = [each.text() for each in grid.css("th[scope=row] a")]
        unsaid = [each.text().strip() for each in grid.css(".stand__unsaid")]
        told = rows + [name for line in unsaid for name in line.split(": ")[1].rstrip(".").split(", ")]
        assert sorted(told) == sorted({today.dispute.sources[each.source].short for each in today.dispute.heard}), (
            situation.id
        )
        assert len(unsaid) == len({line.split(":")[0] for line in unsaid}), situation.id


def test_a_row_shows_where_the_games_of_a_source_differ(catalogue: SiteModel) -> None:
    today = catalogue.todays_answers["void-of-clubs-on-trick-one"]
    grid = Grid(today, list(catalogue.voters))
    rows = {row.source.id: row for _, some in grid.parts for row in some}
    told = {id: (rows[id].mark, [(each.says, each.games) for each in rows[id].cells]) for id in rows}
    assert told["goldsmith-1997"] == ("no", [("No", [])])
    assert told["bicycle-1998"] == ("must", [("You must", [])])
    assert told["foster-1914"] == ("split", [("Yes", []), ("no", ["foster-1914/domino"])])
    assert [len(side) for side in grid.tally] == [4, 2]
    assert grid.verdict == "no"


def test_a_game_of_two_sources_that_differ_is_named_by_source(catalogue: SiteModel) -> None:
    """Foster has the buyer lead, and Spalding the player after the dealer, both in Auction Hearts."""
    today = catalogue.todays_answers["who-leads-after-the-auction"]
    assert {today.whose(side) for side in today.elsewhere} == {
        "Spalding 1896 (Auction Hearts)", "Foster 1914 (Auction Hearts)",
    }  # fmt: skip


STANDING = {
    "void-of-clubs-on-trick-one": "Four of six of today’s sources say so; Pagat, Davis 2004: yes.",
    "does-the-queen-break-hearts": ("Three of five of today’s sources say so; Web summary, Andrews 1983: yes."),
    "the-fourth-pass": (
        "Three of five of today’s sources say so; Andrews 1983, Davis 2004: you pass, as in other deals."
    ),
    "leading-spades": "All six of today’s sources that answer say so.",
    "looking-before-passing": "Both of today’s sources that answer say so.",
    "tie-for-the-lowest-total": "We read Goldsmith 1997 so.",  # its text does not say
    "slam-with-a-short-pack": (
        "Two of three of today’s sources say so, as we read them; "
        "Pagat: you choose – take 26 off your own score, or add 26 to each of the others."
    ),
    "tricks-mixed": "Bicycle 1998 says so, the one law-book of today. So do Foster 1914 and Spalding 1896.",
    "who-deals-next": "No source of today says so: it is our choice.",
    "passing-with-three": "Pagat has it as an option; Davis 2004: to the right.",
    "forced-heart-on-trick-one": "Pagat plays it so.",
    "who-deals-first": (  # B cuts the ace, which is low in the older books
        "Bicycle 1998 says so, the one law-book of today. Foster 1914, Hoyle 1913 and Spalding 1896 differ."
    ),
    "an-onlooker-speaks": "Only Bicycle 1998 says so, the one law-book of today.",
    "a-thin-cut": (
        "Bicycle 1998, the one law-book of today, says so as we read it. So do Foster 1914 and Spalding 1896."
    ),
    "misdeal": (
        "Bicycle 1998 says so, the one law-book of today. So do Foster 1914 and Hoyle 1887. Spalding 1896 differs."
    ),
    "claiming-the-rest": "",
}


@pytest.mark.parametrize("id", STANDING)
def test_how_todays_sources_stand_is_said_in_one_line(catalogue: SiteModel, id: str) -> None:
    assert catalogue.todays_answers[id].standing == STANDING[id]


def test_a_tie_is_split_and_then_decided(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    split = [id for id, each in catalogue.todays_answers.items() if each.is_split]
    assert split == ["five-players", "passing-with-five"]
    today = catalogue.todays_answers["five-players"]
    assert [each.source for each in (*today.agreeing, *today.differing)] == ["modern", "goldsmith-1997"]
    assert "Today’s game: Remove the twos of clubs and diamonds" in opening(pages, today.dispute.situation)


def test_suggestion_given_exactly_where_todays_game_is_silent(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    for id, today in catalogue.todays_answers.items():
        suggest = today.dispute.situation.suggest
        assert suggest if today.is_open else True, id
        shown = bool(suggest) and not today.lead
        assert ("Our suggestion:" in opening(pages, today.dispute.situation)) == shown, id


def test_no_page_shows_what_is_played_in_silence(pages: dict[str, Page]) -> None:
    assert [
        path for path, page in pages.items() if re.search("(?i)(?<!not )played here|our default", page.markdown)
    ] == []


def test_what_other_sources_rule_is_told_in_one_line(catalogue: SiteModel) -> None:
    todays = catalogue.todays_answers
    told = {id: (each.agreement, [side.says for side in each.elsewhere]) for id, each in todays.items()}
    assert told["dealer-counts-the-cards"] == (
        "Foster 1914 and Spalding 1896 agree.",
        ["No: the cards are dealt again."],
    )
    assert told["exposed-card-called"] == ("The sources differ.", ["Yes, you can.", "No, you cannot."])
    assert told["leaving-the-game"][0].startswith("Only ")
    assert told["led-a-heart-unbroken"] == ("No source states an answer.", [])
    assert [id for id, (said, sides) in told.items() if " of the " in said and not sides[1:]] == []
    assert told["playing-for-nothing"] == (
        "The sources differ.", ["No, you need not.", "Yes: you play for chips."]
    )  # fmt: skip
    assert told["the-first-pass"][0] == "Five of the eight sources that state an answer agree."


def test_every_source_with_a_stated_row_is_counted(catalogue: SiteModel) -> None:
    """A source is named by its options or among the others, also one of today's, if the question is of another game."""
    for id, today in catalogue.todays_answers.items():
        if today.lead:
            continue
        rows = [row for title, some in Grid(today, list(catalogue.voters)).parts if title != ALLOWING for row in some]
        stated = {row.source.id for row in rows if any(cell.sure != "assumed" for cell in row.cells)}
        offering = {each.source for each in today.optional}
        told = {one.source for side in today.elsewhere for one in side.answers}
        assumed = today.agreement.endswith("we assume one.")
        assert offering | (set() if assumed else told) == stated | offering, id
        assert today.agreement.startswith("No ") == (not stated - offering), id
        assert not assumed or told, id


def test_sources_that_count_otherwise_do_not_agree(catalogue: SiteModel) -> None:
    today = catalogue.todays_answers["what-the-joker-counts"]
    assert (today.agreement, [side.says for side in today.elsewhere]) == (
        "The sources differ.", ["1 point or 5 chips."],
    )  # fmt: skip


def test_what_is_assumed_of_another_game_is_said_with_the_game(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    said = opening(pages, catalogue.situations["everybody-passes"])
    assert "No source states an answer, and we assume one. Auction Hearts: <em>you play hearts, with no bid" in said


def test_an_answer_by_an_option_is_told_from_what_a_source_states(catalogue: SiteModel) -> None:
    """No source stands twice with two answers and no word of why."""
    in_kitty, in_widow = (
        {side.says: told.offering(side.answers) for side in told.by_answer(told.optional)}
        for told in map(catalogue.todays_answers.__getitem__, ("two-of-clubs-in-the-kitty", "hearts-in-the-widow"))
    )
    assert in_kitty == {
        "As usual: the player to the dealer's left.": "By an option, Pagat and Davis 2004",
        "The player who holds the three of clubs, with that card.": "Pagat",
    }
    assert in_widow == {
        "They count against the winner of the first trick, who takes the widow.": "Pagat, and by an option Davis 2004",
        "They count against the winner of the first trick with a point in it, who takes the widow.": (
            "By an option, Pagat and Davis 2004"
        ),
    }


def test_no_row_says_only_that_it_depends_on_the_game(catalogue: SiteModel) -> None:
    for id, today in catalogue.todays_answers.items():
        rows = [row for _, some in Grid(today, list(catalogue.voters)).parts for row in some]
        assert [row.source.id for row in rows for cell in row.cells if cell.says == "It depends on the game"] == [], id


def test_what_follows_does_not_say_the_winner_again(catalogue: SiteModel) -> None:
    lead = catalogue.todays_answers["tie-for-the-lowest-total"].lead
    assert lead
    assert (lead.says, lead.follows) == ("C and D share the win.", "A score reached the limit.")


def test_the_queen_that_keeps_a_moon_from_being_shot_has_her_reason(catalogue: SiteModel) -> None:
    lead = catalogue.todays_answers["four-are-clear-of-five"].lead
    assert lead
    assert lead.follows.startswith("Say you took the queen of spades (with the queen too, E would have shot the moon).")


def test_the_rule_that_is_asked_about_is_said_first(catalogue: SiteModel) -> None:
    """Before what a revoke costs: how it is proved, and until when it may be claimed."""
    reasons = {
        "tricks-mixed": "Mixing the tricks before a claimant has looked through them proves the revoke. A player",
        "revoke-claimed-late": "A revoke may be claimed until the pack is cut for the next deal. A player",
    }
    for id, reason in reasons.items():
        lead = catalogue.todays_answers[id].lead
        assert lead
        assert lead.follows.startswith(reason), id


def test_sources_that_differ_are_named_with_their_answers(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    """Foster 1914, law 28: no. Spalding 1896, rule 47: yes."""
    said = re.sub("<sup.*?</sup>", "", opening(pages, catalogue.situations["looking-at-the-last-trick"]))
    assert "The sources differ. Foster 1914: <em>no, you may not.</em>" in said
    assert "Spalding 1896: <em>yes, you may.</em>" in said


@pytest.mark.parametrize(
    ("sentence", "after"),
    [
        ("No: A leads.", "no – A leads."),
        ("A leads.", "A leads."),
        ("C and D share the win.", "C and D share the win."),
        ("A hold hand: you keep your cards.", "a hold hand – you keep your cards."),
    ],
)
def test_only_a_player_keeps_a_capital_after_a_colon(sentence: str, after: str) -> None:
    assert after_colon(sentence) == after


def test_games_of_several_sources_stand_with_their_sources(catalogue: SiteModel) -> None:
    today = catalogue.todays_answers["may-two-share-a-jack"]
    assert [today.whose(side) for side in today.elsewhere] == [
        "Hoyle 1913 (Hearts, sweepstakes method) and Spalding 1896 (Jack-Pot Hearts)", "Foster 1914",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("naming-hearts", "It has no bidding."),
        ("winning-a-jack", "No pool is carried over as a Jack."),
        ("two-of-clubs-in-the-kitty", "No card is left over, so there is no kitty."),
        ("two-players", "It is for three to six, not for two."),
    ],
)
def test_why_it_does_not_arise_is_told_below_todays_game(
    catalogue: SiteModel, pages: dict[str, Page], id: str, told: str
) -> None:
    said = opening(pages, catalogue.situations[id])
    assert 'class="mine__label">Today’s game:</span>' in said
    assert told in said


def test_an_answer_after_a_colon_has_no_other(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    said = re.sub("<sup.*?</sup>", "", opening(pages, catalogue.situations["both-queens"]))
    assert "Goldsmith 1997: <em>your score is 26 points – each queen counts.</em>" in said
    assert "Pagat and Davis 2004 (Cancellation Hearts): <em>your score is 26 points – each queen counts.</em>" in said


def test_every_side_is_told_where_todays_game_does_not_answer(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    """Three sources, three places for the odd chip."""
    said = opening(pages, catalogue.situations["the-odd-chip"])
    assert said.split("The sources differ.")[1].count("<em>") == 3


def test_a_deal_that_does_not_count_is_not_called_void(pages: dict[str, Page]) -> None:
    """A void is a suit of which a player has no card, as the tooltip says."""
    assert [path for path, page in pages.items() if re.search(r"\bdeal is void\b", page.markdown)] == []


def test_how_many_games_have_an_answer_is_said_before_it(catalogue: SiteModel) -> None:
    rows = [row for _, some in Grid(catalogue.todays_answers["everything-taken"]).parts for row in some]
    cells = next(row.cells for row in rows if row.source.id == "pagat-2024")
    assert [(cell.where, cell.says) for cell in cells][1] == (
        "in four games", "you get no reward – every card that counts goes against you",
    )  # fmt: skip


def test_a_revoke_in_a_game_for_points_is_not_paid_for(catalogue: SiteModel) -> None:
    for id in ("revoke-paid-for", "revoke-to-escape-all", "two-revokes"):
        today = catalogue.todays_answers[id]
        assert not re.search(r"\bpay", f"{today.dispute.situation.question} {today.says}"), id


def test_no_source_is_said_to_say_nothing_that_has_the_answer(catalogue: SiteModel) -> None:
    for id, today in catalogue.todays_answers.items():
        if today.lead and today.standing.startswith(("No source", "Only")):
            voting = {source_of(each) for each in catalogue.voters} if today.standing.startswith("No") else None
            alike = [each for some in today.stated.values() for each in some if each.answer == today.lead.answer]
            others = [each.source for each in alike if each is not today.lead and today.is_main(each)]
            assert [each for each in others if voting is None or each in voting] == [], id


def test_a_game_without_the_rule_settles_no_breach_of_it(catalogue: SiteModel) -> None:
    """The law-book leads only where it has the rule; where it has, no source of today answers."""
    for id, today in catalogue.todays_answers.items():
        if today.by_law_book:
            assert today.agreeing + today.differing == [], id
        assert today.lead is None or not today.was_allowed(today.lead), id
    breach = catalogue.todays_answers["threw-a-heart-on-trick-one"]
    assert [title for title, _ in Grid(breach, list(catalogue.voters)).parts] == [ALLOWING]
    assert breach.says.startswith("If the next trick has not been led, you take the heart back")
    assert breach.agreement == "No source that forbids it states an answer."


def test_a_tally_has_two_sides(catalogue: SiteModel) -> None:
    tallies = [Grid(each, list(catalogue.voters)).tally for each in catalogue.todays_answers.values()]
    assert [each for each in tallies if each and not all(each)] == []


def test_a_source_that_names_another_player_does_not_have_the_mark_of_who_agrees(catalogue: SiteModel) -> None:
    """Bicycle's ace is high in cutting, so C's three is lowest; with the ace low, in the older books, B deals."""
    grid = Grid(catalogue.todays_answers["who-deals-first"], list(catalogue.voters))
    marks = {row.source.id: row.mark for _, rows in grid.parts for row in rows}
    older = dict.fromkeys(["foster-1914", "hoyle-1913", "spalding-1896"], OTHER)
    assert marks == {"bicycle-1998": YES, **older}


def test_a_row_of_another_game_than_the_main_one_names_it(catalogue: SiteModel) -> None:
    for id, today in catalogue.todays_answers.items():
        main = {each.source for each in today.dispute.heard if today.is_main(each) and each.arises}
        for _, rows in Grid(today, list(catalogue.voters)).parts:
            for row in rows:
                if row.source.id not in main:
                    assert all(cell.games or cell.where for cell in row.cells), (id, row.source.id)
    rows = [
        row for _, some in Grid(catalogue.todays_answers["six-players"], list(catalogue.voters)).parts for row in some
    ]
    assert next(row.cells[0].games for row in rows if row.source.id == "pagat-2024") == ["pagat-2024/cancellation"]


def test_an_answer_with_two_results_is_counted_as_two(catalogue: SiteModel) -> None:
    titles = {id: each.dispute.title for id, each in catalogue.todays_answers.items()}
    assert titles["who-deals-first"] == "Two answers"
    assert titles["two-pass-a-hundred"] == "Three answers"  # the winner of another table is no other answer
    for id, each in catalogue.todays_answers.items():
        said = [each.dispute.heading(side) for side in each.dispute.sides]
        assert titles[id] != "One answer" or not any("; or " in one for one in said), id


def test_todays_answer_is_to_the_question_as_it_is_asked(catalogue: SiteModel) -> None:
    """The sources may need another table; the game that leads is asked at the one that is set up, as of six players."""
    leads = {id: each.lead for id, each in catalogue.todays_answers.items() if each.lead}
    assert [id for id, lead in leads.items() if lead.asked_with] == []


def test_nothing_is_left_open_that_a_source_of_today_answers(catalogue: SiteModel) -> None:
    answered = {id: [*each.agreeing, *each.differing] for id, each in catalogue.todays_answers.items() if each.is_open}
    assert [id for id, votes in answered.items() if votes] == []


def test_disputes_left_open_are_listed_with_suggestions(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    listed = pages[DISPUTES_OPEN].markdown
    for id, today in catalogue.todays_answers.items():
        assert (f"/{id}/" in listed) == bool(today.dispute.situation.suggest), id


def test_every_game_appears_once_on_a_page(catalogue: SiteModel, pages: dict[str, Page]) -> None:
    games = sorted(each.id for each in catalogue.games)
    for path in paths(catalogue):
        rows = re.findall(r'<li data-rules="([^"]*)"(?! data-choices)', pages[path].markdown)
        assert sorted(id for row in rows for id in row.split()) == games, path


def test_an_answer_is_said_once_to_be_assumed(pages: dict[str, Page]) -> None:
    reasoned = re.compile(r'<p class="given">((?:(?!</p>).)*)</p>((?:<p class="given__why">(?:(?!</p>).)*</p>)+)')
    rows = [found.groups() for page in pages.values() for found in reasoned.finditer(page.markdown)]
    assumed = [why for given, why in rows if "firm--assumed" in given]
    assert assumed
    assert [why for why in assumed if "badge--assumed" in why] == []
    others = [why for given, why in rows if "firm--assumed" not in given and "assumed__why" in why]
    assert [why for why in others if "badge--assumed" not in why] == []


def test_dispute_described_by_its_answers(catalogue: SiteModel) -> None:
    told = catalogue.todays_answers["leading-hearts-unbroken"].excerpt
    assert told.startswith("Today’s game: No, not yet. Five of six of today’s sources say so; Davis 2004: yes.")
    assert "No, not yet (Web summary, Pagat in part, Goldsmith 1997," in told
    assert "Yes, you may (Pagat in part, Davis 2004, Bicycle 1998," in told
    told = catalogue.todays_answers["led-a-heart-unbroken"].excerpt
    assert told.startswith("Our suggestion: If the next trick has not been led,")


def test_no_description_has_two_colons_in_a_sentence(catalogue: SiteModel) -> None:
    told = [each for today in catalogue.todays_answers.values() for each in re.split(r"(?<=[.?!]) ", today.excerpt)]
    assert [each for each in told if each.count(":") > 1] == []


def test_each_limit_is_noted_once(catalogue: SiteModel) -> None:
    shown = [side for today in catalogue.todays_answers.values() for side in today.dispute.shown]
    limits = [[*one["limits"].values()] for side in shown for it in side["sequels"] for one in it["given"]]
    assert sum(map(len, limits)) > 0
    assert [each for each in limits if len({*each}) < len(each)] == []


def test_divided_book_said_to_answer_in_part(catalogue: SiteModel) -> None:
    told = catalogue.todays_answers["void-of-clubs-on-trick-one"].excerpt
    assert "No, you may not (Web summary, Goldsmith 1997," in told
    assert "Foster 1914 in part). Yes (" in told
    [yes] = [each for each in told.split(". ") if each.startswith("Yes (Pagat, Davis 2004,")]
    assert "Foster 1914 in part, Hoyle 1913," in yes


def test_my_game_offered_with_options_and_all_answers(catalogue: SiteModel) -> None:
    said = json.loads(my_game(catalogue))
    ids = [each["id"] for each in said["games"]]
    assert ids == [each.id for each in catalogue.games]
    lady = next(each for each in said["games"] if each["id"] == "davis-2004/black-lady")
    assert "breaking" in [option["name"] for option in lady["options"]]
    quarrel = said["quarrels"]["leading-hearts-unbroken"]
    place = ids.index("davis-2004/black-lady")
    assert quarrel["says"][quarrel["by"][place]] == "Yes, you may."
    assert quarrel["says"][quarrel["today"]] == "No, not yet."
    assert said["today"] == ["today/hearts", "bicycle-1998/hearts"]
    changed = quarrel["choices"][str(place)]["breaking=must-be-broken"]
    assert quarrel["says"][changed] == "No, not yet."


def test_navigation_names_stages_and_not_every_dispute(pages: dict[str, Page]) -> None:
    nav = filled([{"Disputes": "disputes/"}], list(pages.values()), {"the-play": "The play"})
    named = str(nav)
    assert stage_path("the-play") in named
    assert "leading-hearts-unbroken" not in named


def test_no_game_is_silent_on_the_pass_in_one_dispute_and_without_one_in_another(catalogue: SiteModel) -> None:
    """But for the question of how many cards are passed, which may be put to every game."""
    disputes = [
        each.dispute for each in catalogue.todays_answers.values() if each.dispute.situation.stage == "the-pass"
    ]
    silent = {game.id for game in catalogue.games if game.leaves["passing.cards"].silent}
    found = {each.situation.id for each in disputes if any(one.arises and one.rules in silent for one in each.heard)}
    assert "spalding-1896/sweepstake" in silent
    assert found == {"how-many-to-pass"}
