"""The table: how many players sit at it, the direction of play, partners, and cutting for the first deal."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.deal import DealRules, FirstCard
from hearts_spec.rules.vocabulary.leading import LeadRules, Opener
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.settlement import IN_CHIPS, IN_POINTS
from hearts_spec.schema.field_info import Word, says, where


class CutWins(Word):
    """Which cut wins the deal."""

    LOWEST = "lowest", "the player who cuts the lowest card"
    HIGHEST = "highest", "the player who cuts the highest card"
    AGREED = "agreed", "the player agreed on, without a cut"

    def best(self, ranks: Collection[int]) -> int | None:
        """Return the rank that wins, or None if no cut decides."""
        match self:
            case CutWins.LOWEST:
                return min(ranks)
            case CutWins.HIGHEST:
                return max(ranks)
            case CutWins.AGREED:
                return None


class CutTies(Word):
    """Who cuts again when cuts are equal."""

    DECIDING = "deciding", "only the players whose tie decides the deal cut again"
    ALL_EQUAL = "all-equal", "all the players who cut equal cards cut again"

    def again(self, ranks: Mapping[str, int], winners: tuple[str, ...]) -> tuple[str, ...]:
        """Return the seats that cut again, given the rank that each cut, and those whose rank wins."""
        match self:
            case CutTies.DECIDING:
                return winners if len(winners) > 1 else ()
            case CutTies.ALL_EQUAL:
                cut = list(ranks.values())
                return tuple(seat for seat, rank in ranks.items() if cut.count(rank) > 1)


_CUT = where(lambda rules: rules.cut.deals is not CutWins.AGREED, "cut.deals")


@dataclass(frozen=True, slots=True)
class CutRules:
    """Cutting for the first deal."""

    deals: CutWins = says("Who deals first", "The first dealer is {}.", default=CutWins.AGREED)
    ace: AcePlace = says("Ace in cutting", "In cutting, the ace ranks {}.", default=AcePlace.HIGH, only=[_CUT])
    ties: CutTies = says(
        "Equal cuts", "If cuts are equal, {}.", default=CutTies.DECIDING, only=[_CUT],
        cases={"deciding": "they decide the deal", "other": "they decide nothing"},
    )  # fmt: skip


class PlayRound(Word):
    """The direction of deal and play."""

    step: int  # The step between seat numbers: 1 is clockwise.

    LEFT = "left", "to the left", {"step": 1}
    RIGHT = "right", "to the right", {"step": -1}

    def with_side(self, text: str) -> str:
        """Return a sentence in which the player after the dealer is named by the side of the dealer."""
        return text.replace("layer after the dealer", f"layer to the dealer's {self.value}")


class Partners(Word):
    """Whether players have partners."""

    end_together: bool  # True if the scores of partners together end the game, not the score of one of them.
    adds: bool  # True if the scores of partners together decide who wins, not the worse of the two.

    NONE = "none", "without a partner", {"adds": True}
    OPPOSITE = (
        "opposite",
        "with the partner who sits opposite, and partners add their scores together",
        {"end_together": True, "adds": True},
    )
    OPPOSITE_APART = (
        "opposite-apart",
        "with the partner who sits opposite. One player's score ends the game, and the scores of both "
        "partners together decide who wins it",
        {"adds": True},
    )
    OPPOSITE_HIGHEST = (
        "opposite-highest",
        "with the partner who sits opposite. One player's score ends the game, and the worse score of each side "
        "decides who wins it",
    )


@dataclass(frozen=True, slots=True)
class TableRules:
    """The numbers of players, partners, and the direction of play."""

    players: tuple[int, ...] = says("Players", "The game is for {} players.", least=2, most=10)
    turn: PlayRound = says("Turn to play", "Deal and play go {}.")
    chips: int = says("Chips to begin with", "Each player starts with {} chips.", "The usual number.", default=0,
                      none="No chips are given out at the start.", only=[IN_CHIPS])  # fmt: skip
    dealer_out: int = says(
        "Dealer sits out",
        "With {} players at one table, the dealer takes no cards.",
        "The number of players at which the dealer sits out: one more than can play; 0 for none.",
        default=0,
        none="The dealer takes cards like everyone else.",
        most=10,
        unsurveyed=True,
    )

    partners: Partners = says(
        "Partners",
        "Each player plays {}.",
        "Each player's cards are scored as usual; the scores of a side together usually win the game, and end it.",
        default=Partners.NONE,
        none="Each player plays without a partner.",
        unsurveyed=True,
        only=[IN_POINTS],
    )

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Return the seats that play together, one tuple for each side; single seats without partners."""
        match self.partners:
            case Partners.NONE:
                return tuple((seat,) for seat in range(players))
            case Partners.OPPOSITE | Partners.OPPOSITE_APART | Partners.OPPOSITE_HIGHEST:
                half = players // 2
                return tuple((seat, seat + half) for seat in range(half))

    def conflicts(self, deal: DealRules, lead: LeadRules, players: int) -> Iterator[Conflict]:
        """Yield conflicts: partners for an odd number, and a dealer without cards who needs some."""
        if self.partners is not Partners.NONE and players % 2:
            message = f"with {players} players nobody sits across the table to be a partner"
            yield Conflict("table.partners", "no-partner", message, "say `none` for that number", ("table.players",))
        key = "table.dealer-out"
        if self.dealer_out and self.dealer_out - 1 not in self.players:
            message = (
                f"the dealer takes no cards when {self.dealer_out} sit down, and {self.dealer_out - 1} cannot play"
            )
            yield Conflict(key, "dealer-out", message, "use a number one more than can play, or 0", if_stated=True)
        elif players == self.dealer_out:
            message = f"the dealer takes no cards when {players} sit down, and {players} can play"
            yield Conflict(key, "dealer-out", message, "use a number one more than can play, or 0", ("table.players",))
        if players + 1 == self.dealer_out and lead.opener is Opener.DEALER:
            message = f"the dealer leads, and takes no cards when {self.dealer_out} sit down"
            yield Conflict("lead.opener", "dealer-out", message, "say `eldest`", (key,))
        if players + 1 == self.dealer_out and deal.first is FirstCard.DEALER:
            message = f"the dealer is dealt the first card, and takes none when {self.dealer_out} sit down"
            yield Conflict("deal.first", "dealer-out", message, "say `eldest`", (key,))
