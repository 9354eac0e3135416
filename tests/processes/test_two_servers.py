"""Two servers on one PostgreSQL database, with Redis between them: one is killed, one suspended, the bus cut."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.processes.arena import Blow, Report, cut, fight, judge, kill, stop
from tests.processes.people import gather
from tests.processes.services import Postgres, Redis
from tests.server.journal.places import open_at
from tests.server.servers import Guest, Server, play_on, started

ROOMS = 2
CALM = 2.5
PAUSE = 30.0
RECOVERY = 30.0
"""Seconds after which a room counts as stuck. `python -m tools.faults servers` measures what it takes."""


@contextmanager
def servers_at(folder: Path, *words: str, names: str = "ab") -> Iterator[list[Server]]:
    running = [Server(folder / name, *words, "--no-limits") for name in names]
    try:
        yield running
    finally:
        for server in running:
            if server.process.poll() is None:
                server.process.kill()
                server.end()


def fought(servers: list[Server], url: str, blows: list[tuple[str, Blow]], seed: int) -> Report:
    people = gather(servers, ROOMS, seed)
    waits = asyncio.run(fight(people, blows, CALM))
    for server in servers:
        server.end()
        assert "broke" not in server.log, server.log
    with open_at(url) as journal:
        return judge(people, journal, waits)


@pytest.mark.long
def test_nothing_is_lost_or_duplicated_whatever_happens_to_one_of_two_servers(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    url = postgres.new()
    with servers_at(tmp_path, "--db", url, "--bus", redis.url) as servers:
        one, other = servers
        blows = [
            ("the bus is cut", cut(redis, PAUSE)),
            ("one is killed", kill(one)),
            ("the other stands still", stop(other, PAUSE)),
            ("the other is killed", kill(other)),
            ("one stands still", stop(one, 5)),
        ]
        report = fought(servers, url, blows, seed=21)
    assert report.problems == []
    assert report.answers > 30
    assert {name: wait for name, wait in report.waits.items() if wait > RECOVERY} == {}


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.1)


def names_in_list(guest: Guest) -> list[str]:
    """Who sits at the guest's only table, from the lobby of its server."""
    (listed,) = guest.get("/api/rooms").json["mine"]
    return [seat["name"] for seat in listed["seats"]]


def test_two_people_at_two_servers_play_at_one_table_and_continue_when_its_owner_ends(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Without Redis: the database itself carries the hints."""
    with servers_at(tmp_path, "--db", postgres.new()) as (one, other):
        ann, ben = Guest(one, "Ann"), Guest(other, "Ben")
        room = ann.make_room(ruleset="obsession", seats=2, access="open")
        ben.join(room)
        first, second = ann.sit(room), ben.sit(room)
        first.until_t("snapshot")
        second.until_t("snapshot")
        second.say("sit", seat=1)
        second.until(lambda m: m["t"] == "event" and m["what"]["t"] == "sat" and m["what"]["seat"] == 1)
        started((first, second))
        play_on([first, second], lambda: min(first.version, second.version) > 15)
        assert second.status["present"] == [True, True]
        wait_until(lambda: names_in_list(ben) == ["Ann", "Ben"])
        # The owner ends; the other server takes the game over, and both players.
        one.end()
        for player in (first, second):
            assert player.until_t("gone")["again"] is True
            player.hear()
            assert player.code == 1012
        one.start()
        again = ann.sit(room, first.version), ben.sit(room, second.version)
        for seat, player in enumerate(again):
            before = (first, second)[seat]
            player.version, player.game, player.sent_seq = before.version, before.game, before.sent_seq - 1
            assert player.until_t("missed")["you"] == seat
        play_on(list(again), lambda: min(player.version for player in again) > second.version + 6)
        # Now Ann's server relays.
        again[1].say("hand_over", seat=0)
        again[0].say("leave")
        again[1].until_what("left")
        for player in (*again, first, second):
            player.close()


@pytest.mark.long
def test_a_guest_removed_at_the_owner_cannot_come_back_through_another_server(
    postgres: Postgres, tmp_path: Path
) -> None:
    with servers_at(tmp_path, "--db", postgres.new()) as (one, other):
        ann, ben = Guest(one, "Ann"), Guest(other, "Ben")
        room = ann.make_room(ruleset="obsession", seats=2)
        ben.join(room)
        first, second = ann.sit(room), ben.sit(room)
        second.until_t("snapshot")
        second.say("sit", seat=1)
        first.until_what("sat")
        first.say("kick", seat=1)
        assert second.until_t("gone")["again"] is False
        second.hear()
        assert second.code == 4000
        again = ben.sit(room)
        assert again.until_t("gone")["again"] is False
        # A log-out at one server holds at the other.
        ann.server = other
        assert ann.post("/api/me/out", {"everywhere": True}).status == 200
        first.until_t("gone")
        for player in (first, second, again):
            player.close()
