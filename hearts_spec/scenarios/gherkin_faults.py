"""What the Gherkin parser complains of, in plain words."""

import re

from gherkin.errors import NoSuchLanguageException, ParserException, UnexpectedEOFException, UnexpectedTokenException

from hearts_spec.rules import Fault, Mark
from hearts_spec.rules.shape.faults import quoted
from hearts_spec.rules.shape.wording import listed

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


def fault_of(error: ParserException, file: str) -> Fault:
    """Give what the parser complains of as a fault of the file."""
    mark = Mark(file, error.location["line"], error.location.get("column", 1))
    said = str(error).split("): ", 1)[-1]
    if isinstance(error, UnexpectedTokenException | UnexpectedEOFException) and (found := _EXPECTED.search(said)):
        what = "the end of the file" if found[2] is None else quoted(found[2])
        words = [_WORDS[name] for name in found[1].split(", ") if name in _WORDS]
        return Fault(mark, f"found {what}, where {listed(words, 'or')} was expected")
    if isinstance(error, NoSuchLanguageException):
        return Fault(mark, "Gherkin is not written in this language", "take the line out")
    if "inconsistent cell count" in said:
        return Fault(mark, "this row has not as many cells as the first of its table", "count the strokes |")
    if "whitespace" in said:
        return Fault(mark, "a tag holds no blank", "put @ before each tag")
    return Fault(mark, said)
