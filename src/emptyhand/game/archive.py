"""Record files: read with limits, written so that a failure loses nothing."""

from __future__ import annotations

import os
from pathlib import Path

from emptyhand.game.record import BadRecord, Record, split_records

MAX_FILE = 64 * 1024 * 1024


def read_records(path: str | Path) -> tuple[Record, ...]:
    """Return the records of a file, in order. Raises ValueError with a sentence that begins with the file's name."""
    texts = split_records(read_text(path, "a file of recorded games"))
    records = []
    for number, text in enumerate(texts, start=1):
        try:
            records.append(Record.parse(text))
        except BadRecord as error:
            where = f"{path}, record {number}" if len(texts) > 1 else str(path)
            raise BadRecord(f"{where}: {error}") from None
    return tuple(records)


def default_folder() -> Path:
    """Return the default folder for saved games, below the user's XDG state folder."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if Path(state).is_absolute() else Path("~/.local/state").expanduser()
    return base / "emptyhand"


def read_text(path: str | Path, expected: str) -> str:
    """Return the text of a file that a person named. Raises ValueError with a sentence that says what was expected."""
    try:
        return decode(read_bytes(Path(path).expanduser()))
    except (FileNotFoundError, NotADirectoryError):
        problem = "there is no such file"
    except IsADirectoryError:
        problem = "this is a folder"
    except OSError as error:
        problem = f"the file cannot be read ({error.strerror})"
    except (ValueError, RuntimeError) as error:
        problem = str(error)
    raise ValueError(f"{path}: {problem}, expected {expected}")


def read_bytes(path: Path) -> bytes:
    """Read a file, at most one byte more than `decode` accepts."""
    with path.open("rb") as file:
        return file.read(MAX_FILE + 1)


def decode(content: bytes) -> str:
    """Decode the text of a record file. Raises BadRecord."""
    if len(content) > MAX_FILE:
        raise BadRecord(f"the file is larger than {MAX_FILE // 1024 // 1024} MiB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("the file is not text in UTF-8") from None


def save(path: str | Path, text: str) -> None:
    """Write a file atomically: its old content stays until the new text is safe on disk."""
    target = Path(path).expanduser().resolve()
    if target.exists() and not target.is_file():
        # A terminal, a pipe or /dev/null has nothing to lose, and a file must not replace it.
        target.write_text(text, "utf-8")
        return
    draft = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
