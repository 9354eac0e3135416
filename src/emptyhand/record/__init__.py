"""Records of games: read, written, replayed, verified. Pure: no input or output, no clock, no randomness."""

from emptyhand.record.fields import LawFinder, check_names
from emptyhand.record.model import Record
from emptyhand.record.seat import SeatRecord
from emptyhand.record.sheet import MAX_BYTES, MAX_MOVES, BadRecord, split_records

__all__ = [
    "MAX_BYTES",
    "MAX_MOVES",
    "BadRecord",
    "LawFinder",
    "Record",
    "SeatRecord",
    "check_names",
    "split_records",
]
