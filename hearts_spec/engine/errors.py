"""What the engine refuses: illegal plays and bids, which say why, and states that no legal play leads to."""

from dataclasses import dataclass
from functools import lru_cache

from hearts_spec.cards import HeartsError
from hearts_spec.rules.facts import IrregularStateError as IrregularStateError
from hearts_spec.rules.facts import MissingFactError as MissingFactError
from hearts_spec.rules.limits import Reason
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.schema.english import clause


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a card may not be played or passed, or a bid not be made.

    `reason` is the reason in words. `keys` are the keys of the rules that forbid it, and `cites` the ids of the
    statements behind those rules.
    """

    reason: str
    keys: tuple[str, ...]
    cites: tuple[str, ...]


def refuse(playable: ConfiguredRules, reason: str, *keys: str) -> Refusal:
    """Return a refusal based on these rules, with the provisions that they cite."""
    return Refusal(reason, keys, playable.cites(*keys))


def refuse_for(playable: ConfiguredRules, reason: Reason, avoided: str = "hearts") -> Refusal:
    """Return the refusal for a reason: the sentences of its rules, about the suit avoided, and the facts."""
    said = _sentences(playable, reason.says)
    if avoided != "hearts":
        said = said.replace("hearts", avoided).replace("heart", avoided[:-1])
    return refuse(playable, ": ".join(part for part in (said, reason.facts) if part), *reason.keys)


@lru_cache(maxsize=4096)
def _sentences(playable: ConfiguredRules, keys: tuple[str, ...]) -> str:
    return "; ".join(map(clause, playable.played_sentences(*keys)))


class IllegalPlayError(HeartsError):
    """A play that the rules forbid. `play` is its number in the deal, from 1."""

    def __init__(self, play: int, seat: str, card: str, refusal: Refusal) -> None:
        self.play = play
        self.seat = seat
        self.card = card
        self.refusal = refusal
        super().__init__(f"play {play}: {seat} may not play {card}: {refusal.reason}", place=f"play {play}")


class IllegalBidError(HeartsError):
    """A bid, a pass or a named suit that the rules forbid. `bid` is its text, such as `27`, `pass` or `clubs`."""

    def __init__(self, seat: str, bid: str, refusal: Refusal) -> None:
        self.seat = seat
        self.bid = bid
        self.refusal = refusal
        what = f"{seat} may not say {bid}" if seat else f"{bid} may not be said"
        super().__init__(f"{what}: {refusal.reason}", place=seat)
