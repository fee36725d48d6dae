"""Checks of what is measured: the games and topics that `measures.yml` names, and figures of other rules."""

from collections.abc import Iterator

from hearts_spec.measure.hand_odds import events
from hearts_spec.measure.how_often import HowOften
from hearts_spec.measure.measure_file import MEASURES, compared
from hearts_spec.measure.quoted_odds import MOON, QUOTED
from hearts_spec.measure.stored_figures import RENEW, StoredFigures
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.lint import Checks
from hearts_spec.schema.problems import Location, Problem, RulesError, SourceWarning, quoted
from hearts_spec.schema.record_type import place_in, unknown

MEASURE_CHECKS: Checks[Library] = Checks()


@MEASURE_CHECKS.check("unknown-history", "unplayable")
def what_is_measured(library: Library) -> Iterator[Problem]:
    """Report what is wrong with `measures.yml`, topics that there are not, and games that cannot be played so."""
    measures = library.folder.top_file(MEASURES)
    for each in measures.values():
        yield from unknown(
            each, "matter", "unknown-history", quoted(each.id), [each.matter], "a topic", library.matters
        )
        try:
            compared(library, each)
        except (RefusedError, RulesError) as error:
            yield Problem(place_in(each, "rules", each.rules), "unplayable", error.message, error.hint)
    yield from measures.faults


@MEASURE_CHECKS.check("stale-result")
def stored_figures(library: Library) -> Iterator[Problem]:
    """Report files that cannot be read, and, as warnings, what has changed since it was measured."""
    for stored in (StoredFigures(library), HowOften(library)):
        try:
            stale = [name for name in stored.stale() if name in stored.entries]  # a new game may wait to be measured
        except RefusedError:
            return  # reported with the rules
        except RulesError as error:
            yield from (fault for fault in error.faults if fault.mark.file == library.shown(stored.path))
            continue
        if stale:
            message = f"figures were measured by other rules or players than those of now: {', '.join(stale)}"
            yield SourceWarning(Location(library.shown(stored.path), 1, 1), "stale-result", message, RENEW)


@MEASURE_CHECKS.check("unknown-name")
def quoted_odds(library: Library) -> Iterator[Problem]:
    """Report what is wrong with the file of quoted odds, and hands whose odds are not counted."""
    quotations = library.folder.top_file(QUOTED)
    if quotations and library.today:
        keys = [MOON, *(event.key for event in events(library.playable(library.today.id)))]
        for each in quotations.values():
            yield from unknown(each, "of", "unknown-name", quoted(each.id), [each.of], "a hand", keys)
    yield from quotations.faults
