"""What captured cards are worth, and which cards double that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from hearts_spec.cards import card_name, card_text, cards_in, group_mask, group_name, groups_mask, pips_of, suit_of
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.bonus import BonusRules
from hearts_spec.rules.vocabulary.leading import LeadRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.play import JokerRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, SettlementRules
from hearts_spec.schema.field_info import Word, says, there_is, where
from hearts_spec.schema.kinds import Choice, Group, ManyOf, Number, ReadContext
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


COUNTS_QUEEN = where(lambda rules: rules.values.get("QS") or rules.values.get("spades"), "values.QS", heard=True)


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


class ShownDoubles(Word):
    """What a card shown before the play doubles."""

    ITSELF = "itself", "what it counts itself"
    ITS_SUIT = "its-suit", "every card of its suit that counts"


class ShownPlayed(Word):
    """When a card shown before the play may be played."""

    waits: bool  # True if it must wait until its suit has been led once.

    AT_WILL = "at-will", "may be played like any other card"
    ONCE_LED = (
        "once-led",
        "may not be played to the first trick in which its suit is led, unless its holder has no other of the suit",
        {"waits": True},
    )


_SHOWN = there_is("doubling.shown")
_CARDS = ManyOf(Group(card_only=True), distinct=True)


@dataclass(frozen=True, slots=True)
class DoublingRules:
    """Cards that double what others count, and cards that are shown (exposed) before the play so as to count double."""

    cards: tuple[str, ...] = says(
        "Doubling cards",
        "A player's total for cards is doubled for each of these cards they take: {}.",
        "None if no card doubles. Points that cards subtract are doubled too; bonuses and slams are not.",
        silent=(),
        none="No card doubles what others count.",
        kind=_CARDS,
    )
    alone: int = says(
        "A doubling card alone",
        "Taken without any card that counts, a doubling card scores {}.",
        "Points; may be below 0.",
        silent=0,
        none="Taken without any card that counts, a doubling card scores nothing.",
        least=-1000,
        only=[there_is("doubling.cards")],
    )
    shown: tuple[str, ...] = says(
        "Cards shown to double them",
        "Before the first lead, a player may show one of these cards face up, to double it: {}.",
        "Also called exposing or declaring. The card stays in hand; a doubling card that is shown doubles twice.",
        silent=(),
        none="No card is shown before the first lead.",
        kind=_CARDS,
    )
    doubles: ShownDoubles = says(
        "A card shown doubles",
        "A card shown before the first lead doubles {}.",
        silent=ShownDoubles.ITSELF,
        only=[_SHOWN],
    )
    played: ShownPlayed = says(
        "Playing a card shown",
        "A card shown before the first lead {}.",
        "This limits leading and following suit; the card may be discarded on another suit at any time.",
        silent=ShownPlayed.AT_WILL,
        only=[_SHOWN],
    )

    def reach(self, shown: int) -> int:
        """Return the cards, as a mask, that count double when the cards of `shown`, a mask, were shown."""
        match self.doubles:
            case ShownDoubles.ITSELF:
                return shown
            case ShownDoubles.ITS_SUIT:
                return groups_mask({suit_of(card).name for card in cards_in(shown)})

    def conflicts(self, pack: PackRules, joker: JokerRules, values: Values, lead: LeadRules) -> Iterator[Conflict]:
        """Yield conflicts: shown cards that double nothing, and one that must both wait and be led."""
        in_play = joker.among(pack)
        counting = groups_mask(name for name, value in values.items() if value) | groups_mask(self.cards)
        for name in self.shown:
            if group_mask(name) & in_play and not self.reach(group_mask(name)) & counting:
                message = f"{group_name(name)} counts nothing, so to show it doubles nothing"
                yield Conflict(
                    "doubling.shown", "nothing-counts", message, "leave it out, or say what it counts", ("values",)
                )
        opening = pack.lowest_club() if lead.opening.is_lowest_club else None
        if self.played.waits and opening is not None and groups_mask(self.shown) >> opening & 1:
            message = f"the {card_name(opening)} must be led to the first trick, and cannot wait"
            yield Conflict("doubling.shown", "cannot-happen", message, "leave it out", ("lead.opening",))
