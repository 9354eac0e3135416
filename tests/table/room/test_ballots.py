"""Ballots: undo, pause, resume, kick."""

from __future__ import annotations

from emptyhand.rules.actions import Move
from emptyhand.table.room import Options
from emptyhand.table.room.ballots import BALLOT_MS, RATION
from emptyhand.table.room.messages import Kick, Leave, Pause, Resume, Sit, Undo, Vote
from emptyhand.table.room.seats import RATION_MS
from emptyhand.table.room.state import RoomPhase
from tests.table.room.tables import QUICK, Table, table

NAMES = ("ann", "bob")
THREE = ("ann", "bob", "cid")


def ballot(made: Table, client: str = "ann") -> int:
    return int(made.last(client, "status")["ballot"]["number"])


def bots_play(made: Table) -> None:
    """Let bots play until it is the turn of the one person."""
    while made.turn != 0:
        made.bot_answers()
        made.fire("bot")


def standing(made: Table) -> tuple[Move, ...]:
    """Return the moves of the game that stand."""
    assert made.room.kept.playing is not None
    return made.room.kept.playing.game.moves


def paused(made: Table) -> bool:
    return made.room.kept.paused


def moved(made: Table, moves: int) -> list[int]:
    """Make some moves; return the seats that made them."""
    seats = []
    for _ in range(moves):
        seats.append(made.turn)
        made.move(THREE[made.turn])
    return seats


# -- undo ------------------------------------------------------------------------------------------------------------


def test_among_bots_undo_is_free_and_goes_back_to_the_own_decision() -> None:
    made = table(people=("ann",), bots=("random",))
    bots_play(made)
    before = standing(made)
    made.move("ann")
    bots_play(made)
    seq = made.room.kept.seats[0].seq
    made.hear("ann", Undo(seq))
    assert standing(made) == before
    assert made.turn == 0
    assert made.last("ann", "event")["what"]["t"] == "undone"
    assert made.last("ann", "event")["game"]["seq"] == seq + 1


def test_the_same_undo_twice_takes_back_one_decision() -> None:
    made = table(people=("ann",), bots=("random",))
    for _ in range(6):
        if made.turn:
            made.bot_answers()
            made.fire("bot")
        else:
            made.move("ann")
    seq = made.room.kept.seats[0].seq
    made.hear("ann", Undo(seq))
    version = made.room.kept.version
    made.hear("ann", Undo(seq))
    assert made.room.kept.version == version
    assert "last decision" in made.last("ann", "refused")["why"]


def test_a_decision_that_was_taken_back_is_not_made_again_by_a_late_copy() -> None:
    made = table(people=("ann",), bots=("random",))
    bots_play(made)
    token = made.token()
    made.move("ann")
    made.hear("ann", Undo(made.room.kept.seats[0].seq))
    kept = made.room.kept
    made.move("ann", token, seq=kept.seats[0].seq)
    assert made.last("ann", "ack")["seq"] == kept.seats[0].seq
    assert made.room.kept == kept


def test_among_people_everyone_must_agree_to_an_undo() -> None:
    made = table(people=THREE)
    who = moved(made, 1)[0]
    others = [name for seat, name in enumerate(THREE) if seat != who]
    made.hear(THREE[who], Undo(1))
    asked = made.last("ann", "status")["ballot"]
    assert (asked["what"], asked["by"], asked["yes"], len(asked["waiting"])) == ("undo", who, [who], 2)
    made.hear(others[0], Vote(asked["number"], yes=True))
    assert made.room.kept.playing is not None
    assert made.room.kept.playing.game.moves
    made.hear(others[1], Vote(asked["number"], yes=True))
    assert not standing(made)
    assert "ballot" not in made.last("ann", "status")


def test_one_no_ends_the_question() -> None:
    made = table()
    who = moved(made, 1)[0]
    made.hear(NAMES[who], Undo(1))
    number = ballot(made)
    made.hear(NAMES[1 - who], Vote(number, yes=False))
    assert made.room.live.ballot is None
    made.hear(NAMES[1 - who], Vote(number, yes=True))
    assert "not asked any more" in made.last(NAMES[1 - who], "refused")["why"]


def test_the_person_who_asked_withdraws_the_question() -> None:
    made = table()
    who = moved(made, 1)[0]
    made.hear(NAMES[who], Undo(1))
    made.hear(NAMES[who], Vote(ballot(made), yes=False))
    assert made.room.live.ballot is None
    assert len(standing(made)) == 1


def test_a_question_about_an_undo_lapses_when_the_game_goes_on() -> None:
    made = table()
    who = moved(made, 1)[0]
    made.hear(NAMES[who], Undo(1))
    moved(made, 1)
    assert made.room.live.ballot is None


def test_nothing_is_taken_back_while_somebody_is_away() -> None:
    made = table(people=THREE)
    who = moved(made, 1)[0]
    made.leave_the_net(THREE[(who + 1) % 3])
    made.hear(THREE[who], Undo(1))
    assert "away" in made.last(THREE[who], "refused")["why"]


def test_only_the_own_last_decision_can_be_taken_back() -> None:
    made = table()
    who = moved(made, 1)[0]
    for name, seq in ((NAMES[who], 0), (NAMES[who], 2), (NAMES[1 - who], 1)):
        made.hear(name, Undo(seq))
        assert "last decision" in made.last(name, "refused")["why"]
    made.connect("eve")
    made.hear("eve", Undo(1))
    assert "last decision" in made.last("eve", "refused")["why"]


def test_a_table_can_be_without_undo() -> None:
    made = table(people=("ann",), bots=("random",), options=Options(undo=False))
    made.hear("ann", Undo(1))
    assert "nothing is taken back" in made.last("ann", "refused")["why"]


# -- pause -----------------------------------------------------------------------------------------------------------


def test_a_pause_needs_all_who_are_there_and_stops_the_clock() -> None:
    made = table()
    made.hear("ann", Pause())
    assert "turn" in made.timers
    made.hear("bob", Vote(ballot(made), yes=True))
    assert paused(made)
    assert not {"turn", "warn", "bot"} & made.timers.keys()
    made.move(NAMES[made.turn])
    assert "paused" in made.last(NAMES[made.turn], "refused")["why"]
    made.hear("bob", Resume())
    made.hear("ann", Resume())
    assert not paused(made)
    assert made.timers["turn"] == made.now + QUICK.clock_ms


def test_a_pause_ends_by_itself() -> None:
    made = table(people=("ann",), bots=("random",))
    made.hear("ann", Pause())
    assert paused(made)
    made.fire("pause")
    assert not paused(made)


def test_who_goes_away_is_not_waited_for() -> None:
    made = table()
    made.hear("ann", Pause())
    made.leave_the_net("bob")
    assert paused(made)


def test_a_question_lapses_after_a_while() -> None:
    made = table()
    made.hear("ann", Pause())
    assert made.timers["ballot"] == made.now + BALLOT_MS
    made.fire("ballot")
    assert made.room.live.ballot is None
    assert not paused(made)


def test_one_question_at_a_time() -> None:
    made = table(people=THREE)
    who = moved(made, 1)[0]
    made.hear("bob", Pause())
    made.hear(THREE[who], Undo(1))
    assert "Another question" in made.last(THREE[who], "refused")["why"]


def test_spectators_have_no_say() -> None:
    made = table()
    made.connect("eve")
    made.hear("ann", Pause())
    made.hear("eve", Vote(ballot(made), yes=True))
    made.hear("eve", Pause())
    made.hear("eve", Resume())
    made.hear("eve", Kick(0))
    assert len(made.told("eve", "refused")) == 4
    assert not paused(made)


# -- kicks during a game ---------------------------------------------------------------------------------------------


def test_during_a_game_two_others_must_agree_to_a_kick() -> None:
    made = table(people=THREE)
    made.hear("ann", Kick(2))
    made.hear("cid", Vote(ballot(made), yes=False))
    assert "no say" in made.last("cid", "refused")["why"]
    made.hear("bob", Vote(ballot(made), yes=True))
    assert made.room.kept.seats[2].person is None
    assert made.told("cid", "gone")
    assert made.last("ann", "status")["plays"][2] == "stand-in"


def test_neither_host_nor_opponent_kicks_alone_during_a_game() -> None:
    made = table()
    made.hear("ann", Kick(1))
    assert "two others" in made.last("ann", "refused")["why"]
    three = table(people=THREE)
    three.hear("ann", Kick(2))
    three.leave_the_net("bob")
    assert three.room.kept.seats[2].person is not None


def test_a_question_about_somebody_lapses_when_they_leave() -> None:
    made = table(people=THREE)
    made.hear("ann", Kick(2))
    made.hear("cid", Leave())
    assert made.room.live.ballot is None
    assert made.room.kept.phase is RoomPhase.PLAYING
    assert not made.room.kept.kicked


# -- nobody keeps the others from asking -------------------------------------------------------------------------------


def test_somebody_who_asks_for_a_pause_again_and_again_can_be_removed_all_the_same() -> None:
    made = table(people=THREE)
    made.hear("cid", Pause())
    made.hear("ann", Kick(2))
    assert made.last("ann", "status")["ballot"]["what"] == "kick"
    made.hear("cid", Pause())
    assert "Another question" in made.last("cid", "refused")["why"]
    made.hear("bob", Vote(ballot(made), yes=True))
    assert made.room.kept.seats[2].person is None


def test_a_removal_takes_the_place_of_any_other_question_but_not_of_a_removal() -> None:
    made = table(people=THREE)
    made.hear("ann", Kick(2))
    for asked in (Kick(0), Pause(), Undo(1)):
        made.hear("cid", asked)
        assert made.last("ann", "status")["ballot"]["what"] == "kick"
    made.hear("bob", Kick(0))
    assert "Another question" in made.last("bob", "refused")["why"]


def test_a_removal_tells_whoever_asked_before_that_their_question_is_over_unless_they_asked_for_it_themselves() -> None:
    for asker, told in (("bob", 1), ("ann", 0)):
        made = table(people=THREE)
        made.hear(asker, Pause())
        made.hear("ann", Kick(2))
        assert made.last("ann", "status")["ballot"]["what"] == "kick"
        refused = made.told(asker, "refused")
        assert [each["why"] for each in refused] == ["The table has another question to answer first."] * told


def asks(made: Table, name: str, asked: Kick | Pause) -> bool:
    """Return whether a ballot of a person is opened; if so, let it expire."""
    before = made.room.live.ballots_opened
    made.hear(name, asked)
    if made.room.live.ballots_opened > before:
        made.fire("ballot")
    return made.room.live.ballots_opened > before


def test_whose_questions_come_to_nothing_waits_before_the_next_one_and_others_do_not() -> None:
    made = table(people=THREE, options=Options(clock_ms=0))
    assert [asks(made, "cid", Pause()) for _ in range(5)] == [True] * RATION + [False] * 2
    assert "wait two minutes" in made.last("cid", "refused")["why"]
    assert asks(made, "bob", Pause())
    made.leave_the_net("cid")
    made.connect("cid")
    assert not asks(made, "cid", Pause())
    made.now += RATION_MS
    assert asks(made, "cid", Pause())


def test_a_removal_that_nobody_agreed_to_is_not_asked_for_again_soon_even_by_who_left_meanwhile() -> None:
    made = table(people=THREE, options=Options(clock_ms=0))
    assert asks(made, "cid", Kick(0))
    assert [asks(made, "cid", asked) for asked in (Kick(1), Pause())] == [False, True]
    made.hear("bob", Kick(0))
    made.hear("bob", Leave())
    made.hear("bob", Sit(1))
    assert not asks(made, "bob", Kick(0))
    assert asks(made, "ann", Kick(2))


def test_what_is_agreed_to_is_never_rationed() -> None:
    made = table(people=("ann",), bots=("random",))
    for _ in range(2 * RATION):
        made.hear("ann", Pause())
        made.hear("ann", Resume())
    assert not made.told("ann", "refused")


def test_who_leaves_before_the_others_have_agreed_stays_away_for_a_while_and_nobody_asked_in_vain() -> None:
    made = table(people=THREE, options=Options(clock_ms=0))
    made.hear("ann", Kick(2))
    made.hear("cid", Leave())
    made.hear("cid", Sit(2))
    assert "wait two minutes" in made.last("cid", "refused")["why"]
    made.now += RATION_MS
    made.hear("cid", Sit(2))
    assert asks(made, "ann", Kick(2))


# -- the answer to who asked -----------------------------------------------------------------------------------------


def test_a_person_whose_question_is_declined_learns_by_whom_and_nobody_else_is_bothered() -> None:
    made = table(people=THREE)
    made.hear("ann", Pause())
    made.hear("cid", Vote(ballot(made), yes=False))
    assert made.last("ann", "refused")["why"] == "cid does not agree."
    assert not made.told("bob", "refused")


def test_a_program_that_abstains_holds_no_ballot_up() -> None:
    made = table(people=THREE)
    made.hear("ann", Pause())
    made.hear("cid", Vote(ballot(made), None))
    assert not made.room.kept.paused
    made.hear("bob", Vote(ballot(made), yes=True))
    assert made.room.kept.paused


def test_a_question_that_nobody_answers_in_time_is_said_to_have_ended() -> None:
    made = table(people=THREE)
    made.hear("ann", Pause())
    made.fire("ballot")
    assert made.last("ann", "refused")["why"] == "Not everyone has answered in time."


def test_a_question_that_is_withdrawn_needs_no_answer() -> None:
    made = table(people=THREE)
    made.hear("ann", Pause())
    made.hear("ann", Vote(ballot(made), yes=False))
    assert "ballot" not in made.last("ann", "status")
    assert not made.told("ann", "refused")
