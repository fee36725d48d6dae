"""Checks of a rule set beyond the form of its file: authorities, options, and whether it can be played."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from hearts_spec.rules.conflicts import Conflict, troubles_of
from hearts_spec.rules.draft import Draft, part_keys
from hearts_spec.rules.fields import SILENT
from hearts_spec.rules.inheritance import RefusedError, Resolver
from hearts_spec.rules.keys import is_under
from hearts_spec.rules.model import Rules
from hearts_spec.rules.options import ChoiceDraft, OptionDraft
from hearts_spec.rules.provisions import Provisions
from hearts_spec.rules.ruleset import RuleSet, lacking
from hearts_spec.rules.statements import Authority, Overlay
from hearts_spec.schema.problems import Location, Problem, RulesError, did_you_mean, quoted
from hearts_spec.schema.record_type import place_in


def check_citations(draft: Draft, provisions: Provisions, cited: bool) -> Iterator[Problem]:
    """Report citations that lead nowhere, and statements of a source's rule set that nothing stands behind."""
    paths = {each.path: each for each in draft.overlay.statements()}
    chosen = [
        each
        for option in draft.options.values()
        for choice in option.choices.values()
        for each in choice.overlay.statements()
    ]
    used = {draft.authority_key(each.path) for each in chosen} | {key for each in chosen for key in part_keys(each)}
    for path, statement in paths.items():
        key = draft.authority_key(path)
        used.add(key)
        parts = part_keys(statement)
        used.update(parts)
        alone = draft.of_numbers(statement).items()  # of those who play, or a reason why others do not
        used.update(f"{path}.{number}" for number, own in alone if number in statement.value or own.assumed)
        if statement.value is SILENT:
            if key == path:
                message = f"`{key}` is silent, so nothing can stand behind it"
                yield Problem(draft.authorities[key].mark, message, "take it out of `cites` and `assumed`")
        elif not key and cited and not (parts and all(part in draft.authorities for part in parts)):
            hint = "name its provision under `cites`, or the reason under `assumed`"
            yield Problem(statement.mark, f"nothing stands behind `{path}`", hint)
    for key, authority in draft.authorities.items():
        if key not in used and key not in (draft.written or ()):
            hint = did_you_mean(key, [*paths, *(each.path for each in chosen)], 0)
            yield Problem(authority.mark, f"{quoted(key, 60)} is cited or assumed but not stated here", hint)
        yield from _unknown(authority, draft.source, provisions)
    for option in draft.options.values():
        yield from _unknown(option.authority, draft.source, provisions)
        for choice in option.choices.values():
            yield from _unknown(choice.authority, draft.source, provisions)
            stated = any(each.value is not SILENT for each in choice.overlay.statements())
            if cited and stated and not (choice.authority.cites or choice.authority.assumed):
                yield Problem(
                    choice.mark, f"nothing stands behind the choice {choice.name}", "add `cites` or `assumed`"
                )


def _unknown(authority: Authority, source: str, provisions: Provisions) -> Iterator[Problem]:
    for name in authority.cites:
        full = provisions.full_id(name, source)
        if provisions.unread(name) or provisions.unread(full):
            continue
        found = provisions.get(full)
        if found is None:
            short = [id.removeprefix(source + ".") for id in provisions]
            yield Problem(
                authority.mark, f"there is no provision {quoted(name, 60)}", did_you_mean(name, short, at_most=0)
            )
        elif found.removed:
            yield Problem(authority.mark, f"the provision {quoted(name)} was removed: {found.removed}")


def check_withdrawals(draft: Draft, offered: Collection[str]) -> Iterator[Problem]:
    """Report options that a file withdraws although nothing it extends offers them, or although it restates them."""
    for name, withdrawal in draft.withdrawn.items():
        if name not in offered:
            message = f"there is no option {quoted(name)} to withdraw"
            yield Problem(withdrawal.mark, message, did_you_mean(name, offered))
        elif name in draft.options:
            yield Problem(withdrawal.mark, f"the option {name} is both offered and withdrawn", "keep one of the two")


def check_options(draft: Draft, options: Mapping[str, OptionDraft]) -> Iterator[Problem]:
    """Report options that are not whole once what they restate is known, and choices that lead nowhere."""
    for name, mine in draft.options.items():
        if draft.extends:
            yield from options[name].lacking(mine)
        for choice in mine.choices.values():
            yield from _check_needs(name, choice, options)
        yield from _check_needs(name, mine, options)


def check_borrowing(options: Iterable[OptionDraft], resolver: Resolver) -> Iterator[Problem]:
    """Report what choices would borrow and cannot; the fault of one that is inherited is where the choice stands."""
    for option in options:
        for choice in option.choices.values():
            for section in choice.borrows:
                try:
                    resolver.lending(choice, section)
                except RulesError as error:
                    yield from error.faults


def _check_needs(name: str, asking: ChoiceDraft | OptionDraft, options: Mapping[str, OptionDraft]) -> Iterator[Problem]:
    """Report what an option of this name or its choice needs that is no other option, or no choice of one."""
    for other, answer in asking.needs.items():
        mark = place_in(asking, "needs", other)
        if other == name:
            yield Problem(mark, "an option cannot need a choice of its own", "name another, or leave it out")
        elif other not in options:
            yield Problem(mark, f"there is no option {quoted(other)}", did_you_mean(other, options))
        elif options[other].choices and answer not in options[other].choices:
            hint = did_you_mean(answer, options[other].choices)
            yield Problem(mark, f"the option {other} has no choice {quoted(answer)}", hint)


def check_play(draft: Draft, rule_set: RuleSet, resolver: Resolver) -> Iterator[Problem]:
    """Report what keeps a rule set from being played, at each number of players and under each choice."""
    chosen = [choice.overlay for option in draft.options.values() for choice in option.choices.values()]
    for overlay in (draft.overlay, *chosen):
        for players, statements in overlay.by_players.items():
            if players not in rule_set.players and statements:
                hint = f"it is for {', '.join(map(str, rule_set.players))}"
                yield Problem(next(iter(statements.values())).mark, f"the game is not for {players} players", hint)
    if missing := lacking(rule_set.leaves):
        hint = "absent is not the same as no: state a value, or `silent` where the book says nothing"
        shown = ", ".join(missing[:6]) + (f" and {len(missing) - 6} more" if len(missing) > 6 else "")
        yield Problem(draft.mark, f"the rule set says nothing of {shown}", hint)
        return
    seen: set[str] = set()
    for choices in _each_choice(rule_set):
        rules: dict[int, Rules] = {}
        for players in rule_set.players:
            try:
                rules[players] = resolver.playable(rule_set.id, players, choices).rules
            except RefusedError as error:
                if not choices and str(error) not in seen:
                    seen.add(str(error))
                    option = draft.options.get(error.option)
                    mark = option.default_mark if option else draft.mark
                    yield Problem(mark, error.message, error.hint)
        for players, each in troubles_of(rules):
            told = not each.if_stated or _stated(draft.overlay, (each.key,), players)
            if told and each.message not in seen:
                seen.add(each.message)
                yield Problem(_mark_of(draft, rule_set, each, players, choices), each.message, each.hint)


def _each_choice(rule_set: RuleSet) -> Iterator[dict[str, str]]:
    yield {}
    for name, option in rule_set.options.items():
        for answer, choice in option.choices.items():
            if answer != option.default:
                yield {name: answer, **choice.needs}


def _mark_of(draft: Draft, rule_set: RuleSet, trouble: Conflict, players: int, choices: Mapping[str, str]) -> Location:
    """Give the place to mend: of a choice that brings it about, or else where the file states the key."""
    keys = (trouble.key, *trouble.or_else)
    offered = [draft.options[name].choices.get(answer) for name, answer in choices.items() if name in draft.options]
    if mine := [choice for choice in offered if choice]:
        return next((mark for each in mine if (mark := _stated(each.overlay, keys, players))), mine[0].mark)
    if mark := _stated(draft.overlay, keys, players):
        return mark
    for name, option in draft.options.items():
        held = rule_set.options[name].choices.get(option.default)
        if held and _stated(held.overlay, keys, players):
            return option.default_mark
    return draft.extends_mark if draft.extends else draft.mark


def _stated(overlay: Overlay, keys: Sequence[str], players: int) -> Location | None:
    """Give the place where the first of some keys is stated, for this number of players if it is."""
    stated = [*overlay.by_players.get(players, {}).values(), *overlay.always.values()]
    return next((each.mark for key in keys for each in stated if is_under(each.key, key)), None)
