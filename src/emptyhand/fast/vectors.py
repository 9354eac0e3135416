"""The functions of `abreast` for kernels that are compiled for a CPU: a number of eight games in one vector.

LLVM computes vectors on every CPU. With AVX-512, a vector of numbers is one register, and a vector of marks another.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

TRACKS: Final = 8
TABLE: Final = 16
"""The numbers of a table that `look_up` finds: two vectors."""
WORD: Final = 8
"""The bytes of a number."""

NEEDED: Final = ("+avx512f", "+avx512cd", "+avx512dq", "+avx512vpopcntdq")
"""The features of a CPU on which games abreast are faster than one after another."""

_LOOK_UP: Final = "llvm.x86.avx512.vpermi2var.q.512"

_NUMBERS: Final = {
    (operator.add, operator.iadd): "add",
    (operator.sub, operator.isub): "sub",
    (operator.mul, operator.imul): "mul",
    (operator.and_, operator.iand): "and_",
    (operator.or_, operator.ior): "or_",
    (operator.xor, operator.ixor): "xor",
    (operator.lshift, operator.ilshift): "shl",
    (operator.rshift, operator.irshift): "ashr",
}
_COMPARISONS: Final = {
    operator.eq: "==",
    operator.ne: "!=",
    operator.lt: "<",
    operator.le: "<=",
    operator.gt: ">",
    operator.ge: ">=",
}
_LOGIC: Final = {operator.and_: "and_", operator.or_: "or_"}

Emit = Callable[..., Any]


@cache
def are_fast() -> bool:
    """Whether kernels are compiled for a CPU that plays games faster abreast."""
    registry: Any = import_module("numba.core.registry")
    features = getattr(registry.cpu_target.target_context.codegen(), "_tm_features", "").split(",")
    return all(feature in features for feature in NEEDED)


@cache
def in_vectors() -> dict[str, Any]:
    """Return what takes the place of the names of `abreast`."""
    vectors = _Vectors()
    vectors.add_operators()
    return {"TRACKS": TRACKS} | vectors.functions()


class _Vectors:
    """Two types of numba, a vector of numbers and one of marks, and how code for them is generated."""

    def __init__(self) -> None:
        self.ir: Any = import_module("llvmlite.ir")
        self.types: Any = import_module("numba.core.types")
        self.code: Any = import_module("numba.core.cgutils")
        self.extending: Any = import_module("numba.extending")
        self.word = self.ir.IntType(64)
        self.vector = self.ir.VectorType(self.word, TRACKS)
        self.many = self._type("Many", self.vector)
        self.marks = self._type("Marks", self.ir.VectorType(self.ir.IntType(1), TRACKS))

    def _type(self, name: str, vector: Any) -> Any:
        models = self.extending.models

        def model(self: Any, manager: Any, kind: Any) -> None:
            models.PrimitiveModel.__init__(self, manager, kind, vector)

        kind = type(name, (self.types.Type,), {})
        self.extending.register_model(kind)(type(f"{name}Model", (models.PrimitiveModel,), {"__init__": model}))
        return kind(name)

    # -- operators ---------------------------------------------------------------------------------------------------

    def add_operators(self) -> None:
        number, many, marks = self.types.Integer, type(self.many), type(self.marks)
        pairs = ((many, many), (many, number), (number, many))
        for symbols, name in _NUMBERS.items():
            for symbol in symbols:
                self._operator(symbol, self.many, pairs, lambda b, x, y, name=name: getattr(b, name)(x, y))
        for symbol, sign in _COMPARISONS.items():
            self._operator(symbol, self.marks, pairs, lambda b, x, y, sign=sign: b.icmp_signed(sign, x, y))
        for symbol, name in _LOGIC.items():
            self._operator(symbol, self.marks, ((marks, marks),), lambda b, x, y, name=name: getattr(b, name)(x, y))
        # A mark times a number, as a truth value times a number.
        mixed = ((marks, many), (marks, number))
        self._operator(operator.mul, self.many, mixed, lambda b, x, y: b.select(x, y, self.constant(0)))
        self._operator(operator.neg, self.many, ((many,),), lambda b, x: b.neg(x))
        self._operator(operator.invert, self.many, ((many,),), lambda b, x: b.not_(x))

    def _operator(self, symbol: Any, result: Any, kinds: tuple[tuple[Any, ...], ...], emit: Emit) -> None:
        templates: Any = import_module("numba.core.typing.templates")
        lowering: Any = import_module("numba.core.imputils")

        def generic(self: Any, args: Any, kws: Any) -> Any:
            fits = any(len(args) == len(kind) and all(map(isinstance, args, kind)) for kind in kinds)
            return templates.signature(result, *args) if fits else None

        templates.infer_global(symbol)(type("Operator", (templates.AbstractTemplate,), {"generic": generic}))

        def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(
                builder, *(self.spread(context, builder, *arg) for arg in zip(args, signature.args, strict=True))
            )

        for kind in kinds:
            lowering.lower_builtin(symbol, *kind)(lower)

    # -- values ------------------------------------------------------------------------------------------------------

    def constant(self, value: int) -> Any:
        return self.ir.Constant(self.vector, [value] * TRACKS)

    def spread(self, context: Any, builder: Any, value: Any, kind: Any) -> Any:
        """Return a vector as it is, and a number once for every game."""
        if kind in (self.many, self.marks):
            return value
        number = context.cast(builder, value, kind, self.types.int64)
        nothing, first = self.ir.Constant(self.vector, self.ir.Undefined), self.ir.Constant(self.ir.IntType(32), 0)
        everywhere = self.ir.Constant(self.ir.VectorType(self.ir.IntType(32), TRACKS), [0] * TRACKS)
        return builder.shuffle_vector(builder.insert_element(nothing, number, first), nothing, everywhere)

    def pointer(self, context: Any, builder: Any, array: tuple[Any, Any], word: Any) -> Any:
        """Return the address of the vector that begins at a word of an array."""
        data = self.code.create_struct_proxy(array[1])(context, builder, array[0]).data
        return builder.bitcast(builder.gep(data, [word]), self.vector.as_pointer())

    # -- functions ---------------------------------------------------------------------------------------------------

    def functions(self) -> dict[str, Any]:
        """Return the functions of `abreast`, by name."""
        many, marks, types = self.many, self.marks, self.types
        return {
            "every": self._function(many, 1, lambda b, x: x),
            "one_after_another": self._function(many, 1, lambda b, x: b.add(x, self._numbered())),
            "where": self._function(many, 3, lambda b, *x: b.select(*x)),
            "but_not": self._function(marks, 2, lambda b, x, y: b.and_(x, b.not_(y))),
            "any_of": self._function(types.boolean, 1, self._any_of),
            "bits_of": self._function(types.int64, 1, lambda b, x: b.zext(self._bits(b, x), self.word)),
            "load": self._at_memory(many, 2, self._load),
            "store": self._at_memory(types.void, 3, self._store),
            "look_up": self._at_memory(many, 3, self._look_up),
        }

    def _function(self, result: Any, arguments: int, emit: Emit) -> Any:
        """Return a function of vectors; numbers among its arguments are spread."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(
                builder, *(self.spread(context, builder, *arg) for arg in zip(args, signature.args, strict=True))
            )

        return self._intrinsic(result, arguments, generate)

    def _at_memory(self, result: Any, arguments: int, emit: Emit) -> Any:
        """Return a function of an array, a place in it and perhaps a vector."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            place = context.cast(builder, args[1], signature.args[1], self.types.int64)
            others = [self.spread(context, builder, *arg) for arg in zip(args[2:], signature.args[2:], strict=True)]
            return emit(context, builder, (args[0], signature.args[0]), place, *others)

        return self._intrinsic(result, arguments, generate)

    def _intrinsic(self, result: Any, arguments: int, generate: Emit) -> Any:
        """Return a function of one, two or three arguments; numba counts those of its definition."""

        def of_one(typing: Any, a: Any) -> Any:
            return result(a), generate

        def of_two(typing: Any, a: Any, b: Any) -> Any:
            return result(a, b), generate

        def of_three(typing: Any, a: Any, b: Any, c: Any) -> Any:
            return result(a, b, c), generate

        return self.extending.intrinsic((of_one, of_two, of_three)[arguments - 1])

    def _numbered(self) -> Any:
        return self.ir.Constant(self.vector, list(range(TRACKS)))

    def _bits(self, builder: Any, marks: Any) -> Any:
        return builder.bitcast(marks, self.ir.IntType(TRACKS))

    def _any_of(self, builder: Any, marks: Any) -> Any:
        return builder.icmp_unsigned("!=", self._bits(builder, marks), self.ir.Constant(self.ir.IntType(TRACKS), 0))

    def _load(self, context: Any, builder: Any, array: tuple[Any, Any], place: Any) -> Any:
        word = builder.mul(place, self.ir.Constant(self.word, TRACKS))
        return builder.load(self.pointer(context, builder, array, word), align=WORD)

    def _store(self, context: Any, builder: Any, array: tuple[Any, Any], place: Any, values: Any) -> Any:
        word = builder.mul(place, self.ir.Constant(self.word, TRACKS))
        builder.store(values, self.pointer(context, builder, array, word), align=WORD)
        return context.get_dummy_value()

    def _look_up(self, context: Any, builder: Any, array: tuple[Any, Any], place: Any, index: Any) -> Any:
        """Select from two vectors at once where there is such an instruction, else number by number."""
        start = builder.mul(place, self.ir.Constant(self.word, TRACKS))
        if are_fast():
            ends = (start, builder.add(start, self.ir.Constant(self.word, TRACKS)))
            low, high = (builder.load(self.pointer(context, builder, array, end), align=WORD) for end in ends)
            kind = self.ir.FunctionType(self.vector, [self.vector] * 3)
            select = self.code.get_or_insert_function(builder.module, kind, _LOOK_UP)
            return builder.call(select, [low, index, high])
        data = self.code.create_struct_proxy(array[1])(context, builder, array[0]).data
        found = self.constant(0)
        for game in range(TRACKS):
            at = self.ir.Constant(self.ir.IntType(32), game)
            word = builder.add(start, builder.extract_element(index, at))
            found = builder.insert_element(found, builder.load(builder.gep(data, [word])), at)
        return found
