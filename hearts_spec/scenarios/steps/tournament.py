"""Steps on tournaments: seats by lot, rounds, cuts between players, moves, stars and prizes."""

import re
from collections.abc import Sequence

from hearts_spec.cards import parse_card
from hearts_spec.engine.tournament import PLACES, Round, Tournament, seat_by_lot, seat_couples, why_not_seat
from hearts_spec.record import move_data
from hearts_spec.rules import RefusedError
from hearts_spec.rules.vocabulary.tournament import Star
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.world import (
    Rows,
    StepFailedError,
    TournamentState,
    UnmetError,
    World,
    expect,
    expect_cited,
    expect_distinct,
    needed,
)

_TAKEN = re.compile(r"([A-Z][a-z]*) (\d+)")
_STROKES = {"once": 1, "twice": 2, "three times": 3}
_NONE = "nobody"


@given("the tables are")
def tables_are(world: World, datatable: Rows) -> None:
    """Who sits where: a row for each table, from table 1. The head of the table is first, then clockwise."""
    _sit(world, [row[1:] for row in _seats_of(datatable)])


@given("the slips drawn are")
def slips_drawn(world: World, datatable: Rows) -> None:
    """The places, ladies and men drawn from the three baskets; a row for each couple: table, place, lady, man."""
    slips = [(int(table), place, lady, man) for table, place, lady, man in datatable[1:]]
    _sit(world, seat_couples(slips), [lady for _, _, lady, _ in slips])


@given("the lots drawn are")
def lots_drawn(world: World, datatable: Rows) -> None:
    """The number of the table that each player drew, in the order of drawing: names above, numbers below."""
    _sit(world, seat_by_lot(dict(zip(datatable[0], map(int, datatable[1]), strict=True))))


def _seats_of(datatable: Rows) -> Rows:
    expect(["table", *PLACES], list(datatable[0]), "the headings")
    expect([str(number + 1) for number in range(len(datatable) - 1)], [row[0] for row in datatable[1:]], "the tables")
    return datatable[1:]


def _sit(world: World, tables: Rows, ladies: Sequence[str] = ()) -> None:
    world.tournament_state = TournamentState(Tournament(world.playable, tables, ladies))


@when("{count:number} table is set")
@when("{count:number} tables are set")
def tables_set(world: World, count: int) -> None:
    """Try to play at this many tables of four, with two ladies and two men at each if the game seats them so."""
    tables = tuple(tuple(f"{place}{number}" for place in PLACES) for number in range(count))
    ladies = frozenset(name for table in tables for name in table[:2])
    refusals = [why_not_seat(world.playable, tables, each) for each in (ladies, frozenset[str]())]
    refused = None if None in refusals else refusals[-1]
    world.refused = RefusedError(refused.reason) if refused else None


@when("the hearts taken at the tables are")
def hearts_at_tables(world: World, datatable: Rows) -> None:
    """What each player took in the round: a row for each table, each place with a name and a number as in `Ann 3`."""
    state = world.tournament_needed()
    hearts: dict[str, int] = {}
    for number, *cells in _seats_of(datatable):
        found = [_TAKEN.fullmatch(cell) for cell in cells]
        if not all(found):
            raise StepFailedError(f"table {number}: say who took how many, as in `Ann 3`")
        taken = {each[1]: int(each[2]) for each in found if each}
        expect(list(state.tournament.tables[int(number) - 1]), list(taken), f"players at table {number}")
        hearts.update(taken)
    state.take(hearts)
    _show(world, state)


@when("the cards cut are")
def cards_cut(world: World, datatable: Rows) -> None:
    """The card of each player who had to cut; a row for each."""
    state = world.tournament_needed()
    state.cut({name: parse_card(card) for name, card in datatable})
    _show(world, state)


@when("the cards cut for the {star:word} prize are")
def cards_cut_for_prize(world: World, star: str, datatable: Rows) -> None:
    """The card of each player who ties for a prize and cuts; a row for each."""
    cuts = world.tournament_needed().prize_cuts.setdefault(Star(star), {})
    for name, card in datatable:
        cuts.setdefault(name, []).append(parse_card(card))


def _show(world: World, state: TournamentState) -> None:
    if state.refused:
        world.show("note", text=state.refused)
    for tie in state.ties:
        world.show("note", text=str(tie))
    done = state.round
    if done is None:
        return
    after = [list(table) for table in done.after]
    cites = list(done.cites)
    world.show(
        "round", number=done.number, moves=[*map(move_data, done.moves)], after=after, strokes=done.strokes, cites=cites
    )


def _round(world: World) -> Round:
    state = world.tournament_needed()
    waiting = "; ".join(str(tie) for tie in state.ties)
    return needed(state.round, state.refused or waiting or "no round has been played yet")


@then("{seats} must cut {stake:text}")
def must_cut(world: World, seats: list[str], stake: str) -> None:
    """Players who tie and must cut: `to go up`, `to stay at table 1`, `to go down`, perhaps `again to go up`."""
    open_ties = world.tournament_needed().ties
    found = [(tie.players, f"{'again ' if tie.again else ''}{tie.stake.value}") for tie in open_ties]
    if (tuple(seats), stake) not in found:
        ties = "; ".join(str(tie) for tie in open_ties)
        raise UnmetError(f"this tie is not open; open are: {ties or 'none'}")


@then("nobody has to cut")
def nobody_must_cut(world: World) -> None:
    """The round ended without a tie to be cut for."""
    expect([], [str(tie) for tie in _round(world).ties], "ties")


@then("the round cannot end so")
def cannot_end(world: World) -> None:
    """The hearts or the cuts of the round are refused."""
    if not world.tournament_needed().refused:
        raise UnmetError("nothing was refused")


@then("{seats} goes up a table")
@then("{seats} go up a table")
def go_up(world: World, seats: list[str]) -> None:
    """All the players who go up: these and no others."""
    expect(sorted(seats), sorted(_round(world).went("up")), "going up")


@then("{seats} goes down to table {number}")
@then("{seats} go down to table {number}")
def go_down(world: World, seats: list[str], number: int) -> None:
    """All the players who go down from table 1, and where to."""
    done = _round(world)
    expect(sorted(seats), sorted(done.went("down")), "going down")
    expect([number], sorted({each.to for each in done.moves if each.went == "down"}), "the table they go to")


@then("the bell strikes {count:text}")
def bell_strikes(world: World, count: str) -> None:
    """How many go up from each table, as the bell signals: once, twice or three times."""
    if count not in _STROKES:
        raise StepFailedError(f"say one of {', '.join(_STROKES)}")
    expect(_STROKES[count], _round(world).strokes, "strokes of the bell")


@then("{seats} receives a {star:word} star")
@then("{seats} receive a {star:word} star")
@then("{seats} each receive a {star:word} star")
def receive_star(world: World, seats: list[str], star: str) -> None:
    """All the players who receive a star of this kind in the round: these and no others."""
    found = [each.player for each in _round(world).moves if Star(star) in each.stars]
    expect(sorted(seats), sorted(found), f"receiving a {star} star")


@then("{seats} receives a star of the agreed colour")
@then("{seats} receive a star of the agreed colour")
def receive_agreed_star(world: World, seats: list[str]) -> None:
    """All the players who receive the star whose colour was agreed upon before the game."""
    receive_star(world, seats, Star.AGREED.value)


@then("nobody receives a {star:word} star")
def nobody_receives(world: World, star: str) -> None:
    """Nobody receives a star of this kind in the round."""
    receive_star(world, [], star)


@then("{seat} must stay at table {number:number} for {rounds:number} more round")
@then("{seat} must stay at table {number:number} for {rounds:number} more rounds")
def must_stay(world: World, seat: str, number: int, rounds: int) -> None:
    """A player who cannot go up for some rounds, whatever they take."""
    found = next(each for each in _round(world).moves if each.player == seat)
    expect((number, rounds), (found.to, found.held), f"the table of {seat} and the rounds to stay there")


@then("nobody is held at their table")
def nobody_held(world: World) -> None:
    """Every player is free to go up after the next round."""
    expect([], [each.player for each in _round(world).moves if each.held], "held")


@then("the tables are now")
def tables_are_now(world: World, datatable: Rows) -> None:
    """Who sits where for the next round, or for the first after the draw."""
    found = [list(table) for table in world.tournament_needed().tournament.tables]
    expect([list(row[1:]) for row in _seats_of(datatable)], found, "the tables")


@then("the stars won are")
def stars_won(world: World, datatable: Rows) -> None:
    """The stars on the players' cards so far: a column for each kind, a row for each player or for some of them."""
    heads = [Star(head) for head in datatable[0][1:]]
    stars = world.tournament_needed().tournament.stars
    expect_distinct(name for name, *_ in datatable[1:])
    for name, *counts in datatable[1:]:
        expect([int(count) for count in counts], [stars[name][head] for head in heads], f"stars of {name}")


@then("the round rests on {provision}")
def round_rests_on(world: World, provision: str) -> None:
    """A provision that decided who moves, who stays and who receives a star."""
    expect_cited(provision, _round(world).cites, "the round")


@then("the prizes are")
def prizes_are(world: World, datatable: Rows) -> None:
    """All the prizes in order: the kind of star each is for, and who wins it, ladies before men."""
    found: dict[str, list[str]] = {}
    for prize in world.tournament_needed().prizes():
        found.setdefault(prize.star.value, []).append(prize.winner or _NONE)
    rows = [[star, *winners] for star, winners in found.items()]
    expect(["stars", "lady", "man"], list(datatable[0]), "the headings")
    expect([list(row) for row in datatable[1:]], rows, "the prizes")
    world.show("prizes", prizes=[{"star": star, "winners": winners} for star, *winners in rows])


@then("there are no prizes")
def no_prizes(world: World) -> None:
    """The book gives no prize for stars."""
    expect([], [prize.star.value for prize in world.tournament_needed().prizes()], "prizes")


@then("for the {star:word} prize {seats} must cut")
@then("for the {star:word} prize {seats} must cut again")
def must_cut_for_prize(world: World, star: str, seats: list[str]) -> None:
    """Players with equal stars who must cut for a prize."""
    ties = [prize.tie for prize in world.tournament_needed().prizes() if prize.star is Star(star)]
    found = [list(tie.players) for tie in ties if tie]
    if seats not in found:
        raise UnmetError(f"these must cut: {'; '.join(', '.join(names) for names in found) or _NONE}")
