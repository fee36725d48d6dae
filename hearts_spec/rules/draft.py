"""One rule-set file as its author wrote it: what it states, and on whose authority, each with its place."""

import re
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.cards import is_group
from hearts_spec.rules.faults import NOWHERE, Fault, Mark, did_you_mean
from hearts_spec.rules.kinds import MISSING, Clauses, Group, Number
from hearts_spec.rules.tree import Node, Pairs, Scalar, describe, only_keys, pairs_of, text_of, texts_of
from hearts_spec.rules.vocabulary import (
    NEEDED,
    SILENT,
    VALUES,
    all_fields,
    all_sections,
    field_of,
    value_field,
)

TOP_KEYS = ("title", "extends", "shared", "summary", "aliases", "with-players", "options", "cites", "assumed")
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Statement:
    """A field's value as stated at one place; `path` is where, as `with-players.3.pack.without`."""

    key: str
    path: str
    value: Any
    mark: Mark


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


@dataclass(slots=True)
class ChoiceDraft:
    """One answer to an option."""

    name: str
    says: str
    mark: Mark
    origin: str
    overlay: Overlay = field(default_factory=Overlay)
    borrows: dict[str, str] = field(default_factory=dict)
    authority: Authority = field(default_factory=Authority)
    needs: dict[str, str] = field(default_factory=dict)
    because: str = ""


@dataclass(slots=True)
class OptionDraft:
    """A question the source leaves to the players: a choice among named answers, or a number for one field."""

    name: str
    asks: str
    default: str
    mark: Mark
    origin: str
    choices: dict[str, ChoiceDraft] = field(default_factory=dict)
    number: str = ""
    authority: Authority = field(default_factory=Authority)


@dataclass(slots=True)
class Draft:
    """A rule-set file, read."""

    id: str
    file: str
    title: str = ""
    extends: str = ""
    shared: bool = False
    summary: str = ""
    aliases: tuple[str, ...] = ()
    mark: Mark = NOWHERE
    extends_mark: Mark = NOWHERE
    overlay: Overlay = field(default_factory=Overlay)
    options: dict[str, OptionDraft] = field(default_factory=dict)
    authorities: dict[str, Authority] = field(default_factory=dict)

    def authority_key(self, path: str) -> str:
        """Give the path under which a statement's authority is named: its own or the nearest above; empty for none."""
        while path and path not in self.authorities:
            path = path.rpartition(".")[0]
        return path

    def authority(self, path: str) -> Authority | None:
        """Give what stands behind the statement at a path."""
        return self.authorities.get(self.authority_key(path))

    def part_authorities(self, statement: Statement) -> list[Authority]:
        """Give what stands behind each case of a pool, when any of them has an authority of its own."""
        keys = part_keys(statement)
        own = [self.authorities.get(key, Authority()) for key in keys]
        return own if any(key in self.authorities for key in keys) else []


def part_keys(statement: Statement) -> list[str]:
    """Give the keys of a pool's cases, `settlement.pool.1` and on; none for other statements."""
    field = field_of(statement.key)
    cases = isinstance(field.kind, Clauses) and statement.value is not SILENT if field else False
    return [f"{statement.path}.{place + 1}" for place in range(len(statement.value))] if cases else []


def read_draft(top: Pairs, id: str, file: str, faults: list[Fault]) -> Draft:
    """Read the tree of a rule-set file; every fault found is added to `faults`."""
    draft = Draft(id, file, mark=top.mark)
    sections = [section.path for section in all_sections() if "." not in section.path]
    only_keys(top, (*TOP_KEYS, *sections), faults)
    title = top.get("title")
    if title is None:
        faults.append(Fault(top.mark, "has no title", "add `title: ...`"))
    else:
        draft.title = text_of(title, faults, "a title")
    extends = top.get("extends")
    if extends is not None:
        draft.extends = text_of(extends, faults, "the id of a rule set")
        draft.extends_mark = extends.mark
    if (shared := top.get("shared")) is not None:
        draft.shared = _flag(shared, faults)
    if (summary := top.get("summary")) is not None:
        draft.summary = text_of(summary, faults)
    if (aliases := top.get("aliases")) is not None:
        draft.aliases = tuple(item.text for item in texts_of(aliases, faults))
    _read_overlay(top, "", draft.overlay, faults)
    if (options := top.get("options")) is not None:
        for name, node in pairs_of(options, faults, "a mapping of options"):
            _read_option(name, node, draft, faults)
    _read_authorities(top, draft, faults)
    return draft


def _flag(node: Node, faults: list[Fault]) -> bool:
    if isinstance(node, Scalar) and node.text in ("true", "false"):
        return node.text == "true"
    faults.append(Fault(node.mark, f"{describe(node)}, where true or false was expected"))
    return False


def _read_overlay(top: Pairs, prefix: str, overlay: Overlay, faults: list[Fault]) -> None:
    """Read the sections of a mapping, and its `with-players`, into an overlay."""
    _read_sections(top, prefix, overlay.always, faults)
    by_players = top.get("with-players")
    if by_players is None:
        return
    for number, node in pairs_of(by_players, faults, "a mapping from a number of players"):
        players = Number(2).read(number, faults)
        if players is MISSING:
            continue
        inner = pairs_of(node, faults)
        only_keys(inner, [section.path for section in all_sections() if "." not in section.path], faults)
        found = overlay.by_players.setdefault(players, {})
        _read_sections(inner, f"{prefix}with-players.{players}.", found, faults)


def _read_sections(top: Pairs, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    names = {section.path for section in all_sections() if "." not in section.path}
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
        _silence(section, node, prefix, into, faults)
        return
    pairs = pairs_of(node, faults, f"the keys of `{section}`, or silent,")
    only_keys(pairs, (*mine, *(path[len(section) + 1 :] for path in nested), "rest"), faults)
    for name, value in pairs:
        path = f"{section}.{name.text}"
        if path in nested:
            _read_section(path, value, prefix, into, faults)
        elif name.text in mine:
            _read_field(path, value, prefix, into, faults)
    if (rest := pairs.get("rest")) is not None:
        if isinstance(rest, Scalar) and rest.text == "silent":
            _silence(section, rest, prefix, into, faults)
        else:
            faults.append(Fault(rest.mark, f"{describe(rest)}, where silent was expected", "`rest: silent`"))


def _silence(section: str, node: Scalar, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    """State silence on every field of a section that is not stated, as far as the game can be played so."""
    for each in all_fields():
        inside = each.section == section or each.section.startswith(section + ".")
        if not inside or each.key in into:
            continue
        if each.silent is NEEDED:
            hint = "state it, or state what is assumed and give the reason under `assumed`"
            faults.append(Fault(node.mark, f"the game cannot be played without `{each.key}`", hint))
        else:
            into[each.key] = Statement(each.key, f"{prefix}{each.key}", SILENT, node.mark)


def _read_field(key: str, node: Node, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    each = field_of(key)
    assert each is not None
    if isinstance(node, Scalar) and node.text == "silent":
        if each.silent is NEEDED:
            hint = "state it, or state what is assumed and give the reason under `assumed`"
            faults.append(Fault(node.mark, f"the game cannot be played when `{key}` is silent", hint))
            return
        value: Any = SILENT
    else:
        value = each.kind.read(node, faults)
    if value is not MISSING:
        into[key] = Statement(key, f"{prefix}{key}", value, node.mark)


def _read_values(node: Node, prefix: str, into: dict[str, Statement], faults: list[Fault]) -> None:
    for name, value in pairs_of(node, faults, "a mapping from a suit or card to its value"):
        if not is_group(name.text):
            faults.append(
                Fault(name.mark, f"{describe(name)}, where a suit (as hearts) or a card (as QS) was expected")
            )
            continue
        group = Group().read(name, faults)
        number = value_field(group).kind.read(value, faults) if group is not MISSING else MISSING
        if number is not MISSING:
            key = f"{VALUES}.{group}"
            into[key] = Statement(key, f"{prefix}{key}", number, value.mark)


def _read_option(name: Scalar, node: Node, draft: Draft, faults: list[Fault]) -> None:
    if not _NAME.fullmatch(name.text):
        faults.append(
            Fault(name.mark, f"'{name.text[:40]}' cannot name an option", "small letters, figures and hyphens")
        )
        return
    pairs = pairs_of(node, faults, "an option")
    only_keys(pairs, ("asks", "default", "choices", "number", "cites", "assumed"), faults)
    asks, default = pairs.get("asks"), pairs.get("default")
    option = OptionDraft(
        name.text,
        text_of(asks, faults, "a question") if asks else "",
        text_of(default, faults, "the name of a choice") if default else "",
        name.mark,
        draft.id,
        authority=_authority(pairs, faults),
    )
    prefix = f"options.{name.text}."
    if (number := pairs.get("number")) is not None:
        option.number = text_of(number, faults, "the key of a number")
        target = field_of(option.number) if "." in option.number else None
        if option.number and (target is None or not isinstance(target.kind, Number)):
            keys = [each.key for each in all_fields() if isinstance(each.kind, Number)]
            hint = did_you_mean(option.number, keys)
            faults.append(Fault(number.mark, f"'{option.number}' is not the key of a number", hint))
    if (choices := pairs.get("choices")) is not None:
        for choice_name, choice_node in pairs_of(choices, faults, "a mapping of choices"):
            option.choices[choice_name.text] = _read_choice(choice_name, choice_node, prefix, draft.id, faults)
    if asks is None and draft.extends == "":
        faults.append(Fault(name.mark, f"option '{name.text}' asks nothing", "add `asks: ...?`"))
    if option.choices and option.default and option.default not in option.choices and asks is not None:
        hint = did_you_mean(option.default, option.choices)
        faults.append(Fault(pairs.mark, f"the default '{option.default}' is not among the choices", hint))
    draft.options[name.text] = option


def _read_choice(name: Scalar, node: Node, prefix: str, origin: str, faults: list[Fault]) -> ChoiceDraft:
    pairs = pairs_of(node, faults, "a choice")
    only_keys(pairs, ("says", "set", "borrow", "cites", "assumed", "needs", "because"), faults)
    says = pairs.get("says")
    if says is None:
        faults.append(Fault(name.mark, f"choice '{name.text[:40]}' says nothing", "add `says: ...`"))
    text = text_of(says, faults) if says else ""
    choice = ChoiceDraft(name.text, text, name.mark, origin, authority=_authority(pairs, faults))
    if (set_node := pairs.get("set")) is not None:
        inner = pairs_of(set_node, faults)
        sections = [section.path for section in all_sections() if "." not in section.path]
        only_keys(inner, (*sections, "with-players"), faults)
        _read_overlay(inner, f"{prefix}choices.{name.text}.set.", choice.overlay, faults)
    for what, into in (("borrow", choice.borrows), ("needs", choice.needs)):
        if (found := pairs.get(what)) is not None:
            for key, value in pairs_of(found, faults):
                into[key.text] = text_of(value, faults)
    if (because := pairs.get("because")) is not None:
        choice.because = text_of(because, faults, "a reason")
    if choice.needs and not choice.because:
        faults.append(Fault(name.mark, f"choice '{name.text}' needs another without a reason", "add `because: ...`"))
    return choice


def _authority(pairs: Pairs, faults: list[Fault]) -> Authority:
    cites, assumed = pairs.get("cites"), pairs.get("assumed")
    if cites is not None and assumed is not None:
        faults.append(Fault(assumed.mark, "is both cited and assumed", "keep the one that is true"))
    found = tuple(item.text for item in texts_of(cites, faults, "a provision")) if cites is not None else ()
    reason = text_of(assumed, faults, "a reason") if assumed is not None else ""
    mark = cites.mark if cites is not None else assumed.mark if assumed is not None else pairs.mark
    return Authority(found, reason, mark)


def _read_authorities(top: Pairs, draft: Draft, faults: list[Fault]) -> None:
    """Read `cites` and `assumed`: each key is the path of a statement, or of a group of them."""
    if (cites := top.get("cites")) is not None:
        for key, node in pairs_of(cites, faults, "a mapping from a key to provisions"):
            found = tuple(item.text for item in texts_of(node, faults, "a provision"))
            draft.authorities[key.text] = Authority(cites=found, mark=node.mark)
    if (assumed := top.get("assumed")) is not None:
        for key, node in pairs_of(assumed, faults, "a mapping from a key to a reason"):
            if key.text in draft.authorities:
                faults.append(Fault(key.mark, f"'{key.text}' is both cited and assumed", "keep the one that is true"))
            draft.authorities[key.text] = Authority(assumed=text_of(node, faults, "a reason"), mark=node.mark)
