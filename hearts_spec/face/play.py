"""One deal as a caller plays it: the pass, the auction, the cards, and what came of it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from hearts_spec.cards import card_text, cards_text, numbered_seat, parse_cards
from hearts_spec.engine import IrregularStateError, Refusal, still_shown
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.face import before
from hearts_spec.face.before import Given, half_passed
from hearts_spec.face.cards import Cards, card_said, read_bid, read_suit
from hearts_spec.face.given import own_record
from hearts_spec.record import Record, Replayer, Settlement, Transcript, TrickMade, record_data, slam_choice, write_yaml
from hearts_spec.record.parts import OBLIGING
from hearts_spec.record.replay import turn_of
from hearts_spec.record.shown import cards_by_seat, tricks_made
from hearts_spec.rules import Playable

Seat = str | int


class Play:
    """One deal under way, as `Game.deal` and `from_record` give it.

    A seat is given by its name, or by its number from 0; a card as text. What may not be is refused with the reason,
    and leaves the deal as it was.

    >>> play = hearts_spec.load("modern/standard").deal(seed=2)
    >>> play
    <Play of modern/standard, deal 1: A to play to trick 1>
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
    hearts_spec.engine.errors.IllegalPlayError: play 2: B may not play QS: suit must be followed: ...

    Where cards are passed they may be passed first, with `pass_cards`, until the first card is led; where nothing is
    passed, the hands are taken for those held after the pass, as in a record. Where the choice of a suit is sold, it
    must be sold first, with `bid` and `name`.
    """

    __slots__ = ("_given", "_laid", "_obliging", "_play", "_record", "_replayer", "rules")

    def __init__(self, record: Record, replayer: Replayer) -> None:
        """Lay the table of a record; its plays are left out. This is for `Game.deal` and `from_record` to call."""
        record = replayer.dealt_in(record)
        self.rules: Playable = replayer.playable(record.rules, len(record.seats), record.options)
        self._replayer = replayer
        self._obliging: list[int] = []
        self._given: Given = dict(record.passes or {})
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
    def over(self) -> bool:
        """Whether every card has been played."""
        return self._play.over

    @property
    def turn(self) -> str | None:
        """The seat whose turn it is to bid, to name the suit or to play; None when all is played."""
        return turn_of(self._play, self._laid.auction)

    @property
    def leader(self) -> str:
        """The seat that led to the trick under way, or is to lead to it."""
        return self.seats[self._play.leader]

    @property
    def hands(self) -> Mapping[str, Cards]:
        """What each seat holds."""
        return self._by_seat(self._play.hands)

    @property
    def taken(self) -> Mapping[str, Cards]:
        """The cards that each seat has captured."""
        return self._by_seat(self._play.taken)

    @property
    def trick(self) -> Mapping[str, str]:
        """The cards on the table by seat, in the order played."""
        return cards_by_seat(self._play, self._play.leader, self._play.trick)

    @property
    def tricks(self) -> tuple[TrickMade, ...]:
        """The finished tricks, each with its `leader`, its `cards` by seat in the order played, and its `winner`."""
        return tricks_made(self._play)

    @property
    def legal(self) -> Cards:
        """The cards that the player to move may play; none before the suit is named, and none when all is played."""
        return Cards.of(0 if self._why_not_yet() else self._play.legal())

    def why_not(self, card: str) -> Refusal | None:
        """Say why the player to move may not play a card, or None when he may.

        The refusal has its `reason` in words, the `keys` of the rules behind it, and what they `cite`.
        """
        number, obliging = card_said(card)
        if waits := self._why_not_yet():
            return Refusal(str(waits), (), ())
        if obliging:
            return self._play.why_not_oblige()
        return self._play.why_not(self._play.held_copy(number))

    def push(self, card: str, seat: Seat | None = None) -> None:
        """Play a card for the player to move, who is `seat` if that is given; `Joker!` obliges a high heart to win.

        Raises IllegalPlayError, which says why, for a card that the rules forbid; IrregularStateError when it is not
        the turn of that seat, or all is played; NotationError for what is no card, or no seat at the table.
        """
        number, obliging = card_said(card)
        at = f"play {self._play.played + 1}"
        if seat is not None and numbered_seat(self.seats, seat) != self._play.to_move and not self.over:
            message = f"{at}: it is the turn of {self.turn}, not of {self.seats[numbered_seat(self.seats, seat)]}"
            raise IrregularStateError(message, str(seat), at)
        if waits := self._why_not_yet():
            raise waits
        place = self._play.played
        self._play.play(self._play.held_copy(number), obliging)
        if obliging:
            self._obliging.append(place)

    def undo(self) -> str:
        """Take back the last card played, and give it.

        Raises IrregularStateError when none has been played.
        """
        card = self._play.undo()
        self._obliging = [place for place in self._obliging if place < self._play.played]
        return card_text(card)

    def copy(self) -> "Play":
        """Give a deal that stands as this one does, and goes its own way from here."""
        other = object.__new__(Play)
        other.rules, other._record, other._laid, other._replayer = self.rules, self._record, self._laid, self._replayer
        other._given, other._obliging = self._given, self._obliging.copy()
        other._play = self._play.copy()
        return other

    __copy__ = copy

    def __getstate__(self) -> tuple[Replayer, Record, Given]:
        return self._replayer, self._record if half_passed(self._given, self.seats) else self.record(), self._given

    def __setstate__(self, state: tuple[Replayer, Record, Given]) -> None:
        replayer, record, given = state
        Play.__init__(self, record, replayer)
        self._given = dict(given)
        for place, (_, card) in enumerate(record.plays):
            self.push(OBLIGING if place in record.obliging else card_text(card))

    @property
    def to_pass(self) -> tuple[str, ...]:
        """The seats that have cards to pass; none where nothing is passed, and none once a card has been led."""
        if self._play.played or not before.passing_of(self._record, self._play).needed:
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
        given = before.with_passed(self._record, self._play, self._given, seat, cards)
        if len(given) == len(self.seats):
            self._lay(replace(self._record, passes=given))
        self._given = given

    @property
    def passes_to(self) -> Mapping[str, tuple[str, ...]]:
        """For each seat, who receives each card that it passes, in their order; empty where nothing is to pass."""
        passing = before.passing_of(self._record, self._play)
        receivers = [[self.seats[each] for each in passing.receivers(number)] for number in range(len(self.seats))]
        return dict(zip(self.seats, map(tuple, receivers), strict=True)) if self.to_pass else {}

    def why_not_pass(self, seat: Seat, card: str) -> Refusal | None:
        """Say why a seat may not pass a card, as `why_not` says it of a play, or None when it may."""
        return before.why_not_pass(self._record, self._play, seat, card)

    def show(self, seat: Seat, cards: str | Iterable[str]) -> None:
        """Lay cards of a seat face up before the first lead, so that they count double, where the rules know of that.

        They stay in the hand, and are played from it; in some games such a card waits until its suit has been led once.

        >>> play = hearts_spec.load("house/chase-the-pig").deal(seed=2)
        >>> play.show("B", "QS JD")
        >>> play.shown
        {'B': 'QS JD'}

        Raises IrregularStateError for a card that may not be shown, and once the first card is led.
        """
        self._record = before.with_shown(self._record, self._play, seat, cards)

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
        self._lay(before.with_declared(self._record, self._play, seat))

    @property
    def declared(self) -> str | None:
        """The seat that declared a slam before the first lead, or None."""
        return self._record.declares or None

    @property
    def may_declare(self) -> bool:
        """Whether a slam may still be declared: the rules know of that, nobody has, and no card is led."""
        return self._why_not_yet() is None and before.may_be_declared(self._record, self._play)

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
        before.auction_of(self._replayer, self._record, self._play).bid(chips)
        bids = {**(self._record.bids or {}), str(self.to_bid): chips}
        self._lay(replace(self._record, bids=bids))

    def name(self, suit: str) -> None:
        """Name the suit to be avoided, for the seat that bought the choice; raises as `bid` does."""
        named = read_suit(suit)
        before.auction_of(self._replayer, self._record, self._play).name(named)
        self._lay(replace(self._record, suit=named.name.lower()))

    def choose(self, choice: str) -> None:
        """Say what the player who took everything chose: `others-up` or `self-down`, where the rules let him.

        Raises IrregularStateError where they leave no choice.
        """
        if slam_choice(self._play.table, str(choice), None, over=False) is None:
            raise IrregularStateError("no choice is named", "", "slam")
        self._record = replace(self._record, slam=choice)

    def result(self) -> Settlement | None:
        """Give what the deal comes to when all is played, or None until then.

        It tells by seat what each `pays` and `draws`, and what each is up or down by (`net`).

        Raises IrregularStateError where the player who took everything has yet to `choose`.
        """
        return self.transcript().settlement if self.over else None

    def transcript(self) -> Transcript:
        """Give all that has happened so far, as the command `replay` tells it; `data()` of it is what JSON says."""
        return self._replayer.replay(self.record())

    def record(self) -> Record:
        """Give the record of the deal as far as it has gone.

        Raises IrregularStateError while only some have passed their cards, for that no record can say.
        """
        if waits := half_passed(self._given, self.seats):
            raise waits
        play = self._play
        played = [card for trick in play.tricks for card in trick.cards] + play.trick
        plays = tuple(("", card) for card in parse_cards(cards_text(card for card in played if card != NO_CARD)))
        return own_record(replace(self._record, plays=plays, obliging=tuple(self._obliging)))

    def data(self) -> dict[str, Any]:
        """Give the record as a mapping of plain values, which JSON can say."""
        return record_data(self.record())

    def yaml(self) -> str:
        """Give the record as YAML, which `hearts-spec replay` reads.

        >>> play = hearts_spec.load("modern/standard").deal(seed=2)
        >>> play.push("2C")
        >>> again = hearts_spec.from_record(play.yaml())
        >>> again.turn, again.trick
        ('B', {'A': '2C'})
        """
        return write_yaml(self.record())

    def _why_not_yet(self) -> IrregularStateError | None:
        """Say why no card may be played yet: not all have passed their cards, or the suit is not named."""
        auction = self._laid.auction
        if auction is not None and not auction.over:
            try:
                auction.sale()
            except IrregularStateError as error:
                return error
        return half_passed(self._given, self.seats)

    def _by_seat(self, masks: list[int]) -> Mapping[str, Cards]:
        return {seat: Cards.of(mask) for seat, mask in zip(self.seats, masks, strict=True)}

    def __repr__(self) -> str:
        play = self._play
        what = f"{self.rules.id}, deal {self.number}"
        if self.over:
            return f"<Play of {what}: all is played>"
        if waits := self._why_not_yet():
            return f"<Play of {what}: {waits}>"
        at = f"{self.turn} to play to trick {len(play.tricks) + 1}"
        on_table = " ".join(f"{seat} {card}" for seat, card in self.trick.items())
        return f"<Play of {what}: {at}{', after ' if on_table else ''}{on_table}>"

    def __str__(self) -> str:
        hands = [f"{seat}{' *' if seat == self.turn else '  '} {hand}".rstrip() for seat, hand in self.hands.items()]
        on_table = " ".join(f"{seat} {card}" for seat, card in self.trick.items())
        return "\n".join([*hands, f"on the table: {on_table}"] if on_table else hands)
