"""The report of a pinning run as data, for the page that shows it."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearts_spec.scenarios.atomic_file import keep, kept_data
from hearts_spec.scenarios.transcript import digest_of

if TYPE_CHECKING:  # who only reads a report needs nothing of what made it
    from hearts_spec.scenarios.pinning import PinReport

REPORT = Path("build") / "pinning.json"


def report_data(report: "PinReport") -> dict[str, Any]:
    """Give a report as JSON says it: each statement with the changes tried and a scenario that noticed, by rule set."""
    rulesets: dict[str, list[dict[str, Any]]] = {}
    for (ruleset, path), tried in report.paths.items():
        noticed = report.noticed_by.get((ruleset, path))
        rulesets.setdefault(ruleset, []).append({"path": path, "changes": tried, "noticed_by": noticed})
    survivors = [{"ruleset": each.ruleset, "path": each.path, "change": each.text} for each in report.survivors]
    return {"changes": report.tried, "statements": len(report.paths), "survivors": survivors, "rulesets": rulesets}


def write_report(project: Path, report: "PinReport") -> None:
    """Write the report where the site finds it, with the digest of the files it was made from."""
    data = {"digest": digest_of(project), **report_data(report)}
    keep(project / REPORT, json.dumps(data, ensure_ascii=False, indent=1))


def read_report(project: Path) -> dict[str, Any] | None:
    """Read the report of a run on the files as they are now, or None when there is none that can be read."""
    data = kept_data(project / REPORT)
    return data if data is not None and data.get("digest") == digest_of(project) else None
