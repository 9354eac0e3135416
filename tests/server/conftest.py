from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Guest, Json, Server

OFFLINE = "https://cards.example/away/"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A shared server; tests leave it running."""
    running = Server(tmp_path_factory.mktemp("web") / "data", "--no-limits")
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that ends it."""
    running = Server(tmp_path / "data", "--away", "1", "--offline", OFFLINE)
    yield running
    if running.process.poll() is None:
        running.end()


@pytest.fixture(scope="module")
def ann(server: Server) -> Guest:
    return Guest(server, "Ann")


@pytest.fixture(scope="module")
def room(ann: Guest) -> Json:
    return ann.make_room(seats=2)
