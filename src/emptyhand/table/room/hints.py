"""Hints: a person asks for the move that is best by what their seat can see, and everyone is told that they did.

The hint is computed elsewhere, from the seat's view alone. An answer to a decision that is no longer due is dropped.
"""

from __future__ import annotations

from emptyhand.table.room.entries import HintUsed
from emptyhand.table.room.inputs import AskHint, HintReady
from emptyhand.table.room.messages import HintReply, HintRequest
from emptyhand.table.room.play import CannotPlay, choice
from emptyhand.table.room.refusals import HINTS_BARRED, HINTS_BARRED_TOGETHER, NO_GAME, NOT_SEATED
from emptyhand.table.room.state import PendingHint, RoomPhase, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.speech import Phrase, say


def ask(work: UnitOfWork, client: str, message: HintRequest) -> None:
    """Record that a person takes a hint for their decision `seq`, once, and request it."""
    seat = work.seat_of(client)
    why = NOT_SEATED if seat is None else _why_not(work.kept, seat, message.seq)
    if why is not None or seat is None:
        work.refuse(client, "hint", why or NOT_SEATED, message.seq)
    elif work.kept.seats[seat].hinted != message.seq:
        work.write(HintUsed(seat, message.seq), client)
    else:
        request(work, seat)


def _why_not(kept: SavedState, seat: int, seq: int) -> Phrase | None:
    playing = kept.playing
    if playing is None or kept.phase is not RoomPhase.PLAYING:
        return NO_GAME
    if kept.paused:
        return say("room-paused")
    if not are_allowed(kept):
        return HINTS_BARRED if kept.options.hints == "never" else HINTS_BARRED_TOGETHER
    if playing.game.turn != seat or seq != kept.seats[seat].seq + 1:
        return say("why-not-your-turn")
    return None


def are_allowed(kept: SavedState) -> bool:
    """Whether the host allows hints here: by default only to a person who plays alone with bots."""
    hints = kept.options.hints
    return hints == "always" or (hints != "never" and len(kept.people()) == 1)


def request(work: UnitOfWork, seat: int) -> None:
    """Request the hint for the decision that is due, once; a person who asks again gets the same answer."""
    playing, pending = work.kept.playing, work.live.hint
    if playing is None or playing.game.over or playing.game.turn != seat:
        return
    if pending is None or (pending.at, pending.seat) != (playing.at, seat):
        work.live = replace(work.live, hint=PendingHint(playing.at, seat))
        work.requests.append(AskHint(seat, playing.at, playing.game.view(seat)))
    elif pending.reply is not None:
        _tell(work, seat, pending.reply)


def deliver(work: UnitOfWork, incoming: HintReady) -> None:
    """Send a hint to every connection of the seat's person, unless the decision has been made meanwhile."""
    playing, pending = work.kept.playing, work.live.hint
    if pending is None or playing is None or playing.at != incoming.at:
        return
    if (pending.at, pending.seat) != (incoming.at, incoming.seat):
        return
    try:
        # The game may have been paused meanwhile.
        token = choice(work.kept, incoming.seat, incoming.answer.token)
    except CannotPlay:
        return
    seq, answer = work.kept.seats[incoming.seat].seq + 1, incoming.answer
    reply = HintReply(work.kept.version, incoming.seat, seq, token, answer.how, answer.says)
    work.live = replace(work.live, hint=replace(pending, reply=reply))
    _tell(work, incoming.seat, reply)


def _tell(work: UnitOfWork, seat: int, reply: HintReply) -> None:
    for client in work.live.clients:
        if work.seat_of(client) == seat:
            work.tell(client, replace(reply, version=work.kept.version))
