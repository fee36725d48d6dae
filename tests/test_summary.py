"""A game told in short: its own sentences, which of them are out of date, and the form of a game that has none."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.record.findings import findings_in
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.rules.book_comparison import every_leaf, split_key
from hearts_spec.rules.fields import PLAYERS, field_of
from hearts_spec.rules.ruleset_file import MOST_SENTENCES, OURS, Draft, Overlay, Statement
from hearts_spec.rules.summary import tell
from hearts_spec.rules.vocabulary.game import Winner
from hearts_spec.scenarios.pinning import other_values
from hearts_spec.schema.kinds import Choice, Number
from hearts_spec.schema.problems import NOWHERE, SourceWarning
from tests.conftest import LIBRARY, PROJECT

GAMES = LIBRARY.ids()
STANDARD = "modern/standard"


@pytest.mark.parametrize("id", GAMES)
def test_game_summarised_in_its_own_sentences(id: str) -> None:
    told = tell(LIBRARY, id)
    assert told == LIBRARY.sentences(id)
    assert 5 <= len(told) <= MOST_SENTENCES
    assert [each.paragraph for each in told] == sorted(each.paragraph for each in told)
    for each in told:
        assert re.fullmatch(r"[A-Z][^.{}_]*\.(?: [A-Z][^.{}_]*\.)*", each.text)
        assert not re.search(r"  | ,|,,| ;|None|silent|\d{3}", each.text)


@pytest.mark.parametrize("id", GAMES)
def test_no_sentence_names_a_book_or_an_author(id: str) -> None:
    text = " ".join(each.text for each in tell(LIBRARY, id)).lower()
    for source in LIBRARY.sources.values():
        for name in re.findall(r"[a-z]{5,}", f"{source.short} {source.author} {source.id}".lower()):
            assert name not in text or name in ("text", "stated", "after", "history", "reached", "rules", "hearts")


@pytest.mark.parametrize("id", GAMES)
def test_every_key_of_a_sentence_is_stated(id: str) -> None:
    leaves = every_leaf(LIBRARY.rule_set(id))
    for each in tell(LIBRARY, id):
        assert all(not leaves[key].silent for key in each.keys)
    json.dumps([each.keys for each in tell(LIBRARY, id)])


def test_no_sentence_about_books_is_outdated() -> None:
    assert [str(each) for id in LIBRARY.drafts for each in LIBRARY.stale_sentences(id)] == []


def test_rule_set_only_for_extending_not_summarised() -> None:
    assert tell(LIBRARY, "spalding-1896/laws") == ()


def test_missing_game_cannot_be_summarised() -> None:
    with pytest.raises(RefusedError):
        tell(LIBRARY, "modern/nonesuch")
    with pytest.raises(RefusedError):
        tell(LIBRARY, STANDARD, 9)


def with_value(draft: Draft, row: str, value: object) -> Draft:
    """A file that states another value, for all numbers of players or for one."""
    players, key = split_key(row)
    stated, overlay = {key: Statement(key, row, value, NOWHERE)}, draft.overlay
    if not players:
        return replace(draft, overlay=Overlay({**overlay.always, **stated}, overlay.by_players))
    by_players = {**overlay.by_players, players: {**overlay.by_players.get(players, {}), **stated}}
    return replace(draft, overlay=Overlay(overlay.always, by_players))


def changes_of(id: str) -> Iterator[tuple[str, Draft]]:
    """A file for another value of each key that its sentences are told from, where it is a word or a number."""
    told = {key: value for each in tell(LIBRARY, id) for key, value in each.told_from.items()}
    for row, value in told.items():
        field = field_of(split_key(row)[1])
        if field and field.key != PLAYERS and isinstance(field.kind, Choice | Number):
            yield row, with_value(LIBRARY.drafts[id], row, next(other_values(field.kind, value)))


@pytest.mark.parametrize("id", [STANDARD, "spalding-1896/progressive", "hoyle-1887/hearts", "house/black-maria"])
def test_a_change_is_reported_of_its_sentences_alone(id: str) -> None:
    told = tell(LIBRARY, id)
    for row, draft in changes_of(id):
        library = LIBRARY.with_draft(draft)
        stale = [each.mark for each in library.stale_sentences(id)]
        own = LIBRARY.drafts[id].in_short
        assert stale == [each.mark for each in told if row in each.keys and each.name in own], row
        assert not [each for each in library.findings_of(id) if "out of date" in each.message]


def test_a_stale_sentence_is_named_with_its_values() -> None:
    draft = with_value(with_value(LIBRARY.drafts[STANDARD], "game.limit", 50), "game.winner", Winner.HIGHEST)
    (first, last) = LIBRARY.with_draft(draft).stale_sentences(STANDARD)
    assert first.message.endswith("is out of date: `game.winner` was lowest and is highest now")
    assert last.message == (
        "the sentence 'The points are added up from deal to deal. The game is ov...' is out of date: "
        "`game.limit` was 100 and is 50 now; `game.winner` was lowest and is highest now"
    )
    assert last.hint == "write the sentence anew, and the values under `from`"
    assert last.mark == LIBRARY.sentences(STANDARD)[-1].mark


def test_a_rule_no_longer_assumed_makes_stale() -> None:
    draft = LIBRARY.drafts[STANDARD]
    authorities = {key: each for key, each in draft.authorities.items() if key != "pack.ace"}
    (found,) = LIBRARY.with_draft(replace(draft, authorities=authorities)).stale_sentences(STANDARD)
    assert found.message.endswith("`pack.ace` is not assumed now")


def test_a_rule_no_longer_stated_makes_stale() -> None:
    draft = LIBRARY.drafts[STANDARD]
    told = replace(next(iter(draft.in_short.values())), told_from={"with-players.4.deal.hand": 13, "values.JD": -10})
    (found,) = LIBRARY.with_draft(replace(draft, in_short={told.name: told})).stale_sentences(STANDARD)
    changes = "`with-players.4.deal.hand` was 13 and is not stated now; `values.JD` was -10 and is not stated now"
    assert found.message.endswith(f"is out of date: {changes}")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the rule sets, in which a value of the modern game has changed."""
    copied = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "rulesets", copied, ignore=shutil.ignore_patterns("deals", "situations"))
    file = copied / "modern/standard.yml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("limit: 100\n", "limit: 50\n", 1), encoding="utf-8")
    return copied


def test_a_stale_sentence_is_reported_where_it_is_stated(root: Path) -> None:
    """An error in a source's game, a warning in a house rule, and nothing in a game that inherits the sentence."""
    library = Library(root)
    found = [each for each in library.findings() if "out of date" in each.message]
    assert [each.mark.file for each in found if not isinstance(each, SourceWarning)] == ["rulesets/modern/standard.yml"]
    warned = [each for each in found if isinstance(each, SourceWarning)]
    assert {each.mark.file.split("/")[1] for each in warned} == {"house"}
    assert all(each.message.endswith("`game.limit` was 100 and is 50 now") for each in warned)
    assert "settlement" not in library.drafts["house/clean-slate"].in_short
    assert library.playable(STANDARD).rules.game.limit == 50


def test_an_inherited_sentence_that_is_stale_gives_way_to_its_rules(root: Path) -> None:
    assert [each.text for each in tell(Library(root), "house/clean-slate")][-4:] == [
        "The game is played for points, added to a running score.",
        "The game ends when a score reaches the limit.",
        "The limit is 50.",
        "The lowest score wins.",
    ]


def test_a_file_with_stale_sentences_can_be_shown(tmp_path: Path) -> None:
    file = tmp_path / "ours.yml"
    file.write_text(
        "title: Ours\nextends: modern/standard\ngame: {limit: 50}\n"
        "in-short:\n  settlement:\n    text: We play to a hundred.\n    from: {game.limit: 100}\n"
    )
    library, id = LIBRARY.find(str(file))
    assert tell(library, id)[-1].text == "We play to a hundred."
    (found,) = findings_in(LIBRARY, file.read_text(), str(file))
    assert (found.mark.line, isinstance(found, SourceWarning)) == (5, True)
    assert found.message.startswith(
        "warning: the sentence 'We play to a hundred.' is out of date: `game.limit` was 100 and is 50"
    )


def house(*asked: Any, extends: str = STANDARD, **said: Any) -> list[str]:
    """Return the sentences that a house rule has and the game that it extends has not, in order."""
    library, id = LIBRARY.find_data({"title": "Ours", "extends": extends, **said})
    inherited = LIBRARY.sentences(extends)
    told = tell(library, id, *asked)
    assert [each.paragraph for each in told] == sorted(each.paragraph for each in told)
    return [each.text for each in told if each not in inherited]


def test_house_rule_summarised_by_its_differences() -> None:
    assert house() == []
    assert house(values={"JD": -10}) == ["The jack of diamonds counts −10."]
    assert house(game={"limit": 50}, lead={"opener": "dealer", "opening": "any-club"}) == [
        "The first trick is led by the dealer.",
        "The first card led must be a club.",
        "The game is played for points, added to a running score.",
        "The game ends when a score reaches the limit.",
        "The limit is 50.",
        "The lowest score wins.",
    ]


def test_a_changed_rule_replaces_its_sentence() -> None:
    library, id = LIBRARY.find_data({"title": "Ours", "extends": STANDARD, "game": {"limit": 50}})
    told = [each.text for each in tell(library, id)]
    assert not [each for each in told if "hundred" in each]
    assert told[:-4] == [each.text for each in LIBRARY.sentences(STANDARD)[:-1]]


def test_what_a_moon_pays_is_told_anew_where_the_highest_score_wins() -> None:
    counts_down = {"winner": "highest", "ends": "open", "deals": 10}
    told = house(values={"hearts": -1, "QS": -13}, game=counts_down)
    assert "A player who shoots the moon scores nothing, and each opponent loses the amount." in told
    assert not [each for each in told if "scores twenty-six" in each]


def test_a_difference_names_its_key_and_its_assumption() -> None:
    said = {"pack": {"ace": "low"}, "assumed": {"pack.ace": "We think so."}}
    library, id = LIBRARY.find_data({"title": "Ours", "extends": STANDARD, **said})
    (ace,) = [each for each in tell(library, id) if each.name == "pack.ace"]
    assert (ace.keys, ace.assumed, ace.text.endswith(f" {OURS}.")) == (("pack.ace",), ("pack.ace",), True)


def test_newly_applicable_rule_is_summarised() -> None:
    told = house(extends="house/no-pass", passing={"cards": 2})
    assert "Each player passes two cards." in told
    assert [each for each in told if each.startswith("The cards are passed to the left in the first deal")]


def test_inapplicable_rule_is_not_summarised() -> None:
    assert house(passing={"cards": 0, "to": []})[0] == "No cards are passed."
    assert not [each for each in house(passing={"cards": 0, "to": []}) if "are passed to" in each]


def test_silence_without_effect_is_not_summarised() -> None:
    assert house(trick={"trumps": "silent"}) == []
    assert house(slam="silent") == ["Taking all the penalty cards earns nothing special."]


def test_another_number_of_players_is_named() -> None:
    told = house(**{"with-players": {5: {"passing": {"cards": 3}}}})
    assert "With five players: each player passes three cards." in told
    told = house(table={"players": [3]})
    assert told[0] == "The game is for three players."
    assert {"The pack is played without the two of diamonds.", "Each player is dealt 17 cards."} <= set(told)


def test_change_summarised_once_for_all_tables() -> None:
    assert house(passing={"look": "at-once"}) == ["You may look at the cards you receive at once."]


def test_requested_table_described_by_its_own_rules() -> None:
    assert [each.text for each in tell(LIBRARY, STANDARD, 4)] == [each.text for each in tell(LIBRARY, STANDARD)]
    three = tell(LIBRARY, STANDARD, 3)
    dealt = [each for each in three if each.name == "deal.hand"]
    assert [(each.text, each.keys) for each in dealt] == [("Each player is dealt 17 cards.", ("deal.hand",))]
    assert not [each for each in three if "thirteen cards" in each.text]
    broken = tell(LIBRARY, "davis-2004/black-lady", choices={"breaking": "must-be-broken"})
    assert "Hearts may be led only once hearts are broken." in [each.text for each in broken]


def test_sentences_are_found_through_games_without_any() -> None:
    first, id = LIBRARY.find_data({"title": "First", "extends": STANDARD, "game": {"limit": 50}}, "first")
    second, id = first.find_data({"title": "Second", "extends": id, "values": {"QS": 12}}, "second")
    told = [each.text for each in tell(second, id)]
    assert {"The queen of spades counts twelve.", "The limit is 50."} <= set(told)
    assert not [each for each in told if "thirteen." in each or "hundred" in each]


def test_game_without_own_or_parent_summary_is_empty() -> None:
    laws = LIBRARY.drafts["foster-1914/spot"]
    assert tell(LIBRARY.with_draft(replace(laws, in_short={})), laws.id) == ()


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ({"text": "A."}, "the sentence end has no from"),
        ({"text": "A.", "from": {}}, "expected at least one, found no rules"),
        ({"text": "A.", "from": {"game.limt": 1}}, "'game.limt' is not the key of a rule"),
        (
            {"text": "A.", "from": {"with-players.x.game.limit": 1}},
            "'with-players.x.game.limit' is not the key of a rule",
        ),
        ({"text": "A.", "from": {"game.winner": "most"}}, "'most' is not a value allowed here"),
        (
            {"text": f"A {OURS}.", "from": {"game.limit": 100}},
            f"the sentence has 1 '{OURS}', and `our-assumption` names 0",
        ),
    ],
)
def test_a_sentence_with_faults_is_reported(sentence: dict[str, Any], fault: str) -> None:
    with pytest.raises(RulesError) as caught:
        LIBRARY.find_data({"title": "Ours", "extends": STANDARD, "in-short": {"end": sentence}})
    assert caught.value.faults[0].message == fault
