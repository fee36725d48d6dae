"""No running words of a book stand in the repository; of what is copied, a test can see what is marked as quoted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

PROJECT = Path(__file__).parent.parent
DATA = sorted((PROJECT / "rulesets").rglob("*.yml"))
# Between single marks too, where they are not those of an elision or a possessive.
QUOTED = re.compile(r"\"([^\"]+)\"|“([^”]+)”|(?<!\w)['‘]((?:[^'’\"]|\w['’]\w)+)['’](?!\w)")
# As long as the heading above a deal that says who leads; a term of art is shorter.
MOST = 5


def quoted_in(text: str) -> Iterator[str]:
    for marked in QUOTED.findall(text):
        yield next(filter(None, marked))


def texts_of(node: yaml.Node | None) -> Iterator[str]:
    if isinstance(node, yaml.ScalarNode):
        yield node.value
    elif isinstance(node, yaml.SequenceNode):
        for each in node.value:
            yield from texts_of(each)
    elif isinstance(node, yaml.MappingNode):
        for _, each in node.value:
            yield from texts_of(each)


def too_long(texts: Iterator[str]) -> list[str]:
    return [each for text in texts for each in quoted_in(text) if len(each.split()) > MOST]


def test_a_sentence_between_quotation_marks_is_seen() -> None:
    told = """A "clears up" the players' hearts, 'dreads' Z's, and “takes one of them whenever he is able”,
        'for he won't lead any more of these'."""
    assert too_long(iter([told])) == ["takes one of them whenever he is able", "for he won't lead any more of these"]


@pytest.mark.parametrize("file", DATA, ids=lambda file: str(file.relative_to(PROJECT)))
def test_data_quotes_only_terms_of_art(file: Path) -> None:
    assert too_long(texts_of(yaml.compose(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("file", ["docs/about.md", "docs/glossary.md", "docs/history/index.md"])
def test_pages_quote_only_terms_of_art(file: str) -> None:
    prose = (PROJECT / file).read_text(encoding="utf-8").split("\n---\n", 1)[1]
    assert too_long(iter(re.split(r"\n\s*\n", prose))) == []
