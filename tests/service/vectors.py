"""What the engine is asked everywhere, so that it answers alike everywhere: in this Python, in Node and in Chromium."""

import random
from collections.abc import Iterator
from typing import Any

import hearts_spec
from hearts_spec.book_deals.deals import FOLDER
from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library
from hearts_spec.service.schemas import AT_DESK
from tests.problem_tables import all_cases

HOUSE = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
SHARES = 8  # in how many turns every game is asked
MANY = 1500  # faults, more than anything is kept of
Request = dict[str, Any]


def situations(library: Library) -> Iterator[Request]:
    """Every quarrel with its usual numbers: each put to some of the games in turn, every tenth to all of them."""
    games = library.ids()
    for place, id in enumerate(disputes_of(library.root).by_id):
        some = {"rules": games[place % SHARES :: SHARES]} if place % 10 else {}
        yield {"ask": "rule", "situation": id, **some}


def side_by_side(library: Library) -> Iterator[Request]:
    """Every tenth quarrel with its answers side by side, and one with a reader's own numbers."""
    yield from ({"ask": "sides", "situation": id} for id in [*disputes_of(library.root).by_id][::10])
    yield {"ask": "sides", "situation": "two-are-clear", "set": {"hearts": "0,0,6,7"}}
    yield {"ask": "sides", "situation": "two-are-clear", "set": {"hearts": "0,0,many"}}


def rule_sets(library: Library) -> Iterator[Request]:
    """Every rule set, listed, shown and compared; every quarrel and every schema."""
    ids = library.ids(shared=True)
    yield from ({"ask": "rulesets", "shared": shared} for shared in (False, True))
    yield from ({"ask": "show", "id": id} for id in ids)
    yield from ({"ask": "new", "id": "house/fridays", "extends": id} for id in library.ids())
    yield from ({"ask": "told", "id": id} for id in ids)
    yield from ({"ask": "one-page", "id": id} for id in library.ids())
    yield from ({"ask": "differs", "id": id} for id in ids)
    yield from ({"ask": "wanted", "id": id} for id in library.ids())
    yield {"ask": "compare", "ids": ids}
    yield {"ask": "situations"}
    yield from ({"ask": "schema", "kind": kind} for kind in AT_DESK)


def settlements(library: Library) -> Iterator[Request]:
    """Every game settled: nearly all to one, shared out, and as cards; with something on the table before."""
    for id in library.ids():
        for players in library.rule_set(id).players:
            seats = "ABCDEFGHIJ"[:players]
            many = {seat: (13 if place == 1 else 0) for place, seat in enumerate(seats)}
            few = {seat: 13 // players + (place < 13 % players) for place, seat in enumerate(seats)}
            for hearts in (many, few):
                yield {"ask": "settle", "id": id, "hearts": hearts, "dealer": "A"}
                yield {"ask": "settle", "id": id, "hearts": hearts, "dealer": "B", "pool": 26, "jack": True}
            yield {"ask": "score", "id": id, "seats": list(seats), "deals": [{"hearts": many}, {"hearts": few}]}
            cards = dict.fromkeys(seats, "-") | {"A": "QS 2H 3H", "B": "4H 5H 6H 7H 8H 9H 10H JH QH KH AH JD"}
            yield {"ask": "settle", "id": id, "taken": cards, "dealer": "C", "told": True}
            yield from went_wrong({"ask": "settle", "id": id, "hearts": few, "dealer": "A", "told": True})


def went_wrong(request: Request) -> Iterator[Request]:
    """The same deal with revokes found out in it, and with hands of the wrong size."""
    yield {**request, "revoked": "B"}
    yield {**request, "revoked": "A,B,B", "set": {"revoke-fine": 3}}
    yield {**request, "revoked": "A", "escaping": "A"}
    yield {**request, "forfeits": "A,B"}


def deals(library: Library) -> Iterator[Request]:
    """The deals of the books as their plays are kept, and one by chance in every game, in three stages of the play."""
    for path in sorted(library.root.glob(f"*/{FOLDER}/*.line.yml")):
        text = path.read_text(encoding="utf-8")
        yield from ({"ask": ask, "text": text} for ask in ("replay", "play", "check"))
    for seed, id in enumerate(library.ids()):
        chance = random.Random(seed)
        game = hearts_spec.load(id, library=library)
        play = game.deal(seed=seed, contract=chance.choice(game.contracts) if game.chooser else "")
        yield {"ask": "play", "text": play.data()}
        while play.to_bid:
            play.bid(0 if play.data().get("bids") else 3)
        if play.to_name:
            yield {"ask": "play", "text": play.data()}
            play.name("clubs")
        while not play.over:
            play.push(chance.choice(list(play.legal)))
        record = play.data()
        yield {"ask": "deal", "id": id, "seed": str(seed)}
        yield {"ask": "replay", "text": record}
        for stop in (0, len(record["plays"]) // 2, len(record["plays"])):
            yield {"ask": "play", "text": {**record, "plays": record["plays"][:stop]}}
        yield {"ask": "replay", "text": {**record, "plays": [*record["plays"][:1], "2C", "2C"]}}


def seats(library: Library) -> Iterator[Request]:
    """Some games from one seat, at their beginning and after moves of a careful player, with advice of every kind."""
    for id in library.ids()[::SHARES]:
        moves: list[str] = []
        game: Request = {"id": id, "seed": "one", "against": ["careful", "searching"]}
        for _ in range(5):
            yield {"ask": "seat", **game, "moves": [*moves], "advice": ["careful", "advised", "searching"]}
            advice = hearts_spec.ask("seat", library=library, **game, moves=moves, advice=["careful"])["advice"]
            moves += [each["move"] for each in advice] or ["ready"]


def faults() -> Iterator[Request]:
    """Every file of the tables of bad files, and texts that are none, or go beyond a limit."""
    yield from ({"ask": "check", "text": case.text, "file": "faulty.yml"} for case in all_cases())
    deep, bomb = "{a: " * 400, "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    endless = "title: A\nvalues: {" + ", ".join(f"X{number}: 1" for number in range(MANY)) + "}\n"
    odd = ("", "{", "[", "a: 'b", 'a: "\\q"', "- a", "a\tb: c", "a: b: c", "{a?: b}", "\x07", "\u2028", "%x")
    for text in (*odd, deep, bomb, endless):
        yield {"ask": "check", "text": text}
        yield {"ask": "replay", "text": text}
        yield {"ask": "show", "id": "mine.yml", "house": text}
    yield {"ask": "check", "text": HOUSE + "valeus: {QS: 13}\n"}
    yield {"ask": "show", "id": "mine.yml", "house": HOUSE}
    yield {"ask": "departs", "id": "mine.yml", "house": HOUSE}
    yield {"ask": "show", "id": "modern/standart"}
    yield {"ask": "sho"}
    yield {"ask": "show", "id": "modern/standard", "colour": "red"}
    yield {"ask": "settle", "id": "modern/standard", "hearts": {"A": "many"}}


def all_vectors(library: Library) -> list[Request]:
    """Give them all."""
    return [
        *situations(library),
        *side_by_side(library),
        *rule_sets(library),
        *settlements(library),
        *deals(library),
        *seats(library),
        *faults(),
    ]
