"""Records of games: read, written, replayed, verified. Pure: no input or output, no clock, no randomness.

`model` is a whole game, `seat` one seat's own record. `sheet` is the text as headers and words, `fields` reads the
headers, `openings` those that prove a deal.
"""

from emptyhand.game.record.fields import LawFinder, check_names
from emptyhand.game.record.model import Record
from emptyhand.game.record.seat import SeatRecord
from emptyhand.game.record.sheet import MAX_BYTES, MAX_MOVES, BadRecord, split_records

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
