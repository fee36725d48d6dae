"""OpenSpiel's game of hearts, its cards, and our rule sets with the same meaning as its parameters."""

import sys
from collections.abc import Mapping
from itertools import product
from types import ModuleType
from typing import Any

from hearts_spec.cards import Card, parse_card
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.record.other_formats import openspiel_rules
from hearts_spec.rules import Library

PARAMETERS = (
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
)
DEFAULTS = {name: name in ("no_pts_on_first_trick", "must_break_hearts", "qs_breaks_hearts") for name in PARAMETERS}
CARDS: tuple[Card, ...] = tuple(parse_card(rank + suit) for rank in "23456789TJQKA" for suit in "CDHS")
ACTIONS = {card: action for action, card in enumerate(CARDS)}
PLAYERS = 4


def spiel() -> ModuleType:
    """Return OpenSpiel's Python module. If it is not installed, print how to install it and exit."""
    try:
        import pyspiel
    except ImportError:
        sys.exit("OpenSpiel is needed to measure against: pip install 'open_spiel>=2,<3', or run `make bench`")
    module: ModuleType = pyspiel
    return module


def every_choice() -> list[dict[str, bool]]:
    """Return every combination of the parameters, without the pass."""
    return [dict(zip(PARAMETERS, chosen, strict=True)) for chosen in product((False, True), repeat=len(PARAMETERS))]


def their_game(parameters: Mapping[str, bool]) -> Any:
    """Return OpenSpiel's game without the pass."""
    return spiel().load_game("hearts", {"pass_cards": False, **parameters})


def our_table(library: Library, parameters: Mapping[str, bool]) -> CompiledRules:
    """Return the compiled rules with the same meaning: the modern game and the differences from it."""
    found, id = library.find_data(openspiel_rules(parameters))
    return CompiledRules(found.playable(id, PLAYERS))
