"""Text that is not YAML, explained in plain words: where it goes wrong and what to write instead."""

import unicodedata

from hearts_spec.schema.problems import Location, Problem

_ALLOWED_CONTROLS = "\t\n\r"
_UNFIT = ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")


def unfit_character(text: str) -> int | None:
    """Give the place of the first character that no file should hold.

    These are controls, invisible marks, turns of direction, lone surrogates, and whatever else than a line feed one
    reader or another takes for the end of a line.
    """
    if text.isprintable():
        return None
    plain = text
    for each in _ALLOWED_CONTROLS:
        plain = plain.replace(each, "")
    if plain.isprintable():
        return None
    for place, character in enumerate(text):
        if unicodedata.category(character) in _UNFIT and character not in _ALLOWED_CONTROLS:
            return place
    return None


def not_allowed(character: str, within: str, mark: Location) -> Problem:
    """Give the fault of such a character, which cannot be shown."""
    return Problem(mark, f"the character U+{ord(character):04X} is not allowed in {within}", "take it out", character)


def explain(text: str, problem: str, within: str, at: Location, start: Location) -> Problem:
    """Explain a parser's complaint: `problem` was found `at` a place, `within` something that has its `start`.

    PyYAML's two parsers word their complaints differently; this looks only at what they have in common.
    """
    if "unexpected end of stream" in problem or "unexpected document" in problem:
        return Problem(start, "a quotation mark is opened here and never closed", "add the closing mark")
    if "tab character" in problem or "cannot start any token" in problem:
        return _stray(text, at)
    if "mapping values are not allowed" in problem:
        hint = "put a text that holds a colon in quotes, or check how far the line is indented"
        return Problem(at, "a colon was not expected here", hint)
    if "could not find expected ':'" in problem:
        return Problem(start, "a colon is missing in this line", "write `key: value`")
    if "unknown escape" in problem:
        hint = "write two for one, or use single quotes"
        return Problem(start, "this text has a backslash before a letter to which it gives no meaning", hint)
    if "flow" in within:
        opened, closed = ("[", "]") if "sequence" in within else ("{", "}")
        return Problem(
            start, f"a {opened} is opened here and not closed", f"add {closed}, or a comma between the parts"
        )
    if "block" in within and "scalar" not in within and "node" not in within:
        return _misplaced(text, at)
    if "incompatible" in problem or "directive" in within:
        return Problem(at, "a line that begins with % is not read", "take it out")
    return Problem(at, "this cannot be read", "put the text in quotes")


def _around(text: str, at: Location) -> tuple[str, str]:
    """Give what stands before a place in its line, and the character there."""
    lines = text.split("\n")
    line = lines[at.line - 1] if at.line <= len(lines) else ""
    return line[: at.column - 1], line[at.column - 1 : at.column]


def _misplaced(text: str, at: Location) -> Problem:
    before, found = _around(text, at)
    if before.rstrip().endswith(("'", '"')):
        return Problem(at, "text stands after the closing quotation mark", "put the whole in quotes")
    if found == ":":
        return Problem(at, "a key is missing before the colon", "write `key: value`")
    if found == "-":
        return Problem(at, "a dash begins an item of a list, and there is no list here", "write `key: value`")
    hint = "keys that belong together begin in the same column"
    return Problem(at, "this does not line up with the lines above", hint)


def _stray(text: str, at: Location) -> Problem:
    _, found = _around(text, at)
    if found == "\t":
        return Problem(at, "a tab stands here, where blanks were expected", "indent with blanks")
    return Problem(at, f"a text cannot begin with {found or 'this'}", "put it in quotes")
