"""Keeps the games of a session in one file: a match is several records, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from emptyhand.game import archive
from emptyhand.game.archive import default_folder, read_records
from emptyhand.players.game import Game

SUFFIX = ".game"


def saved_games() -> list[Path]:
    """Return the files of the default folder, newest first."""
    found = [(path.stat().st_mtime_ns, path) for path in default_folder().glob(f"*{SUFFIX}") if path.is_file()]
    return [path for _, path in sorted(found, reverse=True)]


class Saves:
    """The file of one session. The name of a new file is chosen when it is first written."""

    def __init__(self, path: Path | None, stem: str, *, overwrite: bool = False) -> None:
        self._path = path
        self._stem = stem
        self._overwrite = overwrite

    def check(self, games: Sequence[Game]) -> None:
        """Raise ValueError if the file exists and holds anything but these games, so that nothing is overwritten."""
        path = self._path
        if path is None or self._overwrite or not path.is_file() or not path.stat().st_size:
            return
        try:
            found = read_records(path)[0]
        except ValueError:
            holds = "is not a saved game"
        else:
            if (found.law, found.deal, found.names) == (games[0].law, games[0].deal, games[0].names):
                return
            holds = "holds another game"
        raise ValueError(f"{path} exists and {holds}: choose another name, or replace it with --overwrite")

    def write(self, games: Sequence[Game]) -> Path:
        """Write all games, replacing the old file only once the new text is safely on disk. Raises OSError."""
        path = self._path or self._new_path()
        archive.save(path, text_of(games))
        self._path = path
        return path

    def another(self) -> Saves:
        """Return where the next match of the same people is saved: a new file beside a named one."""
        path = self._path
        if path is None or path.parent == default_folder():
            return Saves(None, self._stem)
        names = (path.with_stem(f"{path.stem}-{number}") for number in range(2, 1000))
        return Saves(next(name for name in names if not name.exists()), self._stem)

    def _new_path(self) -> Path:
        folder = default_folder()
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{self._stem}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        names = (f"{stem}{f'-{number}' if number else ''}{SUFFIX}" for number in range(1000))
        return next(folder / name for name in names if not (folder / name).exists())


def text_of(games: Sequence[Game]) -> str:
    """Return games as records, one after the other."""
    return "\n".join(game.record().format() for game in games)
