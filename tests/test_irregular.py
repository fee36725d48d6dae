"""Deals in which things go wrong: told by a record, ruled on and carried out; and at random, under every rule set."""

import re
import subprocess
import sys
from functools import reduce
from operator import or_, xor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hearts_spec.cards import Suit, cards_in, cards_text, full_pack, mask_of, parse_card, parse_cards
from hearts_spec.engine import (
    INCIDENTS,
    Course,
    IllegalPlayError,
    Incident,
    IrregularStateError,
    Play,
    Standing,
    Table,
    deal_out,
    joker_fate,
    left_over,
    pack_of,
    position,
    settle,
    slam_of,
)
from hearts_spec.engine.irregular import FAULTS, DealFault, Happening, Misplay, Reached
from hearts_spec.engine.irregular.calls import card_call, highest_call, suit_call
from hearts_spec.record import RecordError, Replayer, Transcript, read_record, record_from_data, write_json, write_yaml
from hearts_spec.rules import Library
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.sections.faulty_deal import DealRemedy
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.rules.sections.slam import SlamPays
from hearts_spec.rules.shape.by_key import ByKey
from hearts_spec.rules.shape.compound import parts_of
from hearts_spec.rules.shape.kinds import Choice, Flag, Kind, Number, OneOf
from hearts_spec.rules.shape.seats_and_cards import OneCard, SeatName, SomeCards

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
def test_an_incident_that_is_not_as_a_record_says_it(fault: str) -> None:
    incident, position, hint = UNREADABLE[fault]
    with pytest.raises(RecordError) as caught:
        record_from_data(record(incidents=[incident]))
    assert caught.value.position == position
    assert hint in caught.value.hint


def test_every_word_for_an_incident_means_one_thing() -> None:
    words = [kind.what for kind in _kinds(Incident) if "what" in vars(kind)]
    assert sorted(words) == sorted(INCIDENTS)


def _kinds(cls: type[Incident]) -> list[type[Incident]]:
    return [kind for each in cls.__subclasses__() for kind in (each, *_kinds(each))]


def test_incidents_stand_in_their_order() -> None:
    late, early = {"after": 1, "what": "missed"}, {"after": 0, "what": "taken-back"}
    with pytest.raises(RecordError, match="comes before the incident after play 1"):
        record_from_data(record(plays=["9C"], incidents=[late, early]))


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
    "no play comes after it": (["9C"], {"after": 1, "what": "revoke"}),
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


def test_who_deals_again_is_not_known_where_nobody_says_who_dealt() -> None:
    uncut = {"after": 0, "what": "uncut", "reached": "dealing"}
    data = record(incidents=[uncut])
    data["rules"]["lead"] = {"opener": "lowest-club", "opening": "lowest-club"}
    del data["dealer"]
    with pytest.raises(IrregularStateError, match="so not who deals again"):
        Replayer(LIBRARY).replay(record_from_data(data))


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
    """A deal is void or stands; a void one has somebody who deals again, and a silent book does nothing."""
    table = Table(LIBRARY.playable(id))
    seats = "ABCDEFGHIJ"[: table.players]
    for kind in FAULTS.values():
        for reached in Reached:
            found = kind(after=0, reached=reached, rightful="A").rule(table, 1, seats)
            assert found.void == found.ruling.granted
            assert found.ruling.deals in (range(table.players) if found.void else (None,))
            assert (found.remedy is None) == (found.ruling.status is Status.SILENT)


def table_of(rules: dict[str, Any]) -> Table:
    library, id = LIBRARY.find_data(rules)
    return Table(library.playable(id))


def at_table(table: Table, *hands: str, first_trick: bool = False) -> Course:
    """Hands from A on, who is to lead; the other seats hold nothing."""
    masks = [mask_of(parse_card(card) for card in hand.split()) for hand in hands]
    masks += [0] * (table.players - len(hands))
    return Course(position(table, masks, 0, first_trick=first_trick), dealer=table.players - 1)


def test_a_card_laid_too_early_must_be_one_that_might_be_played() -> None:
    """C is void in clubs, and no heart may be discarded on the first trick; a diamond may."""
    course = at_table(table_of({"extends": "modern/standard"}), "2C 3C", "4C 5C", "5H 6D", "6C 7C", first_trick=True)
    course.put(parse_card("2C"))
    early = INCIDENTS["played-out-of-turn"](after=1, seat="C")
    assert isinstance(early, Misplay)
    with pytest.raises(IllegalPlayError, match="first trick"):
        early.play(course, parse_card("5H"))
    early.play(course, parse_card("6D"))
    assert course.against.early == {2: parse_card("6D")}


def test_the_refusal_names_the_call_that_binds_and_not_one_that_has_lapsed() -> None:
    """A may not lead the heart that was called, for hearts are not broken; the spades that were called he may."""
    course = at_table(table_of({"extends": "modern/standard"}), "5H 6S 7C", "8C", "9C", "10C")
    course.against.calls[0] = card_call(parse_card("5H"), "irregular.exposed.called")
    course.against.lead_calls[0] = suit_call(Suit.SPADES)
    assert cards_text(cards_in(course.legal())) == "6S"
    refusal = course.why_not(parse_card("7C"))
    assert refusal
    assert refusal.reason == "a lead of spades was called"


TWO_PACKS = {
    "extends": "davis-2004/cancellation",
    "irregular": {"exposed": {"two-at-once": "names-one"}, "hands": {"unequal": "draw"}},
}


def test_the_highest_card_of_a_suit_is_called_where_twins_cancel_too() -> None:
    table = table_of(TWO_PACKS)
    clubs = mask_of(parse_card(card) for card in ["KC", "4C", "KC"])
    found = highest_call(table, table.suits[Suit.CLUBS], clubs)
    assert cards_text(cards_in(found.cards)) == "KC KC"


def test_a_twin_put_down_with_its_like_is_the_exposed_card() -> None:
    course = at_table(table_of(TWO_PACKS), "9C 9C 2S", "3C")
    both = INCIDENTS["two-at-once"](after=0, other=parse_card("9C"))
    assert isinstance(both, Misplay)
    both.play(course, parse_card("9C"))
    assert course.against.exposed[0] == course.play.hands[0] & course.table.suits[Suit.CLUBS]
    assert cards_text(cards_in(course.against.exposed[0])) == "9C"


def test_a_pack_must_go_though_it_is_too_late_to_deal_again() -> None:
    law = {"then": "new-pack", "until": "last-card"}
    table = table_of({"extends": "spalding-1896/sweepstake", "irregular": {"deal": {"marked-card": law}}})
    early, late = (FAULTS["marked-card"](after=0, reached=each) for each in (Reached.DEALING, Reached.DEALT))
    assert early.rule(table, 3, "ABCD").ruling.deals == 3
    found = late.rule(table, 3, "ABCD")
    assert (found.void, found.remedy) == (False, DealRemedy.NEW_PACK)
    assert found.ruling.text.endswith("It comes too late.")


def at_random(kind: Kind, course: Course, rng: Random) -> Any:
    """Give some value of a kind; a card is one that somebody holds."""
    held = list(cards_in(reduce(or_, course.play.hands)))
    match kind:
        case SeatName():
            return rng.choice(course.play.seats)
        case OneCard():
            return rng.choice(held)
        case SomeCards():
            return (rng.choice(held),)
        case ByKey():
            return {rng.choice(course.play.seats): rng.choice(held)} if rng.random() < 0.1 else {}
        case Flag():
            return rng.random() < 0.2
        case Number():
            return rng.randrange(1, 14)
        case Choice():
            return rng.choice(list(kind.words))
        case OneOf():
            return rng.choice(list(kind.values.values()))
    raise AssertionError(f"nothing is known of {kind}")


def likely(what: type[Incident], course: Course, rng: Random) -> dict[str, Any]:
    """Give what makes an incident likely to be possible: somebody of whom there is something to say, and his card."""
    play, against = course.play, course.against
    seats = [*range(course.table.players)]
    suspect = [*against.early, *against.may_call, *(each.seat for each in course.revoked)]
    seat = play.to_move if what.what in ("revoke", "two-at-once") else rng.choice(rng.choice([seats, suspect or seats]))
    by = against.may_call.get(seat, course.table.next_seat[seat])
    said: dict[str, Any] = {"seat": play.seats[seat], "against": play.seats[seat], "by": play.seats[by]}
    if play.hands[seat]:
        said["card"] = said["other"] = rng.choice(list(cards_in(play.hands[seat])))
    return said


def state(course: Course) -> tuple[object, ...]:
    """Give all that an incident can change."""
    play = course.play
    return (
        *([*each] for each in (play.hands, play.taken, play.trick, play.tricks)), play.to_move, play.leader,
        play.broken, course.against.copy(), course.false_lead, course.led_falsely,
        *([*each] for each in (course.revoked, course.established, course.dodging, course.mixed, course.forfeits)),
        [*course.rulings],
    )  # fmt: skip


def go_wrong(course: Course, rng: Random) -> str:
    """Let something go wrong at random, or be asked for; gives its word, or nothing where it could not happen.

    What could not happen leaves the table as it was.
    """
    kinds = [kind for kind in INCIDENTS.values() if not issubclass(kind, DealFault)]
    against = course.against
    asking = {
        "withdrawn": against.early, "taken-back": course.false_lead, "suit-called": against.may_call,
        "corrected": course.revoked,
    }  # fmt: skip
    kinds += [INCIDENTS[word] for word, due in asking.items() if due] * 5
    what = rng.choice(kinds)
    random = {
        each.name: at_random(each.kind, course, rng)
        for each in parts_of(what).values()
        if each.needed or rng.random() < 0.5
    }
    guess = {name: each for name, each in likely(what, course, rng).items() if name in random}
    incident: Any = what(**{**random, **guess, "after": course.play.played})
    before = state(course)
    try:
        if isinstance(incident, Misplay):
            hand = course.play.hands[incident.player(course)]
            incident.play(course, rng.choice(list(cards_in(hand)) or [parse_card("2C")]))
        else:
            incident.happen(course)
    except (IrregularStateError, IllegalPlayError):
        assert state(course) == before, incident
        return ""
    return what.what


SETTINGS = [(id, players) for id in LIBRARY.ids() for players in LIBRARY.rule_set(id).players]


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_whatever_goes_wrong_every_card_is_charged_once_and_the_payments_balance(id: str, players: int) -> None:
    rng = Random(f"{id} {players}")
    table = Table(LIBRARY.playable(id, players))
    for _ in range(DEALS // len(SETTINGS)):
        order = pack_of(table.rules)
        rng.shuffle(order)
        hands = deal_out(table.rules, order, 0, players)
        course = Course(Play(table, hands, rest=left_over(table.rules, order, players)), dealer=0)
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


def test_two_who_missed_tricks_end_a_game_in_which_a_stock_is_left() -> None:
    """A wins with his last card. B and C must both take the last trick; B takes it, and all that is left with it."""
    table = table_of({"extends": "foster-1914/domino"})
    hands = [mask_of(parse_cards(cards)) for cards in ("9C", "7C 5C", "6C 4D", "")]
    missed = INCIDENTS["missed"](after=0)
    assert isinstance(missed, Happening)
    course = Course(position(table, hands, 0, rest=parse_cards("KH 2C")), dealer=3)
    course.put(parse_card("9C"))
    for _ in "BC":
        missed.happen(course)
    assert course.play.over
    assert course.play.taken == [0, mask_of(parse_cards("9C 7C 5C 6C 4D KH 2C")), 0, 0]


def test_all_that_can_go_wrong_does_so_at_random() -> None:
    """The test before this one would hold of nothing if nothing happened in it."""
    rng = Random("happened")
    table = Table(LIBRARY.playable("spalding-1896/sweepstake", 4))
    seen = set()
    for _ in range(150):
        order = pack_of(table.rules)
        rng.shuffle(order)
        course = Course(Play(table, deal_out(table.rules, order, 0, 4)), dealer=0)
        while not course.play.over:
            if rng.random() < 0.3:
                go_wrong(course, rng)
            else:
                course.put(rng.choice(list(cards_in(course.legal()))))
        seen |= {ruling.incident for ruling in course.rulings} | {"revoke" for _ in course.revoked}
    in_play = {word for word, kind in INCIDENTS.items() if not issubclass(kind, DealFault)}
    rare = {word for word in in_play if INCIDENTS[word].incorrect_hands}
    assert seen | rare == in_play


def test_a_fault_in_dealing_says_how_it_is_made() -> None:
    fault = FAULTS["uncut"](after=0, reached=None, rightful="A")
    assert repr(fault).startswith("FAULTS['uncut'](after=0, ")
    assert fault == FAULTS["uncut"](after=0, rightful="A")
    assert fault != FAULTS["counted"](after=0, rightful="A")


COMMAND = (Path(__file__).parent.parent / "docs/reference/command.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", [word for word, kind in INCIDENTS.items() if not issubclass(kind, DealFault)])
def test_the_reference_tells_of_every_incident_and_of_all_that_is_said_of_it(word: str) -> None:
    row = re.search(rf"^\| `{word}` \| (.*) \|$", COMMAND, re.MULTILINE)
    assert row, word
    named = set(re.findall(r"`([a-z]+)(?:: [a-z-]+)?`", row[1]))
    assert named == set(parts_of(INCIDENTS[word])) - {"after"}


def test_the_reference_tells_of_all_that_is_said_of_a_fault_in_dealing() -> None:
    said = COMMAND[COMMAND.index("A fault in dealing is named") :].partition("\n\n")[0]
    assert {key for key in parts_of(FAULTS["uncut"]) if f"`{key}`" not in said} == {"after"}
    assert {str(each.value) for each in Reached if f"`{each.value}`" not in said} == set()


NEW_INCIDENT = """
from dataclasses import dataclass
from pathlib import Path

from hearts_spec.engine.irregular.incident import A_SEAT, Happening, Telling
from hearts_spec.rules.shape.compound import part


@dataclass(frozen=True, kw_only=True)
class Sneezed(Happening, what="sneezed"):
    seat: str = part(A_SEAT)

    told = (Telling("{seat} sneezes", "Nobody is to blame."),)

    def happen(self, course):
        return course.rule(self.what, "irregular.quitted.seen")


from hearts_spec.cards import cards_text, full_pack, mask_of
from hearts_spec.disputes.mistakes import IncidentsInput
from hearts_spec.record import Replayer, record_data, record_from_data
from hearts_spec.rules import Library
from hearts_spec.scenarios.registry import find_step
from hearts_spec.scenarios.world import World

library = Library(Path("rulesets"))
hands = [full_pack()[place : place + 13] for place in range(0, 52, 13)]
told = IncidentsInput("What went wrong").read("0 sneezed seat=B")
deal = {
    "rules": "spalding-1896/sweepstake", "seats": list("ABCD"), "dealer": "D",
    "hands": dict(zip("ABCD", map(cards_text, hands))), "incidents": told,
}
record = record_from_data(deal)
print(record_data(record)["incidents"] == told, Replayer(library).replay(record).rulings[0].ruling.incident)
step, places = find_step("when", "B sneezes")
world = World(library, "spalding-1896/sweepstake", hands=[mask_of(hand) for hand in hands])
step.function(world, **places)
print(world.ruling.incident, step.doc)
"""


def test_an_incident_is_one_class_and_records_situations_and_scenarios_know_it_then() -> None:
    root = Path(__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", NEW_INCIDENT], capture_output=True, text=True, timeout=60, cwd=root, check=False
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["True sneezed", "sneezed Nobody is to blame."]
