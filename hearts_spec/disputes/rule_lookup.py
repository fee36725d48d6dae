"""Questions that the rules answer directly: statements, players, deal, pass, cut, bids and the end of the game."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from hearts_spec.cards import JOKER, Card, card_name, cards_in, cards_text, groups_mask, place_of, rank_name
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.parameters import DEALER, NOTHING, PLAYERS
from hearts_spec.disputes.question import (
    PLAYER_WORDS,
    Finding,
    ImpossibleError,
    NotApplicableError,
    Question,
    cards,
    listed,
    sentence,
    span,
    the_cards,
    verb,
)
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine import (
    Auction,
    Game,
    Outcome,
    Passing,
    Refusal,
    Termination,
    cut_for_deal,
    left_over,
    pack_of,
    pass_number,
    pass_to,
)
from hearts_spec.rules import ResolvedRule
from hearts_spec.rules.fields import Rules, field_of, order_of
from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.game import GameEnds
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.rules.vocabulary.stock import LeftTo, WidowTakenBy
from hearts_spec.rules.vocabulary.tournament import Risers
from hearts_spec.schema.english import number_word
from hearts_spec.schema.kinds import OneOf

_Part = TypeVar("_Part")
KEYS = ask_for.keys("What is asked for")


def _words_stated(texts: Mapping[str, str]) -> tuple[str, ...]:
    """Return the words that a statement can find, if its first key has few; none if it takes any number."""
    found = field_of(KEYS.read(texts["keys"])[0])
    return tuple(found.kind.values) if found and isinstance(found.kind, OneOf) else ()


@question_type("statement", {"keys": KEYS, "players": PLAYERS}, _words_stated, ("value",))
def statement(question: Question) -> Finding:
    """Find what a rule set states under some keys: the first gives the word, and all of them give what follows.

    If the book is silent, the word is that of our default, and nothing follows.
    """
    leaves = [leaf for key in question.given["keys"] for leaf in question.playable.under(key)]
    stated = sorted((leaf for leaf in leaves if not leaf.silent), key=lambda leaf: order_of(leaf.key))
    says = "" if stated or not leaves else _sentence_of(leaves[0])
    words = [_word_of(leaf) for leaf in leaves]
    first = next(iter(leaves), None)
    blanks = {"value": "" if first is None else _in_words(first)}
    follows = " ".join(map(_sentence_of, stated))
    exactly = "; ".join(word for leaf, word in zip(leaves, words, strict=True) if not leaf.silent)
    return Finding(words[0] if words else "", follows, says, blanks, exactly, keys=question.given["keys"])


@question_type("announced", words=("yes", "no"))
def announced(question: Question) -> Finding:
    """Find whether a slam must be declared before the play."""
    slam = question.rules.slam
    if not slam.every:
        raise NotApplicableError("there is no slam to be made; whoever takes everything only pays for it")
    declared = slam.can_be_declared
    key = "slam.also" if declared or not slam.needs else "slam.needs"
    sentences = map(str, slam.also) if key == "slam.also" else question.playable.says(key)
    follows = " ".join(map(sentence, sentences))
    return Finding("yes" if declared else "no", follows, keys=(key,), instead=key == "slam.also")


def _in_words(leaf: ResolvedRule) -> str:
    value = leaf.played
    text: str = number_word(value) if isinstance(value, int) and value >= 0 else leaf.field.text(value)
    return text


def _sentence_of(leaf: ResolvedRule) -> str:
    """Return the rule as a sentence; empty if the book is silent and our default is to have no such rule."""
    value = leaf.played
    if leaf.silent and value in (0, ()):
        return ""
    text: str = leaf.field.says(value)
    return sentence(text.replace(leaf.field.text(value), _in_words(leaf), 1))


def _word_of(leaf: ResolvedRule) -> str:
    plain = leaf.field.plain(leaf.played)
    if isinstance(plain, bool):
        return "yes" if plain else "no"
    return " ".join(map(str, plain)) if isinstance(plain, list) else str(plain)


@question_type("players", blanks=("number",))
def players(question: Question) -> Finding:
    """Find how many can play: at one table, or any number if there are several tables."""
    rules, numbers = question.rules, question.rules.table.players
    if rules.tournament.rises is Risers.NOBODY:
        word, blanks = " ".join(map(str, numbers)), {"number": span(numbers)}
        return Finding(word, "", sentence(span(numbers)), blanks, keys=("table.players",), tables=tuple(numbers))
    follows = sentence(f"it is played at {rules.tournament.tables.phrase}")
    number = f"any number, {span(numbers)} at each table"
    keys = ("table.players", "tournament.tables")
    return Finding("any", follows, sentence(number), {"number": number}, keys=keys)


@question_type("deal", {"players": PLAYERS}, blanks=("hand", "out", "over"))
def deal(question: Question) -> Finding:
    """Find which cards are left out and how many each is dealt."""
    rules, table, size = question.rules, question.table, question.rules.deal.hand
    out = _left_out(question)
    over = len(left_over(rules, pack_of(rules), table.players))
    comes = f"{the_cards(out)} {'come' if len(out) > 1 else 'comes'} out" if out else "no card comes out"
    word = f"{size} each without {cards_text(out)}" if out else f"{size} each"
    follows = "The joker is among the cards. " if table.pack >> JOKER & 1 else ""
    if over:
        follows += sentence(f"{cards(over)} {'make' if over > 1 else 'makes'} the {rules.deal.left_over.pile}")
        word += f", {over} over"
    keys = ("pack.without", "deal.hand", *(("deal.left-over",) if over else ()))
    blanks = {"hand": number_word(size), "out": comes, "over": number_word(over)}
    return Finding(word, sentence(follows), sentence(f"{comes}, and each gets {cards(size)}"), blanks, keys=keys)


def _left_out(question: Question) -> list[Card]:
    return list(cards_in(question.rules.pack.left_out()))


@question_type(
    "left-over",
    {"players": PLAYERS},
    ("nobody", "stock", *(str(each.value) for words in (WidowTakenBy, LeftTo) for each in words)),
)
def over(question: Question) -> Finding:
    """Find who gets the cards that are left over when each player has a hand."""
    rules, out = question.rules, _left_out(question)
    keys = ("pack.without", "deal.left-over")
    match rules.deal.left_over:
        case LeftOver.NONE:
            comes = sentence(f"{the_cards(out)} {'come' if len(out) > 1 else 'comes'} out") if out else ""
            return Finding("nobody", comes, "Nobody: none is left over.", keys=keys, instead=True)
        case LeftOver.STOCK:
            return Finding("stock", sentence(f"in this game {rules.deal.left_over.phrase}"), keys=keys, instead=True)
        case LeftOver.STOCK_TO_FOLLOW:
            drawn = sentence(f"in this game {rules.deal.left_over.phrase}")
            return Finding(str(rules.stock.left.value), drawn, keys=("deal.left-over", "stock.left"), instead=True)
        case LeftOver.WIDOW:
            players = question.playable.players
            count = len(left_over(rules, pack_of(rules), players))
            follows = f"With {number_word(players)} players it has {cards(count)}."
            return Finding(str(rules.widow.taken_by.value), follows, keys=("widow.taken-by",), instead=True)


class PassTopic(QuestionTopic):
    """What is asked about a pass."""

    ALL = "all"
    NUMBER = "number"
    WAY = "way", "none", *(str(each.value) for each in PassTo)
    CARD = "card", "allowed", "barred"


@question_type(
    "pass",
    {
        "about": about(PassTopic),
        "players": PLAYERS,
        "card": ask_for.card("The card he would pass", NOTHING),
        "deal": ask_for.number("Deal, from 1", "1", clause="it is the {place} deal", least=1),
        "seat": ask_for.seat("Who passes"),
    },
    blanks=("cards", "to"),
)
def passing(question: Question) -> Finding:
    """Find how many cards a player passes in a deal and to whom, or only the one of these that is asked."""
    topic: PassTopic = question.given["about"]
    match topic:
        case PassTopic.CARD:
            return _may_be_passed(question)
        case PassTopic.ALL | PassTopic.NUMBER | PassTopic.WAY:
            return _passed(question, topic)


def _passed(question: Question, topic: PassTopic) -> Finding:
    rules, number = question.rules, question.given["deal"]
    giver, players = question.seat("seat"), question.playable.players
    direction = pass_to(rules, number)
    receivers = Passing(question.playable, [0] * players, number).receivers(giver)
    keys = _pass_keys(rules, direction, topic)
    if direction.is_named or direction.is_shuffled:
        return _pass_to_unknown(question, direction, topic, keys)
    if not receivers:
        word = _asked_part(topic, number="0", way="hold" if rules.passing.cards else "none", both="none")
        blanks = {"cards": cards(0), "to": "nobody"}
        return Finding(word, "", "No cards are passed.", blanks, keys=keys, instead=True)
    count = cards(len(receivers))
    exactly = f"{len(receivers)} {direction.value}"
    word = _asked_part(topic, number=str(len(receivers)), way=str(direction.value), both=exactly)
    takers = listed([question.names[seat] for seat in dict.fromkeys(receivers)])
    gives = f"{question.names[giver]} {verb([question.names[giver]], 'passes', 'pass')}"
    follows = _asked_part(topic, number="", way=f"{gives} to {takers}", both=f"{gives} {count} to {takers}")
    blanks = {"cards": count, "to": direction.phrase}
    says = sentence(f"{count}, {direction.phrase}")
    return Finding(word, sentence(follows), says, blanks, exactly, keys=keys, instead=True)


def _asked_part(topic: PassTopic, number: _Part, way: _Part, both: _Part) -> _Part:
    """Return the one of these three values that is asked for."""
    match topic:
        case PassTopic.NUMBER:
            return number
        case PassTopic.WAY:
            return way
        case PassTopic.ALL | PassTopic.CARD:
            return both


def _pass_to_unknown(question: Question, direction: PassTo, topic: PassTopic, keys: tuple[str, ...]) -> Finding:
    """Return the finding for a pass whose receivers are not known, because the dealer or chance decides."""
    number = pass_number(question.rules, question.given["deal"])
    blanks = {"cards": cards(number), "to": direction.phrase}
    if topic is PassTopic.NUMBER:
        return Finding(str(number), "", sentence(cards(number)), blanks, keys=keys, instead=True)
    exactly = f"{number} {direction.value}"
    among = ("passing.named",) if direction.is_named else ()
    follows = " ".join(map(sentence, question.playable.says(*among)))
    says = sentence(f"{cards(number)}, {direction.phrase}")
    word = _asked_part(topic, number=str(number), way=str(direction.value), both=exactly)
    return Finding(word, follows, says, blanks, exactly, keys=(*keys, *among), instead=True)


def _may_be_passed(question: Question) -> Finding:
    """Find whether a card may be passed by a player who has enough others."""
    card = question.given["card"]
    if card is None:
        raise ImpossibleError("no card is named that he would pass")
    barred = groups_mask(question.rules.passing.barred) >> card & 1
    follows = " ".join(map(sentence, question.playable.says("passing.barred"))) if barred else ""
    return Finding("barred" if barred else "allowed", follows, keys=("passing.barred",), instead=True)


def _pass_keys(rules: Rules, direction: PassTo, topic: PassTopic) -> tuple[str, ...]:
    """Return the keys for what is asked about a pass: its number, its direction, or both.

    If no deal has a pass, one key says so; and some directions also say the number.
    """
    if not rules.passing.cards:
        return ("passing.cards",)
    if direction.says_how_many:
        return ("passing.to",)
    number = "passing.numbers" if rules.passing.numbers else "passing.cards"
    return _asked_part(topic, number=(number,), way=("passing.to",), both=(number, "passing.to"))


@question_type(
    "cut",
    {"cuts": ask_for.cards("Cards cut, by A, B and on")},
    ("you", "one", "again", "agreed"),
    ("who", "again", "card"),
    ("cuts",),
)
def cut(question: Question) -> Finding:
    """Find who deals by the cards that were cut, or who must cut again."""
    names = question.seats
    found = cut_for_deal(question.rules, dict(zip(names, question.given["cuts"], strict=True)))
    called = dict(zip(names, question.names, strict=True))
    deals = called.get(found.dealer or "", "")
    rule = " ".join(map(sentence, question.playable.says("cut.deals", *(["cut.ace"] if _ace_cut(question) else []))))
    blanks = {"who": deals, "again": listed([called[name] for name in found.again]), "card": ""}
    if found.again:
        still = sentence(f"{deals} {verb([deals], 'deals', 'deal')} all the same") if found.dealer else ""
        says = sentence(f"{blanks['again']} cut again")
        keys: tuple[str, ...] = ("cut.deals", "cut.ties")
        return Finding("again", still, says, blanks, f"again {''.join(found.again)}", keys=keys)
    if found.dealer is None:
        return Finding("agreed", "", "No cut decides who deals.", blanks, keys=("cut.deals",))
    keys = ("cut.deals", *(("cut.ace",) if _ace_cut(question) else ()), *(("cut.ties",) if _tie_cut(question) else ()))
    word = "you" if names.index(found.dealer) == question.asker else "one"
    blanks = {**blanks, "card": f"the {card_name(question.given['cuts'][names.index(found.dealer)])}"}
    return Finding(word, rule, sentence(deals), blanks, found.dealer, keys=keys)


def _ace_cut(question: Question) -> bool:
    return any(rank_name(card) == "ace" for card in question.given["cuts"])


def _tie_cut(question: Question) -> bool:
    ranks = list(map(place_of, question.given["cuts"]))
    return len(set(ranks)) < len(ranks)


@question_type(
    "bid",
    {
        "players": PLAYERS,
        "dealer": DEALER,
        "bids": ask_for.calls("What was said, from eldest hand on", NOTHING),
        "bid": ask_for.calls("What he would say"),
        "seat": ask_for.seat("Who would say it", "B"),
    },
    ("yes", "no"),
)
def bid(question: Question) -> Finding:
    """Find whether a bid may be made after those before it."""
    if not question.rules.auction.is_held:
        raise NotApplicableError("it has no auction")
    auction = Auction(question.table, question.seat("dealer"), question.seats)
    for amount in question.given["bids"]:
        if auction.to_bid is None:
            raise ImpossibleError(f"{len(question.given['bids'])} have spoken, where {question.playable.players} play")
        if early := auction.why_not(amount):
            raise ImpossibleError(early.reason)
        auction.bid(amount)
    if len(question.given["bid"]) != 1:
        raise ImpossibleError("one thing is said at a time")
    amount, seat = question.given["bid"][0], question.seat("seat")
    refusal: Refusal | None = auction.why_not(amount, seat)
    if refusal:
        by_amount = "auction.least-raise" in refusal.keys
        return Finding("no", sentence(refusal.reason) if by_amount else "", keys=refusal.keys, instead=True)
    return Finding("yes", keys=("auction.bids", *(("auction.least-raise",) if amount else ())), instead=True)


class EndTopic(QuestionTopic):
    """What is asked about the end of a game."""

    END = "end", "over", "goes-on", "each-deal", "open"
    WINNERS = "winners", *PLAYER_WORDS, "goes-on", "each-deal", "open"


@question_type(
    "game-over",
    {"about": about(EndTopic), "totals": ask_for.counts("Totals, or chips held")},
    blanks=("who", "limit", "best"),
    by_seat=("totals",),
)
def game_over(question: Question) -> Finding:
    """Find whether some totals end the game, and who has then won."""
    rules, totals = question.rules, question.given["totals"]
    game = Game(question.table, seats=question.seats)
    game.totals, game.deals = [game.entered(total) for total in totals], 1
    ended, ends = game.outcome(), rules.game.ends
    keys = ("game.ends", *(["game.limit"] if rules.game.limit else []))
    ruled = _entry_keys(game, totals, ended)
    keys = (*keys, *ruled)
    blanks = {"limit": str(rules.game.limit), "who": "nobody", "best": "highest" if game.most_wins() else "lowest"}
    deals = f"after {number_word(rules.game.deals)} deals" if rules.game.deals else ""
    match ends:
        case GameEnds.OPEN if deals:
            return Finding(
                "goes-on", sentence(f"the game is over {deals}"), "The game goes on.", blanks, keys=("game.deals",)
            )
        case GameEnds.OPEN:
            says = "Nobody wins, for no score ends the game."
            return Finding("open", "The players stop when they choose.", says, blanks, keys=keys)
        case GameEnds.EACH_DEAL:
            return Finding("each-deal", "Each deal is a whole game.", "Each deal is a whole game.", blanks, keys=keys)
        case GameEnds.REACHED | GameEnds.PASSED | GameEnds.FIRST_BROKE | GameEnds.FIRST_TO_WIN:
            pass
    limit = f", which is {rules.game.limit}" if rules.game.limit else ""
    when = sentence(f"the game is over {ends.phrase}{limit}{f', or {deals}' if deals else ''}")
    when = " ".join([when, *question.playable.says(*ruled)])
    if ended is None:
        return Finding("goes-on", when, "The game goes on.", blanks, keys=keys)
    keys = (*keys, "game.winner", *(["game.tie"] if ended.winners[1:] else []))
    return _ended(question, ended, blanks, keys)


def _entry_keys(game: Game, totals: Sequence[int], ended: Outcome | None) -> tuple[str, ...]:
    """Return the keys by which totals are entered differently from what was scored, or end the game by themselves."""
    changed = [total for total, entered in zip(totals, game.totals, strict=True) if entered != total]
    exactly = any(total >= 0 for total in changed) or (ended is not None and ended.termination is Termination.LIMIT_MET)
    below = any(total < 0 for total in changed)
    return (*(("game.exactly",) if exactly else ()), *(("game.below-nothing",) if below else ()))


def _ended(question: Question, ended: Outcome, blanks: Mapping[str, str], keys: tuple[str, ...]) -> Finding:
    """Return the finding for a game that is over: who has won or lost."""
    who = ended.winners or ended.losers
    names = [question.names[seat] for seat in who]
    does = verb(names, "wins", "win") if ended.winners else verb(names, "loses", "lose")
    result = f"{listed(names)} {does}"
    follows = sentence(f"the game is over, for {ended.termination.value}; {result}")
    blanks = {**blanks, "who": listed(names)}
    topic: EndTopic = question.given["about"]
    match topic:
        case EndTopic.END:
            return Finding("over", follows, sentence(result), blanks, "over", keys=keys)
        case EndTopic.WINNERS:
            exactly = "".join(question.seats[seat] for seat in who)
            return Finding(question.whom(who), follows, sentence(result), blanks, exactly, keys=keys)
