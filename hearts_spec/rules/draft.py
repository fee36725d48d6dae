"""One rule-set file as its author wrote it: its names, what it states, what it leaves open, and on whose authority."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from hearts_spec.rules.options import OptionDraft, read_options
from hearts_spec.rules.sections.pool import PoolCases
from hearts_spec.rules.shape.faults import NOWHERE, Fault, Mark, quoted
from hearts_spec.rules.shape.kinds import Flag
from hearts_spec.rules.shape.tree import Items, Node, Pairs, only_keys, pairs_of, text_of, texts_of
from hearts_spec.rules.statements import (
    Authority,
    Overlay,
    Statement,
    read_overlay,
    read_provision_names,
    top_sections,
)
from hearts_spec.rules.vocabulary import SILENT, field_of

TOP_KEYS = (
    "title", "extends", "shared", "summary", "aliases", "with-players", "options", "withdrawn", "cites", "assumed",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Why a game does not offer an option of the one that it extends."""

    reason: str
    mark: Mark


@dataclass(slots=True)
class Draft:
    """A rule-set file, read.

    `withdrawn` are options of what it extends that it does not offer, each with the reason. `written` is None, or
    where the form has faults every path that the file tries to state.
    """

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
    withdrawn: dict[str, Withdrawal] = field(default_factory=dict)
    authorities: dict[str, Authority] = field(default_factory=dict)
    written: frozenset[str] | None = None

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
    cases = isinstance(field.kind, PoolCases) and statement.value is not SILENT if field else False
    return [f"{statement.path}.{place + 1}" for place in range(len(statement.value))] if cases else []


def read_draft(top: Pairs, id: str, file: str, faults: list[Fault]) -> Draft:
    """Read the tree of a rule-set file; every fault found is added to `faults`."""
    before = len(faults)
    draft = Draft(id, file, mark=top.mark)
    only_keys(top, (*TOP_KEYS, *top_sections()), faults)
    title = top.get("title")
    if title is None:
        faults.append(Fault(top.mark, "the rule set has no title", "add `title: ...`"))
    else:
        draft.title = text_of(title, faults, "a title")
    extends = top.get("extends")
    if extends is not None:
        draft.extends = text_of(extends, faults, "the id of a rule set")
        draft.extends_mark = extends.mark
    if (shared := top.get("shared")) is not None:
        draft.shared = Flag().read(shared, faults) is True
    if (summary := top.get("summary")) is not None:
        draft.summary = text_of(summary, faults, "a summary")
    if (aliases := top.get("aliases")) is not None:
        draft.aliases = tuple(item.text for item in texts_of(aliases, faults, "another name"))
    read_overlay(top, "", draft.overlay, faults)
    if (options := top.get("options")) is not None:
        draft.options = read_options(options, id, extends is not None, faults)
    if (withdrawn := top.get("withdrawn")) is not None:
        for name, node in pairs_of(withdrawn, faults, "for what is not offered", "as `six-handed: the reason`"):
            draft.withdrawn[name.text] = Withdrawal(text_of(node, faults, "a reason"), name.mark)
    _read_authorities(top, draft, faults)
    if len(faults) > before:
        draft.written = frozenset(_paths(top, ""))
    return draft


def _paths(node: Node, prefix: str) -> Iterator[str]:
    if isinstance(node, Pairs):
        parts = [(key.text, value) for key, value in node]
    else:
        items = node.items if isinstance(node, Items) else ()
        parts = [(str(place), value) for place, value in enumerate(items, 1)]
    for name, value in parts:
        yield f"{prefix}{name}"
        yield from _paths(value, f"{prefix}{name}.")


def _read_authorities(top: Pairs, draft: Draft, faults: list[Fault]) -> None:
    """Read `cites` and `assumed`: each key is the path of a statement, or of a group of them."""
    if (cites := top.get("cites")) is not None:
        for key, node in pairs_of(cites, faults, "for what is cited", "as `deal.hand: rule-7`"):
            draft.authorities[key.text] = Authority(read_provision_names(node, faults), mark=node.mark)
    if (assumed := top.get("assumed")) is not None:
        for key, node in pairs_of(assumed, faults, "for what is assumed", "as `deal.hand: the reason`"):
            if key.text in draft.authorities:
                message = f"{quoted(key.text)} is both cited and assumed"
                faults.append(Fault(key.mark, message, "keep the one that is true"))
            draft.authorities[key.text] = Authority(assumed=text_of(node, faults, "a reason"), mark=node.mark)
