"""`python -m research.lost_deals [DEAL ...]`: make the stored results of the deals again; exit 1 if any differ."""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter

from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.stored_results import found_file, line_file
from hearts_spec.rules import Library
from research.lost_deals.results import find_out, store

_RULESETS = Path(__file__).parents[2] / "rulesets"


def main(names: Sequence[str]) -> int:
    """Search the deals named, or all; print whether what is stored of each is the same as before."""
    deals = Deals(Library(_RULESETS))
    begun, same = perf_counter(), True
    with ProcessPoolExecutor() as pool:
        for done in as_completed(pool.submit(_made_again, id) for id in map(deals.id_of, names or deals.ids())):
            id, changed, seconds = done.result()
            same &= not changed
            print(f"{id}: {', '.join(changed) + ' differ' if changed else 'the same'} ({seconds:.0f} s)", flush=True)
    print(f"{'all the same' if same else 'some differ'} ({perf_counter() - begun:.0f} s)")
    return 0 if same else 1


def _made_again(id: str) -> tuple[str, list[str], float]:
    """Search a deal and store the results; return its id, the names of the files that changed, and the seconds."""
    begun, deals = perf_counter(), Deals(Library(_RULESETS))
    deal, file = deals.deal(id), deals.files[id]
    before, advice = _stored(file), deals.advice(deal)
    store(file, deal, advice, find_out(deal, advice))
    changed = [path.name for path, text in _stored(file).items() if before.get(path) != text]
    return id, changed, perf_counter() - begun


def _stored(file: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in (found_file(file), line_file(file)) if path.is_file()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
