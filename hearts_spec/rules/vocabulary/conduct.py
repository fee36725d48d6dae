"""Conduct at the table: rules on which no play depends. They are shown and compared, but never played."""

from dataclasses import dataclass

from hearts_spec.rules.vocabulary.settlement import IN_POINTS, LEFT_STANDING
from hearts_spec.schema.field_info import Word, says


class Leave(Word):
    """Whether something is allowed."""

    is_given: bool  # True if it is allowed.

    ALLOWED = "allowed", "may", {"is_given": True}
    BARRED = "barred", "may not"


class Shuffler(Word):
    """Who shuffles."""

    DEALER = "dealer", "the dealer"
    DEALER_LAST = "dealer-last", "anybody who likes, and the dealer last"


class IdleShuffler(Word):
    """Who shuffles the idle pack, where two packs are used in turn."""

    ELDEST = "eldest", "the player to the dealer's left"
    NEXT_TO_ELDEST = "next-to-eldest", "the player two places to the dealer's left"


class Cutter(Word):
    """Who cuts the pack for the dealer."""

    RIGHT = "right", "the player to the dealer's right"
    LEFT = "left", "the player to the dealer's left"


class SeatChoice(Word):
    """Who chooses their seat, and when."""

    LOWEST_FIRST = "lowest-first", "first by the player who cut lowest"
    IN_ORDER = "in-order", "in the order of the cuts, lowest first"
    BY_LOT = "by-lot", "by lot"
    FREE = "free", "as the players like"


class Crowd(Word):
    """Who plays when more people come than a table seats."""

    FIRST_COME = "first-come", "those who came first play. Of those who came together, those who cut lowest do"
    LOWEST_CUT = "lowest-cut", "those who cut lowest play"
    MORE_TABLES = "more-tables", "everybody plays, at as many tables as are needed"


class Stakes(Word):
    """What is played for, if anything."""

    NOTHING = "nothing", "for nothing of value"
    AS_AGREED = "as-agreed", "for money or for nothing, as they agree"
    COUNTERS = "counters", "for counters, and agree on what they are worth"


class TakenUp(Word):
    """When dealt cards may be taken up."""

    WHEN_DEALT = "when-dealt", "when the deal is finished"
    AT_ONCE = "at-once", "as they are dealt"


class CardLaid(Word):
    """Whether a card that was played legally to a trick may be taken back."""

    STANDS = "stands", "cannot be taken back"
    UNTIL_COVERED = "until-covered", "may be taken back until the next player has played"


class EarlyLead(Word):
    """What happens to a lead that is made before the last trick is gathered."""

    STANDS = "stands", "stands"
    OUGHT_TO_WAIT = "ought-to-wait", "should have waited, but stands"
    TAKEN_BACK = "taken-back", "is taken back until then"


class Loading(Word):
    """Whether two players may play together against a third."""

    ALLOWED = "allowed", "may"
    SILENTLY = "silently", "may, without speaking,"
    BARRED = "barred", "may not"


class Leaving(Word):
    """When a player may leave."""

    AFTER_A_DEAL = "after-a-deal", "after any deal that is settled"
    AT_THE_END = "at-the-end", "when the game is over, and not before"


class LeaversShare(Word):
    """What happens to the chips that a leaving player has paid into a Jack."""

    STAYS = "stays", "stays in the pool"
    RETURNED = "returned", "is given back"


class Leaver(Word):
    """What happens when a player leaves in the middle of a deal."""

    DEAL_VOID = "deal-void", "the deal is void"
    REPLACED = "replaced", "the computer takes their place"
    DEALER_ENDS = "dealer-ends", "the game is over if that player is the dealer"


class Redeal(Word):
    """Who may ask for a new deal because of the cards they were dealt."""

    NOBODY = "nobody", "nobody"
    NO_PENALTY_CARD = "no-penalty-card", "a player who was dealt no penalty card"


class FalseClaim(Word):
    """What it costs to accuse a player of a revoke that there was not."""

    NOTHING = "nothing", "costs nothing"
    AS_A_REVOKE = "as-a-revoke", "costs the accuser what a revoke costs"


class Onlookers(Word):
    """What people who watch the game may do."""

    QUIET = "quiet", "must keep silent, and watch one hand only"
    FREE = "free", "may speak, and watch every hand"


class Delay(Word):
    """Whether a player may hold up the game."""

    ANY_TIME = "any-time", "may take as much time as they like"
    NO_DISCUSSION = "no-discussion", "may not hold up the game to discuss the last deal"


class WrongScore(Word):
    """Until when a wrong score can be corrected."""

    UNTIL_THE_END = "until-the-end", "until the game is over"
    UNTIL_NEXT_DEAL = "until-next-deal", "until the next deal is begun"
    NEVER = "never", "never"


@dataclass(frozen=True, slots=True)
class ConductRules:
    """Conduct at the table. These rules are shown and compared, but the engine does not play them."""

    shuffled: Shuffler = says("Who shuffles", "The pack is shuffled by {}.", silent=Shuffler.DEALER)
    idle_pack: IdleShuffler = says(
        "Who shuffles the other pack",
        "If two packs are used in turn, {} shuffles the one not in use.",
        silent=IdleShuffler.ELDEST,
    )
    cut_by: Cutter = says("Who cuts the pack", "Before the deal, the pack is cut by {}.", silent=Cutter.RIGHT)
    least_cut: int = says("Smallest cut", "A cut must take at least {} card(s).", silent=1, least=1, most=52)
    crowd: Crowd = says(
        "Too many players", "If more people want to play than one table seats, {}.", silent=Crowd.FIRST_COME
    )
    seats: SeatChoice = says("Choosing seats", "Seats are taken {}.", silent=SeatChoice.FREE)
    stakes: Stakes = says("Stakes", "The players play {}.", silent=Stakes.AS_AGREED)
    taken_up: TakenUp = says("Taking up your cards", "Cards are taken up {}.", silent=TakenUp.WHEN_DEALT)
    laid: CardLaid = says("Taking a card back", "A card legally played to a trick {}.", silent=CardLaid.STANDS)
    early_lead: EarlyLead = says(
        "A lead before the trick is gathered",
        "A lead made before the trick just played is gathered {}.",
        silent=EarlyLead.STANDS,
    )
    asking: Leave = says(
        "Asking who played what",
        "A player {} ask who played which card to the trick on the table.",
        silent=Leave.ALLOWED,
    )
    claiming: Leave = says(
        "Claiming the rest",
        "A player {} end the play by claiming the rest of the tricks, or by claiming to take none.",
        silent=Leave.BARRED,
    )
    conceding: Leave = says(
        "Giving up the rest",
        "A player {} give up the rest of the tricks without playing them out.",
        silent=Leave.BARRED,
    )
    talk: Leave = says(
        "Talking about the cards",
        "A player {} say what they hold, or tell another player what to play.",
        silent=Leave.BARRED,
    )
    loading: Loading = says(
        "Two against a third", "Two players {} play together to make a third take hearts.", silent=Loading.ALLOWED
    )
    leaving: Leaving = says("Leaving the game", "A player may leave {}.", silent=Leaving.AFTER_A_DEAL)
    leavers_share: LeaversShare = says(
        "A leaver's chips in a Jack",
        "If a player leaves while there is a Jack (a carried-over pool), their share of it {}.",
        silent=LeaversShare.STAYS,
        only=[LEFT_STANDING],
    )
    wrong_score: WrongScore = says(
        "A wrong score",
        "A wrong score may be corrected {}.",
        silent=WrongScore.UNTIL_THE_END,
        apart={WrongScore.NEVER: "A wrong score can never be corrected."},
        only=[IN_POINTS],
    )
    redeal: Redeal = says(
        "Asking for a redeal",
        "{} may ask for a new deal.",
        silent=Redeal.NOBODY,
        apart={Redeal.NOBODY: "Nobody may ask for a new deal because of the cards they were dealt."},
        late=True,
    )
    false_claim: FalseClaim = says(
        "A false accusation",
        "A false claim of a revoke {}.",
        silent=FalseClaim.NOTHING,
        late=True,
    )
    onlookers: Onlookers = says("Onlookers", "Onlookers {}.", silent=Onlookers.QUIET, late=True)
    delay: Delay = says("Holding up the game", "A player {}.", silent=Delay.ANY_TIME, late=True)
    leaver: Leaver = says(
        "Leaving in mid-deal",
        "If a player leaves in the middle of a deal, {}.",
        silent=Leaver.DEAL_VOID,
        late=True,
    )
