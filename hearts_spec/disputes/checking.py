"""What is wrong with situations: with their files, and with what is asked where no game could be asked it."""

from hearts_spec.disputes.asking import answer
from hearts_spec.disputes.question import CannotBeError
from hearts_spec.disputes.reading import situations_of
from hearts_spec.disputes.situation import Situation
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.rules import Fault, Library, RefusedError, RulesError
from hearts_spec.rules.shape.faults import unknown

_CANNOT = (CannotBeError, RefusedError, IrregularStateError, IllegalPlayError, IllegalBidError)


def situation_faults(library: Library) -> list[Fault]:
    """Give everything wrong with the situations beside the rule sets of a library."""
    found = situations_of(library.root)
    usual = _playable(library)
    put = [(each, _why_to_none(library, each, usual)) for each in found.by_id.values()]
    message = "the situation {} can be put to no game as it stands: {}"
    return [
        *found.faults,
        *(Fault(each.mark, message.format(each.id, why), "change what is asked") for each, why in put if why),
        *(
            fault
            for matter in library.matters.values()
            if found.named is not None
            for fault in unknown(matter.mark, f"'{matter.id}'", matter.quarrels, "a quarrel", found.named)
        ),
    ]


def _playable(library: Library) -> list[str]:
    """Give the ids of the games; none where a rule set has faults, which must be mended first."""
    try:
        return library.ids()
    except RulesError:
        return []


def _why_to_none(library: Library, situation: Situation, ids: list[str]) -> str:
    """Say why a situation as it stands makes sense under no rule set, or nothing where it does under some."""
    why = ""
    for id in ids:
        try:
            if answer(library, situation, id).arises:
                return ""
        except _CANNOT as error:
            why = why or str(error)
    return why
