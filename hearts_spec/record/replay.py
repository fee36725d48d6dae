"""Replaying a record: the pass, the auction, each play checked against the rules, and the settlement at the end."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

from hearts_spec.cards import BITS, Card, HeartsError, Suit, copy_in
from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import dealer_takes_none
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, MissingFactError
from hearts_spec.engine.game import Game
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.passing import shown_cards
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import CompletedDeal, from_play, played_deal
from hearts_spec.engine.settle.revokes import NO_REVOKES
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import LedgerResult, Standing
from hearts_spec.engine.settle.slam import check_declared
from hearts_spec.engine.tricks_won import tricks_in_part
from hearts_spec.record.deal_setup import (
    auction_of,
    dealer_needed,
    dealt_hands,
    hands_played,
    left_over_cards,
    play_at_position,
    sale_made,
    seat_of,
    shown_by,
    without_dealer,
)
from hearts_spec.record.game_record import DealScored, GameRecord, GameTranscript, before_deal
from hearts_spec.record.incidents import IrregularReplay
from hearts_spec.record.json_writer import Laid
from hearts_spec.record.model import InlineRules, Record
from hearts_spec.record.reported_deal import slam_choice, standing_of
from hearts_spec.record.settlement import Settlement
from hearts_spec.record.tournament import TournamentRecord, TournamentTranscript, replay_tournament
from hearts_spec.record.transcript import Transcript
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.programme import CONTRACT

AnyTranscript = Transcript | GameTranscript | TournamentTranscript


@dataclass(slots=True)
class _PreparedRules:
    """A rule set compiled for a table, and for each other suit to be avoided that an auction has led to so far."""

    playable: ConfiguredRules
    table: CompiledRules
    avoiding: dict[Suit, CompiledRules] = field(default_factory=dict)

    def table_for(self, suit: Suit) -> CompiledRules:
        if suit not in self.avoiding:
            self.avoiding[suit] = self.table.avoiding(suit)
        return self.avoiding[suit]


class ReplayStart(NamedTuple):
    """A table set up from a record: what is on it, the auction and its result, and the play before the first lead."""

    standing: Standing
    auction: Auction | None
    sale: Sale | None
    play: Play


class Replayer:
    """Replays records. Each rule set is read and compiled once for all the records that use it."""

    def __init__(self, library: Library, folder: Path | None = None) -> None:
        """Start with a library. A path in a record is also looked for in `folder`."""
        self.library = library
        self.folder = folder
        self._prepared: dict[tuple[str, int, tuple[tuple[str, str], ...]], _PreparedRules] = {}

    def replay(self, record: Record) -> Transcript:
        """Return the transcript of a record.

        Raises RulesError or RefusedError if its rules cannot be used, IllegalPlayError or IllegalBidError for what they
        forbid, and IrregularStateError for a table that cannot be as the record says.
        """
        recorded_dealer = record.dealer
        ready, record = self._ready(record)
        start = _begin(ready, record)
        seats, play = record.seats, start.play
        held = tuple(play.hands)
        slam_choice(play.table, record.slam, None, over=False)
        irregular = _replay_irregular(play, record) if record.incidents else None
        laid = irregular.plays if irregular else _play_cards(play, record)
        void = irregular is not None and irregular.course.void
        settlement = None
        if play.over and not void:
            settlement = Settlement(ready.playable, seats, _settle(start, record, irregular))
        return Transcript(
            rules=ready.playable.id,
            seats=seats,
            dealer=recorded_dealer,
            dealt=held,
            laid=laid,
            obliging=record.obliging,
            play=play,
            turn=None if void else turn_of(play, start.auction),
            auction=sale_made(start.auction),
            settlement=settlement,
            rulings=tuple(irregular.rulings) if irregular else (),
        )

    def playable(
        self, rules: str | Mapping[str, Any], players: int | None = None, options: Mapping[str, str] | None = None
    ) -> ConfiguredRules:
        """Return the named rules configured for a number of players, or for the usual number.

        Raises RulesError or RefusedError if they cannot be used.
        """
        if players is None:
            library, id = self._find(rules)
            players = library.rule_set(id).usual_players
        return self._prepare(rules, players, options or {}).playable

    def dealt_in(self, record: Record) -> Record:
        """Return the record as it is played: with the contract of its deal among the options, if there are several, and
        without the dealer, if the dealer takes no cards. Raises as `replay` does.
        """
        return self._ready(record)[1]

    def begin(self, record: Record) -> ReplayStart:
        """Return the table of a record as it is before the first lead; raises as `replay` does."""
        return _begin(self._prepare(record.rules, len(record.seats), record.options), record)

    def replay_game(self, record: GameRecord) -> GameTranscript:
        """Return the transcript of a game, deal by deal; raises as `replay` does, and for a deal after its end."""
        seats = record.seats
        table = self._prepare(record.rules, len(seats), record.options).table
        game = Game(table, seat_of(record, record.dealer) or 0, seats)
        deals: list[DealScored] = []
        for number, deal in enumerate(record.deals, 1):
            try:
                deals.append(self._next_deal(game, record, deal, is_last=number == len(record.deals)))
            except HeartsError as error:
                error.deal, error.message = number, f"deal {number}: {error.message}"
                raise
        return GameTranscript(table.playable.id, tuple(deals), game)

    def _next_deal(self, game: Game, record: GameRecord, deal: Record, *, is_last: bool) -> DealScored:
        """Replay the next deal of a game and enter it. A void deal is not counted, and the last may be unfinished."""
        if game.outcome():
            raise IrregularStateError("the game was over before this deal", "", "hands")
        contract = game.contract_of(deal.contract)
        whole = replace(deal, rules=record.rules, options=record.options, contract=contract, **before_deal(game))
        transcript = self.replay(whole)
        if transcript.settlement is not None:
            auction = transcript.auction
            buyer = game.seats.index(auction.buyer) if auction and auction.buyer else None
            game.enter(transcript.settlement.result, buyer, transcript.play.taken, contract)
        elif transcript.deals_now:
            game.dealer = game.seats.index(transcript.deals_now)
        elif not is_last:
            raise IrregularStateError("only the last deal of a game may stop before its end", "", "plays")
        return DealScored(contract, transcript, tuple(game.totals))

    def replay_any(self, record: Record | GameRecord | TournamentRecord) -> AnyTranscript:
        """Return the transcript of a deal, a game or a tournament; raises as `replay` does."""
        if isinstance(record, Record):
            return self.replay(record)
        if isinstance(record, GameRecord):
            return self.replay_game(record)
        library, id = self._find(record.rules)
        seated = len(record.tables[0]) if record.tables else None
        return replay_tournament(library.playable(id, seated, record.options), record)

    def _ready(self, record: Record) -> tuple[_PreparedRules, Record]:
        """Return the compiled rules of a deal, and its record as it is played."""
        ready, record = self._seated(record)
        if not (record.contract or ready.playable.contracts):
            return ready, record
        game = Game(ready.table, seats=record.seats)
        game.deals = record.deal - 1
        contract = game.contract_of(record.contract)
        record = replace(record, options={**record.options, CONTRACT: contract}, contract="")
        return self._prepare(record.rules, len(record.seats), record.options), record

    def _seated(self, record: Record) -> tuple[_PreparedRules, Record]:
        """Return the compiled rules, and the record without the dealer if the dealer takes no cards."""
        try:
            return self._prepare(record.rules, len(record.seats), record.options), record
        except RefusedError:
            fewer = self._prepared_for_fewer(record)
            if fewer is None:
                raise
            return fewer, without_dealer(fewer.playable.rules, record)

    def _prepared_for_fewer(self, record: Record) -> _PreparedRules | None:
        """Return the rules compiled for one player fewer, if the dealer then takes no cards; otherwise None."""
        players = len(record.seats)
        try:
            ready = self._prepare(record.rules, players - 1, record.options)
        except RefusedError:
            return None
        return ready if dealer_takes_none(ready.playable.rules, players) else None

    def _prepare(self, rules: str | Mapping[str, Any], players: int, options: Mapping[str, str]) -> _PreparedRules:
        named = rules if isinstance(rules, str) else json.dumps(rules)
        key = (named, players, tuple(options.items()))
        ready = self._prepared.get(key)
        if ready is None:
            library, id = self._find(rules)
            playable = library.playable(id, players, options)
            ready = self._prepared[key] = _PreparedRules(playable, CompiledRules(playable))
        return ready

    def _find(self, rules: str | Mapping[str, Any]) -> tuple[Library, str]:
        try:
            if isinstance(rules, str) and self.folder and rules not in self.library.drafts:
                path = self.folder / rules
                return self.library.find(str(path) if path.is_file() else rules)
            return self.library.find_data(rules.tree if isinstance(rules, InlineRules) else rules)
        except OSError:
            raise RefusedError(f"there is no rule set '{str(rules)[:60]}'", code="unknown-rule-set") from None


def _begin(ready: _PreparedRules, record: Record) -> ReplayStart:
    table = ready.table
    standing = standing_of(table, record.pool, record.jack, record.pot, record.divided)
    auction = auction_of(table, record, standing)
    sale = auction.sale() if auction and auction.over else None
    if sale:
        table = ready.table_for(sale.suit)
    dealt = dealt_hands(table, record)
    if record.position:
        check_declared(table, seat_of(record, record.declares))
        return ReplayStart(standing, auction, sale, play_at_position(table, record, dealt))
    rest = left_over_cards(table, record, dealt)
    buyer = sale.buyer if sale else None
    right = not any(each.incorrect_hands for each in record.incidents)
    play = _start_play(table, record, hands_played(table, record, dealt), buyer, rest, right)
    check_declared(table, seat_of(record, record.declares))
    if record.shows:
        play.show(shown_cards(table, play.hands, shown_by(record)))
    return ReplayStart(standing, auction, sale, play)


def _start_play(
    table: CompiledRules, record: Record, hands: Sequence[int], buyer: int | None, rest: Sequence[Card], right: bool
) -> Play:
    """Return the play before the first lead.

    If the record does not name the dealer, the leader must be the same for every dealer.
    """
    dealer = seat_of(record, record.dealer)
    if dealer is not None:
        return Play(table, hands, dealer, record.seats, buyer, rest, right)
    plays = [Play(table, hands, each, record.seats, buyer, rest, right) for each in range(table.players)]
    if len({play.leader for play in plays}) > 1:
        dealer_needed(record, "who leads")
    return plays[0]


def _replay_irregular(play: Play, record: Record) -> IrregularReplay:
    dealt = reduce(or_, play.hands)
    lost = 0 if play.aside else play.table.pack & ~dealt
    replay = IrregularReplay(IrregularPlay(play, dealer=seat_of(record, record.dealer), lost=lost))
    replay.run(record.plays, record.incidents, record.obliging)
    return replay


def _settle(start: ReplayStart, record: Record, irregular: IrregularReplay | None) -> LedgerResult:
    play, table, sale = start.play, start.play.table, start.sale
    declared = seat_of(record, record.declares)
    unplayed = irregular.course.unplayed if irregular else ()
    completed = _deal_in_part if record.position else played_deal
    deal = completed(play, declared, unplayed)
    deal = deal._replace(
        slam_choice=slam_choice(table, record.slam, deal.slam),
        before=start.standing,
        dealer=seat_of(record, record.dealer),
        bids=sale.bids if sale else (),
        revokes=irregular.course.revokes() if irregular else NO_REVOKES,
        forfeits=irregular.course.forfeits if irregular else (),
    )
    if deal.slam is None:
        return settle(table, deal)
    game = Game(table, seats=record.seats)
    game.deals = record.deal - 1
    game.totals = [record.scores.get(seat, 0) for seat in record.seats]
    return game.settled(table, deal)


def _deal_in_part(play: Play, declared: int | None, unplayed: Sequence[int]) -> CompletedDeal:
    """Return a completed deal of which the tricks before a position are not known.

    `unplayed` is as for `tricks_of`. Raises MissingFactError if the rules need to know the tricks before.
    """
    table, pot = play.table, play.table.rules.settlement.pot
    if table.rules.bonus.no_trick or (pot.ante and pot.won_by.is_by_tricks):
        why, hint = "it matters who took no trick, and the record does not say", "give the whole play of the deal"
        raise MissingFactError(why, hint, "position", "position")
    return from_play(play, tricks_in_part(play, unplayed), declared)


def turn_of(play: Play, auction: Auction | None) -> str | None:
    """Return the seat that is to bid, to name the suit or to play; None if the play is over."""
    if auction and auction.turn is not None:
        return play.seats[auction.turn]
    return None if play.over else play.seats[play.to_move]


def _play_cards(play: Play, record: Record) -> list[Laid]:
    """Play the cards of a record, and return each with its options. Raises IllegalPlayError for one that may not be
    played.
    """
    seats, legal, put, obliging = play.seats, play.legal, play.put, record.obliging
    laid: list[Laid] = []
    for named, card in record.plays:
        may, seat = legal(), play.to_move
        laid.append((seat, card, may))
        if named and named != seats[seat] and may:
            where = f"play {len(laid)}"
            raise IrregularStateError(f"{where}: it is the turn of {seats[seat]}, not of {named}", named, where)
        if may & BITS[card] and not obliging:
            put(card)
            continue
        try:
            play.play(copy_in(may, card), len(laid) - 1 in obliging)
        except IllegalPlayError as error:  # in a position, cards were played before those of the record
            raise IllegalPlayError(len(laid), error.seat, error.card, error.refusal) from None
    return laid
