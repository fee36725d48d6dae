"""Checks of rule sets beyond their form, one function each.

They are: the bibliography, citations, options, playability, doubts, and statements that make no difference.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import group_name
from hearts_spec.rules.conflicts import Conflict, conflicts_of
from hearts_spec.rules.fields import SILENT, VALUES, Rules, field_of
from hearts_spec.rules.inheritance import RefusedError, Resolver, Stated
from hearts_spec.rules.names import is_under, name_of
from hearts_spec.rules.ruleset import ResolvedRule, RuleSet, chosen_keys, inapplicable_keys, missing_keys
from hearts_spec.rules.ruleset_file import (
    Authority,
    ChoiceDraft,
    Draft,
    OptionDraft,
    Overlay,
    Statement,
    SummarySentence,
    number_keys,
    part_keys,
    split_key,
)
from hearts_spec.rules.sources import Doubt, Provisions, Source
from hearts_spec.schema.english import together
from hearts_spec.schema.field_info import Condition
from hearts_spec.schema.kinds import Group, ManyOf
from hearts_spec.schema.problems import Location, Problem, RulesError, SourceWarning, did_you_mean, quoted
from hearts_spec.schema.record_type import PartialFile, place_in


def check_named_games(
    sources: PartialFile[Source], drafts: Mapping[str, Draft], unread: Collection[str]
) -> Iterator[Problem]:
    """Report names in the bibliography that are no game or no other book, and games that a book does not list.

    If any book has a principal game, each book with games must have one, or it is left out of comparisons. `unread` are
    files whose contents are unknown.
    """
    compared = any(source.principal for source in sources.values())
    known = [each for each in drafts.values() if each.attempted is None]
    shelf = _Shelf([*drafts, *unread], {each.id for each in known if each.shared})
    for source in sources.values():
        for name in source.games:
            yield from shelf.no_game(f"{source.id}/{name}", f"'{source.id}' lists", place_in(source, "games", name))
        own = [each.id for each in known if each.source == source.id and not each.shared]
        yield from _unlisted(source, own)
        if source.principal:
            mark = place_in(source, "principal")
            yield from shelf.no_game(source.principal_id, f"'{source.id}' is stood for by", mark)
        elif compared and own:
            message = f"of '{source.id}' it is not said which game stands for it beside other books"
            name = next(iter(source.games), name_of(min(own)))
            yield Problem(source.mark, "no-principal", message, f"add `principal`, as `principal: {name}`")
        yield from _beside(source, sources, shelf)


@dataclass(frozen=True)
class _Shelf:
    """The ids of all rule sets, and of those that games share and that are no games themselves."""

    there: Collection[str]
    shared: Collection[str]

    def no_game(self, id: str, named: str, mark: Location) -> Iterator[Problem]:
        if id in self.shared:
            message = f"{named} '{id}', which is what games share and no game itself"
            yield Problem(mark, "shared-rule-set", message, "name a game that extends it")
        elif id not in self.there:
            hint = did_you_mean(id, [each for each in self.there if each not in self.shared], 0)
            yield Problem(mark, "unknown-rule-set", f"{named} the game '{id}', which is not there", hint)


def _unlisted(source: Source, own: Collection[str]) -> Iterator[Problem]:
    """Report the games that a book does not list; a single game need not be listed, having no order among others."""
    for id in sorted(own) if len(own) > 1 else ():
        name = name_of(id)
        if name not in source.games:
            hint = f"add `{name}` to `games`, where the book tells of it"
            yield Problem(place_in(source, "games"), "unlisted", f"'{source.id}' does not list the game '{id}'", hint)


def _beside(source: Source, sources: PartialFile[Source], shelf: _Shelf) -> Iterator[Problem]:
    """Report books to compare with that do not exist or are later, and games named there that do not exist."""
    for other, games in source.beside.items():
        mark = place_in(source, "beside", other)
        if sources.unread(other):
            continue
        if other not in sources or other == source.id:
            hint = did_you_mean(other, [id for id in sources if id != source.id], 0)
            yield Problem(
                mark, "unknown-source", f"'{source.id}' stands beside '{other}', which is no other source", hint
            )
            continue
        if sources[other].year > source.year:
            message = f"'{source.id}' stands beside '{other}', which is later"
            yield Problem(mark, "wrong-order", message, f"say it in the entry of '{other}'")
        for mine, theirs in games.items():
            for id in (f"{source.id}/{mine}", f"{other}/{theirs}"):
                yield from shelf.no_game(id, f"'{source.id}' is set beside '{other}' by", mark)


def check_citations(draft: Draft, provisions: Provisions, cited: bool) -> Iterator[Problem]:
    """Report citations that lead nowhere, and statements of a source's rule set without an authority."""
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
        alone = draft.of_numbers(statement).items()  # numbers that play, or the reason why they do not
        used.update(f"{path}.{number}" for number, own in alone if number in statement.value or own.assumed)
        if statement.value is SILENT:
            if key == path:
                message = f"`{key}` is silent, so nothing can stand behind it"
                yield Problem(
                    draft.authorities[key].mark, "silent-but-cited", message, "take it out of `cites` and `assumed`"
                )
        elif not key and cited and not (parts and all(part in draft.authorities for part in parts)):
            hint = "name its provision under `cites`, or the reason under `assumed`"
            yield Problem(statement.mark, "uncited", f"nothing stands behind `{path}`", hint)
    for key, authority in draft.authorities.items():
        if key not in used and key not in (draft.attempted or ()):
            hint = did_you_mean(key, [*paths, *(each.path for each in chosen)], 0)
            yield Problem(
                authority.mark, "unknown-statement", f"{quoted(key, 60)} is cited or assumed but not stated here", hint
            )
        yield from _unknown(authority, draft.source, provisions)
    for option in draft.options.values():
        yield from _unknown(option.authority, draft.source, provisions)
        for choice in option.choices.values():
            yield from _unknown(choice.authority, draft.source, provisions)
            stated = any(each.value is not SILENT for each in choice.overlay.statements())
            if cited and stated and not (choice.authority.cites or choice.authority.assumed):
                yield Problem(
                    choice.mark,
                    "uncited",
                    f"nothing stands behind the choice {choice.name}",
                    "add `cites` or `assumed`",
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
                authority.mark,
                "unknown-provision",
                f"there is no provision {quoted(name, 60)}",
                did_you_mean(name, short, at_most=0),
            )
        elif found.removed:
            yield Problem(
                authority.mark, "removed-provision", f"the provision {quoted(name)} was removed: {found.removed}"
            )


def check_withdrawals(draft: Draft, offered: Collection[str]) -> Iterator[Problem]:
    """Report withdrawn options that nothing it extends offers, or that the file offers itself."""
    for name, withdrawal in draft.withdrawn.items():
        if name not in offered:
            message = f"there is no option {quoted(name)} to withdraw"
            yield Problem(withdrawal.mark, "unknown-option", message, did_you_mean(name, offered))
        elif name in draft.options:
            yield Problem(
                withdrawal.mark,
                "offered-and-withdrawn",
                f"the option {name} is both offered and withdrawn",
                "keep one of the two",
            )


def check_options(draft: Draft, options: Mapping[str, OptionDraft]) -> Iterator[Problem]:
    """Report options that are incomplete once what they restate is known, and needs that lead nowhere."""
    for name, mine in draft.options.items():
        if draft.extends and name in options:  # one that is withdrawn as well is not
            yield from options[name].lacking(mine)
        for choice in mine.choices.values():
            yield from _check_needs(name, choice, options)
        yield from _check_needs(name, mine, options)


def check_borrowing(options: Iterable[OptionDraft], resolver: Resolver) -> Iterator[Problem]:
    """Report what choices cannot borrow; the problem of an inherited choice is where that choice stands."""
    for option in options:
        for choice in option.choices.values():
            for section in choice.borrows:
                try:
                    resolver.lender_of(choice, section)
                except RulesError as error:
                    yield from error.faults


def _check_needs(name: str, item: ChoiceDraft | OptionDraft, options: Mapping[str, OptionDraft]) -> Iterator[Problem]:
    for other, answer in item.needs.items():
        mark = place_in(item, "needs", other)
        if other == name:
            yield Problem(
                mark, "refers-to-itself", "an option cannot need a choice of its own", "name another, or leave it out"
            )
        elif other not in options:
            yield Problem(mark, "unknown-option", f"there is no option {quoted(other)}", did_you_mean(other, options))
        elif options[other].choices and answer not in options[other].choices:
            hint = did_you_mean(answer, options[other].choices)
            yield Problem(mark, "unknown-choice", f"the option {other} has no choice {quoted(answer)}", hint)


def check_play(draft: Draft, rule_set: RuleSet, resolver: Resolver) -> Iterator[Problem]:
    """Report what prevents a rule set from being played, for each number of players and each choice."""
    chosen = [choice.overlay for option in draft.options.values() for choice in option.choices.values()]
    for overlay in (draft.overlay, *chosen):
        for players, statements in overlay.by_players.items():
            if players not in rule_set.players and statements:
                hint = f"it is for {', '.join(map(str, rule_set.players))}"
                yield Problem(
                    next(iter(statements.values())).mark,
                    "wrong-players",
                    f"the game is not for {players} players",
                    hint,
                )
    if missing := missing_keys(rule_set.leaves):
        hint = "absent is not the same as no: state a value, or `silent` where the book says nothing"
        shown = ", ".join(missing[:6]) + (f" and {len(missing) - 6} more" if len(missing) > 6 else "")
        yield Problem(draft.mark, "unstated-rules", f"the rule set says nothing of {shown}", hint)
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
                    yield Problem(mark, error.code, error.message, error.hint)
        for players, each in conflicts_of(rules):
            reported = not each.if_stated or _stated(draft.overlay, (each.key,), players)
            if reported and each.message not in seen:
                seen.add(each.message)
                yield Problem(_mark_of(draft, rule_set, each, players, choices), each.code, each.message, each.hint)


def _each_choice(rule_set: RuleSet) -> Iterator[dict[str, str]]:
    yield {}
    for name, option in rule_set.options.items():
        for answer, choice in option.choices.items():
            if answer != option.default:
                yield {name: answer, **choice.needs}


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


def check_doubts(drafts: Mapping[str, Draft], provisions: Provisions) -> Iterator[Problem]:
    """Report rules that a doubt is said to affect, but that no file states by the provision in doubt."""
    keys_by_provision: dict[str, dict[str, None]] = {}
    for draft in drafts.values():
        for cited, key in _citations(draft):
            keys_by_provision.setdefault(provisions.full_id(cited, draft.source), {})[key] = None
    for each in provisions.values():
        for doubt in each.doubts:
            yield from _unaffected_keys(each.id, doubt, keys_by_provision.get(each.id, {}))


def _unaffected_keys(id: str, doubt: Doubt, resting: Mapping[str, None]) -> Iterator[Problem]:
    for key in doubt.bears_on or ():
        if not any(is_under(each, key) or is_under(key, each) for each in resting):
            message = f"'{id}' is said to be in doubt for `{key}`, which no rule set states by it"
            hint = did_you_mean(key, resting, at_most=3) if resting else "nothing rests on it; leave `bears-on` out"
            yield Problem(place_in(doubt, "bears-on", key), "doubt-without-rule", message, hint)


def _citations(draft: Draft) -> Iterator[tuple[str, str]]:
    """Yield every provision that a file cites, as it names it, with the key that it states by it."""
    for statement in draft.overlay.statements():
        yield from _cited([statement.key], _authorities_of(draft, statement))
    for option in draft.options.values():
        yield from _cited(option.keys, [option.authority])
        for choice in option.choices.values():
            yield from _cited(choice.keys, [choice.authority])
            for statement in choice.overlay.statements():
                yield from _cited([statement.key], _authorities_of(draft, statement))


def _authorities_of(draft: Draft, statement: Statement) -> Iterator[Authority]:
    """Yield the authorities of a statement, of its cases and of the numbers of players in it."""
    if whole := draft.authority(statement.path):
        yield whole
    yield from draft.part_authorities(statement)
    yield from draft.of_numbers(statement).values()


def _cited(keys: Iterable[str], authorities: Iterable[Authority]) -> Iterator[tuple[str, str]]:
    named = list(keys)
    yield from ((cite, key) for each in authorities for cite in each.cites for key in named)


_WITHOUT = "pack.without"


def check_repeats(draft: Draft, before: Stated, tables: Collection[int], strict: bool) -> Iterator[Problem]:
    """Report statements without which every one of these tables would play the same.

    A silence over many fields counts as one. On late fields it states nothing, so it repeats nothing either. If not
    `strict`, as for a house rule, this is only a warning.
    """
    for mark, statements in together(draft.overlay.statements(), lambda each: each.mark).items():
        repeated = [_repeated(draft, before, each, tables) for each in statements]
        stated = [each for each in statements if not each.implicit]
        if not stated or not all(repeated):
            continue
        what = f"`{stated[0].path}`" if len(stated) == 1 else "this silence"
        message = f"{what} only repeats what {repeated[0]} says"
        yield _slight(mark, "repeats-parent", message, "leave it out" if strict else "it may be left out", strict)
    for name, option in draft.options.items() if draft.attempted is None else ():
        same = before.options.get(name)
        if same and same.restated(option) == same:
            message = f"the option {name} only repeats what {same.origin} says"
            yield _slight(
                option.mark, "repeats-parent", message, "leave it out" if strict else "it may be left out", strict
            )


def _repeated(draft: Draft, before: Stated, statement: Statement, tables: Collection[int]) -> str:
    """Return the rule set that says the same; empty if the statement makes a difference or has its own authority."""
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
        leaves = [before.at(key, number) for number in tables]
    else:
        ruled = [number for number in tables if key not in draft.overlay.by_players.get(number, ())]
        leaves = [before.leaves.get(key), *(before.at(key, number) for number in ruled)]
    counted = [leaf for leaf in leaves if leaf and (statement.implicit or not leaf.unchecked)]
    same = [leaf for leaf in counted if leaf.value == statement.value]
    return same[0].origin if len(same) == len(leaves) else ""


def check_choices(draft: Draft, rule_set: RuleSet, resolver: Resolver, strict: bool) -> Iterator[Problem]:
    """Report choices that make the same game as another answer, unless they already do so in what the file extends.

    If not `strict`, as for a house rule, only options that the file itself writes are checked.
    """
    before = resolver.rule_set(draft.extends) if draft.extends else None
    for name, option in rule_set.options.items():
        mine = draft.options.get(name)
        if not (mine or strict):
            continue
        inherited = before.options.get(name) if before else None
        known = resolver.duplicate_answers(before, inherited) if before and inherited else {}
        for answer, like in resolver.duplicate_answers(rule_set, option).items():
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
    return Problem(mark, "same-game", f"{what} comes to the same game as {like or 'when nobody chooses'}", hint)


def check_inapplicable(draft: Draft, rule_set: RuleSet, resolver: Resolver, strict: bool) -> Iterator[Problem]:
    """Report statements that can apply at no table they are for, whatever is chosen.

    What a choice sets is checked in the game that the choice makes. If not `strict`, as for a house rule, this is only
    a warning, and only options that the file itself writes are checked.
    """
    tables = resolver.tables(rule_set, {})
    for each in _inapplicable(draft.overlay, tables, chosen_keys(rule_set)):
        yield each.fault(each.said.path, "this game", strict)
    for name, option in rule_set.options.items():
        mine = draft.options.get(name)
        open = chosen_keys(rule_set, {name})
        for key, condition in inapplicable_keys([option.number], tables.values(), open).items():
            if mine and mine.number:
                message = f"`{key}` cannot apply in this game"
                yield _slight(place_in(mine, "number"), "not-applicable", message, condition.otherwise, strict)
            elif strict:
                yield _taken_over(draft, name, f"the option {name} sets `{key}`, which")
        for answer, choice in option.choices.items():
            chosen = {} if answer == option.default else {name: answer, **choice.needs}
            made = resolver.tables(rule_set, chosen)
            found = list(_inapplicable(choice.overlay, made, chosen_keys(rule_set, {name, *choice.needs})))
            if mine and answer in mine.choices:
                for each in found:
                    path = each.said.path.removeprefix(f"options.{name}.choices.{answer}.set.")
                    yield each.fault(path, "the game that this choice makes", strict)
            elif strict and _nothing_else(choice, found):
                yield _taken_over(draft, name, f"all that the choice {answer} of the option {name} sets")


def _nothing_else(choice: ChoiceDraft, found: Sequence["_Inapplicable"]) -> bool:
    """True if a choice sets something, and none of it can apply."""
    whole = [each for each in found if not each.card]
    return bool(whole) and len(whole) == len(choice.overlay.statements()) and not choice.borrows


def _taken_over(draft: Draft, option: str, what: str) -> Problem:
    """Return the problem of an option that another file writes and that has no effect here."""
    hint = f"say under `withdrawn` why {option} is not offered"
    return Problem(draft.extends_mark, "not-applicable", f"{what} cannot apply in this game", hint)


@dataclass(frozen=True, slots=True)
class _Inapplicable:
    """A statement that cannot apply, or a `card` or suit in its list that cannot, with the condition that fails."""

    said: Statement
    condition: Condition
    card: str = ""

    def fault(self, path: str, game: str, strict: bool) -> Problem:
        message = f"`{path}` cannot apply in {game}"
        if self.card:
            message = f"`{path}` names {group_name(self.card)}, which is in no pack of {game}"
        return _slight(self.said.mark, "not-applicable", message, self.condition.otherwise, strict)


def _inapplicable(overlay: Overlay, tables: Mapping[int, Rules], open: Collection[str]) -> Iterator[_Inapplicable]:
    """Yield what is stated and can apply at none of these tables, or not at the one it is stated for."""
    for number, statements in ((0, overlay.always), *overlay.by_players.items()):
        at = [tables[number]] if number in tables else [] if number else list(tables.values())
        if not at:
            continue
        found = inapplicable_keys(statements, at, open)
        for key, each in statements.items():
            if each.value is SILENT:
                continue
            if key in found:
                if not found[key].heard:
                    yield _Inapplicable(each, found[key])
                continue
            cards = {f"{VALUES}.{card}": card for card in _named(each)}
            for name, condition in inapplicable_keys(cards, at, open).items():
                yield _Inapplicable(each, condition, cards[name])


def _named(statement: Statement) -> Sequence[str]:
    """Return the cards and suits in a list, except those left out of the pack, which need not be in it."""
    field = field_of(statement.key)
    of_cards = field and isinstance(field.kind, ManyOf) and isinstance(field.kind.one, Group)
    return statement.value if of_cards and statement.key != _WITHOUT else ()


def check_sentences(draft: Draft, rule_set: RuleSet, resolver: Resolver, strict: bool) -> Iterator[Problem]:
    """Report summary sentences that are out of date because a rule they are based on has changed.

    Without `strict`, as in a house rule, this is a warning. Raises RefusedError if the game cannot be played.
    """
    for each in draft.in_short:
        changes = list(_changes_since(each, rule_set, resolver))
        if changes:
            message = f"the sentence {quoted(each.text, 60)} is out of date: {'; '.join(changes)}"
            hint = "write the sentence anew, and the values under `from`"
            yield _slight(each.mark, "stale-sentence", message, hint, strict)


def _changes_since(sentence: SummarySentence, rule_set: RuleSet, resolver: Resolver) -> Iterator[str]:
    """Yield the changes to the rules a sentence is based on, each with its value then and now."""
    for key, then in sentence.told_from.items():
        leaf = _leaf_at(key, rule_set, resolver)
        if leaf is None or leaf.value != then:
            now = "is not stated now" if leaf is None else f"is {_as_written(key, leaf.value)} now"
            yield f"`{key}` was {_as_written(key, then)} and {now}"
    for key in sentence.assumed:
        leaf = _leaf_at(key, rule_set, resolver)
        if leaf is None or not (leaf.assumed or any(each.assumed for each in leaf.parts)):
            yield f"`{key}` is not assumed now"


def _leaf_at(row: str, rule_set: RuleSet, resolver: Resolver) -> ResolvedRule | None:
    """Return the leaf of a row, as `with-players.3.deal.hand`: of the usual table where it names no number."""
    players, key = split_key(row)
    if players and key not in rule_set.by_players.get(players, ()):
        return None
    return resolver.playable(rule_set.id, players or None).leaves.get(key)


def _as_written(row: str, value: Any) -> str:
    field = field_of(split_key(row)[1])
    return json.dumps(field.plain(value), ensure_ascii=False).replace('"', "") if field else ""


def _slight(mark: Location, code: str, message: str, hint: str, strict: bool) -> Problem:
    return (
        Problem(mark, code, message, hint)
        if strict
        else SourceWarning(mark, code, f"{message}, which is a remark and no fault", hint)
    )
