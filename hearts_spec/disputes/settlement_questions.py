"""Questions about the settlement of a deal: who pays whom, and the cost of a revoke that is found after the deal.

The first part puts a settlement into words; the second reads the parameters and has the engine settle the deal.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from hearts_spec.cards import Fund, cards_in, groups_mask, mask_of, rank_name
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.deal_parameters import DEAL, parameter_of, report_of, takers, with_fewer_tricks
from hearts_spec.disputes.question import (
    PLAIN_HEARTS,
    PLAYER_WORDS,
    Finding,
    ImpossibleError,
    NotReportedError,
    Question,
    each_once,
    says,
)
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.settle.grounds import DODGING, grounds_of, loaded_key, payment_assumed
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import ODD_CHIP, LedgerResult
from hearts_spec.record import (
    DealReport,
    NotByNumberError,
    Settlement,
    completed_deal,
    counting,
    reported_deal,
)
from hearts_spec.record.account import NO_STAKES, POINTS, Account, Follows, chips, follows, points, verb
from hearts_spec.record.mistakes import counts_revokes
from hearts_spec.record.settlement import listed
from hearts_spec.rules.fields import VALUES
from hearts_spec.rules.names import is_under
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.irregular import RevokeBid, RevokePays, SeveralRevoke
from hearts_spec.rules.vocabulary.settlement import KeptIn, OddChip
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.rules.vocabulary.table import Partners
from hearts_spec.schema.english import number_word, together

_REVOKE = "irregular.revoke"
_POOL = "settlement.pool"
_BY_TRICKS = ("settlement.pot", "bonus", "slam.also")
_NO_MORE, _EACH_OPPONENT = "no-more", "each-opponent"
_WHY = {
    POINTS: "each player scores what they took",
    NO_STAKES: "no chips are played for",
    "each-for-himself": "each player draws for what they did not take",
    "between": "the players pay one another",
    "waits": "{left}",
    "stays": "it stays for the next deal",
    "pot": "it goes to the separate pot",
    "pool": "they go to the pool",
    "jack": "{left}",
    "none": "nothing is left over",
    "yes": "it alters what is paid",
    "no": "tricks count for nothing, only what is in them",
    "others-up": "each of the others has {slam} points instead",
    "self-up": "{slam} points more go on the score of the player who took everything",
    "from-each": "there is no choice, and each of the others gives {slam} points to the player who took everything",
    "turned": "there is no choice, and the cards are subtracted from the score of the player who took everything",
    "own-to-nothing": "there is no choice, and the player who took everything goes back to 0",
    "others-doubled": "the score of each of the others is doubled",
    "self-down": "{slam} points come off the score of the player who took everything",
    "choice": "{slam} points come off the score of the player who took everything, or go on all the others",
}
_BY_SEAT = tuple(str(each.value) for each in OddChip if each.goes_by_seats)
_OF_PLAYERS = (*PLAYER_WORDS, *_BY_SEAT)
_BLANKS = ("who", "why", "amount", "adds", "drawn", "slam")


class SettlementTopic(QuestionTopic):
    """What is asked about a settlement."""

    WINNERS = "winners", *PLAYER_WORDS, "jack", "waits", "each-for-himself", "between", POINTS, NO_STAKES
    ODD_CHIP = "odd-chip", *_BY_SEAT, "stays", "pot", "none", POINTS, NO_STAKES
    POT = "pot", *PLAYER_WORDS, "stays", POINTS, NO_STAKES
    SLAM = "slam", "none", *(str(each.value) for each in SlamPays)
    JOKER = "joker", *PLAYER_WORDS, "pool", POINTS, NO_STAKES
    TRICKS = "tricks", "yes", "no"


class RevokeTopic(QuestionTopic):
    """What is asked about a revoke."""

    WINNERS = "winners", *SettlementTopic.WINNERS.findings
    PAYS = "pays", *(str(each.value) for each in RevokePays), _EACH_OPPONENT, _NO_MORE, NO_STAKES
    SEVERAL = "several", *(str(each.value) for each in SeveralRevoke), _NO_MORE, NO_STAKES
    BID = "bid", *(str(each.value) for each in RevokeBid), _NO_MORE, NO_STAKES


@dataclass(frozen=True, slots=True)
class SettledDeal:
    """A deal settled for a question: what was found, and the account of it that is given to the asker."""

    question: Question
    result: LedgerResult

    @property
    def account(self) -> Account:
        """The account of the settlement."""
        return Account(self.question.playable, self.question.names, self.result, self.question.turns_on)

    @property
    def settlement(self) -> Settlement:
        """The settlement at this table."""
        return Settlement(self.question.playable, self.question.seats, self.result)

    def found(self, topic: SettlementTopic) -> tuple[str, Sequence[int]]:
        """Return the word that answers a question about a topic, and the seats that it is about."""
        question, result = self.question, self.result
        if self.account.played_for:
            return self.account.played_for, result.winners
        match topic:
            case SettlementTopic.ODD_CHIP:
                return self._odd_chip()
            case SettlementTopic.JOKER:
                thrower = question.seat("joker-by")
                return (question.whom([thrower]), [thrower]) if self.account.for_joker else ("pool", ())
            case SettlementTopic.POT:
                return (question.whom(result.pot.among), result.pot.among) if result.pot else ("stays", ())
            case SettlementTopic.WINNERS | SettlementTopic.SLAM | SettlementTopic.TRICKS:
                return self._winning()

    def _odd_chip(self) -> tuple[str, Sequence[int]]:
        """Return the word for who receives the odd chip, for where it goes or for none, and the seats it is about."""
        if self.result.pool is None or not self.result.pool.odd:
            return "none", ()
        if Fund.POT in self.result.odd_chip_to:
            return "pot", ()
        return str(
            self.question.rules.settlement.odd_chip.value
        ) if self.account.odd_seats else "stays", self.account.odd_seats

    def _winning(self) -> tuple[str, Sequence[int]]:
        """Return who wins a deal that is settled in chips, or what happens to the chips if nobody does."""
        settlement, winners = self.question.rules.settlement, self.result.winners
        if winners:
            return self.question.whom(winners), winners
        if self.result.after.jack:
            return "jack", ()
        return "each-for-himself" if settlement.draw else "waits" if settlement.pool else "between", ()

    def blanks(self, word: str, players: Sequence[int]) -> dict[str, str]:
        """Return the blanks of a declared answer: who, why, and what the asker pays or gets."""
        result, asker = self.result, self.question.asker or 0
        net, names = result.net[asker], self.account.them(players)
        slam = number_word((result.slam_law or self.question.rules.slam).amount)
        if word == POINTS and result.slam:
            makers = self.account.them(result.slam)
            why = f"there is no pool, and {listed(makers)} {verb(makers, 'has', 'have')} shot the moon"
        elif word in _OF_PLAYERS:
            why = f"{listed(names)} {verb(names, 'wins', 'win')}"
        else:
            why = _WHY.get(word, "").format(left=self.account.stays, slam=slam)
        return {
            "who": listed(names),
            "why": why,
            "amount": points(net) if result.kept_in is KeptIn.POINTS else chips(net),
            "adds": f"take {points(-net)} off" if net < 0 else f"add {points(net)}",
            "drawn": chips(result.draws[asker]),
            "slam": slam,
        }


@question_type(
    "settle",
    "Find who wins a deal, or what else is asked of its settlement, by the hearts or the cards that each took.",
    {"about": about(SettlementTopic), **DEAL},
    blanks=_BLANKS,
    by_seat=("taken", "hearts"),
)
def settle_question(question: Question) -> Finding:
    topic: SettlementTopic = question.given["about"]
    report = report_of(question)
    deal = SettledDeal(question, _settled(question, report))
    word, players = deal.found(topic)
    keys, alone = _keys_for(deal, topic, word), topic is SettlementTopic.ODD_CHIP and word == "none"
    if topic is SettlementTopic.SLAM:
        word = str(deal.result.slam_law.pays.value) if deal.result.slam_law else "none"
        keys, alone = (_slam_keys(deal), True) if question.rules.slam.needs else (keys, False)
    elif topic is SettlementTopic.TRICKS:
        fewer = with_fewer_tricks(question, report)
        otherwise = deal.result if fewer == report else _settled(question, fewer)
        word = "no" if _alike(question, deal.result, otherwise) else "yes"
        counted = tuple(key for key in deal.result.keys if key.startswith(_BY_TRICKS))
        worthless = f"{VALUES}.hearts.tricks" if question.silent("bonus.trick") else "bonus.trick"
        keys, alone = counted if word == "yes" else (worthless,), True
    blanks = deal.blanks(word, players)
    if topic is SettlementTopic.SLAM and word == "none":
        blanks["why"] = _why_no_slam(deal)
    told = deal.account.follows()
    if topic is SettlementTopic.SLAM and deal.result.slam:
        slam = question.rules.slam
        by_scores = {"slam.losing": slam.losing.hangs_on_scores, "slam.choice-from": slam.choice_from > 0}
        some = [each for key, holds in by_scores.items() if holds for each in says(question, key)]
        told = (*told, *(each._replace(says=each.says.replace("the amount", blanks["slam"])) for each in some))
    exactly = "".join(question.seats[seat] for seat in players) if word in _OF_PLAYERS else word
    return Finding(
        word, told, blanks, exactly, deal.result.net, keys, alone, deal.settlement, supposed=_supposed(question, report)
    )


def _keys_for(deal: SettledDeal, topic: SettlementTopic, word: str) -> tuple[str, ...]:
    """Return the keys that decide what is asked about a settlement in chips; in another game, what is played for."""
    if deal.account.played_for:
        return (*deal.account.outcome_keys, *(_slam_keys(deal) if deal.result.slam else ()))
    match topic:
        case SettlementTopic.ODD_CHIP:
            emptied = ("settlement.pool",) if deal.question.rules.settlement.draw else deal.account.outcome_keys
            return emptied if word == "none" else (ODD_CHIP,)
        case SettlementTopic.POT:
            return ("settlement.pot",)
        case SettlementTopic.JOKER:
            joker = tuple(key for key in deal.result.keys if is_under(key, "joker"))
            return joker or ("joker.chips-to",)
        case SettlementTopic.SLAM if loaded := loaded_key(deal.question.playable, deal.result.units):
            return (loaded,)
        case SettlementTopic.WINNERS | SettlementTopic.SLAM | SettlementTopic.TRICKS:
            return (*deal.account.outcome_keys, *deal.account.called_keys)


def _slam_keys(deal: SettledDeal) -> tuple[str, ...]:
    """Return the keys that decide whether somebody made a slam and, if that is asked, what it is worth."""
    if not deal.result.slam:
        return ("slam.needs",)
    asked = [key for key in deal.question.turns_on if is_under(key, "slam")] or ["slam.needs", "slam.also"]
    return tuple(key for key in deal.result.keys if any(is_under(key, each) for each in asked))


def _alike(question: Question, result: LedgerResult, other: LedgerResult) -> bool:
    """True if the asker's net and the slam are the same in two settlements."""
    asker = question.asker or 0
    return (result.net[asker], result.slam_law) == (other.net[asker], other.slam_law)


def _why_no_slam(deal: SettledDeal) -> str:
    rules = deal.question.rules
    if not rules.slam.needs and not deal.result.slam:
        return "taking everything wins nothing"
    needs = next(iter(deal.question.playable.under("slam.needs")))
    text = needs.field.text(needs.value)
    alone = rules.table.partners is not Partners.NONE and not rules.slam.by.is_shared
    takes = "one player alone must take" if alone else "it takes"
    return f"{takes} {text}"


_BY_TRICKS_WON = ("tricks", "trickless", "declared", *TAKERS)  # what a question on revokes does not state


@question_type(
    "revoked",
    "Find what is paid for revokes, or who wins, where they are found out after a deal.",
    {
        "about": about(RevokeTopic),
        **{name: DEAL[name] for name in DEAL if name not in _BY_TRICKS_WON},
        "revoked": ask_for.seats("Who revoked", clause="{who} revoked"),
        "escaping": ask_for.flag("It was to escape all the hearts"),
    },
    blanks=(*_BLANKS, "price"),
    by_seat=("taken", "hearts"),
)
def revoked(question: Question) -> Finding:
    by = question.some("revoked")
    revokes = Revokes(by, by if question.given["escaping"] else ())
    report = report_of(question)
    deal = SettledDeal(question, _settled(question, report, revokes))
    word, winners = _revoke_word(deal), deal.found(SettlementTopic.WINNERS)
    keys = ("settlement.kept-in",) if word == NO_STAKES else _revoke_keys(deal)
    blanks = {**deal.blanks(*winners), "price": chips(question.rules.irregular.revoke.dodging)}
    moved = [f"{name}{net:+d}" for name, net in zip(question.seats, deal.result.net, strict=True) if net]
    exactly = " ".join([*moved, *(["jack"] if deal.result.after.jack else [])]) or "nothing"
    return Finding(
        word, _revoke_follows(deal), blanks, exactly, deal.result.net, keys, word == NO_STAKES, deal.settlement,
        supposed=_supposed(question, report),
    )  # fmt: skip


def _revoke_keys(deal: SettledDeal) -> tuple[str, ...]:
    """Return the keys that decide what is asked about a revoke."""
    topic: RevokeTopic = deal.question.given["about"]
    match topic:
        case RevokeTopic.WINNERS:
            barred = tuple(key for key in deal.result.keys if is_under(key, f"{_REVOKE}.wins"))
            stated = () if deal.question.silent(f"{_REVOKE}.wins") else (f"{_REVOKE}.wins.elsewhere",)
            return (*(barred or stated), *deal.account.outcome_keys)
        case RevokeTopic.BID:
            return (f"{_REVOKE}.bid",)
        case RevokeTopic.SEVERAL:
            return (f"{_REVOKE}.several", f"{_REVOKE}.pays.what")
        case RevokeTopic.PAYS:
            dodged = bool(deal.result.posted(key=f"{_REVOKE}.dodging"))
            return grounds_of(deal.question.playable, DODGING) if dodged else (f"{_REVOKE}.pays.what",)


def _fined_by(deal: SettledDeal) -> tuple[str, ...]:
    """Return the keys on revokes that decided what is paid, or that nothing is."""
    return tuple(key for key in deal.result.keys if is_under(key, "irregular") and key != f"{_REVOKE}.trick")


def _revoke_word(deal: SettledDeal) -> str:
    """Return the finding on revokes: who wins, what is paid, for how many revokes, or whether the bid is added."""
    topic: RevokeTopic = deal.question.given["about"]
    law = deal.question.rules.irregular.revoke
    if topic is RevokeTopic.WINNERS:
        return deal.found(SettlementTopic.WINNERS)[0]
    if deal.result.kept_in is KeptIn.NOTHING:
        return NO_STAKES
    if deal.question.silent("irregular.revoke.pays"):
        return _NO_MORE
    match topic:
        case RevokeTopic.BID:
            return str(law.bid.value)
        case RevokeTopic.SEVERAL:
            each_all = counts_revokes(deal.question.table)
            return str(SeveralRevoke.EACH_ALL.value if each_all else law.several.value)
        case RevokeTopic.PAYS:
            return _EACH_OPPONENT if deal.result.posted(key="irregular.revoke.dodging") else str(law.pays.value)


def _revoke_follows(deal: SettledDeal) -> tuple[Follows, ...]:
    """Return who pays and draws what, and what is left in the pool; in a game for points, who scores what."""
    result = deal.result
    match result.kept_in:
        case KeptIn.POINTS:
            return follows(deal.account.scores, *deal.account.scored_by)
        case KeptIn.NOTHING:
            return ()
        case KeptIn.CHIPS:
            unpaid = not any(result.pays) and any(is_under(key, f"{_REVOKE}.wins") for key in result.keys)
            why = ", because a player who revoked may win nothing" if unpaid else ""
            fine = "a player who revoked also pays the fine agreed on" if _fine_unknown(deal) else ""
            grounds = deal.result.grounds() or payment_assumed(deal.question.playable)
            return (
                *follows(f"{deal.account.paid_and_drawn}{why}", *grounds, *_fined_by(deal)),
                *deal.account.left,
                *follows(fine, f"{_REVOKE}.pays.what"),
            )


def _fine_unknown(deal: SettledDeal) -> bool:
    """True if those who revoked owe a fine whose amount is not stated, and the answer itself does not say so."""
    law, silent = deal.question.rules.irregular.revoke, deal.question.silent("irregular.revoke.pays")
    match law.pays:
        case RevokePays.FINE:
            told = silent or deal.question.given["about"] is RevokeTopic.PAYS
            return not (law.fine or told or deal.result.posted(key="irregular.revoke.dodging"))
        case RevokePays.ALL_LOSSES:
            return False


def _supposed(question: Question, report: DealReport) -> tuple[str, ...]:
    """Return the facts that the question does not state and the settlement needs, as clauses.

    They are who has the cards that count other than hearts, to whom the joker was dealt if chips depend on it, what was
    bid if the choice of suit was sold, and who is taken to have declared a slam. A fact that the question names is left
    out.
    """
    given, names, seats = question.given, question.names, question.seats
    facts = [] if given["taken"] else list(_holders(question))
    if question.rules.joker.chips_to.pass_pool_by:
        facts.append(f"the joker was dealt to {names[question.seat('joker-by')]}")
    if report.bids and not given["bid"]:
        buyer = max(report.bids, key=report.bids.__getitem__)
        bought = f"bought the choice of suit for {chips(report.bids[buyer])} and chose hearts"
        facts.append(f"{names[seats.index(buyer)]} {bought}")
    if report.declared is not None:
        facts.append(f"{names[seats.index(report.declared)]} declared it before the first lead")
    return tuple(facts)


def _holders(question: Question) -> Iterator[str]:
    """Yield who has the cards that count other than hearts, as clauses, but for those that the question tells."""
    counts, took_by = counting(question.table), takers(question)
    untold = (card for card in took_by if counts >> card & 1 and parameter_of(card) not in question.told)
    had = together(untold, took_by.__getitem__)
    hearts = [number for number, count in enumerate(question.given["hearts"] or ()) if count]
    missing = groups_mask(question.rules.slam.needs) & ~PLAIN_HEARTS & question.table.pack
    for seat in sorted(had):
        alone = len(hearts) == 1 and seat not in hearts and missing and not missing & ~mask_of(had[seat])
        too = listed([*dict.fromkeys(f"the {rank_name(card)}" for card in cards_in(missing))])
        why = f" (with {too} too, {question.names[hearts[0]]} would have shot the moon)" if alone else ""
        yield f"{question.names[seat]} took {each_once(had[seat])}{why}"


@contextmanager
def _question_errors() -> Iterator[None]:
    """Turn an engine error into one of a question: the deal is impossible, or a fact is needed that is not stated."""
    try:
        yield
    except NotByNumberError as error:
        raise NotReportedError(f"{error.why} in this game, so their number alone settles nothing") from None
    except MissingFactError as error:
        raise NotReportedError(f"{error.why}, and the question does not say") from None
    except IrregularStateError as error:
        raise ImpossibleError(str(error)) from None


def _settled(question: Question, report: DealReport, revokes: Revokes = NO_REVOKES) -> LedgerResult:
    """Settle the deal of a report; players who may choose do so as the question says, and begin with scores of 0."""
    with _question_errors():
        if report.slam_choice:
            slam = reported_deal(question.table, question.seats, report).slam
            report = report if slam and slam.law.is_chosen else replace(report, slam_choice="")
        table, deal = completed_deal(question.table, question.seats, report)
        return settle(table, deal._replace(revokes=revokes, totals=(0,) * table.players))
