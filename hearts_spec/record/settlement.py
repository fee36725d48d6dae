"""A settlement as data: who pays and draws what, why each chip moved, and the statements behind it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby
from typing import Any

from hearts_spec.cards import Fund
from hearts_spec.engine.settle.grounds import cited_keys
from hearts_spec.engine.settle.settlement import LedgerResult, Posting, Standing
from hearts_spec.record.json_writer import AsJson
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.fields import VALUES
from hearts_spec.rules.payments import Account
from hearts_spec.rules.vocabulary.pool import clause_text
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.schema.english import MINUS, number_word, sentence, together
from hearts_spec.schema.english import listed as joined


def listed(names: Sequence[str], last: str = "and") -> str:
    """Return names joined as in a sentence: `A, B and C`, or `nobody`."""
    return joined(names, last, none="nobody")


def amounts(by_name: Mapping[str, int], plus: bool = False) -> str:
    """Return amounts by name as text: `A and B 2 each and C 3`; with `plus`, an amount above 0 has a plus sign."""
    return listed(equal_amounts(by_name, plus))


def equal_amounts(by_name: Mapping[str, int], plus: bool = False) -> list[str]:
    """Return amounts by name as texts, one for each amount: `A and B 2 each`, `C 3`."""
    return [
        f"{listed(names)} {f'{amount:+d}' if plus else amount}".replace("-", MINUS) + (" each" if names[1:] else "")
        for amount, names in together(by_name, by_name.__getitem__).items()
    ]


_COLUMNS = ("seat", "taken", "pays", "draws", "net", "total")
_UNIT = "heart or penalty point"  # in the sentences of the vocabulary, which do not know the game
_WORDS = {
    "values": "Points for the cards taken.",
    "slam.needs": "Taken off again, because this player took everything.",
    "doubling.cards": "Taking a doubling card doubles the total of a player's cards.",
    "doubling.shown": "A card that was shown before the first lead counts double.",
}


@dataclass(frozen=True, slots=True)
class Moved:
    """Chips or points that moved under one statement: `how` says from whom to whom, `why` is the statement in words."""

    how: str
    why: str
    cites: tuple[str, ...]
    assumed: str


@dataclass(frozen=True, slots=True)
class Settlement(AsJson):
    """The result of a deal, by the names of the seats.

    >>> play = hearts_spec.load("hoyle-1887/hearts", seats="NESW").deal(seed=1)
    >>> while not play.over:
    ...     play.push(play.legal[0])
    >>> settlement = play.result()
    >>> settlement.units, settlement.winners
    ({'N': 4, 'E': 0, 'S': 9, 'W': 0}, ('E', 'W'))
    >>> settlement.net
    {'N': -4, 'E': 6, 'S': -9, 'W': 6}
    >>> settlement.cites
    ('hoyle-1887.lowest-wins', 'hoyle-1887.tie', 'hoyle-1887.tie-remainder')
    """

    playable: ConfiguredRules = field(repr=False, compare=False)
    seats: tuple[str, ...]
    result: LedgerResult

    def __repr__(self) -> str:
        return f"<Settlement of {self.playable.id}: {', '.join(f'{seat} {net}' for seat, net in self.net.items())}>"

    @property
    def cites(self) -> tuple[str, ...]:
        """The ids of the statements behind the settlement."""
        keys = (each for key in self.result.keys for each in cited_keys(self.playable, key))
        return self.playable.cites(*keys)

    def by_seat(self, numbers: Sequence[int]) -> dict[str, int]:
        """Return numbers in the order of the seats as a mapping by the names of the seats."""
        return dict(zip(self.seats, numbers, strict=True))

    @property
    def units(self) -> dict[str, int]:
        """The penalty points that each seat took, or hearts if only hearts count."""
        return self.by_seat(self.result.units)

    @property
    def pays(self) -> dict[str, int]:
        """The chips that each seat pays, to other players, the pool or the pot; 0 in a game for points."""
        return self.by_seat(self.result.pays)

    @property
    def draws(self) -> dict[str, int]:
        """The chips that each seat draws, from other players, the pool or the pot; 0 in a game for points."""
        return self.by_seat(self.result.draws)

    @property
    def net(self) -> dict[str, int]:
        """The gain or loss of each seat in chips, or the points added to its score."""
        return self.by_seat(self.result.net)

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that win the deal."""
        return tuple(self.seats[seat] for seat in self.result.winners)

    @property
    def after(self) -> Standing:
        """The chips on the table after the deal, with which the next deal starts."""
        return self.result.after

    @property
    def called(self) -> str:
        """The source's name for a pool left for the next deal, such as `Jack`; empty if no pool is left."""
        return str(self.playable.rules.settlement.called.phrase) if self.after.jack else ""

    def moved(self) -> list[Moved]:
        """Return the payments, each with its reason. Equal payments are combined."""
        playable, found = self.playable, []
        for (key, source, _), group in groupby(self.result.postings, key=lambda each: (each.key, *_route(each))):
            postings = list(group)
            if source is Fund.BEFORE:
                where = f"{'on' if _has_no_pool(playable) else 'in'} {_account_text(playable, postings[0].target)}"
                how = f"{postings[0].amount} stood {where}"
                found.append(Moved(how, "It was left by earlier deals.", (), ""))
            else:
                how = _movement_text(playable, self.seats, postings)
                found.append(Moved(how, why(playable, key), postings[0].cites, postings[0].assumed))
        return found

    def data(self) -> dict[str, Any]:
        result, before, after = self.result, self.result.before, self.after
        makers = [self.seats[seat] for seat in result.slam]
        return {
            "kind": result.kept_in.value, "units": self.units, "pays": self.pays, "draws": self.draws, "net": self.net,
            "pool": {"before": before.pool, "after": after.pool}, "jack": after.jack, "divided": after.divided,
            "called": self.called, "pot": {"before": before.pot, "after": after.pot},
            "slam": makers if makers[1:] else next(iter(makers), None), "cites": list(self.cites),
            "postings": [
                {
                    "from": self._account(each.source), "to": self._account(each.target), "amount": each.amount,
                    "key": each.key, "cites": list(each.cites), "assumed": each.assumed or None,
                }
                for each in result.postings
            ],
        }  # fmt: skip

    def _account(self, account: Account) -> str:
        return account.value if isinstance(account, Fund) else self.seats[account]


def shown_settlement(settlement: Settlement, totals: Sequence[int]) -> dict[str, Any]:
    """Return a settlement as pages show it: a row for each seat with its total, and why each chip moved."""
    result = settlement.result
    columns = zip(settlement.seats, result.units, result.pays, result.draws, result.net, totals, strict=True)
    return {
        "kept_in": result.kept_in.value,
        "rows": [dict(zip(_COLUMNS, row, strict=True)) for row in columns],
        "pool": {"before": result.before.pool, "after": result.after.pool, "called": settlement.called},
        "pot": {"before": result.before.pot, "after": result.after.pot},
        "cites": list(settlement.cites),
        "moved": [asdict(each) for each in settlement.moved()],
    }


def _route(posting: Posting) -> tuple[object, object]:
    """Return what postings shown together have in common: the accounts at both ends, with None for any seat.

    If both ends are seats, the paying seat is kept, so that each payer is shown apart.
    """
    if isinstance(posting.source, Fund):
        return posting.source, posting.target if isinstance(posting.target, Fund) else None
    return (None, posting.target) if isinstance(posting.target, Fund) else (posting.source, None)


def _movement_text(playable: ConfiguredRules, seats: Sequence[str], group: Sequence[Posting]) -> str:
    points = playable.rules.settlement.kept_in is KeptIn.POINTS
    source, target = group[0].source, group[0].target
    if isinstance(source, Fund) and isinstance(target, Fund):
        return f"{group[0].amount} from {_account_text(playable, source)} to {_account_text(playable, target)}"
    if isinstance(target, Fund):
        paid = {seats[each.source]: each.amount for each in group if not isinstance(each.source, Fund)}
        if points:
            return amounts({name: -amount for name, amount in paid.items()}, plus=True)
        return f"{amounts(paid)} {'on' if _has_no_pool(playable) else 'in'}to {_account_text(playable, target)}"
    drawn = {seats[each.target]: each.amount for each in group if not isinstance(each.target, Fund)}
    if not isinstance(source, Fund):
        return f"{seats[source]} pays {amounts(drawn)}"
    return amounts(drawn, plus=True) if points else f"{amounts(drawn)} from {_account_text(playable, source)}"


def _has_no_pool(playable: ConfiguredRules) -> bool:
    """True if nobody pays into a pool, so that only a remainder is on the table."""
    settlement = playable.rules.settlement
    return settlement.pay.to.passes_pool_by and not settlement.ante


def _account_text(playable: ConfiguredRules, account: Account) -> str:
    return "the table" if account is Fund.POOL and _has_no_pool(playable) else f"the {Fund(account).value}"


def why(playable: ConfiguredRules, key: str) -> str:
    """Return the statement under a key as a sentence."""
    rule, _, case = key.rpartition(".")
    if rule == "settlement.pool":
        place = int(case) - 1
        return sentence(clause_text(playable.rules.settlement.pool[place], later=False))
    if rule == "slam.also":
        return sentence(str(playable.rules.slams[key]))
    if key == "settlement.pay.each":
        return _payment_text(playable)
    if key == "slam.amount":
        return f"A player who shoots the moon {playable.rules.slams['slam'].reward}."
    if key not in playable.leaves and rule in playable.leaves:
        key = rule  # a case has the sentence of its rule
    leaf = playable.leaves.get(key)
    text = playable.said(leaf, leaf.value).replace(_UNIT, _unit(playable)) if leaf else ""
    return _WORDS.get(key) or text or (f"{leaf.field.label}." if leaf else key)


def _payment_text(playable: ConfiguredRules) -> str:
    """Return what players pay for each unit, and for how many units if not for all that they took."""
    pay = playable.rules.settlement.pay
    price, free = pay.for_unit(playable.players), playable.leaves["settlement.pay.free"]
    beyond = "" if pay.counting.is_of_all else " more than the player they pay took"
    times = "" if price == pay.each else f", {number_word(pay.each)} for every opponent"
    text = f"Players pay {number_word(price)} chip{'s' if price > 1 else ''} for each {_unit(playable)}{beyond}{times}."
    return f"{text} {free.field.says(free.value)}" if pay.free else text


def _unit(playable: ConfiguredRules) -> str:
    """Return what is paid for: a heart, or a card of the suit that was bought, if no other card counts, or a point."""
    counted = {leaf.key: leaf.played for leaf in playable.under(VALUES) if leaf.played}
    if counted != {f"{VALUES}.hearts": 1}:
        return "penalty point"
    return "card of the suit to avoid" if playable.rules.auction.is_held else "heart"
