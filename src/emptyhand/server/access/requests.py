"""Litestar's request types by short names, and a request class that treats every malformed body as a client error."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import ClientException

from emptyhand.words.speech.catalogue import SOURCE, language_of

AppRequest = Request[Any, Any, State]
AppSocket = WebSocket[Any, Any, State]
AppConnection = ASGIConnection[Any, Any, Any, State]
"""A request or a WebSocket."""


def requested_language(request: AppRequest) -> str:
    """Return the language of `?preview=` or `?lang=`, else the best known one of Accept-Language, else the source.

    Programs that preview a link seldom name a language; `?preview=` carries that of the person who shares it.
    """
    given = [request.query_params.get(name, "") for name in ("preview", "lang")]
    wishes = [part.partition(";") for part in request.headers.get("accept-language", "").split(",")]
    by_weight = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    found = (language_of(wish) for wish in (*given, *(name.strip() for name, _, _ in by_weight)))
    return next(filter(None, found), SOURCE)


def browser_kind(request: AppRequest) -> str:
    """Return a short hash of what a request claims about its browser."""
    said = [request.headers.get(name, "") for name in ("user-agent", "accept-language", "sec-ch-ua-platform")]
    return hashlib.blake2s("\n".join(said).encode(), digest_size=8).hexdigest()


def _weight(text: str) -> float:
    """Return the weight of a language range such as "q=0.8"; 1 without one, 0 if it cannot be read."""
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


class JsonRequest(Request[Any, Any, State]):
    """A request whose malformed body is a client error. Litestar catches only the errors that msgspec declares."""

    async def json(self) -> Any:
        """Return the body as JSON. Raises ClientException."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("The body is not UTF-8: expected JSON in UTF-8.") from None
        except RecursionError:
            raise ClientException("The body is nested too deeply: expected one JSON object of plain values.") from None
