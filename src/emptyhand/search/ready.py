"""Prepares the kernels of a family once per process: imports numba, and loads or compiles the code.

That takes a second, or half a minute the first time on a machine. `announce_to` lets a process with a time limit
exclude it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from emptyhand.fast import disk, target

if TYPE_CHECKING:
    from emptyhand.search.bench import Bench
    from emptyhand.search.knowledge import Knowledge

KERNELS = ("choice", "judge", "worlds")
"""By the suffixes of their names, in the order of preparation."""

_ready: set[str] = set()
_around: Callable[[str], AbstractContextManager[object]] = nullcontext


def is_compiled(family: str) -> bool:
    """Whether an earlier run left compiled code for all kernels of a family."""
    return all(target.is_compiled(f"run_{family}_{name}") for name in KERNELS)


def announce_to(around: Callable[[str], AbstractContextManager[object]]) -> None:
    """From now on, prepare a family only inside the context manager that `around` returns for its name."""
    global _around  # noqa: PLW0603 (one per process, like the prepared kernels)
    _around = around


def make_ready(bench: Bench, known: Knowledge) -> None:
    """Prepare the kernels of the bench's family, unless they are ready."""
    for _ in steps(bench, known):
        pass


def steps(bench: Bench, known: Knowledge) -> Iterator[str]:
    """Prepare the kernels one after another and yield the name of each that is ready."""
    family = bench.law.ruleset.family.value
    if family in _ready or not target.is_compiling():
        return
    _ready.add(family)
    with _around(family), disk.one_at_a_time(target.cache_folder()):
        bench.preferred(known, 0)
        yield KERNELS[0]
        bench.places(known, (0,), 0, 0, 2)
        yield KERNELS[1]
        bench.worlds(known, 0, 0, 1)
        yield KERNELS[2]
