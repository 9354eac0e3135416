"""The real program: in a pseudo-terminal with a person's keys, or with pipes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect

PROMPT = r"h: help\): |Enter card number\(s\): "
AFTERWARDS = "Enter: leave, a: play again"
LONGEST = 200
"""Seconds: the first hint on a machine waits for kernels to be compiled."""
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Nothing of the person who runs the tests, and games kept in a folder of their own."""
    plain = {key: value for key, value in os.environ.items() if key in ("PATH", "PYTHONPATH", "COVERAGE_PROCESS_START")}
    # Compiled kernels are nobody's own: making them anew takes half a minute.
    plain["XDG_CACHE_HOME"] = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return plain | {"XDG_STATE_HOME": str(folder), "HOME": str(folder), "LANG": "C.UTF-8", "TERM": "xterm"} | more


def piped(folder: Path, words: list[str], given: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command with its input from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "emptyhand", *words],
        input=given,
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="surrogateescape",
        env=environment(folder, **more),
        cwd=folder,
        timeout=LONGEST,
    )


@contextmanager
def in_terminal(folder: Path, words: list[str], **more: str) -> Iterator[pexpect.spawn[str]]:
    """Run a command in a terminal of 80 columns and 24 rows."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "emptyhand", *words],
        dimensions=(24, 80),
        encoding="utf-8",
        env=environment(folder, **more),
        cwd=str(folder),
        timeout=LONGEST,
    )
    child.delaybeforesend = None
    try:
        yield child
    finally:
        child.close(force=True)


def follow_hints(child: pexpect.spawn[str]) -> str:
    """Play to the end by asking for a hint at every prompt; everything that was on screen."""
    said = ""
    while (place := child.expect([PROMPT, AFTERWARDS, pexpect.EOF])) < 2:
        if place == 1:
            said += str(child.before) + str(child.after)
            child.sendline("")
            continue
        said += str(child.before)
        child.sendline("?")
        child.expect(r"Hint: ([^(]*) \(")
        said += str(child.before)
        hinted = child.match[1] if isinstance(child.match, re.Match) else ""
        child.expect(PROMPT)
        said += str(child.before)
        child.sendline(str(hinted))
    child.close()
    return said + str(child.before)
