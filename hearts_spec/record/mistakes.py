"""Mistakes that are found after a deal, revokes and hands of the wrong size: whether they cost something, and whom."""

from collections.abc import Mapping, Sequence

from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.rules.ruleset_file import OptionDraft
from hearts_spec.rules.vocabulary.irregular import RevokePays
from hearts_spec.rules.vocabulary.settlement import KeptIn

REVOKED, ESCAPING, FORFEITS = "revoked", "escaping", "forfeits"
FINE, FORFEIT = "irregular.revoke.fine", "irregular.hands.forfeit"
PAYS = "irregular.revoke.pays"


def revokes_of(table: CompiledRules, seats: Sequence[str], revoked: Sequence[int], escaping: Sequence[int]) -> Revokes:
    """Return the revokes of a deal. A seat named twice revoked twice; `escaping` seats revoked to escape all the
    hearts.

    Raises IrregularStateError if the rules do not say what such a revoke costs, or if the fine has no amount.
    """
    for seat in escaping:
        if seat not in revoked:
            raise IrregularStateError(f"{seats[seat]} is not among the players who revoked", seats[seat], ESCAPING)
    if not revoked:
        return NO_REVOKES
    id = table.playable.id
    if why := no_revoke(table):
        raise IrregularStateError(f"{id} {why}", "", REVOKED)
    if escaping and not prices_escape(table):
        raise IrregularStateError(f"{id} has no extra payment for a revoke to escape all the hearts", "", ESCAPING)
    fined = [seat for seat in revoked if counts_revokes(table) and seat not in escaping]
    again = next((seat for seat in revoked if seat not in fined and revoked.count(seat) > 1), None)
    if again is not None:
        message = f"the rules say nothing of a second revoke by {seats[again]}"
        raise IrregularStateError(message, seats[again], REVOKED)
    if fined and table.playable.leaves[FINE].silent:
        message = "the fine for a revoke is what the players agreed on, and nothing says what that is"
        raise IrregularStateError(message, "", "fine")
    by = tuple(dict.fromkeys(revoked))
    return Revokes(by, tuple(dict.fromkeys(escaping)), tuple(revoked.count(seat) for seat in by))


def forfeits_of(table: CompiledRules, seats: Sequence[str], named: Sequence[int]) -> Sequence[int]:
    """Return the seats that owe a forfeit because their hands were of the wrong size.

    Raises IrregularStateError if the rules have no forfeit, and unless exactly two owe it: one short and one long.
    """
    if not named:
        return ()
    if why := no_forfeit(table):
        raise IrregularStateError(f"{table.playable.id} {why}", "", FORFEITS)
    again = next((seat for seat in named if named.count(seat) > 1), None)
    if again is not None:
        raise IrregularStateError(f"{seats[again]} is named twice, and held one hand", seats[again], FORFEITS)
    if not named[1:]:
        message = "a forfeit is owed by two, one whose hand was too short and one whose hand was too long: name both"
        raise IrregularStateError(message, seats[named[0]], FORFEITS)
    return named


def no_revoke(table: CompiledRules) -> str:
    """Return a clause that says why a revoke costs nothing under some rules; empty if it costs something."""
    if table.playable.leaves[PAYS].silent:
        return "says nothing of revokes: the players must agree what one costs"
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS | KeptIn.POINTS:
            return ""
        case KeptIn.NOTHING:
            return "is not played for chips, so that nothing is paid for a revoke"


def no_forfeit(table: CompiledRules) -> str:
    """Return a clause that says why no forfeit is owed for hands of the wrong size; empty if one is."""
    if table.playable.leaves[FORFEIT].silent:
        return "says nothing of a forfeit for hands of the wrong size: the players must agree"
    kept_in, forfeit = table.rules.settlement.kept_in, table.rules.irregular.hands.forfeit
    match kept_in:
        case KeptIn.CHIPS:
            return "" if forfeit else "has no forfeit for hands of the wrong size"
        case KeptIn.POINTS | KeptIn.NOTHING:
            return "is not played for chips, in which a forfeit for hands of the wrong size is paid"


def counts_revokes(table: CompiledRules) -> bool:
    """True if each further revoke of one player costs more."""
    pays = table.rules.irregular.revoke.pays
    match pays:
        case RevokePays.FINE:
            return True
        case RevokePays.ALL_LOSSES:
            return False


def prices_escape(table: CompiledRules) -> bool:
    """True if a revoke to escape all the hearts has a price of its own."""
    chips = table.rules.settlement.kept_in is KeptIn.CHIPS
    return chips and counts_revokes(table) and table.rules.irregular.revoke.dodging > 0


def agreed_by(options: Mapping[str, OptionDraft], key: str) -> OptionDraft | None:
    """Return the option with which players state the number they agreed on for a key, or None."""
    return next((each for each in options.values() if each.number == key), None)
