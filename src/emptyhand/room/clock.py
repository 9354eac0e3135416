"""Nobody freezes the table: who decides, until when, and who decides instead.

A person has the turn clock; when it runs out, or when the person is away, a stand-in decides. Bots and stand-ins take a
time that follows from what the whole table sees (`bots.pace`): a forced reply takes as long as any other. Clocks stand
still while nobody is there. A clock that rings late, because the process itself stood still, is rung again first.
"""

from __future__ import annotations

import hashlib
import math

from msgspec.structs import replace

from emptyhand.bots import pace
from emptyhand.room.desk import Desk
from emptyhand.room.entries import CameBack, MoveMade
from emptyhand.room.faces import token_of
from emptyhand.room.inputs import AskBot, BotMoved
from emptyhand.room.messages import ReturnToSeat
from emptyhand.room.play import CannotPlay, choice
from emptyhand.room.roles import player_spec, who_plays
from emptyhand.room.state import Playing, RoomPhase, Turn

WARNING_MS = 10_000
LATE_MS = 3_000
"""A bell this late means that nobody could be heard either."""
GRACE_MS = 10_000
STUCK_MS = 45_000
"""A bot that has not answered by then is not waited for."""
PAUSE_MS = 600_000

OF_TURN = ("turn", "warn", "bot", "stuck")


def attended(desk: Desk) -> bool:
    """Whether anyone is there for whom the game goes on: who sits at the table, or any spectator if nobody does."""
    return bool(desk.here() if desk.kept.people() else desk.live.clients)


# -- after every step: what is due ------------------------------------------------------------------------------------


def look_again(desk: Desk) -> None:
    """See whose decision is due, and that it will be made."""
    kept = desk.kept
    if kept.phase is not RoomPhase.PLAYING or kept.paused or kept.playing is None or not attended(desk):
        if desk.live.turn is not None:
            desk.live = replace(desk.live, turn=None)
            desk.drop_timers(*OF_TURN)
        return
    turn = desk.live.turn
    if turn is None or turn.at != kept.playing.at:
        desk.drop_timers(*OF_TURN)
        deadline = desk.now_ms + kept.options.clock_ms
        desk.live = replace(desk.live, turn=Turn(kept.playing.at, kept.playing.game.turn, deadline))
    _let_decide(desk, kept.playing)


def _let_decide(desk: Desk, playing: Playing) -> None:
    turn = desk.live.turn
    assert turn is not None
    if who_plays(desk.kept, desk.live, turn.seat) == "person":
        if turn.asked:
            desk.drop_timers("bot", "stuck")
            turn = replace(turn, asked=False, answer=None)
            desk.live = replace(desk.live, turn=turn)
        if not desk.kept.options.clock_ms or "turn" in desk.due or _give_time(desk, turn):
            return
        turn = replace(turn, timed_out=True)
    if not turn.asked:
        _ask(desk, playing, turn)


def _give_time(desk: Desk, turn: Turn) -> bool:
    """Wind the clock of a person: what is left of the time, or a little more, once. False if both are used up."""
    left = turn.deadline_ms - desk.now_ms
    if left > 0:
        _wind(desk, turn, left)
    elif not turn.grace_used:
        _give_grace(desk, turn)
    else:
        return False
    return True


def _give_grace(desk: Desk, turn: Turn) -> None:
    """A little more time, once; who loses the connection meanwhile has what is left of it after coming back."""
    _wind(desk, replace(turn, grace_used=True, deadline_ms=desk.now_ms + GRACE_MS), GRACE_MS)


def _wind(desk: Desk, turn: Turn, length_ms: int) -> None:
    desk.live = replace(desk.live, turn=replace(turn, warned=False))
    desk.set_timer("turn", desk.now_ms + length_ms)
    desk.set_timer("warn", desk.now_ms + length_ms - min(WARNING_MS, length_ms // 2))


def _ask(desk: Desk, playing: Playing, turn: Turn) -> None:
    """Let a bot choose. When it will have decided is settled here, before anyone knows what there is to decide."""
    view = playing.game.view(turn.seat)
    length = round(pace.beats(view, turn.at) * desk.kept.options.beat_ms)
    desk.drop_timers(*OF_TURN)
    desk.live = replace(desk.live, turn=replace(turn, asked=True, answer=None, began_ms=desk.now_ms, length_ms=length))
    desk.set_timer("bot", desk.now_ms + length)
    seed = int.from_bytes(hashlib.sha256(f"{playing.key}/{turn.at}".encode()).digest()[:6], "big")
    spec = player_spec(desk.kept, turn.seat)
    desk.requests.append(AskBot(turn.seat, turn.at, spec, seed, view, playing.game.met))


# -- bots ------------------------------------------------------------------------------------------------------------


def bot_moved(desk: Desk, given: BotMoved) -> None:
    """A bot has chosen. It is kept to itself until its time is up; late answers wait for the next even moment."""
    turn = desk.live.turn
    if turn is None or not turn.asked or (given.seat, given.seq) != (turn.seat, turn.at) or turn.answer is not None:
        return
    try:
        answer = token_of(desk.kept, choice(desk.kept, given.seat, given.token))
    except CannotPlay:
        answer = _fallback(desk)
    desk.live = replace(desk.live, turn=replace(turn, answer=answer))
    if "bot" not in desk.due:
        left = pace.rest(turn.length_ms / 1000, (desk.now_ms - turn.began_ms) / 1000)
        desk.drop_timers("stuck")
        desk.set_timer("bot", desk.now_ms + math.ceil(left * 1000))


def _fallback(desk: Desk) -> str:
    """What is played where no player can be heard: the first thing that is legal."""
    assert desk.kept.playing is not None
    return token_of(desk.kept, desk.kept.playing.game.legal_moves()[0])


def bot_decides(desk: Desk) -> None:
    """A bot's time is up: what it chose is played, or it is waited for a little more."""
    turn = desk.live.turn
    if turn is None or not turn.asked:
        return
    if turn.answer is None:
        desk.set_timer("stuck", turn.began_ms + STUCK_MS)
        return
    by = who_plays(desk.kept, desk.live, turn.seat)
    seq = desk.kept.seats[turn.seat].seq + 1
    desk.write(MoveMade(turn.seat, seq, turn.answer, by, late=by == "stand-in" and turn.timed_out))


def bot_is_stuck(desk: Desk) -> None:
    turn = desk.live.turn
    if turn is not None and turn.asked and turn.answer is None:
        desk.live = replace(desk.live, turn=replace(turn, answer=_fallback(desk)))
        bot_decides(desk)


# -- people ----------------------------------------------------------------------------------------------------------


def warn(desk: Desk) -> None:
    if desk.live.turn is not None:
        desk.live = replace(desk.live, turn=replace(desk.live.turn, warned=True))


def time_is_up(desk: Desk, due_ms: int) -> None:
    """The clock of a person has run out: a stand-in makes this decision, unless the bell itself came late."""
    turn = desk.live.turn
    if turn is None:
        return
    desk.drop_timers("warn")
    if desk.now_ms - due_ms > LATE_MS and not turn.grace_used:
        _give_grace(desk, turn)
    else:
        desk.live = replace(desk.live, turn=replace(turn, timed_out=True))


def return_to_seat(desk: Desk, client: str, _: ReturnToSeat) -> None:
    """A person plays again. Where the clock had run out there is a little time left, once for each decision."""
    seat = desk.seat_of(client)
    turn = desk.live.turn
    if seat is None:
        desk.refuse(client, "take_back", "You do not sit at the table.")
        return
    mine = turn is not None and turn.seat == seat and turn.timed_out
    if mine and turn is not None and not turn.grace_used:
        desk.live = replace(desk.live, turn=replace(turn, timed_out=False))
    elif mine and not desk.kept.seats[seat].missed:
        desk.refuse(client, "take_back", "The time for this decision is up: you play from the next one on.")
    if desk.kept.seats[seat].missed:
        desk.write(CameBack(seat))
