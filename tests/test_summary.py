"""A game told in a few sentences: as it should read, from which keys, and what a change of them changes."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts_spec.rules import RefusedError
from hearts_spec.rules.book_comparison import every_leaf
from hearts_spec.rules.fields import all_fields, field_of
from hearts_spec.schema.kinds import Choice, Number
from hearts_spec.summary import MOST, OURS, Seating, SummarizedGame, game_of, tell, tell_game
from tests.conftest import LIBRARY

GAMES = LIBRARY.ids()
WANTED: Mapping[str, str] = yaml.safe_load((Path(__file__).parent / "summaries.yml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", WANTED)
def test_a_game_is_told_as_a_friend_would(id: str) -> None:
    assert [each.text for each in tell(LIBRARY, id)] == WANTED[id].splitlines()


@pytest.mark.parametrize("id", GAMES)
def test_a_telling_is_short_and_whole(id: str) -> None:
    told = tell(LIBRARY, id)
    assert 5 <= len(told) <= MOST
    for each in told:
        assert re.fullmatch(r"[A-Z][^.{}_]*\.", each.text)
        assert not re.search(r"  | ,|,,| ;|None|silent|\d{3}", each.text)
        assert each.keys


@pytest.mark.parametrize("id", GAMES)
def test_no_sentence_names_a_book_or_an_author(id: str) -> None:
    text = " ".join(each.text for each in tell(LIBRARY, id)).lower()
    for source in LIBRARY.sources.values():
        for name in re.findall(r"[a-z]{5,}", f"{source.short} {source.author} {source.id}".lower()):
            assert name not in text or name in ("text", "stated", "after", "history", "reached", "rules", "hearts")


@pytest.mark.parametrize("id", GAMES)
def test_every_key_of_a_telling_stands_in_the_rule_set(id: str) -> None:
    leaves = every_leaf(LIBRARY.rule_set(id))
    for each in tell(LIBRARY, id):
        assert not set(each.keys) - set(leaves)
        assert all(not leaves[key].silent for key in each.keys)


@pytest.mark.parametrize("id", GAMES)
def test_a_sentence_says_where_something_is_assumed(id: str) -> None:
    leaves = every_leaf(LIBRARY.rule_set(id))
    for each in tell(LIBRARY, id):
        assert each.text.count(OURS) == len(each.assumed)
        for key in each.assumed:
            assert leaves[key].assumed or any(part.assumed for part in leaves[key].parts)


def changes_of(id: str) -> Iterator[tuple[str, Any]]:
    """Every other value that a key told of a game could have, where it is a word or a number."""
    leaves = every_leaf(LIBRARY.rule_set(id))
    for key in dict.fromkeys(key for each in tell(LIBRARY, id) for key in each.keys):
        leaf = leaves[key]
        if isinstance(leaf.field.kind, Choice | Number):
            yield from ((key, value) for value in leaf.field.kind.changes(leaf.value))


def with_value(game: SummarizedGame, row: str, value: object) -> SummarizedGame:
    """Give a game in which a key that stands in its rule set has another value."""

    def at(table: Seating) -> Seating:
        bare = row.split(".", 2)[2] if row.startswith("with-players.") else row
        if table.row(bare) != row:
            return table
        return replace(table, leaves={**table.leaves, bare: replace(table.leaves[bare], value=value)})

    return SummarizedGame(at(game.table), tuple(at(each) for each in game.others))


@pytest.mark.parametrize("id", GAMES)
def test_another_value_of_a_key_told_is_told_otherwise(id: str) -> None:
    game = game_of(LIBRARY, id)
    assert game is not None
    before = [each.text for each in tell_game(game)]
    same = [
        f"{key}: {value}"
        for key, value in changes_of(id)
        if [each.text for each in tell_game(with_value(game, key, value))] == before
    ]
    assert same == []


WORDS = [each for each in all_fields() if isinstance(each.kind, Choice | Number) and each.key != "table.players"]


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_any_rules_are_told_in_ten_sentences(data: st.DataObject) -> None:
    game = game_of(LIBRARY, data.draw(st.sampled_from(GAMES)))
    assert game is not None
    for field in data.draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=12)):
        value = game.table.leaves[field.key].value
        others = list(field.kind.changes(field.silent if game.table.leaves[field.key].silent else value))
        game = with_value(game, game.table.row(field.key), data.draw(st.sampled_from(others)))
    told = tell_game(game)
    assert 0 < len(told) <= MOST
    assert all(re.fullmatch(r"[A-Z][^{}]*\.", each.text) for each in told)


def test_what_is_only_there_to_be_extended_is_not_told() -> None:
    assert tell(LIBRARY, "spalding-1896/laws") == ()


def test_a_game_is_told_for_another_table_and_by_its_options() -> None:
    three = tell(LIBRARY, "modern/standard", 3)
    assert three[1].text == (
        f"Three play with one pack less the two of diamonds, the ace high {OURS}, and each is dealt seventeen cards, "
        "one at a time."
    )
    assert three[1].keys == ("table.players", "pack.packs", "pack.without", "pack.ace", "deal.hand", "deal.at-a-time")
    moon = tell(LIBRARY, "davis-2004/black-lady", choices={"slam": "others-up", "breaking": "must-be-broken"})
    assert any("scores nothing, and each of the others scores twenty-six" in each.text for each in moon)
    assert any(each.text.startswith("Nobody may lead hearts before a heart is thrown") for each in moon)


def test_what_is_not_there_cannot_be_told() -> None:
    with pytest.raises(RefusedError):
        tell(LIBRARY, "modern/nonesuch")
    with pytest.raises(RefusedError):
        tell(LIBRARY, "modern/standard", 9)


def test_a_key_of_one_number_of_players_is_named_as_it_stands() -> None:
    (others,) = [each for each in tell(LIBRARY, "modern/standard") if "can play too" in each.text]
    assert others.keys == ("table.players", "with-players.3.pack.without", "with-players.5.pack.without")
    json.dumps([each.keys for each in tell(LIBRARY, "spalding-1896/widow")])


def house(**said: Any) -> list[str]:
    library, id = LIBRARY.find_data({"title": "Ours", "extends": "modern/standard", **said})
    return [each.text for each in tell(library, id)]


def test_a_house_rule_is_told_as_any_game() -> None:
    told = house(
        table={"players": [4], "turn": "right"},
        passing={"cards": 1, "to": ["right-2"], "look": "at-once"},
        lead={"opener": "dealer", "opening": "any-club", "next": "left-of-leader"},
        follow={"void": "scoring-card"},
        hearts={"broken-when": "played"},
        queen={"led": "once-broken", "thrown": "first-chance"},
        trick={"won-by": "lowest", "trumps": "clubs"},
        values={"hearts": 2, "AH": 5, "QS": 20, "JD": -10},
        bonus={"no-trick": -5, "beside-slam": "lost"},
        slam={"pays": "choice", "amount": 30},
        game={"ends": "score-passed", "limit": 150, "winner": "lowest", "tie": "play-on"},
    )
    assert len(told) == MOST
    whole = " ".join(told)
    for said in (
        "Nobody wants hearts, least of all the high ones, and still less the queen of spades: the ace is five points "
        "against you, every other heart two, and the queen of spades twenty, but the jack of diamonds takes ten off",
        "deal and play go round to the right",
        "you pass a card two seats to your right, and may look at once at what comes to you",
        "he dealer must lead a club to the first trick",
        "obody may lead hearts, nor the queen of spades, before a heart or the queen of spades is played",
        "he queen of spades must be thrown on another suit at the first chance",
        "and otherwise must throw a card that counts, while you hold one",
        "he lowest card of the suit led wins the trick, and the lead passes from trick to trick to the left; but",
        "chooses whether thirty are taken off his own score or added to everybody else's",
        " player who takes no trick has five points taken off, but not when another takes everything",
        "the game is over when somebody has more than a hundred and fifty, and the lowest score wins; players who tie",
    ):
        assert said in whole, said


def test_who_scores_most_shuns_the_cards_that_lower_his_score() -> None:
    """Knaves: seventeen tricks at a point each, and four jacks that take off one to four."""
    jacks = {"hearts": 0, "QS": 0, "JS": -1, "JC": -2, "JD": -3, "JH": -4}
    told = house(values=jacks, bonus={"trick": 1}, slam={"needs": []}, game={"winner": "highest"})
    assert told[0] == (
        "Nobody wants the jack of spades, the jack of clubs, the jack of diamonds or the jack of hearts: the jack of "
        "spades takes one off your score, the jack of clubs two, the jack of diamonds three and the jack of hearts "
        "four."
    )
    assert "Each trick is a point for you" in " ".join(told)


def test_cards_that_only_lower_a_score_are_told_with_what_they_take_off() -> None:
    told = house(values={"hearts": 0, "QS": 0, "JD": -10}, slam={"needs": []})
    assert told[0] == "Everybody wants the jack of diamonds: it takes ten off your score."
    told = house(values={"hearts": -1, "QS": 0}, slam={"needs": []})
    assert told[0] == "Everybody wants hearts: each heart you take takes one off your score."


@pytest.mark.parametrize(("to", "divided"), [("winners", True), ("each-other", False)])
def test_what_each_is_paid_by_each_of_the_others_is_not_divided(to: str, divided: bool) -> None:
    pool = [{"then": "fewest-take"}]
    told = house(extends="hoyle-1887/hearts", table={"players": [4]}, settlement={"pay": {"to": to}, "pool": pool})
    said = "Players who tie for the fewest divide what is paid, any odd chip staying for the next deal."
    assert (said in told) is divided


@pytest.mark.parametrize(
    ("values", "told"),
    [
        (
            {"hearts": -3, "QS": -1},
            "Everybody wants hearts: each heart you take takes three off your score and the queen of spades one.",
        ),
        (
            {"hearts": -1, "QS": -13},
            "Everybody wants hearts, and still more the queen of spades: each heart you take takes one off your score "
            "and the queen of spades thirteen.",
        ),
        (
            {"hearts": -2, "spades": -1, "QS": 0},
            "Everybody wants hearts and spades: each heart you take takes two off your score, each spade you take one "
            "and the queen of spades nothing.",
        ),
        (
            {"clubs": -1},
            "Nobody wants hearts, and still less the queen of spades: each heart you take is a point against you, and "
            "the queen thirteen, but each club takes one off your score.",
        ),
    ],
)
def test_suits_that_lower_a_score_are_told_like_cards_that_do(values: dict[str, int], told: str) -> None:
    assert house(values=values, slam={"needs": []})[0] == told


@pytest.mark.parametrize(
    ("bonus", "winner", "told"),
    [
        ({"trick": 1}, "lowest", "Nobody wants tricks."),
        ({"trick": 1}, "highest", "Everybody wants tricks."),
        ({"first-trick": 1, "last-trick": 1}, "lowest", "Nobody wants the first trick or the last trick."),
        ({"trick": -1, "last-trick": 5}, "lowest", "Nobody wants the last trick, and everybody wants tricks."),
    ],
)
def test_where_no_card_counts_the_tricks_are_what_one_wants(bonus: dict[str, int], winner: str, told: str) -> None:
    no_cards = {"values": {"hearts": 0, "QS": 0}, "slam": {"needs": []}}
    assert house(**no_cards, bonus=bonus, game={"winner": winner})[0] == told


def test_cards_that_count_alike_are_told_together() -> None:
    queens = {"hearts": 0, "QS": 100, "QH": 100, "QD": 100, "QC": 100}
    told = house(values=queens, slam={"needs": []})
    assert told[0].endswith("or the queen of spades: each is a hundred points against you.")


def test_a_deal_that_is_a_game_by_itself_is_not_added_to_others() -> None:
    told = house(game={"ends": "each-deal", "limit": 0})
    assert told[-1] == "The points of each deal are a game by themselves, and the lowest score wins."


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({}, "scores nothing, and each of the others scores twenty-six."),
        ({"values": {"JD": -10}}, "is charged nothing for his cards, and each of the others scores twenty-six."),
        ({"bonus": {"last-trick": 5}}, "is charged nothing for his cards, and each of the others scores twenty-six"),
        ({"slam": {"pays": "self-down"}}, "has twenty-six taken off his score, and the others score nothing."),
        ({"slam": {"pays": "self-down", "needs": ["hearts"]}}, "has twenty-six taken off his score."),
    ],
)
def test_a_slam_is_told_by_what_it_leaves_to_be_scored(said: dict[str, Any], told: str) -> None:
    """Whoever makes it keeps what lowers his score, and pays for tricks; and another may have the queen."""
    assert told in " ".join(house(**said))


def test_cards_that_must_be_thrown_are_told_with_the_suit() -> None:
    told = " ".join(house(follow={"forced": ["QS", "10D"]}))
    assert "may throw any card, but the queen of spades or the ten of diamonds first, except that hearts" in told


def test_partners_whose_scores_end_the_game_apart_win_it_together() -> None:
    told = house(table={"players": [4], "partners": "opposite-apart"})
    assert told[-1] == (
        "The points are added up from deal to deal; the game is over when somebody has a hundred or more, and the "
        "lowest score wins, those of two partners, who sit opposite, taken together."
    )


def test_a_pass_to_several_is_told_with_what_each_has() -> None:
    three = {"players": [3]}
    shared = house(table=three, passing={"cards": 4, "to": ["shared"]})
    assert "pass four cards in equal parts to all the others." in " ".join(shared)
    scattered = house(table=three, passing={"cards": 2, "to": ["scatter"]})
    assert "pass two cards, one to each of the others." in " ".join(scattered)


def test_a_slam_of_a_side_is_told_of_each_partner() -> None:
    also = [{"tricks": "all", "amount": 40, "by": "side", "pays": "choice"}]
    whole = " ".join(house(table={"players": [4], "partners": "opposite"}, slam={"by": "side", "also": also}))
    for said in (
        "Each partner of a side that takes all the hearts and the queen of spades in one deal scores nothing",
        "ach partner of a side that takes every trick chooses with the other whether forty are taken off his own score",
        "the game is over when a side has a hundred or more",
    ):
        assert said in whole, said


def test_who_scores_most_wants_the_cards_that_count() -> None:
    told = house(values={"hearts": 1, "QS": 13}, game={"winner": "highest"})
    assert told[0] == (
        "Everybody wants hearts, and still more the queen of spades: each heart you take is a point for you, and the "
        "queen thirteen."
    )
    assert "the highest score wins" in told[-1]


def test_one_unit_that_is_free_is_told_as_one() -> None:
    free = field_of("settlement.pay.free")
    assert free is not None
    assert free.says(1) == "Whoever pays does so only for what he took above one unit."
    assert free.says(6) == "Whoever pays does so only for what he took above six units."


@pytest.mark.parametrize(
    ("odd", "told"),
    [
        ("jack", "; after a pool that nobody won, or that left an odd chip, the last buyer names the suit again"),
        ("no-jack", "; after a pool that nobody won, the last buyer names the suit again"),
    ],
)
def test_the_last_buyer_names_again_after_an_odd_chip_that_makes_a_jack(odd: str, told: str) -> None:
    (sentence,) = [
        each
        for each in tell(LIBRARY, "foster-1914/auction", choices={"jack-after-division": odd})
        if "last buyer" in each.text
    ]
    assert sentence.text.endswith(f"{told} for nothing.")
    assert ("settlement.odd-chip" in sentence.keys) is (odd == "jack")


def test_by_the_other_reading_he_does_not_name_again_after_a_division() -> None:
    told = tell(LIBRARY, "foster-1914/auction", choices={"choice-after-division": "sold"})
    (sentence,) = [each for each in told if "last buyer" in each.text]
    after = "; after a pool that nobody won, the last buyer names the suit again for nothing"
    assert sentence.text.endswith(f"{after}, but not after one that was divided.")
