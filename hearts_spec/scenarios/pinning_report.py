"""The stored report of pinning, for the site, and what of it is still right after a change.

A rule set is pinned again only if something has changed on which its part of the report depends, or if a change of it
survived.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deals import Deals
from hearts_spec.rules import Library
from hearts_spec.rules.names import name_of, source_of
from hearts_spec.scenarios.features import ENDING, Scenario
from hearts_spec.scenarios.pinning import PinReport, all_behind
from hearts_spec.scenarios.transcript import digest_of, digest_of_files, inputs, read_json, write_atomically

REPORT = Path("build") / "pinning.json"


def report_data(report: PinReport) -> dict[str, Any]:
    """Return a report as JSON data: for each statement the number of changes, and a scenario that noticed one."""
    rulesets: dict[str, list[dict[str, Any]]] = {}
    for (ruleset, path), tried in report.paths.items():
        noticed = report.noticed_by.get((ruleset, path))
        rulesets.setdefault(ruleset, []).append({"path": path, "changes": tried, "noticed_by": noticed})
    survivors = [{"ruleset": each.ruleset, "path": each.path, "change": each.text} for each in report.survivors]
    return {"changes": report.tried, "statements": len(report.paths), "survivors": survivors, "rulesets": rulesets}


def write_report(project: Path, report: PinReport, digests: Mapping[str, str]) -> None:
    """Write the report for the site, with the digest of all files it was made from, and those by rule set."""
    data = {"digest": digest_of(project), "digests": digests, **report_data(report)}
    write_atomically(project / REPORT, json.dumps(data, ensure_ascii=False, indent=1))


def read_report(project: Path) -> dict[str, Any] | None:
    """Return the report of a run on the current files, or None if there is none that can be read."""
    data = read_json(project / REPORT)
    return data if data is not None and data.get("digest") == digest_of(project) else None


def kept_reports(project: Path, digests: Mapping[str, str]) -> dict[str, PinReport]:
    """Return the stored reports that are still right, by rule set: of the same digest, and no change survived."""
    stored = read_json(project / REPORT) or {}
    survived = {each["ruleset"] for each in stored.get("survivors", ())}
    same = {id for id, digest in stored.get("digests", {}).items() if digests.get(id) == digest}
    return {id: _as_report(id, stored["rulesets"].get(id, ())) for id in same - survived}


def _as_report(id: str, statements: Sequence[Mapping[str, Any]]) -> PinReport:
    paths = {(id, each["path"]): each["changes"] for each in statements}
    noticed_by = {(id, each["path"]): each["noticed_by"] for each in statements if each["noticed_by"]}
    return PinReport(sum(paths.values()), [], noticed_by, paths)


def digests_of_rule_sets(library: Library, scenarios: Sequence[Scenario]) -> dict[str, str]:
    """Return for each rule set the digest of everything that its pinning depends on.

    That is the code; every file but the rule sets, and the ids of these; the scenarios that see the rule set, in order;
    and the files of all that these scenarios play by, of all that extends or borrows from the rule set, and of what is
    behind any of them.
    """
    project = library.root.resolve().parent
    files = {id: Path(draft.file).resolve() for id, draft in library.drafts.items()}
    known = {*files.values()}
    others = [path for path in inputs(project) if path not in known and path.suffix != ENDING]
    common = sha256("\n".join([digest_of_files(project, others), *files]).encode())
    contents = {id: _digest(path.read_bytes()) for id, path in files.items()}
    behind = {id: all_behind(library, [id]) for id in files}
    played = played_rule_sets(library)
    seeing = [(_digest(repr(each).encode()), all_behind(library, played(each))) for each in scenarios]
    digests = {}
    for id in files:
        watching = [(scenario, some) for scenario, some in seeing if id in some]
        related = set[str]().union(*(some for _, some in watching), *(some for some in behind.values() if id in some))
        whole = common.copy()
        whole.update("\n".join(scenario for scenario, _ in watching).encode())
        whole.update("\n".join(f"{each} {contents[each]}" for each in sorted(related)).encode())
        digests[id] = whole.hexdigest()
    return digests


def played_rule_sets(library: Library) -> Callable[[Scenario], frozenset[str]]:
    """Return a function that gives the rule sets that a scenario plays by: those it names, and those of its deals.

    Where a game that votes on today's is silent on a question, the law-book of today answers.
    """
    deals, today = Deals(library), library.today
    heard = {source_of(today.id), *map(source_of, today.votes)} if today and today.law_book else set()
    rules = {name: deals.deal(id).rules for id in deals.ids() for name in (id, name_of(id))}

    def played(scenario: Scenario) -> frozenset[str]:
        words = {word for step in scenario.steps for word in step.text.split()}
        ids = {*scenario.rulesets, *(rules[word] for word in words & rules.keys())} & library.drafts.keys()
        is_asked = any(step.text.startswith("the question ") for step in scenario.steps)
        law = {today.law_book} if today and is_asked and heard & set(map(source_of, ids)) else set()
        return frozenset(ids | law)

    return played


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()
