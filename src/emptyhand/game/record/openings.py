"""The headers of a record that prove how its deal came about: see docs/fair.md."""

from __future__ import annotations

import re

from emptyhand.game.fair.opened import Opened
from emptyhand.game.fair.promise import SCHEME, Kind
from emptyhand.game.record.sheet import BadRecord, Headers, Sheet

_OTHERS: dict[str, Kind] = {"bot": "bot", "absent": "absent"}


def fair_headers(fair: Opened | None) -> Headers:
    if fair is None:
        return {}
    headers: Headers = {
        "Fair": (SCHEME, fair.room, str(fair.game)),
        "Secret": (fair.secret.hex(),),
        "Numbers": tuple(kind if number is None else number.hex() for kind, number in fair.numbers),
        "Root": (fair.root.hex(),),
        "Chain": (fair.chain.hex(),),
    }
    return headers | {"Voids": tuple(secret.hex() for secret in fair.voids)} if fair.voids else headers


def read_fair(sheet: Sheet) -> Opened | None:
    """Return the proof of the deal, or None if the record has none."""
    if "Fair" not in sheet.headers:
        return None
    values = sheet.headers["Fair"]
    if len(values) != 3 or values[0] != SCHEME or not re.fullmatch(r"[1-9][0-9]{0,8}", values[2]):
        raise BadRecord(f"the header Fair must hold {SCHEME!r}, what the table was called and the number of the game")
    return Opened(
        values[1],
        int(values[2]),
        _hash(sheet.value("Secret"), "Secret"),
        tuple(_number(value) for value in sheet.headers.get("Numbers", ())),
        _hash(sheet.value("Root"), "Root"),
        _hash(sheet.value("Chain"), "Chain"),
        tuple(_hash(value, "Voids") for value in sheet.headers.get("Voids", ())),
    )


def _number(value: str) -> tuple[Kind, bytes | None]:
    return (_OTHERS[value], None) if value in _OTHERS else ("person", _hash(value, "Numbers"))


def _hash(value: str, key: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", value):
        raise BadRecord(f"the header {key} holds {value[:20]!r}: expected 64 hexadecimal digits")
    return bytes.fromhex(value)
