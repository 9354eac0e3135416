"""Nothing heavy is loaded before it is needed: the command line answers at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = (
    "numba",
    "msgspec",
    "numpy",
    "llvmlite",
    "dask",
    "distributed",
    "joblib",
    "duckdb",
    "pyarrow",
    "matplotlib",
    "scipy",
    "choix",
    "openskill",
    "alembic",
    "asyncpg",
    "litestar",
    "msgspec",
    "redis",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
WEB = {"alembic", "litestar", "msgspec", "segno", "sqlalchemy", "uvicorn", "websockets"}
HELP = "import contextlib\nwith contextlib.suppress(SystemExit): main({words})"


def loaded(code: str) -> set[str]:
    """Which heavy packages a fresh Python has after running this."""
    tail = f"import sys\nprint('\\nloaded:', *(name for name in {HEAVY!r} if name in sys.modules))"
    command = [sys.executable, "-c", f"{code}\n{tail}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return set(done.stdout.rpartition("loaded:")[2].split())


def test_the_check_would_notice() -> None:
    assert loaded("import numpy") == {"numpy"}


@pytest.mark.parametrize(
    "module",
    [
        "emptyhand",
        "emptyhand.cli",
        "emptyhand.commands.simulate",
        "emptyhand.commands.lab",
        "emptyhand.commands.arena",
        "emptyhand.commands.coach",
        "emptyhand.commands.puzzle",
        "emptyhand.study.coach.review_text",
        "emptyhand.terminal.hints",
        "emptyhand.commands.ladder",
        "emptyhand.study.arena.ladder",
        "emptyhand.commands.serve",
        "emptyhand.commands.doctor",
        "emptyhand.commands.bot",
        "emptyhand.server.journal.sqlite",
    ],
)
def test_importing_loads_nothing_heavy(module: str) -> None:
    assert loaded(f"import {module}") == set()


def test_a_web_server_loads_no_numbers_its_players_do_that_in_processes_of_their_own() -> None:
    assert loaded("import emptyhand.server.serve") <= WEB


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["play", "--help"],
        ["simulate", "--help"],
        ["lab", "--help"],
        ["arena", "--help"],
        ["ladder", "--help"],
        ["--version"],
    ]
    + [["serve", "--help"], ["doctor", "--help"], ["bot", "connect", "--help"]]
    + [["coach", "--help"], ["puzzle", "--help"], ["players"], ["players", "--help"], ["demo", "--help"]],
)
def test_asking_for_help_loads_nothing_heavy(words: list[str]) -> None:
    assert loaded("from emptyhand.cli import main\n" + HELP.format(words=words)) == set()
