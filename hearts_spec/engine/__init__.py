"""The engine: dealing, passing, auctions, legal plays (and why others are not), settlement, games and tournaments.

Seats are numbers from 0, counted clockwise. A card is a number (suit times 16 plus place; a second copy is 64 higher),
and -1 (`NO_CARD`) is no card. A set of cards is a bit mask with one bit for each card number, so `hand >> card & 1` is
true if the card is in the hand. Captured cards count in *units*, which are hearts, spots or points, as the rule set
says. A deal is settled in chips or in points.
"""

from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.dealing import CutResult, cut_for_deal, deal_out, eldest, left_over, pack_of
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError, MissingFactError, Refusal
from hearts_spec.engine.game import Game, Outcome, Termination
from hearts_spec.engine.irregular import INCIDENTS, DealRuling, Incident, IrregularPlay, Ruling
from hearts_spec.engine.legality import JokerFate, joker_taker
from hearts_spec.engine.passing import (
    Passing,
    pass_number,
    pass_to,
    shown_cards,
    still_shown,
    why_not_named,
    why_not_show,
)
from hearts_spec.engine.play import Play, TrickResult, opener_of, position
from hearts_spec.engine.settle import (
    NO_REVOKES,
    Account,
    CompletedDeal,
    Division,
    LedgerResult,
    Posting,
    Revokes,
    SlamMade,
    Standing,
    finished,
    played_deal,
    settle,
)
from hearts_spec.engine.stock_and_widow import check_hands
from hearts_spec.engine.tournament import (
    PLACES,
    Move,
    Prize,
    Round,
    Stake,
    Tie,
    Tournament,
    UndecidedError,
    seat_by_lot,
    seat_couples,
    why_not_seat,
)
from hearts_spec.engine.tricks_won import UNTOLD, TricksWon, tricks_of

__all__ = [
    "INCIDENTS",
    "NO_REVOKES",
    "PLACES",
    "UNTOLD",
    "Account",
    "Auction",
    "CompiledRules",
    "CompletedDeal",
    "CutResult",
    "DealRuling",
    "Division",
    "Game",
    "IllegalBidError",
    "IllegalPlayError",
    "Incident",
    "IrregularPlay",
    "IrregularStateError",
    "JokerFate",
    "LedgerResult",
    "MissingFactError",
    "Move",
    "Outcome",
    "Passing",
    "Play",
    "Posting",
    "Prize",
    "Refusal",
    "Revokes",
    "Round",
    "Ruling",
    "Sale",
    "SlamMade",
    "Stake",
    "Standing",
    "Termination",
    "Tie",
    "Tournament",
    "TrickResult",
    "TricksWon",
    "UndecidedError",
    "check_hands",
    "cut_for_deal",
    "deal_out",
    "eldest",
    "finished",
    "joker_taker",
    "left_over",
    "opener_of",
    "pack_of",
    "pass_number",
    "pass_to",
    "played_deal",
    "position",
    "seat_by_lot",
    "seat_couples",
    "settle",
    "shown_cards",
    "still_shown",
    "table_of",
    "tricks_of",
    "why_not_named",
    "why_not_seat",
    "why_not_show",
]
