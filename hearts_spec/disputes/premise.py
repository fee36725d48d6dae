"""What the words of a question suppose of what it is asked with, and whether a reader's own numbers go against it.

A value says one thing or several, as a number for each player or some cards in order. A premise chooses some of these
by what they are, and says how many there must be, or whose.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.cards import SEAT_NAMES, card_text, cards_in, groups_mask
from hearts_spec.disputes.kinds import Manner
from hearts_spec.rules.shape.compound import Written, part
from hearts_spec.rules.shape.kinds import Flag, Group, ManyOf, Number, Text

ASKER, OTHERS = "asker", "others"
_ALL, _NONE, _SOME = "all", "none", "some"
_HOW_MANY = Text(
    "how many", pattern=f"{_ALL}|{_NONE}|{_SOME}|[1-9]", wrong="does not say how many",
    hint=f"{_ALL}, {_NONE}, {_SOME}, or a number from 1 to 9",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Premise(Written):
    """One thing that the words of a question suppose of a parameter.

    Of what the parameter says those are meant that pass every test which is named: all, where none is.
    """

    says: str = part(Text("a clause"), "What is supposed, as a clause: `one of you took every heart`.")
    of: str = part(Text("a parameter"), "The parameter of which it is supposed.")
    equal: tuple[str, ...] = part(ManyOf(Text("a value")), "Test: is one of these values.", (), key="is")
    above: int | None = part(Number(), "Test: is a number above this.", None)
    lowest: bool = part(Flag(), "Test: is a number than which none is lower.", False)
    among: tuple[str, ...] = part(ManyOf(Group()), "Test: is one of these cards, or of these suits.", ())
    follows: str = part(Text("a parameter"), "Test: is of the suit led to the trick that this parameter tells.", "")
    first: bool = part(Flag(), "Test: is the first that is told.", False)
    same: str = part(Text("a parameter"), "Test: is what this parameter says.", "")
    matched: bool | None = part(
        Flag(), "Test: has, or has not, its like in rank among those that pass the others.", None
    )
    are: str = part(_HOW_MANY, "How many pass: all, none, some or a number. Where nothing is said, all.", "")
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
            "same": self.same,
            "who": "" if self.who in (ASKER, OTHERS) else self.who,
        }
        return {key: name for key, name in said.items() if name}

    def holds(self, kind: Manner, texts: Mapping[str, str], asker: str) -> bool:
        """Say whether it holds of a question asked with these values, by a player at this seat."""
        each = kind.each(self.of, texts)
        led = kind.each(self.follows, texts)[:1] if self.follows else ()
        same = kind.each(self.same, texts) if self.same else each
        passing = [place for place, one in enumerate(each) if one in same and self._passes(place, one, each, led)]
        if self.matched is not None:
            ranks = [each[place][:-1] for place in passing]
            passing = [place for place in passing if (ranks.count(each[place][:-1]) > 1) is self.matched]
        return self._enough(len(passing), len(each)) and self._theirs(kind, texts, asker, passing)

    def _passes(self, place: int, one: str, each: Sequence[str], led: Sequence[str]) -> bool:
        return (
            (not self.equal or one in self.equal)
            and (self.above is None or _number(one) > self.above)
            and (not self.lowest or _number(one) == min(map(_number, each)))
            and (not self.among or one in map(card_text, cards_in(groups_mask(self.among))))
            and (not self.follows or (bool(led) and one[-1] == led[0][-1]))
            and (not self.first or place == 0)
        )

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

    def _theirs(self, kind: Manner, texts: Mapping[str, str], asker: str, passing: Iterable[int]) -> bool:
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


def _number(text: str) -> int:
    """Give a number that is said; nothing that is none passes for one."""
    return int(text) if text.isdigit() else -1


def against(premises: Iterable[Premise], kind: Manner, texts: Mapping[str, str], asker: str) -> Iterator[str]:
    """Give what is supposed and does not hold, in clauses."""
    return (each.says for each in premises if not each.holds(kind, texts, asker))
