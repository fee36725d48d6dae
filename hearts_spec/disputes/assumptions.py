"""What the words of a question suppose of what it is asked with, and whether a reader's own numbers go against it.

A value says one thing or several, as a number for each player or some cards in order. A premise chooses some of these
by what they are, and says how many there must be, or whose.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.cards import SEAT_NAMES, card_text, cards_in, groups_mask, parse_card
from hearts_spec.disputes.inputs import CARDS, NOTHING, NUMBERS
from hearts_spec.disputes.question_types import QuestionType
from hearts_spec.engine.trick_winner import NO_CARD, powers_by_suit_led
from hearts_spec.schema.kinds import Flag, Group, ManyOf, Number, Text
from hearts_spec.schema.record_type import TypedRecord, part

ASKER, OTHERS = "asker", "others"
_ALL, _NONE, _SOME = "all", "none", "some"
_HOW_MANY = Text(
    "how many", pattern=f"{_ALL}|{_NONE}|{_SOME}|[1-9]", wrong="does not say how many",
    hint=f"{_ALL}, {_NONE}, {_SOME}, or a number from 1 to 9",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Premise(TypedRecord):
    """One thing that the words of a question suppose of a parameter.

    Of what the parameter says those are meant that pass every test which is named: all, where none is. The tests are
    put in the order in which they stand here, each to those that have passed the ones before it.
    """

    says: str = part(Text("a clause"), "What is supposed, as a clause: `one of you took every heart`.")
    of: str = part(Text("a parameter"), "The parameter of which it is supposed.")
    equal: tuple[str, ...] = part(ManyOf(Text("a value")), "Test: is one of these values.", (), key="is")
    above: int | None = part(Number(), "Test: is a number above this.", None)
    among: tuple[str, ...] = part(ManyOf(Group()), "Test: is one of these cards, or of these suits.", ())
    follows: str = part(Text("a parameter"), "Test: is of the suit led to the trick that this parameter tells.", "")
    beats: str = part(
        Text("a parameter"), "Test: is of the suit led to the trick that this parameter tells, and above all of it.", ""
    )
    lowest: bool = part(Flag(), "Test: is a number or a card than which none is lower.", False)
    highest: bool = part(Flag(), "Test: is a number or a card than which none is higher.", False)
    first: bool = part(Flag(), "Test: is the first that is told.", False)
    same: str = part(Text("a parameter"), "Test: is what this parameter says.", "")
    matched: bool | None = part(
        Flag(), "Test: has, or has not, its like in rank among those that pass the others.", None
    )
    are: str = part(_HOW_MANY, "How many pass: all, none, some or a number. Where nothing is said, all.", "")
    total: int | None = part(Number(), "What those that pass come to together, where they are numbers.", None)
    who: str = part(
        Text("a player"),
        "Whose must pass: that of the asker, or of those whom a parameter names; or of others, not the asker's.",
        "",
    )

    @property
    def named(self) -> Mapping[str, str]:
        """Give the parameters that it names, by the keys under which it does."""
        said = {
            "of": self.of,
            "follows": self.follows,
            "beats": self.beats,
            "same": self.same,
            "who": "" if self.who in (ASKER, OTHERS) else self.who,
        }
        return {key: name for key, name in said.items() if name}

    def unfit(self, kind: QuestionType) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Give the tests that cannot be put to what is said: each key, the parameter, and what it would have to say."""
        needs: list[tuple[str, bool, tuple[str, ...], str]] = [
            ("above", self.above is not None, (NUMBERS,), self.of),
            ("among", bool(self.among), (CARDS,), self.of),
            ("follows", bool(self.follows), (CARDS,), self.of),
            ("follows", bool(self.follows), (CARDS,), self.follows),
            ("beats", bool(self.beats), (CARDS,), self.of),
            ("beats", bool(self.beats), (CARDS,), self.beats),
            ("lowest", self.lowest, (NUMBERS, CARDS), self.of),
            ("highest", self.highest, (NUMBERS, CARDS), self.of),
            ("matched", self.matched is not None, (CARDS,), self.of),
            ("total", self.total is not None, (NUMBERS,), self.of),
        ]
        return ((key, name, wanted) for key, put, wanted, name in needs if put and kind.inputs[name].says not in wanted)

    def holds(self, kind: QuestionType, texts: Mapping[str, str], asker: str) -> bool:
        """Say whether it holds of a question asked with these values, by a player at this seat."""
        each = kind.each(self.of, texts)
        passing = self._passing(kind, texts, each)
        total = None if self.total is None else sum(int(each[place]) for place in passing)
        return (
            self._enough(len(passing), len(each)) and total == self.total and self._theirs(kind, texts, asker, passing)
        )

    def _passing(self, kind: QuestionType, texts: Mapping[str, str], each: Sequence[str]) -> list[int]:
        """Give the places of those that pass."""
        ranks = list(map(kind.inputs[self.of].rank, each))
        passing = self._passing_alone(kind, texts, each)
        if self.lowest:
            passing = [place for place in passing if ranks[place] == min(ranks[other] for other in passing)]
        if self.highest:
            passing = [place for place in passing if ranks[place] == max(ranks[other] for other in passing)]
        if self.first:
            passing = [place for place in passing if place == 0]
        if self.same:
            passing = [place for place in passing if each[place] in kind.each(self.same, texts)]
        if self.matched is not None:
            left = [ranks[place] for place in passing]
            passing = [place for place in passing if (left.count(ranks[place]) > 1) is self.matched]
        return passing

    def _passing_alone(self, kind: QuestionType, texts: Mapping[str, str], each: Sequence[str]) -> list[int]:
        """Give the places of those that pass the tests of what each is, whatever the others are."""
        rank, among = kind.inputs[self.of].rank, set(map(card_text, cards_in(groups_mask(self.among))))
        to_follow, to_beat = (kind.each(name, texts) if name else () for name in (self.follows, self.beats))
        return [
            place
            for place, one in enumerate(each)
            if (not self.equal or one in self.equal)
            and (self.above is None or rank(one) > self.above)
            and (not self.among or one in among)
            and (not self.follows or _follows(one, to_follow))
            and (not self.beats or _beats(one, to_beat))
        ]

    def _enough(self, passing: int, told: int) -> bool:
        match self.are or ("" if self.who else _ALL):
            case "":
                return True
            case "all":
                return passing == told
            case "none":
                return passing == 0
            case "some":
                return passing > 0
            case number:
                return passing == int(number)

    def _theirs(self, kind: QuestionType, texts: Mapping[str, str], asker: str, passing: Iterable[int]) -> bool:
        seats = {SEAT_NAMES[place] for place in passing}
        match self.who:
            case "":
                return True
            case "asker":
                return asker in seats
            case "others":
                return asker not in seats
            case parameter:
                return set(kind.each(parameter, texts)) <= seats


def _powers(card: str, trick: Sequence[str]) -> tuple[int, int]:
    """Give the power of a card to win a trick, and the most there is on it already; -1 for what is not of its suit."""
    cards = [NO_CARD if each == NOTHING else parse_card(each) for each in (card, *trick)]
    own, *others = map(powers_by_suit_led()[cards[1]].__getitem__, cards) if trick else (-1, -1)
    return own, max(others)


def _follows(card: str, trick: Sequence[str]) -> bool:
    """Say whether a card is of the suit led to a trick."""
    return _powers(card, trick)[0] >= 0


def _beats(card: str, trick: Sequence[str]) -> bool:
    """Say whether a card is of the suit led to a trick, and above all of that suit on it."""
    own, most = _powers(card, trick)
    return own > most


def against(premises: Iterable[Premise], kind: QuestionType, texts: Mapping[str, str], asker: str) -> Iterator[str]:
    """Give what is supposed and does not hold, in clauses."""
    return (each.says for each in premises if not each.holds(kind, texts, asker))
