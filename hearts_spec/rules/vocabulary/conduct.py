"""Conduct at the table: rules on which no play depends. They are shown and compared, but never played."""

from dataclasses import dataclass

from hearts_spec.rules.vocabulary.settlement import IN_POINTS, LEFT_STANDING
from hearts_spec.schema.field_info import Word, says


class Leave(Word):
    """Whether something is allowed."""

    is_given: bool  # True if it is allowed.

    ALLOWED = "allowed", "may", {"is_given": True}
    BARRED = "barred", "may not"


class EarlyEnd(Word):
    """Whether the play may end before the last card."""

    is_given: bool  # True if one player alone may end it.

    ALLOWED = "allowed", "may", {"is_given": True}
    AGREED = "agreed", "may, if everybody agrees,"
    BARRED = "barred", "may not"


# conduct.shuffled: who shuffles


class Shuffler(Word):
    """Who shuffles."""

    DEALER = "dealer", "the dealer"
    DEALER_LAST = "dealer-last", "anybody who likes, and the dealer last"


_SHUFFLED = says(
    "Who shuffles",
    "The pack is shuffled by {}.",
    default=Shuffler.DEALER,
    cases={"last": "who shuffles last", "others": "who may shuffle before"},
)


# conduct.idle-pack: who shuffles the other pack


class IdleShuffler(Word):
    """Who shuffles the idle pack, where two packs are used in turn."""

    ELDEST = "eldest", "the player to the dealer's left"
    NEXT_TO_ELDEST = "next-to-eldest", "the player two places to the dealer's left"


_IDLE_PACK = says(
    "Who shuffles the other pack",
    "If two packs are used in turn, {} shuffles the one not in use.",
    default=IdleShuffler.ELDEST,
)


# conduct.cut-by: who cuts the pack


class Cutter(Word):
    """Who cuts the pack for the dealer."""

    RIGHT = "right", "the player to the dealer's right"
    LEFT = "left", "the player to the dealer's left"


_CUT_BY = says("Who cuts the pack", "Before the deal, the pack is cut by {}.", default=Cutter.RIGHT)


# conduct.seats: choosing seats


class SeatChoice(Word):
    """Who chooses their seat, and when."""

    LOWEST_FIRST = "lowest-first", "first by the player who cut lowest"
    IN_ORDER = "in-order", "in the order of the cuts, lowest first"
    BY_LOT = "by-lot", "by lot"
    FREE = "free", "as the players like"


_SEATS = says("Choosing seats", "Seats are taken {}.", default=SeatChoice.FREE)


# conduct.crowd: too many players


class Crowd(Word):
    """Who plays when more people come than a table seats."""

    FIRST_COME = "first-come", "those who came first play. Of those who came together, those who cut lowest do"
    LOWEST_CUT = "lowest-cut", "those who cut lowest play"
    MORE_TABLES = "more-tables", "everybody plays, at as many tables as are needed"


_CROWD = says("Too many players", "If more people want to play than one table seats, {}.", default=Crowd.FIRST_COME)


# conduct.stakes: stakes


class Stakes(Word):
    """What is played for, if anything."""

    NOTHING = "nothing", "for nothing of value"
    AS_AGREED = "as-agreed", "for money or for nothing, as they agree"
    COUNTERS = "counters", "for chips, and agree on what they are worth"


_STAKES = says("Stakes", "The players play {}.", default=Stakes.AS_AGREED)


# conduct.taken-up: taking up your cards


class TakenUp(Word):
    """When dealt cards may be taken up."""

    WHEN_DEALT = "when-dealt", "when the deal is finished"
    AT_ONCE = "at-once", "as they are dealt"


_TAKEN_UP = says("Taking up your cards", "Cards are taken up {}.", default=TakenUp.WHEN_DEALT)


# conduct.laid: taking a card back


class CardLaid(Word):
    """Whether a card that was played legally to a trick may be taken back."""

    STANDS = "stands", "cannot be taken back"
    UNTIL_COVERED = "until-covered", "may be taken back until the next player has played"


_LAID = says("Taking a card back", "A card legally played to a trick {}.", default=CardLaid.STANDS)


# conduct.early-lead: a lead before the trick is gathered


class EarlyLead(Word):
    """What happens to a lead that is made before the last trick is gathered."""

    STANDS = "stands", "stands"
    OUGHT_TO_WAIT = "ought-to-wait", "stands, though its player should have waited"
    TAKEN_BACK = "taken-back", "is taken back until then"


_EARLY_LEAD = says(
    "A lead before the trick is gathered",
    "A lead made before the trick just played is gathered {}.",
    default=EarlyLead.STANDS,
    cases={"wait": "that its player should have waited", "then": "what happens to it"},
)


# conduct.loading: two against a third


class Loading(Word):
    """Whether two players may play together against a third."""

    ALLOWED = "allowed", "may"
    SILENTLY = "silently", "may, without speaking,"
    BARRED = "barred", "may not"


_LOADING = says(
    "Two against a third", "Two players {} play together to make a third take hearts.", default=Loading.ALLOWED
)


# conduct.leaving: leaving the game


class Leaving(Word):
    """When a player may leave."""

    AFTER_A_DEAL = "after-a-deal", "after any deal that is settled"
    AT_THE_END = "at-the-end", "when the game is over, and not before"


_LEAVING = says("Leaving the game", "You may leave {}.", default=Leaving.AFTER_A_DEAL)


# conduct.leavers-share: a leaver's chips in a Jack


class LeaversShare(Word):
    """What happens to the chips that a leaving player has paid into a Jack."""

    STAYS = "stays", "stays in the pool"
    RETURNED = "returned", "is given back"


_LEAVERS_SHARE = says(
    "A leaver's chips in a Jack",
    "If a player leaves while there is a Jack (a carried-over pool), their share of it {}.",
    default=LeaversShare.STAYS,
    only=[LEFT_STANDING],
)


# conduct.leaver: leaving in mid-deal


class Leaver(Word):
    """What happens when a player leaves in the middle of a deal."""

    DEAL_VOID = "deal-void", "the deal does not count"
    TAKEN_OVER = "taken-over", "somebody takes over their cards and score; if nobody can, the deal does not count"
    REPLACED = "replaced", "the computer takes their place"
    DEALER_ENDS = "dealer-ends", "the game is over if that player is the dealer"


_LEAVER = says(
    "Leaving in mid-deal",
    "If a player leaves in the middle of a deal, {}.",
    default=Leaver.TAKEN_OVER,
    unsurveyed=True,
)


# conduct.redeal: asking for a redeal


class Redeal(Word):
    """Who may ask for a new deal because of the cards they were dealt."""

    NOBODY = "nobody", "nobody"
    NO_PENALTY_CARD = "no-penalty-card", "a player who was dealt no penalty card"


_REDEAL = says(
    "Asking for a redeal",
    "{} may ask for a new deal.",
    default=Redeal.NOBODY,
    apart={Redeal.NOBODY: "You may not ask for a new deal because of the cards you were dealt."},
    unsurveyed=True,
)


# conduct.false-claim: a false accusation


class FalseClaim(Word):
    """What it costs to accuse a player of a revoke that there was not."""

    NOTHING = "nothing", "costs nothing"
    AS_A_REVOKE = "as-a-revoke", "costs the accuser what a revoke costs"


_FALSE_CLAIM = says(
    "A false accusation",
    "A false claim of a revoke {}.",
    default=FalseClaim.NOTHING,
    unsurveyed=True,
)


# conduct.onlookers: onlookers


class Onlookers(Word):
    """What people who watch the game may do."""

    QUIET = "quiet", "must keep silent, and watch one hand only"
    FREE = "free", "may speak, and watch every hand"


_ONLOOKERS = says("Onlookers", "Onlookers {}.", default=Onlookers.QUIET, unsurveyed=True)


# conduct.delay: holding up the game


class Delay(Word):
    """Whether a player may hold up the game."""

    ANY_TIME = "any-time", "may take as much time as you like"
    NO_DISCUSSION = "no-discussion", "may not hold up the game to discuss the last deal"


_DELAY = says("Holding up the game", "You {}.", default=Delay.ANY_TIME, unsurveyed=True)


# conduct.wrong-score: a wrong score


class WrongScore(Word):
    """Until when a wrong score can be corrected."""

    UNTIL_THE_END = "until-the-end", "until the game is over"
    UNTIL_NEXT_DEAL = "until-next-deal", "until the next deal is begun"
    NEVER = "never", "never"


_WRONG_SCORE = says(
    "A wrong score",
    "A wrong score may be corrected {}.",
    default=WrongScore.UNTIL_THE_END,
    apart={WrongScore.NEVER: "A wrong score can never be corrected."},
    only=[IN_POINTS],
)


# conduct.least-cut: smallest cut

_LEAST_CUT = says("Smallest cut", "A cut must take at least {} card(s).", default=1, least=1, most=52)


# conduct.asking: asking who played what

_ASKING = says(
    "Asking who played what",
    "You {} ask who played which card to the trick on the table.",
    default=Leave.ALLOWED,
)


# conduct.claiming: claiming the rest

_CLAIMING = says(
    "Claiming the rest",
    "You {} end the play by claiming the rest of the tricks, or by claiming to take none.",
    default=EarlyEnd.AGREED,
)


# conduct.conceding: giving up the rest

_CONCEDING = says(
    "Giving up the rest",
    "You {} give up the rest of the tricks without playing them out.",
    default=EarlyEnd.AGREED,
)


# conduct.talk: talking about the cards

_TALK = says(
    "Talking about the cards",
    "You {} say what you hold, or tell another player what to play.",
    default=Leave.BARRED,
)


@dataclass(frozen=True, slots=True)
class ConductRules:
    """Conduct at the table. These rules are shown and compared, but the engine does not play them."""

    shuffled: Shuffler = _SHUFFLED
    idle_pack: IdleShuffler = _IDLE_PACK
    cut_by: Cutter = _CUT_BY
    least_cut: int = _LEAST_CUT
    crowd: Crowd = _CROWD
    seats: SeatChoice = _SEATS
    stakes: Stakes = _STAKES
    taken_up: TakenUp = _TAKEN_UP
    laid: CardLaid = _LAID
    early_lead: EarlyLead = _EARLY_LEAD
    asking: Leave = _ASKING
    claiming: EarlyEnd = _CLAIMING
    conceding: EarlyEnd = _CONCEDING
    talk: Leave = _TALK
    loading: Loading = _LOADING
    leaving: Leaving = _LEAVING
    leavers_share: LeaversShare = _LEAVERS_SHARE
    wrong_score: WrongScore = _WRONG_SCORE
    redeal: Redeal = _REDEAL
    false_claim: FalseClaim = _FALSE_CLAIM
    onlookers: Onlookers = _ONLOOKERS
    delay: Delay = _DELAY
    leaver: Leaver = _LEAVER
