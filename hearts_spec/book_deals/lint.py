"""Checks of the deals of books: their files, the play that is printed, and the results stored beside them."""

from collections.abc import Callable, Iterator

from hearts_spec.book_deals.deal import RecordedDeal
from hearts_spec.book_deals.deals import FOLDER, AnyDeal, Deals
from hearts_spec.book_deals.play_advice import ADVICE_FILE, read_advice
from hearts_spec.book_deals.stored_results import LINE_ENDING, printed_faults, stored_faults
from hearts_spec.rules.lint import Checks
from hearts_spec.rules.names import name_of
from hearts_spec.schema.problems import Location, Problem, RulesError, quoted
from hearts_spec.schema.source_tree import entries_in

DEAL_CHECKS: Checks[Deals] = Checks()


@DEAL_CHECKS.check("repeated-name")
def names_of_deals(deals: Deals) -> Iterator[Problem]:
    """Report each deal with the name of another, because their pages would have the same address."""
    for id, path in deals.files.items():
        for other in deals.files:
            if other != id and name_of(other) == path.stem:
                mark = Location(deals.library.shown(path), 1, 1)
                message = f"{quoted(other)} has this name too, and a deal's page is called by its name alone"
                yield Problem(mark, "repeated-name", message, "give the new one another name")


@DEAL_CHECKS.check()
def files_of_deals(deals: Deals) -> Iterator[Problem]:
    """Report the problems in reading each file of a deal or of advice, and files that are neither."""
    for path in entries_in(deals.library.root, f"*/{FOLDER}/*.y*ml"):
        if path in deals.files.values():
            yield from _reading(deals.deal, f"{path.parent.parent.name}/{path.stem}")
        elif path.name == ADVICE_FILE:
            yield from _reading(read_advice, path, deals.library)
        elif not path.name.endswith(LINE_ENDING):
            mark = Location(deals.library.shown(path), 1, 1)
            hint = "use small letters, digits and hyphens, and end it in .yml"
            yield Problem(mark, "bad-file-name", f"{quoted(path.name, 60)} cannot name a deal", hint)


@DEAL_CHECKS.check(
    "not-as-played", "missing-result", "stale-result", "spoilt-result", "unfinished-deal", "contradicts-fact",
    "illegal-play", "illegal-bid", "impossible-record",
)  # fmt: skip
def play_of_deals(deals: Deals) -> Iterator[Problem]:
    """Report printed plays that differ from their replay and, for all other deals, problems in the stored results."""
    for deal in _readable(deals):
        path = deals.files[deal.id]
        printed = printed_faults(deal, path, deals.library) if isinstance(deal, RecordedDeal) else []
        yield from printed
        if not printed and not _reading(deals.advice, deal):  # advice that cannot be read is reported by itself
            yield from stored_faults(deal, path, deals.advice(deal), deals.library)


def _readable(deals: Deals) -> list[AnyDeal]:
    """Return the deals whose files have no problems."""
    return [deals.deal(id) for id in deals.files if not _reading(deals.deal, id)]


def _reading(read: Callable[..., object], *what: object) -> list[Problem]:
    """Return the problems that reading a file raises."""
    try:
        read(*what)
    except RulesError as error:
        return list(error.faults)
    return []
