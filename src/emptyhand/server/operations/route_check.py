"""Checks the whole route from a public address to the server, by asking what a browser asks."""

from __future__ import annotations

import http.client
import json
import re
import socket
import ssl
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import urlsplit

from emptyhand.server.operations.findings import Finding, failure, ok, warning

CONNECT_SECONDS = 5.0
LONGEST = 1 << 20
"""Bytes of an answer that are read."""
NO_SUCH_ROOM = "/ws/000000"
UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
KEY = {"Sec-WebSocket-Key": "ZW1wdHloYW5kIGRvY3Rvcg=="}
DEFAULT_PORTS = {"http": 80, "https": 443}
GATEWAY = {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}
REDIRECTS = range(300, 400)


class ProxyAnswer(NamedTuple):
    status: int
    kind: str
    """The content type."""
    body: bytes
    target: str
    """Where a redirect leads."""

    @property
    def reason(self) -> str:
        """The sentence of our own server; empty if something else refuses."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return ""
        return str(found.get("error", "")) if isinstance(found, dict) else ""


def check_route(origin: str, *, running: bool = False) -> Finding:
    """Return the first thing that a browser would stumble over on its way from an origin to the server.

    `running`: the server is known to run, so that a proxy which cannot reach it is wrong.
    """
    return next(_obstacles(origin, running), ok(f"{origin} reaches this server, WebSockets included."))


def _obstacles(origin: str, running: bool) -> Iterator[Finding]:
    parts = urlsplit(origin)
    host = parts.netloc.lower().removesuffix(f":{DEFAULT_PORTS[parts.scheme]}")
    if host != parts.netloc:
        yield failure(f"Browsers write {origin} in another way: expected --origin {parts.scheme}://{host}.")
        return
    try:
        yield from _page(origin, host, running)
        yield from _request(origin)
        yield from _web_socket(origin)
    except ssl.SSLCertVerificationError as error:
        why = error.verify_message or "not trusted"
        yield failure(f"Browsers refuse the certificate of {origin} ({why}): expected one of a public authority.")
    except ssl.SSLError as error:
        yield failure(f"{origin} does not speak TLS ({error.reason or 'no handshake'}): expected https at this port.")
    except socket.gaierror:
        yield failure(f"The name of {origin} is unknown: expected an entry in the DNS for it.")
    except ConnectionRefusedError:
        yield warning(f"Nothing listens at {origin}: start the proxy and the server, then check again.")
    except TimeoutError:
        yield warning(f"{origin} does not answer from here: check from another network, and the firewall.")
    except (OSError, http.client.HTTPException) as error:
        yield warning(f"{origin} cannot be reached ({type(error).__name__}): start the server, then check again.")


def _page(origin: str, host: str, running: bool) -> Iterator[Finding]:
    """Ask for the page and its first script."""
    page = _ask(origin, "GET", "/")
    if page.status in GATEWAY:
        what = f"The proxy at {origin} cannot reach the server ({page.status})"
        if running:
            yield failure(f"{what}: expected the server's address there.")
        else:
            yield warning(f"{what}: start it, or correct its port there.")
    elif page.status in REDIRECTS:
        yield failure(f"{origin} sends browsers on to {page.target[:80]!r}: expected --origin to be the final address.")
    elif "go by that address" in page.reason:
        yield failure(
            f"{origin} arrives with another Host, so every page is refused: expected the proxy to forward {host!r} "
            "unchanged (nginx: proxy_set_header Host $http_host)."
        )
    elif page.status != HTTPStatus.OK:
        yield failure(f"{origin} answers {page.status} instead of the page: expected the proxy to forward everything.")
    else:
        script = re.search(rb'<script[^>]*\bsrc="(/[^"]+)"', page.body)
        if script is None or b"emptyhand" not in page.body.lower():
            yield failure(f"{origin} is answered by something else: expected the proxy to forward it to this server.")
            return
        code = _ask(origin, "GET", script[1].decode("ascii", "replace"))
        if code.status != HTTPStatus.OK or "javascript" not in code.kind:
            yield failure(
                f"A script of the page at {origin} comes as {code.status} {code.kind or 'without a type'}: "
                "expected the proxy to forward it as it is."
            )


def _request(origin: str) -> Iterator[Finding]:
    """Send a request that would change something, with a name that no guest can have."""
    headers = {"Origin": origin, "X-Emptyhand": "1", "Content-Type": "application/json"}
    answer = _ask(origin, "POST", "/api/guest", headers, b'{"name": ""}')
    if answer.status == HTTPStatus.FORBIDDEN:
        why = answer.reason or "Something before the server refuses it."
        yield failure(f"A guest at {origin} is refused: {why} Expected the proxy to forward Origin and X-Emptyhand.")
    elif answer.status not in (HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS):
        yield failure(f"A guest at {origin} gets {answer.status}: expected the proxy to forward POST.")


def _web_socket(origin: str) -> Iterator[Finding]:
    """Shake hands at a table that does not exist: the server refuses, but only what it takes for a WebSocket."""
    refused = _ask(origin, "GET", NO_SUCH_ROOM, UPGRADE | KEY | {"Origin": origin})
    broken = _ask(origin, "GET", NO_SUCH_ROOM, UPGRADE | {"Origin": origin})
    if refused.status != HTTPStatus.FORBIDDEN:
        yield failure(
            f"A WebSocket at {origin} is answered with {refused.status}: expected the proxy to forward Upgrade at /ws/."
        )
    elif broken.status == HTTPStatus.FORBIDDEN:
        yield failure(f"WebSockets at {origin} are refused before the server: expected the proxy to forward /ws/.")


def _ask(
    origin: str, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes | None = None
) -> ProxyAnswer:
    parts = urlsplit(origin)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    link = kind(parts.netloc, timeout=CONNECT_SECONDS)
    try:
        link.request(method, path, body, dict(headers or {}))
        answer = link.getresponse()
        kind_of, target = answer.getheader("Content-Type", ""), answer.getheader("Location", "")
        return ProxyAnswer(answer.status, kind_of, answer.read(LONGEST), target)
    finally:
        link.close()
