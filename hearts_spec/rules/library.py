"""All rule sets of a folder, with their sources and provisions: finding, resolving and choosing among them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from os.path import isfile
from pathlib import Path

from hearts_spec.cards import default_seats
from hearts_spec.rules.checks import check_citations, check_options, check_play, check_repeats, check_withdrawals
from hearts_spec.rules.draft import Authority, ChoiceDraft, Draft, OptionDraft, Statement, read_draft
from hearts_spec.rules.faults import Fault, Mark, RulesError, did_you_mean, quoted
from hearts_spec.rules.provisions import Provision, Source, check_links, read_provisions, read_sources
from hearts_spec.rules.ruleset import Leaf, Playable, RuleSet, make_rules, sorted_leaves
from hearts_spec.rules.tree import Pairs, Scalar, from_data, read_file
from hearts_spec.rules.vocabulary import SILENT, all_fields, field_of

HOUSE = "house"
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*")


class RefusedError(ValueError):
    """A request that the rule sets refuse: an unknown id, option or number of players. `hint` says what is allowed."""

    def __init__(self, message: str, hint: str = "") -> None:
        self.hint = hint
        super().__init__(f"{message} ({hint})" if hint else message)


@dataclass
class Library:
    """The rule sets found in a folder. Files are read once, when first asked for."""

    root: Path
    extra: dict[str, Draft] = field(default_factory=dict)
    _resolved: dict[str, RuleSet] = field(default_factory=dict)
    _playable: dict[tuple[str, int, tuple[tuple[str, str], ...]], Playable] = field(default_factory=dict)

    @cached_property
    def _read(self) -> tuple[dict[str, Draft], dict[str, list[Fault]]]:
        drafts: dict[str, Draft] = {}
        faults: dict[str, list[Fault]] = {}
        for path in self._files("*.y*ml"):
            if path.name == "provisions.yml":
                continue
            id = f"{path.parent.name}/{path.stem}"
            faults[id] = []
            shown = self.shown(path)
            if not _ID.fullmatch(id):
                hint = "use small letters, figures and hyphens in the names of folder and file"
                faults[id].append(Fault(Mark(shown, 1, 1), f"{quoted(id, 80)} cannot be an id", hint))
                continue
            if path.suffix != ".yml":
                faults[id].append(Fault(Mark(shown, 1, 1), "the name of the file ends in .yaml", "end it in .yml"))
                continue
            draft = read_path(path, id, shown, faults[id])
            if draft is not None:
                drafts[id] = draft
        return drafts, faults

    def _files(self, pattern: str) -> list[Path]:
        """Give the files of a pattern that are truly in the folder; links are not followed."""
        found = sorted(self.root.glob(f"*/{pattern}"))
        return [path for path in found if not path.is_symlink() and not path.parent.is_symlink()]

    @cached_property
    def _texts(self) -> tuple[dict[str, Source], dict[str, Provision], list[Fault]]:
        faults: list[Fault] = []
        path = self.root / "sources.yml"
        sources = read_sources(path, self.shown(path), faults) if path.exists() else {}
        provisions: dict[str, Provision] = {}
        for file in self._files("provisions.yml"):
            source = file.parent.name
            provisions.update(read_provisions(file, self.shown(file), source, faults))
            if source not in sources:
                hint = f"add `{source}:` to sources.yml"
                faults.append(
                    Fault(Mark(self.shown(file), 1, 1), f"the source '{source}' is not in the bibliography", hint)
                )
        faults.extend(check_links(provisions, sources))
        return sources, provisions, faults

    def shown(self, path: Path) -> str:
        """Give a path as messages show it: within the project where it can be."""
        try:
            return str(path.resolve().relative_to(self.root.resolve().parent))
        except ValueError:
            return str(path)

    @property
    def sources(self) -> dict[str, Source]:
        """Give the bibliography, by source id."""
        return self._texts[0]

    @property
    def provisions(self) -> dict[str, Provision]:
        """Give every provision of every source, by id."""
        return self._texts[1]

    @property
    def drafts(self) -> dict[str, Draft]:
        """Give every rule-set file that could be read, by id."""
        return {**self._read[0], **self.extra}

    def ids(self, shared: bool = False) -> list[str]:
        """Give the ids of the rule sets, by year of source and then by title; shared ones only when asked for."""
        sets = [self.rule_set(id) for id in self.drafts]
        chosen = [each for each in sets if shared or not each.shared]
        return [each.id for each in sorted(chosen, key=lambda each: (each.year, each.source, not each.shared, each.id))]

    def faults(self) -> list[Fault]:
        """Give everything wrong in the folder: texts first, then rule sets by id."""
        found = list(self._texts[2])
        for id, read_faults in self._read[1].items():
            checked = self.faults_of(id) if id in self._read[0] else []
            found.extend(sorted([*read_faults, *checked], key=_place))
        return found

    def faults_of(self, id: str) -> list[Fault]:
        """Give what is wrong with a rule set beyond its form: its ancestry, authorities, options and playability."""
        draft = self.drafts[id]
        cited = draft.id.split("/")[0] in {each.source for each in self.provisions.values()}
        faults = list(check_citations(draft, self.provisions, cited))
        try:
            rule_set = self.rule_set(id)
        except RulesError as error:
            return sorted([*faults, *error.faults], key=_place)
        faults.extend(check_repeats(draft, self._parent_leaves(draft)))
        faults.extend(check_withdrawals(draft, self.rule_set(draft.extends).options if draft.extends else {}))
        wrong = list(check_options(draft, rule_set.options, self.drafts))
        faults.extend(wrong)
        if not rule_set.shared and not wrong and draft.written is None:
            faults.extend(check_play(draft, rule_set, self))
        return sorted(faults, key=_place)

    def _parent_leaves(self, draft: Draft) -> Mapping[str, Leaf]:
        return self.rule_set(draft.extends).leaves if draft.extends else {}

    def with_draft(self, draft: Draft) -> "Library":
        """Give a library that also holds this draft, or holds it in place of the one with its id.

        Files are not read again, and what does not extend the draft is not resolved again.
        """
        other = Library(self.root, {**self.extra, draft.id: draft})
        other.__dict__["_read"] = self._read
        other.__dict__["_texts"] = self._texts
        untouched = {id for id, each in self._resolved.items() if draft.id != id and draft.id not in each.ancestors}
        untouched -= {id for id in untouched if self._borrows(id, draft.id)}
        other._resolved = {id: self._resolved[id] for id in untouched}
        other._playable = {key: each for key, each in self._playable.items() if key[0] in untouched}
        return other

    def _borrows(self, id: str, lender: str) -> bool:
        options = self._resolved[id].options.values()
        lenders = {each for option in options for choice in option.choices.values() for each in choice.borrows.values()}
        return any(each == lender or lender in self.rule_set(each).ancestors for each in lenders)

    def find(self, ref: str) -> tuple["Library", str]:
        """Find a rule set by id or by the path of a YAML file; gives a library that holds it, and its id.

        Raises RefusedError for an id that does not exist, RulesError for a file with faults.
        """
        if ref in self.drafts and self.drafts[ref].written is None:
            return self, ref
        path = Path(ref.replace("\0", "?"))
        if path.suffix in (".yml", ".yaml") or isfile(path):
            known = next((id for id, each in self.drafts.items() if Path(each.file).resolve() == path.resolve()), None)
            if known is not None:
                return self.find(known)
            faults: list[Fault] = []
            name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-") or "rules"
            draft = read_path(path, f"{HOUSE}/{name}", str(path), faults)
            return self._with_checked(draft, faults)
        if failed := self._read[1].get(ref):
            raise RulesError(sorted([*failed, *(self.faults_of(ref) if ref in self.drafts else [])], key=_place))
        raise RefusedError(f"there is no rule set {quoted(ref, 60)}", did_you_mean(ref, self.drafts, at_most=0))

    def find_data(self, data: object, name: str = "inline") -> tuple["Library", str]:
        """Find or make the rule set that a record names: an id, a path, or a mapping as in a YAML file."""
        if isinstance(data, str):
            return self.find(data)
        faults: list[Fault] = []
        tree = from_data(data, f"<{name}>")
        if not isinstance(tree, Pairs):
            raise RulesError([Fault(Mark(f"<{name}>"), "a rule set is an id, a path, or keys with their values")])
        if tree.get("title") is None:
            title = (Scalar("title", tree.mark), Scalar("A house rule", tree.mark))
            tree = Pairs((title, *tree.pairs), tree.mark)
        draft = read_draft(tree, f"{HOUSE}/{name}", f"<{name}>", faults)
        return self._with_checked(draft, faults)

    def _with_checked(self, draft: Draft | None, faults: list[Fault]) -> tuple["Library", str]:
        if draft is None:
            raise RulesError(faults)
        library = self.with_draft(draft)
        if found := sorted([*faults, *library.faults_of(draft.id)], key=_place):
            raise RulesError(found)
        return library, draft.id

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
            if parent is None and first.extends not in self._read[1]:
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
        source = next((each.id.split("/")[0] for each in reversed(chain)), "")
        year_of = self.sources.get(source) or self.sources.get(chain[0].id.split("/")[0])
        return RuleSet(
            id=id,
            title=draft.title,
            source=source,
            year=year_of.year if year_of and source in self.sources else 9999,
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
                if answer and not (answer.isascii() and answer.isdigit() and len(answer) <= 6):
                    raise RefusedError(f"option {name} takes a whole number, not '{answer[:40]}'")
                continue
            if answer not in option.choices:
                hint = did_you_mean(answer, option.choices)
                raise RefusedError(f"option {name} has no choice '{answer[:40]}'", hint)
            choice = option.choices[answer]
            for other, needed in choice.needs.items():
                if picked.get(other) != needed:
                    hint = f"{choice.because}: choose {other}={needed} with it"
                    raise RefusedError(f"{name}={answer} cannot be played with {other}={picked.get(other)}", hint)
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

    def seats(self, players: int) -> tuple[str, ...]:
        """Give the usual names of the seats."""
        return default_seats(players)


def _place(fault: Fault) -> tuple[str, int, int]:
    return fault.mark.file, fault.mark.line, fault.mark.column


def read_path(path: Path, id: str, shown: str, faults: list[Fault]) -> Draft | None:
    """Read one rule-set file; gives None when it could not be read at all."""
    try:
        top = read_file(path, shown)
    except RulesError as error:
        faults.extend(error.faults)
        return None
    return read_draft(top, id, str(path), faults)


def _merged(parent: OptionDraft, child: OptionDraft) -> OptionDraft:
    """Give an option as a child restates it: its default, and choices it adds or replaces."""
    return replace(
        parent, asks=child.asks or parent.asks, default=child.default or parent.default,
        choices={**parent.choices, **child.choices},
    )  # fmt: skip


__all__ = ["HOUSE", "Library", "RefusedError", "field_of", "read_path"]
