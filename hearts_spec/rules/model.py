"""What a rule set is: typed, frozen sections, each field with the label and the sentence that pages show.

This module is the vocabulary. The loader, the JSON Schema, the comparison, the pinning run and the reference page
all walk these classes, so a new word is added here, or in the module of its section, and nowhere else.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from hearts_spec.rules.describing import says, section
from hearts_spec.rules.irregular import Irregular
from hearts_spec.rules.rarer_sections import Joker, Twins, Widow
from hearts_spec.rules.rarer_words import LeftOver
from hearts_spec.rules.tournament import Tournament
from hearts_spec.rules.words import (
    AcePlace,
    Bidding,
    BidPaidBy,
    BrokenWhen,
    CutTies,
    CutWins,
    FinalTie,
    FirstCard,
    FirstTrickFollow,
    FollowSuit,
    GameEnds,
    HeartsAndQueen,
    JackChoice,
    JackWonBy,
    KeptIn,
    NextDealer,
    NextLead,
    OddChip,
    OnlyBarred,
    OnlyHearts,
    Opener,
    Opening,
    PassLook,
    PassTo,
    PayCounting,
    Payers,
    PayTimes,
    PayTo,
    PotWonBy,
    QueenThrown,
    SlamBonus,
    SlamPays,
    SuitNamed,
    Then,
    TrickWonBy,
    Trumps,
    Turn,
    Unsold,
    VoidThrows,
    WhenBroken,
    Winner,
)


@dataclass(frozen=True, slots=True)
class Table:
    """The table: how many sit at it and which way things go round."""

    players: tuple[int, ...] = says("Players", "The game is for {} players.", "How many can play.", least=2, most=10)
    turn: Turn = says("Turn", "Deal and play pass {}.", "The way round the table.")
    chips: int = says("Chips to begin with", "Each player begins with {} chips.", "The usual stack.", silent=0)


@dataclass(frozen=True, slots=True)
class Cut:
    """Cutting for the first deal."""

    deals: CutWins = says(
        "Who deals first", "The first deal is won by {}.", "Which cut wins the deal.", silent=CutWins.AGREED
    )
    ace: AcePlace = says("Ace in cutting", "In cutting the ace stands {}.", "", silent=AcePlace.HIGH)
    ties: CutTies = says("Equal cuts", "When cuts are equal, {}.", "Who cuts again.", silent=CutTies.DECIDING)


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards played with."""

    packs: int = says("Packs", "The game is played with {} full pack(s) of 52 cards.", "", least=1, most=2)
    without: tuple[str, ...] = says("Cards left out", "Left out of the pack: {}.", "Cards taken out before the deal.")
    ace: AcePlace = says("Rank of the ace", "The ace ranks {}, and the rest follow down to the bottom card.", "")


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards are dealt."""

    hand: int = says("Cards to each", "Each player is dealt {} cards.", "The size of a hand.", least=1, most=52)
    at_a_time: int = says("Cards at a time", "Cards are dealt {} at a time.", "", silent=1, least=1, most=52)
    first: FirstCard = says("First card to", "The first card goes to {}.", "", silent=FirstCard.ELDEST)
    left_over: LeftOver = says(
        "Cards left over", "When each has a hand, {}.", "What becomes of the rest of the pack.", silent=LeftOver.NONE
    )
    next_dealer: NextDealer = says("Next dealer", "The next deal falls to {}.", "", silent=NextDealer.LEFT)


@dataclass(frozen=True, slots=True)
class Passing:
    """Cards handed on before the play."""

    cards: int = says("Cards passed", "Each player passes {} cards.", "How many are passed; 0 for none.", silent=0)
    to: tuple[PassTo, ...] = says(
        "Passed to", "Deal by deal the cards are passed: {}.", "The round of directions, one for each deal.", silent=()
    )
    look: PassLook = says(
        "Looking at the pass", "A player may look at what he receives {}.", "", silent=PassLook.AFTER_GIVING
    )


@dataclass(frozen=True, slots=True)
class Auction:
    """Selling the choice of the suit to be avoided in place of hearts."""

    bids: Bidding = says("Bidding", "Before the play {}.", "Whether and how bids are made.", silent=Bidding.NONE)
    least_raise: int = says(
        "Least raise",
        "A bid is at least {} chip(s) more than the bid before it; the first, more than nothing.",
        "By how much a bid must go beyond the last.",
        silent=1,
        least=1,
    )
    names: SuitNamed = says("Suit named", "The buyer then names {}.", "What is bought.", silent=SuitNamed.ANY_SUIT)
    pays: BidPaidBy = says("Bid paid by", "{} into the pool.", "Who pays for bidding.", silent=BidPaidBy.HIGHEST)
    unsold: Unsold = says(
        "When all pass", "When nobody bids, {}.", "A choice that is not bought.", silent=Unsold.HEARTS
    )
    jack: JackChoice = says(
        "Choice while a Jack stands",
        "While a Jack stands the choice {}.",
        "Who names the suit in the deals after one that nobody won.",
        silent=JackChoice.SOLD_AGAIN,
    )


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads, and what."""

    opener: Opener = says("Opening lead", "The first trick is led by {}.", "Who leads to the first trick.")
    opening: Opening = says("Card led first", "He may lead {}.", "What may open.", silent=Opening.ANY_CARD)
    next: NextLead = says("Later leads", "Every later trick is led by {}.", "")


@dataclass(frozen=True, slots=True)
class Follow:
    """Following suit and discarding."""

    suit: FollowSuit = says("Following suit", "The others {}.", "")
    void: VoidThrows = says("Void of the suit", "Without the suit led, a player throws {}.", "")


@dataclass(frozen=True, slots=True)
class FirstTrick:
    """Limits on the first trick alone."""

    barred: tuple[str, ...] = says(
        "Barred from the first trick", "Not to be thrown on the first trick: {}.", "Suits or cards.", silent=()
    )
    only_barred: OnlyBarred = says(
        "Nothing but barred cards",
        "A player with nothing else throws {}.",
        "What a hand of only barred cards may do on the first trick.",
        silent=OnlyBarred.ANY,
    )
    follow: FirstTrickFollow = says(
        "Following to the first trick", "On the first trick a player follows with {}.", "", silent=FirstTrickFollow.ANY
    )


@dataclass(frozen=True, slots=True)
class Hearts:
    """When hearts may be led, and what breaks them."""

    led: WhenBroken = says("Leading hearts", "Hearts may be led {}.", "", silent=WhenBroken.AT_WILL)
    broken_by: tuple[str, ...] = says(
        "Hearts broken by", "Hearts are broken by: {}.", "Suits or cards.", silent=("hearts",)
    )
    broken_when: BrokenWhen = says(
        "Broken when", "Such a card breaks them when it is {}.", "", silent=BrokenWhen.THROWN
    )
    only_hearts: OnlyHearts = says(
        "A leader with only hearts",
        "Before that, a leader with only hearts leads {}.",
        "What a hand of only hearts may lead while hearts are unbroken.",
        silent=OnlyHearts.ANY_HEART,
    )
    with_queen: HeartsAndQueen = says(
        "A leader with only hearts and the queen",
        "With only hearts and the queen of spades, a leader may lead {}.",
        "What a hand of only hearts and the queen of spades may lead while hearts are unbroken.",
        silent=HeartsAndQueen.QUEEN,
    )


@dataclass(frozen=True, slots=True)
class Queen:
    """The queen of spades' own limits."""

    led: WhenBroken = says("Leading the queen", "The queen of spades may be led {}.", "", silent=WhenBroken.AT_WILL)
    thrown: QueenThrown = says(
        "Throwing the queen", "She is thrown on another suit {}.", "", silent=QueenThrown.AT_WILL
    )


@dataclass(frozen=True, slots=True)
class Trick:
    """What wins a trick."""

    won_by: TrickWonBy = says("Trick won by", "A trick is won by {}.", "")
    trumps: Trumps = says("Trumps", "Trumps: {}.", "", silent=Trumps.NONE)


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points for what is not a captured card."""

    no_trick: int = says(
        "Taking no trick", "A player who takes no trick scores {}.", "Points; may be below 0.", silent=0, least=-1000
    )
    beside_slam: SlamBonus = says(
        "Bonuses beside a slam", "When one player takes everything, bonuses {}.", "", silent=SlamBonus.KEPT
    )


@dataclass(frozen=True, slots=True)
class Slam:
    """Taking everything."""

    needs: tuple[str, ...] = says("A slam needs", "A slam is made by taking: {}.", "None for no slam.", silent=())
    pays: SlamPays = says("A slam pays", "Who makes it {}.", "", silent=SlamPays.OTHERS_UP)
    amount: int = says("Worth of a slam", "The amount is {} points.", "", silent=0)


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


@dataclass(frozen=True, slots=True)
class Game:
    """How deals make a game."""

    ends: GameEnds = says("The game ends", "The game is over {}.", "", silent=GameEnds.OPEN)
    limit: int = says("Limit", "The limit is {}.", "Points or chips; 0 for none.", silent=0)
    winner: Winner = says("Won by", "In a game for points the winner has {}.", "", silent=Winner.LOWEST)
    tie: FinalTie = says("A tie at the end", "Players who tie for the win {}.", "", silent=FinalTie.SHARED)


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set for one number of players, ready to play."""

    table: Table = section("The table")
    cut: Cut = section("Cutting for deal")
    pack: Pack = section("The pack")
    deal: Deal = section("The deal")
    widow: Widow = section("The widow")
    passing: Passing = section("Passing")
    auction: Auction = section("The auction")
    lead: Lead = section("Leading")
    follow: Follow = section("Following and discarding")
    first_trick: FirstTrick = section("The first trick")
    hearts: Hearts = section("Leading and breaking hearts")
    queen: Queen = section("The queen of spades")
    trick: Trick = section("Winning tricks")
    twins: Twins = section("Twin cards")
    joker: Joker = section("The joker")
    values: Mapping[str, int] = section(
        "Values of captured cards", "Units for a suit or card: a number, or the word pips."
    )
    bonus: Bonus = section("Bonuses")
    slam: Slam = section("Taking everything")
    settlement: Settlement = section("Settling")
    game: Game = section("The game")
    tournament: Tournament = section("Tournament")
    irregular: Irregular = section("Irregular play", unruled=True)
