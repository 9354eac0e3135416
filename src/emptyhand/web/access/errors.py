"""Error answers: a status and one sentence."""

from __future__ import annotations

import logging
import math

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from emptyhand.journal import JournalError
from emptyhand.web.access.requests import AppRequest

log = logging.getLogger("emptyhand.web")


class HttpRefusal(HTTPException):
    """An error answer. `seconds` becomes Retry-After."""

    def __init__(self, status_code: int, sentence: str, seconds: float = 0.0) -> None:
        headers = {"Retry-After": str(math.ceil(seconds))} if seconds else None
        super().__init__(detail=sentence, status_code=status_code, headers=headers)


def wrong(sentence: str) -> HttpRefusal:
    return HttpRefusal(400, sentence)


def not_there() -> HttpRefusal:
    """The answer is the same whether a thing does not exist or is not the caller's."""
    return HttpRefusal(404, "There is nothing here for you.")


def too_often(seconds: float) -> HttpRefusal:
    return HttpRefusal(429, "This was too often: wait a little.", seconds)


def mistake(_: AppRequest, error: Exception) -> Response[dict[str, str]]:
    """Answer an unexpected error. Its text might be secret, so only its type is logged."""
    log.error("a request broke: %s", type(error).__name__)
    return Response({"error": "The server has made a mistake."}, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def unwritten(_: AppRequest, error: JournalError) -> Response[dict[str, str]]:
    """Answer a failed write."""
    return Response({"error": str(error)}, status_code=503, headers={"Retry-After": "5"})


def answer(_: AppRequest, error: HTTPException) -> Response[dict[str, str]]:
    """Answer a refusal."""
    sentence = error.detail if error.status_code < HTTP_500_INTERNAL_SERVER_ERROR else "The server has made a mistake."
    extra = error.extra if isinstance(error.extra, list) else []
    about = [str(part.get("message", "")) for part in extra if isinstance(part, dict)]
    words = f"{sentence}: {about[0]}" if about else sentence
    return Response({"error": words[:400]}, status_code=error.status_code, headers=error.headers)
