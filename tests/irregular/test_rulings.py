"""What is ruled on cards called, laid too early or dealt wrongly."""

import pytest

from hearts_spec.cards import Suit, cards_in, cards_text, mask_of, parse_card
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IllegalPlayError
from hearts_spec.engine.irregular.faulty_deals import FAULTS, Reached
from hearts_spec.engine.irregular.incident import INCIDENTS, Misplay
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, card_call, highest_call, suit_call
from hearts_spec.engine.play import position
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.vocabulary.deal import DealRemedy
from tests.irregular.tables import LIBRARY, table_of


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_misdeal_is_ruled_under_every_rule_set(id: str) -> None:
    """A deal is void or stands; a void one has somebody who deals again, and a silent book does nothing."""
    table = CompiledRules(LIBRARY.playable(id))
    seats = "ABCDEFGHIJ"[: table.players]
    for kind in FAULTS.values():
        for reached in Reached:
            found = kind(after=0, reached=reached, rightful="A").rule(table, 1, seats)
            assert found.void == found.ruling.granted
            assert found.ruling.deals in (range(table.players) if found.void else (None,))
            assert (found.remedy is None) == (found.ruling.status is Status.SILENT)


def at_table(table: CompiledRules, *hands: str, first_trick: bool = False) -> IrregularPlay:
    """Hands from A on, who is to lead; the other seats hold nothing."""
    masks = [mask_of(parse_card(card) for card in hand.split()) for hand in hands]
    masks += [0] * (table.players - len(hands))
    return IrregularPlay(position(table, masks, 0, first_trick=first_trick), dealer=table.players - 1)


def test_card_played_early_must_be_legal_later() -> None:
    """C is void in clubs, and no heart may be discarded on the first trick; a diamond may."""
    course = at_table(table_of({"extends": "modern/standard"}), "2C 3C", "4C 5C", "5H 6D", "6C 7C", first_trick=True)
    course.put(parse_card("2C"))
    early = INCIDENTS["played-out-of-turn"](after=1, seat="C")
    assert isinstance(early, Misplay)
    with pytest.raises(IllegalPlayError, match="first trick"):
        early.play(course, parse_card("5H"))
    early.play(course, parse_card("6D"))
    assert course.against.early == {2: parse_card("6D")}


def test_refusal_names_current_call_and_not_lapsed_one() -> None:
    """A may not lead the heart that was called, for hearts are not broken; the spades that were called he may."""
    course = at_table(table_of({"extends": "modern/standard"}), "5H 6S 7C", "8C", "9C", "10C")
    course.against.calls[0] = card_call(parse_card("5H"), "irregular.exposed.called")
    course.against.lead_calls[0] = suit_call(Suit.SPADES, "irregular.turn.lead")
    assert cards_text(cards_in(course.legal())) == "6S"
    refusal = course.why_not(parse_card("7C"))
    assert refusal
    assert refusal.reason == "a lead of spades was called"


TWO_PACKS = {
    "extends": "davis-2004/cancellation",
    "irregular": {"exposed": {"two-at-once": "names-one"}, "hands": {"unequal": "draw"}},
}


def test_highest_card_called_where_twins_also_cancel() -> None:
    table = table_of(TWO_PACKS)
    clubs = mask_of(parse_card(card) for card in ["KC", "4C", "KC"])
    found = highest_call(table, table.suits[Suit.CLUBS], clubs, "irregular.turn.play")
    assert cards_text(cards_in(found.cards)) == "KC KC"


def test_twin_put_down_with_its_match_is_exposed() -> None:
    course = at_table(table_of(TWO_PACKS), "9C 9C 2S", "3C")
    both = INCIDENTS["two-at-once"](after=0, other=parse_card("9C"))
    assert isinstance(both, Misplay)
    both.play(course, parse_card("9C"))
    assert course.against.exposed[0] == course.play.hands[0] & course.table.suits[Suit.CLUBS]
    assert cards_text(cards_in(course.against.exposed[0])) == "9C"


def test_pack_is_replaced_though_redeal_is_too_late() -> None:
    law = {"then": "new-pack", "until": "last-card"}
    table = table_of({"extends": "spalding-1896/sweepstake", "irregular": {"deal": {"marked-card": law}}})
    early, late = (FAULTS["marked-card"](after=0, reached=each) for each in (Reached.DEALING, Reached.DEALT))
    assert early.rule(table, 3, "ABCD").ruling.deals == 3
    found = late.rule(table, 3, "ABCD")
    assert (found.void, found.remedy) == (False, DealRemedy.NEW_PACK)
    assert found.ruling.text.endswith("By now it is too late.")
