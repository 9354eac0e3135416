"""Odd bodies at every route that takes one: the answer is a sentence and never a 5xx."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from http import HTTPStatus

import pytest

from tests.server.routes import unsafe
from tests.server.servers import Guest, Server, ask

FIELDS = '"name":"Ann","secret":"x","rules":"x","record":"x","seats":2,"everywhere":false'
FLOOR = 20_000
"""Deeper than any parser goes, within the size limit of a body."""

BODIES: dict[str, bytes] = {
    "empty": b"",
    "white": b" \n\t ",
    "null": b"null",
    "number": b"7",
    "text": b'"text"',
    "list": b"[]",
    "null byte": b"\x00",
    "null bytes within": b'{"name":"\x00"}',
    "escaped null": b'{"name":"\\u0000","secret":"\\u0000","rules":"\\u0000","record":"\\u0000"}',
    "truncated": b'{"name":"An',
    "two": b"{}{}",
    "mark": b"\xef\xbb\xbf" + f"{{{FIELDS}}}".encode(),
    "utf-16": f"{{{FIELDS}}}".encode("utf-16"),
    "utf-32": f"{{{FIELDS}}}".encode("utf-32"),
    "not utf-8": b'{"name":"\xff","secret":"\xff","rules":"\xff","record":"\xff"}',
    "not utf-8 key": b'{"\xff\xfe":1}',
    "cut utf-8": b'{"name":"\xe2\x82"}',
    "overlong": b'{"name":"\xc0\xaf"}',
    "raw surrogate": b'{"name":"\xed\xa0\x80"}',
    "surrogate": b'{"name":"\\ud800","secret":"\\ud800","rules":"\\ud800","record":"\\ud800"}',
    "surrogates the wrong way": b'{"name":"\\udc00\\ud800"}',
    "deep list": b"[" * FLOOR + b"]" * FLOOR,
    "deep object": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "deep open": b"[" * (3 * FLOOR),
    "deep within": b'{"name":' + b"[" * FLOOR + b"]" * FLOOR + b"}",
    "deep unknown": f"{{{FIELDS},".encode() + b'"odd":' + b"[" * FLOOR + b"]" * FLOOR + b"}",
    "huge number": b'{"seats":' + b"9" * 5_000 + b"}",
    "huge exponent": b'{"seats":1e999999,"sit":-1e999999}',
    "long fraction": b'{"seats":0.' + b"1" * 5_000 + b"}",
    "nan": b'{"seats":NaN,"sit":Infinity,"clock_ms":-Infinity}',
    "keys twice": b'{"name":"Ann","name":7,"seats":2,"seats":"x","seats":2,"secret":"","secret":[]}',
    "keys": json.dumps({f"key {n}": n for n in range(3_000)}).encode(),
    "wrong kinds": b'{"name":[],"secret":{},"rules":7,"record":null,"seats":"2","everywhere":"yes"}',
    "long": b'{"name":"' + b"a" * 60_000 + b'"}',
    "too long": b'{"name":"' + b"a" * 70_000 + b'"}',
    "form": b"name=Ann&seats=2",
    "parts": b'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn\r\n--b--\r\n',
}
KINDS = (
    *("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=b"),
    *("application/msgpack", "application/json; charset=utf-16", "application/json; charset=none", "", "\xff", ";;;"),
)
ROUTES = unsafe()


@pytest.fixture(scope="module")
def eve(server: Server) -> Iterator[Guest]:
    yield Guest(server, "Eve")
    assert "broke" not in server.log, server.log


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_no_body_makes_the_server_fail(eve: Guest, method: str, path: str) -> None:
    cases = [(name, body, "application/json") for name, body in BODIES.items()]
    for name, body, kind in cases + [(kind, BODIES["parts"], kind) for kind in KINDS]:
        answer = ask(eve.server, method, path, body, Cookie=eve.cookie, Content_Type=kind)
        assert answer.status < HTTPStatus.INTERNAL_SERVER_ERROR, f"{name}: {answer.body[:200]!r}"
        assert answer.status < HTTPStatus.BAD_REQUEST or answer.json["error"], name


@pytest.mark.parametrize(
    ("name", "words"), [("not utf-8", "is not UTF-8"), ("deep list", "nested too deeply"), ("truncated", "truncated")]
)
def test_a_body_that_cannot_be_read_is_refused_with_a_sentence_that_says_why(eve: Guest, name: str, words: str) -> None:
    answer = eve.post("/api/rooms", BODIES[name])
    assert answer.status == HTTPStatus.BAD_REQUEST
    assert words in answer.json["error"]


@pytest.mark.parametrize(
    "length",
    [
        *("Content-Length: 1", "Content-Length: 0", "Content-Length: -5", "Content-Length: x", "Content-Length: 1e1"),
        *("Content-Length: 2\r\nContent-Length: 3", "Transfer-Encoding: gzip", "Transfer-Encoding: chunked", "X: 1"),
        "Content-Length: 999999999999999999999999999",
    ],
)
def test_no_wrong_length_makes_the_server_fail(eve: Guest, length: str) -> None:
    server = eve.server
    request = [f"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.origin}"]
    request += [f"X-Emptyhand: 1\r\nCookie: {eve.cookie}\r\nContent-Type: application/json", length, "", "{}"]
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
        raw.sendall("\r\n".join(request).encode())
        assert int(raw.recv(4096).split()[1]) == HTTPStatus.BAD_REQUEST
