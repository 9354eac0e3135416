"""Hypothesis tries to break a room: whatever the inputs, its invariants hold after every step."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from emptyhand.table.room import (
    AskBot,
    BotMoved,
    Committed,
    DealKey,
    Line,
    NotCommitted,
    Options,
    Tick,
    Woken,
    replay,
    step,
)
from emptyhand.table.room import messages as m
from emptyhand.table.room.clock import OF_TURN
from emptyhand.table.room.state import RoomPhase
from tests.table.room.tables import Table, deal_key, table

PEOPLE = ("ann", "bob", "eve")
SEATS = st.integers(0, 3)
SMALL = st.integers(0, 6)
TOKENS = st.sampled_from(["^", "-", "?1", "<K", "/9", "9", "66", "3S", "nonsense"])

SENT: list[tuple[Any, ...]] = [
    (m.MoveRequest, SEATS, SMALL, TOKENS),
    (m.Check, SMALL, TOKENS),
    (m.Sit, SEATS),
    (m.Leave,),
    (m.Ready, SMALL),
    (m.Start, SMALL),
    (m.SetBot, SEATS, st.sampled_from([None, "random", "nobody"])),
    (m.Propose, st.sampled_from(["thirteen", "life", "nothing"])),
    (m.HandOver, SEATS),
    (m.Kick, SEATS),
    (m.HintRequest, SMALL),
    (m.Learn, SMALL, st.booleans()),
    (m.Undo, SMALL),
    (m.Pause,),
    (m.Resume,),
    (m.Vote, SMALL, st.booleans()),
    (m.ReturnToSeat,),
    (m.Say, SMALL, st.text(min_size=1, max_size=9)),
    (m.React, st.just("wow")),
    (m.Resync, SMALL),
    (m.Reveal, SMALL, st.just("0" * 64)),
    (m.Prove,),
    (m.Ping,),
]
MESSAGES = st.one_of([st.builds(*each) for each in SENT])


class Rooms(RuleBasedStateMachine):
    made: Table

    @initialize(
        ruleset=st.sampled_from(["obsession", "obsessed", "life", "cardgame-plus", "thirteen"]),
        clock=st.sampled_from([0, 5_000]),
        started=st.booleans(),
    )
    def sit_down(self, ruleset: str, clock: int, started: bool) -> None:
        options = Options(clock_ms=clock, away_ms=3_000, beat_ms=100)
        self.made = table(ruleset, PEOPLE[:2], ("random",), options, started=started)
        self.made.auto = False
        self.safe = list(self.made.lines)
        self.version = self.made.room.kept.version

    def pending(self) -> bool:
        return self.made.room.live.pending is not None

    @rule(name=st.sampled_from(PEOPLE), second=st.booleans(), version=SMALL)
    def comes(self, name: str, second: bool, version: int) -> None:
        self.made.connect(name, client=name + "2" * second, version=version)

    @rule(name=st.sampled_from(PEOPLE), second=st.booleans())
    def goes(self, name: str, second: bool) -> None:
        self.made.leave_the_net(name + "2" * second)

    @rule(name=st.sampled_from(PEOPLE), message=MESSAGES)
    def says(self, name: str, message: m.ClientMessage) -> None:
        before = self.made.room.kept
        self.made.hear(name, message)
        assert self.made.room.kept == before

    @precondition(lambda self: self.made.room.kept.phase is RoomPhase.PLAYING)
    @rule(index=SMALL)
    def moves(self, index: int) -> None:
        seat = self.made.turn
        for client, known in self.made.room.live.clients.items():
            if self.made.room.kept.seat_of(known.person) == seat:
                self.made.move(client, self.made.token(index))
                return

    @precondition(lambda self: self.pending())
    @rule(how=st.sampled_from(["safe", "safe", "safe", "safe", "full", "restart"]))
    def disk(self, how: str) -> None:
        pending = self.made.room.live.pending
        assert pending is not None
        if how == "full":
            self.made.feed(NotCommitted(pending.seq, "the disk is full"))
        elif how == "restart":
            self.made.room = step(replay(self.safe), Woken(), self.made.now).room
        else:
            self.safe.append(Line(pending.seq, pending.body))
            self.made.feed(Committed(pending.seq))

    @precondition(lambda self: self.made.timers)
    @rule(data=st.data(), late=st.sampled_from([0, 0, 10_000]))
    def fires(self, data: st.DataObject, late: int) -> None:
        name = data.draw(st.sampled_from(sorted(self.made.timers)))
        self.made.now = max(self.made.now, self.made.timers[name] + late)
        self.made.feed(Tick(name))

    @precondition(lambda self: any(isinstance(r, AskBot) for r in self.made.requests))
    @rule(token=TOKENS, right=st.booleans(), seq_off=st.sampled_from([0, 0, 1]))
    def bot(self, token: str, right: bool, seq_off: int) -> None:
        asked = [request for request in self.made.requests if isinstance(request, AskBot)][-1]
        playing = self.made.room.kept.playing
        if right and playing is not None and playing.at == asked.seq and not playing.game.over:
            self.made.bot_answers()
        else:
            self.made.feed(BotMoved(asked.seat, asked.seq + seq_off, token))

    @rule()
    def deal(self) -> None:
        number = self.made.room.kept.game_number + 1
        self.made.feed(DealKey(number, deal_key(number)))

    # -- promises ----------------------------------------------------------------------------------------------------

    @invariant()
    def the_room_is_what_its_journal_says(self) -> None:
        if hasattr(self, "made"):
            assert replay(self.safe).kept == self.made.room.kept
            assert self.made.room.kept.version >= self.version
            self.version = self.made.room.kept.version

    @invariant()
    def nothing_is_told_that_is_not_safe(self) -> None:
        if hasattr(self, "made"):
            for client in self.made.letters:
                assert all(letter["version"] <= len(self.safe) for letter in self.made.told(client))
            self.made.letters.clear()

    @invariant()
    def no_card_is_lost(self) -> None:
        if hasattr(self, "made") and (playing := self.made.room.kept.playing) is not None:
            position = playing.game._steps[-1].position
            cards = [*position.draw, *position.table.pile, *position.table.gone]
            for zones in position.seats:
                cards += [c for c in (*zones.hand, *zones.up, *zones.down) if c is not None]
            law = self.made.room.kept.law
            assert sorted(cards) == list(law.whole_pack(3))

    @invariant()
    def something_will_happen(self) -> None:
        """A game that somebody attends has a clock, a bot, a pending line, or a person without a clock."""
        if not hasattr(self, "made"):
            return
        kept, live = self.made.room.kept, self.made.room.live
        if kept.phase is not RoomPhase.PLAYING or kept.paused or live.pending is not None or live.turn is None:
            return
        free = kept.options.clock_ms == 0 and not live.turn.asked
        assert free or any(name in live.due for name in OF_TURN)


Rooms.TestCase.settings = settings(max_examples=60, stateful_step_count=40, suppress_health_check=list(HealthCheck))
TestRooms = Rooms.TestCase


def test_people_of_random_rooms_send_every_message() -> None:
    assert {message for message, *_ in SENT} == set(m.ClientMessage.__args__)
