"""The cards of a quarrel as a deal: where they make one, and where they make none."""

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

import pytest

from hearts_spec.disputes import ask, disputes_of
from hearts_spec.record import Replayer
from hearts_spec.rules import Library
from hearts_spec.service.disputes import played_on, side_by_side


def deal_of(library: Library, quarrel: str, game: str, changed: Mapping[str, str] | None = None) -> Any:
    """What the link of a quarrel carries, asked with what a reader changes; or nothing."""
    situation = disputes_of(library.root).by_id[quarrel]
    [answer] = ask(library, situation, [game], changed)
    return opened(played_on(Replayer(library), situation, situation.settings(changed), answer))


def opened(link: str) -> Any:
    """What a link carries, or nothing."""
    version, _, said = link.partition(".")
    if not said:
        return None
    assert version == "2"
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(said + "=" * (-len(said) % 4)), wbits=-zlib.MAX_WBITS))


@pytest.mark.parametrize(
    ("quarrel", "plays"),
    [
        ("void-of-clubs-on-trick-one", "2C"),
        ("must-i-follow-suit", "2C 3C 5C AC 8C"),
        ("leading-hearts-unbroken", "2C 3C 5C AC"),
    ],
)
def test_dispute_dealt_to_whole_pack_and_played_out(library: Library, quarrel: str, plays: str) -> None:
    deal = deal_of(library, quarrel, "modern/standard")
    assert [len(hand) for hand in deal["hands"]] == [13, 13, 13, 13]
    assert len(set("".join(deal["hands"]))) == 52
    clubs = dict(
        zip("nopqrstuvwxyz", ["AC", "KC", "QC", "JC", *(f"{rank}C" for rank in range(10, 1, -1))], strict=True)
    )
    assert " ".join(clubs[letter] for letter in deal["plays"]) == plays


def test_player_said_to_be_void_is_dealt_none(library: Library) -> None:
    """The clubs are the last thirteen letters of the pack."""
    deal = deal_of(library, "void-of-clubs-on-trick-one", "modern/standard")
    assert not set(deal["hands"][1]) & set("nopqrstuvwxyz")


@pytest.mark.parametrize(
    ("quarrel", "game"),
    [
        ("leading-the-joker", "modern/standard"),  # there is none in its pack
        ("queen-on-a-heart", "modern/standard"),  # hearts are broken, which takes a deal of its own
        ("led-a-heart-unbroken", "modern/standard"),  # what has gone wrong is not played on
        ("two-are-clear", "modern/standard"),  # no card is told of
    ],
)
def test_what_is_no_such_deal_has_no_link(library: Library, quarrel: str, game: str) -> None:
    assert deal_of(library, quarrel, game) is None


def test_cards_of_the_reader_carried_into_the_deal(library: Library) -> None:
    deal = deal_of(library, "void-of-clubs-on-trick-one", "modern/standard", {"hand": "QS 7D 8D", "card": "QS"})
    assert set("Cgh") <= set(deal["hands"][1])  # the third of the spades, the seventh and eighth of the diamonds


def test_hearts_said_to_be_broken_give_no_deal(library: Library) -> None:
    assert deal_of(library, "leading-hearts-unbroken", "modern/standard", {"broken": "no"}) is not None
    assert deal_of(library, "leading-hearts-unbroken", "modern/standard", {"broken": "yes"}) is None


def test_comparison_of_answers_links_to_deal_if_any(library: Library) -> None:
    situations = disputes_of(library.root)
    own = side_by_side(library, situations, "must-i-follow-suit", given={"trick": "KD", "hand": "4D 9H"})
    assert own["played_on"]["rules"] == "modern/standard"
    assert opened(own["played_on"]["link"])["rules"] == "modern/standard"
    assert side_by_side(library, situations, "two-are-clear")["played_on"] is None


def test_deal_played_by_game_of_first_answer(
    library: Library,
) -> None:
    """Of 2004 the game that stands for the book is Regular Hearts, and of 1896 Sweepstake Hearts."""
    asked = ["davis-2004/omnibus", "spalding-1896/sweepstake"]
    own = side_by_side(library, disputes_of(library.root), "must-i-follow-suit", asked)
    assert own["sides"][0]["sequels"][0]["given"][0]["rules"] == ["davis-2004/omnibus"]
    assert own["played_on"]["rules"] == "davis-2004/omnibus"
    assert opened(own["played_on"]["link"])["rules"] == "davis-2004/omnibus"


def test_only_questions_about_played_card_have_a_deal(library: Library) -> None:
    """Other kinds of quarrels ask with other words, and have no deal to be played on."""
    situations = disputes_of(library.root)
    for situation in situations.by_id.values():
        found = side_by_side(library, situations, situation.id, ["modern/standard"])["played_on"]
        assert found is None or situation.kind == "may-play", situation.id
