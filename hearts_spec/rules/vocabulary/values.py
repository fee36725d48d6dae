"""What captured cards are worth."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from hearts_spec.cards import card_text, cards_in, group_mask, pips_of
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.bonus import BonusRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, SettlementRules
from hearts_spec.schema.field_info import Word, where
from hearts_spec.schema.kinds import Choice, Number, ReadContext
from hearts_spec.schema.source_tree import Node


class Worth(Word):
    """A value of captured cards that is not one number."""

    PIPS = "pips", "one for each of its pips"


@dataclass(frozen=True)
class CardValue(Number):
    """The value of a card: a whole number, or a word if it depends on the card."""

    name: ClassVar[str] = "a whole number or the word pips"

    def parse(self, node: Node, context: ReadContext) -> Any:
        if node.text in {word.value for word in Worth}:
            return Worth(node.text)
        return super().parse(node, context)

    def plain(self, value: int | Worth) -> Any:
        return value.value if isinstance(value, Worth) else value

    def text(self, value: int | Worth) -> str:
        return value.phrase if isinstance(value, Worth) else super().text(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), Choice(Worth).schema()]}


COUNTS_QUEEN = where(
    lambda rules: rules.values.get("QS") or rules.values.get("spades"), "values.QS", excuses_silence=True
)


class Values(dict[str, int]):
    """The value of each suit or card for the player who captures it.

    A card that is named by itself does not also count with its suit.
    """

    @classmethod
    def of(cls, said: Mapping[str, "int | Worth"]) -> "Values":
        """Return the stated values as numbers; where cards count their pips, each card is listed by itself."""
        numbers, by_card = {}, {}
        for group, value in said.items():
            match value:
                case int():
                    numbers[group] = value
                case Worth.PIPS:
                    by_card.update({card_text(card): pips_of(card) for card in cards_in(group_mask(group))})
        return cls({**by_card, **numbers})

    def scoring(self, cards: int) -> int:
        """Return the cards of a mask that have a value above 0."""
        scoring = 0
        for group, value in self.items():
            scoring |= group_mask(group) & cards if value > 0 else 0
        return scoring

    def conflicts(self, settlement: SettlementRules, bonus: BonusRules) -> Iterator[Conflict]:
        """Yield conflicts: no value at all, or values below 0 in a game for chips."""
        if not any(self.values()) and not bonus.for_tricks:
            message = "no card and no trick counts anything"
            yield Conflict("values", "nothing-counts", message, "as `values: {hearts: 1}`", ("bonus",))
        if settlement.kept_in is KeptIn.CHIPS and any(value < 0 for value in self.values()):
            message = "a card with a negative value needs a game for points"
            yield Conflict(
                "values", "negative-chips", message, "state settlement.kept-in: points", ("settlement.kept-in",)
            )
