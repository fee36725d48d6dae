"""The lab: the page on which a reader writes a house rule, and the data from which his browser helps him."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hearts_spec.cards import group_mask
from hearts_spec.engine import table_of
from hearts_spec.rules.compare import split_key
from hearts_spec.rules.draft import Draft
from hearts_spec.rules.fields import VALUES, field_of, group_of, top_of
from hearts_spec.rules.library import HOUSE
from hearts_spec.rules.rule_histories import matter_of
from hearts_spec.rules.ruleset import values_in
from hearts_spec.service.session import MOST_PASTED
from hearts_spec.site.links import LAB, LAB_DATA, Here
from hearts_spec.site.pages import Page, data_file, page
from hearts_spec.site.site_model import SiteModel

_OFTEN = 24
_KEPT_IN = "settlement.kept-in"


def lab_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give the page on which a reader writes a rule of his own, or begins with one of the gallery."""
    here = Here(catalogue.links, LAB)
    books = [(catalogue.shelf_name(source), games) for source, games in catalogue.shelves.items() if source != HOUSE]
    yield page(
        "lab.md.jinja", here, "The lab", books=books, gallery=_gallery(catalogue), data=here.to(LAB_DATA),
        first=catalogue.foremost[-1].id if catalogue.foremost else "",
        description="Write the way you play in the browser, and see what it comes to beside the books.",
        hide=("navigation", "toc"), boost=4,
        tags=("house rule", "house rules", "write my own rule", "add a rule", "our own rules", "Tuesday Hearts"),
    )  # fmt: skip


def lab_data(catalogue: SiteModel) -> str:
    """Give what the lab knows before its reader begins, as JSON.

    That is the gallery with its texts, the way to every quarrel and every game, what every game says of every rule and
    leaves to the players, and the rules that are changed most often.
    """
    here = Here(catalogue.links, LAB)
    data = {
        "gallery": {id: _text(catalogue, id) for id in _gallery(catalogue)},
        "games": {game.id: {"title": game.title, "href": here.to_rule_set(game.id)} for game in catalogue.games},
        "quarrels": {id: here.to_dispute(each) for id, each in catalogue.situations.items()},
        "often": _often(catalogue),
        "rules": {row["key"]: row for row in _said(catalogue)},
    }
    return data_file(data)


def _often(catalogue: SiteModel) -> list[str]:
    """Give the rules that most games change, or leave to the players, where they are kept as today's game is.

    They are put together by sections, those first in which most games change something. A game counts once for a rule,
    at however many tables it changes it, and once for a section.
    """
    often: Counter[str] = Counter()
    sections: Counter[str] = Counter()
    for game in catalogue.games:
        if catalogue.today is None or game.leaves[_KEPT_IN].value == catalogue.today.leaves[_KEPT_IN].value:
            changed = {split_key(change.key)[1] for change in catalogue.changes[game.id]}
            changed |= {key for key, _ in _left_to_players(catalogue.library.drafts[game.id])}
            often.update(changed)
            sections.update({top_of(key) for key in changed})
    in_order = {row.key: place for place, row in enumerate(catalogue.compared)}
    found = sorted(often.keys() & in_order.keys(), key=lambda key: (-often[key], in_order[key]))
    return sorted(found[:_OFTEN], key=lambda key: (-sections[top_of(key)], top_of(key)))


def _left_to_players(draft: Draft) -> Iterator[tuple[str, Any]]:
    """Give what the options of a file can have a rule be, with its key."""
    for option in draft.options.values():
        yield from ((option.number, int(number)) for number in option.numbers)
        for choice in option.choices.values():
            yield from ((each.key, each.value) for each in choice.overlay.always.values())


def _said(catalogue: SiteModel) -> Iterator[dict[str, Any]]:
    """Give for each rule what it can be, as it is written and as it is told, and which of these each game says.

    A rule is `called` too by the other words of the matter and of the quarrels that turn on it. A card that a game
    does not name counts there `with_suit`.
    """
    left: dict[str, list[Any]] = {}
    for draft in catalogue.library.drafts.values():
        for key, value in _left_to_players(draft):
            left.setdefault(key, []).append(value)
    for row in catalogue.compared:
        if split_key(row.key)[0]:
            continue
        said: list[tuple[Any, str]] = []
        by: dict[str, int] = {}
        for id, cell in row.cells.items():
            if cell.value is None:
                continue
            if (cell.value, cell.text) not in said:
                said.append((cell.value, cell.text))
            by[id] = said.index((cell.value, cell.text))
        if field := field_of(row.key):
            for each in left.get(row.key, ()):
                if (told := (field.plain(each), field.text(each))) not in said:
                    said.append(told)
        more = {"called": _called(catalogue, row.key), "with_suit": _with_suit(catalogue, row.key)}
        yield {
            "key": row.key,
            "label": row.label,
            "said": said,
            "by": by,
            **{key: each for key, each in more.items() if each},
        }


def _called(catalogue: SiteModel, key: str) -> list[str]:
    """Give the other words for what a rule is about."""
    matter = matter_of(catalogue.library.matters, key)
    quarrels = [each for each in catalogue.situations.values() if key in each.turns_on]
    named = [matter.title, *matter.aliases] if matter else []
    return list(dict.fromkeys([*named, *(alias for each in quarrels for alias in each.aliases)]))


def _with_suit(catalogue: SiteModel, key: str) -> dict[str, str]:
    """Give what a card counts in each game that has a value for its suit and none for the card itself."""
    card = group_of(key)
    if not card or card.islower():
        return {}
    told = {}
    for game in catalogue.games:
        named = values_in(game.leaves)
        suit = next((each for each in named if each.islower() and group_mask(each) & group_mask(card)), None)
        table = table_of(catalogue.library.playable(game.id, game.usual_players))
        if suit and card not in named and table.units(group_mask(card) & table.pack):
            leaf = game.leaves[f"{VALUES}.{suit}"]
            told[game.id] = f"{leaf.field.text(leaf.value)}, like every {suit.removesuffix('s')}"
    return told


def _gallery(catalogue: SiteModel) -> dict[str, str]:
    """Give the titles of the house rules that can be begun from, by their ids."""
    return {game.id: game.title for game in catalogue.games_of(HOUSE) if _text(catalogue, game.id)}


def _text(catalogue: SiteModel, id: str) -> str:
    text = Path(catalogue.library.drafts[id].file).read_text(encoding="utf-8")
    return text if len(text) <= MOST_PASTED else ""
