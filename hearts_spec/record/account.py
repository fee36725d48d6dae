"""A settlement told in sentences, each with the keys on which it rests: what is paid and scored, and what is left."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hearts_spec.cards import JOKER, Card, Fund, card_text
from hearts_spec.engine.settle.settle import JOKER_KEPT, JOKER_PASSED, JOKER_TO_POOL
from hearts_spec.engine.settle.settlement import ODD_CHIP, Division, LedgerResult, Posting
from hearts_spec.record.settlement import amounts, equal_amounts, listed
from hearts_spec.rules import ConfiguredRules
from hearts_spec.rules.fields import VALUES, top_of
from hearts_spec.rules.limits import HEARTS
from hearts_spec.rules.names import is_under
from hearts_spec.rules.vocabulary.payment import PayTo
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.rules.vocabulary.tournament import Star
from hearts_spec.schema.english import MINUS, sentence

YOU = "you"
NO_STAKES, POINTS = "no-stakes", "points"  # what a game is played for that is not for chips
_REVOKE = "irregular.revoke"
_POOL = "settlement.pool"


class Follows(NamedTuple):
    """A consequence in one or more sentences, and the keys that decide it; without keys, those of the word do."""

    says: str
    keys: tuple[str, ...] = ()


def follows(text: str, *keys: str) -> tuple[Follows, ...]:
    """Return a consequence, made a sentence, as a `Finding` takes it; nothing for an empty text."""
    return (Follows(sentence(text), keys),) if text else ()


def chips(number: int) -> str:
    """Return a number of chips: `no chips`, `1 chip`, `13 chips`."""
    return f"{number or 'no'} chip{'' if number == 1 else 's'}"


def points(number: int) -> str:
    """Return a number of points with a true minus sign: `no points`, `1 point`."""
    return f"{number or 'no'} point{'' if abs(number) == 1 else 's'}".replace("-", MINUS)


def verb(names: Sequence[str], one: str, many: str) -> str:
    """Return the form of a verb for some names; a single `you` takes the plural form."""
    return one if len(names) == 1 and names[0] != YOU else many


def whose(name: str) -> str:
    """Return the possessive of a player's name: `A's`, `your`."""
    return "your" if name == YOU else f"{name}'s"


@dataclass(frozen=True, slots=True)
class Account:
    """The settlement of a deal, told to a player.

    `names` are those of the seats, of which the one that is told may be `you`. `asked` are keys that the player asks
    about.
    """

    playable: ConfiguredRules
    names: tuple[str, ...]
    result: LedgerResult
    asked: Sequence[str] = ()

    @property
    def outcome_keys(self) -> tuple[str, ...]:
        """The keys that decide who wins, or what becomes of the pool if nobody does."""
        settlement = self.playable.rules.settlement
        if self.played_for:
            by_fewest = any(top_of(key) == "tournament" for key in self.asked)
            return ("settlement.kept-in", *([self.moves_up_by] if by_fewest and self.played_for == NO_STAKES else []))
        if not settlement.pool:
            return ("settlement.draw",) if settlement.draw else ("settlement.pay.to",)
        decided = (key for key in self.result.keys if is_under(key, _POOL) or key == "settlement.jack")
        left = (ODD_CHIP,) if self.result.before.pool and ODD_CHIP in self.asked else ()
        return (*decided, *left)

    @property
    def moves_up_by(self) -> str:
        """The key by which few hearts are worth something where nothing is paid: for stars, or for moving up."""
        return "tournament.stars.fewest" if self.playable.rules.tournament.rises.by_place else "tournament.rises"

    @property
    def played_for(self) -> str:
        """The word for a game that is not for chips; empty if it is for chips."""
        match self.result.kept_in:
            case KeptIn.POINTS:
                return POINTS
            case KeptIn.NOTHING:
                return NO_STAKES
            case KeptIn.CHIPS:
                return ""

    @property
    def odd_seats(self) -> list[int]:
        """The seats that receive an indivisible chip."""
        return sorted(seat for seat in self.result.odd_chip_to if not isinstance(seat, Fund))

    @property
    def called(self) -> str:
        """The name of a pool that nobody won, such as `a Jack`."""
        return f"a {self.playable.rules.settlement.called.phrase}"

    def them(self, seats: Sequence[int]) -> list[str]:
        """Return the names of some players, the asker first."""
        return sorted([self.names[seat] for seat in seats], key=_you_first)

    @property
    def scores(self) -> str:
        """The scores of the deal as a clause, by the choice of those who made a slam if they may choose."""
        net = self._by_player(self.result.net)
        makers, choice = self.them(self.result.slam), self.result.slam_choice
        if not (self.result.slam_law and self.result.slam_law.is_chosen and choice):
            return f"the scores of the deal: {net}"
        does = {
            SlamPays.OTHERS_UP: f"{verb(makers, 'raises', 'raise')} the scores of the others",
            SlamPays.SELF_DOWN: f"{verb(makers, 'lowers', 'lower')} their own score",
        }
        return f"if {listed(makers)} {does[choice]}: {net}".replace("you lower their", "you lower your")

    def _by_player(self, numbers: Sequence[int]) -> str:
        """Return what each player has: `you 2, B 3 and C 8`, or `you 0; B and C 26 each`."""
        groups = equal_amounts(dict(zip(self.names, numbers, strict=True)))
        return "; ".join(groups) if any(group.endswith(" each") for group in groups) else listed(groups)

    @property
    def scored_by(self) -> tuple[str, ...]:
        """The keys of a game for points by which something was scored, or was not."""
        decided = (key for key in self.result.keys if top_of(key) not in ("settlement", VALUES))
        scored = (each for each in self.result.postings if each.key == VALUES)
        makers = set(self.result.slam)  # a slam may free its makers from what their cards cost
        freed = bool(makers) and all(makers.issuperset(_seats(each)) for each in scored)
        return tuple(dict.fromkeys((*self.result.grounds(*([VALUES] if freed else [])), *decided, *self._short_of)))

    @property
    def _short_of(self) -> tuple[str, ...]:
        """The key of the cards left out, if a heart is among them and one player is charged with all that counts."""
        alone = sum(map(bool, self.result.units)) == 1 and not self.result.slam
        return ("pack.without",) if alone and self.playable.rules.pack.left_out() & HEARTS else ()

    def follows(self) -> tuple[Follows, ...]:
        """Return what each player pays or scores, and what happens to the pool."""
        settlement = self.playable.rules.settlement
        match self.result.kept_in:
            case KeptIn.POINTS:
                return follows(self.scores, *self.scored_by)
            case KeptIn.NOTHING:
                return self._taken_for_nothing()
            case KeptIn.CHIPS:
                pass
        if settlement.draw:
            return (*self._paid_and_drawn(), *self.outcome)
        match settlement.pay.to:
            case PayTo.EACH_OTHER:
                return self._paid_and_drawn()
            case PayTo.POOL | PayTo.WINNERS:
                kept = tuple(key for key in (JOKER_KEPT, JOKER_TO_POOL) if key in self.result.keys)
                paid = (*self.result.grounds("settlement.pot", ODD_CHIP, from_players=True), *kept)
                return (
                    *follows(self._payments, *paid),
                    *follows(self._joker, JOKER_PASSED, *self._keys_of(JOKER)),
                    *self.outcome,
                    *follows(self.pot, "settlement.pot.ante", "settlement.pot.won-by"),
                )

    def _taken_for_nothing(self) -> tuple[Follows, ...]:
        """Return what each took in a game without stakes, what that counts for, and the stars that go by it."""
        tournament = self.playable.rules.tournament
        moves, stars = not tournament.rises.by_place, tournament.stars
        marked = ("tournament.stars.head.fewest",) if moves and stars.head.stars else ()
        counts_for = "moving up, and for stars" if marked else "moving up" if moves else "stars"
        took = self._by_player(self.result.units)
        return (
            *follows(
                f"what was taken counts only for {counts_for}: {took}", "settlement.kept-in", self.moves_up_by, *marked
            ),
            *self._stars(stars.fewest, stars.sole_clear),
        )

    def _stars(self, for_fewest: Star, for_sole_clear: Star) -> tuple[Follows, ...]:
        """Return who receives the stars that are given at every table by what was taken there."""
        units = self.result.units
        best = self.them([seat for seat, taken in enumerate(units) if taken == min(units)])
        alone = len(best) == 1 and not min(units)
        given = {
            "tournament.stars.fewest": (for_fewest, "the fewest hearts at the table"),
            **({"tournament.stars.sole-clear": (for_sole_clear, "being the only one with none")} if alone else {}),
        }
        stars = {key: (star.phrase, why) for key, (star, why) in given.items() if star is not Star.NONE}
        each = " each" if best[1:] else ""
        told = listed([f"{star}{each} for {why}" for star, why in stars.values()])
        return follows(f"{listed(best)} {verb(best, 'gets', 'get')} {told}", *stars) if stars else ()

    def _paid_and_drawn(self) -> tuple[Follows, ...]:
        return follows(self.paid_and_drawn, *(self.result.grounds("settlement.odd-chip") or ("settlement.pay",)))

    def _keys_of(self, card: Card) -> tuple[str, ...]:
        """Return the key of the value of one card, if it has its own."""
        key = f"{VALUES}.{card_text(card)}"
        return (key,) if key in self.playable.leaves else ()

    @property
    def paid_and_drawn(self) -> str:
        """Who pays and who draws what, in all, as a clause; where there is no pool to draw from, who collects it."""
        pays, draws = self.result.pays, self.result.draws
        one, many = (
            ("draws", "draw") if self.playable.rules.settlement.pay.to is PayTo.POOL else ("collects", "collect")
        )
        if not any(pays) and not any(draws):
            return f"nobody pays or {one} anything"
        return f"{self._moves(pays, 'pays', 'pay')}; {self._moves(draws, one, many)}"

    def _moves(self, chips_by_seat: Sequence[int], one: str, many: str) -> str:
        """Return who pays or draws what: `A and B pay 2 each, C 3 and D 6`; players who do neither are left out."""
        by_name = dict(zip(self.names, chips_by_seat, strict=True))
        moved = {name: by_name[name] for name in sorted(by_name, key=_you_first) if by_name[name]}
        if not moved:
            return f"nobody {one} anything"
        first = next(iter(moved.values()))
        names = [name for name, number in moved.items() if number == first]
        text = f"{listed(names)} {verb(names, one, many)} {first}{' each' if names[1:] else ''}"
        rest = {name: number for name, number in moved.items() if number != first}
        if not rest:
            return text
        return f"{text}{' and ' if len(set(rest.values())) == 1 else ', '}{amounts(rest)}"

    @property
    def _payments(self) -> str:
        """What each pays, without the separate pot."""
        paid = self.result.paid_but_to(Fund.POT)
        bids = ((each.source, each.amount) for each in self.result.postings if each.key == "auction.pays")
        told = [
            f"of this, {whose(self.names[seat])} bid is {bid}"
            for seat, bid in bids
            if not isinstance(seat, Fund) and paid[seat] > bid
        ]
        return "; ".join([self._moves(paid, "pays", "pay"), *told])

    @property
    def for_joker(self) -> int:
        """The chips that did not go to the pool but to the player who discarded the joker."""
        return self.result.posted(key=JOKER_PASSED)

    @property
    def _joker(self) -> str:
        passed = next((each for each in self.result.postings if each.key == JOKER_PASSED), None)
        if passed is None:
            return ""
        name = self._name(passed.target)
        return f"{name} {verb([name], 'gets', 'get')} {chips(self.for_joker)} of these for the joker"

    @property
    def outcome(self) -> tuple[Follows, ...]:
        """Who takes or divides the pool, or what stays in it."""
        divided = self.result.pool
        if divided is None:
            return self.left
        odd = (ODD_CHIP,) if divided.odd else ()
        return follows(self._divided(divided), *self.outcome_keys, *odd)

    def _divided(self, divided: Division) -> str:
        names = self.them(divided.among)
        before = f"; {_stay(divided.waiting, 'left from before ')} as well" if divided.waiting else ""
        if len(names) == 1:
            return f"{names[0]} {verb(names, 'takes', 'take')} {chips(divided.chips)}{before}"
        return f"{listed(names)} divide {chips(divided.chips)}, {divided.share} each{self._odd(divided)}{before}"

    @property
    def left(self) -> tuple[Follows, ...]:
        """What stays on the table, and whether as a Jack or under another name."""
        if not self.result.after.pool:
            return ()
        barred = [key for key in self.result.keys if is_under(key, f"{_REVOKE}.wins")]
        return follows(self.stays, *(barred or (*self.outcome_keys, *self.called_keys)))

    @property
    def stays(self) -> str:
        """How many chips stay on the table, as a clause."""
        left, jack = self.result.after.pool, self.result.after.jack
        where = "for the next deal" if self.playable.rules.settlement.pool else "on the table"
        return f"{_stay(left)} {where}{f', as {self.called}' if jack else ''}"

    @property
    def called_keys(self) -> tuple[str, ...]:
        """The key of the name of a pool, if nobody won it."""
        return ("settlement.called",) if self.result.after.jack and not self.result.winners else ()

    def _odd(self, divided: Division) -> str:
        if not divided.odd:
            return ""
        if holders := self.them(self.odd_seats):
            have = "have an odd chip each" if holders[1:] else f"{verb(holders, 'has', 'have')} the odd chip"
            return f", and {listed(holders)} {have}, sitting {self.playable.rules.settlement.odd_chip.seat}"
        if Fund.POT in self.result.odd_chip_to:
            where = "goes to the separate pot"
        elif self.result.after.jack:
            where = f"stays, and makes the next pool {self.called}"
        else:
            where = "stays for the next deal"
        return f", and {'the odd chip' if divided.odd == 1 else f'the remainder of {chips(divided.odd)}'} {where}"

    @property
    def pot(self) -> str:
        """What happens to the separate pot, as a clause; empty if there is none."""
        pot, divided, after = self.playable.rules.settlement.pot, self.result.pot, self.result.after.pot
        if not pot.ante:
            return ""
        if divided is None:
            return f"each adds {chips(pot.ante)} to the separate pot, which nobody wins"
        names = self.them(divided.among)
        left = f", and {chips(after)} {'begins' if after == 1 else 'begin'} the next" if after else ""
        takes = "divide" if names[1:] else verb(names, "takes", "take")
        return f"{listed(names)} {takes} the separate pot, {chips(self.result.posted(source=Fund.POT))}{left}"

    def _name(self, account: int | Fund) -> str:
        return account.value if isinstance(account, Fund) else self.names[account]


def _seats(posting: Posting) -> list[int]:
    return [each for each in (posting.source, posting.target) if not isinstance(each, Fund)]


def _you_first(name: str) -> bool:
    return name != YOU


def _stay(number: int, whence: str = "") -> str:
    return f"{chips(number)} {whence}{'stays' if number == 1 else 'stay'}"
