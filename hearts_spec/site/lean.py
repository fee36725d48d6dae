"""A finished page without what no reader misses: the indents of the templates, and tooltips that it has already."""

import re

_INDENTED = re.compile(r"\s*\n\s*")
_AS_WRITTEN = re.compile(r"(<(pre|textarea|script|style)\b.*?</\2>)", re.DOTALL)
_CITED = re.compile(r'(<a class="(?:cite|badge badge--doubt)" href="[^"]*") title="[^"]*"')
# The ends of elements that a browser finds by itself, where the next of the kind or the end of all of them follows.
_ENDED = re.compile(
    r"</t[dh]>\s*(?=<t[dh][ >]|</tr>)|</tr>\s*(?=<tr[ >]|</t(?:body|head|foot)>)"
    r"|</t(?:body|head|foot)>\s*(?=<t(?:body|foot)[ >]|</table>)"
    r"|</li>\s*(?=<li[ >]|</[uo]l>)|</d[dt]>\s*(?=<d[dt][ >]|</dl>)"
)
# What only the theme's scripts and styles that the site does not have would look for.
_UNASKED = re.compile(r' data-md-(?:(?:component|type|color-primary|color-accent)="[^"]*"|scrollfix)')
_PLAIN = {"&#35;": "#", "&#58;": ":", "&#42;": "*", "&#95;": "_"}  # what Markdown alone would have read otherwise
_CODED = re.compile("|".join(_PLAIN))


def lean(html: str) -> str:
    """Return a page without needless weight.

    A reference has its tooltip the first time, lines are not indented, and rows, cells and items of lists are not ended
    where another follows. What the theme marks for its scripts is left out.
    """
    html = _CODED.sub(lambda it: _PLAIN[it[0]], _UNASKED.sub("", html))
    told: set[str] = set()

    def once(it: re.Match[str]) -> str:
        if it[0] in told:
            return it[1]
        told.add(it[0])
        return it[0]

    parts = _AS_WRITTEN.split(_CITED.sub(once, html))  # every third part is the name of an element
    return "".join(_short(part) if at % 3 == 0 else part for at, part in enumerate(parts) if at % 3 != 2)


def _short(html: str) -> str:
    return _ENDED.sub("", _INDENTED.sub("\n", html))
