"""What a rule set is: typed, frozen sections, each field with the label and the sentence that pages show.

The loader, the checks, the JSON Schema, the comparison, the pinning run and the reference page all walk these classes,
so a new word is added in the module of its section, and nowhere else.
"""

from dataclasses import dataclass

from hearts_spec.rules.vocabulary.auction import SOLD, AuctionRules
from hearts_spec.rules.vocabulary.bonus import BonusRules
from hearts_spec.rules.vocabulary.conduct import ConductRules
from hearts_spec.rules.vocabulary.cut import CutRules
from hearts_spec.rules.vocabulary.deal import WITH_STOCK, WITH_WIDOW, DealRules
from hearts_spec.rules.vocabulary.doubling import DoublingRules
from hearts_spec.rules.vocabulary.first_trick import FirstTrickRules
from hearts_spec.rules.vocabulary.follow import FollowRules
from hearts_spec.rules.vocabulary.game import GameRules
from hearts_spec.rules.vocabulary.hearts import HeartsRules
from hearts_spec.rules.vocabulary.irregular import IrregularRules
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.lead import LeadRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.passing import PassingRules
from hearts_spec.rules.vocabulary.queen import QueenRules
from hearts_spec.rules.vocabulary.settlement import IN_CHIPS, IN_POINTS, SettlementRules
from hearts_spec.rules.vocabulary.slam import SlamRules
from hearts_spec.rules.vocabulary.stock import StockRules
from hearts_spec.rules.vocabulary.table import TableRules
from hearts_spec.rules.vocabulary.tournament import MOVING, TournamentRules
from hearts_spec.rules.vocabulary.trick import TrickRules
from hearts_spec.rules.vocabulary.twins import WITH_TWINS, TwinRules
from hearts_spec.rules.vocabulary.values import COUNTS_QUEEN, Values
from hearts_spec.rules.vocabulary.widow import WidowRules
from hearts_spec.schema.field_info import section, there_is


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
