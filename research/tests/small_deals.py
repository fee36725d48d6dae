"""Small deals for the tests of the search, and every line of them, played card by card by the engine alone."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from hearts_spec.book_deals.deal import Fact, Grade, PagePlace, SearchCase
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement
from hearts_spec.cards import cards_in
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.play import Play, position
from hearts_spec.rules import Library

LIBRARY = Library(Path(__file__).parents[2] / "rulesets")
GAMES = {
    "spalding-1896/sweepstake": 4,
    "spalding-1896/three-handed": 3,
    "spalding-1896/spot": 4,
    "hoyle-1913/black-lady": 4,
    "davis-2004/regular": 4,
    "modern/standard": 4,
    "house/from-the-first-trick": 4,
}
NO_PLACE = PagePlace(1)


def fact(id: str, *says: TrickStatement) -> Fact:
    return Fact(id, "", Grade.ATTESTED, NO_PLACE, says)


def small_deal(game: str, size: int, rng: Random) -> SearchCase:
    """A few cards to each player, drawn from few ranks so that they meet each other."""
    table = CompiledRules(LIBRARY.playable(game, GAMES[game]))
    cards = rng.sample(list(cards_in(table.pack)), size * table.players)
    hands = tuple(sum(1 << card for card in cards[at * size : (at + 1) * size]) for at in range(table.players))
    leader = rng.randrange(table.players)
    return SearchCase(table, tuple("ABCD"[: table.players]), hands, 0, leader, ())


def every_line(case: SearchCase) -> Iterator[list[SeenTrick]]:
    """Every line of play, card by card, by the engine alone."""
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    yield from _lines(play, case)


def _lines(play: Play, case: SearchCase) -> Iterator[list[SeenTrick]]:
    if play.over:
        yield _as_tricks(play, case)
        return
    for card in list(cards_in(play.legal())):
        play.put(card)
        yield from _lines(play, case)
        play.undo()


def _as_tricks(play: Play, case: SearchCase) -> list[SeenTrick]:
    table, rest, found = case.table, sum(case.hands), []
    for number, each in enumerate(play.tricks, 1):
        placed = [0] * table.players
        for seat, card in zip(table.seat_at[each.leader], each.cards, strict=True):
            placed[seat] = card
        mask = sum(1 << card for card in each.cards)
        hands = tuple(hand & rest for hand in case.hands)
        rest &= ~mask
        assert each.winner is not None
        found.append(
            SeenTrick(
                number, each.leader, each.winner, tuple(placed), hands, table.units(mask), table.units(rest)
            )
        )  # fmt: skip
    return found


def some_statement(case: SearchCase, line: list[SeenTrick], rng: Random) -> TrickStatement:
    """A statement of any kind, true of this line or nearly so."""
    table, trick = case.table, rng.choice(line)
    claim = rng.choice(list(EvidenceClaim))
    seat = rng.randrange(table.players)
    card = trick.cards[seat]
    number = (trick.number,)
    if claim is EvidenceClaim.TAKEN:
        took = [sum(each.units for each in line if each.winner == player) for player in range(table.players)]
        return TrickStatement(claim, units=tuple(units if rng.random() < 0.6 else None for units in took))
    if claim in (EvidenceClaim.WON_BY, EvidenceClaim.UNITS_ONLY_TO):
        tricks = tuple({trick.number, rng.choice(line).number})
        return TrickStatement(claim, tricks, rng.random() < 0.5, (trick.winner,))
    if claim is EvidenceClaim.NOT_WON_BY:
        return TrickStatement(claim, tuple({trick.number, rng.choice(line).number}), rng.random() < 0.5, (seat,))
    if claim is EvidenceClaim.LED_BY:
        return TrickStatement(claim, number, seats=(trick.leader,))
    if claim is EvidenceClaim.LAST_UNITS_TO:
        return TrickStatement(claim, number, seats=(trick.winner,))
    if claim is EvidenceClaim.SUIT:
        return TrickStatement(claim, number, cards=table.suits[trick.cards[trick.leader] >> 4 & 3])
    if claim in (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED):
        cards = rng.choice([1 << card, table.suits[card >> 4 & 3] & table.pack])
        return TrickStatement(claim, number, seats=(seat,), cards=cards)
    held = rng.choice(list(cards_in(trick.hands[seat])))
    one = claim is EvidenceClaim.WOULD_WIN or (claim is EvidenceClaim.HELD and rng.random() < 0.5)
    cards = 1 << held if one else table.suits[held >> 4 & 3] & table.pack
    return TrickStatement(claim, number, seats=(seat,), cards=cards)
