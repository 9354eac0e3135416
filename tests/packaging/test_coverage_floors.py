"""The floors of `make coverage` are of real packages, and a package below its floor is named."""

from __future__ import annotations

from pathlib import Path

from tools.coverage_floors import Covered, covered, floors, too_low

ROOT = Path(__file__).parents[2]


def test_every_floor_is_of_a_package_and_a_real_demand() -> None:
    assert set(floors()) == {"rules/law", "game", "table/room", "server/journal", "game/fair"}
    for name, floor in floors().items():
        assert (ROOT / "src/emptyhand" / name).is_dir(), name
        assert 80 <= floor <= 100, name


def test_a_package_below_its_floor_is_named() -> None:
    file = {"covered_lines": 9, "num_statements": 10, "covered_branches": 3, "num_branches": 4}
    files = {
        "src/emptyhand/rules/law/grid.py": file,
        "src/emptyhand/rules/lawbook.py": file,
        "src/emptyhand/rules/law/model.py": file,
    }
    found = covered("rules/law", files)
    assert found == Covered(18, 20, 6, 8)
    assert too_low({"law": found.branch_share}, {"law": 75}) == []
    (complaint,) = too_low({"law": found.branch_share}, {"law": 76})
    assert complaint == "coverage of law: 75.00 % of its branches run, expected at least 76 %"
