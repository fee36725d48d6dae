"""What a player may know when they must choose, and what they can read off the rules before a deal."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random

from hearts_spec.cards import Card, Suit, cards_in, group_mask, suit_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.play import Play
from hearts_spec.rules.vocabulary.settlement import KeptIn

_TRIES = 20
_SUITS = {suit: group_mask(suit.name) for suit in Suit}


class RulesRead:
    """What a player works out from the rules alone: what each card costs its taker, and how cards rank.

    `costs[card]` is what a card costs the player who takes it, in the units of the rule set; below 0 if it is good to
    take. `costly` are the cards that cost something, as a mask. `by_cost` and `by_rank` are masks of cards, the
    costliest and the highest first; the cards of one mask are of one suit and rank by their numbers, or are equal.
    `uneven` are the cards of suits that are not in one such mask.
    `danger` are single cards, the one most likely to cost its holder something first. `under[suit][power]` are the
    cards that lose to a card of this power when the suit, a mask, is led.
    """

    def __init__(self, table: CompiledRules) -> None:
        self.table = table
        settlement, game = table.rules.settlement, table.rules.game
        sign = -1 if settlement.kept_in is KeptIn.POINTS and game.winner.is_highest else 1
        pack = list(cards_in(table.pack))
        self.costs = {card: sign * table.units(1 << card) for card in pack}
        self.costly = sum(1 << card for card in pack if self.costs[card] > 0)
        self.prizes = sum(1 << card for card in pack if self.costs[card] < 0)
        self.power = {card: table.powers[card][card] for card in pack}
        self.by_rank = tuple(_grouped(pack, self.power.__getitem__))
        self.by_cost = tuple(
            mask
            for cost in sorted(set(self.costs.values()), reverse=True)
            for mask in self._of_cost([card for card in pack if self.costs[card] == cost])
        )
        self.uneven = sum(mask for mask in _SUITS.values() if not self._is_even(mask))
        self._by_rank_up = self.by_rank[::-1]
        self.danger = tuple(sorted(pack, key=self._danger, reverse=True))
        self.under = {mask: self._under(suit) for suit, mask in _SUITS.items()}

    def _of_cost(self, cards: Sequence[Card]) -> Iterator[int]:
        """Yield cards of one cost as masks, the highest first; one mask if they are of one suit and rank by number."""
        ranked = sorted(cards, key=self.power.__getitem__)
        if len({card >> 4 for card in cards}) == 1 and ranked == sorted(cards):
            yield sum(1 << card for card in cards)
        else:
            yield from _grouped(cards, self.power.__getitem__)

    def _is_even(self, suit: int) -> bool:
        """True if the cards of a suit, a mask, cost the same and rank by their numbers."""
        return any(not suit & self.table.pack & ~mask for mask in self.by_cost)

    def _danger(self, card: Card) -> float:
        """Return how much a card threatens its holder: by its own cost, its rank, and the costs it may catch."""
        suit = [each for each in self.costs if suit_of(each) == suit_of(card)]
        beaten = [each for each in suit if self.power[each] < self.power[card]]
        total = sum(cost for cost in self.costs.values() if cost > 0) or 1
        rank = len(beaten) / len(suit)
        caught = sum(max(0, self.costs[each]) for each in beaten if self.costs[each] * 4 > total)
        return rank + 2 * self.costs[card] / total * rank + 2 * caught / total

    def _under(self, suit: Suit) -> tuple[int, ...]:
        """Return for each power the cards that lose to it when this suit is led."""
        powers = self.table.powers[suit * 16]
        most = max(powers[card] for card in self.costs)
        return tuple(sum(1 << card for card in self.costs if powers[card] < power) for power in range(most + 1))

    def highest(self, cards: int) -> int:
        """Return the highest of some cards, as a mask: those of equal rank together."""
        for mask in self.by_rank:
            if kept := cards & mask:
                return kept
        return 0

    def lowest(self, cards: int) -> int:
        """Return the lowest of some cards, as a mask: those of equal rank together."""
        for mask in self._by_rank_up:
            if kept := cards & mask:
                return kept
        return 0

    def cost(self, cards: int) -> int:
        """Return what some cards cost together."""
        return sum(self.costs[card] for card in cards_in(cards))

    def losers(self, hand: int, unseen: int) -> int:
        """Return how many tricks a hand may lose if it leads every suit from the top.

        The unseen cards of a suit are taken to be divided evenly: each trick takes one from every other player, and a
        card that beats the card led is the highest of them.
        """
        others, power, lost = self.table.players - 1, self.power.__getitem__, 0
        for suit in _SUITS.values():
            theirs = sorted(map(power, cards_in(unseen & suit)))
            for mine in sorted(map(power, cards_in(hand & suit)), reverse=True):
                if not theirs:
                    break
                beaten = theirs[-1] >= mine
                if beaten:
                    lost += 1
                    theirs.pop()
                del theirs[: others - beaten]
        return lost

    def costliest(self, cards: int) -> int:
        """Return the cards that cost most, as a mask; of several of one suit the last is the highest."""
        for mask in self.by_cost:
            if kept := cards & mask:
                return kept
        return 0


def _grouped(cards: Sequence[Card], rank: Callable[[Card], int]) -> Iterator[int]:
    """Yield the cards of each rank as a mask, the highest rank first."""
    for each in sorted({rank(card) for card in cards}, reverse=True):
        yield sum(1 << card for card in cards if rank(card) == each)


def _shared(cards: Sequence[Card], sizes: Sequence[int], voids: Sequence[int]) -> list[int] | None:
    """Return hands of these sizes dealt from cards in their order, the hand with the most voids first; None if one
    cannot be filled."""
    hands, left = [0] * len(sizes), list(cards)
    for place in sorted(range(len(sizes)), key=lambda place: -voids[place].bit_count()):
        may = [card for card in left if not voids[place] >> card & 1][: sizes[place]]
        if len(may) < sizes[place]:
            return None
        hands[place] = sum(1 << card for card in may)
        left = [card for card in left if not hands[place] >> card & 1]
    return hands


@lru_cache(maxsize=256)
def rules_read(table: CompiledRules) -> RulesRead:
    """Return what a player reads off these rules; worked out once."""
    return RulesRead(table)


class View:
    """What the player to move may know: their own hand, the cards played, and the rules; never a hidden card.

    A view follows one deal: it is made when the deal begins and shows the player whose turn it is. `rules` is what can
    be read off the rules. Cards are masks, seats numbers, and costs in the units of the rule set.
    """

    __slots__ = ("_play", "rules")

    def __init__(self, play: Play, rules: RulesRead) -> None:
        self._play = play
        self.rules = rules

    @property
    def seat(self) -> int:
        return self._play.to_move

    @property
    def hand(self) -> int:
        return self._play.hands[self._play.to_move]

    @property
    def led(self) -> int:
        """The cards of the suit led to the trick; 0 if the player leads."""
        return self._play.led_mask

    @property
    def losing(self) -> int:
        """The cards of the pack that lose to the best card on the trick; 0 if the player leads."""
        play = self._play
        return self.rules.under[play.led_mask][play.power] if play.led_mask else 0

    @property
    def is_last(self) -> bool:
        """True if nobody plays to the trick after this player."""
        play = self._play
        return play.table.next_seat[play.to_move] == play.leader

    @property
    def trick(self) -> int:
        """The cards on the trick so far."""
        play = self._play
        return sum(1 << card for card in play.trick if card >= 0) | (0 if play.winners else play.seconds)

    @property
    def played(self) -> int:
        """The cards of all tricks before this one."""
        play = self._play
        played = sum(1 << card for trick in play.tricks for card in trick.cards if card >= 0)
        return played | play.seconds if played else 0

    @property
    def spoiled(self) -> bool:
        """True if another player has taken a card that costs something, in sight of all."""
        play, costly = self._play, self.rules.costly & self.played
        return any(cards & costly for seat, cards in enumerate(play.taken) if seat != play.to_move)

    @property
    def threat(self) -> int:
        """The cards of another player who alone has taken a quarter or more of what costs something, or 0.

        A widow that its taker alone has seen is left out.
        """
        play, rules, costly = self._play, self.rules, self.rules.costly & self.played
        taken = [(cards & costly, seat) for seat, cards in enumerate(play.taken) if cards & costly]
        if len(taken) != 1 or taken[0][1] == play.to_move:
            return 0
        return taken[0][0] if 4 * rules.cost(taken[0][0]) >= rules.cost(rules.costly) else 0

    @property
    def unseen(self) -> int:
        """The cards that the player has not seen: in other hands, in the stock or in the widow."""
        return self.rules.table.pack & ~(self.hand | self.played | self.trick)

    def times_led(self, suit: int) -> int:
        """Return how often a suit, a mask, has been led to a finished trick."""
        return sum(suit >> trick.cards[0] & 1 for trick in self._play.tricks)

    def void(self, seat: int) -> int:
        """Return the cards that a seat cannot hold, as a mask: those of suits that it did not follow.

        If players draw cards, or need not follow suit, nothing follows from that, and it is 0.
        """
        rules, table = self.rules.table.rules, self.rules.table
        if table.some_lie_aside or not rules.follow.suit.binds:
            return 0
        missing, play = 0, self._play
        for leader, cards in [*((each.leader, each.cards) for each in play.tricks), (play.leader, play.trick)]:
            place = table.seat_at[leader].index(seat)
            if place < len(cards) and not table.suit_when_led[cards[0]] >> cards[place] & 1:
                missing |= table.suit_when_led[cards[0]]
        return missing

    def imagined(self, rng: Random) -> Play:
        """Return a play in which the cards that the player has not seen are shared out at random.

        Every other hand keeps its number of cards, and holds none of a suit that it has not followed unless no such
        sharing is found in some tries.
        """
        play = self._play
        others = [seat for seat in range(len(play.hands)) if seat != play.to_move]
        sizes = [play.hands[seat].bit_count() for seat in others]
        voids = [self.void(seat) for seat in others]
        unseen = list(cards_in(self.unseen))
        for _ in range(_TRIES):
            rng.shuffle(unseen)
            if shared := _shared(unseen, sizes, voids):
                break
        else:
            shared = _shared(unseen, sizes, [0] * len(others))
            assert shared is not None
        hands = [self.hand] * len(play.hands)
        for seat, hand in zip(others, shared, strict=True):
            hands[seat] = hand
        return play.reshared(hands, [card for card in unseen if not sum(shared) >> card & 1])
