"""The tool that brings the browser libraries refuses whatever is not as it is listed."""

from __future__ import annotations

import hashlib
import io
import json
import tarfile
from dataclasses import replace

import pytest

from emptyhand.server.npm_packages import PackageError
from emptyhand.server.static_build.runtime import PYODIDE
from tools.browser_libraries import Library, listed, relative, unpack


def _packed(licence: str = "MIT") -> bytes:
    about = json.dumps({"name": "thing", "version": "1.0.0", "license": licence}).encode()
    box = io.BytesIO()
    with tarfile.open(fileobj=box, mode="w:gz") as tar:
        for name, content in (("package.json", about), ("thing.mjs", b'import{h}from"preact";')):
            member = tarfile.TarInfo(f"package/{name}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return box.getvalue()


def _library(archive: bytes) -> Library:
    return Library("thing", "1.0.0", "MIT", hashlib.sha256(archive).hexdigest(), {"thing.mjs": "thing.js"})


def test_archive_as_listed_is_unpacked_with_relative_imports() -> None:
    archive = _packed()
    assert unpack(_library(archive), archive) == {"thing.js": b'import{h}from"./preact.js";'}


def test_archive_without_a_choice_of_files_is_unpacked_whole_and_unchanged() -> None:
    library = replace(_library(_packed()), files={})
    assert unpack(library, _packed())["thing/thing.mjs"] == b'import{h}from"preact";'


def test_archive_with_another_checksum_is_refused() -> None:
    with pytest.raises(PackageError, match="sha256"):
        unpack(_library(_packed()), _packed() + b"x")


def test_archive_with_another_licence_is_refused() -> None:
    archive = _packed("Proprietary")
    with pytest.raises(PackageError, match="licence"):
        unpack(_library(archive), archive)


def test_imports_of_own_files_are_left_alone() -> None:
    assert relative('import a from "./a.js";') == 'import a from "./a.js";'


def test_list_names_no_host() -> None:
    assert all("://" not in str(library) for library in listed())


def test_the_pyodide_of_builds_is_the_one_that_tests_use() -> None:
    (pinned,) = [library for library in listed() if library.name == PYODIDE.name]
    assert (pinned.version, pinned.licence, pinned.sha256) == (PYODIDE.version, PYODIDE.licence, PYODIDE.sha256)
