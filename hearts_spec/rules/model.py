"""What a rule set is: typed, frozen sections, each field with the label and the sentence that pages show.

This module is the vocabulary. The loader, the JSON Schema, the comparison, the pinning run and the reference page
all walk these classes, so a new word is added here and nowhere else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.rules.words import (
    AcePlace,
    BrokenWhen,
    CutTies,
    CutWins,
    FinalTie,
    FirstCard,
    FirstTrickFollow,
    FollowSuit,
    GameEnds,
    HeartsAndQueen,
    JackWonBy,
    JokerAlone,
    JokerChips,
    JokerObliges,
    JokerThrown,
    JokerTrumps,
    KeptIn,
    LeftOver,
    NextDealer,
    NextLead,
    OddChip,
    OnlyBarred,
    OnlyHearts,
    Opener,
    Opening,
    PassLook,
    PassTo,
    Payers,
    PayOn,
    PayTimes,
    PayTo,
    QueenThrown,
    SlamBonus,
    SlamPays,
    Then,
    TrickWonBy,
    Trumps,
    Turn,
    TwinsOnTrick,
    UnwonLast,
    UnwonLead,
    VoidThrows,
    WhenBroken,
    WidowLook,
    WidowTakenBy,
    Winner,
)

_NEEDED = object()


def _says(label: str, sentence: str, help: str, silent: object = _NEEDED, least: int = 0, most: int = 999_999) -> Any:
    """Describe a field: its label, the sentence it makes, its help, how a silent book is played, and its limits."""
    meta = {"label": label, "sentence": sentence, "help": help, "least": least, "most": most}
    if silent is not _NEEDED:
        meta["silent"] = silent
    return field(metadata=meta)


def _section(label: str, help: str = "") -> Any:
    """Describe a section: its label and its help."""
    return field(metadata={"label": label, "help": help})


@dataclass(frozen=True, slots=True)
class Table:
    """The table: how many sit at it and which way things go round."""

    players: tuple[int, ...] = _says("Players", "The game is for {} players.", "How many can play.", least=2, most=10)
    turn: Turn = _says("Turn", "Deal and play pass {}.", "The way round the table.")
    chips: int = _says("Chips to begin with", "Each player begins with {} chips.", "The usual stack.", silent=0)


@dataclass(frozen=True, slots=True)
class Cut:
    """Cutting for the first deal."""

    deals: CutWins = _says(
        "Who deals first", "The first deal is won by {}.", "Which cut wins the deal.", silent=CutWins.AGREED
    )
    ace: AcePlace = _says("Ace in cutting", "In cutting the ace stands {}.", "", silent=AcePlace.HIGH)
    ties: CutTies = _says("Equal cuts", "When cuts are equal, {}.", "Who cuts again.", silent=CutTies.DECIDING)


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards played with."""

    packs: int = _says("Packs", "The game is played with {} full pack(s) of 52 cards.", "", least=1, most=2)
    without: tuple[str, ...] = _says("Cards left out", "Left out of the pack: {}.", "Cards taken out before the deal.")
    ace: AcePlace = _says("Rank of the ace", "The ace ranks {}, and the rest follow down to the bottom card.", "")


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards are dealt."""

    hand: int = _says("Cards to each", "Each player is dealt {} cards.", "The size of a hand.", least=1, most=52)
    at_a_time: int = _says("Cards at a time", "Cards are dealt {} at a time.", "", silent=1, least=1, most=52)
    first: FirstCard = _says("First card to", "The first card goes to {}.", "", silent=FirstCard.ELDEST)
    left_over: LeftOver = _says(
        "Cards left over", "When each has a hand, {}.", "What becomes of the rest of the pack.", silent=LeftOver.NONE
    )
    next_dealer: NextDealer = _says("Next dealer", "The next deal falls to {}.", "", silent=NextDealer.LEFT)


@dataclass(frozen=True, slots=True)
class Widow:
    """Cards left over from the deal that go with a trick."""

    taken_by: WidowTakenBy = _says(
        "The widow is taken by",
        "The widow is taken by {}.",
        "With which trick it goes.",
        silent=WidowTakenBy.FIRST_TRICK,
    )
    look: WidowLook = _says(
        "Looking at the widow", "Once taken, it may be seen by {}.", "Who may look at it.", silent=WidowLook.TAKER
    )


@dataclass(frozen=True, slots=True)
class Passing:
    """Cards handed on before the play."""

    cards: int = _says("Cards passed", "Each player passes {} cards.", "How many are passed; 0 for none.", silent=0)
    to: tuple[PassTo, ...] = _says(
        "Passed to", "Deal by deal the cards are passed: {}.", "The round of directions, one for each deal.", silent=()
    )
    look: PassLook = _says(
        "Looking at the pass", "A player may look at what he receives {}.", "", silent=PassLook.AFTER_GIVING
    )


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads, and what."""

    opener: Opener = _says("Opening lead", "The first trick is led by {}.", "Who leads to the first trick.")
    opening: Opening = _says("Card led first", "He may lead {}.", "What may open.", silent=Opening.ANY_CARD)
    next: NextLead = _says("Later leads", "Every later trick is led by {}.", "")


@dataclass(frozen=True, slots=True)
class Follow:
    """Following suit and discarding."""

    suit: FollowSuit = _says("Following suit", "The others {}.", "")
    void: VoidThrows = _says("Void of the suit", "Without the suit led, a player throws {}.", "")


@dataclass(frozen=True, slots=True)
class FirstTrick:
    """Limits on the first trick alone."""

    barred: tuple[str, ...] = _says(
        "Barred from the first trick", "Not to be thrown on the first trick: {}.", "Suits or cards.", silent=()
    )
    only_barred: OnlyBarred = _says(
        "Nothing but barred cards",
        "A player with nothing else throws {}.",
        "What a hand of only barred cards may do on the first trick.",
        silent=OnlyBarred.ANY,
    )
    follow: FirstTrickFollow = _says(
        "Following to the first trick", "On the first trick a player follows with {}.", "", silent=FirstTrickFollow.ANY
    )


@dataclass(frozen=True, slots=True)
class Hearts:
    """When hearts may be led, and what breaks them."""

    led: WhenBroken = _says("Leading hearts", "Hearts may be led {}.", "", silent=WhenBroken.AT_WILL)
    broken_by: tuple[str, ...] = _says(
        "Hearts broken by", "Hearts are broken by: {}.", "Suits or cards.", silent=("hearts",)
    )
    broken_when: BrokenWhen = _says(
        "Broken when", "Such a card breaks them when it is {}.", "", silent=BrokenWhen.THROWN
    )
    only_hearts: OnlyHearts = _says(
        "A leader with only hearts",
        "Before that, a leader with only hearts leads {}.",
        "What a hand of only hearts may lead while hearts are unbroken.",
        silent=OnlyHearts.ANY_HEART,
    )
    with_queen: HeartsAndQueen = _says(
        "A leader with only hearts and the queen",
        "With only hearts and the queen of spades, a leader may lead {}.",
        "What a hand of only hearts and the queen of spades may lead while hearts are unbroken.",
        silent=HeartsAndQueen.QUEEN,
    )


@dataclass(frozen=True, slots=True)
class Queen:
    """The queen of spades' own limits."""

    led: WhenBroken = _says("Leading the queen", "The queen of spades may be led {}.", "", silent=WhenBroken.AT_WILL)
    thrown: QueenThrown = _says(
        "Throwing the queen", "She is thrown on another suit {}.", "", silent=QueenThrown.AT_WILL
    )


@dataclass(frozen=True, slots=True)
class Trick:
    """What wins a trick."""

    won_by: TrickWonBy = _says("Trick won by", "A trick is won by {}.", "")
    trumps: Trumps = _says("Trumps", "Trumps: {}.", "", silent=Trumps.NONE)


@dataclass(frozen=True, slots=True)
class Twins:
    """Identical cards, where there is more than one pack."""

    on_trick: TwinsOnTrick = _says(
        "Twins on one trick", "Identical cards on one trick {}.", "Whether they cancel.", silent=TwinsOnTrick.COUNT
    )
    lead_after: UnwonLead = _says(
        "Lead after a trick held over", "The next lead falls to {}.", "When nobody won.", silent=UnwonLead.SAME_LEADER
    )
    last_trick: UnwonLast = _says(
        "A last trick that nobody can win",
        "The last trick, when nobody can win it, goes to {}.",
        "There is no next trick to hold it for.",
        silent=UnwonLast.LEADER,
    )


@dataclass(frozen=True, slots=True)
class Joker:
    """The joker, a heart that ranks between the ten and the jack."""

    added: int = _says("Jokers", "Jokers in the pack: {}.", "One, or 0 for none.", silent=0, most=1)
    thrown: JokerThrown = _says(
        "Throwing the joker", "The joker may be thrown {}.", "It may always be led.", silent=JokerThrown.AT_WILL
    )
    only_heart: JokerAlone = _says(
        "A joker that is the only heart",
        "When hearts are led, a player whose only heart is the joker {}.",
        "",
        silent=JokerAlone.FOLLOWS,
    )
    obliges: JokerObliges = _says(
        "The joker can oblige to win", "Its player can oblige to win: {}.", "", silent=JokerObliges.NOBODY
    )
    trumps: JokerTrumps = _says(
        "Hearts trumps by the joker", "The joker makes hearts trumps {}.", "", silent=JokerTrumps.NEVER
    )
    chips_to: JokerChips = _says(
        "The joker's chips", "The joker's chips go {}.", "Who receives them.", silent=JokerChips.POOL
    )


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points for what is not a captured card."""

    no_trick: int = _says(
        "Taking no trick", "A player who takes no trick scores {}.", "Points; may be below 0.", silent=0, least=-1000
    )
    beside_slam: SlamBonus = _says(
        "Bonuses beside a slam", "When one player takes everything, bonuses {}.", "", silent=SlamBonus.KEPT
    )


@dataclass(frozen=True, slots=True)
class Slam:
    """Taking everything."""

    needs: tuple[str, ...] = _says("A slam needs", "A slam is made by taking: {}.", "None for no slam.", silent=())
    pays: SlamPays = _says("A slam pays", "Who makes it {}.", "", silent=SlamPays.OTHERS_UP)
    amount: int = _says("Worth of a slam", "The amount is {} points.", "", silent=0)


@dataclass(frozen=True, slots=True)
class Pay:
    """Who pays what after a deal, in a game for chips."""

    who: Payers = _says("Who pays", "After the deal {} pays.", "", silent=Payers.EVERYONE)
    each: int = _says("Chips for each unit", "He pays {} chip(s) for each unit.", "", silent=0)
    on: PayOn = _says("Paid on", "He pays {}.", "", silent=PayOn.TAKEN)
    times: PayTimes = _says("How often", "Each unit is paid {}.", "", silent=PayTimes.ONCE)
    to: PayTo = _says("Paid to", "He pays {}.", "", silent=PayTo.POOL)


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot apart from the pool."""

    ante: int = _says("Chips to the pot each deal", "Each player adds {} chip(s) to the pot each deal.", "", silent=0)


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

    kept_in: KeptIn = _says("Settled in", "The game is settled in {}.", "")
    pay: Pay = _section("Payment")
    draw: int = _says(
        "Chips drawn for each unit not taken",
        "Each player then draws {} chip(s) for each unit he did not take.",
        "",
        silent=0,
    )
    pool: tuple[Clause, ...] = _says("The pool", "{}.", "What becomes of the pool, first case that fits.", silent=())
    odd_chip: OddChip = _says(
        "The odd chip", "A chip that does not divide {}.", "Where the remainder goes.", silent=OddChip.STAYS
    )
    jack: JackWonBy = _says(
        "Winning a Jack", "A pool left standing is won by {}.", "What a Jack needs.", silent=JackWonBy.AS_ANY_POOL
    )
    pot: Pot = _section("Pot")


@dataclass(frozen=True, slots=True)
class Game:
    """How deals make a game."""

    ends: GameEnds = _says("The game ends", "The game is over {}.", "", silent=GameEnds.OPEN)
    limit: int = _says("Limit", "The limit is {}.", "Points or chips; 0 for none.", silent=0)
    winner: Winner = _says("Won by", "The winner has {}.", "", silent=Winner.LOWEST)
    tie: FinalTie = _says("A tie at the end", "Players who tie for the win {}.", "", silent=FinalTie.SHARED)


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set for one number of players, ready to play."""

    table: Table = _section("The table")
    cut: Cut = _section("Cutting for deal")
    pack: Pack = _section("The pack")
    deal: Deal = _section("The deal")
    widow: Widow = _section("The widow")
    passing: Passing = _section("Passing")
    lead: Lead = _section("Leading")
    follow: Follow = _section("Following and discarding")
    first_trick: FirstTrick = _section("The first trick")
    hearts: Hearts = _section("Leading and breaking hearts")
    queen: Queen = _section("The queen of spades")
    trick: Trick = _section("Winning tricks")
    twins: Twins = _section("Twin cards")
    joker: Joker = _section("The joker")
    values: Mapping[str, int] = _section("Values of captured cards", "Units for a suit or card.")
    bonus: Bonus = _section("Bonuses")
    slam: Slam = _section("Taking everything")
    settlement: Settlement = _section("Settling")
    game: Game = _section("The game")
