"""The words for what few games have: a stock or a widow, twin cards, a joker. See `words` for all others."""

from hearts_spec.rules.words import Word


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
