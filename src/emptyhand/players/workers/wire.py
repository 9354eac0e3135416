"""Views and laws as plain JSON: everything that a player in another process receives.

A View has no field for a hidden card, so its JSON has none either: objects have the fields of their classes, cards
are strings such as ``9H``. A law is sent once, as its ruleset's flattened text; afterwards its digest names it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from emptyhand.game.table import Phase, Table, public_fields
from emptyhand.game.view import Lacks, SeatView, View
from emptyhand.rules.cards import ALL_CARDS, Card
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import restore

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Object = dict[str, Json]

_BY_TEXT = {str(card): card for card in ALL_CARDS}


# -- laws ------------------------------------------------------------------------------------------------------------


def encode_law(law: Law) -> Object:
    return {"name": law.name, "digest": law.digest, "rules": law.ruleset.text}


def decode_law(data: Object) -> Law:
    """Return the law. Raises ValueError if both ends do not read its rules alike."""
    law = compile(restore(str(data["rules"]), str(data["name"])))
    if law.digest != data["digest"]:
        raise ValueError(f"the rules of {law.name} read as {law.digest} here: expected {data['digest']}")
    return law


# -- views -----------------------------------------------------------------------------------------------------------


def encode_view(view: View) -> Object:
    shared: Object = {
        "law": view.law.digest,
        "seat": view.seat,
        "table": _plain(view.table),
        "hand": _plain(view.hand),
        "seats": _plain(view.seats),
        "draw": view.draw,
    }
    return shared | {"known_to_me": _plain(view.known_to_me)} if view.known_to_me else shared


def decode_view(laws: Mapping[str, Law], data: Mapping[str, Any]) -> View:
    """Decode a view under the law whose digest it names. It trusts the table that sent it."""
    table = Table(**_values(data["table"]))
    return View(
        law=laws[data["law"]],
        seat=data["seat"],
        table=table._replace(phase=Phase(table.phase)),
        hand=_value(data["hand"]),
        seats=tuple(SeatView(**_values(seat)) for seat in data["seats"]),
        draw=data["draw"],
        known_to_me=_value(data.get("known_to_me", [])),
    )


def _values(data: Mapping[str, object]) -> dict[str, Any]:
    return {name: _value(value) for name, value in data.items()}


def _plain(value: object) -> Json:
    """Return a field of a view as JSON."""
    # The order counts: a card is an int, and a table is a tuple.
    match value:
        case Card():
            return str(value)
        case None | bool() | str():
            return value
        case int():
            return int(value)
        case Table():
            return {name: _plain(part) for name, part in public_fields(value).items()}
        case tuple():
            return [_plain(part) for part in value]
        case SeatView() | Lacks():
            return {part.name: _plain(getattr(value, part.name)) for part in fields(value)}
    raise TypeError(f"{value!r} has no place in a view")


def _value(data: object) -> Any:
    """Return the field that became this JSON: every string is a card."""
    match data:
        case str():
            return _BY_TEXT[data]
        case list():
            return tuple(_value(part) for part in data)
        case dict():
            return Lacks(**_values(data))
    return data
