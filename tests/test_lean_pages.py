"""What is taken out of a finished page."""

from selectolax.lexbor import LexborHTMLParser

from hearts_spec.site.lean import lean

CITED = '<a class="cite" href="a/{}b.c" title="The queen &#35;1.">p. 3</a>'


def test_reference_has_its_tooltip_once() -> None:
    page = CITED.format("&#35;") * 2 + CITED.format("&#35;x")
    once = '<a class="cite" href="a/#b.c" title="The queen #1.">p. 3</a><a class="cite" href="a/#b.c">p. 3</a>'
    assert lean(page) == once + CITED.format("#x").replace("&#35;", "#")


def test_lines_keep_their_indent_only_where_it_is_seen() -> None:
    code = '<pre class="x">a\n  b\n</pre>'
    assert lean(f"<p>\n    a\n\n  b</p>\n  {code}\n   <p>") == f"<p>\na\nb</p>\n{code}\n<p>"


def test_text_that_would_act_stays_text() -> None:
    assert lean("<p>&lt;b&gt; &#60;i&#62; &amp;#35;</p>") == "<p>&lt;b&gt; &#60;i&#62; &amp;#35;</p>"


def test_the_marks_for_scripts_of_the_theme_are_left_out() -> None:
    page = '<nav class="a" data-md-component="toc" data-md-scrollfix><b data-md-type="toc" data-md-toggle="drawer"></b>'
    assert lean(page) == '<nav class="a"><b data-md-toggle="drawer"></b>'


def test_what_follows_ends_cells_rows_and_items() -> None:
    table = "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>"
    page = f"<ul><li>{table}</li><li class='x'>c</li></ul><dl><dt>d</dt><dd>e</dd></dl><p>f</p>"
    made = lean(page)
    assert made == (
        "<ul><li><table><thead><tr><th>a<th>b<tbody><tr><td>1<td>2</table>"
        "<li class='x'>c</ul><dl><dt>d<dd>e</dl><p>f</p>"
    )
    assert LexborHTMLParser(made).html == LexborHTMLParser(page).html
    assert lean(page.replace("</th><", "</th> <").replace("</li><", "</li>\n<")) == made
