"""Deals in which things go wrong: told by a record, ruled on and carried out; and at random, under every rule set."""

from functools import reduce
from operator import or_, xor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hearts_spec.cards import cards_in, cards_text, full_pack, parse_card
from hearts_spec.engine import (
    Course,
    IllegalPlayError,
    IrregularStateError,
    Play,
    Reached,
    Standing,
    Table,
    deal_faults,
    deal_out,
    joker_fate,
    left_over,
    pack_of,
    rule_on_deal,
    settle,
    slam_of,
)
from hearts_spec.engine.exposing import call, expose, two_at_once
from hearts_spec.engine.out_of_turn import lead_out_of_turn, play_out_of_turn, take_back_lead, withdraw
from hearts_spec.engine.revoking import claim, correct, revoke
from hearts_spec.engine.wrong_hands import look, miss
from hearts_spec.record import RecordError, Replayer, Transcript, read_record, record_from_data, write_json, write_yaml
from hearts_spec.record.incidents import IN_PLAY
from hearts_spec.rules import Library
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.rules.sections.slam import SlamPays

LIBRARY = Library(Path(__file__).parent.parent / "rulesets")
HANDS = {"A": "9C 2S", "B": "5C 5H", "C": "7C KC", "D": "8C 4D"}
KEPT = " ".join(HANDS.values()).split()
DEALS = 1_500


def record(rules: str = "spalding-1896/sweepstake", **changes: Any) -> dict[str, Any]:
    """Eight cards, four players; A leads. One heart is in play, which B holds."""
    left_out = [card for card in cards_text(full_pack()).split() if card not in KEPT]
    small = {"extends": rules, "table": {"players": [4]}, "pack": {"without": left_out}, "deal": {"hand": 2}}
    data = {"rules": small, "seats": list("ABCD"), "dealer": "D", "hands": HANDS, "plays": []}
    return {**data, **changes}


def replayed(**changes: Any) -> Transcript:
    return Replayer(LIBRARY).replay(record_from_data(record(**changes)))


REVOKED = ["9C", "5H", "7C", "8C", "2S", "5C", "KC", "4D"]


def test_a_record_with_a_revoke_that_nobody_notices_is_settled_as_it_was_played() -> None:
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


def test_in_1887_the_revoker_is_charged_with_the_trick() -> None:
    incidents = [{"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}]
    transcript = replayed(rules="hoyle-1887/hearts", plays=REVOKED, incidents=incidents)
    assert transcript.taken["B"].hearts == 1
    assert transcript.tricks[0].winner == "B"


def test_a_book_without_a_law_is_silent_and_nothing_is_done() -> None:
    incidents = [{"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}]
    transcript = replayed(rules="hoyle-1913/simple", plays=REVOKED, incidents=incidents)
    assert transcript.rulings[0].ruling.status is Status.SILENT
    assert transcript.settlement
    assert transcript.settlement.result.pays == (1, 0, 0, 0)


def test_a_card_is_taken_back_when_a_revoke_is_put_right() -> None:
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


def test_without_the_incident_the_same_play_is_refused() -> None:
    with pytest.raises(IllegalPlayError) as caught:
        replayed(plays=REVOKED)
    assert caught.value.play == 2


def test_a_false_lead_is_taken_back_and_a_suit_called() -> None:
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


def test_two_cards_at_once_and_a_card_played_too_early() -> None:
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


def test_a_card_too_few_and_the_lost_card_goes_to_the_last_trick() -> None:
    transcript = replayed(
        hands={**HANDS, "B": "5C"},
        plays=["9C", "5C", "7C", "8C", "2S", "KC", "4D"],
        incidents=[{"after": 4, "what": "short", "seat": "B"}],
    )
    assert transcript.taken["B"].cards == ("KC", "4D", "2S", "5H")
    assert transcript.settlement


def test_a_void_deal_says_who_deals_and_no_card_may_follow() -> None:
    uncut = [{"after": 0, "what": "uncut", "reached": "dealing"}]
    assert replayed(incidents=uncut).data()["rulings"][0]["deals"] == "D"
    assert replayed(incidents=uncut).turn is None
    with pytest.raises(IrregularStateError, match="the deal is void"):
        replayed(plays=["9C"], incidents=uncut)


FAULTS = {
    "unknown-word": ({"after": 0, "what": "revok"}, "incidents.1.what", "did you mean revoke?"),
    "no-after": ({"what": "revoke"}, "incidents.1", "as {after: 3, what: revoke}"),
    "unknown-key": ({"after": 0, "what": "missed", "seat": "A"}, "incidents.1.seat", ""),
    "missing-key": ({"after": 0, "what": "called", "by": "A"}, "incidents.1", "it needs by, seat, card"),
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


@pytest.mark.parametrize("fault", FAULTS)
def test_an_incident_that_is_not_as_a_record_says_it(fault: str) -> None:
    incident, position, hint = FAULTS[fault]
    with pytest.raises(RecordError) as caught:
        record_from_data(record(incidents=[incident]))
    assert caught.value.position == position
    assert hint in caught.value.hint


def test_every_word_for_an_incident_means_one_thing() -> None:
    assert not set(IN_PLAY) & set(deal_faults())


def test_incidents_stand_in_their_order() -> None:
    late, early = {"after": 1, "what": "missed"}, {"after": 0, "what": "taken-back"}
    with pytest.raises(RecordError, match="comes before the incident after play 1"):
        record_from_data(record(plays=["9C"], incidents=[late, early]))


IMPOSSIBLE = {
    "nobody revoked": ([], [{"after": 0, "what": "corrected", "seat": "B", "card": "5C"}]),
    "that is no revoke": (["9C", "5C"], [{"after": 1, "what": "revoke"}]),
    "a leader cannot miss": ([], [{"after": 0, "what": "missed"}]),
    "not a card short": ([], [{"after": 0, "what": "short", "seat": "B"}]),
    "no such card to call": ([], [{"after": 0, "what": "called", "by": "A", "seat": "B", "card": "5C"}]),
    "not held": ([], [{"after": 0, "what": "shown", "seat": "A", "card": "5C"}]),
    "no trick yet": ([], [{"after": 0, "what": "looked", "trick": 1}]),
    "nothing to withdraw": (["9C"], [{"after": 1, "what": "withdrawn", "by": "D", "seat": "C"}]),
    "no play after it": (["9C"], [{"after": 1, "what": "revoke"}]),
    "two about one play": (["9C", "5H"], [{"after": 1, "what": "revoke"}, {"after": 1, "what": "revoke"}]),
    "no rightful dealer": ([], [{"after": 0, "what": "out-of-turn", "reached": "dealing"}]),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_an_incident_that_cannot_have_happened_is_refused(why: str) -> None:
    plays, incidents = IMPOSSIBLE[why]
    with pytest.raises(IrregularStateError) as caught:
        replayed(plays=plays, incidents=incidents)
    assert caught.value.position.split()[0] in ("incident", "play")


def test_a_record_with_incidents_is_written_and_read_the_same() -> None:
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


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_fault_in_dealing_is_ruled_on_under_every_rule_set(id: str) -> None:
    """A deal is void or stands; only a void one has another dealer, and a silent book does nothing."""
    table = Table(LIBRARY.playable(id))
    for fault in deal_faults():
        for reached in Reached:
            found = rule_on_deal(table, fault, dealer=1, reached=reached, rightful=0)
            assert found.void == found.ruling.granted
            assert found.void or found.dealer == 1
            assert (found.remedy is None) == (found.ruling.status is Status.SILENT)


def go_wrong(course: Course, rng: Random) -> None:
    """Let something go wrong at random, or let it be asked for; what cannot happen just now does not."""
    play, seat = course.play, rng.randrange(course.table.players)
    card = rng.choice(list(cards_in(play.hands[seat]))) if play.hands[seat] else parse_card("2C")
    before = [*play.hands]
    attempts = [
        lambda: revoke(course, card),
        lambda: claim(course, seat, mixed=rng.random() < 0.2),
        lambda: expose(course, seat, card),
        lambda: call(course, play.to_move, seat, card),
        lambda: two_at_once(course, card, rng.choice(list(cards_in(play.hands[play.to_move])))),
        lambda: lead_out_of_turn(course, seat, card),
        lambda: take_back_lead(course),
        lambda: play_out_of_turn(course, seat, card),
        lambda: withdraw(course, rng.randrange(course.table.players), seat, rng.choice(("", "highest", "no-heart"))),
        lambda: correct(course, seat, card),
        lambda: miss(course),
        lambda: look(course, rng.randrange(13)),
    ]
    try:
        rng.choice(attempts)()
    except (IrregularStateError, IllegalPlayError):
        assert play.hands == before or play.played


SETTINGS = [(id, players) for id in LIBRARY.ids() for players in LIBRARY.rule_set(id).players]


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_whatever_goes_wrong_every_card_is_charged_once_and_the_payments_balance(id: str, players: int) -> None:
    rng = Random(f"{id} {players}")
    table = Table(LIBRARY.playable(id, players))
    for _ in range(DEALS // len(SETTINGS)):
        order = pack_of(table.rules)
        rng.shuffle(order)
        hands = deal_out(table.rules, order, 0, players)
        course = Course(Play(table, hands, rest=left_over(table.rules, order, players)))
        play = course.play
        while not play.over:
            if rng.random() < 0.15:
                go_wrong(course, rng)
            elif legal := course.legal():
                course.put(rng.choice(list(cards_in(legal))))
        assert reduce(or_, play.taken) == reduce(xor, play.taken) == table.pack
        slam = slam_of(table, play.taken)
        result = settle(
            table,
            [table.units(cards) for cards in play.taken],
            dealer=0,
            slam=slam,
            slam_choice=SlamPays.OTHERS_UP if table.rules.slam.pays is SlamPays.CHOICE and slam is not None else None,
            joker=joker_fate(play) if table.rules.joker.added else None,
            revokes=course.revokes(),
        )
        if result.kept_in is KeptIn.CHIPS:
            stands = result.after.pool + result.after.pot - result.before.pool - result.before.pot
            assert sum(result.pays) - sum(result.draws) == stands
            assert result.after.pool >= 0
