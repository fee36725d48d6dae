"""What the Gherkin parser complains of, in plain words."""

import re

from gherkin.errors import NoSuchLanguageException, ParserException, UnexpectedEOFException, UnexpectedTokenException

from hearts_spec.rules import Location, Problem
from hearts_spec.schema.english import listed
from hearts_spec.schema.problems import quoted

_WORDS = {
    "#FeatureLine": "`Feature:`",
    "#BackgroundLine": "`Background:`",
    "#RuleLine": "`Rule:`",
    "#ScenarioLine": "`Scenario:`",
    "#ExamplesLine": "`Examples:`",
    "#StepLine": "a step (`Given`, `When`, `Then`, `And`)",
    "#TableRow": "a row of a table",
    "#DocStringSeparator": 'a line of `"""`',
    "#TagLine": "a tag",
}
_EXPECTED = re.compile(r"expected: (.*?)(?:, got '(.*)')?$", re.DOTALL)


def fault_of(error: ParserException, file: str) -> Problem:
    """Give what the parser complains of as a fault of the file."""
    mark = Location(file, error.location["line"], error.location.get("column", 1))
    said = str(error).split("): ", 1)[-1]
    if isinstance(error, UnexpectedTokenException | UnexpectedEOFException) and (found := _EXPECTED.search(said)):
        what = "the end of the file" if found[2] is None else quoted(found[2])
        words = [_WORDS[name] for name in found[1].split(", ") if name in _WORDS]
        return Problem(mark, f"found {what}, where {listed(words, 'or')} was expected")
    if isinstance(error, NoSuchLanguageException):
        return Problem(mark, "Gherkin is not written in this language", "take the line out")
    if "inconsistent cell count" in said:
        return Problem(mark, "this row has not as many cells as the first of its table", "count the strokes |")
    if "whitespace" in said:
        return Problem(mark, "a tag holds no blank", "put @ before each tag")
    return Problem(mark, said)
