"""Short names for what Litestar hands to a route."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

Asked = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]
Caller = ASGIConnection[Any, Any, Any, State]
"""Either of them."""
