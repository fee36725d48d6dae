"""Pages of the rule sets: each game in sentences, as it is printed, and rule by rule as data on a page of its own."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import chain
from typing import Any

from markupsafe import Markup

from hearts_spec.disputes.todays_answer import TodaysAnswer
from hearts_spec.rules import ResolvedRule, RuleSet, Source
from hearts_spec.rules.book_comparison import label_of, split_key
from hearts_spec.rules.fields import NEEDED, VALUES, all_fields, all_sections, field_of, top_of
from hearts_spec.rules.folder import HOUSE
from hearts_spec.rules.names import source_of
from hearts_spec.rules.ruleset_file import OURS, ChoiceDraft, OptionDraft, at_table
from hearts_spec.rules.vocabulary.pool import PoolCases, clause_texts
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME
from hearts_spec.rules.vote import votes_on
from hearts_spec.schema.english import listed, number, sentence, together
from hearts_spec.service.one_page import MOST, OnePage, Said, one_page, size_of
from hearts_spec.service.rule_sets import idle_data
from hearts_spec.site.links import (
    HOUSES,
    RULES,
    SCORE_PAD,
    TESTS,
    Citation,
    Here,
    rule_data_path,
    rule_set_path,
    rule_sets_path,
    shelf_path,
)
from hearts_spec.site.markdown_pages import Glosser, Terms
from hearts_spec.site.measured_pages import Measured
from hearts_spec.site.site_model import SiteModel, kin, players_label
from hearts_spec.site.templating import Page, macro, page

MOST_OPTIONS = 10  # that stand open on a page
MISHAPS = (  # disputes on what goes wrong at the table, the likeliest first
    "revoke-put-right", "revoke-paid-for", "led-a-heart-unbroken", "threw-a-heart-on-trick-one", "led-out-of-turn",
    "exposed-card-called", "forgot-the-pass", "card-exposed-in-dealing",
)  # fmt: skip
# letters of a sheet without a grid for scores, and those that a row of it displaces, in small type and in a larger one
IN_SMALL, IN_LARGE = (MOST, 240), (3500, 260)

_UNSTATED = {True: "not stated", False: "as for any number"}  # a rule for any number of players, or for one

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
    """A sentence of a game's page: its text in parts, each with the reason if it is our assumption, and references.

    `label` names the one rule that it words. What does not `fit` is not printed.
    """

    parts: tuple[tuple[Markup, str], ...]
    cites: tuple[Citation, ...]
    label: str = ""
    fits: bool = True


@dataclass(frozen=True, slots=True)
class SectionShown:
    """The sentences under one heading of a game's page."""

    name: str
    label: str
    says: tuple[SentenceShown, ...]


@dataclass(frozen=True, slots=True)
class OptionShown:
    """A choice that the players have: what holds if they do not choose, and the others with their references."""

    asks: str
    now: str
    others: tuple[tuple[str, tuple[Citation, ...]], ...]


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
            if not rule_set.shared:
                yield _page(model, rule_set, terms)
            if rule_set.source != HOUSE:
                yield _data(model, rule_set, terms)


def _shelf(model: SiteModel, name: str) -> Shelf:
    sets, source = model.rule_sets_of(name), model.library.sources.get(name)
    ids = {each.id for each in sets}
    roots = [each.id for each in sets if each.extends not in ids]
    below = {id: [each for each in model.children.get(id, ()) if each in ids] for id in ids}
    return Shelf(name, source.short if source else HOUSES.get(name, name), source, roots, below)


def _index(model: SiteModel, shelves: Sequence[Shelf]) -> Page:
    return page(
        "rule_sets.md.jinja", Here(model.links, RULES), "Rule sets", shelves=shelves,
        rule_sets=model.rule_sets, today=model.today, todays=[*model.voters], titles=model.titles,
        often=bool(model.often.entries),
        description="Every game of Hearts that the sources describe, and the house rules added to them.",
    )  # fmt: skip


def _list(model: SiteModel, shelf: Shelf) -> Page:
    return page(
        "rule_sets_of_shelf.md.jinja", Here(model.links, rule_sets_path(shelf.name)),
        shelf.title if shelf.name == HOUSE else f"Rule sets: {shelf.title}",
        shelf=shelf, rule_sets=model.rule_sets, name=shelf.title,
        description=f"The games of Hearts in {shelf.source.in_full}, as rule sets."
        if shelf.source else "Hearts as houses play it, and kindred games, as rule sets.",
    )  # fmt: skip


def _book_of(model: SiteModel, rule_set: RuleSet) -> Source | None:
    """Return the book that citations need not name: a game's own or, for a house rule, that of the game it extends."""
    known = model.library.sources
    games = (rule_set, *(model.rule_sets[id] for id in reversed(rule_set.ancestors)))
    return next((known[game.source] for game in games if game.source in known), None)


def _page(model: SiteModel, rule_set: RuleSet, terms: Terms) -> Page:
    """Return the page of a game: the text that is printed, with references."""
    source = model.library.sources.get(rule_set.source)
    here = Here(model.links, rule_set_path(rule_set.id), source.id if source else "")
    it = one_page(model.library, rule_set.id)
    leaves, told = rule_set.leaves, rule_set.leaves[PROGRAMME].played  # the text tells the contracts
    offered = [
        each for name, each in rule_set.options.items()
        if (not each.number or leaves[each.number].played) and not (told and name == CONTRACT)
    ]  # fmt: skip
    options = [_option(rule_set, each, here) for each in offered]
    common = [shown for shown, each in zip(options, offered, strict=True) if each.common] or options
    mishaps = _mishaps(model) if rule_set == model.today else []
    unprinted = sum(len(each.asks) + len(each.now) for each in options if each not in common[:MOST_OPTIONS])
    told = sum(len(each.dispute.situation.question) + len(each.in_full) for each in mishaps)
    size, letters = size_of(it.letters + told), it.letters + told - unprinted
    full, row = IN_SMALL if size == "small" else IN_LARGE
    return page(
        "rule_set.md.jinja", here, _titled(model, rule_set),
        rule_set=rule_set, source=source, titles=model.titles, reasons_of_all=_reasons_of_all,
        sections=list(_sections(model, rule_set, it, here, Glosser(terms, here))), size=size,
        left_out=it.left_out,
        options=common[:MOST_OPTIONS], voters=model.library.drafts[rule_set.id].votes,
        seldom=[each for each in options if each not in common[:MOST_OPTIONS]],
        mishaps=mishaps,
        data=rule_data_path(rule_set.id), own=_own(model, rule_set, terms), rest=_rest(rule_set), pad=SCORE_PAD,
        beside=kin(rule_set, model.rule_sets, model.library.sources, model.nearness)[:2],
        deals=[*model.printed_deals(rules=rule_set.id), *model.lost_deals(rules=rule_set.id)],
        deal_paths=model.deal_paths, grid=max(0, (full - letters) // row),
        description=rule_set.summary, tags=(*rule_set.names, *_languages(rule_set), *_called(model, rule_set)), boost=4,
        name=rule_set.title, edit=model.file_of(rule_set.id),
    )  # fmt: skip


def _languages(rule_set: RuleSet) -> list[str]:
    """Return how a reader asks for the game's name in each language in which it has one."""
    found = dict.fromkeys(each.language for each in rule_set.also_called)
    return [f"hearts in {language}" for language in found if language != "English"]


def _titled(model: SiteModel, rule_set: RuleSet) -> str:
    source = model.library.sources.get(rule_set.source)
    return source.titled(rule_set.title) if source else rule_set.title


def _sections(model: SiteModel, rule_set: RuleSet, it: OnePage, here: Here, glosser: Glosser) -> Iterator[SectionShown]:
    """Yield the text of a game under its headings."""
    leaves = model.leaves[rule_set.id]
    for section in it.sections:
        shown = list[SentenceShown]()
        for said in section.says:
            cites = dict.fromkeys(cited for key in said.keys if key in leaves for cited in _cites(leaves[key]))
            if not here.source:  # of many sources: a place in each
                cites = dict.fromkeys(some[0] for some in together(cites, _book).values())
            citations = tuple(here.citations(cites))
            shown.append(SentenceShown(_with_reasons(said, leaves, glosser), citations, said.label, said.fits))
        yield SectionShown(section.name, section.label, tuple(shown))


def _reasons_of_all(says: Sequence[SentenceShown]) -> list[str]:
    """Return the reasons for sentences with several assumptions of ours, if none of them cites anything."""
    reasons = [reason for each in says for _, reason in each.parts if reason]
    return list(dict.fromkeys(reasons)) if len(reasons) > 1 and not any(each.cites for each in says) else []


def _book(provision: str) -> str:
    return provision.partition(".")[0]


def _cites(leaf: ResolvedRule) -> tuple[str, ...]:
    """Return what a rule cites, with what the cases of a pool cite."""
    if not has_cases(leaf):
        return leaf.cites
    cases = (leaf.case(str(place)).cites for place in range(1, len(leaf.value) + 1))
    return (*leaf.cites, *chain.from_iterable(cases))


def _option(rule_set: RuleSet, option: OptionDraft, here: Here) -> OptionShown:
    if option.number:
        leaf = rule_set.leaves[option.number]
        others = ((leaf.field.text(number), _cited(option, here)) for number in option.numbers)
        return OptionShown(option.asks, leaf.field.text(leaf.played), tuple(others))
    now = option.choices[option.default].says if option.default else ""
    others = ((each.says, _cited(each, here)) for each in option.choices.values() if each.name != option.default)
    return OptionShown(option.asks, now, tuple(others))


def _cited(offer: OptionDraft | ChoiceDraft, here: Here) -> tuple[Citation, ...]:
    return tuple(here.citations(here.links.library.authority_of(offer).cites))


def _mishaps(model: SiteModel) -> list[TodaysAnswer]:
    """Return the disputes on mistakes that today's game leaves open, with the answer of the law-book or of ours."""
    found = (model.todays_answers.get(id) for id in MISHAPS)
    return [each for each in found if each and (each.by_law_book or each.dispute.situation.suggest)]


def _data(model: SiteModel, rule_set: RuleSet, terms: Terms) -> Page:
    """Return the page of a rule set as data; of one that is only there to be extended, it is the one page."""
    book, titled = _book_of(model, rule_set), _titled(model, rule_set)
    path = rule_set_path(rule_set.id) if rule_set.shared else rule_data_path(rule_set.id)
    here = Here(model.links, path, book.id if book else "", told=False)
    new = {change.key for change in model.changes[rule_set.id]}
    glosser = Glosser(terms, here)
    leaves = model.leaves[rule_set.id]
    return page(
        "rule_data.md.jinja", here, titled if rule_set.shared else f"{titled}: data",
        rule_set=rule_set, source=model.library.sources.get(rule_set.source), book=book, titles=model.titles,
        on_laws=bool(rule_set.extends) and model.rule_sets[rule_set.extends].shared,
        in_turn=CONTRACT if rule_set.leaves[PROGRAMME].played else "",
        voters=_voters(model, rule_set), votes=list(_voted(model, rule_set)),
        told_by=model.library.drafts[rule_set.id].told_by,
        topics=topics_of(rule_set.leaves, new, glosser, idle_keys(model, rule_set)),
        tables=[(at_table(number), players_label(number), _rows(_at_table(leaves, number), new, glosser))
                for number in rule_set.by_players],
        otherwise=_otherwise(rule_set, leaves), at_any_table=_at_any_table,
        authority=partial(_authority, model), field_of=field_of,
        changes=model.changes[rule_set.id], children=model.children.get(rule_set.id, ()),
        played=len(model.played.get(rule_set.id, ())), file=model.file_of(rule_set.id),
        tests=shelf_path(rule_set.source) if rule_set.source in model.tests else TESTS,
        text=model.text_of(rule_set.id), measured=Measured(model, here).of_game(rule_set),
        description=rule_set.summary, found=rule_set.shared, listed=rule_set.shared,
        boost=2 if rule_set.shared else 0, name=rule_set.title, edit=model.file_of(rule_set.id),
    )  # fmt: skip


def _rest(rule_set: RuleSet) -> str:
    """Return the path of the page with the rules that the page of a game does not list: its data, or its parent's."""
    return rule_data_path(rule_set.extends or "" if rule_set.source == HOUSE else rule_set.id)


def _own(model: SiteModel, rule_set: RuleSet, terms: Terms) -> Markup:
    """Return the data of a house game, which states only what differs from another; nothing for the games of a book."""
    if rule_set.source != HOUSE:
        return Markup()
    book, changes = _book_of(model, rule_set), model.changes[rule_set.id]
    here = Here(model.links, rule_set_path(rule_set.id), book.id if book else "", told=False)
    changed = {each.key for each in changes}
    leaves = {
        key: leaf for key, leaf in model.leaves[rule_set.id].items() if key in changed or leaf.origin == rule_set.id
    }
    glosser, draft = Glosser(terms, here), model.library.drafts[rule_set.id]
    numbers = dict.fromkeys(split_key(key)[0] for key in leaves)
    return macro("data_parts.html.jinja", "own")(here, {
        "game": rule_set, "parent": model.titles[rule_set.extends], "titles": model.titles, "changes": len(changes),
        "children": model.children.get(rule_set.id, ()), "rest": _rest(rule_set), "book": book,
        "in_turn": CONTRACT if rule_set.leaves[PROGRAMME].played else "",
        "tables": [(players_label(number) if number else "", _rows(_at_table(leaves, number), set(), glosser))
                   for number in numbers],
        "gone": [f"{each.label}: {_UNSTATED[_at_any_table(each.key)]}" for each in changes if each.child is None],
        "options": [each for name, each in rule_set.options.items() if name in draft.options],
        "authority": partial(_authority, model), "field_of": field_of, "told_by": draft.told_by,
        "measured": Measured(model, here).of_game(rule_set), "played": len(model.played.get(rule_set.id, ())),
        "tests": shelf_path(HOUSE) if HOUSE in model.tests else TESTS,
        "file": model.file_of(rule_set.id), "text": model.text_of(rule_set.id),
    })  # fmt: skip


def _authority(model: SiteModel, offer: OptionDraft | ChoiceDraft) -> tuple[Any, Any]:
    """Return what is behind an option or one of its choices, and the doubts about it."""
    return model.library.authority_of(offer), model.library.doubts_about(offer)


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


def _with_reasons(said: Said, leaves: Mapping[str, ResolvedRule], glosser: Glosser) -> tuple[tuple[Markup, str], ...]:
    """Return a sentence in parts: after each that is our assumption stands the reason, in place of the mark."""
    *ours, last = said.text.split(f" {OURS}")
    reasons = (leaves[key].reason if key in leaves else "" for key in said.assumed)
    made = [(glosser.gloss(text), reason) for text, reason in zip(ours, reasons, strict=True)]
    return (*made, (glosser.gloss(last), ""))


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
