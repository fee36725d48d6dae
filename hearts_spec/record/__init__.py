"""Deals and tournaments written down as data, their replay, and the settlement of reported deals."""

from hearts_spec.record.deal_report import (
    NotByNumberError,
    check_alike,
    check_trickless,
    counting,
    finished_by_cards,
    finished_by_hearts,
    finished_by_units,
    forfeits_of,
    revokes_of,
    slam_choice,
    standing_of,
)
from hearts_spec.record.deal_setup import named_table
from hearts_spec.record.errors import RecordError
from hearts_spec.record.json_writer import Taken, TrickMade
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
from hearts_spec.record.replay import Replayer
from hearts_spec.record.settlement import Moved, Settlement, shown_settlement
from hearts_spec.record.tournament import RoundPlayed, TournamentRecord, TournamentTranscript, move_data
from hearts_spec.record.transcript import RulingMade, SaleMade, Transcript

__all__ = [
    "AnyRecord",
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
    "any_from_data",
    "check_alike",
    "check_trickless",
    "counting",
    "faults_in",
    "finished_by_cards",
    "finished_by_hearts",
    "finished_by_units",
    "forfeits_of",
    "move_data",
    "named_table",
    "place_in",
    "read_any",
    "read_line",
    "read_record",
    "record_data",
    "record_from_data",
    "revokes_of",
    "shown_settlement",
    "slam_choice",
    "standing_of",
    "write_json",
    "write_yaml",
]
