"""A table for the web as a state machine without sockets, clocks, randomness or disks: ``step(room, input, now_ms)``.

`create` makes a room, `step` advances it, `replay` reads it back from its journal. The shell around it carries out the
outcome: it writes lines, sends letters, fires timers and answers requests.
"""

from emptyhand.room.entries import BadJournal, Line, Options
from emptyhand.room.inputs import (
    AskBot,
    AskHint,
    Behind,
    BotMoved,
    Committed,
    Connected,
    Cut,
    DealKey,
    Disconnected,
    Drop,
    Heard,
    HintFound,
    Input,
    Keep,
    Letter,
    NeedKey,
    NotCommitted,
    Outcome,
    Request,
    Tick,
    Timer,
    Woken,
)
from emptyhand.room.machine import create, step
from emptyhand.room.messages import BadMessage, decode
from emptyhand.room.recover import records, replay
from emptyhand.room.state import Kept, Live, Room

__all__ = [
    "AskBot",
    "AskHint",
    "BadJournal",
    "BadMessage",
    "Behind",
    "BotMoved",
    "Committed",
    "Connected",
    "Cut",
    "DealKey",
    "Disconnected",
    "Drop",
    "Heard",
    "HintFound",
    "Input",
    "Keep",
    "Kept",
    "Letter",
    "Line",
    "Live",
    "NeedKey",
    "NotCommitted",
    "Options",
    "Outcome",
    "Request",
    "Room",
    "Tick",
    "Timer",
    "Woken",
    "create",
    "decode",
    "records",
    "replay",
    "step",
]
