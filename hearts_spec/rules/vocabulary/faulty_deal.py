"""Faults in cutting, shuffling and dealing, and what each leads to."""

from dataclasses import dataclass
from typing import Any

from hearts_spec.schema.field_info import says
from hearts_spec.schema.kinds import Choice
from hearts_spec.schema.record_type import RecordType, part
from hearts_spec.schema.word import Word


class MisdealDealer(Word):
    """Who deals after a misdeal."""

    SAME = "same", "the same dealer"
    NEXT = "next", "the player on the dealer's left"
    NEXT_UNLESS_DISTURBED = (
        "next-unless-disturbed",
        "the player on the dealer's left (or the same dealer, if another had touched his cards or interrupted him)",
    )


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
    NEW_PACK = "new-pack", "another pack must be taken; the same dealer deals again"


class Claimant(Word):
    """Who may claim the remedy."""

    AUTOMATIC = "automatic", "whether anybody asks for it or not"
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


@dataclass(frozen=True, slots=True)
class Law:
    """What a fault in dealing leads to: the remedy, who may claim it, and until when."""

    then: DealRemedy = part(Choice(DealRemedy))
    claim: Claimant = part(Choice(Claimant), default=Claimant.AUTOMATIC)
    until: Deadline = part(Choice(Deadline), default=Deadline.ANY_TIME)

    def __str__(self) -> str:
        claim = "" if self.claim is Claimant.AUTOMATIC else f", {self.claim.phrase}"
        until = "" if self.until is Deadline.ANY_TIME else f", {self.until.phrase}"
        return f"{self.then.phrase}{claim}{until}"


LAW = RecordType(Law, "law", "as misdeal, or {then: misdeal, until: last-card}", alone="then")
_STANDS: dict[str, Any] = {"silent": Law(DealRemedy.STANDS), "kind": LAW}  # a silent book lets the deal stand


@dataclass(frozen=True, slots=True)
class FaultyDealRules:
    """Faults in cutting, shuffling and dealing."""

    misdeal: MisdealDealer = says(
        "After a misdeal", "After a misdeal {} deals.", "Who deals next.", silent=MisdealDealer.SAME
    )
    two_cut: TwoCut = says(
        "Two cards shown in cutting",
        "When a player shows two cards in cutting for the deal, {}.",
        silent=TwoCut.FIRST_COUNTS,
    )
    confused_cut: Law = says(
        "Cards shown or confused in cutting", "When cards are shown or confused in cutting, {}.", **_STANDS
    )
    reshuffled: Law = says("Shuffling after the cut", "When the dealer shuffles again after the cut, {}.", **_STANDS)
    bottom_seen: Law = says("Looking at the bottom card", "When the dealer looks at the bottom card, {}.", **_STANDS)
    uncut: Law = says("Dealing without a cut", "When the pack is dealt without a cut, {}.", **_STANDS)
    wrongly_dealt: Law = says(
        "A card dealt wrongly", "When a card is dealt wrongly and not put right at once, {}.", **_STANDS
    )
    counted: Law = says("Counting the cards", "When the dealer counts the pack or the cards dealt, {}.", **_STANDS)
    out_of_turn: Law = says("Dealing out of turn", "When a player deals out of turn, {}.", **_STANDS)
    faced_in_pack: Law = says("A card faced in the pack", "When a card lies face up in the pack, {}.", **_STANDS)
    exposed: Law = says("A card exposed in dealing", "When a card is exposed in dealing, {}.", **_STANDS)
    marked_card: Law = says(
        "A torn or marked card", "When a card is torn, spotted or can otherwise be told from the rest, {}.", **_STANDS
    )
    incorrect_pack: Law = says("An incorrect pack", "When the pack is found incorrect, {}.", **_STANDS)
    incorrect_hand: Law = says(
        "A wrong number of cards", "When a hand has the wrong number of cards and the pack is whole, {}.", **_STANDS
    )
