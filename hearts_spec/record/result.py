"""What each seat took in a deal, as players say it: so many hearts, these cards, or so many units."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.cards import Card, bit_in, card_name, card_text, cards_in, cards_text
from hearts_spec.engine import IrregularStateError, Standing, Table, slam_seat
from hearts_spec.engine.table import HEARTS
from hearts_spec.rules.sections.pool import Then
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.rules.sections.slam import SlamPays


@dataclass(frozen=True, slots=True)
class Haul:
    """What each seat took, in the units of the rule set, and the seat that took everything a slam needs, if one did."""

    units: tuple[int, ...]
    slam_by: int | None = None


def haul_of_cards(table: Table, seats: Sequence[str], taken: Mapping[str, Sequence[Card]]) -> Haul:
    """Count what each seat took from the cards it captured; cards that count nothing need not be named.

    Raises IrregularStateError for a card named twice or not in the pack, and for one that counts and is not named.
    """
    masks = _masks(table, seats, taken)
    _all_named(table, masks, _counting(table))
    return Haul(tuple(table.units(mask) for mask in masks), slam_seat(table, masks))


def haul_of_hearts(
    table: Table, seats: Sequence[str], hearts: Mapping[str, int], taken: Mapping[str, Sequence[Card]]
) -> Haul:
    """Count what each seat took from its number of hearts, and from the other cards that count.

    Raises IrregularStateError when the hearts do not add up to those in play or differ in value, when a heart is
    named among the cards, and when another card that counts is not named.
    """
    in_play = table.pack & HEARTS
    _alike(table, in_play)
    total = in_play.bit_count()
    if sum(hearts.values()) != total:
        message = f"{sum(hearts.values())} hearts are accounted for, where {total} are in play for {len(seats)} players"
        raise IrregularStateError(message, str(sum(hearts.values())), "hearts")
    masks = _masks(table, seats, taken)
    for seat, mask in zip(seats, masks, strict=True):
        if mask & HEARTS:
            token = cards_text(cards_in(mask & HEARTS))
            raise IrregularStateError("hearts are given by number and by name: give one of the two", token, seat)
    _all_named(table, masks, _counting(table) & ~HEARTS)
    for number, seat in enumerate(seats):
        masks[number] |= in_play if hearts[seat] == total else 0
    worth = table.units(in_play) // total if total else 0
    units = tuple(worth * hearts[seat] + table.units(mask & ~HEARTS) for seat, mask in zip(seats, masks, strict=True))
    return Haul(units, slam_seat(table, masks))


def haul_of_units(table: Table, seats: Sequence[str], units: Mapping[str, int]) -> Haul:
    """Take what each seat took as it is given, in the units of the rule set.

    Raises IrregularStateError where the totals leave open whether somebody took everything.
    """
    counts = tuple(units[seat] for seat in seats)
    needs = table.slam_needs
    if not needs:
        return Haul(counts)
    below = sum(value * mask.bit_count() for value, mask in table.value_masks if value < 0)
    could = [number for number, count in enumerate(counts) if count >= table.units(needs) + below]
    if not could:
        return Haul(counts)
    if not below and needs == _valued(table) and counts[could[0]] == table.total:
        return Haul(counts, could[0])
    message = "the totals leave open whether somebody took everything: name the cards taken"
    raise IrregularStateError(message, seats[could[0]], "units")


def standing_of(table: Table, pool: int, jack: bool | None, pot: int) -> Standing:
    """Give what stands on the table; a pool is taken for a Jack, where the rule set has one, unless `jack` says not.

    Raises IrregularStateError for what cannot stand under the rule set.
    """
    settlement = table.rules.settlement
    id = table.playable.id
    if settlement.kept_in is not KeptIn.CHIPS and (pool or jack):
        message = f"{id} is played for {settlement.kept_in.value} and has no pool"
        raise IrregularStateError(message, str(pool), "pool")
    if pool and not settlement.pool:
        raise IrregularStateError(f"{id} leaves nothing in the pool from deal to deal", str(pool), "pool")
    if pot and not settlement.pot.ante:
        raise IrregularStateError(f"{id} has no pot apart from the pool", str(pot), "pot")
    stays = any(clause.then is Then.STAYS for clause in settlement.pool)
    if jack and not stays:
        raise IrregularStateError(f"{id} leaves no Jack standing", "jack", "jack")
    if jack and not pool:
        raise IrregularStateError("a Jack is a pool that stands, and no pool is given", "jack", "jack")
    return Standing(pool, bool(pool) and stays if jack is None else jack, pot)


def slam_choice(table: Table, choice: str, slam_by: int | None, over: bool = True) -> SlamPays | None:
    """Read what the player who took everything chose; an empty text for no choice.

    Raises IrregularStateError where the rule set leaves him none, or where the deal is over and nobody took everything.
    """
    if not choice:
        if slam_by is not None and table.rules.slam.pays is SlamPays.CHOICE:
            raise IrregularStateError("whoever takes everything must choose others-up or self-down", "slam", "slam")
        return None
    slam = table.rules.slam
    if not slam.needs or slam.pays is not SlamPays.CHOICE:
        message = f"{table.playable.id} leaves no choice to a player who takes everything"
        raise IrregularStateError(message, choice, "slam")
    if over and slam_by is None:
        raise IrregularStateError("nobody took everything, so there is nothing to choose", choice, "slam")
    return SlamPays(choice)


def check_trickless(seats: Sequence[str], trickless: Sequence[int], took: Sequence[bool]) -> None:
    """Check that a seat said to have no trick took nothing."""
    for seat in trickless:
        if took[seat]:
            raise IrregularStateError(f"{seats[seat]} took cards, and so took a trick", seats[seat], "trickless")


def _valued(table: Table) -> int:
    return sum(mask for _, mask in table.value_masks)


def _counting(table: Table) -> int:
    return _valued(table) | table.slam_needs


def _masks(table: Table, seats: Sequence[str], taken: Mapping[str, Sequence[Card]]) -> list[int]:
    masks = [0] * len(seats)
    left = table.pack
    for number, seat in enumerate(seats):
        for card in taken.get(seat, ()):
            found = bit_in(left, card)
            if not found:
                out = not bit_in(table.pack, card)
                why = (
                    f"is not in the pack for {len(seats)} players" if out else "is taken more often than it is in play"
                )
                raise IrregularStateError(f"{card_text(card)} {why}", card_text(card), seat)
            masks[number] |= found
            left ^= found
    return masks


def _all_named(table: Table, masks: Sequence[int], needed: int) -> None:
    missing = needed & ~sum(masks)
    if not missing:
        return
    cards = list(cards_in(missing))
    if len(cards) == 1:
        who = f"the {card_name(cards[0])} ({card_text(cards[0])}) counts and is given to nobody"
    else:
        who = f"{len(cards)} cards that count are given to nobody: {cards_text(cards)}"
    raise IrregularStateError(f"{who}: name it among the cards taken", cards_text(cards), "taken")


def _alike(table: Table, in_play: int) -> None:
    values = {value for value, mask in table.value_masks if mask & in_play}
    worthless = in_play & ~_valued(table)
    if len(values) + bool(worthless) > 1:
        message = f"hearts differ in value under {table.playable.id}: give the cards taken, or the units"
        raise IrregularStateError(message, "hearts", "hearts")
    needs = table.slam_needs & in_play
    if needs not in (0, in_play):
        message = f"{table.playable.id} asks which hearts were taken: give the cards taken"
        raise IrregularStateError(message, "hearts", "hearts")
