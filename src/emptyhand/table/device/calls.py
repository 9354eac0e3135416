"""A request that a device handles, what a handler may need before it can go on, and the answer."""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from emptyhand.table.api.refusals import ApiRefusal, bad
from emptyhand.table.device.effects import Moment, StoredLine
from emptyhand.table.device.shelf import Owner, Shelf
from emptyhand.table.structs import JsonDecoder, JsonEncoder
from emptyhand.words.rulebook.sections import Words
from emptyhand.words.speech import say, to_json
from emptyhand.words.speech.catalogue import SOURCE, language_of
from emptyhand.words.speech.language import language

JSON, TEXT = "application/json", "text/plain"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reply:
    body: bytes
    status: int = 200
    kind: str = JSON


@dataclass(frozen=True, slots=True)
class Save:
    """Store lines and rows, then resume the handler. Raises ApiRefusal in it if they were not stored."""

    rows: dict[str, str | None]
    lines: tuple[StoredLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """Open a room and resume the handler with its saved state. Raises ApiRefusal in it if there is no such room."""

    code: str


@dataclass(frozen=True, slots=True)
class Discard:
    """Close a room, delete it with its journal, then resume the handler. Raises ApiRefusal in it on failure."""

    code: str


Need = Save | Enter | Discard
Handling = Generator[Need, Any, Reply]


@dataclass(slots=True)
class ApiCall:
    """A request that is being handled."""

    shelf: Shelf
    moment: Moment
    """Of the step in which the request arrived."""
    query: dict[str, str]
    body: str
    home: str
    """The address of the page."""

    def read(self, kind: type[T]) -> T:
        """Return the body. Raises ApiRefusal."""
        try:
            found: T = JsonDecoder(kind).decode(self.body)
        except (ValueError, RecursionError) as error:
            raise bad("api-bad-request", detail=str(error)[:400]) from None
        return found

    def owner(self) -> Owner:
        """Return the person whose device this is. Raises ApiRefusal while there is none."""
        if self.shelf.owner is None:
            raise ApiRefusal(401, say("api-no-name"))
        return self.shelf.owner

    def code(self) -> str:
        """Return the code of the language that is asked for."""
        return language_of(self.query.get("lang", "")) or SOURCE

    def language(self) -> Words:
        return language(self.code())

    def seat(self) -> int | None:
        text = self.query.get("seat")
        if text is not None and not re.fullmatch("[0-9]{1,2}", text):
            raise bad("api-bad-request", detail="seat: expected a whole number")
        return None if text is None else int(text)


_encoder = JsonEncoder()


def reply(value: object, status: int = 200) -> Reply:
    return Reply(_encoder.encode(value), status)


def refusal(error: ApiRefusal) -> Reply:
    """Return the answer to a request that is refused; the page puts the phrase into words."""
    return reply({"say": to_json(error.says)}, error.status)
