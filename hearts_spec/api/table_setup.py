"""What happens before the first lead: passing, showing cards, declaring a slam, bidding and naming a suit."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from hearts_spec.api.arguments import named_hands, own_record, shuffle
from hearts_spec.api.cards import Cards, read_bid, read_cards, read_suit
from hearts_spec.cards import Card, card_name, cards_text, mask_out_of, nearest, numbered_seat, quoted
from hearts_spec.engine import Auction, IrregularStateError, Passing, Play, Refusal, Standing, shown_cards, still_shown
from hearts_spec.record import Record, Replayer
from hearts_spec.record.deal_setup import pass_of, shown_by
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.vocabulary.passing import WAY_WORDS, PassTo

PassedCards = Mapping[str, tuple[Card, ...]]


def passing_of(record: Record, play: Play) -> Passing:
    """Return the pass of a deal before any cards are given."""
    return pass_of(play.table.playable, record, play.hands)


def with_way(record: Record, play: Play, way: str) -> Record:
    """Return a record in which the dealer names the direction of the pass.

    Raises IrregularStateError for a direction that the dealer may not name, if one is named already, and after the
    first lead.
    """
    if play.played:
        raise IrregularStateError("the way of the pass is named before the first card is led", way, "way")
    if record.way:
        raise IrregularStateError("the dealer has named the way already", way, "way")
    if way not in WAY_WORDS:
        near = nearest(way, WAY_WORDS)
        hint = f"did you mean {near}?" if near else f"say one of {', '.join(WAY_WORDS)}"
        raise IrregularStateError(f"{quoted(way)} is no way of passing ({hint})", way, "way")
    named = replace(record, way=way)
    passing_of(named, play)
    return named


def ways_of(record: Record, play: Play) -> tuple[PassTo, ...]:
    """Return the directions from which the dealer must choose; none if there is nothing to choose."""
    must_name = not play.played and passing_of(record, play).to_name
    return play.table.rules.passing.named if must_name else ()


def with_passed(
    record: Record, play: Play, given: PassedCards, seat: str | int, cards: str | Iterable[str]
) -> PassedCards:
    """Return what the seats have passed after one more has.

    Raises IrregularStateError if nothing is passed in this deal, after the first lead, if the seat has passed already,
    and for cards that it may not pass.
    """
    name = record.seats[numbered_seat(record.seats, seat)]
    held = tuple(read_cards(cards))
    if play.played:
        raise IrregularStateError("cards are passed before the first is led", name, "passes")
    if name in given:
        raise IrregularStateError(f"{name} has passed already", name, "passes")
    _passed(record, play, given).give(record.seats.index(name), held)
    return {**given, name: held}


def middle_of(record: Record, play: Play, given: PassedCards) -> int:
    """Return the mask of the cards in the middle that must be dealt back; 0 until all have passed."""
    if record.passes is not None or len(given) < len(record.seats):
        return 0
    return _passed(record, play, given).in_the_middle()


def with_dealt_back(record: Record, play: Play, given: PassedCards, back: PassedCards) -> Record:
    """Return a record in which the cards in the middle are dealt back.

    Raises IrregularStateError if there are none, and for other cards or other numbers of cards than are there.
    """
    if not middle_of(record, play, given):
        message = "no cards lie in the middle to be dealt back"
        raise half_passed(record, given) or IrregularStateError(message, "", "returns")
    _passed(record, play, given).deal_back([back.get(seat, ()) for seat in record.seats])
    return replace(record, passes=given, returns=back)


def _passed(record: Record, play: Play, given: PassedCards) -> Passing:
    passing = passing_of(record, play)
    for seat, cards in given.items() if record.passes is None else ():
        passing.give(record.seats.index(seat), cards)
    return passing


def shuffled_back(record: Record, middle: int, seed: int | str | None) -> PassedCards:
    """Return the cards in the middle dealt back by chance, as many to each, the same way each time for one seed."""
    cards = read_cards(Cards.of(middle))
    shuffle(cards, seed)
    each = len(cards) // len(record.seats)
    return {seat: tuple(cards[place * each : (place + 1) * each]) for place, seat in enumerate(record.seats)}


def why_not_pass(record: Record, play: Play, given: PassedCards, seat: str | int, card: str) -> Refusal | None:
    """Return why a seat may not pass a card after the seats in `given` have passed, or None if it may."""
    number, (wanted,) = numbered_seat(record.seats, seat), read_cards([card])
    passing = _passed(record, play, given)
    mask = mask_out_of(passing.held(number), [wanted])
    if not mask & passing.held(number):
        return Refusal(f"the {card_name(wanted)} is not in the hand", (), ())
    return passing.why_not(number, mask)


def with_shown(record: Record, play: Play, seat: str | int, cards: str | Iterable[str]) -> Record:
    """Return a record in which a seat shows cards before the first lead, and show them in the play.

    Raises IrregularStateError for a card that may not be shown, and after the first lead.
    """
    name = record.seats[numbered_seat(record.seats, seat)]
    if play.played:
        raise IrregularStateError("cards are shown before the first is led", name, "shown")
    shows = {**record.shows, name: (*record.shows.get(name, ()), *read_cards(cards))}
    record = replace(record, shows=shows)
    play.show(shown_cards(play.table, play.hands, shown_by(record)))
    return record


def with_declared(record: Record, play: Play, seat: str | int) -> Record:
    """Return a record in which a seat declares a slam before the first lead.

    Raises IrregularStateError if one is declared already, and after the first lead.
    """
    name = record.seats[numbered_seat(record.seats, seat)]
    if play.played:
        raise IrregularStateError("a slam is declared before the first card is led", name, "declares")
    if record.declares:
        raise IrregularStateError(f"{record.declares} has declared it already", name, "declares")
    return replace(record, declares=name)


def may_be_declared(record: Record, play: Play) -> bool:
    """Return whether a slam may still be declared."""
    return not (play.played or record.declares) and play.table.rules.slam.can_be_declared


def auction_of(replayer: Replayer, record: Record, play: Play) -> Auction:
    """Return the auction of a record, on which a bid or a suit can be tried.

    It is a new one, so trying changes nothing. Raises IrregularStateError if the rules have no auction, and after the
    first lead.
    """
    auction = replayer.begin(record).auction
    id = play.table.playable.id
    if auction is None:
        raise IrregularStateError(f"{id} has no auction", id, "bids")
    if play.played:
        raise IrregularStateError("the choice of suit is sold before the first card is led", "", "bids")
    return auction


def half_passed(record: Record, given: Collection[str]) -> IrregularStateError | None:
    """Return an error that says what the pass still needs, if some seats have passed and the pass is not complete."""
    if not given or record.passes is not None:
        return None
    waiting = next((seat for seat in record.seats if seat not in given), None)
    if waiting:
        return IrregularStateError(f"{waiting} has yet to pass his cards", waiting, "passes")
    return IrregularStateError("the cards that were passed have yet to be dealt back", "", "returns")


Seat = str | int


class TableSetup:
    """A deal up to the first lead: the seats, their hands, and what is done before the play."""

    __slots__ = ("_given", "_obliging", "_play", "_record", "_replayer", "_start", "rules")

    def __init__(self, record: Record, replayer: Replayer) -> None:
        """Set up the table of a record, without its plays. `Game.deal` and `from_record` call this."""
        record = replayer.dealt_in(record)
        self.rules: ConfiguredRules = replayer.playable(record.rules, len(record.seats), record.options)
        self._replayer = replayer
        self._obliging: list[int] = []
        self._given: PassedCards = dict(record.passes or {})
        self._set_up(own_record(replace(record, plays=(), obliging=())))

    def _set_up(self, record: Record) -> None:
        """Set up the table of a record. If that fails, nothing changes."""
        self._start = self._replayer.begin(record)
        self._record, self._play = record, self._start.play

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self._record.seats

    @property
    def dealer(self) -> str | None:
        """The seat that dealt; None if the record does not name it."""
        return self._record.dealer or None

    @property
    def number(self) -> int:
        """The number of the deal in the game, from 1."""
        return self._record.deal

    @property
    def standing(self) -> Standing:
        """What was on the table before the deal. `Settlement.after` is what is there after it."""
        return self._start.standing

    @property
    def hands(self) -> Mapping[str, Cards]:
        """The cards that each seat holds."""
        return self._by_seat(self._play.hands)

    @property
    def ways(self) -> tuple[str, ...]:
        """The directions from which the dealer must choose; empty if there is no choice, or once it is made."""
        return tuple(str(each.value) for each in ways_of(self._record, self._play))

    @property
    def way(self) -> str | None:
        """The direction of the pass that the dealer named, or None."""
        return self._record.way or None

    def name_way(self, way: str) -> None:
        """Name the direction of the pass for the dealer, if the rules let the dealer choose.

        >>> play = hearts_spec.load("house/dealers-choice").deal(seed=2)
        >>> play.ways
        ('left', 'right', 'across', 'hold')
        >>> play.name_way("across")
        >>> play.passes_to["A"]
        ('C', 'C', 'C')

        Raises IrregularStateError for a direction that the dealer may not name, if one is named already, and after the
        first lead.
        """
        self._record = with_way(self._record, self._play, way)

    @property
    def to_pass(self) -> tuple[str, ...]:
        """The seats that still have to pass cards; empty if nothing is passed, and after the first lead."""
        if self._play.played or not passing_of(self._record, self._play).needed:
            return ()
        return tuple(seat for seat in self.seats if seat not in self._given)

    def pass_cards(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Pass cards from a seat. When every seat has passed, each hand receives the cards passed to it.

        >>> play = hearts_spec.load("modern/standard").deal(seed=2)
        >>> for seat in play.to_pass:
        ...     play.pass_cards(seat, play.hands[seat][-3:])
        >>> play.to_pass
        ()

        Raises IrregularStateError if nothing is passed in this deal, if the seat has passed already, for cards that it
        may not pass, and after the first lead.
        """
        given = with_passed(self._record, self._play, self._given, seat, cards)
        if len(given) == len(self.seats) and not middle_of(self._record, self._play, given):
            self._set_up(replace(self._record, passes=given))
        self._given = given

    @property
    def in_the_middle(self) -> Cards:
        """The passed cards that must be dealt back, if the rules shuffle them; otherwise empty."""
        return Cards.of(middle_of(self._record, self._play, self._given))

    def deal_back(self, seed: int | str | None = None, hands: Mapping[Seat, str | Iterable[str]] | None = None) -> None:
        """Deal back the cards in the middle: by chance, the same way each time for one `seed`, or as named in `hands`.

        >>> play = hearts_spec.load("house/into-the-middle", options={"shuffled": "every-deal"}).deal(seed=2)
        >>> for seat in play.to_pass:
        ...     play.pass_cards(seat, play.hands[seat][:3])
        >>> len(play.in_the_middle)
        12
        >>> play.deal_back(seed=3)
        >>> {seat: len(hand) for seat, hand in play.hands.items()}
        {'A': 13, 'B': 13, 'C': 13, 'D': 13}

        Raises IrregularStateError if there are none, and for other cards or other numbers of cards than are there.
        """
        record = self._record
        back = (
            shuffled_back(record, middle_of(record, self._play, self._given), seed)
            if hands is None
            else named_hands(self.seats, hands)
        )
        self._set_up(with_dealt_back(record, self._play, self._given, back))

    @property
    def each_passes(self) -> int:
        """How many cards each seat passes in this deal; 0 if none, or before the dealer has named the direction."""
        return passing_of(self._record, self._play).count

    @property
    def passes_to(self) -> Mapping[str, tuple[str, ...]]:
        """For each seat, who receives each card that it passes, in order; empty if no seat has to pass.

        If the passed cards are shuffled, no seat is a receiver.
        """
        passing = passing_of(self._record, self._play)
        receivers = [[self.seats[each] for each in passing.receivers(number)] for number in range(len(self.seats))]
        return dict(zip(self.seats, map(tuple, receivers), strict=True)) if self.to_pass else {}

    def why_not_pass(self, seat: Seat, card: str) -> Refusal | None:
        """Return why a seat may not pass a card, or None if it may. The result is like that of `why_not`."""
        return why_not_pass(self._record, self._play, self._given, seat, card)

    def show(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Show cards of a seat before the first lead, so that they count double, if the rules allow it.

        The cards stay in the hand and are played from it. In some games a shown card may not be played until its suit
        has been led once.

        >>> play = hearts_spec.load("house/chase-the-pig").deal(seed=2)
        >>> play.show("B", "QS JD")
        >>> play.shown
        {'B': 'QS JD'}

        Raises IrregularStateError for a card that may not be shown, and after the first lead.
        """
        self._record = with_shown(self._record, self._play, seat, cards)

    @property
    def shown(self) -> Mapping[str, str]:
        """The cards that were shown before the first lead, by seat."""
        return {seat: cards_text(cards) for seat, cards in self._record.shows.items()}

    @property
    def to_show(self) -> Mapping[str, Cards]:
        """The cards that each seat may still show before the first lead. A seat with none is left out."""
        if self._play.played or self._why_not_yet():
            return {}
        table, hands = self._play.table, self._play.hands
        may = self._by_seat([still_shown(table, hand, self._play.shown) for hand in hands])
        return {seat: cards for seat, cards in may.items() if cards}

    def declare(self, seat: Seat) -> None:
        """Declare before the first lead that a seat will make the slam, if the rules allow it.

        >>> play = hearts_spec.load("house/polignac").deal(seed=2)
        >>> play.declare("B")
        >>> play.declared
        'B'

        Raises IrregularStateError if the rules have no declared slam, if one is declared already, and after the first
        lead.
        """
        self._set_up(with_declared(self._record, self._play, seat))

    @property
    def declared(self) -> str | None:
        """The seat that declared a slam before the first lead, or None."""
        return self._record.declares or None

    @property
    def may_declare(self) -> bool:
        """True if a slam may still be declared: the rules allow it, nobody has, and no card has been led."""
        return self._why_not_yet() is None and may_be_declared(self._record, self._play)

    @property
    def to_bid(self) -> str | None:
        """The seat that is to bid for the choice of suit, or None."""
        auction = self._start.auction
        return None if auction is None or auction.to_bid is None else self.seats[auction.to_bid]

    @property
    def least_bid(self) -> int:
        """The lowest bid that is allowed now; 0 if nobody is to bid."""
        auction = self._start.auction
        return 0 if auction is None or auction.to_bid is None else auction.least

    @property
    def to_name(self) -> str | None:
        """The seat that is to name the suit to be avoided, or None."""
        auction = self._start.auction
        return None if auction is None or auction.to_name is None else self.seats[auction.to_name]

    @property
    def buyer(self) -> str | None:
        """The seat that has the choice of suit, or None."""
        sale = self._start.sale
        return None if sale is None or sale.buyer is None else self.seats[sale.buyer]

    @property
    def avoided(self) -> str:
        """The suit to be avoided: hearts, unless another suit is named."""
        return self._play.table.avoided.name.lower()

    def bid(self, amount: int | str) -> None:
        """Bid for the seat whose turn it is; 0 or `pass` is a pass.

        >>> play = hearts_spec.load("spalding-1896/auction").deal(seed=2)
        >>> for bid in (3, "pass", 5, "pass"):
        ...     play.bid(bid)
        >>> play.to_name
        'D'
        >>> play.name("clubs")
        >>> play
        <Play of spalding-1896/auction, deal 1: B to play to trick 1>

        Raises IllegalBidError for a bid that the rules forbid, and IrregularStateError if the rules have no auction.
        """
        chips = read_bid(amount)
        auction_of(self._replayer, self._record, self._play).bid(chips)
        bids = {**(self._record.bids or {}), str(self.to_bid): chips}
        self._set_up(replace(self._record, bids=bids))

    def name(self, suit: str) -> None:
        """Name the suit to be avoided, for the seat that bought the choice; raises as `bid` does."""
        named = read_suit(suit)
        auction_of(self._replayer, self._record, self._play).name(named)
        self._set_up(replace(self._record, suit=named.name.lower()))

    def _why_not_yet(self) -> IrregularStateError | None:
        """Return an error that says why no card may be played: the pass is unfinished, or the suit is not named."""
        auction = self._start.auction
        if auction is not None and not auction.over:
            try:
                auction.sale()
            except IrregularStateError as error:
                return error
        return half_passed(self._record, self._given)

    def _by_seat(self, masks: list[int]) -> Mapping[str, Cards]:
        return {seat: Cards.of(mask) for seat, mask in zip(self.seats, masks, strict=True)}
