"""A server whose write-ahead log is damaged, cut or gone says so: in its log, by the doctor, and at the table.

One log of each kind here; EMPTYHAND_LONG=10 damages ten, and ``python -m tools.faults logs`` any number.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.processes.lost_logs import HARMS, unnoticed
from tests.scale import scaled


@pytest.mark.long
@pytest.mark.parametrize("seed", range(scaled(1)))
@pytest.mark.parametrize("harm", sorted(HARMS))
def test_a_lost_tail_of_the_log_is_noticed(tmp_path: Path, harm: str, seed: int) -> None:
    assert unnoticed(tmp_path, harm, seed) == []
