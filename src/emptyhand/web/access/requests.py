"""Litestar's request types by short names, and a request class that treats every malformed body as a client error."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import ClientException

AppRequest = Request[Any, Any, State]
AppSocket = WebSocket[Any, Any, State]
AppConnection = ASGIConnection[Any, Any, Any, State]
"""A request or a WebSocket."""


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
