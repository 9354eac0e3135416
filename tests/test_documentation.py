"""The examples of every page run, or are read by the parser of their command where they cannot run in a test."""

from __future__ import annotations

import argparse
import io
import re
import tomllib
from importlib import import_module
from pathlib import Path

import duckdb
import pytest

import emptyhand
from emptyhand.cli import main
from tests.examples import ROOT, blocks, commands, expanded

PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
RUN_ELSEWHERE = {
    "docs/arena.md": "tests/study/arena/test_page.py",
    "docs/own-players.md": "tests/players/bots/test_players_command.py",
    "docs/protocol.md": "tests/server/test_protocol_page.py",
}
NOT_RUN = {
    r"serve": "runs until it is stopped; tests/server and tests/processes start it",
    r"doctor": "tries the port that a host may be using; tests/server/test_doctor.py runs it",
    r"backup|restore": "needs a server's folder; tests/processes/test_backups.py runs both",
    r"page": "needs Pyodide; tests/offline builds the page",
    r"coach": "needs a record; tests/study/coach/test_commands.py runs it",
    r"simulate .*--cluster": "needs a cluster; tests/study/lab/test_cluster.py runs it on one",
    r"play .*mybot.py": "waits for a player of one's own to start; the guide's commands run in tests/players/bots",
    r"arena .*mybot.py": "the same",
}
FEWER = {"--games": "200", "--deals": "1", "--level": "1"}
"""What a test asks for instead."""


def shortened(words: list[str]) -> list[str]:
    if words[0] == "lab" and "--games" not in words:
        words = [*words, "--games", FEWER["--games"]]
    return [FEWER.get(before, word) for before, word in zip(["", *words], words, strict=False)]


def reason_not_to_run(words: list[str]) -> str | None:
    return next((reason for start, reason in NOT_RUN.items() if re.match(rf"({start})\b", " ".join(words))), None)


STARTS = ["README.md", *(page for page in PAGES if page.startswith("docs/start/") and commands(page))]


@pytest.mark.parametrize("page", STARTS)
def test_a_start_page_says_how_the_command_comes_to_be(page: str) -> None:
    """After `make` the command is in .venv only: without these lines, no command of the page is true as written."""
    lines = [line.partition("#")[0].strip() for block in blocks(page, "") for line in block.splitlines()]
    assert lines.index("make install") + 1 == lines.index(". .venv/bin/activate")
    first = next((number for number, line in enumerate(lines) if line.startswith("emptyhand ")), len(lines))
    assert lines.index(". .venv/bin/activate") < first


def test_every_target_of_make_that_a_page_names_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {
        word
        for page in PAGES
        for word in re.findall(
            r"(?:^|`)make ([a-z][a-z-]*)(?=`|\s+#|\n)", (ROOT / page).read_text("utf-8"), re.MULTILINE
        )
    }
    assert {"install", "play", "serve", "test"} <= named
    assert named - targets == set()


PAGES_WITH_COMMANDS = [page for page in PAGES if commands(page)]
PAGES_TO_RUN = [page for page in PAGES_WITH_COMMANDS if not all(map(reason_not_to_run, commands(page)))]


def test_there_are_pages_to_try() -> None:
    assert len(PAGES_WITH_COMMANDS) > 8
    assert len(PAGES_TO_RUN) > 4
    every = [" ".join(words) for page in PAGES for words in commands(page)]
    assert [start for start in NOT_RUN if not any(re.match(rf"({start})\b", line) for line in every)] == []
    assert [test for test in RUN_ELSEWHERE.values() if not (ROOT / test).exists()] == []


@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS)
def test_every_command_is_understood(page: str) -> None:
    for name, *words in commands(page):
        parser = argparse.ArgumentParser(f"emptyhand {name}")
        import_module(f"emptyhand.commands.{name}").configure(parser)
        parser.parse_args(words)


@pytest.mark.parametrize("page", [page for page in PAGES_TO_RUN if page not in RUN_ELSEWHERE])
def test_its_commands_run_one_after_another_in_a_new_folder(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for text in blocks(page, "toml"):
        if named := re.match(r"# (\S+\.toml)\n", text):
            Path(named[1]).write_text(text, "utf-8")
    for words in commands(page):
        if reason_not_to_run(words) is None:
            monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
            assert main(expanded(shortened(words))) == 0, words
    for queries in blocks(page, "sql"):
        duckdb.connect().execute(queries)


@pytest.mark.parametrize("page", [page for page in PAGES if page not in RUN_ELSEWHERE and blocks(page, "python")])
def test_its_code_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "python"):
        exec(block, {"__name__": "example"})


def test_the_rules_of_the_readme_are_a_ruleset() -> None:
    (text,) = blocks("README.md", "toml")
    assert emptyhand.loads(text).title == "Our Life"


def test_the_architecture_names_what_a_plain_install_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = sorted(re.match(r"[\w.]+", line)[0] for line in project["dependencies"])  # type: ignore[index]
    (told,) = re.findall(
        r"The base keeps two\s+dependencies,\s+([\w.]+)\s+and\s+([\w.]+)\.\s",
        (ROOT / "ARCHITECTURE.md").read_text("utf-8"),
    )
    assert sorted(told) == names
