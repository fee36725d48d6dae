"""The keys on which a movement of chips or points rests: that of its statement, and those of what it is paid for."""

from collections.abc import Sequence
from functools import lru_cache

from hearts_spec.cards import group_mask
from hearts_spec.rules.fields import VALUES, group_of
from hearts_spec.rules.limits import HEARTS
from hearts_spec.rules.names import is_under
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.settlement import KeptIn

DODGING = "irregular.revoke.dodging"
LOSSES = "irregular.revoke.pays.amount"
POOL = "settlement.pool"
_PAY = "settlement.pay"


@lru_cache(maxsize=4096)
def grounds_of(playable: ConfiguredRules, key: str) -> tuple[str, ...]:
    """Return all keys on which a movement under one statement rests."""
    if key == f"{_PAY}.each":
        return (_PAY, *value_keys(playable))
    if key == VALUES:
        return value_keys(playable)
    if key == DODGING:
        return (f"{DODGING}.amount", f"{DODGING}.besides")
    return (key,)


@lru_cache(maxsize=4096)
def besides_of(playable: ConfiguredRules, key: str) -> tuple[str, ...]:
    """Return the keys on which the amount rests besides, of a payment by a player under one statement.

    If cards are paid for under another statement than that on payments, these are what is assumed of payments, how much
    of what was taken is paid for if that is not all, and the values of the cards.
    """
    if key != LOSSES and not is_under(key, POOL):
        return ()
    in_part = () if playable.rules.settlement.pay.counting.is_of_all else (f"{_PAY}.counting",)
    return (*payment_assumed(playable), *in_part, *value_keys(playable))


def loaded_key(playable: ConfiguredRules, units: Sequence[int]) -> str:
    """Return the key by which a player who took everything pays; empty if it is not stated apart, or nobody did."""
    stated = "loaded" in playable.leaves[POOL].parts
    return f"{POOL}.loaded" if stated and units.count(0) == len(units) - 1 else ""


def payment_assumed(playable: ConfiguredRules) -> tuple[str, ...]:
    """Return the keys of what is assumed of payments."""
    return tuple(leaf.key for leaf in playable.under(_PAY) if leaf.assumed)


@lru_cache(maxsize=1024)
def value_keys(playable: ConfiguredRules) -> tuple[str, ...]:
    """Return the keys of the values of the cards that count.

    Where chips are paid for hearts that all count 1, hearts are left out: what is paid is stated for each heart.
    """
    counting = {leaf.key: leaf.played for leaf in playable.under(VALUES) if leaf.played}
    hearts = {key: each for key, each in counting.items() if group_mask(group_of(key)) & HEARTS}
    alike = playable.rules.settlement.kept_in is KeptIn.CHIPS and hearts == {f"{VALUES}.hearts": 1}
    return each_value(playable, *(key for key in counting if not (alike and key in hearts)))


@lru_cache(maxsize=1024)
def cited_keys(playable: ConfiguredRules, key: str) -> tuple[str, ...]:
    """Return the keys that a movement under one statement cites: its own or, for cards' values, that of each card."""
    return each_value(playable, VALUES) if key == VALUES else (key,)


def each_value(playable: ConfiguredRules, *keys: str) -> tuple[str, ...]:
    """Return the keys of the values of cards, each without what is cited only for the total or for tricks."""
    leaves = dict.fromkeys(leaf.key for key in keys for leaf in playable.under(key))
    return tuple(f"{key}.each" if playable.leaves[key].parts else key for key in leaves)
