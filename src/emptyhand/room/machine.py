"""The room as a machine: a state, an input and a moment give a new state and all that goes out.

The order of effects is fixed. What is durable is checked, sent to the journal, and held; only when the journal says
that it is safe has it happened: then it is answered and everyone is told. What comes meanwhile waits its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from emptyhand.game.deal import check_players
from emptyhand.law.model import Law
from emptyhand.room import ballots, beginning, clock, dealing, fairness, play, presence, seats, talk, telling
from emptyhand.room import entries as e
from emptyhand.room import inputs as i
from emptyhand.room import messages as m
from emptyhand.room.apply import apply, make
from emptyhand.room.bells import ring
from emptyhand.room.desk import Desk
from emptyhand.room.inputs import Heard, Input, Outcome
from emptyhand.room.state import Kept, Pending, Room, RoomPhase

RETRY_MS = 1_000
MAX_WAITING = 32


def create(law: Law, bots: Sequence[str | None], host: str, options: e.Options, now_ms: int, room: str = "") -> Outcome:
    """A new room for a law: a spec for each seat that a bot has, None for those of people. Raises ValueError.

    `room` is what the table is called in the promises of its deals.
    """
    check_players(law, len(bots))
    entry = e.Made(e.FORMAT, law.name, law.ruleset.text, law.digest, tuple(bots), host, options, room)
    desk = Desk(Room(make(entry, version=0)), now_ms)
    for spec in {*bots, options.stand_in} - {None}:
        why = seats.why_no_bot(desk, str(spec))
        if why is not None:
            raise ValueError(why)
    desk.write(entry)
    desk.live = replace(desk.live, active_ms=now_ms)
    settle(desk)
    return desk.outcome()


def step(room: Room, given: Input, now_ms: int) -> Outcome:
    """What an input at a moment comes to. A clock that goes backwards stands still here."""
    desk = Desk(room, max(now_ms, room.live.now_ms))
    if not room.live.dropped:
        take(desk, given)
        if not _merely_waits(room, desk):
            settle(desk)
            telling.tell_status(desk)
    return desk.outcome()


def _merely_waits(room: Room, desk: Desk) -> bool:
    """Whether all that has come of a step is a line for the journal: the rest was settled before, and is as it was."""
    pending = desk.live.pending
    if pending is None or room.live.pending is not None or desk.kept is not room.kept:
        return False
    return desk.due == room.live.due and desk.live == replace(room.live, pending=pending)


def settle(desk: Desk) -> None:
    """After whatever has happened: see who is there, what is asked, what begins, whose decision is due."""
    if desk.kept.phase is RoomPhase.CLOSED or desk.live.dropped:
        desk.live = replace(desk.live, turn=None, asking=None)
        desk.due.clear()
        return
    presence.look_again(desk)
    ballots.look_again(desk)
    beginning.look_again(desk)
    dealing.look_again(desk)
    clock.look_again(desk)


def take(desk: Desk, given: Input) -> None:
    match given:
        case Heard():
            _heard(desk, given)
        case i.Committed(seq):
            _committed(desk, seq)
        case i.NotCommitted():
            _not_committed(desk, given)
        case i.Tick(name):
            ring(desk, name)
        case i.BotMoved():
            clock.bot_moved(desk, given)
        case i.DealKey():
            _in_turn(desk, given, dealing.promise)
        case i.Connected():
            presence.connected(desk, given)
        case i.Disconnected():
            presence.disconnected(desk, given)
        case i.Woken(think_ms):
            _woken(desk, think_ms)


# -- messages --------------------------------------------------------------------------------------------------------

DURABLE: dict[type[m.FromClient], Callable[..., None]] = {
    m.Move: play.move,
    m.Sit: seats.sit,
    m.Leave: seats.leave,
    m.Reveal: dealing.reveal,
    m.SetBot: seats.set_bot,
    m.HandOver: seats.hand_over,
    m.Kick: ballots.kick,
    m.Undo: ballots.undo,
    m.Pause: ballots.pause,
    m.Resume: ballots.resume,
    m.Vote: ballots.vote,
    m.ReturnToSeat: clock.return_to_seat,
    m.Say: talk.say,
}
"""What may end in the journal, so that it waits while something else is on its way there."""

PASSING: dict[type[m.FromClient], Callable[..., None]] = {
    m.Check: play.check,
    m.Ready: beginning.ready,
    m.Start: beginning.start,
    m.React: talk.react,
    m.Resync: lambda desk, client, message: telling.catch_up(desk, client, message.version),
    m.Prove: lambda desk, client, _: fairness.prove_all(desk, client),
    m.Ping: lambda desk, client, _: desk.tell(client, m.Pong(desk.kept.version)),
}


def _heard(desk: Desk, given: Heard) -> None:
    if given.client not in desk.live.clients:
        return
    kind = type(given.message)
    if kind in DURABLE:
        _in_turn(desk, given, lambda desk, given: DURABLE[kind](desk, given.client, given.message))
    else:
        PASSING[kind](desk, given.client, given.message)


def _in_turn(desk: Desk, given: Heard | i.DealKey, handle: Callable[..., None]) -> None:
    """Handle an input now, or once what is pending is safe."""
    if desk.live.pending is None:
        handle(desk, given)
    elif len(desk.live.queue) < MAX_WAITING:
        desk.live = replace(desk.live, queue=(*desk.live.queue, given))
    elif isinstance(given, Heard):
        tag = type(given.message).__struct_config__.tag
        desk.refuse(given.client, str(tag), "The table is busy: wait a moment.", getattr(given.message, "seq", None))


# -- the journal -----------------------------------------------------------------------------------------------------


def _committed(desk: Desk, seq: int) -> None:
    """The pending step is safe: now it has happened."""
    pending, before = desk.live.pending, desk.kept
    if pending is None or seq != pending.seq:
        return
    desk.kept = apply(before, pending.entry, seq)
    desk.live = replace(desk.live, pending=None, trouble=None, active_ms=desk.now_ms)
    desk.drop_timers("journal")
    _answer(desk, pending)
    telling.announce(desk, before)
    _follow(desk, pending.entry, before)
    _go_on(desk)


def _answer(desk: Desk, pending: Pending) -> None:
    match pending:
        case Pending(seq, e.MoveMade() as entry, _, str() as client):
            desk.tell(client, m.Ack(seq, entry.seat, entry.seq, entry.said or entry.token))
        case Pending(seq, e.Spoken() as entry, _, str() as client):
            desk.tell(client, m.Ack(seq, ref=entry.ref))


def _follow(desk: Desk, entry: e.AnyEntry, before: Kept) -> None:
    """What the world outside has to do about a step."""
    match entry:
        case e.GameStarted() | e.MoveMade():
            desk.live = replace(desk.live, ready=frozenset(), silent=frozenset(), commits={}, beginning=False)
            _keep_record(desk)
        case e.Promised():
            desk.live = replace(desk.live, commits={})
        case e.RoundVoided():
            # Whoever is still there agrees anew, with another number.
            desk.live = replace(desk.live, ready=frozenset(), silent=frozenset(), commits={}, beginning=False)
        case e.StoodUp(seat, _, _, kicked=True):
            presence.put_out(desk, before.seats[seat].person or "", "You were asked to leave this table.")
        case e.RoomClosed(why):
            _keep_record(desk)
            desk.tell_all(m.Gone(desk.kept.version, why, again=False))
            desk.requests += [*map(i.Cut, desk.live.clients), i.Drop(why)]
            desk.live = replace(desk.live, clients={}, queue=())


def _keep_record(desk: Desk) -> None:
    """A game is over, or nobody will play it any more: what was secret about its deal is opened."""
    playing = desk.kept.playing
    if playing is not None and (desk.kept.phase is RoomPhase.OVER or _is_abandoned(desk.kept)):
        desk.requests.append(i.Keep(playing.number, playing.record()))


def _is_abandoned(kept: Kept) -> bool:
    return kept.phase is RoomPhase.CLOSED and kept.playing is not None and not kept.playing.game.over


def _go_on(desk: Desk) -> None:
    """Hear what has waited, one after the other, up to the next thing that must be written."""
    while desk.live.pending is None and desk.live.queue:
        settle(desk)
        if desk.live.pending is None:
            first, *rest = desk.live.queue
            desk.live = replace(desk.live, queue=tuple(rest))
            take(desk, first)


def _not_committed(desk: Desk, given: i.NotCommitted) -> None:
    """Nothing has happened. The table stands still and the same line is tried again; a fenced room is at its end."""
    pending = desk.live.pending
    if pending is None or given.seq != pending.seq:
        return
    if not given.fenced:
        desk.live = replace(desk.live, trouble=given.why)
        desk.set_timer("journal", desk.now_ms + RETRY_MS)
        return
    desk.tell_all(m.Gone(desk.kept.version, "This table is kept elsewhere now.", again=True))
    desk.requests.append(i.Drop(given.why))
    desk.live = replace(desk.live, dropped=True, pending=None, queue=(), clients={})


def _woken(desk: Desk, think_ms: int | None) -> None:
    """Claim the room before anything else: two processes that think they own it find out here."""
    desk.live = replace(desk.live, active_ms=desk.now_ms, think_ms=think_ms)
    if desk.kept.phase is RoomPhase.CLOSED:
        desk.requests.append(i.Drop("The table is closed."))
        return
    desk.write(e.Claimed())
    _keep_record(desk)
