"""Builds compiled copies of kernel functions. One source, three ways to run: interpreted, on a CPU, on a GPU."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final, TypeGuard

from emptyhand.fast import vectors
from emptyhand.fast.disk import cache_in, kernel_folder
from emptyhand.fast.registers import on_the_stack
from emptyhand.fast.variants import CONSTANTS, Variant
from emptyhand.fast.vectors import in_vectors

ENTRY = "run_"
"""The prefix of functions that Python calls; all others are called only from kernels."""


RARELY = "rare_"
"""The prefix of functions that few laws or few moves ever call."""

Jit = Callable[[FunctionType], Any]


def build(jit: Jit, entry: Jit, *modules: ModuleType, variant: Variant = Variant.ALL, **others: Any) -> SimpleNamespace:
    """Pass each function of the modules through `jit` or `entry`; the built functions call one another.

    `others` take the place of names of the source, such as `registers.scalars`, and of functions of the modules.
    """
    space: dict[str, Any] = {}
    own: list[FunctionType] = []
    for module in modules:
        _merge(space, module)
        own += [f for name, f in vars(module).items() if name not in others and _is_own(f, module)]
    space |= CONSTANTS[variant] | others
    for plain in own:
        copy = FunctionType(plain.__code__, space, plain.__name__, plain.__defaults__)
        copy.__module__, copy.__qualname__, copy.__doc__ = plain.__module__, plain.__qualname__, plain.__doc__
        space[plain.__name__] = (entry if plain.__name__.startswith(ENTRY) else jit)(copy)
    return SimpleNamespace(**{f.__name__: space[f.__name__] for f in own})


def _is_own(value: object, module: ModuleType) -> TypeGuard[FunctionType]:
    """Whether a value is a function that a module defines."""
    return isinstance(value, FunctionType) and value.__module__ == module.__name__


def _merge(space: dict[str, Any], module: ModuleType) -> None:
    """Add a module's names; a name must not have two meanings."""
    for name, value in vars(module).items():
        if not name.startswith("__") and space.setdefault(name, value) != value:
            raise ValueError(f"{name} means two things in the kernel modules")


def kernel_modules() -> tuple[ModuleType, ...]:
    """Return every module of kernel functions, each after those it calls."""
    from emptyhand.fast import (
        bits,
        chance,
        climb_counted,
        climb_figures,
        climb_judge,
        climb_kernel,
        climb_passes,
        climb_plan,
        climb_rare,
        climb_sets,
        climb_story,
        climb_weights,
        climb_worlds,
        contests,
        games,
        pile_abreast,
        pile_deal,
        pile_kernel,
        pile_legal,
        pile_story,
        pile_weights,
        pile_worlds,
        pile_zones,
        stories,
    )

    pile = (pile_zones, pile_legal, pile_deal, pile_kernel, pile_weights, pile_worlds)
    climb = (
        climb_sets,
        climb_counted,
        climb_rare,
        climb_figures,
        climb_kernel,
        climb_plan,
        climb_weights,
        climb_worlds,
        climb_passes,
        climb_judge,
    )
    return bits, chance, *pile, *climb, games, pile_abreast, contests, stories, pile_story, climb_story


def interpreted(variant: Variant = Variant.ALL) -> SimpleNamespace:
    """Return the kernels as plain Python: slow, and open to a debugger."""
    return _interpreted(variant)


@cache
def _interpreted(variant: Variant) -> SimpleNamespace:
    return build(_as_is, _as_is, *kernel_modules(), variant=variant)


def _as_is(function: FunctionType) -> FunctionType:
    return function


def cpu(variant: Variant = Variant.ALL) -> SimpleNamespace:
    """Return the kernels compiled for this machine's CPU; the compiled code is cached on disk."""
    return _compiled(variant)


@cache
def _compiled(variant: Variant) -> SimpleNamespace:
    import numba

    keep = cache_in(cache_folder() / variant)
    entry = numba.njit(**OPTIONS)
    made = {"scalars": on_the_stack()} | (in_vectors() if variant is Variant.ABREAST else {})
    return build(inner, lambda function: keep(entry(function)), *kernel_modules(), variant=variant, **made)


_run_by = [cpu]


def interpret() -> None:
    """Have searches run interpreted kernels from now on, unless kernels can be compiled."""
    if find_spec("numba") is None:
        _run_by[0] = interpreted


def kernels(variant: Variant = Variant.ALL) -> SimpleNamespace:
    """Return the kernels that searches run: compiled, unless `interpret` was called."""
    return _run_by[0](variant)


def is_compiling() -> bool:
    """Whether `kernels` are compiled."""
    return _run_by[0] is cpu


# Without reference counting: it would cost more than the game itself.
OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def inner(function: FunctionType) -> Any:
    """Compile a function that other kernels call: inlined, since a call costs more than most of what they do.

    What few laws or few moves need stays a call, or its code would slow down every law.
    """
    import numba

    return numba.njit(**OPTIONS, forceinline=not function.__name__.startswith(RARELY))(function)


def is_compiled(entry: str, variant: Variant = Variant.ALL) -> bool:
    """Whether an earlier run left compiled code of a function for this version of the kernels."""
    return any((cache_folder() / variant).glob(f"*.{entry}-*.nbi"))


def cache_folder() -> Path:
    """Return the folder of compiled code: one for each version of the sources, numba and Python.

    The values of the constants count too: a position in a table may change without an edit to a kernel.
    """
    modules = kernel_modules()
    sources = b"".join(Path(str(module.__file__)).read_bytes() for module in (*modules, vectors))
    numbers = sorted({(name, value) for m in modules for name, value in vars(m).items() if isinstance(value, int)})
    versions = repr((numbers, CONSTANTS, sys.version, _numba_version()))
    state = hashlib.sha256(sources + versions.encode()).hexdigest()[:12]
    return kernel_folder(state)


@cache
def _numba_version() -> str:
    with suppress(PackageNotFoundError):
        return version("numba")
    return ""
