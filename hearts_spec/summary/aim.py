"""What one wants, and what the cards that count cost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import assert_never

from hearts_spec.cards import group_mask, group_name, parse_card, suit_of
from hearts_spec.rules.vocabulary.game import Winner
from hearts_spec.rules.vocabulary.settlement import KeptIn, PayCounting, Payers, PayTimes, PayTo
from hearts_spec.rules.vocabulary.values import Worth
from hearts_spec.schema.english import listed, number
from hearts_spec.summary.english import counted, joint, one_of
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence


class Price(Enum):
    """How the price of a card is told."""

    POINTS = "in points"
    CHIPS = "in chips, which each pays for what he took"
    UNITS = "in neither, for what is paid depends on more"


@dataclass(frozen=True, slots=True)
class Worthy:
    """A suit or card that counts, as a sentence names it: what nobody wants, one of it, and the name told last."""

    group: str
    name: str
    one: str
    value: "int | Worth"

    @property
    def key(self) -> str:
        return f"values.{self.group}"

    @property
    def taken_off(self) -> bool:
        """Say whether it counts less than nothing."""
        return isinstance(self.value, int) and self.value < 0


def aim(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell what one wants or does not want, and what it counts."""
    worthies = _worthies(game)
    counting, off = [each for each in worthies if not each.taken_off], [each for each in worthies if each.taken_off]
    only_off = not any(each.value for each in counting)
    price = price_of(game)
    if not worthies:
        yield from sentence(*_tricks_alone(game))
    elif only_off and price is Price.POINTS:
        opening = _opening(game, off)
        yield from sentence(Clause(opening.text, opening.keys), *_only_off(game, worthies))
    elif only_off or (game.plain and price is Price.UNITS):
        yield from sentence(_opening(game, off if only_off else counting), _stakes(game))
    else:
        opening = _opening(game, counting)
        yield from sentence(Clause(opening.text, opening.keys), *_prices(game, worthies, price))


def _tricks_alone(game: SummarizedGame) -> Iterator[Clause]:
    """Tell what one wants where no card counts, but tricks do."""
    bonus, before = game.rules.bonus, ""
    scored = (("trick", bonus.trick, "tricks"), ("first-trick", bonus.first_trick, "the first trick"),
              ("last-trick", bonus.last_trick, "the last trick"))  # fmt: skip
    for wanted, who, last in ((False, "nobody wants", "or"), (True, "everybody wants", "and")):
        some = {key: name for key, points, name in scored if points and ((points > 0) is most_wins(game)) is wanted}
        if some:
            keys = [f"bonus.{key}" for key in some]
            yield game.clause(f"{before}{who} {listed([*some.values()], last)}", *keys, "game.winner")
            before = ", and "


def price_of(game: SummarizedGame) -> Price:
    """Give how the price of a card is told: in chips only where each simply pays the pool for what he took."""
    settlement = game.rules.settlement
    match settlement.kept_in:
        case KeptIn.POINTS:
            return Price.POINTS
        case KeptIn.NOTHING:
            return Price.UNITS
        case KeptIn.CHIPS:
            pay = settlement.pay
            to_pool = (pay.who, pay.counting, pay.times, pay.to)
            simply = to_pool == (Payers.EVERYONE, PayCounting.TAKEN, PayTimes.ONCE, PayTo.POOL)
            return Price.CHIPS if simply and pay.each and not pay.free and not settlement.draw else Price.UNITS
        case never:
            assert_never(never)


def _price_keys(price: Price) -> tuple[str, ...]:
    match price:
        case Price.POINTS:
            return ("settlement.kept-in",)
        case Price.CHIPS:
            pay = ("each", "who", "counting", "times", "to")
            return ("settlement.kept-in", *(f"settlement.pay.{name}" for name in pay))
        case Price.UNITS:
            return ()
        case never:
            assert_never(never)


def _worthies(game: SummarizedGame) -> list[Worthy]:
    """Give what counts: suits first, then the cards that count otherwise than their suit, the dearest first."""
    suits, cards = list[Worthy](), list[Worthy]()
    for group, value in game.values.items():
        if group.islower():
            if value != 0:
                suits.append(_suit(game, group, value))
        elif value != 0 or _graded(game, group):
            cards.append(_card(game, group, value))
    cards.sort(key=lambda each: -each.value if isinstance(each.value, int) else 0)
    return [*suits, *cards]


def _graded(game: SummarizedGame, card: str) -> bool:
    """Say whether a card counts otherwise than its suit, which counts too; the joker is told by itself."""
    return card != "Joker" and any(group.islower() and _among(card, group) for group in game.counting)


def _among(card: str, suit: str) -> bool:
    return bool(group_mask(card) & group_mask(suit))


def _suit(game: SummarizedGame, suit: str, value: "int | Worth") -> Worthy:
    if game.sold and suit == "hearts":
        return Worthy(suit, "the suit that is named for the deal", "card of it", value)
    return Worthy(suit, suit, one_of(suit), value)


def _card(game: SummarizedGame, card: str, value: "int | Worth") -> Worthy:
    suits = [group for group in game.counting if group.islower()]
    name = group_name(card)
    if suits == ["hearts"] and card != "Joker" and _among(card, "hearts"):
        name = name.removesuffix(f" of {suit_of(parse_card(card)).name.lower()}")
    if game.rules.pack.packs > 1:
        name = f"each {name.removeprefix('the ')}"
    return Worthy(card, name, name, value)


def _opening(game: SummarizedGame, worthies: list[Worthy]) -> Clause:
    """Tell who wants them: cards all of which count, or else all of which take off."""
    suits = [each for each in worthies if each.group.islower()]
    apart = [each for each in worthies if not each.group.islower() and not _graded(game, each.group)]
    graded = [each for each in worthies if not each.group.islower() and _graded(game, each.group)]
    wanted = most_wins(game) is not worthies[0].taken_off
    who, last, more_or_less, most_or_least = (
        ("everybody", "and", "more", "most") if wanted else ("nobody", "or", "less", "least")
    )
    more = ""
    if graded and all(isinstance(each.value, int) and each.value > 1 for each in graded):
        more += f", {most_or_least} of all the high ones"
    dear = [each for each in apart if _dearer(each, suits)]
    if suits and dear:
        more += f", and still {more_or_less} {listed([_any(each.name) for each in dear], last)}"
    names = listed([each.name for each in (suits or apart)], last)
    keys = ("game.winner",) if game.rules.settlement.kept_in is KeptIn.POINTS else ()
    return game.clause(f"{who} wants {names}{more}", *(each.key for each in worthies), *keys)


def _dearer(card: Worthy, suits: list[Worthy]) -> bool:
    """Say whether a card counts, or takes off, more than any card of a suit that does so by number."""
    return isinstance(card.value, int) and all(
        isinstance(suit.value, int) and abs(suit.value) < abs(card.value) for suit in suits
    )


def _any(name: str) -> str:
    return f"a {name.removeprefix('each ')}" if name.startswith("each ") else name


def most_wins(game: SummarizedGame) -> bool:
    """Say whether those win who score most, so that one wants what counts."""
    if game.rules.settlement.kept_in is not KeptIn.POINTS:
        return False
    match game.rules.game.winner:
        case Winner.HIGHEST:
            return True
        case Winner.LOWEST:
            return False
        case never:
            assert_never(never)


def _stakes(game: SummarizedGame) -> Clause | None:
    nothing = game.rules.settlement.kept_in is KeptIn.NOTHING
    return game.clause(", though nothing is paid", "settlement.kept-in") if nothing else None


def _prices(game: SummarizedGame, worthies: list[Worthy], price: Price) -> Iterator[Clause]:
    """Give what each of them counts: the first in full, the others after it; what is taken off comes last."""
    counting, off = [each for each in worthies if not each.taken_off], [each for each in worthies if each.taken_off]
    cards_first = [each for each in counting if not each.group.islower() and _graded(game, each.group)]
    suits = [each for each in counting if each.group.islower()]
    rest = [each for each in counting if each not in cards_first and each not in suits]
    row = [*cards_first, *suits, *rest]
    if game.plain or [each.group for each in row] == [row[0].group]:
        name = "it" if not row[0].group.islower() else f"each {'card of it that' if game.sold else 'one'} you take"
        yield game.clause(f": {name} {_full(game, row[0].value, price)}", row[0].key, *_price_keys(price))
    elif row == rest and len({each.value for each in row}) == 1:
        keys = *(each.key for each in row), *_price_keys(price)
        yield game.clause(f": each {_full(game, row[0].value, price)}", *keys)
    else:
        alone = len([each for each in rest if each.group != "Joker"]) == 1
        names = {each.group: _in_row(each, after_cards=bool(cards_first), alone=alone) for each in row}
        first, *others = row
        yield game.clause(f": {names[first.group]} {_full(game, first.value, price)}", first.key, *_price_keys(price))
        for value, some in groupby(others, lambda each: each.value):
            alike = list(some)
            before = ", and " if alike[-1] is row[-1] else ", "
            said = f"{listed([names[each.group] for each in alike])} {_short(value)}{' each' if alike[1:] else ''}"
            yield game.clause(f"{before}{said}", *(each.key for each in alike))
    for place, each in enumerate(off):
        assert isinstance(each.value, int)
        before = ", but " if not place else " and "
        name = f"each {each.one}" if each.group.islower() else each.one
        yield game.clause(f"{before}{name} takes {number(-each.value)} off your score", each.key)


def _only_off(game: SummarizedGame, worthies: Sequence[Worthy]) -> Iterator[Clause]:
    """Give what cards take off of a score where none adds to one."""
    for place, each in enumerate(worthies):
        assert isinstance(each.value, int)
        name = _in_row(each, after_cards=False, alone=False)
        if not place:
            it = "it" if not worthies[1:] and not each.group.islower() else name
            yield game.clause(f": {it} takes {number(-each.value)} off your score", each.key, "settlement.kept-in")
        else:
            before = joint(place, len(worthies), " and ")
            yield game.clause(f"{before}{name} {number(-each.value)}", each.key)


def _in_row(each: Worthy, after_cards: bool, alone: bool) -> str:
    """Name a suit or card among others; a card that is alone of its kind has been named in full already."""
    if not each.group.islower():
        return each.one.partition(" of ")[0] if alone and not after_cards else each.one
    return f"every other {each.one}" if after_cards else f"each {each.one} you take"


def _full(game: SummarizedGame, value: "int | Worth", price: Price) -> str:
    """Say what a card counts, in full."""
    match price:
        case Price.POINTS:
            side = "for you" if most_wins(game) else "against you"
            return f"counts its number {side}" if isinstance(value, Worth) else f"is {_points(value)} {side}"
        case Price.CHIPS:
            each = game.rules.settlement.pay.each
            if isinstance(value, Worth):
                return f"costs you {'' if each == 1 else number(each) + ' times '}its number in chips"
            return f"costs you {_chips(value * each)}"
        case Price.UNITS:
            return f"counts {_short(value)}"
        case never:
            assert_never(never)


def _points(value: int) -> str:
    return counted(value, "point") if value else "nothing"


def _chips(value: int) -> str:
    return counted(value, "chip") if value else "nothing"


def _short(value: "int | Worth") -> str:
    match value:
        case Worth.PIPS:
            return "its number"
        case int():
            return number(value)
        case never:
            assert_never(never)
