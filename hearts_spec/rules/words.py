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


class Bidding(Word):
    """Whether the choice of the suit to be avoided is sold."""

    NONE = "none", "nothing is bid for"
    ONE_EACH = (
        "one-each",
        "each player in turn, eldest hand first and the dealer last, may bid once for the choice of suit or pass",
    )


class SuitNamed(Word):
    """Which suits the buyer may name."""

    ANY_SUIT = "any-suit", "any suit, hearts among them"
    NOT_HEARTS = "not-hearts", "any suit but hearts"


class BidPaidBy(Word):
    """Who pays what he bid."""

    HIGHEST = "highest", "the highest bidder alone pays his bid"
    EVERY_BIDDER = "every-bidder", "every bidder pays his own bid"


class Unsold(Word):
    """What becomes of a choice that nobody buys."""

    HEARTS = "hearts", "hearts are avoided"
    DEALER_NAMES = "dealer-names", "the dealer names a suit and pays nothing"


class JackChoice(Word):
    """Who has the choice of suit while a Jack stands."""

    BUYER_AGAIN = "buyer-again", "is not sold: the last buyer names a suit again and pays nothing"
    SOLD_AGAIN = "sold-again", "is sold again"


class Opener(Word):
    """Who leads to the first trick."""

    ELDEST = "eldest", "eldest hand, at the dealer's left"
    DEALER = "dealer", "the dealer"
    LOWEST_CLUB = "lowest-club", "the holder of the lowest club in play"
    BUYER = "buyer", "the buyer of the choice of suit, or eldest hand where there is none"


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


class Worth(Word):
    """What captured cards are worth, where it is not one number."""

    PIPS = "pips", "one for each of its pips"


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


class GameEnds(Word):
    """When a game is over."""

    EACH_DEAL = "each-deal", "after every deal"
    OPEN = "open", "whenever the players choose to stop"
    REACHED = "score-reached", "when a score reaches the limit"
    PASSED = "score-passed", "when a score passes the limit"
    FIRST_BROKE = "first-broke", "when a player has lost all his chips"
    FIRST_TO_WIN = "first-to-win", "when a player has won the agreed number"


class Winner(Word):
    """Which score wins a game for points."""

    LOWEST = "lowest", "the lowest score"
    HIGHEST = "highest", "the highest score"


class FinalTie(Word):
    """What becomes of a tie at the end."""

    SHARED = "shared", "share the win"
    PLAY_ON = "play-on", "play on until one is ahead"
