"""The pages of the disputes: each quarrel with every book's ruling beside the others, and the lists that lead there."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.cards import SEAT_NAMES
from hearts_spec.disputes import (
    STAGES,
    Answer,
    ByChoice,
    Parameter,
    Situation,
    ask,
    by_choice,
    grouped,
    nearest_in_time,
    situations_of,
)
from hearts_spec.disputes.inputs import LAST
from hearts_spec.disputes.kinds import KINDS
from hearts_spec.rules import Status
from hearts_spec.rules.compare import number_word
from hearts_spec.site.catalogue import Catalogue, option_label
from hearts_spec.site.links import DISPUTES, DISPUTES_BY_TOPIC, Here, dispute_path, stage_path
from hearts_spec.site.pages import Page
from hearts_spec.site.scenes import Scene
from hearts_spec.site.source_pages import TOPIC_WORDS
from hearts_spec.site.templating import render

HOUSE = "House rules"
_IN_BRACKETS = re.compile(r"\s*\([a-z0-9-]+\.[a-z0-9.-]+\)")
_ASKED = re.compile(r"the question ([a-z0-9-]+) is put to ")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling as a book gives it; `cites` name each place once.

    `games` are those of the book that share it, or none when all of them do.
    """

    answer: Answer
    games: tuple[str, ...]
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rulings of one book, or of the house rules, and what its places leave open, by provision.

    `here` cites its places as they are cited within it. Where it says nothing at all, `nearest` names the nearest book
    in time that rules.
    """

    name: str
    here: Here
    rulings: tuple[Ruling, ...]
    limits: Mapping[str, str]
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a quarrel: the answer, and who gives it, by book: games, or none for all of them."""

    answer: Answer
    books: Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What an option changes: the choice, the games that offer it, and the answer it leads to."""

    found: ByChoice
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dispute:
    """A situation with every answer to it, and the number of ways in which those that answer are split."""

    situation: Situation
    answers: Sequence[Answer]

    @property
    def sides(self) -> list[list[Answer]]:
        """Give the answers of those who rule, those that say the very same together."""
        together: dict[object, list[Answer]] = {}
        for each in (each for group in grouped(list(self.answers)) for each in group if _rules(each)):
            together.setdefault(_said(each), []).append(each)
        return list(together.values())

    @property
    def split(self) -> str:
        """Say in two words how many ways the books split."""
        ways = len(self.sides)
        return "all silent" if ways == 0 else f"{number_word(ways)} ruling{'' if ways == 1 else 's'}"

    @property
    def silent(self) -> list[Answer]:
        """Give the answers of the books that say nothing."""
        return [each for each in self.answers if each.arises and not _rules(each)]

    @property
    def elsewhere(self) -> list[Answer]:
        """Give the answers under which the question does not arise."""
        return [each for each in self.answers if not each.arises]


@dataclass(frozen=True, slots=True)
class Shelf:
    """All situations, and the scenarios that put each of them, by its id."""

    situations: Mapping[str, Situation]
    scenes: Mapping[str, Sequence[Scene]]


def _said(answer: Answer) -> tuple[object, ...]:
    """Give all that an answer says: two that differ in any of it are two rulings."""
    return answer.word, answer.ruling, answer.status, tuple((answer.net or {}).values())


def _rules(answer: Answer) -> bool:
    return answer.arises and answer.status is not Status.SILENT


def disputes_of(catalogue: Catalogue) -> list[Dispute]:
    """Put every situation to every rule set."""
    library = catalogue.library
    ids = [each.id for each in catalogue.games]
    found = situations_of(library.root).by_id.values()
    return [Dispute(each, ask(library, each, ids)) for each in found]


def dispute_pages(catalogue: Catalogue) -> Iterator[Page]:
    """Give the lists of quarrels, by stage and by topic, and a page for each quarrel."""
    disputes = disputes_of(catalogue)
    if not disputes:
        return
    by_stage = {stage: [each for each in disputes if each.situation.stage == stage] for stage in STAGES}
    by_stage = {stage: some for stage, some in by_stage.items() if some}
    shelf = Shelf({each.situation.id: each.situation for each in disputes}, _scenes_by_question(catalogue))
    yield _index(catalogue, by_stage)
    yield _topics(catalogue, disputes)
    for stage, some in by_stage.items():
        yield _stage(catalogue, stage, some)
        for place, dispute in enumerate(some):
            before = some[place - 1].situation if place else None
            after = some[place + 1].situation if place + 1 < len(some) else None
            yield _page(catalogue, shelf, dispute, before, after)


def _index(catalogue: Catalogue, by_stage: Mapping[str, Sequence[Dispute]]) -> Page:
    markdown = render(
        "disputes.md.jinja", Here(catalogue.links, DISPUTES), "Disputes", stages=STAGES, by_stage=by_stage,
        count=sum(map(len, by_stage.values())), boost=3,
        description="Quarrels at the Hearts table, and every book's ruling on each, side by side.",
    )  # fmt: skip
    return Page(DISPUTES, "Disputes", markdown, "rulesets/situations")


def _topics(catalogue: Catalogue, disputes: Sequence[Dispute]) -> Page:
    topics: dict[str, list[Dispute]] = {}
    for each in sorted(disputes, key=lambda each: list(TOPIC_WORDS).index(each.situation.topic)):
        topics.setdefault(each.situation.topic, []).append(each)
    markdown = render(
        "disputes_by_topic.md.jinja", Here(catalogue.links, DISPUTES_BY_TOPIC), "By topic",
        topics=topics, words=TOPIC_WORDS, description="The quarrels by what they are about.",
    )  # fmt: skip
    return Page(DISPUTES_BY_TOPIC, "By topic", markdown, "rulesets/situations")


def _stage(catalogue: Catalogue, stage: str, disputes: Sequence[Dispute]) -> Page:
    path, title = stage_path(stage), STAGES[stage]
    markdown = render(
        "disputes_of_stage.md.jinja", Here(catalogue.links, path), title, disputes=disputes,
        description=f"Quarrels about the game of Hearts: {title.lower()}.",
    )  # fmt: skip
    return Page(path, title, markdown, f"rulesets/situations/{stage}.yml")


def _page(
    catalogue: Catalogue, shelf: Shelf, dispute: Dispute, before: Situation | None, after: Situation | None
) -> Page:
    situation = dispute.situation
    path = dispute_path(situation.stage, situation.id)
    markdown = render(
        "dispute.md.jinja", Here(catalogue.links, path), situation.question, situation=situation,
        dispute=dispute, stage=STAGES[situation.stage], topic=TOPIC_WORDS[situation.topic],
        glance=_glance(dispute), sides=[_side(catalogue, dispute, group) for group in dispute.sides],
        books=_books(catalogue, dispute), silent=_named(catalogue, dispute, dispute.silent),
        elsewhere=_elsewhere(dispute), partly=set(_by_book(catalogue, dispute.elsewhere)),
        otherwise=_otherwise(catalogue, dispute),
        related=[shelf.situations[id] for id in situation.related], before=before, after=after, titles=catalogue.titles,
        scenes=shelf.scenes.get(situation.id, ()), option_label=option_label, asked_text=asked_text,
        table_set=table_set(situation), plain_reason=plain_reason,
        hide=("navigation",), tags=situation.aliases, boost=3, description=_glance(dispute),
    )  # fmt: skip
    return Page(path, situation.question, markdown, f"rulesets/situations/{situation.stage}.yml", listed=False)


def _glance(dispute: Dispute) -> str:
    """Say how many ways the books split."""
    ways = len(dispute.sides)
    if ways == 0:
        return "No book says anything of this."
    rulings = "One ruling" if ways == 1 else f"{number_word(ways).capitalize()} different rulings"
    return f"{rulings}; some books say nothing." if dispute.silent else f"{rulings}."


def _side(catalogue: Catalogue, dispute: Dispute, answers: Sequence[Answer]) -> Side:
    return Side(answers[0], _named(catalogue, dispute, answers))


def _named(catalogue: Catalogue, dispute: Dispute, answers: Sequence[Answer]) -> dict[str, Sequence[str]]:
    """Give the games of some answers by book, as they are to be named."""
    all_games = _by_book(catalogue, [each for each in dispute.answers if each.arises])
    return {name: _some(ids, all_games[name]) for name, ids in _by_book(catalogue, answers).items()}


def _some(ids: Sequence[str], all_games: Sequence[str]) -> Sequence[str]:
    """Give the games to name: none when they are all of a book's several games in which the question arises."""
    return () if len(ids) == len(all_games) > 1 else ids


def _by_book(catalogue: Catalogue, answers: Sequence[Answer]) -> dict[str, list[str]]:
    """Give rule sets by the name of their book."""
    books: dict[str, list[str]] = {}
    for each in answers:
        books.setdefault(_book_name(catalogue, each.rules), []).append(each.rules)
    return books


def _book_name(catalogue: Catalogue, id: str) -> str:
    source = catalogue.library.sources.get(id.split("/")[0])
    return source.short if source else HOUSE


def _books(catalogue: Catalogue, dispute: Dispute) -> list[Book]:
    """Give the rulings book by book; games of a book that come to the same stand together."""
    by_book: dict[str, dict[tuple[object, ...], list[Answer]]] = {}
    for each in dispute.answers:
        if each.arises:
            by_book.setdefault(_book_name(catalogue, each.rules), {}).setdefault(_said(each), []).append(each)
    return [_book(catalogue, dispute, name, list(groups.values())) for name, groups in by_book.items()]


def _book(catalogue: Catalogue, dispute: Dispute, name: str, groups: Sequence[Sequence[Answer]]) -> Book:
    source = groups[0][0].rules.split("/")[0]
    path = dispute_path(dispute.situation.stage, dispute.situation.id)
    here = Here(catalogue.links, path, source if source in catalogue.library.sources else "")
    all_games = _by_book(catalogue, [each for each in dispute.answers if each.arises])[name]
    rulings = tuple(_ruling(here, some, all_games) for some in groups)
    limits = {id: limit for each in rulings for id, limit in (each.answer.limits or {}).items()}
    nearest = None
    if not any(_rules(each.answer) for each in rulings):
        nearest = nearest_in_time(catalogue.library, dispute.answers, rulings[0].answer)
    return Book(name, here, rulings, limits, _book_name(catalogue, nearest.rules) if nearest else "")


def _ruling(here: Here, answers: Sequence[Answer], all_games: Sequence[str]) -> Ruling:
    places = {here.label(id): id for id in reversed(answers[0].cites)}
    games = _some([each.rules for each in answers], all_games)
    return Ruling(answers[0], tuple(games), tuple(reversed(places.values())))


def asked_text(parameter: Parameter) -> str:
    """Give what a question is asked with as a reader says it: `A 2, B 2, C 3, D 6` for numbers by seat."""
    text = parameter.default
    if parameter.input.kind == "counts":
        return ", ".join(f"{seat} {count}" for seat, count in zip(SEAT_NAMES, text.split(","), strict=False))
    if parameter.input.kind == "seat" and text == LAST:
        return "the last player"
    if parameter.input.kind == "word":
        return parameter.input.phrase(text)
    return text.replace(",", " and ") if parameter.input.kind == "seats" else text


def plain_reason(reason: str) -> str:
    """Give a reason without the ids of provisions in brackets, for they are linked beside it."""
    return _IN_BRACKETS.sub("", reason)


def table_set(situation: Situation) -> list[tuple[str, str]]:
    """Give the hands and the cards played with which an incident is told, as a reader sees them."""
    inputs = KINDS[situation.kind].inputs
    shown = [(name, inputs[name].label) for name in ("hands", "plays") if name in situation.fixed]
    return [(label, situation.fixed[name].replace("=", " ")) for name, label in shown]


def _elsewhere(dispute: Dispute) -> list[tuple[str, list[str]]]:
    """Give the games under which the question does not arise, by the reason."""
    reasons: dict[str, list[str]] = {}
    for each in dispute.elsewhere:
        reasons.setdefault(each.ruling.partition(": ")[2] or each.ruling, []).append(each.rules)
    return list(reasons.items())


def _otherwise(catalogue: Catalogue, dispute: Dispute) -> list[Otherwise]:
    """Give what the options of the rule sets change, the same choice of several games once."""
    found: dict[tuple[str, str, str], list[ByChoice]] = {}
    for each in dispute.answers:
        for changed in by_choice(catalogue.library, dispute.situation, each):
            same = (changed.option, changed.choice, changed.answer.ruling)
            found.setdefault(same, []).append(changed)
    return [Otherwise(some[0], tuple(each.answer.rules for each in some)) for some in found.values()]


def _scenes_by_question(catalogue: Catalogue) -> dict[str, list[Scene]]:
    """Give the scenarios that put a question, by its id."""
    found: dict[str, list[Scene]] = {}
    for sheet in catalogue.sheets:
        for scene in sheet.scenes:
            asked = {match.group(1): None for line in scene.lines if (match := _ASKED.match(line.text))}
            for id in asked:
                found.setdefault(id, []).append(scene)
    return found


__all__ = ["Book", "Dispute", "Otherwise", "Ruling", "Side", "dispute_pages", "disputes_of"]
