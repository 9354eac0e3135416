"""One room of a device while it is open: feeds the room's state machine and turns its outcomes into effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emptyhand.game.notation import format_token
from emptyhand.game.record import Record
from emptyhand.study.coach.hint import hint
from emptyhand.table.api.games import game_id, summary_of
from emptyhand.table.api.refusals import ApiRefusal
from emptyhand.table.api.rooms import brief_of
from emptyhand.table.device.bots import check_bot, has_to_think, question, quick_move
from emptyhand.table.device.effects import AskThinker, BotAnswered, CloseConnection, Effect, Moment, Send, StoredLine
from emptyhand.table.device.shelf import Row, ShelvedGame, ShelvedRoom
from emptyhand.table.room import messages
from emptyhand.table.room.entries import Line
from emptyhand.table.room.inputs import (
    KEY_BYTES,
    AskBot,
    AskHint,
    BotMoved,
    Connected,
    DealKey,
    Disconnected,
    Heard,
    HintAnswer,
    HintReady,
)
from emptyhand.table.room.messages import BadMessage, Gone, Refused, SetBot
from emptyhand.table.room.shell import SOON, Shell
from emptyhand.table.room.state import Room, RoomPhase, SavedState
from emptyhand.table.structs import JsonEncoder, Raw, replace
from emptyhand.words.speech import Phrase, say, to_json

_encoder = JsonEncoder()


class DeviceTable(Shell):
    """A room with its timers and connections. `emit` takes effects, `write` lines, and `keep` rows for the shelf.

    `now` returns the time of the device's clock, and the moment of the device's current step.
    """

    def __init__(
        self,
        row: ShelvedRoom,
        room: Room,
        owner: str,
        emit: Callable[[Effect], None],
        write: Callable[[tuple[StoredLine, ...]], None],
        keep: Callable[[Row], None],
        now: Callable[[], tuple[int, Moment]],
    ) -> None:
        super().__init__(room)
        self.row = row
        self.clients: set[str] = set()
        self._owner = owner
        self._emit, self._store_lines, self._keep_row, self._now = emit, write, keep, now
        self._asked: dict[int, AskBot] = {}
        """By seat: what a bot thinks about."""

    @property
    def code(self) -> str:
        return self.row.code

    # -- in ----------------------------------------------------------------------------------------------------------

    def connect(self, connected: Connected) -> None:
        self.clients.add(connected.client)
        self.feed(connected)

    def disconnect(self, client: str) -> None:
        if client in self.clients:
            self.clients.discard(client)
            self.feed(Disconnected(client))

    def hear(self, client: str, text: str) -> None:
        try:
            message = messages.decode(text.encode("utf-8", "replace"))
        except BadMessage as error:
            why = to_json(say("room-bad-message", detail=str(error)))
            self.send(client, messages.encode(Refused(self.room.kept.version, "message", why)))
            return
        if isinstance(message, SetBot) and message.spec is not None:
            try:
                check_bot(message.spec, self.room.kept.law, self.room.kept.players)
            except ApiRefusal as error:
                refused = Refused(self.room.kept.version, "set_bot", to_json(error.says))
                self.send(client, messages.encode(refused))
                return
        self.feed(Heard(client, message))

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is on its way to the journal: the room needs no time then."""
        return not self.clients and self.room.live.pending is None

    def bot_answered(self, incoming: BotAnswered) -> None:
        """Let a bot that has thought make its move; if the answer was lost, make a quick move instead."""
        asked = self._asked.get(incoming.seat)
        if asked is not None and asked.seq == incoming.seq:
            del self._asked[incoming.seat]
            self.feed(BotMoved(asked.seat, asked.seq, incoming.token or quick_move(asked)))

    # -- out ---------------------------------------------------------------------------------------------------------

    def now_ms(self) -> int:
        return self._now()[0]

    @property
    def _moment(self) -> Moment:
        return self._now()[1]

    def write(self, lines: Sequence[Line]) -> None:
        wall_ms = self._moment.wall_ms
        self._store_lines(tuple(StoredLine(self.code, line.seq, wall_ms, line.body.decode()) for line in lines))

    def send(self, client: str, data: bytes) -> None:
        if client in self.clients:
            self._emit(Send(client, data.decode()))

    def set_alarm(self, due_ms: int) -> None:
        """Do nothing: after each step the device asks for one alarm for the timers of all its rooms."""

    def state_changed(self, before: SavedState) -> None:
        """Have the room in one line kept if it has changed, and whether it is closed."""
        brief = brief_of(self.room.kept, self.code, self.row.access, self.row.at_ms, watching=0, person=self._owner)
        row = replace(self.row, brief=brief, closed=self.room.kept.phase is RoomPhase.CLOSED)
        if row != self.row:
            self.row = row
            self._keep_row(row)

    def draw_key(self, game: int) -> DealKey:
        return DealKey(game, self._moment.draw(KEY_BYTES))

    def ask_bot(self, request: AskBot) -> BotMoved | None:
        """Let a bot choose: at once, or beside everything else if it looks ahead."""
        if not has_to_think(request):
            return BotMoved(request.seat, request.seq, quick_move(request))
        self._asked[request.seat] = request
        self._emit(AskThinker(self.code, request.seat, request.seq, question(request)))
        return None

    def ask_hint(self, request: AskHint) -> HintReady:
        """Find a hint without looking ahead; it says so."""
        best = hint(request.view, look_ahead=False)
        token = format_token(self.room.kept.law, None, best.move)
        says = tuple(Raw(_encoder.encode(to_json(sentence))) for sentence in best.sentences())
        return HintReady(request.seat, request.at, HintAnswer(token, best.how, says))

    def keep(self, game: int, record: Record) -> None:
        name, about = game_id(self.row.secret, game), summary_of(record, self.room.kept.seats)
        mine = self.room.kept.seat_of(self._owner)
        self._keep_row(ShelvedGame(name, self.code, game, self._moment.wall_ms, mine, record.format(), about))

    def close(self, client: str, code: int) -> None:
        if client in self.clients:
            self.clients.discard(client)
            self._emit(CloseConnection(client, code))

    def stop(self, why: Phrase | str, code: int) -> None:
        """Stop using this room: it is closed, or has to be read again, whatever the reason."""
        del why
        self.gone = True
        self.timers = ()
        if code == SOON:
            farewell = messages.encode(Gone(self.room.kept.version, to_json(say("room-read-again")), again=True))
            for client in sorted(self.clients):
                self.send(client, farewell)
        for client in sorted(self.clients):
            self.close(client, code)
