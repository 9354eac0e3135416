"""Games played elsewhere, such as on a page without a server, that a person adds to their list by their records."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, NamedTuple

from emptyhand.game.record import BadRecord, Record, split_records
from emptyhand.table.api.foreign_texts import no_record
from emptyhand.table.api.games import GameSummary, write_summary
from emptyhand.table.api.people import GivenName
from emptyhand.table.api.refusals import ApiRefusal, bad
from emptyhand.table.api.replays import MAX_RECORD
from emptyhand.table.room import names
from emptyhand.table.structs import Meta, Struct
from emptyhand.words.rulebook.book import untitled
from emptyhand.words.speech import either, listed

MOST_ADDED = 500
"""The games played elsewhere that a person's list may have."""
MOST_NAMES = 8
"""The names that a person may have had in the games of one file."""
MOST_AT_ONCE = 40
"""The records that one request may have: each is replayed, and its house rules are compiled."""


class GivenRecords(Struct, frozen=True, forbid_unknown_fields=True):
    """One or more records, as in a file, and the caller's name in them; `also` has other names of the caller."""

    records: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]
    name: GivenName
    also: Annotated[tuple[GivenName, ...], Meta(max_length=MOST_NAMES - 1)] = ()


class RefusedRecord(Struct, frozen=True):
    number: int
    """From 1, in the order of the text."""
    say: object
    """The reason, as a phrase."""


class AddedGames(Struct, frozen=True):
    added: int
    refused: tuple[RefusedRecord, ...]


class ForeignGame(NamedTuple):
    """A verified game as it is stored. `room` and `number` say which game of which table it was, if it says so."""

    id: str
    seat: int
    record: str
    about: str
    room: str
    number: int


def read_games(request: GivenRecords, person: str) -> list[ForeignGame | ApiRefusal]:
    """Verify every record. Raises ApiRefusal if there are too many."""
    texts = split_records(request.records)
    if len(texts) > MOST_AT_ONCE:
        raise bad("api-records-many", most=MOST_AT_ONCE)
    called = [names.plain(name) for name in (request.name, *request.also)]
    return [_read(text, called, person) for text in texts]


def _read(text: str, called: Sequence[str], person: str) -> ForeignGame | ApiRefusal:
    try:
        record = Record.parse(text)
    except BadRecord as error:
        return no_record(text, error)
    # As in a replay: an abandoned game has published its secret.
    if not (record.over or record.stalled or record.fair):
        return bad("api-record-unfinished")
    name = next((name for name in called if name in record.names), None)
    if name is None:
        return bad("api-record-name", name=either(called), names=listed(record.names))
    # Formatted anew, so that the same game always has the same text.
    known = record.format()
    digest = hashlib.sha256(f"elsewhere/{person}/{known}".encode()).hexdigest()[:32]
    room, number = (record.fair.room, record.fair.game) if record.fair else ("", 0)
    return ForeignGame(digest, record.names.index(name), known, write_summary(_summary(record)), room, number)


def _summary(record: Record) -> GameSummary:
    """Return the game in short. A record does not say which seats bots played."""
    return GameSummary(
        ruleset=record.law.name,
        title=record.law.ruleset.title,
        names=record.names,
        bots=(None,) * len(record.names),
        placed=record.placed,
        moves=len(record.moves),
        over=record.over,
        elsewhere=True,
        untitled=untitled(record.law.ruleset),
    )
