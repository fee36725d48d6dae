"""Irregular play: the consequences of a fault, who may claim them, and what is paid."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.auction import SOLD
from hearts_spec.rules.vocabulary.deal import FaultyDealRules, FaultyHandsRules
from hearts_spec.rules.vocabulary.settlement import FOR_STAKES, IN_CHIPS, KeptIn, SettlementRules
from hearts_spec.schema.field_info import Word, says, section


class ExposedCard(Word):
    """What may be done with an exposed card."""

    NO_PENALTY = "no-penalty", "carries no penalty"
    MAY_BE_CALLED = (
        "may-be-called",
        "may be called by any other player. Its holder must then lead or play it, unless that would be a revoke",
    )
    FIRST_CALL_BINDS = (
        "first-call-binds",
        "may be called by any other player. Its holder must then lead or play it, unless that would be a revoke. Only "
        "the first call counts",
    )


# irregular.exposed.lies: where an exposed card stays


class ExposedLies(Word):
    """Where an exposed card stays until it is played."""

    in_sight: bool  # True if it stays face up.

    IN_SIGHT = "in-sight", "lies face up on the table", {"in_sight": True}
    IN_HAND = "in-hand", "stays in the hand"


_LIES = says("Where an exposed card stays", "Until it is played, an exposed card {}.", default=ExposedLies.IN_HAND)


# irregular.exposed.two-at-once: two cards at once


class TwoAtOnce(Word):
    """What happens when a player plays two cards at once."""

    exposes_one: bool  # True if the other card is an exposed card.

    NAMES_ONE = "names-one", "names the one they meant; the other is an exposed card", {"exposes_one": True}
    TAKES_BACK = "takes-back", "takes both back and plays one"


_TWO_AT_ONCE = says("Two cards at once", "A player who puts down two cards at once {}.", default=TwoAtOnce.TAKES_BACK)


# irregular.exposed.called: an exposed card

_CALLED = says(
    "An exposed card",
    "An exposed card {}.",
    default=ExposedCard.NO_PENALTY,
    cases={
        "calls": "who may call it, and when it must be played",
        "first": "several players call",
        "gets-rid": "its holder plays it uncalled",
    },
)


# irregular.exposed.dealt: calling a card exposed in dealing

_DEALT = says(
    "Calling a card exposed in dealing",
    "A card exposed in dealing, if the deal stands, {}.",
    default=ExposedCard.NO_PENALTY,
)


@dataclass(frozen=True, slots=True)
class ExposedRules:
    """Cards shown by mistake."""

    called: ExposedCard = _CALLED
    dealt: ExposedCard = _DEALT
    lies: ExposedLies = _LIES
    two_at_once: TwoAtOnce = _TWO_AT_ONCE


# irregular.turn.lead: a lead out of turn


class FalseLead(Word):
    """The penalty for a lead out of turn."""

    SUIT_CALLED = (
        "suit-called",
        "the player to the offender's right may call a suit at the offender's next turn to lead",
    )
    NO_PENALTY = "no-penalty", "there is no penalty"


_LEAD = says(
    "A lead out of turn",
    "For a lead out of turn, {}.",
    default=FalseLead.NO_PENALTY,
    cases={
        "suit": "what may be asked at the next lead",
        "by": "who may ask it",
        "void": "the offender has none of the suit called",
    },
)


# irregular.turn.retract: taking back a lead out of turn


class LeadRetracted(Word):
    """Until when a lead out of turn may be taken back, with the cards played to it."""

    UNTIL_ALL_PLAYED = "until-all-played", "until all have played to it. Then it stands without penalty"
    UNTIL_ANY_PLAYED = "until-any-played", "until another player has played to it. Then it stands without penalty"


_RETRACT = says(
    "Taking back a lead out of turn",
    "A lead out of turn and the cards played to it may be taken back {}.",
    "Cards taken back are not exposed cards.",
    default=LeadRetracted.UNTIL_ALL_PLAYED,
    cases={"in-time": "it may still be taken back", "late": "it stands"},
)


# irregular.turn.play: playing out of turn


class EarlyPlay(Word):
    """What happens to a card played out of turn in a trick."""

    TAKEN_BACK = (
        "taken-back",
        "is taken back if the next player still to play asks. That player may then call the offender's highest card of "
        "the suit, or forbid a discard of the suit to avoid",
    )
    SECOND_FOR_LAST = (
        "second-for-last",
        "is taken back if the next player still to play asks (second hand, if fourth hand played early). That player "
        "may then call the offender's highest card of the suit, or forbid a discard of the suit to avoid",
    )
    NO_PENALTY = "no-penalty", "is taken back without penalty if anybody asks before all have played to the trick"
    STANDS = "stands", "stands"


_PLAY = says(
    "Playing out of turn",
    "A card played out of turn {}.",
    default=EarlyPlay.STANDS,
    cases={
        "next": "a player after the offender has not played",
        "last": "the offender is the last to play to the trick",
        "asks": "what may be asked of the offender",
    },
)


@dataclass(frozen=True, slots=True)
class OutOfTurnRules:
    """Leading and playing out of turn."""

    lead: FalseLead = _LEAD
    retract: LeadRetracted = _RETRACT
    play: EarlyPlay = _PLAY


# irregular.quitted.seen: looking at tricks during play


class TricksSeen(Word):
    """Which tricks may be looked at during the deal."""

    LAST_ONLY = "last-only", "the last trick turned down, and no other"
    NONE = "none", "no trick that has been turned down"
    ANY = "any", "any trick that has been turned down"


_SEEN = says(
    "Looking at tricks during play",
    "During the deal a player may look at {}.",
    default=TricksSeen.ANY,
    apart={TricksSeen.NONE: "During the deal nobody may look at a trick that has been turned down."},
    cases={"last": "the last trick turned", "earlier": "a trick before it"},
)


# irregular.quitted.examined: looking through tricks after play


class TricksExamined(Word):
    """Who may look through the tricks when the deal is over."""

    is_allowed: bool  # True if a claimant may look through the tricks.

    CLAIMANT = "claimant", "a player who claims a revoke", {"is_allowed": True}
    NOBODY = "nobody", "nobody"


_EXAMINED = says(
    "Looking through tricks after play",
    "After the deal, {} may look through the tricks.",
    default=TricksExamined.CLAIMANT,
)


# irregular.quitted.costs: looking when not allowed


class LookCosts(Word):
    """The penalty for looking at a trick that may not be seen."""

    NOTHING = "nothing", "costs nothing"
    SUIT_CALLED = (
        "suit-called",
        "lets the player to the offender's right call a suit at the offender's next turn to lead",
    )


_COSTS = says(
    "Looking when not allowed",
    "Looking at a trick when it is not allowed {}.",
    default=LookCosts.NOTHING,
    unsurveyed=True,
)


@dataclass(frozen=True, slots=True)
class QuittedRules:
    """Looking at tricks that were turned."""

    seen: TricksSeen = _SEEN
    examined: TricksExamined = _EXAMINED
    costs: LookCosts = _COSTS


# irregular.revoke.corrected: correcting a revoke


class RevokeCorrected(Word):
    """Until when a revoke may be corrected."""

    UNTIL_QUITTED = "until-quitted", "until the trick is turned face down (quitted)"
    UNTIL_NEXT_PLAY = "until-next-play", "until the next player has played"


_CORRECTED = says("Correcting a revoke", "A revoke may be corrected {}.", default=RevokeCorrected.UNTIL_QUITTED)


# irregular.revoke.card: the wrong card


class WrongCard(Word):
    """What happens to the card wrongly played."""

    is_exposed: bool  # True if it is an exposed card.

    EXPOSED = "exposed", "is then an exposed card", {"is_exposed": True}
    TAKEN_UP = "taken-up", "goes back into the hand"


_CARD = says("The wrong card", "The card played in error {}.", default=WrongCard.TAKEN_UP)


# irregular.revoke.others: players after a revoke


class OthersChange(Word):
    """Whether those who played after a corrected revoke may change their cards."""

    is_allowed: bool  # True if they may change their cards.

    MAY_CHANGE = "may-change", "may take their cards back, not exposed, and play others", {"is_allowed": True}
    STAND = "stand", "must leave their cards as played"


_OTHERS = says("Players after a revoke", "Players who played after a revoke {}.", default=OthersChange.STAND)


# irregular.revoke.pays: a revoke costs


class RevokePays(Word):
    """What a player pays for a revoke that was not corrected."""

    is_all_losses: bool  # True if the revoker pays the losses of all.

    ALL_LOSSES = "all-losses", "pays everyone's losses in the deal; the others pay nothing", {"is_all_losses": True}
    FINE = "fine", "pays a fine agreed beforehand, as well as their own losses"


_PAYS = says(
    "What a revoke costs", "A player who revoked {}.", default=RevokePays.FINE, only=[FOR_STAKES],
    cases={"what": "what is paid for", "amount": "how much that comes to"},
)  # fmt: skip


# irregular.revoke.fine-to: fine paid to


class FineTo(Word):
    """Who receives the fine for a revoke."""

    TABLE = "table", "to the table, where it stays for the next deal"
    OPPONENTS = "opponents", "to each opponent"


_FINE_TO = says("Fine paid to", "The fine is paid {}.", default=FineTo.TABLE, only=[IN_CHIPS])


# irregular.revoke.trick: the trick of a revoke


class RevokeTrick(Word):
    """Who is charged with the trick in which a player revoked."""

    is_revokers: bool  # True if the revoker is charged with the trick.

    WINNER = "winner", "stays with the player who won it"
    REVOKER = "revoker", "is charged to the player who revoked", {"is_revokers": True}


_TRICK = says("The trick of a revoke", "The trick in which the player revoked {}.", default=RevokeTrick.WINNER)


# irregular.revoke.wins: a revoker wins


class RevokerWins(Word):
    """What a player who revoked may win in that deal."""

    is_barred: bool  # True if the revoker may win nothing.

    NOTHING = (
        "nothing",
        "may win nothing in the deal. Their share stays, and a player who ties with them takes only one share",
        {"is_barred": True},
    )
    AS_OTHERS = "as-others", "may win like the others"


_WINS = says(
    "A revoker wins",
    "A player who revoked {}.",
    default=RevokerWins.AS_OTHERS,
    only=[FOR_STAKES],
    cases={
        "alone": "the revoker would have won the pool",
        "shared": "the revoker would have shared the pool",
        "elsewhere": "no pool is won or shared",
    },
)


# irregular.revoke.several: two revokes


class SeveralRevoke(Word):
    """What two players pay who both revoke in one deal."""

    EACH_ALL = "each-all", "each pays the whole, as if nobody else had revoked"
    BETWEEN_THEM = (
        "between-them",
        "they pay the whole between them, and what does not divide falls to the first to revoke",
    )


_SEVERAL = says(
    "Two revokes", "If two players revoke in one deal, {}.", default=SeveralRevoke.EACH_ALL, only=[FOR_STAKES]
)


# irregular.revoke.bid: a revoke after bidding


class RevokeBid(Word):
    """Whether a revoke costs the amount of the winning bid."""

    ADDED = "added", "pays the amount of the highest bid into the pool as well"
    REFUNDED = "refunded", "pays the amount of the highest bid back to the buyer as well"
    NOT_ADDED = "not-added", "pays nothing for the bid"


_BID = says(
    "A revoke after bidding",
    "In a game with an auction, a player who revoked {}.",
    default=RevokeBid.NOT_ADDED,
    only=[SOLD],
)


# irregular.revoke.claimed: claiming a revoke


class RevokeClaim(Word):
    """Until when a revoke may be claimed."""

    ends_when_gathered: bool  # True if it must be claimed before the tricks are gathered.

    UNTIL_GATHERED = (
        "until-gathered",
        "until the tricks are gathered up for the next deal",
        {"ends_when_gathered": True},
    )
    ANY_TIME = "any-time", "until the pack is cut for the next deal"


_CLAIMED = says("Claiming a revoke", "A revoke may be claimed {}.", default=RevokeClaim.UNTIL_GATHERED)


# irregular.revoke.mixed: mixing the tricks


class MixedTricks(Word):
    """What it means if a player mixes their tricks before they are examined."""

    is_proof: bool  # True if it proves a revoke.

    PROVES_IT = "proves-it", "proves the revoke", {"is_proof": True}
    PROVES_NOTHING = "proves-nothing", "proves nothing"


_MIXED = says(
    "Mixing the tricks",
    "Mixing the tricks before a claimant has looked through them {}.",
    default=MixedTricks.PROVES_NOTHING,
)


# irregular.revoke.call-refused: a call not obeyed


class CallRefused(Word):
    """What it means if a player does not answer a lawful call, though they can."""

    is_revoke: bool  # True if it is a revoke.

    NOT_ALLOWED = "not-allowed", "must be obeyed, if possible"
    REVOKE = "revoke", "must be obeyed, if possible; playing another card is a revoke", {"is_revoke": True}


_CALL_REFUSED = says(
    "A call not obeyed",
    "A lawful call {}.",
    "A call for an exposed card, or for a card or suit from a player who led or played out of turn.",
    default=CallRefused.NOT_ALLOWED,
    unsurveyed=True,
)


# irregular.revoke.fine: fine for a revoke

_FINE = says(
    "Fine for a revoke",
    "The fine for a revoke is {}.",
    "In chips or points; 0 until one is agreed.",
    default=0,
    none="No fine for a revoke is fixed.",
    only=[FOR_STAKES],
)


# irregular.revoke.dodging: revoking to avoid taking all the hearts

_DODGING = says(
    "Revoking to avoid taking all the hearts",
    "A player who revokes to avoid taking all the hearts pays {} chip(s) to each opponent, instead of the fine.",
    "0 for nothing.",
    default=0,
    none="A player who revokes to avoid taking all the hearts pays the opponents nothing for that.",
    only=[IN_CHIPS],
    cases={"amount": "how much is paid", "besides": "whether the deal is settled as well"},
)


@dataclass(frozen=True, slots=True)
class RevokeRules:
    """Failing to follow suit by mistake."""

    corrected: RevokeCorrected = _CORRECTED
    card: WrongCard = _CARD
    others: OthersChange = _OTHERS
    pays: RevokePays = _PAYS
    fine: int = _FINE
    fine_to: FineTo = _FINE_TO
    trick: RevokeTrick = _TRICK
    dodging: int = _DODGING
    wins: RevokerWins = _WINS
    several: SeveralRevoke = _SEVERAL
    bid: RevokeBid = _BID
    claimed: RevokeClaim = _CLAIMED
    mixed: MixedTricks = _MIXED
    call_refused: CallRefused = _CALL_REFUSED


@dataclass(frozen=True, slots=True)
class IrregularRules:
    """Irregularities at the table, and their remedies."""

    deal: FaultyDealRules = section("Faults in dealing")
    hands: FaultyHandsRules = section("Hands of the wrong size")
    exposed: ExposedRules = section("Exposed cards")
    turn: OutOfTurnRules = section("Out of turn")
    revoke: RevokeRules = section("Revokes")
    quitted: QuittedRules = section("Looking at tricks")

    def conflicts(self, settlement: SettlementRules) -> Iterator[Conflict]:
        """Yield conflicts: forfeits or fines paid into a pool that does not exist."""
        if settlement.kept_in is not KeptIn.CHIPS or settlement.pool:
            return
        or_else = ("settlement.pool", "settlement.pay.to", "settlement.kept-in")
        if self.hands.forfeit:
            message = "the forfeit goes into the pool, and this game has none"
            yield Conflict("irregular.hands.forfeit", "no-pool", message, "say 0", or_else)
        fined = self.revoke.pays is RevokePays.FINE and self.revoke.fine > 0
        if fined and self.revoke.fine_to is FineTo.TABLE:
            message = "the fine for a revoke goes into the pool, and this game has none"
            more = ("irregular.revoke.fine-to", "irregular.revoke.pays", *or_else)
            yield Conflict(
                "irregular.revoke.fine", "no-pool", message, "state irregular.revoke.fine-to: opponents", more
            )
