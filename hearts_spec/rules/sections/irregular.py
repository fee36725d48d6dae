"""Irregular play: what a fault leads to, who may claim it, and what is paid."""

from dataclasses import dataclass

from hearts_spec.rules.sections.exposed import Exposed
from hearts_spec.rules.sections.faulty_deal import FaultyDeal
from hearts_spec.rules.sections.faulty_hands import FaultyHands
from hearts_spec.rules.sections.out_of_turn import OutOfTurn
from hearts_spec.rules.sections.quitted import Quitted
from hearts_spec.rules.sections.revoke import Revoke
from hearts_spec.rules.shape.describing import section


@dataclass(frozen=True, slots=True)
class Irregular:
    """What goes wrong at a table, and what is done about it."""

    deal: FaultyDeal = section("Faults in dealing")
    hands: FaultyHands = section("Hands of the wrong size")
    exposed: Exposed = section("Exposed cards")
    turn: OutOfTurn = section("Out of turn")
    revoke: Revoke = section("Revokes")
    quitted: Quitted = section("Looking at tricks")
