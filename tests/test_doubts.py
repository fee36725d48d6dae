"""Doubts in the texts: on which rules each bears, and that whoever is told of one of these is told of the doubt."""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape

import pytest

from hearts_spec.cli import main
from hearts_spec.disputes import Answer, answer
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.rules.ruleset_file import Authority
from hearts_spec.rules.sources import RULING, Doubt
from hearts_spec.service.rule_sets import show
from hearts_spec.site.dispute_pages import dispute_pages
from hearts_spec.site.history_pages import history_pages
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.rule_pages import rule_pages
from hearts_spec.site.site_model import SiteModel
from tests.conftest import LIBRARY, PROJECT
from tests.disputes.cases import SITUATIONS, answers_to, put


@pytest.mark.parametrize(
    ("bears_on", "key", "bears"),
    [
        (None, "game.ends", True),
        ((), "game.ends", False),
        (("game.ends",), "game.ends", True),
        (("game.ends",), "game.limit", False),
        (("game.ends",), "game", True),  # of all that the section says, it bears on some
        (("settlement.pool",), "settlement.pool.2", True),
        (("settlement.pool.2",), "settlement.pool", True),
        (("settlement.pool.2",), "settlement.pool.1", False),
        (("settlement.pool.2",), "settlement.pool.21", False),
    ],
)
def test_a_doubt_bears_on_what_it_names(bears_on: tuple[str, ...] | None, key: str, bears: bool) -> None:
    assert Doubt("D.", "R.", "W.", bears_on).affects(key) is bears


# What shows that a text leans on one that stands beside it where it was written, and not where it is told.
_LEANS = re.compile(r"^(And|Or|But|What of)\b|^How (much|many|long)\?|^\w+( \w+)?\.$|\b(e\.g\.|i\.e\.|cf\.)")


@pytest.mark.parametrize("source", LIBRARY.sources)
def test_a_doubt_can_be_read_by_itself(source: str) -> None:
    """It is told with rules and rulings, away from its provision: doubt, reading and reason are whole sentences."""
    doubts = [
        (each.id, doubt) for each in LIBRARY.provisions.values() if each.source == source for doubt in each.doubts
    ]
    texts = [(id, text) for id, doubt in doubts for text in (doubt.doubt, doubt.reading, doubt.why)]
    assert [(id, text) for id, text in texts if _LEANS.search(text)] == []
    assert [(id, text) for id, text in texts if not re.search(r"[.?!]'?$", text)] == []
    assert [(id, doubt.doubt) for id, doubt in doubts if len(doubt.doubt.split()) < 5] == []
    assert [(id, doubt.reading) for id, doubt in doubts if len(doubt.reading.split()) < 3] == []


def in_doubt(situation: str, rules: str, **settings: str) -> list[tuple[str, str]]:
    return [(each.provision, each.doubt.reading) for each in put(LIBRARY, situation, rules, **settings).doubts]


def test_answer_lists_only_doubts_it_depends_on() -> None:
    """Davis ends the game when a score passes a hundred; when he looks is in doubt too, but the answer is the same."""
    end = "davis-2004.regular.game-end"
    assert len(LIBRARY.provisions[end].doubts) == 2
    assert in_doubt("is-the-game-over", "davis-2004/regular") == [(end, "No, only a total above a hundred ends it.")]


def test_answer_from_section_lists_doubts_of_its_rules() -> None:
    """Davis is doubtful in which queen counts; of who pays for shooting the moon nothing is cited here.

    What must be taken with two packs, and how much comes off with a joker, is no doubt at a table with neither.
    """
    assert [provision for provision, _ in in_doubt("everything-taken", "davis-2004/omnibus")] == [
        "davis-2004.black-lady.queen-13"
    ]


_NO_JACK = "No, the next pool is an ordinary one."


@pytest.mark.parametrize(
    ("situation", "rules", "settings", "readings"),
    [
        ("two-are-clear", "foster-1914/sweepstake", {}, [_NO_JACK]),
        ("two-are-clear", "foster-1914/sweepstake", {"hearts": "0,0,6,4,3"}, [_NO_JACK, "However many others"]),
        ("one-is-clear", "foster-1914/sweepstake", {}, []),
        ("one-alone-has-fewest", "hoyle-1913/simple", {}, ["The winner pays and", "The player with the fewest wins"]),
        ("one-is-clear", "hoyle-1913/simple", {}, []),
        ("two-are-clear", "hoyle-1913/simple", {}, []),
        ("one-takes-all-thirteen", "hoyle-1913/simple", {}, ["all who tie share", "each of the three has four"]),
        ("revoke-paid-for", "spalding-1896/spot", {}, ["pays everything the losing players owed"]),
        ("revoke-paid-for", "spalding-1896/sweepstake", {}, ["pays the whole thirteen"]),
    ],
)
def test_answer_lists_a_doubt_only_in_its_cases(
    situation: str, rules: str, settings: dict[str, str], readings: list[str]
) -> None:
    """It depends on how many play, what they took, what waits and what is left over, and on the method of settling."""
    told = dict.fromkeys(reading for _, reading in in_doubt(situation, rules, **settings))
    assert len(told) == len(readings), told
    assert all(any(part.lower() in each.lower() for each in told) for part in readings), told


def test_grammatical_slip_is_no_doubt_about_rule() -> None:
    """Davis's sentence on who leads next has two verbs; by either it is the winner of the trick."""
    leads = "davis-2004.regular.winner-leads"
    assert LIBRARY.provisions[leads].doubts
    assert LIBRARY.rule_set("davis-2004/regular").leaves["lead.next"].cites == (leads,)
    assert LIBRARY.provisions.doubts("lead.next", [leads]) == ()


def test_two_pages_of_1896_on_equal_cuts_cited() -> None:
    """Rule 4 has any equal cards cut again; page 7 speaks of a tie for the lowest. The doubt on this is shown once."""
    told = in_doubt("equal-cuts-that-decide-nothing", "spalding-1896/sweepstake")
    assert [provision for provision, _ in told] == ["spalding-1896.rule-04"]
    cites = put(LIBRARY, "equal-cuts-that-decide-nothing", "spalding-1896/sweepstake").cites
    assert {"spalding-1896.rule-04", "spalding-1896.p07.cut-ties"} <= set(cites)


def test_answer_of_silent_book_depends_on_no_doubt() -> None:
    answers = answers_to("equal-cuts-that-decide-nothing")
    assert [each.rules for each in answers if each.arises and each.doubts and each.firm == "silent"] == []


def test_doubt_returned_as_data_with_its_place() -> None:
    [told] = put(LIBRARY, "is-the-game-over", "davis-2004/regular").data()["doubts"]
    assert set(told) == {"provision", "doubt", "reading", "why"}
    assert told["provision"] == "davis-2004.regular.game-end"
    values = show(LIBRARY, "davis-2004/regular").data()["values"]
    assert values["game.ends"]["doubts"] == [told]
    assert values["game.limit"]["doubts"] == values["lead.next"]["doubts"] == []


def test_show_command_marks_the_rules_in_doubt(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rulesets", str(PROJECT / "rulesets"), "show", "davis-2004/regular"])
    rows = {line[:30].strip(): line for line in capsys.readouterr().out.splitlines()}
    assert rows["The game ends"].endswith("[davis-2004.regular.game-end] in doubt")
    assert rows["Limit"].endswith("[davis-2004.regular.game-end]")


def test_rule_links_to_doubts_it_depends_on(real: SiteModel) -> None:
    page = next(
        unescape(each.markdown)
        for each in rule_pages(real, Terms({}))
        if each.path == "rules/davis-2004/regular/data.md"
    )
    rows = {key: row for row in page.split("<tr") for key in re.findall(r'scope="row" id="([^"]+)"', row)}
    [(way, title)] = re.findall(
        r'<a class="badge badge--doubt" href="([^"]+)" title="([^"]+)">unclear</a>', rows["game.ends"]
    )
    assert way.endswith("#davis-2004.regular.game-end")
    assert "does exactly a hundred end it? Our reading: No, only a total above a hundred ends it." in title
    assert not any("badge--doubt" in rows[key] for key in ("game.limit", "lead.next"))


def test_history_of_rule_links_to_each_doubt(real: SiteModel) -> None:
    """Law 2 of 1914 has equal cards cut again without more; so it is told in the life of cutting."""
    pages = {each.path: unescape(each.markdown) for each in history_pages(real, Terms({}))}
    told = [
        path for path, text in pages.items() if re.search(r'badge--doubt" href="[^"]+#foster-1914\.law-2\.ties"', text)
    ]
    assert told == ["history/rules/cutting.md"]


def test_games_with_different_doubts_named_separately(real: SiteModel) -> None:
    for dispute in real.disputes:
        doubts = {each.rules: each.doubts for each in dispute.answers}
        sides = [*dispute.shown, *dispute.houses.shown]
        given = [each["rules"] for side in sides for sequel in side["sequels"] for each in sequel["given"]]
        assert [ids for ids in given if len({doubts[id] for id in ids}) > 1] == []


def test_doubt_shown_below_its_own_book(real: SiteModel) -> None:
    every = [side for each in real.disputes for side in each.shown]
    for given in (each for side in every for sequel in side["sequels"] for each in sequel["given"]):
        assert {doubt["provision"].partition(".")[0] for doubt in given["doubts_below"]} <= {given["source"]}


def test_shared_doubts_listed_once_in_a_dispute(real: SiteModel) -> None:
    path = "disputes/before-the-deal/equal-cuts-that-decide-nothing.md"
    page = next(unescape(each.markdown) for each in dispute_pages(real) if each.path == path)
    assert page.count("Are all equal cards cut again, or only those that leave something undecided?") == 1
    ways = re.findall(r'<a class="badge badge--doubt" href="#([^"]+)">unclear</a>', page)
    assert len(ways) == 6  # the games of 1914 in two rows and those of 1896 in four
    assert set(ways) == {"doubts-foster-1914-sweepstake", "doubts-spalding-1896-sweepstake"}
    for way in set(ways):
        assert page.count(f'id="{way}"') == 1


# Cases other than those of the questions, in which a doubt bears that bears in no question as it is set: the game, what
# is changed in the question, and what is chosen.
_FURTHER_CASES: list[tuple[str, str, dict[str, str], dict[str, str]]] = [
    ("how-many-to-pass", "davis-2004/black-lady", {"players": "3"}, {}),
    ("two-are-clear", "foster-1914/sweepstake", {"hearts": "0,0,6,4,3"}, {}),
    ("two-are-clear", "spalding-1896/widow", {"hearts": "0,0,3,4,6"}, {}),
    ("the-odd-chip-left-from-last-time", "hoyle-1887/hearts", {"hearts": "13,0,0,0", "pool": "1"}, {}),
    ("may-two-share-a-jack", "spalding-1896/jack-pot", {"hearts": "0,0,0,13", "pool": "13"}, {}),
    ("revoke-to-escape-all", "hoyle-1887/hearts", {"hearts": "0,0,0,13", "revoked": "D"}, {}),
    ("revoke-by-the-winner", "foster-1914/sweepstake", {"hearts": "0,0,6,7", "pool": "1"}, {}),
    ("revoke-by-the-winner", "spalding-1896/sweepstake", {"hearts": "0,0,6,7", "pool": "1"}, {}),
    ("revoke-by-the-winner", "spalding-1896/sweepstake", {"pool": "13", "jack-stands": "yes"}, {}),
    ("revoke-by-the-winner", "spalding-1896/six-handed", {"hearts": "0,2,2,2,3,3"}, {"six-handed": "two-of-hearts"}),
    ("joker-takes-the-trick", "spalding-1896/joker", {"obliging": "yes"}, {}),
]

_STATEMENT = re.compile(r"[a-z0-9-]+\.[a-z0-9.-]*[a-z0-9]")

# Rules that no dispute asks about: a doubt on one of them is shown with the rule itself, on the page of its game.
_ASKED_BY_NO_DISPUTE = {
    "deal.first",
    "irregular.revoke.call-refused",
    "joker.only-heart",
    "stock.gone",
    "table.chips",
    "tournament.ends",
    "tournament.prizes.most",
    "tournament.stars.head",
    "tournament.stars.last-loaded",
    "tournament.stars.loaded",
}


def _told(answers: Iterable[Answer]) -> Iterator[tuple[str, str]]:
    """Yield the doubts that some answers and those under other options show: the statement, and what is unclear."""
    for each in answers:
        for part in (*each.parts, *(each.played.parts if each.played else ())):
            yield from ((one.provision, one.doubt.doubt) for one in part.doubts)
        yield from _told(choice.answer for choice in each.choices)


def _behind_rules() -> Iterator[tuple[str, Authority]]:
    """Yield each rule of each game, each of its cases and each choice, with what is behind it."""
    for id in LIBRARY.ids():
        rule_set = LIBRARY.rule_set(id)
        leaves = [leaf for table in (rule_set.leaves, *rule_set.by_players.values()) for leaf in table.values()]
        for leaf in leaves:
            for key in (leaf.key, *(f"{leaf.key}.{case}" for case in leaf.parts)):
                yield leaf.key, leaf.authority_of(key)
        for choice in (choice for option in rule_set.options.values() for choice in option.choices.values()):
            for key in choice.keys:
                yield key, LIBRARY.authority_of(choice)


def _affected_rules() -> Mapping[tuple[str, str], set[str]]:
    affected: dict[tuple[str, str], set[str]] = {}
    for key, behind in _behind_rules():
        for each in LIBRARY.provisions.doubts(key, behind.cites):
            affected.setdefault((each.provision, each.doubt.doubt), set()).add(key)
    return affected


def test_each_doubt_shown_where_it_bears(answered: list[GroupedAnswers]) -> None:
    """None is lost: it is shown with an answer, an assumption that settles it or a rule; or it bears on none.

    Examples and advice are no rules, so a doubt about one is shown with it alone.
    """
    put_further = (
        answer(LIBRARY, SITUATIONS.find(id), rules, settings, choices)
        for id, rules, settings, choices in _FURTHER_CASES
    )
    shown = {*_told(each for dispute in answered for each in dispute.answers), *_told(put_further)}
    statements_shown = {id for id, _ in shown}
    assumed_from = {id for _, behind in _behind_rules() for id in _STATEMENT.findall(behind.assumed)}
    affected = _affected_rules()

    def is_told(id: str, doubt: Doubt) -> bool:
        keys = affected.get((id, doubt.doubt), set())
        return (
            (id, doubt.doubt) in shown
            or doubt.bears_on == ()
            or doubt.same_as in statements_shown
            or id in assumed_from
            or (bool(keys) and keys <= _ASKED_BY_NO_DISPUTE)
            or (not keys and LIBRARY.provisions[id].kind not in (*RULING, "definition"))
        )

    every = [(each.id, doubt) for each in LIBRARY.provisions.values() for doubt in each.doubts]
    assert [(id, doubt.doubt) for id, doubt in every if not is_told(id, doubt)] == []


def test_no_doubt_shown_twice_with_an_answer(answered: list[GroupedAnswers]) -> None:
    """Two doubts of one answer are neither in the same words nor settled by the same reading for the same reason."""
    for each in (each for dispute in answered for each in dispute.answers):
        told = [one.doubt for one in each.doubts]
        assert len({one.doubt for one in told}) == len({(one.reading, one.why) for one in told}) == len(told), (
            each.rules
        )
