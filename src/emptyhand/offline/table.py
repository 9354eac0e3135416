"""One room of a device while it is open: feeds the room's state machine and turns its outcomes into effects."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from emptyhand.api.games import game_id, summary_of
from emptyhand.api.refusals import ApiRefusal
from emptyhand.api.rooms import brief_of
from emptyhand.coach.hint import hint
from emptyhand.coach.moves import named
from emptyhand.notation import format_token
from emptyhand.offline.bots import check_bot, habit, has_to_think, question
from emptyhand.offline.effects import Closed, Considered, Effect, Moment, StoredLine, Think, Told
from emptyhand.offline.shelf import Row, ShelvedGame, ShelvedRoom
from emptyhand.record import Record
from emptyhand.room import messages
from emptyhand.room.inputs import (
    KEY_BYTES,
    AskBot,
    AskHint,
    BotMoved,
    Connected,
    Cut,
    DealKey,
    Disconnected,
    Drop,
    Heard,
    HintFound,
    Input,
    Keep,
    NeedKey,
    Outcome,
    Request,
    Tick,
    Timer,
    Woken,
)
from emptyhand.room.machine import step
from emptyhand.room.messages import BadMessage, Gone, Refused, SetBot
from emptyhand.room.state import Room, RoomPhase
from emptyhand.speech import say, to_json
from emptyhand.structs import JsonEncoder, Raw, replace

GONE = 4000
"""Close code: there is nothing to come back to."""
SOON = 1012
"""Close code: open it again."""

_encoder = JsonEncoder()


class DeviceTable:
    """A room with its timers and connections. `emit` takes effects, `write` lines, and `keep` rows for the shelf."""

    def __init__(
        self,
        row: ShelvedRoom,
        room: Room,
        owner: str,
        emit: Callable[[Effect], None],
        write: Callable[[str, tuple[StoredLine, ...]], None],
        keep: Callable[[Row], None],
    ) -> None:
        self.row = row
        self.room = room
        self.clients: set[str] = set()
        self.timers: tuple[Timer, ...] = ()
        self.gone = False
        self._owner = owner
        self._emit, self._write, self._keep = emit, write, keep
        self._waiting: deque[Input] = deque()
        self._asked: dict[int, AskBot] = {}
        """By seat: what a bot thinks about."""

    @property
    def code(self) -> str:
        return self.row.code

    # -- in ----------------------------------------------------------------------------------------------------------

    def wake(self, now_ms: int, moment: Moment) -> None:
        self.feed(Woken(), now_ms, moment)

    def connect(self, given: Connected, now_ms: int, moment: Moment) -> None:
        self.clients.add(given.client)
        self.feed(given, now_ms, moment)

    def disconnect(self, client: str, now_ms: int, moment: Moment) -> None:
        if client in self.clients:
            self.clients.discard(client)
            self.feed(Disconnected(client), now_ms, moment)

    def hear(self, client: str, text: str, now_ms: int, moment: Moment) -> None:
        try:
            message = messages.decode(text.encode("utf-8", "replace"))
        except BadMessage as error:
            why = to_json(say("room-bad-message", detail=str(error)))
            self._tell(client, messages.encode(Refused(self.room.kept.version, "message", why)))
            return
        if isinstance(message, SetBot) and message.spec is not None:
            try:
                check_bot(message.spec, self.room.kept.law, self.room.kept.players)
            except ApiRefusal as error:
                refused = Refused(self.room.kept.version, "set_bot", to_json(error.says))
                self._tell(client, messages.encode(refused))
                return
        self.feed(Heard(client, message), now_ms, moment)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is on its way to the journal: the room needs no time then."""
        return not self.clients and self.room.live.pending is None

    def ring(self, now_ms: int, moment: Moment) -> None:
        """Fire the timers that are due."""
        for timer in self.timers:
            if timer.due_ms <= now_ms:
                self.feed(Tick(timer.name), now_ms, moment)

    def feed(self, what: Input, now_ms: int, moment: Moment) -> None:
        self._waiting.append(what)
        while self._waiting and not self.gone:
            self._do(step(self.room, self._waiting.popleft(), now_ms), moment)

    def consider(self, given: Considered, now_ms: int, moment: Moment) -> None:
        """Let a bot that has thought make its move; a thought that was lost is replaced by a habit."""
        asked = self._asked.get(given.seat)
        if asked is not None and asked.seq == given.seq:
            del self._asked[given.seat]
            self.feed(BotMoved(asked.seat, asked.seq, given.token or habit(asked)), now_ms, moment)

    # -- out ---------------------------------------------------------------------------------------------------------

    def _do(self, outcome: Outcome, moment: Moment) -> None:
        before, self.room = self.room, outcome.room
        self.timers = outcome.timers
        if outcome.lines:
            self._write(self.code, tuple(self._line(line.seq, line.body, moment) for line in outcome.lines))
        for client, data in outcome.outbox:
            self._tell(client, data)
        if before.kept is not self.room.kept:
            self._describe()
        for request in outcome.requests:
            self._grant(request, moment)

    def _line(self, seq: int, body: bytes, moment: Moment) -> StoredLine:
        return StoredLine(self.code, seq, moment.wall_ms, body.decode())

    def _tell(self, client: str, data: bytes) -> None:
        if client in self.clients:
            self._emit(Told(client, data.decode()))

    def _describe(self) -> None:
        """Have the room in one line kept if it has changed, and whether it is closed."""
        brief = brief_of(self.room.kept, self.code, self.row.access, self.row.at_ms, watching=0, person=self._owner)
        row = replace(self.row, brief=brief, closed=self.room.kept.phase is RoomPhase.CLOSED)
        if row != self.row:
            self.row = row
            self._keep(row)

    def _grant(self, request: Request, moment: Moment) -> None:
        match request:
            case NeedKey(game):
                self._waiting.append(DealKey(game, moment.draw(KEY_BYTES)))
            case AskBot():
                self._ask(request)
            case AskHint():
                self._waiting.append(self._hint(request))
            case Keep(game, record):
                self._keep(self._game(game, record, moment.wall_ms))
            case Cut(client):
                self._close(client, GONE)
            case Drop():
                self.stop(GONE if self.room.kept.phase is RoomPhase.CLOSED else SOON)

    def _ask(self, asked: AskBot) -> None:
        """Let a bot choose: at once, or beside everything else if it looks ahead."""
        if has_to_think(asked):
            self._asked[asked.seat] = asked
            self._emit(Think(self.code, asked.seat, asked.seq, question(asked)))
        else:
            self._waiting.append(BotMoved(asked.seat, asked.seq, habit(asked)))

    def _hint(self, asked: AskHint) -> HintFound:
        """Find a hint without looking ahead; it says so."""
        found = hint(asked.view, look_ahead=False)
        told = [say("coach-hint-do", move=named(found.move)), *found.says]
        token = format_token(self.room.kept.law, None, found.move)
        says = tuple(Raw(_encoder.encode(to_json(each))) for each in told)
        return HintFound(asked.seat, asked.at, token, found.how, says)

    def _game(self, number: int, record: Record, at_ms: int) -> ShelvedGame:
        seats = self.room.kept.seats
        mine = self.room.kept.seat_of(self._owner)
        game, about = game_id(self.row.secret, number), summary_of(record, seats)
        return ShelvedGame(game, self.code, number, at_ms, mine, record.format(), about)

    def _close(self, client: str, code: int) -> None:
        if client in self.clients:
            self.clients.discard(client)
            self._emit(Closed(client, code))

    def stop(self, code: int) -> None:
        """Stop using this room: it is closed, or has to be read again."""
        self.gone = True
        self.timers = ()
        if code == SOON:
            farewell = messages.encode(Gone(self.room.kept.version, to_json(say("room-read-again")), again=True))
            for client in sorted(self.clients):
                self._tell(client, farewell)
        for client in sorted(self.clients):
            self._close(client, code)
