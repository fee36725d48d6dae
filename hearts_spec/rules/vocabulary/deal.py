"""How the cards are dealt, and what happens after a fault in the deal."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import group_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.settlement import IN_CHIPS
from hearts_spec.rules.vocabulary.tricks import TrickRules
from hearts_spec.schema.field_info import Word, says, where
from hearts_spec.schema.kinds import Choice
from hearts_spec.schema.record_type import RecordType, part


class FirstCard(Word):
    """Who is dealt the first card."""

    ELDEST = "eldest", "the player after the dealer"
    DEALER = "dealer", "the dealer"

    def seat(self, *, dealer: int, eldest: int) -> int:
        """Return who is dealt it."""
        match self:
            case FirstCard.ELDEST:
                return eldest
            case FirstCard.DEALER:
                return dealer


class NextDealer(Word):
    """Who deals the next deal."""

    depends_on_queen: bool  # True if it depends on who took the queen of spades.
    goes_round: bool  # True if every player deals before one deals again.

    LEFT = "left", "the player to the dealer's left", {"depends_on_queen": False, "goes_round": True}
    RIGHT = "right", "the player to the dealer's right", {"depends_on_queen": False, "goes_round": True}
    SAME = "same", "the same dealer", {"depends_on_queen": False, "goes_round": False}
    TOOK_QUEEN = (
        "took-queen",
        "the player who took the queen of spades",
        {"depends_on_queen": True, "goes_round": False},
    )


class LeftOver(Word):
    """What happens to the cards left over when each player has a hand."""

    is_widow: bool  # True if the winner of a trick gets the cards left over.
    is_drawn_to_follow: bool  # True if a player who cannot follow suit draws from them until they can.
    pile: str  # The name for the cards left over.
    leaves_cards: bool  # True if there are cards left over.
    is_dealt_on: bool  # True if they are dealt too, and a player with one more plays two cards to the first trick.

    NONE = "none", "the whole pack is dealt", {"pile": "cards left over"}
    STOCK = (
        "stock",
        "the cards left over form a stock, from which the players draw after each trick, the winner first",
        {"pile": "stock", "leaves_cards": True},
    )
    STOCK_TO_FOLLOW = (
        "stock-to-follow",
        "the cards left over form a stock. A player who cannot follow suit draws one by one until they can",
        {"is_drawn_to_follow": True, "pile": "stock", "leaves_cards": True},
    )
    WIDOW = (
        "widow",
        "the cards left over form a widow, which goes with a trick",
        {"is_widow": True, "pile": "widow", "leaves_cards": True},
    )

    TWO_TO_FIRST_TRICK = (
        "two-to-first-trick",
        "the cards left over are dealt too, one each in turn. A player who has a card more than others plays two "
        "cards to the first trick, one directly after the other",
        {"is_dealt_on": True, "pile": "card left over"},
    )

    def has_order(self, *, is_turned: bool) -> bool:
        """True if their order matters; `is_turned` is true if the top card is turned up."""
        match self:
            case LeftOver.STOCK | LeftOver.STOCK_TO_FOLLOW:
                return True
            case LeftOver.WIDOW:
                return is_turned
            case LeftOver.NONE | LeftOver.TWO_TO_FIRST_TRICK:
                return False


WITH_WIDOW = where(lambda rules: rules.deal.left_over.is_widow, "deal.left-over")
WITH_STOCK = where(lambda rules: rules.deal.left_over.is_drawn_to_follow, "deal.left-over")
_PACK = ("pack.without", "pack.packs", "table.players")
_HANDS = ("deal.hand", "pack.without", "table.players")


@dataclass(frozen=True, slots=True)
class DealRules:
    """How the cards are dealt."""

    hand: int = says("Cards to each", "Each player is dealt {} cards.", least=1, most=52)
    at_a_time: int = says("Cards at a time", "Cards are dealt {} at a time.", default=1, least=1, most=52)
    first: FirstCard = says("First card", "{} gets the first card.", default=FirstCard.ELDEST)
    left_over: LeftOver = says("Cards left over", "{}.", "What happens to the cards left over.", default=LeftOver.NONE,
                              none="The whole pack is dealt.")  # fmt: skip
    next_dealer: NextDealer = says(
        "Next dealer",
        "The next dealer is {}.",
        default=NextDealer.LEFT,
        apart={NextDealer.SAME: "The same dealer deals again."},
    )

    def left(self, pack: PackRules, joker: JokerRules, players: int) -> int:
        """Return the number of cards left over when the hands are dealt; below 0 if the pack is too small."""
        return joker.among(pack).bit_count() - self.hand * players

    def conflicts(self, pack: PackRules, joker: JokerRules, trick: TrickRules, players: int) -> Iterator[Conflict]:
        """Yield conflicts: a pack that does not deal out as stated, or lacks the card a rule needs."""
        left, what = self.left(pack, joker, players), self.left_over
        size = self.hand * players + left
        if left < 0:
            message = f"{players} players at {self.hand} cards each need {-left} more than the {size} in the pack"
            yield Conflict("deal.hand", "wrong-deal-size", message, "change deal.hand or pack.without", _PACK)
        elif what is LeftOver.NONE and left:
            message = f"{size} cards do not deal out to {players} players at {self.hand} each: {left} left over"
            yield Conflict(
                "deal.hand", "wrong-deal-size", message, "leave cards out with pack.without, or change deal.hand", _PACK
            )
        elif what is not LeftOver.NONE and not left:
            message = f"the whole pack is dealt to {players} players, so there is no {what.pile}"
            yield Conflict(
                "deal.left-over", "wrong-deal-size", message, "say `left-over: none`, or change deal.hand", _HANDS
            )
        elif what.is_dealt_on and left >= players:
            message = f"{left} cards are left over, so that each of {players} players can be dealt one more"
            yield Conflict("deal.hand", "wrong-deal-size", message, "change deal.hand", _HANDS)
        elif what is LeftOver.STOCK and left % players:
            message = f"{players} players cannot draw equally from a stock of {left} cards"
            yield Conflict("deal.left-over", "wrong-deal-size", message, "change deal.hand or pack.without", _HANDS)
        if trick.trumps.is_turned and not what.is_widow:
            message = "trumps are the suit of the top card of the widow, and there is no widow"
            yield Conflict("trick.trumps", "cannot-happen", message, "say `none`", ("deal.left-over",))
        if self.next_dealer.depends_on_queen and (queens := (joker.among(pack) & group_mask("QS")).bit_count()) != 1:
            some = "two queens of spades" if queens else "no queen of spades"
            message = f"the pack has {some}, by whose taker the next dealer is known"
            yield Conflict("deal.next-dealer", "cannot-happen", message, "say `left`", ("pack.without", "pack.packs"))


class MisdealDealer(Word):
    """Who deals after a misdeal."""

    SAME = "same", "the same dealer"
    NEXT = "next", "the player to the dealer's left"
    NEXT_UNLESS_DISTURBED = (
        "next-unless-disturbed",
        "the player to the dealer's left, or the same dealer if another player touched their own cards or interrupted "
        "the dealer",
    )


class TwoCut(Word):
    """What happens when a player shows more than one card in cutting for the deal."""

    cuts_again: bool  # True if the player cuts again.

    CUTS_AGAIN = "cuts-again", "that player cuts again", {"cuts_again": True}
    FIRST_COUNTS = "first-counts", "the first of them counts"


class DealRemedy(Word):
    """The remedy for a fault in cutting or dealing."""

    replaces_pack: bool  # True if another pack must be taken.

    STANDS = "stands", "the deal stands"
    CUT_AGAIN = "cut-again", "the pack is shuffled and cut again"
    FRESH_DEAL = "fresh-deal", "the same dealer shuffles, has the pack cut and deals again"
    MISDEAL = "misdeal", "it is a misdeal"
    FORFEIT = "forfeit", "the dealer loses the deal, which passes to the left"
    RIGHTFUL_DEALER = "rightful-dealer", "the rightful dealer deals instead"
    NEW_PACK = "new-pack", "another pack must be taken; the same dealer deals again", {"replaces_pack": True}
    PACK_AFTERWARDS = (
        "pack-afterwards",
        "the deal is finished, and another pack is taken for the next",
        {"replaces_pack": True},
    )


class Claimant(Word):
    """Who may claim the remedy."""

    AUTOMATIC = "automatic", "whether or not anybody asks"
    ANYONE = "anyone", "if anybody asks"
    DEALER = "dealer", "if the dealer asks"
    RECEIVER = "receiver", "if the player who got it asks"
    FINDER = "finder", "if the player who finds it asks"


class Deadline(Word):
    """Until when the remedy can be claimed."""

    ANY_TIME = "any-time", "at any time in the deal"
    LAST_CARD = "last-card", "before the last card is dealt"
    OTHERS_UNTOUCHED = "others-untouched", "before touching another card"
    UNTOUCHED = "untouched", "before touching any of their cards"
    HANDS_SEEN = "hands-seen", "before all have looked at their hands"
    FIRST_TRICK = "first-trick", "before the first trick is complete"


@dataclass(frozen=True, slots=True)
class Law:
    """The law on a fault in dealing: the remedy, who may claim it, and until when."""

    then: DealRemedy = part(Choice(DealRemedy))
    claim: Claimant = part(Choice(Claimant), default=Claimant.AUTOMATIC)
    until: Deadline = part(Choice(Deadline), default=Deadline.ANY_TIME)

    def __str__(self) -> str:
        claim = "" if self.claim is Claimant.AUTOMATIC else f" {self.claim.phrase}"
        if self.until is Deadline.ANY_TIME:
            return f"{self.then.phrase}{claim}"
        return f"{self.then.phrase}{claim or ' if it is noticed'} {self.until.phrase}"


LAW = RecordType(Law, "law", "as misdeal, or {then: misdeal, until: last-card}", alone="then")
_STANDS: dict[str, Any] = {  # if the book says nothing, the deal is valid
    "default": Law(DealRemedy.STANDS), "kind": LAW, "cases": {"deals": "who deals then"},
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class FaultyDealRules:
    """Faults in cutting, shuffling and dealing."""

    misdeal: MisdealDealer = says(
        "After a misdeal",
        "After a misdeal, {} deals.",
        default=MisdealDealer.SAME,
        apart={
            MisdealDealer.NEXT_UNLESS_DISTURBED: "After a misdeal the player to the dealer's left deals. But if "
            "another player touched their own cards or interrupted the dealer, the same dealer deals again."
        },
    )
    two_cut: TwoCut = says(
        "Two cards shown in cutting",
        "If a player shows two cards when cutting for the deal, {}.",
        default=TwoCut.FIRST_COUNTS,
    )
    confused_cut: Law = says(
        "Cards shown or confused in cutting", "When cards are shown or confused in cutting, {}.", **_STANDS
    )
    reshuffled: Law = says("Shuffling after the cut", "When the dealer shuffles again after the cut, {}.", **_STANDS)
    bottom_seen: Law = says("Looking at the bottom card", "When the dealer looks at the bottom card, {}.", **_STANDS)
    uncut: Law = says("Dealing without a cut", "When the pack is dealt without a cut, {}.", **_STANDS)
    wrongly_dealt: Law = says(
        "A card dealt wrongly", "When a card is dealt wrongly and not corrected at once, {}.", **_STANDS
    )
    counted: Law = says("Counting the cards", "When the dealer counts the pack or the cards dealt, {}.", **_STANDS)
    out_of_turn: Law = says("Dealing out of turn", "When a player deals out of turn, {}.", **_STANDS)
    faced_in_pack: Law = says("A card face up in the pack", "When a card lies face up in the pack, {}.", **_STANDS)
    exposed: Law = says("A card exposed in dealing", "When a card is exposed in dealing, {}.", **_STANDS)
    marked_card: Law = says(
        "A torn or marked card", "When a card is torn, marked or otherwise recognisable, {}.", **_STANDS
    )
    incorrect_pack: Law = says("An incorrect pack", "When the pack is found to be incorrect, {}.", **_STANDS)
    incorrect_hand: Law = says(
        "A wrong number of cards", "When a hand from a complete pack has the wrong number of cards, {}.", **_STANDS
    )


class UnequalHands(Word):
    """What happens when one hand is too short and one too long, and this is found after the first trick."""

    is_drawn: bool  # True if the short hand draws from the long one.

    DRAW = "draw", "the short hand draws from the long one until both have the right number", {"is_drawn": True}
    PLAY_ON = "play-on", "the hands are played as they are"


class ShortHand(Word):
    """What happens to a player who lacks a card they should have."""

    takes_last: bool  # True if the player must take the last trick.

    LAST_TRICK = "last-trick", "must take the last trick, with every card in it", {"takes_last": True}
    PLAYS_ON = "plays-on", "plays on without penalty"


@dataclass(frozen=True, slots=True)
class FaultyHandsRules:
    """Hands of the wrong size, once the first trick is complete."""

    unequal: UnequalHands = says(
        "One hand short, one long", "If one hand is too short and another too long, {}.", default=UnequalHands.PLAY_ON
    )
    forfeit: int = says(
        "Forfeit for unequal hands",
        "If there are stakes, each of the two players pays {} chip(s) into the pool.",
        "Chips; 0 for none.",
        default=0,
        none="Neither of the two pays a forfeit.",
        only=[IN_CHIPS],
    )
    short: ShortHand = says(
        "A card too few",
        "A player found with a card too few {}.",
        "This is for one wrong hand, if all others have the right number.",
        default=ShortHand.PLAYS_ON,
    )
    missed: ShortHand = says(
        "Missing a trick", "A player who missed a trick and played to the next {}.", default=ShortHand.PLAYS_ON
    )
