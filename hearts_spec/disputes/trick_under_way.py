"""A trick under way as a question tells of it: the cards on it, and the hand of the player whose turn it is."""

from hearts_spec.cards import Card, bit_in, card_name, hands_out_of
from hearts_spec.disputes.question import NotApplicableError, Question
from hearts_spec.engine import CompiledRules, Play, position


def in_pack(table: CompiledRules, cards: list[Card]) -> None:
    """See that all cards are in the pack; the joker and second copies are in few."""
    left = table.pack
    for card in cards:
        found = bit_in(left, card)
        if not found:
            if cards.count(card) > 1:
                raise NotApplicableError(f"the {card_name(card)} is in its pack only once")
            raise NotApplicableError(f"the {card_name(card)} is not in its pack")
        left ^= found


def at_trick(question: Question, trick: list[Card], hand: list[Card]) -> Play:
    """Give the play with a trick under way, at which the next player holds a hand; A led."""
    table, given = question.table, question.given
    hands = [0] * table.players
    in_order = table.seat_at[0][: len(trick) + 1]
    for seat, held in zip(in_order, hands_out_of(table.pack, [*([card] for card in trick), hand]), strict=True):
        hands[seat] = held
    play = position(table, hands, 0, question.seats, first_trick=given["first-trick"], broken=given["broken"])
    for seat in in_order[:-1]:
        play.to_move = seat
        play.put(hands[seat].bit_length() - 1)
    play.to_move = in_order[-1]
    return play
