"""Checks of a rule set beyond the form of its file: authorities, needless repeats, and whether it can be played."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hearts_spec.cards import full_pack, group_mask
from hearts_spec.rules.draft import Authority, Draft, Statement, part_keys
from hearts_spec.rules.faults import Fault, Mark, did_you_mean
from hearts_spec.rules.model import Rules
from hearts_spec.rules.provisions import Provision
from hearts_spec.rules.ruleset import Leaf, RuleSet
from hearts_spec.rules.vocabulary import SILENT, all_fields
from hearts_spec.rules.words import GameEnds, KeptIn, PassTo, PayTo

if TYPE_CHECKING:
    from hearts_spec.rules.library import Library


def check_citations(draft: Draft, provisions: Mapping[str, Provision], cited: bool) -> Iterator[Fault]:
    """Report citations that lead nowhere, and statements of a source's rule set that nothing stands behind."""
    source = draft.id.split("/")[0]
    paths = {each.path: each for each in draft.overlay.statements()}
    chosen = [
        each
        for option in draft.options.values()
        for choice in option.choices.values()
        for each in choice.overlay.statements()
    ]
    used = {draft.authority_key(each.path) for each in chosen}
    for path, statement in paths.items():
        key = draft.authority_key(path)
        used.add(key)
        parts = part_keys(statement)
        used.update(parts)
        if statement.value is SILENT:
            if key == path:
                yield Fault(draft.authorities[key].mark, f"'{key}' is silent, so nothing can stand behind it")
        elif not key and cited and not (parts and all(part in draft.authorities for part in parts)):
            hint = "name its provision under `cites`, or the reason under `assumed`"
            yield Fault(statement.mark, f"nothing stands behind `{path}`", hint)
    for key, authority in draft.authorities.items():
        if key not in used:
            yield Fault(
                authority.mark, f"'{key[:60]}' is cited or assumed but not stated here", did_you_mean(key, paths, 0)
            )
        yield from _unknown(authority, source, provisions)
    for option in draft.options.values():
        yield from _unknown(option.authority, source, provisions)
        for choice in option.choices.values():
            yield from _unknown(choice.authority, source, provisions)
            stated = any(each.value is not SILENT for each in choice.overlay.statements())
            if cited and stated and not (choice.authority.cites or choice.authority.assumed):
                yield Fault(
                    choice.mark, f"nothing stands behind the choice '{choice.name}'", "add `cites` or `assumed`"
                )


def _unknown(authority: Authority, source: str, provisions: Mapping[str, Provision]) -> Iterator[Fault]:
    for name in authority.cites:
        found = provisions.get(name) or provisions.get(f"{source}.{name}")
        if found is None:
            short = [id.removeprefix(source + ".") for id in provisions]
            yield Fault(authority.mark, f"there is no provision '{name[:60]}'", did_you_mean(name, short, at_most=0))
        elif found.removed:
            yield Fault(authority.mark, f"the provision '{name}' was removed: {found.removed}")


def check_repeats(draft: Draft, parent: Mapping[str, Leaf]) -> Iterator[Fault]:
    """Report statements that only repeat what the parent says."""
    for key, statement in draft.overlay.always.items():
        leaf = parent.get(key)
        if leaf is not None and leaf.value == statement.value and key not in draft.authorities:
            yield Fault(statement.mark, f"`{key}` only repeats what {leaf.origin} says", "leave it out")


def check_play(draft: Draft, rule_set: RuleSet, library: "Library") -> Iterator[Fault]:
    """Report what keeps a rule set from being played, at each number of players and under each choice."""
    missing = [each.key for each in all_fields() if each.key not in rule_set.leaves]
    if missing:
        hint = "absent is not the same as no: state a value, or `silent` where the book says nothing"
        shown = ", ".join(missing[:6]) + (f" and {len(missing) - 6} more" if len(missing) > 6 else "")
        yield Fault(draft.mark, f"says nothing of {shown}", hint)
        return
    seen: set[str] = set()
    for players in rule_set.players:
        for choices in _each_choice(rule_set):
            try:
                playable = library.playable(rule_set.id, players, choices)
            except ValueError as error:
                if not choices:
                    yield Fault(draft.mark, str(error))
                continue
            for key, message, hint in _unplayable(playable.rules, players):
                if message not in seen:
                    seen.add(message)
                    yield Fault(_mark_of(draft, key, players), message, hint)


def _each_choice(rule_set: RuleSet) -> Iterator[dict[str, str]]:
    yield {}
    for name, option in rule_set.options.items():
        for answer, choice in option.choices.items():
            if answer != option.default:
                yield {name: answer, **choice.needs}


def _mark_of(draft: Draft, key: str, players: int) -> Mark:
    places: list[Statement] = [each for each in draft.overlay.statements() if each.key == key]
    mine = [each for each in places if f"with-players.{players}." in each.path] or places
    return mine[0].mark if mine else draft.extends_mark if draft.extends else draft.mark


def _unplayable(rules: Rules, players: int) -> Iterator[tuple[str, str, str]]:
    pack = sum(1 << card for card in full_pack(rules.pack.packs))
    for name in rules.pack.without:
        mask = group_mask(name) & pack
        pack &= ~(mask & -mask)
    left = pack.bit_count() - rules.deal.hand * players
    if left > 0:
        message = (
            f"{pack.bit_count()} cards do not deal out to {players} players at {rules.deal.hand} each: {left} left over"
        )
        yield "deal.hand", message, "leave cards out with pack.without, or change deal.hand"
    elif left < 0:
        message = f"{players} players at {rules.deal.hand} cards each need {-left} more than the {pack.bit_count()} in the pack"
        yield "deal.hand", message, "change deal.hand or pack.without"
    if not any(value for value in rules.values.values()):
        yield "values", "no captured card counts anything", "as `values: {hearts: 1}`"
    if rules.passing.cards > rules.deal.hand:
        yield "passing.cards", f"{rules.passing.cards} cards cannot be passed from a hand of {rules.deal.hand}", ""
    if rules.passing.cards and not rules.passing.to:
        yield "passing.to", "cards are passed but to nobody", "state passing.to, as [left]"
    if players % 2 and PassTo.ACROSS in rules.passing.to:
        yield "passing.to", f"with {players} players nobody sits across the table", "drop `across` for that number"
    if rules.slam.needs and not rules.slam.amount:
        yield "slam.amount", "a slam is worth nothing", "state slam.amount, as 26"
    yield from _unsettled(rules)


def _unsettled(rules: Rules) -> Iterator[tuple[str, str, str]]:
    settlement, game = rules.settlement, rules.game
    if settlement.kept_in is KeptIn.CHIPS:
        if not settlement.pay.each and not settlement.draw:
            yield "settlement.pay.each", "a game for chips in which nobody pays", "state settlement.pay.each, as 1"
        if settlement.pay.to is PayTo.POOL and not settlement.pool and not settlement.draw:
            yield "settlement.pool", "chips go into the pool and never come out", "state settlement.pool"
        if game.ends in (GameEnds.REACHED, GameEnds.PASSED):
            yield "game.ends", "a game for chips has no running score to reach", "as first-broke or first-to-win"
    elif game.ends in (GameEnds.FIRST_BROKE, GameEnds.FIRST_TO_WIN):
        yield "game.ends", "a game for points has no chips to lose or win", "as score-reached"
    if game.ends in (GameEnds.REACHED, GameEnds.PASSED, GameEnds.FIRST_TO_WIN) and not game.limit:
        yield "game.limit", "the game ends at a limit that is not stated", "state game.limit, as 100"
