"""What an earlier version wrote reads back as it was, and the same inputs give the same bytes.

A change that breaks one of these breaks the journals of running servers, somebody's records, or clients in use. If only
the wording of sentences has changed, and on purpose, ``python -m tools.earlier`` refreshes them.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import get_args

import pytest

from emptyhand.game.record import Record
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.table.room import apply, replay
from emptyhand.table.room.entries import AnyEntry, read, write
from emptyhand.table.room.messages import ClientMessage, ServerMessage
from tests.helpers import law
from tests.table.room.earlier import DATA, NEWER_TAGS, lines_of, lived, sessions, state

ROOMS = sorted(DATA.glob("rooms/*.jsonl"))
RECORDS = sorted(DATA.glob("records/*.txt"))
SESSIONS = sessions()


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_a_room_comes_back_from_its_journal_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # When this data was written, a room remembered more of its last decisions.
    monkeypatch.setattr(apply, "DECISIONS_KEPT", 64)
    bodies = path.read_bytes().splitlines()
    assert [write(read(body)) for body in bodies] == bodies
    assert state(replay(lines_of(bodies)).kept) == path.with_suffix(".state").read_text()


def test_a_journal_file_opens_with_the_rooms_that_were_written_to_it(tmp_path: Path) -> None:
    with SqliteJournal(shutil.copy(DATA / "journal.db", tmp_path)) as journal:
        assert journal.games() == ["alone", "before-promises"]
        assert not journal.verify()
        for game in journal.games():
            kept = journal.read(game)
            assert [entry.body for entry in kept] == (DATA / "rooms" / f"{game}.jsonl").read_bytes().splitlines()
            assert state(replay(kept).kept) == (DATA / "rooms" / f"{game}.state").read_text()


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_sends_the_same_bytes_to_everyone(name: str) -> None:
    kinds = ("lines", "frames", "timers", "requests")
    for number, ((given, before), (now, _)) in enumerate(zip(SESSIONS[name], lived(SESSIONS[name]), strict=True)):
        for kind, was, came in zip(kinds, before, now, strict=True):
            assert came == was, f"{name}, step {number}, after {given}: other {kind} than before"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_read_verified_and_written_as_it_was(path: Path) -> None:
    text = path.read_text()
    record = Record.parse(text)
    record.verify()
    assert record.format() == text
    assert f'[Law "{law(path.stem).digest}"]' in text


def test_the_earlier_data_holds_every_kind_of_entry_and_message() -> None:
    entries = {json.loads(body)["e"] for path in ROOMS for body in path.read_bytes().splitlines()}
    assert entries == _tags(AnyEntry)
    steps = [step for session in SESSIONS.values() for step in session]
    heard = {json.loads(given[1][2])["t"] for given, _ in steps if given[1][0] == "heard"}
    assert heard == _tags(ClientMessage)
    frames = [json.loads(data) for _, (_, sent, *_) in steps for _, data in sent]
    # Who knocks is no part of a room: the server says that.
    assert {frame["t"] for frame in frames} == _tags(ServerMessage) - {"knocks"}
    assert {frame["what"]["t"] for frame in frames if frame["t"] == "event"} == {
        kind.PAYLOAD[0] for kind in get_args(AnyEntry)
    } - NEWER_TAGS


def _tags(kinds: object) -> set[object]:
    return {kind.__struct_config__.tag for kind in get_args(kinds)} - NEWER_TAGS
