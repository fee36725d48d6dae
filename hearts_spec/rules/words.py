"""The words a rule set may use: each an enumeration whose members carry the phrase a reader sees."""

from enum import Enum


class Word(Enum):
    """A word of the vocabulary: `value` is what YAML says, `phrase` what a page says."""

    phrase: str

    def __new__(cls, value: str, phrase: str = "") -> "Word":
        """Make a member from its YAML word and its phrase."""
        member = object.__new__(cls)
        member._value_ = value
        member.phrase = phrase
        return member


class Turn(Word):
    """The way round the table."""

    LEFT = "left", "to the left"
    RIGHT = "right", "to the right"


class CutWins(Word):
    """Which cut wins the deal."""

    LOWEST = "lowest", "the lowest card"
    HIGHEST = "highest", "the highest card"
    AGREED = "agreed", "nobody by a cut; the players agree on a dealer"


class AcePlace(Word):
    """Where the ace stands."""

    HIGH = "high", "above the king"
    LOW = "low", "below the two"


class CutTies(Word):
    """Who cuts again when cuts are equal."""

    DECIDING = "deciding", "only those whose tie decides the deal cut again"
    ALL_EQUAL = "all-equal", "all who cut equal cards cut again"


class FirstCard(Word):
    """Who is dealt the first card."""

    ELDEST = "eldest", "eldest hand, at the dealer's left"
    DEALER = "dealer", "the dealer"


class NextDealer(Word):
    """Who deals after this deal."""

    LEFT = "left", "the player on the dealer's left"
    RIGHT = "right", "the player on the dealer's right"
    SAME = "same", "the same dealer"


class LeftOver(Word):
    """What becomes of the cards that are left when each player has a hand."""

    NONE = "none", "no card is left over; the whole pack is dealt"
    STOCK = "stock", "the cards left over make a stock, from which the players draw, the winner of each trick first"
    WIDOW = "widow", "the cards left over make a widow, which goes with a trick"


class WidowTakenBy(Word):
    """Which trick the widow goes with."""

    FIRST_TRICK = "first-trick", "the winner of the first trick"
    FIRST_POINT_TRICK = "first-point-trick", "the winner of the first trick that holds a scoring card"


class WidowLook(Word):
    """Who may look at the widow once it is taken."""

    TAKER = "taker", "only the player who took it"
    EVERYONE = "everyone", "every player"
    NOBODY = "nobody", "nobody until the deal is over"


class PassTo(Word):
    """To whom cards are passed."""

    LEFT = "left", "one seat to the left"
    RIGHT = "right", "one seat to the right"
    ACROSS = "across", "across the table"
    HOLD = "hold", "no pass"
    LEFT_2 = "left-2", "two seats to the left"
    RIGHT_2 = "right-2", "two seats to the right"


class PassLook(Word):
    """When a player may look at the cards passed to him."""

    AFTER_GIVING = "after-giving", "only after giving up his own"
    AT_ONCE = "at-once", "at once"


class Opener(Word):
    """Who leads to the first trick."""

    ELDEST = "eldest", "eldest hand, at the dealer's left"
    DEALER = "dealer", "the dealer"
    LOWEST_CLUB = "lowest-club", "the holder of the lowest club in play"


class Opening(Word):
    """What may be led to the first trick."""

    ANY_CARD = "any-card", "any card"
    LOWEST_CLUB = "lowest-club", "the lowest club in play"
    ANY_CLUB = "any-club", "any club"


class NextLead(Word):
    """Who leads to the next trick."""

    WINNER = "winner", "the winner of the trick"
    LEFT_OF_LEADER = "left-of-leader", "the player on the last leader's left"


class FollowSuit(Word):
    """Whether the suit led binds the others."""

    REQUIRED = "required", "must follow suit when they can"
    FREE = "free", "may play any card"


class VoidThrows(Word):
    """What a player without the suit led may throw."""

    ANYTHING = "anything", "any card"
    SCORING_CARD = "scoring-card", "a scoring card, when holding one"


class FirstTrickFollow(Word):
    """How the suit is followed on the first trick."""

    ANY = "any", "any card of the suit led"
    LOWEST = "lowest", "the lowest card held of the suit led"


class OnlyBarred(Word):
    """What a hand of nothing but barred cards may throw on the first trick."""

    ANY = "any", "any of them"
    HEARTS_FIRST = "hearts-first", "a heart, while holding one"
    QUEEN_FIRST = "queen-first", "the queen of spades, while holding her"


class WhenBroken(Word):
    """Whether something must wait for hearts to be broken."""

    AT_WILL = "at-will", "at any time"
    ONCE_BROKEN = "once-broken", "only once hearts are broken"


class QueenThrown(Word):
    """When the queen of spades may or must be thrown off-suit."""

    AT_WILL = "at-will", "whenever her holder likes"
    ONCE_BROKEN = "once-broken", "only once hearts are broken"
    FIRST_CHANCE = "first-chance", "at the first chance"


class BrokenWhen(Word):
    """What counts as breaking hearts."""

    THROWN = "thrown", "thrown on a lead of another suit"
    PLAYED = "played", "played in any way"


class OnlyHearts(Word):
    """What a leader with only hearts may lead before they are broken."""

    ANY_HEART = "any-heart", "any heart"
    LOWEST_HEART = "lowest-heart", "his lowest heart"


class HeartsAndQueen(Word):
    """What a leader with only hearts and the queen of spades may lead before hearts are broken."""

    QUEEN = "queen", "only the queen"
    EITHER = "either", "the queen or a heart"


class TrickWonBy(Word):
    """Which card of the suit led wins."""

    HIGHEST = "highest", "the highest card of the suit led"
    LOWEST = "lowest", "the lowest card of the suit led"


class Trumps(Word):
    """The trump suit, if any."""

    NONE = "none", "no suit"
    CLUBS = "clubs", "clubs"
    DIAMONDS = "diamonds", "diamonds"
    SPADES = "spades", "spades"
    HEARTS = "hearts", "hearts"


class TwinsOnTrick(Word):
    """What becomes of two identical cards on one trick."""

    COUNT = "count", "both keep their rank, and of the two the first played wins"
    CANCEL = "cancel", "cancel each other: neither can win the trick, which is held over when no other card can"


class UnwonLead(Word):
    """Who leads after a trick that nobody can win."""

    SAME_LEADER = "same-leader", "the player who led to it"
    LEFT_OF_LEADER = "left-of-leader", "the player on the last leader's left"


class UnwonLast(Word):
    """Who takes the last trick when no card can win it."""

    LEADER = "leader", "the player who led to it"
    HIGHEST_PAIR = "highest-pair", "the player of the second card of its highest pair"


class JokerThrown(Word):
    """When the joker may be thrown."""

    AT_WILL = "at-will", "like any other heart"
    UNDER_HIGH_HEART = (
        "under-high-heart",
        "only on a trick that holds an ace or court card of hearts, and on such a one even by a player who can follow",
    )


class JokerAlone(Word):
    """Whether a joker that is a player's only heart must follow a lead of hearts."""

    FOLLOWS = "follows", "must follow with it"
    MAY_WAIT = "may-wait", "may follow with it or hold it back"


class JokerObliges(Word):
    """Whom the joker can oblige to win the trick."""

    NOBODY = "nobody", "nobody"
    HIGH_HEART = "high-heart", "the highest ace or court card of hearts that was thrown on a lead of another suit"


class JokerTrumps(Word):
    """Whether the joker makes hearts trumps."""

    NEVER = "never", "on no trick"
    ITS_TRICK = "its-trick", "on the trick to which it is played"


class JokerChips(Word):
    """Who receives the chips for the joker."""

    POOL = "pool", "into the pool"
    DISCARDER = "discarder", "to the player who got rid of it; into the pool, if nobody did"


class SlamBonus(Word):
    """What becomes of bonuses in a deal in which everything was taken by one player."""

    KEPT = "kept", "are scored as in any deal"
    LOST = "lost", "are not scored"


class SlamPays(Word):
    """How taking everything is rewarded."""

    OTHERS_UP = "others-up", "scores nothing, and each other player scores the amount"
    SELF_DOWN = "self-down", "has the amount taken off, and the others score nothing"
    CHOICE = "choice", "chooses between lowering himself and raising the others"


class KeptIn(Word):
    """What a deal is settled in."""

    CHIPS = "chips", "chips, paid deal by deal"
    POINTS = "points", "points, added to a running score"


class Payers(Word):
    """Who pays after a deal."""

    EVERYONE = "everyone", "every player"
    LOSERS = "losers", "every player who does not win"
    MOST = "most", "the player who took the most"


class PayOn(Word):
    """What is paid for."""

    TAKEN = "taken", "for all that he took"
    EXCESS = "excess", "for what he took beyond the other"


class PayTimes(Word):
    """How often each unit is paid."""

    ONCE = "once", "once"
    EACH_OPPONENT = "each-opponent", "once for every opponent"


class PayTo(Word):
    """Who receives the payment."""

    POOL = "pool", "into the pool"
    EACH_OTHER = "each-other", "to each of the others"


class Then(Word):
    """What becomes of the pool."""

    CLEAR_TAKE = "clear-take", "goes to the players who are clear"
    FEWEST_TAKE = "fewest-take", "goes to the players with the fewest"
    STAYS = "stays", "stays for the next deal"


class OddChip(Word):
    """Where a chip goes that does not divide."""

    STAYS = "stays", "stays for the next deal"
    NEAREST_LEFT = "nearest-left", "goes to the winner nearest the dealer's left"
    TO_POT = "to-pot", "goes to the separate pot"


class JackWonBy(Word):
    """What it takes to win a standing Jack."""

    AS_ANY_POOL = "as-any-pool", "whatever wins any pool"
    SOLE_CLEAR = "sole-clear", "being the only player clear"


class GameEnds(Word):
    """When a game is over."""

    EACH_DEAL = "each-deal", "after every deal"
    OPEN = "open", "whenever the players choose to stop"
    REACHED = "score-reached", "when a score reaches the limit"
    PASSED = "score-passed", "when a score passes the limit"
    FIRST_BROKE = "first-broke", "when a player has lost all his chips"
    FIRST_TO_WIN = "first-to-win", "when a player has won the agreed number"


class Winner(Word):
    """Who wins the game."""

    LOWEST = "lowest", "the lowest score"
    HIGHEST = "highest", "the most chips"


class FinalTie(Word):
    """What becomes of a tie at the end."""

    SHARED = "shared", "share the win"
    PLAY_ON = "play-on", "play on until one is ahead"
