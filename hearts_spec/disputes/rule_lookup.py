"""Questions that the rules answer directly: statements, the deal, the pass, the cut, bids and the end of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hearts_spec.cards import (
    JOKER,
    Card,
    card_name,
    cards_in,
    cards_text,
    groups_mask,
    names_together,
    rank_name,
)
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.parameters import DEALER, NOTHING, PLAYERS
from hearts_spec.disputes.question import (
    PLAYER_WORDS,
    UNSAID,
    Finding,
    ImpossibleError,
    NotApplicableError,
    Question,
    cards,
    says,
    span,
)
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine.auction import Auction
from hearts_spec.engine.dealing import cut_for_deal, left_over, pack_of
from hearts_spec.engine.game import Game, Outcome, Termination
from hearts_spec.engine.passing import Passing, pass_number, pass_to
from hearts_spec.record.account import Follows, follows, verb
from hearts_spec.record.settlement import listed
from hearts_spec.rules import ResolvedRule, Rules
from hearts_spec.rules.fields import SILENT, VALUES, field_of, order_of
from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.game import GameEnds
from hearts_spec.rules.vocabulary.leading import Opening
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.rules.vocabulary.programme import PROGRAMME, deals_in
from hearts_spec.rules.vocabulary.stock import LeftTo, WidowTakenBy
from hearts_spec.rules.vocabulary.table import Partners
from hearts_spec.rules.vocabulary.tournament import Risers
from hearts_spec.schema.english import number_word, sentence
from hearts_spec.schema.kinds import OneOf

KEYS = ask_for.keys("What is asked for")
_RISES, _FALLS = "tournament.rises", "tournament.falls"


def _words_stated(texts: Mapping[str, str]) -> tuple[str, ...]:
    """Return the words that a statement can find, if its first key has few; none if it takes any number."""
    found = field_of(KEYS.read(texts["keys"])[0])
    return tuple(found.kind.values) if found and isinstance(found.kind, OneOf) else ()


@question_type(
    "statement",
    "Find what a rule set states under some keys: the first gives the word, and all of them give what follows.",
    {"keys": KEYS, "players": PLAYERS, "card": ask_for.card("The card that is asked about", NOTHING)},
    _words_stated,
    ("value", "cut"),
)
def statement(question: Question) -> Finding:
    """If the book is silent on the first key, the word is that of our default, whatever it says of the others.

    Raises NotApplicableError if it is asked about a card that the game leaves out.
    """
    card = question.given["card"]
    if card is not None and card in _left_out(question):
        raise NotApplicableError(f"the {card_name(card)} is left out in this game", "pack.without")
    leaves = [_as_applied(question, leaf) for key in question.given["keys"] for leaf in question.playable.under(key)]
    if not leaves:
        return Finding("", keys=question.given["keys"])
    stated = sorted((leaf for leaf in leaves if not leaf.silent), key=lambda leaf: order_of(leaf.key))
    keys: tuple[str, ...] = question.given["keys"]
    open_to_us = leaves[0].silent and not leaves[0].field.only  # one with conditions is silent where they do not hold
    value, more = question.at_table(_in_words(leaves[0])), tuple[str, ...]()
    if leaves[0].key == "lead.opening" and question.bars_heart_at_first:
        value, more = Opening.NO_HEART.phrase, ("hearts.led",)
    elif leaves[0].key == _RISES and _FALLS in keys and question.rules.tournament.rises.by_sex:
        more = ("tournament.cut-up",)  # of two women or two men one must leave
    if more:  # the answer has it
        stated = [leaf for leaf in stated if leaf is not leaves[0]]
    return Finding(
        _word_of(leaves[0]),
        tuple(Follows(question.at_table(_sentence_of(leaf)), (leaf.key,)) for leaf in stated),
        {"value": value, "cut": "the higher card" if question.rules.tournament.cut_up.is_highest else "the lower card"},
        "; ".join(_word_of(leaf) for leaf in leaves if not leaf.silent),
        keys=keys if leaves[0].silent else (leaves[0].key, *more),
        reading=UNSAID.format(leaves[0].field.label) if open_to_us else "",
    )


def _as_applied(question: Question, leaf: ResolvedRule) -> ResolvedRule:
    """Return a rule as this game has it: silent if it is taken over from another game and cannot apply in this one."""
    return leaf if _applies(question, leaf) else replace(leaf, value=SILENT)


def _applies(question: Question, leaf: ResolvedRule) -> bool:
    """True if a rule can apply in this game."""
    return all(each.excuses_silence or each.holds(question.rules) for each in leaf.field.only)


def _in_words(leaf: ResolvedRule) -> str:
    value = leaf.played
    text: str = number_word(value) if isinstance(value, int) and value >= 0 else leaf.field.text(value)
    return text


def _sentence_of(leaf: ResolvedRule) -> str:
    text: str = leaf.field.says(leaf.value)
    return sentence(text.replace(leaf.field.text(leaf.value), _in_words(leaf), 1))


def _word_of(leaf: ResolvedRule) -> str:
    plain = leaf.field.plain(leaf.played)
    if isinstance(plain, bool):
        return "yes" if plain else "no"
    return " ".join(map(str, plain)) if isinstance(plain, list) else str(plain)


_EXTRAS = ("slam.good-cards", "bonus.beside-slam")


@question_type(
    "extras",
    "Find whether good cards, and points for tricks or for taking nothing, still count if somebody shoots the moon.",
    {"players": PLAYERS},
    ("count", "lost", "in-part"),
)
def extras(question: Question) -> Finding:
    leaves = [leaf for leaf in map(question.playable.leaves.__getitem__, _EXTRAS) if _applies(question, leaf)]
    if not leaves:
        nothing = (leaf.key for leaf in question.playable.under(VALUES) if not leaf.silent and not leaf.value)
        raise NotApplicableError("in this game nothing counts but the cards that the moon takes", *nothing)
    lost = {leaf.played.are_lost for leaf in leaves}
    word = "in-part" if len(lost) > 1 else "lost" if lost.pop() else "count"
    keys = tuple(leaf.key for leaf in leaves)
    return Finding(word, says(question, *keys), keys=keys)


class DealTopic(QuestionTopic):
    """What is asked about a deal before it is played."""

    DEALT = "dealt"
    PLAYERS = "players"
    LEFT_OVER = (
        "left-over",
        "nobody",
        "dealt",
        "stock",
        *(str(each.value) for words in (WidowTakenBy, LeftTo) for each in words),
    )
    ANNOUNCED = "announced", "yes", "no"


@question_type(
    "deal",
    "Find how the cards are dealt, for how many, who gets those left over, or whether a slam is announced.",
    {"about": about(DealTopic), "players": PLAYERS},
    blanks=("hand", "out", "number"),
)
def deal(question: Question) -> Finding:
    topic: DealTopic = question.given["about"]
    match topic:
        case DealTopic.DEALT:
            return _dealt(question)
        case DealTopic.PLAYERS:
            return _players(question)
        case DealTopic.LEFT_OVER:
            return _left_over(question)
        case DealTopic.ANNOUNCED:
            return _announced(question)


def _dealt(question: Question) -> Finding:
    """Find which cards are left out and how many each is dealt."""
    rules, size, out = question.rules, question.rules.deal.hand, _left_out(question)
    over = rules.deal.left(rules.pack, rules.joker, question.table.players)
    word = f"{size} each without {cards_text(out)}" if out else f"{size} each"
    then = follows("The joker is among the cards.", "joker.added") if question.table.pack >> JOKER & 1 else ()
    if over:
        goes = "dealt too" if rules.deal.left_over.is_dealt_on else f"the {rules.deal.left_over.pile}"
        pile = f"the {f'{cards(over)} left over are' if over > 1 else 'card left over is'} {goes}"
        then += follows(pile, "deal.left-over")
        word += f", {over} over"
    keys = ("pack.without", "deal.hand")
    blanks = {"hand": number_word(size), "out": listed(names_together(out)) if out else "no card"}
    return Finding(word, then, blanks, keys=keys)


def _left_out(question: Question) -> list[Card]:
    return list(cards_in(question.rules.pack.left_out()))


def _players(question: Question) -> Finding:
    """Find how many can play: at one table, or any number if there are several tables."""
    rules, numbers = question.rules, question.rules.table.players
    if rules.tournament.rises is Risers.NOBODY:
        word = " ".join(map(str, numbers))
        return Finding(word, blanks={"number": span(numbers)}, keys=("table.players",), tables=tuple(numbers))
    then = follows(f"it is played at {rules.tournament.tables.phrase}", "tournament.tables")
    blanks = {"number": f"any number, {span(numbers)} at each table"}
    return Finding("any", then, blanks, keys=("table.players", "tournament.tables"))


def _left_over(question: Question) -> Finding:
    """Find who gets the cards that are left over when each player has a hand."""
    rules, key = question.rules, "deal.left-over"
    here = follows(f"in this game {rules.deal.left_over.phrase}", key)
    match rules.deal.left_over:
        case LeftOver.NONE:
            out = _left_out(question)
            then = follows(f"remove {listed(names_together(out))}" if out else "", "pack.without")
            return Finding("nobody", then, keys=("pack.without", key), instead=True)
        case LeftOver.TWO_TO_FIRST_TRICK:
            return Finding("dealt", here, keys=(key,), instead=True)
        case LeftOver.STOCK:
            return Finding("stock", here, keys=(key,), instead=True)
        case LeftOver.STOCK_TO_FOLLOW:
            return Finding(str(rules.stock.left.value), here, keys=("stock.left",), instead=True)
        case LeftOver.WIDOW:
            players = question.playable.players
            count = len(left_over(rules, pack_of(rules), players))
            size = follows(f"With {number_word(players)} players the widow has {cards(count)}.", key)
            awaited = says(question, "widow.awaits") if rules.widow.awaits else ()
            return Finding(str(rules.widow.taken_by.value), (*size, *awaited), keys=("widow.taken-by",), instead=True)


def _announced(question: Question) -> Finding:
    """Find whether a slam must be declared before the play."""
    slam = question.rules.slam
    if not slam.every:
        raise NotApplicableError("in this game nothing is won by taking everything", "slam")
    declared = slam.can_be_declared
    if declared or not slam.needs:
        also = tuple(each for law in slam.also for each in follows(str(law), "slam.also"))
        return Finding("yes" if declared else "no", also, keys=("slam.also",), instead=True)
    return Finding("no", says(question, "slam.needs"), keys=("slam.needs",))


class PassTopic(QuestionTopic):
    """What is asked about a pass."""

    ALL = "all"
    NUMBER = "number"
    WAY = "way", "none", *(str(each.value) for each in PassTo)
    CARD = "card", "allowed", "barred"


@question_type(
    "pass",
    "Find how many cards a player passes in a deal and to whom, or only the one of these that is asked.",
    {
        "about": about(PassTopic),
        "players": PLAYERS,
        "card": ask_for.card("The card to pass", NOTHING),
        "deal": ask_for.number("Deal, from 1", "1", clause="it is the {place} deal", least=1),
        "seat": ask_for.seat("Who passes", "A"),
    },
    blanks=("cards", "to"),
)
def passing(question: Question) -> Finding:
    topic: PassTopic = question.given["about"]
    match topic:
        case PassTopic.CARD:
            return _may_be_passed(question)
        case PassTopic.ALL | PassTopic.NUMBER | PassTopic.WAY:
            return _passed(question, topic)


def _passed(question: Question, topic: PassTopic) -> Finding:
    """Find the number of cards, the direction, or both."""
    rules, deal, giver = question.rules, question.given["deal"], question.seat("seat")
    direction = pass_to(rules, deal)
    apart = question.playable.leaves["passing.to"].parts  # steps of the round that are cited or assumed by themselves
    step = f"passing.to.{direction.value}" if direction.value in apart else "passing.to"
    by_number, by_way = (step if key == "passing.to" else key for key in rules.passing.keys(direction))
    named = ("passing.named",) if direction.is_named else ()
    if direction.is_named or direction.is_shuffled:  # the dealer or chance decides who receives them
        count, then = pass_number(rules, deal), says(question, *named)
    else:
        receivers = Passing(question.playable, [0] * question.playable.players, deal).receivers(giver)
        takers = listed([question.names[seat] for seat in dict.fromkeys(receivers)])
        count, name = len(receivers), question.names[giver]
        many = f" {cards(count)}" if topic is PassTopic.ALL else ""
        then = follows(f"{name} {verb([name], 'passes', 'pass')}{many} to {takers}")
    way = str(direction.value) if count else "hold" if rules.passing.cards else "none"
    exactly = f"{count} {way}" if count else ""
    blanks = {"cards": cards(count), "to": direction.phrase if count else "nobody"}
    keys: tuple[str, ...]
    match topic:
        case PassTopic.NUMBER:
            return Finding(str(count), blanks=blanks, exactly=exactly, keys=(by_number,), instead=True)
        case PassTopic.WAY:
            word, keys = way, (by_way,)
        case PassTopic.ALL | PassTopic.CARD:
            word, keys = exactly or "none", tuple(dict.fromkeys((by_number, by_way)))
    return Finding(word, then if count else (), blanks, exactly, keys=keys, instead=True)


def _may_be_passed(question: Question) -> Finding:
    """Find whether a card may be passed by a player who has enough others."""
    card = question.given["card"]
    if card is None:
        raise ImpossibleError("no card to pass is named")
    barred = groups_mask(question.rules.passing.barred) >> card & 1
    then = says(question, "passing.barred") if barred else ()
    return Finding("barred" if barred else "allowed", then, keys=("passing.barred",), instead=True)


@question_type(
    "cut",
    "Find who deals by the cards that were cut, or who must cut again.",
    {"cuts": ask_for.cards("Cards cut, by A, B and so on")},
    ("you", "one", "again", "agreed"),
    ("who", "again", "card"),
    ("cuts",),
)
def cut(question: Question) -> Finding:
    names, cuts = question.seats, question.given["cuts"]
    found = cut_for_deal(question.rules, dict(zip(names, cuts, strict=True)))
    called = dict(zip(names, question.names, strict=True))
    deals = called.get(found.dealer or "", "")
    blanks = {"who": deals, "again": listed([called[name] for name in found.again]), "card": ""}
    ties = _ties(question.rules, cuts)
    if found.again:
        still = follows(f"{deals} {verb([deals], 'deals', 'deal')} all the same", "cut.deals") if found.dealer else ()
        return Finding("again", still, blanks, f"again {''.join(found.again)}", keys=ties)
    if found.dealer is None:
        return Finding("agreed", blanks=blanks, keys=("cut.deals",))
    ace = ("cut.ace",) if any(rank_name(card) == "ace" for card in cuts) else ()
    seat = names.index(found.dealer)
    rule = says(question, "cut.deals", *ace)
    blanks["card"] = f"the {card_name(cuts[seat])}"
    word = "you" if seat == question.asker else "one"
    return Finding(word, rule, blanks, found.dealer, keys=("cut.deals", *ace, *ties))


def _ties(rules: Rules, cuts: Sequence[Card]) -> tuple[str, ...]:
    """Return the cases of the rule on equal cuts that arise: a tie for the deal, and a tie of other cards."""
    ranks = [rules.cut.ace.rank(card) for card in cuts]
    best = rules.cut.deals.best(ranks)
    tied = {rank for rank in ranks if ranks.count(rank) > 1}
    return (*(("cut.ties.deciding",) if best in tied else ()), *(("cut.ties.other",) if tied - {best} else ()))


@question_type(
    "bid",
    "Find whether a bid may be made after those before it.",
    {
        "players": PLAYERS,
        "dealer": DEALER,
        "bids": ask_for.calls("What was said, from the dealer's left on", NOTHING),
        "bid": ask_for.calls("The bid to make"),
        "seat": ask_for.seat("Who would say it", "B"),
    },
    ("yes", "no"),
)
def bid(question: Question) -> Finding:
    if not question.rules.auction.is_held:
        raise NotApplicableError("it has no auction", "auction.bids")
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
    if refusal := auction.why_not(amount, seat):
        by_amount = "auction.least-raise" in refusal.keys
        return Finding("no", follows(refusal.reason if by_amount else ""), keys=refusal.keys, instead=True)
    return Finding("yes", keys=("auction.bids", *(("auction.least-raise",) if amount else ())), instead=True)


_COUNTED = {Termination.DEALS_PLAYED: "game.deals", Termination.PROGRAMME_PLAYED: PROGRAMME}


class EndTopic(QuestionTopic):
    """What is asked about the end of a game."""

    END = "end", "over", "goes-on", "each-deal", "open"
    WINNERS = "winners", *PLAYER_WORDS, "goes-on", "each-deal", "open"
    FINAL = "final", *PLAYER_WORDS, "goes-on", "each-deal", "open"


@question_type(
    "game-over",
    "Find whether some totals end the game, and who has then won; or who has won if the last deal led to them.",
    {
        "about": about(EndTopic),
        "totals": ask_for.counts("Totals, or chips held"),
        "raised": ask_for.flag("You shot the moon, and the others scored for it"),
    },
    blanks=("who", "best"),
    by_seat=("totals",),
)
def game_over(question: Question) -> Finding:
    rules, totals, topic = question.rules, question.given["totals"], question.given["about"]
    if question.given["raised"] and rules.slam.losing.hangs_on_scores:
        taken = "you may take {} off" if rules.slam.losing.is_chosen else "{} come off"
        instead = f"{taken.format(rules.slam.amount)} your own score instead, if you would lose otherwise"
        raise NotApplicableError(f"in this game {instead}", "slam.losing")
    last = rules.game.deals or deals_in(rules.game.programme, question.table.players)
    final = topic is EndTopic.FINAL and bool(last)
    game = Game(question.table, seats=question.seats)
    game.totals, game.deals = [game.entered(total) for total in totals], last if final else 1
    ended, ends = game.outcome(), rules.game.ends
    keys = ("game.ends", *(["game.limit"] if rules.game.limit else []))
    ruled = _entry_keys(game, totals, ended)
    keys = (*keys, *ruled)
    blanks = {"who": "nobody", "best": "highest" if game.most_wins() else "lowest"}
    counts = {"tied": len(ended.winners) if ended else 0}
    if rules.game.limit:
        counts["above"] = max(totals) - rules.game.limit
    deals = f"after {number_word(rules.game.deals)} deals" if rules.game.deals else ""
    match ends:
        case GameEnds.OPEN | GameEnds.PROGRAMME if final:
            when = says(question, "game.tie")
        case GameEnds.OPEN if deals:
            return Finding("goes-on", follows(f"the game is over {deals}"), blanks, keys=("game.deals",))
        case GameEnds.OPEN:
            unsaid = question.silent("game.ends")  # then who wins, if stated, does not say that no total ends it
            return Finding("open", follows("The players agree when to stop."), blanks, keys=keys, instead=unsaid)
        case GameEnds.PROGRAMME:
            return Finding("goes-on", follows(f"the game is over {ends.phrase}"), blanks, keys=(*keys, PROGRAMME))
        case GameEnds.EACH_DEAL:
            return Finding("each-deal", follows("Each deal is a whole game."), blanks, keys=keys)
        case (
            GameEnds.REACHED | GameEnds.PASSED | GameEnds.THERE_AND_BACK | GameEnds.FIRST_BROKE | GameEnds.FIRST_TO_WIN
        ):
            limit = f", which is {rules.game.limit}" if rules.game.limit else ""
            over = f"the game is over {ends.phrase}{limit}{f', or {deals}' if deals else ''}"
            after = ("game.deals",) if deals else ()
            when = (*follows(over, *keys, *after), *says(question, *ruled))
    if ended is None:
        tied = ("game.tie",) if "game.tie" in question.turns_on else ()
        return Finding("goes-on", when, blanks, keys=(*keys, *tied), counts=counts)
    counted = [_COUNTED[ended.termination]] if ended.termination in _COUNTED else []
    together = ("table.partners",) if rules.table.partners is not Partners.NONE else ()
    won = ("game.winner", *(["game.tie"] if ended.winners[1:] else []), *together)
    found = _ended(question, ended, blanks, (*keys, *counted), won)
    return replace(found, follows=(*found.follows, *_moon_instead(question, game, ended)), counts=counts)


def _moon_instead(question: Question, game: Game, ended: Outcome) -> tuple[Follows, ...]:
    """Return what a player who shot the moon and did not win by it could have chosen, if that is a choice."""
    slam, asker = question.rules.slam, question.asker
    if not question.given["raised"] or not slam.pays.is_chosen or asker is None or asker in ended.winners:
        return ()
    other = Game(question.table, seats=question.seats)
    other.totals, other.deals = [total - slam.amount for total in game.totals], game.deals
    then = ": the game then goes on" if other.outcome() is None else ""
    return follows(f"you may choose to take {slam.amount} off your own score instead{then}", "slam.pays")


def _entry_keys(game: Game, totals: Sequence[int], ended: Outcome | None) -> tuple[str, ...]:
    """Return the keys by which totals were changed when they were entered, or ended the game short of the limit."""
    changed = [total for total, entered in zip(totals, game.totals, strict=True) if entered != total]
    back, end = {each.at for each in game.table.rules.game.falls_back}, ended.termination if ended else None
    deciding = {
        "game.exactly": end is Termination.LIMIT_MET or any(total >= 0 and total not in back for total in changed),
        "game.falls-back": not back.isdisjoint(changed),
        "game.below-nothing": any(total < 0 for total in changed),
        "game.lower-limit": end is Termination.LOWER_LIMIT,
    }
    return tuple(key for key, decides in deciding.items() if decides)


def _ended(
    question: Question, ended: Outcome, blanks: Mapping[str, str], keys: tuple[str, ...], won: tuple[str, ...]
) -> Finding:
    """Return the finding for a game that is over by `keys`: who has won or lost by the keys in `won`."""
    who = ended.winners or ended.losers
    names = [question.names[seat] for seat in who]
    does = verb(names, "wins", "win") if ended.winners else verb(names, "loses", "lose")
    topic: EndTopic = question.given["about"]
    by_total = topic is EndTopic.END and ended.winners and ended.termination is not Termination.LIMIT_MET
    total = f" with the {blanks['best']} total" if by_total else ""
    who_wins = "" if topic is not EndTopic.END and ended.winners else sentence(f"{listed(names)} {does}{total}")
    then = (*follows(ended.termination.value, *keys), *follows(who_wins, *(won if ended.winners else keys)))
    blanks = {**blanks, "who": listed(names)}
    match topic:
        case EndTopic.END:
            return Finding("over", then, blanks, keys=keys)
        case EndTopic.WINNERS | EndTopic.FINAL:
            exactly = "".join(question.seats[seat] for seat in who)
            return Finding(question.whom(who), then, blanks, exactly, keys=(*keys, *won))
