"""A wheel built from a plain clone serves a page that plays, and a build that cannot have the libraries fails."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

from emptyhand.server.static_build.runtime import LOCK, PYODIDE, RUNTIME
from tests.browser.people import People
from tests.browser.playing import driver, play_on
from tests.page.conftest import browser
from tests.server.servers import Server
from tools.browser_libraries import FOR_TESTS, LIST, ROOT, SERVED, Library, listed

__all__ = ["browser"]

BUILT_FROM = ("src", "tools", "pyproject.toml", "README.md", "LICENSE", ".gitignore")
MOVES = 5


def plain_clone(place: Path) -> Path:
    """The files of a build as git has them: without the browser libraries."""
    place.mkdir()
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("vendor", "__pycache__"))
        else:
            shutil.copy(ROOT / name, place / name)
    return place


def registry_files(folder: Path, clone: Path) -> None:
    """Pack the installed libraries and Pyodide as a registry keeps them, and pin the new checksums in the clone."""
    pins = [clone / LIST.relative_to(ROOT), clone / "src/emptyhand/server/static_build/runtime.py"]
    for library in (each for each in listed() if not each.for_tests or each.name == PYODIDE.name):
        archive = packed(library)
        for pin in pins:
            pin.write_text(pin.read_text("utf-8").replace(library.sha256, hashlib.sha256(archive).hexdigest()), "utf-8")
        place = folder / library.name / "-" / f"{library.name.rpartition('/')[2]}-{library.version}.tgz"
        place.parent.mkdir(parents=True)
        place.write_bytes(archive)


def packed(library: Library) -> bytes:
    about = {"name": library.name, "version": library.version, "license": library.licence}
    contents = {"package.json": json.dumps(about).encode()}
    if library.name == PYODIDE.name:
        contents |= {name: (FOR_TESTS / "pyodide" / name).read_bytes() for name in (*RUNTIME, LOCK)}
    contents |= {name: (SERVED / served).read_bytes() for name, served in library.files.items()}
    box = io.BytesIO()
    with tarfile.open(fileobj=box, mode="w:gz", compresslevel=1) as tar:
        for name, content in contents.items():
            member = tarfile.TarInfo(f"package/{name}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return box.getvalue()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def registry(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder, and the address at which it is served as an npm registry."""
    folder = tmp_path / "registry"
    folder.mkdir()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder))) as server:
        Thread(target=server.serve_forever).start()
        yield folder, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def build(source: Path, target: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build without npm and without its configuration; the results land in `dist`."""
    (source / "nothing").mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.lower().startswith(("npm_", "hatch_"))}
    environment = kept | {"PATH": str(source / "nothing"), "HOME": str(source / "nothing")} | settings
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)


def installed(wheel: Path, place: Path) -> str:
    """The Python of a new environment that has the wheel; its dependencies come from the environment of the tests."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    python = str(place / "bin/python")
    # Without the bytecode of its modules: the server compiles the few that it imports.
    options = ["--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "-q", "--python", python, "install", *options, wheel], check=True)
    packages = next(place.glob("lib/python*/site-packages"))
    shared = [path for path in sys.path if path.endswith("site-packages")]
    (packages / "shared.pth").write_text("".join(f"{path}\n" for path in shared))
    return python


def test_a_wheel_from_a_plain_clone_plays_in_a_browser(
    browser: Browser, registry: tuple[Path, str], tmp_path: Path
) -> None:
    clone = plain_clone(tmp_path / "clone")
    folder, address = registry
    registry_files(folder, clone)
    made = build(clone, "sdist", npm_config_registry=address)
    assert made.returncode == 0, made.stderr
    with tarfile.open(next((clone / "dist").glob("*.tar.gz"))) as tar:
        tar.extractall(tmp_path / "unpacked", filter="data")
    source = next((tmp_path / "unpacked").iterdir())
    made = build(source, "wheel")
    assert made.returncode == 0, f"a wheel made from the sdist downloads the libraries again: {made.stderr}"
    python = installed(next((source / "dist").glob("*.whl")), tmp_path / "venv")
    builds_the_static_page(python, tmp_path, address)
    server = Server(tmp_path / "data", "--no-limits", python=python)
    try:
        people = People(browser, server.origin)
        ann = people.person("Ann")
        ann.makes_room("life", 3)
        ann.press(re.compile("^Start"))
        playing = driver(ann)
        play_on([playing], lambda seen: playing.decisions == MOVES)
        assert people.leave() == []
    finally:
        server.end()


def builds_the_static_page(python: str, place: Path, registry: str) -> None:
    """Outside a checkout, with Pyodide from a registry; once it is there, without one."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().startswith("npm_")}
    nowhere = {"PATH": str(place / "nothing"), "HOME": str(place), "XDG_CACHE_HOME": str(place / "cache")}
    for number, address in enumerate((registry, "http://127.0.0.1:9/")):
        command = [python, "-m", "emptyhand.cli", "page", "build", f"page{number}"]
        environment = kept | nowhere | {"npm_config_registry": address}
        made = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stderr
        assert ("Downloading Pyodide" in made.stderr) == (number == 0)
    assert len(list(place.glob("page1/python-*/pyodide.js"))) == 1
    shutil.rmtree(place / "cache")
    failed = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    assert failed.returncode == 2
    assert re.search(r"emptyhand: Pyodide cannot be downloaded \(.*\): expected a network, or --runtime", failed.stderr)


def test_a_build_that_cannot_have_the_libraries_fails_with_one_sentence(tmp_path: Path) -> None:
    made = build(plain_clone(tmp_path / "clone"), "wheel")
    assert made.returncode == 1
    assert re.fullmatch(
        r"emptyhand cannot be built: .* is missing .* expected npm .* npm_config_registry\.\n", made.stderr
    )
    assert not list(tmp_path.glob("clone/dist/*.whl"))
