"""The rules of Hearts from 1887 to today, as data that runs.

Load a rule set by its id to start a game. Deal at random or from a seed, and play card by card. Seats have names, and
cards are written as `QS` or `10H`. If a card may not be played, `why_not` gives the rule that forbids it.

>>> import hearts_spec
>>> game = hearts_spec.load("today/hearts", players=4)
>>> play = game.deal(seed=2)
>>> play.push("2C")
>>> play.legal
Cards('4C 6C')
>>> refusal = play.why_not("QS")
>>> refusal.reason
'you must follow suit if you can: clubs were led, and the hand holds 4C 6C'
>>> refusal.cites
('pagat-2024.follow', 'modern.follow', 'microsoft-1992.play.follow', 'davis-2004.regular.follow')

To play a whole game, loop over its deals. The game does not change until a deal is settled.

>>> import random
>>> chance = random.Random(7)
>>> while not game.over:
...     play = game.deal(seed=game.deals)
...     for seat in play.to_pass:
...         play.pass_cards(seat, chance.sample(play.hands[seat], 3))
...     while not play.over:
...         play.push(chance.choice(play.legal))
...     settlement = game.settle(play)
>>> game.totals
{'A': 12, 'B': 101, 'C': 31, 'D': 64}
>>> game.outcome
Outcome(reason='a score reached the limit', winners=('A',), losers=())

Chips on the table, such as a pool that nobody won, stay there for the next deal. After the last deal they stay for the
next game, which `game.again()` starts. To continue a game that started elsewhere, give `load` the chips on the table.

>>> game = hearts_spec.load("hoyle-1913/sweepstakes", standing={"pool": 13})
>>> game.standing
Standing(pool=13, jack=True, pot=0, divided=False)

`ask` does what the command does, and returns the document that the command prints with `--json`. For example, it
settles a deal that was played elsewhere, from what each player took, or gives every source's ruling on a dispute.

>>> hearts_spec.ask("settle", id="hoyle-1887/hearts", hearts={"A": 2, "B": 2, "C": 3, "D": 6})["net"]
{'A': 4, 'B': 4, 'C': -3, 'D': -6}

`play.yaml()` returns a deal as a record for `hearts-spec replay`. `hearts_spec.from_record` continues from a record.
"""

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than all that is here

if TYPE_CHECKING:
    from typing import Any

    from hearts_spec.api import Cards, Game, Outcome, Play, compare, from_record, load, replay
    from hearts_spec.cards import HeartsError, NotationError
    from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError, Refusal
    from hearts_spec.engine.settle.settlement import Standing
    from hearts_spec.record import RecordError, Settlement, Transcript, UsageError
    from hearts_spec.rules import Library, RulesError
    from hearts_spec.rules.inheritance import NotOfferedError, RefusedError
    from hearts_spec.service.ask import ask

__version__ = "1.0.0"
_ROOM_OF = {
    **dict.fromkeys(("Cards", "Game", "Outcome", "Play", "compare", "from_record", "load", "replay"), "api"),
    **dict.fromkeys(("RecordError", "Settlement", "Transcript", "UsageError"), "record"),
    **dict.fromkeys(("IllegalBidError", "IllegalPlayError", "IrregularStateError", "Refusal"), "engine.errors"),
    "Standing": "engine.settle.settlement",
    **dict.fromkeys(("Library", "RulesError"), "rules"),
    **dict.fromkeys(("NotOfferedError", "RefusedError"), "rules.inheritance"),
    "ask": "service.ask",
    **dict.fromkeys(("HeartsError", "NotationError"), "cards"),
}
__all__ = [
    "Cards",
    "Game",
    "HeartsError",
    "IllegalBidError",
    "IllegalPlayError",
    "IrregularStateError",
    "Library",
    "NotOfferedError",
    "NotationError",
    "Outcome",
    "Play",
    "RecordError",
    "Refusal",
    "RefusedError",
    "RulesError",
    "Settlement",
    "Standing",
    "Transcript",
    "UsageError",
    "ask",
    "compare",
    "from_record",
    "load",
    "replay",
]


def __getattr__(name: str) -> "Any":
    """Return a public name, imported on first use, because the command may need no more than the version."""
    from importlib import import_module

    if name not in _ROOM_OF:
        raise AttributeError(f"module 'hearts_spec' has no attribute '{name}'")
    return getattr(import_module(f"hearts_spec.{_ROOM_OF[name]}"), name)


def __dir__() -> list[str]:
    """Return all names that can be imported."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
