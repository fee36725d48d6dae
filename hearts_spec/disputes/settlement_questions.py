"""Questions about the settlement of a deal: who pays whom, and the cost of a revoke that is found after the deal.

The first part puts a settlement into words; the second reads the parameters and has the engine settle the deal.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from hearts_spec.cards import JOKER, Card, Fund, card_text
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.deal_parameters import DEAL, report_of, takers, with_fewer_tricks
from hearts_spec.disputes.question import (
    NO_STAKES,
    PLAYER_WORDS,
    POINTS,
    YOU,
    Finding,
    Follows,
    ImpossibleError,
    NotReportedError,
    Question,
    chips,
    each_once,
    follows,
    points,
    says,
    verb,
    whose,
)
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.settle.grounds import DODGING, grounds_of, loaded_key, payment_assumed
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.settle import JOKER_KEPT, JOKER_PASSED, is_sold, settle
from hearts_spec.engine.settle.settlement import ODD_CHIP, Division, LedgerResult, Posting
from hearts_spec.record import (
    DealReport,
    NotByNumberError,
    Settlement,
    completed_deal,
    counting,
    reported_deal,
)
from hearts_spec.record.mistakes import counts_revokes
from hearts_spec.record.settlement import amounts, equal_amounts, listed
from hearts_spec.rules.fields import VALUES, top_of
from hearts_spec.rules.limits import HEARTS
from hearts_spec.rules.names import is_under
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.irregular import RevokeBid, RevokePays, SeveralRevoke
from hearts_spec.rules.vocabulary.payment import PayTo
from hearts_spec.rules.vocabulary.settlement import KeptIn, OddChip
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.rules.vocabulary.table import Partners
from hearts_spec.schema.english import number_word, sentence, together

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
    """A deal settled for a question, with the words for the answer to the asker."""

    question: Question
    result: LedgerResult

    @property
    def bid_unknown(self) -> bool:
        """True if the choice of suit was sold and the question has no bid."""
        return is_sold(self.question.table, self.result.before) and not self.question.given["bid"]

    @property
    def outcome_keys(self) -> tuple[str, ...]:
        """The keys that decide who wins, or what becomes of the pool if nobody does."""
        settlement = self.question.rules.settlement
        if self.played_for:
            by_fewest = any(top_of(key) == "tournament" for key in self.question.turns_on)
            return ("settlement.kept-in", *([self.moves_up_by] if by_fewest and self.played_for == NO_STAKES else []))
        if not settlement.pool:
            return ("settlement.draw",) if settlement.draw else ("settlement.pay.to",)
        decided = (key for key in self.result.keys if is_under(key, _POOL) or key == "settlement.jack")
        left = (ODD_CHIP,) if self.result.before.pool and ODD_CHIP in self.question.turns_on else ()
        return (*decided, *left)

    @property
    def moves_up_by(self) -> str:
        """The key by which few hearts are worth something where nothing is paid: for stars, or for moving up."""
        return "tournament.stars.fewest" if self.question.rules.tournament.rises.by_place else "tournament.rises"

    @property
    def settlement(self) -> Settlement:
        """The settlement at this table."""
        return Settlement(self.question.playable, self.question.seats, self.result)

    @property
    def played_for(self) -> str:
        """The word for a game that is not for chips; empty if it is for chips."""
        match self.result.kept_in:
            case KeptIn.POINTS:
                return POINTS
            case KeptIn.NOTHING:
                return NO_STAKES
            case KeptIn.CHIPS:
                return ""

    @property
    def odd_seats(self) -> list[int]:
        """The seats that receive an indivisible chip."""
        return sorted(seat for seat in self.result.odd_chip_to if not isinstance(seat, Fund))

    @property
    def called(self) -> str:
        """The name of a pool that nobody won, such as `a Jack`."""
        return f"a {self.question.rules.settlement.called.phrase}"

    def names(self, seats: Sequence[int]) -> list[str]:
        """Return the names of some players, the asker first."""
        return sorted([self.question.names[seat] for seat in seats], key=_you_first)

    def found(self, topic: SettlementTopic) -> tuple[str, Sequence[int]]:
        """Return the word that answers a question about a topic, and the seats that it is about."""
        question, result = self.question, self.result
        if self.played_for:
            return self.played_for, result.winners
        match topic:
            case SettlementTopic.ODD_CHIP:
                return self._odd_chip()
            case SettlementTopic.JOKER:
                thrower = question.seat("joker-by")
                return (question.whom([thrower]), [thrower]) if self._for_joker else ("pool", ())
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
        return str(self.question.rules.settlement.odd_chip.value) if self.odd_seats else "stays", self.odd_seats

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
        net, names = result.net[asker], self.names(players)
        slam = number_word((result.slam_law or self.question.rules.slam).amount)
        if word == POINTS and result.slam:
            makers = self.names(result.slam)
            why = f"there is no pool, and {listed(makers)} {verb(makers, 'has', 'have')} shot the moon"
        elif word in _OF_PLAYERS:
            why = f"{listed(names)} {verb(names, 'wins', 'win')}"
        else:
            why = _WHY.get(word, "").format(left=self._stays, slam=slam)
        return {
            "who": listed(names),
            "why": why,
            "amount": points(net) if result.kept_in is KeptIn.POINTS else chips(net),
            "adds": f"take {points(-net)} off" if net < 0 else f"add {points(net)}",
            "drawn": chips(result.draws[asker]),
            "slam": slam,
        }

    @property
    def scores(self) -> str:
        """The scores of the deal as a clause, by the choice of those who made a slam if they may choose."""
        net = self._by_player(self.result.net)
        if not (self.result.slam_law and self.result.slam_law.is_chosen):
            return f"the scores of the deal: {net}"
        makers, choice = self.names(self.result.slam), SlamPays(self.question.given["slam-choice"])
        does = {
            SlamPays.OTHERS_UP: f"{verb(makers, 'raises', 'raise')} the scores of the others",
            SlamPays.SELF_DOWN: f"{verb(makers, 'lowers', 'lower')} their own score",
        }
        return f"if {listed(makers)} {does[choice]}: {net}".replace("you lower their", "you lower your")

    def _by_player(self, numbers: Sequence[int]) -> str:
        """Return what each player has: `you 2, B 3 and C 8`, or `you 0; B and C 26 each`."""
        groups = equal_amounts(dict(zip(self.question.names, numbers, strict=True)))
        return "; ".join(groups) if any(group.endswith(" each") for group in groups) else listed(groups)

    @property
    def scored_by(self) -> tuple[str, ...]:
        """The keys of a game for points by which something was scored, or was not."""
        decided = (key for key in self.result.keys if top_of(key) not in ("settlement", VALUES))
        scored = (each for each in self.result.postings if each.key == VALUES)
        makers = set(self.result.slam)  # a slam may free its makers from what their cards cost
        freed = bool(makers) and all(makers.issuperset(_seats(each)) for each in scored)
        return tuple(dict.fromkeys((*self.result.grounds(*([VALUES] if freed else [])), *decided, *self._short_of)))

    @property
    def _short_of(self) -> tuple[str, ...]:
        """The key of the cards left out, if a heart is among them and one player is charged with all that counts."""
        alone = sum(map(bool, self.result.units)) == 1 and not self.result.slam
        return ("pack.without",) if alone and self.question.rules.pack.left_out() & HEARTS else ()

    @property
    def follows(self) -> tuple[Follows, ...]:
        """What each player pays or scores, and what happens to the pool."""
        question, settlement = self.question, self.question.rules.settlement
        match self.result.kept_in:
            case KeptIn.POINTS:
                return follows(self.scores, *self.scored_by)
            case KeptIn.NOTHING:
                took = self._by_player(self.result.units)
                goes_to = "stars" if question.rules.tournament.rises.by_place else "moving up"
                return follows(f"what was taken counts only for {goes_to}: {took}", self.moves_up_by)
            case KeptIn.CHIPS:
                pass
        if settlement.draw:
            return (*self._paid_and_drawn(), *self._outcome)
        match settlement.pay.to:
            case PayTo.EACH_OTHER:
                return self._paid_and_drawn()
            case PayTo.POOL | PayTo.WINNERS:
                kept = (JOKER_KEPT,) if JOKER_KEPT in self.result.keys else ()
                paid = (*self.result.grounds("settlement.pot", ODD_CHIP, from_players=True), *kept)
                return (
                    *follows(self._payments, *paid),
                    *follows(self._joker, JOKER_PASSED, *self._keys_of(JOKER)),
                    *self._outcome,
                    *follows(self.bid_goes, "auction.pays"),
                    *follows(self._pot, "settlement.pot.ante", "settlement.pot.won-by"),
                )

    def _paid_and_drawn(self) -> tuple[Follows, ...]:
        return follows(self.paid_and_drawn, *(self.result.grounds("settlement.odd-chip") or ("settlement.pay",)))

    def _keys_of(self, card: Card) -> tuple[str, ...]:
        """Return the key of the value of one card, if it has its own."""
        key = f"{VALUES}.{card_text(card)}"
        return (key,) if key in self.question.playable.leaves else ()

    @property
    def paid_and_drawn(self) -> str:
        """Who pays and who draws what, in all, as a clause."""
        pays, draws = self.result.pays, self.result.draws
        if not any(pays) and not any(draws):
            return "nobody pays or draws anything"
        return f"{self._moves(pays, 'pays', 'pay')}; {self._moves(draws, 'draws', 'draw')}"

    def _moves(self, chips_by_seat: Sequence[int], one: str, many: str) -> str:
        """Return who pays or draws what: `A and B pay 2 each, C 3 and D 6`; players who do neither are left out."""
        by_name = dict(zip(self.question.names, chips_by_seat, strict=True))
        moved = {name: by_name[name] for name in sorted(by_name, key=_you_first) if by_name[name]}
        if not moved:
            return f"nobody {one} anything"
        first = next(iter(moved.values()))
        names = [name for name, number in moved.items() if number == first]
        text = f"{listed(names)} {verb(names, one, many)} {first}{' each' if names[1:] else ''}"
        rest = {name: number for name, number in moved.items() if number != first}
        if not rest:
            return text
        return f"{text}{' and ' if len(set(rest.values())) == 1 else ', '}{amounts(rest)}"

    @property
    def _payments(self) -> str:
        """What each pays, without the separate pot."""
        text = self._moves(self.result.paid_but_to(Fund.POT), "pays", "pay")
        if bid := self.result.posted(key="auction.pays"):
            text += f", {whose(self.question.names[self.question.seat('buyer')])} bid of {bid} among it"
        return text

    @property
    def bid_goes(self) -> str:
        """What happens to a bid whose amount is not stated."""
        return "the bid for the choice of suit goes with the pool" if self.bid_unknown else ""

    @property
    def _for_joker(self) -> int:
        """The chips that did not go to the pool but to the player who discarded the joker."""
        return self.result.posted(key=JOKER_PASSED)

    @property
    def _joker(self) -> str:
        name = self.question.names[self.question.seat("joker-by")]
        had = f"{name} {verb([name], 'gets', 'get')} {chips(self._for_joker)} of these for the joker"
        return had if self._for_joker else ""

    @property
    def _outcome(self) -> tuple[Follows, ...]:
        divided = self.result.pool
        if divided is None:
            return self.left
        odd = (ODD_CHIP,) if divided.odd else ()
        return follows(self._divided(divided), *self.outcome_keys, *odd)

    def _divided(self, divided: Division) -> str:
        names = self.names(divided.among)
        before = f"; {_stay(divided.waiting, 'left from before ')} as well" if divided.waiting else ""
        if len(names) == 1:
            return f"{names[0]} {verb(names, 'takes', 'take')} {chips(divided.chips)}{before}"
        return f"{listed(names)} divide {chips(divided.chips)}, {divided.share} each{self._odd(divided)}{before}"

    @property
    def left(self) -> tuple[Follows, ...]:
        """What stays on the table, and whether as a Jack or under another name."""
        if not self.result.after.pool:
            return ()
        barred = [key for key in self.result.keys if is_under(key, f"{_REVOKE}.wins")]
        return follows(self._stays, *(barred or (*self.outcome_keys, *self.called_keys)))

    @property
    def _stays(self) -> str:
        left, jack = self.result.after.pool, self.result.after.jack
        return f"{_stay(left)} for the next deal{f', as {self.called}' if jack else ''}"

    @property
    def called_keys(self) -> tuple[str, ...]:
        """The key of the name of a pool, if nobody won it."""
        return ("settlement.called",) if self.result.after.jack and not self.result.winners else ()

    def _odd(self, divided: Division) -> str:
        if not divided.odd:
            return ""
        if holders := self.names(self.odd_seats):
            have = "have an odd chip each" if holders[1:] else f"{verb(holders, 'has', 'have')} the odd chip"
            return f", and {listed(holders)} {have}, sitting {self.question.rules.settlement.odd_chip.seat}"
        if Fund.POT in self.result.odd_chip_to:
            where = "goes to the separate pot"
        elif self.result.after.jack:
            where = f"stays, and makes the next pool {self.called}"
        else:
            where = "stays for the next deal"
        return f", and {'the odd chip' if divided.odd == 1 else f'the remainder of {chips(divided.odd)}'} {where}"

    @property
    def _pot(self) -> str:
        pot, divided, after = self.question.rules.settlement.pot, self.result.pot, self.result.after.pot
        if not pot.ante:
            return ""
        if divided is None:
            return f"each adds {chips(pot.ante)} to the separate pot, which nobody wins"
        names = self.names(divided.among)
        left = f", and {chips(after)} {'begins' if after == 1 else 'begin'} the next" if after else ""
        takes = "divide" if names[1:] else verb(names, "takes", "take")
        return f"{listed(names)} {takes} the separate pot, {chips(self.result.posted(source=Fund.POT))}{left}"


def _seats(posting: Posting) -> list[int]:
    return [each for each in (posting.source, posting.target) if not isinstance(each, Fund)]


def _you_first(name: str) -> bool:
    return name != YOU


def _stay(number: int, whence: str = "") -> str:
    return f"{chips(number)} {whence}{'stays' if number == 1 else 'stay'}"


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
    told = _told(deal.follows, (*_other_cards(question), *_declared_clause(report, question)))
    if topic is SettlementTopic.SLAM and deal.result.slam:
        slam = question.rules.slam
        by_scores = {"slam.losing": slam.losing.hangs_on_scores, "slam.choice-from": slam.choice_from > 0}
        some = [each for key, holds in by_scores.items() if holds for each in says(question, key)]
        told = (*told, *(each._replace(says=each.says.replace("the amount", blanks["slam"])) for each in some))
    exactly = "".join(question.seats[seat] for seat in players) if word in _OF_PLAYERS else word
    return Finding(word, told, blanks, exactly, deal.result.net, keys, alone, deal.settlement)


def _keys_for(deal: SettledDeal, topic: SettlementTopic, word: str) -> tuple[str, ...]:
    """Return the keys that decide what is asked about a settlement in chips; in another game, what is played for."""
    if deal.played_for:
        return (*deal.outcome_keys, *(_slam_keys(deal) if deal.result.slam else ()))
    match topic:
        case SettlementTopic.ODD_CHIP:
            emptied = ("settlement.pool",) if deal.question.rules.settlement.draw else deal.outcome_keys
            return emptied if word == "none" else (ODD_CHIP,)
        case SettlementTopic.POT:
            return ("settlement.pot",)
        case SettlementTopic.JOKER:
            joker = tuple(key for key in deal.result.keys if is_under(key, "joker"))
            return joker or ("joker.chips-to",)
        case SettlementTopic.SLAM if loaded := loaded_key(deal.question.playable, deal.result.units):
            return (loaded,)
        case SettlementTopic.WINNERS | SettlementTopic.SLAM | SettlementTopic.TRICKS:
            return (*deal.outcome_keys, *deal.called_keys)


def _slam_keys(deal: SettledDeal) -> tuple[str, ...]:
    """Return the keys that decide whether somebody made a slam and, if that is asked, what it is worth."""
    if not deal.result.slam:
        return ("slam.needs",)
    asked = [key for key in deal.question.turns_on if is_under(key, "slam")] or ["slam.needs", "slam.also"]
    return tuple(key for key in deal.result.keys if any(is_under(key, each) for each in asked))


def _told(consequences: Sequence[Follows], facts: Iterable[str]) -> tuple[Follows, ...]:
    """Return consequences, the last with facts of the question, which need no support."""
    *most, last = consequences
    return (*most, last._replace(says=" ".join([last.says, *map(sentence, facts)])))


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
    deal = SettledDeal(question, _settled(question, report_of(question), revokes))
    word, winners = _revoke_word(deal), deal.found(SettlementTopic.WINNERS)
    keys = ("settlement.kept-in",) if word == NO_STAKES else _revoke_keys(deal)
    blanks = {**deal.blanks(*winners), "price": chips(question.rules.irregular.revoke.dodging)}
    moved = [f"{name}{net:+d}" for name, net in zip(question.seats, deal.result.net, strict=True) if net]
    exactly = " ".join([*moved, *(["jack"] if deal.result.after.jack else [])]) or "nothing"
    told = _told(_revoke_follows(deal), _other_cards(question))
    return Finding(word, told, blanks, exactly, deal.result.net, keys, word == NO_STAKES, deal.settlement)


def _revoke_keys(deal: SettledDeal) -> tuple[str, ...]:
    """Return the keys that decide what is asked about a revoke."""
    topic: RevokeTopic = deal.question.given["about"]
    match topic:
        case RevokeTopic.WINNERS:
            barred = tuple(key for key in deal.result.keys if is_under(key, f"{_REVOKE}.wins"))
            stated = () if deal.question.silent(f"{_REVOKE}.wins") else (f"{_REVOKE}.wins.elsewhere",)
            return (*(barred or stated), *deal.outcome_keys)
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
            return follows(deal.scores, *deal.scored_by)
        case KeptIn.NOTHING:
            return follows("the rules do not say whether a player who revoked may still move up")
        case KeptIn.CHIPS:
            unpaid = not any(result.pays) and any(is_under(key, f"{_REVOKE}.wins") for key in result.keys)
            why = ", because a player who revoked may win nothing" if unpaid else ""
            fine = "a player who revoked also pays the fine agreed on" if _fine_unknown(deal) else ""
            grounds = deal.result.grounds() or payment_assumed(deal.question.playable)
            return (
                *follows(f"{deal.paid_and_drawn}{why}", *grounds, *_fined_by(deal)),
                *deal.left,
                *follows(_bid_clause(deal), "auction.pays", f"{_REVOKE}.bid"),
                *follows(fine, f"{_REVOKE}.pays.what"),
            )


def _bid_clause(deal: SettledDeal) -> str:
    """Return what happens to a bid whose amount is not stated, and whether those who revoked owe the same amount."""
    text = deal.bid_goes
    if not text:
        return ""
    match deal.question.rules.irregular.revoke.bid:
        case RevokeBid.ADDED:
            return f"{text}, and so does the same amount from each player who revoked"
        case RevokeBid.REFUNDED:
            return f"{text}, and each player who revoked pays as much to the buyer"
        case RevokeBid.NOT_ADDED:
            return text


def _fine_unknown(deal: SettledDeal) -> bool:
    """True if those who revoked owe a fine whose amount is not stated."""
    law, silent = deal.question.rules.irregular.revoke, deal.question.silent("irregular.revoke.pays")
    match law.pays:
        case RevokePays.FINE:
            return not (law.fine or silent or deal.result.posted(key="irregular.revoke.dodging"))
        case RevokePays.ALL_LOSSES:
            return False


def _declared_clause(report: DealReport, question: Question) -> tuple[str, ...]:
    """Return who is taken to have declared a slam, as a clause; empty if nobody is."""
    if report.declared is None:
        return ()
    name = question.names[question.seats.index(report.declared)]
    return (f"here {name} declared it before the first lead",)


def _other_cards(question: Question) -> tuple[str, ...]:
    """Return who has the cards that count other than hearts, and to whom the joker was dealt if chips depend on it.

    They are clauses. If the question names every card, only the joker is mentioned.
    """
    dealt = question.rules.joker.chips_to.pass_pool_by
    to = (f"the joker was dealt to {question.names[question.seat('joker-by')]}",) if dealt else ()
    return to if question.given["taken"] else (*_holders_clause(question), *to)


def _holders_clause(question: Question) -> tuple[str, ...]:
    """Return who has the cards that count other than hearts, as a clause; empty if there are no such cards."""
    counts, took_by, names = counting(question.table), takers(question), question.names
    had = together((card for card in took_by if counts >> card & 1), took_by.__getitem__)
    took = [f"{names[seat]} took {each_once(had[seat])}" for seat in sorted(had)]
    return (f"here {listed(took)}",) if took else ()


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
