"""How often things happen in the game called today's: what is measured for the page of that name, and stored.

Each study is the game for a number of players, with an option of its own, played by players of one kind. Its figures
are shares of deals or of games, so that a distribution is one figure for each bar.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from hearts_spec.cards import BITS, parse_card
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.dealing import deal_out
from hearts_spec.engine.game import Game, Outcome
from hearts_spec.measure.deal import PlayedDeal, passed, shuffled
from hearts_spec.measure.hand_odds import events
from hearts_spec.measure.player_file import seated
from hearts_spec.measure.players import Player
from hearts_spec.measure.run import Counted, Plan, measured, plan
from hearts_spec.measure.stored_figures import SEED, StoredFigures, digest, played_rules, stored_value
from hearts_spec.measure.tally import GROUPS, Counting, Figure, Statistic, Sums, Tally, share
from hearts_spec.rules.fields import top_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.settlement import KeptIn

OFTEN_FILE = "often.json"
KINDS = ("random", "careful", "shooting", "watching")
LIMITS = (50, 100, 200)
TRIES = "shooting"  # the players at whose tables options are compared
PASSED = "hands-passed"
POINTS_AT_ONCE = {"first-trick": "yes"}  # the option with which the queen may fall on the first trick
_QUEEN = BITS[parse_card("QS")]
_NO_PLAY = frozenset({"slam", "game", "conduct", "widow"})  # a change of these alone changes no play of a program
_MOON, _LENGTH, _QUEENS, _HANDS = 2_500, 16_000, 4_000, 8_000  # deals


class Study(NamedTuple):
    """What is measured under a name: a rule set, who plays at all seats, and about how many deals."""

    name: str
    rules: ConfiguredRules
    kind: str
    deals: int

    def plan(self, library: Library) -> Plan:
        """Return the plan of a study that is played."""
        players = seated(library.folder, [self.kind], self.rules.players)
        return plan(self.rules, players, self.deals, SEED, counting=FullCounting)


def moon_study(kind: str, players: int) -> str:
    return f"moon.{kind}.{players}"


def option_study(option: str, choice: str) -> str:
    return f"option.{option}.{choice}"


def length_study(limit: int) -> str:
    return f"length.{limit}"


def queen_study(kind: str) -> str:
    return f"queen.{kind}"


def studies_of(library: Library) -> Iterator[Study]:
    """Yield all studies of the game called today's; none if no game is."""
    if library.today is None:
        return
    id, rule_set = library.today.id, library.rule_set(library.today.id)
    usual = rule_set.usual_players
    for players in rule_set.players:
        for kind in KINDS:
            yield Study(moon_study(kind, players), library.playable(id, players), kind, _MOON)
    for option, choice in options_of_play(library, id, usual):
        yield Study(option_study(option, choice), library.playable(id, usual, {option: choice}), TRIES, _MOON)
    for limit in LIMITS:
        yield Study(length_study(limit), library.playable(id, usual, {"limit": str(limit)}), "careful", _LENGTH)
    for kind in KINDS[:2]:
        yield Study(queen_study(kind), library.playable(id, usual, POINTS_AT_ONCE), kind, _QUEENS)
    yield Study(PASSED, library.playable(id, usual), "careful", _HANDS)


def options_of_play(library: Library, id: str, players: int) -> Iterator[tuple[str, str]]:
    """Yield the options of a game, with each choice but the default, that change how a deal is played."""
    usual = played_rules(library.playable(id, players))
    for name, option in library.rule_set(id).options.items():
        for choice in option.choices:
            if choice != option.default and not option.number:
                other = played_rules(library.playable(id, players, {name: choice}))
                changed = {top_of(key) for key in usual.keys() | other.keys() if usual.get(key) != other.get(key)}
                if changed - _NO_PLAY:
                    yield name, choice


class FullCounting(Counting):
    """Counts more of each deal and game: the queen of spades on the first trick, the length, the final scores, ties."""

    def deal(self, deal: PlayedDeal) -> None:
        super().deal(deal)
        _, cards = next(iter(deal.play.turned()))
        self._counts["queen first"] += any(BITS[card] == _QUEEN for card in cards if card >= 0)

    def game(self, game: Game, outcome: Outcome) -> None:
        super().game(game, outcome)
        self._counts[f"length {game.deals}"] += 1
        self._counts["tied"] += len(outcome.winners) > 1
        for place, score in enumerate(sorted(game.totals), 1):
            self._counts[f"final {place}"] += score


def full_statistics(table: CompiledRules, sums: Mapping[str, int]) -> Iterator[tuple[str, str, Statistic]]:
    """Yield the statistics of what FullCounting counts besides: key, label and how it is worked out."""
    if table.pack & _QUEEN:
        yield "queen-first", "deals in which the queen of spades falls on the first trick", share("queen first")
    if sums["games"]:
        yield "tied", "games that end with more than one winner", share("tied", "games")
        if table.rules.settlement.kept_in is KeptIn.POINTS:
            for place in range(1, table.players + 1):
                yield f"final-{place}", f"final score, number {place} from below", share(f"final {place}", "games")
        for deals in _numbers(sums, "length "):
            yield f"length-{deals}", f"games that last {deals} deals", share(f"length {deals}", "games")
    if table.rules.settlement.kept_in is KeptIn.POINTS:
        for gain in _numbers(sums, "result ")[::-1]:
            # each deal has a result for every player
            label = f"players who gain {gain} in a deal"
            yield f"result-{gain}", label, _share_of_players(gain, table.players)


def _share_of_players(gain: int, players: int) -> Statistic:
    return lambda sums: sums[f"result {gain}"] / (players * sums["deals"])


def _numbers(sums: Mapping[str, int], prefix: str) -> list[int]:
    return sorted(int(key.removeprefix(prefix)) for key, count in sums.items() if count and key.startswith(prefix))


def full_figures(whole: Plan, tally: Tally) -> list[Figure]:
    """Return the figures of what FullCounting counts besides."""
    table = table_of(whole.rules)
    found = (tally.figure(*each) for each in full_statistics(table, tally.total))
    return [each for each in found if each is not None]


def _hands_counted(study: Study, library: Library) -> Iterator[Counted]:
    """Deal and pass, in the first deal of the game, and yield what the hands hold then, group by group."""
    table, found = table_of(study.rules), list(events(study.rules))
    players: Sequence[Player] = seated(library.folder, [study.kind], table.players)
    for group in range(GROUPS):
        sums: Sums = Counter()
        dealing = Random(f"{SEED}/{group}/hands")
        for _ in range(study.deals // GROUPS):
            hands = deal_out(table.rules, shuffled(table, dealing), 0, table.players)
            hands = passed(table, hands, players, 1, dealing)
            sums["deals"] += 1
            sums["hands"] += len(hands)
            for event in found:
                met = sum(map(event.holds, hands))
                sums[event.key] += met > 0 if event.anybody else met
        yield group, sums


def _hand_statistics(rules: ConfiguredRules) -> Iterator[tuple[str, str, Statistic]]:
    for event in events(rules):
        yield event.key, f"after the pass, {event.label}", share(event.key, "deals" if event.anybody else "hands")


Make = Callable[[Tally], Iterable[tuple[str, str, Statistic]]]


class HowOften(StoredFigures):
    """The stored figures of the studies, by name."""

    file = OFTEN_FILE

    @cached_property
    def tables(self) -> Mapping[str, Study]:
        return {study.name: study for study in studies_of(self.library)}

    def digest(self, name: str) -> str:
        study = self.tables[name]
        player = seated(self.library.folder, [study.kind], 1)[0]
        who = [player.habits, player.playouts]
        return digest([played_rules(study.rules), study.rules.players, who, study.deals, SEED])

    def first(self, name: str) -> str:
        study = self.tables[name]
        if name == PASSED:
            counted = [next(_hands_counted(study, self.library))[1]]
        else:
            counted = [study.plan(self.library).counted(0)[1]]
        return digest([sorted(each.items()) for each in counted])

    def measure(self, name: str) -> dict[str, Any]:
        study = self.tables[name]
        if name == PASSED:
            tally, parts = measured_groups(_hands_counted(study, self.library)), _hand_statistics(study.rules)
        else:
            whole = study.plan(self.library)
            tally = measured(whole)
            table = table_of(study.rules)
            parts = _chosen(name, table, tally)
        found = [figure for each in parts if (figure := tally.figure(*each)) is not None]
        total = tally.total
        return {
            "digest": self.digest(name), "first": self.first(name), "players": study.rules.players,
            "deals": total["deals"], "games": total["games"],
            "figures": {each.key: [stored_value(each.value), stored_value(each.error)] for each in found},
        }  # fmt: skip

    def deals(self, name: str) -> int:
        """Return how many deals were played; 0 if it is not stored."""
        return int(self.entries.get(name, {}).get("deals", 0))

    def games(self, name: str) -> int:
        """Return how many games were played; 0 if it is not stored."""
        return int(self.entries.get(name, {}).get("games", 0))

    def figure(self, name: str, key: str) -> Figure | None:
        value, error = self.entries.get(name, {}).get("figures", {}).get(key, (None, None))
        return None if value is None or error is None else Figure(key, key, value, error)

    def distribution(self, name: str, prefix: str) -> dict[int, Figure]:
        """Return a distribution: for each number, the figure whose key ends in it."""
        keys = [key for key in self.entries.get(name, {}).get("figures", {}) if key.startswith(prefix)]
        found = ((int(key.removeprefix(prefix)), self.figure(name, key)) for key in keys)
        return {number: figure for number, figure in found if figure is not None}


def _chosen(name: str, table: CompiledRules, tally: Tally) -> Iterator[tuple[str, str, Statistic]]:
    """Yield the statistics that a study is for."""
    kind = name.partition(".")[0]
    if kind in ("moon", "option"):
        yield "everything", "deals in which one player takes everything", share("everything")
        yield "tried", "deals in which one player alone takes the first half of the points", share("tried")
        return
    wanted = ("queen-first",) if kind == "queen" else ("tied", "final-", "length-", "result-")
    yield from (each for each in full_statistics(table, tally.total) if each[0].startswith(wanted))


def measured_groups(counted: Iterable[Counted]) -> Tally:
    tally = Tally()
    for group, sums in counted:
        tally.add(group, sums)
    return tally
