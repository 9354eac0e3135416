"""Hints: a person asks for the move that is best by what their seat can see, and everyone is told that they did.

The hint is computed elsewhere, from the seat's view alone. An answer to a decision that is no longer due is dropped.
"""

from __future__ import annotations

from emptyhand.room.entries import HintTaken
from emptyhand.room.inputs import AskHint, HintFound
from emptyhand.room.messages import Advice, Hint
from emptyhand.room.play import CannotPlay, choice
from emptyhand.room.refusals import HINTS_BARRED, HINTS_BARRED_TOGETHER, NO_GAME, NOT_SEATED
from emptyhand.room.state import AskedHint, Kept, RoomPhase
from emptyhand.room.unit_of_work import UnitOfWork
from emptyhand.speech import Phrase, say
from emptyhand.structs import replace


def ask(work: UnitOfWork, client: str, message: Hint) -> None:
    """Note in the journal that a person takes a hint for their decision `seq`, once, and have it computed."""
    seat = work.seat_of(client)
    why = NOT_SEATED if seat is None else _why_not(work.kept, seat, message.seq)
    if why is not None or seat is None:
        work.refuse(client, "hint", why or NOT_SEATED, message.seq)
    elif work.kept.seats[seat].hinted != message.seq:
        work.write(HintTaken(seat, message.seq), client)
    else:
        request(work, seat)


def _why_not(kept: Kept, seat: int, seq: int) -> Phrase | None:
    playing = kept.playing
    if playing is None or kept.phase is not RoomPhase.PLAYING:
        return NO_GAME
    if kept.paused:
        return say("room-paused")
    if not allowed(kept):
        return HINTS_BARRED if kept.options.hints == "never" else HINTS_BARRED_TOGETHER
    if playing.game.turn != seat or seq != kept.seats[seat].seq + 1:
        return say("why-not-your-turn")
    return None


def allowed(kept: Kept) -> bool:
    """Whether the host allows hints here: by default only to a person who plays alone with bots."""
    hints = kept.options.hints
    return hints == "always" or (hints != "never" and len(kept.people()) == 1)


def request(work: UnitOfWork, seat: int) -> None:
    """Have the hint for the decision that is due computed once; a person who asks again gets the same answer."""
    playing, asked = work.kept.playing, work.live.hint
    if playing is None or playing.game.over or playing.game.turn != seat:
        return
    if asked is None or (asked.at, asked.seat) != (playing.at, seat):
        work.live = replace(work.live, hint=AskedHint(playing.at, seat))
        work.requests.append(AskHint(seat, playing.at, playing.game.view(seat)))
    elif asked.answer is not None:
        _tell(work, seat, asked.answer)


def found(work: UnitOfWork, given: HintFound) -> None:
    """Send a hint to every connection of the seat's person, unless the decision has been made meanwhile."""
    playing, asked = work.kept.playing, work.live.hint
    if asked is None or playing is None or not asked.at == given.at == playing.at or asked.seat != given.seat:
        return
    try:
        token = choice(work.kept, given.seat, given.token)
    except CannotPlay:
        return
    seq = work.kept.seats[given.seat].seq + 1
    answer = Advice(work.kept.version, given.seat, seq, token, given.how, given.says)
    work.live = replace(work.live, hint=replace(asked, answer=answer))
    _tell(work, given.seat, answer)


def _tell(work: UnitOfWork, seat: int, answer: Advice) -> None:
    for client in work.live.clients:
        if work.seat_of(client) == seat:
            work.tell(client, replace(answer, version=work.kept.version))
