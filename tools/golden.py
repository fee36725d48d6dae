"""Writes down everything the product outputs, and compares two such outputs.

`python -m tools.golden OUT` writes the output of the current code. `python -m tools.golden OUT AGAINST` repeats the
questions stored in AGAINST and lists what differs. Keep both folders outside the repository. Build the site first.
"""

import contextlib
import difflib
import io
import json
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from selectolax.lexbor import LexborHTMLParser

import hearts_spec
from hearts_spec.cli import main as command
from hearts_spec.site.build import Project, all_files, all_pages, site_model_of, terms_of

PROJECT = Path(__file__).parent.parent
FIXTURES, REQUESTS, COMMANDS = "faulty.jsonl", "requests.jsonl", "commands.jsonl"
SITE, DATA = "site.jsonl", "data.jsonl"
LIBRARY = "library"
BATCH = 25
SHOWN_BY = ("href", "id", "aria-label", "title", "alt")
SHOWN = 20  # differences printed for each file
Row = tuple[Any, Any]


def run(argv: list[str]) -> Any:
    """Run the command; return its exit code, standard output and standard error."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = command(argv)
    return [code, out.getvalue(), err.getvalue()]


def commands() -> Iterator[list[str]]:
    """Yield a command for every id, dispute, record, deal and claim."""
    ids = [each["id"] for each in hearts_spec.ask("rulesets", shared=True)]
    games = {each["id"]: each["players"] for each in hearts_spec.ask("rulesets")}
    yield from (["--help"], ["rulesets"], ["situations"], ["coverage"], ["check", "rulesets", "features"])
    yield from (["compare", *games], ["compare", "--differences", *list(games)[:5]], ["claims"])
    for id in ids:
        yield ["show", id]
    for id, players in games.items():
        yield from (["show", id, "--players", str(number)] for number in players)
        for number in players:
            shares = [13 // number + (place < 13 % number) for place in range(number)]
            took = ",".join(f"{seat}={share}" for seat, share in zip("ABCDEFGHIJ", shares, strict=False))
            yield ["settle", id, "--hearts", took, "--dealer", "A"]
            yield ["settle", id, "--hearts", took, "--dealer", "B", "--pool", "13"]
    for each in hearts_spec.ask("situations"):
        yield ["rule", each["id"]]
    for path in sorted(PROJECT.glob("rulesets/*/deals/*.yml")):
        record = path.relative_to(PROJECT).as_posix()
        yield from (["replay", record], ["check", record])
        if "." not in path.stem:
            yield ["reconstruct", path.stem]
    yield from (["claims", each["id"]] for each in json.loads(run(["claims", "--json"])[1]))
    yield from (["schema", kind] for kind in ("ruleset", "provisions", "situations", "deals", "records"))
    for name in [
        "show",
        "compare",
        "replay",
        "settle",
        "rule",
        "claims",
        "check",
        "reconstruct",
        "schema",
        "new",
        "build",
        "serve",
    ]:
        yield [name, "--help"]


def answers(argv: list[str]) -> list[Row]:
    """Return the replies of a command, as text and as JSON."""
    return [(argv, run(argv))] if "--help" in argv else [(each, run(each)) for each in (argv, [*argv, "--json"])]


def asked(request: str) -> list[Row]:
    """Return the service's answer to one request."""
    from hearts_spec.disputes import disputes_of
    from hearts_spec.service.ask import Service

    desk = _kept.setdefault("desk", Service(hearts_spec.Library(), disputes_of(hearts_spec.Library().root)))
    return [(request, desk.ask_text(request))]


_kept: dict[str, Any] = {}


def checked(fixture: tuple[str, str, str]) -> list[Row]:
    """Return what `check` reports for one invalid file in a copy of the test library."""
    name, text, library = fixture
    with TemporaryDirectory() as folder:
        root = shutil.copytree(library, Path(folder, "rulesets"))
        path = root / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        found = [run(["check", str(root), *more])[:2] for more in ((), ("--json",))]
        return [([name, text], [[code, printed.replace(f"{folder}/", "")] for code, printed in found])]


def shown(html: str) -> Iterator[str]:
    """Yield the text and the links of a page."""
    for node in LexborHTMLParser(html).css("html")[0].traverse(include_text=True):
        if node.is_text_node:
            yield " ".join(node.text().split())
        yield from (f"{name}={value}" for name, value in node.attributes.items() if name in SHOWN_BY)


def site() -> Iterator[Row]:
    """Yield the text and links of every built page, and every data file of the site."""
    for path in sorted((PROJECT / "site").rglob("*")):
        name = path.relative_to(PROJECT / "site").as_posix()
        if path.suffix == ".html":
            yield name, "\n".join(filter(None, shown(path.read_text(encoding="utf-8"))))
        elif path.suffix in (".json", ".csv", ".xml", ".txt") and "/engine" not in name:
            yield name, path.read_text(encoding="utf-8")


def data() -> Iterator[Row]:
    """Yield the pages as Markdown, the data files, the transcript and the pinning report."""
    project = Project(PROJECT)
    model = site_model_of(project)
    yield from ((page.path, page.markdown) for page in all_pages(model, terms_of(project)))
    yield from ((name, text) for name, text in all_files(model).items() if isinstance(text, str))
    for name in ("transcript.json", "pinning.json"):
        made = json.loads((PROJECT / "build" / name).read_text(encoding="utf-8"))
        made = {key: value for key, value in made.items() if key not in ("digest", "digests")}
        yield name, json.dumps(made, indent=1)


def write(out: Path, against: Path | None) -> None:
    """Write all output to `out`, repeating the questions of `against` if it is given."""
    out.mkdir(parents=True, exist_ok=True)
    library = (against / LIBRARY) if against else PROJECT / "tests" / "library"
    shutil.copytree(library, out / LIBRARY, dirs_exist_ok=True)
    if against:
        argvs = [row[0] for row in rows(against / COMMANDS) if row[0][-1] != "--json"]
        requests = [row[0] for row in rows(against / REQUESTS)]
        faulty = [tuple(row[0]) for row in rows(against / FIXTURES)]
    else:
        from tests.problem_tables import all_cases
        from tests.service.vectors import all_vectors

        argvs, requests = list(commands()), [json.dumps(each) for each in all_vectors(hearts_spec.Library())]
        faulty = [(case.file, case.text) for case in all_cases() if case.file.endswith(".yml")]
    with ProcessPoolExecutor() as pool:
        made: list[tuple[str, Callable[[Any], list[Row]], Iterable[Any]]] = [
            (COMMANDS, answers, argvs), (REQUESTS, asked, requests),
            (FIXTURES, checked, [(name, text, str(out / LIBRARY)) for name, text in faulty]),
        ]  # fmt: skip
        running = [(name, pool.map(ask, questions, chunksize=BATCH)) for name, ask, questions in made]
        for name, make in ((SITE, site), (DATA, data)):
            keep(out / name, make())
        for name, found in running:
            keep(out / name, (row for some in found for row in some))


def keep(path: Path, found: Iterable[Row]) -> None:
    """Write one row per line."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in found)


def rows(path: Path) -> list[Any]:
    """Return the rows of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def compare(out: Path, against: Path) -> int:
    """Print what differs; return the number of differences."""
    many = 0
    for name in (COMMANDS, REQUESTS, FIXTURES, SITE, DATA):
        new, old = ({json.dumps(key): value for key, value in rows(folder / name)} for folder in (out, against))
        differ = [key for key in {**old, **new} if old.get(key) != new.get(key)]
        for key in differ[:SHOWN]:
            print(f"{name} {key[:200]}")
            texts = [json.dumps(each.get(key), indent=1).replace("\\n", "\n").splitlines() for each in (old, new)]
            print("\n".join(f"    {line[:300]}" for line in list(difflib.unified_diff(*texts, n=0, lineterm=""))[2:8]))
        print(f"{name}: {len(differ)} of {len(old)} differ")
        many += len(differ)
    return many


if __name__ == "__main__":
    places = [Path(each).resolve() for each in sys.argv[1:]]
    write(places[0], places[1] if places[1:] else None)
    if places[1:]:
        total = compare(*places)
        print(f"golden: {total} differences")
        sys.exit(bool(total))
