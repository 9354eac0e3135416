"""The numbers of players that a ruleset allows."""

from __future__ import annotations

import pytest

from emptyhand.rules.ruleset.model import Players


@pytest.mark.parametrize(
    ("own", "other", "shared"),
    [((2, 4, 4), (2, 8, 4), 4), ((2, 8, 6), (3, 4, 4), 4), ((2, 4, 2), (3, 4, 4), 3), ((5, 6, 6), (3, 4, 4), 0)],
)
def test_two_rulesets_are_compared_with_a_number_that_both_allow(
    own: tuple[int, int, int], other: tuple[int, int, int], shared: int
) -> None:
    assert Players(*own).shared_with(Players(*other)) == shared
