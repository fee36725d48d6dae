"""The words for irregular play: faults in dealing, wrong hands, exposed cards, play out of turn, revokes."""

from hearts_spec.rules.words import Word


class MisdealDealer(Word):
    """Who deals after a misdeal."""

    SAME = "same", "the same dealer"
    NEXT = "next", "the player on the dealer's left"


class TwoCut(Word):
    """What becomes of a player who shows more than one card in cutting for the deal."""

    CUTS_AGAIN = "cuts-again", "he cuts again"
    FIRST_COUNTS = "first-counts", "the first of them counts"


class DealRemedy(Word):
    """What a fault in cutting or dealing leads to."""

    STANDS = "stands", "the deal stands"
    CUT_AGAIN = "cut-again", "the pack is shuffled and cut again"
    FRESH_DEAL = "fresh-deal", "the same dealer shuffles, has the pack cut and deals again"
    MISDEAL = "misdeal", "it is a misdeal"
    FORFEIT = "forfeit", "the dealer loses the deal, which passes to his left"
    RIGHTFUL_DEALER = "rightful-dealer", "it is stopped, and the rightful dealer deals"
    NEW_PACK = "new-pack", "another pack is taken, and the same dealer deals again"


class Claimant(Word):
    """Who may claim the remedy."""

    NOBODY = "must", "whether anybody asks for it or not"
    ANYONE = "anyone", "if anybody asks for it"
    DEALER = "dealer", "if the dealer asks for it"
    RECEIVER = "receiver", "if the player who was dealt the card asks for it"
    FINDER = "finder", "if the player who finds it in his hand asks for it"


class Deadline(Word):
    """Until when the remedy can be had."""

    ANY_TIME = "any-time", "at any time in the deal"
    LAST_CARD = "last-card", "if it is noticed before the last card is dealt"
    OTHERS_UNTOUCHED = "others-untouched", "as long as he has touched no other of his cards"
    FIRST_TRICK = "first-trick", "before the first trick is complete"


class UnequalHands(Word):
    """What becomes of one hand too short and one too long, found after the first trick."""

    DRAW = "draw", "the short hand draws from the long one until both are right"
    PLAY_ON = "play-on", "the hands are played as they are"


class ShortHand(Word):
    """What becomes of a player without the card he should have."""

    LAST_TRICK = "last-trick", "must take the last trick, with all that is in it"
    PLAYS_ON = "plays-on", "plays on without penalty"


class ExposedCard(Word):
    """What may be done with an exposed card."""

    NO_PENALTY = "no-penalty", "carries no penalty"
    MAY_BE_CALLED = (
        "may-be-called",
        "may be called by any other player, to be led or played where that is no revoke; the first call binds",
    )


class ExposedLies(Word):
    """Where an exposed card stays until it is played."""

    IN_SIGHT = "in-sight", "lies face up on the table"
    IN_HAND = "in-hand", "goes back into the hand"


class TwoAtOnce(Word):
    """What becomes of two cards played at once."""

    NAMES_ONE = "names-one", "names the one he meant; the other is an exposed card"
    TAKES_BACK = "takes-back", "takes both back and plays one"


class FalseLead(Word):
    """What a lead out of turn costs."""

    SUIT_CALLED = "suit-called", "the player on his right may call a suit from him when it is next his turn to lead"
    NO_PENALTY = "no-penalty", "there is no penalty"


class LeadRetracted(Word):
    """Until when a lead out of turn may be taken back, with the cards played to it."""

    UNTIL_ALL_PLAYED = "until-all-played", "until all have played to it; then it stands, and nothing can be asked"
    UNTIL_ANY_PLAYED = "until-any-played", "until another has played to it; then it stands, and nothing can be asked"


class EarlyPlay(Word):
    """What becomes of a card played before one's turn in the trick."""

    TAKEN_BACK = (
        "taken-back",
        "is taken back if the next player who has not yet played asks for it; he may then call the highest card of "
        "the suit, or forbid a heart",
    )
    STANDS = "stands", "stands"


class RevokeCorrected(Word):
    """Until when a revoke may be put right."""

    UNTIL_QUITTED = "until-quitted", "until the trick is turned and quitted"
    UNTIL_NEXT_PLAY = "until-next-play", "until the next player has played"


class WrongCard(Word):
    """What becomes of the card wrongly played."""

    EXPOSED = "exposed", "is then an exposed card"
    TAKEN_UP = "taken-up", "goes back into the hand"


class OthersChange(Word):
    """Whether those who played after a revoke that is put right may change their cards."""

    MAY_CHANGE = "may-change", "may take their cards back unexposed and play others"
    STAND = "stand", "must let their cards stand"


class RevokePays(Word):
    """What a player pays for a revoke that was not put right."""

    ALL_LOSSES = "all-losses", "pays the losses of all the players in the deal, who pay nothing"
    FINE = "fine", "pays a fine that was agreed beforehand, beside his losses"


class FineTo(Word):
    """To whom a fine for a revoke is paid."""

    TABLE = "table", "to the table, where it stays for the next deal"
    OPPONENTS = "opponents", "to each opponent"


class RevokeTrick(Word):
    """Who is charged with the trick in which a player revoked."""

    WINNER = "winner", "stays with the player who won it"
    REVOKER = "revoker", "is charged to the player who revoked"


class RevokerWins(Word):
    """What a player who revoked may win in that deal."""

    NOTHING = (
        "nothing",
        "may win nothing in the deal: what he would win stands as a Jack, and one who shares with him draws his part",
    )
    AS_OTHERS = "as-others", "may win like the others"


class SeveralRevoke(Word):
    """What two players pay who revoke in one deal."""

    EACH_ALL = "each-all", "each pays the whole, as if he alone had revoked"
    BETWEEN_THEM = "between-them", "they pay the whole between them"


class RevokeBid(Word):
    """Whether a revoke costs the amount of the winning bid."""

    ADDED = "added", "pays the amount of the highest bid into the pool as well"
    NOT_ADDED = "not-added", "pays nothing for the bid"


class RevokeClaim(Word):
    """Until when a revoke may be claimed."""

    UNTIL_GATHERED = "until-gathered", "until the tricks are gathered up for the next shuffle"
    ANY_TIME = "any-time", "at any time"


class MixedTricks(Word):
    """What mixing one's tricks before they were looked through means."""

    PROVES_IT = "proves-it", "takes the revoke to be proved"
    PROVES_NOTHING = "proves-nothing", "leaves it unproved"


class TricksSeen(Word):
    """Which tricks may be looked at during the deal."""

    LAST_ONLY = "last-only", "the last trick turned, and no other"
    NONE = "none", "none"
    ANY = "any", "any"


class TricksExamined(Word):
    """Who may look through the tricks when the deal is over."""

    CLAIMANT = "claimant", "a player who claims a revoke, for which they are kept apart"
    NOBODY = "nobody", "nobody"
