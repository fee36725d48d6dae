"""The small parts of a deal's file: seats, cards, numbers of tricks and pages, each fault with its place."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from hearts_spec.cards import Card, NotationError, mask_of, parse_cards
from hearts_spec.engine import Table
from hearts_spec.lost_deals.deal import Grade, Place
from hearts_spec.rules.shape.faults import Fault, did_you_mean, quoted
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, expected, only_keys, pairs_of, text_of

_WHOLE = re.compile(r"[1-9][0-9]{0,3}")
_RANGE = re.compile(r"([1-9][0-9]?)-([1-9][0-9]?)")
_LINES = re.compile(r"[1-9][0-9]{0,4}(?:-[1-9][0-9]{0,4})?")


@dataclass
class Reader:
    """What must be known to read the parts of a deal: its table and seats, and where faults are gathered."""

    table: Table
    seats: tuple[str, ...]
    faults: list[Fault] = field(default_factory=list)

    def fault(self, node: Node, message: str, hint: str = "") -> None:
        """Report a fault at a node."""
        self.faults.append(Fault(node.mark, message, hint))

    def pairs(self, node: Node, keys: Sequence[str], needed: Sequence[str], what: str) -> Pairs | None:
        """Give a part that has these keys; reports others, and what is missing."""
        pairs = pairs_of(node, self.faults, f"for {what}")
        if pairs is not node:
            return None
        only_keys(pairs, keys, self.faults)
        if missing := [key for key in needed if pairs.get(key) is None]:
            self.fault(node, f"{what} has no {', no '.join(missing)}")
            return None
        return pairs

    def text(self, pairs: Pairs, key: str) -> str:
        """Give a text, or an empty one where nothing is said."""
        node = pairs.get(key)
        return "" if node is None else text_of(node, self.faults)

    def seat(self, node: Node) -> str:
        """Give the name of a seat."""
        name = text_of(node, self.faults, "a seat")
        if name and name not in self.seats:
            self.fault(node, f"{quoted(name)} is not a seat of this deal", did_you_mean(name, self.seats))
            return ""
        return name

    def seats_in(self, node: Node) -> tuple[int, ...]:
        """Give the numbers of some seats, written as a list."""
        if not isinstance(node, Items) or not node.items:
            self.faults.append(expected(node, "a list of seats", f"as [{self.seats[0]}]"))
            return ()
        names = [self.seat(item) for item in node.items]
        return tuple(self.seats.index(name) for name in names if name)

    def whole(self, node: Node, what: str, most: int) -> int:
        """Give a whole number from 1."""
        text = node.text if isinstance(node, Scalar) else ""
        if not _WHOLE.fullmatch(text):
            self.faults.append(expected(node, what))
            return 0
        if int(text) > most:
            self.fault(node, f"{text} is out of range", f"from 1 to {most}")
            return 0
        return int(text)

    def trick(self, node: Node) -> int:
        """Give the number of a trick."""
        return self.whole(node, "the number of a trick", self.table.rules.deal.hand)

    def tricks(self, node: Node) -> tuple[int, ...]:
        """Give the numbers of several tricks, written as a list or as a range."""
        if isinstance(node, Scalar) and (found := _RANGE.fullmatch(node.text)):
            first, last = int(found[1]), int(found[2])
            if not first < last <= self.table.rules.deal.hand:
                self.fault(node, f"{quoted(node.text)} is not a range of tricks", "the last after the first, as 10-13")
                return ()
            return tuple(range(first, last + 1))
        if not isinstance(node, Items) or not node.items:
            self.faults.append(expected(node, "a list or range of tricks", "as [1, 2] or 10-13"))
            return ()
        return tuple(self.trick(item) for item in node.items)

    def cards(self, node: Node) -> tuple[Card, ...]:
        """Give cards of the pack, none of them twice."""
        text = text_of(node, self.faults, "cards")
        try:
            cards = parse_cards(text)
        except NotationError as error:
            self.fault(node, str(error).removesuffix(f" ({error.hint})"), error.hint)
            return ()
        for card, name in zip(cards, text.split(), strict=False):
            if cards.count(card) > 1:
                self.fault(node, f"{name} is named twice")
                return ()
            if not self.table.pack >> card & 1:
                self.fault(node, f"{name} is not in the pack for {self.table.players} players")
                return ()
        return tuple(cards)

    def hand(self, node: Node) -> int:
        """Give a whole hand, as a mask."""
        cards = self.cards(node)
        size = self.table.rules.deal.hand
        if cards and len(cards) != size:
            self.fault(node, f"{len(cards)} cards were found, where a hand has {size}")
            return 0
        return mask_of(cards)

    def grade(self, pairs: Pairs) -> Grade:
        """Give the grade of a fact."""
        words = [each.value for each in Grade]
        node = pairs.get("grade")
        text = self.text(pairs, "grade")
        if text and node and text not in words:
            self.fault(node, f"{quoted(text)} is not a grade", did_you_mean(text, words))
        return Grade(text) if text in words else Grade.DOUBTFUL

    def place(self, pairs: Pairs) -> Place:
        """Give where something stands: `page`, and `lines` where there are any."""
        page = pairs.get("page")
        lines = self.text(pairs, "lines")
        node = pairs.get("lines")
        if lines and node and not _LINES.fullmatch(lines):
            self.fault(node, f"{quoted(lines)} is not a line, nor a range of lines", "as 1289 or 1302-1303")
        return Place(self.whole(page, "the number of a page", 999) if page is not None else 0, lines)
