"""Guests by their names, and the people who share a guest's device."""

from __future__ import annotations

from typing import Annotated

from emptyhand.table.api.refusals import bad
from emptyhand.table.room import names
from emptyhand.table.structs import Meta, Struct

NAME_LENGTH = 24
COMPANIONS = 7
"""How many people may share a guest's device with them."""

GivenName = Annotated[str, Meta(max_length=200)]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName


class Me(Struct, frozen=True, omit_defaults=True):
    name: str | None
    """Null without a session."""
    offline: str = ""
    """The address of the same page without a server, if the operator has named one; only `GET /api/me` says it."""


class Companions(Struct, frozen=True, forbid_unknown_fields=True):
    names: Annotated[tuple[GivenName, ...], Meta(min_length=1, max_length=COMPANIONS)]


def companions_of(person: str) -> list[str]:
    """Return the ids of the people who may share a person's device."""
    return [f"{person}.{number}" for number in range(1, COMPANIONS + 1)]


def clean_name(name: str) -> str:
    """Return the name as it is shown, on one line and without invisible or bidirectional marks. Raises ApiRefusal."""
    words = names.plain(name)
    if not 1 <= len(words) <= NAME_LENGTH:
        raise bad("api-name-length", most=NAME_LENGTH)
    if char := names.blank(words):
        raise bad("api-name-blank", code=f"U+{ord(char):04X}")
    if not names.shows(words):
        raise bad("api-name-start")
    return words
