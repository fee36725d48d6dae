"""Mutation testing ("pinning") of rule sets: change every statement in turn and check that some scenario fails.

A change that no scenario notices survives and is reported, because nothing tests that value. If a scenario notices one
change of a statement, other changes of it that the loader refuses as invalid count as noticed too. A scenario that
fails without any change does not count, because it would fail after every change.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Any

from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library, RulesError
from hearts_spec.rules.fields import NEEDED, SILENT, Field, field_of
from hearts_spec.rules.names import source_of
from hearts_spec.rules.new_ruleset import example_of
from hearts_spec.rules.ruleset_file import ChoiceDraft, Draft, OptionDraft, Overlay, Statement
from hearts_spec.rules.vocabulary.pool import PlayerCount, PoolCases, parsed
from hearts_spec.rules.vocabulary.values import CardValue, Worth
from hearts_spec.scenarios.features import Scenario
from hearts_spec.scenarios.processes import by_processes
from hearts_spec.scenarios.progress import Progress, no_progress
from hearts_spec.scenarios.run import BoundScenario, bind
from hearts_spec.schema.kinds import Flag, Group, Kind, ManyOf, Number, OneOf, Text
from hearts_spec.schema.problems import Location, Problem, by_place
from hearts_spec.schema.record_type import RecordType, parts_of

_TRIED_FIRST = 60  # scenarios tried before the loader is asked whether the change is valid


@dataclass(frozen=True, slots=True)
class Change:
    """A mutation: a rule set with one statement changed. `text` describes the change.

    `cites` are the provisions behind the statement, as the file names them.
    """

    ruleset: str
    path: str
    text: str
    draft: Draft
    cites: tuple[str, ...] = ()


@dataclass(slots=True)
class PinReport:
    """Result of a pinning run: the number of changes tried, and the changes that no scenario noticed (`survivors`).

    By rule set and path of the statement, `paths` has the number of changes, and `noticed_by` a scenario that noticed
    one. `failing` are the problems of scenarios that fail without any change, by location.
    """

    tried: int = 0
    survivors: list[Change] = field(default_factory=list)
    noticed_by: dict[tuple[str, str], str] = field(default_factory=dict)
    paths: dict[tuple[str, str], int] = field(default_factory=dict)
    failing: dict[Location, Problem] = field(default_factory=dict)

    def add(self, other: "PinReport") -> None:
        """Merge the report of another rule set into this one."""
        self.tried += other.tried
        self.survivors += other.survivors
        self.noticed_by |= other.noticed_by
        self.paths |= other.paths
        self.failing |= other.failing


def changes_of(draft: Draft) -> Iterator[Change]:
    """Yield every change of every statement of a file. An implicit silence is not a statement."""
    for statement in _stated(draft.overlay):
        for value in _other_values(statement):
            changed = replace(draft, overlay=draft.overlay.changed(statement, value))
            authority = draft.authority(statement.path)
            yield _change(draft, statement, value, changed, authority.cites if authority else ())
    for option in draft.options.values():
        yield from _option_changes(draft, option)
    for name in draft.withdrawn:
        fewer = {each: why for each, why in draft.withdrawn.items() if each != name}
        yield Change(draft.id, f"withdrawn.{name}", "offered", replace(draft, withdrawn=fewer))


def _stated(overlay: Overlay) -> list[Statement]:
    return [each for each in overlay.statements() if not each.implicit]


def _option_changes(draft: Draft, option: OptionDraft) -> Iterator[Change]:
    for choice in option.choices.values():
        yield from _choice_changes(draft, option, choice)
    for answer in option.choices:
        if option.default and answer != option.default:
            other = replace(option, default=answer)
            text = f"{answer} by default"
            cites = option.authority.cites + option.choices[answer].authority.cites
            yield Change(draft.id, f"options.{option.name}.default", text, _with_option(draft, other), cites)
    if option.number:
        yield from _number_changes(draft, option)


def _choice_changes(draft: Draft, option: OptionDraft, choice: ChoiceDraft) -> Iterator[Change]:
    path, cites = f"options.{option.name}.choices.{choice.name}", option.authority.cites + choice.authority.cites

    def with_choice(**parts: Any) -> Draft:
        choices = {**option.choices, choice.name: replace(choice, **parts)}
        return _with_option(draft, replace(option, choices=choices))

    for statement in _stated(choice.overlay):
        for value in _other_values(statement):
            changed = with_choice(overlay=choice.overlay.changed(statement, value))
            yield _change(draft, statement, value, changed, cites)
    for section in choice.borrows:
        fewer = {each: to for each, to in choice.borrows.items() if each != section}
        yield Change(draft.id, f"{path}.borrow.{section}", "not borrowed", with_choice(borrows=fewer), cites)
    if choice.needs:
        yield Change(draft.id, f"{path}.needs", "nothing needed", with_choice(needs={}), cites)


def _number_changes(draft: Draft, option: OptionDraft) -> Iterator[Change]:
    other = replace(option, number="bonus.no-trick" if option.number != "bonus.no-trick" else "game.limit")
    cites = option.authority.cites
    yield Change(draft.id, f"options.{option.name}.number", f"sets {other.number}", _with_option(draft, other), cites)
    if option.needs:
        free = replace(option, needs={})
        yield Change(draft.id, f"options.{option.name}.needs", "nothing needed", _with_option(draft, free), cites)


def _with_option(draft: Draft, option: OptionDraft) -> Draft:
    return replace(draft, options={**draft.options, option.name: option})


def _other_values(statement: Statement) -> Iterator[Any]:
    """Yield other values of a statement. For a silent one: the first that differs from how silence is played."""
    found = field_of(statement.key)
    assert found is not None
    if statement.value is not SILENT:
        yield from other_values(found.kind, statement.value)
        return
    yield _broken_silence(found)


def other_values(kind: Kind, value: Any) -> Iterator[Any]:
    """Yield other values of a kind, each one small step away."""
    match kind:
        case CardValue() if isinstance(value, Worth):
            yield 1
        case Number():
            yield from (each for each in (value - 1, value + 1) if kind.least <= each <= kind.most)
        case Flag():
            yield not value
        case OneOf():
            yield from (each for each in kind.values.values() if each != value)
        case Group():
            yield from _other_groups(value)
        case Text():  # a name, and there may be no other; in a list it is left out
            pass
        case PlayerCount():
            if value:
                number, or_more = parsed(value)
                yield f"{number + 1}{'+' if or_more else ''}"
        case RecordType():
            for each in parts_of(kind.cls).values():
                now = getattr(value, each.name)
                for other in [example_of(each.kind)] if now is None else other_values(each.kind, now):  # None: left out
                    yield replace(value, **{each.name: other})
        case ManyOf():
            without_last = tuple(value[:-1]) if isinstance(kind, PoolCases) else None  # its last case must stay
            yield from (other for other in _other_lists(kind.one, tuple(value)) if other != without_last)
        case _:
            raise TypeError(f"nothing is known of other values of {kind}")


def _other_groups(group: str) -> Iterator[str]:
    if group.islower():
        yield "diamonds" if group != "diamonds" else "clubs"
    elif group == "Joker":
        yield "AH"
    else:
        yield group[:-1] + ("D" if group[-1] != "D" else "C")
        yield ("3" if group[:-1] != "3" else "4") + group[-1]


def _other_lists(kind: Kind, value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the list with one item removed or changed, for each item in turn; for an empty list, one with an item."""
    if not value:
        yield (example_of(kind),)
    for place, item in enumerate(value):
        yield (*value[:place], *value[place + 1 :])
        for other in other_values(kind, item):
            yield (*value[:place], other, *value[place + 1 :])


def _broken_silence(found: Field) -> Any:
    played = found.default
    if played is NEEDED:
        return SILENT
    if played == ():
        return ()
    return next(other_values(found.kind, played), played)


def _change(draft: Draft, statement: Statement, value: Any, changed: Draft, cites: tuple[str, ...]) -> Change:
    found = field_of(statement.key)
    assert found is not None
    text = f"{found.text(value)} instead of {found.text(statement.value)}"
    if isinstance(found.kind, Number):
        text = f"{value} instead of {found.text(statement.value)}"
    return Change(draft.id, statement.path, text, changed, cites)


def pin(
    library: Library,
    scenarios: Sequence[Scenario],
    only: str = "",
    kept: Mapping[str, PinReport] = MappingProxyType({}),
    show: Progress = no_progress,
) -> PinReport:
    """Try every change of every rule set, or of those whose ids begin with `only`, and return the report.

    Without `only` the rule sets of the sources are tried: a house rule is its author's own statement and needs no
    scenarios. Those with a `kept` report are not tried again. Each rule set is a task of its own for the process pool.
    Raises RulesError if a scenario fails without any change.
    """
    report = PinReport()
    tried = (only,) if only else tuple(f"{source}/" for source in library.sources)
    ids = [id for id in library.drafts if id.startswith(tried)]
    bench = Bench(library, scenarios)
    left = [id for id in ids if id not in kept]
    if left:
        bench.prepare()
    made = by_processes(bench.try_changes, left)
    for finished, id in enumerate(ids):
        show(finished, len(ids))
        report.add(kept[id] if id in kept else next(made))
    if report.failing:
        raise RulesError(sorted(report.failing.values(), key=by_place))
    return report


class Bench:
    """Tries changes of a library's rule sets with scenarios, which are bound to their steps once."""

    def __init__(self, library: Library, scenarios: Sequence[Scenario]) -> None:
        self.library = library
        self.scenarios = scenarios
        self.disputes = disputes_of(library.root)
        self._bound: list[BoundScenario] = []
        self._seen: list[frozenset[str]] = []
        self._as_it_stands: dict[Location, Problem | None] = {}

    def try_changes(self, id: str) -> PinReport:
        """Try every change of one rule set, and return the report."""
        report = PinReport()
        if not self._bound:
            self.prepare()
        seeing = (bound for bound, seen in zip(self._bound, self._seen, strict=True) if id in seen)
        watching = sorted(seeing, key=partial(_distance, id))
        unnoticed: list[tuple[Change, Library]] = []
        for change in changes_of(self.library.drafts[id]):
            report.tried += 1
            place = (change.ruleset, change.path)
            report.paths[place] = report.paths.get(place, 0) + 1
            mutated = self.library.with_draft(change.draft)
            order = self._likely_first(watching, change)
            noticed = self._first_to_notice(order[:_TRIED_FIRST], mutated)
            if noticed is None and _refused(report, change, mutated):
                continue
            noticed = noticed or self._first_to_notice(order[_TRIED_FIRST:], mutated)
            if noticed is None:
                unnoticed.append((change, mutated))
                continue
            report.noticed_by[place] = f"{noticed.scenario.file}:{noticed.scenario.line}"
            watching.remove(noticed)
            watching.insert(0, noticed)
        report.survivors.extend(change for change, mutated in unnoticed if not _refused(report, change, mutated))
        report.failing = {mark: fault for mark, fault in self._as_it_stands.items() if fault}
        return report

    def prepare(self) -> None:
        """Bind the scenarios, and find what each sees; before processes fork, it is done once for all of them."""
        self._bound = [*map(bind, self.scenarios)]
        drafts = self.library.drafts
        named = {one.rulesets for one in self.scenarios}
        by_rulesets = {some: all_behind(self.library, filter(drafts.__contains__, some)) for some in named}
        self._seen = [by_rulesets[each.rulesets] for each in self.scenarios]

    def _first_to_notice(self, watching: Sequence[BoundScenario], mutated: Library) -> BoundScenario | None:
        noticing = (each for each in watching if each.run(mutated, self.disputes) is not None)
        return next((each for each in noticing if self._holds(each)), None)

    def _holds(self, bound: BoundScenario) -> bool:
        """True if a scenario passes without any change."""
        mark = Location(bound.scenario.file, bound.scenario.line, 1)
        if mark not in self._as_it_stands:
            error = bound.run(self.library, self.disputes)
            message = f"'{bound.scenario.name}' fails unchanged, so it tests nothing: {error}"
            self._as_it_stands[mark] = Problem(mark, "failing-scenario", message, "fix it first") if error else None
        return self._as_it_stands[mark] is None

    def _likely_first(self, watching: Sequence[BoundScenario], change: Change) -> list[BoundScenario]:
        """Return the scenarios, those first that are most likely to notice a change.

        The first is the one that noticed the last change. Then come those tagged with a provision that the statement
        cites, and those in the file of the first, because neighbouring statements are often tested by neighbouring
        scenarios.
        """
        cited = {self.library.provision_id(name, change.draft.source) for name in change.cites}
        last, others = watching[:1], watching[1:]
        files = {each.scenario.file for each in last}

        def distance(bound: BoundScenario) -> tuple[bool, bool]:
            return cited.isdisjoint(bound.scenario.tags), bound.scenario.file not in files

        return [*last, *sorted(others, key=distance)]


def _distance(id: str, bound: BoundScenario) -> tuple[bool, bool]:
    """Return a sort key: scenarios that play by the rule set come first, then those of its book."""
    return id not in bound.scenario.rulesets, f"/{source_of(id)}/" not in bound.scenario.file


def _refused(report: PinReport, change: Change, mutated: Library) -> bool:
    """True if the loader refuses a change, and a scenario noticed another change of the same statement."""
    if (change.ruleset, change.path) not in report.noticed_by:
        return False
    return any(mutated.faults_of(id) for id in mutated.drafts if change.ruleset in _lineage(mutated, id))


def _lineage(library: Library, id: str) -> tuple[str, ...]:
    try:
        return (id, *library.rule_set(id).ancestors)
    except RulesError:
        return ()


def all_behind(library: Library, ids: Iterable[str]) -> frozenset[str]:
    """Return some rule sets and all that they extend or borrow from, and that these do."""
    found: set[str] = set()
    waiting = [*ids]
    while waiting:
        rule_set = library.rule_set(waiting.pop())
        new = {rule_set.id, *rule_set.ancestors, *rule_set.lenders} - found
        found |= new
        waiting += new
    return frozenset(found)
