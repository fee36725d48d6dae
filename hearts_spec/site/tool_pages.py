"""Pages of the desk and of the lab, their data files, and the new rule-set file that a handwritten page may show."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup

from hearts_spec.cards import group_mask
from hearts_spec.disputes import STAGES, Dispute
from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.measure.player_file import PLAYERS
from hearts_spec.record.deal_report import facts_schema
from hearts_spec.rules.book_comparison import split_key
from hearts_spec.rules.fields import VALUES, field_of, group_of, top_of
from hearts_spec.rules.folder import HOUSE
from hearts_spec.rules.history import matter_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.new_ruleset import extending_ruleset_text, first_ruleset_text
from hearts_spec.rules.ruleset import RuleSet, values_in
from hearts_spec.rules.ruleset_file import Draft
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME
from hearts_spec.service.score_tables import with_options
from hearts_spec.service.session import MOST_PASTED
from hearts_spec.service.settle import form_fields
from hearts_spec.site.allowed_data import allowed_data
from hearts_spec.site.links import (
    ALLOWED_DATA,
    CHECK_A_DEAL,
    DESK,
    DESK_CITES,
    DESK_FACTS,
    DESK_GAMES,
    DESK_INPUTS,
    DESK_SCORES,
    LAB,
    LAB_DATA,
    PLAY_A_HAND,
    PRINT_RULES,
    QUIZ,
    QUIZ_DATA,
    SCORE_PAD,
    SETTLE_A_DEAL,
    TABLE_DATA,
    WAS_IT_ALLOWED,
    YOUR_TABLE,
    Here,
)
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.table_data import table_data
from hearts_spec.site.templating import Page, cited_by, data_file, macro, page, typeset

_SETTLED = (
    "settle a deal",
    "settle up",
    "who pays whom",
    "who pays what",
    "count the points",
    "chips",
    "last night’s deal",
)
_PLAYED = (
    "check a deal",
    "which cards may be played",
    "replay a deal",
)
_JUDGED = (
    "was that allowed",
    "was that card legal",
    "was that play legal",
    "was it legal",
    "may I play this card",
)
_SEATED = (
    "play a hand",
    "play against the computer",
    "practice",
    "computer players",
)
_AT_TABLE = "Play a hand of any game against the program. A card that you may not play says why."
_SCORED = (
    "score pad",
    "score sheet",
    "keep score",
    "keep the score",
    "running total",
    "who deals next",
    "which way do we pass",
)
_ASKED = ("quiz", "test yourself", "random question", "do I know the rules")
_PAD = "Keep the score of a whole game: totals, who deals next, which way to pass, and when it is over."
_QUIZ = "A random dispute: decide it yourself, then see what your game says, and where."
_PRINTED = ("print the rules", "rules on one page", "rule sheet", "printable rules", "pdf")
_PRINT = "Any game with its options, or your own rules, on one page of A4 or Letter."
_CHECKED = "Enter or paste a deal and play it card by card: see whether each card is legal, and by which rule."
_TABLE = "Today’s game as your table plays it: switches, a page for your friends to read, and a link."
_ALLOWED = "Your cards, what was led, and the card played: yes or no, and by which rule."
_AGREED = (
    "your table",
    "house rules",
    "our house rules",
    "share our rules",
    "my own rules",
    "rules for our group",
    "variations",
)
_TOOLS = (
    (YOUR_TABLE, "Your table", _TABLE),
    (WAS_IT_ALLOWED, "Was that allowed?", _ALLOWED),
    (PLAY_A_HAND, "Play a hand", _AT_TABLE),
    (SETTLE_A_DEAL, "Score a deal", "Enter who took what; see who pays whom, under your game and others."),
    (SCORE_PAD, "Score pad", _PAD),
    (CHECK_A_DEAL, "Check a play", _CHECKED),
    (PRINT_RULES, "Rules to print", _PRINT),
    (QUIZ, "Quiz", _QUIZ),
    (LAB, "The lab", "Write your own rules; see what they change."),
)
_TODAYS = (YOUR_TABLE, WAS_IT_ALLOWED)


def desk_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the index of the tools, and a page for each of them."""
    here = Here(model.links, DESK)
    tools = [(here.to(path), title, says) for path, title, says in _TOOLS if model.today or path not in _TODAYS]
    description = "Ask about your own deal: the rules engine runs in your browser."
    quiz = Here(model.links, QUIZ)
    yield page("desk.md.jinja", here, "Tools", tools=tools, description=description, today=bool(model.today))
    if model.today:
        yield page(
            "table.md.jinja", Here(model.links, YOUR_TABLE), "Your table", description=_TABLE, today=model.today.id,
            hide=("navigation", "toc"), boost=3, tags=_AGREED,
        )  # fmt: skip
        yield page(
            "allowed.md.jinja", Here(model.links, WAS_IT_ALLOWED), "Was that allowed?", description=_ALLOWED,
            today=model.today.id, hide=("toc",), boost=3, tags=_JUDGED,
        )  # fmt: skip
    yield _settle_page(model)
    yield page(
        "pad.md.jinja",
        Here(model.links, SCORE_PAD),
        "Score pad",
        description=_PAD,
        hide=("toc",),
        boost=3,
        tags=_SCORED,
    )
    yield _check_page(model)
    yield _seat_page(model)
    yield page(
        "print.md.jinja", Here(model.links, PRINT_RULES), "Rules to print", description=_PRINT,
        games=model.foremost, sources=model.library.sources, today=model.today, hide=("toc",), boost=2, tags=_PRINTED,
    )  # fmt: skip
    if model.disputes:
        asked = {each.stage for each in model.situations.values()}
        stages = {stage: title for stage, title in STAGES.items() if stage in asked}
        yield page(
            "quiz.md.jinja", quiz, "Quiz", data=quiz.to(QUIZ_DATA), count=len(model.disputes), description=_QUIZ,
            stages=stages, hide=("toc",), boost=2, tags=_ASKED,
        )  # fmt: skip


def _settle_page(model: SiteModel) -> Page:
    return page(
        "settle.md.jinja", Here(model.links, SETTLE_A_DEAL), "Score a deal",
        description="Enter who took what in a deal of Hearts, and see who pays whom, under any game.",
        hide=("toc",), boost=3, tags=_SETTLED,
    )  # fmt: skip


def _check_page(model: SiteModel) -> Page:
    return page(
        "desk_deal.md.jinja", Here(model.links, CHECK_A_DEAL), "Check a play", description=_CHECKED,
        hide=("navigation", "toc"), boost=3, tags=_PLAYED,
    )  # fmt: skip


def _seat_page(model: SiteModel) -> Page:
    return page(
        "seat.md.jinja", Here(model.links, PLAY_A_HAND), "Play a hand", description=_AT_TABLE, check=CHECK_A_DEAL,
        players=list(model.library.folder.top_file(PLAYERS).values()), hide=("navigation", "toc"), boost=3,
        tags=_SEATED,
    )  # fmt: skip


def desk_files(model: SiteModel) -> dict[str, str]:
    """Return the data files for the scripts of these pages, by path."""
    here = Here(model.links, DESK)
    living = [id for id, each in model.library.provisions.items() if not each.removed]
    return {
        DESK_GAMES: data_file(list(_games(model, here))),
        DESK_INPUTS: data_file(_inputs(model)),
        DESK_CITES: data_file(cited_by(here, living)),
        DESK_FACTS: data_file(facts_schema()),
        DESK_SCORES: score_data(model),
        **(_todays_files(model.library, model.today) if model.today else {}),
        QUIZ_DATA: quiz_data(model),
    }


def _todays_files(library: Library, today: RuleSet) -> dict[str, str]:
    found = {TABLE_DATA: table_data(library, today), ALLOWED_DATA: allowed_data(library, today)}
    return {path: data_file(data) for path, data in found.items()}


def score_data(model: SiteModel) -> str:
    """Return, as JSON, what the score pad adds up by: the games for points, with the tables of their options.

    `today` is the game to begin with, and `games` are by id, that one first.
    """
    named = {each["id"]: ", ".join(filter(None, (each["title"], each["book"]))) for each in games_offered(model)}
    today = (model.today or model.foremost[-1]).id
    games = {}
    for game in sorted(model.games, key=lambda each: each.id != today):
        tables = {players: with_options(model.library, game.id, players) for players in game.players}
        if any(not isinstance(part[0], str) for each in tables.values() for part in each["rest"]["of"]):
            games[game.id] = {"title": named[game.id], "usual": game.usual_players, "tables": tables}
    return data_file({"today": today, "games": games})


def quiz_data(model: SiteModel) -> str:
    """Return, as JSON, what the quiz draws from.

    `games` are the games by id, with their names, and `today` is the one to begin with. Each dispute is its address,
    its question, and the places in `games` of those whose own rules or options answer it.
    """
    here = Here(model.links, DESK)
    places = {game.id: place for place, game in enumerate(model.games)}
    named = {each["id"]: ", ".join(filter(None, (each["title"], each["book"]))) for each in games_offered(model)}
    disputes = [
        [
            here.to_dispute(each.situation),
            typeset(each.situation.question),
            sorted(
                places[one.rules]
                for one in each.answers
                if one.arises and one.answer != SILENT_WORD and one.firm in _ANSWERED
            ),
        ]
        for each in model.disputes
    ]
    return data_file({"games": named, "today": model.foremost[-1].id, "disputes": disputes})


def _games(model: SiteModel, here: Here) -> Iterator[dict[str, Any]]:
    """Yield the games, with their options and numbers of players."""
    foremost = {each.id for each in model.foremost}
    offered = {each["id"]: each for each in games_offered(model)}
    for game in model.games:
        yield {
            **offered[game.id],
            "named": model.titles[game.id],
            "href": here.to_rule_set(game.id),
            "foremost": game.id in foremost,
            "year": game.year,
            "usual": game.usual_players,
            "players": list(game.players),
        }


def _inputs(model: SiteModel) -> dict[str, dict[int, Any]]:
    """Return the inputs of a settlement by game and number of players."""
    playable = model.library.playable
    return {
        game.id: {players: form_fields(playable(game.id, players), game.options) for players in game.players}
        for game in model.games
    }


def games_offered(model: SiteModel) -> list[dict[str, Any]]:
    """Return the games that a reader may name, each with its book and the options that it leaves to the players.

    Today's game is marked as `today`. The choices of an option that is `inTurn` are those of a game deal by deal.
    """
    sources, today = model.library.sources, model.library.today
    return [
        {
            "id": game.id,
            "title": game.title,
            "book": sources[game.source].short if game.source in sources else "",
            "aliases": game.names,
            "common": game.common,
            **({"today": True} if today and game.id == today.id else {}),
            "options": [
                {
                    "name": option.name,
                    "asks": option.asks,
                    "default": option.default,
                    "choices": [[name, choice.says] for name, choice in option.choices.items()],
                    **({"inTurn": True} if option.name == CONTRACT and game.leaves[PROGRAMME].played else {}),
                }
                for option in game.options.values()
                if option.choices
            ],
        }
        for game in model.games
    ]


def form_of(dispute: Dispute) -> Sequence[Mapping[str, Any]]:
    """Return the parameters of a dispute as fields of a form, each with what it allows."""
    fields = []
    for name, parameter in dispute.parameters.items():
        field = {"name": name, **parameter.data()}
        if words := field.get("words"):
            field["words"] = [[word, parameter.phrase(word)] for word in words]
        fields.append(field)
    return fields


_ANSWERED = ("ruled", "option")  # how sure an answer of the quiz is
_OFTEN = 24
_KEPT_IN = "settlement.kept-in"


def lab_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the page on which readers write their own rules, or begin with one of the gallery."""
    here = Here(model.links, LAB)
    books = [(model.shelf_name(source), games) for source, games in model.shelves.items() if source != HOUSE]
    yield page(
        "lab.md.jinja", here, "The lab", books=books, gallery=_gallery(model), data=here.to(LAB_DATA),
        first=model.foremost[-1].id if model.foremost else "",
        description="Write the way you play in the browser, and see what it comes to beside the books.",
        hide=("navigation", "toc"), boost=4,
        tags=("house rule", "house rules", "write my own rule", "add a rule", "our own rules", "Tuesday Hearts"),
    )  # fmt: skip


def lab_data(model: SiteModel) -> str:
    """Return what the lab knows before its reader begins, as JSON.

    It has the gallery with its texts, the links to every dispute and every game, the value of every rule in every game,
    the options of every game, and the rules that are changed most often.
    """
    here = Here(model.links, LAB)
    data = {
        "gallery": {id: _text(model, id) for id in _gallery(model)},
        "games": {game.id: {"title": game.title, "href": here.to_rule_set(game.id)} for game in model.games},
        "quarrels": {id: here.to_dispute(each) for id, each in model.situations.items()},
        "often": _often(model),
        "rules": {row["key"]: row for row in _rules(model)},
    }
    return data_file(data)


def _often(model: SiteModel) -> list[str]:
    """Return the rules that most games of the same scoring as today's change, or leave to the players.

    They are grouped by section; sections in which most games change something come first. A game counts once for a
    rule, for however many numbers of players it changes it, and once for a section.
    """
    often: Counter[str] = Counter()
    sections: Counter[str] = Counter()
    for game in model.games:
        if model.today is None or game.leaves[_KEPT_IN].value == model.today.leaves[_KEPT_IN].value:
            changed = {split_key(change.key)[1] for change in model.changes[game.id]}
            changed |= {key for key, _ in _left_to_players(model.library.drafts[game.id])}
            often.update(changed)
            sections.update({top_of(key) for key in changed})
    in_order = {row.key: place for place, row in enumerate(model.compared)}
    found = sorted(often.keys() & in_order.keys(), key=lambda key: (-often[key], in_order[key]))
    return sorted(found[:_OFTEN], key=lambda key: (-sections[top_of(key)], top_of(key)))


def _left_to_players(draft: Draft) -> Iterator[tuple[str, Any]]:
    """Yield the values that the options of a file can give to rules, with their keys."""
    for option in draft.options.values():
        yield from ((option.number, int(number)) for number in option.numbers)
        for choice in option.choices.values():
            yield from ((each.key, each.value) for each in choice.overlay.always.values())


def _rules(model: SiteModel) -> Iterator[dict[str, Any]]:
    """Yield for each rule its possible values, as written and in words, and which of these each game has, or -1.

    `called` has the other words for the rule: those of its topic and of the disputes that depend on it. `with_suit` has
    the games in which a card that is not named counts with its suit.
    """
    left: dict[str, list[Any]] = {}
    for draft in model.library.drafts.values():
        for key, value in _left_to_players(draft):
            left.setdefault(key, []).append(value)
    for row in model.compared:
        if split_key(row.key)[0]:
            continue
        values: list[tuple[Any, str]] = []
        by: dict[str, int] = {}
        for id, cell in row.cells.items():
            if cell.value is None:
                continue
            if (cell.value, cell.text) not in values:
                values.append((cell.value, cell.text))
            by[id] = values.index((cell.value, cell.text))
        if field := field_of(row.key):
            for each in left.get(row.key, ()):
                if (value := (field.plain(each), field.text(each))) not in values:
                    values.append(value)
        more = {"called": _called(model, row.key), "with_suit": _with_suit(model, row.key)}
        yield {
            "key": row.key,
            "label": row.label,
            "said": values,
            "by": [by.get(game.id, -1) for game in model.games],
            **{key: each for key, each in more.items() if each},
        }


def _called(model: SiteModel, key: str) -> list[str]:
    """Return the other words for what a rule is about."""
    matter = matter_of(model.library.matters, key)
    disputes = [each for each in model.situations.values() if key in each.turns_on]
    named = [matter.title, *matter.aliases] if matter else []
    return list(dict.fromkeys([*named, *(alias for each in disputes for alias in each.aliases)]))


def _with_suit(model: SiteModel, key: str) -> dict[str, str]:
    """Return what a card counts in each game that has a value for its suit and none for the card itself."""
    card = group_of(key)
    if not card or card.islower():
        return {}
    counts = {}
    for game in model.games:
        named = values_in(game.leaves)
        suit = next((each for each in named if each.islower() and group_mask(each) & group_mask(card)), None)
        table = table_of(model.library.playable(game.id, game.usual_players))
        if suit and card not in named and table.units(group_mask(card) & table.pack):
            leaf = game.leaves[f"{VALUES}.{suit}"]
            counts[game.id] = f"{leaf.field.text(leaf.value)}, like every {suit.removesuffix('s')}"
    return counts


def _gallery(model: SiteModel) -> dict[str, str]:
    """Return the titles, by id, of the house rules that readers can begin from."""
    return {game.id: game.title for game in model.games_of(HOUSE) if _text(model, game.id)}


def _text(model: SiteModel, id: str) -> str:
    text = model.text_of(id)
    return text if len(text) <= MOST_PASTED else ""


ID = f"{HOUSE}/fridays"
FIRST = "manual-1925/laws"  # the example in the guide to adding a book
SECTION = re.compile(r"(?:# )?([a-z-]+):")


def new_files(model: SiteModel) -> Mapping[str, Callable[[Here], Markup]]:
    """Return figures that a page may use: `new:GAME`, a new file that extends a game, and `new:GAME:SECTION`, a part.

    For the example of a new book, `FIRST`, the file is that of its first game, which extends no other.
    """
    files = {game.id: extending_ruleset_text(ID, game, f"rulesets/{ID}.yml") for game in model.games}
    files[FIRST] = first_ruleset_text(FIRST, f"rulesets/{FIRST}.yml")
    return {name: partial(_set, shown, rest) for id, text in files.items() for name, shown, rest in _parts(id, text)}


def _parts(id: str, text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the name of each part of a file, with the text that is shown and the text that is folded up."""
    lines = text.splitlines()
    starts = [place for place, line in enumerate(lines) if SECTION.fullmatch(line)]
    yield f"new:{id}", "\n".join(lines[: starts[0]]), "\n".join(lines[starts[0] :])
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        section = SECTION.sub(r"\1", lines[start])
        yield f"new:{id}:{section}", "\n".join(lines[start:end]), ""


def _set(shown: str, rest: str, here: Here) -> Markup:
    return macro("figures.html.jinja", "new_file")(shown, rest, rest.count("\n") + 1)
