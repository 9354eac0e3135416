"""Prepares bots that look ahead in the background from the start of a game, and informs a person who has to wait."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from emptyhand.players.bots import ahead
from emptyhand.players.bots.levels import looks_ahead
from emptyhand.rules.law.model import Law
from emptyhand.terminal.language import t
from emptyhand.terminal.talk import Show, Talk, Wait
from emptyhand.terminal.working import SHORT_SECONDS, TICK, bar

EXPECTED_SECONDS = 30.0
"""Roughly how many seconds compiling takes on an otherwise idle machine."""


class Preparation:
    """Compiles kernels in another process if there are none yet, then loads them in a thread of this one."""

    def __init__(self, law: Law, seats: frozenset[int], clock: Callable[[], float] = time.monotonic) -> None:
        self._seats = seats
        self._family = ahead.family_of(law)
        self._clock = clock
        self._began = clock()
        self._compiling: subprocess.Popen[str] | None = None
        self._told = False
        self._needs_compiling = not ahead.is_compiled(self._family)
        self._closed = False
        self._thread = threading.Thread(target=self._prepare, name="kernels", daemon=True)
        self._thread.start()

    @classmethod
    def of(cls, law: Law, bots: Sequence[str | None]) -> Preparation | None:
        """Return what the bots of a table need; None if none of them looks ahead."""
        seats = frozenset(n for n, spec in enumerate(bots) if spec and looks_ahead(spec, law, len(bots)))
        return cls(law, seats) if seats else None

    def is_for(self, seat: int) -> bool:
        """Whether the bot of a seat needs the kernels."""
        return seat in self._seats

    def _prepare(self) -> None:
        from emptyhand.players.kernels import prepare

        with suppress(OSError):
            if self._needs_compiling and not self._closed:
                self._compiling = ahead.start_compiling(self._family)
                self._compiling.communicate(timeout=ahead.COMPILE_SECONDS)
        if not self._closed:
            for _ in prepare(self._family):
                pass

    # -- telling -----------------------------------------------------------------------------------------------------

    def news(self) -> str:
        """Return a message for the person whose turn it is, once; empty unless the preparation takes long."""
        if self._told or not self._needs_compiling or not self._thread.is_alive():
            return ""
        self._told = True
        return t("bots-compiling-begin")

    def wait(self, notice: Callable[[str], str], *, bar: bool) -> Talk[None]:
        """Wait until it is done and say why: with a bar if the screen is redrawn, else in one sentence."""
        self._thread.join(SHORT_SECONDS)
        said = ""
        while self._thread.is_alive():
            sentence = t("bots-compiling" if self._needs_compiling else "bots-loading")
            shown = f"{sentence} {self.bar()}" if bar else sentence
            if shown != said:
                yield Show(notice(shown))
                said = shown
            yield Wait(TICK)

    def bar(self) -> str:
        """A progress bar, estimated from the usual time."""
        seconds = self._clock() - self._began
        return timed_bar(seconds)

    def close(self) -> None:
        """Stop compiling; kernels compiled so far are kept."""
        self._closed = True
        if self._compiling is not None and self._compiling.poll() is None:
            self._compiling.kill()


def timed_bar(seconds: float) -> str:
    """A progress bar for compiling that started this many seconds ago."""
    return f"{bar(min(0.97, seconds / EXPECTED_SECONDS))} {seconds:.0f} s"


def get_ready(law: Law, bots: Sequence[str | None]) -> None:
    """Prepare the bots of a table before anything else happens, with a bar on standard error at a terminal."""
    preparation = Preparation.of(law, bots)
    if preparation is None:
        return
    live = sys.stderr.isatty()
    try:
        for request in preparation.wait(lambda told: f"\r{told}" if live else f"{told}\n", bar=live):
            if isinstance(request, Show):
                print(request.text, end="", file=sys.stderr, flush=True)
            elif isinstance(request, Wait):
                time.sleep(request.seconds)
        if live:
            print("\r\033[2K", end="", file=sys.stderr, flush=True)
    finally:
        preparation.close()
