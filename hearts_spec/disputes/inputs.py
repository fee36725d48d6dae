"""The inputs of a question: numbers, seats, cards and words, each read from text and checked against its limits.

The first part lists, for each thing that a question can be about, the words that it can find.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from hearts_spec.cards import (
    SEAT_NAMES,
    Card,
    NotationError,
    card_text,
    cards_text,
    group_mask,
    parse_by_seat,
    parse_card,
    parse_cards,
    quoted,
)
from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.engine.dealing import cut_rank
from hearts_spec.rules import RefusedError
from hearts_spec.rules.names import no_key
from hearts_spec.rules.vocabulary.irregular import RevokeBid, RevokePays, SeveralRevoke
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.rules.vocabulary.settlement import OddChip
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.schema.problems import did_you_mean

POINTS, NO_STAKES = "points", "no-stakes"
EACH_OPPONENT, NO_MORE = "each-opponent", "no-more"
BY_SEAT = tuple(str(each.value) for each in OddChip if each.goes_by_seats)
_OF_PLAYERS = ("you", "you-too", "one", "some")
OF_PLAYERS = (*_OF_PLAYERS, *BY_SEAT)


def _values(words: type[Enum]) -> tuple[str, ...]:
    return tuple(str(each.value) for each in words)


class QuestionTopic(Enum):
    """What is asked, where one question type serves for several things.

    `findings` are the words that it can find; none if there are too many to list.
    """

    findings: tuple[str, ...]

    def __new__(cls, value: str, *findings: str) -> "QuestionTopic":
        member = object.__new__(cls)
        member._value_ = value
        member.findings = findings
        return member


class SettlementTopic(QuestionTopic):
    """What is asked about a settlement."""

    WINNERS = "winners", *_OF_PLAYERS, "jack", "waits", "each-for-himself", "between", POINTS, NO_STAKES
    ODD_CHIP = "odd-chip", *BY_SEAT, "stays", "pot", "none", POINTS, NO_STAKES
    JACK = "jack", "jack", "no-jack", POINTS, NO_STAKES
    POT = "pot", *_OF_PLAYERS, "stays", POINTS, NO_STAKES
    SLAM = "slam", "none", *_values(SlamPays)
    JOKER = "joker", *_OF_PLAYERS, "pool", POINTS, NO_STAKES
    TRICKS = "tricks", "yes", "no"


class RevokeTopic(QuestionTopic):
    """What is asked about a revoke."""

    WINNERS = "winners", *SettlementTopic.WINNERS.findings
    PAYS = "pays", *_values(RevokePays), EACH_OPPONENT, NO_MORE, NO_STAKES
    SEVERAL = "several", *_values(SeveralRevoke), NO_MORE, NO_STAKES
    BID = "bid", *_values(RevokeBid), NO_MORE, NO_STAKES


class WorthTopic(QuestionTopic):
    """What is asked about the worth of cards."""

    SIGN = "sign", "costs", "lowers", "nothing"
    BELOW = "below", "costs", "lowers", "nothing", "held"
    HEARTS = "hearts", "alike", "graded"
    COST = "cost", "alike", "graded", NO_STAKES


class PassTopic(QuestionTopic):
    """What is asked about a pass."""

    ALL = "all"
    NUMBER = "number"
    WAY = "way", "none", *_values(PassTo)
    CARD = "card", "allowed", "barred"


class EndTopic(QuestionTopic):
    """What is asked about the end of a game."""

    END = "end", "over", "goes-on", "each-deal", "open"
    WINNERS = "winners", *_OF_PLAYERS, "goes-on", "each-deal", "open"


class PlayTopic(QuestionTopic):
    """What is asked about a card: whether it may be played, or kept back, or what is done once it is played."""

    PLAY = "play", "yes", "must", "no"
    KEEP = "keep", "yes", "no"
    DONE = "done", "yes", "must", SILENT_WORD


_WHOLE = re.compile(r"[0-9]{1,6}")
_BETWEEN = re.compile(r"\s*,\s*|\s+")
NOTHING, LAST = "none", "last"
NUMBERS, CARDS, WORDS = "numbers", "cards", "words"  # what the parts of a value are
LEAST_PLAYERS, MOST_PLAYERS = 2, len(SEAT_NAMES)


@dataclass(frozen=True)
class Input:
    """One input of a question: its label, and its default, or None if it must be given.

    `told` is the sentence in which a page states it, with blanks: `{who}` for a player and `{whose}`, or the value as a
    `{word}`, a `{number}`, a `{place}` in a row or a number of `{chips}`; of `{deals|deal}` the second is said to the
    asker. If it is empty, the value follows the label. An input that is not `for_players` is never a parameter, because
    players do not use its terms.
    """

    label: str
    default: str | None = None
    clause: str = field(default="", kw_only=True)

    kind = "text"
    says = WORDS
    for_players = True

    def phrase(self, text: str) -> str:
        """Return a value in the words of a reader."""
        return text

    def read(self, text: str) -> Any:
        """Return the value of a text.

        Raises RefusedError, saying what is allowed, for a text that is no such value.
        """
        return text

    def written(self, text: str) -> str:
        """Return a value in its standard form; raises RefusedError as `read` does."""
        self.read(text)
        return text.strip()

    def each(self, text: str) -> tuple[str, ...]:
        """Return the parts of a value one by one, each in its standard form."""
        return (self.written(text),)

    def rank(self, one: str) -> int:
        """Return the rank of one part: of a number itself, of a card its rank; all words have the same."""
        return int(one) if self.says == NUMBERS else 0

    def limits(self) -> Mapping[str, Any]:
        """Return the limits of the value as plain data."""
        return {}


@dataclass(frozen=True)
class NumberInput(Input):
    """A whole number."""

    least: int = 0
    most: int = 999

    kind = "number"
    says = NUMBERS

    def read(self, text: str) -> int:
        if not _WHOLE.fullmatch(text.strip()):
            raise RefusedError(f"{quoted(text, 20)} is not a number", f"from {self.least} to {self.most}")
        if not self.least <= int(text) <= self.most:
            raise RefusedError(f"{quoted(text, 20)[1:-1]} is out of range", f"from {self.least} to {self.most}")
        return int(text)

    def limits(self) -> Mapping[str, Any]:
        return {"least": self.least, "most": self.most}


@dataclass(frozen=True)
class SeatInput(Input):
    """A seat at the table by its letter, or `last`, which is read as -1."""

    kind = "seat"

    def read(self, text: str) -> int:
        return -1 if text.strip().lower() == LAST else _seat(text, f", or `{LAST}`")

    def written(self, text: str) -> str:
        seat = self.read(text)
        return LAST if seat < 0 else SEAT_NAMES[seat]


@dataclass(frozen=True)
class SeatsInput(Input):
    """Some seats, or none."""

    kind = "seats"

    def read(self, text: str) -> tuple[int, ...]:
        return tuple(sorted({_seat(name) for name in _parts(text)}))

    def written(self, text: str) -> str:
        return ",".join(SEAT_NAMES[seat] for seat in self.read(text)) or NOTHING

    def each(self, text: str) -> tuple[str, ...]:
        return tuple(SEAT_NAMES[seat] for seat in self.read(text))


@dataclass(frozen=True)
class WordInput(Input):
    """One of some words, each with a phrase for the reader if it has one."""

    words: tuple[str, ...] = ("yes", "no")
    phrases: Mapping[str, str] = field(default_factory=dict)

    kind = "word"

    def phrase(self, text: str) -> str:
        return self.phrases.get(text, text.replace("-", " "))

    def read(self, text: str) -> str:
        if text.strip() not in self.words:
            raise RefusedError(f"{quoted(text, 20)} is not one of the words for this", did_you_mean(text, self.words))
        return text.strip()

    def limits(self) -> Mapping[str, Any]:
        return {"words": list(self.words)}


@dataclass(frozen=True)
class AboutInput(WordInput):
    """What is asked, for a question type that serves for several things: a word of an enumeration."""

    topics: type[QuestionTopic] = field(kw_only=True)

    def read(self, text: str) -> Any:
        return self.topics(super().read(text))

    def topic(self, texts: Mapping[str, str]) -> Any:
        """Return what is asked in these inputs; raises RefusedError as `read` does."""
        return self.read(texts.get("about", self.default or ""))


def topic_input(topics: type[QuestionTopic]) -> AboutInput:
    """Return the input for what is asked; the default is the first word of the enumeration."""
    words = _values(topics)
    return AboutInput("What is asked", words[0], words, topics=topics)


@dataclass(frozen=True)
class FlagInput(WordInput):
    """Yes or no."""

    def read(self, text: str) -> Any:
        return super().read(text) == "yes"


@dataclass(frozen=True)
class CardInput(Input):
    """One card; `none` is allowed if it is the default."""

    kind = "card"
    says = CARDS

    def read(self, text: str) -> Card | None:
        return None if text.strip() == NOTHING == self.default else _cards(text, parse_card)

    def written(self, text: str) -> str:
        card = self.read(text)
        return NOTHING if card is None else card_text(card)

    def rank(self, one: str) -> int:
        return _rank(one)


@dataclass(frozen=True)
class CardsInput(Input):
    """Some cards in order, or none; with `low_ace` an ace is below the two."""

    low_ace: bool = False

    kind = "cards"
    says = CARDS

    def read(self, text: str) -> list[Card]:
        found: list[Card] = [] if text.strip() in ("", NOTHING) else _cards(text, parse_cards)
        return found

    def written(self, text: str) -> str:
        return cards_text(self.read(text)) or NOTHING

    def each(self, text: str) -> tuple[str, ...]:
        return tuple(map(card_text, self.read(text)))

    def rank(self, one: str) -> int:
        return _rank(one, self.low_ace)


@dataclass(frozen=True)
class NumbersInput(Input):
    """Numbers in a row."""

    says = NUMBERS

    def each(self, text: str) -> tuple[str, ...]:
        return tuple(map(str, self.read(text)))


@dataclass(frozen=True)
class CountsInput(NumbersInput):
    """A number for each seat in order, which also says how many play."""

    most: int = 999

    kind = "counts"

    def read(self, text: str) -> tuple[int, ...]:
        parts = _BETWEEN.split(text.strip())
        hint = "a number for each player in order, as 2,2,3,6"
        if any(not _WHOLE.fullmatch(part) for part in parts):
            bad = next(part for part in parts if not _WHOLE.fullmatch(part))
            raise RefusedError(f"{quoted(bad, 20)} is not a number", hint)
        if not LEAST_PLAYERS <= len(parts) <= MOST_PLAYERS:
            message = f"found numbers for {len(parts)}, where a table has {LEAST_PLAYERS} to {MOST_PLAYERS} players"
            raise RefusedError(message, hint)
        if max(map(int, parts)) > self.most:
            raise RefusedError(f"{max(map(int, parts))} is out of range", f"from 0 to {self.most}")
        return tuple(map(int, parts))

    def written(self, text: str) -> str:
        return ",".join(self.each(text))

    def limits(self) -> Mapping[str, Any]:
        return {"least": 0, "most": self.most}


@dataclass(frozen=True)
class TricksInput(CountsInput):
    """The tricks of each seat in order, or none; the number of players comes from what else each took."""

    kind = "tricks"

    def read(self, text: str) -> tuple[int, ...]:
        return super().read(text) if _parts(text) else ()

    def written(self, text: str) -> str:
        return super().written(text) if self.read(text) else NOTHING


@dataclass(frozen=True)
class TakenInput(Input):
    """The cards that each seat took: `A=AH KH, B=2H`.

    A seat with no cards is named too, because the seats say how many play.
    """

    kind = "cards-by-seat"
    says = NUMBERS

    def read(self, text: str) -> Mapping[str, list[Card]]:
        if text.strip() == NOTHING == self.default:
            return {}
        try:
            by_seat = parse_by_seat(text)
        except NotationError as error:
            raise _refused(error) from None
        expected = SEAT_NAMES[: len(by_seat)]
        if tuple(by_seat) != expected:
            raise RefusedError("the seats are not named in order", f"as {'=..., '.join(expected)}=...")
        return {name: CardsInput(self.label).read(cards.replace("-", " ")) for name, cards in by_seat.items()}

    def each(self, text: str) -> tuple[str, ...]:
        """Return the number of hearts that each took."""
        hearts = group_mask("hearts")
        return tuple(str(sum(hearts >> card & 1 for card in cards)) for cards in self.read(text).values())


@dataclass(frozen=True)
class CallsInput(NumbersInput):
    """The bids in order from the first player: a number of chips, or `pass`."""

    kind = "calls"

    def read(self, text: str) -> tuple[int, ...]:
        parts = _parts(text)
        bad = next((part for part in parts if part != "pass" and not _WHOLE.fullmatch(part)), None)
        if bad is not None or len(parts) > MOST_PLAYERS:
            raise RefusedError(f"{quoted(bad or text, 20)} is not a bid", "a number for each, or pass, as 25,pass,26")
        return tuple(0 if part == "pass" else int(part) for part in parts)

    def written(self, text: str) -> str:
        return ",".join(str(bid) if bid else "pass" for bid in self.read(text)) or NOTHING


@dataclass(frozen=True)
class KeysInput(Input):
    """Keys of the vocabulary, such as `pack.without`; never a parameter, because players do not use them."""

    kind = "keys"
    for_players = False

    def read(self, text: str) -> tuple[str, ...]:
        keys = tuple(_BETWEEN.split(text.strip()))
        for key in keys:
            if wrong := no_key(key, sections=True):
                raise RefusedError(*wrong)
        return keys


def _parts(text: str) -> list[str]:
    return [] if text.strip() in ("", NOTHING) else _BETWEEN.split(text.strip())


def _seat(text: str, or_else: str = "") -> int:
    name = text.strip().upper()
    if name not in SEAT_NAMES:
        hint = f"seats are A, B, C and on to {SEAT_NAMES[-1]}{or_else}"
        raise RefusedError(f"{quoted(text, 20)} is not a seat", hint)
    return SEAT_NAMES.index(name)


def _cards(text: str, parse: Any) -> Any:
    try:
        return parse(text)
    except NotationError as error:
        raise _refused(error) from None


def _rank(card: str, low_ace: bool = False) -> int:
    """Return the rank of a card from 0; -2 for `none`, which is below every card."""
    if card == NOTHING:
        return -2
    return cut_rank(parse_card(card), low_ace=low_ace)


def _refused(error: NotationError) -> RefusedError:
    return RefusedError(error.message, error.hint)
