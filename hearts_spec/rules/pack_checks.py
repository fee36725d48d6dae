"""Checks of the pack against the deal: whether it comes out even, and what becomes of the cards left over."""

from collections.abc import Iterator

from hearts_spec.cards import full_pack, group_mask, group_name
from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.deal import LeftOver
from hearts_spec.rules.sections.joker import Joker, JokerAlone, JokerChips, JokerDiscarded, JokerObliges, JokerTrumps
from hearts_spec.rules.sections.twins import TwinsOnTrick
from hearts_spec.rules.sections.widow import WidowTakenBy

_ONE_PACK = (1 << 64) - 1
_NO_JOKER = Joker(
    0, JokerDiscarded.AT_WILL, JokerAlone.FOLLOWS, JokerObliges.NOBODY, JokerTrumps.NEVER, JokerChips.POOL
)  # fmt: skip


def undealt(rules: Rules, players: int) -> Iterator[tuple[str, str, str]]:
    """Report what keeps the pack from being dealt out to so many players. Each is a key, a message and a hint."""
    pack = sum(1 << card for card in full_pack(rules.pack.packs))
    for name in rules.pack.without:
        mask = group_mask(name) & pack
        if not mask:
            yield "pack.without", f"{group_name(name)} is not in the pack", "take it out of pack.without"
        pack &= ~(mask & -mask)
    if rules.twins.on_trick is TwinsOnTrick.CANCEL and rules.pack.packs == 1:
        yield "twins.on-trick", "in one pack no card has a twin", "say `count`, or change pack.packs"
    if rules.joker.added:
        pack |= group_mask("Joker") & _ONE_PACK
    elif rules.joker != _NO_JOKER:
        yield "joker", "there is no joker in the pack for which all this is said", "state joker.added, as 1"
    size = pack.bit_count()
    left = size - rules.deal.hand * players
    if left < 0:
        message = f"{players} players at {rules.deal.hand} cards each need {-left} more than the {size} in the pack"
        yield "deal.hand", message, "change deal.hand or pack.without"
    elif rules.deal.left_over is not LeftOver.NONE:
        yield from _left_over(rules, players, pack, left)
    elif left:
        message = f"{size} cards do not deal out to {players} players at {rules.deal.hand} each: {left} left over"
        yield "deal.hand", message, "leave cards out with pack.without, or change deal.hand"


def _left_over(rules: Rules, players: int, pack: int, left: int) -> Iterator[tuple[str, str, str]]:
    what = rules.deal.left_over
    scoring = 0
    for name, value in rules.values.items():
        scoring |= group_mask(name) & pack if value > 0 else 0
    if not left:
        message = f"the whole pack is dealt to {players} players, so there is no {what.value}"
        yield "deal.left-over", message, "say `left-over: none`, or change deal.hand"
    elif what is LeftOver.STOCK and left % players:
        message = f"{players} players cannot draw equally from a stock of {left} cards"
        yield "deal.left-over", message, "change deal.hand or pack.without"
    elif (
        what is LeftOver.WIDOW
        and rules.widow.taken_by is WidowTakenBy.FIRST_POINT_TRICK
        and scoring.bit_count() <= left
    ):
        message = f"a widow of {left} cards can hold every scoring card, and then no trick would take it"
        yield "widow.taken-by", message, "say `taken-by: first-trick`, or change deal.hand"
