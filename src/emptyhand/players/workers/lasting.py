"""A thread that lives as long as this process.

Linux ends a child that asked for it when the *thread* that started the child ends. So such a child is started here,
and not in a thread of a pool that may go at any time.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")

_calls: dict[int, SimpleQueue[Callable[[], None]]] = {}
"""The calls to make, by the process that makes them: a fork does not copy the thread."""
_starting = threading.Lock()


def call_lasting(function: Callable[[], T]) -> T:
    """Call a function in the lasting thread; return its result or raise its exception."""
    future: Future[T] = Future()

    def call() -> None:
        try:
            future.set_result(function())
        except BaseException as error:  # noqa: BLE001 (the caller gets it)
            future.set_exception(error)

    _queue().put(call)
    return future.result()


def _queue() -> SimpleQueue[Callable[[], None]]:
    with _starting:
        if os.getpid() not in _calls:
            calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
            threading.Thread(target=_serve, args=(calls,), name="lasting", daemon=True).start()
            _calls[os.getpid()] = calls
        return _calls[os.getpid()]


def _serve(calls: SimpleQueue[Callable[[], None]]) -> None:
    while True:
        calls.get()()
