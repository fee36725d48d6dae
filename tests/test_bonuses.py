"""A bonus for taking no card that costs, where other cards take points off."""

import pytest

import hearts_spec
from hearts_spec.cards import mask_of, parse_cards
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.settle.completed_deal import CompletedDeal, finished
from hearts_spec.engine.settle.settle import settle
from tests.disputes.cases import LIBRARY, put

TABLE = table_of(hearts_spec.load({"title": "Both", "extends": "house/jack-of-diamonds", "bonus": {"clear": -5}}).rules)


@pytest.mark.parametrize(
    ("taken", "net"),
    [
        (("JD", "QS 2H", "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", ""), (-15, 14, 12, -5)),
        (("JD 2H 3H 4H 5H 6H 7H 8H 9H 10H JH", "QS", "QH KH AH", ""), (0, 13, 3, -5)),
    ],
)
def test_card_that_deducts_points_is_no_penalty_card(taken: tuple[str, ...], net: tuple[int, ...]) -> None:
    """The jack takes ten off; beside ten hearts it comes to nothing, but hearts were taken all the same."""
    masks = [mask_of(parse_cards(cards)) for cards in taken]
    assert settle(TABLE, finished(TABLE, masks)).net == net


def test_taker_of_penalty_card_unknown_from_points_alone() -> None:
    with pytest.raises(MissingFactError, match="name the cards taken"):
        settle(TABLE, CompletedDeal((0, 13, 3, 0)))


def test_deduction_is_stated_in_answer() -> None:
    bonus = {"clear": -5, "no-trick": 0}
    library, id = LIBRARY.find_data({"extends": "house/none-taken", "bonus": bonus})
    found = put(library, "one-is-clear", id)
    assert (found.says, found.net) == (
        "You take 5 points off, and nothing is won.",
        {"A": -5, "B": 2, "C": 5, "D": 19},
    )
