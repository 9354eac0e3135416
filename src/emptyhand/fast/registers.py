"""Room for a game's scalars: one that nothing else refers to, so that a compiler can keep them in registers.

It takes the place of `scalars` in kernels compiled for a CPU, and lies on the stack; a GPU has local arrays (`gpu`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, cast

from emptyhand.fast.arrays import Ints
from emptyhand.fast.pile_layout import LAID


def scalars() -> Ints:
    """Return the room of interpreted kernels."""
    return cast("Ints", [0] * LAID)


@cache
def on_the_stack() -> Any:
    """Return a function without arguments that a compiled kernel calls for an array on its own stack."""
    code: Any = import_module("numba.core.cgutils")
    types: Any = import_module("numba.core.types")
    arrays: Any = import_module("numba.np.arrayobj")
    kind = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size, step = context.get_constant(types.intp, LAID), context.get_constant(types.intp, 8)
        shape, strides = (code.pack_array(builder, [number]) for number in (size, step))
        data = code.alloca_once(builder, context.get_value_type(types.int64), size=size)
        array = arrays.make_array(kind)(context, builder)
        arrays.populate_array(array, data=data, shape=shape, strides=strides, itemsize=step, meminfo=None)
        return array._getvalue()

    def room(typing: Any) -> Any:
        return kind(), generate

    return import_module("numba.extending").intrinsic(room)
