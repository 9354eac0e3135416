"""The folder of compiled kernels, and a numba cache that can also read a folder it cannot write to."""

from __future__ import annotations

import os
import pickle
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

LOCK = "compiling"


def kernel_folder(state: str) -> Path:
    """Return the folder for one version of the sources: in the user's cache, or in a private temporary folder.

    The user's cache is used if it is writable or already holds the folder; otherwise, as for a service without a home
    directory, the temporary folder is used.
    """
    usual = _usual() / "kernels" / state
    if usual.is_dir() or _is_writable(usual):
        return usual
    private = _temporary()
    return private / "kernels" / state if private else usual


def _usual() -> Path:
    given = os.environ.get("XDG_CACHE_HOME")
    # A home directory that cannot be resolved stays as ``~`` and names no folder.
    return Path(given or os.path.expanduser("~/.cache")) / "emptyhand"  # noqa: PTH111


def _is_writable(folder: Path) -> bool:
    """Whether the folder is writable, or can be created."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), None)
    return there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _temporary() -> Path | None:
    """Return a folder that only this user can write to, as its contents are executed; None if another user owns it."""
    with suppress(OSError):
        folder = Path(tempfile.gettempdir()) / f"emptyhand-{os.geteuid()}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o022:
            return folder
    return None


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Let one process compile at a time: processes that wait find the code in the folder."""
    import fcntl

    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("wb")
    except OSError:
        # Nothing can be stored here, so there is nothing to wait for.
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def cache_in(folder: Path) -> Callable[[Any], Any]:
    """Return a decorator that makes a numba function cache its code in a folder, as far as possible."""
    caching: Any = import_module("numba.core.caching")
    caching.config.CACHE_DIR = str(folder)
    # Earlier versions of numba name it with a leading underscore.
    base: Any = getattr(caching, "UserProvidedCacheLocator", None) or caching._UserProvidedCacheLocator

    class Locator(base):  # type: ignore[misc]
        """The folder itself, whether or not it is writable.

        Numba would separate the code of two copies of a file. The folder's name identifies the sources, so every copy
        of the package finds the code, and `is_compiled` means the same to all of them.
        """

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Locator:
            return cls(py_func, py_file)

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class KernelCache(caching.FunctionCache):  # type: ignore[misc]
        """Recompiles code that cannot be read, and skips saving code that cannot be written."""

        _impl_class = Implementation

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            with suppress(OSError, EOFError, pickle.UnpicklingError):
                return super().load_overload(sig, target_context)
            return None

        def save_overload(self, sig: Any, data: Any) -> None:
            with suppress(OSError):
                super().save_overload(sig, data)

    def keep(dispatcher: Any) -> Any:
        dispatcher._cache = KernelCache(dispatcher.py_func)
        return dispatcher

    return keep
