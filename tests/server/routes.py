"""Every route of the server, from its own table of routes, and the headers that all of them send."""

from __future__ import annotations

import re
import warnings

from litestar.exceptions import LitestarDeprecationWarning
from litestar.routes import HTTPRoute

from emptyhand.server.routes.app import _routes

CODE = "AAAAAA"
FOREIGN = "http://evil.example"
ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers of every answer."""
SHUT = "default-src 'none'; frame-ancestors 'none'"
"""The policy of every answer but the page."""


def routes() -> list[tuple[str, str]]:
    """Methods and paths, with every parameter filled in."""
    with warnings.catch_warnings(category=LitestarDeprecationWarning, action="ignore"):
        app = _routes(lambda _: None)
    found = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return sorted((str(method), _filled(route.path)) for route in found for method in route.methods)


def _filled(path: str) -> str:
    return re.sub(r"{\w+(:\w+)?}", CODE, path)


def unsafe() -> list[tuple[str, str]]:
    return [(method, path) for method, path in routes() if method not in ("GET", "HEAD", "OPTIONS")]
