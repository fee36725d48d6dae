"""Hands with an incorrect number of cards, and tricks that were missed."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import Card, mask_out_of
from hearts_spec.engine.irregular.incident import A_SEAT, IncidentKind, IncidentPhrase
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.irregular.ruling import Ruling
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.vocabulary.faulty_hands import ShortHand, UnequalHands
from hearts_spec.schema.card_kinds import SomeCards
from hearts_spec.schema.record_type import part


def _takes_last(law: ShortHand) -> bool:
    """Say whether a player without the card he should have is to take the last trick."""
    match law:
        case ShortHand.LAST_TRICK:
            return True
        case ShortHand.PLAYS_ON:
            return False
        case other:
            assert_never(other)


@dataclass(frozen=True, kw_only=True)
class Missed(IncidentKind, what="missed"):
    """The player to move plays no card to the trick; he is held to it when he plays to another."""

    told = (IncidentPhrase("{seat} misses the trick", "A player plays no card to the trick, and plays to the next."),)

    def happen(self, course: IrregularPlay) -> Ruling:
        play = course.play
        seat = play.to_move
        if not play.trick:
            raise self.cannot("a leader cannot miss the trick", play.seats[seat])
        takes_last = _takes_last(course.law.hands.missed)
        ruling = course.rule(self.what, "irregular.hands.missed", granted=takes_last)
        if takes_last:
            course.against.missed[seat] = len(play.tricks)
        play.skip()
        course.go_on()
        return ruling


@dataclass(frozen=True, kw_only=True)
class Short(IncidentKind, what="short"):
    """A player is found, after the first trick or at the end, with a card too few, and the others as they should be."""

    seat: str = part(A_SEAT)

    told = (IncidentPhrase("{seat} is found with a card too few", "The others have what they should."),)
    incorrect_hands = True

    def happen(self, course: IrregularPlay) -> Ruling:
        play = course.play
        if not play.tricks:
            raise self.cannot("the first trick is not complete", self.seat)
        seat = course.seat(self.seat)
        if not _is_short(course, seat):
            raise self.cannot(f"{self.seat} is not a card short", self.seat)
        takes_last = _takes_last(course.law.hands.short)
        ruling = course.rule(self.what, "irregular.hands.short", granted=takes_last)
        if takes_last:
            course.must_take_last(seat)
            if play.over:
                course.finish()
        return ruling


def _is_short(course: IrregularPlay, seat: int) -> bool:
    play = course.play
    if play.over:
        last = play.tricks[-1]
        return last.cards[course.table.seat_at[last.leader].index(seat)] == NO_CARD
    counts = _counts_between_tricks(course)
    own = counts.pop(seat)
    return set(counts) == {own + 1}


@dataclass(frozen=True, kw_only=True)
class Drawn(IncidentKind, what="drawn"):
    """A short hand draws cards from a long one; each of the two owes a forfeit."""

    seat: str = part(A_SEAT)
    from_: str = part(A_SEAT)
    cards: tuple[Card, ...] = part(SomeCards(at_least=1))

    told = (
        IncidentPhrase(
            "{seat} draws {cards} from the hand of {from:seat}",
            "A hand with too few cards takes what is missing, unseen, from one with too many.",
        ),
    )
    incorrect_hands = True

    def happen(self, course: IrregularPlay) -> Ruling:
        play, short, long = course.play, course.seat(self.seat), course.seat(self.from_)
        if not play.tricks:
            raise self.cannot("the first trick is not complete", self.seat)
        cards = mask_out_of(play.hands[long], self.cards)
        counts = _counts_between_tricks(course)
        counts[short] += cards.bit_count()
        counts[long] -= cards.bit_count()
        if not cards or cards & ~play.hands[long] or len(set(counts)) > 1:
            message = f"{self.seat} does not come to the right number of cards from {self.from_} so"
            raise self.cannot(message, self.seat)
        granted = _may_draw(course.law.hands.unequal)
        forfeit = ("irregular.hands.forfeit",) if course.law.hands.forfeit else ()
        ruling = course.rule(self.what, "irregular.hands.unequal", *forfeit, granted=granted)
        if ruling.granted:
            play.hands[long] &= ~cards
            play.hands[short] |= cards
            exposed = course.against.exposed
            exposed[short] |= exposed[long] & cards
            exposed[long] &= ~cards
            course.forfeits += [short, long]
        return ruling


def _may_draw(law: UnequalHands) -> bool:
    match law:
        case UnequalHands.DRAW:
            return True
        case UnequalHands.PLAY_ON:
            return False
        case other:
            assert_never(other)


def _counts_between_tricks(course: IrregularPlay) -> list[int]:
    """Count the cards of each hand as they are between tricks: a card on the table counts as held."""
    play = course.play
    order = course.table.seat_at[play.leader]
    played = {seat for seat, card in zip(order, play.trick, strict=False) if card != NO_CARD}
    return [hand.bit_count() + (seat in played) for seat, hand in enumerate(play.hands)]
