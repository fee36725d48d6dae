"""How free the filling in of a line is: what else could have been played at each trick, and what could not."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.book_deals.deal import Fact, Grade
from hearts_spec.book_deals.estimate import leads_on
from hearts_spec.book_deals.exact_count import Counter, TooManyError
from hearts_spec.book_deals.follow_line import BeforeTrick, moments
from hearts_spec.book_deals.search_state import SearchState
from hearts_spec.book_deals.statements import EvidenceClaim
from hearts_spec.book_deals.trick_moves import TrickStep
from hearts_spec.cards import Card
from hearts_spec.schema.word import Word

_POPULATIONS = (4, 20)
_POSITIONS = 3_000
_PLAYS_DECIDED = 24
_NAMING = (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED, EvidenceClaim.BEST)


class CardGround(Word):
    """What a card of a reconstructed line rests on."""

    ATTESTED = "attested", "a fact names the card"
    FORCED = "forced", "after what was played before it, no other card fits the evidence and the rules"
    FILLED = "filled", "chosen among several that fit"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card of the line, what it rests on, and the facts that speak of its player in that trick."""

    seat: str
    card: Card
    status: CardGround
    facts: tuple[str, ...] = ()
    grade: Grade | None = None


@dataclass(frozen=True, slots=True)
class TrickPlayed:
    """A trick of the line. `fitting` counts the tricks that could have stood here in some line that fits.

    `undecided` counts those for which no line was found, without proof that there is none.
    """

    number: int
    leader: str
    winner: str
    cards: tuple[CardPlayed, ...]
    fitting: int
    undecided: int


def freedom(board: SearchState, tricks: Sequence[tuple[Card, ...]]) -> list[TrickPlayed]:
    """Measure how free each trick of a line that fits is."""
    counter = Counter(board)
    return [_measure(board, counter, each) for each in moments(board, tricks)]


def _measure(board: SearchState, counter: Counter, moment: BeforeTrick) -> TrickPlayed:
    assert moment.played is not None
    open_steps, fitting, undecided = [], 0, 0
    for step in moment.steps:
        leads = True if step is moment.played else _leads_on(board, counter, moment.number + 1, step)
        if leads is not False:
            open_steps.append(step)
        fitting += step.ways if leads else 0
        undecided += step.ways if leads is None else 0
    seats = board.case.seats
    leader = moment.position[1]
    cards = tuple(
        _card(board, moment, open_steps, at, seats[seat]) for at, seat in enumerate(board.table.seat_at[leader])
    )
    return TrickPlayed(
        moment.number + 1, seats[leader], seats[moment.played.winner], cards, fitting, undecided
    )  # fmt: skip


def _leads_on(board: SearchState, counter: Counter, number: int, step: TrickStep) -> bool | None:
    """Say whether a line that fits goes on from a step; None where that could not be decided."""
    if number >= board.tricks - _PLAYS_DECIDED // board.table.players:
        counter.most = counter.looked + _POSITIONS
        try:
            return counter.exists(number, step.after)
        except TooManyError:
            return None
        finally:
            counter.most = None
    return any(leads_on(board, number, step.after, counter, size) for size in _POPULATIONS) or None


def _card(board: SearchState, moment: BeforeTrick, steps: Sequence[TrickStep], at: int, seat: str) -> CardPlayed:
    card = moment.cards[at]
    number = moment.number + 1
    player = board.case.seats.index(seat)
    speaking = [fact for fact in board.case.facts if _speaks_of(fact, number, player)]
    naming = [fact for fact in speaking if _names(fact, number, player, board, moment)]
    if naming:
        best = min(naming, key=lambda fact: list(Grade).index(fact.grade))
        return CardPlayed(seat, card, CardGround.ATTESTED, tuple(each.id for each in speaking), best.grade)
    assert moment.played is not None
    begun = moment.played.cards[:at]
    choices = {each.cards[at] for each in steps if each.cards[:at] == begun}
    alike = board.alike(moment.number, moment.position[0], card)
    status = CardGround.FORCED if len(choices) == 1 and len(alike) == 1 else CardGround.FILLED
    return CardPlayed(seat, card, status, tuple(each.id for each in speaking))


def _speaks_of(fact: Fact, number: int, seat: int) -> bool:
    return any(number in each.tricks and seat in each.seats for each in fact.says)


def _names(fact: Fact, number: int, seat: int, board: SearchState, moment: BeforeTrick) -> bool:
    """Say whether a fact leaves the seat one card for a trick."""
    held = moment.position[0] & board.hands[seat]
    return any(
        each.claim in _NAMING
        and number in each.tricks
        and seat in each.seats
        and not each.some
        and (each.claim is EvidenceClaim.BEST or (each.cards & held).bit_count() == 1)
        for each in fact.says
    )
