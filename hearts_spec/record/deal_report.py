"""What was reported of a finished deal: what each player took, what was on the table, revokes and forfeits.

Each function checks one fact against the rules and returns it in the form that the engine settles.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from hearts_spec.cards import (
    Card,
    bit_in,
    card_name,
    card_text,
    cards_in,
    cards_text,
    group_mask,
    mask_of,
    quoted,
)
from hearts_spec.engine import (
    NO_REVOKES,
    UNTOLD,
    CompiledRules,
    CompletedDeal,
    IrregularStateError,
    MissingFactError,
    Revokes,
    SlamMade,
    Standing,
    TricksWon,
    finished,
)
from hearts_spec.rules.ruleset_file import OptionDraft
from hearts_spec.rules.vocabulary.irregular import RevokePays
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS, SlamPays

_JOKER = group_mask("Joker")


class NotByNumberError(IrregularStateError):
    """A number of hearts under rules that need to know which hearts they were; `why` is the reason as a clause."""

    kind = "which-hearts"

    def __init__(self, why: str, id: str) -> None:
        self.why = why
        super().__init__(f"{why} under {id}: give the cards taken, or the units", "hearts", "hearts")


class UnnamedError(IrregularStateError):
    """Cards that count (the `token`) and that nobody is said to have taken."""

    kind = "unnamed"

    def __init__(self, cards: Sequence[Card]) -> None:
        text = cards_text(cards)
        if len(cards) == 1:
            message, named = f"the {card_name(cards[0])} ({text}) counts and is given to nobody", "it"
        else:
            message, named = f"{len(cards)} cards that count are given to nobody: {text}", "them"
        super().__init__(message, text, "taken", f"name {named} among the cards taken")


def finished_by_cards(
    table: CompiledRules,
    seats: Sequence[str],
    taken: Mapping[str, Sequence[Card]],
    tricks: TricksWon = UNTOLD,
    declared: int | None = None,
) -> CompletedDeal:
    """Return the finished deal from the cards each seat captured; cards that count nothing may be left out.

    `declared` is the seat that declared a slam before the play, or None.

    Raises IrregularStateError for a card named twice or not in the pack, and for a card that counts and is not named.
    Raises MissingFactError if a slam depends on the tricks and none are reported.
    """
    masks = _masks(table, seats, taken)
    _all_named(table, masks, counting(table))
    return finished(table, masks, tricks, declared)


def finished_by_hearts(
    table: CompiledRules,
    seats: Sequence[str],
    hearts: Mapping[str, int],
    taken: Mapping[str, Sequence[Card]],
    tricks: TricksWon = UNTOLD,
    declared: int | None = None,
) -> CompletedDeal:
    """Return the finished deal from each seat's number of hearts, and the other cards that count.

    If another suit is to be avoided in place of hearts, the numbers are of that suit. The joker is one of the hearts,
    unless it is named among the cards.

    Raises NotByNumberError if hearts differ, unless one seat took them all. Raises IrregularStateError if they do not
    add up to those in play, if a heart is also named among the cards, and if another card that counts is not named.
    """
    masks = _masks(table, seats, taken)
    avoided = table.pack & table.suits[table.avoided]
    in_play = avoided & ~(sum(masks) & _JOKER)
    if in_play.bit_count() not in hearts.values():  # one seat that took them all took every kind
        check_alike(table, in_play)
    total, reported = in_play.bit_count(), sum(hearts.values())
    if reported != total:
        message = f"{reported} hearts are accounted for, where {total} are in play for {len(seats)} players"
        raise IrregularStateError(message, str(reported), "hearts")
    for seat, mask in zip(seats, masks, strict=True):
        if mask & in_play:
            token = cards_text(cards_in(mask & in_play))
            raise IrregularStateError("hearts are given by number and by name: give one of the two", token, seat)
    _all_named(table, masks, counting(table) & ~in_play)
    left = list(cards_in(in_play))
    for number, seat in enumerate(seats):
        masks[number] |= mask_of(left[: hearts[seat]])
        del left[: hearts[seat]]
    return finished(table, masks, tricks, declared)


def finished_by_units(
    table: CompiledRules,
    seats: Sequence[str],
    units: Mapping[str, int],
    tricks: TricksWon = UNTOLD,
    declared: int | None = None,
) -> CompletedDeal:
    """Return the finished deal from what each seat took in the rule set's units; `declared` is as for
    `finished_by_cards`.

    Raises IrregularStateError if the totals do not show whether somebody took everything.
    """
    counts = tuple(units[seat] for seat in seats)
    below = sum(value * mask.bit_count() for value, mask in table.value_masks if value < 0)
    could = [
        makers
        for slam in table.slams
        for makers in slam.may_make(declared)
        if sum(counts[seat] for seat in makers) >= table.units(slam.needs) + below
    ]
    deal = CompletedDeal(counts, tricks=tricks, declared=declared)
    if not could:
        return deal
    makers, took = could[0], tuple(counts[seat] for seat in could[0])
    (key, law, needs, _), *others = table.slams
    if not (below or others) and key == "slam" and needs == table.valued and sum(took) == table.total:
        return deal._replace(slam=SlamMade(makers, took, law))
    message = "the totals leave open whether somebody took everything: name the cards taken"
    raise IrregularStateError(message, seats[makers[0]], "units")


def standing_of(
    table: CompiledRules, pool: int, jack: bool | None, pot: int, divided: bool = False, called: str = ""
) -> Standing:
    """Return what is on the table before a deal.

    A pool counts as a Jack if the rule set has one, unless `jack` is False. `divided` is true if the Jack is the
    remainder of a divided pool. Messages name the rule set as `called`, or by its id.

    Raises IrregularStateError for what cannot be on the table under the rule set.
    """
    settlement = table.rules.settlement
    id = called or table.playable.id
    if settlement.kept_in is not KeptIn.CHIPS and (pool or jack):
        message = f"{id} is played for {settlement.kept_in.value} and has no pool"
        raise IrregularStateError(message, str(pool), "pool")
    if pool and not settlement.pool:
        raise IrregularStateError(f"{id} leaves nothing in the pool from deal to deal", str(pool), "pool")
    if pot and not settlement.pot.ante:
        raise IrregularStateError(f"{id} has no pot apart from the pool", str(pot), "pot")
    allows_jack = leaves_jack(settlement.pool)
    if jack and not allows_jack:
        raise IrregularStateError(f"{id} leaves no Jack standing", "jack", "jack")
    if jack and not pool:
        raise IrregularStateError("a Jack is a pool that stands, and no pool is given", "jack", "jack")
    has_jack = bool(pool) and allows_jack if jack is None else jack
    if divided and not settlement.odd_chip.starts_jack:
        raise IrregularStateError(f"{id} makes no Jack of what does not divide", "divided", "divided")
    if divided and not has_jack:
        raise IrregularStateError("a Jack is left of a pool that was divided, and no Jack stands", "divided", "divided")
    return Standing(pool, has_jack, pot, divided)


def slam_choice(table: CompiledRules, choice: str, slam: SlamMade | None, over: bool = True) -> SlamPays | None:
    """Return what the player who took everything chose; an empty text is no choice.

    Raises IrregularStateError if the rule set offers no choice, or if the deal is over and nobody took everything; and
    MissingFactError if a choice is needed and none is given.
    """
    if not choice:
        if slam is not None and slam.law.is_chosen:
            words = " or ".join(SLAM_CHOICE_WORDS)
            raise MissingFactError("whoever takes everything must choose", words, "slam", "slam")
        return None
    if not table.rules.slam.offers_choice:
        message = f"{table.playable.id} leaves no choice to a player who takes everything"
        raise IrregularStateError(message, choice, "slam")
    if over and slam is None:
        raise IrregularStateError("nobody took everything, so there is nothing to choose", choice, "slam")
    if choice not in SLAM_CHOICE_WORDS:
        hint = f"one of {', '.join(SLAM_CHOICE_WORDS)}"
        raise IrregularStateError(f"{quoted(choice)} is nothing that he may choose", choice, "slam", hint)
    return SlamPays(choice)


def check_trickless(seats: Sequence[str], trickless: Sequence[int], took: Sequence[bool]) -> None:
    """Check that the seats said to have no trick took nothing; raise IrregularStateError otherwise."""
    for seat in trickless:
        if took[seat]:
            raise IrregularStateError(f"{seats[seat]} took cards, and so took a trick", seats[seat], "trickless")


def counting(table: CompiledRules) -> int:
    """Return the mask of cards that count: by their value, for a slam, or because they double others."""
    return reduce(or_, (slam.needs for slam in table.slams), table.valued | table.doubling)


def _masks(table: CompiledRules, seats: Sequence[str], taken: Mapping[str, Sequence[Card]]) -> list[int]:
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


def _all_named(table: CompiledRules, masks: Sequence[int], needed: int) -> None:
    missing = needed & ~sum(masks)
    if missing:
        raise UnnamedError(list(cards_in(missing)))


def check_alike(table: CompiledRules, in_play: int) -> None:
    """Check that these hearts count alike, so that their number is enough.

    Raises NotByNumberError otherwise.
    """
    values = {value for value, mask in table.value_masks if mask & in_play}
    if len(values) + bool(in_play & ~table.valued) > 1:
        raise NotByNumberError("hearts differ in value", table.playable.id)
    if any(slam.needs & in_play not in (0, in_play) for slam in table.slams):
        raise NotByNumberError("it matters which hearts were taken", table.playable.id)


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
    if not table.rules.irregular.hands.forfeit:
        return "has no forfeit for hands of the wrong size"
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS:
            return ""
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
