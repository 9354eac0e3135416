"""Damage to files."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random


def flip(path: Path, chance: Random) -> None:
    """Flip one bit."""
    data = bytearray(path.read_bytes())
    place = chance.randrange(8 * len(data))
    data[place // 8] ^= 1 << place % 8
    path.write_bytes(data)


def cut(path: Path, chance: Random) -> None:
    """Cut off the end."""
    os.truncate(path, chance.randrange(1, path.stat().st_size))


def overwrite_pages(path: Path, count: int, chance: Random, page: int = 4096) -> None:
    """Overwrite pages of a SQLite file, but not the first one."""
    with path.open("r+b") as file:
        for number in chance.sample(range(1, path.stat().st_size // page), count):
            file.seek(number * page)
            file.write(chance.randbytes(page))
