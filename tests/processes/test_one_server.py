"""One server that is killed and restarted while people play: nothing acknowledged is lost, and they reconnect."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.processes.arena import Report, fight, judge, kill, restart
from tests.processes.people import gather
from tests.processes.services import Postgres
from tests.server.journal.places import open_at
from tests.server.servers import Server

SOON = 1012
BLOWS = {"sqlite": "rkrrkrrkrrkr", "postgres": "rkrrkrrk"}
"""Twenty in all, by SIGTERM and by SIGKILL."""
BACK = 60.0
"""Seconds after which a player who is not back counts as lost. `python -m tools.faults` measures what it takes."""


def lived_through(folder: Path, words: list[str], where: str, blows: str) -> Report:
    server = Server(folder / "data", "--no-limits", *words)
    people = gather([server], 2, seed=20)
    done = [(name, restart(server) if name == "r" else kill(server, 0)) for name in blows]
    waits = asyncio.run(fight(people, done, calm=0.5))
    server.end()
    assert "broke" not in server.log, server.log
    with open_at(where) as journal:
        return judge(people, journal, waits)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_terminated_or_killed_under_load_loses_nothing(postgres: Postgres, tmp_path: Path, kind: str) -> None:
    url = postgres.new()
    words, where = ([], str(tmp_path / "data" / "journal.db")) if kind == "sqlite" else (["--db", url], url)
    report = lived_through(tmp_path, words, where, blows := BLOWS[kind])
    assert report.problems == []
    assert report.answers > 20
    assert len(report.returns) >= len(blows) * 2 * 2
    assert max(report.returns) < BACK
    # Ends that were told, to two people in each of two rooms. A database remembers a killed server for a moment:
    # whoever comes back at once is sent off once more.
    assert report.codes.count(SOON) >= blows.count("r") * 2 * 2
