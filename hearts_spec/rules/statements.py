"""What a rule-set file states, section by section, and on whose authority, each with its place."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.rules.shape.faults import NOWHERE, Fault, Mark, quoted
from hearts_spec.rules.shape.kinds import MISSING, Group
from hearts_spec.rules.shape.tree import Node, Pairs, Scalar, expected, only_keys, pairs_of, text_of, texts_of
from hearts_spec.rules.vocabulary import (
    NEEDED,
    SILENT,
    VALUES,
    all_fields,
    all_sections,
    field_of,
    value_field,
)

MOST_PLAYERS = 10
_NEEDS_ANSWER = "state it, or state what is assumed and give the reason under `assumed`"
_PLAYERS = tuple(str(number) for number in range(2, MOST_PLAYERS + 1))


@dataclass(frozen=True, slots=True)
class Statement:
    """A field's value as stated at one place; `path` is where, as `with-players.3.pack.without`.

    Where a section or the rest of it is silent, what it says of late fields is `tacit`.
    """

    key: str
    path: str
    value: Any
    mark: Mark
    tacit: bool = False


@dataclass(frozen=True, slots=True)
class Authority:
    """What stands behind a statement: provisions cited, or the reason why something is assumed."""

    cites: tuple[str, ...] = ()
    assumed: str = ""
    mark: Mark = NOWHERE


@dataclass(slots=True)
class Overlay:
    """Statements, some of them for a number of players only."""

    always: dict[str, Statement] = field(default_factory=dict)
    by_players: dict[int, dict[str, Statement]] = field(default_factory=dict)

    def statements(self) -> list[Statement]:
        """Give every statement in the order read."""
        return [*self.always.values(), *(each for some in self.by_players.values() for each in some.values())]


def top_sections() -> list[str]:
    """Give the sections that stand at the top of a file."""
    return [section.path for section in all_sections() if "." not in section.path]


def read_overlay(top: Pairs, prefix: str, overlay: Overlay, faults: list[Fault]) -> None:
    """Read the sections of a mapping, and its `with-players`, into an overlay."""
    _read_sections(top, prefix, overlay.always, faults)
    by_players = top.get("with-players")
    if by_players is None:
        return
    for number, node in pairs_of(by_players, faults, "for each number of players"):
        if number.text not in _PLAYERS:
            message = f"{quoted(number.text)} is not a number of players"
            faults.append(Fault(number.mark, message, f"from 2 to {MOST_PLAYERS}"))
            continue
        inner = pairs_of(node, faults, f"for {number.text} players", "as `deal: {hand: 13}`")
        only_keys(inner, top_sections(), faults)
        found = overlay.by_players.setdefault(int(number.text), {})
        _read_sections(inner, f"{prefix}with-players.{number.text}.", found, faults)


def _read_sections(top: Pairs, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    names = top_sections()
    for key, node in top:
        if key.text in names:
            _read_section(key.text, node, prefix, into, faults)


def _read_section(section: str, node: Node, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    if section == VALUES:
        _read_values(node, prefix, into, faults)
        return
    mine = {each.key[len(section) + 1 :]: each for each in all_fields() if each.section == section}
    nested = [each.path for each in all_sections() if each.path.startswith(section + ".")]
    if isinstance(node, Scalar) and node.text == "silent":
        _silence(section, node, prefix, into, frozenset(), faults)
        return
    inner = [path[len(section) + 1 :] for path in nested if "." not in path[len(section) + 1 :]]
    allowed = (*mine, *inner)
    pairs = pairs_of(node, faults, f"for `{section}`, or the word silent,", f"as `{allowed[0]}: ...`")
    only_keys(pairs, (*allowed, "rest"), faults)
    for name, value in pairs:
        path = f"{section}.{name.text}"
        if path in nested:
            _read_section(path, value, prefix, into, faults)
        elif name.text in mine:
            _read_field(path, value, prefix, into, faults)
    if (rest := pairs.get("rest")) is not None:
        if isinstance(rest, Scalar) and rest.text == "silent":
            _silence(section, rest, prefix, into, frozenset(_written(section, pairs)), faults)
        else:
            faults.append(expected(rest, "the word silent", "as `rest: silent`"))


def _written(section: str, pairs: Pairs) -> Iterator[str]:
    """Give the keys of the fields a section mentions, stated well or not."""
    for name, value in pairs:
        path = f"{section}.{name.text}"
        yield path
        if isinstance(value, Pairs):
            yield from _written(path, value)
        else:
            yield from (each.key for each in all_fields() if each.section == path)


def _silence(
    section: str, node: Scalar, prefix: str, into: dict[str, Statement], written: frozenset[str], faults: list[Fault]
) -> None:
    """State silence on every field of a section that is not written, as far as the game can be played so."""
    for each in all_fields():
        inside = each.section == section or each.section.startswith(section + ".")
        if not inside or each.key in written:
            continue
        if each.silent is NEEDED:
            faults.append(Fault(node.mark, f"the game cannot be played without `{each.key}`", _NEEDS_ANSWER))
        elif each.key not in into:
            into[each.key] = Statement(each.key, f"{prefix}{each.key}", SILENT, node.mark, tacit=each.late)


def _read_field(key: str, node: Node, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    each = field_of(key)
    assert each is not None
    if isinstance(node, Scalar) and node.text == "silent":
        if each.silent is NEEDED:
            faults.append(Fault(node.mark, f"the game cannot be played when `{key}` is silent", _NEEDS_ANSWER))
            return
        value: Any = SILENT
    else:
        value = each.kind.read(node, faults)
    if value is not MISSING:
        into[key] = Statement(key, f"{prefix}{key}", value, node.mark)


def _read_values(node: Node, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    for name, value in pairs_of(node, faults, "for suits and cards", "as `hearts: 1`"):
        group = Group().read(name, faults)
        number = value_field("hearts").kind.read(value, faults)
        key = f"{VALUES}.{group}"
        if group is MISSING or number is MISSING:
            continue
        if key in into:
            faults.append(Fault(name.mark, f"{quoted(name.text)} stands twice", "keep one"))
        into[key] = Statement(key, f"{prefix}{key}", number, value.mark)


def read_authority(pairs: Pairs, faults: list[Fault]) -> Authority:
    """Read the `cites` or the `assumed` of an option or choice."""
    cites, assumed = pairs.get("cites"), pairs.get("assumed")
    if cites is not None and assumed is not None:
        faults.append(Fault(assumed.mark, "this is both cited and assumed", "keep the one that is true"))
    found = read_provision_names(cites, faults) if cites is not None else ()
    reason = text_of(assumed, faults, "a reason") if assumed is not None else ""
    mark = cites.mark if cites is not None else assumed.mark if assumed is not None else pairs.mark
    return Authority(found, reason, mark)


def read_provision_names(node: Node, faults: list[Fault]) -> tuple[str, ...]:
    """Read the provisions that are cited; there must be one at least."""
    return tuple(item.text for item in texts_of(node, faults, "a provision", at_least=1))
