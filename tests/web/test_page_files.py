"""A page with a file missing stays at "Just a moment …" in every browser: no server starts with one."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from functools import partial
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.web import serve
from emptyhand.web.page_files import ROOT, check_page, missing_file


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT, tmp_path / "page"))


def test_every_module_of_the_page_is_looked_for(page: Path) -> None:
    assert missing_file(page) is None
    for path in sorted(page.rglob("*.js")):
        content = path.read_bytes()
        path.unlink()
        assert missing_file(page) == path.relative_to(page).as_posix()
        path.write_bytes(content)


@pytest.mark.parametrize(
    ("name", "remedy"), [("vendor/preact.js", "make browser-libraries"), ("base.css", "git checkout")]
)
def test_serve_names_the_missing_file_and_how_to_get_it(
    page: Path, name: str, remedy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (page / name).unlink()
    monkeypatch.setattr(serve, "check_page", partial(check_page, page))
    data = page.with_name("data")
    assert main(["serve", "--port", "0", "--data", str(data), "--no-browser"]) != 0
    (sentence,) = capsys.readouterr().err.splitlines()
    assert f"page/{name} is missing" in sentence
    assert remedy in sentence
    assert not data.exists()


def test_a_class_is_styled_by_one_sheet_only() -> None:
    """Two places that use one class by chance spoil each other; screens.css may change any of them."""
    sheets: dict[str, set[str]] = defaultdict(set)
    for sheet in ROOT.glob("*.css"):
        rules = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        for name in re.findall(r"(?:^|[{},])\s*\.([\w-]+)\s*(?=[,{])", rules):
            sheets[name].add(sheet.name)
    assert {name: styled for name, styled in sheets.items() if len(styled - {"screens.css"}) > 1} == {}
