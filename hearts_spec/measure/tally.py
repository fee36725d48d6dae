"""Counts of the deals that are played, and figures with standard errors.

All counts are whole numbers, kept in a fixed number of groups. So the counts of parts add up exactly, however the deals
were divided, and memory does not grow with their number. The error of every figure comes from the spread between the
groups (a grouped jackknife), whatever the figure is.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from hearts_spec.cards import BITS, card_name, card_text, cards_in
from hearts_spec.engine.compiled_rules import NOBODY, CompiledRules
from hearts_spec.engine.game import Game, Outcome
from hearts_spec.engine.play import Play
from hearts_spec.measure.deal import PlayedDeal
from hearts_spec.measure.outcome import gains
from hearts_spec.measure.players import Player
from hearts_spec.measure.view import rules_read
from hearts_spec.rules.vocabulary.settlement import KeptIn

GROUPS = 32
NUMBERS = len(BITS)  # card numbers, and one entry for no card, found by -1
_POOLS = "pool left", "pool won", "pool divided"  # by the number of winners
SURE = 1.96  # standard errors for 95 %
Sums = Counter[str]
Statistic = Callable[[Mapping[str, int]], float]


class Figure(NamedTuple):
    """A figure: its key, what it says, its value and its standard error; the error is None if it is not known."""

    key: str
    label: str
    value: float
    error: float | None


class Tally:
    """The counts of some deals, by group."""

    def __init__(self, groups: Sequence[Sums] | None = None) -> None:
        self.groups = list(groups) if groups else [Sums() for _ in range(GROUPS)]

    def add(self, group: int, sums: Sums) -> None:
        """Add the counts of some deals to a group."""
        self.groups[group].update(sums)

    @property
    def total(self) -> Sums:
        total = Sums()
        for each in self.groups:
            total.update(each)
        return total

    def figure(self, key: str, label: str, statistic: Statistic) -> Figure | None:
        """Return a figure with its standard error; None if nothing was counted that it needs."""
        return _jackknife(key, label, statistic, [self.groups])

    def difference(self, other: "Tally", key: str, label: str, statistic: Statistic) -> Figure | None:
        """Return how much greater a figure is here than in another tally of the same deals."""
        return _jackknife(key, label, statistic, [self.groups, other.groups])


def _jackknife(key: str, label: str, statistic: Statistic, tallies: Sequence[Sequence[Sums]]) -> Figure | None:
    """Return a statistic of one tally, or its difference between two, with the error from leaving out each group."""
    used = [place for place in range(GROUPS) if any(groups[place] for groups in tallies)]
    totals = [Tally(groups).total for groups in tallies]

    def value(without: int | None) -> float:
        parts = []
        for total, groups in zip(totals, tallies, strict=True):
            sums = total
            if without is not None:
                sums = total.copy()
                sums.subtract(groups[without])
            parts.append(statistic(sums))
        return parts[0] - sum(parts[1:])

    try:
        whole = value(None)
        if len(used) < 2:
            return Figure(key, label, whole, None)
        left = [value(place) for place in used]
    except ZeroDivisionError:
        return None
    mean = sum(left) / len(left)
    spread = sum((each - mean) ** 2 for each in left)
    return Figure(key, label, whole, sqrt(spread * (len(used) - 1) / len(used)))


class Counting:
    """Counts the deals and games of one table; `players` are by seat. `sums` returns the counts.

    What a seat gains is in chips won, points spared or units not taken, so more is better. Its *edge* is what it gains
    above the mean of the others, times their number.
    """

    def __init__(self, table: CompiledRules, players: Sequence[Player]) -> None:
        rules, seats = rules_read(table), table.players
        self.table, self.players, self._costly = table, players, rules.costly
        self._cost = [rules.costs.get(card, 0) for card in range(NUMBERS)]
        self._half = sum(cost for cost in self._cost if cost > 0) / 2
        self._counts = Sums()
        self._results: Counter[int] = Counter()
        self._gain, self._squares, self._products = [0] * seats, [0] * seats, [0] * seats
        self._all = self._all_squares = 0
        self._by_place = [0] * seats
        self._held, self._edge, self._kept = [0] * NUMBERS, [0] * NUMBERS, [0] * NUMBERS

    def deal(self, deal: PlayedDeal) -> None:
        """Count a deal."""
        counts, seats, result, costly = self._counts, self.table.players, deal.result, self._costly
        gained = gains(self.table, result)
        everything = sum(gained)
        for seat, gain in enumerate(gained):
            self._gain[seat] += gain
            self._squares[seat] += gain * gain
            self._products[seat] += gain * everything
            self._by_place[seat - deal.dealer] += gain
        self._all += everything
        self._all_squares += everything * everything
        self._results.update(gained)
        counts["deals"] += 1
        counts["gain lead"] += gained[deal.opener]
        if result.case is not None or result.winners:
            counts[_POOLS[min(2, len(result.winners))]] += 1
        taken = deal.play.taken
        takers = [seat for seat, cards in enumerate(taken) if cards & costly]
        counts["clear"] += seats - len(takers)
        if len(takers) == seats:
            counts["nobody clear"] += 1
        elif len(takers) == 1:
            counts["everything"] += 1
        if self._tried(deal.play):
            counts["tried"] += 1
        held, edges, kept = self._held, self._edge, self._kept
        for gain, hand, mine in zip(gained, deal.hands, taken, strict=True):
            edge = seats * gain - everything
            for card in cards_in(hand & costly):
                held[card] += 1
                edges[card] += edge
                kept[card] += mine >> card & 1

    def _tried(self, play: Play) -> bool:
        """True if one player alone took the first half of what costs something."""
        first, taken, cost_of = NOBODY, 0, self._cost.__getitem__
        for (_, winner), cards in play.turned():
            cost = sum(map(cost_of, cards))
            if cost > 0:
                if first not in (NOBODY, winner):
                    return False
                first, taken = winner, taken + cost
                if taken >= self._half:
                    return True
        return False

    def game(self, game: Game, outcome: Outcome) -> None:
        """Count a game that is over."""
        self._counts.update({"games": 1, "games deals": game.deals, "games squares": game.deals * game.deals})
        for seat, player in enumerate(self.players):
            self._counts[f"games {player.id}"] += 1
            self._counts[f"wins {player.id}"] += seat in outcome.winners

    def sums(self) -> Sums:
        """Return what was counted, by name."""
        sums, seats, deals = self._counts.copy(), self.table.players, self._counts["deals"]
        sums["gain all"] += self._all
        for seat, player in enumerate(self.players):
            who, gain, squares = player.id, self._gain[seat], self._squares[seat]
            edges = seats * seats * squares - 2 * seats * self._products[seat] + self._all_squares
            sums.update({f"n {who}": deals, f"gain {who}": gain, f"squares {who}": squares})
            sums.update({f"edge {who}": seats * gain - self._all, f"edges {who}": edges})
            sums.update({f"n place {seat}": deals, f"gain place {seat}": self._by_place[seat]})
        for card, held in enumerate(self._held):
            if held:
                sums.update({f"n holds {card}": held, f"gain holds {card}": self._edge[card]})
                sums[f"kept {card}"] += self._kept[card]
        sums.update({f"result {gain}": count for gain, count in self._results.items()})
        return sums


def share(of: str, among: str = "deals") -> Statistic:
    """Return the statistic that divides one count by another."""
    return lambda sums: sums[of] / sums[among]


def deviation(count: str, total: str, squares: str) -> Statistic:
    """Return the standard deviation of something counted with its squares."""

    def statistic(sums: Mapping[str, int]) -> float:
        mean = sums[total] / sums[count]
        return sqrt(max(0.0, sums[squares] / sums[count] - mean * mean))

    return statistic


def tail(percent: int) -> Statistic:
    """Return the gain that this share of results does not exceed."""

    def statistic(sums: Mapping[str, int]) -> float:
        results = sorted((int(key[7:]), count) for key, count in sums.items() if key.startswith("result "))
        wanted, passed = percent * sum(count for _, count in results) / 100, 0
        for gain, count in results:
            passed += count
            if passed >= wanted:
                return float(gain)
        raise ZeroDivisionError

    return statistic


def _edge(who: str, players: int) -> Statistic:
    """Return how much one player gains above the others in a deal, in standard deviations of that."""

    def statistic(sums: Mapping[str, int]) -> float:
        count = sums[f"n {who}"]
        mean = sums[f"edge {who}"] / count
        return mean / sqrt(sums[f"edges {who}"] / count - mean * mean)

    return statistic


def _deals_needed(edge: Statistic) -> Statistic:
    return lambda sums: (SURE / edge(sums)) ** 2


def _explained(kinds: Sequence[str]) -> Statistic:
    """Return the share of the variance of results that the kind of player explains."""

    def statistic(sums: Mapping[str, int]) -> float:
        count = sum(sums[f"n {kind}"] for kind in kinds)
        mean = sum(sums[f"gain {kind}"] for kind in kinds) / count
        whole = sum(sums[f"squares {kind}"] for kind in kinds) - count * mean * mean
        between = sum(sums[f"gain {kind}"] ** 2 / sums[f"n {kind}"] for kind in kinds) - count * mean * mean
        return between / whole

    return statistic


def statistics(table: CompiledRules, kinds: Sequence[str]) -> Iterable[tuple[str, str, Statistic]]:
    """Yield the statistics of a table: key, label and how it is worked out; `kinds` are the kinds of player at it."""
    rules, players = table.rules, table.players
    read = rules_read(table)
    if rules.settlement.kept_in is KeptIn.CHIPS and rules.settlement.pool:
        yield "pool-won", "deals in which one player wins the pool", share("pool won")
        yield "pool-divided", "deals in which players divide the pool", share("pool divided")
        yield "pool-left", "deals in which nobody wins the pool", share("pool left")
    yield "nobody-clear", "deals in which every player takes a card that counts", share("nobody clear")
    yield "everything", "deals in which one player takes everything", share("everything")
    yield "tried", "deals in which one player alone takes the first half of the points", share("tried")
    for kind in kinds:
        yield f"gain-{kind}", f"gain of a {kind} player in a deal", share(f"gain {kind}", f"n {kind}")
        spread = deviation(f"n {kind}", f"gain {kind}", f"squares {kind}")
        yield f"spread-{kind}", f"standard deviation of the gain of a {kind} player", spread
    yield "low-tail", "gain that 5 % of results do not exceed", tail(5)
    yield "high-tail", "gain that 95 % of results do not exceed", tail(95)
    yield "game-deals", "deals in a game", share("games deals", "games")
    yield "game-spread", "standard deviation of the deals in a game", deviation("games", "games deals", "games squares")
    for place in range(players):
        away = "" if place == 1 else f"{place} seats "
        seat = f"the player {away}to the dealer's left" if place else "the dealer"
        yield f"place-{place}", f"gain of {seat} in a deal", share(f"gain place {place}", f"n place {place}")
    yield "lead", "gain of the first leader above the mean of the table", _lead(players)
    for card, cost in read.costs.items():
        if cost > 0:
            yield from _card(card, players)
    if len(kinds) > 1:
        better = kinds[0]
        edge = _edge(better, players)
        yield "edge", f"gain of the {better} player above the others, in standard deviations", edge
        yield "deals-needed", f"deals until a {better} player is clearly ahead (95 %)", _deals_needed(edge)
        yield f"wins-{better}", f"games that a {better} player wins", share(f"wins {better}", f"games {better}")
        yield "explained", "share of the spread of results that skill explains", _explained(kinds)


def _lead(players: int) -> Statistic:
    return lambda sums: (sums["gain lead"] - sums["gain all"] / players) / sums["deals"]


def _card(card: int, players: int) -> Iterable[tuple[str, str, Statistic]]:
    name, key = card_name(card), card_text(card)
    held = f"gain holds {card}"
    if players > 1:
        yield (
            f"holds-{key}",
            f"gain of the player dealt the {name} above the others",
            lambda sums: sums[held] / ((players - 1) * sums[f"n holds {card}"]),
        )
    yield (
        f"keeps-{key}",
        f"deals in which the player dealt the {name} takes it",
        share(f"kept {card}", f"n holds {card}"),
    )
