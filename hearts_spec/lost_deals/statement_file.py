"""Reading statements about tricks from a deal's file."""

from collections.abc import Sequence
from dataclasses import replace

from hearts_spec.cards import group_mask, is_group
from hearts_spec.lost_deals.parts import Reader
from hearts_spec.lost_deals.statements import ANYTHING, OF_CARDS, OF_SEATS, Claim, Statement
from hearts_spec.rules.shape.faults import did_you_mean, quoted
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, expected, text_of

WHEN = ("trick", "each-of", "one-of")
CLAIMS = tuple(claim.value for claim in Claim)
_SUITS = ("clubs", "diamonds", "spades", "hearts")
_AS = "as {trick: 4, won-by: [B]}"


def read_statements(reader: Reader, node: Node, hands: Sequence[int]) -> tuple[Statement, ...]:
    """Read one statement or a list of them; `hands` are the hands by seat number, to see who can hold what."""
    items = node.items if isinstance(node, Items) else (node,)
    if not items:
        reader.faults.append(expected(node, "a statement", _AS))
    found = [read_statement(reader, item, hands) for item in items]
    return tuple(each for each in found if each is not None)


def read_statement(reader: Reader, node: Node, hands: Sequence[int]) -> Statement | None:
    """Read one statement; gives None when it has a fault."""
    before = len(reader.faults)
    pairs = reader.pairs(node, (*WHEN, *CLAIMS), (), "a statement")
    if pairs is None or len(reader.faults) > before:
        return None
    said = [key for key, _ in pairs if key.text in CLAIMS]
    when = [key for key, _ in pairs if key.text in WHEN]
    if len(said) != 1:
        listed = " and ".join(key.text for key in said)
        reader.fault(node, f"a statement makes one claim, not {listed or 'none'}", f"one of {', '.join(CLAIMS)}")
        return None
    claim = Claim(said[0].text)
    if len(when) != (claim is not Claim.TAKEN):
        listed = " and ".join(key.text for key in when)
        wanted = "no trick" if claim is Claim.TAKEN else f"one of {', '.join(WHEN)}"
        reader.fault(node, f"beside {claim.value} stands {listed or 'nothing'}, where {wanted} was expected", _AS)
        return None
    tricks: tuple[int, ...] = ()
    if when:
        value = pairs.get(when[0].text) or node
        tricks = (reader.trick(value),) if when[0].text == "trick" else reader.tricks(value)
    statement = _claim(reader, claim, pairs.get(claim.value) or node, hands)
    if len(reader.faults) > before or statement is None:
        return None
    return replace(statement, tricks=tricks, some=bool(when) and when[0].text == "one-of")


def _claim(reader: Reader, claim: Claim, node: Node, hands: Sequence[int]) -> Statement | None:
    if claim in OF_SEATS:
        return Statement(claim, seats=reader.seats_in(node))
    if claim is Claim.LAST_UNITS_TO:
        name = reader.seat(node)
        return Statement(claim, seats=(reader.seats.index(name),)) if name else None
    if claim is Claim.SUIT:
        return Statement(claim, cards=_suits(reader, node))
    if claim is Claim.TAKEN:
        return Statement(claim, units=_units(reader, node))
    assert claim in OF_CARDS
    return _of_card(reader, claim, node, hands)


def _suits(reader: Reader, node: Node) -> int:
    if not isinstance(node, Items) or not node.items:
        reader.faults.append(expected(node, "a list of suits", "as [spades]"))
        return 0
    mask = 0
    for item in node.items:
        name = text_of(item, reader.faults, "a suit")
        if name and name not in _SUITS:
            reader.fault(item, f"{quoted(name)} is not a suit", did_you_mean(name, _SUITS))
        elif name:
            mask |= group_mask(name)
    return mask


def _units(reader: Reader, node: Node) -> tuple[int | None, ...]:
    if not isinstance(node, Pairs):
        reader.faults.append(expected(node, "what each seat took", "as {A: 12, Y: 26}"))
        return ()
    found: dict[str, int] = {}
    for key, value in node:
        text = value.text if isinstance(value, Scalar) else ""
        if not (text.isascii() and text.isdigit() and len(text) < 4):
            reader.faults.append(expected(value, "a whole number"))
        elif name := reader.seat(key):
            found[name] = int(text)
    total = reader.table.total
    if sum(found.values()) > total or (len(found) == len(reader.seats) and sum(found.values()) != total):
        reader.fault(node, f"the seats took {sum(found.values())} in all, where {total} can be taken")
    return tuple(found.get(seat) for seat in reader.seats)


def _of_card(reader: Reader, claim: Claim, node: Node, hands: Sequence[int]) -> Statement | None:
    if not isinstance(node, Pairs) or len(node.pairs) != 1:
        reader.faults.append(expected(node, "one seat and its card", "as {Z: 8D}"))
        return None
    key, value = node.pairs[0]
    name = reader.seat(key)
    group = text_of(value, reader.faults, "a card or a suit")
    if not name or not group:
        return None
    seat = reader.seats.index(name)
    if group == ANYTHING and claim is Claim.THROWN:
        return Statement(claim, seats=(seat,), cards=reader.table.pack, group=group)
    if claim is Claim.BEST and group not in _SUITS:
        reader.fault(value, f"{quoted(group)} is not a suit", did_you_mean(group, _SUITS))
        return None
    if claim is Claim.WOULD_WIN and group in _SUITS:
        reader.fault(value, f"{quoted(group)} is a suit, where a card was expected", "as 6H")
        return None
    if not is_group(group):
        hint = "a card, as 8D, or a suit, as diamonds" + (", or anything" if claim is Claim.THROWN else "")
        reader.fault(value, f"{quoted(group)} is neither a card nor a suit", hint)
        return None
    cards = group_mask(group) & reader.table.pack
    if not cards & hands[seat]:
        reader.fault(value, f"{name} does not hold {group}")
    return Statement(claim, seats=(seat,), cards=cards, group=group)
