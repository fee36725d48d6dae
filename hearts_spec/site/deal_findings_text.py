"""What was found out of a deal, in words: how many lines fit, how free a trick was, what a remark came to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import Any, assert_never

from markupsafe import Markup

from hearts_spec.book_deals.alternatives import CardGround
from hearts_spec.book_deals.deal import Grade
from hearts_spec.book_deals.remark_senses import Sense
from hearts_spec.book_deals.remark_truth import Bearing
from hearts_spec.book_deals.statements import tricks_named
from hearts_spec.schema.english import number_word

_THOUSANDS = (
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion", "septillion",
    "octillion", "nonillion",
)  # fmt: skip
_WHOLE = 10_000

# The first sense in which a remark holds says most of it.
_VERDICTS = {
    Sense.CERTAIN: "It comes about whatever anyone plays.",
    Sense.PLAYER_FORCES: "{} can bring it about, whatever the others do.",
    Sense.BY_ADVICE: "It comes about if all follow the book’s advice, but {} cannot bring it about alone.",
    Sense.OTHERS_FORCE: "Only the other players together can bring it about.",
    Sense.POSSIBLE: "It can come about, and no more can be said for it.",
}
_IMPOSSIBLE = "It cannot come about."
_IDLE = "What it supposes cannot come about as the cards lie, so nothing follows."


@dataclass(frozen=True, slots=True)
class CardMark:
    """What a card of a reconstruction rests on: the word that marks it, and what that means."""

    id: str
    word: str
    means: str


def kinds() -> dict[str, CardMark]:
    """Give what a card can rest on, the surest first."""
    graded = [CardMark(each.value, each.value, f"named by a fact that is {each.value}") for each in Grade]
    rest = [CardMark(ground.value, word, ground.phrase) for ground in CardGround if (word := _ground(ground))]
    return {each.id: each for each in (*graded, *rest)}


def _ground(ground: CardGround) -> str:
    """Give the word for what a card rests on; none where its grade is told."""
    match ground:
        case CardGround.ATTESTED:
            return ""
        case CardGround.FORCED:
            return "forced"
        case CardGround.FILLED:
            return "filled in"
        case never:
            assert_never(never)


def grades() -> dict[str, str]:
    """Give the meaning of each grade."""
    return {grade.value: grade.phrase for grade in Grade}


def amount(number: float) -> str:
    """Say a number, a large one with two figures and its name: `110 trillion`."""
    if number < _WHOLE:
        return f"{round(number):,}"
    rounded = float(f"{number:.2g}")
    place = min(floor(log10(rounded)) // 3, len(_THOUSANDS) - 1)
    return f"{rounded / 1000**place:g} {_THOUSANDS[place]}"


def lines_text(lines: Mapping[str, Any]) -> Markup:
    """Say how many lines fit, in words and figures, an estimate with its error."""
    if "count" in lines:
        count = int(lines["count"])
        return Markup("{} {}").format(f"{count:,}", "line fits" if count == 1 else "lines fit")
    estimate, error = float(lines["estimate"]), float(lines["error"])
    power = floor(log10(estimate)) if estimate else 0
    said = Markup("about {} lines fit ({}\u00a0×\u00a010<sup>{}</sup>, standard error {}\u00a0×\u00a010<sup>{}</sup>)")
    return said.format(
        amount(estimate), f"{estimate / 10**power:.1f}", power, f"{error / 10**power:.1g}", power
    )  # fmt: skip


def lines_brief(lines: Mapping[str, Any]) -> str:
    """Say in a few words how many lines fit."""
    if "count" in lines:
        return f"{int(lines['count']):,}"
    return f"about {amount(float(lines['estimate']))}"


def fitting_text(trick: Mapping[str, Any]) -> str:
    """Say how many tricks could have stood where one stands: a number, or the bounds of one."""
    most = trick["fitting"] + trick["undecided"]
    return f"{trick['fitting']:,}" + (f"–{most:,}" if trick["undecided"] else "")


def tricks_text(tricks: Sequence[int]) -> str:
    """Name the tricks that a fact speaks of: `Trick VIII`, `Tricks III and IV`, `Tricks X to XIII`."""
    named = tricks_named(tricks) if tricks else "the whole deal"
    return f"{named[:1].upper()}{named[1:]}"


def pages_text(pages: tuple[int, int]) -> str:
    """Name the pages of a book on which a deal stands."""
    first, last = pages
    return f"p.\u00a0{first}" if first == last else f"pp.\u00a0{first}–{last}"


def verdict(senses: Mapping[str, str], seat: str) -> str:
    """Say in a sentence what came of testing a remark about a seat; the strongest sense that holds says it."""
    if senses[Sense.POSSIBLE.value] == Bearing.IDLE.value:
        return _IDLE
    held = next((sense for sense in _VERDICTS if senses.get(sense.value) == "yes"), None)
    said = _VERDICTS[held].format(seat) if held else _IMPOSSIBLE
    open_ones = sum(answer == "undecided" for answer in senses.values())
    if not open_ones:
        return said
    left = f"{number_word(open_ones).capitalize()} of the five senses {'is' if open_ones == 1 else 'are'} undecided."
    return f"{said} {left}" if held else left
