"""`make test-core` needs no browser and no service, and what only Linux has is skipped elsewhere by name."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.conftest import pytest_runtest_setup

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
NOT_CORE = re.compile(r"\b(playwright|strace|postgres|redis|numba)\b", re.IGNORECASE)


def core_tests() -> list[Path]:
    """The test files that `make test-core` collects."""
    (words,) = re.findall(r"^CORE +:= ((?:.*\\\n)*.*)", MAKEFILE, re.MULTILINE)
    left_out = [ROOT / name for name in re.findall(r"--ignore=(\S+)", words)]
    folders = [ROOT / name for name in re.findall(r"(?<![=\w])tests/\S+", words)]
    assert [path for path in (*left_out, *folders) if not path.exists()] == []
    return [file for folder in folders for file in sorted(folder.rglob("*.py")) if file not in left_out]


def test_core_tests_need_no_browser_and_no_service() -> None:
    files = core_tests()
    assert len(files) > 50
    found = {file.name: NOT_CORE.findall(re.sub(r'"[^"\n]*"', "", file.read_text("utf-8"))) for file in files}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_what_only_linux_has_is_skipped_elsewhere_with_its_name(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", platform)
    item = SimpleNamespace(iter_markers=lambda name: [SimpleNamespace(args=("Landlock",))] if name == "linux" else [])
    skipped = ""
    try:
        pytest_runtest_setup(item)  # type: ignore[arg-type]
    except pytest.skip.Exception as reason:
        skipped = str(reason)
    assert skipped == ("" if platform == "linux" else "Linux only: Landlock")
