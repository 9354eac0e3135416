"""A page with a file missing stays at "Just a moment …" in every browser: no server starts with one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import defaultdict
from functools import partial
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.web import serve
from emptyhand.web.page_files import ROOT, check_page, missing_file
from emptyhand.web.routes.files import without_comments
from tools.browser_libraries import FOR_TESTS


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT, tmp_path / "page"))


def test_every_module_of_the_page_is_looked_for(page: Path) -> None:
    assert missing_file(page) is None
    # The service worker is registered by its address, not imported.
    for path in sorted(set(page.rglob("*.js")) - {page / "sw.js"}):
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


SAME_PROGRAM = """
const ts = require(process.argv[1]);
const program = (text) => ts.transpileModule(text, {
  compilerOptions: { removeComments: true, target: "esnext", module: "esnext" },
}).outputText;
const different = [];
for (const [name, whole, served] of JSON.parse(require("node:fs").readFileSync(0, "utf-8")))
  if (program(whole) !== program(served)) different.push(name);
console.log(JSON.stringify(different));
"""


def test_served_modules_are_the_same_programs_without_comments() -> None:
    modules = [(path.name, path.read_text("utf-8"), without_comments(path).decode()) for path in ROOT.glob("*.js")]
    typescript = FOR_TESTS / "typescript/lib/typescript.js"
    done = subprocess.run(
        ["node", "-e", SAME_PROGRAM, str(typescript)],
        input=json.dumps(modules),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == []
    assert sum(len(served) for _, _, served in modules) < 0.9 * sum(len(whole) for _, whole, _ in modules)


def test_served_sheets_have_the_same_rules() -> None:
    for sheet in ROOT.glob("*.css"):
        rules = re.sub(r"/\*.*?\*/|\s+", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        assert re.sub(r"/\*.*?\*/|\s+", "", without_comments(sheet).decode(), flags=re.DOTALL) == rules
