"""Questions about the value of captured cards, and the total of a deal."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from hearts_spec.cards import Card, Suit, card_name, card_text, cards_in, group_mask, rank_name, suit_of
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.parameters import PLAYERS
from hearts_spec.disputes.question import PLAIN_HEARTS, Finding, NotApplicableError, Question, says
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.engine.compiled_rules import CompiledRules, SlamSought
from hearts_spec.engine.settle.grounds import each_value
from hearts_spec.engine.settle.settlement import all_drawn, all_paid, chips_each
from hearts_spec.engine.settle.slam import SlamMade, charged, scores_after
from hearts_spec.record.account import NO_STAKES, Follows, chips, follows, points
from hearts_spec.record.settlement import listed
from hearts_spec.rules import ResolvedRule
from hearts_spec.rules.fields import VALUES, group_of
from hearts_spec.rules.vocabulary.settlement import BelowNothing, KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICES
from hearts_spec.schema.english import MINUS, sentence

_SLAM_SUM = ("slam.needs", "slam.pays", "slam.amount", "slam.also", "slam.good-cards")  # what the scores add up to


class WorthTopic(QuestionTopic):
    """What is asked about the worth of cards."""

    SIGN = "sign", "costs", "lowers", "nothing"
    BELOW = "below", "lowers", "held"
    HEARTS = "hearts", "alike", "graded"
    COST = "cost", "alike", "graded", NO_STAKES
    TOTAL = "total", "total"


@question_type(
    "worth",
    "Find what a captured card or each heart costs, or how much there is to be taken in a deal.",
    {"about": about(WorthTopic), "card": ask_for.card("The card"), "players": PLAYERS},
    blanks=("amount", "least", "most", "otherwise"),
)
def worth(question: Question) -> Finding:
    topic: WorthTopic = question.given["about"]
    match topic:
        case WorthTopic.HEARTS:
            return _hearts(question)
        case WorthTopic.COST:
            return _cost(question)
        case WorthTopic.BELOW:
            return _below(question)
        case WorthTopic.SIGN:
            return _card(question)
        case WorthTopic.TOTAL:
            return _total(question)


def _card(question: Question) -> Finding:
    card, table = question.given["card"], question.table
    if not table.pack >> card & 1:
        raise NotApplicableError(f"the {card_name(card)} is not in the pack", "pack.without")
    count = table.units(1 << card)
    named = (f"{VALUES}.{card_text(card)}", f"{VALUES}.{suit_of(card).name.lower()}")
    stated = next((key for key in named if key in question.playable.leaves and not question.silent(key)), "")
    word = "nothing" if count == 0 else "costs" if count > 0 else "lowers"
    without = each_value(question.playable, *_keys_without(question, card))
    then = _partial_payment(question) if count else follows(f"only {listed(_counting(question))} count", *without)
    if question.rules.auction.is_held and suit_of(card) is not Suit.HEARTS:
        then += follows("If its suit is bought in place of hearts, it counts like a heart.", "auction.names")
    blanks = {"amount": _amount(question, abs(count)) if count else "nothing"}
    keys = each_value(question.playable, stated) if stated else without
    keys = (*keys, *_payment_keys(question)) if count else keys
    return Finding(word, then, blanks, str(count), keys=keys, instead=True)


def _keys_without(question: Question, card: Card) -> tuple[str, ...]:
    """Return the keys of the values that decide that a card, which is not among them, counts nothing.

    They are those that the book states. A value that is assumed decides only for other cards of its rank, because the
    suit may be what is assumed.
    """
    leaves = [leaf for leaf in question.playable.under(VALUES) if leaf.played]
    if all(leaf.assumed for leaf in leaves):
        return (VALUES,)
    rank = {rank_name(card)}
    ranks = {leaf.key: {rank_name(each) for each in cards_in(group_mask(group_of(leaf.key)))} for leaf in leaves}
    decide = tuple(leaf.key for leaf in leaves if not leaf.assumed or ranks[leaf.key] == rank)
    return decide if len(decide) < len(leaves) else (VALUES,)


def _below(question: Question) -> Finding:
    """Find whether a captured card takes a score of 0 below it; raises NotApplicableError if it lowers no score."""
    found, below = _card(question), question.rules.game.below_nothing
    if found.word != "lowers":
        raise NotApplicableError(
            f"in this game the {card_name(question.given['card'])} takes nothing off a score", VALUES
        )
    keys = (*found.keys, "game.below-nothing")
    match below:
        case BelowNothing.COUNTS:
            return replace(found, keys=keys)
        case BelowNothing.TO_NOTHING:
            then = says(question, "game.below-nothing")
            return replace(found, word="held", follows=then, exactly="0", keys=keys)


def _counting(question: Question) -> list[str]:
    """Return the names of what counts: hearts, and each other card with a value."""
    table, plain = question.table, question.table.pack & ~PLAIN_HEARTS
    others = [card for card in cards_in(plain) if table.units(1 << card)]
    return ["hearts", *dict.fromkeys(f"the {card_name(card)}" for card in others)]


def _hearts(question: Question) -> Finding:
    """Find whether every heart costs the same."""
    costs = _costs(question)
    stated = [leaf for leaf in _values_of_hearts(question) if not leaf.silent and leaf.value]
    stated.sort(key=lambda leaf: (leaf.key != f"{VALUES}.hearts", -leaf.value if isinstance(leaf.value, int) else 0))
    then = tuple(
        Follows(sentence(leaf.field.says(leaf.value)), each_value(question.playable, leaf.key)) for leaf in stated
    )
    word = "graded" if costs[1:] else "alike"
    blanks = _cost_blanks(question, costs)
    card_key = f"{VALUES}.{card_text(question.given['card'])}"
    keys = (f"{VALUES}.hearts", *((card_key,) if card_key in question.playable.leaves else ()))
    told, keys = then if costs[1:] else (), each_value(question.playable, *keys)
    return Finding(word, told, blanks, _exact_costs(blanks), keys=keys, instead=True)


def _cost(question: Question) -> Finding:
    """Find what each heart costs, or the lowest and the highest cost."""
    costs, in_chips = _costs(question), question.rules.settlement.kept_in is KeptIn.CHIPS
    blanks = _cost_blanks(question, costs)
    hearts = each_value(question.playable, *(leaf.key for leaf in _values_of_hearts(question)))
    keys = (*hearts, *_payment_keys(question))
    if question.rules.settlement.kept_in is KeptIn.NOTHING:
        return Finding(NO_STAKES, (), blanks, "0", keys=(*keys, "settlement.kept-in"), instead=True)
    each = chips_each(question.table) if in_chips else 1
    for_each = f"{chips(question.rules.settlement.pay.each)} for each other player" if each > 1 else ""
    then = (*follows(for_each, "settlement.pay.times"), *_partial_payment(question))
    if question.rules.auction.is_held:
        then += follows("If another suit is bought, its cards cost this in place of hearts.", "auction.names")
    word = "graded" if costs[1:] else "alike"
    return Finding(word, then, blanks, _exact_costs(blanks), keys=keys, instead=True)


def _values_of_hearts(question: Question) -> list[ResolvedRule]:
    return [leaf for leaf in question.playable.under(VALUES) if group_mask(group_of(leaf.key)) & PLAIN_HEARTS]


def _exact_costs(blanks: Mapping[str, str]) -> str:
    return blanks["amount"] if blanks["amount"] == blanks["most"] else f"{blanks['least']} to {blanks['most']}"


def _costs(question: Question) -> list[int]:
    """Return the values of hearts, each once, the lowest first."""
    hearts = cards_in(question.table.pack & PLAIN_HEARTS)
    return sorted({question.table.units(1 << card) for card in hearts})


def _cost_blanks(question: Question, costs: Sequence[int]) -> dict[str, str]:
    least, most = costs[0], _amount(question, costs[-1])
    most = re.sub("^no ", "0 ", most) if costs[1:] else most
    return {"amount": _amount(question, least), "least": _plain(least), "most": most}


def _plain(count: int) -> str:
    """Return a number with a true minus sign."""
    return str(count).replace("-", MINUS)


def _payment_keys(question: Question) -> tuple[str, ...]:
    """Return the keys that say how many chips are paid for the value of a card."""
    in_chips = question.rules.settlement.kept_in is KeptIn.CHIPS
    return ("settlement.pay.each", "settlement.pay.times", *_partial_keys(question)) if in_chips else ()


def _partial_keys(question: Question) -> tuple[str, ...]:
    """Return the keys by which chips are paid for only part of what a player took, in a game for chips."""
    pay = question.rules.settlement.pay
    stated = {"settlement.pay.counting": not pay.counting.is_of_all, "settlement.pay.free": bool(pay.free)}
    return tuple(key for key, holds in stated.items() if holds)


def _partial_payment(question: Question) -> tuple[Follows, ...]:
    """Return sentences on the part of what a player took for which chips are paid; empty if chips are paid for all."""
    in_chips = question.rules.settlement.kept_in is KeptIn.CHIPS
    return says(question, *_partial_keys(question)) if in_chips else ()


def _amount(question: Question, count: int) -> str:
    """Return a value in chips or points, or as a bare number of hearts."""
    kept_in = question.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS:
            return chips(count * chips_each(question.table))
        case KeptIn.POINTS:
            return points(count)
        case KeptIn.NOTHING:
            return str(count)


def _total(question: Question) -> Finding:
    """Find how much there is in a deal to be taken, and what the scores or payments add up to."""
    table, settlement = question.table, question.rules.settlement
    in_points = settlement.kept_in is KeptIn.POINTS
    plain = next((slam for slam in table.slams if slam.key == "slam"), None)
    otherwise, then = _after_slam(table, plain) if plain and in_points else "", follows("")
    keys: tuple[str, ...] = (VALUES, *_SLAM_SUM) if otherwise else (VALUES,)
    if settlement.draw:
        paid, drawn = all_paid(table), all_drawn(table)
        out = "as many" if paid == drawn else str(drawn)
        text = f"{chips(paid)} go into the pool, and {out} are drawn out"
        then = follows(text, "settlement.pay", "settlement.draw")
    elif question.rules.auction.is_held:
        then = follows("If another suit is bought, it is the number of its cards.", "auction.names")
        then += follows("The bid is paid as well.", "auction.pays")
    blanks = {"amount": _plain(table.total), "otherwise": otherwise}
    return Finding("total", then, blanks, str(table.total), keys=keys)


def _after_slam(table: CompiledRules, slam: SlamSought) -> str:
    """Return the sum of the scores of a deal as a clause, after a slam whose maker took only the cards it needs."""
    made = SlamMade((0,), (charged(table, slam.needs),), slam.law, slam.key)
    choices = SLAM_CHOICES if slam.law.is_chosen else (None,)
    scores = " or ".join(_plain(scores_after(table, made, choice)) for choice in choices)
    everything = charged(table, slam.needs) == charged(table, table.pack)
    what = "everything" if everything else "only what shooting the moon needs"
    return f"; if one player took {what}, {scores}"
