"""The line of a deal trick by trick, as a page shows it: what each card rests on, and the running tally."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from hearts_spec.cards import mask_of, parse_card
from hearts_spec.lost_deals.advice import Advice
from hearts_spec.lost_deals.deal import Fact
from hearts_spec.lost_deals.lost import LostDeal
from hearts_spec.lost_deals.statements import roman
from hearts_spec.rules.shape.grouping import together
from hearts_spec.site.deal_words import fitting_text, tricks_text
from hearts_spec.site.places import slug


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of the line, the so-manieth of the deal by its `step`.

    `kind` says what it rests on where it is not printed, `against` the hints it goes against.
    """

    step: int
    seat: str
    card: str
    kind: str
    led: bool
    won: bool
    against: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownTrick:
    """A trick of the line: `counts` is what it cost its winner, `tally` what each seat has taken after it.

    `fitting` says how many tricks could have stood here, if the line is reconstructed; `marked` says, if it is printed,
    whether its winner is marked.
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
        """Give the card of a seat."""
        return next(each for each in self.cards if each.seat == seat)


def tricks_of(deal: LostDeal, advice: Advice, found: Mapping[str, Any]) -> list[ShownTrick]:
    """Give the tricks of the line that was kept."""
    hints = {each.id: each.text for each in advice.hints}
    tally = dict.fromkeys(deal.seats, 0)
    tricks = []
    steps = count(1)
    for each in found["tricks"]:
        cards = tuple(_card(next(steps), one, each, hints) for one in each["cards"])
        counts = deal.table.units(mask_of([parse_card(one.card) for one in cards]))
        tally[each["winner"]] += counts
        name, fitting = roman(each["trick"]), fitting_text(each)
        played = ShownTrick(each["trick"], name, each["leader"], each["winner"], cards, counts, dict(tally), fitting)
        tricks.append(played)
    return tricks


def _card(step: int, told: Mapping[str, Any], trick: Mapping[str, Any], hints: Mapping[str, str]) -> PlayedCard:
    seat = told["seat"]
    against = tuple(hints[id] for id in told.get("against", ()) if id in hints)
    kind = told.get("grade", told["status"])
    return PlayedCard(step, seat, told["card"], kind, seat == trick["leader"], seat == trick["winner"], against)


def fact_anchor(id: str) -> str:
    """Give the anchor of a fact on its deal's page."""
    return f"fact-{slug(id)}"


def remark_anchor(id: str) -> str:
    """Give the anchor of a remark on its deal's page."""
    return f"remark-{slug(id)}"


def facts_by_tricks(facts: Sequence[Fact]) -> dict[str, list[Fact]]:
    """Group facts by the tricks they speak of, in the order of the deal; those of the whole deal come last."""
    groups = together(facts, lambda fact: fact.tricks)
    ordered = sorted(groups, key=lambda tricks: (not tricks, tricks[:1], len(tricks), tricks))
    return {tricks_text(tricks): groups[tricks] for tricks in ordered}
