"""Checks of a rule set beyond the form of its file: authorities, needless repeats, and whether it can be played."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from hearts_spec.rules.draft import Draft, number_keys, part_keys
from hearts_spec.rules.keys import is_under
from hearts_spec.rules.model import Rules
from hearts_spec.rules.options import ChoiceDraft, OptionDraft
from hearts_spec.rules.provisions import Provisions
from hearts_spec.rules.resolving import RefusedError, Resolver, Stated
from hearts_spec.rules.ruleset import RuleSet, lacking
from hearts_spec.rules.shape.compound import place_in
from hearts_spec.rules.shape.faults import Fault, Mark, Remark, RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.grouping import together
from hearts_spec.rules.statements import Authority, Overlay, Statement
from hearts_spec.rules.troubles import Trouble, troubles_of
from hearts_spec.rules.vocabulary import SILENT


def check_citations(draft: Draft, provisions: Provisions, cited: bool) -> Iterator[Fault]:
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
                yield Fault(draft.authorities[key].mark, message, "take it out of `cites` and `assumed`")
        elif not key and cited and not (parts and all(part in draft.authorities for part in parts)):
            hint = "name its provision under `cites`, or the reason under `assumed`"
            yield Fault(statement.mark, f"nothing stands behind `{path}`", hint)
    for key, authority in draft.authorities.items():
        if key not in used and key not in (draft.written or ()):
            hint = did_you_mean(key, [*paths, *(each.path for each in chosen)], 0)
            yield Fault(authority.mark, f"{quoted(key, 60)} is cited or assumed but not stated here", hint)
        yield from _unknown(authority, draft.source, provisions)
    for option in draft.options.values():
        yield from _unknown(option.authority, draft.source, provisions)
        for choice in option.choices.values():
            yield from _unknown(choice.authority, draft.source, provisions)
            stated = any(each.value is not SILENT for each in choice.overlay.statements())
            if cited and stated and not (choice.authority.cites or choice.authority.assumed):
                yield Fault(choice.mark, f"nothing stands behind the choice {choice.name}", "add `cites` or `assumed`")


def _unknown(authority: Authority, source: str, provisions: Provisions) -> Iterator[Fault]:
    for name in authority.cites:
        full = provisions.full_id(name, source)
        if provisions.unread(name) or provisions.unread(full):
            continue
        found = provisions.get(full)
        if found is None:
            short = [id.removeprefix(source + ".") for id in provisions]
            yield Fault(
                authority.mark, f"there is no provision {quoted(name, 60)}", did_you_mean(name, short, at_most=0)
            )
        elif found.removed:
            yield Fault(authority.mark, f"the provision {quoted(name)} was removed: {found.removed}")


def check_repeats(draft: Draft, before: Stated, tables: Collection[int], strict: bool) -> Iterator[Fault]:
    """Report statements without which every one of these tables would play the same.

    A silence over many fields counts as one. Of what comes late it states nothing, and so repeats nothing either. Where
    it is not `strict`, as in a house rule, this is only remarked upon.
    """
    for mark, statements in together(draft.overlay.statements(), lambda each: each.mark).items():
        repeated = [_repeated(draft, before, each, tables) for each in statements]
        stated = [each for each in statements if not each.tacit]
        if not stated or not all(repeated):
            continue
        what = f"`{stated[0].path}`" if len(stated) == 1 else "this silence"
        message = f"{what} only repeats what {repeated[0]} says"
        if strict:
            yield Fault(mark, message, "leave it out")
        else:
            yield Remark(mark, f"{message}, which is a remark and no fault", "it may be left out")


def _repeated(draft: Draft, before: Stated, statement: Statement, tables: Collection[int]) -> str:
    """Say who says the same, so that the statement makes no difference; empty when it does or is cited for itself."""
    key, of_one_table = statement.key, statement.path != statement.key
    own = (statement.path, *part_keys(statement), *number_keys(statement).values())
    if any(path in draft.authorities for path in own):
        return ""
    if of_one_table and draft.authority_key(statement.path).count(".") > 1:
        return ""  # cited for that table, if only by its section
    if of_one_table:
        if key in draft.overlay.always:
            return f"`{key}`" if draft.overlay.always[key].value == statement.value else ""
        tables = [number for number, some in draft.overlay.by_players.items() if some.get(key) is statement]
        said = [before.at(key, number) for number in tables]
    else:
        ruled = [number for number in tables if key not in draft.overlay.by_players.get(number, ())]
        said = [before.leaves.get(key), *(before.at(key, number) for number in ruled)]
    same = [leaf for leaf in said if leaf and leaf.value == statement.value and (statement.tacit or not leaf.unasked)]
    return same[0].origin if len(same) == len(said) else ""


def check_withdrawals(draft: Draft, offered: Collection[str]) -> Iterator[Fault]:
    """Report options that a file withdraws although nothing it extends offers them, or although it restates them."""
    for name, withdrawal in draft.withdrawn.items():
        if name not in offered:
            message = f"there is no option {quoted(name)} to withdraw"
            yield Fault(withdrawal.mark, message, did_you_mean(name, offered))
        elif name in draft.options:
            yield Fault(withdrawal.mark, f"the option {name} is both offered and withdrawn", "keep one of the two")


def check_options(draft: Draft, options: Mapping[str, OptionDraft]) -> Iterator[Fault]:
    """Report options that are not whole once what they restate is known, and choices that lead nowhere."""
    for name, mine in draft.options.items():
        if draft.extends:
            yield from options[name].lacking(mine)
        for choice in mine.choices.values():
            yield from _check_needs(name, choice, options)
        yield from _check_needs(name, mine, options)


def check_choices(draft: Draft, rule_set: RuleSet, resolver: Resolver, strict: bool) -> Iterator[Fault]:
    """Report what can be chosen though another answer comes to the same game, unless it does so in what it extends.

    Where it is not `strict`, as in a house rule, only those options count that the file itself writes.
    """
    before = resolver.rule_set(draft.extends) if draft.extends else None
    for name, option in rule_set.options.items():
        mine = draft.options.get(name)
        if not (mine or strict):
            continue
        told = resolver.alike(before, before.options[name]) if before and name in before.options else {}
        for answer, like in resolver.alike(rule_set, option).items():
            if told.get(answer) != like:
                yield _same_game(draft, option, answer, like)


def _same_game(draft: Draft, option: OptionDraft, answer: str, like: str) -> Fault:
    """Give the fault of an answer that comes to the same game as another, where the file has a hand in it."""
    mine = draft.options.get(option.name)
    mark = draft.extends_mark
    if mine and option.number:
        mark = place_in(mine, "numbers", answer)
    elif mine:
        mark = mine.choices[answer].mark if answer in mine.choices else mine.mark
    hint = "leave one of them out" if mine else f"say under `withdrawn` why {option.name} is not offered"
    what = f"the {'number' if option.number else 'choice'} {answer} of the option {option.name}"
    return Fault(mark, f"{what} comes to the same game as {like or 'when nobody chooses'}", hint)


def check_borrowing(options: Iterable[OptionDraft], resolver: Resolver) -> Iterator[Fault]:
    """Report what choices would borrow and cannot; the fault of one that is inherited is where the choice stands."""
    for option in options:
        for choice in option.choices.values():
            for section in choice.borrows:
                try:
                    resolver.lending(choice, section)
                except RulesError as error:
                    yield from error.faults


def _check_needs(name: str, asking: ChoiceDraft | OptionDraft, options: Mapping[str, OptionDraft]) -> Iterator[Fault]:
    """Report what an option of this name or its choice needs that is no other option, or no choice of one."""
    for other, answer in asking.needs.items():
        mark = place_in(asking, "needs", other)
        if other == name:
            yield Fault(mark, "an option cannot need a choice of its own", "name another, or leave it out")
        elif other not in options:
            yield Fault(mark, f"there is no option {quoted(other)}", did_you_mean(other, options))
        elif options[other].choices and answer not in options[other].choices:
            hint = did_you_mean(answer, options[other].choices)
            yield Fault(mark, f"the option {other} has no choice {quoted(answer)}", hint)


def check_play(draft: Draft, rule_set: RuleSet, resolver: Resolver) -> Iterator[Fault]:
    """Report what keeps a rule set from being played, at each number of players and under each choice."""
    for players, statements in draft.overlay.by_players.items():
        if players not in rule_set.players and statements:
            hint = f"it is for {', '.join(map(str, rule_set.players))}"
            yield Fault(next(iter(statements.values())).mark, f"the game is not for {players} players", hint)
    if missing := lacking(rule_set.leaves):
        hint = "absent is not the same as no: state a value, or `silent` where the book says nothing"
        shown = ", ".join(missing[:6]) + (f" and {len(missing) - 6} more" if len(missing) > 6 else "")
        yield Fault(draft.mark, f"the rule set says nothing of {shown}", hint)
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
                    yield Fault(mark, error.message, error.hint)
        for players, each in troubles_of(rules):
            if each.message not in seen:
                seen.add(each.message)
                yield Fault(_mark_of(draft, rule_set, each, players, choices), each.message, each.hint)


def _each_choice(rule_set: RuleSet) -> Iterator[dict[str, str]]:
    yield {}
    for name, option in rule_set.options.items():
        for answer, choice in option.choices.items():
            if answer != option.default:
                yield {name: answer, **choice.needs}


def _mark_of(draft: Draft, rule_set: RuleSet, trouble: Trouble, players: int, choices: Mapping[str, str]) -> Mark:
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


def _stated(overlay: Overlay, keys: Sequence[str], players: int) -> Mark | None:
    """Give the place where the first of some keys is stated, for this number of players if it is."""
    stated = [*overlay.by_players.get(players, {}).values(), *overlay.always.values()]
    return next((each.mark for key in keys for each in stated if is_under(each.key, key)), None)
