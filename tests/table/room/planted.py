"""Faults to plant into the room: the simulator must find every one of them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from emptyhand.rules.law import Law
from emptyhand.table.room import apply as application
from emptyhand.table.room import (
    ballots,
    beginning,
    broadcast,
    clock,
    dealing,
    machine,
    play,
    seats,
    suspend_clock,
    timers,
)
from emptyhand.table.room.entries import AnyEntry, MoveMade
from emptyhand.table.room.inputs import Input, NotCommitted
from emptyhand.table.room.messages import Ack, MoveRequest, Resync, ReturnToSeat
from emptyhand.table.room.state import Playing, Question, Recent, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.room.visibility import visible_game
from emptyhand.words.speech import Phrase, say
from simulator.process import NetworkLink, Process

Plant = Callable[[pytest.MonkeyPatch], None]


def ack_before_commit(patch: pytest.MonkeyPatch) -> None:
    whole = UnitOfWork.write

    def write(self: UnitOfWork, entry: AnyEntry, client: str | None = None) -> None:
        whole(self, entry, client)
        if isinstance(entry, MoveMade) and client is not None:
            self.tell(client, Ack(self.kept.version + 1, entry.seat, entry.seq, entry.token))

    patch.setattr(UnitOfWork, "write", write)


def fan_out_before_commit(patch: pytest.MonkeyPatch) -> None:
    whole = UnitOfWork.write

    def write(self: UnitOfWork, entry: AnyEntry, client: str | None = None) -> None:
        whole(self, entry, client)
        before = self.kept
        self.kept = application.apply(before, entry, before.version + 1)
        broadcast.announce(self, before)
        self.kept = before

    patch.setattr(UnitOfWork, "write", write)


def no_dedupe(patch: pytest.MonkeyPatch) -> None:
    def move(work: UnitOfWork, client: str, message: MoveRequest) -> None:
        seat = work.seat_of(client)
        if seat is not None:
            play._decide(work, client, msgspec.structs.replace(message, seat=seat, seq=work.kept.seats[seat].seq + 1))

    patch.setattr(machine, "DURABLE", machine.DURABLE | {MoveRequest: move})


def lost_resync(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(machine, "PASSING", machine.PASSING | {Resync: lambda *_: None})


def timer_leak(patch: pytest.MonkeyPatch) -> None:
    """The turn clock keeps running after the decision."""
    whole = UnitOfWork.drop_timers

    def drop_timers(self: UnitOfWork, *names: str) -> None:
        whole(self, *(name for name in names if len(names) == 1 or name != "turn"))

    patch.setattr(UnitOfWork, "drop_timers", drop_timers)


def stale_owner(patch: pytest.MonkeyPatch) -> None:
    """A process ignores being fenced."""
    whole = machine._not_committed

    def not_committed(work: UnitOfWork, incoming: NotCommitted) -> None:
        if incoming.fenced:
            machine._committed(work, incoming.seq)
        else:
            whole(work, incoming)

    patch.setattr(machine, "_not_committed", not_committed)


def stand_in_after_a_return(patch: pytest.MonkeyPatch) -> None:
    """A stand-in that was asked before the person returned decides all the same."""
    return_to_seat, let_decide = clock.return_to_seat, clock._let_decide

    def keeps_asking(work: UnitOfWork, client: str, message: ReturnToSeat) -> None:
        before, due = work.live.turn, dict(work.due)
        return_to_seat(work, client, message)
        after = work.live.turn
        if before is not None and after is not None and before.asked and "bot" in due:
            work.live = replace(work.live, turn=replace(after, asked=True, answer=before.answer))
            work.set_timer("bot", due["bot"])

    def leaves_asked(work: UnitOfWork, playing: Playing) -> None:
        if work.live.turn is None or not work.live.turn.asked:
            let_decide(work, playing)

    patch.setattr(machine, "DURABLE", machine.DURABLE | {ReturnToSeat: keeps_asking})
    patch.setattr(clock, "_let_decide", leaves_asked)


def undo_shows_old_secrets(patch: pytest.MonkeyPatch) -> None:
    """Clients that catch up still learn of steps before an undo."""

    def remembered(after: SavedState, entry: AnyEntry, version: int) -> tuple[Recent, ...]:
        index = len(after.playing.game.moves) if after.playing else 0
        return (*after.recent, Recent(version, entry, index))[-application.RECENT_KEPT :]

    patch.setattr(application, "_remembered", remembered)


def gives_up_on_the_disk(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(timers.HANDLERS, "journal", lambda _: None)


def sees_two_hands(patch: pytest.MonkeyPatch) -> None:
    """A person who leaves a seat during a game may sit down at any other."""
    whole = seats._why_not_sit

    def why_not_sit(work: UnitOfWork, person: str, number: int) -> Phrase | None:
        why = whole(work, person, number)
        return None if why is not None and why.id == "room-seen-other-hand" else why

    patch.setattr(seats, "_why_not_sit", why_not_sit)


def begins_again_unasked(patch: pytest.MonkeyPatch) -> None:
    """The next game begins as soon as one person wants it, with everyone who sits there."""
    patch.setattr(beginning, "_begin_again", dealing.begin)


def waits_for_a_silent_bot(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(timers.HANDLERS, "stuck", lambda _: None)


def shows_everyone_seat_one(patch: pytest.MonkeyPatch) -> None:
    """Spectators see a seat's view."""
    patch.setattr(broadcast, "visible_game", lambda kept, seat: visible_game(kept, seat or 0))


def awaits_every_reader(patch: pytest.MonkeyPatch) -> None:
    """The table waits for a stalled reader: while one connection is full, nothing else happens."""
    feed = Process.feed

    def waits(self: Process, incoming: Input) -> None:
        if all(link.free or not link.open for link in self.links.values()):
            feed(self, incoming)

    patch.setattr(Process, "feed", waits)
    patch.setattr(NetworkLink, "_abort_if_stalled", lambda self: None)


def counts_time_asleep(patch: pytest.MonkeyPatch) -> None:
    """People's clocks keep running while the machine is suspended."""
    patch.setattr(suspend_clock, "GAP_SECONDS", float("inf"))


def a_removal_waits(patch: pytest.MonkeyPatch) -> None:
    """Any open ballot blocks a removal."""
    whole = ballots._propose

    def propose(
        work: UnitOfWork, client: str, what: Question, by: int, seat: int | None = None, law: Law | None = None
    ) -> None:
        ballot = work.live.ballot
        if what == "kick" and ballot is not None and ballot.what != "kick":
            work.refuse(client, what, say("room-another-question"))
        else:
            whole(work, client, what, by, seat, law)

    patch.setattr(ballots, "_propose", propose)


def asks_without_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ballots, "is_rationed", lambda *_: False)


def one_vote_is_enough(patch: pytest.MonkeyPatch) -> None:
    """Other rules need no majority."""
    whole = ballots._count
    patch.setattr(ballots, "_count", lambda work, law, agreed, against: whole(work, law, 9 * agreed, against))


PLANTS: dict[Plant, tuple[int, str]] = {
    ack_before_commit: (1, "ack tells of version"),
    fan_out_before_commit: (1, "event tells of version"),
    no_dedupe: (30, "is not what|counts twice"),
    lost_resync: (1, "stayed at"),
    timer_leak: (15, "nothing is to be decided|a stand-in decided"),
    stale_owner: (2, "acknowledges what|was another|knew of more|told as|another room|before it is safe"),
    stand_in_after_a_return: (19, "a stand-in decided|is not what"),
    undo_shows_old_secrets: (4, "after it was taken back"),
    gives_up_on_the_disk: (6, "does not go on|never made"),
    sees_two_hands: (172, "cards of two seats"),
    begins_again_unasked: (371, "never asked for game"),
    waits_for_a_silent_bot: (178, "does not go on"),
    shows_everyone_seat_one: (1, "is shown"),
    awaits_every_reader: (156, "does not go on"),
    counts_time_asleep: (166, "a stand-in decided"),
    a_removal_waits: (173, "cannot be removed"),
    asks_without_end: (13, "too many"),
    one_vote_is_enough: (26, "other rules"),
}
"""Each fault, the first world that showed it at the last search, and what the simulator reports."""
