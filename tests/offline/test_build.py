"""The folder for static hosts: what is in it, and whose files it never touches."""

from __future__ import annotations

import json
import re
import shlex
from functools import partial
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.server.page_files import OFFLINE, ROOT
from emptyhand.server.routes.files import Files
from emptyhand.server.static_build import folder as static_folder
from emptyhand.server.static_build.folder import MARK
from emptyhand.server.static_build.runtime import PYODIDE, RUNTIME, CannotBuild, read_runtime
from emptyhand.table.device.device import Device
from emptyhand.table.device.effects import Moment, Request, Response
from tests.offline.pyodide import RUNTIME as REAL

COMMON = {
    ".code",
    ".css",
    ".data",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".png",
    ".svg",
    ".txt",
    ".wasm",
    ".webmanifest",
    ".zip",
}


def build(folder: Path, runtime: Path) -> dict[str, bytes]:
    return static_folder.build(folder, partial(read_runtime, runtime))


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """A runtime of a few bytes: the page is put together the same."""
    folder = tmp_path / "runtime"
    folder.mkdir()
    (folder / "package.json").write_text(json.dumps({"version": PYODIDE.version}))
    (folder / "pyodide-lock.json").write_text('{"info": {"python": "3.14.2"}, "packages": {"more": {}}}')
    for name in RUNTIME:
        (folder / name).write_bytes(b"x")
    return folder


def test_the_folder_is_whole_relative_and_always_the_same(tmp_path: Path, runtime: Path) -> None:
    files = build(tmp_path / "page", runtime)
    assert files == build(tmp_path / "sub" / "again", runtime)
    assert files == {
        path.relative_to(tmp_path / "page").as_posix(): path.read_bytes()
        for path in (tmp_path / "page").rglob("*")
        if path.is_file()
    }
    index = files["index.html"].decode()
    named = re.findall(r'(?:src|href|content)="([\w./-]+\.(?:js|css|svg|png|webmanifest))"', index)
    assert len(named) == 6
    assert set(named) <= set(files)
    assert "default-src 'none'" in index
    assert "unsafe-inline" not in index
    texts = {name: content.decode() for name, content in files.items() if name.endswith((".js", ".css", ".html"))}
    assert [name for name, text in texts.items() if re.search('["`]/assets', text)] == []
    kept = json.loads(re.search(r"const FILES = (.*);", texts["sw.js"])[1])  # type: ignore[index]
    assert set(kept) == set(files) - {"sw.js", MARK}
    # What the page shows before Python has started is what a device answers.
    (answers,) = [json.loads(text) for name, text in files.items() if name.endswith("answers.json")]
    for path, answer in answers.items():
        (answered,) = Device({}).step(Request(1, "GET", path), Moment(0, 0, bytes(32)))
        assert isinstance(answered, Response)
        assert json.loads(answered.body) == answer
    # The device starts before the rest of the page is read.
    assert index.index("early.js") < index.index("app.js")
    # Words that only a page without a server says reach no page that a server sends.
    (words,) = [text for name, text in files.items() if name.endswith("words/de.ftl")]
    assert b"offline-kept" in words


def test_a_server_sends_nothing_of_a_page_without_a_server() -> None:
    """What it allows itself is tested in tests/server/test_gate.py: no policy of a server has "unsafe"."""
    served = Files()
    overlay = [path.relative_to(ROOT / OFFLINE).as_posix() for path in (ROOT / OFFLINE).rglob("*") if path.is_file()]
    own = {name for name in overlay if not (ROOT / name).exists()}
    assert {"python.js", "device-worker.js", "starting.css", "lobby/on-device.js"} <= own
    assert [name for name in own if served.find(name)] == []
    assert [name for name in overlay if served.find(f"{OFFLINE}/{name}")] == []
    contents = {name: file.content for name in served.names() if (file := served.find(name))}
    foreign = re.compile(rb"^offline-|WebAssembly|pyodide|indexedDB|device-worker", re.MULTILINE)
    assert [name for name, content in contents.items() if foreign.search(content)] == []
    # The files of a first visit up to the first game, compressed. Raise it for what a server's page has gained.
    first = [served.find(name) for name in ("index.html", "app.js", "page.css", "words/en.ftl", "cardroom.js")]
    assert sum(len(file.compressed or file.content) for file in first if file) < 136_000


def test_an_earlier_build_is_replaced_and_other_files_stay(tmp_path: Path, runtime: Path) -> None:
    folder = tmp_path / "page"
    first = build(folder, runtime)
    (folder / "CNAME").write_text("cards.example")
    (runtime / "pyodide.mjs").write_bytes(b"newer")
    second = build(folder, runtime)
    gone = set(first) - set(second)
    assert gone
    assert not any((folder / name).exists() for name in gone)
    assert (folder / "CNAME").read_text() == "cards.example"
    assert len([path for path in folder.iterdir() if path.is_dir()]) == 2


@pytest.mark.parametrize("mark", [None, "{}", '{"emptyhand": "page", "files": []}', "["])
def test_a_folder_of_somebody_else_is_never_written_to(
    tmp_path: Path, runtime: Path, mark: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("mine")
    if mark is not None:
        (folder / MARK).write_text(mark)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert main(["page", "build", str(folder), "--runtime", str(runtime)]) == 2
    assert "neither empty nor an earlier build" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_the_command_to_try_a_build_can_be_pasted(
    tmp_path: Path, runtime: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "my cards" / "at home"
    assert main(["page", "build", str(folder), "--runtime", str(runtime)]) == 0
    assert shlex.split(capsys.readouterr().out.splitlines()[-1])[-1] == str(folder)


def test_a_missing_or_other_runtime_is_named(tmp_path: Path, runtime: Path) -> None:
    with pytest.raises(CannotBuild, match=rf"expected the npm package pyodide {PYODIDE.version}"):
        build(tmp_path / "page", tmp_path)
    (runtime / "package.json").write_text('{"version": "1.0"}')
    with pytest.raises(CannotBuild, match=rf"has Pyodide 1.0: expected {PYODIDE.version}"):
        build(tmp_path / "page", runtime)
    assert not (tmp_path / "page").exists()


def test_a_host_needs_to_know_no_endings_but_common_ones(tmp_path: Path) -> None:
    """nginx of Debian 12 sends .mjs as text/plain, which browsers refuse."""
    files = build(tmp_path / "page", REAL)
    assert {Path(name).suffix for name in files} <= COMMON
    texts = {name: content for name, content in files.items() if name.endswith((".js", ".html"))}
    assert [name for name, content in texts.items() if b"pyodide.asm.mjs" in content] == []
