"""One request, one JSON document: what the browser, the command and `hearts_spec.ask` all use.

A request is a mapping. `ask` names the question, and the other keys are those of the question's class in `requests.py`.
The answer is plain data, the same that `hearts-spec ... --json` prints. `Service.ask` never raises: an error comes as
`{"error": {...}}` with the same fields.

The reader's own rule sets are in each request under `house`: one YAML text, which is then called `mine.yml`, or texts
by name. These names may be used wherever a rule set is asked for. What is pasted is data: it is read by the same reader
as every file, within its limits, and no file is opened for it. Only `ask`, which is for a program of the reader's own,
opens the files that a request or a record names.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from hearts_spec.api.loader import books
from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes, disputes_of
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.schema.kinds import MISSING
from hearts_spec.schema.problems import Problem, RulesError
from hearts_spec.schema.record_type import RecordType, TaggedUnion
from hearts_spec.schema.source_tree import from_data
from hearts_spec.service.errors import error_data
from hearts_spec.service.requests import FILE_NAME, MINE, REQUESTS, Request
from hearts_spec.service.session import MOST_HOUSES, Session, pasted

_TEXT, _HOUSE = "text", "house"
_QUESTIONS = {
    word: RecordType(cls, "question", beside=(_TEXT, _HOUSE) if cls.takes_text else (_HOUSE,))
    for word, cls in REQUESTS.items()
}
_REQUEST_KIND = TaggedUnion("ask", _QUESTIONS, "question", "as `ask: show`")
_KEPT = 4


class Service:
    r"""Answers requests about some rule sets. A reader's own rule sets are read once and kept for the next requests.

    >>> from hearts_spec.disputes import disputes_of
    >>> library = hearts_spec.Library()
    >>> service = Service(library, disputes_of(library.root))
    >>> request = {"ask": "settle", "id": "mine.yml", "hearts": {"A": 2, "B": 4, "C": 7, "D": 0}}
    >>> service.ask({**request, "house": "title: Fridays\nextends: hoyle-1887/hearts\n"})["net"]
    {'A': -2, 'B': -4, 'C': -7, 'D': 13}
    """

    def __init__(self, books: Library, disputes: Disputes, on_disk: bool = False) -> None:
        self._preparation = _prepare(books)
        self._session = lru_cache(maxsize=_KEPT)(lambda houses: Session(books, disputes, dict(houses), on_disk))

    def ask(self, request: object) -> Any:
        """Return the document that answers a request; an error is a document too."""
        try:
            return self.answer(request)
        except Exception as error:  # the reader gets a document for any error
            return {"error": error_data(error)}

    def answer(self, request: object) -> Any:
        """Return the document that answers a request. Raises the error if there is one."""
        if not isinstance(request, Mapping):
            raise UsageError("a request is a mapping", 'as {"ask": "rulesets"}')
        question = _read({key: "" if key in (_TEXT, _HOUSE) else value for key, value in request.items()})
        return question.answer(self._session(_house_files(request.get(_HOUSE))), request.get(_TEXT))

    def ask_text(self, request: str) -> str:
        """Return the answer to a request in JSON as JSON text."""
        try:
            data = json.loads(request)
        except (ValueError, RecursionError) as error:
            data = {"error": error_data(UsageError(f"the request is not JSON: {error}"))}
            return json.dumps(data)
        return json.dumps(self.ask(data))

    def ahead(self) -> bool:
        """Prepare one more rule set while no request is waiting. Return True if there may be more to prepare."""
        return next(self._preparation, False)


def ask(question: str, *, library: Library | None = None, **arguments: Any) -> Any:
    r"""Do what the command does, and return the document that the command prints with `--json`.

    `question` is the subcommand, such as `settle`, `rule`, `show` or `situations`. The other arguments have the names
    of its options: `slam_choice` for `--slam-choice`. A value for each seat may be a mapping. Instead of the id of a
    rule set, you can give the path of a file.

    `text` is the record or rule set for `replay`, `play` and `check`: YAML, JSON or, for a record, a mapping. `house`
    is a house rule as YAML text. Refer to it as `mine.yml` wherever a rule set is named.

    >>> took = {"A": 0, "B": 0, "C": 7, "D": 6}
    >>> hearts_spec.ask("settle", id="spalding-1896/sweepstake", hearts=took, dealer="A")["draws"]
    {'A': 6, 'B': 7, 'C': 0, 'D': 0}
    >>> (ruling,) = hearts_spec.ask("rule", situation="the-odd-chip", rules=["hoyle-1887/hearts"])
    >>> ruling["answer"], ruling["firm"]
    ('stays', 'ruled')
    >>> play = hearts_spec.load("today/hearts").deal(seed=2)
    >>> play.push("2C")
    >>> hearts_spec.ask("replay", text=play.yaml())["turn"]
    'B'
    >>> fridays = "title: Fridays\nextends: today/hearts\n"
    >>> hearts_spec.ask("play", text={**play.data(), "rules": "mine.yml"}, house=fridays)["title"]
    'Fridays'
    >>> hearts_spec.ask("check", text=fridays)
    []
    >>> (fault,) = hearts_spec.ask("check", text=fridays + "valeus: {JD: -10}\n")
    >>> fault["line"], fault["message"], fault["hint"]
    (3, "unknown key 'valeus'", 'did you mean values?')

    Raises a HeartsError that says what is wrong; RulesError for a question or an argument that does not exist.
    """
    request = {"ask": question, **{name.replace("_", "-"): value for name, value in arguments.items()}}
    service = _service_of_books() if library is None else _service_of(library)
    return service.answer({key: str(value) if isinstance(value, Path) else value for key, value in request.items()})


@lru_cache(maxsize=1)
def _service_of_books() -> Service:
    return _service_of(books())


def _service_of(library: Library) -> Service:
    """Return a service that may open files by their paths, as the command does."""
    return Service(library, disputes_of(library.root), on_disk=True)


def _prepare(books: Library) -> Iterator[bool]:
    """Resolve the rule sets one by one, then compile their tables one by one; yield after each."""
    games = []
    for id in books.drafts:
        with suppress(HeartsError):  # a request for this rule set reports the error
            games.append(books.rule_set(id))
        yield True
    for game, players, choices in _tables_to_prepare([each for each in games if not each.shared]):
        with suppress(HeartsError):  # some choices cannot be taken alone
            table_of(books.playable(game.id, players, choices))
        yield True


def _tables_to_prepare(games: Sequence[RuleSet]) -> Iterator[tuple[RuleSet, int, Mapping[str, str]]]:
    """Yield the games at their usual tables and then at the others, with each single choice of their options."""
    usual = [(game, game.usual_players) for game in games]
    others = [(game, players) for game in games for players in game.players if players != game.usual_players]
    for game, players in usual + others:
        yield game, players, {}
        for option in game.options.values():
            yield from ((game, players, {option.name: offer.name, **offer.needs}) for offer in option.offered)


def _read(data: object) -> Request:
    faults: list[Problem] = []
    found: Request = _REQUEST_KIND.read(from_data(data, "request"), faults)
    if faults or found is MISSING:
        raise RulesError(faults)
    return found


def _house_files(given: object) -> tuple[tuple[str, str], ...]:
    """Return the reader's own rule sets as pairs of name and text."""
    if given is None:
        return ()
    texts = given if isinstance(given, Mapping) else {MINE: given}
    if len(texts) > MOST_HOUSES:
        raise UsageError(f"more than {MOST_HOUSES} rule sets of your own", "leave some out")
    faults: list[Problem] = []
    for name in texts:
        FILE_NAME.read(from_data(name, "house"), faults)
    if faults:
        raise RulesError(faults)
    return tuple((name, pasted(text, name, _HOUSE)) for name, text in texts.items())
