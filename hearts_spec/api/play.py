"""`Play`: one deal, from the pass to the settlement."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any

from hearts_spec.api.cards import Cards, read_bid, read_cards, read_play, read_suit
from hearts_spec.cards import (
    Card,
    card_name,
    card_text,
    cards_text,
    mask_out_of,
    nearest,
    numbered_seat,
    parse_cards,
    quoted,
)
from hearts_spec.engine.auction import Auction
from hearts_spec.engine.errors import IrregularStateError, Refusal
from hearts_spec.engine.passing import Passing, shown_cards
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.record import Record, Replayer, Settlement, Transcript, TrickMade, record_data, slam_choice, write_yaml
from hearts_spec.record.deal_setup import pass_of, shown_by
from hearts_spec.record.json_writer import cards_by_seat, tricks_made
from hearts_spec.record.model import OBLIGING
from hearts_spec.record.replay import turn_of
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.vocabulary.passing import WAY_WORDS

Seat = str | int
PassedCards = Mapping[str, tuple[Card, ...]]


def own_record(record: Record) -> Record:
    """Return a record with copies of its mappings, which the caller cannot change."""
    copies: dict[str, Any] = {}
    for each in fields(record):
        value = getattr(record, each.name)
        if isinstance(value, Mapping) and each.name != "rules":
            copies[each.name] = dict(value)
    return replace(record, **copies)


def chance_of(seed: int | str | None) -> Random:
    """Return the source of chance of a seed. Raise IrregularStateError for a text that no file can hold."""
    try:
        return Random(seed)
    except UnicodeEncodeError:
        raise IrregularStateError(f"{quoted(str(seed))} cannot be a seed", "", "seed", "give a number") from None


def named_hands(seats: tuple[str, ...], hands: Mapping[Seat, str | Iterable[str]]) -> dict[str, tuple[Card, ...]]:
    """Return the cards named for each seat.

    Raises IrregularStateError for a seat that is named twice, and the errors of reading seats and cards.
    """
    found: dict[str, tuple[Card, ...]] = {}
    for seat, held in hands.items():
        name = seats[numbered_seat(seats, seat)]
        if name in found:
            raise IrregularStateError(f"the hand of {name} is named twice", name, "hands")
        found[name] = tuple(read_cards(held))
    return found


class Play:
    """One deal in progress, as returned by `Game.deal` and `from_record`.

    Refer to a seat by its name or by its number from 0, and to a card by its text. A play that is not allowed raises
    an error with the reason, and the deal does not change.

    >>> play = hearts_spec.load("today/hearts").deal(seed=2)
    >>> play
    <Play of today/hearts, deal 1: A to play to trick 1>
    >>> play.push("2C")
    >>> print(play)
    A   5C QC AC 6D 10D 2S 6S 7S 8S 10S KS AS
    B * 4C 6C 4D 5D JD QD AD JS QS 2H 4H 8H QH
    C   3C 8C 9C 3D 7D 8D KD 3S 4S 5S 6H 7H KH
    D   7C 10C JC KC 2D 9D 9S 3H 5H 9H 10H JH AH
    on the table: A 2C
    >>> "4C" in play.legal, len(play.legal), list(play.legal)
    (True, 2, ['4C', '6C'])
    >>> play.push("QS")
    Traceback (most recent call last):
    hearts_spec.engine.errors.IllegalPlayError: play 2: B may not play QS: you must follow suit if you can: ...

    If this deal has a pass, you can make it with `pass_cards` before the first lead. Otherwise the hands count as those
    held after the pass, as in a record. If the rules have an auction, first sell the choice of suit with `bid` and
    `name`.
    """

    __slots__ = ("_given", "_obliging", "_play", "_record", "_replayer", "_start", "rules")

    def __init__(self, record: Record, replayer: Replayer) -> None:
        """Begin the deal of a record, without its plays. `Game.deal` and `from_record` call this."""
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
        """The seat that dealt, or None if the record names no dealer."""
        return self._record.dealer or None

    @property
    def number(self) -> int:
        """The number of the deal in the game, from 1."""
        return self._record.deal

    @property
    def standing(self) -> Standing:
        """The chips on the table before the deal. `Settlement.after` has those after the deal."""
        return self._start.standing

    @property
    def hands(self) -> Mapping[str, Cards]:
        """The cards that each seat holds."""
        return self._by_seat(self._play.hands)

    @property
    def ways(self) -> tuple[str, ...]:
        """The directions of the pass from which the dealer must choose; empty if no choice is open."""
        if self._play.played or not self._new_pass().to_name:
            return ()
        return tuple(str(each.value) for each in self.rules.rules.passing.named)

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

        Raises IrregularStateError for a direction that the dealer may not name, for a second one, and after the
        first lead.
        """
        self._must_be_before_lead("the way of the pass is named before the first card is led", way, "way")
        if self._record.way:
            raise IrregularStateError("the dealer has already named a direction", way, "way")
        if way not in WAY_WORDS:
            near = nearest(way, WAY_WORDS)
            hint = f"did you mean {near}?" if near else f"say one of {', '.join(WAY_WORDS)}"
            raise IrregularStateError(f"{quoted(way)} is not a direction of the pass ({hint})", way, "way")
        named = replace(self._record, way=way)
        pass_of(self.rules, named, self._play.hands)
        self._record = named

    @property
    def to_pass(self) -> tuple[str, ...]:
        """The seats that still have to pass cards; empty if this deal has no pass, and after the first lead."""
        if self._play.played or not self._new_pass().needed:
            return ()
        return tuple(seat for seat in self.seats if seat not in self._given)

    def pass_cards(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Pass cards from a seat. When every seat has passed, each hand receives the cards passed to it.

        >>> play = hearts_spec.load("today/hearts").deal(seed=2)
        >>> for seat in play.to_pass:
        ...     play.pass_cards(seat, play.hands[seat][-3:])
        >>> play.to_pass
        ()

        Raises IrregularStateError if this deal has no pass, if the seat has already passed, for cards that the seat may
        not pass, and after the first lead.
        """
        number, held = numbered_seat(self.seats, seat), tuple(read_cards(cards))
        name = self.seats[number]
        self._must_be_before_lead("cards are passed before the first is led", name, "passes")
        if name in self._given:
            raise IrregularStateError(f"{name} has passed already", name, "passes")
        passing = self._passing()
        passing.give(number, held)
        given = {**self._given, name: held}
        if len(given) == len(self.seats) and not passing.in_the_middle():
            self._set_up(replace(self._record, passes=given))
        self._given = given

    @property
    def in_the_middle(self) -> Cards:
        """The passed cards to be dealt back, if the rules shuffle passed cards together; otherwise empty."""
        if self._record.passes is not None or len(self._given) < len(self.seats):
            return Cards()
        return Cards.of(self._passing().in_the_middle())

    def deal_back(self, seed: int | str | None = None, hands: Mapping[Seat, str | Iterable[str]] | None = None) -> None:
        """Deal back the cards in the middle, at random or as in `hands`. The same `seed` always gives the same cards.

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
        middle = self.in_the_middle
        if not middle:
            message = "no cards lie in the middle to be dealt back"
            raise self._half_passed() or IrregularStateError(message, "", "returns")
        if hands is None:
            cards = read_cards(middle)
            chance_of(seed).shuffle(cards)
            each = len(cards) // len(self.seats)
            back = {seat: tuple(cards[at * each : (at + 1) * each]) for at, seat in enumerate(self.seats)}
        else:
            back = named_hands(self.seats, hands)
        self._passing().deal_back([back.get(seat, ()) for seat in self.seats])
        self._set_up(replace(self._record, passes=self._given, returns=back))

    @property
    def each_passes(self) -> int:
        """The number of cards that each seat passes in this deal; 0 before the dealer has named the direction."""
        return self._new_pass().count

    @property
    def passes_to(self) -> Mapping[str, tuple[str, ...]]:
        """For each seat, the seats that receive its passed cards, card by card; empty if no seat has to pass.

        If the passed cards are shuffled, no seat is a receiver.
        """
        passing = self._new_pass()
        receivers = [[self.seats[each] for each in passing.receivers(number)] for number in range(len(self.seats))]
        return dict(zip(self.seats, map(tuple, receivers), strict=True)) if self.to_pass else {}

    def why_not_pass(self, seat: Seat, card: str) -> Refusal | None:
        """Return why a seat may not pass a card, as `why_not` does, or None if the seat may pass it."""
        number, (wanted,) = numbered_seat(self.seats, seat), read_cards([card])
        passing = self._passing()
        mask = mask_out_of(passing.held(number), [wanted])
        if not mask & passing.held(number):
            return Refusal(f"the {card_name(wanted)} is not in the hand", (), ())
        return passing.why_not(number, mask)

    def show(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Show cards of a seat before the first lead, if the rules allow it. Shown cards count double.

        The cards stay in the hand and are played from it. In some games a shown card may not be played until its suit
        has been led once.

        >>> play = hearts_spec.load("house/chase-the-pig").deal(seed=2)
        >>> play.show("D", "QS JD")
        >>> play.shown
        {'D': 'QS JD'}

        Raises IrregularStateError for a card that may not be shown, and after the first lead.
        """
        name = self.seats[numbered_seat(self.seats, seat)]
        self._must_be_before_lead("cards are shown before the first is led", name, "shown")
        shows = {**self._record.shows, name: (*self._record.shows.get(name, ()), *read_cards(cards))}
        record = replace(self._record, shows=shows)
        self._play.show(shown_cards(self._play.table, self._play.hands, shown_by(record)))
        self._record = record

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
        may = self._by_seat([table.rules.doubling.may_show(hand, self._play.shown) for hand in hands])
        return {seat: cards for seat, cards in may.items() if cards}

    def declare(self, seat: Seat) -> None:
        """Declare that a seat will make the slam, if the rules allow it. Only possible before the first lead.

        >>> play = hearts_spec.load("house/polignac").deal(seed=2)
        >>> play.declare("B")
        >>> play.declared
        'B'

        Raises IrregularStateError if the rules have no declared slam, for a second one, and after the first lead.
        """
        name = self.seats[numbered_seat(self.seats, seat)]
        self._must_be_before_lead("a slam is declared before the first card is led", name, "declares")
        if self.declared:
            raise IrregularStateError(f"{self.declared} has declared it already", name, "declares")
        self._set_up(replace(self._record, declares=name))

    @property
    def declared(self) -> str | None:
        """The seat that declared a slam before the first lead, or None."""
        return self._record.declares or None

    @property
    def may_declare(self) -> bool:
        """True if a seat may still declare a slam."""
        begun = self._play.played or self.declared or self._why_not_yet()
        return not begun and self.rules.rules.slam.can_be_declared

    @property
    def to_bid(self) -> str | None:
        """The seat whose turn it is to bid for the choice of suit, or None."""
        auction = self._start.auction
        return None if auction is None or auction.to_bid is None else self.seats[auction.to_bid]

    @property
    def least_bid(self) -> int:
        """The lowest bid that is allowed now; 0 if there is no auction, it is over, or no bid can be higher."""
        auction = self._start.auction
        return 0 if auction is None or auction.to_bid is None else auction.least

    @property
    def to_name(self) -> str | None:
        """The seat that must now name the suit to be avoided, or None."""
        auction = self._start.auction
        return None if auction is None or auction.to_name is None else self.seats[auction.to_name]

    @property
    def buyer(self) -> str | None:
        """The seat that bought the choice of suit, or None."""
        sale = self._start.sale
        return None if sale is None or sale.buyer is None else self.seats[sale.buyer]

    @property
    def avoided(self) -> str:
        """The suit to be avoided: hearts, unless another suit is named."""
        return self._play.table.avoided.name.lower()

    @property
    def trumps(self) -> str | None:
        """The trump suit, or None."""
        suit = self._play.table.rules.trick.trumps.suit
        return None if suit is None else suit.name.lower()

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
        self._new_auction().bid(chips)
        bids = {**(self._record.bids or {}), str(self.to_bid): chips}
        self._set_up(replace(self._record, bids=bids))

    def name(self, suit: str) -> None:
        """Name the suit to be avoided, for the seat that bought the choice of suit. Raises the errors of `bid`."""
        named = read_suit(suit)
        self._new_auction().name(named)
        self._set_up(replace(self._record, suit=named.name.lower()))

    @property
    def over(self) -> bool:
        """True if every card has been played."""
        return self._play.over

    @property
    def turn(self) -> str | None:
        """The seat whose turn it is to bid, to name the suit or to play; None if the play is over."""
        return turn_of(self._play, self._start.auction)

    @property
    def leader(self) -> str:
        """The seat that led, or must lead, to the current trick."""
        return self.seats[self._play.leader]

    @property
    def taken(self) -> Mapping[str, Cards]:
        """The cards that each seat has captured."""
        return self._by_seat(self._play.taken)

    @property
    def trick(self) -> Mapping[str, str]:
        """The cards on the table by seat, in the order played; as `3C 5C` for a seat that played two."""
        return cards_by_seat(self._play, len(self._play.winners))

    @property
    def tricks(self) -> tuple[TrickMade, ...]:
        """The finished tricks, each with its `leader`, its `cards` by seat in the order played, and its `winner`."""
        return tricks_made(self._play)

    @property
    def legal(self) -> Cards:
        """The cards that the player to move may play; empty during a pass or an auction, and at the end."""
        return Cards.of(0 if self._why_not_yet() else self._play.legal())

    def why_not(self, card: str) -> Refusal | None:
        """Return why the player to move may not play a card, or None if the card may be played.

        The refusal has a `reason` in words, the `keys` of the rules that forbid the card, and the ids of the statements
        behind them (`cites`).
        """
        number, obliging = read_play(card)
        if error := self._why_not_yet():
            return Refusal(str(error), (), ())
        if obliging:
            return self._play.why_not_oblige()
        return self._play.why_not(self._play.held_copy(number))

    def push(self, card: str, seat: Seat | None = None) -> None:
        """Play a card for the player to move. `Joker!` plays the joker and thereby makes a high heart win the trick.

        If `seat` is given, it must be the player to move. Raises IllegalPlayError, with the reason, for a card that the
        rules forbid. Raises IrregularStateError out of turn and after the last card. Raises NotationError for a text
        that is not a card, or a seat that is not at the table.
        """
        number, obliging = read_play(card)
        at = f"play {self._play.played + 1}"
        if seat is not None and numbered_seat(self.seats, seat) != self._play.to_move and not self.over:
            message = f"{at}: it is the turn of {self.turn}, not of {self.seats[numbered_seat(self.seats, seat)]}"
            raise IrregularStateError(message, str(seat), at)
        if error := self._why_not_yet():
            raise error
        place = self._play.played - self._before
        self._play.play(self._play.held_copy(number), obliging)
        if obliging:
            self._obliging.append(place)

    def undo(self) -> str:
        """Take back the last card played, and return it.

        Raises IrregularStateError if none has been played.
        """
        if self._play.played <= self._before:
            raise IrregularStateError("no card has been played that could be taken back", position="0")
        card = self._play.undo()
        self._obliging = [place for place in self._obliging if place < self._play.played - self._before]
        return card_text(card)

    @property
    def _before(self) -> int:
        """The number of cards that lie on the table at the position where the record begins."""
        return len(self._record.position.trick) if self._record.position else 0

    def copy(self) -> "Play":
        """Return a copy of the deal. Playing on in the copy does not change the original."""
        other = object.__new__(Play)
        other.rules, other._record, other._replayer = self.rules, self._record, self._replayer
        other._start = self._start
        other._given, other._obliging = self._given, self._obliging.copy()
        other._play = self._play.copy()
        return other

    __copy__ = copy

    def __getstate__(self) -> tuple[Replayer, Record, PassedCards]:
        return self._replayer, self._record if self._half_passed() else self.record(), self._given

    def __setstate__(self, state: tuple[Replayer, Record, PassedCards]) -> None:
        replayer, record, given = state
        Play.__init__(self, record, replayer)
        self._given = dict(given)
        for place, (_, card) in enumerate(record.plays):
            self.push(OBLIGING if place in record.obliging else card_text(card))

    def choose(self, choice: str) -> None:
        """Set the choice of the player who took everything: `others-up` or `self-down`.

        Raises IrregularStateError if the rules offer no choice.
        """
        if slam_choice(self._play.table, str(choice), None, over=False) is None:
            raise IrregularStateError("no choice is named", "", "slam")
        self._record = replace(self._record, slam=choice)

    def result(self) -> Settlement | None:
        """Return the settlement, or None if cards are still to be played.

        The settlement has the chips that each seat `pays` and `draws`, and each seat's gain or loss (`net`).

        Raises IrregularStateError if the player who took everything must still `choose`.
        """
        return self.transcript().settlement if self.over else None

    def transcript(self) -> Transcript:
        """Return the deal so far as a transcript, which has what the command `replay` prints."""
        return self._replayer.replay(self.record())

    def record(self) -> Record:
        """Return the record of the deal so far.

        Raises IrregularStateError if some seats have passed and others have not, because a record cannot express that.
        """
        if error := self._half_passed():
            raise error
        play = self._play
        played = [card for number in range(len(play.winners) + 1) for _, card in play.laid(number)][self._before :]
        plays = tuple(("", card) for card in parse_cards(cards_text(card for card in played if card != NO_CARD)))
        return own_record(replace(self._record, plays=plays, obliging=tuple(self._obliging)))

    def data(self) -> dict[str, Any]:
        """Return the record as a mapping of plain values, for JSON."""
        return record_data(self.record())

    def yaml(self) -> str:
        """Return the record as YAML, for `hearts-spec replay`.

        >>> play = hearts_spec.load("today/hearts").deal(seed=2)
        >>> play.push("2C")
        >>> again = hearts_spec.from_record(play.yaml())
        >>> again.turn, again.trick
        ('B', {'A': '2C'})
        """
        return write_yaml(self.record())

    def __repr__(self) -> str:
        play = self._play
        what = f"{self.rules.id}, deal {self.number}"
        if self.over:
            return f"<Play of {what}: all is played>"
        if error := self._why_not_yet():
            return f"<Play of {what}: {error}>"
        at = f"{self.turn} to play to trick {len(play.tricks) + 1}"
        on_table = " ".join(f"{seat} {card}" for seat, card in self.trick.items())
        return f"<Play of {what}: {at}{', after ' if on_table else ''}{on_table}>"

    def __str__(self) -> str:
        hands = [f"{seat}{' *' if seat == self.turn else '  '} {hand}".rstrip() for seat, hand in self.hands.items()]
        on_table = " ".join(f"{seat} {card}" for seat, card in self.trick.items())
        return "\n".join([*hands, f"on the table: {on_table}"] if on_table else hands)

    def _new_pass(self) -> Passing:
        return pass_of(self.rules, self._record, self._play.hands)

    def _passing(self) -> Passing:
        """Return the pass as far as it has gone, on which more can be tried."""
        passing = self._new_pass()
        for seat, cards in self._given.items() if self._record.passes is None else ():
            passing.give(self.seats.index(seat), cards)
        return passing

    def _new_auction(self) -> Auction:
        """Return a copy of the auction, on which a bid or a suit can be tried.

        Raises IrregularStateError if the rules have no auction, and after the first lead.
        """
        auction = self._replayer.begin(self._record).auction
        if auction is None:
            raise IrregularStateError(f"{self.rules.id} has no auction", self.rules.id, "bids")
        self._must_be_before_lead("the choice of suit is sold before the first card is led", "", "bids")
        return auction

    def _must_be_before_lead(self, message: str, token: str, position: str) -> None:
        if self._play.played:
            raise IrregularStateError(message, token, position)

    def _half_passed(self) -> IrregularStateError | None:
        """Return an error that says what the pass still needs, if some seats have passed and it is not complete."""
        if not self._given or self._record.passes is not None:
            return None
        waiting = next((seat for seat in self.seats if seat not in self._given), None)
        if waiting:
            return IrregularStateError(f"{waiting} has yet to pass their cards", waiting, "passes")
        return IrregularStateError("the cards that were passed have yet to be dealt back", "", "returns")

    def _why_not_yet(self) -> IrregularStateError | None:
        """Return an error that says why no card may be played: the pass is unfinished, or the suit is not named."""
        auction = self._start.auction
        if auction is not None and not auction.over:
            try:
                auction.sale()
            except IrregularStateError as error:
                return error
        return self._half_passed()

    def _by_seat(self, masks: list[int]) -> Mapping[str, Cards]:
        return {seat: Cards.of(mask) for seat, mask in zip(self.seats, masks, strict=True)}
