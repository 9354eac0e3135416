"""The room as a state machine: a state, an input and a time give a new state and all outputs.

The order of effects is fixed. A durable step is checked, sent to the journal and held back; it has happened only when
the journal reports it as committed: then the room acknowledges it and tells everyone. Inputs in between wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emptyhand.game.deal import check_players
from emptyhand.rules.law.model import Law
from emptyhand.table.room import (
    ballots,
    beginning,
    broadcast,
    chat,
    clock,
    dealing,
    fairness,
    hints,
    lessons,
    play,
    presence,
    proposals,
    seats,
)
from emptyhand.table.room import entries as e
from emptyhand.table.room import inputs as i
from emptyhand.table.room import messages as m
from emptyhand.table.room.apply import apply, make
from emptyhand.table.room.inputs import Heard, Input, Outcome
from emptyhand.table.room.refusals import KICKED
from emptyhand.table.room.state import Pending, Room, RoomPhase, SavedState
from emptyhand.table.room.timers import fire
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.speech import say, to_json

RETRY_MS = 1_000


def create(
    law: Law,
    bots: Sequence[str | None],
    host: str,
    options: e.Options,
    now_ms: int,
    room: str = "",
    names: Sequence[str] = (),
) -> Outcome:
    """Make a room for a law, with a spec for each seat that a bot plays and None for the others. Raises ValueError.

    `room` is the name of the table in the promises of its deals; `names` has a bot's name for each seat.
    """
    check_players(law, len(bots))
    entry = e.Made(e.FORMAT, law.name, law.ruleset.text, law.digest, tuple(bots), host, options, room, tuple(names))
    work = UnitOfWork(Room(make(entry, version=0)), now_ms)
    for spec in {*bots, options.stand_in} - {None}:
        why = seats.why_no_bot(work, str(spec))
        if why is not None:
            raise ValueError(why)
    work.write(entry)
    work.live = replace(work.live, active_ms=now_ms)
    settle(work)
    return work.outcome()


def step(room: Room, incoming: Input, now_ms: int) -> Outcome:
    """Return the outcome of an input at a time. If the clock goes backwards, the room keeps its latest time."""
    work = UnitOfWork(room, max(now_ms, room.live.now_ms))
    # A bot or a disk may still report to a room that another process owns by now.
    if not room.live.dropped:
        take(work, incoming)
        # Every second step of a game only writes a line: settling and comparing the status would find nothing new.
        if not _merely_waits(room, work):
            settle(work)
            broadcast.tell_status(work)
    return work.outcome()


def _merely_waits(room: Room, work: UnitOfWork) -> bool:
    """Return whether a line for the journal is all that a step produced, so that nothing else needs to be settled."""
    pending = work.live.pending
    if pending is None or room.live.pending is not None or work.kept is not room.kept:
        return False
    return work.due == room.live.due and work.live == replace(room.live, pending=pending)


def settle(work: UnitOfWork) -> None:
    """Bring everything derived up to date after an input: presence, ballots, the next game, the deal, the clock."""
    if work.kept.phase is RoomPhase.CLOSED or work.live.dropped:
        work.live = replace(work.live, turn=None, ballot=None)
        work.due.clear()
        return
    # Ballots before a start, which an open vote on rules holds up; a start before the deal that it asks for. Each may
    # write a line: then the later ones leave theirs to the next step.
    presence.reconcile(work)
    ballots.reconcile(work)
    beginning.reconcile(work)
    dealing.reconcile(work)
    clock.reconcile(work)


def take(work: UnitOfWork, incoming: Input) -> None:
    match incoming:
        case Heard():
            _heard(work, incoming)
        case i.SeatWanted():
            _seat_wanted(work, incoming)
        case i.Committed(seq):
            _committed(work, seq)
        case i.NotCommitted():
            _not_committed(work, incoming)
        case i.Tick(name):
            fire(work, name)
        case i.BotMoved():
            clock.bot_moved(work, incoming)
        case i.HintReady():
            hints.deliver(work, incoming)
        case i.DealKey():
            _deal_key(work, incoming)
        case i.Connected():
            presence.connected(work, incoming)
        case i.Disconnected():
            presence.disconnected(work, incoming)
        case i.Woken():
            _woken(work, incoming)


# -- messages --------------------------------------------------------------------------------------------------------

DURABLE: dict[type[m.FromClient], Callable[..., None]] = {
    m.MoveRequest: play.move,
    m.Sit: seats.sit,
    m.Leave: seats.leave,
    m.Reveal: dealing.reveal,
    m.SetBot: seats.set_bot,
    m.Propose: proposals.propose,
    m.HandOver: seats.hand_over,
    m.Kick: ballots.kick,
    m.HintRequest: hints.ask,
    m.Undo: ballots.undo,
    m.Pause: ballots.pause,
    m.Resume: ballots.resume,
    m.Vote: ballots.vote,
    m.ReturnToSeat: clock.return_to_seat,
    m.Say: chat.say,
}
"""Messages that may write to the journal: they wait while another entry is pending."""

PASSING: dict[type[m.FromClient], Callable[..., None]] = {
    m.Check: play.check,
    m.Learn: lessons.learn,
    m.Ready: beginning.ready,
    m.Start: beginning.start,
    m.React: chat.react,
    m.Resync: lambda work, client, message: broadcast.catch_up(work, client, message.version),
    m.Prove: lambda work, client, _: fairness.prove_all(work, client),
    m.Ping: lambda work, client, _: work.tell(client, m.Pong(work.kept.version)),
}


def _heard(work: UnitOfWork, incoming: Heard) -> None:
    # The message may have been queued when the room closed its connection, as in a removal.
    if incoming.client not in work.live.clients:
        return
    kind = type(incoming.message)
    if kind not in DURABLE:
        PASSING[kind](work, incoming.client, incoming.message)
    elif work.live.pending is None:
        DURABLE[kind](work, incoming.client, incoming.message)
    else:
        _wait(work, incoming)


def _deal_key(work: UnitOfWork, incoming: i.DealKey) -> None:
    if work.live.pending is None:
        dealing.promise(work, incoming)
    else:
        _wait(work, incoming)


def _seat_wanted(work: UnitOfWork, incoming: i.SeatWanted) -> None:
    if work.live.pending is None:
        seats.free_a_seat(work)
    else:
        _wait(work, incoming)


def _wait(work: UnitOfWork, incoming: Heard | i.DealKey | i.SeatWanted) -> None:
    """Handle an input once the pending entry is committed."""
    # Only messages need an answer: a timer asks for the secret again, and a newcomer without a seat watches.
    if not work.defer(incoming) and isinstance(incoming, Heard):
        tag = type(incoming.message).__struct_config__.tag
        work.refuse(incoming.client, str(tag), say("room-busy"), getattr(incoming.message, "seq", None))


# -- the journal -----------------------------------------------------------------------------------------------------


def _committed(work: UnitOfWork, seq: int) -> None:
    """Let the pending step take effect: it is durable."""
    pending, before = work.live.pending, work.kept
    if pending is None or seq != pending.seq:
        return
    work.kept = apply(before, pending.entry, seq)
    work.live = replace(work.live, pending=None, trouble=None, active_ms=work.now_ms)
    work.drop_timers("journal")
    # Clients rely on the acknowledgement before the event, and a removed player reads the event before the end.
    _answer(work, pending)
    broadcast.announce(work, before)
    _follow(work, pending.entry, before)
    _go_on(work)


def _answer(work: UnitOfWork, pending: Pending) -> None:
    match pending:
        case Pending(seq, e.MoveMade() as entry, _, str() as client):
            work.tell(client, m.Ack(seq, entry.seat, entry.seq, entry.said or entry.token))
        case Pending(seq, e.ChatSent() as entry, _, str() as client):
            work.tell(client, m.Ack(seq, ref=entry.ref))


def _follow(work: UnitOfWork, entry: e.AnyEntry, before: SavedState) -> None:
    """Request what the shell has to do after a step."""
    match entry:
        case e.GameStarted() | e.MoveMade():
            # People agreed to this game only. A deal may end it at once, by an instant win, so both kinds store.
            work.live = replace(work.live, ready=frozenset(), silent=frozenset(), commits={}, beginning=False)
            _keep_record(work)
        case e.HintUsed(seat):
            hints.request(work, seat)
        case e.Promised():
            # A commitment is bound to one promise, and those that came before this one can never be revealed.
            work.live = replace(work.live, commits={})
        case e.RoundVoided():
            # Everyone who is still there agrees again, with another number.
            work.live = replace(work.live, ready=frozenset(), silent=frozenset(), commits={}, beginning=False)
        case e.RulesSet():
            # Nobody has agreed to a game by these rules yet, and every client needs the new setup.
            work.live = replace(work.live, ready=frozenset(), commits={})
            for client in work.live.clients:
                work.tell(client, broadcast.snapshot(work, client))
        case e.StoodUp(seat, _, _, kicked=True):
            presence.disconnect_person(work, before.seats[seat].person or "", KICKED)
        case e.RoomClosed():
            _keep_record(work)
            work.tell_all(m.Gone(work.kept.version, to_json(entry.reason), again=False))
            work.requests += [*map(i.Cut, work.live.clients), i.Drop(entry.reason)]
            work.live = replace(work.live, clients={}, queue=())


def _keep_record(work: UnitOfWork) -> None:
    """Have the record stored if the game is over or abandoned: it reveals the secret of the deal."""
    playing = work.kept.playing
    if playing is not None and (work.kept.phase is RoomPhase.OVER or _is_abandoned(work.kept)):
        work.requests.append(i.Keep(playing.number, playing.record()))


def _is_abandoned(kept: SavedState) -> bool:
    return kept.phase is RoomPhase.CLOSED and kept.playing is not None and not kept.playing.game.over


def _go_on(work: UnitOfWork) -> None:
    """Handle the inputs that waited, in order, up to the next one that writes to the journal."""
    while work.live.pending is None and work.live.queue:
        # As between any two inputs. If that writes a line, the other inputs go on waiting.
        settle(work)
        if work.live.pending is None:
            first, *rest = work.live.queue
            work.live = replace(work.live, queue=tuple(rest))
            take(work, first)


def _not_committed(work: UnitOfWork, incoming: i.NotCommitted) -> None:
    """Keep the pending step waiting and retry it; give the room up if another process owns it."""
    pending = work.live.pending
    if pending is None or incoming.seq != pending.seq:
        return
    # Disks recover: the table waits with this step until the line is written, and the status says why.
    if not incoming.fenced:
        work.live = replace(work.live, trouble=incoming.why)
        work.set_timer("journal", work.now_ms + RETRY_MS)
        return
    work.tell_all(m.Gone(work.kept.version, to_json(say("room-elsewhere")), again=True))
    work.requests.append(i.Drop(incoming.why))
    work.live = replace(work.live, dropped=True, pending=None, queue=(), clients={})


def _woken(work: UnitOfWork, incoming: i.Woken) -> None:
    """Claim the room before anything else: of two processes that both think they own it, one is fenced here."""
    work.live = replace(work.live, active_ms=work.now_ms, think_ms=incoming.think_ms)
    if work.kept.phase is RoomPhase.CLOSED:
        work.requests.append(i.Drop(say("room-closed")))
        return
    work.write(e.Claimed(incoming.lost))
    # The process before may have died between the last move and the record.
    _keep_record(work)
