"""Every role asks every route; docs/permissions.md has the expected answers."""

from __future__ import annotations

from tests.security.rights import DOC
from tests.server import rights
from tests.server.routes import CODE, routes
from tests.server.servers import Server


def test_the_document_has_the_whole_table_of_answers(server: Server) -> None:
    written = "\n".join(rights.rows(server))
    assert written in DOC.read_text(), f"docs/permissions.md should say:\n{written}"


def test_every_route_is_asked() -> None:
    asked = {(method, _filled(path)) for method, path, _ in rights.TRIES}
    known = {(method, path) for method, path in routes() if method != "OPTIONS"}
    assert known - asked == {
        ("GET", p) for p in ("/", "/sw.js", f"/assets/{CODE}", "/schema", f"/schema/{CODE}", "/schema/openapi.json")
    }


def _filled(path: str) -> str:
    return (
        path.replace("obsession", CODE)
        .replace("ROOM", CODE)
        .replace("games/0", f"games/{CODE}")
        .replace("lab/0", f"lab/{CODE}")
    )
