"""The kernels import their layouts whole, so a name that two of them have must mean the same in both."""

from __future__ import annotations

from itertools import combinations
from types import ModuleType

import pytest

from emptyhand.fast import climb_layout, columns, pile_layout, story_layout, world_layout

LAYOUTS = (climb_layout, columns, pile_layout, story_layout, world_layout)


def differing(one: ModuleType, other: ModuleType) -> set[str]:
    """The numbers of two modules that have one name and two values."""
    first, second = ({name: n for name, n in vars(each).items() if isinstance(n, int)} for each in (one, other))
    return {name for name in first.keys() & second.keys() if first[name] != second[name]}


def test_no_name_of_a_layout_means_something_else_in_another() -> None:
    for one, other in combinations(LAYOUTS, 2):
        assert differing(one, other) == set(), f"{one.__name__} and {other.__name__}"


def test_a_name_with_two_meanings_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pile_layout, "ORDER", columns.ORDER + 1, raising=False)
    assert differing(pile_layout, columns) == {"ORDER"}
