"""Questions of settling: what each took goes in, and who pays whom comes out."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from hearts_spec.cards import JOKER, Card, cards_in, rank_name
from hearts_spec.disputes.english import each_once, listed, verb
from hearts_spec.disputes.inputs import (
    LAST,
    NOTHING,
    CountsInput,
    FlagInput,
    Input,
    NumberInput,
    SeatInput,
    SeatsInput,
    TakenInput,
    TricksInput,
    WordInput,
    about,
)
from hearts_spec.disputes.play_questions import DEALER
from hearts_spec.disputes.question import Finding, ImpossibleError, NotApplicableError, NotReportedError, Question
from hearts_spec.disputes.question_topics import SettlementTopic
from hearts_spec.disputes.settlement_ruling import ReportedSettlement, found_of
from hearts_spec.engine import (
    UNTOLD,
    CompletedDeal,
    IrregularStateError,
    JokerFate,
    LedgerResult,
    MissingFactError,
    Standing,
    TricksWon,
    joker_taker,
    settle,
)
from hearts_spec.engine.compiled_rules import HEARTS
from hearts_spec.engine.settle.bids import is_sold
from hearts_spec.record import (
    NotByNumberError,
    check_trickless,
    counting,
    finished_by_cards,
    finished_by_hearts,
    standing_of,
)
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS, SlamPays
from hearts_spec.schema.group_by import together

ABOUT = about(SettlementTopic)
_COMMON: dict[str, Input] = {
    "about": ABOUT,
    "dealer": DEALER,
    "pool": NumberInput("Chips in the pool before", "0", told="the pool held {chips} before the deal", most=9999),
    "jack-stands": FlagInput("The pool stands as a Jack", "no"),
    "pot": NumberInput("Chips in the pot before", "0", told="the pot held {chips} before the deal", most=9999),
    "tricks": TricksInput("Tricks taken by each", NOTHING, most=52),
    "trickless": SeatsInput("Took no trick", "none", told="{who} took no trick"),
    "joker-by": SeatInput("Who threw the joker", "A", told="{who} threw the joker"),
    "slam-choice": WordInput("Chosen by who takes everything", SLAM_CHOICE_WORDS[0], SLAM_CHOICE_WORDS),
    "declared": FlagInput("Whoever asks declared the slam, where one is declared", "no"),
    "buyer": SeatInput("Who bought the choice of suit", "A", told="{who} bought the choice of suit"),
    "bid": NumberInput("What he bid, or 0 where it is not told", "0", told="it was bought for {chips}", most=9999),
}
_NAMED = {"queen": "the queen", "jack": "the jack", "ten": "the ten", "joker": "the joker"}
TAKEN: dict[str, Input] = {
    "hearts": CountsInput("Hearts taken by each", most=26),
    "taken": TakenInput("Cards taken by each, where hearts differ", NOTHING),
    **{
        name: SeatInput(f"Where it counts, {card} taken by", LAST, told=f"{{who}} took {card}")
        for name, card in _NAMED.items()
    },
    "others": SeatInput("Who took any other card that counts", LAST),
    **_COMMON,
}


def settling(question: Question) -> Finding:
    """Settle a deal by the number of hearts of each and who took each other card that counts, or by the cards."""
    tricks, fewer, trickless = _tricks(question)
    declared = _declared(question)
    deal = finished_by_each(question, tricks, declared)
    with _as_asked():
        check_trickless(question.seats, trickless, [bool(count) for count in deal.units])
    joker = joker_of(question, deal)
    result = otherwise = settled_result(question, deal._replace(trickless=trickless, joker=joker))
    if trickless or fewer is not tricks:
        otherwise = settled_result(question, finished_by_each(question, fewer, declared)._replace(joker=joker))
    supposed = (*beside_hearts(question), *_declaring(question, declared))
    return found_of(ReportedSettlement(question, result, question.given["about"], otherwise, supposed))


def _declared(question: Question) -> int | None:
    """Give the seat that declared a slam, where the question says that its asker did and the game has one."""
    return (question.asker or 0) if question.given["declared"] and question.rules.slam.can_be_declared else None


def _declaring(question: Question, declared: int | None) -> tuple[str, ...]:
    """Say in a clause who is taken to have declared a slam; nothing where nobody is."""
    if declared is None:
        return ()
    name = question.names[declared]
    return (f"here {name} {verb([name], 'has', 'have')} declared it before the first lead",)


def _tricks(question: Question) -> tuple[TricksWon, TricksWon, list[int]]:
    """Give who won which tricks, as `_tricks_won` does where it is not told of each, and who won none."""
    if each := question.given["tricks"]:
        told = _tricks_told(question, each)
        return told, told, [seat for seat, count in enumerate(each) if not count]
    trickless = [seat for seat in question.given["trickless"] if seat < question.table.players]
    return *_tricks_won(question, trickless), trickless


def _tricks_told(question: Question, each: tuple[int, ...]) -> TricksWon:
    """Give the tricks as they are told of each player; who won the first and the last is known where one won them all.

    Raises CannotBeError where they are not those of a deal at this table.
    """
    if len(each) != question.table.players:
        raise ImpossibleError(f"the tricks of {len(each)} are told, where {question.table.players} play")
    if (count := _number_of_tricks(question)) not in (None, sum(each)):
        raise ImpossibleError(f"{sum(each)} tricks are accounted for, where {count} are played")
    alone = each.index(sum(each)) if sum(each) in each else None
    return TricksWon(each, alone, alone)


def _number_of_tricks(question: Question) -> int | None:
    """Give how many tricks there are; None where players draw to follow suit, for then it hangs on the cards."""
    deal = question.rules.deal
    if deal.left_over.is_drawn_to_follow:
        return None
    return deal.hand if deal.left_over.is_widow else question.table.pack.bit_count() // question.table.players


def _tricks_won(question: Question, trickless: Sequence[int]) -> tuple[TricksWon, TricksWon]:
    """Give who won which tricks where one player won them all, and the same but for the first and the last."""
    players, count = question.table.players, _number_of_tricks(question)
    having = [seat for seat in range(players) if seat not in trickless]
    if len(having) != 1 or count is None:
        return UNTOLD, UNTOLD
    winner, other = having[0], (having[0] + 1) % players
    every = tuple(count if seat == winner else 0 for seat in range(players))
    middle = tuple({winner: count - 2, other: 2}.get(seat, 0) for seat in range(players))
    return TricksWon(every, winner, winner), TricksWon(middle, other, other)


def joker_of(question: Question, deal: CompletedDeal) -> JokerFate | None:
    """Give who threw the joker, and who took it, where there is one."""
    if not question.rules.joker.added:
        return None
    return JokerFate(question.seat("joker-by"), joker_taker(deal.taken) or 0)


def finished_by_each(question: Question, tricks: TricksWon = UNTOLD, declared: int | None = None) -> CompletedDeal:
    """Give the deal by what each took: by the cards where they are named, or else by the number of hearts."""
    by_each = _by_cards if question.given["taken"] else _by_hearts
    with _as_asked():
        return by_each(question, tricks, declared)


def _by_hearts(question: Question, tricks: TricksWon, declared: int | None) -> CompletedDeal:
    takers = _takers(question)
    taken = {name: [card for card in takers if takers[card] == seat] for seat, name in enumerate(question.seats)}
    hearts = dict(zip(question.seats, question.given["hearts"], strict=True))
    return finished_by_hearts(question.table, question.seats, hearts, taken, tricks, declared)


def _by_cards(question: Question, tricks: TricksWon, declared: int | None) -> CompletedDeal:
    """Give the deal by the cards; those of no value may be left out."""
    table, taken = question.table, question.given["taken"]
    named = {seat: [card for card in cards if table.pack >> card & 1] for seat, cards in taken.items()}
    if named != taken and counting(table) & ~HEARTS:  # where hearts alone count, others may be named for other games
        raise NotApplicableError("cards are named that are not in its pack")
    return finished_by_cards(table, question.seats, named, tricks, declared)


def _takers(question: Question) -> dict[Card, int]:
    """Give who took each card that counts beside hearts, and the joker."""
    table = question.table
    others = cards_in((counting(table) | table.pack & 1 << JOKER) & ~(HEARTS & ~(1 << JOKER)))
    return {card: question.seat(_input_of(card)) for card in others}


def beside_hearts(question: Question) -> tuple[str, ...]:
    """Say who has the cards that count beside hearts, and to whom the joker was dealt where its chips hang on that.

    It is said in clauses; of who has which card nothing where the question names every card.
    """
    dealt = question.rules.joker.chips_to.pass_pool_by
    to = (f"the joker was dealt to {question.names[question.seat('joker-by')]}",) if dealt else ()
    return to if question.given["taken"] else (*_having(question), *to)


def _having(question: Question) -> tuple[str, ...]:
    """Say in a clause who has the cards that count beside hearts; nothing where none do."""
    counts, takers, names = counting(question.table), _takers(question), question.names
    had = together((card for card in takers if counts >> card & 1), takers.__getitem__)
    have = [f"{names[seat]} {verb([names[seat]], 'has', 'have')} {each_once(had[seat])}" for seat in sorted(had)]
    return (f"here {listed(have)}",) if have else ()


@contextmanager
def _as_asked() -> Iterator[None]:
    """Say of what cannot be settled that it cannot be, or that in this game more must be known than is told."""
    try:
        yield
    except NotByNumberError as error:
        raise NotReportedError(f"{error.why} here, so that their number alone settles nothing") from None
    except MissingFactError as error:
        raise NotReportedError(f"{error.why}, and the question does not tell") from None
    except IrregularStateError as error:
        raise ImpossibleError(str(error)) from None


def _input_of(card: Card) -> str:
    """Give the input that says who took a card: that of its rank, if it has one."""
    name = rank_name(card)
    return name if name in _NAMED else "others"


def settled_result(question: Question, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal with what the question says of the dealer, the pool, the bids and a choice."""
    standing = _standing(question)
    told = deal._replace(
        before=standing, dealer=question.seat("dealer"), slam_choice=_slam_choice(question, deal),
        bids=_bids(question, standing),
    )  # fmt: skip
    with _as_asked():
        return settle(question.table, told)


def _standing(question: Question) -> Standing:
    """Give what stands on the table; what cannot stand there means that the question does not arise."""
    given = question.given
    if question.rules.settlement.kept_in is not KeptIn.CHIPS and given["pool"]:
        raise NotApplicableError("no chips are played for, so none are left standing")
    pot = given["pot"] if question.rules.settlement.pot.ante else 0
    try:
        return standing_of(question.table, given["pool"], given["jack-stands"], pot, called="the game")
    except IrregularStateError as error:
        raise NotApplicableError(str(error)) from None


def _slam_choice(question: Question, deal: CompletedDeal) -> SlamPays | None:
    """Give what the player who took everything chose; where nothing is asked of it, he raises the others."""
    choosing = deal.slam is not None and deal.slam.law.is_chosen
    return SlamPays(question.given.get("slam-choice", SLAM_CHOICE_WORDS[0])) if choosing else None


def _bids(question: Question, standing: Standing) -> Sequence[int]:
    """Give the bids by seat; none where it is not told what was bid for the choice of suit.

    Raises NotHereError for a bid where the choice is not sold.
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
