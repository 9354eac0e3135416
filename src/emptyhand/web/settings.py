"""What whoever runs a server may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

MOST_PORTS = 65535


THINK_MS = 5_000
"""The longest that bots may be let think: half of the time after which a process that is silent is ended."""


def default_workers() -> int:
    """One process of players for each core but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def checked_port(port: int) -> int:
    """Return the port. Raises ValueError where there is none of that number."""
    if not 0 <= port <= MOST_PORTS:
        raise ValueError(f"{port} is not a port: expected 0 to {MOST_PORTS}")
    return port


@dataclass(frozen=True, slots=True)
class Settings:
    """`origins` are the addresses people type, such as https://cards.example; without any: this machine and its LAN."""

    data: Path
    origins: tuple[str, ...] = ()
    workers: int = 1
    limited: bool = True
    """Whether guests, rooms and connections are limited by where they come from."""
    away_ms: int = 30_000
    """How long a person may be disconnected before a stand-in plays."""
    think_ms: int = 2_000
    """How long a guest may let a bot think for a move; the levels think as long as they need."""
    db: str = ""
    """The address of a PostgreSQL database that has everything, instead of files in the folder; it may be shared."""
    bus: str = ""
    """The address of a Redis server by which servers tell each other to look; without one the database does that."""
    stall_seconds: float = 10.0
    """Whoever takes nothing of what is sent for so long is let go of."""
    limits: tuple[tuple[str, float, float], ...] = ()
    """Limits other than usual, by name: so many a second in the long run, so many at once."""
    metrics_port: int | None = None
    """Where this machine, and no other, can ask for figures."""
    log_json: bool = False
    warm: bool = True
    """Whether players that think ahead are started at once, so that the first of them does not have to warm up."""

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise ValueError(f"{self.workers} processes cannot play: expected at least 1")
        if not 1000 <= self.away_ms <= 24 * 3600 * 1000:
            raise ValueError(f"{self.away_ms / 1000:g} s is no time to be away: expected 1 second to a day")
        if not 1 <= self.think_ms <= THINK_MS:
            raise ValueError(f"{self.think_ms / 1000:g} s is no time to think: expected 0.001 to {THINK_MS / 1000:g} s")
        if self.db and not self.db.startswith(("postgresql://", "postgres://")):
            raise ValueError(f"{self.db[:20]!r} is no database: expected postgresql://USER:PASSWORD@HOST/NAME")
        if self.bus and not (self.db and self.bus.startswith(("redis://", "rediss://"))):
            raise ValueError("a bus joins servers on one database: expected redis://HOST beside a database")
        if not 1 <= self.stall_seconds <= 3600:
            raise ValueError(f"{self.stall_seconds:g} s is no time to wait for a reader: expected 1 to 3600")
        if self.metrics_port is not None:
            checked_port(self.metrics_port)
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query or "@" in origin:
                raise ValueError(f"{origin!r} is no address of a server: expected one such as https://cards.example")

    @property
    def secure(self) -> bool:
        """Whether browsers come by https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)
