"""What is done before the first lead: cards are passed and shown, the choice of suit is sold, a slam is declared."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from hearts_spec.api.arguments import shuffle
from hearts_spec.api.cards import Cards, read_cards
from hearts_spec.cards import Card, card_name, mask_out_of, nearest, numbered_seat, quoted
from hearts_spec.engine import Auction, IrregularStateError, Passing, Play, Refusal, shown_cards
from hearts_spec.record import Record, Replayer
from hearts_spec.record.deal_setup import pass_of, shown_by
from hearts_spec.rules.vocabulary.passing import WAY_WORDS, PassTo

PassedCards = Mapping[str, tuple[Card, ...]]


def passing_of(record: Record, play: Play) -> Passing:
    """Give the pass of a deal, of which nothing is given yet."""
    return pass_of(play.table.playable, record, play.hands)


def with_way(record: Record, play: Play, way: str) -> Record:
    """Give a record in which the dealer names the way of the pass.

    Raises IrregularStateError for a way that is not his to name, and once he has named one or a card is led.
    """
    if play.played:
        raise IrregularStateError("the way of the pass is named before the first card is led", way, "way")
    if record.way:
        raise IrregularStateError("the dealer has named the way already", way, "way")
    if way not in WAY_WORDS:
        near = nearest(way, WAY_WORDS)
        hint = f"did you mean {near}?" if near else f"say one of {', '.join(WAY_WORDS)}"
        raise IrregularStateError(f"{quoted(way)} is no way of passing ({hint})", way, "way")
    named = replace(record, way=way)
    passing_of(named, play)
    return named


def ways_of(record: Record, play: Play) -> tuple[PassTo, ...]:
    """Give the ways among which the dealer is to choose; none where he is not, or no longer."""
    waits = not play.played and passing_of(record, play).to_name
    return play.table.rules.passing.named if waits else ()


def with_passed(
    record: Record, play: Play, given: PassedCards, seat: str | int, cards: str | Iterable[str]
) -> PassedCards:
    """Give what the seats have passed when one more has.

    Raises IrregularStateError when nothing is passed in this deal, or no longer, or not these cards by this seat.
    """
    name = record.seats[numbered_seat(record.seats, seat)]
    held = tuple(read_cards(cards))
    if play.played:
        raise IrregularStateError("cards are passed before the first is led", name, "passes")
    if name in given:
        raise IrregularStateError(f"{name} has passed already", name, "passes")
    _passed(record, play, given).give(record.seats.index(name), held)
    return {**given, name: held}


def middle_of(record: Record, play: Play, given: PassedCards) -> int:
    """Give the cards that lie in the middle and have yet to be dealt back, as a mask; none before all have passed."""
    if record.passes is not None or len(given) < len(record.seats):
        return 0
    return _passed(record, play, given).in_the_middle()


def with_dealt_back(record: Record, play: Play, given: PassedCards, back: PassedCards) -> Record:
    """Give a record in which the cards in the middle are dealt back.

    Raises IrregularStateError where none lie there, for other cards than lie there, and where not all have as many.
    """
    if not middle_of(record, play, given):
        message = "no cards lie in the middle to be dealt back"
        raise half_passed(record, given) or IrregularStateError(message, "", "returns")
    _passed(record, play, given).deal_back([back.get(seat, ()) for seat in record.seats])
    return replace(record, passes=given, returns=back)


def _passed(record: Record, play: Play, given: PassedCards) -> Passing:
    """Give the pass of a deal as it stands when the seats have given these cards, in the order in which they did."""
    passing = passing_of(record, play)
    for seat, cards in given.items() if record.passes is None else ():
        passing.give(record.seats.index(seat), cards)
    return passing


def shuffled_back(record: Record, middle: int, seed: int | str | None) -> PassedCards:
    """Deal the cards in the middle by chance, as many to each, the same each time for one seed."""
    cards = read_cards(Cards.of(middle))
    shuffle(cards, seed)
    each = len(cards) // len(record.seats)
    return {seat: tuple(cards[place * each : (place + 1) * each]) for place, seat in enumerate(record.seats)}


def why_not_pass(record: Record, play: Play, given: PassedCards, seat: str | int, card: str) -> Refusal | None:
    """Say why a seat may not pass a card, when the seats have given these, or None when it may."""
    number, (asked,) = numbered_seat(record.seats, seat), read_cards([card])
    passing = _passed(record, play, given)
    mask = mask_out_of(passing.held(number), [asked])
    if not mask & passing.held(number):
        return Refusal(f"the {card_name(asked)} is not in the hand", (), ())
    return passing.why_not(number, mask)


def with_shown(record: Record, play: Play, seat: str | int, cards: str | Iterable[str]) -> Record:
    """Give a record in which a seat shows cards before the first lead, and let them lie so in the play.

    Raises IrregularStateError for a card that may not be shown, and once the first card is led.
    """
    name = record.seats[numbered_seat(record.seats, seat)]
    if play.played:
        raise IrregularStateError("cards are shown before the first is led", name, "shown")
    said = {**record.shows, name: (*record.shows.get(name, ()), *read_cards(cards))}
    record = replace(record, shows=said)
    play.show(shown_cards(play.table, play.hands, shown_by(record)))
    return record


def with_declared(record: Record, play: Play, seat: str | int) -> Record:
    """Give a record in which a seat declares a slam before the first lead.

    Raises IrregularStateError once one is declared, and once the first card is led.
    """
    name = record.seats[numbered_seat(record.seats, seat)]
    if play.played:
        raise IrregularStateError("a slam is declared before the first card is led", name, "declares")
    if record.declares:
        raise IrregularStateError(f"{record.declares} has declared it already", name, "declares")
    return replace(record, declares=name)


def may_be_declared(record: Record, play: Play) -> bool:
    """Say whether a slam may still be declared."""
    return not (play.played or record.declares) and play.table.rules.slam.can_be_declared


def auction_of(replayer: Replayer, record: Record, play: Play) -> Auction:
    """Give the auction of a record, to be asked whether a bid or a name may be made; the table is then laid anew.

    Raises IrregularStateError where nothing is sold, and once the first card is led.
    """
    auction = replayer.begin(record).auction
    id = play.table.playable.id
    if auction is None:
        raise IrregularStateError(f"{id} has no auction", id, "bids")
    if play.played:
        raise IrregularStateError("the choice of suit is sold before the first card is led", "", "bids")
    return auction


def half_passed(record: Record, given: Collection[str]) -> IrregularStateError | None:
    """Say what the pass still waits for, where some of the seats have given their cards."""
    if not given or record.passes is not None:
        return None
    waiting = next((seat for seat in record.seats if seat not in given), None)
    if waiting:
        return IrregularStateError(f"{waiting} has yet to pass his cards", waiting, "passes")
    return IrregularStateError("the cards that were passed have yet to be dealt back", "", "returns")
