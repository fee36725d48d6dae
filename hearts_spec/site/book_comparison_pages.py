"""The pages that set two books side by side: where they part, where they agree, what one alone says."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

from hearts_spec.rules.book_comparison import Agreement, BookComparison, Parallel, Related
from hearts_spec.rules.provisions import TOPICS, Source
from hearts_spec.schema.english import listed, number_word
from hearts_spec.schema.group_by import together
from hearts_spec.site.links import Here, beside_path
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.source_pages import BIBLIOGRAPHY


def beside_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give a page for each pair of books that the bibliography sets side by side."""
    for beside in catalogue.besides:
        yield _page(catalogue, beside)


def _heading(stand: Agreement, first: Source, second: Source) -> tuple[str, tuple[str, ...]]:
    """Give the heading of the matters on which two books stand so, and the heads of the columns below it."""
    match stand:
        case Agreement.PART:
            return "Where they part", (first.short, second.short)
        case Agreement.AGREE:
            return "Where they agree", ("both say", "where")
        case Agreement.FIRST_ALONE:
            return f"What {first.short} alone says", (first.short,)
        case Agreement.SECOND_ALONE:
            return f"What {second.short} alone says", (second.short,)
        case never:
            assert_never(never)


def _page(catalogue: SiteModel, beside: BookComparison) -> Page:
    first, second = (catalogue.library.sources[id] for id in (beside.first, beside.second))
    here, title = Here(catalogue.links, beside_path(first.id, second.id)), f"{first.short} beside {second.short}"
    return page(
        "beside.md.jinja", here, title, beside=beside, first=first, second=second, Agreement=Agreement,
        headings=[(stand, *_heading(stand, first, second)) for stand in Agreement],
        counts=Counter(each.stand for each in beside.parallels), topics=_topics(catalogue, beside),
        topic_words=TOPICS, rule_sets=catalogue.rule_sets,
        said_of=lambda parallel: _said_of(catalogue, beside, parallel),
        description=f"Where {first.short} and {second.short} agree on the same games, and where they part.",
        edit=BIBLIOGRAPHY,
    )  # fmt: skip


def _topics(catalogue: SiteModel, beside: BookComparison) -> Mapping[str, list[Related]]:
    """Part the provisions to be read together by the topic of the first."""
    topics = together(beside.related, lambda each: catalogue.library.provisions[each.first].topic)
    return {topic: topics[topic] for topic in TOPICS if topic in topics}


def _said_of(catalogue: SiteModel, beside: BookComparison, parallel: Parallel) -> str:
    """Name the games in which they stand so under a key, and the numbers of players where it does not for all."""
    pairs = dict(beside.games)
    if all(parallel.games.get(mine) == beside.players(mine, theirs) for mine, theirs in pairs.items()):
        return ""
    said = []
    for mine, numbers in parallel.games.items():
        every = numbers == beside.players(mine, pairs[mine])
        some = "" if every else f" ({listed([number_word(each) for each in numbers])} players)"
        said.append(f"{catalogue.rule_sets[mine].title}{some}")
    return listed(said)
