"""Nobody can freeze the table: clocks, stand-ins, returns, bots that are slow or never answer."""

from __future__ import annotations

import pytest

from emptyhand.players.bots import pace
from emptyhand.table.room import AskBot, BotMoved, Options, Tick, Woken, replay, step
from emptyhand.table.room.clock import GRACE_MS, HURRIED_MS, LATE_MS, STUCK_MS, WARNING_MS
from emptyhand.table.room.messages import Leave, ReturnToSeat, Sit
from tests.table.room.tables import QUICK, Table, table

NAMES = ("ann", "bob")


def plays(made: Table, seat: int) -> str:
    return str(made.last("ann", "status")["plays"][seat])


def asked(made: Table) -> list[AskBot]:
    return [request for request in made.requests if isinstance(request, AskBot)]


def stand_in_plays(made: Table) -> None:
    made.bot_answers()
    made.fire("bot")


# -- the turn clock --------------------------------------------------------------------------------------------------


def test_the_clock_warns_before_it_runs_out() -> None:
    made = table()
    assert made.timers["turn"] == made.now + QUICK.clock_ms
    assert made.timers["warn"] == made.timers["turn"] - WARNING_MS
    assert made.last("ann", "status")["clock"] == {"seat": made.turn, "left_ms": QUICK.clock_ms, "warning": False}
    made.fire("warn")
    assert made.last("bob", "status")["clock"] == {"seat": made.turn, "left_ms": WARNING_MS, "warning": True}


def test_a_stand_in_decides_when_the_time_is_up() -> None:
    made = table()
    seat = made.turn
    made.hush()
    made.fire("turn")
    assert plays(made, seat) == "stand-in"
    assert [request.seat for request in asked(made)] == [seat]
    stand_in_plays(made)
    assert made.last("ann", "event")["what"]["by"] == "stand-in"
    assert plays(made, seat) == "person"


def test_who_comes_back_is_told_what_was_decided_for_them_until_they_decide_again() -> None:
    made = table()
    seat = autopilot(made)
    name = NAMES[seat]
    told = made.connect(name, client="new")
    told_as = [event["what"] for event in made.told(name, "event") if event["what"].get("by") == "stand-in"]
    assert len(told_as) == len(made.told(told, "snapshot")[0]["stood_in"]) == 2
    assert made.told(told, "snapshot")[0]["stood_in"] == told_as
    assert "stood_in" not in made.told(made.connect(NAMES[1 - seat], client="other"), "snapshot")[0]
    made.move(name)
    assert "stood_in" not in made.told(made.connect(name, client="newer"), "snapshot")[0]


def test_a_move_in_time_stops_the_clock() -> None:
    made = table()
    before = made.timers["turn"]
    made.now += 5_000
    made.move(NAMES[made.turn])
    assert made.timers["turn"] == before + 5_000


def test_after_two_timeouts_in_a_row_the_stand_in_goes_on() -> None:
    made = table()
    seat = made.turn
    for _ in range(2):
        while made.turn != seat:
            made.move(NAMES[made.turn])
        made.fire("turn")
        stand_in_plays(made)
    assert made.room.kept.seats[seat].autopilot
    while made.turn != seat:
        made.move(NAMES[made.turn])
    assert asked(made)[-1].seat == seat
    assert "turn" not in made.timers


def autopilot(made: Table) -> int:
    """Return a seat that is on autopilot and whose turn it is."""
    test_after = made.turn
    for _ in range(2):
        made.fire("turn")
        stand_in_plays(made)
        while made.turn != test_after and not made.over:
            made.move(NAMES[made.turn])
    return test_after


def test_who_takes_the_seat_back_has_the_whole_clock() -> None:
    made = table()
    seat = autopilot(made)
    made.hear(NAMES[seat], ReturnToSeat())
    assert plays(made, seat) == "person"
    assert made.timers["turn"] == made.now + QUICK.clock_ms
    assert not made.room.kept.seats[seat].missed


def test_an_own_move_takes_the_seat_back_too() -> None:
    made = table()
    seat = autopilot(made)
    made.move(NAMES[seat])
    assert made.last(NAMES[seat], "ack")
    assert not made.room.kept.seats[seat].autopilot


def test_a_stand_in_that_was_asked_does_not_decide_after_the_seat_is_taken_back() -> None:
    made = table()
    seat = made.turn
    made.fire("turn")
    made.hear(NAMES[seat], ReturnToSeat())
    request = asked(made)[-1]
    made.feed(BotMoved(request.seat, request.seq, made.token()))
    assert "bot" not in made.timers
    assert made.timers["turn"] == made.now + GRACE_MS
    assert not made.room.kept.seats[seat].made


def test_the_time_after_the_time_is_given_once() -> None:
    made = table()
    seat = made.turn
    made.fire("turn")
    made.hear(NAMES[seat], ReturnToSeat())
    made.fire("turn")
    made.hush()
    made.hear(NAMES[seat], ReturnToSeat())
    assert "from the next one on" in made.last(NAMES[seat], "refused")["why"]
    assert made.room.live.turn is not None
    assert made.room.live.turn.timed_out


def test_leaving_and_sitting_down_again_wins_no_time() -> None:
    made = table()
    seat, deadline = made.turn, made.timers["turn"]
    made.now += 5_000
    made.hear(NAMES[seat], Leave())
    made.hear(NAMES[seat], Sit(seat))
    assert made.timers["turn"] == deadline
    made.fire("turn")
    made.hear(NAMES[seat], Leave())
    made.hear(NAMES[seat], Sit(seat))
    assert plays(made, seat) == "stand-in"
    assert "turn" not in made.timers


def test_without_a_clock_nobody_is_hurried() -> None:
    made = table(options=Options(clock_ms=0))
    assert not {"turn", "warn", "bot"} & made.timers.keys()
    assert "clock" not in made.last("ann", "status")


# -- odd clocks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("late", [LATE_MS + 1, 3_600_000])
def test_a_process_that_stood_still_blames_nobody(late: int) -> None:
    made = table()
    made.fire("turn", late=late)
    assert plays(made, made.turn) == "person"
    assert made.timers["turn"] == made.now + GRACE_MS
    made.fire("turn")
    assert plays(made, made.turn) == "stand-in"


def test_a_clock_that_goes_backwards_stands_still() -> None:
    made = table()
    made.now = 8_000
    made.connect("eve")
    made.now = -1_000_000
    made.connect("tom")
    assert made.last("ann", "status")["clock"]["left_ms"] == QUICK.clock_ms - 8_000
    assert step(made.room, Tick("turn"), made.now).room.live.now_ms == 8_000


def test_a_bell_that_rings_too_early_or_for_nothing_does_nothing() -> None:
    made = table()
    before = made.room
    for name in ("turn", "warn", "bot", "stuck", "away:0", "idle", "nonsense", "away:x", ""):
        assert step(before, Tick(name), before.live.now_ms).room == before


def test_a_restart_gives_a_fresh_clock_whatever_the_clock_says() -> None:
    made = table()
    made.now = 15_000
    room = step(replay(made.lines), Woken(), 99).room
    assert "turn" not in room.live.due
    assert room.kept == replay(made.lines).kept


# -- people who are away ---------------------------------------------------------------------------------------------


def test_a_stand_in_plays_for_who_has_been_away_for_some_time() -> None:
    made = table()
    seat = made.turn
    here = NAMES[1 - seat]
    made.leave_the_net(NAMES[seat])
    assert made.last(here, "status")["present"][seat] is False
    assert made.last(here, "status")["plays"][seat] == "person"
    made.fire(f"away:{seat}")
    assert made.last(here, "status")["plays"][seat] == "stand-in"
    stand_in_plays(made)
    assert made.room.kept.seats[seat].seq == 1


def test_who_comes_back_plays_at_once() -> None:
    made = table()
    seat = made.turn
    made.leave_the_net(NAMES[seat])
    made.fire(f"away:{seat}")
    made.connect(NAMES[seat], client="again")
    assert made.last("again", "status")["plays"][seat] == "person"
    assert "bot" not in made.timers


def test_who_was_away_for_long_plays_at_once_too() -> None:
    made = table()
    seat = made.turn
    made.leave_the_net(NAMES[seat])
    made.fire(f"away:{seat}")
    while made.room.kept.seats[seat].seq < 3:
        if made.turn == seat:
            stand_in_plays(made)
        else:
            made.move(NAMES[1 - seat])
    assert not made.room.kept.seats[seat].missed
    made.connect(NAMES[seat], client="again")
    assert made.last("again", "status")["plays"][seat] == "person"


def test_a_second_window_keeps_the_person_there() -> None:
    made = table()
    seat = made.turn
    made.connect(NAMES[seat], client="second")
    made.leave_the_net(NAMES[seat])
    assert f"away:{seat}" not in made.timers


def test_while_nobody_is_there_everything_stands_still() -> None:
    made = table(bots=("random",))
    for name in NAMES:
        made.leave_the_net(name)
    assert list(made.timers) == ["idle"]
    made.connect("eve")
    assert list(made.timers) == ["idle"]


def test_bots_alone_play_for_whoever_watches() -> None:
    made = table(people=("ann",), bots=("random", "random"))
    seat = made.turn
    made.hear("ann", Leave())
    assert asked(made)[-1].seat == seat or "bot" in made.timers
    assert "bot" in made.timers


# -- bots ------------------------------------------------------------------------------------------------------------


def bots_turn(ruleset: str = "obsession", seed: int = 0) -> Table:
    """Return a table at which it is a bot's turn."""
    made = table(ruleset, ("ann",), ("random",), seed=seed)
    while made.turn == 0 and not made.over:
        made.move("ann")
    # A few games are won by the deal alone.
    return bots_turn(ruleset, seed + 100) if made.over else made


def test_a_bot_answers_when_its_time_is_up_and_not_before() -> None:
    made = bots_turn()
    request = asked(made)[-1]
    length = made.timers["bot"] - made.now
    assert length == round(pace.beats(request.view, request.seq) * QUICK.beat_ms)
    made.now += 10
    made.bot_answers()
    assert not made.outcome.lines
    assert made.room.kept.seats[1].seq == 0
    made.fire("bot")
    assert made.room.kept.seats[1].seq == 1


def out_before_the_bots(seed: int) -> Table | None:
    """Return a table whose one person is out while two bots play on; None if a bot was out first."""
    made = table("thirteen-southern", ("ann",), ("random", "random"), seed=seed)
    while not made.over and made.room.kept.playing is not None:
        if made.room.kept.playing.game.view(None).table.out:
            return made if made.room.kept.playing.game.view(None).table.out == (0,) else None
        if made.turn == 0:
            made.move("ann")
        else:
            made.bot_answers()
            made.fire("bot")
    return None


def test_bots_hurry_once_every_person_is_out() -> None:
    made = next(found for seed in range(30) if (found := out_before_the_bots(seed)))
    request = asked(made)[-1]
    length = made.timers["bot"] - made.now
    assert length == round(pace.beats(request.view, request.seq) * HURRIED_MS)
    assert length < QUICK.beat_ms


def test_a_bot_that_is_late_answers_at_the_next_even_moment() -> None:
    made = bots_turn()
    began, length = made.now, made.timers["bot"] - made.now
    made.fire("bot")
    assert "stuck" in made.timers
    made.now = began + length + 100
    made.bot_answers()
    assert abs(made.timers["bot"] - (began + length * 1.5)) <= 1
    assert "stuck" not in made.timers


def test_a_bot_that_is_never_heard_is_not_waited_for() -> None:
    made = bots_turn()
    began = made.now
    made.fire("bot")
    made.fire("stuck")
    assert made.now == began + STUCK_MS
    assert made.room.kept.seats[1].seq == 1


@pytest.mark.parametrize("token", ["nonsense", "", "^^", "AAAA", "-"])
def test_a_bot_that_answers_nonsense_plays_something_legal(token: str) -> None:
    made = bots_turn()
    request = asked(made)[-1]
    made.feed(BotMoved(request.seat, request.seq, token))
    made.fire("bot")
    assert made.room.kept.seats[1].seq == 1


def test_an_answer_to_another_question_is_not_heard() -> None:
    made = bots_turn()
    request = asked(made)[-1]
    for seat, seq in ((0, request.seq), (1, request.seq - 1), (1, request.seq + 1)):
        made.feed(BotMoved(seat, seq, made.token()))
    assert made.room.live.turn is not None
    assert made.room.live.turn.answer is None


@pytest.mark.parametrize("ruleset", ["obsession", "life", "thirteen"])
def test_a_forced_reply_takes_as_long_as_any_other(ruleset: str) -> None:
    """The time follows from public information, before anything is decided."""
    forced = free = 0
    for seed in range(4):
        made = bots_turn(ruleset, seed)
        for _ in range(60):
            if made.over:
                break
            if made.turn == 0:
                made.move("ann")
                continue
            request = asked(made)[-1]
            assert made.room.kept.playing is not None
            seen = made.room.kept.playing.game.view(None)
            assert made.timers["bot"] - made.now == round(pace.beats(seen, request.seq) * QUICK.beat_ms)
            only = len(made.room.kept.playing.game.legal_moves()) == 1
            forced, free = forced + only, free + (not only)
            made.bot_answers()
            made.fire("bot")
    assert forced > 1
    assert free > 5
