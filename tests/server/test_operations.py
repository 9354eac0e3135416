"""For the operator: metrics, logs, a configuration file, and stalled connections that harm only themselves."""

from __future__ import annotations

import asyncio
import http.client
import io
import itertools
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from emptyhand import __version__
from emptyhand.cli import main
from emptyhand.commands import serve as command
from emptyhand.server import serve
from emptyhand.server.access.limits import RateLimits
from emptyhand.server.access.refusals import RefusalLog
from emptyhand.server.operations import logs
from emptyhand.server.operations.config import read_config
from emptyhand.server.routes.lobby import health
from emptyhand.server.serve import SLICES, slices
from tests.server.servers import Guest, Server, play_on, seated, started

NAME = "Xanthippe"


def lines(server: Server) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.log.splitlines()]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with metrics and JSON logs."""
    data = tmp_path_factory.mktemp("operations") / "data"
    running = Server(data, "--no-limits", "--metrics-port", "0", "--log-json", "--stuck", "1")
    yield running
    running.end()


def metrics(server: Server, host: str | None = None) -> tuple[int, str]:
    port = next(line["port"] for line in lines(server) if line["event"] == "telling figures")
    assert isinstance(port, int)
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    link.request("GET", "/metrics", headers={} if host is None else {"Host": host.format(port=port)})
    answer = link.getresponse()
    text = answer.read().decode()
    link.close()
    return answer.status, text


def figures(server: Server) -> dict[str, float]:
    status, text = metrics(server)
    assert status == 200
    return {name: float(value) for name, value in (row.rsplit(" ", 1) for row in text.splitlines() if row[0] != "#")}


# -- metrics and logs -------------------------------------------------------------------------------------------------


def test_metrics_follow_events_and_name_nobody(told: Server) -> None:
    before = figures(told)
    players = seated(told, "obsession", bots=0)
    started(players)
    play_on(list(players), lambda: all((player.game or {}).get("made", 0) >= 4 for player in players))
    after = figures(told)
    assert after["emptyhand_rooms"] == before["emptyhand_rooms"] + 1
    assert after["emptyhand_connections"] == before["emptyhand_connections"] + 2
    assert after["emptyhand_messages_heard_total"] >= before["emptyhand_messages_heard_total"] + 7
    assert after["emptyhand_sent_bytes_total"] > before["emptyhand_sent_bytes_total"] + 4_000
    assert after["emptyhand_commit_seconds_count"] >= before["emptyhand_commit_seconds_count"] + 5
    assert after['emptyhand_commit_seconds_bucket{le="+Inf"}'] == after["emptyhand_commit_seconds_count"]
    assert after["emptyhand_draining"] == 0
    assert not [name for name in after if players[0].made["room"] in name or "Ann" in name]
    for player in players:
        player.close()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "", "["])
def test_metrics_answer_no_name_that_another_site_could_point_here(told: Server, host: str) -> None:
    status, text = metrics(told, host)
    assert (status, text) == (403, "This server does not go by that address.\n")


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "localhost", "[::1]:{port}"])
def test_metrics_answer_this_machine(told: Server, host: str) -> None:
    status, text = metrics(told, host)
    assert status == 200
    assert "emptyhand_rooms" in text


def test_games_people_and_the_version_are_in_the_metrics(told: Server) -> None:
    before = figures(told)
    ann = Guest(told, "Ann")
    room = ann.make_room(seats=2, bots=[None, "level:1"], ruleset="life")
    tabs = [ann.sit(room) for _ in range(2)]
    for tab in tabs:
        tab.until_t("snapshot")
    tabs[0].say("start", game=1)
    tabs[0].until_what("started")
    during = figures(told)
    assert during["emptyhand_people"] == before["emptyhand_people"] + 1, "two tabs of one browser"
    assert during["emptyhand_connections"] == before["emptyhand_connections"] + 2
    assert during["emptyhand_games_started_total"] == before["emptyhand_games_started_total"] + 1
    play_on(tabs[:1])
    after = figures(told)
    assert after["emptyhand_games_finished_total"] == before["emptyhand_games_finished_total"] + 1
    assert after["emptyhand_games_started_total"] == during["emptyhand_games_started_total"]
    (build,) = [name for name in after if name.startswith("emptyhand_build_info{")]
    assert f'version="{__version__}"' in build
    for tab in tabs:
        tab.close()


@pytest.mark.linux("/proc")
def test_a_worker_process_that_dies_is_counted(told: Server) -> None:
    ann = Guest(told, "Ann")
    room = ann.make_room(seats=2, bots=[None, "level:1"], ruleset="life")
    player = ann.sit(room)
    player.until_t("snapshot")
    player.say("start", game=1)
    player.until_what("started")
    before = figures(told)["emptyhand_worker_restarts_total"]
    for worker in worker_processes(told):
        os.kill(worker, signal.SIGKILL)
    play_on([player])
    assert figures(told)["emptyhand_worker_restarts_total"] > before
    player.close()


def worker_processes(server: Server) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(each) for path in children for each in path.read_text().split()]


def test_the_page_for_hosts_lists_every_metric(told: Server) -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    described = re.findall(r"^# TYPE (emptyhand_\w+) ", metrics(told)[1], re.MULTILINE)
    assert len(described) > 15
    assert [name for name in described if not name.endswith("_created") and f"`{name}" not in page] == []


@pytest.mark.parametrize(
    ("draining", "fault", "status"), [(False, None, 200), (True, None, 503), (False, "the disk is full", 503)]
)
def test_a_load_balancer_is_refused_while_a_server_drains_or_cannot_write(
    draining: bool, fault: str | None, status: int
) -> None:
    class Rooms(list[object]):
        sockets = 0

    rooms, journal = Rooms(), SimpleNamespace(stats=lambda: SimpleNamespace(fault=fault))
    rooms.draining = draining  # type: ignore[attr-defined]
    server = SimpleNamespace(rooms=rooms, journal=journal)
    answer: Any = asyncio.run(health.fn(server))  # type: ignore[arg-type]
    assert (answer.status_code, answer.content.ok) == (status, status == 200)


def test_the_documented_upstream_never_repeats_what_a_server_may_have_done() -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    (block,) = (text for text in re.findall(r"```\n(.*?)```", page, re.DOTALL) if "upstream emptyhand" in text)
    (repeated,) = re.findall(r"^ *proxy_next_upstream ([^;]+);", block, re.MULTILINE)
    assert set(repeated.split()) == {"error", "timeout", "http_502", "http_503"}
    assert block.count("    server ") > 1
    assert "proxy_pass http://emptyhand;" in block


def test_refusals_by_rate_limits_are_counted_by_kind_and_logged_once_a_minute(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--metrics-port", "0", "--log-json")
    try:
        ann = Guest(server, "Ann")
        rooms = [ann.post("/api/rooms", {"seats": 2}).status for _ in range(25)].count(429)
        guesses = [ann.post("/api/rooms/AAAAAA/join", {}).status for _ in range(15)].count(429)
        assert min(rooms, guesses) > 2
        found = figures(server)
        assert found['emptyhand_refused_total{limit="rooms"}'] == rooms
        assert found['emptyhand_refused_total{limit="guesses"}'] == guesses
        refused = [line for line in lines(server) if line["event"] == "a rate limit refused requests"]
        assert [(line["limit"], line["how_many"]) for line in refused] == [("rooms", 1), ("guesses", 1)]
        assert {line["level"] for line in refused} == {"warning"}
    finally:
        server.end()


def test_a_flood_of_refusals_is_sampled(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    refusals = RefusalLog(lambda: now)
    for second in range(150):
        now = float(second)
        for _ in range(10):
            refusals.add("guests")
    counts = [getattr(record, "how_many", 0) for record in caplog.records]
    assert counts == [1, 600, 600]


def test_no_log_names_a_room_that_its_code_opens(own_server: Server) -> None:
    """Somebody who may read logs may not enter rooms."""
    ann = Guest(own_server, "Ann")
    rooms = [ann.make_room(seats=2, bots=[None, "level:1"])["room"] for _ in range(3)]
    own_server.end()
    with sqlite3.connect(own_server.data / "journal.db") as db:
        db.execute("UPDATE event SET body = CAST('{}' AS BLOB) WHERE seq = 1")
    db.close()
    own_server.start()
    for room in rooms:
        assert ann.get(f"/api/rooms/{room}").status == 404
    log = own_server.log
    assert log.count("cannot be read back") >= 3
    assert [room for room in rooms if room in log] == []
    tags = re.findall(r"room (\w+) cannot", log)
    assert len(set(tags)) == 3, "the operator can tell them apart"


def test_a_log_is_one_json_object_a_line_without_names_cards_or_tokens(told: Server) -> None:
    ann = Guest(told, NAME)
    room = ann.make_room(seats=2, bots=[None, "level:1"])
    player = ann.sit(room)
    player.until_t("snapshot")
    player.socket.send("no message at all")
    player.until_t("refused")
    player.close()
    events = {line["event"] for line in lines(told)}
    assert {"listening", "telling figures"} <= events
    for secret in (NAME, room["secret"], ann.cookie.partition("=")[2]):
        assert secret not in told.log


def test_an_error_is_logged_by_type_and_place_and_never_by_its_text() -> None:
    stream, before = io.StringIO(), logging.getLogger().handlers[:]
    try:
        logs.configure(as_json=True, to=stream)
        try:
            raise ValueError("the hidden card is 9H")
        except ValueError:
            logging.getLogger("emptyhand.web").exception("a request broke", extra={"room": "ABC123", "hand": "9H"})
        logging.getLogger("asyncio").error("Exception in callback move('9H')")
        line, other = map(json.loads, stream.getvalue().splitlines())
    finally:
        logging.getLogger().handlers = before
        logging.getLogger("emptyhand").setLevel(logging.NOTSET)
    assert line["error"] == "ValueError"
    assert line["where"].partition(":")[0].endswith("test_operations.py")
    assert "ABC123" not in stream.getvalue(), "a room's code admits people"
    assert other["logger"] == "asyncio"
    assert "9H" not in stream.getvalue()


def test_logs_do_not_load_what_draws_tracebacks() -> None:
    script = (
        "import sys; from emptyhand.server.operations.logs import configure; configure(as_json=True)\n"
        "assert 'structlog' in sys.modules and 'rich' not in sys.modules; import rich.console"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_server_without_json_logs_nothing_as_long_as_all_is_well(server: Server) -> None:
    Guest(server, "Ann").make_room(seats=2, bots=[None, "level:1"])
    assert "INFO" not in server.log


# -- memory ----------------------------------------------------------------------------------------------------------


def test_a_server_returns_free_memory_to_the_system_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    trimmed: list[int] = []
    monkeypatch.setattr(serve, "TRIM_SECONDS", 0.0)
    monkeypatch.setattr(serve, "_malloc_trim", lambda: trimmed.append)

    async def a_while() -> None:
        chore = asyncio.create_task(serve.return_memory())
        while len(trimmed) < 3:
            await asyncio.sleep(0)
        chore.cancel()

    asyncio.run(asyncio.wait_for(a_while(), 20))
    assert set(trimmed) == {0}


@pytest.mark.linux
def test_the_c_library_can_return_free_memory() -> None:
    trim = serve._malloc_trim()
    assert trim is None or trim(0) in {0, 1}


# -- connections ------------------------------------------------------------------------------------------------------


def test_every_connection_is_checked_however_many_come_and_go() -> None:
    """Connections that leave during a pass must not postpone the check of others."""
    there = set(range(400))
    looks = slices(there)
    seen: list[int] = []
    for part in itertools.islice(looks, SLICES):
        seen += part
        there.difference_update(part[::2])
        there.update(range(1_000 + len(seen), 1_000 + len(seen) + 7))
    assert sorted(seen) == list(range(400))
    stayed = set(there)
    assert sorted(itertools.chain.from_iterable(itertools.islice(looks, SLICES))) == sorted(stayed)


def test_a_stalled_reader_is_disconnected_and_no_other_client_is(told: Server) -> None:
    ann = Guest(told, "Ann")
    room = ann.make_room(seats=2, bots=[None, "level:1"])
    player = ann.sit(room)
    player.until_t("snapshot")
    before = figures(told)["emptyhand_connections_let_go_total"]
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    stalled.connect(("127.0.0.1", told.port))
    head = f"GET /ws/{room['room']} HTTP/1.1\r\nHost: 127.0.0.1:{told.port}\r\nOrigin: {told.origin}\r\n"
    head += f"Cookie: {ann.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    stalled.sendall(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    for number in range(100):
        if figures(told)["emptyhand_connections_let_go_total"] > before:
            break
        if number % 10 == 0:
            player.say("react", kind="wow")
        time.sleep(0.1)
    assert figures(told)["emptyhand_connections_let_go_total"] == before + 1
    stalled.close()
    player.say("ping")
    player.until_t("pong")
    player.close()


def test_a_suspended_process_costs_no_player_time(own_server: Server) -> None:
    players = seated(own_server, "obsession", bots=0, clock_ms=2_500)
    started(players)
    own_server.process.send_signal(signal.SIGSTOP)
    time.sleep(3)
    own_server.process.send_signal(signal.SIGCONT)
    began = time.monotonic()
    moved = players[0].until_what("moved")
    assert moved["what"]["by"] == "stand-in"
    assert time.monotonic() - began > 1.0
    for player in players:
        player.close()


# -- options ----------------------------------------------------------------------------------------------------------


def parsed(*words: str) -> Namespace:
    parser = ArgumentParser()
    command.configure(parser)
    return parser.parse_args(words)


def test_a_file_sets_options_and_the_command_line_wins(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text('port = 9000\norigin = ["https://cards.example/"]\naway = 12\n[limits]\nrooms = [0.5, 7]\n')
    arguments = parsed("--config", str(path), "--away", "20")
    chosen = command.choices(arguments)
    settings = command.settings_of(chosen, arguments)
    assert chosen["port"] == 9000
    assert settings.origins == ("https://cards.example",)
    assert settings.away_ms == 20_000
    assert settings.stall_seconds == 10
    rooms = RateLimits.usual(settings.limits).rooms
    assert [rooms.take("somebody") > 0 for _ in range(8)] == [False] * 7 + [True]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = ", "is not TOML"),
        ("prot = 1", "is not an option"),
        ('port = "9000"', "expected a number"),
        ("port = true", "expected a number"),
        ("origin = [1]", "expected a list of texts"),
        ("behind_proxy = 1", "expected true or false"),
        ("[limits]\nrains = [1, 2]", "there is no limit"),
        ("[limits]\nrooms = [0, 2]", "events a second"),
        ("stuck = 0", "expected 1 to 3600"),
        ("workers = 9999", r"--workers is 9999: expected 1 to \d+ worker processes"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "table.toml"
    path.write_text(text)
    arguments = parsed("--config", str(path))
    with pytest.raises(ValueError, match=words):
        command.settings_of(command.choices(arguments), arguments)


def test_one_port_cannot_be_the_tables_and_the_metrics(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    words = ["--no-browser", "--data", str(tmp_path / "data"), "--port", port, "--metrics-port", port]
    for name in ("serve", "doctor"):
        assert main([name, *words]) == 2
        expected = f"emptyhand: --port and --metrics-port are both {port}: expected two different ports\n"
        assert capsys.readouterr() == ("", expected)
    assert not (tmp_path / "data").exists()


def test_two_servers_never_bind_one_port() -> None:
    """Bound sockets may share a port until one of them listens, which used to be much later."""
    with serve.listen("127.0.0.1", 0) as first, pytest.raises(OSError, match="cannot listen at"):
        serve.listen("0.0.0.0", first.getsockname()[1])


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"nowhere\.toml: there is no such file"):
        read_config(tmp_path / "nowhere.toml")
