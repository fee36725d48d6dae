"""`Game`: deal after deal, with the totals, the pool and the end of the game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.api.cards import Cards, read_cards
from hearts_spec.api.play import Play, Seat, chance_of, named_hands
from hearts_spec.cards import Card, cards_text
from hearts_spec.engine import game as engine_game
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.record import Record, Replayer, Settlement
from hearts_spec.record.game_record import before_deal
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.vocabulary.programme import CONTRACT

_DEAL = ("dealer", "deal", "buyer", "pool", "jack", "divided", "pot", "scores")  # these say which deal a record is


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the `reason`, the `winners`, and the `losers` if the rules name any."""

    reason: str
    winners: tuple[str, ...]
    losers: tuple[str, ...] = ()


class Game:
    """A game in progress, as returned by `load`. Its deals are played one after another, and each is settled.

    >>> game = hearts_spec.load("hoyle-1887/hearts", seats=["Ann", "Bob", "Cy", "Di"])
    >>> game
    <Game of hoyle-1887/hearts, deal 1, Ann deals: Ann 50, Bob 50, Cy 50, Di 50>
    >>> play = game.deal(seed=1)
    >>> while not play.over:
    ...     play.push(play.legal[0])
    >>> settlement = game.settle(play)
    >>> settlement.net
    {'Ann': -4, 'Bob': 6, 'Cy': -9, 'Di': 6}
    >>> game, game.standing.pool
    (<Game of hoyle-1887/hearts, deal 2, Bob deals: Ann 46, Bob 56, Cy 41, Di 56>, 1)
    """

    __slots__ = ("_game", "_options", "_ref", "_replayer", "rules")

    def __init__(
        self,
        rules: ConfiguredRules,
        ref: str | Mapping[str, Any],
        options: Mapping[str, str],
        replayer: Replayer,
        game: engine_game.Game,
    ) -> None:
        """Start a game. `load` and `again` call this."""
        self.rules = rules
        self._ref, self._options, self._replayer, self._game = ref, options, replayer, game

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self._game.seats

    @property
    def dealer(self) -> str:
        """The seat that deals next."""
        return self.seats[self._game.dealer]

    @property
    def deals(self) -> int:
        """The number of deals that have been settled."""
        return self._game.deals

    @property
    def totals(self) -> Mapping[str, int]:
        """The score of each seat, or its chips in a game for chips."""
        return dict(zip(self.seats, self._game.totals, strict=True))

    @property
    def standing(self) -> Standing:
        """The chips on the table between deals, with which the next deal starts, or the next game (`again`)."""
        return self._game.standing

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None if the game is not over."""
        end = self._game.outcome()
        if end is None:
            return None
        winners, losers = (tuple(self.seats[seat] for seat in some) for some in (end.winners, end.losers))
        return Outcome(end.termination.value, winners, losers)

    @property
    def over(self) -> bool:
        """True if the game is over. If the rules set no end, the game is never over."""
        return self._game.outcome() is not None

    @property
    def contracts(self) -> tuple[str, ...]:
        """The contracts that the next deal may have, if the deals follow a programme of contracts; otherwise empty.

        >>> hearts_spec.load("house/king").contracts
        ('no-tricks',)
        """
        return self._game.contracts

    @property
    def chooser(self) -> str | None:
        """The seat that chooses the contract of the next deal, or None if nobody chooses."""
        return None if self._game.chooser is None else self.seats[self._game.chooser]

    def deal(
        self,
        seed: int | str | None = None,
        hands: Mapping[Seat, str | Iterable[str]] | None = None,
        rest: str = "",
        contract: str = "",
    ) -> Play:
        """Deal a shuffled pack, or the given `hands`. The same `seed` always gives the same hands.

        With `hands`, `rest` has the cards of the widow, or of the stock from the top, if the rules have one. `contract`
        is required if a player chooses the contract; the hands do not depend on it. The game does not change until
        the deal is settled, so you can deal and play it again.

        >>> game = hearts_spec.load("hoyle-1887/hearts", seats=["Ann", "Bob", "Cy", "Di"])
        >>> game.deal(seed=1).hands == game.deal(seed=1).hands
        True

        Raises IrregularStateError if the game is over, the hands are not a full deal, or the contract is not allowed.
        """
        if self.over:
            hint = "`again()` sits down to another"
            raise IrregularStateError("the game is over, so there is no next deal", self.rules.id, "deal", hint)
        if hands is None:
            if rest:
                raise IrregularStateError("`rest` is given without `hands`", "", "rest")
            return self._dealt_by_chance(seed, contract)
        return Play(self._next(named_hands(self.seats, hands), read_cards(rest), contract), self._replayer)

    def _dealt_by_chance(self, seed: int | str | None, contract: str) -> Play:
        rules, players = self.rules.rules, self.rules.players
        order = pack_of(rules)
        chance_of(seed).shuffle(order)
        hands = deal_out(rules, order, self._game.dealer, players)
        dealt = {seat: tuple(read_cards(Cards.of(hand))) for seat, hand in zip(self.seats, hands, strict=True)}
        rest = read_cards(cards_text(left_over(rules, order, players)))
        return Play(self._next(dealt, rest, contract), self._replayer)

    def _next(self, hands: Mapping[str, tuple[Card, ...]], rest: Sequence[Card], contract: str) -> Record:
        """Return the record of the next deal before any play."""
        widow = self.rules.rules.deal.left_over.is_widow
        return Record(
            rules=self._ref,
            hands=hands,
            options=self._options_for(self._game.contract_of(contract)),
            widow=tuple(rest) if widow else (),
            stock=() if widow else tuple(rest),
            **before_deal(self._game),
        )

    def _options_for(self, contract: str) -> Mapping[str, str]:
        """Return the options of a deal: those of the game, and the contract if there are several."""
        return {**self._options, CONTRACT: contract} if contract else self._options

    def settle(self, play: Play) -> Settlement:
        """Settle the deal that was just played. This changes the totals and the dealer.

        Raises IrregularStateError if the deal is not over, was played by other rules or seats, or is not the next deal
        of this game (for example, because it is settled already).
        """
        played = play.record()
        contract = played.options.get(CONTRACT, "") if self.rules.contracts else ""
        expected = self._next({}, (), contract)
        if other := self._mismatch(play, played, expected):
            raise IrregularStateError(other, str(play.number), "deal")
        if any(getattr(played, name) != getattr(expected, name) for name in _DEAL):
            message = f"that is not the deal that the game has come to: deal {self.deals + 1}, dealt by {self.dealer}"
            raise IrregularStateError(message, str(play.number), "deal")
        result = play.result()
        if result is None:
            raise IrregularStateError(f"the deal is not over: it is the turn of {play.turn}", "", "deal")
        taken = [each.mask for each in play.taken.values()]
        buyer = None if play.buyer is None else self.seats.index(play.buyer)
        self._game.enter(result.result, buyer, taken, contract)
        return result

    def again(self) -> "Game":
        """Return a new game after this one is over. The next player deals, and the chips on the table stay there.

        Scores start again, and so do the chips that each player has. In the book of 1913 each deal is a game by itself.
        A pool that nobody wins is added to the pool of the next game, whichever game that is.

        >>> game = hearts_spec.load("hoyle-1913/sweepstakes", seats=["Ann", "Bob", "Cy", "Di"])
        >>> play = game.deal(seed=2)
        >>> while not play.over:
        ...     play.push(play.legal[0])
        >>> game.settle(play).units, game.over
        ({'Ann': 2, 'Bob': 2, 'Cy': 3, 'Di': 6}, True)
        >>> game = game.again()
        >>> game.standing
        Standing(pool=13, jack=True, pot=0, divided=False)
        >>> game, game.deal(seed=3).standing == game.standing
        (<Game of hoyle-1913/sweepstakes, deal 1, Bob deals: Ann 0, Bob 0, Cy 0, Di 0>, True)

        Raises IrregularStateError if the game goes on.
        """
        if not self.over:
            message, hint = "the game is not over, and there is no other yet", "`deal` goes on with it"
            raise IrregularStateError(message, self.rules.id, "deal", hint)
        return Game(self.rules, self._ref, self._options, self._replayer, self._game.again())

    def _mismatch(self, play: Play, played: Record, expected: Record) -> str:
        """Return how the rules or seats of a deal differ from those of the game; empty if they do not."""
        if (played.rules, played.options) != (expected.rules, expected.options):
            theirs, ours = _name_of(play.rules, played), _name_of(self.rules, expected)
            which = f": by {theirs}, not by {ours}" if theirs != ours else ""
            return f"that deal is played by other rules than this game{which}"
        if played.seats != expected.seats:
            return f"that deal is played by {', '.join(played.seats)}, and this game by {', '.join(expected.seats)}"
        return ""

    def __repr__(self) -> str:
        totals = ", ".join(f"{seat} {total}" for seat, total in self.totals.items())
        at = "over" if self.over else f"deal {self.deals + 1}, {self.dealer} deals"
        return f"<Game of {self.rules.id}, {at}: {totals}>"


def _name_of(rules: ConfiguredRules, record: Record) -> str:
    """Return the id of the rules of a record, with the options that were chosen."""
    chosen = ", ".join(f"{option}={choice}" for option, choice in record.options.items())
    return f"{rules.id} with {chosen}" if chosen else rules.id
