"""The sections of a rule set on irregular play: what a fault leads to, who may claim it, and what is paid."""

from dataclasses import dataclass

from hearts_spec.rules.describing import says, section
from hearts_spec.rules.irregular_words import (
    Claimant,
    Deadline,
    DealRemedy,
    EarlyPlay,
    ExposedCard,
    ExposedLies,
    FalseLead,
    FineTo,
    LeadRetracted,
    MisdealDealer,
    MixedTricks,
    OthersChange,
    RevokeBid,
    RevokeClaim,
    RevokeCorrected,
    RevokePays,
    RevokerWins,
    RevokeTrick,
    SeveralRevoke,
    ShortHand,
    TricksExamined,
    TricksSeen,
    TwoAtOnce,
    TwoCut,
    UnequalHands,
    WrongCard,
)


@dataclass(frozen=True, slots=True)
class Law:
    """What a fault in dealing leads to: the remedy, who may claim it, and until when."""

    then: DealRemedy
    claim: Claimant = Claimant.NOBODY
    until: Deadline = Deadline.ANY_TIME


_STANDS = Law(DealRemedy.STANDS)


@dataclass(frozen=True, slots=True)
class FaultyDeal:
    """Faults in cutting, shuffling and dealing."""

    misdeal: MisdealDealer = says(
        "After a misdeal", "After a misdeal {} deals.", "Who deals next.", silent=MisdealDealer.SAME
    )
    two_cut: TwoCut = says(
        "Two cards shown in cutting",
        "When a player shows two cards in cutting for the deal, {}.",
        "",
        silent=TwoCut.FIRST_COUNTS,
    )
    confused_cut: Law = says(
        "Cards shown or confused in cutting", "When cards are shown or confused in cutting, {}.", "", silent=_STANDS
    )
    reshuffled: Law = says(
        "Shuffling after the cut", "When the dealer shuffles again after the cut, {}.", "", silent=_STANDS
    )
    bottom_seen: Law = says(
        "Looking at the bottom card", "When the dealer looks at the bottom card, {}.", "", silent=_STANDS
    )
    uncut: Law = says("Dealing without a cut", "When the pack is dealt without a cut, {}.", "", silent=_STANDS)
    wrongly_dealt: Law = says(
        "A card dealt wrongly", "When a card is dealt wrongly and not put right at once, {}.", "", silent=_STANDS
    )
    counted: Law = says(
        "Counting the cards", "When the dealer counts the pack or the cards dealt, {}.", "", silent=_STANDS
    )
    out_of_turn: Law = says("Dealing out of turn", "When a player deals out of turn, {}.", "", silent=_STANDS)
    faced_in_pack: Law = says(
        "A card faced in the pack", "When a card lies face up in the pack, {}.", "", silent=_STANDS
    )
    exposed: Law = says("A card exposed in dealing", "When a card is exposed in dealing, {}.", "", silent=_STANDS)
    marked_card: Law = says(
        "A torn or marked card",
        "When a card is torn, spotted or can otherwise be told from the rest, {}.",
        "",
        silent=_STANDS,
    )
    wrong_pack: Law = says("An incorrect pack", "When the pack is found incorrect, {}.", "", silent=_STANDS)
    wrong_hand: Law = says(
        "A wrong number of cards", "When a hand has the wrong number of cards and the pack is whole, {}.", "",
        silent=_STANDS,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class FaultyHands:
    """Hands of the wrong size, once the first trick is complete."""

    unequal: UnequalHands = says(
        "One hand short, one long", "When one hand is too short and one too long, {}.", "", silent=UnequalHands.PLAY_ON
    )
    forfeit: int = says(
        "Forfeit for unequal hands",
        "Where there are stakes, each of the two pays {} chip(s) into the pool.",
        "Chips; 0 for none.",
        silent=0,
    )
    short: ShortHand = says(
        "A card too few", "A player found with a card too few {}.", "The others being right.", silent=ShortHand.PLAYS_ON
    )
    missed: ShortHand = says(
        "Missing a trick",
        "A player who has missed a trick and played to the next {}.",
        "",
        silent=ShortHand.PLAYS_ON,
    )


@dataclass(frozen=True, slots=True)
class Exposed:
    """Cards shown by mistake."""

    called: ExposedCard = says("An exposed card", "An exposed card {}.", "", silent=ExposedCard.NO_PENALTY)
    dealt: ExposedCard = says(
        "One exposed in dealing",
        "A card exposed in dealing, when the deal stands, {}.",
        "",
        silent=ExposedCard.NO_PENALTY,
    )
    lies: ExposedLies = says(
        "Until it is played", "Until it is played an exposed card {}.", "", silent=ExposedLies.IN_HAND
    )
    two_at_once: TwoAtOnce = says(
        "Two cards at once", "A player who puts down two cards at once {}.", "", silent=TwoAtOnce.TAKES_BACK
    )


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """Leading and playing out of turn."""

    lead: FalseLead = says("A lead out of turn", "For a lead out of turn, {}.", "", silent=FalseLead.NO_PENALTY)
    retract: LeadRetracted = says(
        "Taking a false lead back",
        "A lead out of turn and the cards played to it may be taken back {}.",
        "They are not exposed cards then.",
        silent=LeadRetracted.UNTIL_ALL_PLAYED,
    )
    play: EarlyPlay = says("Playing out of turn", "A card played out of turn {}.", "", silent=EarlyPlay.STANDS)


@dataclass(frozen=True, slots=True)
class Revoke:
    """Failing to follow suit by mistake."""

    corrected: RevokeCorrected = says(
        "Putting a revoke right", "A revoke may be put right {}.", "", silent=RevokeCorrected.UNTIL_QUITTED
    )
    card: WrongCard = says("The wrong card", "The card wrongly played {}.", "", silent=WrongCard.TAKEN_UP)
    others: OthersChange = says(
        "Those who played after", "Those who played after it {}.", "", silent=OthersChange.STAND
    )
    pays: RevokePays = says("A revoke costs", "A player who revoked {}.", "", silent=RevokePays.FINE)
    fine: int = says("Fine for a revoke", "The fine for a revoke is {} chip(s).", "0 until one is agreed.", silent=0)
    fine_to: FineTo = says("Fine paid to", "The fine is paid {}.", "", silent=FineTo.TABLE)
    trick: RevokeTrick = says(
        "The trick of a revoke", "The trick in which he revoked {}.", "", silent=RevokeTrick.WINNER
    )
    dodging: int = says(
        "Revoking to escape all the hearts",
        "A player who revokes to escape taking all the hearts pays {} chip(s) to each opponent, in place of the fine.",
        "0 for nothing.",
        silent=0,
    )
    wins: RevokerWins = says("A revoker wins", "A player who revoked {}.", "", silent=RevokerWins.AS_OTHERS)
    several: SeveralRevoke = says(
        "Two revokes", "When two players revoke in one deal, {}.", "", silent=SeveralRevoke.EACH_ALL
    )
    bid: RevokeBid = says(
        "A revoke after bidding", "In an auction a player who revoked {}.", "", silent=RevokeBid.NOT_ADDED
    )
    claimed: RevokeClaim = says(
        "Claiming a revoke", "A revoke may be claimed {}.", "", silent=RevokeClaim.UNTIL_GATHERED
    )
    mixed: MixedTricks = says(
        "Mixing the tricks",
        "Mixing one's tricks before a claimant has looked through them {}.",
        "",
        silent=MixedTricks.PROVES_NOTHING,
    )


@dataclass(frozen=True, slots=True)
class Quitted:
    """Looking at tricks that were turned."""

    seen: TricksSeen = says(
        "Tricks seen in play",
        "Of the tricks turned a player may look during the deal at {}.",
        "",
        silent=TricksSeen.ANY,
    )
    examined: TricksExamined = says(
        "Tricks looked through after play",
        "When the deal is over, the tricks may be looked through by {}.",
        "",
        silent=TricksExamined.CLAIMANT,
    )


@dataclass(frozen=True, slots=True)
class Irregular:
    """What goes wrong at a table, and what is done about it."""

    deal: FaultyDeal = section("Faults in dealing")
    hands: FaultyHands = section("Hands of the wrong size")
    exposed: Exposed = section("Exposed cards")
    turn: OutOfTurn = section("Out of turn")
    revoke: Revoke = section("Revokes")
    quitted: Quitted = section("Looking at tricks")
