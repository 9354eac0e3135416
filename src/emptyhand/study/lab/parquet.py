"""Parquet files through DuckDB: numpy columns in, numpy columns out, errors as one sentence."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import duckdb
import numpy as np
from numpy.typing import NDArray

ROW_GROUP = 122_880
_OPTIONS = f"FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE {ROW_GROUP}, USE_TMP_FILE false"

# DuckDB wraps these reasons in its own words; the system's words suffice.
_REASONS = tuple(
    os.strerror(code) for code in (errno.ENOSPC, errno.EFBIG, errno.EACCES, errno.EROFS, errno.ENOENT, errno.EIO)
)


def write_columns(path: Path, columns: Mapping[str, NDArray[np.generic]], metadata: Mapping[str, str]) -> None:
    """Write a file atomically."""
    with _connection() as connection, _in_place(path, path.parent) as draft:
        connection.register("columns", dict(columns))
        connection.execute(f"COPY columns TO {_text(draft)} ({_OPTIONS}, KV_METADATA {_pairs(metadata)})")


def write_joined(path: Path, files: Sequence[Path], metadata: Mapping[str, str], folder: Path) -> None:
    """Concatenate the rows of files into one file; `path` may be one of them.

    It is written to `folder` first, which must be on the same file system.
    """
    rows = f"read_parquet([{', '.join(map(_pattern, files))}])"
    with _connection() as connection, _in_place(path, folder) as draft:
        copied = f"COPY (SELECT {_signed(connection, rows)} FROM {rows})"
        connection.execute(f"{copied} TO {_text(draft)} ({_OPTIONS}, KV_METADATA {_pairs(metadata)})")


def _signed(connection: duckdb.DuckDBPyConnection, rows: str) -> str:
    """Return all columns as signed integers: files of earlier versions have small unsigned ones."""
    described = connection.execute(f"DESCRIBE SELECT * FROM {rows}").fetchall()
    unsigned = [name for name, kind, *_ in described if kind in ("UTINYINT", "USMALLINT")]
    casts = ", ".join(f'CAST("{name}" AS SMALLINT) AS "{name}"' for name in unsigned)
    return f"* REPLACE ({casts})" if casts else "*"


def read_metadata(path: Path) -> dict[str, str]:
    with _connection() as connection, _reading(path):
        found = connection.execute(f"SELECT key, value FROM parquet_kv_metadata({_pattern(path)})").fetchall()
    return {bytes(key).decode(errors="replace"): bytes(value).decode(errors="replace") for key, value in found}


def read_columns(path: Path, size: int) -> Iterator[dict[str, NDArray[np.generic]]]:
    """Yield the columns of a file, in batches of rows, in the order they were written."""
    with _connection() as connection, _reading(path):
        counted = connection.execute(f"SELECT count(*) FROM read_parquet({_pattern(path)})").fetchone()
        for start in range(0, counted[0] if counted else 0, size):
            numbered = f"SELECT * FROM read_parquet({_pattern(path)}, file_row_number = true)"
            some = f"WHERE file_row_number BETWEEN {start} AND {start + size - 1}"
            yield connection.execute(f"SELECT * EXCLUDE file_row_number FROM ({numbered}) {some}").fetchnumpy()


@contextmanager
def _connection() -> Iterator[duckdb.DuckDBPyConnection]:
    """Open DuckDB with one thread, which keeps rows in order and files reproducible, and without network access."""
    config: dict[str, str | bool | int | float | list[str]] = {
        "threads": 1,
        "autoinstall_known_extensions": False,
        "autoload_known_extensions": False,
    }
    connection = duckdb.connect(":memory:", config=config)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def _in_place(path: Path, folder: Path) -> Iterator[Path]:
    """Yield a temporary path; its file then replaces `path` atomically, or is removed on an error."""
    draft = folder / f"{path.name}.tmp"
    try:
        yield draft
        with draft.open("r+b") as written:
            os.fsync(written.fileno())
        draft.replace(path)
    except duckdb.Error as error:
        raise OSError(f"cannot write {path}: {_reason(error)}") from None
    except OSError as error:
        raise OSError(f"cannot write {path}: {error.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    try:
        yield
    except duckdb.Error as error:
        raise ValueError(f"cannot read {path} as a Parquet file: {_reason(error)}") from None


def _reason(error: duckdb.Error) -> str:
    said = str(error)
    return next((reason for reason in _REASONS if reason in said), said.partition("\n")[0])


def _text(value: object) -> str:
    return "'" + str(value).replace("'", "''") + "'"


def _pattern(path: Path) -> str:
    """Return a path as a DuckDB pattern, with wildcards escaped."""
    return _text("".join(f"[{sign}]" if sign in "*?[" else sign for sign in str(path)))


def _pairs(metadata: Mapping[str, str]) -> str:
    return "{" + ", ".join(f"{_text(key)}: {_text(value)}" for key, value in metadata.items()) + "}"
