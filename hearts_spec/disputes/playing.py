"""Questions of the play: what may be led or thrown, who opens, who wins a trick."""

from collections.abc import Mapping
from typing import assert_never

from hearts_spec.cards import JOKER, Card, bit_in, card_name, card_text, cards_in, cards_text, mask_out_of
from hearts_spec.disputes.inputs import NOTHING, ACard, Cards, Flag, Input, Number, Seat
from hearts_spec.disputes.question import CannotBeError, Found, NotHereError, Question
from hearts_spec.disputes.wording import sentence, the_cards, verb
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
    """Say whether a card may or must be played from a hand, or, where no card is named, which may."""
    given, table = question.given, question.table
    trick, hand, card = given["trick"], given["hand"], given["card"]
    if card is not None and card not in hand:
        raise CannotBeError(f"the {card_name(card)} is not in the hand")
    if len(trick) >= table.players:
        raise CannotBeError(f"a trick of {len(trick)} cards is over when {table.players} play")
    _in_pack(table, [*trick, *hand])
    play = _at_trick(question, trick, hand)
    if card is None:
        return _which(play)
    refusal = play.why_not(play.held_copy(card))
    told = {"card": card_name(card)}
    if refusal is not None:
        return Found("no", sentence(refusal.reason), told=told, keys=refusal.keys, instead=True)
    must = {each & 63 for each in cards_in(play.legal())} == {card} and len(set(hand)) > 1
    if not must:
        return Found("yes", told=told)
    reasons, keys = _refusals(play)
    return Found("must", reasons, told=told, exactly="yes", keys=keys, instead=True)


def which_findings(said: Mapping[str, str]) -> tuple[str, ...]:
    """Give what is found of one card, where one is named, or else of a whole hand."""
    return ("yes", "must", "no") if said.get("card", NOTHING) != NOTHING else ("any", "some")


def _which(play: Play) -> Found:
    """Say which cards of a hand may be played: any, or some."""
    allowed = [card & 63 for card in cards_in(play.legal())]
    reasons, keys = _refusals(play)
    if not keys:
        return Found("any", says="Any of your cards.", exactly=cards_text(allowed))
    told = {"cards": the_cards(allowed, "or")}
    says = sentence(told["cards"])
    return Found("some", reasons, says, told, cards_text(allowed), keys=keys, instead=True)


def _refusals(play: Play) -> tuple[str, tuple[str, ...]]:
    """Say why the other cards of the player to move may not be played, and by which keys."""
    refusals = [play.why_not(card) for card in cards_in(play.hands[play.to_move] & ~play.legal())]
    keys = dict.fromkeys(key for each in refusals if each for key in each.keys)
    reasons = dict.fromkeys(sentence(each.reason) for each in refusals if each)
    return " ".join(reasons), tuple(keys)


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
        follows = "It is held for the winner of the next trick."
        return Found("nobody", follows, "Nobody.", keys=("twins.on-trick",))
    name, won = question.names[winner], cards[order.index(winner)]
    told = {"who": name, "card": card_name(won)}
    comes_to = "you" if winner == question.asker else "one"
    exactly = question.seats[winner]
    if table.holds_over and cards.count(won) > 1:
        says = sentence(f"{name} {verb([name], 'takes', 'take')} its cards")
        follows = "No card can win it, and there is no next trick."
        return Found(comes_to, follows, says, told, exactly, keys=("twins.on-trick", "twins.last-trick"))
    says = sentence(name)
    follows = sentence(f"{name} {verb([name], 'wins', 'win')} it with the {card_name(won)}")
    return Found(comes_to, follows, says, told, exactly, keys=keys)


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
    seat = _opener(question)
    name = question.names[seat]
    comes_to = str(lead.opener.value)
    keys: tuple[str, ...] = ("lead.opener", "lead.opening")
    opens, says = f"{name} {verb([name], 'opens', 'open')}", sentence(name)
    match lead.opening:
        case Opening.ANY_CARD:
            free = "of the card nothing is said, so that it may be any" if question.silent("lead.opening") else ""
            card, follows, word = "any card", f"{opens}{'; ' if free else ', with any card'}{free}", "any"
        case Opening.ANY_CLUB:
            card, follows, word = "a club", f"{opens}, with a club", "club"
        case Opening.LOWEST_CLUB:
            lowest = next(cards_in(table.lowest(CLUBS & table.pack)))
            keys = (*keys, "pack.without") if rules.pack.without else keys
            card, word = f"the {card_name(lowest)}", card_text(lowest)
            holding = f"{name}, who {verb([name], 'holds', 'hold')} {card}, {verb([name], 'opens', 'open')} with it"
            follows = holding
        case _:
            assert_never(lead.opening)
    told = {"who": name, "card": card}
    return Found(comes_to, sentence(follows), says, told, f"{question.seats[seat]} {word}", keys=keys)


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
    """Say whether a card breaks hearts when it is discarded on a lead of another suit."""
    card, table = question.given["card"], question.table
    if card is None:
        raise CannotBeError("no card is named")
    _in_pack(table, [card])
    breaks = bool(table.breaks >> card & 1)
    free = question.rules.hearts.led is WhenBroken.AT_WILL
    follows = "But here hearts may be led in any case." if free else ""
    return Found("yes" if breaks else "no", follows, told={"card": card_name(card)}, keys=("hearts.broken-by",))


__all__ = ["BREAKS", "MAY_PLAY", "OPENS", "PLAYERS", "WINS_TRICK", "breaks", "may_play", "opens", "wins_trick"]
