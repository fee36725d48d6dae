"""What several say in one sentence: what differs side by side, or the clause they share."""

import pytest

from hearts_spec.disputes.question import shared_sentence


@pytest.mark.parametrize(
    ("said", "together"),
    [
        (["13 points.", "13 chips."], "13 points or chips."),
        (["1 point.", "No points."], "1 point or no points."),
        (["What you are owed: 13 chips.", "What you are owed: 8 chips."], "What you are owed: 13 or 8 chips."),
        (["The lowest total wins: D.", "The lowest total wins: F."], "The lowest total wins: D or F."),
        (["Two or three can play.", "Four to six can play."], "Two or three; or four to six can play."),
        (["To 20.", "To 500.", "To ten."], "To 20, 500 or ten."),
        (["The dealer, with any card.", "The dealer, with any card but a heart."], "The dealer."),
        ([f"All that is paid: {n} chips." for n in (13, 104, 17, 23, 26)], "All that is paid."),
        (["26.", "13.", "26, or 78 for all.", "14.", "27."], "It depends on the game."),
    ],
)
def test_what_several_say_is_said_whole(said: list[str], together: str) -> None:
    assert shared_sentence(said) == together
