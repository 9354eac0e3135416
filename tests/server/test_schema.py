"""The server's OpenAPI description, fuzzed: no request breaks the server.

EMPTYHAND_LONG=100 asks a hundred times as much.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from tests.scale import scaled
from tests.server.servers import Guest, Server, ask

with warnings.catch_warnings(action="ignore"):
    import schemathesis
    from schemathesis.core.result import Ok
    from schemathesis.generation import GenerationMode

EXAMPLES = scaled(4)
"""Valid and invalid requests, this many of each, to every operation."""
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
QUIETLY = settings(
    max_examples=EXAMPLES,
    database=None,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.filterwarnings("ignore")
def test_no_request_breaks_the_server(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(seats=2)["room"]
    schema = schemathesis.openapi.from_url(f"{server.origin}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 18
    # Logging out would end the session that the other requests need.
    for operation in [one for one in operations if one.path != "/api/me/out"]:
        for mode in MODES:
            _try_out(operation, mode, _asking(ann, room))
    assert ask(server, "GET", "/healthz").json["ok"] is True


def _try_out(operation: Any, mode: GenerationMode, tried: Callable[..., None]) -> None:
    try:
        QUIETLY(given(case=operation.as_strategy(generation_mode=mode))(tried))()
    except Unsatisfiable:
        # Some operations have no parameter that could be invalid.
        assert mode is GenerationMode.NEGATIVE


def _asking(ann: Guest, room: str) -> Callable[..., None]:
    headers = {"Origin": ann.server.origin, "X-Emptyhand": "1", "Cookie": ann.cookie}

    def tried(case: Any) -> None:
        if "room" in (case.path_parameters or {}) and len(str(case.path_parameters["room"])) % 2:
            case.path_parameters["room"] = room
        answer = case.call(headers=headers, timeout=20)
        assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR, case.as_curl_command()
        assert answer.headers["x-content-type-options"] == ["nosniff"]

    return tried
