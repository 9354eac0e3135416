"""Seats outlive connections, devices and the server itself."""

from __future__ import annotations

import signal

from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.table.room.entries import MoveMade, read
from tests.server.servers import Guest, Player, Server, ask, play_on, seated, started


def enough(players: tuple[Player, ...], made: int) -> None:
    """Play until this many moves are made."""
    play_on(list(players), lambda: all((player.game or {}).get("made", 0) >= made for player in players))


def test_a_reconnecting_client_gets_what_it_missed_step_by_step(server: Server) -> None:
    first, second = seated(server, "obsession", bots=0)
    started((first, second))
    first.close()
    second.until(lambda m: m["t"] == "status" and not m["present"][0])
    second.say("say", ref=1, text="Where are you?")
    second.say("say", ref=2, text="Hello?")
    ack = second.until_t("ack", ref=2)
    second.until_t("event", version=ack["version"])
    again = first.guest.sit(first.made, first.version)
    again.version, again.game = first.version, first.game
    missed = again.until_t("missed", since=first.version)
    assert missed["version"] == second.version
    assert [what["line"]["text"] for what in missed["whats"]] == ["Where are you?", "Hello?"]
    assert again.you == 0
    again.say("resync", version=0)
    snapshot = again.until_t("snapshot")
    assert snapshot["version"] == second.version
    assert [line["text"] for line in snapshot["chat"]] == ["Where are you?", "Hello?"]
    again.close()
    second.close()


def test_a_client_that_has_seen_more_than_the_journal_learns_it_and_the_operator_once(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    room = ann.make_room(seats=2)
    for _ in range(2):
        tab = ann.sit(room, version=1_000)
        seen = tab.until_t("snapshot")["version"]
        assert tab.until_t("refused")["why"] == ["room-behind", {"count": 1_000 - seen}]
        tab.close()
    assert own_server.log.count("a client has seen version 1000 of a table, whose journal ends at") == 1


def test_two_tabs_of_one_guest_both_see_the_seat(server: Server) -> None:
    first, second = seated(server, "life", bots=0)
    other = first.guest.sit(first.made)
    assert other.until_t("snapshot")["you"] == 0
    started((first, second))
    other.until_what("started")
    assert first.game is not None
    assert other.game is not None
    assert first.game["view"]["hand"] == other.game["view"]["hand"]
    for player in (first, second, other):
        player.close()


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(seats=2, bots=[None, "level:1"])
    link = ann.post("/api/me/link").json["secret"]
    claimed = ask(server, "POST", "/api/me/claim", {"secret": link})
    assert claimed.json == {"name": "Ann"}
    phone = Guest(server, "Somebody")
    phone.cookie = claimed.headers["set-cookie"].split(";")[0]
    assert phone.cookie != ann.cookie
    player = phone.sit(room)
    assert player.until_t("snapshot")["you"] == 0
    player.close()
    assert ask(server, "POST", "/api/me/claim", {"secret": link}).status == 404


def test_a_killed_server_starts_again_and_the_seats_go_on(own_server: Server) -> None:
    players = seated(own_server, "cardgame")
    started(players)
    acked: set[tuple[int, int]] = set()
    for kill in range(1, 4):
        enough(players, 12 * kill)
        acked |= {(m["seat"], m["seq"]) for player in players for m in player.heard if m["t"] == "ack"}
        versions = [player.version for player in players]
        own_server.end(signal.SIGKILL)
        for player in players:
            player.close()
        own_server.start()
        players = (players[0].guest.sit(players[0].made), players[1].guest.sit(players[1].made))
        for seat, player in enumerate(players):
            snapshot = player.until_t("snapshot")
            assert snapshot["you"] == seat
            assert snapshot["version"] >= versions[seat], "something that was told is lost"
    assert len(acked) >= 10
    play_on(list(players))
    game = players[0].guest.finished_game(players[0].made)
    assert ask(own_server, "GET", f"/api/games/{game}").status == 200
    for player in players:
        player.close()
    own_server.end()
    with SqliteJournal(own_server.data / "journal.db") as journal:
        assert journal.verify() == ()
        moves = [read(entry.body) for entry in journal.read(players[0].made["room"])]
    assert acked <= {(move.seat, move.seq) for move in moves if isinstance(move, MoveMade)}


def test_a_server_that_is_terminated_says_so_and_closes_with_1012(own_server: Server) -> None:
    players = seated(own_server, "obsession")
    started(players)
    enough(players, 6)
    own_server.end()
    for player in players:
        assert player.until_t("gone")["again"] is True
        player.hear()
        assert player.code == 1012
        player.close()
    own_server.start()
    back = players[0].guest.sit(players[0].made)
    assert back.until_t("snapshot")["game"]["made"] >= 6
    back.close()


def test_a_bot_stands_in_for_an_absent_player_who_takes_the_seat_back(own_server: Server) -> None:
    first, second = seated(own_server, "thirteen", bots=0)
    started((first, second))
    first.close()
    second.until(lambda m: m["t"] == "status" and m["plays"][0] == "stand-in")
    if second.to_move:
        second.move()
    moved = second.until(lambda m: m["t"] == "event" and m["what"].get("seat") == 0 and m["what"]["t"] == "moved")
    assert moved["what"]["by"] == "stand-in"
    again = first.guest.sit(first.made)
    again.until_t("snapshot")
    second.until(lambda m: m["t"] == "status" and m["plays"][0] == "person" and m["present"][0])
    again.close()
    second.close()


def test_a_bot_plays_for_a_player_out_of_time_until_the_seat_is_taken_back(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(ruleset="obsession", seats=2, bots=[None, "level:1"], clock_ms=200)
    player = ann.sit(room)
    player.until_t("snapshot")
    player.say("start", game=1)
    for _ in range(2):
        player.until(lambda m: m["t"] == "event" and m["what"].get("by") == "stand-in")
    player.until(lambda m: m["t"] == "event" and (m.get("room") or {}).get("seats", [{}])[0].get("autopilot", False))
    player.say("take_back")
    player.until_what("back")
    assert player.room["seats"][0]["autopilot"] is False
    player.close()
