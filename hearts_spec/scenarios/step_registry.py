"""Registry of steps: each has a keyword, a phrase with typed places, and the function that carries it out."""

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, TypeVar, get_args

from hearts_spec.cards import HeartsError, Suit
from hearts_spec.rules.vocabulary.settlement import PoolName
from hearts_spec.scenarios.steps import SUBJECTS, load
from hearts_spec.schema.english import MINUS

Converter = Callable[[str], Any]

_SEAT = r"[A-Z][a-z]*"
_FACT = r"[A-Z]\d+[a-z]?"
_CARD = r"(?:(?:[2-9TJQKA]|10)[CDSH]|Joker)"


def signed(text: str) -> int:
    """Read an integer; the sign may be a hyphen or a minus sign."""
    return int(text.replace(MINUS, "-"))


KINDS: dict[str, tuple[str, Converter]] = {
    "seat": (_SEAT, str),
    "seats": (rf"{_SEAT}(?:, {_SEAT})*(?: and {_SEAT})?", lambda text: re.findall(_SEAT, text)),
    "card": (_CARD, str),
    "cards": (rf"{_CARD}(?: {_CARD})*", str),
    "suit": (r"clubs|diamonds|spades|hearts", lambda text: Suit[text.upper()]),
    "pool": ("|".join(each.phrase for each in PoolName), str),
    "number": (r"\d+", int),
    "ordinal": (r"\d*(?:1st|2nd|3rd|\dth)", lambda text: int(text[:-2])),
    "signed": (rf"[+{MINUS}-]?\d+", signed),
    "numbers": (r"\d+(?:, \d+)*(?: and \d+)?", lambda text: [int(each) for each in re.findall(r"\d+", text)]),
    "id": (r"[a-z0-9-]+(?:/[a-z0-9-]+)?", str),
    "provision": (r"[a-z0-9-]+\.[a-z0-9.-]+", str),
    "word": (r"[a-z0-9-]+", str),
    "firm": (r"ruled|by an option|assumed|silent|impossible", str),
    "fact": (_FACT, str),
    "facts": (rf"{_FACT}(?:, {_FACT})*(?: and {_FACT})?", lambda text: re.findall(_FACT, text)),
    "text": (r".+", str),
}
_PLACE = re.compile(r"\{(\w+)(?::(\w+))?\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A compiled step template. `words` is the longest part of it without places, which every such step contains."""

    template: str
    words: str
    pattern: re.Pattern[str]
    converters: dict[str, Converter]

    def match(self, text: str) -> dict[str, Any] | None:
        """Return the values of the places, converted, or None if the text does not match."""
        found = self.pattern.fullmatch(text) if self.words in text else None
        if found is None:
            return None
        return {name: self.converters[name](value) for name, value in found.groupdict().items()}


def phrase(template: str) -> Phrase:
    """Compile a template such as `{seat} plays {card}`. A place is `{name:type}`, or `{name}` if both are the same."""
    parts: list[str] = []
    converters: dict[str, Converter] = {}
    end = 0
    for place in _PLACE.finditer(template):
        name, kind = place.group(1), place.group(2) or place.group(1)
        pattern, converter = KINDS[kind]
        parts.append(re.escape(template[end : place.start()]))
        parts.append(f"(?P<{name}>{pattern})")
        converters[name] = converter
        end = place.end()
    parts.append(re.escape(template[end:]))
    words = max(_PLACE.split(template)[::3], key=len)
    return Phrase(template, words, re.compile("".join(parts)), converters)


Keyword = Literal["given", "when", "then"]
StepFunction = Callable[..., None]
F = TypeVar("F", bound=StepFunction)
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
_BARE_PLACE = re.compile(r"\{[^}]*\}")
_SIMILAR = 0.8  # least similarity, from 0 to 1, of a phrase that is suggested


@dataclass(frozen=True, slots=True)
class StepPhrase:
    """A registered step: keyword, phrase, function and subject (the module it is defined in).

    `takes_table` is true if it needs a table below it.
    """

    keyword: Keyword
    phrase: Phrase
    function: StepFunction
    subject: str
    takes_table: bool

    @property
    def doc(self) -> str:
        return inspect.getdoc(self.function) or ""


@dataclass(frozen=True, slots=True)
class FoundStep:
    """A step found: its function and arguments, with the table if it takes one."""

    function: StepFunction
    given: dict[str, Any]


class UnknownStepError(HeartsError):
    """A step that no phrase fits, or more than one."""


_STEPS: list[StepPhrase] = []
_FORMER_WORDS = {  # words of former phrases, which are still read, and what they are now
    "he has touched another of his cards": "the player dealt the card has touched another of theirs",
    "touched his cards": "touched their cards",
    "at his table": "at their table",
    "what he is passed": "the cards passed to them",
    "calls his highest": "calls the highest of the suit",
    "who has mixed his tricks": "who has mixed up the tricks",
    "finds it in his hand": "finds it in their hand",
    "lower himself": "lower their own score",
}


def _add(keyword: Keyword, template: str) -> Callable[[F], F]:
    def add(function: F) -> F:
        module = function.__module__.rpartition(".")[2]
        subject = next((name for name, each in SUBJECTS.items() if each == module), module)
        takes_table = "datatable" in inspect.signature(function).parameters
        _STEPS.append(StepPhrase(keyword, phrase(template), function, subject, takes_table))
        return function

    return add


def given(template: str) -> Callable[[F], F]:
    """Return a decorator that registers a `Given` step, which sets up the table."""
    return _add("given", template)


def when(template: str) -> Callable[[F], F]:
    """Return a decorator that registers a `When` step, in which something happens."""
    return _add("when", template)


def then(template: str) -> Callable[[F], F]:
    """Return a decorator that registers a `Then` step, which passes or fails."""
    return _add("then", template)


def all_steps() -> list[StepPhrase]:
    """Return every step, in the order of the modules that define them."""
    load()
    return list(_STEPS)


def find_step(keyword: Keyword, text: str) -> tuple[StepPhrase, dict[str, Any]]:
    """Return the one step that fits a text, and the values of its places.

    Raises UnknownStepError if none or several fit.
    """
    found = _fitting(keyword, text)
    if len(found) == 1:
        step, places = found[0]
        return step, dict(places)
    problem = "no step" if not found else "more than one step"
    raise UnknownStepError(f"{problem} fits '{keyword.title()} {text}'", _hint(keyword, text))


def is_step(text: str) -> bool:
    """True if a text is a step of any keyword."""
    return any(_fitting(keyword, text) for keyword in KEYWORDS)


def _hint(keyword: Keyword, text: str) -> str:
    """Return the hint for an unknown step: the keyword under which it is known, or the most similar phrase."""
    others = [f"`{each.title()}`" for each in KEYWORDS if each != keyword and _fitting(each, text)]
    if others:
        return f"it is a step of {' and '.join(others)}"
    templates = [step.phrase.template for step in all_steps() if step.keyword == keyword]
    by_text = {bare: each for each in templates for bare in (_BARE_PLACE.sub("", each), each)}
    near = get_close_matches(text, by_text, n=1, cutoff=_SIMILAR)
    return f"did you mean `{keyword.title()} {by_text[near[0]]}`?" if near else "see the reference of steps"


def find_call(keyword: Keyword, text: str, table: Sequence[Sequence[str]]) -> FoundStep:
    """Return the call that carries out a step. Raises UnknownStepError if no step fits, or several."""
    step, places = find_step(keyword, text)
    return FoundStep(step.function, {**places, "datatable": table} if step.takes_table else places)


@cache
def _fitting(keyword: Keyword, text: str) -> tuple[tuple[StepPhrase, dict[str, Any]], ...]:
    """Return every step that fits a text. Cached, because the same texts are in many scenarios."""
    for former, now in _FORMER_WORDS.items():
        text = text.replace(former, now)
    fitting = ((step, step.phrase.match(text)) for step in all_steps() if step.keyword == keyword)
    return tuple((step, places) for step, places in fitting if places is not None)
