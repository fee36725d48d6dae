"""What beside the cards makes points: taking everything, tricks, and cards that double."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from hearts_spec.cards import group_mask, group_name, groups_mask, parse_card, suit_of
from hearts_spec.rules.vocabulary.game import Winner
from hearts_spec.rules.vocabulary.pool import Distribution, Then, distributions, first_fitting, leaves_jack
from hearts_spec.rules.vocabulary.settlement import (
    JackWonBy,
    KeptIn,
    OddChip,
    PayCounting,
    Payers,
    PayTimes,
    PayTo,
    PotWonBy,
)
from hearts_spec.rules.vocabulary.slam import LosingSlam, Slam, SlamBonus, SlamBy, SlamPays
from hearts_spec.rules.vocabulary.values import ShownDoubles, ShownPlayed, Worth
from hearts_spec.schema.english import listed, number
from hearts_spec.summary.sentence import Clause, SummarizedGame, SummarySentence, counted, joint, one_of, sentence


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


def _price_keys(price: Price) -> tuple[str, ...]:
    match price:
        case Price.POINTS:
            return ("settlement.kept-in",)
        case Price.CHIPS:
            pay = ("each", "who", "counting", "times", "to")
            return ("settlement.kept-in", *(f"settlement.pay.{name}" for name in pay))
        case Price.UNITS:
            return ()


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


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What becomes of the pool in every deal that there can be.

    `win` are the numbers of clear players who win, `newly_paid` those who divide what is now paid alone, `fewest` the
    numbers who win by the fewest where nobody is clear, and `lost` stands for the deals that nobody wins: each with
    the case of the pool, counted from 1, that says so.
    """

    players: int
    win: Mapping[int, int]
    newly_paid: Mapping[int, int]
    fewest: Mapping[int, int]
    lost: Mapping[Distribution, int]

    @property
    def fewest_win(self) -> bool:
        """Say whether those with the fewest win in every deal, be they clear or not, but for what is newly paid."""
        return bool(self.win) and bool(self.fewest) and not self.lost

    @property
    def most_winners(self) -> int:
        """Give how many can win together at the most."""
        return max((0, *self.win, *self.newly_paid, *self.fewest))


def outcomes(game: SummarizedGame) -> Outcomes:
    """Work out what becomes of the pool in every deal that there can be."""
    found = Outcomes(game.players, win := {}, newly_paid := {}, fewest := {}, lost := {})
    clauses = game.rules.settlement.pool
    for distribution in distributions(game.players):
        place = first_fitting(clauses, distribution)
        then, case = (Then.STAYS, 0) if place is None else (clauses[place].then, place + 1)
        winners = then.winners(distribution)
        if not winners:
            lost[distribution] = case
        elif then.leaves_rest:
            newly_paid[winners] = case
        elif distribution.clear:
            win[winners] = case
        else:
            fewest[winners] = case
    return found


def winner(game: SummarizedGame) -> Clause:
    """Say of somebody that he wins, where somebody does in every deal: `took the fewest hearts`."""
    found = outcomes(game)
    said = "took the fewest hearts" if game.of_hearts else "counts least"
    return game.pool_clause(said, {**found.win, **found.fewest}.values())


def pool_won(game: SummarizedGame) -> Iterator[Clause | None]:
    """Say to whom the pool goes, who divide it, and where a chip goes that does not divide."""
    found = outcomes(game)
    if found.fewest_win:
        best = winner(game).text
        yield game.pool_clause(f"goes to whoever {best}, or is divided by those who tie for it", found.win.values())
    elif found.win or found.fewest:
        if found.win:
            yield game.pool_clause(_won_clear(game, found), found.win.values())
        if found.fewest:
            before = "; if nobody is clear, it " if found.win else ""
            yield game.pool_clause(f"{before}{_won_fewest(found)}", found.fewest.values())
    else:
        yield game.pool_clause("can be won by nobody", found.lost.values())
    yield _odd(game, found)
    yield _newly_paid(game, found)


def divided(game: SummarizedGame) -> Iterator[Clause | None]:
    """Say how those who win together divide what they are paid, where somebody wins in every deal."""
    found = outcomes(game)
    who = f"players who tie for {'the fewest' if game.of_hearts else 'the least'}"
    yield game.pool_clause(f"{who} divide what is paid", (*found.win.values(), *found.fewest.values()))
    yield _odd(game, found)
    yield _newly_paid(game, found)


def _clear(game: SummarizedGame) -> str:
    return "clear of hearts" if game.all_hearts else "clear"


def _won_clear(game: SummarizedGame, found: Outcomes) -> str:
    clear, all_clear = _clear(game), range(1, found.players)
    if sorted(found.win) == list(all_clear) and found.players > 2:
        return f"goes to whoever is {clear}, or is divided by all who are"
    several = [number(count) for count in sorted(found.win) if count > 1]
    alone = f"goes to a player who alone is {clear}"
    if not several:
        return alone
    together = f"is divided by {listed(several, 'or')} who are"
    return f"{alone}, or {together}" if 1 in found.win else f"{together} {clear}"


def _won_fewest(found: Outcomes) -> str:
    if len(found.fewest) == found.players:
        return "goes to whoever has the fewest, or is divided by those who tie for it"
    several = [number(count) for count in sorted(found.fewest) if count > 1]
    together = f"is divided by {listed(several, 'or')} who tie for the fewest" if several else ""
    alone = "goes to a player who alone has the fewest" if 1 in found.fewest else ""
    return ", or ".join(filter(None, (alone, together)))


def _newly_paid(game: SummarizedGame, found: Outcomes) -> Clause | None:
    if not found.newly_paid:
        return None
    if list(found.newly_paid) == [game.players - 1]:
        said = "; if one player takes everything, the others divide what he pays"
    else:
        several = listed([number(count) for count in found.newly_paid], "or")
        said = f"; if {several} are clear, they divide only what is paid for this deal"
    return game.pool_clause(said, found.newly_paid.values())


def _odd(game: SummarizedGame, found: Outcomes) -> Clause | None:
    if found.most_winners < 2:
        return None
    return game.spoken_clause(f", any odd chip {_odd_chip(game.rules.settlement.odd_chip)}", "settlement.odd-chip")


def _odd_chip(odd: OddChip) -> str:
    match odd:
        case OddChip.STAYS:
            return "staying for the next deal"
        case OddChip.STARTS_JACK:
            return "staying to make the next pool a Jack"
        case OddChip.NEAREST_LEFT:
            return "going to the one of them nearest the dealer's left"
        case OddChip.TO_POT:
            return "going into a separate pot"
        case OddChip.TO_NEXT_POT:
            return "going into a separate pot, or the next one if that is won"


def standing(game: SummarizedGame) -> Iterator[Clause | None]:
    """Say what becomes of a pool that nobody wins, and who can win it then."""
    found = outcomes(game) if leaves_jack(game.rules.settlement.pool) else None
    if found and found.lost:
        called = f" as a {game.rules.settlement.called.phrase}" if game.spoken("settlement.jack") else ""
        yield game.pool_clause(f"a pool that nobody wins stands for the next deal{called}", found.lost.values())
        yield game.spoken_clause(_jack(game.rules.settlement.jack), "settlement.jack")


def _jack(jack: JackWonBy) -> str:
    match jack:
        case JackWonBy.AS_ANY_POOL:
            return ", and is won like any other"
        case JackWonBy.SOLE_CLEAR:
            return ", which only a player who alone is clear can win"


_PAY = ("settlement.pay.each", "settlement.pay.counting", "settlement.pay.times")


def chips(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell who pays what to whom, who wins the pool, and what becomes of it otherwise."""
    settlement = game.rules.settlement
    simply = price_of(game) is Price.CHIPS
    if settlement.ante:
        ante = f"before the deal everybody puts {counted(settlement.ante, 'chip')} into the pool"
        yield from sentence(game.clause(ante, "settlement.ante"))
    if not simply:
        yield from sentence(*_payment(game), *_draw(game))
    if settlement.ante and not simply:
        yield from sentence(game.clause("the pool ", "settlement.ante"), *pool_won(game))
    else:
        yield from _won(game, simply)
    yield from sentence(*standing(game))
    yield from sentence(*_pot(game))


def _won(game: SummarizedGame, simply: bool) -> Iterator[SummarySentence]:
    """Tell who has what was paid for the cards."""
    settlement = game.rules.settlement
    match settlement.pay.to:
        case PayTo.POOL:
            if settlement.pool:
                opening = "the chips make a pool, which " if simply else "the pool "
                yield from sentence(game.clause(opening, "settlement.pay.to"), *pool_won(game))
        case PayTo.WINNERS:
            yield from sentence(*divided(game))
        case PayTo.EACH_OTHER:
            pass  # each is paid by himself


def _payment(game: SummarizedGame) -> Iterator[Clause | None]:
    pay = game.rules.settlement.pay
    if not pay.each:
        return
    yield game.clause("after the deal ", "settlement.kept-in")
    match pay.to:
        case PayTo.POOL:
            who, verb, took = _payer(game)
            yield game.clause(who, "settlement.pay.who")
            yield game.clause(f" {verb} into the pool", "settlement.pay.to")
            yield game.clause(f" {_amount(game, took)}", *_PAY)
        case PayTo.WINNERS:
            yield game.clause("whoever ", "settlement.pay.to")
            yield winner(game)
            yield game.clause(" is paid", "settlement.pay.to")
            yield _by(game)
            yield game.clause(f", {_amount(game, _took(game, 'the payer'))}", *_PAY)
        case PayTo.EACH_OTHER:
            yield from _each_other(game)
    if pay.free:
        yield game.clause(f", the first {number(pay.free)} excepted", "settlement.pay.free")


def _each_other(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell who pays each of the others; of an excess only those who took fewer are paid."""
    pay, two = game.rules.settlement.pay, game.players == 2
    who, verb, took = _payer(game)
    others = "the other" if two else "each of the others"
    match pay.counting:
        case PayCounting.TAKEN:
            pass
        case PayCounting.EXCESS if two:
            who, verb = f"whoever {'took more hearts' if game.plain else 'counts more'}", "pays"
        case PayCounting.EXCESS:
            if pay.who is Payers.EVERYONE:
                others = f"every player who {'took fewer hearts' if game.plain else 'counts less'} than you"
    yield game.clause(who, "settlement.pay.who", "settlement.pay.counting")
    yield game.clause(f" {verb} {others}", "settlement.pay.to")
    yield game.clause(f" {_amount(game, took)}", *_PAY)


def _payer(game: SummarizedGame) -> tuple[str, str, str]:
    """Give who pays, the verb, and what he pays for."""
    match game.rules.settlement.pay.who:
        case Payers.EVERYONE:
            return "you", "pay", f"you {'took' if game.plain else 'count'}"
        case Payers.LOSERS:
            return "every player who does not win", "pays", _took(game, "he")
        case Payers.MOST:
            return _most(game), "pays", _took(game, "he")


def _took(game: SummarizedGame, he: str) -> str:
    return f"{he} {'took' if game.plain else 'counts'}"


def _most(game: SummarizedGame) -> str:
    return "whoever took the most hearts" if game.of_hearts else "whoever counts most"


def _by(game: SummarizedGame) -> Clause:
    """Tell by whom the winner is paid; where an excess is paid for, those who win have none."""
    pay, key = game.rules.settlement.pay, "settlement.pay.who"
    match pay.who:
        case Payers.EVERYONE if pay.counting is PayCounting.TAKEN:
            return game.clause(" by everybody, himself not excepted", key)
        case Payers.EVERYONE:
            return game.clause(" by each of the others")
        case Payers.LOSERS:
            return game.clause(" by each of the others", key)
        case Payers.MOST:
            return game.clause(f" by {_most(game)}", key)


def _amount(game: SummarizedGame, took: str) -> str:
    """Say how much is paid, and for what."""
    pay = game.rules.settlement.pay
    paid = f"{counted(pay.for_unit(game.players), 'chip')} for each {_unit(game)}"
    match pay.counting:
        case PayCounting.TAKEN:
            paid += f" that {took}"
        case PayCounting.EXCESS:
            paid += f" that {took} above the fewest" if pay.to is PayTo.POOL else " of the difference"
    match pay.times:
        case PayTimes.ONCE:
            return paid
        case PayTimes.EACH_OPPONENT:
            return paid if game.players == 2 else f"{paid}, {number(pay.each)} for each of the other players"


def _unit(game: SummarizedGame) -> str:
    if not game.plain:
        return "point"
    return "card of that suit" if game.sold else "heart"


def _draw(game: SummarizedGame) -> Iterator[Clause | None]:
    settlement = game.rules.settlement
    if settlement.draw:
        before = ", and draw from it " if settlement.pay.each else "after the deal you draw from the pool "
        for_what = f"for each {_unit(game)} that {'you did not take' if game.plain else 'falls to others'}"
        yield game.clause(f"{before}{counted(settlement.draw, 'chip')} {for_what}", "settlement.draw")


def _pot(game: SummarizedGame) -> Iterator[Clause | None]:
    pot = game.rules.settlement.pot
    if pot.ante:
        ante = f"besides, each puts {counted(pot.ante, 'chip')} into a separate pot at every deal"
        yield game.clause(ante, "settlement.pot.ante")
        yield game.clause(f", to be won by {_pot_winner(pot.won_by)}", "settlement.pot.won-by")


def _pot_winner(won_by: PotWonBy) -> str:
    match won_by:
        case PotWonBy.NO_TRICK:
            return "a player who takes no trick at all"
        case PotWonBy.CLEAR:
            return "a player who takes nothing that counts"


def points(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell what taking everything does, what is scored for tricks or for none, and what doubles."""
    yield from sentence(*_slam(game))
    yield from sentence(*_other_slams(game))
    yield from sentence(*_tricks(game))
    yield from sentence(*_bonus(game))
    yield from sentence(*_doubling(game))


def _slam(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell of the slam that is stated by itself."""
    slam = game.rules.slam.every.get("slam")
    if slam:
        yield game.clause(f"{_maker(slam.by)} takes {_needs(slam)} in one deal", "slam.needs", "slam.by")
        yield game.clause(f" {_pays(game, slam)}", "slam.pays", "slam.amount")


def _other_slams(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell of the slams of a list, and of those that would lose the game."""
    slam = game.rules.slam
    if slam.also:
        each = [f"{_maker(one.by)} {_takes(one)} {_pays(game, one)}{_failing(one)}" for one in slam.also]
        yield game.clause("; ".join(each), "slam.also")
    if slam.every:
        yield game.spoken_clause(_losing(slam.losing, first=not slam.also), "slam.losing")


def _maker(by: SlamBy) -> str:
    """Name who makes a slam; what is told of him after it holds of each partner of a side."""
    match by:
        case SlamBy.PLAYER:
            return "whoever"
        case SlamBy.SIDE:
            return "each partner of a side that"


def _takes(slam: Slam) -> str:
    if slam.declared is None:
        return f"takes {_needs(slam)}"
    return f"declares before the first lead that he will take {_needs(slam)}, and does,"


def _failing(slam: Slam) -> str:
    """Tell what it costs to fail in a slam that was declared."""
    if slam.declared is None:
        return ""
    costs = f"scores {number(slam.declared)} beside what he takes" if slam.declared else "scores only what he takes"
    return f", but if he fails, he {costs}"


def _needs(slam: Slam) -> str:
    cards = [f"all the {group}" if group.islower() else group_name(group) for group in slam.needs]
    return listed([*cards, *slam.tricks_named])


def _losing(losing: LosingSlam, first: bool) -> str:
    match losing:
        case LosingSlam.SCORED:
            return ""
        case LosingSlam.LOWERED:
            told = "where that would end the game against him, he takes as much off his own score instead"
            return told if first else f"; {told}"


def _tricks(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell what tricks score."""
    bonus = game.rules.bonus
    prices = (("each trick", bonus.trick, "trick"), ("the first trick", bonus.first_trick, "first-trick"),
              ("the last trick", bonus.last_trick, "last-trick"))  # fmt: skip
    priced = [each for each in prices if each[1]]
    for place, (what, points_of_it, key) in enumerate(priced):
        keys = ("game.winner",) if points_of_it > 0 else ()
        yield game.clause(f"{joint(place, len(priced))}{what} {_costs(game, points_of_it)}", f"bonus.{key}", *keys)


def _costs(game: SummarizedGame, points: int) -> str:
    told = counted(abs(points), "point")
    if points < 0:
        return f"takes off {told}"
    return f"is {told} for you" if most_wins(game) else f"costs {told}"


def _doubling(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell of the cards that double, and of those that are shown so as to count double."""
    law, joint = game.rules.doubling, ""
    if law.cards:
        names = listed([group_name(card) for card in law.cards], "or")
        yield game.clause(f"whoever takes {names} has all that his cards come to doubled", "doubling.cards")
        joint = "; "
        if law.alone:
            yield game.clause(f", but taken with nothing that counts it {_costs(game, law.alone)}", "doubling.alone")
    if law.shown:
        names = listed([group_name(card) for card in law.shown], "or")
        shown = f"{joint}whoever holds {names} may show it before the first lead, so as to double {_reach(law.doubles)}"
        yield game.clause(shown, "doubling.shown", "doubling.doubles")
        yield game.spoken_clause(_played(law.played), "doubling.played")


def _played(played: ShownPlayed) -> str:
    match played:
        case ShownPlayed.AT_WILL:
            return ""
        case ShownPlayed.ONCE_LED:
            return ", but he may not play it the first time its suit is led while he holds another of that suit"


def _reach(doubles: ShownDoubles) -> str:
    match doubles:
        case ShownDoubles.ITSELF:
            return "what it counts"
        case ShownDoubles.ITS_SUIT:
            return "all that counts of its suit"


def _pays(game: SummarizedGame, slam: Slam) -> str:
    amount = number(slam.amount)
    match slam.pays:
        case SlamPays.OTHERS_UP:
            nothing = "is charged nothing for his cards" if _keeps_some(game) else "scores nothing"
            return f"{nothing}, and each of the others scores {amount}"
        case SlamPays.SELF_DOWN:
            others = ", and the others score nothing" if _leaves_nothing(game, slam) else ""
            return f"has {amount} taken off his score{others}"
        case SlamPays.CHOICE:
            chooses = "chooses with the other" if slam.by.is_shared else "chooses"
            return f"{chooses} whether {amount} are taken off his own score or added to everybody else's"
        case SlamPays.SELF_UP:
            return f"scores {amount} more"


def _keeps_some(game: SummarizedGame) -> bool:
    """Say whether whoever makes a slam may score something all the same: cards that lower his score, or tricks."""
    rules = game.rules
    return rules.bonus.for_tricks or any(value < 0 for value in rules.values.values())


def _leaves_nothing(game: SummarizedGame, slam: Slam) -> bool:
    """Say whether a slam leaves the others no card that costs."""
    costly = game.rules.values.scoring(game.rules.joker.among(game.rules.pack))
    return not costly & ~groups_mask(slam.needs) or bool(slam.tricks.are_counted)


def _bonus(game: SummarizedGame) -> Iterator[Clause | None]:
    bonus = game.rules.bonus
    scored = [
        (what, amount, key)
        for what, amount, key in (("trick", bonus.no_trick, "no-trick"), ("card that costs", bonus.clear, "clear"))
        if amount
    ]
    for place, (what, amount, key) in enumerate(scored):
        points = counted(abs(amount), "point")
        comes = f"has {points} taken off" if amount < 0 else f"scores {points}"
        yield game.clause(f"{', and ' if place else ''}a player who takes no {what} {comes}", f"bonus.{key}")
    if scored and game.rules.slam.every:
        yield game.spoken_clause(_beside(bonus.beside_slam), "bonus.beside-slam")


def _beside(beside: SlamBonus) -> str:
    match beside:
        case SlamBonus.KEPT:
            return ", even when another takes everything"
        case SlamBonus.LOST:
            return ", but not when another takes everything"
