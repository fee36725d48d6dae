"""Figures of the lesson: a short hand that the engine replays, and a score sheet that it adds up."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import accumulate
from operator import add
from pathlib import Path
from typing import Any

from markupsafe import Markup

from hearts_spec.cards import cards_in, group_mask
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.settle.completed_deal import finished
from hearts_spec.engine.settle.settle import settle
from hearts_spec.record import Replayer, Transcript, captured, counting, read_record
from hearts_spec.rules import Library
from hearts_spec.schema.source_tree import read_file, to_data
from hearts_spec.site.links import Here
from hearts_spec.site.templating import macro

HAND, SHEET = Path("learn/hand.yml"), Path("learn/sheet.yml")
Figure = Callable[[Here], Markup]


def lesson_figures(library: Library, docs: Path) -> Mapping[str, Figure]:
    """Return the figures of the lesson by name: `hand:dealt`, `hand:1` and so on, `hand:score` and `sheet`.

    Returns none if the project has no lesson. Raises RulesError or RecordError for a hand or a sheet that is wrong.
    """
    if not (docs / HAND).exists():
        return {}
    text = (docs / HAND).read_text(encoding="utf-8")
    played = Replayer(library).replay(read_record(text, f"docs/{HAND}"))
    return {**_hand(played), "sheet": partial(_drawn, "sheet", _sheet(library, docs))}


def _drawn(name: str, content: Mapping[str, Any], here: Here) -> Markup:
    return macro("learn.html.jinja", name)(here, **content)


def _hand(played: Transcript) -> Mapping[str, Figure]:
    seats = played.seats
    tricks = {
        f"hand:{number}": partial(_drawn, "trick", {"seats": seats, "trick": trick, "number": number})
        for number, trick in enumerate(played.tricks, 1)
    }
    hands = {seat: hand.split() for seat, hand in played.hands.items()}
    assert played.settlement is not None
    net = dict(zip(seats, played.settlement.result.net, strict=True))
    return {
        "hand:dealt": partial(_drawn, "dealt", {"seats": seats, "hands": hands}),
        **tricks,
        "hand:score": partial(_drawn, "score", {"net": net}),
    }


def _sheet(library: Library, docs: Path) -> Mapping[str, Any]:
    """Return the seats, and for each deal of the sheet what each player scores and their total so far."""
    data: Any = to_data(read_file(docs / SHEET, f"docs/{SHEET}"))
    seats = list(data["deals"][0]["hearts"])
    table = table_of(library.playable(data["rules"], len(seats)))
    others = list(cards_in(counting(table) & ~group_mask("hearts")))
    scored = [
        settle(table, finished(table, captured(table, seats, {deal["queen"]: others}, deal["hearts"]))).net
        for deal in data["deals"]
    ]
    totals = list(accumulate(scored, lambda total, more: tuple(map(add, total, more))))
    return {"seats": seats, "deals": list(zip(scored, totals, strict=True))}
