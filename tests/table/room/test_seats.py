"""Seats: sitting down, leaving, bots, the host, kicks, beginning games, several games, closing."""

from __future__ import annotations

import pytest

from emptyhand.table.room import (
    Committed,
    Cut,
    DealKey,
    Drop,
    Keep,
    NeedKey,
    Options,
    Woken,
    create,
    records,
    replay,
    step,
)
from emptyhand.table.room.inputs import SeatWanted
from emptyhand.table.room.messages import HandOver, Kick, Leave, Ready, Resync, SetBot, Sit, Start
from emptyhand.table.room.state import RoomPhase
from tests.helpers import law
from tests.table.room.tables import QUICK, Table, again, deal_key, table

NAMES = ("ann", "bob")


def refused(made: Table, client: str) -> str:
    return str(made.last(client, "refused")["why"])


def finish(made: Table, names: tuple[str, ...] = NAMES) -> None:
    """Play until the game is over; people have all seats."""
    while not made.over:
        seat = made.turn
        made.move(names[seat], made.token(made.room.kept.seats[seat].seq))


# -- making a room ---------------------------------------------------------------------------------------------------


def test_a_room_begins_with_one_line_that_tells_all_its_rules() -> None:
    made = create(law("life"), [None, "greedy"], "person-ann", QUICK, 0)
    assert [line.seq for line in made.lines] == [1]
    back = replay(made.lines).kept
    assert (back.law, back.options, back.host, back.phase) == (law("life"), QUICK, "person-ann", RoomPhase.LOBBY)
    assert [seat.bot for seat in back.seats] == [None, "greedy"]


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        ([None], QUICK),
        ([None] * 9, QUICK),
        ([None, "nobody"], QUICK),
        ([None, "./mine.py"], QUICK),
        ([None, "level:9"], QUICK),
        ([None, None], Options(stand_in="nobody")),
    ],
)
def test_a_room_that_cannot_be_played_in_is_refused(bots: list[str | None], options: Options) -> None:
    with pytest.raises(ValueError, match=r"^[A-Za-z'./].{10,}$"):
        create(law("obsession"), bots, "person-ann", options, 0)


# -- sitting down ----------------------------------------------------------------------------------------------------


def test_people_sit_down_where_it_is_free() -> None:
    made = table(started=False, bots=("random",))
    made.connect("eve")
    for seat, why in ((0, "taken"), (2, "bot"), (9, "no such seat")):
        made.hear("eve", Sit(seat))
        assert why in refused(made, "eve")
    made.hear("ann", Sit(1))
    assert "already" in refused(made, "ann")
    assert [seat.name for seat in made.room.kept.seats] == ["ann", "bob", "Bot 3"]


def test_an_id_of_a_person_is_told_to_nobody() -> None:
    made = table()
    made.connect("eve")
    made.hear("bob", Leave())
    assert not any(b"person-" in data for letters in made.letters.values() for data in letters)


def test_who_leaves_is_played_for_and_the_seat_is_free() -> None:
    made = table()
    made.hear("bob", Leave())
    assert made.last("ann", "status")["plays"][1] == "stand-in"
    assert made.last("bob", "event")["you"] is None
    assert made.last("bob", "event")["game"]["view"]["hand"] == []
    made.connect("eve")
    made.hear("eve", Sit(1))
    assert made.last("eve", "event")["you"] == 1
    assert made.last("eve", "event")["game"]["view"]["hand"] != []
    assert made.last("ann", "status")["plays"][1] == "person"


def test_nobody_sees_the_cards_of_two_seats_in_one_game() -> None:
    made = table(people=("ann", "bob", "cid"))
    made.hear("bob", Leave())
    made.hear("cid", Leave())
    made.hear("cid", Sit(1))
    assert "another seat" in refused(made, "cid")
    made.hear("cid", Sit(2))
    assert made.room.kept.seats[2].person == "person-cid"


def test_a_host_cannot_let_a_bot_think_for_longer_than_the_server_allows() -> None:
    made = table(people=("ann",), bots=("random",), started=False)
    made.feed(Woken(think_ms=2_000))
    for spec in ("search:100000ms", "search:9999999"):
        made.hear("ann", SetBot(1, spec))
        assert "expected at most 2000ms or 10000 rollouts" in refused(made, "ann")
    assert made.room.kept.seats[1].bot == "random"
    made.hear("ann", SetBot(1, "search:2000ms"))
    assert made.room.kept.seats[1].bot == "search:2000ms"


def test_bots_come_and_go_between_games_as_the_host_wishes() -> None:
    made = table(people=("ann",), bots=("random",), started=False)
    made.connect("eve")
    made.hear("eve", SetBot(1, "greedy"))
    assert "host" in refused(made, "eve")
    made.hear("ann", SetBot(1, "greedy"))
    assert made.room.kept.seats[1].bot == "greedy"
    for spec in ("nobody", "./own.py", "level:77"):
        made.hear("ann", SetBot(1, spec))
        assert refused(made, "ann").endswith(".")
    made.hear("ann", SetBot(0, "greedy"))
    assert "not free" in refused(made, "ann")
    made.hear("ann", SetBot(1, None))
    made.hear("eve", Sit(1))
    assert made.room.kept.seats[1].person == "person-eve"
    made.hear("ann", Start(1))
    made.hear("ann", SetBot(1, "greedy"))
    assert "between games" in refused(made, "ann")


# -- the host --------------------------------------------------------------------------------------------------------


def test_the_host_can_hand_over() -> None:
    made = table(started=False)
    made.hear("bob", HandOver(1))
    assert "host" in refused(made, "bob")
    made.hear("ann", HandOver(1))
    assert made.last("bob", "event")["room"]["host"] == 1
    made.hear("bob", HandOver(7))
    assert "Nobody" in refused(made, "bob")


def test_when_the_host_leaves_the_next_who_is_there_is_host() -> None:
    made = table(people=("ann", "bob", "cid"))
    made.leave_the_net("bob")
    made.hear("ann", Leave())
    assert made.room.kept.host == "person-cid"


def test_a_host_who_stays_away_is_replaced() -> None:
    made = table(started=False)
    made.leave_the_net("ann")
    made.fire("host")
    assert made.room.kept.host == "person-bob"


def test_the_first_who_sits_down_in_a_room_without_a_host_is_host() -> None:
    made = table(people=("ann",), bots=("random",), started=False)
    made.hear("ann", Leave())
    assert made.room.kept.host is None
    made.connect("eve")
    made.hear("eve", Sit(0))
    assert made.room.kept.host == "person-eve"


# -- kicks -----------------------------------------------------------------------------------------------------------


def test_between_games_the_host_kicks() -> None:
    made = table(people=("ann", "bob", "cid"), started=False)
    made.hear("bob", Kick(2))
    assert "host" in refused(made, "bob")
    made.hear("ann", Kick(0))
    assert "Nobody else" in refused(made, "ann")
    made.hush()
    made.hear("ann", Kick(2))
    assert made.last("cid", "gone")["again"] is False
    assert Cut("cid") in made.requests
    made.connect("cid", client="back")
    assert [letter["t"] for letter in made.told("back")] == ["gone"]
    assert "back" not in made.room.live.clients


# -- beginning -------------------------------------------------------------------------------------------------------


def test_the_host_begins_and_bots_play_for_empty_seats() -> None:
    made = Table(create(law("obsession"), [None, None, "random"], "person-ann", QUICK, 0))
    for name in ("ann", "eve"):
        made.connect(name)
    made.hear("ann", Sit(0))
    made.hear("eve", Start(1))
    assert "host" in refused(made, "eve")
    made.hear("ann", Start(2))
    assert "number 1" in refused(made, "ann")
    made.hear("ann", Start(1))
    assert made.last("eve", "status")["plays"] == ["person", "stand-in", "bot"]


def test_the_game_begins_when_all_are_ready_and_no_seat_is_empty() -> None:
    made = table(started=False)
    made.hear("ann", Ready(1))
    assert made.last("bob", "status")["ready"] == [0]
    made.hear("bob", Ready(1))
    assert made.room.kept.phase is RoomPhase.PLAYING


def test_a_key_is_asked_for_again_if_none_comes() -> None:
    made = Table(create(law("obsession"), (None, None), "person-ann", QUICK, 0), auto=False)
    made.feed(Committed(1))
    assert made.requests == [NeedKey(1)]
    made.feed(DealKey(1, b"short"))
    made.feed(DealKey(2, deal_key(2)))
    assert not made.outcome.lines
    made.hush()
    made.fire("key")
    assert made.requests == [NeedKey(1)]
    made.feed(DealKey(1, deal_key(1)))
    assert len(made.outcome.lines) == 1


def test_the_deal_follows_from_the_key() -> None:
    one, other = table(seed=1), table(seed=2)
    assert one.room.kept.playing is not None
    assert other.room.kept.playing is not None
    assert one.room.kept.playing.game.deal == table(seed=1).room.kept.playing.game.deal  # type: ignore[union-attr]
    assert one.room.kept.playing.game.deal != other.room.kept.playing.game.deal


# -- several games ---------------------------------------------------------------------------------------------------


def test_a_match_goes_over_several_games_with_points_and_the_winner_leads() -> None:
    made = table("thirteen", options=Options(clock_ms=0, wins=2))
    for game in (1, 2):
        finish(made)
        assert made.room.kept.game_number == game
        face = made.last("ann", "event")["room"]
        assert sum(face["wins"]) == game
        if not face["match_over"]:
            again(made, NAMES)
    if not made.over:
        finish(made)
    kept = made.room.kept
    assert kept.match.over
    assert kept.playing is not None
    assert kept.playing.game.deal.leader is not None
    again(made, NAMES)
    assert made.room.kept.results == ()
    assert len(records(made.lines)) == made.room.kept.game_number - 1


def test_a_decision_can_be_taken_back_only_in_its_own_game() -> None:
    made = table("thirteen")
    for _ in range(2):
        assert [made.last(name, "event")["game"]["undo"] for name in NAMES] == [None, None]
        seat = made.turn
        made.move(NAMES[seat])
        assert made.last(NAMES[seat], "event")["game"]["undo"] == made.room.kept.seats[seat].seq
        assert made.last(NAMES[1 - seat], "event")["game"]["undo"] is None
        finish(made)
        again(made, NAMES)


def test_the_record_of_a_finished_game_is_to_be_kept() -> None:
    made = table("thirteen")
    made.hush()
    finish(made)
    kept = [request for request in made.requests if isinstance(request, Keep)]
    assert [(one.game, one.record.over) for one in kept] == [(1, True)]
    assert records(made.lines)[1] == kept[0].record
    games = [event["game"] for event in made.told("ann", "event") if "game" in event]
    assert games[-1]["result"] == list(kept[0].record.placed)


def test_nobody_is_moved_into_another_game_and_the_silent_give_up_their_seats_in_the_end() -> None:
    made = table("thirteen")
    finish(made)
    made.hear("ann", Ready(2))
    assert made.over
    assert made.last("bob", "status")["wait_ms"] >= 60_000
    made.fire("ready")
    assert made.room.kept.game_number == 2
    left = next(event for event in made.told("bob", "event") if event["what"]["t"] == "left")
    assert left["what"] == {"t": "left", "seat": 1, "name": "bob", "kicked": False, "silent": True}
    assert made.last("bob", "event")["game"]["view"]["seat"] is None
    assert replay(made.lines).kept == made.room.kept
    made.hear("bob", Sit(1))
    assert made.last("bob", "event")["you"] == 1


def test_a_person_who_is_away_between_games_has_the_time_that_is_shown_and_then_is_told_why_they_watch() -> None:
    made = table("thirteen", ("ann", "bob", "cid"))
    finish(made, ("ann", "bob", "cid"))
    made.leave_the_net("bob")
    for name in ("ann", "cid"):
        made.hear(name, Ready(2))
    made.fire("away:1")
    assert made.over
    made.fire("ready")
    assert made.room.kept.game_number == 2
    assert [seat.person for seat in made.room.kept.seats] == ["person-ann", None, "person-cid"]
    made.connect("bob")
    assert made.last("bob", "snapshot")["left_out"]
    made.hear("bob", Sit(1))
    made.hear("bob", Resync(0))
    assert "left_out" not in made.last("bob", "snapshot")


def test_who_sits_down_between_games_is_waited_for_like_everyone() -> None:
    made = table("thirteen", ("ann", "bob", "cid"))
    finish(made, ("ann", "bob", "cid"))
    made.hear("cid", Leave())
    made.connect("eve")
    made.hear("ann", Ready(2))
    made.hear("eve", Sit(2))
    made.hear("bob", Ready(2))
    assert made.over
    made.hear("eve", Ready(2))
    assert made.room.kept.game_number == 2


def test_a_seat_that_has_finished_the_game_cannot_be_taken_over_for_its_place() -> None:
    names = ("ann", "bob", "cid")
    made = table("life", names)
    made.connect("eve")
    while not (game := made.room.kept.playing) or not game.game.placed:
        made.move(names[made.turn], made.token(made.room.kept.seats[made.turn].seq))
    first = game.game.placed[0]
    made.hear(names[first], Leave())
    made.hear("eve", Sit(first))
    assert refused(made, "eve") == "That seat has finished this game: wait for the next one."
    made.hear(names[first], Sit(first))
    assert made.room.kept.seats[first].person == f"person-{names[first]}"


def test_spectators_stay_for_the_next_game() -> None:
    made = table("thirteen")
    made.connect("eve")
    finish(made)
    again(made, NAMES)
    assert made.whats("eve")[-1] == "started"
    assert made.last("eve", "event")["game"]["view"]["seat"] is None


# -- a seat for somebody whom the host lets in -------------------------------------------------------------------------


def test_a_bot_makes_room_for_a_newcomer_in_the_middle_of_a_game() -> None:
    made = table(bots=("random", "random"))
    name = made.room.kept.seats[2].name
    made.connect("eve")
    made.feed(SeatWanted())
    assert [seat.bot for seat in made.room.kept.seats] == [None, None, None, "random"]
    assert made.room.kept.seats[2].name == name, "the seat that can be taken over has a name"
    assert made.last("ann", "status")["plays"][2] == "stand-in"
    made.feed(SeatWanted())
    assert made.room.kept.seats[3].bot == "random", "one seat is free already"
    assert replay(made.lines).kept == made.room.kept
    made.hear("eve", Sit(2))
    assert made.room.kept.seats[2].person == "person-eve"
    assert made.last("eve", "event")["game"]["view"]["seat"] == 2


def test_nobody_makes_room_where_people_have_all_seats() -> None:
    made = table()
    version = made.room.kept.version
    made.feed(SeatWanted())
    assert made.room.kept.version == version


# -- the end ---------------------------------------------------------------------------------------------------------


def test_a_room_in_which_nothing_happens_is_closed() -> None:
    made = table()
    for name in NAMES:
        made.leave_the_net(name)
    made.fire("idle")
    assert made.room.kept.phase is RoomPhase.CLOSED
    assert isinstance(made.requests[-1], Drop)
    assert not made.timers
    made.connect("eve")
    assert made.told("eve")[-1]["t"] == "gone"
    assert isinstance(step(replay(made.lines), Woken(), 0).requests[-1], Drop)


def test_a_process_that_stood_still_closes_nothing() -> None:
    made = table(started=False)
    made.fire("idle", late=10_000)
    assert made.room.kept.phase is RoomPhase.LOBBY
    assert made.timers["idle"] == made.now + QUICK.idle_ms


def test_a_running_game_with_somebody_there_is_never_idle() -> None:
    assert "idle" not in table().timers


def test_before_the_first_game_everyone_is_told_who_has_come_and_not_sat_down() -> None:
    made = table("life", started=False)
    made.hear("bob", Leave())
    assert made.last("ann", "status")["standing"] == ["bob"]
    made.hear("bob", Sit(1))
    assert "standing" not in made.last("ann", "status")
