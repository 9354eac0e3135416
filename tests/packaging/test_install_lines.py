"""Every install line works from a clone or from a release's file: the package is in no index."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from emptyhand.rules.extras import install_line

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
READ = (*PAGES, *(path for path in ROOT.glob("src/**/*") if path.suffix in (".py", ".ftl")))
LINE = re.compile(r"pipx? install (?:-e )?'([^'\n]+)\[([\w,]+)\]'")
BY_NAME = re.compile(r"emptyhand\[\w+|pipx? install (?:-\S+ )*'?emptyhand\b(?!-)")


def test_nothing_names_a_package_that_is_in_no_index() -> None:
    found = {str(path.relative_to(ROOT)): BY_NAME.findall(path.read_text("utf-8")) for path in READ}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_every_documented_line_installs_a_clone_or_a_wheel_with_extras_that_there_are() -> None:
    lines = [line for path in PAGES for line in LINE.findall(path.read_text("utf-8"))]
    assert len(lines) >= 5
    for what, extras in lines:
        assert what == "." or re.fullmatch(r"(\./)?emptyhand-[\d.]+-py3-none-any\.whl", what), what
        assert set(extras.split(",")) <= EXTRAS.keys(), extras


@pytest.mark.parametrize("extra", ["web", "fast", "postgres", "redis", "arena", "dask"])
def test_the_advice_of_the_program_names_this_clone(extra: str) -> None:
    *command, what = shlex.split(install_line(extra))
    assert command == ["pip", "install", "-e"]
    assert what == f"{ROOT}[{extra}]"
    assert extra in EXTRAS


def test_the_advice_of_an_installed_program_names_the_wheel(tmp_path: Path) -> None:
    """Without a clone around it: the module lies alone in a folder."""
    (tmp_path / "extras.py").write_text((ROOT / "src/emptyhand/rules/extras.py").read_text("utf-8"))
    script = "from extras import install_line; print(install_line('web'))"
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert re.match(r"pip install '\./emptyhand-[\d.]+-py3-none-any\.whl\[web\]'", done.stdout)


def test_make_install_brings_what_servers_and_clusters_need() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (extras,) = re.findall(r"^\$\(ALL\):.*\n(?:\t.*\n)*?\t@\$\(EDITABLE\) '\.\[([\w,]+)\]'", makefile, re.MULTILINE)
    reached, waiting = set(), extras.split(",")
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting += [each for line in EXTRAS[name] for each in _own(line) if each not in reached]
    assert EXTRAS.keys() - reached <= {"cuda", "docs", "dev"}


def _own(line: str) -> list[str]:
    found = re.fullmatch(r"emptyhand\[([\w,]+)\]", line)
    return found[1].split(",") if found else []
