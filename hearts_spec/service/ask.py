"""One question, one document: what the desk in a reader's browser is asked, as the command answers it.

A request is a mapping: `ask` names the question, and its other keys are those of the question's class in `requests.py`.
The answer is a document of plain data, the same that `hearts-spec ... --json` prints; what cannot be answered comes as
`{"error": {...}}` with the same fields, never as an exception.

The reader's own rule sets go with each request under `house`: one text in YAML, which is then called `mine.yml`, or
texts by their names. Wherever a rule set is asked for, one of these names may stand. What is pasted is data: it is read
by the one reader of all that a person writes, within its limits, and no file is ever opened for it. Only `ask`, which
is there for a program of the reader's own, opens the files that a question or a record names by their paths.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from hearts_spec.api.arguments import library_given
from hearts_spec.api.loader import books
from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes, situations_of
from hearts_spec.engine import table_of
from hearts_spec.rules.inheritance import PastedFiles, PastedOrDiskFiles, UserFiles
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.schema.kinds import MISSING
from hearts_spec.schema.problems import Problem, RulesError
from hearts_spec.schema.record_type import RecordType, TaggedUnion
from hearts_spec.schema.source_tree import from_data
from hearts_spec.service.errors import UsageError, error_data
from hearts_spec.service.requests import FILE_NAME, MINE, REQUESTS, Request
from hearts_spec.service.session import MOST_HOUSES, Session, pasted

_TEXT, _HOUSE = "text", "house"
_QUESTIONS = {
    word: RecordType(cls, "question", beside=(_TEXT, _HOUSE) if cls.takes_text else (_HOUSE,))
    for word, cls in REQUESTS.items()
}
_KIND = TaggedUnion("ask", _QUESTIONS, "question", "as `ask: show`")
_KEPT = 4
_ARGUMENT = re.compile(r"--([a-z]+(?:-[a-z]+)*)\b( (?=[\"A-Z]))?")
_SET, _CHOSEN = re.compile(r"--set ([a-z-]+)=(\w+)"), r'set={"\1": \2}'


class Service:
    r"""Answers questions about some rule sets; a reader's own are read once, and kept for the questions that follow.

    >>> from hearts_spec.disputes import situations_of
    >>> library = hearts_spec.Library()
    >>> desk = Desk(library, situations_of(library.root))
    >>> asked = {"ask": "settle", "id": "mine.yml", "hearts": {"A": 2, "B": 4, "C": 7, "D": 0}}
    >>> desk.ask({**asked, "house": "title: Fridays\nextends: hoyle-1887/hearts\n"})["net"]
    {'A': -2, 'B': -4, 'C': -7, 'D': 13}
    """

    def __init__(
        self, books: Library, situations: Disputes, files: Callable[[Mapping[str, str]], UserFiles] = PastedFiles
    ) -> None:
        self._coming = _made_ready(books)
        self._room = lru_cache(maxsize=_KEPT)(lambda houses: Session(books, situations, dict(houses), files))

    def ask(self, request: object) -> Any:
        """Give the document that answers a request."""
        try:
            return self.answer(request)
        except Exception as error:  # whatever goes wrong, the reader gets a document
            return {"error": error_data(error)}

    def answer(self, request: object) -> Any:
        """Give the document that answers a request; raises what is wrong with it."""
        if not isinstance(request, Mapping):
            raise UsageError("a request is a mapping", 'as {"ask": "rulesets"}')
        asked = _read({key: "" if key in (_TEXT, _HOUSE) else value for key, value in request.items()})
        return asked.answer(self._room(_houses(request.get(_HOUSE))), request.get(_TEXT))

    def ask_text(self, request: str) -> str:
        """Answer a request in JSON with a document in JSON."""
        try:
            data = json.loads(request)
        except (ValueError, RecursionError) as error:
            data = {"error": error_data(UsageError(f"the request is not JSON: {error}"))}
            return json.dumps(data)
        return json.dumps(self.ask(data))

    def ahead(self) -> bool:
        """Make one more rule set ready for questions to come, while none is asked; say whether there may be more."""
        return next(self._coming, False)


def ask(question: str, *, library: Library | None = None, **said: Any) -> Any:
    r"""Ask what the command can be asked, and give the document that it would print with `--json`.

    The question is the word of the command, as `settle`, `rule`, `show` or `situations`; what is asked with goes by the
    names of its arguments, `slam_choice` for `--slam-choice`. What goes by seat may be a mapping. Where the command
    takes the id of a rule set, the path of a file will do too.

    What `replay`, `play` and `check` are to look at goes under `text`: a record in YAML, in JSON or as a mapping, and
    for `check` the text of a rule set too. A house rule by which a question is asked goes as a text under `house`, and
    is then called `mine.yml` wherever a rule set is named.

    >>> took = {"A": 0, "B": 0, "C": 7, "D": 6}
    >>> hearts_spec.ask("settle", id="spalding-1896/sweepstake", hearts=took, dealer="A")["draws"]
    {'A': 6, 'B': 7, 'C': 0, 'D': 0}
    >>> (ruling,) = hearts_spec.ask("rule", situation="the-odd-chip", rules=["hoyle-1887/hearts"])
    >>> ruling["answer"], ruling["status"]
    ('stays', 'ruled')
    >>> play = hearts_spec.load("modern/standard").deal(seed=2)
    >>> play.push("2C")
    >>> hearts_spec.ask("replay", text=play.yaml())["turn"]
    'B'
    >>> fridays = "title: Fridays\nextends: modern/standard\n"
    >>> hearts_spec.ask("play", text={**play.data(), "rules": "mine.yml"}, house=fridays)["title"]
    'Fridays'
    >>> hearts_spec.ask("check", text=fridays)
    []
    >>> (fault,) = hearts_spec.ask("check", text=fridays + "valeus: {JD: -10}\n")
    >>> fault["line"], fault["message"], fault["hint"]
    (3, "unknown key 'valeus'", 'did you mean values?')

    Raises a HeartsError that says what is wrong: RulesError for a question or an argument that there is not.
    """
    request = {"ask": question, **{name.replace("_", "-"): value for name, value in said.items()}}
    named = library_given(library)
    desk = _desk_of_the_books() if named is None else _desk_of(named)
    try:
        return desk.answer({key: str(value) if isinstance(value, Path) else value for key, value in request.items()})
    except HeartsError as error:
        error.message, error.hint = map(_in_python, (error.message, error.hint))
        error.args = (error.message,)
        raise


def _in_python(text: str) -> str:
    """Name arguments as Python does, where a message names those of the command: `first_trick=` for `--first-trick`."""
    return _ARGUMENT.sub(lambda found: found[1].replace("-", "_") + ("=" if found[2] else ""), _SET.sub(_CHOSEN, text))


@lru_cache(maxsize=1)
def _desk_of_the_books() -> Service:
    return _desk_of(books())


def _desk_of(library: Library) -> Service:
    """Give a desk for a program of the reader's own, which may open its files as the command does."""
    return Service(library, situations_of(library.root), PastedOrDiskFiles)


def _made_ready(books: Library) -> Iterator[bool]:
    """Resolve the rule sets one by one, and then make ready their tables one by one, as quarrels are put to them."""
    games = []
    for id in books.drafts:
        with suppress(HeartsError):  # whoever asks for it is told what is wrong with it
            games.append(books.rule_set(id))
        yield True
    for game, players, choices in _played([each for each in games if not each.shared]):
        with suppress(HeartsError):  # a choice that does not go with others
            playable = books.playable(game.id, players, choices)
            table_of(playable)
            if players == game.usual_players:  # where most is asked; for all tables it would take much room
                playable.under("table")  # by which its statements are put in order once
        yield True


def _played(games: Sequence[RuleSet]) -> Iterator[tuple[RuleSet, int, Mapping[str, str]]]:
    """Give the games at their usual tables and then at the others, with each single choice of their options."""
    usual = [(game, game.usual_players) for game in games]
    others = [(game, players) for game in games for players in game.players if players != game.usual_players]
    for game, players in usual + others:
        yield game, players, {}
        for option in game.options.values():
            yield from ((game, players, {option.name: offer.name, **offer.needs}) for offer in option.offered)


def _read(data: object) -> Request:
    faults: list[Problem] = []
    found: Request = _KIND.read(from_data(data, "request"), faults)
    if faults or found is MISSING:
        raise RulesError(faults)
    return found


def _houses(given: object) -> tuple[tuple[str, str], ...]:
    """Give the reader's own rule sets, by name."""
    if given is None:
        return ()
    texts = given if isinstance(given, Mapping) else {MINE: given}
    if len(texts) > MOST_HOUSES:
        raise UsageError(f"more than {MOST_HOUSES} rule sets of one's own", "leave some out")
    faults: list[Problem] = []
    for name in texts:
        FILE_NAME.read(from_data(name, "house"), faults)
    if faults:
        raise RulesError(faults)
    return tuple((name, pasted(text, name, _HOUSE)) for name, text in texts.items())
