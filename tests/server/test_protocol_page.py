"""docs/protocol.md tells enough to write a client: the client on the page plays at a real server."""

from __future__ import annotations

import re

import pytest

from tests.examples import ROOT, blocks
from tests.server.servers import Guest, Server

PAGE = "docs/protocol.md"


def test_the_client_of_the_page_makes_a_decision(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    (client,) = blocks(PAGE, "python")
    assert client.count("127.0.0.1:8765") == 1
    exec(client.replace("127.0.0.1:8765", f"127.0.0.1:{server.port}"), {"__name__": "example"})
    assert capsys.readouterr().out.endswith(" is durable.\n")


def test_a_room_has_the_link_that_the_page_names_for_its_access(server: Server) -> None:
    ann = Guest(server, "Ann")
    named = dict(
        re.findall(
            r"(?m)^- `(\w+)`.*?`link`(?: in the answer)? is `http://HOST([^`]*)`",
            text := (ROOT / PAGE).read_text("utf-8"),
        )
    )
    assert set(named) == {"link", "code"}
    assert "- `open`: as `code`" in text
    for access in ("link", "code", "open"):
        room = ann.make_room(seats=2, access=access)
        path = (named.get(access) or named["code"]).replace("CODE", room["room"]).replace("SECRET", room["secret"])
        assert room["link"] == server.origin + path
