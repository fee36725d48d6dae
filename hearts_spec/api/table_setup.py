"""A deal that is laid on the table, and what is done with it before the first card is led."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from hearts_spec.api import before_play
from hearts_spec.api.arguments import named_hands, own_record
from hearts_spec.api.before_play import PassedCards, half_passed
from hearts_spec.api.cards import Cards, read_bid, read_suit
from hearts_spec.cards import cards_text
from hearts_spec.engine import IrregularStateError, Refusal, Standing, still_shown
from hearts_spec.record import Record, Replayer
from hearts_spec.rules import ConfiguredRules

Seat = str | int


class TableSetup:
    """A deal on the table: who sits there, what each holds, and all that is said and done before the first lead."""

    __slots__ = ("_given", "_laid", "_obliging", "_play", "_record", "_replayer", "rules")

    def __init__(self, record: Record, replayer: Replayer) -> None:
        """Lay the table of a record; its plays are left out. This is for `Game.deal` and `from_record` to call."""
        record = replayer.dealt_in(record)
        self.rules: ConfiguredRules = replayer.playable(record.rules, len(record.seats), record.options)
        self._replayer = replayer
        self._obliging: list[int] = []
        self._given: PassedCards = dict(record.passes or {})
        self._lay(own_record(replace(record, plays=(), obliging=())))

    def _lay(self, record: Record) -> None:
        """Lay the table of a record; nothing is changed when it cannot be laid."""
        self._laid = self._replayer.begin(record)
        self._record, self._play = record, self._laid.play

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self._record.seats

    @property
    def dealer(self) -> str | None:
        """The seat that dealt; None for a record that does not say."""
        return self._record.dealer or None

    @property
    def number(self) -> int:
        """The number of the deal in the game, from 1."""
        return self._record.deal

    @property
    def standing(self) -> Standing:
        """What lay on the table before the deal; what lies there after it, `Settlement.after` says."""
        return self._laid.standing

    @property
    def hands(self) -> Mapping[str, Cards]:
        """What each seat holds."""
        return self._by_seat(self._play.hands)

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways of passing among which the dealer is to choose, where he is; none once he has."""
        return tuple(str(each.value) for each in before_play.ways_of(self._record, self._play))

    @property
    def way(self) -> str | None:
        """The way of the pass that the dealer named, or None."""
        return self._record.way or None

    def name_way(self, way: str) -> None:
        """Name for the dealer which way the cards are passed, where the rules leave it to him.

        >>> play = hearts_spec.load("house/dealers-choice").deal(seed=2)
        >>> play.ways
        ('left', 'right', 'across', 'hold')
        >>> play.name_way("across")
        >>> play.passes_to["A"]
        ('C', 'C', 'C')

        Raises IrregularStateError for a way that is not his to name, and once he has named one or a card is led.
        """
        self._record = before_play.with_way(self._record, self._play, way)

    @property
    def to_pass(self) -> tuple[str, ...]:
        """The seats that have cards to pass; none where nothing is passed, and none once a card has been led."""
        if self._play.played or not before_play.passing_of(self._record, self._play).needed:
            return ()
        return tuple(seat for seat in self.seats if seat not in self._given)

    def pass_cards(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Pass cards from a seat. When all have passed, every hand has what was passed to it.

        >>> play = hearts_spec.load("modern/standard").deal(seed=2)
        >>> for seat in play.to_pass:
        ...     play.pass_cards(seat, play.hands[seat][-3:])
        >>> play.to_pass
        ()

        Raises IrregularStateError when nothing is passed in this deal, or no longer, or not these cards by this seat.
        """
        given = before_play.with_passed(self._record, self._play, self._given, seat, cards)
        if len(given) == len(self.seats) and not before_play.middle_of(self._record, self._play, given):
            self._lay(replace(self._record, passes=given))
        self._given = given

    @property
    def in_the_middle(self) -> Cards:
        """The cards that all have passed and that have yet to be dealt back; none where they are not shuffled."""
        return Cards.of(before_play.middle_of(self._record, self._play, self._given))

    def deal_back(self, seed: int | str | None = None, hands: Mapping[Seat, str | Iterable[str]] | None = None) -> None:
        """Deal back the cards in the middle: by chance, the same each time for one `seed`, or to each what is named.

        >>> play = hearts_spec.load("house/into-the-middle", options={"shuffled": "every-deal"}).deal(seed=2)
        >>> for seat in play.to_pass:
        ...     play.pass_cards(seat, play.hands[seat][:3])
        >>> len(play.in_the_middle)
        12
        >>> play.deal_back(seed=3)
        >>> {seat: len(hand) for seat, hand in play.hands.items()}
        {'A': 13, 'B': 13, 'C': 13, 'D': 13}

        Raises IrregularStateError where none lie there, for other cards than lie there, or not as many to each.
        """
        record = self._record
        back = (
            before_play.shuffled_back(record, before_play.middle_of(record, self._play, self._given), seed)
            if hands is None
            else named_hands(self.seats, hands)
        )
        self._lay(before_play.with_dealt_back(record, self._play, self._given, back))

    @property
    def each_passes(self) -> int:
        """How many cards each seat passes in this deal; 0 where nothing is passed, or the way is yet to be named."""
        return before_play.passing_of(self._record, self._play).count

    @property
    def passes_to(self) -> Mapping[str, tuple[str, ...]]:
        """For each seat, who receives each card that it passes, in their order; empty where nothing is to pass.

        Cards that are shuffled are passed to nobody.
        """
        passing = before_play.passing_of(self._record, self._play)
        receivers = [[self.seats[each] for each in passing.receivers(number)] for number in range(len(self.seats))]
        return dict(zip(self.seats, map(tuple, receivers), strict=True)) if self.to_pass else {}

    def why_not_pass(self, seat: Seat, card: str) -> Refusal | None:
        """Say why a seat may not pass a card, as `why_not` says it of a play, or None when it may."""
        return before_play.why_not_pass(self._record, self._play, self._given, seat, card)

    def show(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Lay cards of a seat face up before the first lead, so that they count double, where the rules know of that.

        They stay in the hand, and are played from it; in some games such a card waits until its suit has been led once.

        >>> play = hearts_spec.load("house/chase-the-pig").deal(seed=2)
        >>> play.show("B", "QS JD")
        >>> play.shown
        {'B': 'QS JD'}

        Raises IrregularStateError for a card that may not be shown, and once the first card is led.
        """
        self._record = before_play.with_shown(self._record, self._play, seat, cards)

    @property
    def shown(self) -> Mapping[str, str]:
        """The cards that were shown before the first lead, by seat."""
        return {seat: cards_text(cards) for seat, cards in self._record.shows.items()}

    @property
    def to_show(self) -> Mapping[str, Cards]:
        """The cards that each seat may still show before the first lead; a seat that has none is left out."""
        if self._play.played or self._why_not_yet():
            return {}
        table, hands = self._play.table, self._play.hands
        may = self._by_seat([still_shown(table, hand, self._play.shown) for hand in hands])
        return {seat: cards for seat, cards in may.items() if cards}

    def declare(self, seat: Seat) -> None:
        """Declare for a seat, before the first lead, that it will make the slam, where the rules know of that.

        >>> play = hearts_spec.load("house/polignac").deal(seed=2)
        >>> play.declare("B")
        >>> play.declared
        'B'

        Raises IrregularStateError where no slam is declared, once one is, and once the first card is led.
        """
        self._lay(before_play.with_declared(self._record, self._play, seat))

    @property
    def declared(self) -> str | None:
        """The seat that declared a slam before the first lead, or None."""
        return self._record.declares or None

    @property
    def may_declare(self) -> bool:
        """Whether a slam may still be declared: the rules know of that, nobody has, and no card is led."""
        return self._why_not_yet() is None and before_play.may_be_declared(self._record, self._play)

    @property
    def to_bid(self) -> str | None:
        """The seat that is to bid for the choice of suit, or None when nobody is."""
        auction = self._laid.auction
        return None if auction is None or auction.to_bid is None else self.seats[auction.to_bid]

    @property
    def least_bid(self) -> int:
        """The least that may be bid now, or 0 when nobody is to bid."""
        auction = self._laid.auction
        return 0 if auction is None or auction.to_bid is None else auction.least

    @property
    def to_name(self) -> str | None:
        """The seat that is to name the suit to be avoided, or None when nobody is."""
        auction = self._laid.auction
        return None if auction is None or auction.to_name is None else self.seats[auction.to_name]

    @property
    def buyer(self) -> str | None:
        """The seat that has the choice of suit, or None where nobody has it."""
        sale = self._laid.sale
        return None if sale is None or sale.buyer is None else self.seats[sale.buyer]

    @property
    def avoided(self) -> str:
        """The suit to be avoided: hearts, unless another has been named."""
        return self._play.table.avoided.name.lower()

    def bid(self, amount: int | str) -> None:
        """Bid for the seat whose turn it is; 0 or `pass` for a pass.

        >>> play = hearts_spec.load("spalding-1896/auction").deal(seed=2)
        >>> for bid in (3, "pass", 5, "pass"):
        ...     play.bid(bid)
        >>> play.to_name
        'D'
        >>> play.name("clubs")
        >>> play
        <Play of spalding-1896/auction, deal 1: B to play to trick 1>

        Raises IllegalBidError for a bid that the rules forbid; IrregularStateError where nothing is sold.
        """
        chips = read_bid(amount)
        before_play.auction_of(self._replayer, self._record, self._play).bid(chips)
        bids = {**(self._record.bids or {}), str(self.to_bid): chips}
        self._lay(replace(self._record, bids=bids))

    def name(self, suit: str) -> None:
        """Name the suit to be avoided, for the seat that bought the choice; raises as `bid` does."""
        named = read_suit(suit)
        before_play.auction_of(self._replayer, self._record, self._play).name(named)
        self._lay(replace(self._record, suit=named.name.lower()))

    def _why_not_yet(self) -> IrregularStateError | None:
        """Say why no card may be played yet: not all have passed their cards, or the suit is not named."""
        auction = self._laid.auction
        if auction is not None and not auction.over:
            try:
                auction.sale()
            except IrregularStateError as error:
                return error
        return half_passed(self._record, self._given)

    def _by_seat(self, masks: list[int]) -> Mapping[str, Cards]:
        return {seat: Cards.of(mask) for seat, mask in zip(self.seats, masks, strict=True)}
