"""Several deals as a game: totals in points or chips, the pool that stays on the table, the dealer, and the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from operator import neg

from hearts_spec.cards import default_seats
from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import NOTHING_STANDS, LedgerResult, Standing
from hearts_spec.engine.settle.slam import SlamMade, lowered
from hearts_spec.rules.limits import QUEEN
from hearts_spec.rules.vocabulary.deal import NextDealer
from hearts_spec.rules.vocabulary.game import Exactly, FinalTie, GameEnds
from hearts_spec.rules.vocabulary.programme import Chooser, Chosen, ContractPart, deals_in, part_at
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays


class Termination(Enum):
    """Why a game is over."""

    DEAL_PLAYED = "the deal was played"
    DEALS_PLAYED = "the agreed number of deals was played"
    LIMIT_REACHED = "a score reached the limit"
    LIMIT_PASSED = "a score passed the limit"
    BACK_AT_NOTHING = "a score is back at 0"
    LOWER_LIMIT = "a score fell to the lower limit"
    LIMIT_MET = "a score came to the limit exactly"
    BROKE = "a player lost all their chips"
    TARGET_WON = "a player won the agreed number"
    PROGRAMME_PLAYED = "every contract was played"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: why it ended, the seats that won, and the losers if the rules name any."""

    termination: Termination
    winners: tuple[int, ...]
    losers: tuple[int, ...] = ()


class Game:
    """A game in progress.

    `table` are its rules; if the deals follow a programme of contracts, each deal has its own (`table_for`), and
    `chosen` are the contracts chosen so far.

    `totals` are scores in points, or chips held, by seat number. `deals` counts the settled deals. `buyer` is the seat
    that had the choice of suit in the last deal, if that left a Jack. `turned_after` counts the deals after which the
    game turned round, so that points are subtracted; None before that.
    """

    def __init__(
        self,
        table: CompiledRules,
        dealer: int = 0,
        seats: Sequence[str] = (),
        chips: int | None = None,
        *,
        standing: Standing = NOTHING_STANDS,
        buyer: int | None = None,
    ) -> None:
        """Begin a game; `standing` is what is already on the table."""
        self.table = table
        self.seats = tuple(seats) or default_seats(table.players)
        self.dealer = dealer
        self.start = 0
        if table.rules.settlement.kept_in is KeptIn.CHIPS:
            self.start = table.rules.table.chips if chips is None else chips
        self.totals = [self.start] * table.players
        self.standing = standing
        self.buyer = buyer
        self.deals = 0
        self.turned_after: int | None = None
        self.chosen: list[Chosen] = []
        self._last: LedgerResult | None = None

    def again(self) -> "Game":
        """Return a new game after this one: the next dealer deals, and what is on the table stays."""
        return Game(self.table, self.dealer, self.seats, self.start, standing=self.standing, buyer=self.buyer)

    def auction(self) -> Auction:
        """Open the auction of the next deal.

        Raises IrregularStateError if the rule set has no auction.
        """
        return Auction(self.table, self.dealer, self.seats, before=self.standing, buyer=self.buyer)

    @property
    def chooser(self) -> int | None:
        """The seat that chooses the contract of the next deal; None if there is no choice."""
        part = self._part()
        match part[0].by if part else Chooser.NOBODY:
            case Chooser.NOBODY:
                return None
            case Chooser.DEALER:
                return self.dealer
            case Chooser.ELDEST:
                return self.table.next_seat[self.dealer]

    def _part(self) -> tuple[ContractPart, int] | None:
        """Return the part of the programme with the next deal, and the number of deals before that part."""
        table = self.table
        return part_at(table.rules.game.programme, table.players, self.deals + 1) if table.playable.contracts else None

    @property
    def contracts(self) -> tuple[str, ...]:
        """The contracts that the next deal may have: those left to the chooser, or the one whose turn it is.

        Empty without a programme, and after its end.
        """
        if (found := self._part()) is None:
            return ()
        (part, before), chooser = found, self.chooser
        if chooser is None:
            return (part.contracts[self.deals - before],)
        return part.open_to(chooser, [each for each in self.chosen if each.deal > before])

    def contract_of(self, named: str = "") -> str:
        """Return the contract of the next deal, as it is `named` if it is chosen; empty without a programme.

        Raises MissingFactError if there is a choice and none is named, and IrregularStateError for another contract
        than the next deal may have.
        """
        id, deal = self.table.playable.id, self.deals + 1
        contracts, programme = self.table.playable.contracts, self.table.rules.game.programme
        if contracts and deal > (last := deals_in(programme, self.table.players)):
            raise IrregularStateError(f"the programme of {id} has {last} deals, and no deal {deal}", str(deal), "deal")
        if not (may := self.contracts):
            if named:
                raise IrregularStateError(f"{id} has no contracts to choose from", named, "contract")
            return ""
        if not named and may[1:]:
            why = f"the contract of deal {deal} is chosen by a player"
            raise MissingFactError(why, f"say which it is, of {', '.join(may)}", "contract", "contract")
        if named and named not in may:
            message, hint = f"deal {deal} cannot be played as {named}", f"it may be {' or '.join(may)}"
            raise IrregularStateError(message, named, "contract", hint)
        return named or may[0]

    def table_for(self, contract: str = "") -> CompiledRules:
        """Return the rules of the next deal, whose contract is named if it is chosen; raises as `contract_of`."""
        name = self.contract_of(contract)
        return table_of(self.table.playable.contracts[name]) if name else self.table

    def settle(self, deal: CompletedDeal, sale: Sale | None = None, contract: str = "") -> LedgerResult:
        """Settle the deal just played and pass the deal on; `sale` is the result of its auction, if it had one.

        The game itself supplies what was on the table before, and the dealer. Raises IrregularStateError as the
        functions `settle` and `contract_of` do, or if it is not known who took the card on which the next dealer
        depends.
        """
        table = self.table_for(contract)
        table = table.avoiding(sale.suit) if sale else table
        bids = sale.bids if sale else ()
        result = self.settled(table, deal._replace(before=self.standing, dealer=self.dealer, bids=bids))
        self.enter(result, sale.buyer if sale else None, deal.taken, contract)
        return result

    def settled(self, table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
        """Settle a deal of the game; the scores before it may let the maker of a slam lower their own.

        `table` is that of the deal, perhaps with another suit to be avoided.
        """
        deal = deal._replace(totals=tuple(self.totals))
        result, slam = settle(table, deal), deal.slam
        if slam is None or not self._is_lowered(result, slam, deal.slam_choice):
            return result
        return settle(table, deal._replace(slam=lowered(slam)))

    def _is_lowered(self, result: LedgerResult, slam: SlamMade, choice: SlamPays | None) -> bool:
        """True if the maker of a slam lowers their own score; `result` is the settlement if they do not.

        A maker who may choose and says nothing lowers it if they would lose, and raises the others otherwise. Raises
        IrregularStateError for a choice that the scores do not give.
        """
        rules = self.table.rules.slam
        loses = rules.losing.hangs_on_scores and self._is_lost(result, slam)
        if slam.law.is_chosen:
            return loses and not rules.losing.is_chosen
        if loses and not (rules.losing.is_chosen and choice is SlamPays.OTHERS_UP):
            return True
        if choice is not SlamPays.SELF_DOWN or not rules.offers_choice:
            return False
        if not 0 < rules.choice_from <= max(self.table.rules.game.sign * total for total in self.totals):
            message = "these scores leave no choice to a player who takes everything"
            raise IrregularStateError(message, str(choice.value), "slam")
        return True

    def _is_lost(self, result: LedgerResult, slam: SlamMade) -> bool:
        """True if a settlement ends the game and no maker of the slam wins it."""
        after = Game(self.table, self.dealer, self.seats)
        after.totals, after.deals = list(self.totals), self.deals
        after._count(result)
        ended = after.outcome()
        return ended is not None and not set(slam.by) <= set(ended.winners)

    def enter(
        self, result: LedgerResult, buyer: int | None = None, taken: Sequence[int] = (), contract: str = ""
    ) -> None:
        """Enter a settled deal and pass the deal on; `buyer` is the seat that had the choice of suit.

        `taken` are the cards each seat took, as masks. Raises MissingFactError if the next dealer depends on them and
        they are not given, and the errors of `contract_of`.
        """
        contract, dealer = self.contract_of(contract), self.next_dealer(taken)
        if contract and (chooser := self.chooser) is not None:
            self.chosen.append(Chosen(self.deals + 1, contract, chooser))
        self.dealer = dealer
        self.standing = result.after
        self._last = result
        self.buyer = buyer if result.after.jack else None
        self._count(result)

    def _count(self, result: LedgerResult) -> None:
        changes = self.changes(result)
        self.totals = [self.entered(total + change) for total, change in zip(self.totals, changes, strict=True)]
        self.deals += 1
        game = self.table.rules.game
        if game.ends.turns_round and self.turned_after is None and max(self.totals) >= game.limit:
            self.turned_after = self.deals

    def changes(self, result: LedgerResult) -> tuple[int, ...]:
        """Return what a deal adds to each score: what it comes to, or its opposite once the game has turned round."""
        return result.net if self.turned_after is None else tuple(map(neg, result.net))

    def entered(self, total: int) -> int:
        """Return the score to enter for a sum after a deal, which may be below 0 or exactly at the limit."""
        game = self.table.rules.game
        if total < 0:
            return total if game.below_nothing.is_kept else 0
        for each in game.falls_back:
            if total == each.at:
                return each.to
        match game.exactly:
            case Exactly.COUNTS | Exactly.WINS:
                return total
            case Exactly.TO_NOTHING:
                return 0 if total == game.limit else total
            case Exactly.TO_HALF:
                return total // 2 if total == game.limit else total

    def next_dealer(self, taken: Sequence[int] = ()) -> int:
        """Return the next dealer; raise MissingFactError if that depends on cards taken that are not given."""
        after, players = self.table.rules.deal.next_dealer, self.table.players
        match after:
            case NextDealer.LEFT:
                return (self.dealer + 1) % players
            case NextDealer.RIGHT:
                return (self.dealer - 1) % players
            case NextDealer.SAME:
                return self.dealer
            case NextDealer.TOOK_QUEEN:
                return _queen_taker(taken)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that play together, one tuple for each side; single seats without partners."""
        return self.table.rules.table.sides(self.table.players)

    def of_side(self, side: Sequence[int]) -> int:
        """Return the score by which the seats of a side win: the sum of their totals, or the worse of them."""
        totals = [self.totals[seat] for seat in side]
        if self.table.rules.table.partners.adds:
            return sum(totals)
        return min(totals) if self.most_wins() else max(totals)

    def outcome(self) -> Outcome | None:
        """Return the end of the game, or None while it goes on."""
        game = self.table.rules.game
        if not self.deals:
            return None
        if ended := self._ended():
            return ended
        if game.programme and 0 < deals_in(game.programme, self.table.players) <= self.deals:
            return self._won(Termination.PROGRAMME_PLAYED)
        return self._won(Termination.DEALS_PLAYED) if 0 < game.deals <= self.deals else None

    def _ended(self) -> Outcome | None:
        """Return the end of the game, apart from the agreed number of deals, or None while it goes on."""
        game, together = self.table.rules.game, self.table.rules.table.partners.end_together
        scores = [*map(self.of_side, self.sides)] if together else self.totals
        best = max(scores)
        if game.lower_limit and min(scores) <= -game.lower_limit:
            return self._won(Termination.LOWER_LIMIT)
        if exact := self._exact():
            return Outcome(Termination.LIMIT_MET, exact)
        match game.ends:
            case GameEnds.OPEN | GameEnds.PROGRAMME:  # when the programme is over, is asked of every game
                return None
            case GameEnds.EACH_DEAL:
                return self._deal_won()
            case GameEnds.REACHED:
                return self._won(Termination.LIMIT_REACHED) if best >= game.limit else None
            case GameEnds.PASSED:
                return self._won(Termination.LIMIT_PASSED) if best > game.limit else None
            case GameEnds.THERE_AND_BACK:
                back = self.turned_after is not None and self.turned_after < self.deals and min(scores) <= 0
                return self._won(Termination.BACK_AT_NOTHING) if back else None
            case GameEnds.FIRST_BROKE:
                broke = tuple(seat for seat, chips in enumerate(self.totals) if chips <= 0)
                return Outcome(Termination.BROKE, (), broke) if broke else None
            case GameEnds.FIRST_TO_WIN:
                return self._won(Termination.TARGET_WON) if best - self.start >= game.limit else None

    def _exact(self) -> tuple[int, ...]:
        """Return the seats that win by reaching the limit exactly, with their partners."""
        game = self.table.rules.game
        match game.exactly:
            case Exactly.COUNTS | Exactly.TO_NOTHING | Exactly.TO_HALF:
                return ()
            case Exactly.WINS:
                met = [side for side in self.sides if any(self.totals[seat] == game.limit for seat in side)]
                return tuple(sorted(seat for side in met for seat in side))

    def _deal_won(self) -> Outcome | None:
        """Return the end of a game of one deal; if there is a pool, only its winners win."""
        if self._last and self.table.rules.settlement.pool:
            return Outcome(Termination.DEAL_PLAYED, self._last.winners)
        return self._won(Termination.DEAL_PLAYED)

    def _won(self, termination: Termination) -> Outcome | None:
        game = self.table.rules.game
        best = (max if self.most_wins() else min)(map(self.of_side, self.sides))
        won = [side for side in self.sides if self.of_side(side) == best]
        winners = tuple(sorted(seat for side in won for seat in side))
        if len(won) > 1 and termination is not Termination.DEAL_PLAYED:
            match game.tie:
                case FinalTie.SHARED:
                    pass
                case FinalTie.PLAY_ON:
                    return None
        return Outcome(termination, winners)

    def most_wins(self) -> bool:
        """True if the highest total wins, as it always does in a game for chips."""
        rules = self.table.rules
        return rules.settlement.kept_in is KeptIn.CHIPS or rules.game.winner.is_highest


def _queen_taker(taken: Sequence[int]) -> int:
    """Return the seat that took the queen of spades; raise MissingFactError if it is not known."""
    takers = [seat for seat, cards in enumerate(taken) if cards & QUEEN]
    if not takers:
        raise MissingFactError(
            "the player who took the queen of spades deals next", "say who took her", "taken", "taken"
        )
    return takers[0]
