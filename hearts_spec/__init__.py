"""The rules of Hearts from 1887 to today, as data that runs.

>>> import hearts_spec
>>> game = hearts_spec.load("modern/standard", players=4)
>>> play = game.deal(seed=1)
>>> play.push("2C")
>>> play.legal
Cards('QC KC')
>>> print(play.why_not("QS").reason)
suit must be followed: clubs were led, and the hand holds QC KC
>>> play.result() is None
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hearts_spec.cards import NotationError
    from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError, Refusal
    from hearts_spec.face import Cards, Game, Outcome, Play, compare, from_record, load, replay
    from hearts_spec.record import RecordError, Settlement, Transcript
    from hearts_spec.rules import Library, RulesError
    from hearts_spec.rules.library import RefusedError

__version__ = "1.0.0"
_ROOM_OF = {
    **dict.fromkeys(("Cards", "Game", "Outcome", "Play", "compare", "from_record", "load", "replay"), "face"),
    **dict.fromkeys(("RecordError", "Settlement", "Transcript"), "record"),
    **dict.fromkeys(("IllegalBidError", "IllegalPlayError", "IrregularStateError", "Refusal"), "engine"),
    **dict.fromkeys(("Library", "RulesError"), "rules"),
    "RefusedError": "rules.library",
    "NotationError": "cards",
}
__all__ = [
    "Cards",
    "Game",
    "IllegalBidError",
    "IllegalPlayError",
    "IrregularStateError",
    "Library",
    "NotationError",
    "Outcome",
    "Play",
    "RecordError",
    "Refusal",
    "RefusedError",
    "RulesError",
    "Settlement",
    "Transcript",
    "compare",
    "from_record",
    "load",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for, and no more: the command asks for its version alone."""
    if name not in _ROOM_OF:
        raise AttributeError(f"module 'hearts_spec' has no attribute '{name}'")
    return getattr(import_module(f"hearts_spec.{_ROOM_OF[name]}"), name)


def __dir__() -> list[str]:
    """Give all that can be asked for."""
    return sorted({*globals(), *__all__})
