"""State of the table while a scenario runs: what its steps have stated so far, and what has happened."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from typing import Any, TypeVar

from hearts_spec.book_deals.deal import EvidenceReading
from hearts_spec.book_deals.deals import AnyDeal
from hearts_spec.cards import Card, Suit, cards_in, cards_text, default_seats, hands_out_of, mask_of, parse_cards
from hearts_spec.disputes import Answer, Disputes, disputes_of
from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.dealing import CutResult
from hearts_spec.engine.errors import IrregularStateError, Refusal
from hearts_spec.engine.game import Game
from hearts_spec.engine.irregular.faulty_deals import Asker, DealRuling
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling
from hearts_spec.engine.passing import Passing
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.engine.tournament import Prize, Round, Tie, Tournament, UndecidedError
from hearts_spec.record import DealReport
from hearts_spec.rules import ConfiguredRules, Library, RefusedError
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.rules.vocabulary.tournament import Star
from hearts_spec.schema.english import listed
from hearts_spec.schema.problems import quoted


@dataclass
class TournamentState:
    """A tournament and its current round. `round` is the last one that ended, `ties` those still to be cut for.

    `refused` says why the hearts or cuts of the round are impossible.
    """

    tournament: Tournament
    hearts: dict[str, int] = field(default_factory=dict)
    cuts: dict[str, list[Card]] = field(default_factory=dict)
    prize_cuts: dict[Star, dict[str, list[Card]]] = field(default_factory=dict)
    ties: tuple[Tie, ...] = ()
    round: Round | None = None
    refused: str = ""

    def take(self, hearts: dict[str, int]) -> None:
        """Set the hearts taken in a round. The round ends at once if nobody has to cut."""
        self.hearts, self.cuts = hearts, {}
        self._end()

    def cut(self, cards: dict[str, Card]) -> None:
        """Add a card for each player who cuts, and end the round if no tie is left."""
        for name, card in cards.items():
            self.cuts.setdefault(name, []).append(card)
        self._end()

    def _end(self) -> None:
        self.ties, self.round, self.refused = (), None, ""
        try:
            self.round = self.tournament.play(self.hearts, self.cuts)
        except UndecidedError as error:
            self.ties = error.ties
        except IrregularStateError as error:
            self.refused = str(error)

    def prizes(self) -> tuple[Prize, ...]:
        """Return the prizes by the stars won and the cards cut so far."""
        return self.tournament.prizes(self.prize_cuts)


Rows = Sequence[Sequence[str]]
T = TypeVar("T")


class StepFailedError(AssertionError):
    """The error of a step that fails or cannot be carried out."""


class UnmetError(StepFailedError):
    """The error of a step whose expectation is not met."""


@dataclass
class World:
    """The table of one scenario. `seen` collects what the engine showed during the current step."""

    library: Library
    ruleset: str = ""
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    dealer: int | None = None
    takes_none: str = ""
    deal_number: int = 1
    hands: list[int] | None = None
    rest: list[Card] = field(default_factory=list)
    play: Play | None = None
    way: PassTo | None = None
    passing: Passing | None = None
    auction: Auction | None = None
    sale: Sale | None = None
    result: LedgerResult | None = None
    cut: CutResult | None = None
    shown: dict[int, list[Card]] = field(default_factory=dict)
    report: DealReport = field(default_factory=DealReport)
    refused: RefusedError | None = None
    broken: bool = False
    first_trick: bool = False
    irregular_play: IrregularPlay | None = None
    ruling: Ruling | None = None
    deal_ruling: DealRuling | None = None
    asked_by: Asker | None = None
    unclaimed: bool = False
    touched: bool = False
    taken_up: bool = False
    looked: bool = False
    disturbed: bool = False
    rightful: str | None = None
    tournament_state: TournamentState | None = None
    answer: Answer | None = None
    book_deal: AnyDeal | None = None
    reading: EvidenceReading | None = None
    seen: list[dict[str, Any]] = field(default_factory=list)
    shared_disputes: Disputes | None = None
    _table: CompiledRules | None = None
    _game: Game | None = None

    @property
    def disputes(self) -> Disputes:
        """The disputes that steps can put to rule sets: those shared by many scenarios, or else those of the folder."""
        return self.shared_disputes or disputes_of(self.library.root)

    @property
    def playable(self) -> ConfiguredRules:
        """The rule set in play, with its options."""
        return self.library.playable(self.ruleset, self.players, self.options)

    @property
    def table(self) -> CompiledRules:
        """The compiled rules, made on first use and again once a suit is named. The rules cannot change after that."""
        if self._table is None:
            self._table = self.whole
            if self.report.contract or self.deal_number > 1:
                deal = Game(self.whole, seats=self.seats)
                deal.deals = self.deal_number - 1
                self._table = deal.table_for(self.report.contract)
        self._table = self._table.avoiding(self.sale.suit if self.sale else Suit.HEARTS)
        return self._table

    @property
    def whole(self) -> CompiledRules:
        """The compiled rules of the game; if it has several contracts, those of the first."""
        if not self.ruleset:
            raise StepFailedError("no game is named yet: begin with `Given the game is ...`")
        whole = table_of(self.playable)
        self.seats = self.seats or default_seats(whole.players)
        return whole

    @property
    def game(self) -> Game:
        """The game, made on first use. If no dealer is named, the last seat deals, so that A is the eldest hand."""
        if self._game is None:
            self._game = Game(self.whole, self.dealing, self.seats)
            self._game.deals = self.deal_number - 1
        return self._game

    @property
    def dealing(self) -> int:
        """The dealer's seat."""
        return len(self.table_seats) - 1 if self.dealer is None else self.dealer

    @property
    def table_seats(self) -> tuple[str, ...]:
        """Names of the seats, clockwise."""
        _ = self.whole
        return self.seats

    def seat(self, name: str) -> int:
        """Return the number of a seat. Raises StepFailedError if there is no such seat."""
        seats = self.table_seats
        if name not in seats:
            raise StepFailedError(f"there is no seat {name}; the seats are {', '.join(seats)}")
        return seats.index(name)

    def tell(self, **facts: Any) -> None:
        """Add facts to the report of the deal."""
        self.report = replace(self.report, **facts)

    def name(self, seat: int | None) -> str:
        """Return the name of a seat; `nobody` for None."""
        return "nobody" if seat is None else self.table_seats[seat]

    def hands_needed(self) -> list[int]:
        return needed(self.hands, "no hands were stated")

    def unheld(self) -> int:
        """Return the cards of the pack that are in no hand and not left over, as a mask."""
        return self.table.pack & ~reduce(or_, self.hands or [0]) & ~mask_of(self.rest)

    def hands_now(self) -> list[int]:
        """Return the current hands: those of the play if it has begun."""
        return self.hands_needed() if self.play is None else self.play.hands

    def play_needed(self) -> Play:
        """Return the play, beginning it from the hands if it has not begun."""
        if self.play is None:
            buyer = self.sale.buyer if self.sale else None
            hands = self.hands_needed()
            rest = self.left_over(hands)
            self.play = Play(self.table, hands, self.dealing, self.table_seats, buyer, rest)
            self.play.show(self.shown_cards)
        return self.play

    @property
    def shown_cards(self) -> int:
        """The cards shown before the first lead, as a mask."""
        return mask_of(card for cards in self.shown.values() for card in cards)

    def irregular_play_needed(self) -> IrregularPlay:
        """Return the play as one in which irregularities may happen."""
        if self.irregular_play is None or self.irregular_play.play is not self.play:
            self.irregular_play = IrregularPlay(self.play_needed(), dealer=self.dealing)
        return self.irregular_play

    def ruling_needed(self) -> Ruling:
        return needed(self.ruling, "nothing was ruled on yet")

    def deal_ruling_needed(self) -> DealRuling:
        return needed(self.deal_ruling, "no fault in the deal was ruled on yet")

    def left_over(self, hands: Sequence[int]) -> list[Card]:
        """Return the stock or widow: the cards named, and below them the other cards in no hand, lowest club first."""
        table = self.table
        if not table.has_side_cards:
            return self.rest
        left = table.pack & ~reduce(or_, hands)
        named = hands_out_of(left, ([card] for card in self.rest))
        return [*(card.bit_length() - 1 for card in named), *cards_in(left & ~sum(named))]

    def result_needed(self) -> LedgerResult:
        return needed(self.result, "no deal has been settled yet")

    def cut_needed(self) -> CutResult:
        return needed(self.cut, "nobody has cut yet")

    def tournament_needed(self) -> TournamentState:
        return needed(self.tournament_state, "nobody sits at any table yet")

    def answer_needed(self) -> Answer:
        return needed(self.answer, "no question has been put yet")

    def name_seats(self, names: Sequence[str]) -> None:
        """Name the seats, unless they have names already."""
        if not self.seats:
            self.seats = tuple(names)
            self.players = len(names) if self.players is None else self.players

    def by_seat(self, datatable: Rows) -> dict[int, str]:
        """Read a table with one value for each seat: the seats are the first row or the first column."""
        rows = [list(row) for row in datatable]
        if len(rows) == 2 and len(rows[0]) > 2:
            rows = [[seat, value] for seat, value in zip(rows[0], rows[1], strict=True)]
        if wrong := next((row for row in rows if len(row) != 2), None):
            raise StepFailedError(f"expected a seat and its value in each pair of cells, found {len(wrong)} cells")
        expect_distinct(name for name, _ in rows)
        self.name_seats([name for name, _ in rows])
        return {self.seat(name): value for name, value in rows}

    def by_each_seat(self, datatable: Rows) -> dict[int, str]:
        """Read a table as `by_seat` does. Raises StepFailedError if a seat is missing."""
        values = self.by_seat(datatable)
        self.expect_whole(map(self.name, values))
        return values

    def expect_whole(self, named: Iterable[str]) -> None:
        """Raise StepFailedError unless every seat is named once."""
        names = expect_distinct(named)
        if left := [seat for seat in self.table_seats if seat not in names]:
            raise StepFailedError(f"the table leaves out {listed(left)}")

    def read_hands(self, datatable: Rows) -> list[int]:
        """Read the hands of a deal; one seat may hold `the rest` of the pack."""
        held = self.by_seat(datatable)
        named = {seat: parse_cards(text) for seat, text in held.items() if text != "the rest"}
        left = self.table.pack & ~mask_of(self.rest)
        hands = dict(zip(named, hands_out_of(left, named.values()), strict=True))
        rest = next((seat for seat in held if seat not in named), None)
        if rest is not None:
            hands[rest] = left & ~reduce(or_, hands.values(), 0)
        return [hands.get(seat, 0) for seat in range(self.table.players)]

    def show(self, kind: str, **what: Any) -> None:
        """Add something that the engine showed, for the scenario's page."""
        self.seen.append({"kind": kind, **what})

    def show_forbidden(self, refusal: Refusal | None, otherwise: str, by: str = "") -> None:
        """Check that something is refused, by a provision if one is named, and show the reason.

        `otherwise` is the error message if it is allowed.
        """
        if refusal is None:
            raise UnmetError(otherwise)
        if by and by not in refusal.cites:
            raise UnmetError(f"it is refused by {', '.join(refusal.cites) or 'no provision'}: {refusal.reason}")
        self.show("note", text=refusal.reason, cites=list(refusal.cites))

    def show_hands(self, hands: Sequence[int]) -> None:
        held = {self.name(seat): cards_text(cards_in(hand)).split() for seat, hand in enumerate(hands)}
        self.show("hands", seats=list(self.table_seats), dealer=self.name(self.dealing), hands=held)


def expect_allowed(refusal: Refusal | None) -> None:
    """Raise UnmetError if there is a refusal."""
    if refusal is not None:
        raise UnmetError(refusal.reason)


def expect(wanted: object, found: object, what: str) -> None:
    """Raise UnmetError unless both values are equal; `what` names them."""
    if wanted != found:
        raise UnmetError(f"{what}: expected {shown(wanted)}, found {shown(found)}")


def expect_distinct(named: Iterable[str]) -> list[str]:
    """Return the names in a table. Raises StepFailedError if one occurs twice."""
    names: list[str] = []
    for name in named:
        if name in names:
            raise StepFailedError(f"{quoted(name)} is named twice in the table")
        names.append(name)
    return names


def expect_cited(provision: str, cites: Sequence[str], what: str) -> None:
    """Raise UnmetError unless a provision is among those cited."""
    if provision not in cites:
        raise UnmetError(f"{what} rests on {', '.join(cites) or 'nothing'}, not on {provision}")


def needed(found: T | None, otherwise: str) -> T:
    """Return a value. Raises StepFailedError with the message `otherwise` if it is None."""
    if found is None:
        raise StepFailedError(otherwise)
    return found


def shown(value: object) -> str:
    """Return a value as messages show it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {each}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(str(each) for each in value) or "none"
    return str(value)
