"""Settling a deal: who pays and who collects, and what stays for the next deal, as a ledger of postings.

One procedure serves every source. Players pay into the pool, the winners or each other; some draw for what they did not
take; then the first case of the rule set's pool that fits decides who shares it, and what cannot be divided goes where
the rule set sends it. Amounts are chips in a game for chips, and points in a game for points.
"""
