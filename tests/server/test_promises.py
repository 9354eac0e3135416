"""Headers, cookies, logs and limits: exactly what is promised."""

from __future__ import annotations

import base64
import gzip
import hashlib
import sqlite3
import time
from contextlib import closing
from http import HTTPStatus
from pathlib import Path

import pytest

from emptyhand.server.access.guests import token_hash
from emptyhand.server.access.security import Addresses
from emptyhand.server.routes.files import Files, kept_files, version
from emptyhand.server.settings import Settings
from emptyhand.table.api.games import game_id
from emptyhand.table.api.rooms import LETTERS, clean_code
from tests.server.routes import ALWAYS, SHUT
from tests.server.servers import Guest, Server, ask

ALLOWED = {"date", "content-type", "content-length", "content-security-policy", "cache-control", "etag", "vary"}


@pytest.mark.parametrize("path", ["/api/rulesets", "/api/me", "/api/none", "/none", "/healthz", "/assets/none.js"])
def test_every_answer_has_exactly_these_headers(server: Server, path: str) -> None:
    headers = ask(server, "GET", path).headers
    assert {name: headers.get(name) for name in ALWAYS} == ALWAYS
    assert headers["content-security-policy"] == SHUT
    assert set(headers) - set(ALWAYS) <= ALLOWED
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


def test_a_refusal_has_the_headers_too(server: Server) -> None:
    headers = ask(server, "POST", "/api/guest", {"name": "Ann"}, Origin="http://evil.example").headers
    assert {name: headers.get(name) for name in ALWAYS} == ALWAYS


def test_the_policy_of_the_page_allows_its_own_scripts_by_their_hashes(tmp_path: Path) -> None:
    inline = '{"imports": {}}'
    page = f'<script type="importmap">{inline}</script><script type="module" src="/assets/app.js"></script>'
    (tmp_path / "index.html").write_text(page)
    digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
    assert Files(tmp_path).policy().split("; ") == [
        "default-src 'none'",
        f"script-src 'self' 'sha256-{digest}'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types worker",
    ]


def test_the_page_is_served_compressed_and_cached(server: Server) -> None:
    plain = ask(server, "GET", "/")
    assert plain.status == HTTPStatus.OK
    assert plain.headers["content-type"] == "text/html; charset=utf-8"
    assert plain.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    packed = ask(server, "GET", "/", Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    again = ask(server, "GET", "/", If_None_Match=plain.headers["etag"])
    assert (again.status, again.body) == (HTTPStatus.NOT_MODIFIED, b"")


def test_the_interface_describes_itself(server: Server) -> None:
    described = ask(server, "GET", "/schema/openapi.json")
    assert described.status == HTTPStatus.OK
    assert "/api/games/{game}" in described.json["paths"]
    assert {"GameReplay", "RoomInfo", "NewRoom"} <= set(described.json["components"]["schemas"])


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    files = Files(tmp_path)
    assert files.find("a.js") is None
    (tmp_path / "a.js").write_text("1")
    first = files.find("a.js")
    assert first
    assert files.find("a.js") is first
    (tmp_path / "a.js").write_text("22")
    second = files.find("a.js")
    assert second
    assert second.content == b"22"
    assert second.tag != first.tag


def test_a_server_looks_for_changed_files_now_and_then_and_not_at_every_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, looks = 0.0, list[float]()

    def typed(_: Files) -> list[Path]:
        looks.append(now)
        return sorted(tmp_path.iterdir())

    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(Files, "_typed", typed)
    files = Files(tmp_path, seconds=1.0)
    for name in ("index.html", "a.js", "b.js", "c.svg"):
        (tmp_path / name).write_text(name)
    first = version(kept_files(files, ""))
    for _ in range(100):
        assert version(kept_files(files, "")) == first
        assert files.find("a.js")
    assert looks == [0.0]
    (tmp_path / "c.svg").write_text("another picture")
    assert version(kept_files(files, "")) == first
    now = 1.0
    assert version(kept_files(files, "")) != first
    assert looks == [0.0, 1.0]


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(server: Server) -> None:
    cookie = ask(server, "POST", "/api/guest", {"name": "Ann"}).headers["set-cookie"]
    name, *rest = cookie.split("; ")
    assert name.startswith("eh=")
    assert len(name) == len("eh=") + 43
    assert sorted(rest) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]


def test_behind_https_the_cookie_is_bound_to_the_host_and_only_that_address_is_served(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--origin", "https://cards.example")
    try:
        ours = {"Host": "cards.example", "Origin": "https://cards.example"}
        answer = ask(server, "POST", "/api/guest", {"name": "Ann"}, **ours)
        assert answer.status == HTTPStatus.OK
        name, *rest = answer.headers["set-cookie"].split("; ")
        assert name.startswith("__Host-eh=")
        assert sorted(rest) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax", "Secure"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        plain = ours | {"Origin": "http://cards.example"}
        assert ask(server, "POST", "/api/guest", {"name": "Ann"}, **plain).status == HTTPStatus.FORBIDDEN
        assert ask(server, "GET", "/api/rulesets").status == HTTPStatus.FORBIDDEN
        assert ask(server, "GET", "/healthz").status == HTTPStatus.OK
    finally:
        server.end()


def test_no_secret_is_written_to_the_log_or_stored_as_it_is(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    room = ann.make_room(seats=2, bots=[None, "level:1"])
    link = ann.post("/api/me/link").json["secret"]
    player = ann.sit(room)
    player.until_t("snapshot")
    player.socket.send("nonsense")
    player.until_t("refused")
    player.close()
    ann.post(f"/api/rooms/{room['room']}/join", {"secret": "wrong"})
    own_server.end()
    session = ann.cookie.removeprefix("eh=")
    for secret in (session, link, room["secret"]):
        assert secret not in own_server.log + own_server.said
    with closing(sqlite3.connect(own_server.data / "lobby.db")) as lobby:
        assert lobby.execute("SELECT hash FROM session").fetchall() == [(token_hash(session),)]
        assert lobby.execute("SELECT hash FROM link").fetchall() == [(token_hash(link),)]
    stored = b"".join(path.read_bytes() for path in own_server.data.iterdir())
    assert session.encode() not in stored
    assert link.encode() not in stored


def test_hosts_are_ip_addresses_or_our_own_names_unless_origins_are_given(tmp_path: Path) -> None:
    anyone = Addresses(Settings(tmp_path))
    assert all(map(anyone.is_host, ["192.168.1.7:8765", "[::1]:8765", "localhost", "localhost:1"]))
    assert not any(map(anyone.is_host, ["evil.example", "", "[", "1.2.3.4.evil.example", "localhost.evil.example"]))
    assert anyone.is_origin("http://10.0.0.1:8765", "10.0.0.1:8765")
    assert not anyone.is_origin("http://10.0.0.1:8766", "10.0.0.1:8765")
    listed = Addresses(Settings(tmp_path, ("https://cards.example",)))
    assert listed.is_host("cards.example")
    assert not listed.is_host("127.0.0.1")
    assert not listed.is_origin("http://cards.example", "cards.example")


@pytest.mark.parametrize("origin", ["cards.example", "ftp://x", "https://", "https://a/b", "https://u@h"])
def test_an_invalid_origin_is_refused(tmp_path: Path, origin: str) -> None:
    with pytest.raises(ValueError, match="expected one such as"):
        Settings(tmp_path, (origin,))


@pytest.mark.parametrize("address", ["cards.example", "javascript:alert(1)", "https://", "https://u@h/", "http://["])
def test_an_invalid_address_of_the_page_without_a_server_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(ValueError, match="expected an address such as"):
        Settings(tmp_path, offline=address)


def test_codes_have_30_bits_and_are_read_as_people_write_them() -> None:
    assert len(set(LETTERS)) == 32
    assert clean_code("oil0a1") == "0110A1"
    assert clean_code(" x9-6 r 6f ") == "X96R6F"


def test_a_game_has_one_permanent_id_derived_from_its_rooms_secret() -> None:
    assert game_id("secret", 1) == game_id("secret", 1)
    assert len({game_id("secret", 1), game_id("secret", 2), game_id("other", 1)}) == 3
