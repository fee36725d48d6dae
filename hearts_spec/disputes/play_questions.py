"""Questions about the play: what may be led or discarded, who opens, who wins a trick, what breaks hearts."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from hearts_spec.cards import (
    JOKER,
    Card,
    bit_in,
    card_name,
    card_text,
    cards_in,
    cards_text,
    groups_mask,
    hands_out_of,
    mask_out_of,
    suit_of,
)
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.disputes.parameters import DEALER, NOTHING, PLAYERS
from hearts_spec.disputes.question import Finding, ImpossibleError, NotApplicableError, Question, cards, says, the_cards
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import eldest, left_over, pack_of
from hearts_spec.engine.errors import Refusal
from hearts_spec.engine.play import Play, position
from hearts_spec.record.account import Follows, follows, verb
from hearts_spec.rules.limits import CLUBS, HEARTS, QUEEN, case_of
from hearts_spec.rules.vocabulary.leading import Opener, Opening
from hearts_spec.rules.vocabulary.tricks import UnwonLast
from hearts_spec.schema.english import sentence


def in_pack(table: CompiledRules, cards: Sequence[Card]) -> None:
    """Check that all cards are in the pack; the joker and second copies are in few.

    Raises NotApplicableError otherwise.
    """
    left = table.pack
    for card in cards:
        found = bit_in(left, card)
        if not found:
            if cards.count(card) > 1:
                raise NotApplicableError(f"this game's pack has only one {card_name(card)}", "pack.packs")
            raise NotApplicableError(f"the {card_name(card)} is not in this game's pack", "pack.without")
        left ^= found


def at_trick(question: Question, trick: Sequence[Card], hand: Sequence[Card]) -> Play:
    """Return the play with a trick in progress that A led, in which the next player holds a hand."""
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


def allowed(question: Question, play: Play, card: Card, found: Finding) -> Finding:
    """Return a finding with the keys by which a card may be played, without those on which the book is silent."""
    grounds = play.grounds(play.held_copy(card))
    keys = tuple(key for key in grounds.keys if key not in grounds.apart or question.states_case(key))
    stated = tuple(key for key in keys if not question.silent(key))
    if not stated and grounds.last and not question.silent(grounds.last[0]):
        stated = grounds.last
    keys = grounds.keys if grounds.alone else stated or keys
    return replace(found, keys=keys, instead=bool(keys), reading=grounds.reading)


_ONE_PACK = 63
_NO_REMEDY = "The source gives no remedy."


class PlayTopic(QuestionTopic):
    """What is asked about a card: whether it may be played or kept back, or what is done once it is played.

    Without a card, the question is which cards of a hand may be played.
    """

    PLAY = "play", "yes", "must", "no"
    KEEP = "keep", "yes", "no"
    DONE = "done", "yes", "must", SILENT_WORD
    WHICH = "which", "any", "some", "none"


@question_type(
    "may-play",
    "Find whether a card may or must be played from a hand, or may be kept back, or which cards may be played.",
    {
        "about": about(PlayTopic),
        "hand": ask_for.cards("Your hand"),
        "card": ask_for.card("The card you would play", NOTHING),
        "trick": ask_for.cards("Cards on the trick, the first one led", NOTHING),
        "first-trick": ask_for.flag("It is the first trick"),
        "broken": ask_for.flag("Hearts are broken"),
    },
    blanks=("cards", "may"),
)
def may_play(question: Question) -> Finding:
    found = _ruling(question)
    return replace(found, blanks={"may": "must" if found.word == "must" else "may", **found.blanks})


def _ruling(question: Question) -> Finding:
    given, table = question.given, question.table
    trick, hand, card = given["trick"], given["hand"], given["card"]
    topic: PlayTopic = given["about"]
    if topic is not PlayTopic.WHICH:
        if card is None:
            raise ImpossibleError("no card is named")
        if card not in hand:
            raise ImpossibleError(f"the {card_name(card)} is not in the hand")
    if len(trick) >= table.players:
        raise ImpossibleError(f"a trick of {len(trick)} cards is over when {table.players} play")
    in_pack(table, [*trick, *hand])
    if table.draws_to_follow and trick and not mask_out_of(table.pack, hand) & table.suit_when_led[trick[0]]:
        return _draws_first(topic)
    play = at_trick(question, trick, hand)
    legal = [each & _ONE_PACK for each in cards_in(play.legal())]
    match topic:
        case PlayTopic.WHICH:
            return _which_cards(question, play, legal)
        case PlayTopic.KEEP:
            return _keep(question, play, card, legal)
        case PlayTopic.PLAY | PlayTopic.DONE:
            pass
    if refusal := play.why_not(play.held_copy(card)):
        why, done = _why(question, refusal), topic is PlayTopic.DONE
        then = follows(f"{why} {_NO_REMEDY}" if done else why)
        return Finding(SILENT_WORD if done else "no", then, keys=refusal.keys, instead=True)
    if set(legal) == {card} and len(set(hand)) > 1:
        reasons, keys = _refusals(question, play)
        return Finding("must", follows(reasons), exactly="yes", keys=keys, instead=True)
    return allowed(question, play, card, Finding("yes", _of_the_joker(question, card)))


def _of_the_joker(question: Question, card: Card) -> tuple[Follows, ...]:
    """Return what the joker does on a trick of another suit than hearts, if it is more than a discard."""
    trick = question.given["trick"]
    if card != JOKER or not trick or HEARTS >> trick[0] & 1 or question.silent("joker.trumps"):
        return ()
    return says(question, "joker.trumps")


def _keep(question: Question, play: Play, card: Card, legal: Sequence[Card]) -> Finding:
    """Find whether a player may keep a card back and play another."""
    if set(question.given["hand"]) == {card}:
        raise ImpossibleError("there is no other card in the hand")
    other = next((each for each in legal if each != card), None)
    if other is not None:
        return allowed(question, play, other, Finding("yes"))
    reasons, keys = _refusals(question, play)
    unclear = ("queen.thrown",) if QUEEN >> card & 1 else ()  # a text on keeping her may seem to mean here too
    led = question.table.suit_when_led[question.given["trick"][0]] if question.given["trick"] else 0
    of_suit = (play.hands[play.to_move] & led).bit_count()
    return Finding("no", follows(reasons), keys=keys, instead=True, counts={"of_suit": of_suit}, unclear=unclear)


def _draws_first(topic: PlayTopic) -> Finding:
    """Return the finding for a player without the suit led, who must draw first and so plays no card of the hand."""
    text, keys = "A player without the suit led draws from the stock until they can follow.", ("deal.left-over",)
    drawing = follows(text)
    match topic:
        case PlayTopic.WHICH:
            return Finding("none", drawing, {"cards": "none"}, keys=keys, instead=True)
        case PlayTopic.DONE:
            return Finding(SILENT_WORD, follows(f"{text} {_NO_REMEDY}"), keys=keys, instead=True)
        case PlayTopic.KEEP:
            return Finding("yes", drawing, keys=keys, instead=True)
        case PlayTopic.PLAY:
            return Finding("no", drawing, keys=keys, instead=True)


def _which_cards(question: Question, play: Play, legal: Sequence[Card]) -> Finding:
    """Find which cards of a hand may be played: any, or some."""
    reasons, keys = _refusals(question, play)
    if not keys:
        return allowed(question, play, legal[0], Finding("any", exactly=cards_text(legal)))
    some = {"cards": the_cards(legal, "or")}
    return Finding("some", follows(reasons), some, cards_text(legal), keys=keys, instead=True)


def _refusals(question: Question, play: Play) -> tuple[str, tuple[str, ...]]:
    """Return why the other cards of the player to move may not be played, and the keys behind it."""
    refusals = [play.why_not(card) for card in cards_in(play.hands[play.to_move] & ~play.legal())]
    keys = dict.fromkeys(key for each in refusals if each for key in each.keys)
    reasons = dict.fromkeys(_why(question, each) for each in refusals if each)
    return " ".join(reasons), tuple(keys)


def _why(question: Question, refusal: Refusal) -> str:
    """Return why a card is refused, said to the player who holds the cards."""
    if refusal.keys != ("follow.suit",):
        return sentence(refusal.reason)
    suit = suit_of(question.given["trick"][0])
    held = the_cards(card for card in question.given["hand"] if suit_of(card) is suit)
    return sentence(f"{suit.name.lower()} were led, and you hold {held}")


@question_type(
    "wins-trick",
    "Find who wins a trick that A leads, and by what rule.",
    {
        "trick": ask_for.cards("The trick, in order from A"),
        "last": ask_for.flag("It is the last trick"),
        "obliging": ask_for.flag("The joker's player obliges a high heart to win"),
    },
    ("you", "suit-led", "other", "nobody", *(str(each.value) for each in UnwonLast)),
    ("who", "card"),
    ("trick",),
)
def wins_trick(question: Question) -> Finding:
    table, cards = question.table, question.given["trick"]
    if len(cards) != table.players:
        raise ImpossibleError(f"{len(cards)} cards make no trick when {table.players} play")
    in_pack(table, cards)
    order, in_order = table.seat_at[0], hands_out_of(table.pack, ([card] for card in cards))
    hands = [in_order[order.index(seat)] for seat in range(table.players)]
    play = position(table, hands, 0, question.seats)
    if not question.given["last"]:
        left = table.pack & ~sum(hands)
        play.hands[0] |= left & -left  # any card for a later trick, so that this one is not the last
    keys = _put_trick(play, question, hands)
    winner = play.tricks[0].winner
    if winner is None:
        held = follows("It is held for the winner of the next trick.")
        return Finding("nobody", held, {"who": "nobody", "card": "none"}, keys=("twins.on-trick",))
    name, won = question.names[winner], cards[order.index(winner)]
    blanks = {"who": name, "card": card_name(won)}
    exactly = question.seats[winner]
    if table.holds_over and cards.count(won) > 1:
        last = str(table.rules.twins.last_trick.value)
        none = follows("No card can win it, and there is no next trick.", "twins.on-trick")
        return Finding(last, none, blanks, exactly, keys=("twins.on-trick", "twins.last-trick"))
    word = "you" if winner == question.asker else "suit-led" if suit_of(won) == suit_of(cards[0]) else "other"
    wins = follows(f"{name} {verb([name], 'wins', 'win')} it with the {card_name(won)}")
    return Finding(word, wins, blanks, exactly, keys=keys)


def _put_trick(play: Play, question: Question, hands: list[int]) -> tuple[str, ...]:
    """Play the cards of a trick, and return the keys that decide who wins it."""
    keys = [f"trick.won-by.{case_of(question.table.suit_when_led[question.given['trick'][0]])}"]
    while not play.tricks:
        card = hands[play.to_move].bit_length() - 1
        if card == JOKER and (refusal := play.why_not(card)):
            raise NotApplicableError(refusal.reason, *refusal.keys)
        if card == JOKER and question.given["obliging"]:
            if refusal := play.why_not_oblige():
                raise NotApplicableError(refusal.reason, *refusal.keys)
            play.put_obliging()
            keys.insert(0, "joker.obliges")
        else:
            play.put(card)
    if JOKER in question.given["trick"] and not question.silent("joker.trumps"):
        keys.insert(0, "joker.trumps")
    if len(set(question.given["trick"])) < len(question.given["trick"]):
        keys.insert(0, "twins.on-trick")
    return tuple(keys)


@question_type(
    "opens",
    "Find who leads to the first trick, and with what.",
    {
        "players": PLAYERS,
        "dealer": DEALER,
        "lowest-club": ask_for.seat("Who holds the lowest club", "B", clause="{who} {holds|hold} the lowest club"),
        "buyer": ask_for.seat("Who bought the choice of suit", "C", clause="{who} bought the choice of suit"),
        "in-widow": ask_for.cards("Cards in the widow", NOTHING),
    },
    tuple(str(each.value) for each in Opener),
    ("who", "card"),
)
def opens(question: Question) -> Finding:
    rules, lead, seat = question.rules, question.rules.lead, _opener(question)
    name, dealt = question.names[seat], _dealt_out(question)
    keys: tuple[str, ...] = ("lead.opener", "lead.opening")
    leads = f"{name} {verb([name], 'leads', 'lead')}"
    card, in_short = lead.opening.card, lead.opening.in_short
    if lead.opening.is_lowest_club:
        lowest = next(cards_in(question.table.lowest(CLUBS & dealt)))
        card, in_short = f"the {card_name(lowest)}", card_text(lowest)
        keys = (*keys, "pack.without") if rules.pack.without else keys
    elif question.bars_heart_at_first:
        card, in_short, keys = Opening.NO_HEART.card, Opening.NO_HEART.in_short, (*keys, "hearts.led")
    if lead.opening.is_lowest_club:
        text = f"{name}, who {verb([name], 'holds', 'hold')} {card}, {verb([name], 'leads', 'lead')} it"
    else:
        text = leads
    exactly = f"{question.seats[seat]} {in_short}"
    return Finding(str(lead.opener.value), follows(text), {"who": name, "card": card}, exactly, keys=keys)


def _dealt_out(question: Question) -> int:
    """Return the cards that the players hold: the pack without the cards that are said to be in the widow.

    Raises NotApplicableError if one of these is not in the pack, ImpossibleError if the widow has fewer cards.
    """
    widow, pack = question.given["in-widow"], question.table.pack
    in_pack(question.table, widow)
    size = len(left_over(question.rules, pack_of(question.rules), question.playable.players))
    if len(widow) > size:
        raise ImpossibleError(f"{cards(len(widow))} cannot be in a widow of {cards(size)}")
    return pack & ~mask_out_of(pack, widow)


def _opener(question: Question) -> int:
    dealer = partial(question.seat, "dealer")
    return question.rules.lead.opener.seat(
        eldest=lambda: eldest(question.rules, dealer(), question.playable.players),
        dealer=dealer,
        holder=partial(question.seat, "lowest-club"),
        buyer=partial(question.seat, "buyer"),
    )


@question_type(
    "breaks",
    "Find whether a card breaks hearts when it is discarded on a lead of another suit, or when it is led.",
    {
        "card": ask_for.card("The card thrown"),
        "first-trick": ask_for.flag("It is the first trick"),
        "led": ask_for.flag("The card is led"),
    },
    ("yes", "no"),
)
def breaks(question: Question) -> Finding:
    card, table = question.given["card"], question.table
    in_pack(table, [card])
    hearts = question.rules.hearts
    free = not (hearts.led.waits or hearts.thrown.waits)
    if free and not question.silent("hearts.led"):
        then = follows("Hearts may be led at any time, so nothing breaks them.")
        return Finding("no", then, keys=("hearts.led",), instead=True)
    then = follows("But in this game hearts may be led at any time." if free else "")
    if question.given["led"]:
        word = "yes" if table.breaks_hearts(1 << card, table.suit_when_led[card]) else "no"
        however = ("hearts.broken-however",) if hearts.broken_however else ()
        return Finding(word, then, keys=("hearts.broken-when", *however), instead=True)
    barred = question.given["first-trick"] and groups_mask(question.rules.first_trick.barred) >> card & 1
    reading = "The rules do not mention a heart thrown because its player has nothing else." if barred else ""
    word = "yes" if table.breaks >> card & 1 else "no"
    return Finding(word, then, keys=("hearts.broken-by",), reading=reading)
