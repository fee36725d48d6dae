"""The pages of the sources: what each book is, its cruxes and silences, and every provision in order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules import Provision, Source
from hearts_spec.rules.provisions import TOPICS
from hearts_spec.scenarios.coverage import Coverage
from hearts_spec.site.links import SOURCES, WITNESSES, Here, source_path
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel

BIBLIOGRAPHY = "rulesets/sources.yml"


@dataclass(frozen=True, slots=True)
class ChapterSection:
    """A section of a chapter: its heading, and the provisions under it."""

    title: str
    provisions: list[Provision]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a source and its sections, each by its heading."""

    title: str
    path: str
    sections: dict[str, ChapterSection]

    @property
    def count(self) -> int:
        """Give the number of its provisions."""
        return sum(len(section.provisions) for section in self.sections.values())


def parts_of(catalogue: SiteModel, source: str) -> list[Chapter]:
    """Part the provisions of a source by chapter and heading, in their order."""
    parts: dict[str, Chapter] = {}
    split = source in catalogue.links.split
    for provision in catalogue.provisions.get(source, ()):
        if provision.removed:
            continue
        place = catalogue.links.places[provision.id]
        path = source_path(source, place.part if split else "")
        part = parts.setdefault(place.part, Chapter(place.part, path, {}))
        part.sections.setdefault(place.section, ChapterSection(place.section, [])).provisions.append(provision)
    return list(parts.values())


def source_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give the index of sources, and for each source its page and those of its parts."""
    yield _index(catalogue)
    for source in catalogue.library.sources.values():
        parts = parts_of(catalogue, source.id)
        yield _source_page(catalogue, source, parts, catalogue.coverage.get(source.id))
        if source.id in catalogue.links.split:
            for part in parts:
                yield _part_page(catalogue, source, part)
    if catalogue.library.witnesses:
        yield _witnesses(catalogue)


def _index(catalogue: SiteModel) -> Page:
    return page(
        "sources.md.jinja", Here(catalogue.links, SOURCES), "Sources", sources=catalogue.books,
        coverage=catalogue.coverage, witnesses=catalogue.witnesses,
        description="The books the rules of Hearts are taken from, what each is and how it reached us.",
        edit=BIBLIOGRAPHY,
    )  # fmt: skip


def _witnesses(catalogue: SiteModel) -> Page:
    return page(
        "witnesses.md.jinja", Here(catalogue.links, WITNESSES), "Witnesses", witnesses=catalogue.witnesses,
        matters=catalogue.library.matters,
        description="What newspapers and works of reference add to the books, and how far they may be trusted.",
        tags=["newspapers", "encyclopaedia"],
        edit="rulesets/witnesses.yml",
    )  # fmt: skip


def _source_page(catalogue: SiteModel, source: Source, parts: Sequence[Chapter], coverage: Coverage | None) -> Page:
    here = Here(catalogue.links, source_path(source.id), source.id)
    removed = [each for each in catalogue.provisions.get(source.id, ()) if each.removed]
    return page(
        "source.md.jinja", here, source.short, source=source, chapters=parts,
        split=source.id in catalogue.links.split, coverage=coverage,
        sources=catalogue.library.sources, rule_sets=catalogue.rule_sets_of(source.id),
        cruxes=[catalogue.library.provisions[id] for id in source.cruxes],
        silences=[TOPICS[topic] for topic in source.silences],
        lost_deals=catalogue.lost_deals(source=source.id),
        printed_deals=catalogue.printed_deals(source=source.id),
        deal_paths=catalogue.deal_paths, removed=removed,
        besides=[each for each in catalogue.besides if source.id in (each.first, each.second)],
        claims=catalogue.claims.of(source.id) if source.id in catalogue.claims.files else None,
        tags=list(filter(None, [source.title, source.short, source.name, source.author])), boost=3,
        description=source.details.get("kind", ""),
        **_shelf(catalogue, source),
        edit=_provisions_file(source.id),
    )  # fmt: skip


def _part_page(catalogue: SiteModel, source: Source, part: Chapter) -> Page:
    title = f"{part.title} ({source.short})"
    return page(
        "source_part.md.jinja", Here(catalogue.links, part.path, source.id), title, source=source, part=part,
        description=f"{part.title}: every provision of {source.short}, with the rules and scenarios that carry it.",
        **_shelf(catalogue, source),
        name=part.title, edit=_provisions_file(source.id),
    )  # fmt: skip


def _shelf(catalogue: SiteModel, source: Source) -> dict[str, Any]:
    shelf = {
        "uses": catalogue.uses, "scenes": catalogue.scenes, "related": catalogue.related, "proofs": catalogue.proofs,
        "titles": catalogue.titles_within(source.id),
    }  # fmt: skip
    return {"places": catalogue.links.places, "shelf": shelf}


def _provisions_file(source: str) -> str:
    return f"rulesets/{source}/provisions.yml"
