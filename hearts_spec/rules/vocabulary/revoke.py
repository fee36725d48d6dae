"""Failing to follow suit when one can."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.rules.vocabulary.auction import SOLD
from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


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
        "may win nothing in the deal: what he would win is left standing, and one who shares with him draws his part",
    )
    AS_OTHERS = "as-others", "may win like the others"


class SeveralRevoke(Word):
    """What two players pay who revoke in one deal."""

    EACH_ALL = "each-all", "each pays the whole, as if he alone had revoked"
    BETWEEN_THEM = "between-them", "they pay the whole between them"


class RevokeBid(Word):
    """Whether a revoke costs the amount of the winning bid."""

    ADDED = "added", "pays the amount of the highest bid into the pool as well"
    REFUNDED = "refunded", "pays the amount of the highest bid back to the buyer as well"
    NOT_ADDED = "not-added", "pays nothing for the bid"

    @property
    def is_owed(self) -> bool:
        """Say whether whoever revoked pays the amount of the bid, be it to the table or to the buyer."""
        match self:
            case RevokeBid.ADDED | RevokeBid.REFUNDED:
                return True
            case RevokeBid.NOT_ADDED:
                return False
            case never:
                assert_never(never)


class RevokeClaim(Word):
    """Until when a revoke may be claimed."""

    UNTIL_GATHERED = "until-gathered", "until the tricks are gathered up for the next shuffle"
    ANY_TIME = "any-time", "at any time"


class MixedTricks(Word):
    """What mixing one's tricks before they were looked through means."""

    PROVES_IT = "proves-it", "takes the revoke to be proved"
    PROVES_NOTHING = "proves-nothing", "leaves it unproved"


class CallRefused(Word):
    """What it means not to answer a lawful call, where one can."""

    NOT_ALLOWED = "not-allowed", "must be answered, where it can be"
    REVOKE = "revoke", "must be answered, where it can be; to play otherwise is a revoke"


@dataclass(frozen=True, slots=True)
class RevokeRules:
    """Failing to follow suit by mistake."""

    corrected: RevokeCorrected = says(
        "Putting a revoke right", "A revoke may be put right {}.", silent=RevokeCorrected.UNTIL_QUITTED
    )
    card: WrongCard = says("The wrong card", "The card wrongly played {}.", silent=WrongCard.TAKEN_UP)
    others: OthersChange = says("Those who played after", "Those who played after it {}.", silent=OthersChange.STAND)
    pays: RevokePays = says("A revoke costs", "A player who revoked {}.", silent=RevokePays.FINE)
    fine: int = says("Fine for a revoke", "The fine for a revoke is {} chip(s).", "0 until one is agreed.", silent=0)
    fine_to: FineTo = says("Fine paid to", "The fine is paid {}.", silent=FineTo.TABLE)
    trick: RevokeTrick = says("The trick of a revoke", "The trick in which he revoked {}.", silent=RevokeTrick.WINNER)
    dodging: int = says(
        "Revoking to escape all the hearts",
        "A player who revokes to escape taking all the hearts pays {} chip(s) to each opponent, in place of the fine.",
        "0 for nothing.",
        silent=0,
    )
    wins: RevokerWins = says("A revoker wins", "A player who revoked {}.", silent=RevokerWins.AS_OTHERS)
    several: SeveralRevoke = says(
        "Two revokes", "When two players revoke in one deal, {}.", silent=SeveralRevoke.EACH_ALL
    )
    bid: RevokeBid = says(
        "A revoke after bidding", "In an auction a player who revoked {}.", silent=RevokeBid.NOT_ADDED, only=[SOLD]
    )
    claimed: RevokeClaim = says("Claiming a revoke", "A revoke may be claimed {}.", silent=RevokeClaim.UNTIL_GATHERED)
    mixed: MixedTricks = says(
        "Mixing the tricks",
        "Mixing one's tricks before a claimant has looked through them {}.",
        silent=MixedTricks.PROVES_NOTHING,
    )
    call_refused: CallRefused = says(
        "A call not answered",
        "A lawful call {}.",
        "Of an exposed card, or of what is laid upon a player who led or played out of turn.",
        silent=CallRefused.NOT_ALLOWED,
        late=True,
    )
