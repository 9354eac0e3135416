from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.scale import IS_FULL, SHARE

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


def pytest_report_header() -> str:
    left_out = "" if IS_FULL else "; tests marked long are left out (`make test-long` runs them)"
    return f"EMPTYHAND_LONG: random tests at {SHARE:g} of full size{left_out}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests marked long unless this is a full run, and begin with those that take longest.

    At the end of the run, everyone would wait for them.
    """
    left_out = [] if IS_FULL else [item for item in items if "long" in item.keywords]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if "long" not in item.keywords]
    items.sort(key=lambda item: not {"first", "long"} & {mark.name for mark in item.iter_markers()})


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip off Linux what only Linux has, and say what that is. On Linux nothing is skipped."""
    for mark in item.iter_markers("linux"):
        if sys.platform != "linux":
            pytest.skip(f"Linux only: {mark.args[0]}")
