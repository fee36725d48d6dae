"""What is counted of the deals that players play, and the figures with standard errors that follow from it.

All counts are whole numbers, kept in a fixed number of groups. So the counts of parts add up exactly, whoever counted
them, and memory does not grow with the number of deals. The error of every figure comes from the spread between the
groups (a grouped jackknife), whatever the figure is.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from hearts_spec.cards import card_name, card_text
from hearts_spec.engine import CompiledRules, Game, Outcome
from hearts_spec.measure.deal import PlayedDeal
from hearts_spec.measure.outcome import gains
from hearts_spec.measure.players import Player
from hearts_spec.measure.view import RulesRead, rules_read
from hearts_spec.rules.vocabulary.settlement import KeptIn

GROUPS = 32
_SURE = 1.96  # standard errors for 95 %
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
    """Counts deals of one table; `players` are by seat. A gain is in chips won or points spared, so more is better."""

    def __init__(self, table: CompiledRules, players: Sequence[Player]) -> None:
        rules, self.table = table.rules, table
        self.rules: RulesRead = rules_read(table)
        self.players = players
        self.has_pool = rules.settlement.kept_in is KeptIn.CHIPS and bool(rules.settlement.pool)
        self.costly = [(str(card), 1 << card) for card, cost in self.rules.costs.items() if cost > 0]
        self.sums = Sums()

    def deal(self, deal: PlayedDeal) -> None:
        """Count a deal."""
        sums, players, result = self.sums, len(self.players), deal.result
        gained = gains(self.table, result)
        sums["deals"] += 1
        everything = sum(gained)
        for seat, gain in enumerate(gained):
            square = gain * gain
            who = self.players[seat].id
            sums[f"n {who}"] += 1
            sums[f"gain {who}"] += gain
            sums[f"squares {who}"] += square
            place = f"place {(seat - deal.dealer) % players}"
            sums[f"n {place}"] += 1
            sums[f"gain {place}"] += gain
            edge = players * gain - everything  # (players - 1) times the gain above the mean of the others
            sums[f"edge {who}"] += edge
            sums[f"edges {who}"] += edge * edge
            sums[f"result {gain}"] += 1
        sums["gain lead"] += gained[deal.opener]
        sums["gain all"] += everything
        if self.has_pool:
            winners = len(result.winners)
            sums["pool won" if winners == 1 else "pool divided" if winners else "pool left"] += 1
        taken = deal.play.taken
        clear = [not cards & self.rules.costly for cards in taken]
        sums["clear"] += sum(clear)
        sums["nobody clear"] += not any(clear)
        if clear.count(False) == 1:
            sums["everything"] += 1
        if self._tried(deal):
            sums["tried"] += 1
        for name, bit in self.costly:
            for seat, hand in enumerate(deal.hands):
                if hand & bit:
                    sums[f"n holds {name}"] += 1
                    sums[f"gain holds {name}"] += players * gained[seat] - everything
                    sums[f"kept {name}"] += bool(taken[seat] & bit)
                    break

    def _tried(self, deal: PlayedDeal) -> bool:
        """True if one player alone took the first half of what costs something."""
        costs, half, first, held = self.rules.costs, 0, -1, 0
        half = sum(cost for cost in costs.values() if cost > 0)
        for (_, winner), cards in deal.play.turned():
            cost = sum([costs.get(card, 0) for card in cards])
            if cost > 0:
                if first not in (-1, winner):
                    return False
                first, held = winner, held + cost
                if 2 * held >= half:
                    return True
        return False

    def game(self, game: Game, outcome: Outcome) -> None:
        """Count a game that is over."""
        self.sums["games"] += 1
        self.sums["games deals"] += game.deals
        self.sums["games squares"] += game.deals * game.deals
        for seat in outcome.winners:
            self.sums[f"wins {self.players[seat].id}"] += 1
        for player in self.players:
            self.sums[f"games {player.id}"] += 1


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
    return lambda sums: (_SURE / edge(sums)) ** 2


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
    yield "nobody-clear", "deals in which every player takes a card that costs", share("nobody clear")
    yield "everything", "deals in which one player takes every card that costs", share("everything")
    yield "tried", "deals in which one player alone takes the first half of what costs", share("tried")
    for kind in kinds:
        yield f"gain-{kind}", f"gain of a {kind} player in a deal", share(f"gain {kind}", f"n {kind}")
        spread = deviation(f"n {kind}", f"gain {kind}", f"squares {kind}")
        yield f"spread-{kind}", f"standard deviation of the gain of a {kind} player", spread
    yield "low-tail", "gain that 5 % of results do not exceed", tail(5)
    yield "high-tail", "gain that 95 % of results do not exceed", tail(95)
    yield "game-deals", "deals in a game", share("games deals", "games")
    yield "game-spread", "standard deviation of the deals in a game", deviation("games", "games deals", "games squares")
    for place in range(players):
        seat = "the dealer" if not place else f"the player {place} to the dealer's left"
        yield f"place-{place}", f"gain of {seat} in a deal", share(f"gain place {place}", f"n place {place}")
    yield "lead", "gain of the first leader above the mean of the table", _lead(players)
    for card, cost in read.costs.items():
        if cost > 0:
            yield from _card(card, players)
    if len(kinds) > 1:
        better = kinds[0]
        edge = _edge(better, players)
        yield "edge", f"gain of the {better} player above the others, in standard deviations", edge
        yield "deals-needed", f"deals after which the {better} player is told from chance at 95 %", _deals_needed(edge)
        yield "explained", "share of the variance of results that the kind of player explains", _explained(kinds)


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
