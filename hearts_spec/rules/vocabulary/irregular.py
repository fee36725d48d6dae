"""Irregular play: what a fault leads to, who may claim it, and what is paid."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.exposed import ExposedRules
from hearts_spec.rules.vocabulary.faulty_deal import FaultyDealRules
from hearts_spec.rules.vocabulary.faulty_hands import FaultyHandsRules
from hearts_spec.rules.vocabulary.out_of_turn import OutOfTurnRules
from hearts_spec.rules.vocabulary.quitted import QuittedRules
from hearts_spec.rules.vocabulary.revoke import FineTo, RevokePays, RevokeRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, SettlementRules
from hearts_spec.schema.field_info import section


@dataclass(frozen=True, slots=True)
class IrregularRules:
    """What goes wrong at a table, and what is done about it."""

    deal: FaultyDealRules = section("Faults in dealing")
    hands: FaultyHandsRules = section("Hands of the wrong size")
    exposed: ExposedRules = section("Exposed cards")
    turn: OutOfTurnRules = section("Out of turn")
    revoke: RevokeRules = section("Revokes")
    quitted: QuittedRules = section("Looking at tricks")

    def troubles(self, settlement: SettlementRules) -> Iterator[Conflict]:
        """Report forfeits and fines that go into a pool, where there is none for anybody to win."""
        if settlement.kept_in is not KeptIn.CHIPS or settlement.pool:
            return
        or_else = ("settlement.pool", "settlement.pay.to", "settlement.kept-in")
        if self.hands.forfeit:
            message = "the forfeit goes into the pool, and there is none to win"
            yield Conflict("irregular.hands.forfeit", message, "say 0", or_else)
        fined = self.revoke.pays is RevokePays.FINE and self.revoke.fine > 0
        if fined and self.revoke.fine_to is FineTo.TABLE:
            message = "the fine for a revoke goes into the pool, and there is none to win"
            more = ("irregular.revoke.fine-to", "irregular.revoke.pays", *or_else)
            yield Conflict("irregular.revoke.fine", message, "state irregular.revoke.fine-to: opponents", more)
