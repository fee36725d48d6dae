"""The programme of contracts: by which rules each deal of a game is played, and who chooses them.

A contract is a choice of the option `contract` of the rule set, so each is read, checked and shown as any choice is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.schema.english import listed, number
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import Choice, Kind, ManyOf, Number, Text
from hearts_spec.schema.record_type import RecordType, part

CONTRACT = "contract"  # the option whose choices are the contracts
PROGRAMME = "game.programme"
# What no contract may change: totals and turns go on from deal to deal, and a player chooses with a hand dealt.
OF_THE_GAME = ("table", "cut", "pack", "joker.added", "deal", "settlement.kept-in", "game", "tournament")
MOST_CHOSEN = 200  # deals of a part


class Chooser(Word):
    """Who chooses the contracts of a part of the programme."""

    chooses: bool  # True if a player chooses; otherwise the order is fixed.

    NOBODY = "nobody", "nobody", {"chooses": False}
    DEALER = "dealer", "the dealer", {"chooses": True}
    ELDEST = "eldest", "the player whose turn follows the dealer's", {"chooses": True}


class Counted(Word):
    """By whom a contract may be chosen only so many times."""

    IN_ALL = "in-all", "in all"
    EACH_PLAYER = "each-player", "by each player"


@dataclass(frozen=True, slots=True)
class ContractPart:
    """A part of the programme: some contracts in their order, or so many deals for which a player chooses one.

    `times` is how often each may be chosen, 0 for any number. `deals` is 0 for as many as `times` allows.
    """

    contracts: tuple[str, ...] = part(ManyOf(Text("a contract", example="no-tricks"), distinct=True, at_least=1))
    by: Chooser = part(Choice(Chooser), default=Chooser.NOBODY)
    deals: int = part(Number(most=MOST_CHOSEN), default=0)
    times: int = part(Number(most=MOST_CHOSEN), default=0)
    counted: Counted = part(Choice(Counted), default=Counted.IN_ALL)

    def length(self, players: int) -> int:
        """Return how many deals this part has."""
        if not self.by.chooses:
            return len(self.contracts)
        return self.deals or self.most(players)

    def most(self, players: int) -> int:
        """Return for how many deals `times` allows a contract to be chosen; 0 for any number."""
        match self.counted:
            case Counted.IN_ALL:
                return self.times * len(self.contracts)
            case Counted.EACH_PLAYER:
                return self.times * len(self.contracts) * players

    def open_to(self, chooser: int, before: Sequence["Chosen"]) -> tuple[str, ...]:
        """Return the contracts that a seat may choose after those that were chosen `before` in this part."""
        match self.counted:
            case Counted.IN_ALL:
                used = [each.contract for each in before]
            case Counted.EACH_PLAYER:
                used = [each.contract for each in before if each.seat == chooser]
        return tuple(each for each in self.contracts if not self.times or used.count(each) < self.times)

    def __str__(self) -> str:
        names = [each.replace("-", " ") for each in self.contracts]
        if not self.by.chooses:
            return f"{listed(names)}, in this order" if names[1:] else names[0]
        deals = f"for {_many(self.deals, 'deal')} " if self.deals else ""
        often = f", each at most {_many(self.times, 'time')} {self.counted.phrase}" if self.times else ""
        return f"{deals}{self.by.phrase} chooses {listed(names, 'or')}{often}"


def _many(count: int, noun: str) -> str:
    return f"{number(count)} {noun}{'s' * (count > 1)}"


class Chosen(NamedTuple):
    """A contract that was chosen: the number of the deal, the name of the contract, and the seat that chose it."""

    deal: int
    contract: str
    seat: int


Programme = tuple[ContractPart, ...]
_PART = RecordType(ContractPart, "part", "as {contracts: [no-tricks]}")


@dataclass(frozen=True)
class ProgrammeKind(ManyOf):
    """The parts of a programme, in their order."""

    one: Kind = _PART
    at_most: int = 9
    listed: str = "a list of parts"
    example: str = "each as `- {contracts: [no-tricks, no-hearts]}`"

    def text(self, value: Sequence[Any]) -> str:
        return "; then ".join(map(str, value)) or "none"


def contracts_in(programme: Programme) -> tuple[str, ...]:
    """Return the contracts that a programme names, each once."""
    return tuple(dict.fromkeys(each for part in programme for each in part.contracts))


def deals_in(programme: Programme, players: int) -> int:
    """Return how many deals a programme has; 0 without one."""
    return sum(each.length(players) for each in programme)


def part_at(programme: Programme, players: int, deal: int) -> tuple[ContractPart, int] | None:
    """Return the part of a programme to which a deal belongs, and the number of deals before that part.

    None without a programme, and after its last deal.
    """
    before = 0
    for each in programme:
        if deal <= before + each.length(players):
            return each, before
        before += each.length(players)
    return None


def programme_conflicts(programme: Programme, players: int, dealer_moves: bool) -> Iterator[Conflict]:
    """Yield conflicts: parts without an end, with numbers of deals that cannot be, or with nothing left to choose."""
    for place, each in enumerate(programme, 1):
        most, where = each.most(players), f"part {place} of the programme"
        if not each.by.chooses:
            wrong = each.deals or each.times or each.counted is not Counted.IN_ALL
            message, hint = f"{where} has a fixed order: a deal for each contract", "leave `deals` and `times` out"
        elif not each.times and each.counted is not Counted.IN_ALL:
            wrong = True
            message, hint = f"{where} has `counted`, but no `times`", "state `times`, or leave `counted` out"
        elif not most:
            wrong = not each.deals
            message, hint = f"{where} does not say how many deals it has", "state `deals`, or `times` for each contract"
        elif each.counted is Counted.EACH_PLAYER and not dealer_moves:
            wrong = True
            message = f"the dealer may deal again, with no contract left to choose in {where}"
            hint = "say `counted: in-all`, or `next-dealer: left`"
        else:
            wrong = each.deals > most
            message = f"{where} has {each.deals} deals, and contracts can be chosen {most} times"
            hint = f"say at most `deals: {most}`"
        if wrong:
            yield Conflict(PROGRAMME, "wrong-programme", message, hint)
