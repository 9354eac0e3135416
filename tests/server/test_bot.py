"""A person's own player joins a table as people do."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from emptyhand.game.fair.witness import VERDICTS
from emptyhand.server.visitor import Visit, visit
from tests.server.servers import Guest, Json, Server, play_on

BOT = """
from emptyhand.players.bots import make

class Mine:
    def __init__(self, seed):
        self.inner = make("greedy", seed)

    def choose(self, view):
        return self.inner.choose(view)
"""
BROKEN = "def choose(view):\n    raise KeyError(view.hand[0])\n"


@contextmanager
def connected(server: Server, room: Json, folder: Path, source: str) -> Iterator[subprocess.Popen[str]]:
    """`emptyhand bot connect` for one game, with a player's file of this source."""
    (folder / "mine.py").write_text(source)
    url = f"{server.origin}/#/r/{room['room']}/{room['secret']}"
    command = [sys.executable, "-m", "emptyhand.cli", "bot", "connect", url, "./mine.py", "--games", "1"]
    pipe = subprocess.PIPE
    with ended(subprocess.Popen(command, cwd=folder, stdout=pipe, stderr=subprocess.STDOUT, text=True)) as process:
        yield process


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """Whatever happens, the process does not outlive the test."""
    with process:
        try:
            yield process
        finally:
            process.kill()


# A deterministic player can cycle with another deterministic one.
@pytest.mark.parametrize("ruleset", ["obsession", "thirteen"])
def test_a_players_file_sits_down_plays_a_game_and_leaves(server: Server, tmp_path: Path, ruleset: str) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    room = ann.make_room(ruleset="life", seats=3)
    ben.join(room)
    both = ann.sit(room), ben.sit(room)
    both[1].say("sit", seat=1)
    with connected(server, room, tmp_path, BOT) as process:
        both[0].until(lambda _: both[0].room["seats"][2]["name"] == "mine")
        # Before the first game the two people agree on other rules, which the player has to learn.
        both[0].say("propose", rules=ruleset)
        asked = both[1].until(lambda message: message["t"] == "status" and "ballot" in message)
        # The player abstains: the two people alone decide.
        number = asked["ballot"]["number"]
        both[0].until(lambda m: m["t"] == "status" and m.get("ballot", {}).get("waiting") == [1])
        both[1].say("vote", ballot=number, yes=True)
        for player in both:
            player.until_what("rules_set")
            player.say("ready", game=1)
        for player in both:
            player.until_what("started")
        play_on(list(both))
        said, _ = process.communicate(timeout=60)
    for player in both:
        player.close()
    assert process.returncode == 0, said
    assert "Game 1 is over" in said
    assert VERDICTS[True, True] in said


def test_a_failing_player_is_reported_to_its_owner_and_to_the_table(server: Server, tmp_path: Path) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(ruleset="thirteen", seats=2)
    with connected(server, room, tmp_path, BROKEN) as process:
        player = ann.sit(room)
        player.until_what("sat")
        player.say("ready", game=1)
        player.until_what("started")
        play_on([player])
        said, _ = process.communicate(timeout=60)
    player.close()
    assert "./mine.py failed with KeyError: Card(" in said
    heard = [json.loads(text) for text in player.texts if "simple player" in text]
    lines = [message["what"]["line"]["text"] for message in heard]
    failed = "./mine.py failed with KeyError. A simple player"
    assert lines[0] == f"{failed} moves for it."
    assert lines[-1] == f"{failed} plays the rest of this game for it."


def test_a_player_reconnects_when_the_server_is_back(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    server = Server(tmp_path / "data", "--port", port)
    ann = Guest(server, "Ann")
    room = ann.make_room(ruleset="thirteen", seats=2)
    command = [sys.executable, "-m", "emptyhand.cli", "bot", "connect", room["link"], "greedy", "--games", "1"]
    pipe = subprocess.PIPE
    with ended(subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True)) as process:
        player = ann.sit(room)
        player.until_what("sat")
        player.say("ready", game=1)
        player.until_what("started")
        server.end()
        player.close()
        server.start()
        again = ann.sit(room)
        again.until_t("snapshot")
        play_on([again])
        said, _ = process.communicate(timeout=60)
    again.close()
    server.end()
    assert process.returncode == 0, said
    assert "coming back" in said
    assert VERDICTS[True, True] in said


@pytest.mark.parametrize("url", ["", "table", "http://127.0.0.1/", "ftp://127.0.0.1/#/r/AAAAAA"])
def test_an_invalid_link_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(ValueError, match="expected one such as"):
        visit(Visit(url, "greedy"), print)


def test_a_missing_room_is_refused_in_the_servers_words(server: Server) -> None:
    with pytest.raises(ValueError, match="nothing here"):
        visit(Visit(f"{server.origin}/#/r/000000", "greedy"), print)


def test_a_table_without_a_free_seat_is_left(server: Server) -> None:
    room = Guest(server, "Ann").make_room(seats=2, bots=[None, "level:1"])
    with pytest.raises(ValueError, match="no free seat"):
        visit(Visit(f"{server.origin}/#/r/{room['room']}/{room['secret']}", "greedy"), print)
