"""A question put to one rule set: the table it is asked at, what it is asked with, and what was found."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from hearts_spec.cards import Card, HeartsError, card_name, default_seats, plural
from hearts_spec.engine import CompiledRules, table_of
from hearts_spec.record import Settlement
from hearts_spec.record.settlement import amounts, listed
from hearts_spec.rules import ConfiguredRules, Rules
from hearts_spec.schema.english import number_word

YOU = "you"


class NotApplicableError(HeartsError):
    """A question that does not arise under a rule set; the message says why, as a clause."""


class WrongPlayersError(NotApplicableError):
    """A question put with a number of players that the game is not for."""


class NotReportedError(NotApplicableError):
    """A question that tells less than a rule set asks; the message says what is wanting, as a clause."""


class ImpossibleError(HeartsError):
    """What a question is asked with, and cannot be so under any rule set like this one: hearts that do not add up."""


@dataclass(frozen=True)
class Question:
    """A question put to one rule set at one table; `given` holds what it is asked with, read.

    `asker` is the seat of the player who asks, where it matters which of them does.
    """

    playable: ConfiguredRules
    given: Mapping[str, Any]
    asker: int | None = None

    @property
    def rules(self) -> Rules:
        return self.playable.rules

    @property
    def table(self) -> CompiledRules:
        return table_of(self.playable)

    @property
    def seats(self) -> tuple[str, ...]:
        return default_seats(self.playable.players)

    @property
    def names(self) -> tuple[str, ...]:
        """Give the players as they are named to the asker: by their seats, and himself as `you`."""
        return tuple(YOU if seat == self.asker else name for seat, name in enumerate(self.seats))

    def seat(self, name: str) -> int:
        """Give the seat that an input names.

        Raises NotHereError when the table has no such seat.
        """
        return self._at_table(self.given[name])

    def some(self, name: str) -> tuple[int, ...]:
        """Give the seats that an input names; raises NotHereError as `seat` does."""
        return tuple(map(self._at_table, self.given[name]))

    def _at_table(self, seat: int) -> int:
        if seat >= self.playable.players:
            raise NotApplicableError(f"only {number_word(self.playable.players)} sit at the table")
        return seat % self.playable.players

    def whom(self, seats: Sequence[int]) -> str:
        """Give the finding that some players are it: the asker alone or with others, one other, or some others."""
        if self.asker in seats:
            return "you" if len(seats) == 1 else "you-too"
        return "one" if len(seats) == 1 else "some"

    def silent(self, *keys: str) -> bool:
        """Say whether the book is silent on all of some keys; a key it has no statement for counts as silence."""
        return all(leaf.silent for key in keys for leaf in self.playable.under(key))


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: the word that it comes to, what follows, who is up or down, and the keys it rests on.

    `says` is the short answer where the situation declares none for that word, and `told` are the blanks that one may
    have. `exactly` is the finding with its names and cards, where the word leaves them out. `instead` says that these
    keys alone decide, whatever the situation turns on, as where a play is refused. `settlement` is that of the deal,
    where the question is of one. `reading` says what is read into the keys, where they do not speak of the very case.
    `tables` are other numbers of players of which the finding speaks as well.
    """

    comes_to: str
    follows: str = ""
    says: str = ""
    told: Mapping[str, str] = field(default_factory=dict)
    exactly: str = ""
    net: tuple[int, ...] | None = None
    keys: tuple[str, ...] = ()
    instead: bool = False
    settlement: Settlement | None = None
    reading: str = ""
    tables: tuple[int, ...] = ()

    @property
    def word(self) -> str:
        """Give the finding in a word, as exactly as it can be given."""
        return self.exactly or self.comes_to


def chips(number: int) -> str:
    """Count chips: `no chips`, `1 chip`, `13 chips`."""
    return f"{number or 'no'} chip{'' if number == 1 else 's'}"


def points(number: int) -> str:
    """Count points: `no points`, `1 point`, `-10 points`."""
    return f"{number or 'no'} point{'' if abs(number) == 1 else 's'}".replace("-", "−")


def cards(number: int) -> str:
    """Count cards in words: `three cards`."""
    return f"{number_word(number)} card{'' if number == 1 else 's'}"


def span(numbers: Sequence[int]) -> str:
    """Name some numbers in words, those in a row by the first and last: `three to six`."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{number_word(numbers[0])} to {number_word(numbers[-1])}"
    return listed([number_word(number) for number in numbers])


def the_cards(found: Iterable[Card], last: str = "and") -> str:
    """Name cards in words: `the two of clubs and the two of diamonds`."""
    return listed([f"the {card_name(card)}" for card in found], last)


def each_once(found: Iterable[Card]) -> str:
    """Name cards in words, two that are the same together: `both queens of spades and the joker`."""
    counts = Counter(card_name(card) for card in found)
    return listed([f"both {plural(name)}" if count > 1 else f"the {name}" for name, count in counts.items()])


def sentence(text: str) -> str:
    """Give a text as a sentence: a capital letter before it and a stop after it."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".") if text else ""


def verb(names: Sequence[str], one: str, many: str) -> str:
    """Choose the form of a verb by the number of names; `you` takes the form of many."""
    return one if len(names) == 1 and names[0] != YOU else many


def whose(name: str) -> str:
    """Give the possessive of a player's name: `A's`, `your`."""
    return "your" if name == YOU else f"{name}'s"


SIDE_BY_SIDE = 4  # sayings at the most that differ in a word or two and are said in one sentence


def for_all(said: Sequence[str]) -> str:
    """Say in one sentence what several say that differ in a word or a number.

    Where they are few that is the whole of it, with what differs side by side; or else the clause with which they all
    begin, or that it goes by the game.
    """
    each = [one.rstrip(".").split() for one in said]
    start = _shared(each)
    rests = [words[start:] for words in each]
    end = _shared([rest[::-1] for rest in rests])
    apart = [" ".join(rest[: len(rest) - end]) for rest in rests]
    if len(said) <= SIDE_BY_SIDE and all(apart):
        first, *others = apart if start else [apart[0], *map(_inside, apart[1:])]
        listed = [first, *others[:-1]]
        together = f"{', '.join(one.rstrip(',:') for one in listed)} or {others[-1]}"
        return f"{' '.join([*each[0][:start], together, *rests[0][len(rests[0]) - end :]])}."
    clause = next((place for place in range(start, 0, -1) if each[0][place - 1][-1] in ",:"), 0)
    return f"{' '.join(each[0][:clause])[:-1]}." if clause else "It goes by the game."


def _shared(them: Sequence[Sequence[str]]) -> int:
    """Give the number of words with which all begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*them, strict=False)))


def _inside(said: str) -> str:
    """Give the beginning of a sentence as it stands within one; the letter of a seat remains a capital."""
    return said if said[:2].isupper() or not said[1:2].isalpha() else f"{said[0].lower()}{said[1:]}"


__all__ = [
    "SIDE_BY_SIDE",
    "YOU",
    "Finding",
    "ImpossibleError",
    "NotApplicableError",
    "NotReportedError",
    "Question",
    "WrongPlayersError",
    "amounts",
    "cards",
    "chips",
    "each_once",
    "for_all",
    "listed",
    "points",
    "sentence",
    "span",
    "the_cards",
    "verb",
    "whose",
]
