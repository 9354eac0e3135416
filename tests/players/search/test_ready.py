"""Compiled kernels: kept where they can be, read where they cannot be written, and asked for only where needed."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numba
import pytest

from emptyhand.fast import disk, target
from emptyhand.players.bots import ahead, levels, make, search
from emptyhand.players.bots.levels import looks_ahead
from emptyhand.players.search import ready
from emptyhand.rules.extras import install_line
from tests.helpers import law

READ_ONLY = """
import os, sys
from emptyhand.fast import disk, target
unwritable = lambda *args, **kwargs: (_ for _ in ()).throw(PermissionError())
os.makedirs, os.replace, os.mkdir = unwritable, unwritable, unwritable
from emptyhand.players.kernels import prepare
names = ["choice", "judge", "worlds"]
assert list(prepare("pile")) == [f"{name} ({variant})" for variant in ("core", "all") for name in names]
"""


def test_kernels_are_kept_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert disk.kernel_folder("state") == tmp_path / "emptyhand" / "kernels" / "state"


def test_a_service_without_a_cache_has_a_private_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/cache")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    found = disk.kernel_folder("state")
    private = tmp_path / f"emptyhand-{os.geteuid()}"
    assert found == private / "kernels" / "state"
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    private.chmod(0o777)
    assert disk.kernel_folder("state") == Path("/dev/null/cache/emptyhand/kernels/state"), "anybody could write there"


def test_a_cache_that_is_there_is_used_though_nothing_can_be_written(tmp_path: Path) -> None:
    ahead.compile_ahead("pile")
    done = subprocess.run([sys.executable, "-c", READ_ONLY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert ready.is_compiled("pile")
    assert (target.cache_folder() / disk.LOCK).exists()


def test_two_copies_of_the_package_share_compiled_code(tmp_path: Path) -> None:
    """A player behind walls cannot write: what another copy compiled has to be found, not only to be there."""
    found = []
    for place in ("one", "other"):
        file = tmp_path / place / "kernel.py"
        file.parent.mkdir()
        file.write_text("def run_nothing(number):\n    return number\n")
        spec = spec_from_file_location("kernel", file)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        dispatcher = disk.cache_in(tmp_path / "state")(numba.njit(module.run_nothing))
        dispatcher(1)
        found.append(sum(dispatcher.stats.cache_hits.values()))
    assert found == [0, 1]


@pytest.mark.parametrize(
    ("spec", "ruleset", "seats", "looks"),
    [
        ("level:2", "obsession", 2, False),
        ("level:3", "obsession", 2, True),
        ("level:3", "obsession", 4, False),
        ("level:3", "thirteen", 2, False),
        ("level:4", "thirteen", 4, True),
        ("master", "life", 3, True),
        ("search:20", "life", 3, True),
        ("greedy", "life", 3, False),
    ],
)
def test_numba_is_asked_for_only_where_a_player_looks_ahead(
    spec: str, ruleset: str, seats: int, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "find_spec", lambda name: None)
    assert looks_ahead(spec, law(ruleset), seats) is looks
    if not looks:
        ahead.check_ahead(spec, law(ruleset), seats)
        return
    with pytest.raises(ValueError, match=rf"{spec} looks ahead with numba.*{re.escape(install_line('fast'))}"):
        ahead.check_ahead(spec, law(ruleset), seats)


def test_level_3_is_made_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise ValueError("no numba")

    monkeypatch.setattr(levels, "require_numba", missing)
    monkeypatch.setattr(search, "require_numba", missing)
    make("level:3", 1, law("obsession"))
    with pytest.raises(ValueError, match="no numba"):
        make("level:4", 1, law("obsession"))
