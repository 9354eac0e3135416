"""The gate before every request: checks Host, Origin and the CSRF header, and adds the security headers.

It wraps the whole application, so that every answer, errors included, carries the headers.
"""

from __future__ import annotations

import ipaddress
import json
import socket
from collections.abc import Iterable
from functools import cache
from typing import cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emptyhand.server.settings import Settings

TOKEN_HEADER = "x-emptyhand"
"""Guards against CSRF: a page of another site cannot send it without a CORS preflight, which the server refuses."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEALTH = "/healthz"

API_POLICY = "default-src 'none'; frame-ancestors 'none'"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SECURE_HEADERS = {"strict-transport-security": "max-age=31536000"}


def page_policy(scripts: Iterable[str], styles: Iterable[str]) -> str:
    """Return the content security policy of the page; `scripts` and `styles` are the hashes of its inline parts."""
    inline_scripts = "".join(f" 'sha256-{digest}'" for digest in scripts)
    inline_styles = "".join(f" 'sha256-{digest}'" for digest in styles)
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self'{inline_scripts}",
            f"style-src 'self'{inline_styles}",
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
    )


class Addresses:
    """The hosts and origins that this server accepts.

    Without configured origins it accepts any IP address and the machine's own names. DNS rebinding can point another
    site's name here, but never an IP address.
    """

    def __init__(self, settings: Settings) -> None:
        self._origins = frozenset(settings.origins)
        self._hosts = frozenset(urlsplit(origin).netloc for origin in settings.origins)

    def is_host(self, host: str) -> bool:
        return host in self._hosts if self._origins else names_this_machine(host)

    def is_origin(self, origin: str, host: str) -> bool:
        """Whether a request to this host may come from a page of this origin."""
        if self._origins:
            return origin in self._origins
        return origin in {f"http://{host}", f"https://{host}"}


def names_this_machine(host: str) -> bool:
    """Whether a Host header has an IP address or a name of this machine, neither of which another site can have."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    return name in _own_names() or _is_ip_address(name)


@cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})


def _is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._addresses = Addresses(settings)
        headers = HEADERS | (SECURE_HEADERS if settings.secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        sentence = self._refusal(scope)
        if scope.get("method") == "HEAD":
            # Answered as GET; the HTTP server leaves the body out.
            scope = cast(Scope, {**scope, "method": "GET"})
        if kind == "websocket":
            if sentence:
                # ASGI asks for the event of the connection before a close; the server then answers 403.
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            else:
                await self._app(scope, receive, send)
        elif sentence:
            await self._refuse(self._guarded(scope, send), sentence)
        else:
            await self._app(scope, receive, self._guarded(scope, send))

    def _refusal(self, scope: Scope) -> str:
        """Return why the request is refused; empty if it is not."""
        host = _header(scope, b"host")
        if not self._addresses.is_host(host):
            # Load balancers probe by addresses of their own.
            return "" if scope["path"] == HEALTH else "This server does not go by that address."
        method = str(scope.get("method", ""))
        if method in SAFE:
            return ""
        if not self._addresses.is_origin(_header(scope, b"origin"), host):
            return "This request does not come from a page of this server."
        # A WebSocket has no method here and no page can set its headers: for it, Origin alone has to do.
        if method and _header(scope, TOKEN_HEADER.encode()) != "1":
            return f"This request lacks the header {TOKEN_HEADER}."
        return ""

    def _guarded(self, scope: Scope, send: Send) -> Send:
        is_api = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                present = {name.lower() for name, _ in headers}
                headers += self._headers
                if b"content-security-policy" not in present:
                    headers.append((b"content-security-policy", API_POLICY.encode()))
                if is_api and b"cache-control" not in present:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        return guarded

    async def _refuse(self, send: Send, sentence: str) -> None:
        body = json.dumps({"error": sentence}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _header(scope: Scope, name: bytes) -> str:
    """Return the value of a header; empty if it is absent or ambiguous because it occurs more than once."""
    values = [value for key, value in scope["headers"] if key.lower() == name]
    return values[0].decode("latin-1") if len(values) == 1 else ""
