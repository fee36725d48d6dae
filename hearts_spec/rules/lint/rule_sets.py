"""Checks of one rule set: its citations, its options, repeats, whether it can be played, and what cannot apply."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hearts_spec.cards import group_name
from hearts_spec.rules.conflicts import Conflict, conflicts_of
from hearts_spec.rules.fields import PLAYERS, SILENT, VALUES, Rules, field_of
from hearts_spec.rules.inheritance import RefusedError, Resolver, Stated
from hearts_spec.rules.lint.check import Checks
from hearts_spec.rules.names import is_under
from hearts_spec.rules.ruleset import ResolvedRule, RuleSet, chosen_keys, inapplicable_keys, missing_keys
from hearts_spec.rules.ruleset_file import (
    Authority,
    ChoiceDraft,
    Draft,
    OptionDraft,
    Overlay,
    Statement,
    SummarySentence,
    needed_part_keys,
    number_keys,
    part_keys,
    split_key,
)
from hearts_spec.rules.vocabulary.programme import CONTRACT, OF_THE_GAME, PROGRAMME, contracts_in
from hearts_spec.schema.english import listed, together
from hearts_spec.schema.field_info import Condition
from hearts_spec.schema.kinds import Group, ManyOf
from hearts_spec.schema.problem_codes import GROUPS
from hearts_spec.schema.problems import (
    Hint,
    Location,
    Problem,
    RulesError,
    SourceWarning,
    did_you_mean,
    quoted,
)
from hearts_spec.schema.record_type import place_in


@dataclass(frozen=True)
class CheckedRuleSet:
    """A rule set that is checked, with what several checks need. It is one of a library."""

    draft: Draft
    library: Resolver

    @property
    def of_book(self) -> bool:
        """True for a game of a source; a statement without effect is an error there, and a warning in a house rule."""
        return self.draft.source in self.library.sources

    @property
    def must_cite(self) -> bool:
        return self.library.provisions.any_of(self.draft.source)

    @cached_property
    def rule_set(self) -> RuleSet:
        """The resolved rule set. Raises RulesError if what it extends has problems."""
        return self.library.rule_set(self.draft.id)

    @cached_property
    def before(self) -> Stated:
        """The rules that the file extends, before its own statements."""
        return self.library.before(self.draft)

    @cached_property
    def inheritance_problems(self) -> Sequence[Problem]:
        try:
            self.library.rule_set(self.draft.id)
        except RulesError as error:
            return error.faults
        return ()

    @cached_property
    def option_problems(self) -> Sequence[Problem]:
        """The problems of its options, including inherited ones, whose problems are in other files."""
        options = self.rule_set.options
        return [*_incomplete_options(self.draft, options), *_impossible_loans(options, self.library)]

    @cached_property
    def play_problems(self) -> Sequence[Problem]:
        return list(_unplayable(self.draft, self.rule_set, self.library))

    def resolved(self) -> bool:
        return not self.inheritance_problems

    def complete(self) -> bool:
        """True if its form and its options have no problems."""
        return self.resolved() and self.draft.attempted is None and not self.option_problems

    def is_game(self) -> bool:
        return self.complete() and not self.rule_set.shared

    def playable(self) -> bool:
        return self.is_game() and not self.play_problems

    def slight(self, mark: Location, code: str, message: str, hint: str) -> Problem:
        """Return the problem of a statement without effect: an error in a game of a book, a warning in a house rule."""
        if self.of_book:
            return Problem(mark, code, message, hint)
        return SourceWarning(mark, code, f"warning: {message}", hint)


RULE_SET_CHECKS: Checks[CheckedRuleSet] = Checks()
SUMMARY_CHECKS: Checks[CheckedRuleSet] = Checks()  # their problems keep no game from being played


def _silent_by_reading(checked: CheckedRuleSet, authority: Authority, key: str) -> bool:
    """True if a silent rule cites only provisions with a doubt that says so, by which the source may speak of it."""
    provisions, source = checked.library.provisions, checked.draft.source
    cited = [provisions[full] for id in authority.cites if (full := provisions.full_id(id, source)) in provisions]
    in_doubt = (any(key in (doubt.bears_on or ()) for doubt in each.doubts) for each in cited)
    return not authority.assumed and len(cited) == len(authority.cites) and all(in_doubt)


@RULE_SET_CHECKS.check("silent-but-cited", "uncited", "unknown-statement", "unknown-provision", "removed-provision")
def authorities(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report citations of unknown provisions or for unknown statements, and a source's statements without authority."""
    draft = checked.draft
    paths = {each.path: each for each in draft.overlay.statements()}
    choices = [choice for option in draft.options.values() for choice in option.choices.values()]
    chosen = [each for choice in choices for each in choice.overlay.statements()]
    used = {draft.authority_key(each.path) for each in chosen}
    used.update(key for each in chosen for key in part_keys(each).values())
    for path, statement in paths.items():
        key = draft.authority_key(path)
        used.add(key)
        parts = needed_part_keys(statement)
        used.update(part_keys(statement).values())
        alone = draft.of_numbers(statement).items()  # numbers that play, or the reason why they do not
        used.update(f"{path}.{number}" for number, own in alone if number in statement.value or own.assumed)
        if statement.value is SILENT:
            if key == path and not _silent_by_reading(checked, draft.authorities[key], key):
                message = f"`{key}` is silent, so it cannot be cited or assumed"
                mark, out = draft.authorities[key].mark, Hint.to_leave_out("take it out of `cites` and `assumed`")
                yield Problem(mark, "silent-but-cited", message, out)
        elif not key and checked.must_cite and not (parts and all(part in draft.authorities for part in parts)):
            hint = "name its provision under `cites`, or give the reason under `assumed`"
            yield Problem(statement.mark, "uncited", f"`{path}` has no citation and no reason", hint)
    for key, authority in draft.authorities.items():
        if key not in used and key not in (draft.attempted or ()):
            message = f"{quoted(key, 60)} is cited or assumed, but this file does not set it"
            hint = did_you_mean(key, [*paths, *(each.path for each in chosen)], 0)
            yield Problem(authority.mark, "unknown-statement", message, hint)
        yield from _unknown_provisions(checked, authority)
    for option in draft.options.values():
        yield from _unknown_provisions(checked, option.authority)
        for choice in option.choices.values():
            yield from _unknown_provisions(checked, choice.authority)
            stated = any(each.value is not SILENT for each in choice.overlay.statements())
            if checked.must_cite and stated and not (choice.authority.cites or choice.authority.assumed):
                message = f"the choice {choice.name} has no citation and no reason"
                yield Problem(choice.mark, "uncited", message, "add `cites` or `assumed`")


def _unknown_provisions(checked: CheckedRuleSet, authority: Authority) -> Iterator[Problem]:
    source, provisions = checked.draft.source, checked.library.provisions
    for name in authority.cites:
        full = provisions.full_id(name, source)
        if provisions.unread(name) or provisions.unread(full):
            continue
        found = provisions.get(full)
        if found is None:
            hint = did_you_mean(name, [id.removeprefix(source + ".") for id in provisions], at_most=0)
            yield Problem(authority.mark, "unknown-provision", f"there is no provision {quoted(name, 60)}", hint)
        elif found.removed:
            message = f"the provision {quoted(name)} was removed: {found.removed}"
            yield Problem(authority.mark, "removed-provision", message)


@RULE_SET_CHECKS.check("unknown-rule-set", "circular-extends", "faulty-rule-set")
def inheritance(checked: CheckedRuleSet) -> Sequence[Problem]:
    """Report what it extends that is missing, has problems or forms a circle."""
    return checked.inheritance_problems


@RULE_SET_CHECKS.check("described-source")
def published_descriptions(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report descriptions of a game of a source, which its own entry describes."""
    if checked.of_book and checked.draft.told_by:
        message = "`told-by` is for house rules, and this is a game of a source"
        yield Problem(checked.draft.told_by[0].mark, "described-source", message, "write it in sources.yml")


@RULE_SET_CHECKS.check("repeats-parent", when=CheckedRuleSet.resolved)
def repeats(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report statements and options that could be left out without changing the game at any table.

    A silence on a whole section is one statement; it is reported only if every field in it repeats what is extended. A
    silence that is only unsurveyed (see `ResolvedRule`) may be repeated by a stated one.
    """
    draft, before = checked.draft, checked.before
    needless = "leave it out" if checked.of_book else "it may be left out"
    for mark, statements in together(draft.overlay.statements(), lambda each: each.mark).items():
        repeated = [_repeated(checked, each) for each in statements]
        stated = [each for each in statements if not each.implicit]
        if stated and all(repeated):
            what = f"`{stated[0].path}`" if len(stated) == 1 else "this silence"
            hint = Hint.to_leave_out(needless, stated[0].key.rpartition(".")[2] if len(stated) == 1 else "")
            yield checked.slight(mark, "repeats-parent", f"{what} repeats what {repeated[0]} says", hint)
    for name, option in draft.options.items() if draft.attempted is None else ():
        same = before.options.get(name)
        if same and same.restated(option) == same:
            message = f"the option {name} repeats what {same.origin} says"
            yield checked.slight(option.mark, "repeats-parent", message, Hint.to_leave_out(needless, name))


def _repeated(checked: CheckedRuleSet, statement: Statement) -> str:
    """Return what states the same value already; empty if the statement changes the game or has its own authority."""
    draft, before = checked.draft, checked.before
    key, of_one_table = statement.key, statement.path != statement.key
    own = (statement.path, *part_keys(statement).values(), *number_keys(statement).values())
    if any(path in draft.authorities for path in own):
        return ""
    if of_one_table and draft.authority_key(statement.path).count(".") > 1:
        return ""  # it has an authority for that table: its own or that of its section
    if of_one_table:
        if key in draft.overlay.always:
            return f"`{key}`" if draft.overlay.always[key].value == statement.value else ""
        tables = [number for number, some in draft.overlay.by_players.items() if some.get(key) is statement]
        leaves = [before.at(key, number) for number in tables]
    else:
        tables = [each for each in checked.rule_set.players if key not in draft.overlay.by_players.get(each, ())]
        leaves = [before.leaves.get(key), *(before.at(key, number) for number in tables)]
    counted = [leaf for leaf in leaves if leaf and (statement.implicit or not leaf.unsurveyed)]
    same = [leaf for leaf in counted if leaf.value == statement.value]
    return same[0].origin if len(same) == len(leaves) else ""


@RULE_SET_CHECKS.check("unknown-option", "offered-and-withdrawn", when=CheckedRuleSet.resolved)
def withdrawn_options(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report withdrawn options that nothing it extends offers, or that the file offers itself."""
    draft = checked.draft
    offered = checked.library.rule_set(draft.extends).options if draft.extends else {}
    for name, withdrawal in draft.withdrawn.items():
        if name not in offered:
            message = f"there is no option {quoted(name)} to withdraw"
            yield Problem(withdrawal.mark, "unknown-option", message, did_you_mean(name, offered))
        elif name in draft.options:
            message = f"the option {name} is both offered and withdrawn"
            yield Problem(withdrawal.mark, "offered-and-withdrawn", message, "keep one of the two")


@RULE_SET_CHECKS.check(
    "missing-key", "unknown-choice", "too-few", "refers-to-itself", "unknown-option", "unknown-rule-set",
    "faulty-rule-set", when=CheckedRuleSet.resolved,
)  # fmt: skip
def options(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report options that lack something their restated option does not supply, and unknown `needs` and lenders.

    The problem of an inherited option is reported for the file that it is in.
    """
    yield from (each for each in checked.option_problems if each.mark.file == checked.draft.mark.file)


def _incomplete_options(draft: Draft, options: Mapping[str, OptionDraft]) -> Iterator[Problem]:
    for name, mine in draft.options.items():
        if draft.extends and name in options:  # one that is withdrawn as well is not
            yield from options[name].lacking(mine)
        for choice in mine.choices.values():
            yield from _impossible_needs(name, choice, options)
        yield from _impossible_needs(name, mine, options)


def _impossible_needs(
    name: str, item: ChoiceDraft | OptionDraft, options: Mapping[str, OptionDraft]
) -> Iterator[Problem]:
    for other, answer in item.needs.items():
        mark = place_in(item, "needs", other)
        if other == name:
            message = "an option cannot need one of its own choices"
            yield Problem(mark, "refers-to-itself", message, "name another, or leave it out")
        elif other not in options:
            yield Problem(mark, "unknown-option", f"there is no option {quoted(other)}", did_you_mean(other, options))
        elif options[other].choices and answer not in options[other].choices:
            hint = did_you_mean(answer, options[other].choices)
            yield Problem(mark, "unknown-choice", f"the option {other} has no choice {quoted(answer)}", hint)


def _impossible_loans(options: Mapping[str, OptionDraft], library: Resolver) -> Iterator[Problem]:
    for choice in (each for option in options.values() for each in option.choices.values()):
        for section in choice.borrows:
            try:
                library.lender_of(choice, section)
            except RulesError as error:
                yield from error.faults


@RULE_SET_CHECKS.check("unknown-option", "unknown-choice", "wrong-programme", when=CheckedRuleSet.is_game)
def programme(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report contracts of a programme that the option `contract` does not have, and those that do not fit it."""
    draft, rule_set = checked.draft, checked.rule_set
    leaf = rule_set.leaves.get(PROGRAMME)
    if leaf is None or leaf.silent or not leaf.value:
        return
    mark, named = _stated(draft.overlay, (PROGRAMME,), 0) or draft.extends_mark, contracts_in(leaf.value)
    option = rule_set.options.get(CONTRACT)
    if option is None or not option.choices:
        message = f"the programme names contracts, and there is no option `{CONTRACT}` to choose one"
        yield Problem(mark, "unknown-option", message, "offer it, with a choice for each contract")
        return
    for name in named:
        if name not in option.choices:
            message = f"the option {CONTRACT} has no choice {quoted(name)}"
            yield Problem(mark, "unknown-choice", message, did_you_mean(name, option.choices))
    if option.default != named[0]:
        message = f"the default must be the first contract of the programme, not {option.default}"
        yield Problem(option.default_mark, "wrong-programme", message, f"say `default: {named[0]}`")
    by_choice = (each for other in rule_set.options.values() for each in other.choices.values())
    programmes = (each.value for choice in by_choice for each in choice.overlay.statements() if each.key == PROGRAMME)
    named = (*named, *(name for each in programmes for name in contracts_in(each)))
    for name, choice in option.choices.items():
        if name not in named:
            message = f"the contract {name} is in no part of the programme"
            yield Problem(choice.mark, "wrong-programme", message, "name it there, or leave it out")
        for key in choice.keys:
            if any(is_under(key, each) or is_under(each, key) for each in OF_THE_GAME):
                message = f"`{key}` is the same in every deal of a game, and the contract {name} changes it"
                yield Problem(choice.mark, "wrong-programme", message, "state it outside the contract")


@RULE_SET_CHECKS.check("same-game", when=CheckedRuleSet.complete)
def same_games(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report choices that make the same game as another answer, unless they already do so in what the file extends.

    In a house rule, only options that the file itself writes are checked.
    """
    draft, library = checked.draft, checked.library
    before = library.rule_set(draft.extends) if draft.extends else None
    for name, option in checked.rule_set.options.items():
        if not (checked.of_book or name in draft.options):
            continue
        inherited = before.options.get(name) if before else None
        known = library.duplicate_answers(before, inherited) if before and inherited else {}
        for answer, like in library.duplicate_answers(checked.rule_set, option).items():
            if known.get(answer) != like:
                yield _same_game(draft, option, answer, like)


def _same_game(draft: Draft, option: OptionDraft, answer: str, like: str) -> Problem:
    mine = draft.options.get(option.name)
    mark = draft.extends_mark
    if mine and option.number:
        mark = place_in(mine, "numbers", answer)
    elif mine:
        mark = mine.choices[answer].mark if answer in mine.choices else mine.mark
    hint = "leave one of them out" if mine else f"say under `withdrawn` why {option.name} is not offered"
    what = f"the {'number' if option.number else 'choice'} {answer} of the option {option.name}"
    return Problem(mark, "same-game", f"{what} makes the same game as {like or 'when nobody chooses'}", hint)


_CONFLICTS = [each for each in GROUPS["Rules that conflict"] if each != "missing-case"]  # which reading reports


@RULE_SET_CHECKS.check("wrong-players", "unstated-rules", "unplayable", *_CONFLICTS, when=CheckedRuleSet.is_game)
def play(checked: CheckedRuleSet) -> Sequence[Problem]:
    """Report what prevents a game from being played, for each number of players and each choice."""
    return checked.play_problems


def _unplayable(draft: Draft, rule_set: RuleSet, library: Resolver) -> Iterator[Problem]:
    chosen = [choice.overlay for option in draft.options.values() for choice in option.choices.values()]
    for overlay in (draft.overlay, *chosen):
        for players, statements in overlay.by_players.items():
            if players not in rule_set.players and statements:
                mark, hint = (
                    next(iter(statements.values())).mark,
                    f"it is for {listed([*map(str, rule_set.players)], 'or')}",
                )
                yield Problem(mark, "wrong-players", f"the game is not for {players} players", hint)
    if missing := missing_keys(rule_set.leaves):
        hint = "state a value, or `silent` if the book does not say; a missing rule does not mean no"
        shown = ", ".join(missing[:6]) + (f" and {len(missing) - 6} more" if len(missing) > 6 else "")
        yield Problem(draft.mark, "unstated-rules", f"the rule set does not state {shown}", hint)
        return
    seen: set[str] = set()
    for choices in _each_choice(rule_set):
        rules: dict[int, Rules] = {}
        same_players = True
        for players in rule_set.players:
            try:
                playable = library.playable(rule_set.id, players, choices)
                rules[players] = playable.rules
                same_players &= playable.leaves[PLAYERS].value == rule_set.at(players)[PLAYERS].value
            except RefusedError as error:
                same_players &= not choices or error.code != "wrong-players"
                if not choices and str(error) not in seen:
                    seen.add(str(error))
                    option = draft.options.get(error.option)
                    mark = option.default_mark if option else draft.mark
                    yield Problem(mark, error.code, error.message, error.hint)
        if not same_players:
            conflict = _other_players(choices)
            yield _conflict_problem(draft, rule_set, conflict, rule_set.usual_players, choices)
        for players, each in conflicts_of(rules):
            reported = not each.if_stated or _stated(draft.overlay, (each.key,), players)
            if reported and each.message not in seen:
                seen.add(each.message)
                yield _conflict_problem(draft, rule_set, each, players, choices)


def _other_players(choices: Mapping[str, str]) -> Conflict:
    chosen = listed([f"{name}={answer}" for name, answer in choices.items()]) if choices else "the default of an option"
    message = f"{chosen} changes the numbers of players"
    return Conflict(PLAYERS, "wrong-players", message, "write the other game as a rule set that extends this one")


def _each_choice(rule_set: RuleSet) -> Iterator[dict[str, str]]:
    yield {}
    for name, option in rule_set.options.items():
        for answer, choice in option.choices.items():
            if answer != option.default:
                yield {name: answer, **choice.needs}


def _conflict_problem(
    draft: Draft, rule_set: RuleSet, conflict: Conflict, players: int, choices: Mapping[str, str]
) -> Problem:
    """Return the problem of a conflict; if an inherited choice states what conflicts, it is named with its place."""
    for name, answer in choices.items():
        choice = rule_set.options[name].choices.get(answer)
        mark = _stated(choice.overlay, (conflict.key,), players) if choice and name not in draft.options else None
        if mark:
            message = f"the choice {answer} of the option {name} ({mark}): {conflict.message}"
            hint = f"say under `withdrawn` why {name} is not offered, or write the option anew"
            return Problem(draft.extends_mark, conflict.code, message, hint)
    return Problem(
        _mark_of(draft, rule_set, conflict, players, choices), conflict.code, conflict.message, conflict.hint
    )


def _mark_of(draft: Draft, rule_set: RuleSet, conflict: Conflict, players: int, choices: Mapping[str, str]) -> Location:
    """Return the place to fix: in the choice that causes a conflict, or else where the file states the key."""
    keys = (conflict.key, *conflict.or_else)
    offered = [draft.options[name].choices.get(answer) for name, answer in choices.items() if name in draft.options]
    if mine := [choice for choice in offered if choice]:
        return next((mark for each in mine if (mark := _stated(each.overlay, keys, players))), mine[0].mark)
    if mark := _stated(draft.overlay, keys, players):
        return mark
    for name, option in draft.options.items():
        held = rule_set.options[name].choices.get(option.default) if name in rule_set.options else None
        if held and _stated(held.overlay, keys, players):
            return option.default_mark
    return draft.extends_mark if draft.extends else draft.mark


def _stated(overlay: Overlay, keys: Sequence[str], players: int) -> Location | None:
    """Return where the first of some keys is stated, preferably for this number of players."""
    stated = [*overlay.by_players.get(players, {}).values(), *overlay.always.values()]
    return next((each.mark for key in keys for each in stated if is_under(each.key, key)), None)


@RULE_SET_CHECKS.check("not-applicable", when=CheckedRuleSet.playable)
def inapplicable(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report statements that can apply at no table they are for, whatever is chosen.

    What a choice sets is checked in the game that the choice makes. In a house rule, only options that the file itself
    writes are checked.
    """
    draft, rule_set, library = checked.draft, checked.rule_set, checked.library
    tables = library.tables(rule_set, {})
    for each in _inapplicable(draft.overlay, tables, chosen_keys(rule_set)):
        yield each.problem(checked, each.said.path, "this game")
    for name, option in rule_set.options.items():
        mine = draft.options.get(name)
        open = chosen_keys(rule_set, {name})
        for key, condition in inapplicable_keys([option.number], tables.values(), open).items():
            if mine and mine.number:
                message = f"`{key}` has no effect in this game"
                yield checked.slight(place_in(mine, "number"), "not-applicable", message, condition.otherwise)
            elif checked.of_book:
                yield _taken_over(draft, name, f"the option {name} sets `{key}`, which")
        for answer, choice in option.choices.items():
            chosen = {} if answer == option.default else {name: answer, **choice.needs}
            made = library.tables(rule_set, chosen)
            found = list(_inapplicable(choice.overlay, made, chosen_keys(rule_set, {name, *choice.needs})))
            if mine and answer in mine.choices:
                for each in found:
                    path = each.said.path.removeprefix(f"options.{name}.choices.{answer}.set.")
                    yield each.problem(checked, path, "the game that this choice makes")
            elif checked.of_book and _nothing_else(choice, found):
                yield _taken_over(draft, name, f"all that the choice {answer} of the option {name} sets")


def _nothing_else(choice: ChoiceDraft, found: Sequence["_Inapplicable"]) -> bool:
    """True if none of the statements of a choice can apply; `found` are those that cannot."""
    whole = [each for each in found if not each.card]
    return bool(whole) and len(whole) == len(choice.overlay.statements()) and not choice.borrows


def _taken_over(draft: Draft, option: str, what: str) -> Problem:
    """Return the problem of an option that is inherited from another file and has no effect in this game."""
    hint = f"say under `withdrawn` why {option} is not offered"
    return Problem(draft.extends_mark, "not-applicable", f"{what} has no effect in this game", hint)


@dataclass(frozen=True, slots=True)
class _Inapplicable:
    """A statement that cannot apply, or a `card` or suit in its list that cannot, with the condition that fails."""

    said: Statement
    condition: Condition
    card: str = ""

    def problem(self, checked: CheckedRuleSet, path: str, game: str) -> Problem:
        message = f"`{path}` has no effect in {game}"
        if self.card:
            message = f"`{path}` names {group_name(self.card)}, which is in no pack of {game}"
        return checked.slight(self.said.mark, "not-applicable", message, self.condition.otherwise)


def _inapplicable(overlay: Overlay, tables: Mapping[int, Rules], open: Collection[str]) -> Iterator[_Inapplicable]:
    """Yield the statements that cannot apply: at any of these tables or, for one table, at that table.

    A statement whose condition depends on a key or section in `open` may still apply.
    """
    for number, statements in ((0, overlay.always), *overlay.by_players.items()):
        at = [tables[number]] if number in tables else [] if number else list(tables.values())
        if not at:
            continue
        found = inapplicable_keys(statements, at, open)
        for key, each in statements.items():
            if each.value is SILENT:
                continue
            if key in found:
                if not found[key].excuses_silence:
                    yield _Inapplicable(each, found[key])
                continue
            cards = {f"{VALUES}.{card}": card for card in _named(each)}
            for name, condition in inapplicable_keys(cards, at, open).items():
                yield _Inapplicable(each, condition, cards[name])


def _named(statement: Statement) -> Sequence[str]:
    """Return the cards and suits in a list, except those left out of the pack, which need not be in it."""
    field = field_of(statement.key)
    of_cards = field and isinstance(field.kind, ManyOf) and isinstance(field.kind.one, Group)
    return statement.value if of_cards and statement.key != "pack.without" else ()


@SUMMARY_CHECKS.check("stale-sentence", when=CheckedRuleSet.resolved)
def sentences(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report sentences of a file that are out of date because a rule they are based on has changed.

    In place of an inherited sentence, the summary then has the sentences of its rules.
    """
    rule_set, library = checked.rule_set, checked.library
    try:
        stated = (each for each in checked.draft.in_short.values() if each)
        changes = [(each, list(_changes_since(each, rule_set, library))) for each in stated]
    except (RefusedError, RulesError):  # the game cannot be played, which is reported
        return
    for each, some in changes:
        if some:
            message = f"the sentence {quoted(each.text, 60)} is out of date: {'; '.join(some)}"
            hint = "write the sentence anew, and the values under `from`"
            yield checked.slight(each.mark, "stale-sentence", message, hint)


def _changes_since(sentence: SummarySentence, rule_set: RuleSet, library: Resolver) -> Iterator[str]:
    """Yield the changes to the rules a sentence is based on, each with its value then and now."""
    for key, then in sentence.told_from.items():
        leaf = _leaf_at(key, rule_set, library)
        if leaf is None or leaf.value != then:
            now = "is not stated now" if leaf is None else f"is {_as_written(key, leaf.value)} now"
            yield f"`{key}` was {_as_written(key, then)} and {now}"
    for key in sentence.assumed:
        leaf = _leaf_at(key, rule_set, library)
        if leaf is None or not leaf.reason:
            yield f"`{key}` is not assumed now"


def _leaf_at(row: str, rule_set: RuleSet, library: Resolver) -> ResolvedRule | None:
    """Return the rule under a key, such as `with-players.3.deal.hand`; the usual table's if it names no number."""
    players, key = split_key(row)
    if players and key not in rule_set.by_players.get(players, ()):
        return None
    return library.playable(rule_set.id, players or None).leaves.get(key)


def _as_written(row: str, value: Any) -> str:
    field = field_of(split_key(row)[1])
    return json.dumps(field.plain(value), ensure_ascii=False).replace('"', "") if field else ""
