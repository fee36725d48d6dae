"""Reading statements about tricks from a deal's file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.book_deals.deal_kinds import A_SEAT, SeatNumber, SeatNumbers, TrickKind, TricksKind, of_deal
from hearts_spec.book_deals.statements import ANYTHING, OF_CARDS, OF_SEATS, EvidenceClaim, TrickStatement
from hearts_spec.cards import group_mask, is_group
from hearts_spec.schema.card_kinds import A_SUIT
from hearts_spec.schema.json_schema import object_schema
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ManyOf, Number, ReadContext, Text
from hearts_spec.schema.problems import Problem, did_you_mean, quoted
from hearts_spec.schema.tree import Node, Pairs, expected, only_keys, pairs_of

CLAIMS = tuple(claim.value for claim in EvidenceClaim)
_SUITS = tuple(A_SUIT.values)
AS_STATEMENT = "as {trick: 4, won-by: [B]}"
WHEN: Mapping[str, Kind] = {"trick": TrickKind(), "each-of": TricksKind(), "one-of": TricksKind()}
_LIST_OF_SUITS = ManyOf(A_SUIT, at_least=1, listed="a list of suits", example="as [spades]")
_GROUP = Text("a card or a suit")
_UNITS = ByKey(Number(most=999), A_SEAT)


class SuitsKind(Kind):
    """Cards of some suits."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        suits = _LIST_OF_SUITS.read(node, faults)
        return MISSING if suits is MISSING else {"cards": sum(group_mask(suit.name) for suit in set(suits))}

    def schema(self) -> dict[str, Any]:
        return _LIST_OF_SUITS.schema()


class UnitsKind(Kind):
    """What some seats took, in units."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Pairs):
            faults.append(expected(node, "what each seat took", "as {A: 12, Y: 26}"))
            return MISSING
        found = _UNITS.read(node, faults, around)
        table = of_deal(around).table
        if found is MISSING or table is None:
            return MISSING
        took, total = sum(found.values()), table.total
        if took > total or (len(found) == len(around.seats) and took != total):
            faults.append(Problem(node.mark, f"the seats took {took} in all, where {total} can be taken"))
            return MISSING
        return {"units": tuple(found.get(seat) for seat in around.seats)}

    def schema(self) -> dict[str, Any]:
        return _UNITS.schema()


@dataclass(frozen=True)
class OfCardKind(Kind):
    """One seat and the card or suit that a claim is about."""

    claim: EvidenceClaim

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Pairs) or len(node.pairs) != 1:
            faults.append(expected(node, "one seat and its card", "as {Z: 8D}"))
            return MISSING
        key, value = node.pairs[0]
        name, group = A_SEAT.read(key, faults, around), _GROUP.read(value, faults)
        table = of_deal(around).table
        if name is MISSING or group is MISSING or table is None:
            return MISSING
        anything = group == ANYTHING and self.claim is EvidenceClaim.DISCARDED
        if not anything and (wrong := self._wrong(group)):
            faults.append(Problem(value.mark, *wrong, group))
            return MISSING
        cards = table.pack if anything else group_mask(group) & table.pack
        if not of_deal(around).holds(name, cards):
            faults.append(Problem(value.mark, f"{name} does not hold {group}", "", group))
            return MISSING
        return {"seats": (around.seats.index(name),), "cards": cards, "group": group}

    def _wrong(self, group: str) -> tuple[str, str] | None:
        if self.claim is EvidenceClaim.BEST and group not in _SUITS:
            return f"{quoted(group)} is not a suit", did_you_mean(group, _SUITS)
        if self.claim is EvidenceClaim.WOULD_WIN and group in _SUITS:
            return f"{quoted(group)} is a suit, where a card was expected", "as 6H"
        if is_group(group):
            return None
        hint = "a card, as 8D, or a suit, as diamonds" + (
            ", or anything" if self.claim is EvidenceClaim.DISCARDED else ""
        )
        return f"{quoted(group)} is neither a card nor a suit", hint

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": _GROUP.schema(), "minProperties": 1, "maxProperties": 1}


@dataclass(frozen=True)
class Seated(Kind):
    """The seats that a claim is about."""

    seats: Kind

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = self.seats.read(node, faults, around)
        return MISSING if found is MISSING else {"seats": found}

    def schema(self) -> dict[str, Any]:
        return self.seats.schema()


_CLAIM_KINDS: Mapping[str, Kind] = {
    **{claim.value: Seated(SeatNumbers()) for claim in OF_SEATS},
    **{claim.value: OfCardKind(claim) for claim in OF_CARDS},
    EvidenceClaim.LAST_UNITS_TO.value: Seated(SeatNumber()),
    EvidenceClaim.SUIT.value: SuitsKind(),
    EvidenceClaim.TAKEN.value: UnitsKind(),
}
_KINDS = {**WHEN, **_CLAIM_KINDS}


class StatementKind(Kind):
    """One claim about each of some tricks, about one of them, or about the deal."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        pairs, before = pairs_of(node, faults, "for a statement", AS_STATEMENT), len(faults)
        only_keys(pairs, (*WHEN, *CLAIMS), faults)
        if pairs is not node or len(faults) > before:
            return MISSING
        said = [key.text for key, _ in pairs if key.text in CLAIMS]
        when = [key.text for key, _ in pairs if key.text in WHEN]
        if len(said) != 1:
            message = f"a statement makes one claim, not {' and '.join(said) or 'none'}"
            faults.append(Problem(node.mark, message, f"one of {', '.join(CLAIMS)}"))
            return MISSING
        if len(when) != (said[0] != EvidenceClaim.TAKEN.value):
            wanted = "no trick" if said[0] == EvidenceClaim.TAKEN.value else f"one of {', '.join(WHEN)}"
            beside = f"beside {said[0]} stands {' and '.join(when) or 'nothing'}"
            faults.append(Problem(node.mark, f"{beside}, where {wanted} was expected", AS_STATEMENT))
            return MISSING
        values = {key.text: _KINDS[key.text].read(value, faults, around) for key, value in pairs}
        if len(faults) > before or MISSING in values.values():
            return MISSING
        tricks = values[when[0]] if when else ()
        tricks = tricks if isinstance(tricks, tuple) else (tricks,)
        return TrickStatement(EvidenceClaim(said[0]), tricks, some=when == ["one-of"], **values[said[0]])

    def schema(self) -> dict[str, Any]:
        whole = object_schema({key: kind.schema() for key, kind in _KINDS.items()})
        once = {"oneOf": [{"required": [key]} for key in WHEN]}
        never = {"not": {"anyOf": once["oneOf"]}}
        beside = {claim: never if claim == EvidenceClaim.TAKEN.value else once for claim in CLAIMS}
        return {**whole, "oneOf": [{"required": [claim], **when} for claim, when in beside.items()]}
