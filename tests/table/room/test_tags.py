"""The tags of journals, messages and a device's storage: a class may get another name, what is stored may not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emptyhand.table.device.effects import FromDevice, ToDevice
from emptyhand.table.room.entries import Entry
from emptyhand.table.room.messages import FromClient, ToClient
from emptyhand.table.structs import Struct

TAGS: dict[type[Struct], str] = {
    FromClient: """
        check hand_over hint kick learn leave move pause ping propose prove react ready resume resync reveal say
        set_bot sit start take_back undo vote
    """,
    ToClient: """
        ack advice checked event gone knocks lesson missed pong proofs reacted refused snapshot status
    """,
    Entry: """
        botput cameback claimed frozen gamestarted hinttaken hostnamed made movemade numbershown pausebegun
        pauseended promised roomclosed roundvoided rulesset satdown spoken stoodup takenback
    """,
    ToDevice: """
        asked considered dialled fetched hungup notstored rang said stored
    """,
    FromDevice: """
        answered closed fetch opened ring store think told
    """,
}


def classes(base: type[Struct]) -> Iterator[type[Struct]]:
    for below in base.__subclasses__():
        yield below
        yield from classes(below)


@pytest.mark.parametrize("base", TAGS, ids=lambda base: base.__name__)
def test_every_class_keeps_the_tag_that_stored_games_and_old_clients_know(base: type[Struct]) -> None:
    tags = [str(below.__struct_config__.tag) for below in classes(base)]
    assert sorted(tags) == TAGS[base].split()
