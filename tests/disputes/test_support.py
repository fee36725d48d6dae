"""What each part of an answer rests on: nothing is cited that supports no part, and nothing is said without support."""

import pytest

from hearts_spec.disputes import Answer, ask
from hearts_spec.disputes.answer import AnswerPart
from hearts_spec.rules import InDoubt, ResolvedRule, Status
from hearts_spec.rules.sources import DoubtfulCase
from tests.disputes.cases import LIBRARY, SITUATIONS, answers_to, is_house, put

_SURE = ("ruled", "option", "assumed")  # the surest first


def _rulings(id: str) -> list[Answer]:
    """What the games of books rule on a dispute."""
    found = (each for each in answers_to(id) if each.arises and each.status is not Status.SILENT)
    return [each for each in found if not is_house(LIBRARY, each.rules)]


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_each_part_is_cited_or_assumed(id: str) -> None:
    for each in _rulings(id):
        assert all(part.cites or part.assumed for part in each.parts), each.rules
        supposed = each.follows.partition(".")[0] + "." if each.follows.startswith("Say ") else ""
        assert " ".join(filter(None, [each.says, supposed, *(part.says for part in each.parts[1:])])) == each.ruling


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_each_citation_is_that_of_a_key_that_decides_a_part(id: str) -> None:
    """A rule is cited whole only where its value is asked for, or where no case of it is cited apart.

    An answer that the book leaves open also cites what offers the option.
    """
    for each in _rulings(id):
        tables = [LIBRARY.playable(each.rules, players) for players in LIBRARY.rule_set(each.rules).players]
        for part in each.parts:
            offers = _left_open(each) if part is each.itself else set()
            assert set(part.cites) in [{*table.cites(*part.keys), *offers} for table in tables], (each.rules, part.says)
            found = [table.leaves[key] for key in part.keys for table in tables if key in table.leaves]
            whole = {leaf.key for leaf in found if _in_cases(leaf)}
            assert not whole or SITUATIONS.by_id[id].kind == "statement", (each.rules, whole)


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_each_part_of_a_default_is_cited_or_assumed(id: str) -> None:
    """A book that is silent may still have statements from which our default follows."""
    for each in answers_to(id):
        parts = each.played.parts if each.played and not is_house(LIBRARY, each.rules) else ()
        assert all(part.cites or part.assumed for part in parts), each.rules


def test_default_cites_the_statement_that_implies_it() -> None:
    played = put(LIBRARY, "revoke-paid-for", "davis-2004/black-lady").played
    assert played
    assert played.cites == ("davis-2004.regular.heart-value", "davis-2004.black-lady.queen-13")
    assert [[each.provision for each in part.doubts] for part in played.parts] == [
        [],
        ["davis-2004.black-lady.queen-13"],
    ]


@pytest.mark.parametrize("rules", ["pagat-2024/cancellation", "pagat-2024/hearts"])
def test_default_is_assumed_where_the_book_offers_another_answer(rules: str) -> None:
    [found] = ask(LIBRARY, SITUATIONS.find("tie-for-the-lowest-total"), [rules])
    assert (found.answer, found.firm, found.choices[0].answer.firm) == ("silent", "assumed", "option")


def _left_open(answer: Answer) -> set[str]:
    """The statements behind the defaults of the options that an answer depends on, if the book leaves them open."""
    options = [LIBRARY.rule_set(answer.rules).options[each.option] for each in answer.choices if answer.left_open]
    defaults = [option.choices[option.default] for option in options if option.default in option.choices]
    return {id for choice in defaults for id in LIBRARY.authority_of(choice).cites}


def _in_cases(leaf: ResolvedRule) -> bool:
    """Whether a source is cited apart for cases that the vocabulary declares."""
    return not leaf.parts.keys().isdisjoint(leaf.field.cases)


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_answer_that_says_all_is_followed_by_nothing_of_its_rule(id: str) -> None:
    whole = [name for name, each in SITUATIONS.by_id[id].answers.items() if each.whole]
    for each in _rulings(id):
        follows = [part.says for part in each.parts[1:] if part.keys == each.itself.keys]
        assert each.answer not in whole or not follows, each.rules


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_answer_no_surer_than_its_least_sure_part(id: str) -> None:
    for each in _rulings(id):
        parts = [each.firm_of(part) for part in each.parts]
        assert each.firm == max(parts, key=_SURE.index), each.rules


def _may_be_shown(found: Answer, part: AnswerPart) -> set[InDoubt]:
    """The doubts on a key of a part, of what it cites or is nearest, in a case in which another reading matters."""
    counted: dict[str, int] = {}
    if found.settlement:
        result = found.settlement.result
        units, odd = result.units, result.pool.odd if result.pool else 0
        counted = {"clear": units.count(0), "fewest": units.count(min(units)), "loaded": sum(map(bool, units))}
        counted |= {"waiting": result.before.pool, "odd": odd, "players": len(units)}
    tables = [LIBRARY.playable(found.rules, players) for players in LIBRARY.rule_set(found.rules).players]
    nearest = {id for key in part.keys for table in tables for leaf in table.under(key) for id in leaf.nearest}
    return {
        InDoubt(id, doubt)
        for id in (*part.cites, *nearest)
        for doubt in LIBRARY.provisions[id].doubts
        if any(doubt.affects(key) for key in part.keys)
        for case in doubt.when or (DoubtfulCase(),)
        if case.fits(counted) and not all(table.unmet(case.supposes) for table in tables)
    }


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_doubt_shown_only_beside_a_part_that_rests_on_it(id: str) -> None:
    for each in answers_to(id):
        for part in each.parts:
            assert _may_be_shown(each, part).issuperset(part.doubts), (each.rules, part.says)


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_answer_that_another_reading_changes_is_in_doubt_or_assumed(id: str) -> None:
    """A choice without a citation is another reading of ours: the text offers no option there."""
    for each in (each for each in answers_to(id) if each.arises and not is_house(LIBRARY, each.rules)):
        offered = LIBRARY.rule_set(each.rules).options
        for other in each.choices:
            choice = offered[other.option].choices.get(other.choice)
            behind = LIBRARY.authority_of(choice) if choice else None
            if behind and behind.assumed and not behind.cites:
                assert each.in_silence or each.doubts or each.assumed, (each.rules, other.option, other.choice)
