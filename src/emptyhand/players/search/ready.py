"""Prepares the kernels of a family once per process: imports numba, and loads or compiles the code.

That takes a second, or half a minute the first time on a machine. `announce_to` lets a process with a time limit
exclude it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from emptyhand.fast import disk, target
from emptyhand.fast.variants import Variant

if TYPE_CHECKING:
    from emptyhand.players.search.bench import Bench
    from emptyhand.players.search.knowledge import Knowledge

KERNELS = ("choice", "judge", "worlds")
"""Suffixes of the kernels' names, in the order of preparation."""

VARIANTS = {"pile": (Variant.CORE, Variant.ALL), "climb": (Variant.ALL,), "packs": (Variant.TWO_PACKS,)}
"""The variants of each family; climbing games with two packs count as a family of their own, `packs`."""

_ready: set[tuple[str, Variant]] = set()
_around: Callable[[str], AbstractContextManager[object]] = nullcontext


def is_compiled(family: str) -> bool:
    """Whether an earlier run left compiled code for all kernels of a family, whatever the law."""
    prefix = "climb" if family == "packs" else family
    return all(target.is_compiled(f"run_{prefix}_{name}", variant) for name in KERNELS for variant in VARIANTS[family])


def announce_to(around: Callable[[str], AbstractContextManager[object]]) -> None:
    """Prepare each family inside the context manager that `around` returns for its name, from now on."""
    global _around  # noqa: PLW0603 (one per process, like the prepared kernels)
    _around = around


def make_ready(bench: Bench, known: Knowledge) -> None:
    """Prepare the kernels of the bench's family and variant, unless they are ready."""
    for _ in steps(bench, known):
        pass


def steps(bench: Bench, known: Knowledge) -> Iterator[str]:
    """Prepare the kernels one after another and yield the name of each that is ready."""
    family = "packs" if bench.variant is Variant.TWO_PACKS else bench.law.ruleset.family.value
    if (family, bench.variant) in _ready or not target.is_compiling():
        return
    # Before the work: each of these calls comes back here.
    _ready.add((family, bench.variant))
    with _around(family), disk.one_at_a_time(target.cache_folder()):
        bench.preferred(known, 0)
        yield KERNELS[0]
        bench.places(known, (0,), 0, 0, 2)
        yield KERNELS[1]
        bench.worlds(known, 0, 0, 1)
        yield KERNELS[2]
