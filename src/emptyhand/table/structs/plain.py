"""Structs and their JSON form with the standard library alone, for places without msgspec.

Only what messages and journal entries use: tagged frozen structs, fields with defaults, bounds of numbers and texts.
tests/table/structs holds both equal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

from emptyhand.table.structs.bounds import InvalidValue, Meta

Hook = Callable[[object], object]
Read = Callable[[object, str], object]
"""Turns a JSON value into a field's value; the text is its place, such as ``$.seat``. Raises InvalidValue."""


class UnsetType(Enum):
    UNSET = "unset"


UNSET = UnsetType.UNSET
"""The value of a field that is left out of the JSON form."""


class Raw(bytes):
    """JSON that is already encoded."""


@dataclass_transform(field_specifiers=(field,), frozen_default=True)
class Struct:
    """The base of structs. A subclass is a frozen dataclass; keywords of its class line say how it is encoded."""

    struct_tag_field: str | None = None
    struct_tag: str | None = None
    struct_closed = False
    struct_omits = False
    __struct_fields__: tuple[str, ...] = ()

    def __init_subclass__(
        cls,
        *,
        frozen: bool = True,
        eq: bool = True,
        tag_field: str | None = None,
        tag: str | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool | None = None,
    ) -> None:
        super().__init_subclass__()
        if tag_field is not None:
            cls.struct_tag_field = tag_field
        if tag is not None:
            cls.struct_tag = tag
        if forbid_unknown_fields is not None:
            cls.struct_closed = forbid_unknown_fields
        if omit_defaults is not None:
            cls.struct_omits = omit_defaults
        dataclass(frozen=frozen, eq=eq)(cls)
        cls.__struct_fields__ = tuple(each.name for each in fields(cls))  # type: ignore[arg-type]


# -- encoding --------------------------------------------------------------------------------------------------------

_text = json.JSONEncoder(ensure_ascii=False).encode
_WRITE: dict[type, Callable[[Any], str]] = {
    NoneType: lambda _: "null",
    bool: lambda value: "true" if value else "false",
    int: str,
    float: repr,
    str: _text,
    Raw: lambda value: bytes(value).decode(),
}
"""How values of exactly these types are written; an int that is a card, say, goes to the hook."""


class JsonEncoder:
    """Encodes values as compact JSON; `enc_hook` turns other objects into values that can be encoded."""

    def __init__(self, *, enc_hook: Hook | None = None) -> None:
        self._hook = enc_hook

    def encode(self, value: object) -> bytes:
        return self._json(value).encode()

    def _json(self, value: Any) -> str:
        write = _WRITE.get(type(value))
        if write is not None:
            return write(value)
        if isinstance(value, Enum):
            return self._json(value.value)
        if isinstance(value, Struct):
            return self._struct(value)
        if isinstance(value, Mapping):
            return self._object(value.items())
        if isinstance(value, tuple | list | set | frozenset):
            return "[" + ",".join([self._json(each) for each in value]) + "]"
        if is_dataclass(value):
            return self._object((each.name, getattr(value, each.name)) for each in fields(value))
        if self._hook is None:
            raise TypeError(f"{value!r} has no place in JSON")
        return self._json(self._hook(value))

    def _object(self, items: Any) -> str:
        return "{" + ",".join([f"{_text(str(name))}:{self._json(value)}" for name, value in items]) + "}"

    def _struct(self, value: Struct) -> str:
        shown: list[tuple[str, object]] = []
        if value.struct_tag_field is not None:
            shown.append((value.struct_tag_field, value.struct_tag))
        for each in fields(value):  # type: ignore[arg-type]  # every subclass is a dataclass
            held = getattr(value, each.name)
            if held is not UNSET and not (value.struct_omits and held is each.default):
                shown.append((each.name, held))
        return self._object(shown)


# -- decoding --------------------------------------------------------------------------------------------------------


class JsonDecoder:
    """Decodes JSON of one type, and nothing else: ValueError for what is no JSON, InvalidValue for other values."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._read: Read | None = None

    def decode(self, data: bytes | str) -> Any:
        text = data.decode() if isinstance(data, bytes) else data
        value = json.loads(text, parse_constant=_no_constant)
        if self._read is None:
            self._read = _reader(self._kind)
        return self._read(value, "$")


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


def _reader(kind: Any) -> Read:
    """Return what reads values of a type."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *bounds = get_args(kind)
        return _bounded(_reader(inner), [each for each in bounds if isinstance(each, Meta)])
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin in (Union, UnionType):
        return _union([each for each in get_args(kind) if each is not UnsetType])
    if origin is tuple:
        return _tuple(_reader(get_args(kind)[0]))
    if origin is dict:
        return _dict(*map(_reader, get_args(kind)))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct_reader(kind)
    return _plain(kind)


def _plain(kind: type) -> Read:
    def read(value: object, at: str) -> object:
        if type(value) is not kind:
            raise InvalidValue(f"Expected `{_named(kind)}`, got `{_named(type(value))}`{_where(at)}")
        return value

    return read


def _bounded(inner: Read, bounds: list[Meta]) -> Read:
    def read(value: object, at: str) -> object:
        found = inner(value, at)
        for bound in bounds:
            bound.check(found, _where(at))
        return found

    return read


def _one_of(values: tuple[object, ...]) -> Read:
    def read(value: object, at: str) -> object:
        if type(value) is not str:
            raise InvalidValue(f"Expected `str`, got `{_named(type(value))}`{_where(at)}")
        if value not in values:
            raise InvalidValue(f"Invalid enum value {value!r}{_where(at)}")
        return value

    return read


def _tuple(inner: Read) -> Read:
    def read(value: object, at: str) -> object:
        if type(value) is not list:
            raise InvalidValue(f"Expected `array`, got `{_named(type(value))}`{_where(at)}")
        return tuple(inner(each, f"{at}[...]") for each in value)

    return read


def _dict(key: Read, inner: Read) -> Read:
    def read(value: object, at: str) -> object:
        if type(value) is not dict:
            raise InvalidValue(f"Expected `object`, got `{_named(type(value))}`{_where(at)}")
        return {key(name, at): inner(each, f"{at}[...]") for name, each in value.items()}

    return read


def _union(kinds: list[Any]) -> Read:
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    if len(structs) > 1:
        return _tagged(structs)
    others = {_json_type(kind): _reader(kind) for kind in kinds if kind is not NoneType}
    may_be_null = NoneType in kinds
    expected = " | ".join([*map(_named, others), *["null"] * may_be_null])
    only = next(iter(others.values())) if len(others) == 1 else None

    def read(value: object, at: str) -> object:
        if value is None and may_be_null:
            return None
        reader = only or others.get(type(value))
        if reader is None:
            raise InvalidValue(f"Expected `{expected}`, got `{_named(type(value))}`{_where(at)}")
        return reader(value, at)

    return read


def _json_type(kind: Any) -> type:
    """Return the type that JSON gives a value of a type."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _json_type(get_args(kind)[0])
    if origin is tuple:
        return list
    found = str if origin is Literal else origin or kind
    return dict if issubclass(found, Struct) else found


def _tagged(kinds: list[type[Struct]]) -> Read:
    by_tag = {kind.struct_tag: _struct_reader(kind) for kind in kinds}
    tag_field = kinds[0].struct_tag_field
    assert tag_field is not None

    def read(value: object, at: str) -> object:
        if type(value) is not dict:
            raise InvalidValue(f"Expected `object`, got `{_named(type(value))}`{_where(at)}")
        if tag_field not in value:
            raise InvalidValue(f"Object missing required field `{tag_field}`{_where(at)}")
        tag = value[tag_field]
        if type(tag) is not str:
            raise InvalidValue(f"Expected `str`, got `{_named(type(tag))}`{_where(f'{at}.{tag_field}')}")
        if tag not in by_tag:
            raise InvalidValue(f"Invalid value {tag!r}{_where(f'{at}.{tag_field}')}")
        return by_tag[tag](value, at)

    return read


def _struct_reader(kind: type[Struct]) -> Read:
    hints = get_type_hints(kind, include_extras=True)
    readers = {each.name: _reader(hints[each.name]) for each in fields(kind)}  # type: ignore[arg-type]
    required = [
        each.name
        for each in fields(kind)  # type: ignore[arg-type]
        if each.default is MISSING and each.default_factory is MISSING
    ]

    def read(value: object, at: str) -> object:
        if type(value) is not dict:
            raise InvalidValue(f"Expected `object`, got `{_named(type(value))}`{_where(at)}")
        found: dict[str, object] = {}
        for name, held in value.items():
            if name in readers:
                found[name] = readers[name](held, f"{at}.{name}")
            elif name == kind.struct_tag_field:
                if held != kind.struct_tag:
                    raise InvalidValue(f"Invalid value {held!r}{_where(f'{at}.{name}')}")
            elif kind.struct_closed:
                raise InvalidValue(f"Object contains unknown field `{name}`{_where(at)}")
        for name in required:
            if name not in found:
                raise InvalidValue(f"Object missing required field `{name}`{_where(at)}")
        return kind(**found)

    return read


_NAMES = {NoneType: "null", dict: "object", list: "array"}


def _named(kind: type) -> str:
    return _NAMES.get(kind, kind.__name__)


def _where(at: str) -> str:
    return "" if at == "$" else f" - at `{at}`"
