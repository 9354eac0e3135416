"""Laws that several rule tests are run under."""

from __future__ import annotations

import pytest

from emptyhand.rules.law import Law
from tests.helpers import law


@pytest.fixture(params=["obsession", "obsession-first", "obsessed"])
def obsession(request: pytest.FixtureRequest) -> Law:
    """Each of the three Obsessions in turn: the rule holds for all of them."""
    return law(request.param)


@pytest.fixture(params=["obsession", "obsession-first"])
def taking(request: pytest.FixtureRequest) -> Law:
    """The two Obsessions in which up cards are taken singly and jokers form runs."""
    return law(request.param)
