"""Where compiled kernels are kept, and a cache for numba that also reads a folder it may not write to."""

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
    """The folder for a state of the sources: in the user's cache, or in a private one of the system's temporary folder.

    The first is used if it can be written to or is there already; the second where there is no such cache, as for
    a service without a home.
    """
    usual = _usual() / "kernels" / state
    if usual.is_dir() or _is_writable(usual):
        return usual
    private = _temporary()
    return private / "kernels" / state if private else usual


def _usual() -> Path:
    given = os.environ.get("XDG_CACHE_HOME")
    # A name that cannot be resolved stays as it is and names no folder.
    return Path(given or os.path.expanduser("~/.cache")) / "emptyhand"  # noqa: PTH111


def _is_writable(folder: Path) -> bool:
    """Whether the folder, or where it would be made, can be written to."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), None)
    return there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _temporary() -> Path | None:
    """A folder only this user can write to, since its contents are executed. None if another user owns the name."""
    with suppress(OSError):
        folder = Path(tempfile.gettempdir()) / f"emptyhand-{os.geteuid()}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o022:
            return folder
    return None


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Let one process compile at a time: those that wait for it find the code in the folder."""
    import fcntl

    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("wb")
    except OSError:
        # Nothing can be kept here, so there is nothing to wait for.
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def keeping(folder: Path) -> Callable[[Any], Any]:
    """What makes a compiled function of numba keep its code in a folder, as far as it can."""
    caching: Any = import_module("numba.core.caching")
    caching.config.CACHE_DIR = str(folder)
    # Earlier versions of numba have it with a leading underscore.
    base: Any = getattr(caching, "UserProvidedCacheLocator", None) or caching._UserProvidedCacheLocator

    class Locator(base):  # type: ignore[misc]
        """The folder itself, whether or not it can be written to.

        Numba would keep apart what two copies of a file compile. The folder's name says which sources its code is from,
        so every copy of the package finds it, and `is_compiled` means the same to all of them.
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
        """Code that cannot be read is compiled again, code that cannot be written is not kept."""

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
