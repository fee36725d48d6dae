"""The line of a deal trick by trick, as a page shows it: what each card rests on, and the running tally."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import card_name, mask_of, parse_card
from hearts_spec.lost_deals.advice import Advice
from hearts_spec.lost_deals.deal import Fact
from hearts_spec.lost_deals.deal_file import AnyDeal
from hearts_spec.lost_deals.lost import LostDeal
from hearts_spec.lost_deals.recorded import RecordedDeal
from hearts_spec.lost_deals.statements import roman
from hearts_spec.site.deal_words import fitting_text, kinds, tricks_text, unit_words
from hearts_spec.site.places import slug
from hearts_spec.site.templating import typeset


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of the line: `kind` says what it rests on where it is not printed, `against` the hints it goes against."""

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
    for each in found["tricks"]:
        cards = tuple(_card(one, each, hints) for one in each["cards"])
        counts = deal.table.units(mask_of([parse_card(one.card) for one in cards]))
        tally[each["winner"]] += counts
        name, fitting = roman(each["trick"]), fitting_text(each)
        played = ShownTrick(each["trick"], name, each["leader"], each["winner"], cards, counts, dict(tally), fitting)
        tricks.append(played)
    return tricks


def _card(told: Mapping[str, Any], trick: Mapping[str, Any], hints: Mapping[str, str]) -> PlayedCard:
    seat = told["seat"]
    against = tuple(hints[id] for id in told.get("against", ()) if id in hints)
    kind = told.get("grade", told["status"])
    return PlayedCard(seat, told["card"], kind, seat == trick["leader"], seat == trick["winner"], against)


def fact_anchor(id: str) -> str:
    """Give the anchor of a fact on its deal's page."""
    return f"fact-{slug(id)}"


def remark_anchor(id: str) -> str:
    """Give the anchor of a remark on its deal's page."""
    return f"remark-{slug(id)}"


def facts_by_tricks(facts: Sequence[Fact]) -> dict[str, list[Fact]]:
    """Group facts by the tricks they speak of, in the order of the deal; those of the whole deal come last."""
    groups: dict[tuple[int, ...], list[Fact]] = {}
    for fact in facts:
        groups.setdefault(fact.tricks, []).append(fact)
    ordered = sorted(groups, key=lambda tricks: (not tricks, tricks[:1], len(tricks), tricks))
    return {tricks_text(tricks): groups[tricks] for tricks in ordered}


def viewer_data(deal: AnyDeal, tricks: Sequence[ShownTrick], silent: str) -> dict[str, Any]:
    """Give what the step-through viewer needs, all of it text and numbers.

    `silent` is said of a trick of which nothing is known, or which the print does not mark.
    """
    one, several = unit_words(deal.table)
    return {
        "seats": list(deal.seats),
        "unit": one,
        "units": several,
        "silent": silent,
        "kinds": {each.id: {"word": each.word, "means": each.means} for each in kinds().values()},
        "names": {each.card: card_name(parse_card(each.card)) for trick in tricks for each in trick.cards},
        "tricks": [_trick_data(deal, each) for each in tricks],
        "facts": {
            each.id: {"grade": each.grade.value, "what": typeset(each.what), "place": str(each.place),
                      "anchor": "tricks" if isinstance(deal, RecordedDeal) else fact_anchor(each.id)}
            for each in deal.facts_in()
        },
        "remarks": {
            each.id: {"words": typeset(each.words), "place": str(each.place), "anchor": remark_anchor(each.id)}
            for each in deal.remarks
        },
    }  # fmt: skip


def _trick_data(deal: AnyDeal, trick: ShownTrick) -> dict[str, Any]:
    return {
        "name": trick.name, "leader": trick.leader, "winner": trick.winner, "counts": trick.counts,
        "tally": trick.tally, "fitting": trick.fitting,
        "cards": [{"seat": each.seat, "card": each.card, "kind": each.kind, "against": each.against}
                  for each in trick.cards],
        "facts": [each.id for each in deal.facts_in() if trick.number in each.tricks],
        "remarks": [each.id for each in deal.remarks if each.trick == trick.number],
    }  # fmt: skip
