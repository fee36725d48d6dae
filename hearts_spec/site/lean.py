"""A finished page without what no reader misses: the indents of the templates, and tooltips that it has already."""

import re

_INDENTED = re.compile(r"\s*\n\s*")
_AS_WRITTEN = re.compile(r"(<(pre|textarea|script|style)\b.*?</\2>)", re.DOTALL)
_CITED = re.compile(r'(<a class="cite" href="[^"]*") title="[^"]*"')
_PLAIN = {"&#35;": "#", "&#58;": ":", "&#42;": "*", "&#95;": "_"}  # what Markdown alone would have read otherwise
_CODED = re.compile("|".join(_PLAIN))


def lean(html: str) -> str:
    """Return a page without needless weight: a reference has its tooltip the first time, and lines are not indented."""
    html = _CODED.sub(lambda it: _PLAIN[it[0]], html)
    told: set[str] = set()

    def once(it: re.Match[str]) -> str:
        if it[0] in told:
            return it[1]
        told.add(it[0])
        return it[0]

    parts = _AS_WRITTEN.split(_CITED.sub(once, html))  # every third part is the name of an element
    return "".join(_INDENTED.sub("\n", part) if at % 3 == 0 else part for at, part in enumerate(parts) if at % 3 != 2)
