"""What the rules of a rule set do beside those it extends: both are played on the same deals, part by part.

The same request has the same answer whatever was asked before; what was counted for fewer deals is kept, so that a
reader's page can ask for ever more deals and show how far it is.
"""

from collections.abc import Mapping
from typing import Any

from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.measure.player_file import seated
from hearts_spec.measure.run import Plan, check_measurable, kinds_of
from hearts_spec.measure.shown_figure import Shown, shown
from hearts_spec.measure.tally import Figure, Tally, statistics
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.service.rule_sets import find_extending

MOST_DEALS = 5_000
_SIZE, _SEED = 10, 1
_ALIKE, _SKILL = ("careful",), ("careful", "random")
_SHOWN = {
    _ALIKE: ("pool-won", "pool-divided", "pool-left", "nobody-clear", "everything", "tried", "spread-careful"),
    _SKILL: ("edge",),
}
Counts = dict[tuple[str, int | None, tuple[str, ...]], tuple[Plan, Tally]]


def effect(library: Library, id: str, players: int | None, deals: int, counts: Counts) -> dict[str, Any]:
    """Return what a rule set does beside the one it extends; `counts` keeps what was counted.

    Raises UsageError if it extends no game that can be played by so many, or for too many deals; RefusedError for a
    game that cannot be measured.
    """
    if not 0 < deals <= MOST_DEALS:
        raise UsageError(f"{deals} deals cannot be measured", f"1 to {MOST_DEALS}")
    library, rule_set = find_extending(library, id)
    own = library.playable(rule_set.id, players)
    parent = library.playable(rule_set.extends, own.players)
    for each in (own, parent):
        check_measurable(each)
    rows = []
    for names, keys in _SHOWN.items():
        mine, theirs = (_figures(library, rules, names, deals, counts) for rules in (own, parent))
        rows += [_row(mine[key], theirs.get(key), deals) for key in keys if key in mine]
    return {"id": own.id, "extends": parent.id, "players": own.players, "deals": deals, "figures": rows}


def _figures(
    library: Library, rules: ConfiguredRules, names: tuple[str, ...], deals: int, counts: Counts
) -> Mapping[str, Figure]:
    """Return the figures of a rule set by key, after counting the deals that are missing."""
    kept = counts.get((rules.id, rules.players, names))
    if kept is None or kept[0].rules is not rules or kept[0].blocks * _SIZE > deals:
        kept = Plan(rules, tuple(seated(library.folder, names, rules.players)), _SEED, 0, _SIZE), Tally()
    plan, tally = kept
    whole = plan._replace(blocks=-(-deals // _SIZE))
    for block in range(plan.blocks, whole.blocks):
        tally.add(*whole.counted(block))
    counts[rules.id, rules.players, names] = whole, tally
    wanted = (each for each in statistics(table_of(rules), kinds_of(whole)) if each[0] in _SHOWN[names])
    return {each.key: each for it in wanted if (each := tally.figure(*it))}


def _row(mine: Figure, theirs: Figure | None, deals: int) -> dict[str, Any]:
    """Return a figure of both; `differs` is null unless both have a margin."""
    own, parent = (_shown(each, deals) for each in (mine, theirs))
    return {
        "key": mine.key, "label": mine.label, "own": own and own._asdict(), "parent": parent and parent._asdict(),
        "differs": not own.overlaps(parent) if own and parent else None,
    }  # fmt: skip


def _shown(figure: Figure | None, deals: int) -> Shown | None:
    return shown(figure, deals) if figure and figure.error is not None else None
