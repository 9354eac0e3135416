"""Whose decision is due, until when, and who decides otherwise, so that nobody can freeze the table.

A person has the turn clock; when it runs out, or while the person is away, a stand-in decides. Bots and stand-ins take
a time that follows from public information (`bots.pace`): a forced reply takes as long as any other. Bots wait while
the only person at the table reads a tip. Clocks stop while nobody is connected. A timer that fires late because the
process was suspended is set once more before it counts.
"""

from __future__ import annotations

import math

from emptyhand.game.seeds import seed_from
from emptyhand.players.bots import pace
from emptyhand.table.room.entries import CameBack, MoveMade
from emptyhand.table.room.inputs import AskBot, BotMoved
from emptyhand.table.room.lessons import is_reading
from emptyhand.table.room.messages import ReturnToSeat
from emptyhand.table.room.play import CannotPlay, choice
from emptyhand.table.room.refusals import NOT_SEATED
from emptyhand.table.room.roles import player_spec, who_plays
from emptyhand.table.room.state import Playing, RoomPhase, Turn
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.room.visibility import token_of
from emptyhand.table.structs import replace
from emptyhand.words.speech import say

WARNING_MS = 10_000
LATE_MS = 3_000
"""A timer this late means that the process was suspended and no client could be heard."""
GRACE_MS = 10_000
STUCK_MS = 45_000
"""The room decides for a bot that has not answered by then."""
PAUSE_MS = 600_000
HURRIED_MS = 300
"""Average time of a bot's move once only bots are left in the game."""
LOOK_MS = 5_000
"""Extra time before a bot makes the first move after an exchange."""
LOOK_ALONE_MS = 1_000
"""The same where one person sits: enough for their client to say that they are reading, which holds the bots."""

OF_TURN = ("turn", "warn", "bot", "stuck")


def is_attended(work: UnitOfWork) -> bool:
    """Return whether anyone is connected to play for: a seated person, or any spectator if no person has a seat."""
    return bool(work.here() if work.kept.people() else work.live.clients)


# -- after every step: what is due ------------------------------------------------------------------------------------


def reconcile(work: UnitOfWork) -> None:
    """Find whose decision is due, and start their clock or ask their bot."""
    kept = work.kept
    if kept.phase is not RoomPhase.PLAYING or kept.paused or kept.playing is None or not is_attended(work):
        if work.live.turn is not None:
            work.live = replace(work.live, turn=None)
            work.drop_timers(*OF_TURN)
        return
    turn = work.live.turn
    if turn is None or turn.at != kept.playing.at:
        work.drop_timers(*OF_TURN)
        deadline = work.now_ms + kept.options.clock_ms
        work.live = replace(work.live, turn=Turn(kept.playing.at, kept.playing.game.turn, deadline))
    _let_decide(work, kept.playing)


def _let_decide(work: UnitOfWork, playing: Playing) -> None:
    turn = work.live.turn
    assert turn is not None
    if who_plays(work.kept, work.live, turn.seat) == "person":
        # The person is back in time: what the stand-in chose must not be played now.
        if turn.asked:
            work.drop_timers("bot", "stuck")
            turn = replace(turn, asked=False, answer=None)
            work.live = replace(work.live, turn=turn)
        # A stand-in had dropped the timer: after a reconnect the person has what was left of their time, no more.
        if not work.kept.options.clock_ms or "turn" in work.due or _give_time(work, turn):
            return
        turn = replace(turn, timed_out=True)
    if not turn.asked:
        _ask(work, playing, turn)
    elif turn.held and not is_reading(work):
        # The reader has just looked up: the move comes after a moment.
        work.live = replace(work.live, turn=replace(turn, held=False))
        work.set_timer("bot", work.now_ms + work.kept.options.beat_ms // 2)


def _give_time(work: UnitOfWork, turn: Turn) -> bool:
    """Start a person's clock with the time left, or once with the grace period. Return False if both are used up."""
    left = turn.deadline_ms - work.now_ms
    if left > 0:
        _wind(work, turn, left)
    elif not turn.grace_used:
        _give_grace(work, turn)
    else:
        return False
    return True


def _give_grace(work: UnitOfWork, turn: Turn) -> None:
    """Grant the grace period, once. A person who loses the connection during it keeps the rest of it."""
    _wind(work, replace(turn, grace_used=True, deadline_ms=work.now_ms + GRACE_MS), GRACE_MS)


def _wind(work: UnitOfWork, turn: Turn, length_ms: int) -> None:
    work.live = replace(work.live, turn=replace(turn, warned=False))
    work.set_timer("turn", work.now_ms + length_ms)
    work.set_timer("warn", work.now_ms + length_ms - min(WARNING_MS, length_ms // 2))


def _ask(work: UnitOfWork, playing: Playing, turn: Turn) -> None:
    """Ask a bot. The time it takes is fixed here, before anyone knows what it has to choose from."""
    view = playing.game.view(turn.seat)
    length = round(pace.beats(view, turn.at) * _beat(work, frozenset(view.table.out))) + _look_ms(work, playing)
    work.drop_timers(*OF_TURN)
    work.live = replace(work.live, turn=replace(turn, asked=True, answer=None, began_ms=work.now_ms, length_ms=length))
    work.set_timer("bot", work.now_ms + length)
    # Derived, not drawn: the same question after a restart gets the same answer.
    seed = seed_from(f"{playing.key}/{turn.at}")
    spec = player_spec(work.kept, turn.seat)
    work.requests.append(AskBot(turn.seat, turn.at, spec, seed, view, playing.game.met))


def _look_ms(work: UnitOfWork, playing: Playing) -> int:
    """Return the time that people get to see an exchange before a bot makes the first move, however quick bots are."""
    if playing.game.made or not playing.game.deal.titles:
        return 0
    return LOOK_ALONE_MS if len(work.kept.people()) == 1 else LOOK_MS


def _beat(work: UnitOfWork, out: frozenset[int]) -> int:
    """Return the pace of bots: quick once every person at the table is out and only waits for the end."""
    people = frozenset(work.kept.people())
    is_waiting = bool(people) and people <= out
    return min(work.kept.options.beat_ms, HURRIED_MS) if is_waiting else work.kept.options.beat_ms


# -- bots ------------------------------------------------------------------------------------------------------------


def bot_moved(work: UnitOfWork, incoming: BotMoved) -> None:
    """Hold a bot's choice until its time is up; a late answer waits for the next even interval."""
    turn = work.live.turn
    if (
        turn is None
        or not turn.asked
        or (incoming.seat, incoming.seq) != (turn.seat, turn.at)
        or turn.answer is not None
    ):
        return
    try:
        answer = choice(work.kept, incoming.seat, incoming.token)
    # A bot that fails must not stop its table.
    except CannotPlay:
        answer = _fallback(work)
    work.live = replace(work.live, turn=replace(turn, answer=answer))
    # The answer is late. Played at once, it would show how long this hand takes to think about.
    if "bot" not in work.due:
        left = pace.rest(turn.length_ms / 1000, (work.now_ms - turn.began_ms) / 1000)
        work.drop_timers("stuck")
        work.set_timer("bot", work.now_ms + math.ceil(left * 1000))


def _fallback(work: UnitOfWork) -> str:
    """Return the first legal move, for a bot that gives no valid answer."""
    assert work.kept.playing is not None
    return token_of(work.kept, work.kept.playing.game.canonical_moves()[0])


def bot_decides(work: UnitOfWork) -> None:
    """Play a bot's choice now that its time is up, or give it a little more time."""
    turn = work.live.turn
    if turn is None or not turn.asked:
        return
    if turn.answer is None:
        work.set_timer("stuck", turn.began_ms + STUCK_MS)
        return
    # A stand-in does not wait for the reader whose clock it has just seen run out.
    if work.kept.seats[turn.seat].person is None and is_reading(work):
        work.live = replace(work.live, turn=replace(turn, held=True))
        return
    by = who_plays(work.kept, work.live, turn.seat)
    seq = work.kept.seats[turn.seat].seq + 1
    work.write(MoveMade(turn.seat, seq, turn.answer, by, late=by == "stand-in" and turn.timed_out))


def bot_is_stuck(work: UnitOfWork) -> None:
    turn = work.live.turn
    if turn is not None and turn.asked and turn.answer is None:
        work.live = replace(work.live, turn=replace(turn, answer=_fallback(work)))
        bot_decides(work)


# -- people ----------------------------------------------------------------------------------------------------------


def warn(work: UnitOfWork) -> None:
    if work.live.turn is not None:
        work.live = replace(work.live, turn=replace(work.live.turn, warned=True))


def time_is_up(work: UnitOfWork, due_ms: int) -> None:
    """Let a stand-in decide because a person's clock has run out, unless the timer itself fired late."""
    turn = work.live.turn
    if turn is None:
        return
    work.drop_timers("warn")
    # Once only: a process that stalls at every turn must not freeze the table.
    if work.now_ms - due_ms > LATE_MS and not turn.grace_used:
        _give_grace(work, turn)
    else:
        work.live = replace(work.live, turn=replace(turn, timed_out=True))


def return_to_seat(work: UnitOfWork, client: str, _: ReturnToSeat) -> None:
    """Let a person play again. If the clock has run out, they get a grace period, once for each decision."""
    seat = work.seat_of(client)
    turn = work.live.turn
    if seat is None:
        work.refuse(client, "take_back", NOT_SEATED)
        return
    mine = turn is not None and turn.seat == seat and turn.timed_out
    if mine and turn is not None and not turn.grace_used:
        work.live = replace(work.live, turn=replace(turn, timed_out=False))
    elif mine and not work.kept.seats[seat].missed:
        work.refuse(client, "take_back", say("room-time-up"))
    # They are back for later decisions even if the time for this one is over.
    if work.kept.seats[seat].missed:
        work.write(CameBack(seat))
