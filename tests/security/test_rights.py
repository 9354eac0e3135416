"""Everybody tries everything at a table; docs/permissions.md says what comes of it."""

from __future__ import annotations

from emptyhand.table.room.messages import ClientMessage
from tests.security.rights import DOC, SITUATIONS, rows


def test_the_document_has_the_whole_table_of_who_may_do_what() -> None:
    written = "\n".join(rows())
    assert written in DOC.read_text(), f"docs/permissions.md should say:\n{written}"


def test_every_message_is_tried() -> None:
    tried = set()
    for situation in SITUATIONS:
        made = situation.made()
        tried |= {type(ask(made.room, 1)) for _, ask in situation.tries}
    assert tried == set(ClientMessage.__args__)
