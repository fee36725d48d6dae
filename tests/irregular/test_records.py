"""Records of deals in which things go wrong: ruled on and carried out."""

from typing import Any

import pytest

from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.record import RecordError, Replayer, Transcript, read_record, record_from_data, write_json, write_yaml
from hearts_spec.rules.ruleset import Status
from tests.irregular.tables import HANDS, LIBRARY, record


def replayed(**changes: Any) -> Transcript:
    return Replayer(LIBRARY).replay(record_from_data(record(**changes)))


REVOKED = ["9C", "5H", "7C", "8C", "2S", "5C", "KC", "4D"]


def test_unnoticed_revoke_settled_as_played() -> None:
    transcript = replayed(plays=REVOKED, incidents=[{"after": 1, "what": "revoke"}])
    assert transcript.settlement
    assert dict(zip("ABCD", transcript.settlement.result.pays, strict=True)) == {"A": 1, "B": 0, "C": 0, "D": 0}


def test_a_revoke_that_is_claimed_is_paid_for() -> None:
    incidents = [{"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}]
    transcript = replayed(plays=REVOKED, incidents=incidents)
    assert transcript.settlement
    assert transcript.settlement.result.pays == (0, 1, 0, 0)
    assert transcript.settlement.result.after == Standing(1, True)
    assert "spalding-1896.rule-35.penalty" in transcript.settlement.cites
    assert transcript.data()["rulings"][0]["granted"] is True


def test_in_1887_revoker_is_charged_with_the_trick() -> None:
    incidents = [{"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}]
    transcript = replayed(rules="hoyle-1887/hearts", plays=REVOKED, incidents=incidents)
    assert transcript.taken["B"].hearts == 1
    assert transcript.tricks[0].winner == "B"


def test_book_without_law_changes_nothing() -> None:
    incidents = [{"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}]
    transcript = replayed(rules="hoyle-1913/simple", plays=REVOKED, incidents=incidents)
    assert transcript.rulings[0].ruling.status is Status.SILENT
    assert transcript.settlement
    assert transcript.settlement.result.pays == (1, 0, 0, 0)


def test_card_taken_back_when_revoke_is_corrected() -> None:
    transcript = replayed(
        plays=["9C", "5H", "7C", "8C", "7C", "4D", "2S", "5H"],
        incidents=[
            {"after": 1, "what": "revoke"},
            {"after": 3, "what": "corrected", "seat": "B", "card": "5C", "changed": {"C": "KC"}},
        ],
    )
    assert dict(transcript.tricks[0].cards) == {"A": "9C", "B": "5C", "C": "KC", "D": "8C"}
    assert transcript.tricks[0].winner == "C"
    assert transcript.settlement


def put_right(data: dict[str, Any]) -> list[bool]:
    """Whether the revoke may be put right, each time that it is tried."""
    rulings = Replayer(LIBRARY).replay(record_from_data(data)).rulings
    return [each.ruling.granted for each in rulings if each.ruling.incident == "corrected"]


def test_revoke_can_be_corrected_until_trick_is_turned() -> None:
    corrected = {"what": "corrected", "seat": "B", "card": "5C"}
    incidents = [{"after": 1, "what": "revoke"}, {"after": 4, **corrected}]
    assert put_right(record(plays=REVOKED[:4], incidents=incidents)) == [True]
    incidents[1] = {"after": 5, **corrected}
    assert put_right(record(plays=[*REVOKED[:4], "2S"], incidents=incidents)) == [False]


def test_trick_counts_as_turned_once_cards_drawn() -> None:
    data = record(
        "spalding-1896/single-handed",
        seats=["A", "B"],
        dealer="B",
        hands={name: HANDS[name] for name in "AB"},
        stock="7C KC 8C 4D",
        plays=["9C", "5H"],
        incidents=[{"after": 1, "what": "revoke"}, {"after": 2, "what": "corrected", "seat": "B", "card": "5C"}],
    )
    data["rules"]["table"]["players"] = [2]
    assert put_right(data) == [False]


def test_without_the_incident_the_same_play_is_refused() -> None:
    with pytest.raises(IllegalPlayError) as caught:
        replayed(plays=REVOKED)
    assert caught.value.play == 2


def test_false_lead_taken_back_and_suit_called() -> None:
    transcript = replayed(
        plays=["4D", "9C", "5C", "KC", "8C", "7C"],
        incidents=[
            {"after": 0, "what": "led-out-of-turn", "seat": "D"},
            {"after": 1, "what": "taken-back"},
            {"after": 5, "what": "looked", "trick": 1},
        ],
    )
    assert [made.ruling.granted for made in transcript.rulings] == [True, True, True]
    assert transcript.tricks[0].leader == "A"
    assert transcript.plays[0].seat == "D"


def test_two_cards_at_once_and_card_too_early() -> None:
    transcript = replayed(
        plays=["9C", "7C", "5C", "KC", "8C"],
        incidents=[
            {"after": 0, "what": "two-at-once", "other": "2S"},
            {"after": 1, "what": "played-out-of-turn", "seat": "C"},
            {"after": 2, "what": "withdrawn", "by": "D", "seat": "C", "ask": "highest"},
        ],
    )
    assert transcript.plays[3].options == ("KC",)
    assert transcript.tricks[0].winner == "C"


def test_a_missed_trick_leaves_its_place_empty() -> None:
    transcript = replayed(plays=["9C", "7C", "8C", "2S", "5C", "KC", "4D"], incidents=[{"after": 1, "what": "missed"}])
    assert dict(transcript.tricks[0].cards) == {"A": "9C", "C": "7C", "D": "8C"}
    assert transcript.tricks[1].winner == "B"
    assert transcript.taken["B"].cards == ("5C", "KC", "4D", "2S", "5H")
    assert transcript.settlement


def test_missing_card_is_added_to_last_trick() -> None:
    transcript = replayed(
        hands={**HANDS, "B": "5C"},
        plays=["9C", "5C", "7C", "8C", "2S", "KC", "4D"],
        incidents=[{"after": 4, "what": "short", "seat": "B"}],
    )
    assert transcript.taken["B"].cards == ("KC", "4D", "2S", "5H")
    assert transcript.settlement


def test_void_deal_names_dealer_and_allows_no_play() -> None:
    uncut = [{"after": 0, "what": "uncut", "reached": "dealing"}]
    assert replayed(incidents=uncut).data()["rulings"][0]["deals"] == "D"
    assert replayed(incidents=uncut).turn is None
    with pytest.raises(IrregularStateError, match="the deal is void"):
        replayed(plays=["9C"], incidents=uncut)


UNREADABLE = {
    "unknown-word": ({"after": 0, "what": "revok"}, "incidents.1.what", "did you mean revoke?"),
    "no-after": ({"what": "revoke"}, "incidents.1", "add `after: ...`"),
    "no-what": ({"after": 0}, "incidents.1", "as {after: 3, what: revoke}"),
    "unknown-key": ({"after": 0, "what": "missed", "seat": "A"}, "incidents.1.seat", ""),
    "missing-key": ({"after": 0, "what": "called", "by": "A"}, "incidents.1", "add `seat: ...`"),
    "no-seat": ({"after": 0, "what": "short", "seat": "X"}, "incidents.1.seat", "the seats are A, B, C, D"),
    "no-card": ({"after": 0, "what": "two-at-once", "other": "2X"}, "incidents.1.other", ""),
    "too-late": ({"after": 9, "what": "missed"}, "incidents.1.after", ""),
    "no-number": ({"after": 0, "what": "looked", "trick": 0}, "incidents.1.trick", ""),
    "no-flag": ({"after": 0, "what": "uncut", "touched": "perhaps"}, "incidents.1.touched", ""),
    "no-stage": ({"after": 0, "what": "uncut", "reached": "later"}, "incidents.1.reached", ""),
    "no-mapping": ("revoke", "incidents.1", "as {after: 3, what: revoke}"),
    "no-change": (
        {"after": 0, "what": "corrected", "seat": "B", "card": "5C", "changed": "5C"},
        "incidents.1.changed",
        "as {C: 4C}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", UNREADABLE)
def test_incident_contradicting_the_record_refused(fault: str) -> None:
    incident, position, hint = UNREADABLE[fault]
    with pytest.raises(RecordError) as caught:
        record_from_data(record(incidents=[incident]))
    assert caught.value.position == position
    assert hint in caught.value.hint


ONE_TRICK = ["9C", "5C", "KC", "8C"]
IMPOSSIBLE = {
    "B has not revoked": ([], {"after": 0, "what": "corrected", "seat": "B", "card": "5C"}),
    "B does not revoke with the five of clubs": (["9C", "5C"], {"after": 1, "what": "revoke"}),
    "a leader cannot miss the trick": ([], {"after": 0, "what": "missed"}),
    "the first trick is not complete": ([], {"after": 0, "what": "short", "seat": "B"}),
    "B is not a card short": (ONE_TRICK, {"after": 4, "what": "short", "seat": "B"}),
    "B does not come to the right number": (
        ONE_TRICK, {"after": 4, "what": "drawn", "seat": "B", "from": "C", "cards": "7C"}
    ),
    "no exposed card of another player": ([], {"after": 0, "what": "called", "by": "A", "seat": "B", "card": "5C"}),
    "A does not hold the five of clubs": ([], {"after": 0, "what": "shown", "seat": "A", "card": "5C"}),
    "A does not hold the nine of clubs twice": (["9C"], {"after": 0, "what": "two-at-once", "other": "9C"}),
    "trick 1 is not turned yet": ([], {"after": 0, "what": "looked", "trick": 1}),
    "C has laid no card early": (["9C"], {"after": 1, "what": "withdrawn", "by": "D", "seat": "C"}),
    "A does not lead out of turn": (["9C"], {"after": 0, "what": "led-out-of-turn", "seat": "A"}),
    "B does not play out of turn": (["9C", "5C"], {"after": 1, "what": "played-out-of-turn", "seat": "B"}),
    "needs a play after it": (["9C"], {"after": 1, "what": "revoke"}),
    "say whose turn it was": ([], {"after": 0, "what": "out-of-turn", "reached": "dealing"}),
}  # fmt: skip


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_an_incident_that_cannot_have_happened_is_refused(why: str) -> None:
    plays, incident = IMPOSSIBLE[why]
    with pytest.raises(IrregularStateError, match=why) as caught:
        replayed(plays=plays, incidents=[incident])
    assert caught.value.position in ("incident 1", f"play {incident['after'] + 1}")


def test_one_play_is_not_two_incidents() -> None:
    revoke = {"after": 1, "what": "revoke"}
    with pytest.raises(IrregularStateError, match="more than one incident") as caught:
        replayed(plays=["9C", "5H"], incidents=[revoke, revoke])
    assert caught.value.position == "play 2"


def test_next_dealer_unknown_if_dealer_not_given() -> None:
    uncut = {"after": 0, "what": "uncut", "reached": "dealing"}
    data = record(incidents=[uncut])
    data["rules"]["lead"] = {"opener": "lowest-club", "opening": "lowest-club"}
    del data["dealer"]
    with pytest.raises(IrregularStateError, match="which decides who deals again"):
        Replayer(LIBRARY).replay(record_from_data(data))


def test_record_with_incidents_survives_round_trip() -> None:
    incidents = [
        {"after": 0, "what": "faced-in-pack", "reached": "dealing", "asked-by": "dealer"},
        {"after": 1, "what": "revoke"},
        {"after": 3, "what": "corrected", "seat": "B", "card": "5C", "changed": {"C": "KC"}},
        {"after": 4, "what": "suit-called", "by": "B", "seat": "C", "suit": "clubs"},
        {"after": 4, "what": "drawn", "seat": "B", "from": "C", "cards": "7C KC"},
        {"after": 4, "what": "claimed", "against": "B", "gathered": True},
    ]
    given = record_from_data(record(plays=["9C", "5H", "7C", "8C"], incidents=incidents))
    assert read_record(write_json(given)) == given
    assert read_record(write_yaml(given)) == given
    assert len(given.incidents) == len(incidents)
