"""Where a provision stands: the part and section of its source, and the words that cite it.

Places are written as the source allows: `p.12, REVOKING, rule 35` or `p.371, law 3` in a book with pages and numbered
rules, `Regular Hearts / Play` where only headings reached us.
"""

import re
from dataclasses import dataclass

from hearts_spec.rules import Provision

NUMBERED = {"rule": "The numbered rules", "law": "The laws"}
_PLACE = re.compile(
    r"(?:p\.\s*(?P<pages>\d+(?:-\d+)?),?\s*)?(?P<heading>.*?)"
    r"(?:(?:,\s*|(?<=,\s))(?P<word>rule|law)\s+(?P<number>\d+))?"
)
_DETAIL = re.compile(r"\s*[,(]\s*")


@dataclass(frozen=True, slots=True)
class SourcePlace:
    """A place in a source: `part` is a chapter, `section` a heading in it, `label` names the place within the section.

    `cited` names it within the source. It is `numbered` when it has a page or a rule, and is not a heading alone.
    """

    part: str
    section: str
    label: str
    cited: str
    detail: str = ""
    numbered: bool = True


def place_of(provision: Provision) -> SourcePlace:
    """Read the place of a provision."""
    found = _PLACE.fullmatch(" ".join(provision.place.split()))
    assert found is not None
    pages = f"p.\u00a0{found['pages'].replace('-', '–')}" if found["pages"] else ""
    heading = found["heading"].strip()
    if found["word"]:
        part = NUMBERED[found["word"]]
        section = _plain(_DETAIL.split(heading)[0].rpartition(": ")[2]) or part
        rule = f"{found['word'].capitalize()}\u00a0{found['number']}"
        label = f"{rule}, {pages}" if pages else rule
        return SourcePlace(part, section, label, label)
    chapter, _, rest = heading.partition(" / ")
    head, *details = [part.rstrip(")") for part in _DETAIL.split(rest or chapter)]
    part = (_plain(chapter) if rest else _plain(head)) or "The text"
    section = (_plain(head) if rest else part) or part
    detail = ", ".join(details)
    if pages:
        return SourcePlace(part, section, pages, pages, detail)
    label = f"{section}, {detail}" if detail else section
    return SourcePlace(part, section, label, f"{part}, {label}" if rest else label, numbered=False)


def _plain(heading: str) -> str:
    """Give a heading as a page sets it; one in capitals loses them."""
    return heading.capitalize() if heading.isupper() else heading


def slug(text: str) -> str:
    """Give the part of an address that stands for a text."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "").replace("’", "")).strip("-") or "page"
