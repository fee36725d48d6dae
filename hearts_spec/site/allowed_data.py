"""What may be played in today's game, as data for the browser: the limits of the engine, probed card against card.

A card is barred if the hand has another that must be played before it, and no limit of this game depends on more. So
these pairs are the limit, and a page judges a play without the engine (`assets/desk/allowed/judge.js`).
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from hearts_spec.cards import BITS, card_text, cards_in
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.legality import TableLimits
from hearts_spec.rules.book_comparison import split_key
from hearts_spec.rules.fields import top_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.limits import QUEEN, Limit, everything
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.site.templating import typeset

_SECTIONS = {"lead", "follow", "first-trick", "hearts", "queen"}
_MAY = {
    "first": "lead.opening",
    "heart": "hearts.led",
    "queen": "queen.led",
    "follow": "follow.suit",
    "void": "follow.void",
}


def allowed_data(library: Library, game: RuleSet) -> dict[str, Any]:
    """Return what may be played under every choice of the options `by` that decide it.

    `of` has for their answers, joined by blanks, the limits on a `lead`, on who can `follow`, and on a `discard`, as
    places in `limits`, and the rule by which a card `may` be played in several cases, as places in `texts`; `broken`
    says what breaks hearts. A limit `says` why, `when` it holds (`first`, `unbroken` or always), which cards `wait` for
    which others, and what holds for a player who has nothing else: `alone`, and `queen` if they hold her too. One that
    is `within` another gives its reason for a hand of no other cards.
    """
    options = [each for each in game.options.values() if any(_section(key) in _SECTIONS for key in each.keys)]
    limits: list[dict[str, Any]] = []
    texts: dict[str, int] = {}
    of = {}
    for answers in product(*(option.choices for option in options)):
        choices = dict(zip((each.name for each in options), answers, strict=True))
        table = table_of(library.playable(game.id, game.usual_players, choices))
        found = TableLimits(table.rules, table.scoring, table.avoided)
        if not found.must_follow or found.loose or found.joker:
            raise ValueError(f"{game.id} cannot be judged without the engine")
        said: dict[str, Any] = {}
        for way in ("lead", "follow", "discard"):
            some = [_limit(table, each, texts) for each in getattr(found, way) if each.keep is not everything]
            limits += (each for each in some if each not in limits)
            said[way] = [limits.index(each) for each in some]
        said["may"] = {case: _text(table, texts, key) for case, key in _MAY.items()}
        said["broken"] = _text(table, texts, "hearts.broken-by", "hearts.broken-when")
        of[" ".join(answers)] = said
    return {
        "by": [each.name for each in options],
        "limits": limits,
        "of": of,
        "texts": [typeset(each) for each in texts],
    }


def _section(key: str) -> str:
    return top_of(split_key(key)[1])


def _limit(table: CompiledRules, limit: Limit, texts: dict[str, int]) -> dict[str, Any]:
    when = "first" if limit.first_trick or limit.early else "unbroken" if limit.unbroken else ""
    found: dict[str, Any] = {
        "says": _text(table, texts, *(limit.says or limit.keys[:1])),
        "when": when,
        "wait": list(_waiting(table, limit)),
    }
    if limit.within:
        found["within"] = True
    if limit.otherwise:
        for name, hand in (("alone", limit.about & ~QUEEN), ("queen", limit.about | QUEEN)):
            found[name] = _text(table, texts, limit.otherwise(hand))
    return found


def _waiting(table: CompiledRules, limit: Limit) -> Iterator[tuple[str, str]]:
    """Yield cards that wait, with the others for which they wait."""
    waiting: dict[int, int] = {}
    cards = list(cards_in(table.pack))
    for card in cards:
        others = sum(
            BITS[other] for other in cards if other != card and not limit.keep(BITS[card] | BITS[other]) >> card & 1
        )
        if others:
            waiting[others] = waiting.get(others, 0) | BITS[card]
    return ((_named(mask), _named(others)) for others, mask in waiting.items())


def _named(mask: int) -> str:
    return " ".join(map(card_text, cards_in(mask)))


def _text(table: CompiledRules, texts: dict[str, int], *keys: str) -> int:
    """Return the place of the sentences of some rules."""
    return texts.setdefault(" ".join(table.playable.played_sentences(*keys)), len(texts))
