"""The operator's logs: one line per event, as text or JSON, without cards, tokens or names.

The text of an error might contain any of these, so a line has only its type and its place in the code.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, TextIO

Line = dict[str, Any]
KEYS = {"port", "rooms", "connections", "seconds", "version", "error", "where", "limit", "how_many", "pid", "signal"}
"""The fields that a line may have besides its message. A room's code, which admits people, is none of them."""
OURS = ("emptyhand", "uvicorn")


def configure(*, as_json: bool, to: TextIO | None = None) -> None:
    """Set up logging: warnings as text, or informational events too as JSON."""
    with _hidden("rich"):
        # structlog would load it to draw tracebacks, which no line has: 6 MiB of a server's memory.
        import structlog

    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(allow=KEYS),
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        _kind_of_error,
    ]
    last: Any = structlog.processors.JSONRenderer() if as_json else _as_text
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    stream = logging.StreamHandler(to or sys.stderr)
    stream.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, last]))
    root = logging.getLogger()
    root.handlers = [stream]
    root.setLevel(logging.WARNING)
    logging.getLogger("emptyhand").setLevel(logging.INFO if as_json else logging.WARNING)


@contextmanager
def _hidden(module: str) -> Iterator[None]:
    """Let imports not find a module, unless it is loaded already."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[module]


def _kind_of_error(_: object, __: str, line: Line) -> Line:
    """Replace an error and its traceback, which may contain anything, by its type and its place in the code."""
    record: logging.LogRecord = line["_record"]
    line.pop("exc_info", None)
    line.pop("stack_info", None)
    if record.exc_info:
        kind, _error, trace = record.exc_info
        line["error"] = getattr(kind, "__name__", "")
        line["where"] = _place(trace)
    if not record.name.startswith(OURS):
        # Libraries may log whatever data they were given.
        line["event"] = "something went wrong elsewhere"
    return line


def _place(trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)
    return f"{frames[-1].filename.rpartition('emptyhand/')[2]}:{frames[-1].lineno}" if frames else ""


def _as_text(_: object, __: str, line: Line) -> str:
    facts = " ".join(f"{key}={line[key]}" for key in sorted(KEYS & line.keys()))
    return f"{line['at']} {line['level'].upper()} {line['logger']}: {line['event']}{' ' if facts else ''}{facts}"
