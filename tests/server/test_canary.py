"""Canaries everywhere, and none of them in anything that leaves the server.

Nothing but what its recipient may have: that is, what goes to who runs the server (logs, metrics, health, crashes) and
what the interface says of itself.
"""

from __future__ import annotations

import http.client
import json
import logging
import socket
from pathlib import Path
from typing import Any

import pytest

from emptyhand.server.access.errors import mistake
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.tables import table as tables
from emptyhand.table.room.entries import Made, SatDown, read
from tests.server.servers import Guest, Server, ask, play_on, seated, started

NAME, SAID, NONSENSE = "Canary Name Zq7", "canary said Zq8", "canary nonsense Zq9"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def figures(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    return text


def marks_of(server: Server, guests: list[Guest], room: str) -> set[str]:
    """Everything that must not show, from the journal, which the operator can read in any case."""
    with SqliteJournal(server.data / "journal.db") as journal:
        entries = [read(entry.body) for entry in journal.read(room)]
    people = {str(entry.person) for entry in entries if isinstance(entry, SatDown)}
    hosts = {entry.host for entry in entries if isinstance(entry, Made)}
    keys = {value for entry in entries for value in _long_texts(entry)}
    return people | hosts | keys | {guest.cookie.partition("=")[2] for guest in guests}


def _long_texts(entry: object) -> set[str]:
    """Keys and secrets of deals: long texts without a blank."""
    values = [getattr(entry, name) for name in getattr(entry, "__struct_fields__", ())]
    return {text for text in values if isinstance(text, str) and len(text) >= 32 and " " not in text}


def test_no_canary_shows_in_logs_metrics_or_the_openapi_description(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path / "data", "--log-json", "--metrics-port", str(port))
    players = seated(server, "cardgame", bots=1)
    room = players[0].made
    eve = Guest(server, NAME)
    link = eve.post("/api/me/link").json["secret"]
    eve.post(f"/api/rooms/{room['room']}/join", {"secret": NONSENSE})
    eve.post("/api/rules", {"rules": f'title = "{NONSENSE}"'})
    eve.post("/api/replay", {"record": f'[Game "{NONSENSE}"]'})
    started(players)
    players[0].say("say", ref=1, text=SAID)
    players[0].until_t("ack", ref=1)
    for _ in range(3):
        players[1].socket.send(NONSENSE)
    while players[1].hear():
        pass
    play_on([players[0]], lambda: (players[0].game or {})["made"] >= 6 or not players[0].to_move)
    asked = [ask(server, "GET", path).body.decode() for path in ("/schema/openapi.json", "/healthz")]
    told = [figures(port), *asked]
    for player in players:
        player.close()
    server.end()
    marks = marks_of(server, [eve, players[0].guest, players[1].guest], room["room"])
    assert len(marks) >= 6
    marks |= {NAME, SAID, NONSENSE, link, room["secret"]}
    for mark in marks:
        assert not [text for text in (*told, server.log, server.said) if mark in text], mark
    assert json.loads(server.log.splitlines()[0])["event"], "there is a log to look at"
    assert '"hand"' not in server.log


def examples_in(described: Any) -> list[Any]:
    if isinstance(described, list):
        return [found for part in described for found in examples_in(part)]
    if not isinstance(described, dict):
        return []
    own = [value for key, value in described.items() if key in ("example", "examples")]
    return own + [found for key, part in described.items() if key != "examples" for found in examples_in(part)]


def test_the_openapi_description_has_no_example_values_but_that_of_a_refusal(server: Server) -> None:
    refusal = [{"status_code": 400, "detail": "Bad Request", "extra": {}}]
    assert all(found == refusal for found in examples_in(ask(server, "GET", "/schema/openapi.json").json))


def test_the_text_of_an_error_is_logged_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        answer = mistake(None, RuntimeError(f"{NONSENSE} QS KH"))  # type: ignore[arg-type]
    assert answer.content == {"error": "The server has made a mistake.", "say": ["api-mistake"]}
    assert "RuntimeError" in caplog.text
    assert NONSENSE not in caplog.text


def test_no_line_of_the_server_logs_the_text_of_an_error() -> None:
    for path in Path(tables.__file__).parent.glob("*.py"):
        assert "log.exception(" not in path.read_text(), path.name
