"""Start the processes of child.py; each is ended by its own process id, whatever happens."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.journal.entries import WAIT

SCRIPT = Path(__file__).with_name("child.py")


class Child:
    """One process. Its errors go to a file, so that nobody has to read two pipes at once."""

    def __init__(self, what: str, where: Path | str, *more: str) -> None:
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the process)
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(SCRIPT), what, str(where), *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._in, self._out = self.process.stdin, self.process.stdout

    def hear(self) -> list[str]:
        """Return the words of its next line; none when it is gone."""
        return self._out.readline().split()

    def tell(self, line: str) -> None:
        self._in.write(line + "\n")
        self._in.flush()

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def last_words(self) -> list[list[str]]:
        """Return all complete lines that it still had to print, once it has ended."""
        said = self._out.read()
        self.process.wait(WAIT)
        self._errors.seek(0)
        errors = self._errors.read()
        assert not errors, errors
        return [line.split() for line in said.split("\n")[:-1]]

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for file in (self._in, self._out, self._errors):
            file.close()


@contextmanager
def child(what: str, where: Path | str, *more: str) -> Iterator[Child]:
    started = Child(what, where, *more)
    try:
        yield started
    finally:
        started.end()
