"""Stores the games of a job in a Parquet file while it runs.

Games go to part files in a folder beside the file, each with a few seconds' worth. At the end the parts become the
file atomically. If the run stops earlier, the parts remain, and another run can continue from them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Generic

from emptyhand.study.lab.parquet import read_columns, read_metadata, write_columns, write_joined
from emptyhand.study.lab.pieces import Form, Some

PART_SECONDS = 5.0
PART_GAMES = 1 << 20
"""A part is written after this many seconds or games: a killed run loses no more than that."""


class ParquetStore(Generic[Some]):
    """The stored games of a job, in order. Read what earlier runs left before adding more.

    As a context manager it writes everything that was added, and leaves no empty folder behind.
    """

    def __init__(self, path: Path, form: Form[Some], *, resume: bool) -> None:
        self._path = path
        self._form = form
        self._folder = path.with_name(f"{path.name}.parts")
        self._files: list[Path] = []
        self._waiting: list[Some] = []
        self._end = form.first
        self._written = time.monotonic()
        self._begin(resume)

    def __enter__(self) -> ParquetStore[Some]:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._write_part()
        # The system refuses this while the folder holds parts.
        with suppress(OSError):
            self._folder.rmdir()

    @property
    def folder(self) -> Path:
        """The folder of the parts."""
        return self._folder

    @property
    def has_parts(self) -> bool:
        """Whether there are stored games that are not in the file yet."""
        return any(file != self._path for file in self._files)

    def kept(self) -> Iterator[Some]:
        """Yield what earlier runs left, from the job's first game on without a gap."""
        if self._path.exists():
            yield from self._read(self._path)
        for file in sorted(self._folder.glob("*.parquet")):
            # A run that was killed while cleaning up may leave parts that are already in the file.
            if file.name == _part_name(self._end):
                self._check(file, self._end)
                yield from self._read(file)

    def add(self, results: Some) -> None:
        """Store the next games."""
        self._waiting.append(results)
        games = sum(part.games for part in self._waiting)
        if games >= PART_GAMES or time.monotonic() - self._written >= PART_SECONDS:
            self._write_part()

    def finish(self) -> None:
        """Join everything stored into one file. Without games there is no file."""
        self._write_part()
        if self.has_parts:
            write_joined(self._path, self._files, self._form.metadata(self._form.first, self._end), self._folder)
        for file in self._folder.iterdir():
            file.unlink()

    # -- beginning ---------------------------------------------------------------------------------------------------

    def _begin(self, resume: bool) -> None:
        """Fail now rather than after hours if the folder is not writable."""
        if self._path.is_dir():
            raise OSError(f"cannot write {self._path}: it is a folder")
        for found in (self._path, self._folder):
            if found.exists() and not resume:
                raise ValueError(f"{found} exists already: continue it with --resume, or choose another --out")
        if self._path.exists():
            self._check(self._path, self._form.first)
        try:
            self._folder.mkdir(exist_ok=True)
            (self._folder / "probe").touch()
            (self._folder / "probe").unlink()
        except OSError as error:
            raise OSError(f"cannot write {self._path}: {error.strerror}") from None

    def _check(self, file: Path, first: int) -> None:
        """Refuse a file of other games, and say how they differ."""
        found = read_metadata(file)
        for name, value in self._form.metadata(first, first).items():
            if name not in self._form.may_differ and found.get(name) != value:
                had = found.get(name, "missing")
                raise ValueError(f"{file} holds other games than those asked for: its {name} is {had}, not {value}")

    def _read(self, file: Path) -> Iterator[Some]:
        self._files.append(file)
        for columns in read_columns(file, PART_GAMES):
            results = self._form.from_columns(columns, self._end)
            self._end += results.games
            if self._end > self._form.first + self._form.games:
                raise ValueError(f"{self._path} holds more than the {self._form.games:,} games asked for already")
            yield results

    # -- writing -----------------------------------------------------------------------------------------------------

    def _write_part(self) -> None:
        if not self._waiting:
            return
        first, last = self._waiting[0].first, self._waiting[-1]
        end = last.first + last.games
        file = self._folder / _part_name(first)
        write_columns(file, self._form.to_columns(self._waiting), self._form.metadata(first, end))
        self._files.append(file)
        self._waiting.clear()
        self._end = end
        self._written = time.monotonic()


def _part_name(first: int) -> str:
    return f"{first:020}.parquet"


@contextmanager
def advise_on_error(store: ParquetStore[Some], advice: str) -> Iterator[None]:
    """On an error, say where the stored games are and how to continue."""
    try:
        with store:
            yield
    except (OSError, RuntimeError) as error:
        if not store.has_parts:
            raise
        raise OSError(f"{error}; what was played is in {store.folder}: {advice}") from None
