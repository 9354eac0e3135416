"""The operator's settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

MAX_PORT = 65535
THINK_MS = 5_000
"""The upper limit of `think_ms`: half of the time after which a silent worker process is killed."""


def default_workers() -> int:
    """One worker process for each core but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def most_workers() -> int:
    """More worker processes than this would only take memory from each other."""
    return max(64, 4 * (os.cpu_count() or 1))


def checked_port(port: int) -> int:
    """Return the port. Raises ValueError if it is out of range."""
    if not 0 <= port <= MAX_PORT:
        raise ValueError(f"{port} is not a port: expected 0 to {MAX_PORT}")
    return port


@dataclass(frozen=True, slots=True)
class Settings:
    """`origins` are the public addresses, such as https://cards.example; without any the server accepts its LAN."""

    data: Path
    origins: tuple[str, ...] = ()
    workers: int = 1
    limited: bool = True
    """Whether rate limits apply to guests, rooms and connections by address."""
    away_ms: int = 30_000
    """How long a player may be disconnected before a bot stands in."""
    think_ms: int = 2_000
    """How long a guest's bot may think about a move; the built-in levels take as long as they need."""
    db: str = ""
    """URL of a PostgreSQL database that stores everything instead of files in `data`; several servers may share it."""
    bus: str = ""
    """URL of a Redis server through which servers notify each other; without it they use the database."""
    stall_seconds: float = 10.0
    """A peer that acknowledges nothing for this long is disconnected."""
    request_seconds: float = 15.0
    """A connection without a whole request, its body included, for this long is closed."""
    connections: int = 512
    """The limit of connections from one address; it does not apply behind a proxy."""
    limits: tuple[tuple[str, float, float], ...] = ()
    """Rate limits that differ from the defaults: name, events a second, burst."""
    open_tables: int = 3
    """How many tables that are open to everybody, and have not begun, a guest may host."""
    offline: str = ""
    """Address of a folder that `emptyhand page build` made, to which the lobby links; empty for no link."""
    metrics_port: int | None = None
    """The loopback port of the Prometheus metrics."""
    log_json: bool = False
    accept_loss: bool = False
    """Whether to open a journal that has lost steps together with its write-ahead log."""
    warm: bool = True
    """Whether to start the worker processes of searching bots with the server, so that the first move is not slow."""

    def __post_init__(self) -> None:
        if not 1 <= self.workers <= most_workers():
            raise ValueError(f"--workers is {self.workers}: expected 1 to {most_workers()} worker processes for bots")
        if not 1000 <= self.away_ms <= 24 * 3600 * 1000:
            raise ValueError(f"--away is {self.away_ms / 1000:g} s: expected 1 second to a day")
        if not 1 <= self.think_ms <= THINK_MS:
            raise ValueError(f"--think is {self.think_ms / 1000:g} s: expected 0.001 to {THINK_MS / 1000:g} s")
        if self.db and not self.db.startswith(("postgresql://", "postgres://")):
            raise ValueError(f"--db is {self.db[:20]!r}: expected postgresql://USER:PASSWORD@HOST/NAME")
        if self.bus and not (self.db and self.bus.startswith(("redis://", "rediss://"))):
            raise ValueError("--bus connects servers on one database: expected redis://HOST together with --db")
        _check_range("stuck", self.stall_seconds, 3600, " s")
        _check_range("request-timeout", self.request_seconds, 3600, " s")
        _check_range("connections", self.connections, 1_000_000)
        _check_range("open-tables", self.open_tables, 1000)
        if self.metrics_port is not None:
            checked_port(self.metrics_port)
        if self.offline and not _is_address(self.offline):
            raise ValueError(
                f"--offline is {self.offline[:40]!r}: expected an address such as https://cards.example/away/"
            )
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query or "@" in origin:
                raise ValueError(f"{origin!r} is not an origin: expected one such as https://cards.example")

    @property
    def secure(self) -> bool:
        """Whether every origin is https."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


def _check_range(option: str, value: float, most: int, unit: str = "") -> None:
    """Raise ValueError unless an option is at least 1 and at most `most`."""
    if not 1 <= value <= most:
        raise ValueError(f"--{option} is {value:g}{unit}: expected 1 to {most}{unit}")


def _is_address(text: str) -> bool:
    """Whether a page may link to it: a whole http or https address without a user."""
    try:
        parts = urlsplit(text)
        is_whole = parts.scheme in {"http", "https"} and bool(parts.hostname) and "@" not in parts.netloc
    except ValueError:
        return False
    return is_whole and text.isascii() and text.isprintable() and " " not in text
