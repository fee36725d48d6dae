"""Random games for points, as the engine scores them and as a score pad is told of them.

tests/js/score_games.mjs adds them up. Cards are dealt out one by one and named to the engine; the pad is told only how
many of each kind each player took. Some of the games are by random house rules, which use the whole vocabulary of
scoring, more than the games of the library do.
"""

import random
from collections.abc import Iterator
from typing import Any

import hearts_spec
from hearts_spec.cards import HeartsError, card_text, cards_in, groups_mask
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.settle.slam import slam_of
from hearts_spec.record import counting
from hearts_spec.rules.facts import won
from hearts_spec.rules.library import Library
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.doubling import ShownDoubles
from hearts_spec.service.score_tables import NeedsEngineError, kinds, score_table
from hearts_spec.service.settle import _numbered

SEATS = "ABCDEFGHIJ"


class Dealing:
    """Random deals of a game, as the engine and as the pad is told of them."""

    def __init__(self, compiled: CompiledRules, found: dict[str, Any], chance: random.Random) -> None:
        self.compiled, self.chance = compiled, chance
        self.found, self.kinds = found, kinds(compiled)
        self.players = compiled.players
        self.seats = SEATS[: self.players]
        self.counting = counting(compiled)
        self.numbered = _numbered(compiled, self.counting)
        law = compiled.rules.doubling
        if self.numbered & (
            groups_mask(law.cards) | (groups_mask(law.shown) if law.doubles is ShownDoubles.ITSELF else 0)
        ):
            self.numbered = 0  # the engine takes hearts by number here, and gives the card to anybody: see README.md
        self.ask, self.takers = found.get("ask", []), found.get("takers", {})

    def taken(self) -> tuple[list[int], int | None]:
        """Return who took which of the cards that count, as masks, and the seat that was meant to take all."""
        chance, seats = self.chance, range(self.players)
        masks, cards = [0] * self.players, list(cards_in(self.counting))
        way = chance.random()
        weights, all_to = [chance.choice([0, 1, 1, 2, 4]) + 0.01 for _ in seats], None
        if way < 0.3:  # one takes all, or all but a card; or two sides share
            all_to = chance.choice(seats)
            weights = [1.0 if seat == all_to else 0.0 for seat in seats]
            if way < 0.08 and not self.players % 2:
                weights[(all_to + self.players // 2) % self.players] = 1.0
        for card in cards:
            masks[chance.choices(seats, weights)[0]] |= 1 << card
        if 0.2 < way < 0.3 and cards:  # all but one
            card = chance.choice(cards)
            masks[all_to] &= ~(1 << card)
            masks[chance.choice(seats)] |= 1 << card
        if 0.12 < way < 0.2 and all_to is not None:  # what is not needed for a moon goes anywhere
            for card in cards:
                if not any(slam.needs >> card & 1 for slam in self.compiled.slams):
                    masks = [mask & ~(1 << card) for mask in masks]
                    masks[chance.choice(seats)] |= 1 << card
        return masks, all_to

    def tricks(self, masks: list[int], all_to: int | None) -> list[int]:
        chance, hand = self.chance, self.compiled.rules.deal.hand
        each = [int(bool(mask)) for mask in masks]
        if sum(each) > hand:
            return each
        if (
            all_to is not None
            and chance.random() < 0.5
            and not any(mask for seat, mask in enumerate(masks) if seat != all_to)
        ):
            each[all_to] = hand
            return each
        if self.compiled.some_lie_aside:
            hand = chance.randint(max(1, sum(each)), hand)
        weights = [chance.choice([0, 1, 2]) + 0.01 for _ in each]
        while sum(each) < hand:
            each[chance.choices(range(self.players), weights)[0]] += 1
        return each

    def deal(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return a deal as a report for the engine, and as the pad holds it."""
        chance, seats = self.chance, self.seats
        masks, all_to = self.taken()
        each = self.tricks(masks, all_to)
        report: dict[str, Any] = {}
        pad: dict[str, Any] = {"cards": [[(mask & kind.mask).bit_count() for mask in masks] for kind in self.kinds]}
        took = [seat for seat, count in enumerate(each) if count]
        ends = {key: chance.choice(took) for key in TAKERS}
        if all_to is not None and each[all_to] and chance.random() < 0.5:
            ends = dict.fromkeys(ends, all_to)
        if sum(each) == 1:
            ends = dict.fromkeys(ends, took[0])
        told = {}
        if "tricks" in self.ask or "every" in self.ask:
            report["tricks"] = dict(zip(seats, each, strict=True))
        if "tricks" in self.ask:
            pad["tricks"] = each
        if "every" in self.ask:
            pad["every"] = next((seat for seat in range(self.players) if each[seat] == sum(each)), None)
        for name, taker in self.takers.items():
            told[name] = pad[name] = ends[taker["key"]]
            report[taker["key"]] = seats[pad[name]]
        if "trickless" in self.ask:
            none = [
                seat
                for seat, mask in enumerate(masks)
                if not mask and seat not in told.values() and chance.random() < 0.6
            ]
            if none and len(none) < self.players:
                report["trickless"], pad["trickless"] = ",".join(seats[seat] for seat in none), none
        declared = None
        if "declared" in self.ask and chance.random() < 0.4:
            declared = all_to if all_to is not None and chance.random() < 0.7 else chance.randrange(self.players)
            report["declared"], pad["declared"] = seats[declared], declared
        shown = self.found.get("shown")
        if shown and chance.random() < 0.6:
            places = [int(place) for place in shown if chance.random() < 0.5]
            if places:
                pad["shown"] = places
                report["shown"] = " ".join(card_text(next(iter(cards_in(self.kinds[place].mask)))) for place in places)
        if "revoked" in self.ask and chance.random() < 0.2:
            by = chance.sample(range(self.players), chance.choice([1, 1, 2]))
            if "fine" in self.found["revoke"] and chance.random() < 0.3:
                by.append(by[0])
            report["revoked"], pad["revoked"] = ",".join(seats[seat] for seat in by), by
        slam = slam_of(
            self.compiled,
            masks,
            won(tuple(each), **{key.replace("-", "_"): seat for key, seat in ends.items()}),
            declared,
        )
        if slam is not None and slam.law.is_chosen:
            pad["choice"] = chance.choice(["others-up", "self-down"])
            report["slam-choice"] = pad["choice"]
        way = chance.random()
        if way < 0.25 and self.found.get("points"):
            points = [self.compiled.units(mask) for mask in masks]
            report["units"], pad["points"] = dict(zip(seats, points, strict=True)), points
            del pad["cards"]
        elif way < 0.5 and self.numbered:
            report["hearts"] = {
                seat: (mask & self.numbered).bit_count() for seat, mask in zip(seats, masks, strict=True)
            }
            report["taken"] = self._named([mask & ~self.numbered for mask in masks])
        else:
            report["taken"] = self._named(masks)
        return report, pad

    def _named(self, masks: list[int]) -> dict[str, str]:
        return {
            seat: " ".join(map(card_text, cards_in(mask))) or "-" for seat, mask in zip(self.seats, masks, strict=True)
        }

    def spoil(self, report: dict[str, Any], pad: dict[str, Any]) -> None:
        """Make a deal wrong for both: a card too few, a fact left out, or a fact that cannot be."""
        chance = self.chance
        ways = ["card"] * bool(self.kinds) + ["points"] * (
            2 * bool(self.found.get("points") and "tricks" not in report)
        )
        if "slam-choice" in report:
            ways.append("no choice")
        elif "choice" in self.ask:
            ways.append("a choice")
        if "tricks" in self.found:
            ways += ["tricks", "trickful"] + ["ends"] * ("first" in pad)
        if "first" in self.found.get("bonus", {}) and "lostBeside" not in self.found:
            ways.append("first")
        match chance.choice(ways or ["none"]):
            case "card":
                kind, seat = next((k, s) for k, row in self._rows(report, pad) for s, n in enumerate(row) if n)
                pad["cards"][kind][seat] -= 1
                card = card_text(next(iter(cards_in(self.kinds[kind].mask))))
                names = set(map(card_text, cards_in(self.kinds[kind].mask)))
                cards = report["taken"][self.seats[seat]].split()
                cards.remove(next(each for each in cards if each in names) if card not in cards else card)
                report["taken"][self.seats[seat]] = " ".join(cards) or "-"
            case "no choice":
                del report["slam-choice"], pad["choice"]
            case "a choice":
                report["slam-choice"] = pad["choice"] = "self-down"
            case "tricks" if "tricks" in pad:
                pad["tricks"] = [each + (seat == 0) for seat, each in enumerate(pad["tricks"])]
                report["tricks"] = dict(zip(self.seats, pad["tricks"], strict=True))
            case "trickful" if "tricks" in pad:
                has = next(
                    (s for s in range(self.players) if pad["tricks"][s] and any(r[s] for r in pad.get("cards", []))),
                    None,
                )
                if has is not None:
                    moved = pad["tricks"][has]
                    pad["tricks"] = [
                        0 if s == has else n + moved * (s == (has + 1) % self.players)
                        for s, n in enumerate(pad["tricks"])
                    ]
                    report["tricks"] = dict(zip(self.seats, pad["tricks"], strict=True))
            case "points":  # any that add up; perhaps the cards can give them
                cuts = sorted(chance.randint(0, self.compiled.total) for _ in self.seats[1:])
                points = [high - low for low, high in zip([0, *cuts], [*cuts, self.compiled.total], strict=True)]
                for key in ("taken", "hearts", "trickless", "slam-choice"):
                    report.pop(key, None)
                for key in ("cards", "trickless", "choice"):
                    pad.pop(key, None)
                report["units"], pad["points"] = dict(zip(self.seats, points, strict=True)), points
            case "ends" if "tricks" in pad and 0 in pad["tricks"]:
                pad["first"] = pad["tricks"].index(0)
                report["first-trick"] = self.seats[pad["first"]]
            case "first":
                report.pop("first-trick"), pad.pop("first")

    def _rows(self, report: dict[str, Any], pad: dict[str, Any]) -> list[tuple[int, list[int]]]:
        """Return the counts by kind, after the deal is told by cards."""
        if "cards" not in pad or "hearts" in report:
            masks, _ = self.taken()
            for key in ("units", "hearts", "tricks", "trickless", "slam-choice"):
                if key != "tricks":
                    report.pop(key, None)
            for key in ("points", "trickless", "choice"):
                pad.pop(key, None)
            report["taken"] = self._named(masks)
            pad["cards"] = [[(mask & kind.mask).bit_count() for mask in masks] for kind in self.kinds]
        return list(enumerate(pad["cards"]))


def game(
    library: Library, id: str, players: int, found: dict[str, Any], options: dict[str, str], chance: random.Random
) -> dict[str, Any]:
    """Return a game of several deals with what the engine makes of it."""
    playable = library.playable(id, players, options)
    seats, dealer = list(SEATS[:players]), chance.randrange(players)
    base = Dealing(table_of(playable), found, chance)
    asked = {
        "id": id,
        "seats": seats,
        "dealer": seats[dealer],
        "set": options,
        "library": library if id.startswith("house/random") else None,
    }
    limit = found["end"].get("limit", 0)
    count = chance.choice([1, 3, 6, 10, 16] + [40] * (limit > 150))
    wrong = chance.random() < 0.08
    reports: list[dict[str, Any]] = []
    pads: list[dict[str, Any]] = []
    for place in range(count):
        dealing = base
        extra = {}
        if playable.contracts:
            may = hearts_spec.ask("score", **asked, deals=reports)["next"]["contracts"]
            name = chance.choice(may)
            dealing = Dealing(table_of(playable.contracts[name]), found["contracts"][name], chance)
            if len(may) > 1 or chance.random() < 0.5:
                extra = {"contract": name}
        report, pad = dealing.deal()
        if wrong and place == count - 1:
            dealing.spoil(report, pad)
        reports.append({**report, **extra})
        pads.append({**pad, **extra})
    try:
        expected = hearts_spec.ask("score", **asked, deals=reports)
        told = {"rows": expected["deals"], **{key: expected[key] for key in ("totals", "sums", "over", "next")}}
    except HeartsError as error:
        told = {"error": str(error)}
        if count > 1:
            try:
                expected = hearts_spec.ask("score", **asked, deals=reports[:-1])
                told = {**told, "rows": expected["deals"]}
            except HeartsError as earlier:
                raise SystemExit(f"{id} {players} {options}: {earlier}: {reports[:-1]}") from None
    return {
        "id": id,
        "players": players,
        "options": options,
        "dealer": dealer,
        "deals": pads,
        "wrong": wrong,
        "told": told,
    }


def by_tables(
    chance: random.Random, library: Library, tables: list[tuple[str, int, dict[str, Any]]], each: int
) -> Iterator[dict[str, Any]]:
    """Yield some games by each of these tables."""
    for id, players, found in tables:
        for _ in range(each):
            yield {"table": found, **game(library, id, players, found, {}, chance)}


def by_options(chance: random.Random, library: Library, many: int) -> Iterator[dict[str, Any]]:
    """Yield games with some options chosen at random."""
    ids = [id for id in library.ids() if library.rule_set(id).options]
    while many:
        id = chance.choice(ids)
        rule_set = library.rule_set(id)
        players = chance.choice(rule_set.players)
        options = {}
        for name, option in rule_set.options.items():
            if name == "contract" or chance.random() < 0.4:
                continue
            if option.choices:
                options[name] = chance.choice(list(option.choices))
            elif option.number:
                options[name] = chance.choice([*map(str, option.numbers), "20", "52"])
        try:
            found = score_table(library, id, players, options)
        except (NeedsEngineError, HeartsError):
            continue
        many -= 1
        yield {"table": found, **game(library, id, players, found, options, chance)}


def by_house_rules(chance: random.Random, library: Library, many: int) -> Iterator[dict[str, Any]]:
    """Yield games by random house rules, four by each."""
    while many > 0:
        rule = programme(chance) if chance.random() < 0.1 else house_rule(chance)
        try:
            theirs, id = library.find_data(rule, f"random-{many}")
            players = theirs.rule_set(id).players[0]
            found = score_table(theirs, id, players)
        except (NeedsEngineError, HeartsError):
            continue
        for _ in range(4):
            many -= 1
            yield {"table": found, **game(theirs, id, players, found, {}, chance)}


CARDS = ("QS", "JD", "10D", "10C", "AS", "KS", "QH", "KH", "AH", "JC", "5H")


def slam(chance: random.Random, partners: bool, also: bool) -> dict[str, Any]:
    """Return a random slam."""
    pays = chance.choice(
        ["others-up", "self-down", "choice", "self-up", "from-each", "turned", "own-to-nothing", "others-doubled"]
    )
    made: dict[str, Any] = {"pays": pays, "needs": chance.choice([["hearts"], ["hearts", "QS"], ["QS"], ["QS", "KH"]])}
    if pays in ("others-up", "self-down", "choice", "self-up", "from-each"):
        made["amount"] = chance.choice([5, 13, 26, 52])
    if also:
        made["tricks"] = chance.choice(["any", "all", "first-and-last"])
        if made["tricks"] != "any" and chance.random() < 0.5:
            del made["needs"]
        if chance.random() < 0.4:
            made["declared"] = chance.choice([0, 5, 26])
    if partners and chance.random() < 0.7:
        made["by"] = chance.choice(["player", "alone", "side"])
    return made


def house_rule(chance: random.Random) -> dict[str, Any]:
    """Return a random rule set; many of them are refused, because some rules exclude each other."""
    players = chance.choice([3, 4, 4, 5])
    partners = players == 4 and chance.random() < 0.4
    rule: dict[str, Any] = {"title": "Random", "extends": chance.choice(["modern/standard"] * 4 + ["house/kitty"])}
    rule["table"] = {"players": [players], "turn": chance.choice(["left", "right"])}
    if partners:
        rule["table"]["partners"] = chance.choice(["opposite", "opposite-apart", "opposite-highest"])
    if chance.random() < 0.5:
        rule["deal"] = {"next-dealer": chance.choice(["left", "right", "same", "took-queen"])}
    rule["values"] = {"hearts": chance.choice([1, 1, 2, -1]), "QS": chance.choice([13, 13, 5, -13])}
    for card in chance.sample(CARDS[1:], chance.choice([0, 1, 2])):
        rule["values"][card] = chance.choice([-10, 10, 3, 25])
    if chance.random() < 0.5:
        keys = chance.sample(
            ["no-trick", "clear", "trick", "first-trick", "seventh-trick", "last-but-one", "last-trick"],
            chance.choice([1, 2, 3]),
        )
        rule["bonus"] = {key: chance.choice([-5, -2, 3, 10]) for key in keys}
    below = min([*rule["values"].values(), *rule.get("bonus", {}).values()]) < 0
    if below and chance.random() < 0.5:
        rule.setdefault("bonus", {})["below-nothing"] = "to-nothing"
    rule["slam"] = slam(chance, partners, also=False) if chance.random() < 0.8 else {"needs": []}
    if chance.random() < 0.5:
        rule["slam"]["also"] = [slam(chance, partners, also=True) for _ in range(chance.choice([1, 2]))]
    if "bonus" in rule and chance.random() < 0.4:
        rule["bonus"]["beside-slam"] = "lost"
    if (rule["slam"].get("needs") or "also" in rule["slam"]) and chance.random() < 0.3:
        rule["slam"]["good-cards"] = "lost"
    raises = any(
        each.get("pays") in ("others-up", "choice", "from-each")
        for each in [rule["slam"], *rule["slam"].get("also", [])]
    )
    if raises and chance.random() < 0.4:
        rule["slam"]["losing"] = "lowered"
    if chance.random() < 0.35:
        rule["doubling"] = {
            "cards": chance.sample(["10C", "2C", "JD", "QS"], chance.choice([1, 2])),
            "alone": chance.choice([0, 7, -6]),
        }
        if chance.random() < 0.6:
            rule["doubling"]["shown"] = chance.sample(["QS", "AH", "10C", "KH"], chance.choice([1, 2]))
            rule["doubling"]["doubles"] = chance.choice(["itself", "its-suit"])
    limit = chance.choice([30, 50, 60, 100])
    game: dict[str, Any] = {
        "ends": chance.choice(["score-reached", "score-passed", "open", "each-deal", "there-and-back"]),
        "tie": chance.choice(["shared", "play-on"]),
    }
    game["winner"] = chance.choice(["lowest", "lowest", "highest"])
    if game["ends"].startswith("score"):
        game["limit"] = limit
        if chance.random() < 0.5:
            game["exactly"] = chance.choice(["to-nothing", "to-half", "wins"])
    if game["ends"] != "each-deal" and chance.random() < 0.3:
        game["deals"] = chance.choice([2, 4])
    if chance.random() < 0.3:
        game["falls-back"] = [
            {"at": at, "to": chance.choice([0, at // 2])} for at in chance.sample([13, 20, 26, 33], 2)
        ]
    way = chance.random()
    if way < 0.2:
        game["lower-limit"] = chance.choice([20, 50])
    elif way < 0.4:
        game["below-nothing"] = "to-nothing"
    if game["ends"] == "there-and-back":
        game = {"ends": "there-and-back", "limit": limit, "tie": game["tie"]}
        rule["slam"] = {"needs": []}
    rule["game"] = game
    if chance.random() < 0.3:
        pays = chance.choice(["all-losses", "fine"])
        revoke: dict[str, Any] = {"pays": pays, "wins": chance.choice(["nothing", "as-others"])}
        if pays == "fine":
            revoke["fine"] = chance.choice([3, 10])
        else:
            revoke["several"] = chance.choice(["each-all", "between-them"])
        rule["irregular"] = {"revoke": revoke}
    return rule


def programme(chance: random.Random) -> dict[str, Any]:
    """Return a random programme of the contracts of King."""
    names = [
        "no-tricks",
        "no-hearts",
        "no-queens",
        "no-men",
        "no-king",
        "no-last-two",
        "clubs",
        "diamonds",
        "hearts",
        "spades",
    ]
    parts = []
    for _ in range(chance.choice([1, 2, 3])):
        part: dict[str, Any] = {"contracts": chance.sample(names, chance.choice([2, 3]))}
        by = chance.choice(["nobody", "dealer", "eldest"])
        if by != "nobody":
            part |= {"by": by, "times": chance.choice([1, 2])}
            if chance.random() < 0.5:
                part["counted"] = "each-player"
            elif chance.random() < 0.5:
                part |= {"deals": 2}
        parts.append(part)
    left = [name for name in names if not any(name in part["contracts"] for part in parts)]
    if left:
        parts.append({"contracts": left})
    return {
        "title": "Random contracts", "extends": "house/king", "game": {"programme": parts},
        "options": {"contract": {"default": parts[0]["contracts"][0]}},
        "deal": {"next-dealer": chance.choice(["left", "right"])}, "table": {"turn": chance.choice(["left", "right"])},
    }  # fmt: skip
