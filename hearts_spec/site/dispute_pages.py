"""Pages of the disputes: one for each, and the lists of them by stage of the game and by topic."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from hearts_spec.cards import card_text, cards_text
from hearts_spec.disputes import STAGES, Dispute
from hearts_spec.disputes.grouped_answers import HOW_SURE
from hearts_spec.disputes.parameter_text import parameter_clause, players_of
from hearts_spec.disputes.parameters import LAST, NOTHING
from hearts_spec.disputes.todays_answer import READING, TodaysAnswer
from hearts_spec.engine.irregular.incident import INCIDENTS
from hearts_spec.engine.irregular.play_faults import TakenBack
from hearts_spec.rules.names import source_of
from hearts_spec.rules.sources import TOPICS
from hearts_spec.schema.english import sentence, together
from hearts_spec.site.dispute_grid import Grid
from hearts_spec.site.links import (
    DISPUTES,
    DISPUTES_BY_TOPIC,
    DISPUTES_OPEN,
    Here,
    dispute_path,
    stage_path,
)
from hearts_spec.site.scenario_html import Scene
from hearts_spec.site.site_model import SiteModel, grouped
from hearts_spec.site.templating import Page, data_file, page
from hearts_spec.site.tool_pages import form_of, games_offered

_SEAT = re.compile(r"\b([A-Z]) (?=\S)")
USUAL = 4  # number of players whose hands are drawn, even if a game for more is asked
_UNSAID = (LAST, NOTHING, "no", "0")


def dispute_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the lists of disputes, by stage and by topic, and a page for each dispute."""
    todays = model.todays_answers.values()
    if not todays:
        return
    found = together(todays, lambda each: each.dispute.situation.stage)
    by_stage = {stage: found[stage] for stage in STAGES if stage in found}
    scenes = _scenes_by_question(model)
    yield _index(model, by_stage)
    yield _topics(model)
    if suggested := _suggested(model):
        yield _open(model, suggested)
    for stage, some in by_stage.items():
        yield _stage(model, stage, some)
        listed = [each.dispute.situation for each in some]
        for today, before, after in zip(some, [None, *listed], [*listed[1:], None], strict=False):
            yield _page(model, scenes.get(today.dispute.situation.id, ()), today, before, after)


def _index(model: SiteModel, by_stage: Mapping[str, Sequence[TodaysAnswer]]) -> Page:
    return page(
        "disputes.md.jinja", Here(model.links, DISPUTES), "Disputes", stages=STAGES, by_stage=by_stage,
        count=sum(map(len, by_stage.values())), left_open=len(_suggested(model)),
        boost=3, often=bool(model.often.entries),
        description="Disputes at the Hearts table, with every source’s ruling on each, side by side.",
        edit="rulesets/situations",
    )  # fmt: skip


def _topics(model: SiteModel) -> Page:
    by_topic = together(model.todays_answers.values(), lambda each: each.dispute.situation.topic)
    return page(
        "disputes_by_topic.md.jinja", Here(model.links, DISPUTES_BY_TOPIC), "By topic",
        topics={topic: by_topic[topic] for topic in TOPICS if topic in by_topic}, words=TOPICS,
        description="The disputes by what they are about.",
        edit="rulesets/situations",
    )  # fmt: skip


def _suggested(model: SiteModel) -> list[TodaysAnswer]:
    """Return the disputes that today's game leaves open, and for which we have a suggestion."""
    return [each for each in model.todays_answers.values() if each.dispute.situation.suggest]


def _open(model: SiteModel, suggested: Sequence[TodaysAnswer]) -> Page:
    return page(
        "disputes_open.md.jinja", Here(model.links, DISPUTES_OPEN), "What today’s game leaves open",
        by_stage=together(suggested, lambda each: each.dispute.situation.stage), stages=STAGES, count=len(suggested),
        today=model.today, sources=[(model.library.sources[source_of(id)], why) for id, why in model.voters.items()],
        description="What today’s game does not settle, what older sources rule, and what to agree on.",
        tags=("house rules to agree on", "agree before you play", "not in the rules"), boost=2,
        edit="rulesets/situations",
    )  # fmt: skip


def _stage(model: SiteModel, stage: str, todays: Sequence[TodaysAnswer]) -> Page:
    title = STAGES[stage]
    return page(
        "disputes_of_stage.md.jinja", Here(model.links, stage_path(stage)), title, todays=todays,
        description=f"Disputes about the game of Hearts: {title.lower()}.",
        edit=f"rulesets/situations/{stage}.yml",
    )  # fmt: skip


def _page(
    model: SiteModel,
    scenes: Sequence[Scene],
    today: TodaysAnswer,
    before: Dispute | None,
    after: Dispute | None,
) -> Page:
    dispute, situation = today.dispute, today.dispute.situation
    here = Here(model.links, dispute_path(situation.stage, situation.id))
    return page(
        "dispute.md.jinja", here, situation.question, situation=situation, dispute=dispute, sides=dispute.shown,
        houses=dispute.houses.shown, today=today, grid=_grid(model, today), standing=today.standing,
        game_titles={each.id: each.title for each in model.games}, stage=STAGES[situation.stage],
        topic=TOPICS[situation.topic], told=_unbroken(known_facts(situation)),
        pictured=pictured(situation),
        drawn=[(label, list(map(_unbroken, lines))) for label, lines in drawn(situation)],
        form=form_of(situation), asked_in=_changeable(situation), titles=model.titles, sources=model.library.sources,
        related=[(model.situations[id], _grid(model, model.todays_answers[id]).verdict) for id in situation.related],
        before=before, after=after,
        scenes=scenes, firm_words={**HOW_SURE, READING: "our reading"}, hide=("toc",), tags=situation.aliases, boost=3,
        description=today.excerpt, picture=today.in_short,
        edit=f"rulesets/situations/{situation.stage}.yml", listed=False,
    )  # fmt: skip


def _grid(model: SiteModel, today: TodaysAnswer) -> Grid:
    return Grid(today, list(model.voters))


def _unbroken(text: str) -> str:
    """Return a text in which the letter of a seat stays on one line with the number or cards after it."""
    return _SEAT.sub("\\1\u00a0", text)


def known_facts(dispute: Dispute) -> str:
    """Return the facts of the question in sentences, without those that have the usual value or are drawn."""
    facts = [f"you are {dispute.asker}"] if dispute.asker else []
    players = players_of(dispute)
    usual = dispute.question_type.parameters
    by_seat: dict[str, list[str]] = {}
    for name, each in dispute.parameters.items():
        if each.widget in _DRAWN or name in _PLAIN or each.default in (*_UNSAID, usual[name].default):
            continue
        if name in _TAKEN_ALONE:
            by_seat.setdefault(each.default, []).append(name)
        elif each.default == "yes":
            facts.append(each.label)
        else:
            facts.append(parameter_clause(each, each.default, dispute.asker, players))
    for seat, some in by_seat.items():
        first = parameter_clause(dispute.parameters[some[0]], seat, dispute.asker, players)
        others = "".join(f", the {name}" for name in some[1:-1])
        last = f" and the {some[-1]}" if some[1:] else ""
        counting = f", if {'they count' if last else 'it counts'} in your game"
        facts.append(f"{first}{others}{last}{'' if all(name in dispute.question for name in some) else counting}")
    return " ".join(map(sentence, filter(None, [*facts, dispute.told])))


_TAKEN_ALONE = ("queen", "jack", "ten", "joker")
_PLAIN = ("players", "slam-choice")  # the question says how many play; the choice is for the form of the desk
_PICTURED = ("cards", "card")
_DRAWN = (*_PICTURED, "cards-by-seat")


@dataclass(frozen=True, slots=True)
class PicturedCards:
    """Cards of a question that are shown as pictures, as codes, below a label; one of them may be raised."""

    label: str
    codes: Sequence[str]
    raised: str = ""


def pictured(dispute: Dispute) -> list[PicturedCards]:
    """Return the cards of a question that are shown as pictures; a card that is chosen from others is raised there."""
    shown = [each for each in dispute.parameters.values() if each.widget in _PICTURED and each.default != NOTHING]
    chosen = {each.default: each.label for each in shown if each.widget == "card"}
    made = []
    for each in shown:
        codes = each.default.split()
        raised = next((code for code in codes if code in chosen and len(codes) > 1), "")
        why = chosen.pop(raised, "")
        label = f"{each.label}; raised: {why[:1].lower()}{why[1:]}" if raised else each.label
        if each.widget != "card" or each.default in chosen:
            made.append(PicturedCards(label, codes, raised))
    return made


def drawn(dispute: Dispute) -> list[tuple[str, list[str]]]:
    """Return the cards of a question that the page shows in lines, by their labels: those of several players.

    Hands have one line for each player. What was played has one line for each trick, if it is known who played it.
    """
    known = dispute.question_type.parameters
    shown = [
        (each.label, each.default.replace("=", " ").split(", "))
        for each in dispute.parameters.values()
        if each.widget in _DRAWN and each.widget not in _PICTURED and each.default != NOTHING
    ]
    if "incidents" in dispute.fixed:
        hands = dispute.given(dispute.settings())["hands"]
        held = [f"{seat} {cards_text(cards)}" for seat, cards in islice(hands.items(), USUAL)]
        tricks = _tricks_played(dispute)
        numbered = [f"{number}: {trick}" for number, trick in enumerate(tricks, 1)] if tricks[1:] else tricks
        shown += [(known["hands"].label, held)]
        shown += [(known["plays"].label, numbered)] if tricks else []
    return shown


def _tricks_played(dispute: Dispute) -> list[str]:
    """Return the tricks of a dispute as the usual number of players play them, each card after its player.

    A trick is over when every player has played to it, or when a player plays again, who can have missed a turn. Cards
    played to a lead that is taken back are in hand again.
    """
    given = dispute.given(dispute.settings())
    holders = {card: seat for seat, cards in islice(given["hands"].items(), USUAL) for card in cards}
    taken_back = {each["after"] for each in given["incidents"] if INCIDENTS[each["what"]] is TakenBack}
    tricks: list[dict[str, str]] = [{}]
    for number, card in enumerate(given["plays"]):
        seat = holders.get(card)
        if seat is None:
            continue
        if number in taken_back:
            tricks[-1].clear()
        elif len(tricks[-1]) == len({*holders.values()}) or seat in tricks[-1]:
            tricks.append({})
        tricks[-1][seat] = card_text(card)
    return [" ".join(chain.from_iterable(trick.items())) for trick in tricks if trick]


def _changeable(dispute: Dispute) -> str:
    """Return the word for what a reader may change in the question: `numbers`, `cards`, or `case` for anything else."""
    kinds = {each.widget for each in dispute.parameters.values()}
    numbers, cards = kinds & {"number", "counts", "calls"}, kinds & {"cards", "card"}
    return "numbers" if numbers and not cards else "cards" if cards and not numbers else "case"


def _scenes_by_question(model: SiteModel) -> dict[str, list[Scene]]:
    """Return the scenarios that put a question, by its id."""
    return grouped((id, scene) for sheet in model.sheets for scene in sheet.scenes for id in scene.asks)


def my_game(model: SiteModel) -> str:
    """Return, as JSON, the games that a reader may name as their own, with their options and all their answers.

    `today` are the ids of today's game and of the law-book. Each dispute has the sentences of its answers, the index of
    each game's sentence in the order of the games, the index under other choices of a game's options, and the index of
    today's answer.
    """
    games = [each.id for each in model.games]
    by_dispute = {id: _by_game(each, games) for id, each in model.todays_answers.items()}
    today = next((each.games for each in model.todays_answers.values()), [])
    return data_file({"games": games_offered(model), "today": today, "quarrels": by_dispute})


def _by_game(today: TodaysAnswer, games: Sequence[str]) -> dict[str, Any]:
    says: dict[str, int] = {}

    def number(sentence: str) -> int:
        return says.setdefault(sentence, len(says))

    answers = {each.rules: each for each in today.dispute.answers}
    by = [number(answers[id].says) for id in games]
    choices = {
        place: {f"{one.option}={one.choice}": number(one.answer.says) for one in answers[id].choices}
        for place, id in enumerate(games)
        if answers[id].choices
    }
    todays = number(today.says)
    return {"says": list(says), "by": by, "choices": choices, "today": todays}
