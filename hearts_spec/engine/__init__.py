"""What happens at a table: packs and deals, passing, auctions, legal plays and why not, tricks, settlement, games."""

from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.cutting import CutResult, cut_for_deal
from hearts_spec.engine.deal_checks import check_hands
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError, MissingFactError, Refusal
from hearts_spec.engine.game import Game, Outcome, Termination
from hearts_spec.engine.irregular import INCIDENTS, DealRuling, Incident, IrregularPlay, Ruling
from hearts_spec.engine.joker import JokerFate, joker_taker
from hearts_spec.engine.joker_fate import joker_fate
from hearts_spec.engine.opening_lead import opener_of
from hearts_spec.engine.packs import deal_out, eldest, left_over, pack_of
from hearts_spec.engine.passing import Passing, pass_number, pass_to, why_not_named
from hearts_spec.engine.play import Play, TrickResult
from hearts_spec.engine.position import position
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
    settle,
)
from hearts_spec.engine.shown_cards import shown_cards, still_shown, why_not_show
from hearts_spec.engine.tournament import Move, Round, Tournament, why_not_seat
from hearts_spec.engine.tournament_prizes import Prize
from hearts_spec.engine.tournament_seating import PLACES, seat_by_lot, seat_couples
from hearts_spec.engine.tournament_ties import Stake, Tie, UndecidedError
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
    "joker_fate",
    "joker_taker",
    "left_over",
    "opener_of",
    "pack_of",
    "pass_number",
    "pass_to",
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
