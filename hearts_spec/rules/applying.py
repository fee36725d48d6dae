"""Which rules cannot apply in a game: nothing is passed in it, so that nobody looks at a pass."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.auction import Bidding
from hearts_spec.rules.sections.cut import CutWins
from hearts_spec.rules.sections.deal import LeftOver
from hearts_spec.rules.sections.follow import FollowSuit
from hearts_spec.rules.sections.game import GameEnds
from hearts_spec.rules.sections.hearts import WhenBroken
from hearts_spec.rules.sections.pool import leaves_jack
from hearts_spec.rules.sections.queen import QueenDiscarded
from hearts_spec.rules.sections.settlement import KeptIn, PayTo
from hearts_spec.rules.sections.tournament import Risers
from hearts_spec.rules.sections.twins import TwinsOnTrick


@dataclass(frozen=True, slots=True)
class Gate:
    """Keys, or whole sections, that apply only while some other keys say so."""

    keys: tuple[str, ...]
    by: tuple[str, ...]
    opens: Callable[[Rules], bool]


def _waits_for_hearts(rules: Rules) -> bool:
    once = (rules.hearts.led, rules.queen.led)
    return WhenBroken.ONCE_BROKEN in once or rules.queen.thrown is QueenDiscarded.ONCE_BROKEN


def _moves(rules: Rules) -> bool:
    return rules.tournament.rises is not Risers.NOBODY


def _in(kept_in: KeptIn) -> Callable[[Rules], bool]:
    return lambda rules: rules.settlement.kept_in is kept_in


def _sold(rules: Rules) -> bool:
    return rules.auction.bids is not Bidding.NONE


def _has_jack(rules: Rules) -> bool:
    return leaves_jack(rules.settlement.pool)


def _may_divide(rules: Rules) -> bool:
    return bool(rules.settlement.pool)


def _has_slam(rules: Rules) -> bool:
    return bool(rules.slam.needs or rules.slam.also)


def _counts_queen(rules: Rules) -> bool:
    return bool(rules.values.get("QS") or rules.values.get("spades"))


_AUCTION = ("order", "least-raise", "names", "pays", "unsold", "jack")
_PASS = ("numbers", "to", "look", "miscounted", "misdirected", "forgotten", "costly", "taken-back", "passed-on")
_CHIPS = ("table.chips", "settlement.pay", "settlement.draw", "settlement.pool", "settlement.odd-chip",
          "settlement.jack", "settlement.pot")  # fmt: skip
_JOKER = ("thrown", "only-heart", "obliges", "trumps", "chips-to")
_SETTLING = ("settlement.kept-in", "settlement.pool", "settlement.pay.to")
_OF_POINTS = ("bonus", "slam", "doubling", "game.exactly", "game.winner", "game.tie", "conduct.wrong-score")
_BONUS = ("bonus.no-trick", "bonus.trick", "bonus.first-trick", "bonus.last-trick")
GATES = (
    Gate(("cut.ace", "cut.ties"), ("cut.deals",), lambda rules: rules.cut.deals is not CutWins.AGREED),
    Gate(("widow",), ("deal.left-over",), lambda rules: rules.deal.left_over is LeftOver.WIDOW),
    Gate(("stock",), ("deal.left-over",), lambda rules: rules.deal.left_over is LeftOver.STOCK_TO_FOLLOW),
    Gate(tuple(f"passing.{name}" for name in _PASS), ("passing.cards",), lambda rules: rules.passing.cards > 0),
    Gate(tuple(f"auction.{name}" for name in _AUCTION), ("auction.bids",), _sold),
    Gate(("irregular.revoke.bid",), ("auction.bids",), _sold),
    Gate(("follow.void",), ("follow.suit",), lambda rules: rules.follow.suit is FollowSuit.REQUIRED),
    Gate(("first-trick.only-barred",), ("first-trick.barred",), lambda rules: bool(rules.first_trick.barred)),
    Gate(
        ("hearts.broken-by", "hearts.broken-when", "hearts.broken-however", "hearts.only-hearts", "hearts.with-queen"),
        ("hearts.led", "queen.led", "queen.thrown"),
        _waits_for_hearts,
    ),
    Gate(("queen", "hearts.with-queen"), ("values.QS",), _counts_queen),
    Gate(("hearts.with-queen",), ("queen.led",), lambda rules: rules.queen.led is WhenBroken.AT_WILL),
    Gate(("twins",), ("pack.packs",), lambda rules: rules.pack.packs > 1),
    Gate(
        ("twins.lead-after", "twins.last-trick"),
        ("twins.on-trick",),
        lambda rules: rules.twins.on_trick is TwinsOnTrick.CANCEL,
    ),
    Gate(tuple(f"joker.{name}" for name in _JOKER), ("joker.added",), lambda rules: rules.joker.added > 0),
    Gate(("slam.pays", "slam.amount"), ("slam.needs",), lambda rules: bool(rules.slam.needs)),
    Gate(("slam.losing", "bonus.beside-slam"), ("slam.needs", "slam.also"), _has_slam),
    Gate(("bonus.beside-slam",), _BONUS, lambda rules: rules.bonus.no_trick != 0 or rules.bonus.for_tricks),
    Gate(("doubling.alone",), ("doubling.cards",), lambda rules: bool(rules.doubling.cards)),
    Gate(("doubling.doubles",), ("doubling.shown",), lambda rules: bool(rules.doubling.shown)),
    Gate(_OF_POINTS, ("settlement.kept-in",),
         _in(KeptIn.POINTS)),
    Gate(_CHIPS, ("settlement.kept-in",), _in(KeptIn.CHIPS)),
    Gate(("settlement.odd-chip",), _SETTLING, _may_divide),
    Gate(("settlement.jack", "conduct.leavers-share"), _SETTLING, _has_jack),
    Gate(("settlement.pot.won-by",), ("settlement.pot.ante",), lambda rules: rules.settlement.pot.ante > 0),
    Gate(
        ("settlement.pool",),
        ("settlement.pay.to", "settlement.draw"),
        lambda rules: rules.settlement.pay.to is not PayTo.EACH_OTHER,
    ),
    Gate(
        ("game.limit", "game.exactly"),
        ("game.ends",),
        lambda rules: rules.game.ends in (GameEnds.REACHED, GameEnds.PASSED, GameEnds.FIRST_TO_WIN),
    ),
    Gate(
        ("tournament",),
        ("tournament.rises",),
        _moves,
    ),
    Gate(
        tuple(f"tournament.prizes.{name}" for name in ("among", "cut", "each", "ties")),
        ("tournament.prizes.most",),
        lambda rules: bool(rules.tournament.prizes.most),
    ),
)  # fmt: skip


def idle(keys: Collection[str], tables: Collection[Rules], open_to_choice: Collection[str] = ()) -> Iterator[str]:
    """Give those of some keys that cannot apply at any of these tables.

    What depends on a key, or a section of keys, that is open to choice may apply yet.
    """
    shut = [gate for gate in GATES if not _may_open(gate, tables, open_to_choice)]
    for key in keys:
        if any(_under(key, each) for gate in shut for each in gate.keys if key not in gate.by):
            yield key


def _may_open(gate: Gate, tables: Collection[Rules], open_to_choice: Collection[str]) -> bool:
    return any(_under(by, each) or _under(each, by) for by in gate.by for each in open_to_choice) or any(
        gate.opens(rules) for rules in tables
    )


def _under(key: str, section: str) -> bool:
    return key == section or key.startswith(f"{section}.")
