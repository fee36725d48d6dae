"""The page of reference on the package for Python, made from what its docstrings say."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

import hearts_spec
from hearts_spec.site.links import PYTHON, Here
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import fence, paragraphs, ticked

_BY_CALL = ("load", "from_record", "replay", "compare", "ask")
_CLASSES = ("Game", "Play", "Cards", "Outcome", "Standing", "Settlement", "Transcript", "Refusal", "Library")
_SHOWN = {"Library": ("ids", "rule_set", "provisions", "sources", "faults")}  # its other members are for the command
_PATH_OF_TYPE = re.compile(r"\b(?:\w+\.)+(?=\w)")


@dataclass(frozen=True, slots=True)
class CallDoc:
    """A function, a method or a class: how it is called, and the blocks of its docstring."""

    name: str
    call: Markup
    blocks: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class ClassDoc:
    """A class with what its objects know, each in a sentence, and what they do."""

    told: CallDoc
    facts: tuple[tuple[str, Markup], ...]
    methods: tuple[CallDoc, ...]


def python_page(catalogue: SiteModel) -> Iterator[Page]:
    """Give the page on what `import hearts_spec` offers, which is made of the docstrings there."""
    yield page(
        "python.md.jinja", Here(catalogue.links, PYTHON), "Python", opening=_blocks(hearts_spec),
        calls=[_told(name, getattr(hearts_spec, name)) for name in _BY_CALL],
        kinds=[_kind(name) for name in _CLASSES],
        errors=[_told(name, getattr(hearts_spec, name)) for name in _errors()],
        description="The same rules, games and records for a program of your own.",
    )  # fmt: skip


def _errors() -> list[str]:
    """Give the names of the errors there are, the one on which all rest first."""
    found = [name for name in hearts_spec.__all__ if name.endswith("Error")]
    return sorted(found, key=lambda name: len(getattr(hearts_spec, name).__mro__))


def _kind(name: str) -> ClassDoc:
    cls = getattr(hearts_spec, name)
    own = [base for base in reversed(cls.__mro__) if base.__module__.startswith(f"{hearts_spec.__name__}.")]
    public = dict.fromkeys(each for base in own for each in vars(base) if not each.startswith("_"))
    shown = _SHOWN.get(name) or list(public)  # what a class has in another's place stands where the other has it
    members = [(each, inspect.getattr_static(cls, each)) for each in shown]
    facts = [
        (each, ticked(paragraphs(str(member.__doc__))[0])) for each, member in members if isinstance(member, property)
    ]
    methods = [_told(f"{name}.{each}", getattr(cls, each)) for each, member in members if _is_call(member)]
    return ClassDoc(_told(name, cls), tuple(facts), tuple(methods))


def _is_call(member: Any) -> bool:
    return inspect.isfunction(member) or isinstance(member, classmethod)


def _told(name: str, what: Any) -> CallDoc:
    call = fence(f"{name}{_signature(what)}", "python") if not inspect.isclass(what) else Markup("")
    return CallDoc(name, call, _blocks(what))


def _signature(what: Any) -> str:
    """Write what a call takes and gives; of the types only what it gives, for the text says what it takes."""
    signature = inspect.signature(what)
    taken = [each.replace(annotation=each.empty) for name, each in signature.parameters.items() if name != "self"]
    given = _PATH_OF_TYPE.sub("", inspect.formatannotation(signature.return_annotation).strip("'\""))
    return f"{signature.replace(parameters=taken, return_annotation=signature.empty)} -> {given}"


def _blocks(what: Any) -> tuple[Markup, ...]:
    """Set a docstring: its examples as code, the rest as paragraphs."""
    return tuple(
        fence(block, "pycon") if block.startswith(">>>") else Markup("<p>{}</p>").format(ticked(block))
        for block in paragraphs(str(inspect.getdoc(what)))
    )
