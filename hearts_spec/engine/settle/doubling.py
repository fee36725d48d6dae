"""What doubling changes: cards that were shown count double, and whoever takes a doubling card has all doubled."""

from collections.abc import Iterator

from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.slam import charged, forgives


def doubled(table: CompiledRules, deal: CompletedDeal) -> Iterator[tuple[int, int, str]]:
    """Give what doubling adds to the points of each seat, and by which statement; less than 0 where it takes off.

    Raises UntoldError where it is not told who took which cards.
    """
    law, doubling = table.rules.doubling, table.doubling
    if not (doubling or deal.shown):
        return
    if not deal.taken:
        raise MissingFactError("it matters here who took which cards", "name the cards taken", "taken", "taken")
    reach = law.reach(deal.shown) & ~doubling
    for seat, cards in enumerate(deal.taken):
        shown = _count(table, deal, seat, cards & reach)
        yield seat, shown, "doubling.shown"
        times = 2 ** ((cards & doubling).bit_count() + (cards & doubling & deal.shown).bit_count())
        if times > 1 and not table.valued & cards:
            yield seat, law.alone * times // 2, "doubling.alone"
        else:
            yield seat, (_count(table, deal, seat, cards) + shown) * (times - 1), "doubling.cards"


def _count(table: CompiledRules, deal: CompletedDeal, seat: int, cards: int) -> int:
    """Give what cards come to for a seat; whoever makes a slam is charged nothing, and has what they take off."""
    forgiven = deal.slam is not None and seat in deal.slam.by and forgives(deal.slam)
    return table.units(cards) - (charged(table, cards) if forgiven else 0)
