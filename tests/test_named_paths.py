"""What a page names in backticks exists: paths, from the root or from `src/emptyhand`, and names of the source."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.examples import ROOT

PACKAGE = ROOT / "src" / "emptyhand"
# CHANGELOG.md tells of files that are gone.
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("[!C]*.md"), ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"))
)
NOT_OURS = re.compile(r"https?:|[~/.$#]|\w+://|.*[ {<(]|build/|page-<|application/")
"""Addresses, paths on the reader's machine, code, and what a build writes."""
EXAMPLES = {
    "licences.txt": "written by `emptyhand page build`",
    "page/lobby/about.js": "an imagined page",
    "later-NAME.ftl": "the name of a kind of file; there are some",
    "FOLDER/DEAL/GAME.record": "a file that a tournament writes",
}
ENDINGS = r"\.(?:css|ftl|js|json|jsonl|lock|md|mjs|py|svg|toml|ts|txt|yml)$"
NAME = re.compile(r"(?:\w+\.)*[A-Za-z_]\w+(?:\(.*\))?")
IMAGINED = {"ends_turn", "name_table", "PICK_UP_ENDS_TURN"}
"""Parts of the key and the message that CONTRIBUTING.md takes as examples."""
PLACEHOLDER = re.compile(r"[A-Z]{2,}|…")


@cache
def files() -> tuple[Path, ...]:
    """Every file of the repository but those that are built or installed."""
    folders = ("docs", "benchmarks", "simulator", "src", "tests", "tools")
    return (*(path for path in ROOT.iterdir() if path.is_file()), *(p for f in folders for p in (ROOT / f).rglob("*")))


def paths(text: str) -> set[str]:
    """Return what a page names as a path or as a file, outside its examples of code."""
    prose = re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)
    spans = set(re.findall(r"`([^`\n]+)`", prose))
    return {span for span in spans if not NOT_OURS.match(span) and ("/" in span or re.search(ENDINGS, span))}


def exists(span: str) -> bool:
    """Whether a path leads somewhere, NAME standing for any name; a file alone may lie in any folder."""
    pattern = PLACEHOLDER.sub("*", span).rstrip("/")
    if "/" in span:
        return any(next(base.glob(pattern), None) is not None for base in (ROOT, PACKAGE))
    return any(path.match(pattern) for path in files())


def missing(text: str) -> list[str]:
    return sorted(span for span in paths(text) if span not in EXAMPLES and not exists(span))


@pytest.mark.parametrize("page", PAGES)
def test_paths_in_backticks_exist(page: str) -> None:
    assert missing((ROOT / page).read_text("utf-8")) == []


def test_a_path_that_leads_nowhere_is_noticed() -> None:
    text = "`game/engine.py` `rules/catalogue/NAME.toml` `web/table.py` `engine.py` `no_engine.py` `room/`"
    assert missing(text) == ["no_engine.py", "room/", "web/table.py"]


@cache
def words() -> frozenset[str]:
    """Every word of the source, and what files and folders are called."""
    sources = [path for path in files() if path.suffix in {".py", ".js", ".ts", ".toml", ".ftl"} and path.is_file()]
    # Some data of tests is broken on purpose.
    texts = [path.read_text("utf-8", errors="replace") for path in (*sources, ROOT / "Makefile")]
    stems = {part.partition(".")[0] for path in files() for part in path.relative_to(ROOT).parts}
    return frozenset(stems).union(*(re.findall(r"[A-Za-z_]\w*", text) for text in texts))


def unknown(text: str) -> list[str]:
    """Return the names on a page that have a word in them that the source does not have."""
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE))
    names = {span.partition("(")[0] for span in spans if NAME.fullmatch(span)}
    return sorted(name for name in names if set(name.split(".")) - words() - IMAGINED)


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_names_in_backticks_exist(page: str) -> None:
    assert unknown((ROOT / page).read_text("utf-8")) == []


def test_a_name_that_nothing_has_is_noticed() -> None:
    nothing = "no_such" + "_word"
    assert unknown(f"`PublicRoom` `pick_up.ends_turn` `law.{nothing}` `{nothing}()`") == [f"law.{nothing}", nothing]


def test_every_tool_and_benchmark_is_used() -> None:
    """A page, the Makefile, the build, a test or another tool names it; what nobody names is deleted."""
    scripts = [path for folder in ("tools", "benchmarks") for path in (ROOT / folder).glob("*.py")]
    readers = [*map(ROOT.joinpath, [*PAGES, "Makefile", "pyproject.toml"]), *scripts, *(ROOT / "tests").rglob("*.py")]
    texts = {path: path.read_text("utf-8") for path in readers}
    for script in scripts:
        named = re.compile(rf"\b(tools|benchmarks)[./]{script.stem}\b|\b{script.stem}\.py\b|import {script.stem}\b")
        assert any(named.search(text) for path, text in texts.items() if path != script), script.name
