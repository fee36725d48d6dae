"""How a deal is settled."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says, section
from hearts_spec.rules.shape.word import Word


class KeptIn(Word):
    """What a deal is settled in."""

    CHIPS = "chips", "chips, paid deal by deal"
    POINTS = "points", "points, added to a running score"
    NOTHING = "nothing", "nothing, for there are no stakes"


class Payers(Word):
    """Who pays after a deal."""

    EVERYONE = "everyone", "every player"
    LOSERS = "losers", "every player who does not win"
    MOST = "most", "the player who took the most"


class PayCounting(Word):
    """What is paid for."""

    TAKEN = "taken", "for all that he took"
    EXCESS = "excess", "only for his excess over those who are paid"


class PayTimes(Word):
    """How often each unit is paid."""

    ONCE = "once", "once"
    EACH_OPPONENT = "each-opponent", "once for every opponent"


class PayTo(Word):
    """Who receives the payment."""

    POOL = "pool", "into the pool"
    WINNERS = "winners", "to the player who wins, or to those who win together"
    EACH_OTHER = "each-other", "to each of the others"


class Then(Word):
    """What becomes of the pool."""

    CLEAR_TAKE = "clear-take", "goes to the players who are clear"
    FEWEST_TAKE = "fewest-take", "goes to the players with the fewest"
    CLEAR_PAID = "clear-paid", "stays, and the players who are clear divide only what is now paid"
    STAYS = "stays", "stays for the next deal"


class OddChip(Word):
    """Where a chip goes that does not divide."""

    STAYS = "stays", "stays for the next deal"
    NEAREST_LEFT = "nearest-left", "goes to the winner nearest the dealer's left"
    TO_POT = "to-pot", "goes to the separate pot, and with it if it is won"
    TO_NEXT_POT = "to-next-pot", "goes to the separate pot, or begins a fresh one if it is won"


class JackWonBy(Word):
    """What it takes to win a standing Jack."""

    AS_ANY_POOL = "as-any-pool", "whatever wins any pool"
    SOLE_CLEAR = "sole-clear", "being the only player clear"


class PotWonBy(Word):
    """What it takes to win the pot apart from the pool."""

    NO_TRICK = "no-trick", "taking no trick at all"
    CLEAR = "clear", "being clear of all that counts"


@dataclass(frozen=True, slots=True)
class Pay:
    """Who pays what after a deal, in a game for chips."""

    who: Payers = says("Who pays", "After the deal {} pays.", "", silent=Payers.EVERYONE)
    each: int = says("Chips for each unit", "He pays {} chip(s) for each unit.", "", silent=0)
    counting: PayCounting = says("Paid on", "He pays {}.", "", silent=PayCounting.TAKEN)
    times: PayTimes = says("How often", "Each unit is paid {}.", "", silent=PayTimes.ONCE)
    to: PayTo = says("Paid to", "He pays {}.", "", silent=PayTo.POOL)


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot apart from the pool."""

    ante: int = says("Chips to the pot each deal", "Each player adds {} chip(s) to the pot each deal.", "", silent=0)
    won_by: PotWonBy = says(
        "The pot won by",
        "The pot is won by {}; players who win it together divide it, and what does not divide begins a fresh one.",
        "",
        silent=PotWonBy.NO_TRICK,
    )


@dataclass(frozen=True, slots=True)
class Clause:
    """One case of what becomes of the pool: its conditions, all of which must hold, and the outcome.

    `clear`, `fewest` and `loaded` count players: those who took nothing, those who share the fewest, and those who
    took something. Each is a number, or a number with a plus sign for that many or more.
    """

    then: Then
    clear: str = ""
    fewest: str = ""
    loaded: str = ""


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a deal is settled."""

    kept_in: KeptIn = says("Settled in", "The game is settled in {}.", "")
    pay: Pay = section("Payment")
    draw: int = says(
        "Chips drawn for each unit not taken",
        "Each player then draws {} chip(s) for each unit he did not take.",
        "",
        silent=0,
    )
    pool: tuple[Clause, ...] = says("The pool", "{}.", "What becomes of the pool, first case that fits.", silent=())
    odd_chip: OddChip = says(
        "The odd chip", "A chip that does not divide {}.", "Where the remainder goes.", silent=OddChip.STAYS
    )
    jack: JackWonBy = says(
        "Winning a Jack", "A pool left standing is won by {}.", "What a Jack needs.", silent=JackWonBy.AS_ANY_POOL
    )
    pot: Pot = section("Pot")
