"""What is wrong with situations: with their files, and with what is asked where no game could be asked it."""

from collections.abc import Collection
from dataclasses import replace

from hearts_spec.disputes.ask import answer
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.dispute_files import situations_of
from hearts_spec.disputes.question import ImpossibleError
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.rules import Library, Problem, RefusedError, RulesError
from hearts_spec.schema.problems import quoted
from hearts_spec.schema.record_type import unknown

_CANNOT = (ImpossibleError, RefusedError, IrregularStateError, IllegalPlayError, IllegalBidError)


def situation_faults(library: Library) -> list[Problem]:
    """Give everything wrong with the situations beside the rule sets of a library."""
    found = situations_of(library.root)
    usual = _playable(library)
    put = (_put_to_none(library, each, usual, found.by_id.values()) for each in found.by_id.values())
    return [
        *found.faults,
        *filter(None, put),
        *(
            fault
            for matter in library.matters.values()
            if found.named is not None
            for fault in unknown(
                matter, "quarrels", "unknown-dispute", quoted(matter.id), matter.quarrels, "a quarrel", found.named
            )
        ),
    ]


def _playable(library: Library) -> list[str]:
    """Give the ids of the games; none where a rule set has faults, which must be mended first."""
    try:
        return library.ids()
    except RulesError:
        return []


def _put_to_none(library: Library, situation: Dispute, ids: list[str], every: Collection[Dispute]) -> Problem | None:
    """Give the fault of a situation that no game can be asked as it stands, whatever would fit it; else None.

    It stands at the default that is to blame, if another would do. Where none would and no game refuses the question,
    it is the games that lack what is asked of, which is no fault.
    """
    alone = replace(situation, fitting=())
    refused = ""
    for id in ids:
        arises, why, is_error = _put(library, alone, id)
        if arises:
            return None
        refused = refused or (why if is_error else "")
    message = f"the situation {alone.id} can be put to no game as it stands: {{}}"
    for name, parameter in alone.parameters.items():
        if id := _helped(library, alone, ids, name, every):
            _, why, _ = _put(library, alone, id)
            return Problem(parameter.mark, "never-arises", message.format(why), f"change {quoted(name)}")
    return Problem(alone.mark, "never-arises", message.format(refused), "change what is asked") if refused else None


def _helped(library: Library, situation: Dispute, ids: list[str], name: str, every: Collection[Dispute]) -> str:
    """Give a game to which a situation can be put with a value that others ask with in place of one of its own."""
    parameter = situation.parameters[name]
    for text in sorted(_values_of(name, every)):
        try:
            changed = replace(parameter, default=parameter.input.written(text))
        except RefusedError:
            continue
        other = replace(situation, parameters={**situation.parameters, name: changed})
        if id := next((id for id in ids if _put(library, other, id)[0]), ""):
            return id
    return ""


def _values_of(name: str, every: Collection[Dispute]) -> set[str]:
    """Give the values with which situations ask by a name."""
    usual = {each.parameters[name].default for each in every if name in each.parameters}
    return usual | {fitting[name] for each in every for fitting in each.fitting if name in fitting}


def _put(library: Library, situation: Dispute, id: str) -> tuple[bool, str, bool]:
    """Say whether a situation arises under a game, or else why not, and whether that is because it is refused."""
    try:
        found = answer(library, situation, id)
    except _CANNOT as error:
        return False, str(error), True
    return found.arises, found.says, False
