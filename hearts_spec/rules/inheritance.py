"""Inheritance: resolving rule sets through all that they extend, and applying chosen options."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Self

from hearts_spec.cards import HeartsError, text_of
from hearts_spec.rules.fields import PLAYERS, SILENT, Rules, all_fields
from hearts_spec.rules.folder import Drafts, Folder, is_path
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES, ContemporaryText, PlayTopics, RuleHistory
from hearts_spec.rules.names import is_under, source_of
from hearts_spec.rules.ruleset import (
    ConfiguredRules,
    Contracts,
    ResolvedRule,
    RuleSet,
    make_rules,
    missing_keys,
    sorted_leaves,
)
from hearts_spec.rules.ruleset_file import (
    WITH_PLAYERS,
    Authority,
    ChoiceDraft,
    Draft,
    OptionDraft,
    Statement,
    SummarySentence,
    at_table,
    number_kind,
)
from hearts_spec.rules.sources import SOURCES, Provisions, Source
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME, contracts_in
from hearts_spec.schema.english import listed, together
from hearts_spec.schema.problems import NOWHERE, DependentProblem, Location, Problem, RulesError, did_you_mean, quoted
from hearts_spec.schema.record_type import PartialFile, place_in
from hearts_spec.schema.source_tree import Scalar

MOST_NAMED = 6
NO_AUTHORITY = Authority()


class RefusedError(HeartsError):
    """A request that the rule sets refuse: an unknown id, option or number of players. `hint` says what is allowed.

    `option` is the option at fault, or empty. `code` is the code that `check` reports for such an error in a file.
    """

    def __init__(self, message: str, hint: str = "", option: str = "", code: str = "unplayable") -> None:
        self.option = option
        self.code = code
        super().__init__(message, hint, f"option {option}" if option else "")


class NotOfferedError(RefusedError):
    """An option that a rule set does not have, or a choice that the option does not have."""


@dataclass(frozen=True, slots=True)
class Stated:
    """All that a rule set and its ancestors state, not yet limited to the numbers of players that it is for.

    `ancestors` are ids, the oldest first.
    """

    ancestors: tuple[str, ...]
    leaves: Mapping[str, ResolvedRule]
    by_players: Mapping[int, Mapping[str, ResolvedRule]]
    options: Mapping[str, OptionDraft]
    withdrawn: Mapping[str, str]

    def at(self, key: str, players: int) -> ResolvedRule | None:
        return self.by_players.get(players, {}).get(key) or self.leaves.get(key)


class Resolver:
    """The rule sets of a folder, each resolved once."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self._stated: dict[str, Stated] = {}
        self._resolved: dict[str, RuleSet] = {}
        self._playable: dict[tuple[str, int, tuple[tuple[str, str], ...]], ConfiguredRules] = {}
        self._changed: dict[tuple[str, str, str, int], Mapping[str, ResolvedRule]] = {}

    @cached_property
    def drafts(self) -> Drafts:
        """The rule-set files that could be read, by id. Raises RefusedError if there is no such folder."""
        if not self.folder.exists:
            name = quoted(str(self.folder.root))
            raise RefusedError(f"{name} is not a folder", "name the one that holds the rule sets")
        return Drafts(self.folder.rule_files)

    @property
    def unread(self) -> list[str]:
        """The ids of the rule-set files that could not be read at all."""
        return sorted(set(self.folder.rule_files) - set(self.drafts))

    @property
    def sources(self) -> PartialFile[Source]:
        """The bibliography, by source id."""
        return self.folder.top_file(SOURCES)

    @property
    def today(self) -> Draft | None:
        """Today's game: the one that follows the vote of sources. There may be none."""
        return next((each for each in self.drafts.values() if each.votes), None)

    @cached_property
    def provisions(self) -> Provisions:
        """Every provision of every source, by id."""
        return Provisions(self.folder.statements)

    @property
    def witnesses(self) -> Mapping[str, ContemporaryText]:
        """The contemporary texts, by id."""
        return self.folder.top_file(WITNESSES)

    @property
    def matters(self) -> PartialFile[RuleHistory]:
        """The topics with a history book by book, by id."""
        return self.folder.top_file(MATTERS)

    @property
    def strategy(self) -> PartialFile[PlayTopics]:
        """The parts of good play on which the books advise, by id."""
        return self.folder.top_file(STRATEGY)

    def sentences(self, id: str) -> tuple[SummarySentence, ...]:
        """Return the sentences of a game's own summary: those of the games it extends, each as it is last stated."""
        told: dict[str, SummarySentence] = {}
        for each in (*self.rule_set(id).ancestors, id):
            for name, sentence in self.drafts[each].in_short.items():
                if sentence is None:
                    told.pop(name, None)
                elif name in told or sentence.before not in told:
                    told[name] = sentence
                else:
                    place = list(told).index(sentence.before)
                    told = dict([*list(told.items())[:place], (name, sentence), *list(told.items())[place:]])
        return tuple(told.values())

    def with_draft(self, draft: Draft) -> Self:
        """Return a copy that also holds this draft, which replaces any draft with its id.

        Files are not read again, and rule sets that do not extend the draft are not resolved again.
        """
        other = copy(self)
        other.drafts = self.drafts.with_draft(draft)
        other._stated = {id: each for id, each in self._stated.items() if draft.id not in (id, *each.ancestors)}
        other._resolved = {id: each for id, each in self._resolved.items() if id in other._stated}
        new = draft.id not in self.drafts  # otherwise it may be what others borrow from
        kept = {id for id, each in other._resolved.items() if new or not each.lenders}
        other._playable = {key: each for key, each in self._playable.items() if key[0] in kept}
        other._changed = {}
        return other

    def rule_set(self, id: str) -> RuleSet:
        """Return a rule set resolved through all that it extends.

        Raises RulesError if what it extends is missing, has problems or forms a circle.
        """
        if id not in self._resolved:
            self._resolved[id] = self._resolve(id)
        return self._resolved[id]

    def lender_of(self, choice: ChoiceDraft, section: str) -> RuleSet:
        """Return the rule set from which a choice borrows a section.

        Raises RulesError if that is the rule set of the choice, is missing, or has problems of its own.
        """
        lender, mark = choice.borrows[section], place_in(choice, "borrow", section)
        if lender == choice.origin:
            raise RulesError(
                [Problem(mark, "refers-to-itself", "a rule set cannot borrow from itself", "name another")]
            )
        if lender not in self.drafts and lender not in self.folder.rule_files:
            hint = did_you_mean(lender, [id for id in self.drafts if id != choice.origin], 0)
            raise RulesError([Problem(mark, "unknown-rule-set", f"there is no rule set {quoted(lender)}", hint)])
        with suppress(RulesError):
            if not self._failed(lender):
                return self.rule_set(lender)
        raise RulesError([self._dependent(mark, lender)])

    def before(self, draft: Draft) -> Stated:
        """Return the rules to which a draft adds its own: those it extends, or else silence on what is unsurveyed."""
        if draft.extends:
            return self._stated_by(draft.extends)
        unsurveyed = [each.key for each in all_fields() if each.unsurveyed]
        return Stated(
            (), {key: ResolvedRule(key, SILENT, draft.id, key, unsurveyed=True) for key in unsurveyed}, {}, {}, {}
        )

    def _stated_by(self, id: str) -> Stated:
        if id not in self._stated:
            for draft in self._unresolved_line(id):
                self._stated[draft.id] = self._combined(draft, self.before(draft))
        return self._stated[id]

    def _unresolved_line(self, id: str) -> Iterable[Draft]:
        """Return a draft and those of its ancestors that are not resolved yet, the oldest first."""
        draft = self.drafts[id]
        line = {id: draft}
        while draft.extends:
            parent = draft.extends
            if parent not in self.drafts and parent not in self.folder.rule_files:
                raise RulesError([self._no_parent(draft)])
            if parent == id:
                message = _circle(list(line))
                raise RulesError([Problem(line[id].extends_mark, "circular-extends", message, "extend another")])
            if parent in line:  # a circle of ancestors: the first that extends one of them waits for it
                ring = list(line)[list(line).index(parent) :]
                draft = next(each for each in line.values() if each.extends in ring)
            if parent in line or self._failed(parent):
                raise RulesError([self._dependent(draft.extends_mark, draft.extends)])
            if parent in self._stated:
                break
            line[parent] = draft = self.drafts[parent]
        return reversed(line.values())

    def _dependent(self, mark: Location, id: str) -> Problem:
        held = self.drafts.get(id)
        file = (held or self.folder.rule_files[id].faults[0]).mark.file
        return DependentProblem(mark, "faulty-rule-set", f"{quoted(id)} has errors", "fix them first", on=file)

    def _failed(self, id: str) -> bool:
        """True if the file did not parse, so what it states is unknown."""
        return id not in self.drafts or self.drafts[id].attempted is not None

    def _no_parent(self, draft: Draft) -> Problem:
        """Return the problem of a missing parent; the hint offers no rule set that extends the draft itself."""
        children, after = together(self.drafts.values(), lambda each: each.extends), [draft.id]
        for id in after:
            after.extend(each.id for each in children.get(id, ()) if each.id not in after)
        meant = draft.extends if "/" in draft.extends else f"{draft.source}/{draft.extends}"
        hint = did_you_mean(meant, [id for id in self.drafts if id not in after], 0)
        if not hint and is_path(draft.extends):
            hint = "a file outside the folder of rule sets can extend another that lies beside or below it"
        return Problem(draft.extends_mark, "unknown-rule-set", f"there is no rule set {quoted(draft.extends)}", hint)

    def _combined(self, draft: Draft, before: Stated) -> Stated:
        """Return what a draft and its ancestors state; a draft overrides its ancestors."""
        stated = {key: self._leaf(draft, statement) for key, statement in draft.overlay.always.items()}
        by_players = {
            players: {key: leaf for key, leaf in some.items() if key not in stated}
            for players, some in before.by_players.items()
        }
        for players, statements in draft.overlay.by_players.items():
            found = by_players.setdefault(players, {})
            found.update({key: self._leaf(draft, statement) for key, statement in statements.items()})
        if PLAYERS in draft.overlay.always:
            for number, leaf in self._for_numbers(draft, draft.overlay.always[PLAYERS]):
                by_players.setdefault(number, {})[PLAYERS] = leaf
        options, withdrawn = dict(before.options), dict(before.withdrawn)
        for name, option in draft.options.items():
            options[name] = options[name].restated(option) if name in options else option
        for name, withdrawal in draft.withdrawn.items():
            if options.pop(name, None):
                withdrawn[name] = withdrawal.reason
        if PROGRAMME in draft.overlay.always and CONTRACT in options:
            options[CONTRACT] = _in_programme(draft, options[CONTRACT])
        ancestors = (*before.ancestors, draft.extends) if draft.extends else ()
        return Stated(ancestors, {**before.leaves, **stated}, by_players, options, withdrawn)

    def _resolve(self, id: str) -> RuleSet:
        stated, draft = self._stated_by(id), self.drafts[id]
        by_players, options = stated.by_players, stated.options
        if PLAYERS in stated.leaves:
            tables = frozenset(stated.leaves[PLAYERS].value)
            by_players = {players: some for players, some in by_players.items() if players in tables}
            options = {name: each for name, each in options.items() if name in draft.options or each.matters(tables)}
        book = self.sources.get(draft.source)
        return RuleSet(
            id=id,
            title=draft.title,
            source=draft.source,
            year=(book.year or None) if book else None,
            summary=draft.summary,
            aliases=draft.aliases,
            also_called=draft.also_called,
            common=draft.common,
            shared=draft.shared,
            extends=draft.extends,
            ancestors=stated.ancestors,
            leaves=sorted_leaves(stated.leaves),
            by_players={players: sorted_leaves(some) for players, some in sorted(by_players.items()) if some},
            options=options,
            withdrawn=stated.withdrawn,
        )

    def _leaf(self, draft: Draft, statement: Statement, otherwise: Authority = NO_AUTHORITY) -> ResolvedRule:
        """Return a statement as a resolved rule; its authority is that of its path, or else `otherwise`.

        If its path only gives the reason why it is assumed, it cites what `otherwise` does, unless it is for one number
        of players alone.
        """
        if statement.value is SILENT:
            nearest = self._full(draft.authority(statement.path) or NO_AUTHORITY, draft.id).cites
            return ResolvedRule(
                statement.key, SILENT, draft.id, statement.path, unsurveyed=statement.implicit, nearest=nearest
            )
        own = draft.authority(statement.path) or otherwise
        if not own.cites and WITH_PLAYERS not in statement.path.split("."):
            own = replace(own, cites=otherwise.cites)
        own = self._full(own, draft.id)
        parts = {name: self._full(each, draft.id) for name, each in draft.part_authorities(statement).items()}
        cites = dict.fromkeys(own.cites + tuple(name for each in parts.values() for name in each.cites))
        numbers = draft.of_numbers(statement).items()
        out = tuple((number, alone.assumed) for number, alone in numbers if number not in statement.value)
        return ResolvedRule(
            statement.key, statement.value, draft.id, statement.path, tuple(cites), own.assumed, parts, out
        )

    def _for_numbers(self, draft: Draft, stated: Statement) -> Iterator[tuple[int, ResolvedRule]]:
        """Yield each number of players that has its own authority, with the rule `table.players` for this number."""
        for number, alone in draft.of_numbers(stated).items():
            if number in stated.value:
                own, path = self._full(alone, draft.id), at_table(number, PLAYERS)
                yield number, ResolvedRule(PLAYERS, (number,), draft.id, path, own.cites, own.assumed)

    def authority_of(self, item: OptionDraft | ChoiceDraft) -> Authority:
        """Return the authority of an option or one of its choices, with the full ids of the provisions."""
        return self._full(item.authority, item.origin)

    def _full(self, authority: Authority, id: str) -> Authority:
        """Return an authority that a rule set names, with the full ids of the provisions."""
        source = source_of(id)
        return replace(authority, cites=tuple(self.provisions.full_id(each, source) for each in authority.cites))

    def playable(
        self, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
    ) -> ConfiguredRules:
        """Return a rule set for one number of players (the usual one by default) and one choice of options.

        Raises RefusedError for a number or choice that the rule set does not offer, RulesError if it has problems or a
        choice borrows from one that has.
        """
        rule_set = self.rule_set(id)
        chosen = dict(choices or {})
        number = players if players is not None else rule_set.usual_players
        if type(number) is not int:  # 4.0 is the same key as 4
            raise _wrong_number(rule_set, number, rule_set.players)
        key = (id, number, tuple(sorted(chosen.items())))
        if key not in self._playable:
            self._playable[key] = self._configure(rule_set, number, chosen)
        return self._playable[key]

    def tables(self, rule_set: RuleSet, choices: Mapping[str, str]) -> dict[int, Rules]:
        """Return the rules, by number of players, of each table at which these choices can be played."""
        found = {}
        for players in rule_set.players:
            with suppress(RefusedError):
                found[players] = self.playable(rule_set.id, players, choices).rules
        return found

    def _configure(self, rule_set: RuleSet, players: int, chosen: dict[str, str]) -> ConfiguredRules:
        picked = self._picked(rule_set, chosen)
        leaves = self._leaves_at(rule_set, players, picked)
        allowed = leaves[PLAYERS].value if PLAYERS in leaves else ()
        if players not in allowed:
            raise _wrong_number(rule_set, players, allowed)
        if missing := missing_keys(leaves):
            raise RefusedError(f"{rule_set.id} does not state {', '.join(missing[:5])}")
        rules = make_rules(leaves)
        is_open = CONTRACT in rule_set.options and CONTRACT not in chosen
        names = contracts_in(rules.game.programme) if is_open else ()
        contracts = Contracts(names, partial(self._contract, rule_set.id, players, chosen)) if names else {}
        return ConfiguredRules(rule_set.id, rule_set.title, players, picked, sorted_leaves(leaves), rules, contracts)

    def _contract(self, id: str, players: int, choices: Mapping[str, str], name: str) -> ConfiguredRules:
        return self.playable(id, players, {**choices, CONTRACT: name})

    def _leaves_at(self, rule_set: RuleSet, players: int, picked: Mapping[str, str]) -> dict[str, ResolvedRule]:
        """Return the rules of a rule set at a table, changed by the chosen options."""
        leaves = rule_set.at(players)
        set_by: dict[str, str] = {}
        for option in sorted(picked, key=lambda name: bool(rule_set.options[name].number)):
            answer = picked[option]
            changes = self._changes_of(rule_set, option, answer, players)
            for key, leaf in changes.items():
                named = rule_set.options[option].number
                if key in set_by and not named and leaves[key].value != leaf.value:
                    message = f"the options {set_by[key]} and {option} both set {key}"
                    raise RefusedError(message, "choose one of them", option)
                leaves[key] = leaf
                set_by[key] = option
        return leaves

    def duplicate_answers(self, rule_set: RuleSet, option: OptionDraft) -> dict[str, str]:
        """Return the answers to an option that make the same game at every table as an earlier answer, and that answer.

        Two answers are compared together with the choices that either needs; if these exclude each other, the answers
        are not the same. If a rule set does not state the numbers of players, no answers are the same.
        """
        found: dict[str, str] = {}
        for place, answer in enumerate(option.answers):
            before = (each for each in option.answers[:place] if self._same(rule_set, option, each, answer))
            if (earlier := next(before, None)) is not None:
                found[answer] = earlier
        return found

    def _same(self, rule_set: RuleSet, option: OptionDraft, one: str, other: str) -> bool:
        needed = {**option.needed_by(one), **option.needed_by(other)}
        try:
            first, second = (self._picked(rule_set, {**needed, option.name: each}) for each in (one, other))
            return bool(rule_set.players) and all(
                _played_alike(self._leaves_at(rule_set, players, first), self._leaves_at(rule_set, players, second))
                for players in rule_set.players
            )
        except RefusedError:
            return False

    def _picked(self, rule_set: RuleSet, chosen: Mapping[str, str]) -> dict[str, str]:
        for name in chosen:
            if name not in rule_set.options:
                hint = rule_set.withdrawn.get(name) or did_you_mean(name, rule_set.options)
                raise NotOfferedError(f"{rule_set.id} has no option {quoted(name)}", hint, name, "unknown-option")
        picked = {name: chosen.get(name, option.default) for name, option in rule_set.options.items()}
        for name, answer in picked.items():
            option = rule_set.options[name]
            if option.number:
                _check_number(option, answer)
                if answer:
                    _check_needs(name, answer, option, picked)
                continue
            if answer not in option.choices:
                hint = did_you_mean(answer, option.choices)
                raise NotOfferedError(f"option {name} has no choice {quoted(answer)}", hint, name, "unknown-choice")
            _check_needs(name, answer, option.choices[answer], picked)
        return picked

    def _changes_of(self, rule_set: RuleSet, option: str, answer: str, players: int) -> Mapping[str, ResolvedRule]:
        key = (rule_set.id, option, answer, players)
        if key not in self._changed:
            self._changed[key] = self._changes(rule_set.options[option], answer, players)
        return self._changed[key]

    def _changes(self, option: OptionDraft, answer: str, players: int) -> dict[str, ResolvedRule]:
        if option.number:
            if not answer:
                return {}
            own = self.authority_of(option)
            path = f"options.{option.name}"
            return {
                option.number: ResolvedRule(option.number, int(answer), option.origin, path, own.cites, own.assumed)
            }
        choice = option.choices[answer]
        changes: dict[str, ResolvedRule] = {}
        for section in choice.borrows:
            lent = self.lender_of(choice, section).at(players)
            taken = {key: leaf for key, leaf in lent.items() if is_under(key, section)}
            if reason := choice.authority.assumed:
                taken = {key: leaf.assuming(reason) for key, leaf in taken.items()}
            changes.update(taken)
        draft, stated = self.drafts[choice.origin], choice.overlay.at(players)
        return changes | {key: self._leaf(draft, each, choice.authority) for key, each in stated.items()}


def _wrong_number(rule_set: RuleSet, players: object, allowed: Sequence[int]) -> RefusedError:
    """Return the error for a number of players for which a rule set is not."""
    counted = f"{quoted(text_of(players), 20)[1:-1]} player{'' if players == 1 else 's'}"
    hint = f"it is for {listed([*map(str, allowed)], 'or')}"
    return RefusedError(f"{rule_set.title} ({rule_set.id}) is not for {counted}", hint, code="wrong-players")


def _in_programme(draft: Draft, option: OptionDraft) -> OptionDraft:
    """Return the option `contract` without the inherited contracts that the programme of a draft does not name."""
    programme, own = draft.overlay.always[PROGRAMME].value, draft.options.get(CONTRACT, OptionDraft())
    if programme is SILENT or not programme:
        return option
    named = contracts_in(programme)
    choices = {name: each for name, each in option.choices.items() if name in named or name in own.choices}
    first = next((name for name in named if name in choices), option.default)
    return replace(option, choices=choices, default=own.default or first)


def _played_alike(some: Mapping[str, ResolvedRule], others: Mapping[str, ResolvedRule]) -> bool:
    """True if two games are played by the same values, whatever their authority."""
    pairs = ((leaf, others.get(key)) for key, leaf in some.items())
    same = (leaf is other or (other is not None and leaf.played == other.played) for leaf, other in pairs)
    return some.keys() == others.keys() and all(same)


def _circle(ring: list[str]) -> str:
    """Return the message for a circle: its members in turn, as many as can be read."""
    more = len(ring) - MOST_NAMED + 1
    shown = [*ring[: MOST_NAMED - 1], f"{more} more"] if more > 1 else ring
    return f"this forms a circle: {' -> '.join([*shown, ring[0]])}"


def _check_needs(name: str, answer: str, item: ChoiceDraft | OptionDraft, picked: Mapping[str, str]) -> None:
    for other, needed in item.needs.items():
        if picked.get(other) != needed:
            hint = f"{item.because}: choose {other}={needed} with it"
            raise RefusedError(f"{name}={answer} cannot be played with {other}={picked.get(other)}", hint, name)


def _check_number(option: OptionDraft, answer: str) -> None:
    """Raise NotOfferedError for a number that the field does not take; an empty answer leaves the field as it is."""
    kind, faults = number_kind(option.number), list[Problem]()
    if answer and kind:
        kind.read(Scalar(answer, NOWHERE), faults)
    if faults:
        message, hint, code = f"option {option.name}: {faults[0].message}", faults[0].hint, faults[0].code
        raise NotOfferedError(message, hint, option.name, code)
