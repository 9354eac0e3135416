from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.processes.services import Postgres, Redis

# `make test-firefox` names it: `make test` has no time for a second browser.
collect_ignore = ["firefox"]

# What programs say follows the language of the environment, and tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

# A deadline for single examples would fail on a busy machine; whole tests have a time limit.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for tests that leave it running; each takes databases of its own."""
    from tests.processes.services import Postgres

    running = Postgres()
    yield running
    running.end()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    from tests.processes.services import Redis

    running = Redis()
    yield running
    running.end()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: at the end, everyone would wait for them."""
    items.sort(key=lambda item: "long" not in item.keywords)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip off Linux what only Linux has, and say what that is. On Linux nothing is skipped."""
    for mark in item.iter_markers("linux"):
        if sys.platform != "linux":
            pytest.skip(f"Linux only: {mark.args[0]}")
