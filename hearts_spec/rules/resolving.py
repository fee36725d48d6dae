"""Resolving rule sets through all that they extend, and choosing among what they leave to the players."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from hearts_spec.rules.draft import Authority, ChoiceDraft, Draft, OptionDraft, Statement
from hearts_spec.rules.provisions import Provision, Source
from hearts_spec.rules.ruleset import Leaf, Playable, RuleSet, make_rules, sorted_leaves
from hearts_spec.rules.shape.faults import NOWHERE, Fault, RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.kinds import Number
from hearts_spec.rules.shape.tree import Scalar
from hearts_spec.rules.vocabulary import SILENT, all_fields, field_of

UNDATED = 9999


class RefusedError(ValueError):
    """A request that the rule sets refuse: an unknown id, option or number of players. `hint` says what is allowed."""

    def __init__(self, message: str, hint: str = "") -> None:
        self.hint = hint
        super().__init__(f"{message} ({hint})" if hint else message)


@dataclass
class Resolver:
    """Rule sets by id, each resolved once. `faulty` are the ids of files that have faults of form."""

    drafts: Mapping[str, Draft]
    sources: Mapping[str, Source]
    provisions: Mapping[str, Provision]
    faulty: Collection[str] = ()
    _resolved: dict[str, RuleSet] = field(default_factory=dict)
    _playable: dict[tuple[str, int, tuple[tuple[str, str], ...]], Playable] = field(default_factory=dict)

    def with_draft(self, draft: Draft) -> "Resolver":
        """Give a resolver that also holds this draft; what does not extend or borrow from it stays resolved."""
        other = Resolver({**self.drafts, draft.id: draft}, self.sources, self.provisions, self.faulty)
        untouched = {id for id, each in self._resolved.items() if draft.id != id and draft.id not in each.ancestors}
        untouched -= {id for id in untouched if self._borrows(id, draft.id)}
        other._resolved = {id: self._resolved[id] for id in untouched}
        other._playable = {key: each for key, each in self._playable.items() if key[0] in untouched}
        return other

    def _borrows(self, id: str, lender: str) -> bool:
        options = self._resolved[id].options.values()
        lenders = {each for option in options for choice in option.choices.values() for each in choice.borrows.values()}
        return any(each == lender or lender in self.rule_set(each).ancestors for each in lenders)

    def rule_set(self, id: str) -> RuleSet:
        """Give a rule set resolved through all that it extends.

        Raises RulesError when what it extends is missing, faulty or goes in a circle.
        """
        if id not in self._resolved:
            self._resolved[id] = self._resolve(id)
        return self._resolved[id]

    def _chain(self, id: str) -> list[Draft]:
        chain = [self.drafts[id]]
        while chain[0].extends:
            first = chain[0]
            parent = self.drafts.get(first.extends)
            if parent is None and first.extends not in self.faulty:
                hint = did_you_mean(first.extends, self.drafts, 0)
                raise RulesError([Fault(first.extends_mark, f"there is no rule set {quoted(first.extends)}", hint)])
            if parent is not None and parent in chain:
                names = " -> ".join([each.id for each in reversed(chain)] + [parent.id])
                raise RulesError([Fault(first.extends_mark, f"this goes in a circle: {names}", "extend another")])
            if parent is None or parent.written is not None:
                message = f"{quoted(first.extends)} has faults of its own"
                raise RulesError([Fault(first.extends_mark, message, "mend them first")])
            chain.insert(0, parent)
        return chain

    def _resolve(self, id: str) -> RuleSet:
        chain = self._chain(id)
        draft = chain[-1]
        leaves: dict[str, Leaf] = {}
        by_players: dict[int, dict[str, Leaf]] = {}
        options: dict[str, OptionDraft] = {}
        withdrawn: dict[str, str] = {}
        for each in chain:
            stated = {key: self._leaf(each, statement) for key, statement in each.overlay.always.items()}
            leaves.update(stated)
            for some in by_players.values():
                for key in stated:
                    some.pop(key, None)
            for players, statements in each.overlay.by_players.items():
                found = by_players.setdefault(players, {})
                found.update({key: self._leaf(each, statement) for key, statement in statements.items()})
            for name, option in each.options.items():
                options[name] = _merged(options[name], option) if name in options else option
            for name, withdrawal in each.withdrawn.items():
                if options.pop(name, None):
                    withdrawn[name] = withdrawal.reason
        if "table.players" in leaves:
            tables = frozenset(leaves["table.players"].value)
            by_players = {players: some for players, some in by_players.items() if players in tables}
            options = {name: each for name, each in options.items() if name in draft.options or each.matters(tables)}
        source = next((each.id.split("/")[0] for each in reversed(chain)), "")
        year_of = self.sources.get(source) or self.sources.get(chain[0].id.split("/")[0])
        return RuleSet(
            id=id,
            title=draft.title,
            source=source,
            year=year_of.year if year_of and source in self.sources else UNDATED,
            summary=draft.summary,
            aliases=draft.aliases,
            shared=draft.shared,
            extends=draft.extends,
            ancestors=tuple(each.id for each in chain[:-1]),
            leaves=sorted_leaves(leaves),
            by_players={players: sorted_leaves(some) for players, some in sorted(by_players.items()) if some},
            options=options,
            withdrawn=withdrawn,
        )

    def _leaf(self, draft: Draft, statement: Statement, otherwise: Authority | None = None) -> Leaf:
        """Give a statement as a leaf; what stands behind it is named at its own path, or else is `otherwise`."""
        if statement.value is SILENT:
            return Leaf(statement.key, SILENT, draft.id, statement.path)
        own = self._full(draft, draft.authority(statement.path) or otherwise)
        parts = tuple(self._full(draft, each) for each in draft.part_authorities(statement))
        cites = dict.fromkeys(own.cites + tuple(name for each in parts for name in each.cites))
        return Leaf(statement.key, statement.value, draft.id, statement.path, tuple(cites), own.assumed, parts)

    def _full(self, draft: Draft, authority: Authority | None) -> Authority:
        if authority is None:
            return Authority()
        source = draft.id.split("/")[0]
        return replace(authority, cites=tuple(self.provision_id(each, source) for each in authority.cites))

    def provision_id(self, name: str, source: str) -> str:
        """Give the full id of a provision that a file of this source cites, perhaps by its short name."""
        return name if name in self.provisions else f"{source}.{name}"

    def playable(self, id: str, players: int | None = None, choices: Mapping[str, str] | None = None) -> Playable:
        """Give a rule set for one number of players (the usual one if none is named) and one choice of options.

        Raises RefusedError for a number or choice that the rule set does not offer.
        """
        rule_set = self.rule_set(id)
        chosen = dict(choices or {})
        number = players if players is not None else rule_set.usual_players
        key = (id, number, tuple(sorted(chosen.items())))
        if key not in self._playable:
            self._playable[key] = self._play(rule_set, number, chosen)
        return self._playable[key]

    def _play(self, rule_set: RuleSet, players: int, chosen: dict[str, str]) -> Playable:
        leaves = dict(rule_set.leaves)
        leaves.update(rule_set.by_players.get(players, {}))
        picked = self._picked(rule_set, chosen)
        set_by: dict[str, str] = {}
        for option in sorted(picked, key=lambda name: bool(rule_set.options[name].number)):
            answer = picked[option]
            changes = self._changes(rule_set.options[option], answer, players)
            for key, leaf in changes.items():
                named = rule_set.options[option].number
                if key in set_by and not named and leaves[key].value != leaf.value:
                    raise RefusedError(f"the options {set_by[key]} and {option} both set {key}", "choose one of them")
                leaves[key] = leaf
                set_by[key] = option
        allowed = leaves["table.players"].value if "table.players" in leaves else ()
        if players not in allowed:
            hint = f"it is for {', '.join(map(str, allowed))}"
            raise RefusedError(f"{rule_set.title} ({rule_set.id}) is not for {players} players", hint)
        missing = [each.key for each in all_fields() if each.key not in leaves]
        if missing:
            raise RefusedError(f"{rule_set.id} leaves out {', '.join(missing[:5])}")
        return Playable(rule_set.id, rule_set.title, players, picked, sorted_leaves(leaves), make_rules(leaves))

    def _picked(self, rule_set: RuleSet, chosen: Mapping[str, str]) -> dict[str, str]:
        for name in chosen:
            if name not in rule_set.options:
                hint = rule_set.withdrawn.get(name) or did_you_mean(name, rule_set.options)
                raise RefusedError(f"{rule_set.id} has no option '{name[:40]}'", hint)
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
                raise RefusedError(f"option {name} has no choice '{answer[:40]}'", hint)
            _check_needs(name, answer, option.choices[answer], picked)
        return picked

    def _changes(self, option: OptionDraft, answer: str, players: int) -> dict[str, Leaf]:
        if option.number:
            if not answer:
                return {}
            own = self._full(self.drafts[option.origin], option.authority)
            path = f"options.{option.name}"
            return {option.number: Leaf(option.number, int(answer), option.origin, path, own.cites, own.assumed)}
        choice = option.choices[answer]
        changes: dict[str, Leaf] = {}
        for section, lender in choice.borrows.items():
            lending = self.rule_set(lender)
            lent = {**lending.leaves, **lending.by_players.get(players, {})}
            changes.update({key: leaf for key, leaf in lent.items() if key.startswith(section + ".")})
        changes.update(self._choice_leaves(choice, players))
        return changes

    def _choice_leaves(self, choice: ChoiceDraft, players: int) -> dict[str, Leaf]:
        draft = self.drafts[choice.origin]
        overlay = choice.overlay
        statements = {**overlay.always, **overlay.by_players.get(players, {})}
        return {key: self._leaf(draft, each, choice.authority) for key, each in statements.items()}


def _check_needs(name: str, answer: str, asked: ChoiceDraft | OptionDraft, picked: Mapping[str, str]) -> None:
    for other, needed in asked.needs.items():
        if picked.get(other) != needed:
            hint = f"{asked.because}: choose {other}={needed} with it"
            raise RefusedError(f"{name}={answer} cannot be played with {other}={picked.get(other)}", hint)


def _check_number(option: OptionDraft, answer: str) -> None:
    """Hold a number that the players name to what its field takes; an empty answer leaves the field as it is."""
    target = field_of(option.number)
    faults: list[Fault] = []
    if answer and target is not None and isinstance(target.kind, Number):
        target.kind.whole().read(Scalar(answer, NOWHERE), faults)
    if faults:
        raise RefusedError(f"option {option.name}: {faults[0].message}", faults[0].hint)


def _merged(parent: OptionDraft, child: OptionDraft) -> OptionDraft:
    """Give an option as a child restates it: its default, its number, and choices it adds or replaces."""
    restated = bool(child.authority.cites or child.authority.assumed)
    return replace(
        parent, asks=child.asks or parent.asks, default=child.default or parent.default,
        choices={**parent.choices, **child.choices}, number=child.number or parent.number,
        needs=child.needs or parent.needs, because=child.because or parent.because,
        authority=child.authority if restated else parent.authority,
        origin=child.origin if restated else parent.origin,
    )  # fmt: skip
