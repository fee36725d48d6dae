"""What the viewer of a deal is made from: where each seat sits, and what is to be seen and said at each step."""

from collections.abc import Mapping, Sequence
from typing import Any

from hearts_spec.book_deals.deal_file import AnyDeal
from hearts_spec.book_deals.english import unit_words
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.record import Record, Transcript
from hearts_spec.record.record_file import record_data
from hearts_spec.site.deal_captions import cards_told, winning_told
from hearts_spec.site.deal_findings_text import kinds
from hearts_spec.site.deal_tricks import ShownTrick, fact_anchor, remark_anchor
from hearts_spec.site.templating import typeset

TRICKS = "tricks"


def sides_of(seats: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Say who sits at which side of the table: the first seat below, and the others clockwise from it."""
    below, *others = seats
    if len(others) == 1:
        return {"south": [below], "north": others}
    left, *above, right = others
    return {"south": [below], "west": [left], "north": above, "east": [right]}


def viewer_data(
    deal: AnyDeal, record: Record, played: Transcript, tricks: Sequence[ShownTrick], silent: str
) -> dict[str, Any]:
    """Give what the viewer needs, all of it text and numbers.

    `record` is the deal as `hearts-spec replay` reads it, with a step to each of its plays. `silent` is said of a trick
    of which nothing is known, or which the print does not mark.
    """
    one, several = unit_words(deal.table)
    cards = [card for trick in tricks for card in trick.cards]
    return {
        "record": record_data(record),
        "steps": [
            {"said": said, "kind": card.kind, "against": card.against}
            for card, said in zip(cards, cards_told(played), strict=True)
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
        "name": trick.name, "winner": trick.winner, "said": winning_told(deal.table, trick), "tally": trick.tally,
        "fitting": trick.fitting,
        "facts": [each.id for each in deal.facts_in() if trick.number in each.tricks],
        "remarks": [each.id for each in deal.remarks if each.trick == trick.number],
    }  # fmt: skip
