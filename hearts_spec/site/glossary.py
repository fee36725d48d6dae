"""The words of the game: read from the glossary's own page, and explained where they first stand on another."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from markupsafe import Markup, escape

from hearts_spec.rules import Location, Problem, RulesError
from hearts_spec.schema.problems import quoted
from hearts_spec.site.links import GLOSSARY, Here
from hearts_spec.site.provision_places import slug
from hearts_spec.site.templating import typeset

_ENTRY = re.compile(r"^(?P<terms>\S.*)\n:\s+(?P<text>(?:.+\n?)+)", re.MULTILINE)
_CITATION = re.compile(r"\s*\[@[^\]]+\]")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Terms:
    """The terms explained in the glossary: each with its explanation in one sentence, and the anchor of its entry."""

    explained: Mapping[str, str] = field(default_factory=dict)
    anchors: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, markdown: str, file: str = GLOSSARY) -> "Terms":
        """Read a definition list: a line with the term or terms, then a line that begins with a colon.

        Raises RulesError where a term is told twice.
        """
        if faults := list(_told_twice(markdown, file)):
            raise RulesError(faults)
        found: dict[str, str] = {}
        anchors: dict[str, str] = {}
        for entry in _ENTRY.finditer(markdown):
            text = _LINK.sub(r"\1", _CITATION.sub("", " ".join(entry["text"].split()))).replace("*", "")
            sentence = re.split(r"(?<=\.)\s", text, maxsplit=1)[0]
            names = _names(entry)
            found.update(dict.fromkeys(names, sentence))
            anchors.update(dict.fromkeys(names, slug(names[0])))
        return cls(found, anchors)

    @property
    def pattern(self) -> re.Pattern[str] | None:
        """Give what finds any of the terms, the longest first."""
        if not self.explained:
            return None
        names = sorted(self.explained, key=len, reverse=True)
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")

    def abbreviations(self) -> str:
        """Give the terms as the abbreviations of Markdown, for the foot of a page written by hand."""
        return "\n".join(f"*[{term}]: {text}" for term, text in self.explained.items())


def _names(entry: re.Match[str]) -> list[str]:
    return [name.strip() for name in entry["terms"].split(",")]


def _told_twice(markdown: str, file: str) -> Iterator[Problem]:
    """Report each term that is explained a second time, and each entry that would have the address of another."""
    lines: dict[str, int] = {}
    for entry in _ENTRY.finditer(markdown):
        line = markdown.count("\n", 0, entry.start()) + 1
        mark, names = Location(file, line, 1), _names(entry)
        address = f"#{slug(names[0])}"
        again = [name for name in names if name in lines]
        for name in again:
            yield Problem(mark, f"{quoted(name)} is explained already, in line {lines[name]}", "explain it once")
        if not again and address in lines:
            message = f"{quoted(names[0])} would have the address {address}, as line {lines[address]} has it"
            yield Problem(mark, message, "call it otherwise")
        lines.update(dict.fromkeys([*names, address], line))


def anchored(markdown: str) -> str:
    """Give the glossary with an anchor at each of its entries, and without the plurals, which are there to be found."""
    return _ENTRY.sub(_anchored, markdown)


def _anchored(entry: re.Match[str]) -> str:
    names = _names(entry)
    shown = ", ".join(name for name in names if name.removesuffix("s") == name or name.removesuffix("s") not in names)
    return f"{shown} {{: #{slug(names[0])} }}{entry[0].removeprefix(entry['terms'])}"


class Glosser:
    """Explains each term where it first stands on a page."""

    def __init__(self, terms: Terms, here: Here) -> None:
        self._terms = terms
        self._pattern = terms.pattern
        self._seen: set[str] = set()
        self.href = here.to(GLOSSARY)

    def gloss(self, text: str) -> Markup:
        """Give the text as HTML, the terms in it that are new to the page explained."""
        text = typeset(text)
        if self._pattern is None:
            return escape(text)
        made, end = Markup(""), 0
        for found in self._pattern.finditer(text):
            term = found.group()
            if term in self._seen:
                continue
            self._seen.add(term)
            explained = Markup('<abbr title="{}">{}</abbr>').format(typeset(self._terms.explained[term]), term)
            made += escape(text[end : found.start()]) + explained
            end = found.end()
        return made + escape(text[end:])
