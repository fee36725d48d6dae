"""The line of a deal trick by trick, as a page shows it: what each card rests on, and the running tally."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from hearts_spec.book_deals.deal import Fact
from hearts_spec.book_deals.deal_file import AnyDeal
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.statements import roman
from hearts_spec.cards import mask_of, parse_card
from hearts_spec.record import Transcript
from hearts_spec.schema.group_by import together
from hearts_spec.site.deal_findings_text import fitting_text, tricks_text
from hearts_spec.site.provision_places import slug


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of the line, the so-manieth of the deal by its `step`.

    `kind` says what it rests on where it is not printed, `against` the hints it goes against.
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


def tricks_of(deal: AnyDeal, played: Transcript) -> list[ShownTrick]:
    """Give the tricks of a deal as they were played."""
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
    """Give the tricks of a reconstruction with what their cards rest on, as it was found and kept."""
    hints = {each.id: each.text for each in advice.hints}
    return [
        replace(
            trick, fitting=fitting_text(told),
            cards=tuple(_grounded(card, one, hints) for card, one in zip(trick.cards, told["cards"], strict=True)),
        )
        for trick, told in zip(tricks, found["tricks"], strict=True)
    ]  # fmt: skip


def _grounded(card: PlayedCard, told: Mapping[str, Any], hints: Mapping[str, str]) -> PlayedCard:
    against = tuple(hints[id] for id in told.get("against", ()) if id in hints)
    return replace(card, kind=told.get("grade", told["status"]), against=against)


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
