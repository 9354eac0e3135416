"""What a device, a tournament and a ladder have stored reads back as it was written, value by value.

tests/table/room/test_earlier.py does the same for rooms, journals, records and sessions, tests/table/room/test_tags.py
for tags, tests/words/rulebook/test_golden.py for digests and rulebooks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import emptyhand
from emptyhand.study.arena.columns import TournamentColumns
from emptyhand.study.arena.ladder import Ladder
from emptyhand.study.lab.parquet import read_columns, read_metadata
from emptyhand.study.lab.pieces import Column
from emptyhand.table.device.shelf import Shelf, rows_of
from tests.offline.sessions import Json, Person, Shell
from tests.study.arena.made_up import tournament

DATA = Path(__file__).parents[1] / "data" / "earlier"
DEVICE: Json = json.loads((DATA / "device.json").read_text("utf-8"))
STORAGE_KEYS = ["choice", "draft", "games", "learning", "offline", "rules", "settings", "tips", "tips-declined"]


def stored_device() -> Shell:
    """Return a device that starts from what an earlier one has stored."""
    shell = Shell()
    shell.rows, shell.journal = dict(DEVICE["rows"]), dict(DEVICE["journal"])
    shell.start()
    return shell


def test_rows_of_a_device_are_written_as_they_were_read() -> None:
    shelf = Shelf(DEVICE["rows"])
    assert shelf.owner is not None
    rows = rows_of(shelf.owner, *shelf.rooms.values(), *shelf._sharing.values(), *shelf.games.values())
    assert rows == DEVICE["rows"]
    assert {key.partition("/")[0] for key in rows} == {"owner", "room", "sharing", "game"}


def test_a_device_answers_from_its_storage_as_before() -> None:
    shell = stored_device()
    assert {path: shell.get(path) for path in DEVICE["answers"]} == DEVICE["answers"]


def test_a_room_of_a_device_continues_where_it_was() -> None:
    shell = stored_device()
    ann = Person(shell, DEVICE["unfinished"])
    assert ann.game == DEVICE["game"]


def test_the_page_stores_under_the_keys_that_browsers_have() -> None:
    """A browser finds settings and drafts of an earlier page only under the same keys."""
    modules = Path(emptyhand.__file__).parent.rglob("*.js")
    named = {key for path in modules for key in re.findall(r'"emptyhand\.([a-z-]+)"', path.read_text("utf-8"))}
    assert sorted(named) == STORAGE_KEYS


def test_a_file_of_the_arena_has_the_games_that_were_written() -> None:
    kept = json.loads((DATA / "arena.json").read_text("utf-8"))
    path = DATA / "arena.parquet"
    (columns,) = read_columns(path, 100)
    assert plain(columns) == kept["columns"]
    store = TournamentColumns(tournament(deals=3))
    games = store.from_columns(columns, 0)
    assert plain(store.to_columns([games])) == kept["columns"]
    # The version and the code of the players change; all else identifies the tournament.
    for metadata in (read_metadata(path), store.metadata(0, games.games)):
        assert {name: text for name, text in metadata.items() if name not in ("version", "code")} == kept["metadata"]


def plain(columns: Mapping[str, Column]) -> Json:
    return {name: column.tolist() for name, column in columns.items()}


def test_a_ladder_has_the_ratings_that_were_written() -> None:
    ladder = Ladder(DATA / "ladder.jsonl")
    assert (len(ladder.entries), ladder.torn, ladder.differences()) == (6, False, [])
