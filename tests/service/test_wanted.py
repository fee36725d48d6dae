"""What a settlement of a game is asked with: of mistakes, those that it can settle, and of the others why it cannot."""

from collections.abc import Iterator

import pytest

from hearts_spec.cards import default_seats
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.record import forfeits_of, revokes_of
from hearts_spec.rules import Library
from hearts_spec.service.ask import Service
from hearts_spec.service.settle import form_fields
from tests.conftest import LIBRARY


def tables(library: Library) -> Iterator[tuple[CompiledRules, list[str]]]:
    """Every game at each of its tables, with what is wanted of it."""
    for id in library.ids():
        for players in library.rule_set(id).players:
            playable = library.playable(id, players)
            yield CompiledRules(playable), form_fields(playable, library.rule_set(id).options)["more"]


def refused_at(table: CompiledRules, revoked: list[int], escaping: list[int], forfeits: list[int]) -> str:
    """Where it is said that something of this is of no use."""
    seats = default_seats(table.players)
    try:
        revokes_of(table, seats, revoked, escaping)
        forfeits_of(table, seats, forfeits)
    except IrregularStateError as error:
        return error.position
    return ""


# Who needs to say what of the tricks and of what was declared, and which cards may be shown: read in the rules by hand.
TRICKS = {"tricks", "first-trick", "seventh-trick", "last-trick", "last-but-one", "trickless", "shown", "declared"}
OF_TRICKS = {
    "house/slobberhannes": (["first-trick", "last-trick"], []),
    "house/polignac": (["tricks", "declared"], []),
    "house/chase-the-pig": (["shown"], ["QS", "JD", "AH", "10C"]),
    "modern/standard": ([], []),
    "davis-2004/black-lady": ([], []),
    "spalding-1896/sweepstake": ([], []),
    "spalding-1896/jack-pot": (["trickless"], []),
}


@pytest.mark.parametrize("id", OF_TRICKS)
def test_trick_facts_wanted_where_scoring_uses_them(desk: Service, id: str) -> None:
    found = desk.ask({"ask": "wanted", "id": id})
    more, shown = OF_TRICKS[id]
    assert [name for name in found["more"] if name in TRICKS] == more
    assert [each["card"] for each in found["shown"]] == shown


@pytest.mark.parametrize(
    ("bonus", "more"),
    [
        ("{no-trick: -5}", ["trickless"]),
        ("{no-trick: -5, trick: 1}", ["tricks"]),
        ("{first-trick: 1}", ["first-trick"]),
        ("{last-trick: 1}", ["last-trick"]),
        ("{last-but-one: 1}", ["last-but-one"]),
    ],
)
def test_trickless_player_not_asked_when_tricks_show_it(desk: Service, bonus: str, more: list[str]) -> None:
    house = {"mine.yml": f"title: Mine\nextends: modern/standard\nbonus: {bonus}\n"}
    found = desk.ask({"ask": "wanted", "id": "mine.yml", "house": house})
    assert [name for name in found["more"] if name in TRICKS] == more


def test_jack_after_division_asked_where_sale_needs_it(desk: Service) -> None:
    auction = {"ask": "wanted", "id": "foster-1914/auction"}
    assert "divided" not in desk.ask(auction)["more"]
    assert "divided" in desk.ask({**auction, "set": {"choice-after-division": "sold"}})["more"]


def test_hearts_are_not_asked_for_where_none_counts(desk: Service) -> None:
    found = desk.ask({"ask": "wanted", "id": "house/slobberhannes"})
    assert found["hearts"] == 0
    assert [each["card"] for each in found["which"]] == ["QC"]


def test_wanted_facts_suffice_where_tricks_count(desk: Service) -> None:
    asked = {"ask": "settle", "id": "house/slobberhannes", "taken": {"A": "-", "B": "-", "C": "QC", "D": "-"}}
    assert desk.ask({**asked, "first-trick": "A", "last-trick": "B"})["net"] == {"A": 1, "B": 1, "C": 1, "D": 0}


def test_mistakes_are_wanted_where_they_can_be_settled() -> None:
    for table, more in tables(LIBRARY):
        id = table.playable.id
        assert (refused_at(table, [1], [], []) == "revoked") == ("revoked" not in more), id
        assert (refused_at(table, [1], [1], []) in ("revoked", "escaping")) == ("escaping" not in more), id
        assert (refused_at(table, [], [], [0, 1]) == "forfeits") == ("forfeits" not in more), id


def test_game_states_its_rule_for_each_mistake(desk: Service) -> None:
    def wrong(id: str) -> dict[str, dict[str, object]]:
        found = desk.ask({"ask": "wanted", "id": id})["wrong"]
        assert isinstance(found, dict)
        return found

    silent = "This game says nothing of revokes: the players must agree what one costs."
    assert wrong("modern/standard")["revoked"] == {"says": silent, "silent": True}
    assert wrong("hoyle-1887/hearts")["forfeits"]["silent"] is True
    ruled = wrong("spalding-1896/sweepstake")
    assert str(ruled["revoked"]["says"]).startswith("A player who revoked pays everyone's losses")
    assert "each of the two players pays five chips into the pool" in str(ruled["forfeits"]["says"])
    assert wrong("spalding-1896/howell")["forfeits"] == {
        "says": "This game has no forfeit for hands of the wrong size.", "silent": False
    }  # fmt: skip
    assert "played for chips" in str(wrong("foster-1914/progressive")["forfeits"]["says"])


def test_agreements_of_players_asked_by_their_option(desk: Service) -> None:
    found = desk.ask({"ask": "wanted", "id": "hoyle-1887/hearts"})
    assert [(each["word"], each["option"], each["now"]) for each in found["agreed"]] == [("revoked", "revoke-fine", 0)]
    assert found["often"] is True
    pooled = desk.ask({"ask": "wanted", "id": "spalding-1896/sweepstake"})
    assert [(each["word"], each["option"], each["now"]) for each in pooled["agreed"]] == [("forfeits", "forfeit", 5)]
    assert pooled["often"] is False


@pytest.mark.parametrize(("pays", "word"), [("highest", "bid"), ("every-bidder", "bids")])
def test_one_bid_is_asked_for_or_all(desk: Service, pays: str, word: str) -> None:
    house = f"title: Fridays\nextends: spalding-1896/auction\nauction: {{pays: {pays}}}\n"
    more = desk.ask({"ask": "wanted", "id": "mine.yml", "house": house})["more"]
    assert {"bid", "bids"} & set(more) == {word}


@pytest.mark.parametrize(
    ("id", "called"),
    [("spalding-1896/sweepstake", "Jack"), ("spalding-1896/auction", "jack-pot"), ("foster-1914/auction", "Jack")],
)
def test_pool_asked_by_name_in_its_book(desk: Service, id: str, called: str) -> None:
    assert desk.ask({"ask": "wanted", "id": id})["called"] == called


@pytest.mark.parametrize(("doubles", "by_number"), [("itself", 0), ("its-suit", 13)])
def test_hearts_named_if_one_may_count_double(library: Library, doubles: str, by_number: int) -> None:
    shown = {"shown": ["KH"], "doubles": doubles}
    found, id = library.find_data({"extends": "modern/standard", "doubling": shown})
    assert form_fields(found.playable(id, 4), {})["hearts"] == by_number
