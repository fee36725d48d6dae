"""Which rules cannot apply in a game: nothing is passed in it, so that nobody looks at a pass."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from hearts_spec.cards import JOKER, cards_in, group_mask
from hearts_spec.rules.keys import is_under
from hearts_spec.rules.model import Rules
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.rules.sections.auction import Bidding
from hearts_spec.rules.sections.cut import CutWins
from hearts_spec.rules.sections.pool import leaves_jack
from hearts_spec.rules.sections.settlement import KeptIn, PayTo
from hearts_spec.rules.sections.table import Partners
from hearts_spec.rules.sections.tournament import Risers
from hearts_spec.rules.shape.wording import listed
from hearts_spec.rules.vocabulary import VALUES, group_of


@dataclass(frozen=True, slots=True)
class Gate:
    """Keys, or whole sections, that apply only while some other keys say so.

    Of some that are `heard` it is only a silence that need not be told: what is stated of them is played all the same.
    """

    keys: tuple[str, ...]
    by: tuple[str, ...]
    opens: Callable[[Rules], object]
    heard: bool = False

    def holds(self, key: str) -> bool:
        """Say whether a key applies only while this is open."""
        return key not in self.by and any(is_under(key, each) for each in self.keys)

    @property
    def otherwise(self) -> str:
        """Give the hint to whoever states something behind it while it is shut."""
        return f"leave it out, or state {listed([f'`{key}`' for key in self.by], 'or')} otherwise"


def _break(rules: Rules) -> bool:
    """Say whether anything waits until hearts are broken."""
    return rules.hearts.led.waits or rules.queen.led.waits or rules.queen.thrown.waits


def _counts_queen(rules: Rules) -> bool:
    return bool(rules.values.get("QS") or rules.values.get("spades"))


def _has_winners(rules: Rules) -> bool:
    """Say whether a game has winners: where chips are kept, only one that some number brings to an end."""
    return rules.settlement.kept_in is KeptIn.POINTS or rules.game.has_limit or rules.game.deals > 0


def _seats_one_more(rules: Rules) -> bool:
    """Say whether one more may sit down than can play; that the dealer always takes cards holds at any table."""
    return not rules.table.dealer_out or rules.table.dealer_out - 1 in rules.table.players


def _pay_pool(rules: Rules) -> bool:
    """Say whether what is paid lies together, to be won."""
    match rules.settlement.pay.to:
        case PayTo.POOL | PayTo.WINNERS:
            return True
        case PayTo.EACH_OTHER:
            return bool(rules.settlement.ante)
        case never:
            assert_never(never)


def _in(section: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{section}.{name}" for name in names)


_PASS = _in(
    "passing", "numbers", "to", "named", "look", "miscounted", "misdirected", "forgotten", "barred", "taken-back",
    "passed-on",
)  # fmt: skip
_SALE = ("irregular.revoke.bid", *_in("auction", "order", "least-raise", "names", "pays", "unsold", "jack"))
_BREAKING = _in("hearts", "broken-by", "broken-when", "broken-however", "only-hearts", "with-queen")
_JOKER = _in("joker", "thrown", "only-heart", "obliges", "trumps", "chips-to")
_BONUS = _in("bonus", "no-trick", "clear", "trick", "first-trick", "last-trick")
_PRIZES = _in("tournament.prizes", "among", "cut", "each", "ties")
_SCORES = _in("game", "exactly", "below-nothing", "winner")
_POINTS = ("bonus", "slam", "doubling", "conduct.wrong-score", *_SCORES)
_CHIPS = ("table.chips", *_in("settlement", "ante", "pay", "draw", "pool", "odd-chip", "jack", "called", "pot"))
_PAY = _in("settlement.pay", "who", "counting", "times", "free")
_LEFT_STANDING = ("settlement.jack", "settlement.called", "conduct.leavers-share")
_POOL = _in("settlement", "kept-in", "pool", "pay.to")

GATES = (
    Gate(("table.dealer-out",), ("table.players",), _seats_one_more),
    Gate(_in("cut", "ace", "ties"), ("cut.deals",), lambda rules: rules.cut.deals is not CutWins.AGREED),
    Gate(("widow",), ("deal.left-over",), lambda rules: rules.deal.left_over.is_widow),
    Gate(("stock",), ("deal.left-over",), lambda rules: rules.deal.left_over.is_drawn_to_follow),
    Gate(_PASS, ("passing.cards",), lambda rules: rules.passing.cards),
    Gate(("passing.named",), ("passing.to",), lambda rules: any(each.is_named for each in rules.passing.to)),
    Gate(_SALE, ("auction.bids",), lambda rules: rules.auction.bids is not Bidding.NONE),
    Gate(("follow.void", "follow.forced"), ("follow.suit",), lambda rules: rules.follow.suit.binds, heard=True),
    Gate(("first-trick.only-barred",), ("first-trick.barred",), lambda rules: rules.first_trick.barred),
    Gate(_BREAKING, ("hearts.led", "queen.led", "queen.thrown"), _break),
    Gate(("queen", "hearts.with-queen"), ("values.QS",), _counts_queen, heard=True),
    Gate(("hearts.with-queen",), ("queen.led",), lambda rules: not rules.queen.led.waits),
    Gate(("twins",), ("pack.packs",), lambda rules: rules.pack.packs > 1),
    Gate(_in("twins", "lead-after", "last-trick"), ("twins.on-trick",), lambda rules: rules.twins.on_trick.cancels),
    Gate(_JOKER, ("joker.added",), lambda rules: rules.joker.added),
    Gate(_POINTS, ("settlement.kept-in",), lambda rules: rules.settlement.kept_in is KeptIn.POINTS),
    Gate(("game.tie",), ("settlement.kept-in", "game.ends", "game.deals"), _has_winners),
    Gate(_in("slam", "pays", "amount", "by"), ("slam.needs",), lambda rules: rules.slam.needs),
    Gate(("slam.by",), ("table.partners",), lambda rules: rules.table.partners is not Partners.NONE),
    Gate(("slam.losing", "bonus.beside-slam"), ("slam.needs", "slam.also"), lambda rules: rules.slam.every),
    Gate(("bonus.beside-slam",), _BONUS, lambda rules: rules.bonus.any),
    Gate(("doubling.alone",), ("doubling.cards",), lambda rules: rules.doubling.cards),
    Gate(_in("doubling", "doubles", "played"), ("doubling.shown",), lambda rules: rules.doubling.shown),
    Gate(_CHIPS, ("settlement.kept-in",), lambda rules: rules.settlement.kept_in is KeptIn.CHIPS),
    Gate(_PAY, ("settlement.pay.each",), lambda rules: rules.settlement.pay.each),
    Gate(("settlement.pool",), ("settlement.ante", "settlement.pay.to", "settlement.draw"), _pay_pool),
    Gate(("settlement.odd-chip",), _POOL, lambda rules: rules.settlement.pool),
    Gate(_LEFT_STANDING, _POOL, lambda rules: leaves_jack(rules.settlement.pool)),
    Gate(("settlement.pot.won-by",), ("settlement.pot.ante",), lambda rules: rules.settlement.pot.ante),
    Gate(("game.limit", "game.exactly"), ("game.ends",), lambda rules: rules.game.has_limit),
    Gate(("tournament",), ("tournament.rises",), lambda rules: rules.tournament.rises is not Risers.NOBODY),
    Gate(_PRIZES, ("tournament.prizes.most",), lambda rules: rules.tournament.prizes.most),
)


@cache
def _gates_of(key: str) -> tuple[Gate, ...]:
    """Give the gates behind which a key stands, those first that are not only `heard`."""
    gates = [gate for gate in GATES if gate.holds(key)]
    if group := group_of(key):
        gates.append(_priced(group))
    return tuple(sorted(gates, key=lambda gate: gate.heard))


def _priced(group: str) -> Gate:
    """Give the gate of what a suit or card counts, which applies only where the pack holds any of it."""
    cards = group_mask(group)
    by = ("joker.added",) if next(cards_in(cards)) == JOKER else ("pack.packs", "pack.without")
    return Gate((f"{VALUES}.{group}",), by, lambda rules: rules.joker.among(rules.pack) & cards)


def idle(keys: Iterable[str], tables: Collection[Rules], open_to_choice: Collection[str] = ()) -> dict[str, Gate]:
    """Give those of some keys that cannot apply at any of these tables, each with the first gate that is shut.

    What depends on a key, or a section of keys, that is open to choice may apply yet.
    """

    @cache
    def is_shut(gate: Gate) -> bool:
        return not _may_open(gate, tables, open_to_choice)

    return {key: gate for key in keys if (gate := next(filter(is_shut, _gates_of(key)), None))}


def chosen_keys(rule_set: RuleSet, but: Collection[str] = ()) -> set[str]:
    """Give the keys that the options of a rule set may set, but for some of the options."""
    options = (option for name, option in rule_set.options.items() if name not in but)
    return {key for option in options for each in option.offered for key in each.keys}


def idle_in(rule_set: RuleSet, tables: Collection[Rules]) -> dict[str, Gate]:
    """Give the keys of a rule set that cannot apply at any of its tables, whatever is chosen, each with its gate."""
    return idle(rule_set.leaves, tables, chosen_keys(rule_set))


def _may_open(gate: Gate, tables: Collection[Rules], open_to_choice: Collection[str]) -> bool:
    return any(is_under(by, each) or is_under(each, by) for by in gate.by for each in open_to_choice) or any(
        gate.opens(rules) for rules in tables
    )
