"""A deal settled from what each player took, and the fields that such a request needs for a game."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import (
    JOKER,
    Card,
    NotationError,
    Suit,
    card_name,
    card_text,
    cards_in,
    group_mask,
    groups_mask,
    parse_by_seat,
    parse_cards,
    seat_number,
)
from hearts_spec.engine import (
    CompiledRules,
    CompletedDeal,
    IrregularStateError,
    JokerFate,
    Standing,
    TricksWon,
    settle,
    shown_cards,
)
from hearts_spec.record import (
    NotByNumberError,
    Settlement,
    check_alike,
    check_trickless,
    counting,
    finished_by_cards,
    finished_by_hearts,
    finished_by_units,
    forfeits_of,
    named_table,
    revokes_of,
    slam_choice,
    standing_of,
)
from hearts_spec.record.deal_report import (
    ESCAPING,
    FINE,
    FORFEIT,
    FORFEITS,
    PAYS,
    REVOKED,
    agreed_by,
    counts_revokes,
    no_forfeit,
    no_revoke,
    prices_escape,
)
from hearts_spec.record.model import OPTIONS
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.fields import order_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset_file import OptionDraft
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Flag, Kind, Number, ReadContext, SeatName, Text, one_of
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import TypedRecord, part
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, expected
from hearts_spec.service.errors import UsageError
from hearts_spec.service.rule_sets import find

_PARTING = (",", "=")


@dataclass(frozen=True)
class BySeatText(Kind):
    """A value for each seat, such as `A=2,B=4`: one text, or a mapping that is turned into that text."""

    example: str

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar):
            return node.text
        if not isinstance(node, Pairs):
            faults.append(expected(node, "something of each seat", f"as {self.example}"))
            return MISSING
        said = [(key, each) for key, each in node]
        wrong = [each for pair in said for each in pair if not _fits(each)]
        faults.extend(expected(each, "a seat, or what is said of one,", f"as {self.example}") for each in wrong)
        return MISSING if wrong else ",".join(f"{key.text}={each.text}" for key, each in said)

    def schema(self) -> dict[str, Any]:
        by_seat = {"type": "object", "additionalProperties": {"type": ["string", "integer"]}}
        return {"anyOf": [{"type": "string"}, by_seat]}


def _fits(node: Node) -> bool:
    return isinstance(node, Scalar) and not any(mark in node.text for mark in _PARTING)


CHOOSE = "Choose among the options that the rule set offers; may be given several times."
SUIT_NAMES = tuple(suit.name.lower() for suit in Suit)
_SOME_SEATS = Text("seats", example="A,B")
_NOTHING = "-"
_MANY = ("all", "the", "every", *SUIT_NAMES)
_BY_NAME = "the cards are named one by one, as QS 2H"
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_HINTS = {
    "taken": 'say who took what, as --taken "B=QS"',
    "slam": "with --slam-choice",
    "dealer": "with --dealer SEAT",
    "joker": "with --joker SEAT",
    "suit": "with --suit SUIT",
    "tricks": 'as --tricks "A=3,B=10"',
    "first-trick": "with --first-trick SEAT",
    "last-trick": "with --last-trick SEAT",
}
Cards = dict[str, list[Card]]


@dataclass(frozen=True, slots=True)
class SettleRequest(TypedRecord):
    """A deal to be settled: the rule set, what each player took, and what was on the table."""

    id: str = part(Text("the id of a rule set"), "The id of a rule set, or the path of its file.")
    hearts: str | None = part(BySeatText("A=2,B=4"), "The number of hearts each took, seats clockwise.", None)
    taken: str | None = part(BySeatText("A=QS 2H,B=-"), "The cards each took; those of no value may be left out.", None)
    units: str | None = part(BySeatText("A=12,B=26"), "What each took, in the units of the rule set.", None)
    pool: int = part(Number(), "Chips in the pool before the deal.", 0)
    jack: bool | None = part(Flag(), "Whether the pool stands as a Jack.", None)
    divided: bool = part(Flag(), "Whether that Jack is what was left of a pool that was divided.", False)
    pot: int = part(Number(), "Chips in the separate pot before the deal.", 0)
    dealer: str | None = part(SeatName(), "Who dealt.", None)
    joker: str | None = part(SeatName(), "Who threw the joker, where its chips go to that player.", None)
    tricks: str | None = part(BySeatText("A=3,B=10"), "How many tricks each took, where that matters.", None)
    first_trick: str | None = part(SeatName(), "Who took the first trick, where that matters.", None)
    last_trick: str | None = part(SeatName(), "Who took the last trick, where that matters.", None)
    shown: str = part(Text("cards", example="QS 10C"), "The cards shown before the play, so as to count double.", "")
    declared: str | None = part(SeatName(), "Who declared a slam before the play, where one is declared.", None)
    trickless: str = part(_SOME_SEATS, "The players who took no trick, as A,B.", "")
    slam_choice: str = part(
        one_of(SLAM_CHOICE_WORDS, "a choice", "a choice"), "What the player who took everything chose.", ""
    )
    bid: int | None = part(Number(), "What the buyer of the choice of suit bid.", None)
    buyer: str | None = part(SeatName(), "Who bought the choice of suit.", None)
    bids: str | None = part(BySeatText("A=25,B=pass"), "What each bid, in place of `bid` and `buyer`.", None)
    suit: str | None = part(one_of(SUIT_NAMES, "a suit", "a suit"), "The suit that the buyer named.", None)
    revoked: str = part(_SOME_SEATS, "The players who revoked, as A,B; one named twice revoked twice.", "")
    escaping: str = part(_SOME_SEATS, "Those of them who revoked to escape all the hearts.", "")
    forfeits: str = part(_SOME_SEATS, "The two whose hands were of the wrong size, and who pay for it.", "")
    options: Mapping[str, str] = part(OPTIONS, CHOOSE, dict, key="set")


def settle_request(library: Library, args: SettleRequest) -> Settlement:
    """Return the settlement of a deal.

    Raises UsageError or NotationError for fields that cannot be read, IrregularStateError for a deal that cannot be.
    """
    texts = _taken_texts(args)
    seats = tuple(texts)
    library, rule_set = find(library, args.id)
    table = CompiledRules(library.playable(rule_set.id, len(seats), args.options))
    try:
        return _settle_at(args, table, seats, texts)
    except IrregularStateError as error:
        hint = _HINTS.get(error.position) or _HINTS.get(error.token)
        if error.position == "fine" and (option := agreed_by(rule_set.options, FINE)):
            hint = f"with --set {option.name}=N"
        error.hint = hint or error.hint
        raise


def _settle_at(args: SettleRequest, table: CompiledRules, seats: tuple[str, ...], texts: dict[str, str]) -> Settlement:
    standing = standing_of(table, args.pool, args.jack, args.pot, args.divided)
    bids = _bids(args, table, seats, standing)
    table = named_table(table, standing, bids, _suit(args, table))
    if args.hearts is not None and table.avoided is not Suit.HEARTS:
        raise UsageError(f"{args.suit} were to be avoided, not hearts", "give --units A=6,B=3,... or --taken")
    taken = _cards(parse_by_seat(args.taken), seats) if args.taken is not None else {}
    tricks = _tricks(args, seats)
    declared = None if args.declared is None else seat_number(seats, args.declared)
    deal, took = _finished(args, table, seats, texts, taken, tricks, declared)
    trickless = sorted(set(_seats(args.trickless, seats)))
    check_trickless(seats, trickless, took)
    deal = deal._replace(
        before=standing,
        dealer=None if args.dealer is None else seat_number(seats, args.dealer),
        trickless=trickless,
        shown=shown_cards(table, [table.pack], {0: parse_cards(args.shown)}),
        slam_choice=slam_choice(table, args.slam_choice, deal.slam),
        bids=bids,
        joker=_joker(args.joker, seats, taken),
        revokes=revokes_of(table, seats, _seats(args.revoked, seats), _seats(args.escaping, seats)),
        forfeits=forfeits_of(table, seats, _seats(args.forfeits, seats)),
    )
    return Settlement(table.playable, seats, settle(table, deal))


def _seats(named: str, seats: tuple[str, ...]) -> list[int]:
    return [seat_number(seats, name.strip()) for name in named.split(",") if name.strip()]


def _tricks(args: SettleRequest, seats: tuple[str, ...]) -> TricksWon:
    first, last = (None if name is None else seat_number(seats, name) for name in (args.first_trick, args.last_trick))
    if args.tricks is None:
        return TricksWon(None, first, last)
    each = [0] * len(seats)
    for name, text in parse_by_seat(args.tricks).items():
        each[seat_number(seats, name)] = _count(name, text, least=0)
    return TricksWon(tuple(each), first, last)


def _joker(discarder: str | None, seats: tuple[str, ...], taken: Cards) -> JokerFate | None:
    """Return who discarded the joker and who took it, or None if the request does not say."""
    if discarder is None:
        return None
    discarded_by = seat_number(seats, discarder)
    taken_by = next((number for number, seat in enumerate(seats) if JOKER in taken.get(seat, ())), None)
    if taken_by is None:
        raise IrregularStateError("nobody is said to have taken the joker", "Joker", "taken")
    return JokerFate(discarded_by, taken_by)


def _bids(args: SettleRequest, table: CompiledRules, seats: tuple[str, ...], standing: Standing) -> list[int]:
    """Return what each seat bid, 0 for nothing."""
    bids = [0] * len(seats)
    if args.bids is not None:
        if args.bid is not None or args.buyer is not None:
            raise UsageError("--bids says all that was bid, so nothing can be added to it")
        for seat, text in parse_by_seat(args.bids).items():
            bids[seat_number(seats, seat)] = 0 if text == "pass" else _count(seat, text, least=1)
    elif args.bid is not None and args.buyer is None:
        raise UsageError("nothing says who made the bid", "give --buyer SEAT")
    elif args.buyer is not None:
        buyer = seat_number(seats, args.buyer)
        if args.bid is None and not standing.jack:
            raise UsageError(f"nothing says what {args.buyer} bid", "give --bid N")
        if args.bid is not None and table.rules.auction.pays.is_by_all:
            raise UsageError("every bidder pays here, not the buyer alone", "give all bids, as --bids A=25,B=26,C=pass")
        bids[buyer] = args.bid or 0
    return bids


def _suit(args: SettleRequest, table: CompiledRules) -> Suit | None:
    """Return the suit that was named, or None. A request that has `hearts` means hearts."""
    if args.suit is not None:
        return Suit[args.suit.upper()]
    hearts = args.hearts is not None and table.rules.auction.is_held
    return Suit.HEARTS if hearts else None


def _taken_texts(args: SettleRequest) -> dict[str, str]:
    """Return what each seat took, as text, from the field that has it."""
    if args.units is not None and (args.hearts is not None or args.taken is not None):
        raise UsageError("--units says all that was taken, so nothing can be added to it")
    given = next((each for each in (args.hearts, args.units, args.taken) if each is not None), None)
    if given is None:
        raise UsageError("nothing says what was taken", "give --hearts, --taken or --units")
    return parse_by_seat(given)


def _finished(
    args: SettleRequest,
    table: CompiledRules,
    seats: tuple[str, ...],
    texts: dict[str, str],
    taken: Cards,
    tricks: TricksWon,
    declared: int | None,
) -> tuple[CompletedDeal, list[bool]]:
    """Return the finished deal, and for each seat whether it took anything."""
    if args.hearts is not None:
        hearts = {seat: _count(seat, text, least=0) for seat, text in texts.items()}
        deal = finished_by_hearts(table, seats, hearts, taken, tricks, declared)
        return deal, [bool(hearts[seat] or taken.get(seat)) for seat in seats]
    if args.units is not None:
        units = {seat: _count(seat, text) for seat, text in texts.items()}
        return finished_by_units(table, seats, units, tricks, declared), [bool(units[seat]) for seat in seats]
    return finished_by_cards(table, seats, taken, tricks, declared), [bool(taken.get(seat)) for seat in seats]


def _cards(texts: dict[str, str], seats: tuple[str, ...]) -> Cards:
    cards: Cards = {}
    for seat, text in texts.items():
        seat_number(seats, seat)
        try:
            cards[seat] = parse_cards("" if text == _NOTHING else text)
        except NotationError as error:
            message = f"{seat}: '{error.token[:20]}' is not a card"
            hint = _BY_NAME if error.token.lower() in _MANY else error.hint
            raise NotationError(error.token, error.position, message, hint) from None
    return cards


def _count(seat: str, text: str, least: int | None = None) -> int:
    if not _NUMBER.fullmatch(text) or (least is not None and int(text) < least):
        raise UsageError(f"{seat}={text[:20]}: '{text[:20]}' is not a number that can be taken", "as in A=2,B=4")
    return int(text)


_JOKER = group_mask("Joker")


def form_fields(playable: ConfiguredRules, options: Mapping[str, OptionDraft]) -> dict[str, Any]:
    """Return the fields that a settlement of a game needs.

    `kept` is what it is settled in. `hearts` is how many hearts are given by number, 0 if it matters which they are.
    `cards` are the cards then given by name, and `which` those given if every card is named. `suits` are the suits that
    may have been the one to avoid, `shown` the cards that may have been shown before the play, and `bids` says who pays
    for bidding. `called` is the name of a pool that nobody won. `more` are the other fields that have an effect.

    `wrong` is the rule for each mistake, or the reason why it costs nothing; `often` is true if each revoke of one
    player costs more. `agreed` are the options with which players state what a mistake costs.
    """
    table = CompiledRules(playable)
    auction = playable.rules.auction
    sold = auction.is_held
    every = counting(table)
    numbered = _numbered(table, every)
    return {
        "kept": playable.rules.settlement.kept_in.value,
        "hearts": numbered.bit_count(),
        "cards": _card_values(table, every & ~numbered),
        "which": _card_values(table, every),
        "suits": [suit.name.lower() for suit in Suit] if sold else [],
        "shown": _card_values(table, groups_mask(playable.rules.doubling.shown) & table.pack),
        "bids": auction.pays.value if sold else "",
        "called": playable.rules.settlement.called.phrase,
        "more": [word for word, has_use in used_fields(table).items() if has_use],
        "wrong": _mistakes_data(table),
        "often": not no_revoke(table) and counts_revokes(table),
        "agreed": list(_agreed(table, options)),
    }


def _numbered(table: CompiledRules, counting: int) -> int:
    """Return the hearts whose number is enough: with the joker, or else without it, or none."""
    hearts = table.pack & group_mask("hearts")
    if not hearts & counting:
        return 0
    apart = table.rules.joker.chips_to.pass_pool_by  # the request must say who took the joker
    for mask in (hearts & ~_JOKER,) if apart else (hearts, hearts & ~_JOKER):
        try:
            check_alike(table, mask)
        except NotByNumberError:
            continue
        return mask
    return 0


def _card_values(table: CompiledRules, mask: int) -> list[dict[str, Any]]:
    """Return cards with the value of each, the highest first."""
    found = sorted(cards_in(mask), key=lambda card: (-abs(table.units(1 << card)), -card))
    return [{"card": card_text(each), "name": card_name(each), "units": table.units(1 << each)} for each in found]


def used_fields(table: CompiledRules) -> dict[str, bool]:
    """Return the other fields of the request, and whether the rules of a table have a use for each."""
    rules = table.rules
    settlement, bonus = rules.settlement, rules.bonus
    of_slams = [slam.tricks for slam in rules.slam.every.values()]
    tricks = bool(bonus.trick) or any(each.are_counted for each in of_slams)
    ends = any(each.are_first_and_last for each in of_slams)
    sold = rules.auction.is_held
    chips = settlement.kept_in is KeptIn.CHIPS
    pot = bool(settlement.pot.ante)
    return {
        "pool": chips and bool(settlement.pool),
        "jack": chips and leaves_jack(settlement.pool),
        "divided": sold and rules.auction.jack.hangs_on_division,
        "pot": pot,
        "tricks": tricks,
        "first-trick": bool(bonus.first_trick) or ends,
        "last-trick": bool(bonus.last_trick) or ends,
        "trickless": not tricks and (bool(bonus.no_trick) or (pot and settlement.pot.won_by.is_by_tricks)),
        "shown": bool(rules.doubling.shown),
        "declared": rules.slam.can_be_declared,
        "dealer": chips and settlement.odd_chip.goes_by_seats,
        "joker": rules.joker.chips_to.pass_pool_by,
        "slam-choice": rules.slam.offers_choice,
        "bid": sold and not rules.auction.pays.is_by_all,
        "bids": sold and rules.auction.pays.is_by_all,
        REVOKED: not no_revoke(table),
        ESCAPING: not no_revoke(table) and prices_escape(table),
        FORFEITS: not no_forfeit(table),
    }


def _mistakes_data(table: CompiledRules) -> dict[str, dict[str, Any]]:
    """Return for each mistake that can cost something its rule, or the reason why it costs nothing."""
    return {
        REVOKED: _mistake(table.playable, no_revoke(table), PAYS, "irregular.revoke.trick", "irregular.revoke.dodging"),
        FORFEITS: _mistake(table.playable, no_forfeit(table), FORFEIT, "irregular.hands.unequal"),
    }


def _mistake(playable: ConfiguredRules, why_not: str, key: str, *more: str) -> dict[str, Any]:
    says = f"This game {why_not}." if why_not else " ".join(playable.says(*sorted((key, *more), key=order_of)))
    return {"says": says, "silent": playable.leaves[key].silent}


def _agreed(table: CompiledRules, options: Mapping[str, OptionDraft]) -> Iterator[dict[str, Any]]:
    """Yield the options with which players agree what a mistake costs, if it may cost something."""
    law = table.rules.irregular
    for word, key, now, has_price in (
        (REVOKED, FINE, law.revoke.fine, not no_revoke(table) and counts_revokes(table)),
        (FORFEITS, FORFEIT, law.hands.forfeit, not no_forfeit(table)),
    ):
        if has_price and (option := agreed_by(options, key)):
            yield {"word": word, "option": option.name, "asks": option.asks, "now": now}
