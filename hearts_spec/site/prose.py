"""Pages written by hand: their citations become links, and the terms of the glossary are explained in them.

In such a page `[@spalding-1896.rule-44]` cites a provision, `[@spalding-1896/sweepstake]` links a rule set,
`[@dispatch-1886.five]` cites a witness, `[@QS]` draws a card, and `[@timeline]` stands for a figure of that name, as
`[@new:modern/standard]` does for the file that `new` writes.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from markupsafe import Markup

from hearts_spec.cards import NotationError, card_text, parse_card
from hearts_spec.rules import Fault, Mark, RulesError
from hearts_spec.rules.shape.opening import decoded
from hearts_spec.site.glossary import Terms, anchored
from hearts_spec.site.links import GLOSSARY, Here, Links
from hearts_spec.site.templating import inert, macro

Figure = Callable[[Here], Markup]
_NONE: Mapping[str, Figure] = MappingProxyType({})
_REFERENCE = re.compile(r"(?<!`)\[@([^\]\s]+)\]")
_NEW_PARAGRAPH = re.compile(r"\n\s*\n")


def not_plain(docs: Path) -> Iterator[Fault]:
    """Report what among the pages written by hand is no plain file, or no text.

    A link would publish what lies elsewhere, and a pipe never ends.
    """
    for folder, folders, files in os.walk(docs):
        for path in (Path(folder, name) for name in (*folders, *files)):
            start = Mark(path.relative_to(docs.parent).as_posix(), 1, 1)
            if path.is_symlink():
                yield Fault(start, "is a link, and only files of the project are published", "put the file itself here")
            elif not (path.is_file() or path.is_dir()):
                yield Fault(start, "is no file that can be published", "take it out")
            elif path.suffix == ".md":
                yield from _not_text(path, start)


def _not_text(path: Path, start: Mark) -> Iterator[Fault]:
    try:
        decoded(path.read_bytes(), start)
    except RulesError as error:
        yield from error.faults


def with_references(
    markdown: str, path: str, links: Links, faults: list[Fault], figures: Mapping[str, Figure] = _NONE
) -> str:
    """Give a page with its references made out; those that lead nowhere are added to `faults`.

    A book that is cited several times in a paragraph, and no other between, is named once.
    """
    here = Here(links, path)
    made, end = [], 0
    for run in _together(markdown, links.library.provisions):
        before, name = markdown[end : run[0].start()], run[0][1]
        if _NEW_PARAGRAPH.search(before):
            here = Here(links, path)
        reference = str(figures[name](here)) if name in figures else _made_out([each[1] for each in run], here)
        if reference is None:
            line = markdown.count("\n", 0, run[0].start()) + 1
            column = run[0].start() - markdown.rfind("\n", 0, run[0].start())
            message = f"'{name[:60]}' is neither a provision, a witness, a rule set, a figure nor a card"
            faults.append(Fault(Mark(f"docs/{path}", line, column), message))
            continue
        here = here.within(_book_named(name, here))
        made += [before, reference]
        end = run[-1].end()
    return "".join([*made, markdown[end:]])


def _together(markdown: str, provisions: Mapping[str, object]) -> Iterator[list[re.Match[str]]]:
    """Give the references; those to provisions that stand side by side together."""
    run: list[re.Match[str]] = []
    for found in _REFERENCE.finditer(markdown):
        if run and not (
            markdown[run[-1].end() : found.start()].isspace() and run[-1][1] in provisions and found[1] in provisions
        ):
            yield run
            run = []
        run.append(found)
    if run:
        yield run


def _book_named(name: str, here: Here) -> str:
    """Give the book that need not be named again after a reference: that of a provision; a card names none."""
    library = here.links.library
    if name in library.provisions:
        return library.provisions[name].source
    return "" if name.partition(".")[0] in library.witnesses else here.source


def _made_out(names: Sequence[str], here: Here) -> str | None:
    library, name = here.links.library, names[0]
    if name in library.provisions:
        return str(macro("parts.html.jinja", "cited")(here, names))
    if name in library.drafts:
        title = inert(library.rule_set(name).title)
        return str(Markup('<a href="{}">{}</a>').format(here.to_rule_set(name), title))
    witness, _, said = name.partition(".")
    if witness in library.witnesses and (not said or said in library.witnesses[witness].says):
        return str(macro("parts.html.jinja", "witness")(here, library.witnesses[witness], said))
    try:
        return str(macro("macros.html.jinja", "card")(card_text(parse_card(name))))
    except NotationError:
        return None


def with_terms(markdown: str, path: str, terms: Terms) -> str:
    """Give a page with the glossary's terms explained where they stand; in the glossary itself each has an anchor."""
    return anchored(markdown) if path == GLOSSARY else f"{markdown}\n\n{terms.abbreviations()}\n"
