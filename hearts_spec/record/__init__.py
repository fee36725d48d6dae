"""Deals and tournaments written down as data, their replay, and the settlement of reported deals."""

from hearts_spec.record.deal_report import DealReport
from hearts_spec.record.errors import RecordError, UsageError
from hearts_spec.record.game_record import GameRecord, GameTranscript
from hearts_spec.record.json_writer import Taken, TrickMade
from hearts_spec.record.mistakes import forfeits_of, revokes_of
from hearts_spec.record.model import Record
from hearts_spec.record.record_file import (
    AnyRecord,
    any_from_data,
    faults_in,
    place_in,
    read_any,
    read_line,
    read_record,
    record_data,
    record_from_data,
    write_json,
    write_yaml,
)
from hearts_spec.record.replay import AnyTranscript, Replayer
from hearts_spec.record.reported_deal import (
    NotByNumberError,
    captured,
    check_alike,
    check_trickless,
    completed_deal,
    counting,
    named_table,
    reported_deal,
    slam_choice,
    standing_of,
)
from hearts_spec.record.settlement import Moved, Settlement, shown_settlement
from hearts_spec.record.tournament import RoundPlayed, TournamentRecord, TournamentTranscript, move_data
from hearts_spec.record.transcript import RulingMade, SaleMade, Transcript

__all__ = [
    "AnyRecord",
    "AnyTranscript",
    "DealReport",
    "GameRecord",
    "GameTranscript",
    "Moved",
    "NotByNumberError",
    "Record",
    "RecordError",
    "Replayer",
    "RoundPlayed",
    "RulingMade",
    "SaleMade",
    "Settlement",
    "Taken",
    "TournamentRecord",
    "TournamentTranscript",
    "Transcript",
    "TrickMade",
    "UsageError",
    "any_from_data",
    "captured",
    "check_alike",
    "check_trickless",
    "completed_deal",
    "counting",
    "faults_in",
    "forfeits_of",
    "move_data",
    "named_table",
    "place_in",
    "read_any",
    "read_line",
    "read_record",
    "record_data",
    "record_from_data",
    "reported_deal",
    "revokes_of",
    "shown_settlement",
    "slam_choice",
    "standing_of",
    "write_json",
    "write_yaml",
]
