"""A table for the web as a state machine without sockets, clocks, randomness or disks: ``step(room, input, now_ms)``.

`create` makes a room, `step` advances it, `replay` reads it back from its journal. The shell around it carries out the
outcome: it writes lines, sends messages, fires timers and answers requests.

- The machine: `machine` (the order of effects), `inputs` (what goes in and out), `state`, `unit_of_work` (one step
  while it runs), `timers`; `shell` runs a room with the ports of a server, a device or the simulator.
- The protocol: `messages`, `payloads`, `view_json`. The journal: `entries`, `apply` (what each does), `recover`.
- The rules of the table: `seats`, `roles`, `names`, `beginning`, `dealing`, `play`, `clock`, `presence`, `ballots`,
  `proposals`, `chat`, `hints`, `lessons`; `refusals` are reasons that several of them give.
- Deals: `commit_reveal` derives them, `fairness` is what of it is public.
- What each person gets: `visibility`, `broadcast`, `outbox` (messages that wait for one connection).
- `suspend_clock`: a clock that stands still while the machine sleeps.
"""

from emptyhand.table.room.entries import BadJournal, Line, Options
from emptyhand.table.room.inputs import (
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
    HintAnswer,
    HintReady,
    Input,
    Keep,
    NeedKey,
    NotCommitted,
    Outcome,
    OutgoingMessage,
    ShellRequest,
    Tick,
    Timer,
    Woken,
)
from emptyhand.table.room.machine import create, step
from emptyhand.table.room.messages import BadMessage, decode
from emptyhand.table.room.recover import records, replay
from emptyhand.table.room.state import LiveState, Room, SavedState

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
    "HintAnswer",
    "HintReady",
    "Input",
    "Keep",
    "Line",
    "LiveState",
    "NeedKey",
    "NotCommitted",
    "Options",
    "Outcome",
    "OutgoingMessage",
    "Room",
    "SavedState",
    "ShellRequest",
    "Tick",
    "Timer",
    "Woken",
    "create",
    "decode",
    "records",
    "replay",
    "step",
]
