"""The deal that the engine settles, made from a report; and the checks that such a deal can be."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import islice
from operator import or_

from hearts_spec.cards import (
    JOKER,
    Card,
    Suit,
    bit_in,
    card_name,
    card_text,
    cards_in,
    cards_text,
    group_mask,
    groups_mask,
    mask_of,
    quoted,
    seat_number,
)
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.legality import JokerFate
from hearts_spec.engine.passing import shown_cards
from hearts_spec.engine.settle.completed_deal import CompletedDeal, finished
from hearts_spec.engine.settle.revokes import leaves_gains
from hearts_spec.engine.settle.settle import is_sold
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.engine.settle.slam_by_units import slam_by_units
from hearts_spec.record.deal_report import DealReport
from hearts_spec.record.errors import UsageError
from hearts_spec.record.mistakes import forfeits_of, revokes_of
from hearts_spec.rules.facts import TricksWon
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS, SlamPays

_JOKER = group_mask("Joker")


def completed_deal(
    table: CompiledRules, seats: Sequence[str], report: DealReport
) -> tuple[CompiledRules, CompletedDeal]:
    """Return the deal as the engine settles it, and the rules with the suit that was named as the one to avoid.

    Raises UsageError for facts that contradict one another; otherwise as `reported_deal` does.
    """
    standing = standing_of(table, report.pool, report.jack, report.pot, report.divided)
    bids = _bids(table, seats, report, standing)
    table = named_table(table, standing, bids, _named_suit(table, report))
    if report.hearts is not None and table.avoided is not Suit.HEARTS:
        raise UsageError(f"{report.suit} were to be avoided, not hearts", "give `units` or `taken`")
    deal = reported_deal(table, seats, report)
    return table, deal._replace(
        before=standing,
        dealer=_number(seats, report.dealer),
        bids=bids,
        slam_choice=slam_choice(table, report.slam_choice, deal.slam),
        revokes=revokes_of(table, seats, _numbers(seats, report.revoked), _numbers(seats, report.escaping)),
        forfeits=forfeits_of(table, seats, _numbers(seats, report.forfeits)),
    )


def reported_deal(table: CompiledRules, seats: Sequence[str], report: DealReport) -> CompletedDeal:
    """Return the deal of a report: what each took, the tricks, what was shown, and who discarded the joker.

    Raises NotationError for a seat that is not at the table, IrregularStateError for a deal that cannot be, and
    MissingFactError if the rules need a fact that is not reported.
    """
    taken, each = report.taken or {}, None
    _numbers(seats, taken)
    if report.tricks is not None:
        _numbers(seats, report.tricks)
        each = tuple(report.tricks.get(seat, 0) for seat in seats)
    takers = {key: _number(seats, getattr(report, key.replace("-", "_"))) for key in TAKERS}
    tricks = TricksWon(each, tuple((key, seat) for key, seat in takers.items() if seat is not None))
    declared = _number(seats, report.declared)
    took = report.units or report.hearts or {}
    trickless = sorted(set(_numbers(seats, report.trickless)))
    has_cards = [bool(took.get(seat) or taken.get(seat)) for seat in seats]
    check_trickless(seats, trickless, has_cards)
    check_tricks(table, seats, tricks, trickless, has_cards)
    shown = shown_cards(table, [table.pack], {0: report.shown})
    if report.units is None:
        deal = finished(table, captured(table, seats, taken, report.hearts, shown), tricks, declared)
    else:
        deal = _finished_by_units(table, seats, report.units, tricks, declared)
    return deal._replace(trickless=trickless, shown=shown, joker=_joker(seats, report))


def _number(seats: Sequence[str], name: str | None) -> int | None:
    return None if name is None else seat_number(seats, name)


def _numbers(seats: Sequence[str], names: Iterable[str]) -> list[int]:
    return [seat_number(seats, name) for name in names]


def _joker(seats: Sequence[str], report: DealReport) -> JokerFate | None:
    """Return who discarded the joker and who took it, or None if it is not reported."""
    if report.joker is None:
        return None
    taken = report.taken or {}
    taken_by = next((number for number, seat in enumerate(seats) if JOKER in taken.get(seat, ())), None)
    if taken_by is None:
        raise IrregularStateError("nobody took the joker", "Joker", "taken")
    return JokerFate(seat_number(seats, report.joker), taken_by)


def _bids(table: CompiledRules, seats: Sequence[str], report: DealReport, standing: Standing) -> list[int]:
    """Return what each seat bid, 0 for nothing."""
    bids = [0] * len(seats)
    _numbers(seats, report.bids or ())
    if report.bids and any(report.bids.values()):
        if report.bid or report.buyer is not None:
            raise UsageError("`bids` is every bid, so `bid` and `buyer` cannot be added")
        for seat, bid in report.bids.items():
            bids[seat_number(seats, seat)] = bid
    elif report.buyer is not None:
        buyer = seat_number(seats, report.buyer)
        if not report.bid and not standing.jack:
            raise UsageError(f"the report does not say what {report.buyer} bid", "give `bid`")
        if report.bid and table.rules.auction.pays.is_by_all:
            raise UsageError(
                "every bidder pays in this game, not only the buyer", "give all `bids`, as A=25,B=26,C=pass"
            )
        bids[buyer] = report.bid
    elif report.bid:
        raise UsageError("the report does not say who made the bid", "give `buyer`")
    return bids


def _named_suit(table: CompiledRules, report: DealReport) -> Suit | None:
    """Return the suit that was named, or None. A report of `hearts` means hearts."""
    if report.suit is not None:
        return Suit[report.suit.upper()]
    return Suit.HEARTS if report.hearts is not None and table.rules.auction.is_held else None


class NotByNumberError(IrregularStateError):
    """The error for a number of hearts where the rules need to know which hearts; `why` is the reason as a clause."""

    kind = "which-hearts"

    def __init__(self, why: str, id: str) -> None:
        self.why = why
        super().__init__(f"{why} under {id}: give the cards taken, or the units", "hearts", "hearts")


class UnnamedError(IrregularStateError):
    """The error for cards that count (the `token`) and that the report gives to nobody."""

    kind = "unnamed"

    def __init__(self, cards: Sequence[Card]) -> None:
        text = cards_text(cards)
        if len(cards) == 1:
            message, named = f"the {card_name(cards[0])} ({text}) counts, but nobody is reported to have taken it", "it"
        else:
            message, named = f"nobody is reported to have taken {len(cards)} cards that count: {text}", "them"
        super().__init__(message, text, "taken", f"add {named} to `taken`")


def captured(
    table: CompiledRules,
    seats: Sequence[str],
    taken: Mapping[str, Sequence[Card]],
    hearts: Mapping[str, int] | None = None,
    shown: int = 0,
) -> list[int]:
    """Return the cards that each seat captured, as masks; cards that count nothing are left out unless they are named.

    With `hearts`, they are given by number and the other cards by name. If another suit is to be avoided in place of
    hearts, the numbers are of that suit. The joker is one of the hearts, unless it is named among the cards.

    Raises IrregularStateError for a card that is named twice or not in the pack, for one that counts and is not named,
    and for hearts that do not add up to those in play or are also named. Raises NotByNumberError if hearts differ,
    unless one seat took them all. `shown` are the cards that were shown to count double.
    """
    masks = _masks(table, seats, taken)
    by_number = 0
    if hearts is not None:
        by_number = table.pack & table.suits[table.avoided] & ~(sum(masks) & _JOKER)
        _check_hearts(table, seats, masks, hearts, by_number, shown)
    missing = counting(table) & ~by_number & ~sum(masks)
    if missing:
        raise UnnamedError(list(cards_in(missing)))
    left = cards_in(by_number)
    for number, count in enumerate(hearts[seat] for seat in seats) if hearts else ():
        masks[number] |= mask_of(islice(left, count))
    return masks


def _check_hearts(
    table: CompiledRules,
    seats: Sequence[str],
    masks: Sequence[int],
    hearts: Mapping[str, int],
    in_play: int,
    shown: int,
) -> None:
    total, reported = in_play.bit_count(), sum(hearts.values())
    if total not in hearts.values():  # if one seat took all the hearts, it does not matter which ones count more
        check_alike(table, in_play, shown)
    if reported != total:
        message = f"the hearts add up to {reported}, but {total} are in play for {len(seats)} players"
        raise IrregularStateError(message, str(reported), "hearts")
    for seat, mask in zip(seats, masks, strict=True):
        if mask & in_play:
            token = cards_text(cards_in(mask & in_play))
            raise IrregularStateError("hearts are given by number and by name: give one of the two", token, seat)


def _finished_by_units(
    table: CompiledRules, seats: Sequence[str], units: Mapping[str, int], tricks: TricksWon, declared: int | None
) -> CompletedDeal:
    """Return the finished deal from what each seat took in the rule set's units; totals of a wrong sum are kept.

    Raises IrregularStateError if the totals cannot be, or do not show whether somebody took everything.
    """
    counts = tuple(units[seat] for seat in seats)
    slam = slam_by_units(table, seats, counts, tricks, declared) if sum(counts) == table.total else None
    return CompletedDeal(counts, tricks=tricks, declared=declared, slam=slam)


def standing_of(
    table: CompiledRules, pool: int, jack: bool | None, pot: int, divided: bool = False, called: str = ""
) -> Standing:
    """Return what is on the table before a deal.

    A pool counts as a Jack if the rule set has one, unless `jack` is False. `divided` is true if the Jack is the
    remainder of a divided pool. Messages name the rule set as `called`, or by its id.

    Raises IrregularStateError for what cannot be on the table under the rule set.
    """
    settlement = table.rules.settlement
    id = called or table.playable.id
    if settlement.kept_in is not KeptIn.CHIPS and (pool or jack):
        message = f"{id} is played for {settlement.kept_in.value} and has no pool"
        raise IrregularStateError(message, str(pool), "pool")
    if pool and not settlement.pool and not leaves_gains(table):
        raise IrregularStateError(f"{id} leaves nothing in the pool from deal to deal", str(pool), "pool")
    if pot and not settlement.pot.ante:
        raise IrregularStateError(f"{id} has no pot apart from the pool", str(pot), "pot")
    allows_jack = leaves_jack(settlement.pool)
    if jack and not allows_jack:
        raise IrregularStateError(f"{id} has no carried-over Jack", "jack", "jack")
    if jack and not pool:
        raise IrregularStateError("a Jack is a carried-over pool, and no pool is given", "jack", "jack")
    has_jack = bool(pool) and allows_jack if jack is None else jack
    if divided and not settlement.odd_chip.starts_jack:
        raise IrregularStateError(f"{id} has no Jack from a divided pool", "divided", "divided")
    if divided and not has_jack:
        raise IrregularStateError(
            "the remainder of a divided pool is a Jack, and no Jack is given", "divided", "divided"
        )
    return Standing(pool, has_jack, pot, divided)


def named_table(table: CompiledRules, standing: Standing, bids: Sequence[int], suit: Suit | None) -> CompiledRules:
    """Return the compiled rules for a reported deal, with the suit that was named as the one to avoid.

    Raises IrregularStateError for a suit that could not be named, and for one that is missing.
    """
    auction = table.rules.auction
    if not auction.is_held:
        if any(bids) or suit is not None:
            raise IrregularStateError(f"{table.playable.id} has no auction", "bids" if any(bids) else "suit", "bids")
        return table
    named = any(bids) or not is_sold(table, standing) or auction.unsold.is_dealers
    if suit is None:
        if named:
            raise IrregularStateError("the report does not say which suit was named", "suit", "suit")
        return table
    name = suit.name.lower()
    if suit is Suit.HEARTS and named and not auction.names.allows_hearts:
        raise IrregularStateError("a suit must be named in place of hearts", name, "suit")
    if suit is not Suit.HEARTS and not named:
        raise IrregularStateError("nobody bid, so hearts are avoided", name, "bids")
    return table.avoiding(suit)


def slam_choice(table: CompiledRules, choice: str, slam: SlamMade | None, over: bool = True) -> SlamPays | None:
    """Return what the player who took everything chose; an empty text is no choice.

    Raises IrregularStateError if the rule set offers no choice, or if the deal is over and nobody took everything; and
    MissingFactError if a choice is needed and none is given.
    """
    if not choice:
        if slam is not None and slam.law.is_chosen:
            say = f"say what the player chose, {' or '.join(SLAM_CHOICE_WORDS)}"
            raise MissingFactError("the player who takes everything must choose", say, "slam", "slam")
        return None
    if not table.rules.slam.offers_choice:
        message = f"{table.playable.id} leaves no choice to a player who takes everything"
        raise IrregularStateError(message, choice, "slam")
    if over and slam is None:
        raise IrregularStateError("nobody took everything, so there is nothing to choose", choice, "slam")
    if choice not in SLAM_CHOICE_WORDS:
        hint = f"one of {', '.join(SLAM_CHOICE_WORDS)}"
        raise IrregularStateError(f"{quoted(choice)} is not one of the choices", choice, "slam", hint)
    return SlamPays(choice)


def check_trickless(seats: Sequence[str], trickless: Sequence[int], took: Sequence[bool]) -> None:
    """Check that the seats said to have no trick took nothing; raise IrregularStateError otherwise."""
    for seat in trickless:
        if took[seat]:
            raise IrregularStateError(f"{seats[seat]} took cards, and so took a trick", seats[seat], "trickless")


def check_tricks(
    table: CompiledRules,
    seats: Sequence[str],
    tricks: TricksWon,
    trickless: Sequence[int],
    took: Sequence[bool],
) -> None:
    """Check that the tricks reported agree with one another and with who took cards.

    Raises IrregularStateError otherwise.
    """
    each = tricks.each
    for key, seat in tricks.takers:
        if seat in trickless:
            one = " one" if TAKERS[key].taken == "won" else ""
            message = f"{seats[seat]} cannot have taken no trick and the {TAKERS[key].which}{one}"
            raise IrregularStateError(message, seats[seat], key)
    if each is None:
        return
    if not table.some_lie_aside and sum(each) != table.rules.deal.hand:
        message = f"{sum(each)} tricks are reported; {table.rules.deal.hand} are played"
        raise IrregularStateError(message, str(sum(each)), "tricks")
    for seat, count in enumerate(each):
        if not count and took[seat]:
            raise IrregularStateError(f"{seats[seat]} took cards, and so took a trick", seats[seat], "tricks")
        if count and seat in trickless:
            raise IrregularStateError(f"{seats[seat]} took {count} tricks, not none", seats[seat], "trickless")
    for key, seat in tricks.takers:
        if not each[seat]:
            message = f"{seats[seat]} took no trick, and so not the {TAKERS[key].which}"
            raise IrregularStateError(message, seats[seat], key)
    ends = {seat for key, seat in tricks.takers if key in ("first-trick", "last-trick")}
    if sum(each) == 1 and len(ends) > 1:
        raise IrregularStateError("one trick is first and last, and one player took it", "", "last-trick")


def counting(table: CompiledRules) -> int:
    """Return the mask of cards that count: by their value, for a slam, or because they double others."""
    return reduce(or_, (slam.needs for slam in table.slams), table.valued | table.doubling)


def _masks(table: CompiledRules, seats: Sequence[str], taken: Mapping[str, Sequence[Card]]) -> list[int]:
    masks = [0] * len(seats)
    left = table.pack
    for number, seat in enumerate(seats):
        for card in taken.get(seat, ()):
            found = bit_in(left, card)
            if not found:
                out = not bit_in(table.pack, card)
                why = (
                    f"is not in the pack for {len(seats)} players" if out else "is taken more often than it is in play"
                )
                raise IrregularStateError(f"{card_text(card)} {why}", card_text(card), seat)
            masks[number] |= found
            left ^= found
    return masks


def check_alike(table: CompiledRules, in_play: int, shown: int = 0) -> None:
    """Check that these hearts count alike, so that their number is enough. `shown` are cards shown to count double.

    Raises NotByNumberError otherwise.
    """
    doubling = table.rules.doubling
    apart = (*(slam.needs for slam in table.slams), groups_mask(doubling.cards), doubling.reach(shown))
    values = {value for value, mask in table.value_masks if mask & in_play}
    if len(values) + bool(in_play & ~table.valued) > 1:
        raise NotByNumberError("hearts differ in value", table.playable.id)
    if any(mask & in_play not in (0, in_play) for mask in apart):
        raise NotByNumberError("it matters which hearts were taken", table.playable.id)
