"""Questions of the play: what may be led or thrown, who opens, who wins a trick."""

from typing import assert_never

from hearts_spec.cards import JOKER, Card, bit_in, card_name, card_text, cards_in, cards_text, mask_out_of
from hearts_spec.disputes.inputs import ACard, Cards, Flag, Input, Number, Seat
from hearts_spec.disputes.question import CannotBeError, Found, NotHereError, Question
from hearts_spec.disputes.wording import the_cards
from hearts_spec.engine import Play, Table, eldest, position
from hearts_spec.engine.table import CLUBS
from hearts_spec.rules.sections.hearts import WhenBroken
from hearts_spec.rules.sections.lead import Opener, Opening

PLAYERS = Number("Players (0 for the usual number)", "0", most=10)
MAY_PLAY: dict[str, Input] = {
    "hand": Cards("His hand"),
    "card": ACard("The card he would play", "none"),
    "trick": Cards("Cards on the trick, the first one led", "none"),
    "first-trick": Flag("It is the first trick", "no"),
    "broken": Flag("Hearts are broken", "no"),
}
WINS_TRICK: dict[str, Input] = {
    "trick": Cards("The trick, in order from A"),
    "last": Flag("It is the last trick", "no"),
    "obliging": Flag("The joker's player obliges a high heart to win", "no"),
}
OPENS: dict[str, Input] = {
    "players": PLAYERS,
    "dealer": Seat("Dealer", "last"),
    "lowest-club": Seat("Who holds the lowest club", "B"),
    "buyer": Seat("Who bought the choice of suit", "C"),
}
BREAKS: dict[str, Input] = {"card": ACard("The card thrown")}


def may_play(question: Question) -> Found:
    """Say whether a card may be played from a hand, or, where no card is named, which may."""
    given, table = question.given, question.table
    trick, hand, card = given["trick"], given["hand"], given["card"]
    if card is not None and card not in hand:
        raise CannotBeError(f"the {card_name(card)} is not in the hand")
    if len(trick) >= table.players:
        raise CannotBeError(f"a trick of {len(trick)} cards is over when {table.players} play")
    _in_pack(table, [*trick, *hand])
    if table.draws_to_follow and trick and not mask_out_of(table.pack, hand) & table.suit_when_led[trick[0]]:
        return _draws_first(card)
    play = _at_trick(question, trick, hand)
    if card is None:
        return _which(question, play)
    refusal = play.why_not(play.held_copy(card))
    if refusal is None:
        return Found(f"he may {_play_verb(trick, card)} the {card_name(card)}", "yes")
    return Found(f"he may not: {refusal.reason}", "no", keys=refusal.keys, instead=True)


def _draws_first(card: Card | None) -> Found:
    """Say that a player without the suit led has yet to draw."""
    drawing = "a player without the suit led draws from the stock until he can follow"
    if card is None:
        raise NotHereError(drawing)
    return Found(f"he may not, for {drawing}", "no", keys=("deal.left-over",), instead=True)


def _play_verb(trick: list[Card], card: Card) -> str:
    if not trick:
        return "lead"
    return "play" if card >> 4 & 3 == trick[0] >> 4 & 3 else "throw"


def _which(question: Question, play: Play) -> Found:
    legal, hand = play.legal(), play.hands[play.to_move]
    word = cards_text(card & 63 for card in cards_in(legal))
    refusals = [play.why_not(card) for card in cards_in(hand & ~legal)]
    keys = tuple(dict.fromkeys(key for each in refusals if each for key in each.keys))
    if not keys:
        return Found("he may play any of his cards", word)
    reasons = list(dict.fromkeys(each.reason for each in refusals if each))
    allowed = the_cards((card & 63 for card in cards_in(legal)), "or")
    return Found(f"he may play {allowed}: {'; '.join(reasons)}", word, keys=keys, instead=True)


def _in_pack(table: Table, cards: list[Card]) -> None:
    """See that all cards are in the pack; the joker and second copies are in few."""
    left = table.pack
    for card in cards:
        found = bit_in(left, card)
        if not found:
            if cards.count(card) > 1:
                raise NotHereError(f"the {card_name(card)} is in its pack only once")
            raise NotHereError(f"the {card_name(card)} is not in its pack")
        left ^= found


def _at_trick(question: Question, trick: list[Card], hand: list[Card]) -> Play:
    """Give the play with a trick under way, at which the next player holds a hand; A led."""
    table, given = question.table, question.given
    hands, left = [0] * table.players, table.pack
    for seat, cards in enumerate([*([card] for card in trick), hand]):
        hands[seat] = mask_out_of(left, cards)
        left &= ~hands[seat]
    play = position(table, hands, 0, question.seats, first_trick=given["first-trick"], broken=given["broken"])
    _put_all(play, table, hands[: len(trick)])
    return play


def _put_all(play: Play, table: Table, hands: list[int]) -> None:
    for held in hands:
        play.to_move = hands.index(held)
        play.put(held.bit_length() - 1)
    play.to_move = table.seat_at[play.leader][len(hands)] if hands and len(hands) < table.players else play.to_move


def wins_trick(question: Question) -> Found:
    """Say who wins a trick that A leads, and on what rule."""
    table, cards = question.table, question.given["trick"]
    if len(cards) != table.players:
        raise CannotBeError(f"{len(cards)} cards make no trick when {table.players} play")
    _in_pack(table, cards)
    hands, left = [0] * table.players, table.pack
    order = table.seat_at[0]
    for place, card in enumerate(cards):
        hands[order[place]] = mask_out_of(left, [card])
        left &= ~hands[order[place]]
    play = position(table, hands, 0, question.seats)
    if not question.given["last"]:
        play.hands[0] |= left & -left  # a card for a later trick; which one it is makes no difference to this one
    keys = _put_trick(play, question, hands)
    winner = play.tricks[0].winner
    if winner is None:
        ruling = "nobody can win it: it is held for the winner of the next trick"
        return Found(ruling, "nobody", keys=("twins.on-trick",))
    name, won = question.seats[winner], cards[order.index(winner)]
    if table.holds_over and cards.count(won) > 1:
        ruling = f"no card can win it, and there is no next trick: {name} takes its cards"
        return Found(ruling, name, keys=("twins.on-trick", "twins.last-trick"))
    return Found(f"{name} wins it with the {card_name(won)}", name, keys=keys)


def _put_trick(play: Play, question: Question, hands: list[int]) -> tuple[str, ...]:
    """Play the cards of a trick out; gives the keys that decide who wins it."""
    keys = ["trick.won-by"]
    while not play.tricks:
        card = hands[play.to_move].bit_length() - 1
        if card == JOKER and (refusal := play.why_not(card)):
            raise NotHereError(refusal.reason)
        if card == JOKER and question.given["obliging"]:
            if refusal := play.why_not_oblige():
                raise NotHereError(refusal.reason)
            play.put_obliging()
            keys.insert(0, "joker.obliges")
        else:
            play.put(card)
    if JOKER in question.given["trick"] and not question.silent("joker.trumps"):
        keys.insert(0, "joker.trumps")
    if len(set(question.given["trick"])) < len(question.given["trick"]):
        keys.insert(0, "twins.on-trick")
    return tuple(keys)


def opens(question: Question) -> Found:
    """Say who leads to the first trick, and with what."""
    rules, table, lead = question.rules, question.table, question.rules.lead
    name = question.seats[_opener(question)]
    keys: tuple[str, ...] = ("lead.opener", "lead.opening")
    match lead.opening:
        case Opening.ANY_CARD if question.silent("lead.opening"):
            ruling = f"{name} opens; of the card nothing is said, so that he may lead any"
            return Found(ruling, f"{name} any", keys=keys)
        case Opening.ANY_CARD:
            return Found(f"{name} opens, and may lead any card", f"{name} any", keys=keys)
        case Opening.ANY_CLUB:
            return Found(f"{name} opens, with a club", f"{name} club", keys=keys)
        case Opening.LOWEST_CLUB:
            lowest = next(cards_in(table.lowest(CLUBS & table.pack)))
            keys = (*keys, "pack.without") if rules.pack.without else keys
            ruling = f"{name}, who holds the {card_name(lowest)}, opens with that card"
            return Found(ruling, f"{name} {card_text(lowest)}", keys=keys)
        case _:
            assert_never(lead.opening)


def _opener(question: Question) -> int:
    opener = question.rules.lead.opener
    match opener:
        case Opener.ELDEST:
            return eldest(question.rules, question.seat("dealer"), question.playable.players)
        case Opener.DEALER:
            return question.seat("dealer")
        case Opener.BUYER:
            return question.seat("buyer")
        case Opener.LOWEST_CLUB:
            return question.seat("lowest-club")
        case _:
            assert_never(opener)


def breaks(question: Question) -> Found:
    """Say whether a card breaks hearts when it is thrown on a lead of another suit."""
    card, table = question.given["card"], question.table
    if card is None:
        raise CannotBeError("no card is named")
    _in_pack(table, [card])
    broken = bool(table.breaks >> card & 1)
    word = "yes" if broken else "no"
    what = "breaks" if broken else "does not break"
    free = question.rules.hearts.led is WhenBroken.AT_WILL
    waits = "; but here hearts may be led in any case" if free else ""
    return Found(f"the {card_name(card)} {what} hearts{waits}", word, keys=("hearts.broken-by",))


__all__ = ["BREAKS", "MAY_PLAY", "OPENS", "PLAYERS", "WINS_TRICK", "breaks", "may_play", "opens", "wins_trick"]
