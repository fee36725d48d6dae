"""The play of a deal, trick by trick, as a page shows it: the evidence for each card, the running count, the captions.

`viewer_data` is what the script of the viewer reads.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from math import floor, log10
from typing import Any

from markupsafe import Markup

from hearts_spec.book_deals.deal import Fact, Grade, RecordedDeal
from hearts_spec.book_deals.deals import AnyDeal
from hearts_spec.book_deals.english import unit_words
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.remark_senses import Bearing, Sense
from hearts_spec.book_deals.statements import roman, tricks_named
from hearts_spec.book_deals.stored_results import CardGround
from hearts_spec.cards import BITS, JOKER, Card, card_name, mask_of, parse_card, suit_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.record import Record, Transcript
from hearts_spec.record.record_file import record_data
from hearts_spec.schema.english import number_word, together
from hearts_spec.site.links import slug
from hearts_spec.site.templating import typeset

_THOUSANDS = (
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion", "septillion",
    "octillion", "nonillion",
)  # fmt: skip
_WHOLE = 10_000

# The verdict is the text for the first of these senses in which a remark is true.
_VERDICTS = {
    Sense.CERTAIN: "It happens whatever anybody plays.",
    Sense.PLAYER_FORCES: "{} alone can force it.",
    Sense.BY_ADVICE: "It happens if everybody follows the book’s advice, but {} alone cannot force it.",
    Sense.OTHERS_FORCE: "Only the other players together can force it.",
    Sense.POSSIBLE: "It can happen, but nobody can force it.",
}
_IMPOSSIBLE = "It cannot happen."
_IDLE = "What it assumes cannot happen with these cards, so nothing follows."


@dataclass(frozen=True, slots=True)
class CardMark:
    """A mark for what a card of a reconstructed line is based on: its word, and the meaning of the word."""

    id: str
    word: str
    means: str


def kinds() -> dict[str, CardMark]:
    """Return the marks for what a card can be based on, the most certain first."""
    graded = [CardMark(each.value, each.value, f"named by a fact that is {each.value}") for each in Grade]
    rest = [CardMark(ground.value, word, ground.phrase) for ground in CardGround if (word := _ground(ground))]
    return {each.id: each for each in (*graded, *rest)}


def _ground(ground: CardGround) -> str:
    """Return the word for what a card is based on; empty if the grade of the fact is shown instead."""
    match ground:
        case CardGround.ATTESTED:
            return ""
        case CardGround.FORCED:
            return "forced"
        case CardGround.FILLED:
            return "filled in"


def grades() -> dict[str, str]:
    """Return the meaning of each grade."""
    return {grade.value: grade.phrase for grade in Grade}


def amount(number: float) -> str:
    """Return a number in words and figures, a large one with two digits and its name: `110 trillion`."""
    if number < _WHOLE:
        return f"{round(number):,}"
    rounded = float(f"{number:.2g}")
    place = min(floor(log10(rounded)) // 3, len(_THOUSANDS) - 1)
    return f"{rounded / 1000**place:g} {_THOUSANDS[place]}"


def lines_text(lines: Mapping[str, Any]) -> Markup:
    """Return how many lines fit; an estimate has its standard error."""
    if "count" in lines:
        count = int(lines["count"])
        return Markup("{} {}").format(f"{count:,}", "line of play" if count == 1 else "lines of play")
    estimate, error = float(lines["estimate"]), float(lines["error"])
    power = floor(log10(estimate)) if estimate else 0
    text = Markup(
        "about {} lines of play ({}\u00a0×\u00a010<sup>{}</sup>, standard error {}\u00a0×\u00a010<sup>{}</sup>)"
    )
    return text.format(
        amount(estimate), f"{estimate / 10**power:.1f}", power, f"{error / 10**power:.1g}", power
    )  # fmt: skip


def lines_brief(lines: Mapping[str, Any]) -> str:
    """Return how many lines fit, in a few words."""
    if "count" in lines:
        return f"{int(lines['count']):,}"
    return f"about {amount(float(lines['estimate']))}"


def fitting_text(trick: Mapping[str, Any]) -> str:
    """Return the number of tricks that were possible at this point of the play, or its bounds if it is uncertain."""
    most = trick["fitting"] + trick["undecided"]
    return f"{trick['fitting']:,}" + (f"–{most:,}" if trick["undecided"] else "")


def tricks_text(tricks: Sequence[int]) -> str:
    """Return the name of the tricks that a fact is about: `Trick VIII`, `Tricks III and IV`, `Tricks X to XIII`."""
    named = tricks_named(tricks) if tricks else "the whole deal"
    return f"{named[:1].upper()}{named[1:]}"


def pages_text(pages: tuple[int, int]) -> str:
    """Return the citation of a deal's pages in the book."""
    first, last = pages
    return f"p.\u00a0{first}" if first == last else f"pp.\u00a0{first}–{last}"


def verdict(senses: Mapping[str, str], seat: str) -> str:
    """Return the result of testing a remark about a seat, in a sentence: the strongest sense in which it is true."""
    if senses[Sense.POSSIBLE.value] == Bearing.IDLE.value:
        return _IDLE
    held = next((sense for sense in _VERDICTS if senses.get(sense.value) == "yes"), None)
    sentence = _VERDICTS[held].format(seat) if held else _IMPOSSIBLE
    open_ones = sum(answer == "undecided" for answer in senses.values())
    if not open_ones:
        return sentence
    left = f"{number_word(open_ones).capitalize()} of the five senses {'is' if open_ones == 1 else 'are'} undecided."
    return f"{sentence} {left}" if held else left


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of the line. `step` is its number in the deal, from 1.

    `kind` is what it is based on if it is not printed, `against` the hints of play that it does not follow.
    """

    step: int
    seat: str
    card: str
    led: bool
    won: bool
    kind: str = ""
    against: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownTrick:
    """A trick of the line. `counts` is the units its winner took, `tally` those each seat has taken so far.

    In a reconstruction, `fitting` is the number of tricks that were possible at this point. In a printed deal, `marked`
    is true if the book marks the winner.
    """

    number: int
    name: str
    leader: str
    winner: str
    cards: tuple[PlayedCard, ...]
    counts: int
    tally: Mapping[str, int]
    fitting: str = ""
    marked: bool = True

    def by_seat(self, seat: str) -> PlayedCard:
        return next(each for each in self.cards if each.seat == seat)


def tricks_of(deal: AnyDeal, played: Transcript) -> list[ShownTrick]:
    """Return the tricks of a deal as they were played."""
    tally = dict.fromkeys(deal.seats, 0)
    steps = count(1)
    tricks = []
    for number, each in enumerate(played.tricks, 1):
        assert each.winner is not None
        cards = tuple(
            PlayedCard(next(steps), seat, card, seat == each.leader, seat == each.winner)
            for seat, card in each.cards.items()
        )
        counts = deal.table.units(mask_of([parse_card(card) for card in each.cards.values()]))
        tally[each.winner] += counts
        tricks.append(ShownTrick(number, roman(number), each.leader, each.winner, cards, counts, dict(tally)))
    return tricks


def with_grounds(tricks: Sequence[ShownTrick], advice: Advice, found: Mapping[str, Any]) -> list[ShownTrick]:
    """Return the tricks of a reconstruction with the marks for what their cards are based on."""
    hints = {each.id: each.text for each in advice.hints}
    return [
        replace(
            trick, fitting=fitting_text(result),
            cards=tuple(_grounded(card, one, hints) for card, one in zip(trick.cards, result["cards"], strict=True)),
        )
        for trick, result in zip(tricks, found["tricks"], strict=True)
    ]  # fmt: skip


def _grounded(card: PlayedCard, found: Mapping[str, Any], hints: Mapping[str, str]) -> PlayedCard:
    against = tuple(hints[id] for id in found.get("against", ()) if id in hints)
    return replace(card, kind=found.get("grade", found["status"]), against=against)


def fact_anchor(id: str) -> str:
    return f"fact-{slug(id)}"


def remark_anchor(id: str) -> str:
    return f"remark-{slug(id)}"


def facts_by_tricks(facts: Sequence[Fact]) -> dict[str, list[Fact]]:
    """Group facts by the tricks they are about, in the order of the deal; those about the whole deal come last."""
    groups = together(facts, lambda fact: fact.tricks)
    ordered = sorted(groups, key=lambda tricks: (not tricks, tricks[:1], len(tricks), tricks))
    return {tricks_text(tricks): groups[tricks] for tricks in ordered}


def card_captions(played: Transcript) -> list[str]:
    """Return a caption for each card in the order played: who plays it, and whether another card was allowed."""
    hands = list(played.dealt)
    table = played.play.table
    captions = []
    led: Card = JOKER
    for place, (seat, card, may) in enumerate(played.laid):
        name, hand = played.seats[seat], hands[seat]
        if place % table.players == 0:
            led = card
            captions.append(f"{name} leads {_choice(card, may, hand, 'lead')}.")
        else:
            captions.append(f"{name} {_after(table, led, card, may, hand)}.")
        hands[seat] &= ~BITS[card]
    return captions


def _after(table: CompiledRules, led: Card, card: Card, may: int, hand: int) -> str:
    """Return how a player follows to a card led, or what they discard."""
    suit = table.suit_when_led[led]
    one, several = _suit_words(led)
    held = (hand & suit).bit_count()
    if BITS[card] & suit:
        which = f"their only {one}" if held == 1 else f"one of their {number_word(held)} {several}"
        return f"follows with the {card_name(card)}, {which}"
    if held or hand == BITS[card]:
        return f"throws {_choice(card, may, hand, 'throw')}"
    if may == hand:
        return f"has no {several}, so any card may be played: the {card_name(card)} is discarded"
    return f"has no {several}, and throws {_choice(card, may, hand, 'throw')}"


def _choice(card: Card, may: int, hand: int, does: str) -> str:
    """Return the name of a card, and how many cards the rules allowed if they limited the choice."""
    name = card_name(card)
    if hand == BITS[card]:
        return f"their last card, the {name}"
    if may == hand:
        return f"the {name}"
    free = may.bit_count()
    return f"the {name}, {'the only card' if free == 1 else f'one of {number_word(free)} cards'} the player may {does}"


def winner_caption(table: CompiledRules, trick: ShownTrick) -> str:
    """Return a caption for what wins a trick, why, and how much it takes."""
    winning, led = (parse_card(trick.by_seat(seat).card) for seat in (trick.winner, trick.leader))
    suit = table.suit_when_led[led]
    one, several = unit_words(table)
    followed = sum(bool(BITS[parse_card(each.card)] & suit) for each in trick.cards)
    why = ""
    if winning != JOKER and BITS[winning] & suit:
        why = f", the {'only' if followed == 1 else 'highest'} {_suit_words(led)[0]}"
    takes = f"{trick.counts} {one if trick.counts == 1 else several}" if trick.counts else f"no {several}"
    return f"{trick.winner} wins the trick with the {card_name(winning)}{why}, and takes {takes}."


def _suit_words(card: Card) -> tuple[str, str]:
    """Return the singular and the plural for cards of this card's suit."""
    several = suit_of(card).name.lower()
    return several.removesuffix("s"), several


TRICKS = "tricks"


def sides_of(seats: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Return who sits at which side of the table: the first seat below, and the others clockwise from it."""
    below, *others = seats
    if len(others) == 1:
        return {"south": [below], "north": others}
    left, *above, right = others
    return {"south": [below], "west": [left], "north": above, "east": [right]}


def viewer_data(
    deal: AnyDeal, record: Record, played: Transcript, tricks: Sequence[ShownTrick], silent: str
) -> dict[str, Any]:
    """Return the data of the viewer, all of it text and numbers.

    `record` is the deal as `hearts-spec replay` reads it, with one step for each play. `silent` is the text for a trick
    of which nothing is known, or whose winner the print does not mark.
    """
    one, several = unit_words(deal.table)
    cards = [card for trick in tricks for card in trick.cards]
    return {
        "record": record_data(record),
        "steps": [
            {"said": said, "kind": card.kind, "against": card.against}
            for card, said in zip(cards, card_captions(played), strict=True)
        ],
        "tricks": [_trick_data(deal, each) for each in tricks],
        "unit": one,
        "units": several,
        "silent": silent,
        "kinds": {each.id: {"word": each.word, "means": each.means} for each in kinds().values()},
        "facts": {
            each.id: {"grade": each.grade.value, "what": typeset(each.what), "place": typeset(each.place),
                      "anchor": TRICKS if isinstance(deal, RecordedDeal) else fact_anchor(each.id)}
            for each in deal.facts_in()
        },
        "remarks": {
            each.id: {"gist": typeset(each.gist), "place": typeset(each.place), "anchor": remark_anchor(each.id)}
            for each in deal.remarks
        },
    }  # fmt: skip


def _trick_data(deal: AnyDeal, trick: ShownTrick) -> dict[str, Any]:
    return {
        "name": trick.name, "winner": trick.winner, "said": winner_caption(deal.table, trick), "tally": trick.tally,
        "fitting": trick.fitting,
        "facts": [each.id for each in deal.facts_in() if trick.number in each.tricks],
        "remarks": [each.id for each in deal.remarks if each.trick == trick.number],
    }  # fmt: skip
