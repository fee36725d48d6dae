"""What a rule set is: typed, frozen sections, each field with the label and the sentence that pages show.

The loader, the checks, the JSON Schema, the comparison, the pinning run and the reference page all walk these classes,
so a new word is added in the module of its section, and nowhere else.
"""

from dataclasses import dataclass

from hearts_spec.rules.sections.auction import Auction
from hearts_spec.rules.sections.bonus import Bonus
from hearts_spec.rules.sections.conduct import Conduct
from hearts_spec.rules.sections.cut import Cut
from hearts_spec.rules.sections.deal import Deal
from hearts_spec.rules.sections.first_trick import FirstTrick
from hearts_spec.rules.sections.follow import Follow
from hearts_spec.rules.sections.game import Game
from hearts_spec.rules.sections.hearts import Hearts
from hearts_spec.rules.sections.irregular import Irregular
from hearts_spec.rules.sections.joker import Joker
from hearts_spec.rules.sections.lead import Lead
from hearts_spec.rules.sections.pack import Pack
from hearts_spec.rules.sections.passing import Passing
from hearts_spec.rules.sections.queen import Queen
from hearts_spec.rules.sections.settlement import Settlement
from hearts_spec.rules.sections.slam import Slam
from hearts_spec.rules.sections.stock import Stock
from hearts_spec.rules.sections.table import Table
from hearts_spec.rules.sections.tournament import Tournament
from hearts_spec.rules.sections.trick import Trick
from hearts_spec.rules.sections.twins import Twins
from hearts_spec.rules.sections.values import Values
from hearts_spec.rules.sections.widow import Widow
from hearts_spec.rules.shape.describing import section


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set for one number of players, ready to play."""

    table: Table = section("The table")
    cut: Cut = section("Cutting for deal")
    pack: Pack = section("The pack")
    deal: Deal = section("The deal")
    widow: Widow = section("The widow")
    stock: Stock = section("Drawing to follow suit", late=True)
    passing: Passing = section("Passing")
    auction: Auction = section("The auction")
    lead: Lead = section("Leading")
    follow: Follow = section("Following and discarding")
    first_trick: FirstTrick = section("The first trick")
    hearts: Hearts = section("Leading and breaking hearts")
    queen: Queen = section("The queen of spades")
    trick: Trick = section("Winning tricks")
    twins: Twins = section("Twin cards")
    joker: Joker = section("The joker")
    values: Values = section("Values of captured cards", "Units for a suit or card: a number, or the word pips.")
    bonus: Bonus = section("Bonuses")
    slam: Slam = section("Taking everything")
    settlement: Settlement = section("Settling")
    game: Game = section("The game")
    tournament: Tournament = section("Tournament")
    conduct: Conduct = section("Conduct at the table", late=True)
    irregular: Irregular = section("Irregular play", unruled=True)
