"""What whoever runs a server may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


def default_workers() -> int:
    """One process of players for each core but one."""
    return max(1, (os.cpu_count() or 2) - 1)


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

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise ValueError(f"{self.workers} processes cannot play: expected at least 1")
        if not 1000 <= self.away_ms <= 24 * 3600 * 1000:
            raise ValueError(f"{self.away_ms / 1000:g} s is no time to be away: expected 1 second to a day")
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query or "@" in origin:
                raise ValueError(f"{origin!r} is no address of a server: expected one such as https://cards.example")

    @property
    def secure(self) -> bool:
        """Whether browsers come by https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)
