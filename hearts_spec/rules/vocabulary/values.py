"""What captured cards are worth."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, assert_never

from hearts_spec.cards import card_text, cards_in, group_mask, pips_of
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.bonus import BonusRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, SettlementRules
from hearts_spec.schema.field_info import where
from hearts_spec.schema.kinds import ANYWHERE, Choice, Number, ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.tree import Node, Scalar
from hearts_spec.schema.word import Word


class Worth(Word):
    """What captured cards are worth, where it is not one number."""

    PIPS = "pips", "one for each of its pips"


@dataclass(frozen=True)
class CardValue(Number):
    """What a card is worth: a whole number, or a word for what depends on the card."""

    name: ClassVar[str] = "a whole number or the word pips"

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar) and node.text in {word.value for word in Worth}:
            return Worth(node.text)
        return super().read(node, faults, around)

    def plain(self, value: int | Worth) -> Any:
        return value.value if isinstance(value, Worth) else value

    def text(self, value: int | Worth) -> str:
        return value.phrase if isinstance(value, Worth) else super().text(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), Choice(Worth).schema()]}

    def changes(self, value: int | Worth) -> Iterator[int]:
        return iter((1,)) if isinstance(value, Worth) else super().changes(value)


COUNTS_QUEEN = where(lambda rules: rules.values.get("QS") or rules.values.get("spades"), "values.QS", heard=True)


class Values(dict[str, int]):
    """What each suit or card counts to whoever captures it; a card named by itself does not count with its suit."""

    @classmethod
    def of(cls, said: Mapping[str, "int | Worth"]) -> "Values":
        """Give what is said as numbers; where cards count their pips, each card of them by itself."""
        numbers, by_card = {}, {}
        for group, value in said.items():
            match value:
                case int():
                    numbers[group] = value
                case Worth.PIPS:
                    by_card.update({card_text(card): pips_of(card) for card in cards_in(group_mask(group))})
                case _:
                    assert_never(value)
        return cls({**by_card, **numbers})

    def scoring(self, cards: int) -> int:
        """Give those cards of a mask that count something against whoever captures them."""
        scoring = 0
        for group, value in self.items():
            scoring |= group_mask(group) & cards if value > 0 else 0
        return scoring

    def troubles(self, settlement: SettlementRules, bonus: BonusRules) -> Iterator[Conflict]:
        """Report values by which nothing can be settled."""
        if not any(self.values()) and not bonus.for_tricks:
            message = "no captured card counts anything, and no trick"
            yield Conflict("values", message, "as `values: {hearts: 1}`", ("bonus",))
        if settlement.kept_in is KeptIn.CHIPS and any(value < 0 for value in self.values()):
            message = "a card that counts less than nothing needs a game for points"
            yield Conflict("values", message, "state settlement.kept-in: points", ("settlement.kept-in",))
