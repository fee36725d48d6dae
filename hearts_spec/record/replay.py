"""Replaying a record: the pass, the auction, every play against the rules, and the settlement when all is played."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from pathlib import Path

from hearts_spec.cards import SUITS, Card, Suit, card_text, cards_in
from hearts_spec.engine import (
    NO_REVOKES,
    Auction,
    Course,
    IrregularStateError,
    Passing,
    Play,
    Table,
    check_hands,
    joker_fate,
    settle,
    slam_seat,
)
from hearts_spec.engine.table import HEARTS
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.record.bidding import auction_of, sale_made
from hearts_spec.record.incidents import WRONG_HANDS
from hearts_spec.record.irregular import IrregularReplay
from hearts_spec.record.model import Record
from hearts_spec.record.result import slam_choice, standing_of
from hearts_spec.record.rounds import TournamentTranscript, replay_tournament
from hearts_spec.record.settlement import Settlement
from hearts_spec.record.tournament import TournamentRecord
from hearts_spec.record.transcript import PlayMade, Taken, Transcript, TrickMade, WidowTaken
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.rarer_words import LeftOver
from hearts_spec.rules.ruleset import Playable

_COPY = 64
_SUIT_BITS = 16
_ONE_SUIT = (1 << _SUIT_BITS) - 1


@dataclass(slots=True)
class _Ready:
    """A rule set compiled for a table, and what stands behind the settlements seen so far."""

    playable: Playable
    table: Table
    cites: dict[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict)
    avoiding: dict[Suit, Table] = field(default_factory=dict)

    def table_for(self, suit: Suit) -> Table:
        if suit not in self.avoiding:
            self.avoiding[suit] = self.table.avoiding(suit)
        return self.avoiding[suit]

    def cited(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        if keys not in self.cites:
            self.cites[keys] = self.playable.cites(*keys)
        return self.cites[keys]


class Replayer:
    """Replays records; each rule set is read and compiled once for all the records that use it."""

    def __init__(self, library: Library, folder: Path | None = None) -> None:
        """Begin a session. A path that a record names as its rules is also looked for in `folder`."""
        self.library = library
        self.folder = folder
        self._ready: dict[tuple[str, int, tuple[tuple[str, str], ...]], _Ready] = {}

    def replay(self, record: Record) -> Transcript:
        """Replay a record.

        Raises RulesError or RefusedError when its rules cannot be used, IllegalPlayError or IllegalBidError for what
        they forbid, and IrregularStateError for a table that cannot be as described.
        """
        ready = self._prepare(record)
        table = ready.table
        seats = record.seats
        standing = standing_of(table, record.pool, record.jack, record.pot)
        auction = auction_of(table, record, standing)
        sale = auction.sale() if auction and auction.over else None
        if sale:
            table = ready.table_for(sale.suit)
        dealt = _dealt(table, record)
        rest = _rest(table, record, dealt)
        buyer = sale.buyer if sale else None
        right = not any(each.what in WRONG_HANDS for each in record.incidents)
        play = Play(table, _hands(table, record, dealt), seats.index(record.dealer), seats, buyer, rest, right)
        hands = {seat: " ".join(_texts(hand)) for seat, hand in zip(seats, play.hands, strict=True)}
        slam_choice(table, record.slam, None, over=False)
        wrong = _with_incidents(play, record) if record.incidents else None
        plays = tuple(wrong.plays) if wrong else _plays(play, record)
        trickless = tuple(number for number, won in enumerate(play.tricks_won()) if not won)
        settlement = None
        if play.over and not (wrong and wrong.void):
            slam_by = slam_seat(table, play.taken)
            result = settle(
                table,
                [table.units(cards) for cards in play.taken],
                standing=standing,
                dealer=seats.index(record.dealer),
                trickless=trickless,
                slam_by=slam_by,
                slam_choice=slam_choice(table, record.slam, slam_by),
                joker=joker_fate(play) if table.rules.joker.added else None,
                bids=sale.bids if sale else (),
                revokes=wrong.course.revokes() if wrong else NO_REVOKES,
                forfeits=wrong.course.forfeits if wrong else (),
            )
            settlement = Settlement(seats, result, ready.cited(result.keys))
        return Transcript(
            rules=ready.playable.id,
            seats=seats,
            dealer=record.dealer,
            hands=hands,
            plays=plays,
            tricks=_tricks(play),
            taken=_taken(play),
            trickless=tuple(seats[number] for number in trickless),
            turn=None if wrong and wrong.void else _turn(play, auction),
            auction=sale_made(auction),
            settlement=settlement,
            widow=_widow(play),
            stock=_stock(play),
            rulings=tuple(wrong.rulings) if wrong else (),
            on_table=_by_seat(play, play.leader, play.trick),
        )

    def replay_any(self, record: Record | TournamentRecord) -> Transcript | TournamentTranscript:
        """Replay the record of a deal or of a tournament; raises as `replay` does."""
        if not isinstance(record, TournamentRecord):
            return self.replay(record)
        library, id = self._find(record.rules)
        seated = len(record.tables[0]) if record.tables else None
        return replay_tournament(library.playable(id, seated, record.options), record)

    def _prepare(self, record: Record) -> _Ready:
        rules = record.rules if isinstance(record.rules, str) else json.dumps(record.rules)
        key = (rules, len(record.seats), tuple(record.options.items()))
        ready = self._ready.get(key)
        if ready is None:
            library, id = self._find(record.rules)
            playable = library.playable(id, len(record.seats), record.options)
            ready = self._ready[key] = _Ready(playable, Table(playable))
        return ready

    def _find(self, rules: str | Mapping[str, object]) -> tuple[Library, str]:
        try:
            if isinstance(rules, str) and self.folder and rules not in self.library.drafts:
                beside = self.folder / rules
                return self.library.find(str(beside) if beside.is_file() else rules)
            return self.library.find_data(rules)
        except OSError:
            raise RefusedError(f"there is no rule set '{str(rules)[:60]}'") from None


def _with_incidents(play: Play, record: Record) -> IrregularReplay:
    """Replay the plays of a record in which things went wrong."""
    dealt = reduce(or_, play.hands)
    lost = 0 if play.aside else play.table.pack & ~dealt
    replay = IrregularReplay(Course(play, lost), record, [], [])
    replay.run()
    return replay


def _turn(play: Play, auction: Auction | None) -> str | None:
    """Give the seat that is to bid, to name the suit or to play."""
    if auction and not auction.over:
        seat = auction.to_name if auction.to_bid is None else auction.to_bid
        return None if seat is None else play.seats[seat]
    return None if play.over else play.seats[play.to_move]


def _dealt(table: Table, record: Record) -> list[int]:
    """Give the hands that the record states."""
    missing = [seat for seat in record.seats if seat not in record.hands]
    if missing:
        raise IrregularStateError(f"the record does not say what {missing[0]} holds", missing[0], "hands")
    used = 0
    hands = []
    for seat in record.seats:
        hand = _hand(seat, record.hands[seat], used, table.pack)
        used |= hand
        hands.append(hand)
    return hands


def _rest(table: Table, record: Record, hands: Sequence[int]) -> list[Card]:
    """Give the stock or the widow that the record states."""
    known = table.rules.deal.left_over
    for kind, cards in ((LeftOver.WIDOW, record.widow), (LeftOver.STOCK, record.stock)):
        if cards and kind is not known:
            raise IrregularStateError(f"'{table.playable.id}' has no {kind.value}", kind.value, kind.value)
    used = reduce(or_, hands)
    found = []
    for card in record.widow or record.stock:
        mask = _hand(known.value, (card,), used, table.pack)
        used |= mask
        found.append(mask.bit_length() - 1)
    return found


def _hands(table: Table, record: Record, hands: list[int]) -> list[int]:
    """Give the hands with which the play begins."""
    if record.passes is None:
        return hands
    check_hands(table, hands, record.seats)
    return _passed(table.playable, hands, record.seats, record.passes, record.deal)


def _hand(seat: str, cards: Sequence[Card], used: int, pack: int) -> int:
    second_copies = pack >> _COPY
    hand = 0
    for card in cards:
        bit = 1 << card
        if (used | hand) & bit & second_copies:
            bit <<= _COPY
        if hand & bit:
            raise IrregularStateError(f"{card_text(card)} stands twice in the hand of {seat}", card_text(card), seat)
        hand |= bit
    return hand


def _passed(
    playable: Playable, hands: list[int], seats: Sequence[str], passes: Mapping[str, Sequence[Card]], deal: int
) -> list[int]:
    passing = Passing(playable, hands, deal)
    for number, seat in enumerate(seats):
        if seat not in passes:
            raise IrregularStateError(f"the record does not say what {seat} passes", seat, "passes")
        try:
            passing.give(number, _held(passes[seat], hands[number]))
        except IrregularStateError as error:
            raise IrregularStateError(f"{seat}: {error}", error.token, "passes") from None
    return passing.finish()


def _held(cards: Sequence[Card], hand: int) -> int:
    """Find cards in a hand, in whichever copy it holds them; a card it does not hold is given as it is named."""
    found = 0
    for card in cards:
        copies = (1 << card | 1 << card + _COPY) & hand & ~found
        bit = copies & -copies or 1 << card
        found |= bit << _COPY if found & bit else bit
    return found


def _plays(play: Play, record: Record) -> tuple[PlayMade, ...]:
    seats = play.seats
    made = []
    for number, (named, card) in enumerate(record.plays):
        options = play.legal()
        seat = seats[play.to_move]
        if not options:
            message = f"play {number + 1}: the deal is over, and no card is left to play"
            raise IrregularStateError(message, card_text(card), f"play {number + 1}")
        if named and named != seat:
            message = f"play {number + 1}: it is the turn of {seat}, not of {named}"
            raise IrregularStateError(message, named, f"play {number + 1}")
        if not options >> card & 1:
            if options >> card + _COPY & 1:
                card += _COPY
            else:
                play.play(card)
        obliging = number in record.obliging
        made.append(PlayMade(seat, card_text(card), _texts(options), obliging))
        if obliging:
            play.play(card, obliging)
        else:
            play.put(card)
    return tuple(made)


class _SuitTexts(dict[int, tuple[str, ...]]):
    """The cards of one suit as texts, by the sixteen bits that hold them; each holding is written out once."""

    def __init__(self, suit: Suit) -> None:
        self.suit = suit

    def __missing__(self, holding: int) -> tuple[str, ...]:
        self[holding] = texts = tuple(card_text(card) for card in cards_in(holding << self.suit * _SUIT_BITS))
        return texts


_BY_SUIT = [_SuitTexts(suit) for suit in SUITS]


def _texts(mask: int) -> tuple[str, ...]:
    texts: tuple[str, ...] = ()
    suit = 0
    while mask:
        if holding := mask & _ONE_SUIT:
            texts += _BY_SUIT[suit & 3][holding]
        mask >>= _SUIT_BITS
        suit += 1
    return texts


def _tricks(play: Play) -> tuple[TrickMade, ...]:
    seats = play.seats
    made = []
    for place, trick in enumerate(play.tricks):
        cards = _by_seat(play, trick.leader, trick.cards)
        drawn = {seats[number]: card_text(card) for number, card in play.drawn(place)} if play.aside else {}
        winner = None if trick.winner is None else seats[trick.winner]
        made.append(TrickMade(seats[trick.leader], cards, winner, drawn))
    return tuple(made)


def _by_seat(play: Play, leader: int, cards: Sequence[Card]) -> dict[str, str]:
    """Give the cards of a trick by seat, in the order played; a seat that played none is left out."""
    found = {}
    number, next_seat = leader, play.table.next_seat
    for card in cards:
        if card != NO_CARD:
            found[play.seats[number]] = card_text(card)
        number = next_seat[number]
    return found


def _widow(play: Play) -> WidowTaken | None:
    if play.aside is None or not play.aside.widow:
        return None
    taker = play.widow_taker()
    return WidowTaken(_texts(play.aside.widow), None if taker is None else play.seats[taker])


def _stock(play: Play) -> tuple[str, ...]:
    left = play.aside.stock[len(play.tricks) * play.table.players :] if play.aside else ()
    return tuple(card_text(card) for card in left)


def _taken(play: Play) -> dict[str, Taken]:
    units = play.table.units
    return {
        seat: Taken(_texts(cards), (cards & HEARTS).bit_count(), units(cards))
        for seat, cards in zip(play.seats, play.taken, strict=True)
    }
