"""Handwritten pages: their references become links, and the terms of the glossary are explained in them.

In such a page `[@spalding-1896.rule-44]` cites a provision, `[@spalding-1896/sweepstake]` links a rule set,
`[@dispatch-1886.five]` cites a contemporary text, `[@QS]` draws a card, `[@timeline]` inserts the figure of that name,
and `[@new:modern/standard]` inserts the file that `new` writes. A page with `[@notes]` cites by numbers, and lists the
places there as notes.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from markupsafe import Markup, escape

from hearts_spec.cards import NotationError, card_text, parse_card
from hearts_spec.rules import Location, Problem, RulesError
from hearts_spec.schema.problems import quoted
from hearts_spec.schema.source_tree import decoded, read_bytes
from hearts_spec.site.links import GLOSSARY, Citation, Here, Links, slug
from hearts_spec.site.templating import inert, macro, typeset

_ENTRY = re.compile(r"^(?P<terms>\S.*)\n:\s+(?P<text>(?:.+\n?)+)", re.MULTILINE)
_CITATION = re.compile(r"\s*\[@[^\]]+\]")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Terms:
    """Terms of the glossary: each with its explanation in one sentence, and the anchor of its entry."""

    explained: Mapping[str, str] = field(default_factory=dict)
    anchors: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, markdown: str, file: str = GLOSSARY) -> "Terms":
        """Read a definition list: a line with the term or terms, then a line that begins with a colon.

        Raises RulesError if a term is explained twice.
        """
        if faults := list(_duplicates(markdown, file)):
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
        """Pattern that finds any of the terms, the longest first; None if there are no terms."""
        if not self.explained:
            return None
        names = sorted(self.explained, key=len, reverse=True)
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")

    def abbreviations(self) -> str:
        """Return the terms as abbreviations of Markdown, for the end of a handwritten page."""
        return "\n".join(f"*[{term}]: {text}" for term, text in self.explained.items())


def _names(entry: re.Match[str]) -> list[str]:
    return [name.strip() for name in entry["terms"].split(",")]


def _duplicates(markdown: str, file: str) -> Iterator[Problem]:
    """Yield a problem for each term explained a second time, and each entry with the same anchor as another."""
    lines: dict[str, int] = {}
    for entry in _ENTRY.finditer(markdown):
        line = markdown.count("\n", 0, entry.start()) + 1
        mark, names = Location(file, line, 1), _names(entry)
        address = f"#{slug(names[0])}"
        again = [name for name in names if name in lines]
        for name in again:
            yield Problem(
                mark, "repeated-name", f"{quoted(name)} is explained already, in line {lines[name]}", "explain it once"
            )
        if not again and address in lines:
            message = f"{quoted(names[0])} would have the address {address}, as line {lines[address]} has it"
            yield Problem(mark, "repeated-name", message, "call it otherwise")
        lines.update(dict.fromkeys([*names, address], line))


def anchored(markdown: str) -> str:
    """Return the glossary with an anchor at each entry. Plurals, which are there only to be found, are left out."""
    return _ENTRY.sub(_anchored, markdown)


def _anchored(entry: re.Match[str]) -> str:
    names = _names(entry)
    shown = ", ".join(name for name in names if name.removesuffix("s") == name or name.removesuffix("s") not in names)
    return f"{shown} {{: #{slug(names[0])} }}{entry[0].removeprefix(entry['terms'])}"


class Glosser:
    """Explains each term where it first occurs on a page."""

    def __init__(self, terms: Terms, here: Here) -> None:
        self._terms = terms
        self._pattern = terms.pattern
        self._seen: set[str] = set()
        self.href = here.to(GLOSSARY)

    def gloss(self, text: str) -> Markup:
        """Return text as HTML in which terms new to the page are explained."""
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


Figure = Callable[[Here], Markup]
_NONE: Mapping[str, Figure] = MappingProxyType({})
_NOTES = "notes"
_REFERENCE = re.compile(r"(?<!`)\[@([^\]\s]+)\]")
_NEW_PARAGRAPH = re.compile(r"\n\s*\n")


def not_plain(docs: Path) -> Iterator[Problem]:
    """Yield a problem for each handwritten page that is not a plain file or not text.

    A link would publish a file from elsewhere, and reading a pipe never ends.
    """
    for folder, folders, files in os.walk(docs):
        for path in (Path(folder, name) for name in (*folders, *files)):
            start = Location(path.relative_to(docs.parent).as_posix(), 1, 1)
            if path.is_symlink():
                yield Problem(
                    start,
                    "cannot-open",
                    "is a link, and only files of the project are published",
                    "put the file itself here",
                )
            elif not (path.is_file() or path.is_dir()):
                yield Problem(start, "cannot-open", "is no file that can be published", "take it out")
            elif path.suffix == ".md":
                yield from _not_text(path, start)


def _not_text(path: Path, start: Location) -> Iterator[Problem]:
    try:
        decoded(read_bytes(path), start)
    except RulesError as error:
        yield from error.faults


def with_references(
    markdown: str, path: str, links: Links, faults: list[Problem], figures: Mapping[str, Figure] = _NONE
) -> str:
    """Return a page with its references replaced; those that lead nowhere are added to `faults`.

    A book cited several times in a paragraph, with no other between, is named once; in a note it is always named.
    """
    here = Here(links, path)
    notes: list[list[Citation]] | None = [] if f"[@{_NOTES}]" in markdown else None
    made, end = [], 0
    for run in _together(markdown, links.library.provisions):
        before, name = markdown[end : run[0].start()], run[0][1]
        if notes is not None and (cited := _citations([each[1] for each in run], Here(links, path))):
            notes.append(cited)
            stop = _stop(markdown, run[-1].end())
            made += [before.rstrip(), stop, str(macro("parts.html.jinja", "noted")(len(notes), cited))]
            end = run[-1].end() + len(stop)
            continue
        if _NEW_PARAGRAPH.search(before):
            here = Here(links, path)
        reference = _figure(name, here, figures, notes) or _resolved([each[1] for each in run], here)
        if reference is None:
            line = markdown.count("\n", 0, run[0].start()) + 1
            column = run[0].start() - markdown.rfind("\n", 0, run[0].start())
            message = f"'{name[:60]}' is not a provision, a witness, a rule set, a figure or a card"
            faults.append(Problem(Location(f"docs/{path}", line, column), "unknown-reference", message))
            continue
        here = here.within(_book_named(name, here))
        made += [before, reference]
        end = run[-1].end()
    return "".join([*made, markdown[end:]])


def _figure(
    name: str, here: Here, figures: Mapping[str, Figure], notes: Sequence[Sequence[Citation]] | None
) -> str | None:
    if name == _NOTES and notes is not None:
        return str(macro("parts.html.jinja", "notes")(notes))
    return str(figures[name](here)) if name in figures else None


def _stop(markdown: str, place: int) -> str:
    """Return the punctuation after a reference, if any: a note's number is set after it."""
    follows = markdown[place : place + 1]
    return follows if follows in ",.;:" else ""


def _citations(names: Sequence[str], here: Here) -> list[Citation]:
    """Return the citations of a reference: of adjacent provisions or of a contemporary text; else none."""
    library = here.links.library
    if names[0] in library.provisions:
        return list(here.citations(names))
    name, _, statement = names[0].partition(".")
    witness = library.witnesses.get(name)
    if witness is None or (statement and statement not in witness.says):
        return []
    gist = witness.says[statement].gist if statement else witness.date
    return [Citation(here.to_witness(name, statement), witness.short, gist)]


def _together(markdown: str, provisions: Mapping[str, object]) -> Iterator[list[re.Match[str]]]:
    """Yield the references; those to adjacent provisions as one group."""
    run: list[re.Match[str]] = []
    for found in _REFERENCE.finditer(markdown):
        if run:
            between = markdown[run[-1].end() : found.start()]
            beside = between.isspace() and not _NEW_PARAGRAPH.search(between)
            if not (beside and run[-1][1] in provisions and found[1] in provisions):
                yield run
                run = []
        run.append(found)
    if run:
        yield run


def _book_named(name: str, here: Here) -> str:
    """Return the book that a following citation need not name again.

    It is the book of a provision, none after a contemporary text, and the book of the page after anything else.
    """
    library = here.links.library
    if name in library.provisions:
        return library.provisions[name].source
    return "" if name.partition(".")[0] in library.witnesses else here.source


def _resolved(names: Sequence[str], here: Here) -> str | None:
    library, name = here.links.library, names[0]
    if name in library.provisions:
        return str(macro("parts.html.jinja", "cited")(here, names))
    if name in library.drafts:
        title = inert(library.rule_set(name).title)
        return str(Markup('<a href="{}">{}</a>').format(here.to_rule_set(name), title))
    witness, _, statement = name.partition(".")
    if witness in library.witnesses and (not statement or statement in library.witnesses[witness].says):
        return str(macro("parts.html.jinja", "witness")(here, library.witnesses[witness], statement))
    try:
        return str(macro("macros.html.jinja", "card")(card_text(parse_card(name))))
    except NotationError:
        return None


def with_terms(markdown: str, path: str, terms: Terms) -> str:
    """Return a page with the terms of the glossary explained; in the glossary itself each entry gets an anchor."""
    return anchored(markdown) if path == GLOSSARY else f"{markdown}\n\n{terms.abbreviations()}\n"
