"""A seat at the table: a reader plays the first seat, and players of `players.yml` play the others.

A game follows from its rules, its seed and the reader's own moves, which are texts: `contract spades`, `way left`,
`pass 2C QS KS`, `bid 3` or `bid pass`, `name clubs`, `show QS`, `declare`, `ready`, a card such as `QS` or `Joker!`,
`choose others-up`, `finish` for the rest of a deal in which nothing is left to decide, and `next` for the next deal.
The answer holds what the reader's seat may see, and no hidden card before the deal is over.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

from hearts_spec.api import Game
from hearts_spec.api.cards import read_cards, read_play
from hearts_spec.cards import Suit, card_text, cards_in, cards_text, mask_of
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import played_deal
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.measure.habits import HABITS
from hearts_spec.measure.player_file import PLAYERS, FollowedHabit, PlayerEntry, seated
from hearts_spec.measure.players import (
    BIDS_SAY,
    CONTRACTS_SAY,
    NAMES_SAY,
    PASSES_SAY,
    SHOWS_SAY,
    Player,
    bid_or_pass,
    card_chosen,
    cards_to_pass,
    cards_to_show,
    choice_with_habits,
    contract_to_choose,
    suit_to_name,
)
from hearts_spec.measure.view import View, rules_read
from hearts_spec.record import Replayer, counting
from hearts_spec.record.deal_report import needed_facts
from hearts_spec.record.deal_setup import pass_of
from hearts_spec.record.errors import UsageError
from hearts_spec.record.model import PASSES
from hearts_spec.record.replay import ReplayStart
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.game import GameEnds
from hearts_spec.rules.vocabulary.programme import CONTRACT
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.service.deals import deal_state, new_game

OWN = 0  # the reader's seat
DECLARE, READY, FINISH = "declare", "ready", "finish"
_BY_TRICKS = {"tricks", *TAKERS, "trickless", "joker"}  # facts that later tricks can change
ONLY_CARD = "It is the only card that you may play."
HIGHEST = "Nothing decides between the cards that are left, so play the highest."
_SEEN = (
    "rules", "title", "seats", "dealer", "deal", "way", "bidding", "naming", "avoided", "shown",
    "may_declare", "declared", "leader", "trick", "tricks", "settlement", "moved",
)  # fmt: skip
_AT_THE_END = ("record", "yaml")


class Rest(StrEnum):
    """Why nothing is left to decide in a deal."""

    MINE = "mine"  # the reader leads, and no card that is out beats one of theirs
    NOTHING = "nothing"  # no card that is left counts, and no trick


class Due(StrEnum):
    """The kinds of move that can be due from the reader; all but a card begin with the word."""

    CONTRACT = "contract"
    WAY = "way"
    PASS = PASSES
    BID = "bid"
    NAME = "name"
    SHOW = "show"
    PLAY = "play"
    CHOOSE = "choose"
    NEXT = "next"


Chosen = dict[tuple[str, ...], str]  # the cards of the others, by the reader's moves before and the cards played
Kept = dict["Seating", "SeatedGame"]
_Course = Generator[Due, str, None]  # yields what kind of move is due, and is sent the move
_Choice = Generator[Due, str, str]  # the same, and returns what was chosen


class Seating(NamedTuple):
    """What a game follows from, apart from the reader's moves; `against` are the players in the other seats.

    The last of those named has all the seats that are left.
    """

    id: str
    players: int | None
    choices: tuple[tuple[str, str], ...]
    seed: str
    dealer: str
    against: tuple[str, ...]
    names: tuple[str, ...] = ()

    def begun(self, library: Library, replayer: Replayer, chosen: "Chosen") -> "SeatedGame":
        """Return the game at the reader's first move; `chosen` keeps what the others choose.

        Raises RefusedError for a player that there is not, for more of them than seats, and as `new_game`.
        """
        game = new_game(replayer, self.id, self.players, self.dealer, dict(self.choices), self.names)
        others = seated(library.folder, self.against, game.rules.players - 1)
        return SeatedGame(game, replayer, others, self.seed, chosen)


class SeatedGame:
    """A game in which a reader has the first seat, and those that they play after it.

    `moves` are the reader's, and `awaits` is the kind of the next. `deals` is how many deals are settled, and `scores`
    what each came to in the game, or in all games if each deal is a game by itself.

    After a move that raised an error it cannot be used any more.
    """

    def __init__(self, game: Game, replayer: Replayer, others: Sequence[Player], seed: str, chosen: "Chosen") -> None:
        """Deal, and play up to the reader's first move."""
        self.chosen = chosen
        self.rules = game.rules
        self.moves: list[str] = []
        self.deals = 0
        self.scores: list[Mapping[str, int]] = []
        self._game, self._replayer, self._others, self._seed = game, replayer, others, seed
        self._engine: Play | None = None
        self._to_choose: tuple[str, ...] = ()  # the contracts from which the reader must choose
        self._course = self._deals()
        self.awaits = next(self._course)

    def put(self, move: str) -> None:
        """Make a move of the reader, and play on up to the next.

        Raises UsageError for a move of another kind than is awaited, and the errors of `Play` for a forbidden one.
        """
        self.moves.append(move)
        self.awaits = self._course.send(move)

    def state(self) -> dict[str, Any]:
        """Return the table as the reader's seat sees it."""
        state, own = deal_state(self._replayer, self.play.record()), self.play.seats[OWN]
        outcome = self._game.outcome
        passing = state["passing"] if self.awaits == Due.PASS else None
        return {
            **{key: state[key] for key in _SEEN},
            **{key: state[key] if self.awaits == Due.NEXT else None for key in _AT_THE_END},
            "own": own,
            "awaits": self.awaits,
            "hand": state["hands"][own],
            "held": {seat: len(cards) for seat, cards in state["hands"].items()},
            "cards": state["cards"] if self.awaits == Due.PLAY else [],
            "contract": self.play.rules.choices[CONTRACT] if self.rules.contracts and not self._to_choose else None,
            "contracts": list(self._to_choose),
            "trumps": None if self._to_choose else state["trumps"],  # the deal is seen by the first contract
            "ways": state["ways"] if self.awaits == Due.WAY else [],
            "passing": passing and {**passing, "to": {own: passing["to"][own]}, "kept": {own: passing["kept"][own]}},
            "received": list(self._received),
            "given": list(self._given),
            "units": self._units,
            "broken": self._broken,
            "rest": rest_of(self._engine) if self._engine and self.awaits == Due.PLAY else None,
            "to_show": {own: state["to_show"].get(own, [])} if self.awaits == Due.SHOW else {},
            "bids": state["record"].get("bids", {}),
            "buyer": self.play.buyer,
            "wanting": state["wanting"] if self.awaits == Due.CHOOSE else None,
            "totals": self._totals,
            "scores": [dict(each) for each in self.scores],
            "outcome": asdict(outcome) if outcome else None,
        }

    def advice(self, player: PlayerEntry) -> dict[str, Any] | None:
        """Return the move that a player would make in the reader's place, and why; None if it has no advice on it."""
        advised = self._advised(player)
        if advised is None:
            return None
        move, why = advised
        return {"player": player.id, "title": player.title, "move": move, "why": why}

    def _advised(self, player: PlayerEntry) -> tuple[str, list[dict[str, Any]]] | None:
        if not player.habits:
            return None
        match self.awaits:
            case Due.CONTRACT:
                return f"{Due.CONTRACT} {self._best_contract(OWN)}", _because(CONTRACTS_SAY)
            case Due.PASS:
                start = self._begun()
                passing = pass_of(self.rules, self.play.record(), start.play.hands)
                cards = cards_to_pass(rules_read(start.play.table), passing, OWN)
                return f"{Due.PASS} {cards_text(cards)}", _because(PASSES_SAY)
            case Due.BID:
                return self._bid(OWN, player.player), _because(BIDS_SAY)
            case Due.NAME:
                return self._named(OWN), _because(NAMES_SAY)
            case Due.PLAY:
                return self._advised_card(player)
            case Due.SHOW if self.play.seats[OWN] in self.play.to_show:
                shows = self._to_show(OWN)
                return f"{Due.SHOW} {shows}" if shows else READY, _because(SHOWS_SAY)
            case Due.WAY | Due.SHOW | Due.CHOOSE | Due.NEXT:
                return None

    def _advised_card(self, player: PlayerEntry) -> tuple[str, list[dict[str, Any]]]:
        assert self._engine
        play, table, cards = self._engine.copy(), self._engine.table, self._engine.legal()
        view = View(play, rules_read(table))
        if not cards & cards - 1:
            return card_text(cards.bit_length() - 1), _because(ONLY_CARD)
        if player.playouts:
            ways = player.player.at(table, Random(f"{self._seed}/{len(self.moves)}/advice"))
            return card_text(card_chosen(ways, view, cards)), _because(player.about)
        card, used = choice_with_habits(player.player.habits, view, cards)
        followed: Mapping[str, FollowedHabit] = {each.habit: each for each in player.habits}
        why = [{"says": HABITS[name].says, "cites": list(followed[name].by)} for name in used]
        return card_text(card), why or _because(HIGHEST)

    def _deals(self) -> _Course:
        while True:
            number = f"{self._seed}/{self.deals + 1}"
            self._choosing = Random(number)
            self._received: list[str] = []
            self._given: list[str] = []
            self._engine = None
            contract = yield from self._contract(number)
            self.play = self._game.deal(seed=number, contract=contract)
            yield from self._auction()
            yield from self._pass()
            yield from self._show()
            yield from self._tricks()
            yield from self._settle()
            if (move := (yield Due.NEXT)) != Due.NEXT:
                raise _other_than(Due.NEXT, move)
            if self._game.over:
                self._game = self._game.again()
                if not self._each_deal:
                    self.scores.clear()

    def _begun(self) -> ReplayStart:
        """Return the engine's table as it is before the first lead."""
        return self._replayer.begin(self.play.record())

    def _contract(self, seed: str) -> _Choice:
        """Return the contract of the next deal, or an empty text if nobody chooses it; its hands are dealt to see."""
        may = self._game.contracts
        if not may[1:]:
            return ""
        self.play = self._game.deal(seed=seed, contract=may[0])
        seat = self.play.seats.index(self._game.chooser or "")
        if seat == OWN:
            self._to_choose = may
            contract = _after(Due.CONTRACT, (yield Due.CONTRACT))
            self._to_choose = ()
            return contract
        return self._best_contract(seat) if self._others[seat - 1].habits else self._choosing.choice(may)

    def _best_contract(self, seat: int) -> str:
        tables = {name: table_of(self.rules.contracts[name]) for name in self._game.contracts}
        return contract_to_choose(tables, self._begun().play.hands[seat])

    def _auction(self) -> _Course:
        while (seat := self._bidder()) is not None:
            kind = Due.BID if self.play.to_bid else Due.NAME
            if seat == OWN:
                move = yield kind
            else:
                move = self._bid(seat, self._others[seat - 1]) if kind == Due.BID else self._named(seat)
            said = _after(kind, move)
            if kind == Due.BID:
                self.play.bid(int(said) if said.isdecimal() else said)
            else:
                self.play.name(said)

    def _bidder(self) -> int | None:
        """Return the seat that is to bid or to name the suit."""
        seat = self.play.to_bid or self.play.to_name
        return None if seat is None else self.play.seats.index(seat)

    def _bid(self, seat: int, player: Player) -> str:
        """Return the bid of a player in a seat; a player who plays at random does not bid."""
        start = self._begun()
        assert start.auction is not None
        rules = rules_read(start.auction.table)
        return f"{Due.BID} {(player.habits and bid_or_pass(rules, start.play.hands[seat], start.auction)) or PASSES}"

    def _named(self, seat: int) -> str:
        start = self._begun()
        assert start.auction is not None
        suit: Suit = suit_to_name(rules_read(start.auction.table), start.play.hands[seat], start.auction)
        return f"{Due.NAME} {suit.name.lower()}"

    def _pass(self) -> _Course:
        play, own = self.play, self.play.seats[OWN]
        if play.ways:
            play.name_way(_after(Due.WAY, (yield Due.WAY)) if play.dealer == own else play.ways[0])
        if not play.to_pass:
            return
        start = self._begun()
        passing = pass_of(self.rules, play.record(), start.play.hands)
        cards = read_cards(_after(Due.PASS, (yield Due.PASS)))
        passing.give(OWN, cards)
        self._given = [card_text(card) for card in cards]
        given = [cards]
        for seat, player in enumerate(self._others, 1):
            chosen = cards_to_pass(
                rules_read(start.play.table), passing, seat, None if player.habits else self._choosing
            )
            passing.put(seat, chosen)
            given.append(chosen)
        receivers = play.passes_to
        for name, some in zip(play.seats, given, strict=True):
            self._received += [card_text(card) for card, to in zip(some, receivers[name], strict=False) if to == own]
            play.pass_cards(name, [card_text(card) for card in some])
        if play.in_the_middle:
            play.deal_back(seed=self._choosing.random().hex())
            self._received = [card_text(card) for card in (play.record().returns or {})[own]]

    def _show(self) -> _Course:
        play, own = self.play, self.play.seats[OWN]
        for seat, player in enumerate(self._others, 1):
            if player.habits and (cards := self._to_show(seat)):
                play.show(seat, cards)
        while own in play.to_show or play.may_declare:
            kind, _, cards = (yield Due.SHOW).partition(" ")
            if kind == READY:
                return
            if kind == DECLARE:
                play.declare(own)
            else:
                play.show(own, _after(Due.SHOW, f"{kind} {cards}"))

    def _to_show(self, seat: int) -> str:
        """Return the cards that a player in a seat shows before the play."""
        play = self._begun().play
        hand = play.hands[seat]
        return cards_text(
            cards_to_show(rules_read(play.table), hand, play.table.rules.doubling.may_show(hand, play.shown))
        )

    def _tricks(self) -> _Course:
        engine = self._engine = self._begun().play
        view = View(engine, rules_read(engine.table))
        ways = [player.at(engine.table, self._choosing) for player in self._others]
        finishing = False
        while cards := engine.legal():
            is_own = engine.to_move == OWN
            if is_own and not finishing:
                move = yield Due.PLAY
                finishing = move == FINISH
                if finishing and not rest_of(engine):
                    raise _other_than(Due.PLAY, move)
            if (finishing and is_own) or not (is_own or cards & cards - 1):
                move = card_text(cards.bit_length() - 1)
            elif not is_own:
                place = (*self.moves, str(engine.played))
                if place not in self.chosen:  # when moves are taken back, the rest is not chosen again
                    self._choosing.seed(f"{self._seed}/{self.deals + 1}/{engine.played}")
                    self.chosen[place] = card_text(card_chosen(ways[engine.to_move - 1], view, cards))
                move = self.chosen[place]
            self.play.push(move)
            card, obliging = read_play(move)
            engine.play(engine.held_copy(card), obliging)

    def _settle(self) -> _Course:
        assert self._engine
        slam = played_deal(self._engine).slam
        if slam is not None and slam.law.is_chosen:
            self.play.choose(_after(Due.CHOOSE, (yield Due.CHOOSE)) if OWN in slam.by else SLAM_CHOICE_WORDS[0])
        self.scores.append(self._game.settle(self.play).net)
        self.deals += 1

    @property
    def _units(self) -> dict[str, int] | None:
        """What each seat has taken so far in the play, in points or hearts; None where other cards can double it."""
        if self._engine is None or self._engine.table.doubling:
            return None
        units = map(self._engine.table.units, self._engine.taken)
        return dict(zip(self.play.seats, units, strict=True))

    @property
    def _broken(self) -> bool | None:
        """Whether hearts are broken; None before the play, and where they need not be."""
        waits = self.play.rules.rules.hearts.led.waits
        return self._engine.broken if self._engine and waits else None

    @property
    def _each_deal(self) -> bool:
        """True if each deal is a game by itself."""
        return self.rules.rules.game.ends is GameEnds.EACH_DEAL

    @property
    def _totals(self) -> dict[str, int]:
        """The score of each seat, or its chips; if each deal is a game, what its deals came to."""
        if self._each_deal:
            return {seat: sum(each[seat] for each in self.scores) for seat in self.play.seats}
        return dict(self._game.totals)


def rest_of(play: Play) -> Rest | None:
    """Return why nothing is left to decide in a play, as far as the reader can see; None if something is."""
    table, own, trick = (
        play.table,
        play.hands[OWN],
        mask_of({card for _, card in play.laid(len(play.winners))} - {NO_CARD}),
    )
    out = sum(play.hands) & ~own
    if not (own | out | trick) & counting(table) and not _BY_TRICKS & set(needed_facts(table)):
        return Rest.NOTHING
    if trick or play.to_move != OWN or table.pack & ~sum(play.taken) & ~own != out:
        return None
    beaten = (table.winning((each, other)) == each for each in cards_in(own) for other in cards_in(out))
    return Rest.MINE if all(beaten) else None


def _because(says: str) -> list[dict[str, Any]]:
    return [{"says": says, "cites": []}]


def _after(kind: Due, move: str) -> str:
    """Return what a move says after its kind. Raises UsageError for a move of another kind."""
    word, _, said = move.partition(" ")
    if word != kind or not said:
        raise _other_than(kind, move)
    return said


def _other_than(kind: Due, move: str) -> UsageError:
    return UsageError(f"{quoted(move, 40)} is not the next move", f"as `{kind}`")


def seat_state(
    seating: Seating, moves: Sequence[str], advisers: Sequence[str], library: Library, replayer: Replayer, kept: Kept
) -> dict[str, Any]:
    """Return a game after these moves of the reader, with the advice of some players; `kept` has the latest game.

    Raises UsageError for a move that is not due, RefusedError for an adviser that there is not, the errors of `Play`
    for a forbidden move, and those of `Seating.begun`.
    """
    known = library.folder.top_file(PLAYERS)
    for name in advisers:
        if name not in known:
            raise RefusedError(f"{quoted(name, 40)} is not a player", did_you_mean(name, known))
    game = kept.pop(seating, None)
    rules = replayer.playable(seating.id, seating.players, dict(seating.choices))
    if game is None or game.rules is not rules:
        game = seating.begun(library, replayer, {})
    elif list(moves[: len(game.moves)]) != game.moves:
        game = seating.begun(library, replayer, game.chosen)
    for move in moves[len(game.moves) :]:
        game.put(move)
    kept.clear()
    kept[seating] = game
    found = (game.advice(known[name]) for name in advisers)
    return {**game.state(), "advice": [each for each in found if each]}
