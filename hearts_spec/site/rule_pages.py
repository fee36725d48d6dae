"""Pages of the rule sets: each as a summary, then rule by rule with citations, options and file."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from markupsafe import Markup

from hearts_spec.rules import ResolvedRule, RuleSet, Source
from hearts_spec.rules.book_comparison import label_of, split_key
from hearts_spec.rules.fields import NEEDED, VALUES, all_fields, all_sections, field_of, top_of
from hearts_spec.rules.folder import HOUSE
from hearts_spec.rules.names import source_of
from hearts_spec.rules.ruleset_file import OURS, SummarySentence, at_table
from hearts_spec.rules.summary import tell
from hearts_spec.rules.vocabulary.pool import PoolCases, clause_texts
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME
from hearts_spec.rules.vote import votes_on
from hearts_spec.schema.english import listed, number, sentence, together
from hearts_spec.service.one_page import one_page
from hearts_spec.service.rule_sets import idle_data
from hearts_spec.site.links import HOUSES, RULES, Here, one_page_path, rule_set_path, rule_sets_path
from hearts_spec.site.markdown_pages import Glosser, Terms
from hearts_spec.site.measured_pages import Measured
from hearts_spec.site.site_model import SiteModel, kin, players_label
from hearts_spec.site.templating import Page, fence, page

# other words that a reader may type to find today's game
_TODAY = ("learn", "learn hearts", "play hearts", "modern hearts", "standard hearts", "today's hearts", "hearts today")


@dataclass(frozen=True, slots=True)
class RuleSaid:
    """A sentence of a rule, with its authority. `key` is that of the rule, or of one case of it."""

    key: str
    text: str
    cites: tuple[str, ...]
    assumed: str = ""


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule as shown: one sentence, or several. If `cases` is true they are its cases, in order.

    `played` says how the game is played where the book is silent.
    """

    key: str
    label: str
    says: tuple[RuleSaid, ...]
    cases: bool
    silent: bool
    played: str
    new: bool
    origin: str


@dataclass(frozen=True, slots=True)
class TopicShown:
    """The rules under one heading: those the book states, those it is silent on, and those the game does not need.

    It does not need those that cannot apply, nor those of which our default only says that there is no such rule.
    """

    name: str
    label: str
    rows: tuple[RuleRow, ...]
    unspoken: tuple[RuleRow, ...] = ()
    idle: tuple[RuleRow, ...] = ()


@dataclass(frozen=True, slots=True)
class SentenceShown:
    """A sentence of the summary: its number, its paragraph, the keys it is made from and the names of those rules."""

    place: int
    paragraph: int
    text: Markup
    keys: tuple[str, ...]
    rules: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """The rule sets of a book, or those of no book: its title, and its games as a tree by what they extend."""

    name: str
    title: str
    source: Source | None
    roots: Sequence[str]
    below: Mapping[str, Sequence[str]]


def rule_pages(model: SiteModel, terms: Terms) -> Iterator[Page]:
    """Yield the index of rule sets, and for each shelf a list and the page of each rule set."""
    shelves = [_shelf(model, name) for name in dict.fromkeys(each.source for each in model.rule_sets.values())]
    yield _index(model, shelves)
    for shelf in shelves:
        yield _list(model, shelf)
        for rule_set in model.rule_sets_of(shelf.name):
            yield _page(model, rule_set, terms)
            if not rule_set.shared:
                yield _one_page(model, rule_set)


def _shelf(model: SiteModel, name: str) -> Shelf:
    sets, source = model.rule_sets_of(name), model.library.sources.get(name)
    ids = {each.id for each in sets}
    roots = [each.id for each in sets if each.extends not in ids]
    below = {id: [each for each in model.children.get(id, ()) if each in ids] for id in ids}
    return Shelf(name, source.marked if source else HOUSES.get(name, name), source, roots, below)


def _index(model: SiteModel, shelves: Sequence[Shelf]) -> Page:
    return page(
        "rule_sets.md.jinja", Here(model.links, RULES), "Rule sets", shelves=shelves,
        rule_sets=model.rule_sets, today=model.today, todays=[*model.voters], titles=model.titles,
        description="Every game of Hearts that the sources describe, and the house rules added to them.",
    )  # fmt: skip


def _list(model: SiteModel, shelf: Shelf) -> Page:
    return page(
        "rule_sets_of_shelf.md.jinja", Here(model.links, rule_sets_path(shelf.name)),
        shelf.title if shelf.name == HOUSE else f"Rule sets: {shelf.title}",
        shelf=shelf, rule_sets=model.rule_sets, name=shelf.title,
        description=f"The games of Hearts in {shelf.source.title}, {shelf.source.year}, as rule sets."
        if shelf.source else "Hearts as houses play it, and kindred games, as rule sets.",
    )  # fmt: skip


def _book_of(model: SiteModel, rule_set: RuleSet) -> Source | None:
    """Return the book that citations need not name: a game's own or, for a house rule, that of the game it extends."""
    known = model.library.sources
    games = (rule_set, *(model.rule_sets[id] for id in reversed(rule_set.ancestors)))
    return next((known[game.source] for game in games if game.source in known), None)


def _page(model: SiteModel, rule_set: RuleSet, terms: Terms) -> Page:
    book = _book_of(model, rule_set)
    here = Here(model.links, rule_set_path(rule_set.id), book.id if book else "")
    new = {change.key for change in model.changes[rule_set.id]}
    glosser = Glosser(terms, here)
    leaves = model.leaves[rule_set.id]
    source = model.library.sources.get(rule_set.source)
    year = f", {source.year}" if source else ""
    return page(
        "rule_set.md.jinja", here, f"{rule_set.title}{year}",
        rule_set=rule_set, source=source, book=book, titles=model.titles,
        on_laws=bool(rule_set.extends) and model.rule_sets[rule_set.extends].shared,
        in_turn=CONTRACT if rule_set.leaves[PROGRAMME].played else "",
        voters=_voters(model, rule_set), votes=list(_voted(model, rule_set)),
        told=_told(model, rule_set, glosser), told_by=model.library.drafts[rule_set.id].told_by,
        topics=topics_of(rule_set.leaves, new, glosser, idle_keys(model, rule_set)),
        tables=[(at_table(number), players_label(number), _rows(_at_table(leaves, number), new, glosser))
                for number in rule_set.by_players],
        otherwise=_otherwise(rule_set, leaves), at_any_table=_at_any_table,
        behind=model.library.authority_of, doubts_behind=model.library.doubts_about, field_of=field_of,
        changes=model.changes[rule_set.id], children=model.children.get(rule_set.id, ()),
        played=model.played.get(rule_set.id, ()), file=model.file_of(rule_set.id),
        text=fence(model.text_of(rule_set.id), "yaml"),
        beside=() if rule_set.shared else kin(
            rule_set, model.rule_sets, model.library.sources, model.nearness
        ),
        printable="" if rule_set.shared else here.to(one_page_path(rule_set.id)),
        lost_deals=model.lost_deals(rules=rule_set.id),
        printed_deals=model.printed_deals(rules=rule_set.id),
        deal_paths=model.deal_paths, measured=Measured(model, here).of_game(rule_set),
        description=rule_set.summary, tags=(*rule_set.aliases, *_called(model, rule_set)),
        boost=4 if not rule_set.shared else 2,
        name=rule_set.title, edit=model.file_of(rule_set.id),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class VoteShown:
    """The vote on one rule: who states the value of the game, and who another, with what."""

    label: str
    value: str
    agree: str
    differ: str
    reason: str


def _voters(model: SiteModel, rule_set: RuleSet) -> list[tuple[Source, str]]:
    """Return the sources that vote on a game, each with the reason why it does; none for other games."""
    sources = model.library.sources
    return [(sources[source_of(id)], why) for id, why in model.library.drafts[rule_set.id].votes.items()]


def _voted(model: SiteModel, rule_set: RuleSet) -> Iterator[VoteShown]:
    """Yield the votes on a game in which a source states something, in the order of the model."""
    voters = model.library.drafts[rule_set.id].votes
    for row, vote in (votes_on(model.library, rule_set.id) if voters else {}).items():
        leaf = model.leaves[rule_set.id].get(row)
        if not vote.ballots or leaf is None:
            continue
        differ = (f"{model.shelf_name(source_of(each.game))}: {vote.field.text(each.value)}" for each in vote.differ)
        agree = ", ".join(model.shelf_name(source_of(each.game)) for each in vote.agree)
        yield VoteShown(label_of(row, leaf), vote.field.text(vote.chosen), agree, "; ".join(differ), leaf.reason)


def _one_page(model: SiteModel, rule_set: RuleSet) -> Page:
    source = model.library.sources.get(rule_set.source)
    title = f"{rule_set.title}, {source.year}" if source else rule_set.title
    return page(
        "one_page.md.jinja", Here(model.links, one_page_path(rule_set.id)), f"{title}: rules on one page",
        rule_set=rule_set, source=source, it=one_page(model.library, rule_set.id),
        description=f"The rules of {rule_set.title} for one printed page, A4 or Letter.",
        hide=("toc",), found=False, listed=False, edit=model.file_of(rule_set.id),
    )  # fmt: skip


def _called(model: SiteModel, rule_set: RuleSet) -> list[str]:
    """Return what a reader may type to find a game: its title and variants of it, and words for the game of today."""
    title = rule_set.title
    bare = title.removesuffix(" Hearts")
    source = model.library.sources.get(rule_set.source)
    by_book = [f"{source.name} {bare}"] if source else []
    return [*dict.fromkeys([title, bare, *by_book, *(_TODAY if rule_set == model.today else ())])]


def _at_table(leaves: Mapping[str, ResolvedRule], players: int) -> dict[str, ResolvedRule]:
    """Return the rules for one number of players alone."""
    return {key: leaf for key, leaf in leaves.items() if split_key(key)[0] == players}


def _otherwise(rule_set: RuleSet, leaves: Mapping[str, ResolvedRule]) -> dict[str, list[tuple[str, str]]]:
    """Return the rules for single numbers of players, by general key: their keys, and the numbers in words."""
    found: dict[str, list[tuple[str, str]]] = {}
    for players in rule_set.by_players:
        for key in _at_table(leaves, players):
            found.setdefault(split_key(key)[1], []).append((key, number(players)))
    return found


def _at_any_table(key: str) -> bool:
    """True if a key is that of a rule for any number of players."""
    return not split_key(key)[0]


def _told(model: SiteModel, rule_set: RuleSet, glosser: Glosser) -> list[SentenceShown]:
    """Return the summary of a game. Where a sentence marks an assumption, the mark links to the reason."""
    leaves, shown = model.leaves[rule_set.id], list[SentenceShown]()
    for place, each in enumerate(tell(model.library, rule_set.id), 1):
        keys = tuple(key for key in each.keys if key in leaves)  # a sentence may be out of date
        rules = ", ".join(label_of(key, leaves[key]) for key in keys)
        shown.append(SentenceShown(place, each.paragraph, _with_reasons(each, glosser), keys, rules))
    return shown


def _with_reasons(told: SummarySentence, glosser: Glosser) -> Markup:
    """Return the text of a sentence, each mark of an assumption linked to the rule that gives the reason."""
    first, *others = told.text.split(OURS)
    made = glosser.gloss(first)
    for key, text in zip(told.assumed, others, strict=True):
        made += Markup('<a class="told__ours" href="#{}">{}</a>').format(key, OURS) + glosser.gloss(text)
    return made


def idle_keys(model: SiteModel, rule_set: RuleSet) -> set[str]:
    """Return the keys that cannot apply, whatever the players choose.

    What a source or the house rule itself states is left out.
    """
    leaves, of_a_house = rule_set.leaves, rule_set.source not in model.library.sources
    return {
        key for key in idle_data(model.library, rule_set)
        if leaves[key].silent or (of_a_house and leaves[key].origin != rule_set.id)
    }  # fmt: skip


def topics_of(
    leaves: Mapping[str, ResolvedRule], new: set[str], glosser: Glosser, idle: Collection[str] = ()
) -> list[TopicShown]:
    """Group the rules under the headings of the vocabulary."""
    denials = {key for key, leaf in leaves.items() if leaf.silent and _played(leaf) == leaf.field.none != ""}
    idle = denials.union(idle)
    groups: dict[str, dict[str, ResolvedRule]] = {}
    spoken = {top_of(key) for key, leaf in leaves.items() if not leaf.silent}
    for key, leaf in leaves.items():
        top, section = top_of(key), leaf.field.section
        parted = top in spoken and top in _parted()
        groups.setdefault(section if parted else top, {})[key] = leaf
    labels = {section.path: section.label for section in all_sections()}
    return [_topic(name, labels[name], _rows(some, new, glosser), idle) for name, some in groups.items()]


def _topic(name: str, label: str, rows: Sequence[RuleRow], idle: Collection[str]) -> TopicShown:
    return TopicShown(
        name,
        label,
        tuple(row for row in rows if not row.silent and row.key not in idle),
        tuple(row for row in rows if row.silent and row.key not in idle),
        tuple(replace(row, played="") for row in rows if row.key in idle),
    )


@cache
def _parted() -> frozenset[str]:
    """Return the sections that consist of subsections only; each subsection has a heading of its own."""
    with_fields = {each.section for each in all_fields()}
    return frozenset(each.path for each in all_sections() if each.path not in (*with_fields, VALUES))


def _rows(leaves: Mapping[str, ResolvedRule], new: set[str], glosser: Glosser) -> list[RuleRow]:
    return [
        RuleRow(
            key,
            leaf.field.label,
            () if leaf.silent else tuple(says(leaf, glosser)),
            has_cases(leaf),
            leaf.silent,
            _played(leaf),
            key in new,
            leaf.origin,
        )
        for key, leaf in leaves.items()
    ]


def has_cases(leaf: ResolvedRule) -> bool:
    """True if a rule is shown case by case, as that of the pool is; the first case that fits applies."""
    return isinstance(leaf.field.kind, PoolCases) and bool(leaf.value)


def says(leaf: ResolvedRule, glosser: Glosser) -> Iterator[RuleSaid]:
    """Yield the sentences of a rule: one, or one for each case of a pool or for the players who are left out."""
    if has_cases(leaf):
        for place, text in enumerate(clause_texts(leaf.value), start=1):
            behind = leaf.case(str(place))
            yield RuleSaid(f"{leaf.key}.{place}", glosser.gloss(sentence(text)), behind.cites, behind.assumed)
        return
    yield RuleSaid(leaf.key, glosser.gloss(leaf.field.says(leaf.value)), leaf.cites, leaf.assumed)
    for reason, out in together(leaf.left_out, lambda each: each[1]).items():
        some = [players for players, _ in out]
        most = max(leaf.value)
        beyond = len(some) > 1 and some == [*range(most + 1, most + 1 + len(some))]
        numbers = f"more than {number(most)}" if beyond else listed([*map(number, some)], "or")
        yield RuleSaid(leaf.key, glosser.gloss(f"It is not for {numbers}."), (), reason)


def _played(leaf: ResolvedRule) -> str:
    """Return how the game is played where the book is silent, or an empty text if there is nothing to say."""
    field = leaf.field
    if not leaf.silent or field.default_hidden or field.default is NEEDED:
        return ""
    return field.says(field.default)
