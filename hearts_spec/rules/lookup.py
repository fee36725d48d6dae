"""Naming what stands in a library: a provision of a book or a rule set by its full id, a thing by its short name."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.ids import name_of
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.kinds import A_LINE, ANYWHERE, MISSING, Kind, ReadContext
from hearts_spec.schema.problems import Problem, did_you_mean, quoted
from hearts_spec.schema.tree import Node


@dataclass(frozen=True)
class InLibrary(ReadContext):
    """What stands around parts that name others: the library, and the source whose provisions go by short names."""

    library: Library | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class Named(Kind):
    """The full id of something that there is: a provision of a book, or a rule set."""

    what: str

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = A_LINE.read(node, faults)
        if found is MISSING or not isinstance(around, InLibrary) or around.library is None:
            return found
        provision = self.what == "provision"
        full = around.library.provision_id(found, around.source) if provision else found
        known = around.library.provisions if provision else around.library.drafts
        if full in known or (provision and around.library.provisions.unread(full)):
            return full
        wrong = f"{quoted(found, 60)} is not a provision" if provision else f"there is no rule set {quoted(found, 60)}"
        faults.append(Problem(node.mark, wrong, did_you_mean(full, known, at_most=0), found))
        return MISSING

    def schema(self) -> dict[str, Any]:
        return A_LINE.schema()


A_PROVISION, A_RULE_SET = Named("provision"), Named("rule set")


def id_named(name: str, ids: Collection[str], what: str) -> str:
    """Give the id, `source/name`, of a thing that is named by it, or by its name alone where that is enough.

    Raises RefusedError, with the nearest name, when there is none, or more than one.
    """
    found = [id for id in ids if name in (id, name_of(id))]
    if len(found) == 1:
        return found[0]
    names = ids if found or "/" in name else map(name_of, ids)
    problem = f"more than one {what}" if found else f"no {what}"
    raise RefusedError(f"there is {problem} {quoted(name, 60)}", did_you_mean(name, names))
