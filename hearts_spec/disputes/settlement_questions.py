"""Questions about settling a deal: from what each took, who pays whom.

The first part says a settlement in words; the second reads the inputs and has the engine settle.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from hearts_spec.cards import JOKER, Card, Fund, cards_in, rank_name
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.parameters import DEALER, LAST, NOTHING
from hearts_spec.disputes.question import (
    NO_STAKES,
    PLAYER_WORDS,
    POINTS,
    YOU,
    Finding,
    ImpossibleError,
    NotApplicableError,
    NotReportedError,
    Question,
    amounts,
    chips,
    each_once,
    listed,
    points,
    sentence,
    verb,
    whose,
)
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine import (
    UNTOLD,
    CompletedDeal,
    Division,
    IrregularStateError,
    JokerFate,
    LedgerResult,
    MissingFactError,
    Standing,
    TricksWon,
    finished,
    joker_taker,
    settle,
)
from hearts_spec.engine.compiled_rules import HEARTS
from hearts_spec.engine.settle.settle import is_sold
from hearts_spec.record import (
    NotByNumberError,
    Settlement,
    captured,
    check_trickless,
    counting,
    standing_of,
)
from hearts_spec.rules.fields import VALUES
from hearts_spec.rules.vocabulary.settlement import KeptIn, OddChip, PayTo
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS, Slam, SlamPays
from hearts_spec.rules.vocabulary.table import Partners
from hearts_spec.schema.english import number_word, together

_BY_TRICKS = ("settlement.pot", "bonus", "slam.also")
_WHY = {
    POINTS: "each adds what he took to his score",
    NO_STAKES: "no chips are played for",
    "each-for-himself": "each draws for what he did not take",
    "between": "the players pay one another",
    "waits": "the chips stay for the next deal",
    "stays": "it stays for the next deal",
    "pot": "it goes to the separate pot",
    "pool": "they go to the pool",
    "no-jack": "no Jack is left standing",
    "none": "nothing is left over",
    "yes": "it alters what is paid",
    "no": "tricks count for nothing, only what is in them",
}
_BY_SEAT = tuple(str(each.value) for each in OddChip if each.goes_by_seats)
_OF_PLAYERS = (*PLAYER_WORDS, *_BY_SEAT)
BLANKS = ("who", "why", "stands", "net", "amount", "adds", "drawn", "slam")


class SettlementTopic(QuestionTopic):
    """What is asked about a settlement."""

    WINNERS = "winners", *PLAYER_WORDS, "jack", "waits", "each-for-himself", "between", POINTS, NO_STAKES
    ODD_CHIP = "odd-chip", *_BY_SEAT, "stays", "pot", "none", POINTS, NO_STAKES
    JACK = "jack", "jack", "no-jack", POINTS, NO_STAKES
    POT = "pot", *PLAYER_WORDS, "stays", POINTS, NO_STAKES
    SLAM = "slam", "none", *(str(each.value) for each in SlamPays)
    JOKER = "joker", *PLAYER_WORDS, "pool", POINTS, NO_STAKES
    TRICKS = "tricks", "yes", "no"


@dataclass(frozen=True, slots=True)
class ReportedSettlement:
    """A deal settled for a question about `topic`; `otherwise` is the same deal if nobody is said to have no trick.

    `supposed` are clauses that say who has the cards that count beside hearts, because the question may only give
    hearts.
    """

    question: Question
    result: LedgerResult
    topic: SettlementTopic = SettlementTopic.WINNERS
    otherwise: LedgerResult | None = None
    supposed: tuple[str, ...] = ()

    @property
    def bid_unknown(self) -> bool:
        """True if the choice of suit was sold and the question has no bid."""
        return is_sold(self.question.table, self.result.before) and not self.question.given["bid"]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys behind the settlement, with the values of cards last."""
        unsold = ("auction.unsold",) if self.bid_unknown else ()
        return tuple(sorted((key for key in self.result.keys if key not in unsold), key=lambda key: key == "values"))


def settlement_finding(deal: ReportedSettlement) -> Finding:
    """Return the finding of a settlement: its word, and the whole in sentences."""
    question, result = deal.question, deal.result
    follows = " ".join(sentence(part) for part in (*_clauses(deal), *deal.supposed) if part)
    word = finding_word(deal)
    keys, alone = _keys_of(deal, word)
    settlement = Settlement(question.playable, question.seats, result)
    words = answer_blanks(deal)
    return Finding(word, follows, words, _exactly(deal, word), result.net, keys, alone, settlement)


def _keys_of(deal: ReportedSettlement, word: str) -> tuple[tuple[str, ...], bool]:
    """Return the keys behind a finding, and whether they alone decide."""
    match deal.topic:
        case SettlementTopic.TRICKS:
            counted = tuple(key for key in deal.keys if key.startswith(_BY_TRICKS))
            return (counted, True) if word == "yes" else ((f"{VALUES}.hearts",), True)
        case SettlementTopic.ODD_CHIP:
            return deal.keys, word == "none"
        case SettlementTopic.SLAM:
            return (("slam",), True) if deal.question.rules.slam.needs else (deal.keys, False)
        case SettlementTopic.WINNERS | SettlementTopic.JACK | SettlementTopic.POT | SettlementTopic.JOKER:
            return deal.keys, False


def _clauses(deal: ReportedSettlement) -> Sequence[str]:
    match deal.result.kept_in:
        case KeptIn.POINTS:
            return points_clauses(deal)
        case KeptIn.NOTHING:
            return _no_stakes_clauses(deal)
        case KeptIn.CHIPS:
            return _chips_clauses(deal)


def finding_word(deal: ReportedSettlement) -> str:
    """Return the word that answers what is asked about a settlement."""
    match deal.topic:
        case SettlementTopic.SLAM:
            return str(deal.result.slam_law.pays.value) if deal.result.slam_law else "none"
        case SettlementTopic.TRICKS:
            return _tricks_matter(deal)
        case SettlementTopic.ODD_CHIP:
            return _played_for(deal) or _odd_chip(deal)
        case SettlementTopic.JOKER:
            seat = deal.question.seat("joker-by")
            return _played_for(deal) or (deal.question.whom([seat]) if _for_joker(deal) else "pool")
        case SettlementTopic.JACK:
            return _played_for(deal) or ("jack" if deal.result.after.jack else "no-jack")
        case SettlementTopic.POT:
            pot = deal.result.pot
            return _played_for(deal) or (deal.question.whom(pot.among) if pot else "stays")
        case SettlementTopic.WINNERS:
            return _played_for(deal) or _winning(deal)


def _played_for(deal: ReportedSettlement) -> str:
    """Return the word for a game that is not for chips; empty if it is for chips."""
    match deal.result.kept_in:
        case KeptIn.POINTS:
            return POINTS
        case KeptIn.NOTHING:
            return NO_STAKES
        case KeptIn.CHIPS:
            return ""


def _winning(deal: ReportedSettlement) -> str:
    """Return who wins a deal that is settled in chips, or what happens to the chips if nobody does."""
    if deal.result.winners:
        return deal.question.whom(deal.result.winners)
    if deal.result.after.jack:
        return "jack"
    settlement = deal.question.rules.settlement
    if settlement.draw:
        return "each-for-himself"
    return "waits" if settlement.pool else "between"


def _tricks_matter(deal: ReportedSettlement) -> str:
    """Return whether the tricks change the asker's net or the slam."""
    asker, result, otherwise = deal.question.asker or 0, deal.result, deal.otherwise
    alike = otherwise is None or (otherwise.net[asker], otherwise.slam_law) == (result.net[asker], result.slam_law)
    return "no" if alike else "yes"


def _odd_chip(deal: ReportedSettlement) -> str:
    """Return who has the odd chip, or where it goes, or that there is none."""
    if deal.result.pool is None or not deal.result.pool.odd:
        return "none"
    if Fund.POT in deal.result.odd_chip_to:
        return "pot"
    return str(deal.question.rules.settlement.odd_chip.value) if _odd_seats(deal) else "stays"


def _odd_seats(deal: ReportedSettlement) -> list[int]:
    return sorted(seat for seat in deal.result.odd_chip_to if not isinstance(seat, Fund))


def _names(deal: ReportedSettlement, seats: Sequence[int]) -> list[str]:
    return sorted([deal.question.names[seat] for seat in seats], key=_you_first)


def _you_first(name: str) -> bool:
    return name != YOU


def _subjects(deal: ReportedSettlement) -> Sequence[int]:
    """Return the players the question is about: the winners, or those with the odd chip, or who discarded the joker."""
    match deal.topic:
        case SettlementTopic.ODD_CHIP:
            return _odd_seats(deal)
        case SettlementTopic.JOKER:
            return [deal.question.seat("joker-by")] if deal.question.rules.joker.added else []
        case SettlementTopic.POT:
            return deal.result.pot.among if deal.result.pot else []
        case SettlementTopic.WINNERS | SettlementTopic.JACK | SettlementTopic.SLAM | SettlementTopic.TRICKS:
            return deal.result.winners


def answer_blanks(deal: ReportedSettlement) -> dict[str, str]:
    """Return the blanks of a declared answer: who, why, what the asker gets, and what is left in the pool."""
    result, asker = deal.result, deal.question.asker or 0
    net = result.net[asker]
    return {
        "who": listed(_names(deal, _subjects(deal))),
        "why": _why(deal),
        "stands": chips(result.after.pool),
        "net": str(net).replace("-", "−"),
        "amount": points(net) if result.kept_in is KeptIn.POINTS else chips(net),
        "adds": f"take {points(-net)} off" if net < 0 else f"add {points(net)}",
        "drawn": chips(result.draws[asker]),
        "slam": number_word((result.slam_law or deal.question.rules.slam).amount),
    }


def _why(deal: ReportedSettlement) -> str:
    """Return the reason behind a finding, as a clause."""
    word, slam = finding_word(deal), deal.result.slam
    if deal.topic is SettlementTopic.SLAM:
        return _why_slam(deal)
    if word == POINTS and slam:
        makers = _names(deal, slam)
        return f"{listed(makers)} {verb(makers, 'has', 'have')} taken everything"
    if word in _OF_PLAYERS:
        names = _names(deal, _subjects(deal))
        return f"{listed(names)} {verb(names, 'wins', 'win')}"
    if word == "jack":
        return f"the chips stay as {_called(deal)}"
    return _WHY[word]


def _called(deal: ReportedSettlement) -> str:
    """Return the name of a pool that nobody won, such as `a Jack`."""
    return f"a {deal.question.rules.settlement.called.phrase}"


def _why_slam(deal: ReportedSettlement) -> str:
    if not deal.question.rules.slam.needs and not deal.result.slam:
        return "nothing is won here by taking everything"
    if deal.result.slam_law is not None:
        return _slam_pays(deal.result.slam_law)
    needs = next(iter(deal.question.playable.under("slam.needs")))
    text = needs.field.text(needs.value)
    rules = deal.question.rules
    alone = rules.table.partners is not Partners.NONE and not rules.slam.by.is_shared
    takes = "one player alone must take" if alone else "it takes"
    return f"{takes} all the {text}" if needs.value[0] == "hearts" else f"{takes} {text}"


def _slam_pays(slam: Slam) -> str:
    amount = number_word(slam.amount)
    match slam.pays:
        case SlamPays.OTHERS_UP:
            return f"each of the others has {amount} points instead"
        case SlamPays.SELF_DOWN:
            return f"{amount} points come off his score who took everything"
        case SlamPays.CHOICE:
            return f"{amount} points come off his score who took everything, or go on every other, as he chooses"
        case SlamPays.SELF_UP:
            return f"{amount} points more go on his score who took everything"


def _exactly(deal: ReportedSettlement, word: str) -> str:
    """Return the finding with its seats."""
    if word not in _OF_PLAYERS:
        return word
    return "".join(deal.question.seats[seat] for seat in _subjects(deal))


def _for_joker(deal: ReportedSettlement) -> int:
    """Return the chips that did not go to the pool but to the player who discarded the joker."""
    return deal.result.posted(key="joker.chips-to")


def points_clauses(deal: ReportedSettlement) -> Sequence[str]:
    """Return the scores of the deal as a clause."""
    return (f"the scores of the deal: {amounts(dict(zip(deal.question.names, deal.result.net, strict=True)))}",)


def _no_stakes_clauses(deal: ReportedSettlement) -> Sequence[str]:
    took = amounts(dict(zip(deal.question.names, deal.result.units, strict=True)))
    goes_to = "stars" if deal.question.rules.tournament.rises.by_place else "moving up"
    return (f"what was taken counts only for {goes_to}: {took}",)


def _chips_clauses(deal: ReportedSettlement) -> Sequence[str]:
    settlement = deal.question.rules.settlement
    if settlement.draw:
        return (paid_and_drawn(deal), _outcome_clause(deal))
    match settlement.pay.to:
        case PayTo.EACH_OTHER:
            return (paid_and_drawn(deal),)
        case PayTo.POOL | PayTo.WINNERS:
            return (
                _payments_clause(deal),
                _joker_clause(deal),
                _outcome_clause(deal),
                bid_unknown(deal),
                _pot_clause(deal),
            )


def paid_and_drawn(deal: ReportedSettlement) -> str:
    """Return who pays what in all, and who draws what."""
    pays, draws = deal.result.pays, deal.result.draws
    if not any(pays) and not any(draws):
        return "nobody pays or draws anything"
    return f"{_moves_text(deal, pays, 'pays', 'pay')}; {_moves_text(deal, draws, 'draws', 'draw')}"


def _moves_text(deal: ReportedSettlement, chips_by_seat: Sequence[int], one: str, many: str) -> str:
    """Return who pays or draws what: `A and B pay 2 each, C 3 and D 6`; players who do neither are left out."""
    by_name = dict(zip(deal.question.names, chips_by_seat, strict=True))
    moved = {name: by_name[name] for name in sorted(by_name, key=_you_first) if by_name[name]}
    if not moved:
        return f"nobody {one} anything"
    first = next(iter(moved.values()))
    names = [name for name, number in moved.items() if number == first]
    each = " each" if names[1:] else ""
    text = f"{listed(names)} {verb(names, one, many)} {first}{each}"
    rest = {name: number for name, number in moved.items() if number != first}
    if not rest:
        return text
    return f"{text}{' and ' if len(set(rest.values())) == 1 else ', '}{amounts(rest)}"


def _payments_clause(deal: ReportedSettlement) -> str:
    """Return what each pays, without the separate pot."""
    text = _moves_text(deal, deal.result.paid_but_to(Fund.POT), "pays", "pay")
    if bid := deal.result.posted(key="auction.pays"):
        text += f", {whose(deal.question.names[deal.question.seat('buyer')])} bid of {bid} among it"
    return text


def bid_unknown(deal: ReportedSettlement) -> str:
    """Return what happens to a bid whose number is not stated."""
    return "what was bid for the choice of suit goes with the pool" if deal.bid_unknown else ""


def _joker_clause(deal: ReportedSettlement) -> str:
    found = _for_joker(deal)
    name = deal.question.names[deal.question.seat("joker-by")]
    return f"{name} {verb([name], 'has', 'have')} {chips(found)} of it for the joker" if found else ""


def _outcome_clause(deal: ReportedSettlement) -> str:
    divided = deal.result.pool
    if divided is None:
        return left_clause(deal)
    names = _names(deal, divided.among)
    if len(names) == 1:
        return f"{names[0]} {verb(names, 'takes', 'take')} {chips(divided.chips)}{_left_before(divided)}"
    share = f"{listed(names)} divide {chips(divided.chips)}, {divided.share} each"
    return f"{share}{_odd_clause(deal, divided)}{_left_before(divided)}"


def left_clause(deal: ReportedSettlement) -> str:
    """Return what stays on the table, and whether as a Jack or under another name."""
    left = deal.result.after.pool
    stays = f"as {_called(deal)}" if deal.result.after.jack else "for the next deal"
    return f"{chips(left)} {'stays' if left == 1 else 'stay'} {stays}" if left else ""


def _odd_clause(deal: ReportedSettlement, divided: Division) -> str:
    if not divided.odd:
        return ""
    if holders := _names(deal, _odd_seats(deal)):
        have = "have an odd chip each" if holders[1:] else f"{verb(holders, 'has', 'have')} the odd chip"
        return f", and {listed(holders)} {have}, sitting {deal.question.rules.settlement.odd_chip.seat}"
    if Fund.POT in deal.result.odd_chip_to:
        where = "goes to the separate pot"
    elif deal.result.after.jack:
        where = f"stays, and makes the next pool {_called(deal)}"
    else:
        where = "stays for the next deal"
    return f", and {'the odd chip' if divided.odd == 1 else f'the remainder of {chips(divided.odd)}'} {where}"


def _left_before(divided: Division) -> str:
    """Return that what was there before the deal was not divided with the rest."""
    if not divided.waiting:
        return ""
    return f"; {chips(divided.waiting)} left from before {'stays' if divided.waiting == 1 else 'stay'} besides"


def _pot_clause(deal: ReportedSettlement) -> str:
    pot = deal.question.rules.settlement.pot
    if not pot.ante:
        return ""
    divided, after = deal.result.pot, deal.result.after.pot
    if divided is None:
        return f"each adds {chips(pot.ante)} to the separate pot, which nobody wins"
    names = _names(deal, divided.among)
    left = f", and {chips(after)} {'begins' if after == 1 else 'begin'} the next"
    drawn = chips(deal.result.posted(source=Fund.POT))
    takes = "divide" if names[1:] else verb(names, "takes", "take")
    return f"{listed(names)} {takes} the separate pot, {drawn}{left if after else ''}"


_NAMED = {"queen": "the queen", "jack": "the jack", "ten": "the ten", "joker": "the joker"}
TAKEN = {
    "hearts": ask_for.counts("Hearts taken by each", most=26),
    "taken": ask_for.cards_by_seat("Cards taken by each, where hearts differ", NOTHING),
    **{
        name: ask_for.seat(f"Where it counts, {card} taken by", LAST, clause=f"{{who}} took {card}")
        for name, card in _NAMED.items()
    },
    "others": ask_for.seat("Who took any other card that counts", LAST),
    "dealer": DEALER,
    "pool": ask_for.number("Chips in the pool before", "0", most=9999, clause="the pool held {chips} before the deal"),
    "jack-stands": ask_for.flag("The pool stands as a Jack"),
    "pot": ask_for.number("Chips in the pot before", "0", most=9999, clause="the pot held {chips} before the deal"),
    "tricks": ask_for.tricks("Tricks taken by each"),
    "trickless": ask_for.seats("Took no trick", NOTHING, clause="{who} took no trick"),
    "joker-by": ask_for.seat("Who threw the joker", clause="{who} threw the joker"),
    "slam-choice": ask_for.word("Chosen by who takes everything", SLAM_CHOICE_WORDS, SLAM_CHOICE_WORDS[0]),
    "declared": ask_for.flag("Whoever asks declared the slam, where one is declared"),
    "buyer": ask_for.seat("Who bought the choice of suit", clause="{who} bought the choice of suit"),
    "bid": ask_for.number("What he bid, or 0 where it is not told", "0", most=9999, clause="it was bought for {chips}"),
}


@question_type("settle", {"about": about(SettlementTopic), **TAKEN}, blanks=BLANKS, by_seat=("taken", "hearts"))
def settle_question(question: Question) -> Finding:
    """Find who wins a deal, or what else is asked of its settlement, by the hearts or the cards that each took."""
    tricks, fewer, trickless = _tricks(question)
    is_declared = question.given["declared"] and question.rules.slam.can_be_declared
    declared = (question.asker or 0) if is_declared else None
    deal = finished_by_each(question, tricks, declared)
    with _question_errors():
        check_trickless(question.seats, trickless, [bool(count) for count in deal.units])
    joker = joker_of(question, deal)
    result = otherwise = settled_result(question, deal._replace(trickless=trickless, joker=joker))
    if trickless or fewer is not tricks:
        otherwise = settled_result(question, finished_by_each(question, fewer, declared)._replace(joker=joker))
    supposed = (*other_cards_clauses(question), *_declared_clause(question, declared))
    return settlement_finding(ReportedSettlement(question, result, question.given["about"], otherwise, supposed))


def _declared_clause(question: Question, declared: int | None) -> tuple[str, ...]:
    """Return who is taken to have declared a slam, as a clause; empty if nobody is."""
    if declared is None:
        return ()
    name = question.names[declared]
    return (f"here {name} {verb([name], 'has', 'have')} declared it before the first lead",)


def _tricks(question: Question) -> tuple[TricksWon, TricksWon, list[int]]:
    """Return who won which tricks, the same without the first and the last, and who won none."""
    if each := question.given["tricks"]:
        tricks = _stated_tricks(question, each)
        return tricks, tricks, [seat for seat, count in enumerate(each) if not count]
    trickless = [seat for seat in question.given["trickless"] if seat < question.table.players]
    return *_tricks_won(question, trickless), trickless


def _stated_tricks(question: Question, each: tuple[int, ...]) -> TricksWon:
    """Return the tricks of each player as stated. The first and last are known if one player won them all.

    Raises ImpossibleError if they are not the tricks of a deal at this table.
    """
    if len(each) != question.table.players:
        raise ImpossibleError(f"the tricks of {len(each)} are told, where {question.table.players} play")
    if (count := _number_of_tricks(question)) not in (None, sum(each)):
        raise ImpossibleError(f"{sum(each)} tricks are accounted for, where {count} are played")
    alone = each.index(sum(each)) if sum(each) in each else None
    return TricksWon(each, alone, alone)


def _number_of_tricks(question: Question) -> int | None:
    """Return the number of tricks; None if players draw to follow suit, because it depends on the cards then."""
    deal = question.rules.deal
    if deal.left_over.is_drawn_to_follow:
        return None
    return deal.hand if deal.left_over.is_widow else question.table.pack.bit_count() // question.table.players


def _tricks_won(question: Question, trickless: Sequence[int]) -> tuple[TricksWon, TricksWon]:
    """Return who won which tricks if one player won them all, and the same without the first and the last."""
    players, count = question.table.players, _number_of_tricks(question)
    holders = [seat for seat in range(players) if seat not in trickless]
    if len(holders) != 1 or count is None:
        return UNTOLD, UNTOLD
    winner, other = holders[0], (holders[0] + 1) % players
    every = tuple(count if seat == winner else 0 for seat in range(players))
    middle = tuple({winner: count - 2, other: 2}.get(seat, 0) for seat in range(players))
    return TricksWon(every, winner, winner), TricksWon(middle, other, other)


def joker_of(question: Question, deal: CompletedDeal) -> JokerFate | None:
    """Return who discarded the joker and who took it, if there is one."""
    if not question.rules.joker.added:
        return None
    return JokerFate(question.seat("joker-by"), joker_taker(deal.taken) or 0)


def finished_by_each(question: Question, tricks: TricksWon = UNTOLD, declared: int | None = None) -> CompletedDeal:
    """Return the deal from what each took: from the cards if they are named, otherwise from the number of hearts."""
    by_each = _by_cards if question.given["taken"] else _by_hearts
    with _question_errors():
        return by_each(question, tricks, declared)


def _by_hearts(question: Question, tricks: TricksWon, declared: int | None) -> CompletedDeal:
    takers = _takers(question)
    taken = {name: [card for card in takers if takers[card] == seat] for seat, name in enumerate(question.seats)}
    hearts = dict(zip(question.seats, question.given["hearts"], strict=True))
    masks = captured(question.table, question.seats, taken, hearts)
    return finished(question.table, masks, tricks, declared)


def _by_cards(question: Question, tricks: TricksWon, declared: int | None) -> CompletedDeal:
    """Return the deal from the cards; those of no value may be left out."""
    table, taken = question.table, question.given["taken"]
    named = {seat: tuple(card for card in cards if table.pack >> card & 1) for seat, cards in taken.items()}
    if named != taken and counting(table) & ~HEARTS:  # if only hearts count, cards of other games are ignored
        raise NotApplicableError("cards are named that are not in its pack")
    return finished(table, captured(table, question.seats, named), tricks, declared)


def _takers(question: Question) -> dict[Card, int]:
    """Return who took each card that counts beside hearts, and the joker."""
    table = question.table
    others = cards_in((counting(table) | table.pack & 1 << JOKER) & ~(HEARTS & ~(1 << JOKER)))
    return {card: question.seat(_input_of(card)) for card in others}


def other_cards_clauses(question: Question) -> tuple[str, ...]:
    """Return who has the cards that count beside hearts, and to whom the joker was dealt if chips depend on it.

    They are clauses. If the question names every card, only the joker is mentioned.
    """
    dealt = question.rules.joker.chips_to.pass_pool_by
    to = (f"the joker was dealt to {question.names[question.seat('joker-by')]}",) if dealt else ()
    return to if question.given["taken"] else (*_holders_clause(question), *to)


def _holders_clause(question: Question) -> tuple[str, ...]:
    """Return who has the cards that count beside hearts, as a clause; empty if there are none."""
    counts, takers, names = counting(question.table), _takers(question), question.names
    had = together((card for card in takers if counts >> card & 1), takers.__getitem__)
    have = [f"{names[seat]} {verb([names[seat]], 'has', 'have')} {each_once(had[seat])}" for seat in sorted(had)]
    return (f"here {listed(have)}",) if have else ()


@contextmanager
def _question_errors() -> Iterator[None]:
    """Turn an engine error into one of a question: the deal is impossible, or a fact is needed that is not stated."""
    try:
        yield
    except NotByNumberError as error:
        raise NotReportedError(f"{error.why} here, so that their number alone settles nothing") from None
    except MissingFactError as error:
        raise NotReportedError(f"{error.why}, and the question does not tell") from None
    except IrregularStateError as error:
        raise ImpossibleError(str(error)) from None


def _input_of(card: Card) -> str:
    """Return the name of the input that says who took a card: that of its rank, if it has one."""
    name = rank_name(card)
    return name if name in _NAMED else "others"


def settled_result(question: Question, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal with the dealer, pool, bids and choice of the question."""
    standing = _standing(question)
    completed = deal._replace(
        before=standing, dealer=question.seat("dealer"), slam_choice=_slam_choice(question, deal),
        bids=_bids(question, standing),
    )  # fmt: skip
    with _question_errors():
        return settle(question.table, completed)


def _standing(question: Question) -> Standing:
    """Return what is on the table. If it cannot be there in this game, the question does not arise."""
    given = question.given
    if question.rules.settlement.kept_in is not KeptIn.CHIPS and given["pool"]:
        raise NotApplicableError("no chips are played for, so none are left standing")
    pot = given["pot"] if question.rules.settlement.pot.ante else 0
    try:
        return standing_of(question.table, given["pool"], given["jack-stands"], pot, called="the game")
    except IrregularStateError as error:
        raise NotApplicableError(str(error)) from None


def _slam_choice(question: Question, deal: CompletedDeal) -> SlamPays | None:
    """Return what the player who took everything chose; by default they raise the others."""
    choosing = deal.slam is not None and deal.slam.law.is_chosen
    return SlamPays(question.given.get("slam-choice", SLAM_CHOICE_WORDS[0])) if choosing else None


def _bids(question: Question, standing: Standing) -> Sequence[int]:
    """Return the bids by seat; none if the question has no bid.

    Raises NotApplicableError for a bid if the choice is not sold.
    """
    bid = question.given["bid"]
    if not bid:
        return ()
    if not question.rules.auction.is_held:
        raise NotApplicableError("nothing is bid for in this game")
    if not is_sold(question.table, standing):
        raise NotApplicableError("whoever bought the choice of suit chooses again for nothing")
    buyer = question.seat("buyer")
    return [bid if seat == buyer else 0 for seat in range(question.playable.players)]
