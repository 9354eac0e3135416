"""Error answers: a status and one sentence, in English and as a phrase that the page puts into the reader's words."""

from __future__ import annotations

import logging
import math

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from emptyhand.server.access.refusals import REFUSALS
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.journal import JournalError
from emptyhand.table.api.refusals import ApiRefusal
from emptyhand.words.speech import Phrase, Value, say, to_json
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language

log = logging.getLogger("emptyhand.web")
LONGEST = 400
LONG_WAIT_SECONDS = 120
"""Seconds; a longer wait is given in minutes."""

_SAYS = {HTTP_404_NOT_FOUND: say("api-not-there"), HTTP_413_REQUEST_ENTITY_TOO_LARGE: say("api-too-large")}

Refused = Response[dict[str, object]]


class HttpRefusal(HTTPException):
    """An error answer. `seconds` becomes Retry-After."""

    def __init__(self, status_code: int, says: Phrase, seconds: float = 0.0) -> None:
        headers = {"Retry-After": str(math.ceil(seconds))} if seconds else None
        self.says = says
        super().__init__(detail=language(SOURCE).text(says), status_code=status_code, headers=headers)


def bad_request(message: str, /, **args: Value) -> HttpRefusal:
    """Refuse what a request asks for: a message of the catalogues and its arguments."""
    return HttpRefusal(400, say(message, **args))


def not_found() -> HttpRefusal:
    """The answer is the same whether a thing does not exist or is not the caller's."""
    return HttpRefusal(404, say("api-not-there"))


def too_often(limit: str, seconds: float) -> HttpRefusal:
    """Refuse and count a request over the limit of this name; the next one may come in some seconds."""
    REFUSALS.add(limit)
    wait = math.ceil(seconds)
    if wait > LONG_WAIT_SECONDS:
        return HttpRefusal(429, say("api-too-often-minutes", count=math.ceil(wait / 60)), seconds)
    return HttpRefusal(429, say("api-too-often", count=wait), seconds)


def refuse(_: AppRequest, error: ApiRefusal) -> Refused:
    """Answer a request that `emptyhand.table.api` refuses."""
    return _refused(error.says, error.status)


def mistake(_: AppRequest, error: Exception) -> Refused:
    """Answer an unexpected error. Its text might be secret, so only its type is logged."""
    log.error("a request broke: %s", type(error).__name__)
    return _refused(say("api-mistake"), HTTP_500_INTERNAL_SERVER_ERROR)


def write_error(_: AppRequest, error: JournalError) -> Refused:
    """Answer a failed write."""
    return _refused(say("api-unwritten", detail=str(error)), 503, {"Retry-After": "5"})


def answer(_: AppRequest, error: HTTPException) -> Refused:
    """Answer a refusal."""
    if isinstance(error, HttpRefusal):
        return _refused(error.says, error.status_code, error.headers)
    # The detail of an unexpected error might be secret.
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return _refused(say("api-mistake"), error.status_code, error.headers)
    if error.status_code in _SAYS:
        return _refused(_SAYS[error.status_code], error.status_code, error.headers)
    extra = error.extra if isinstance(error.extra, list) else []
    about = [str(part.get("message", "")) for part in extra if isinstance(part, dict)]
    detail = f"{error.detail}: {about[0]}" if about else error.detail
    return _refused(say("api-bad-request", detail=detail[:LONGEST]), error.status_code, error.headers)


def _refused(says: Phrase, status: int, headers: dict[str, str] | None = None) -> Refused:
    sentence = language(SOURCE).text(says)
    return Response({"error": sentence[:LONGEST], "say": to_json(says)}, status_code=status, headers=headers)
