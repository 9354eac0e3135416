"""What Litestar hands to a route: short names, and requests whose bodies no client can break the server with."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import ClientException

AppRequest = Request[Any, Any, State]
AppSocket = WebSocket[Any, Any, State]
AppConnection = ASGIConnection[Any, Any, Any, State]
"""Either of them."""


class JsonRequest(Request[Any, Any, State]):
    """A request whose malformed body is the client's error. Litestar itself catches only what msgspec declares."""

    async def json(self) -> Any:
        """Return the body as JSON. Raises ClientException."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("The body is not UTF-8: expected JSON in UTF-8.") from None
        except RecursionError:
            raise ClientException("The body is nested too deeply: expected one JSON object of plain values.") from None
