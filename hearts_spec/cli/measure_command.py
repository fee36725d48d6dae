"""`measure`: what the rules of a game do, counted in many deals played by players of the library."""

import argparse
import pickle
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from joblib import Parallel, delayed, effective_n_jobs

from hearts_spec.cli.arguments import choices_of, library_of, number_of, own_library
from hearts_spec.cli.reply import Reply, table
from hearts_spec.measure.how_often import FullCounting, HowOften, full_figures
from hearts_spec.measure.player_file import seated
from hearts_spec.measure.run import Counted, Plan, differences, figures, kinds_of, measured, plan
from hearts_spec.measure.stored_figures import SKILL, StoredFigures
from hearts_spec.measure.tally import Figure, Tally
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.inheritance import RefusedError
from hearts_spec.rules.library import Library
from hearts_spec.scenarios.transcript import write_atomically
from hearts_spec.schema.problems import did_you_mean, quoted

T = TypeVar("T")

_SKILL = ["careful", "random"]
_PARTS_A_JOB = 16


def measure_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", metavar="ID", nargs="*", help="the id of a rule set, or the path of its file")
    parser.add_argument(
        "--deals", type=number_of("deals"), default=2_000, metavar="N", help="approximate number of deals (2000)"
    )
    parser.add_argument(
        "--players", metavar="NAME,...", default="",
        help="players by seat; the last fills the table (careful)",
    )  # fmt: skip
    parser.add_argument("--seats", type=number_of("players"), metavar="N", help="number of players (the usual number)")
    parser.add_argument("--vs", metavar="ID", help="measure this rule set on the same deals, and the difference")
    parser.add_argument("--seed", type=number_of("chance"), default=1, metavar="N", help="random seed (1)")
    parser.add_argument(
        "--jobs",
        type=number_of("jobs"),
        default=1,
        metavar="N",
        help="number of processes, at most that of processors (1)",
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", dest="choices",
        help="choose an option of the rule set; repeatable",
    )  # fmt: skip
    parser.add_argument(
        "--keep", action="store_true",
        help="store the figures, for the named rule sets or for all that have changed",
    )  # fmt: skip


def run_measure(args: argparse.Namespace) -> Reply:
    """Measure rule sets. Raises UsageError for no deals or no jobs, RefusedError for players that there are not."""
    for option in ("deals", "jobs"):
        if not getattr(args, option):
            raise UsageError(f"--{option} must be 1 or more", "leave it out for the default")
    args.jobs = min(args.jobs, effective_n_jobs(-1))  # as many as the backend of joblib has
    if args.keep:
        library = own_library(args)
        return _keep([StoredFigures(library), HowOften(library)], args.ids, args.jobs)
    library = library_of(args)
    if not args.ids:
        raise UsageError("no rule set is named", "name one, or give --keep to measure all that the site shows")
    done = [_measure(library, id, args) for id in args.ids]
    return Reply([data for data, _ in done], "\n\n".join(text for _, text in done))


def _keep(kinds: Sequence[StoredFigures], names: Sequence[str], jobs: int) -> Reply:
    """Measure what is named, or all that is stale, and store it; an interruption leaves what was stored before it."""
    known = {name: kind for kind, stored in enumerate(kinds) for name in stored.tables}
    if unknown := [name for name in names if name not in known]:
        raise RefusedError(f"{quoted(unknown[0], 60)} is not measured", did_you_mean(unknown[0], known))
    wanted = list(names) or [name for stored in kinds for name in stored.stale()]
    changed: list[dict[str, dict[str, Any]]] = [{} for _ in kinds]
    run = Parallel(n_jobs=jobs, return_as="generator_unordered")
    made = run(delayed(_kept)(kinds[0].library.root, known[name], name) for name in wanted)
    with suppress(KeyboardInterrupt):
        for name, entry in _with_progress(made, len(wanted)):
            kind = known[name]
            changed[kind][name] = entry
            write_atomically(kinds[kind].path, kinds[kind].text(changed[kind]))
    done = [name for each in changed for name in each]
    return Reply({"measured": done}, f"{len(done)} of {len(known)} measured")


def _kept(root: Path, kind: int, name: str) -> tuple[str, dict[str, Any]]:
    return name, _stored(root)[kind].measure(name)


@cache
def _stored(root: Path) -> tuple[StoredFigures, HowOften]:
    """Return the stored figures of a folder, whose rule sets a process reads once."""
    library = Library(root)
    return StoredFigures(library), HowOften(library)


def _measure(library: Library, id: str, args: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """Return the figures of one rule set as data and as text."""
    names = args.players.split(",") if args.players else _SKILL[:1]
    whole, tally = _counted(library, id, names, args)
    found = figures(whole, tally) + full_figures(whole, tally)
    if not args.players and whole.rules.players > 1:
        found += [each for each in figures(*_counted(library, id, _SKILL, args)) if each.key in SKILL]
    total = tally.total
    data = {
        "id": whole.rules.id, "players": [player.id for player in whole.players], "kinds": kinds_of(whole),
        "deals": total["deals"], "games": total["games"], "seed": args.seed,
        "figures": [_data(each) for each in found],
    }  # fmt: skip
    head = f"{whole.rules.id}, {whole.rules.players} players, {total['deals']:,} deals"
    text = f"{head}\n\n{_table(found)}"
    if args.vs:
        other, others = _counted(library, args.vs, names, args)
        differ = differences(whole, tally, other, others)
        data["vs"] = {"id": other.rules.id, "deals": others.total["deals"], "figures": [_data(each) for each in differ]}
        text += f"\n\nHow much more than {other.rules.id}, on the same deals\n\n{_table(differ)}"
    return data, text


def _counted(library: Library, id: str, names: Sequence[str], args: argparse.Namespace) -> tuple[Plan, Tally]:
    found, id = library.find(id)
    rules = found.playable(id, args.seats, choices_of(args))
    whole = plan(rules, seated(library.folder, names, rules.players), args.deals, args.seed, counting=FullCounting)
    return whole, measured(whole, _with_progress(played(whole, args.jobs), whole.blocks))


def played(whole: Plan, jobs: int) -> Iterator[Counted]:
    """Yield the counts of every block, spread over jobs by joblib, with whatever backend it is set up for."""
    if jobs == 1:
        yield from map(whole.counted, range(whole.blocks))
        return
    size = max(1, whole.blocks // (jobs * _PARTS_A_JOB))
    parts = [range(start, min(start + size, whole.blocks)) for start in range(0, whole.blocks, size)]
    run, pickled = Parallel(n_jobs=jobs, return_as="generator_unordered"), pickle.dumps(whole)
    for counted in run(delayed(_part)(pickled, part) for part in parts):
        yield from counted


def _part(pickled: bytes, blocks: Sequence[int]) -> list[Counted]:
    return [_unpickled(pickled).counted(block) for block in blocks]


@lru_cache(maxsize=8)
def _unpickled(pickled: bytes) -> Plan:
    """Return the plan, the same for each of its parts, so that a process compiles its rules once."""
    plan: Plan = pickle.loads(pickled)  # noqa: S301 - bytes of our own, from `played`
    return plan


def _with_progress(counted: Iterator[T], blocks: int) -> Iterator[T]:
    """Yield the same, and show on a terminal how far it is."""
    shows = sys.stderr is not None and sys.stderr.isatty()
    for number, each in enumerate(counted, 1):
        if shows:
            print(f"\r{100 * number // blocks:3} %", end="", file=sys.stderr, flush=True)
        yield each
    if shows:
        print("\r     \r", end="", file=sys.stderr)


def _data(figure: Figure) -> dict[str, Any]:
    return {"key": figure.key, "label": figure.label, "value": figure.value, "error": figure.error}


def _table(found: Sequence[Figure]) -> str:
    rows = [(each.label, f"{each.value:.3f}", "?" if each.error is None else f"{each.error:.3f}") for each in found]
    return table(("Figure", "Value", "Error"), rows, right=(1, 2))
