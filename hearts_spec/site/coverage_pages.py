"""The pages of coverage: provision by provision, what carries it or why nothing does; and what pinning found."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hearts_spec.rules import Provision
from hearts_spec.scenarios.coverage import Coverage
from hearts_spec.schema.group_by import together
from hearts_spec.site.links import COVERAGE, Here, coverage_path
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel


def coverage_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give the summary of coverage, and a page for each source."""
    yield _summary(catalogue)
    for source, coverage in catalogue.coverage.items():
        yield _source_page(catalogue, source, catalogue.provisions[source], coverage)


def _summary(catalogue: SiteModel) -> Page:
    coverage = catalogue.coverage
    names = {source: catalogue.shelf_name(source) for source in coverage}
    rows = [(names[source], coverage_path(source), each, _shares(each)) for source, each in coverage.items()]
    uncovered = {source: each.uncovered for source, each in coverage.items() if each.uncovered}
    return page(
        "coverage.md.jinja", Here(catalogue.links, COVERAGE), "Coverage", rows=rows, uncovered=uncovered,
        needless=[id for each in coverage.values() for id in each.needless],
        whole=sum(each.provisions for each in coverage.values()),
        totals={name: sum(len(getattr(each, name)) for each in coverage.values())
                for name in ("data", "scenarios", "alone", "reasoned", "uncovered")},
        names=names,
        pinning=pinning_section(catalogue.pinning), titles=catalogue.titles,
        description="What has become of each statement of the books: an example, a rule, or the reason for neither.",
    )  # fmt: skip


def _shares(coverage: Coverage) -> dict[str, float]:
    """Give the parts of a source's bar, in hundredths: shown, carried by data alone, reasoned."""
    whole = coverage.provisions or 1
    counts = {
        "scenario": len(coverage.scenarios), "data": len(coverage.alone), "reason": len(coverage.reasoned)
    }  # fmt: skip
    return {name: round(100 * count / whole, 2) for name, count in counts.items()}


def _source_page(catalogue: SiteModel, source: str, provisions: Sequence[Provision], coverage: Coverage) -> Page:
    here, short = Here(catalogue.links, coverage_path(source), source), catalogue.shelf_name(source)
    return page(
        "coverage_source.md.jinja", here, f"Coverage of {short}",
        provisions=[each for each in provisions if not each.removed], uses=catalogue.uses, scenes=catalogue.scenes,
        coverage=coverage, titles=catalogue.titles_within(source), short=short,
        uncovered=frozenset(coverage.uncovered), found=False, hide=("toc",),
        description=f"Statement by statement: what has become of each in {short}.",
        name=short, edit=f"rulesets/{source}/provisions.yml",
    )  # fmt: skip


def pinning_section(report: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give what a pinning run found: how much was tried, and by rule set the changes that nothing noticed."""
    if report is None:
        return None
    survivors = together(report["survivors"], lambda each: str(each["ruleset"]))
    tried = {id: sum(each["changes"] for each in statements) for id, statements in report["rulesets"].items()}
    return {
        "changes": report["changes"], "statements": report["statements"], "survivors": survivors, "tried": tried,
    }  # fmt: skip
