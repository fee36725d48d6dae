"""A question put to one rule set, what was found, and the words in which findings are said."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from hearts_spec.cards import (
    JOKER,
    Card,
    HeartsError,
    card_name,
    card_text,
    cards_in,
    default_seats,
    group_mask,
    plural,
)
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.record import Settlement
from hearts_spec.record.account import YOU, Follows
from hearts_spec.record.settlement import listed
from hearts_spec.rules import ConfiguredRules, Rules
from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.limits import CLUBS
from hearts_spec.rules.vocabulary.table import PlayRound
from hearts_spec.schema.english import number_word

PLAIN_HEARTS = group_mask("hearts") & ~group_mask(card_text(JOKER))  # in every copy
PLAYER_WORDS = ("you", "you-too", "one", "some")  # the findings that mean players: see `Question.whom`
UNSAID = "{}: the source does not say."


class NotApplicableError(HeartsError):
    """The error for a question that does not arise under a rule set; the message says why, as a clause.

    `keys` are those of the rules for which it does not arise.
    """

    def __init__(self, message: str, *keys: str) -> None:
        super().__init__(message)
        self.keys = keys


class NotReportedError(NotApplicableError):
    """The error for a fact that the rule set needs and the question lacks; the message says which, as a clause."""


class ImpossibleError(HeartsError):
    """The error for impossible values, such as numbers of hearts that do not add up."""


@dataclass(frozen=True)
class Question:
    """A question put to one rule set at one table; `given` are the values of its parameters.

    `asker` is the seat of the player who asks, if it matters which player that is; `turns_on` are the keys that the
    dispute names, and `told` the parameters that it tells.
    """

    playable: ConfiguredRules
    given: Mapping[str, Any]
    asker: int | None = None
    turns_on: Sequence[str] = ()
    told: Collection[str] = ()

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
        """The players as they are named to the asker: by their seats, and the asker as `you`."""
        return tuple(YOU if seat == self.asker else name for seat, name in enumerate(self.seats))

    def seat(self, name: str) -> int:
        """Return the seat that a parameter names.

        Raises NotApplicableError if the table has no such seat.
        """
        return self._at_table(self.given[name])

    def some(self, name: str) -> tuple[int, ...]:
        """Return the seats that a parameter names; raises NotApplicableError as `seat` does."""
        return tuple(map(self._at_table, self.given[name]))

    def _at_table(self, seat: int) -> int:
        if seat >= self.playable.players:
            raise NotApplicableError(f"only {number_word(self.playable.players)} sit at the table", PLAYERS)
        return seat % self.playable.players

    def whom(self, seats: Sequence[int]) -> str:
        """Return the finding for some players: `you` (the asker alone), `you-too`, `one` other, or `some` others."""
        if self.asker in seats:
            return "you" if len(seats) == 1 else "you-too"
        return "one" if len(seats) == 1 else "some"

    def silent(self, *keys: str) -> bool:
        """True if the book is silent on all of some keys; a key that it does not state counts as silent."""
        return all(leaf.silent for key in keys for leaf in self.playable.under(key))

    def states_case(self, key: str) -> bool:
        """True if the book states a case of a rule, such as `queen.led.spades`, by itself."""
        rule, _, case = key.rpartition(".")
        return case in self.playable.leaves[rule].parts

    def at_table(self, text: str) -> str:
        """Return a sentence of a rule with the seat and the card that it means at this table."""
        if self.rules.table.turn is PlayRound.LEFT:
            text = text.replace("player after the dealer", "player on the dealer's left")
        if not self.rules.deal.left_over.is_widow:  # it may lie there
            lowest = next(cards_in(self.table.lowest(CLUBS & self.table.pack)))
            text = text.replace("lowest club in play", card_name(lowest))
        return text

    @property
    def bars_heart_at_first(self) -> bool:
        """True if any card may be led first, but hearts must be broken before they are led.

        A game that itself states its first lead, and takes the rest from another, means any card.
        """
        opening, led = (self.playable.leaves[key].origin for key in ("lead.opening", "hearts.led"))
        anew = opening == self.playable.id != led
        return self.rules.lead.opening.is_any and self.rules.hearts.led.waits and not anew


@dataclass(frozen=True, slots=True)
class Finding:
    """What a question finds: a `word`, the consequences (`follows`), and gains and losses (`net`).

    `keys` are those that decide the word: a rule, a section, or a part of a value, such as one case of the pool.
    `blanks` fill the sentence of a declared answer. `exactly` is the word with seats and cards. `instead` is true if
    the keys decide instead of those that the dispute names, for example if a play is refused. `settlement` is that of
    the deal, if the question is about one. `reading` is the assumption by which the keys apply to a case that they do
    not mention. `tables` are the numbers of players that the finding covers, if it covers several. `supposed` are facts
    that the question does not state, as clauses. `details` are those of the keys that decide only among findings
    to which a dispute may give one answer, such as who deals again. `counts` are further counts of a `DoubtfulCase`.
    `unclear` are keys that decide only if one of their statements is unclear, and could be read otherwise.
    """

    word: str
    follows: tuple[Follows, ...] = ()
    blanks: Mapping[str, str] = field(default_factory=dict)
    exactly: str = ""
    net: tuple[int, ...] | None = None
    keys: tuple[str, ...] = ()
    instead: bool = False
    settlement: Settlement | None = None
    reading: str = ""
    tables: tuple[int, ...] = ()
    supposed: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict)
    unclear: tuple[str, ...] = ()

    @property
    def all_keys(self) -> tuple[str, ...]:
        """The keys that decide the word or a consequence, each once."""
        return tuple(dict.fromkeys([*self.keys, *(key for each in self.follows for key in each.keys)]))

    @property
    def exact_word(self) -> str:
        """The word with seats and cards if there are any (`exactly`), otherwise the word."""
        return self.exactly or self.word


def says(question: Question, *keys: str) -> tuple[Follows, ...]:
    """Return what the book says under some keys as consequences; nothing for those on which it is silent."""
    return tuple(Follows(question.at_table(text), (key,)) for key in keys for text in question.playable.says(key))


def cards(number: int) -> str:
    """Return a number of cards in words: `three cards`."""
    return f"{number_word(number)} card{'' if number == 1 else 's'}"


def span(numbers: Sequence[int]) -> str:
    """Return some numbers in words, consecutive ones by the first and last: `three to six`."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{number_word(numbers[0])} to {number_word(numbers[-1])}"
    return listed([number_word(number) for number in numbers], "or")


def the_cards(found: Iterable[Card], last: str = "and") -> str:
    """Return cards in words: `the two of clubs and the two of diamonds`."""
    return listed([f"the {card_name(card)}" for card in found], last)


def each_once(found: Iterable[Card]) -> str:
    """Return cards in words, two equal ones together: `both queens of spades and the joker`."""
    counts = Counter(card_name(card) for card in found)
    return listed([f"both {plural(name)}" if count > 1 else f"the {name}" for name, count in counts.items()])


SIDE_BY_SIDE = 4  # the most answers that are merged into one sentence


def shared_sentence(sentences: Sequence[str]) -> str:
    """Return one sentence for several that differ only in part.

    If they are few, it has all the differing words, joined by `or`, with semicolons if they have commas or lists of
    their own. Otherwise it is the clause with which they all begin, or `It depends on the game.` if there is none.
    """
    each = [one.rstrip(".").split() for one in sentences]
    start = _shared(each)
    rests = [words[start:] for words in each]
    end = _shared([rest[::-1] for rest in rests])
    apart = [" ".join(rest[: len(rest) - end]) for rest in rests]
    if len(sentences) <= SIDE_BY_SIDE and all(apart):
        first, *others = apart if start else [apart[0], *map(_inside, apart[1:])]
        long = any("," in one or " or " in one for one in apart)
        together = f"{('; ' if long else ', ').join([first, *others[:-1]])}{'; or ' if long else ' or '}{others[-1]}"
        return f"{' '.join([*each[0][:start], together, *rests[0][len(rests[0]) - end :]])}."
    clause = next((place for place in range(start, 0, -1) if each[0][place - 1][-1] in ",:"), 0)
    return f"{' '.join(each[0][:clause])[:-1]}." if clause else "It depends on the game."


def _shared(them: Sequence[Sequence[str]]) -> int:
    """Return the number of words with which all the sentences begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*them, strict=False)))


def _inside(text: str) -> str:
    """Return a sentence without its initial capital letter, unless this is the letter of a seat."""
    return text if text[:2].isupper() or not text[1:2].isalpha() else f"{text[0].lower()}{text[1:]}"
