"""Checks of what is said and makes no difference: repeats, choices that come to the same game, what cannot apply."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.cards import group_name
from hearts_spec.rules.applicability import chosen_keys, idle
from hearts_spec.rules.draft import Draft, number_keys, part_keys
from hearts_spec.rules.fields import SILENT, VALUES, field_of
from hearts_spec.rules.inheritance import Resolver, Stated
from hearts_spec.rules.model import Rules
from hearts_spec.rules.options import ChoiceDraft, OptionDraft
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.rules.statements import Overlay, Statement
from hearts_spec.schema.field_info import Condition
from hearts_spec.schema.group_by import together
from hearts_spec.schema.kinds import Group, ManyOf
from hearts_spec.schema.problems import Location, Problem, SourceWarning
from hearts_spec.schema.record_type import place_in

_WITHOUT = "pack.without"


def check_repeats(draft: Draft, before: Stated, tables: Collection[int], strict: bool) -> Iterator[Problem]:
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
        yield _slight(mark, message, "leave it out" if strict else "it may be left out", strict)
    for name, option in draft.options.items() if draft.written is None else ():
        same = before.options.get(name)
        if same and same.restated(option) == same:
            message = f"the option {name} only repeats what {same.origin} says"
            yield _slight(option.mark, message, "leave it out" if strict else "it may be left out", strict)


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


def check_choices(draft: Draft, rule_set: RuleSet, resolver: Resolver, strict: bool) -> Iterator[Problem]:
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


def _same_game(draft: Draft, option: OptionDraft, answer: str, like: str) -> Problem:
    """Give the fault of an answer that comes to the same game as another, where the file has a hand in it."""
    mine = draft.options.get(option.name)
    mark = draft.extends_mark
    if mine and option.number:
        mark = place_in(mine, "numbers", answer)
    elif mine:
        mark = mine.choices[answer].mark if answer in mine.choices else mine.mark
    hint = "leave one of them out" if mine else f"say under `withdrawn` why {option.name} is not offered"
    what = f"the {'number' if option.number else 'choice'} {answer} of the option {option.name}"
    return Problem(mark, f"{what} comes to the same game as {like or 'when nobody chooses'}", hint)


def check_idle(draft: Draft, rule_set: RuleSet, resolver: Resolver, strict: bool) -> Iterator[Problem]:
    """Report what a file states though it can apply at no table for which it is said, whatever is chosen.

    What a choice sets is held to the game that the choice makes. Where it is not `strict`, as in a house rule, this is
    only remarked upon, and options count that the file itself writes.
    """
    tables = resolver.tables(rule_set, {})
    for each in _idle(draft.overlay, tables, chosen_keys(rule_set)):
        yield each.fault(each.said.path, "this game", strict)
    for name, option in rule_set.options.items():
        mine = draft.options.get(name)
        for key, condition in idle([option.number], tables.values(), chosen_keys(rule_set, {name})).items():
            if mine and mine.number:
                message = f"`{key}` cannot apply in this game"
                yield _slight(place_in(mine, "number"), message, condition.otherwise, strict)
            elif strict:
                yield _taken_over(draft, name, f"the option {name} sets `{key}`, which")
        for answer, choice in option.choices.items():
            chosen = {} if answer == option.default else {name: answer, **choice.needs}
            made = resolver.tables(rule_set, chosen)
            found = list(_idle(choice.overlay, made, chosen_keys(rule_set, {name, *choice.needs})))
            if mine and answer in mine.choices:
                for each in found:
                    path = each.said.path.removeprefix(f"options.{name}.choices.{answer}.set.")
                    yield each.fault(path, "the game that this choice makes", strict)
            elif strict and _nothing_else(choice, found):
                yield _taken_over(draft, name, f"all that the choice {answer} of the option {name} sets")


def _nothing_else(choice: ChoiceDraft, found: Sequence["_Idle"]) -> bool:
    """Say whether a choice sets something, and nothing but what was found that cannot apply."""
    whole = [each for each in found if not each.card]
    return bool(whole) and len(whole) == len(choice.overlay.statements()) and not choice.borrows


def _taken_over(draft: Draft, option: str, what: str) -> Problem:
    """Give the fault of an option that another file writes and that can do nothing here."""
    hint = f"say under `withdrawn` why {option} is not offered"
    return Problem(draft.extends_mark, f"{what} cannot apply in this game", hint)


@dataclass(frozen=True, slots=True)
class _Idle:
    """A statement that cannot apply, or a `card` or suit that it names in a list, with the condition in its way."""

    said: Statement
    condition: Condition
    card: str = ""

    def fault(self, path: str, game: str, strict: bool) -> Problem:
        """Give the fault of it, where it is said by this path of this game."""
        message = f"`{path}` cannot apply in {game}"
        if self.card:
            message = f"`{path}` names {group_name(self.card)}, which is in no pack of {game}"
        return _slight(self.said.mark, message, self.condition.otherwise, strict)


def _idle(overlay: Overlay, tables: Mapping[int, Rules], open: Collection[str]) -> Iterator[_Idle]:
    """Give what is stated and can apply at none of these tables, or not at the one for which it is said."""
    for number, said in ((0, overlay.always), *overlay.by_players.items()):
        at = [tables[number]] if number in tables else [] if number else list(tables.values())
        if not at:
            continue
        found = idle(said, at, open)
        for key, each in said.items():
            if each.value is not SILENT and key in found:
                yield from () if found[key].heard else (_Idle(each, found[key]),)
            elif each.value is not SILENT:
                names = {f"{VALUES}.{card}": card for card in _named(each)}
                yield from (_Idle(each, why, names[name]) for name, why in idle(names, at, open).items())


def _named(statement: Statement) -> Sequence[str]:
    """Give the cards and suits that a list names; those left out of the pack are not in it, and need not be."""
    field = field_of(statement.key)
    of_cards = field and isinstance(field.kind, ManyOf) and isinstance(field.kind.one, Group)
    return statement.value if of_cards and statement.key != _WITHOUT else ()


def _slight(mark: Location, message: str, hint: str, strict: bool) -> Problem:
    return (
        Problem(mark, message, hint)
        if strict
        else SourceWarning(mark, f"{message}, which is a remark and no fault", hint)
    )
