"""Sources and provisions with faults: each is reported at its place, in these very words."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.rules import Library, Problem
from hearts_spec.rules.sources import PROVISIONS, SOURCES

HERE = Path(__file__).parent


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small library."""
    copied = tmp_path / "rulesets"
    shutil.copytree(HERE / "library", copied)
    return copied


WRONG_PROVISIONS = {
    "unknown key": (
        "a: {place: p. 1, topic: table, kind: rule, gist: G., gists: G.}",
        "1:54: unknown key 'gists' (did you mean gist? allowed: place, topic, kind, gist, applies-to, limit, reason, "
        "doubts, see, removed)",
    ),
    "missing parts": ("a: {place: p. 1, topic: table}", "1:1: the provision a has no kind, no gist"),
    "unknown topic": (
        "a: {place: p. 1, topic: tabel, kind: rule, gist: G.}",
        "1:25: 'tabel' is not a topic (did you mean table?)",
    ),
    "unknown kind": (
        "a: {place: p. 1, topic: table, kind: law, gist: G.}",
        "1:38: 'law' is not a kind (allowed: rule, option, example, definition, history, advice)",
    ),
    "name that is none": ("Rule 1: {removed: it went}", "1:1: 'Rule 1' cannot name a provision"),
    "no provision": ("a: gist", "1:4: found 'gist', where `key: value` lines for the provision a were expected"),
    "doubts not a list": (
        "a: {place: p. 1, topic: table, kind: rule, gist: G., doubts: none}",
        "1:62: found 'none', where a list of doubts was expected (as `- doubt: ...`)",
    ),
    "doubt without a reading": (
        "a: {place: p. 1, topic: table, kind: rule, gist: G., doubts: [{doubt: D., why: W.}]}",
        "1:63: the doubt has no reading (add `reading: ...`)",
    ),
    "doubt that bears on no word": (
        "a: {place: p. 1, topic: table, kind: rule, gist: G., "
        "doubts: [{doubt: D., reading: R., why: W., bears-on: [lead.opner]}]}",
        "1:108: 'lead.opner' is not in the vocabulary (did you mean lead.opener?)",
    ),
    "tombstone that still speaks": (
        "a: {removed: it went, gist: G.}",
        "1:23: unknown key 'gist' (allowed: removed)",
    ),
}


@pytest.mark.parametrize("name", WRONG_PROVISIONS)
def test_provisions_with_faults(tmp_path: Path, name: str) -> None:
    text, expected = WRONG_PROVISIONS[name]
    path = tmp_path / "provisions.yml"
    path.write_text(text)
    faults: list[Problem] = []
    PROVISIONS.read(path, "p.yml", faults)
    assert str(faults[0]).removeprefix("p.yml:").startswith(expected)


def test_a_provision_reported_once(tmp_path: Path) -> None:
    path = tmp_path / "provisions.yml"
    path.write_text("a: [gist]\n")
    faults: list[Problem] = []
    PROVISIONS.read(path, "p.yml", faults)
    assert len(faults) == 1


@pytest.mark.parametrize(
    ("provision", "key", "told"),
    [
        ("pay", "settlement.pay.each", ""),
        ("pay", "settlement", ""),  # all that it says of settling
        (
            "play", "settlement.pay.each",
            "'book.play' is said to be in doubt for `settlement.pay.each`, which no rule set states by it "
            "(allowed: lead.opener, lead.next, lead.opening, follow.suit, follow.void, follow.forced, trick.won-by, "
            "trick.trumps)",
        ),
        (
            "untold", "lead.opener",
            "'book.untold' is said to be in doubt for `lead.opener`, which no rule set states by it "
            "(nothing rests on it; leave `bears-on` out)",
        ),
    ],
)  # fmt: skip
def test_a_doubt_bears_on_what_rests_on_its_provision(root: Path, provision: str, key: str, told: str) -> None:
    with (root / "book/provisions.yml").open("a") as file:
        file.write("untold:\n  place: p. 9\n  topic: lead\n  kind: rule\n  gist: G.\n")
    place, said = doubted(root, provision, key)
    assert said == ([f"rulesets/book/provisions.yml:{place}: {told}"] if told else [])


def doubted(root: Path, provision: str, key: str) -> tuple[str, list[str]]:
    """Where a provision is said to be in doubt for a key, and what is wrong with the provisions then."""
    path = root / "book/provisions.yml"
    lines = path.read_text().splitlines()
    after = next(n for n in range(lines.index(f"{provision}:"), len(lines)) if lines[n].startswith("  gist:")) + 1
    doubt = ["  doubts:", f"    - {{doubt: D., reading: R., why: W., bears-on: [{key}]}}"]
    path.write_text("\n".join([*lines[:after], *doubt, *lines[after:]]) + "\n")
    place = f"{after + 2}:{doubt[1].index('[') + 2}"
    return place, [str(each) for each in Library(root).faults() if each.mark.file.endswith("book/provisions.yml")]


def test_what_rests_on_a_provision_for_one_number_of_players_alone_hangs_on_its_doubts_too(root: Path) -> None:
    laws = root / "book/laws.yml"
    laws.write_text(laws.read_text().replace("  table: players\n", "  table: players\n  table.players.3: pay\n"))
    assert doubted(root, "pay", "table.players")[1] == []


def test_on_what_a_doubt_bears_is_not_judged_while_a_file_cannot_be_read(root: Path) -> None:
    (root / "book/lost.yml").write_text("title: [\n")
    assert doubted(root, "play", "settlement.pay.each")[1] == []


def test_a_link_between_provisions_that_leads_nowhere(root: Path) -> None:
    with (root / "book/provisions.yml").open("a") as file:
        file.write("last: {place: p. 9, topic: pack, kind: rule, gist: G., see: [book.packs]}\n")
    line = len((root / "book/provisions.yml").read_text().splitlines())
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file.endswith("book/provisions.yml")]
    told = "'book.last' refers to 'book.packs', which is not a provision (did you mean book.pack?)"
    assert said == [f"rulesets/book/provisions.yml:{line}:62: {told}"]


def test_a_source_without_a_year(tmp_path: Path) -> None:
    path = tmp_path / "sources.yml"
    path.write_text("book: {title: A Book, short: Book}\n")
    faults: list[Problem] = []
    SOURCES.read(path, "s.yml", faults)
    assert [str(fault) for fault in faults] == ["s.yml:1:1: the source book has no year (add `year: ...`)"]


def test_a_key_that_is_misspelt_is_not_missing_as_well(tmp_path: Path) -> None:
    path = tmp_path / "sources.yml"
    path.write_text("book: {title: A Book, shrot: Book, yaer: 1900}\nother: {title: Another, yera: 1900}\n")
    faults: list[Problem] = []
    SOURCES.read(path, "s.yml", faults)
    assert [fault.message for fault in faults] == [
        "unknown key 'shrot'", "unknown key 'yaer'", "unknown key 'yera'", "the source other has no short",
    ]  # fmt: skip


def test_provisions_of_a_source_that_is_not_in_the_bibliography(root: Path) -> None:
    (root / "club/provisions.yml").write_text("rule-1: {place: p. 1, topic: pack, kind: rule, gist: G.}\n")
    messages = [fault.message for fault in Library(root).faults() if fault.mark.file.endswith("club/provisions.yml")]
    assert messages == ["the source 'club' is not in the bibliography"]


def of_sources(root: Path, **said: str) -> list[str]:
    """What is wrong with a source that says these things of itself."""
    (root / "sources.yml").write_text(a_source("book", **said))
    return [str(each) for each in Library(root).faults() if each.mark.file == "rulesets/sources.yml"]


def test_a_crux_is_a_doubt_of_the_source_itself(root: Path) -> None:
    with (root / "sources.yml").open("a") as file:
        file.write(a_source("other", short="Other", cruxes="[book.play, other.play]"))
    (root / "other").mkdir()
    (root / "other/provisions.yml").write_text("play: {place: p. 1, topic: lead, kind: rule, gist: G.}\n")
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file == "rulesets/sources.yml"]
    hint = "say what is, under its `doubts`, or leave it out"
    assert said == [
        "rulesets/sources.yml:10:12: 'other' names the crux 'book.play', which is of another source",
        f"rulesets/sources.yml:10:23: 'other' names the crux 'other.play', in which nothing is in doubt ({hint})",
    ]


def test_a_crux_that_is_none_is_told_where_it_stands(root: Path) -> None:
    told = "'book' names the crux 'book.pla', which is not a provision (did you mean book.play?)"
    assert of_sources(root, cruxes="[book.pla]") == [f"rulesets/sources.yml:5:12: {told}"]
    assert of_sources(root, cruxes="book.pla") == [f"rulesets/sources.yml:5:11: {told}"]


def test_what_is_named_twice_is_told_where_it_stands_again(root: Path) -> None:
    told = "'book.play' stands twice in the list (keep one)"
    assert of_sources(root, cruxes="[book.play, book.play]") == [f"rulesets/sources.yml:5:23: {told}"]
    with (root / "book/provisions.yml").open("a") as file:
        file.write("last: {place: p. 9, topic: pack, kind: rule, gist: G., see: [book.play, book.play]}\n")
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file.endswith("book/provisions.yml")]
    assert [each.split(": ", 1)[1] for each in said] == [told]


def test_a_provision_is_not_read_with_itself(root: Path) -> None:
    with (root / "book/provisions.yml").open("a") as file:
        file.write("last: {place: p. 9, topic: pack, kind: rule, gist: G., see: [book.last]}\n")
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file.endswith("book/provisions.yml")]
    assert [each.split(":", 2)[2] for each in said] == ["62: 'book.last' refers to itself (leave it out)"]


def test_why_a_game_stands_for_a_book_wants_the_game(root: Path) -> None:
    hint = "add `principal`, or leave the note out"
    assert of_sources(root, **{"principal-note": "It is told first."}) == [
        f"rulesets/sources.yml:5:3: the source book says why a game stands for it, and not which ({hint})"
    ]


def test_a_source_is_not_silent_on_what_it_rules(root: Path) -> None:
    told = "'book' is said to be silent on 'following', of which 'book.play' is"
    assert of_sources(root, silences="[following, slam]") == [
        f"rulesets/sources.yml:5:14: {told} (leave the topic out of `silences`)"
    ]


def test_two_sources_of_one_short_name(root: Path) -> None:
    with (root / "sources.yml").open("a") as file:
        file.write(a_source("other", short="Little Book"))
    shutil.copytree(root / "book", root / "other", ignore=shutil.ignore_patterns("[!p]*"))
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file == "rulesets/sources.yml"]
    told = "'other' has the short name of 'book', 'Little Book' (give it another, by which readers can tell them apart)"
    assert said == [f"rulesets/sources.yml:8:10: {told}"]


def test_a_book_that_no_game_stands_for_among_others_is_told(root: Path) -> None:
    with (root / "sources.yml").open("a") as file:
        file.write(a_source("other", short="Other", principal="game"))
    shutil.copytree(root / "book", root / "other")
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file == "rulesets/sources.yml"]
    told = "of 'book' it is not said which game stands for it beside other books"
    assert said == [f"rulesets/sources.yml:2:1: {told} (add `principal`, as `principal: game`)"]


def with_another_game(root: Path) -> None:
    """Let the book have a second game."""
    text = (root / "book/game.yml").read_text()
    (root / "book/another.yml").write_text(text.replace("title: ", "title: Another ", 1))


def test_a_book_lists_all_its_games(root: Path) -> None:
    """A single game needs no place among others, and what games share is none."""
    assert of_sources(root) == of_sources(root, games="[game]") == []
    with_another_game(root)
    assert of_sources(root, games="[game, another]") == []
    told = "1: 'book' does not list the game 'book/another' (add `another` to `games`, where the book tells of it)"
    assert of_sources(root, games="[game]") == [f"rulesets/sources.yml:5:{told.replace('1', '10', 1)}"]
    assert of_sources(root) == [f"rulesets/sources.yml:1:{each}" for each in (told, told.replace("another", "game"))]


def test_what_games_share_is_no_game_that_a_book_lists(root: Path) -> None:
    told = "'book/laws', which is what games share and no game itself (name a game that extends it)"
    assert of_sources(root, games="[laws, game]", principal="laws") == [
        f"rulesets/sources.yml:5:11: 'book' lists {told}",
        f"rulesets/sources.yml:6:14: 'book' is stood for by {told}",
    ]


def test_a_source_without_provisions_is_told_once(root: Path) -> None:
    (root / "book/provisions.yml").rename(root / "book/provision.txt")
    hint = "write them in book/provisions.yml"
    told = [str(fault) for fault in Library(root).faults() if "faulty" not in fault.mark.file]
    assert told[0] == f"rulesets/sources.yml:2:1: the source 'book' has no provisions ({hint})"
    assert [each for each in told if "provision" in each] == told[:1]


def test_a_provision_that_names_its_source_again(root: Path) -> None:
    with (root / "book/provisions.yml").open("a") as file:
        file.write("book.last: {place: p. 9, topic: pack, kind: rule, gist: G.}\n")
    messages = [str(fault) for fault in Library(root).faults() if fault.mark.file.endswith("book/provisions.yml")]
    assert [each.split(": ", 1)[1] for each in messages] == [
        "'book.last' begins with the id of its source (leave out `book.`)"
    ]


SOURCE = {"title": "A Book", "short": "Book", "year": "1900"}


WRONG_IN_SOURCES = [
    ("year", "²", "found '²', where a whole number was expected"),
    ("year", "'1900'", "found '1900' in quotes, where a number was expected (write 1900)"),
    ("year", "9" * 5000, "99999999999999999... is out of range (from 1 to 2999)"),
    ("author", "[A, B]", "found a list, where a text was expected"),
    ("about", "{a: b}", "found `key: value` lines, where a text was expected"),
    ("title", "' '", "found nothing, where a text was expected"),
    ("short", "null", "found nothing, where a text was expected"),
    ("silences", "tabel", "'tabel' is not a topic (did you mean table?)"),
    (
        "title",
        '"A\\nB"',
        "a line ends within a text, which is of one line (write it on one line, or fold it with `>-`)",
    ),
]


def a_source(id: str, **said: str) -> str:
    return f"{id}:\n" + "".join(f"  {key}: {value}\n" for key, value in {**SOURCE, **said}.items())


@pytest.mark.parametrize(("key", "value", "message"), WRONG_IN_SOURCES, ids=range(len(WRONG_IN_SOURCES)))
def test_a_source_with_faults(root: Path, key: str, value: str, message: str) -> None:
    (root / "sources.yml").write_text(a_source("book", **{key: value}))
    line, column = 2 + list({**SOURCE, key: value}).index(key), len(key) + 5
    said = [str(fault) for fault in Library(root).faults() if fault.mark.file == "rulesets/sources.yml"]
    assert said == [f"rulesets/sources.yml:{line}:{column}: {message}"]


@pytest.mark.parametrize("id", ["index", "../../x", "a b", "<b>", "A", ".", "a/b", "a#b", "²"])
def test_an_id_that_no_source_can_have(root: Path, id: str) -> None:
    with (root / "sources.yml").open("a") as file:
        file.write(a_source(f"'{id}'"))
    library = Library(root)
    assert set(library.sources) == {"book"}
    said = [str(fault) for fault in library.faults() if fault.mark.file == "rulesets/sources.yml"]
    hint = "small letters, figures and hyphens, but not index"
    assert said == [f"rulesets/sources.yml:6:1: '{id}' cannot be an id ({hint})"]


def test_a_place_is_of_one_line(root: Path) -> None:
    with (root / "book/provisions.yml").open("a") as file:
        file.write('last: {place: "p. 9\\n# A title", topic: pack, kind: rule, gist: G.}\n')
    said = [fault.message for fault in Library(root).faults() if fault.mark.file.endswith("book/provisions.yml")]
    assert said == ["a line ends within a text, which is of one line"]
