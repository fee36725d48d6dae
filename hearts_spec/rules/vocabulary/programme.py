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


_CONTRACTS = ManyOf(Text("a contract", example="no-tricks"), distinct=True, at_least=1)


@dataclass(frozen=True, slots=True)
class Quota:
    """For how many deals each player chooses one of some contracts, and how often each of these may be chosen in all.

    `times` is 0 for any number.
    """

    contracts: tuple[str, ...] = part(_CONTRACTS)
    deals: int = part(Number(1, MOST_CHOSEN))
    times: int = part(Number(most=MOST_CHOSEN), default=0)

    def is_open_to(self, contract: str, chooser: int, before: Sequence["Chosen"]) -> bool:
        """True if a seat may choose one of these contracts after those that were chosen `before`."""
        used = [each for each in before if each.contract in self.contracts]
        in_all = sum(each.contract == contract for each in used)
        return sum(each.seat == chooser for each in used) < self.deals and not 0 < self.times <= in_all

    def __str__(self) -> str:
        names = listed([each.replace("-", " ") for each in self.contracts], "or")
        often = f" (each at most {_many(self.times, 'time')} in all)" if self.times else ""
        return f"for {_many(self.deals, 'deal')} {names}{often}"


@dataclass(frozen=True, slots=True)
class ContractPart:
    """A part of the programme: some contracts in their order, or so many deals for which a player chooses one.

    `times` is how often each may be chosen, 0 for any number. `deals` is 0 for as many as `times` allows. Instead of
    these, `quotas` divide the contracts into groups, and say for how many deals each player chooses one of a group.
    """

    contracts: tuple[str, ...] = part(_CONTRACTS)
    by: Chooser = part(Choice(Chooser), default=Chooser.NOBODY)
    deals: int = part(Number(most=MOST_CHOSEN), default=0)
    times: int = part(Number(most=MOST_CHOSEN), default=0)
    counted: Counted = part(Choice(Counted), default=Counted.IN_ALL)
    quotas: tuple[Quota, ...] = part(
        ManyOf(RecordType(Quota, "quota", "as {contracts: [no-tricks], deals: 2}"), at_most=9), default=()
    )

    def length(self, players: int) -> int:
        """Return how many deals this part has."""
        if not self.by.chooses:
            return len(self.contracts)
        return self.deals or self.most(players) or players * sum(each.deals for each in self.quotas)

    def most(self, players: int) -> int:
        """Return for how many deals `times` allows a contract to be chosen; 0 for any number."""
        match self.counted:
            case Counted.IN_ALL:
                return self.times * len(self.contracts)
            case Counted.EACH_PLAYER:
                return self.times * len(self.contracts) * players

    def open_to(self, chooser: int, before: Sequence["Chosen"]) -> tuple[str, ...]:
        """Return the contracts that a seat may choose after those that were chosen `before` in this part."""
        if self.quotas:
            quotas = {name: quota for quota in self.quotas for name in quota.contracts}
            return tuple(each for each in self.contracts if quotas[each].is_open_to(each, chooser, before))
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
        if self.quotas:
            return f"{self.by.phrase} chooses: each player {listed([str(each) for each in self.quotas])}"
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


def _wrong_quotas(part: ContractPart, where: str, players: int, dealer_moves: bool) -> tuple[bool, str, str]:
    """Return whether the quotas of a part are wrong, why, and what to do."""
    in_quotas = [each for quota in part.quotas for each in quota.contracts]
    short = [each for each in part.quotas if 0 < each.times * len(each.contracts) < each.deals * players]
    if part.deals or part.times or part.counted is not Counted.IN_ALL:
        return True, f"{where} has `quotas`, which say how many deals it has", "leave `deals` and `times` out"
    if sorted(in_quotas) != sorted(part.contracts):
        return True, f"each contract of {where} must be in one quota", "name each of them once under `quotas`"
    if not dealer_moves:
        return True, f"the dealer may deal again, with no contract left to choose in {where}", "say `next-dealer: left`"
    message = f"the contracts of a quota of {where} cannot be chosen by every player so often"
    return bool(short), message, "say more `times`, or fewer `deals`"


def programme_conflicts(programme: Programme, players: int, dealer_moves: bool) -> Iterator[Conflict]:
    """Yield conflicts: parts without an end, with numbers of deals that cannot be, or with nothing left to choose."""
    for place, each in enumerate(programme, 1):
        most, where = each.most(players), f"part {place} of the programme"
        if not each.by.chooses:
            wrong = each.deals or each.times or each.quotas or each.counted is not Counted.IN_ALL
            message, hint = f"{where} has a fixed order: a deal for each contract", "leave `deals` and `times` out"
        elif each.quotas:
            wrong, message, hint = _wrong_quotas(each, where, players, dealer_moves)
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
