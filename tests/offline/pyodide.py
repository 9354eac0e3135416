"""Runs sessions.py in Pyodide under Node, with the code that the page gets and the page's own Fluent."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from emptyhand.server.page_files import ROOT
from emptyhand.server.static_build.code import code_archive
from emptyhand.server.static_build.folder import device_words
from emptyhand.words.speech.catalogue import LANGUAGES, page_text
from tools.browser_libraries import FOR_TESTS

HERE = Path(__file__).parent
RUNTIME = FOR_TESTS / "pyodide"


@dataclass(frozen=True)
class Found:
    found: str
    start_ms: float
    run_ms: float


def in_pyodide(expression: str, folder: Path) -> Found:
    """Return the value of a Python expression, which may name `sessions`."""
    code = folder / "emptyhand.code"
    code.write_bytes(code_archive())
    job = {
        "page": str(ROOT),
        "pyodide": str(RUNTIME),
        "code": str(code),
        "sessions": str(HERE / "sessions.py"),
        "words": {each: page_text(each) + device_words(each) for each in LANGUAGES},
        "expression": expression,
    }
    (folder / "job.json").write_text(json.dumps(job), "utf-8")
    command = ["node", str(HERE / "pyodide.mjs"), str(folder / "job.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    answer = json.loads(done.stdout)
    return Found(answer["found"], answer["startMs"], answer["runMs"])
