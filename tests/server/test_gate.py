"""The gate before every route: whom it admits, and the exact headers of every answer."""

from __future__ import annotations

import socket
from http import HTTPStatus

import pytest

from tests.server.routes import ALWAYS, CODE, FOREIGN, SHUT, routes, unsafe
from tests.server.servers import Guest, Json, Server, ask

BESIDES = {"date", "content-type", "content-length", "content-security-policy"}
"""Every answer may have these too; some routes have a few of their own."""
OF_FILES = {"etag", "vary", "cache-control"}


# -- connections -----------------------------------------------------------------------------------------------------


def handshake(guest: Guest, path: str, *, changed: tuple[tuple[str, str | None], ...] = ()) -> int:
    """The status that a connection gets. A header given twice is sent twice; None leaves it out."""
    host = f"127.0.0.1:{guest.server.port}"
    names = {name for name, _ in changed}
    usual = [("Host", host), ("Origin", f"http://{host}"), ("Cookie", guest.cookie)]
    lines = [f"{name}: {value}" for name, value in usual if name not in names]
    lines += [f"{name}: {value}" for name, value in changed if value is not None]
    lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    with socket.create_connection(("127.0.0.1", guest.server.port), timeout=10) as raw:
        raw.sendall(("\r\n".join([f"GET {path} HTTP/1.1", *lines]) + "\r\n\r\n").encode())
        return int(raw.recv(4096).split()[1])


def test_a_page_of_this_server_with_its_cookie_is_let_in(ann: Guest, room: Json) -> None:
    assert handshake(ann, f"/ws/{room['room']}") == HTTPStatus.SWITCHING_PROTOCOLS
    assert handshake(ann, f"/ws/{room['room'].lower()}") == HTTPStatus.SWITCHING_PROTOCOLS


ORIGINS = ("http://evil.example", "null", "", "ws://127.0.0.1:{port}", "http://127.0.0.1", "http://127.0.0.1:1")
MORE_ORIGINS = ("http://localhost:{port}", "http://127.0.0.1:{port}.evil.example", "http://127.0.0.1:{port}/", None)
HOSTS = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "", "[", "127.0.0.1:{port}@evil.example")


@pytest.mark.parametrize("origin", [*ORIGINS, *MORE_ORIGINS])
def test_another_origin_or_none_is_refused_with_403(ann: Guest, room: Json, origin: str | None) -> None:
    said = None if origin is None else origin.format(port=ann.server.port)
    assert handshake(ann, f"/ws/{room['room']}", changed=(("Origin", said),)) == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("host", HOSTS)
def test_another_host_is_refused_with_403_though_the_origin_agrees(ann: Guest, room: Json, host: str) -> None:
    said = host.format(port=ann.server.port)
    changed = (("Host", said), ("Origin", f"http://{said}"))
    assert handshake(ann, f"/ws/{room['room']}", changed=changed) == HTTPStatus.FORBIDDEN


COOKIES = (None, "", "eh=", "eh=guess", "eh=" + "A" * 43, "__Host-eh={0}", "eh={0}; eh={0}x", "EH={0}")


@pytest.mark.parametrize("cookie", COOKIES)
def test_another_cookie_or_none_is_refused_with_403(ann: Guest, room: Json, cookie: str | None) -> None:
    said = None if cookie is None else cookie.format(ann.cookie.removeprefix("eh="))
    assert handshake(ann, f"/ws/{room['room']}", changed=(("Cookie", said),)) == HTTPStatus.FORBIDDEN


def test_two_origins_are_ambiguous_and_refused(ann: Guest, room: Json) -> None:
    ours, theirs = ("Origin", ann.server.origin), ("Origin", FOREIGN)
    for both in ((ours, theirs), (theirs, ours)):
        assert handshake(ann, f"/ws/{room['room']}", changed=both) == HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize("path", ["/ws/000000", "/ws/", "/ws", "/ws/../api/me", "/api/me", "/"])
def test_a_connection_to_anything_else_is_refused(ann: Guest, path: str) -> None:
    assert handshake(ann, path) in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)


def test_a_guest_who_has_not_joined_is_refused_as_if_there_were_no_room(server: Server, room: Json) -> None:
    assert handshake(Guest(server, "Eve"), f"/ws/{room['room']}") == HTTPStatus.FORBIDDEN


# -- cross-site requests ---------------------------------------------------------------------------------------------

FOREIGN_HEADERS: tuple[dict[str, str | None], ...] = (
    {"Origin": FOREIGN},
    {"Origin": None},
    {"Origin": "null"},
    {"X_Emptyhand": None},
    {"X_Emptyhand": "0"},
    {"X_Emptyhand": ""},
    {"Origin": None, "X_Emptyhand": None},
)


def test_every_unsafe_route_of_the_table_refuses_other_sites_and_requests_without_the_token(ann: Guest) -> None:
    found = unsafe()
    assert len(found) >= 8
    for method, path in found:
        for headers in FOREIGN_HEADERS:
            answer = ask(ann.server, method, path, {}, Cookie=ann.cookie, **headers)
            assert answer.status == HTTPStatus.FORBIDDEN, (method, path, headers)
            assert "set-cookie" not in answer.headers
    for method in ("PUT", "PATCH", "DELETE", "TRACE", "POST"):
        assert ask(ann.server, method, "/api/me", {}, X_Emptyhand=None).status == HTTPStatus.FORBIDDEN, method


def test_no_preflight_of_another_site_succeeds(server: Server) -> None:
    for _, path in unsafe():
        asked = {"Access_Control_Request_Method": "POST", "Access_Control_Request_Headers": "x-emptyhand"}
        answer = ask(server, "OPTIONS", path, Origin=FOREIGN, **asked)
        assert not [name for name in answer.headers if name.startswith("access-control-")], path


def test_a_safe_request_changes_nothing_so_another_site_may_make_it_but_read_nothing(ann: Guest) -> None:
    answer = ask(ann.server, "GET", "/api/me", Origin=FOREIGN, Cookie=ann.cookie)
    assert answer.status == HTTPStatus.OK
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers


# -- headers ---------------------------------------------------------------------------------------------------------


def own_headers(method: str, path: str, status: int) -> set[str]:
    """The headers that only some routes send."""
    if method == "OPTIONS" or status == HTTPStatus.METHOD_NOT_ALLOWED:
        return {"allow", "cache-control"}
    if path == f"/assets/{CODE}":
        return OF_FILES
    if path == "/":
        return OF_FILES | {"x-emptyhand-version"}
    if path == f"/r/{CODE}":
        return OF_FILES | {"x-emptyhand-version", "x-robots-tag"}
    if path == "/sw.js":
        return {"cache-control"}
    if path == "/api/me/records":
        return {"cache-control", "content-disposition"}
    if path == "/api/me/out":
        return {"cache-control", "set-cookie"}
    return {"cache-control"} if path.startswith("/api/") else set()


def test_every_route_answers_with_exactly_these_headers(server: Server) -> None:
    cookie = Guest(server, "Ann").cookie
    for method, path in [*routes(), ("GET", "/none"), ("HEAD", "/"), ("GET", "/api/none"), ("DELETE", "/api/me")]:
        body: Json | None = {} if method == "POST" else None
        answer = ask(server, method, path, body, Cookie=cookie)
        where = f"{method} {path} {answer.status} {answer.headers}"
        assert {name: answer.headers.get(name) for name in ALWAYS} == ALWAYS, where
        assert set(answer.headers) - set(ALWAYS) - BESIDES <= own_headers(method, path, answer.status), where
        policy = answer.headers["content-security-policy"]
        is_page = path in ("/", f"/r/{CODE}") and answer.status == HTTPStatus.OK and method != "OPTIONS"
        shut = "default-src 'none'; connect-src 'self'" if path == "/sw.js" and method == "GET" else SHUT
        assert policy.startswith("default-src 'none'; script-src 'self'") if is_page else policy == shut, where
        if path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store", where
        assert answer.status < HTTPStatus.INTERNAL_SERVER_ERROR, where


@pytest.mark.parametrize("path", ["/", "/healthz", "/assets/icon.svg", "/api/rulesets", f"/r/{CODE}", "/none"])
def test_head_has_the_headers_of_get_and_no_body(server: Server, path: str) -> None:
    """Monitors, link checkers and previews ask with HEAD first."""
    whole, head = ask(server, "GET", path), ask(server, "HEAD", path)
    assert head.status == whole.status == (HTTPStatus.NOT_FOUND if path == "/none" else HTTPStatus.OK)
    assert head.body == b""
    varying = {"date"}
    assert {k: v for k, v in head.headers.items() if k not in varying} == {
        k: v for k, v in whole.headers.items() if k not in varying
    }


def test_the_page_may_run_its_own_scripts_and_nothing_else(server: Server) -> None:
    policy = ask(server, "GET", "/").headers["content-security-policy"].split("; ")
    assert {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "connect-src 'self'"} <= set(policy)
    assert {"require-trusted-types-for 'script'", "default-src 'none'"} <= set(policy)
    assert not [part for part in policy if "unsafe" in part or "*" in part or "http" in part]
