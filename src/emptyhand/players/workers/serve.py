"""The child's side of a process that answers questions, one JSON line each."""

from __future__ import annotations

import io
import json
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from emptyhand.players.workers.wire import Object

GRACE_SECONDS = 1.0
"""Seconds past the time limit after which the process ends itself: its parent may have died."""

_PACKAGE = Path(__file__).resolve().parents[2]


class QuestionPipes:
    """The two pipes for questions, moved off stdin and stdout: printed text goes to stderr."""

    def __init__(self) -> None:
        # Processes started here do not inherit the duplicates, and find nothing to read or disturb on 0 and 1.
        self._questions: BinaryIO = os.fdopen(os.dup(0), "rb")
        self._answers: BinaryIO = os.fdopen(os.dup(1), "wb")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        if isinstance(sys.stdout, io.TextIOWrapper):
            # The parent reads what was printed before a crash.
            sys.stdout.reconfigure(line_buffering=True)

    def next(self) -> Object | None:
        """Return the next question, or None if the parent has closed the pipe."""
        line = self._questions.readline()
        return json.loads(line) if line else None

    def answer(self, question: Object, answer: Object) -> None:
        # The next question will show that the parent has gone.
        with suppress(BrokenPipeError):
            text = json.dumps({"id": question["id"], **answer}, ensure_ascii=False)
            # A trace may hold lone surrogates, which UTF-8 cannot encode.
            self._answers.write(text.encode("utf-8", "replace") + b"\n")
            self._answers.flush()


class AnswerLoop:
    """Answers one question after another. An exception becomes the answer's `error`."""

    def __init__(self) -> None:
        self._pipes = QuestionPipes()
        self._question: Object = {}

    def serve(self, answer: Callable[[Object], Object]) -> None:
        """Answer questions until the parent closes the pipe."""
        while (question := self._pipes.next()) is not None:
            self._question = question
            self._start_clock()
            self._pipes.answer(question, _answered(answer, question))

    @contextmanager
    def preparing(self, name: str) -> Iterator[None]:
        """Announce a preparation to the parent, wait for its consent, and announce the end.

        The answer's time limit then starts again.
        """
        _alarm(0)
        self._pipes.answer(self._question, {"preparing": name})
        if self._pipes.next() is None:
            sys.exit()
        yield
        self._start_clock()
        self._pipes.answer(self._question, {"ready": name})

    def _start_clock(self) -> None:
        seconds = self._question.get("seconds")
        _alarm(float(seconds) + GRACE_SECONDS if isinstance(seconds, int | float) else 0)


def serve(answer: Callable[[Object], Object]) -> None:
    AnswerLoop().serve(answer)


def _answered(answer: Callable[[Object], Object], question: Object) -> Object:
    try:
        return answer(question)
    except Exception as error:  # noqa: BLE001 (a player may raise anything, and its table wants to know)
        return {"error": error_line(error)}
    finally:
        _alarm(0)


def error_line(error: BaseException) -> str:
    """Return an exception as one line, with the place outside this package that raised it."""
    text = " ".join(str(error).split())[:300]
    named = f"{type(error).__name__}: {text}" if text else type(error).__name__
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not _is_ours(frame.filename)]
    return f"{named} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else named


def _is_ours(file: str) -> bool:
    return file.startswith((str(_PACKAGE), "<frozen"))


def _alarm(seconds: float) -> None:
    """End the process after this many seconds; 0 cancels."""
    # The default action, because a handler in Python would wait for C code to return.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)


def limit_memory(most: int) -> None:
    """Limit this process's address space to `most` bytes, and write no core dump."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or most < hard:
        # Not every system has this limit; the time limit remains.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
