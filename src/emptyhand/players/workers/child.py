"""The parent's side of a child process that answers questions, one JSON line each, within a time limit.

The parent survives whatever the child does: it waits no longer than the limit, reads no more than the longest
possible answer, and kills the process with everything that it has started.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from emptyhand.players.bots.player import FaultKind
from emptyhand.players.workers.lasting import call_lasting
from emptyhand.players.workers.wire import Object

LONGEST_ANSWER = 64 * 1024
KEPT_PRINT = 2000
"""Characters at the end of its output that are kept for error messages."""
CHUNK = 64 * 1024
EXIT_SECONDS = 0.5
"""Seconds that a process has to exit after closing its pipe, so that its exit status is known."""

_ROOT = str(Path(__file__).resolve().parents[3])
_WATCHED = str(Path(__file__).with_name("watched.py"))
_NEEDED = (
    *("HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ", "XDG_CACHE_HOME"),
    *("PYTHONHASHSEED", "PYTHONHOME", "PYTHONNOUSERSITE", "PYTHONPATH", "PYTHONUSERBASE", "PYTHONUTF8"),
    *("NUMBA_CPU_FEATURES", "NUMBA_CPU_NAME", "NUMBA_DISABLE_JIT", "NUMBA_NUM_THREADS"),
)
"""Variables that a walled process inherits, besides the locale and the numbers of threads."""
_ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class NoAnswer(Exception):
    """A process failed to answer. `failure` completes a sentence that begins with its name; `detail` adds to it."""

    def __init__(self, failure: str, detail: str = "", kind: FaultKind = FaultKind.CRASH) -> None:
        super().__init__(failure)
        self.what = failure
        self.detail = detail
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Helper:
    """Prepares things for a process outside its time limit, with `seconds` for each."""

    things: tuple[str, ...]
    help: Callable[[str], object]
    seconds: float


class Child:
    """One process running a module of this package, connected by three pipes and nothing else.

    A `watched` process ends as soon as this one has, whatever it does then. That takes a thread, which a process inside
    walls must not have: it would be outside of them.

    A `walled` process gets only what it needs of the environment and, on Linux, is stopped whenever no question is
    pending. It has to ask the kernel to end it with this process: while stopped, it cannot notice.
    """

    def __init__(self, module: str, *arguments: str, watched: bool = False, walled: bool = False) -> None:
        self.owner = os.getpid()
        self._stops = walled and sys.platform.startswith("linux")
        self.busy = False
        """Whether a question is pending. If one was abandoned, the process cannot be used again."""
        self._asked = 0
        self._unread = b""
        self._printed = b""
        self._prepared: set[str] = set()
        start = partial(_started, module, *arguments, watched=watched, walled=walled)
        self._process = call_lasting(start) if walled else start()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in, self._out, self._err = self._process.stdin, self._process.stdout, self._process.stderr
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def printed(self) -> str:
        """The end of its output."""
        return self._printed.decode("utf-8", "replace").strip()

    @property
    def ended(self) -> bool:
        return self._process.returncode is not None

    # -- a question --------------------------------------------------------------------------------------------------

    def ask(self, question: Object, seconds: float, helper: Helper | None = None) -> Object:
        """Return its answer. Raises NoAnswer if none came in time or it is malformed; then the process has to be ended.

        With a helper the process may announce that it prepares something, each thing once: the time limit of the
        answer starts when that is done.
        """
        self.busy = True
        self._asked += 1
        self._signal(signal.SIGCONT)
        answer = self._asked_for(self._line(question), seconds)
        while helper is not None and "preparing" in answer:
            answer = self._helped(str(answer["preparing"]), helper)
            if "ready" in answer:
                answer = self._asked_for(b"", seconds)
        # A second line would be taken for the answer to the next question.
        if self._unread:
            raise NoAnswer("sent a malformed answer")
        self._signal(signal.SIGSTOP)
        self.busy = False
        return answer

    def _signal(self, number: signal.Signals) -> None:
        """Stop a walled process, so that it cannot think in other players' time, or continue it."""
        if self._stops:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, number)

    def _helped(self, what: str, helper: Helper) -> Object:
        """Let the process prepare something; return its next message."""
        if what in self._prepared or what not in helper.things:
            raise NoAnswer("sent a malformed answer")
        self._prepared.add(what)
        # Its time does not count meanwhile, so it must not be able to think.
        self._signal(signal.SIGSTOP)
        helper.help(what)
        self._signal(signal.SIGCONT)
        return self._asked_for(self._line({}), helper.seconds)

    def _line(self, question: Object) -> bytes:
        return json.dumps({"id": self._asked, **question}, separators=(",", ":")).encode() + b"\n"

    def _asked_for(self, line: bytes, seconds: float) -> Object:
        return self._read(self._exchange(line, time.monotonic() + seconds, seconds))

    def _exchange(self, line: bytes, deadline: float, seconds: float) -> bytes:
        """Write a line and read one, keeping any output in between."""
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._in, selectors.EVENT_WRITE)
            pipes.register(self._out, selectors.EVENT_READ)
            pipes.register(self._err, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                left = deadline - time.monotonic()
                if left <= 0:
                    limit = "1 second" if seconds == 1 else f"{seconds:g} seconds"
                    raise NoAnswer(f"gave no answer within {limit}", kind=FaultKind.TIME_OUT)
                for key, _ in pipes.select(left):
                    if key.fileobj is self._in:
                        line = self._send(line)
                        if not line:
                            pipes.unregister(self._in)
                    elif key.fileobj is self._err:
                        # Read although nobody asked for it: a full pipe would block the process.
                        if not self._hear():
                            pipes.unregister(self._err)
                    else:
                        self._take()
        answer, _, self._unread = self._unread.partition(b"\n")
        return answer

    def _send(self, line: bytes) -> bytes:
        """Write what the pipe accepts; return the rest."""
        try:
            return line[os.write(self._in.fileno(), line) :]
        except BlockingIOError:
            return line
        except OSError:
            raise NoAnswer(self._obituary()) from None

    def _take(self) -> None:
        chunk = _read(self._out.fileno())
        if chunk == b"":
            raise NoAnswer(self._obituary())
        self._unread += chunk or b""
        if len(self._unread) > LONGEST_ANSWER:
            raise NoAnswer("sent more than any answer can be")

    def _hear(self) -> bool:
        """Read pending output, keeping its end; return whether more can follow."""
        chunk = _read(self._err.fileno())
        self._printed = (self._printed + (chunk or b""))[-KEPT_PRINT:]
        return chunk != b""

    def _read(self, line: bytes) -> Object:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        # An answer to an earlier question would be a move for another position.
        if not isinstance(answer, dict) or answer.pop("id", None) != self._asked:
            raise NoAnswer("sent a malformed answer")
        return answer

    # -- the end -----------------------------------------------------------------------------------------------------

    def _obituary(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        status = self._process.returncode
        if status is None:
            return "stopped listening"
        return f"was ended by {signal.Signals(-status).name}" if status < 0 else f"ended itself with status {status}"

    def kill(self) -> None:
        """Kill the process and everything that it has started. Any thread may, while another waits for an answer."""
        if os.getpid() == self.owner and not self._in.closed:
            # The process id is also the group id; the group may outlive the process.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Kill the process and everything that it has started, and close its pipes."""
        if os.getpid() == self.owner and not self._in.closed:
            self.kill()
            self._process.wait()
            self._hear_last()
        for pipe in (self._in, self._out, self._err):
            pipe.close()

    def _hear_last(self) -> None:
        # 1 MiB at most: something that it has started may hold the pipe open and go on printing.
        for _ in range(16):
            if not self._hear():
                return


def _started(module: str, *arguments: str, watched: bool = False, walled: bool = False) -> subprocess.Popen[bytes]:
    what = [_WATCHED, str(os.getpid()), module] if watched else ["-m", module]
    try:
        return subprocess.Popen(
            # -P: no file in the current folder may shadow a module of the standard library.
            [sys.executable, "-P", *what, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env=walled_environment() if walled else child_environment(),
        )
    except OSError as error:
        raise NoAnswer(f"could not be started ({error.strerror})") from None


def _read(number: int) -> bytes | None:
    """Read what a pipe has now: None for nothing yet, empty if it is closed."""
    try:
        return os.read(number, CHUNK)
    except BlockingIOError:
        return None


def child_environment() -> dict[str, str]:
    """Return our environment, with this package on the path and one thread for libraries that would use every core."""
    ours = dict.fromkeys(_ONE_THREAD, "1") | dict(os.environ)
    if "site-packages" not in _ROOT:
        ours["PYTHONPATH"] = os.pathsep.join([_ROOT, *filter(None, [ours.get("PYTHONPATH")])])
    return ours


def walled_environment() -> dict[str, str]:
    """Return the part of the environment that a walled process needs: no password, token or address of a service."""
    needed = {*_NEEDED, *_ONE_THREAD}
    return {name: value for name, value in child_environment().items() if name in needed or name.startswith("LC_")}
