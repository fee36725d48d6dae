"""`Play`: one deal, from the pass to the settlement."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hearts_spec.api.arguments import own_record
from hearts_spec.api.cards import Cards, read_play
from hearts_spec.api.table_setup import PassedCards, Seat, TableSetup, half_passed
from hearts_spec.cards import card_text, cards_text, numbered_seat, parse_cards
from hearts_spec.engine import IrregularStateError, Refusal
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.record import Record, Replayer, Settlement, Transcript, TrickMade, record_data, slam_choice, write_yaml
from hearts_spec.record.json_writer import cards_by_seat, tricks_made
from hearts_spec.record.model import OBLIGING
from hearts_spec.record.replay import turn_of


class Play(TableSetup):
    """One deal in progress, as `Game.deal` and `from_record` return it.

    A seat is given by its name, or by its number from 0; a card is given as text. A play that is not allowed raises an
    error with the reason, and the deal stays as it was.

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

    If cards are passed in this deal, you may pass them first with `pass_cards`, until the first card is led. If you do
    not, the hands are those held after the pass, as in a record. If the choice of suit is sold, you must sell it first,
    with `bid` and `name`.
    """

    __slots__ = ("_given", "_obliging", "_play", "_record", "_replayer", "_start", "rules")

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
        """The seat that led to the current trick, or is to lead to it."""
        return self.seats[self._play.leader]

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
        """The cards that the player to move may play; empty during a pass or an auction, and at the end."""
        return Cards.of(0 if self._why_not_yet() else self._play.legal())

    def why_not(self, card: str) -> Refusal | None:
        """Return why the player to move may not play a card, or None if they may.

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
        """Play a card for the player to move; `Joker!` plays a joker that obliges a high heart to win.

        If `seat` is given, it must be the player to move. Raises IllegalPlayError, with the reason, for a card that the
        rules forbid; IrregularStateError if it is not the turn of that seat, or the play is over; NotationError for a
        text that is not a card, or a seat that is not at the table.
        """
        number, obliging = read_play(card)
        at = f"play {self._play.played + 1}"
        if seat is not None and numbered_seat(self.seats, seat) != self._play.to_move and not self.over:
            message = f"{at}: it is the turn of {self.turn}, not of {self.seats[numbered_seat(self.seats, seat)]}"
            raise IrregularStateError(message, str(seat), at)
        if error := self._why_not_yet():
            raise error
        place = self._play.played
        self._play.play(self._play.held_copy(number), obliging)
        if obliging:
            self._obliging.append(place)

    def undo(self) -> str:
        """Take back the last card played, and return it.

        Raises IrregularStateError if none has been played.
        """
        card = self._play.undo()
        self._obliging = [place for place in self._obliging if place < self._play.played]
        return card_text(card)

    def copy(self) -> "Play":
        """Return a copy of the deal. Playing on in one does not change the other."""
        other = object.__new__(Play)
        other.rules, other._record, other._replayer = self.rules, self._record, self._replayer
        other._start = self._start
        other._given, other._obliging = self._given, self._obliging.copy()
        other._play = self._play.copy()
        return other

    __copy__ = copy

    def __getstate__(self) -> tuple[Replayer, Record, PassedCards]:
        return self._replayer, self._record if half_passed(self._record, self._given) else self.record(), self._given

    def __setstate__(self, state: tuple[Replayer, Record, PassedCards]) -> None:
        replayer, record, given = state
        Play.__init__(self, record, replayer)
        self._given = dict(given)
        for place, (_, card) in enumerate(record.plays):
            self.push(OBLIGING if place in record.obliging else card_text(card))

    def choose(self, choice: str) -> None:
        """Set what the player who took everything chose: `others-up` or `self-down`, if the rules offer a choice.

        Raises IrregularStateError if they offer none.
        """
        if slam_choice(self._play.table, str(choice), None, over=False) is None:
            raise IrregularStateError("no choice is named", "", "slam")
        self._record = replace(self._record, slam=choice)

    def result(self) -> Settlement | None:
        """Return the settlement if every card has been played, or None.

        It has what each seat `pays` and `draws`, and what each gains or loses (`net`).

        Raises IrregularStateError if the player who took everything must still `choose`.
        """
        return self.transcript().settlement if self.over else None

    def transcript(self) -> Transcript:
        """Return all that has happened so far, as the command `replay` does; its `data()` is plain data for JSON."""
        return self._replayer.replay(self.record())

    def record(self) -> Record:
        """Return the record of the deal so far.

        Raises IrregularStateError if some seats have passed and others have not, because a record cannot hold that.
        """
        if error := half_passed(self._record, self._given):
            raise error
        play = self._play
        played = [card for trick in play.tricks for card in trick.cards] + play.trick
        plays = tuple(("", card) for card in parse_cards(cards_text(card for card in played if card != NO_CARD)))
        return own_record(replace(self._record, plays=plays, obliging=tuple(self._obliging)))

    def data(self) -> dict[str, Any]:
        """Return the record as a mapping of plain values, for JSON."""
        return record_data(self.record())

    def yaml(self) -> str:
        """Return the record as YAML, which `hearts-spec replay` reads.

        >>> play = hearts_spec.load("modern/standard").deal(seed=2)
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
