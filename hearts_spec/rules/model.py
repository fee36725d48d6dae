"""What a rule set is: typed, frozen sections, each field with the label and the sentence that pages show.

The loader, the checks, the JSON Schema, the comparison, the pinning run and the reference page all walk these classes,
so a new word is added in the module of its section, and nowhere else.
"""

from dataclasses import dataclass

from hearts_spec.rules.sections.auction import SOLD, AuctionRules
from hearts_spec.rules.sections.bonus import BonusRules
from hearts_spec.rules.sections.conduct import ConductRules
from hearts_spec.rules.sections.cut import CutRules
from hearts_spec.rules.sections.deal import WITH_STOCK, WITH_WIDOW, DealRules
from hearts_spec.rules.sections.doubling import DoublingRules
from hearts_spec.rules.sections.first_trick import FirstTrickRules
from hearts_spec.rules.sections.follow import FollowRules
from hearts_spec.rules.sections.game import GameRules
from hearts_spec.rules.sections.hearts import HeartsRules
from hearts_spec.rules.sections.irregular import IrregularRules
from hearts_spec.rules.sections.joker import JokerRules
from hearts_spec.rules.sections.lead import LeadRules
from hearts_spec.rules.sections.pack import PackRules
from hearts_spec.rules.sections.passing import PassingRules
from hearts_spec.rules.sections.queen import QueenRules
from hearts_spec.rules.sections.settlement import IN_CHIPS, IN_POINTS, SettlementRules
from hearts_spec.rules.sections.slam import SlamRules
from hearts_spec.rules.sections.stock import StockRules
from hearts_spec.rules.sections.table import TableRules
from hearts_spec.rules.sections.tournament import MOVING, TournamentRules
from hearts_spec.rules.sections.trick import TrickRules
from hearts_spec.rules.sections.twins import WITH_TWINS, TwinRules
from hearts_spec.rules.sections.values import COUNTS_QUEEN, Values
from hearts_spec.rules.sections.widow import WidowRules
from hearts_spec.rules.shape.describing import section, there_is


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set for one number of players, ready to play."""

    table: TableRules = section("The table")
    cut: CutRules = section("Cutting for deal")
    pack: PackRules = section("The pack")
    deal: DealRules = section("The deal")
    widow: WidowRules = section("The widow", only=[WITH_WIDOW])
    stock: StockRules = section("Drawing to follow suit", late=True, only=[WITH_STOCK])
    passing: PassingRules = section("Passing", only=[there_is("passing.cards")])
    auction: AuctionRules = section("The auction", only=[SOLD])
    lead: LeadRules = section("Leading")
    follow: FollowRules = section("Following and discarding")
    first_trick: FirstTrickRules = section("The first trick")
    hearts: HeartsRules = section("Leading and breaking hearts")
    queen: QueenRules = section("The queen of spades", only=[COUNTS_QUEEN])
    trick: TrickRules = section("Winning tricks")
    twins: TwinRules = section("Twin cards", only=[WITH_TWINS])
    joker: JokerRules = section("The joker", only=[there_is("joker.added")])
    values: Values = section("Values of captured cards", "Units for a suit or card: a number, or the word pips.")
    doubling: DoublingRules = section("Doubling", late=True, only=[IN_POINTS])
    bonus: BonusRules = section("Bonuses", only=[IN_POINTS])
    slam: SlamRules = section("Taking everything", only=[IN_POINTS])
    settlement: SettlementRules = section("Settling", only=[IN_CHIPS])
    game: GameRules = section("The game")
    tournament: TournamentRules = section("Tournament", only=[MOVING])
    conduct: ConductRules = section("Conduct at the table", late=True)
    irregular: IrregularRules = section("Irregular play", unruled=True)
