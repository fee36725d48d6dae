"""The shape of the package: which room may know which, what stays on the standard library, how modules are kept."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import LONGEST, PROJECT

PACKAGE = PROJECT / "hearts_spec"
MODULES = sorted(PACKAGE.rglob("*.py"))
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "cards": (),
    "schema": ("cards",),
    "rules": ("cards", "schema"),
    "engine": ("cards", "schema", "rules"),
    "record": ("cards", "schema", "rules", "engine"),
    "api": ("cards", "schema", "rules", "engine", "record"),
    "disputes": ("cards", "schema", "rules", "engine", "record"),
    "book_deals": ("cards", "schema", "rules", "engine", "record"),
    "measure": ("cards", "schema", "rules", "engine", "record"),
    "claims": ("cards", "schema", "rules", "engine", "record", "measure"),
    "service": ("cards", "schema", "rules", "engine", "record", "api", "disputes", "measure"),
    "scenarios": ("cards", "schema", "rules", "engine", "record", "disputes", "book_deals"),
    "checks": ("schema", "rules", "record", "disputes", "book_deals", "claims", "measure", "scenarios"),
}
MAY_IMPORT["site"] = tuple(MAY_IMPORT)
MAY_IMPORT["cli"] = tuple(MAY_IMPORT)
ROOMS = tuple(MAY_IMPORT)
STANDARD_ALONE = tuple(room for room in MAY_IMPORT if room not in ("scenarios", "site", "cli"))
_OF_OURS = re.compile(r"(hearts_spec|research)(\.\w+)+")
# What is asked for alone is imported; the search, which is not in the package, by `reconstruct --search`.
BY_A_TEXT = {"__init__.py", "cli/program.py", "cli/reconstruct.py", "scenarios/steps/__init__.py"}
SEARCH = "research.lost_deals.results"


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0].removesuffix(".py") if len(parts) > 1 or parts[0] in ("claims.py", "checks.py") else ""


def in_rooms(*rooms: str) -> list[Path]:
    return [path for path in MODULES if room(path) in rooms]


def imports(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every module that is imported or named in a text, with its line; a relative import begins with a dot."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _OF_OURS.fullmatch(node.value):
            yield node.value, node.lineno
        elif isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield module, node.lineno
            if module == "hearts_spec":
                yield from ((f"hearts_spec.{alias.name}", node.lineno) for alias in node.names if alias.name in ROOMS)


@cache
def at_import(path: Path) -> ast.Module:
    """What of a module runs when it is imported: not the bodies of functions, nor what only types need."""

    class Shallow(ast.NodeTransformer):
        def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
            return None

        def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
            return None

        def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
            if ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
                return node.orelse
            return self.generic_visit(node)

    shallow = Shallow().visit(ast.parse(path.read_text(encoding="utf-8")))
    assert isinstance(shallow, ast.Module)
    return shallow


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_what_begins_first_is_there() -> None:
    assert [name for name in LONGEST if not (PROJECT / name).is_file()] == []


def test_every_folder_is_a_known_room() -> None:
    found = {room(path) for path in MODULES} - {""}
    assert found <= set(ROOMS)


def wrong_in(paths: Iterable[Path], wrong: Callable[[Path], Sequence[str]]) -> dict[str, Sequence[str]]:
    """The modules in which something is wrong, each with what it is."""
    return {name(path): found for path in paths if (found := wrong(path))}


def test_a_room_imports_only_those_below() -> None:
    def wrong(path: Path) -> list[str]:
        own = room(path)
        allowed = {"hearts_spec", f"hearts_spec.{own}", *(f"hearts_spec.{each}" for each in MAY_IMPORT[own])}
        return [
            f"{line}: {module}"
            for module, line in imports(parsed(path))
            if module.split(".")[0] == "hearts_spec" and ".".join(module.split(".")[:2]) not in allowed
        ]

    assert wrong_in(in_rooms(*ROOMS), wrong) == {}


def test_only_checks_and_the_library_run_checks() -> None:
    run = wrong_in(MODULES, lambda path: re.findall(r"_CHECKS\.problems\(", path.read_text(encoding="utf-8")))
    assert set(run) == {"checks.py", "rules/library.py"}


def test_module_named_in_a_text_is_found() -> None:
    tree = ast.parse('ROOM = "hearts_spec.site.build"\nimport_module(ROOM)')
    assert list(imports(tree)) == [("hearts_spec.site.build", 1)]


def test_few_modules_import_by_a_text() -> None:
    def wrong(path: Path) -> list[str]:
        return [name for name in ("import_module", "__import__") if name in path.read_text(encoding="utf-8")]

    assert set(wrong_in(MODULES, wrong)) == BY_A_TEXT


def test_only_reconstruct_uses_search_and_only_by_name() -> None:
    known = wrong_in(MODULES, lambda path: imported_from(path, ("research",)))
    assert known == {"cli/reconstruct.py": [SEARCH]}
    assert f'import_module("{SEARCH}")' in (PACKAGE / "cli/reconstruct.py").read_text(encoding="utf-8")


def known_to() -> dict[str, set[str]]:
    """For each module of the package, those of the package that it names, be it for types alone."""
    modules = {"hearts_spec." + name(path).removesuffix(".py").replace("/", "."): path for path in MODULES}
    modules = {module.removesuffix(".__init__"): path for module, path in modules.items()}
    known: dict[str, set[str]] = {}
    for module, path in modules.items():
        named = set()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                named |= inner if inner <= set(modules) else inner | {node.module}
        known[module] = {each for each in named & set(modules) if each != module}
    return known


def circles(known: dict[str, set[str]]) -> list[set[str]]:
    """The modules that know each other, directly or by way of others."""
    reached = {module: set(others) for module, others in known.items()}
    grows = True
    while grows:
        grows = False
        for module, others in reached.items():
            further = set().union(*(reached[each] for each in others)) - others
            if further:
                reached[module] = others | further
                grows = True
    rings = {frozenset(each for each in others if module in reached[each]) for module, others in reached.items()}
    return [set(ring) for ring in rings if ring]


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [{"a", "b", "c"}]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_no_import_cycles_even_for_types() -> None:
    assert circles(known_to()) == []


def imported_from(path: Path, packages: Collection[str]) -> list[str]:
    return [module for module, _ in imports(parsed(path)) if module.split(".")[0] in packages]


def test_the_core_stays_on_the_standard_library() -> None:
    def wrong(path: Path) -> list[str]:
        lazy_yaml = {"yaml"} if name(path) == "schema/source_tree.py" else set()
        allowed = {"hearts_spec", *sys.stdlib_module_names, *lazy_yaml}
        return [module for module, _ in imports(parsed(path)) if module.split(".")[0] not in allowed]

    assert wrong_in(in_rooms(*STANDARD_ALONE), wrong) == {}


def test_only_the_adapter_knows_the_generator() -> None:
    known = wrong_in(MODULES, lambda path: imported_from(path, ("properdocs", "mkdocs", "material")))
    assert set(known) == {"site/plugin.py", "site/process.py"}


def test_only_the_scenarios_know_pytest() -> None:
    def wrong(path: Path) -> list[str]:
        top = imports(at_import(path))
        return [module for module, _ in top if module.split(".")[0] in ("pytest", "pytest_bdd")]

    assert wrong_in([path for path in MODULES if room(path) != "scenarios"], wrong) == {}


def test_no_import_is_relative() -> None:
    def wrong(path: Path) -> list[str]:
        return [module for module, _ in imports(parsed(path)) if module.startswith(".")]

    assert wrong_in(MODULES, wrong) == {}


def test_a_module_opens_with_what_it_is_for() -> None:
    said = {name(path): ast.get_docstring(parsed(path)) or "" for path in MODULES}
    assert [module for module, text in said.items() if not text.partition("\n")[0].endswith((".", "?", ":"))] == []


def test_nothing_is_opened_or_printed_at_import() -> None:
    doing = ("open", "print", "read_text", "read_bytes", "write_text", "run", "glob", "rglob")

    def wrong(path: Path) -> list[str]:
        return [
            ast.unparse(node.func)
            for node in ast.walk(at_import(path))
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in doing
        ]

    assert wrong_in(in_rooms(*STANDARD_ALONE), wrong) == {}


@pytest.mark.parametrize("module", [f"hearts_spec.{room}" for room in STANDARD_ALONE])
def test_the_core_is_imported_without_anything_else(module: str) -> None:
    heavy = ("yaml", "properdocs", "jinja2", "pytest", "pytest_bdd", "gherkin", "markdown", "hearts_spec.site")
    code = f"import sys, {module}; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_the_schema_is_made_without_yaml() -> None:
    code = "import sys, hearts_spec.rules.ruleset_file as s; s.ruleset_schema(); print('yaml' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "False"


def test_data_is_read_without_yaml() -> None:
    code = (
        "import sys; from hearts_spec.schema.source_tree import from_data; "
        "from hearts_spec.rules.ruleset_file import read_draft; "
        "faults = []; read_draft(from_data({'title': 'A'}), 'a/b', 'f', faults); print(faults, 'yaml' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[] False"
