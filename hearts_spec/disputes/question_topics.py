"""What can be asked in a manner of asking that serves for several things, and the words to which each can come."""

from enum import Enum
from typing import assert_never

from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.rules.vocabulary.revoke import RevokeBid, RevokePays, SeveralRevoke
from hearts_spec.rules.vocabulary.settlement import OddChip
from hearts_spec.rules.vocabulary.slam import SlamPays

POINTS, NO_STAKES = "points", "no-stakes"
EACH_OPPONENT, NO_MORE = "each-opponent", "no-more"
BY_SEAT = tuple(str(each.value) for each in OddChip if each.goes_by_seats)
_OF_PLAYERS = ("you", "you-too", "one", "some")
OF_PLAYERS = (*_OF_PLAYERS, *BY_SEAT)


class QuestionTopic(Enum):
    """What is asked; its `findings` are the words to which it can come, and none where there are too many to list."""

    @property
    def findings(self) -> tuple[str, ...]:
        """Give the words to which it can come."""
        raise NotImplementedError


class SettlementTopic(QuestionTopic):
    """What is asked of a settlement."""

    WINNERS = "winners"
    ODD_CHIP = "odd-chip"
    JACK = "jack"
    POT = "pot"
    SLAM = "slam"
    JOKER = "joker"
    TRICKS = "tricks"

    @property
    def findings(self) -> tuple[str, ...]:
        match self:
            case SettlementTopic.WINNERS:
                return (*_OF_PLAYERS, "jack", "waits", "each-for-himself", "between", POINTS, NO_STAKES)
            case SettlementTopic.ODD_CHIP:
                return (*BY_SEAT, "stays", "pot", "none", POINTS, NO_STAKES)
            case SettlementTopic.POT:
                return (*_OF_PLAYERS, "stays", POINTS, NO_STAKES)
            case SettlementTopic.JOKER:
                return (*_OF_PLAYERS, "pool", POINTS, NO_STAKES)
            case SettlementTopic.JACK:
                return ("jack", "no-jack", POINTS, NO_STAKES)
            case SettlementTopic.SLAM:
                return ("none", *(str(each.value) for each in SlamPays))
            case SettlementTopic.TRICKS:
                return ("yes", "no")
            case never:
                assert_never(never)


class RevokeTopic(QuestionTopic):
    """What is asked of a revoke."""

    WINNERS = "winners"
    PAYS = "pays"
    SEVERAL = "several"
    BID = "bid"

    @property
    def findings(self) -> tuple[str, ...]:
        match self:
            case RevokeTopic.WINNERS:
                return SettlementTopic.WINNERS.findings
            case RevokeTopic.PAYS:
                return (*(str(each.value) for each in RevokePays), EACH_OPPONENT, NO_MORE, NO_STAKES)
            case RevokeTopic.SEVERAL:
                return (*(str(each.value) for each in SeveralRevoke), NO_MORE, NO_STAKES)
            case RevokeTopic.BID:
                return (*(str(each.value) for each in RevokeBid), NO_MORE, NO_STAKES)
            case never:
                assert_never(never)


class WorthTopic(QuestionTopic):
    """What is asked of the worth of cards."""

    SIGN = "sign"
    BELOW = "below"
    HEARTS = "hearts"
    COST = "cost"

    @property
    def findings(self) -> tuple[str, ...]:
        match self:
            case WorthTopic.SIGN:
                return ("costs", "lowers", "nothing")
            case WorthTopic.BELOW:
                return ("costs", "lowers", "nothing", "held")
            case WorthTopic.HEARTS:
                return ("alike", "graded")
            case WorthTopic.COST:
                return ("alike", "graded", NO_STAKES)
            case never:
                assert_never(never)


class PassTopic(QuestionTopic):
    """What is asked of a pass."""

    ALL = "all"
    NUMBER = "number"
    WAY = "way"
    CARD = "card"

    @property
    def findings(self) -> tuple[str, ...]:
        match self:
            case PassTopic.ALL | PassTopic.NUMBER:
                return ()
            case PassTopic.WAY:
                return ("none", *(str(each.value) for each in PassTo))
            case PassTopic.CARD:
                return ("allowed", "barred")
            case never:
                assert_never(never)


class EndTopic(QuestionTopic):
    """What is asked of the end of a game."""

    END = "end"
    WINNERS = "winners"

    @property
    def findings(self) -> tuple[str, ...]:
        match self:
            case EndTopic.END:
                return ("over", "goes-on", "each-deal", "open")
            case EndTopic.WINNERS:
                return (*_OF_PLAYERS, "goes-on", "each-deal", "open")
            case never:
                assert_never(never)


class PlayTopic(QuestionTopic):
    """What is asked of a card: whether it may be played, or kept back, or what is done when it has been played."""

    PLAY = "play"
    KEEP = "keep"
    DONE = "done"

    @property
    def findings(self) -> tuple[str, ...]:
        match self:
            case PlayTopic.PLAY:
                return ("yes", "must", "no")
            case PlayTopic.KEEP:
                return ("yes", "no")
            case PlayTopic.DONE:
                return ("yes", "must", SILENT_WORD)
            case never:
                assert_never(never)
