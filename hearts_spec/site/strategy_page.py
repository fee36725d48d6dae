"""The page of good play: what the books advise, by parts of play, and side by side where one is linked with another."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hearts_spec.rules import Provision
from hearts_spec.rules.play_advice import STRATEGY, PlayTopics
from hearts_spec.site.glossary import Glosser, Terms
from hearts_spec.site.links import ADVICE, Here
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel


def strategy_page(catalogue: SiteModel, terms: Terms) -> Iterator[Page]:
    """Give the page of advice, where the books have any."""
    parts = list(catalogue.library.strategy.values())
    if not parts:
        return
    here = Here(catalogue.links, ADVICE)
    told = {part.id: together(catalogue, part) for part in parts}
    years = {each.id: each.year for each in catalogue.books}
    count = Counter(each.source for groups in told.values() for group in groups for each in group)
    yield page(
        "strategy.md.jinja", here, "Advice on play", strategy=parts, told=told, years=years,
        gloss=Glosser(terms, here).gloss,
        books=[(each, count[each.id]) for each in catalogue.books if count[each.id]],
        tested=[each for each in catalogue.books if count[each.id] and each.id in catalogue.claims.files],
        description="What the books advise those who would play Hearts well, from the first lead to the last discard.",
        tags=["advice", "strategy", "tactics", *(alias for part in parts for alias in part.aliases)], boost=8,
        edit=f"rulesets/{STRATEGY.name}",
    )  # fmt: skip


def together(catalogue: SiteModel, part: PlayTopics) -> Sequence[Sequence[Provision]]:
    """Give what is said of a part in its order, provisions of two books that are linked with each other together."""
    groups: list[list[Provision]] = []
    for each in (catalogue.library.provisions[id] for id in part.told):
        linked = catalogue.related.get(each.id, ())
        among = (group for group in groups if any(it.id in linked and it.source != each.source for it in group))
        if group := next(among, None):
            group.append(each)
        else:
            groups.append([each])
    return groups
