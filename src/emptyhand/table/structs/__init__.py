"""Frozen structs with a JSON form: the messages of a table and the entries of its journal.

Where msgspec is installed, these names are its own, and cost nothing. Elsewhere, as in a browser, `plain` does the same
with the standard library: the same bytes, and the same values accepted (`bounds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field
    from msgspec import ValidationError as InvalidValue
    from msgspec.json import Decoder as JsonDecoder
    from msgspec.json import Encoder as JsonEncoder
    from msgspec.structs import replace
else:
    try:
        from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field
        from msgspec import ValidationError as InvalidValue
        from msgspec.json import Decoder as JsonDecoder
        from msgspec.json import Encoder as JsonEncoder
        from msgspec.structs import replace
    except ImportError:
        from dataclasses import field, replace

        from emptyhand.table.structs.bounds import InvalidValue, Meta
        from emptyhand.table.structs.plain import UNSET, JsonDecoder, JsonEncoder, Raw, Struct, UnsetType

__all__ = [
    "UNSET",
    "InvalidValue",
    "JsonDecoder",
    "JsonEncoder",
    "Meta",
    "Raw",
    "Struct",
    "UnsetType",
    "field",
    "replace",
]
