"""Real browsers at a real server. Whatever a test does, its pages must ask no other host and complain of nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.people import People
from tests.page.conftest import browser
from tests.server.servers import Server

__all__ = ["browser"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker; bots stand in after five seconds, longer than any reload takes."""
    running = Server(tmp_path_factory.mktemp("browser") / "data", "--no-limits", "--away", "5")
    yield running
    running.end()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Opens browsers; at the end none of them may have anything to complain of."""
    everyone = People(browser, server.origin)
    yield everyone
    complaints = everyone.leave()
    assert complaints == []
