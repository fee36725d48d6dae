"""Worked examples as stories: the cards on the table, the question, the ruling with its page, and why.

A scenario with the tag `@worked` is a story. Everything in it comes from the scenario and from what the engine showed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from markupsafe import Markup

from hearts_spec.disputes import STAGES
from hearts_spec.rules import RuleSet
from hearts_spec.rules.names import name_of
from hearts_spec.rules.vocabulary.programme import CONTRACT
from hearts_spec.schema.english import listed, sentence, together
from hearts_spec.site.links import EXAMPLES, Here, feature_anchor, stories_path
from hearts_spec.site.scenario_html import Scene, Sheet, StepShown
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, carded, page

_GAME = re.compile(r"the game is (?P<id>[a-z0-9-]+/[a-z0-9-]+)(?: for (?P<players>\d+) players)?$")
_DEAL = re.compile(r"the (?:recorded|lost) deal (?P<name>[a-z0-9-]+)$")
_HAND = re.compile(r"(?P<who>\w+) (?:has in hand|holds) (?P<cards>(?:(?:[2-9AKQJ]|10)[CDHS]\s?|Joker\s?)+)$")
_WON_BY = "the tricks are won by"
_TRICKS = re.compile(r"th(?:is|ese) tricks? (?:is|are) played$")
_OPTION = re.compile(r"the (?:option (?P<option>[a-z0-9-]+)|contract chosen) is (?P<choice>[a-z0-9-]+)$")
_COUNTED = re.compile(r"(?:the )?(?P<what>hearts|cards|points|spots|scores) (?:taken are|stand at|are)$")
_ON = re.compile(r", by [a-z0-9-]+\.[a-z0-9.-]+$|^.* rests? on [a-z0-9-]+\.[a-z0-9.-]+.*$")
_ASSUMED_STEP = re.compile(r"^what is said of .* is assumed$")
_OF_THE_DEAL = re.compile(r"^(It is deal number \d+|[A-Z] deals)\.$")
_AS_SHOWN = re.compile(  # what the settlement, or the deal, shows
    r"^(Every fact is borne out|The pool is empty|The deal is settled in \w+|[A-Z] is paid \d+ chips? by [A-Z]"
    r"|A Jack of \d+ stands in the pool|In trick \d+ [A-Z] plays .*)\.$"
)
_OF_THE_RECORD = re.compile(r"^A (record|reconstruction): ")
_GAVE = ("hands", "tricks")  # what the table sees; the rest of what the engine showed is the ruling
_ASKED: Mapping[str, str] = {
    "settlement": "Who pays, and who collects?", "points": "What does each player score?", "nothing": "Who takes what?",
    "round": "Who goes up a table?", "prizes": "Who wins the prizes?",
}  # fmt: skip
_ASKED_OF: Mapping[str, str] = {  # by words of the ruling
    "wins the trick": "Who wins the trick?",
    "wins trick ": "Who wins each trick?",
    "broken": "Are hearts broken?",
    "has taken": "Who takes how many hearts?",
    "to lead": "Who leads next?",
    "buys the choice": "Who buys the choice of suit?",
    "may bid": "What may be bid?",
}


@dataclass(slots=True)
class Story:
    """A scenario as a story: `table` is what the players see, `ruling` what comes of it.

    Both are a list of sentences, as HTML, and of what the engine showed, as records; a hand is a record too.
    """

    scene: Scene
    game: str = ""
    players: int = 0
    deal: str = ""
    table: list[Any] = field(default_factory=list)
    ruling: list[Any] = field(default_factory=list)
    question: str = ""

    @property
    def anchor(self) -> str:
        """Its anchor on the page of its source; scenarios of two features may have one name."""
        return feature_anchor(self.scene.file, self.scene.anchor)


def story_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the index of the stories, and a page for each source, or other folder of features, that has some."""
    shelves = {
        shelf: [story_of(scene, sheet, model.rule_sets) for sheet in sheets for scene in sheet.scenes if scene.worked]
        for shelf, sheets in model.tests.items()
    }
    todays = model.today.source if model.today else ""
    told = {shelf: stories for shelf, stories in sorted(shelves.items(), key=lambda it: it[0] != todays) if stories}
    deals = {name_of(id): model.deals.deal(id).rules for id in model.deal_paths}
    for story in chain.from_iterable(told.values()):
        story.game = story.game or deals.get(story.deal, "")
    shelved = [(stories_path(shelf), story) for shelf, stories in told.items() if shelf != todays for story in stories]
    by_stage = together(shelved, lambda each: _stage(model, each[1]))
    first = [(stories_path(todays), story) for story in told.get(todays, ())]
    yield page(
        "stories.md.jinja", Here(model.links, EXAMPLES), "Worked examples",
        today=model.shelf_name(todays) if first else "", todays=first,
        sample=next((story for _, story in first if _is_short(story)), None),
        stages=[(stage, title, by_stage[stage]) for stage, title in STAGES.items() if stage in by_stage],
        shelves=[(model.shelf_name(shelf), stories_path(shelf), len(stories)) for shelf, stories in told.items()],
        titles=model.titles,
        description="Cards on the table, a question and the ruling: examples of the books, and more.",
        tags=["example", "hand", "worked example"],
    )  # fmt: skip
    for shelf, stories in told.items():
        yield _page(model, shelf, stories)


def _is_short(story: Story) -> bool:
    """True if it has one hand of a few cards."""
    hands = [each["cards"] for each in story.table if isinstance(each, Mapping) and each["kind"] == "hand"]
    return len(hands) == 1 and len(hands[0]) <= 4  # as many as fit beside each other on a phone


def _page(model: SiteModel, shelf: str, stories: Sequence[Story]) -> Page:
    name = model.shelf_name(shelf)
    games = {id: place for place, id in enumerate(model.rule_sets)}
    return page(
        "stories_of_shelf.md.jinja", Here(model.links, stories_path(shelf), shelf), f"Worked examples: {name}",
        source=model.library.sources.get(shelf), stories=sorted(stories, key=lambda each: games.get(each.game, 0)),
        titles=model.titles_within(shelf), provisions=model.library.provisions,
        deals={name_of(id): path for id, path in model.deal_paths.items()},
        description=f"Cards on the table, a question and the ruling: {len(stories)} worked examples of {name}.",
    )  # fmt: skip


_STAGE_OF_KIND = {"settlement": "after-the-play", "points": "after-the-play", "nothing": "tournaments",
                  "round": "tournaments", "prizes": "tournaments"}  # fmt: skip


def _stage(model: SiteModel, story: Story) -> str:
    """Return the stage of the game that a story is of: that of disputes on the topic of what it rests on."""
    kinds = {each["kind"] for each in (*story.table, *story.ruling) if isinstance(each, Mapping)}
    of_kind = next((stage for kind, stage in _STAGE_OF_KIND.items() if kind in kinds), "")
    if of_kind:
        return of_kind
    stages = {each.topic: each.stage for each in reversed([*model.situations.values()])}
    topics = (model.library.provisions[tag].topic for tag in story.scene.tags if tag in model.library.provisions)
    return next((stages[topic] for topic in topics if topic in stages), "the-play")


def story_of(scene: Scene, sheet: Sheet, rule_sets: Mapping[str, RuleSet]) -> Story:
    """Return a scenario as a story. The rule sets tell the options that it names."""
    story = Story(scene)
    then = False
    for line in (*sheet.background, *scene.lines):
        then = line.keyword.strip() == "Then" or (then and line.keyword.strip() in ("And", "But", "*"))
        _tell(story, line, then, rule_sets)
    story.ruling = list(_once(story.ruling))
    seat, story.question = _question(story)
    if seat:
        alone = [_hand_of(seat, each) for each in story.table]
        story.table = alone if alone == story.table else [it for it in alone if not _OF_THE_DEAL.match(str(it))]
        story.ruling = list(_joined(each for each in story.ruling if each != f"{seat} is to lead."))
    return story


def _hand_of(seat: str, shown: Any) -> Any:
    """Return the hand of the player who is asked about instead of all hands."""
    if isinstance(shown, Mapping) and shown["kind"] == "hands" and seat in shown["hands"]:
        return {"kind": "hand", "seat": seat, "cards": shown["hands"][seat]}
    return shown


def _joined(ruling: Iterable[Any]) -> Iterator[Any]:
    """Yield what was ruled, the cards together that were refused for one reason."""
    refused = dict[str, Any]()
    for each in ruling:
        if not isinstance(each, Mapping) or each["kind"] != "refusal":
            yield each
        elif each["reason"] in refused:
            refused[each["reason"]]["cards"].append(each["card"])
        else:
            refused[each["reason"]] = {**each, "cards": [each["card"]]}
            yield refused[each["reason"]]


def _once(ruling: Iterable[Any]) -> Iterator[Any]:
    """Yield what was ruled, each thing once, without what a settlement or the deal shows already."""
    seen = list[Any]()
    for each in ruling:
        if isinstance(each, Mapping):
            seen += [moved["assumed"] for moved in each.get("moved", ()) if moved["assumed"]]
        key = each.get("text", each) if isinstance(each, Mapping) else each
        if key not in seen and not _AS_SHOWN.match(str(key)):
            seen.append(key)
            yield each


def _tell(story: Story, line: StepShown, then: bool, rule_sets: Mapping[str, RuleSet]) -> None:
    """Add a step to a story: what it showed, or its text if it showed nothing."""
    if found := _GAME.match(line.text):
        story.game, story.players = found["id"], int(found["players"] or 0)
    if found := _DEAL.match(line.text):
        story.deal = found["name"]
    if found := _COUNTED.match(line.text):
        later = any(isinstance(each, Mapping) for each in story.ruling)  # of a further deal
        (story.ruling if then or later else story.table).append(_counted(line, found["what"], then))
    if line.text == _WON_BY:
        wins = [f"{'nobody' if who == '-' else who} wins trick {at}" for at, who in enumerate(line.table[0], 1)]
        story.ruling.append(_sentence(listed(wins)))
    for seen in line.seen:
        gave = seen["kind"] in _GAVE or (seen["kind"] == "note" and _OF_THE_RECORD.match(seen["text"]))
        (story.table if gave else story.ruling).append(seen)
    if (found := _OPTION.match(line.text)) and story.game in rule_sets:
        story.table.append(_option(rule_sets[story.game], found["option"] or CONTRACT, found["choice"]))
    elif found := _HAND.match(line.text):
        story.table.append({"kind": "hand", "seat": found["who"], "cards": found["cards"].split()})
    elif not (line.seen or line.table or _is_shown_otherwise(line)):
        told = "this is our assumption" if _ASSUMED_STEP.match(line.text) else _ON.sub("", line.text)
        sentence = _sentence(told)
        if sentence:
            (story.ruling if then else story.table).append(sentence)


def _counted(line: StepShown, what: str, then: bool) -> Markup:
    """Return a table with one thing for each player as a sentence."""
    rows = line.table if line.table[-1][0].isalpha() else zip(*line.table, strict=True)
    each = [f"{row[0]} {'nothing' if row[1] == '-' else row[1]}" for row in rows]
    took = "The scores are then" if then else "The scores before the deal are" if what == "scores" else f"{what} taken"
    return _sentence(f"{took}{':' if what != 'scores' else ''} {listed(each) if what == 'scores' else '; '.join(each)}")


def _option(rule_set: RuleSet, option: str, choice: str) -> Markup:
    """Return what the players have chosen, as the question and its answer."""
    offer = rule_set.options[option]
    if offer.number:
        return carded(f"{offer.asks} {rule_set.leaves[offer.number].field.text(int(choice))}.")
    return carded(f"{offer.asks} {sentence(offer.choices[choice].says)}")


def _is_shown_otherwise(line: StepShown) -> bool:
    """True if a step needs no sentence: it names the game or the deal, or announces what the engine showed."""
    return any(each.match(line.text) for each in (_GAME, _DEAL, _TRICKS))


def _sentence(text: str) -> Markup:
    return carded(f"{text[:1].upper()}{text[1:]}.") if text else Markup("")


def _question(story: Story) -> tuple[str, str]:
    """Return what the players ask, by the first ruling, after the seat if it is what somebody may play."""
    for each in story.ruling:
        if not isinstance(each, Mapping):
            continue
        kind = each["kind"]
        if kind in ("options", "refusal"):
            leads = any(f"{each['seat']} is to lead" in str(said) for said in (*story.table, *story.ruling))
            return each["seat"], f"What may {each['seat']} {'lead' if leads else 'play'}?"
        if kind == "settlement":
            return "", _ASKED["settlement" if each["kept_in"] == "chips" else each["kept_in"]]
        if kind in _ASKED:
            return "", _ASKED[kind]
    told = [str(each) for each in story.ruling if isinstance(each, str)]
    asked = (question for each in told for words, question in _ASKED_OF.items() if words in each)
    return "", next(asked, "What happens?")
