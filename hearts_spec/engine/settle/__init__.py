"""Settling a deal: who pays and who collects, and what stays for the next deal, as a ledger of postings.

One procedure serves every source. Players pay into the pool, the winners or each other; some draw for what they did not
take; then the first case of the rule set's pool that fits decides who shares it, and what cannot be divided goes where
the rule set sends it. Amounts are chips in a game for chips, and points in a game for points.
"""

from hearts_spec.engine.settle.completed_deal import CompletedDeal, finished, played_deal
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import NOTHING_STANDS, Account, Division, LedgerResult, Posting, Standing
from hearts_spec.engine.settle.slam import SlamMade

__all__ = [
    "NOTHING_STANDS",
    "NO_REVOKES",
    "Account",
    "CompletedDeal",
    "Division",
    "LedgerResult",
    "Posting",
    "Revokes",
    "SlamMade",
    "Standing",
    "finished",
    "played_deal",
    "settle",
]  # fmt: skip
