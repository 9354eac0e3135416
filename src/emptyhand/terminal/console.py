"""The real screen and keyboard: carries out a session's requests. The only module here that does input and output."""

from __future__ import annotations

import io
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from types import FrameType

from emptyhand.players.bots.pace import rest
from emptyhand.terminal.talk import Ask, Ending, Forget, PersonLeft, Request, Result, Show, Talk, Wait, WaitBeats

WIPE_ALL = "\033[H\033[2J\033[3J"
"""Clears the scrollback last: many terminals move the screen's contents there when the screen is cleared."""
SCROLL = 60

_ASCII = str.maketrans(
    {"♠": "S", "♣": "C", "♦": "D", "♥": "H", "—": "-", "–": "-", "’": "'", "…": "..."}
    | {"→": "->", "·": "-", "“": '"', "”": '"', "×": "x", "█": "#", "░": "-"}
)


def is_live() -> bool:
    """Whether a person sits at a terminal that understands cursor movement."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def hiding_text() -> str:
    """Return text that removes a hand from screen and scrollback; a dumb terminal can only be scrolled."""
    if is_live():
        return WIPE_ALL
    return "\n" * SCROLL if sys.stdout.isatty() else ""


def wants_colour() -> bool:
    return is_live() and not os.environ.get("NO_COLOR")


def screen_size() -> tuple[int, int]:
    """Return columns and rows, at least 40 by 16; 80 by 24 if the size is unknown."""
    size = shutil.get_terminal_size((80, 24))
    return max(40, size.columns), max(16, size.lines)


def _drop_typed() -> None:
    """Discard pending keyboard input. Input from a file or a pipe is kept: it was not typed too early."""
    with suppress(ImportError, OSError, ValueError):
        if sys.stdin.isatty():
            termios = import_module("termios")
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


class Console:
    """Carries out a talk. Ctrl-C, SIGTERM, a closed terminal and a closed output pipe all end it as leaving does."""

    def __init__(
        self,
        *,
        beat: float,
        ascii_only: bool,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._beat = beat if is_live() else 0.0
        self._clock = clock
        self._sleep = sleep
        self._since = clock()
        """When the last request was completed."""
        self._ascii = ascii_only
        self._echo = not sys.stdin.isatty()
        self._interruptible = False
        self._interrupted = False
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if is_live():
            # Lets the arrow keys edit the line.
            with suppress(ImportError):
                import_module("readline")

    def run(self, talk: Talk[Ending], enter: str = "", leave: str = "") -> int:
        """Run a talk on a screen of its own, print its farewell and return the exit status."""
        with suppress(OSError):
            self._write(enter)
        try:
            ending = self.hold(talk)
        finally:
            with suppress(OSError):
                self._write(leave)
        return self.part(ending)

    def part(self, ending: Ending) -> int:
        """Print a farewell and return its exit status."""
        with suppress(OSError):
            self._write(ending.text)
        return ending.status

    def hold(self, talk: Talk[Result]) -> Result:
        """Carry out a talk to its end and return its result."""
        with self._signals():
            return self._hold(talk)

    def _hold(self, talk: Talk[Result]) -> Result:
        try:
            request = next(talk)
            while True:
                try:
                    answer = self._carry_out(request)
                except (EOFError, KeyboardInterrupt, OSError):
                    request = talk.throw(PersonLeft())
                else:
                    request = talk.send(answer)
        except StopIteration as stop:
            outcome: Result = stop.value
            return outcome

    def _carry_out(self, request: Request) -> str:
        """Carry out one request. Signals take effect only here, so they never interrupt a session that is working."""
        self._interruptible = True
        try:
            if self._interrupted:
                raise KeyboardInterrupt
            match request:
                case Show(text):
                    self._write(text)
                case Ask(prompt):
                    return self._read(prompt)
                case WaitBeats(beats):
                    self._pause(beats * self._beat)
                case Wait(seconds):
                    self._sleep(seconds)
                case Forget():
                    _drop_typed()
            return ""
        finally:
            self._interruptible = False
            self._since = self._clock()

    def _pause(self, length: float) -> None:
        """Wait for the requested time less what has passed since the last request, so that thinking adds no delay."""
        if length > 0:
            self._sleep(rest(length, self._clock() - self._since))

    def _read(self, prompt: str) -> str:
        """Read one line. Echo it if it comes from a file, so that a transcript shows both sides."""
        head, _, last = prompt.rpartition("\n")
        self._write(f"{head}\n" if head else "")
        try:
            line = input(self._shown(last))
        except (EOFError, KeyboardInterrupt):
            self._write("\n")
            raise
        if self._echo:
            self._write(f"{line}\n")
        return line

    def _write(self, text: str) -> None:
        if not text:
            return
        try:
            sys.stdout.write(self._shown(text))
            sys.stdout.flush()
        except OSError:
            # The output is closed: send the rest to /dev/null, so that the talk can still end in order.
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)
            raise

    def _shown(self, text: str) -> str:
        return text.translate(_ASCII) if self._ascii else text

    @contextmanager
    def _signals(self) -> Iterator[None]:
        def leave(number: int, frame: FrameType | None) -> None:
            self._interrupted = True
            if self._interruptible:
                raise KeyboardInterrupt

        asked = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
        before = {number: signal.signal(number, leave) for number in asked}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
