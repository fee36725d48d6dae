"""What went wrong in a deal that is told by what each took: who revoked, and whose hands were of the wrong size."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from hearts_spec.engine import NO_REVOKES, CompiledRules, IrregularStateError, Revokes
from hearts_spec.rules.options import OptionDraft
from hearts_spec.rules.vocabulary.revoke import RevokePays
from hearts_spec.rules.vocabulary.settlement import KeptIn

REVOKED, ESCAPING, FORFEITS = "revoked", "escaping", "forfeits"
FINE, FORFEIT = "irregular.revoke.fine", "irregular.hands.forfeit"
PAYS = "irregular.revoke.pays"


def revokes_of(table: CompiledRules, seats: Sequence[str], revoked: Sequence[int], escaping: Sequence[int]) -> Revokes:
    """Give the revokes of a deal; a seat named twice revoked twice, and `escaping` did so to escape all the hearts.

    Raises IrregularStateError for what the rules have no use for, and for a fine that nobody has named.
    """
    for seat in escaping:
        if seat not in revoked:
            raise IrregularStateError(f"{seats[seat]} is not said to have revoked", seats[seat], ESCAPING)
    if not revoked:
        return NO_REVOKES
    id = table.playable.id
    if why := no_revoke(table):
        raise IrregularStateError(f"{id} {why}", "", REVOKED)
    if escaping and not prices_escape(table):
        raise IrregularStateError(f"{id} asks no more of one who revokes to escape all the hearts", "", ESCAPING)
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
    """Give the seats that owe a forfeit, their hands having been made equal.

    Raises IrregularStateError where the rules have none, and unless it is owed by two: one short and one long.
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
    """Say in a clause why a revoke costs nothing under some rules, or nothing where it does."""
    if table.playable.leaves[PAYS].silent:
        return "says nothing of revokes: the players must agree what one costs"
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS | KeptIn.POINTS:
            return ""
        case KeptIn.NOTHING:
            return "is not played for chips, so that nothing is paid for a revoke"
        case _:
            assert_never(kept_in)


def no_forfeit(table: CompiledRules) -> str:
    """Say in a clause why no forfeit is owed for hands of the wrong size, or nothing where one is."""
    if table.playable.leaves[FORFEIT].silent:
        return "says nothing of a forfeit for hands of the wrong size: the players must agree"
    if not table.rules.irregular.hands.forfeit:
        return "has no forfeit for hands of the wrong size"
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS:
            return ""
        case KeptIn.POINTS | KeptIn.NOTHING:
            return "is not played for chips, in which a forfeit for hands of the wrong size is paid"
        case _:
            assert_never(kept_in)


def counts_revokes(table: CompiledRules) -> bool:
    """Say whether each revoke of one player costs him more."""
    pays = table.rules.irregular.revoke.pays
    match pays:
        case RevokePays.FINE:
            return True
        case RevokePays.ALL_LOSSES:
            return False
        case _:
            assert_never(pays)


def prices_escape(table: CompiledRules) -> bool:
    """Say whether a revoke to escape all the hearts has a price of its own."""
    chips = table.rules.settlement.kept_in is KeptIn.CHIPS
    return chips and counts_revokes(table) and table.rules.irregular.revoke.dodging > 0


def agreed_by(options: Mapping[str, OptionDraft], key: str) -> OptionDraft | None:
    """Give the option by which players say what number they have agreed on, where there is one."""
    return next((each for each in options.values() if each.number == key), None)
