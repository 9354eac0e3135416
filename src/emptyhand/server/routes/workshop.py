"""The routes of the workshop (`api.workshop`). The server keeps no draft.

Rules come in the body of a request, never in an address, so that no log and no referrer has them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from litestar import post

from emptyhand.server.access.errors import too_often
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.table.api.benches import DraftPayload
from emptyhand.table.api.library import law_of_text
from emptyhand.table.api.qr_codes import qr_code
from emptyhand.table.api.workshop import (
    Comparison,
    DraftRequest,
    LinkText,
    RulesRequest,
    SharedRules,
    SituationOutcome,
    SituationRequest,
    TrialOutcome,
    TwoRulesets,
    compared_of,
    draft_of,
    opened_of,
    shared_of,
    trial_of,
    tried_of,
)
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import preferred

Answer = TypeVar("Answer")


@post("/api/workshop", status_code=200)
async def draft(request: AppRequest, server: GameServer, data: DraftRequest, lang: str = SOURCE) -> DraftPayload:
    """A draft with some answers changed: its text, its questions, and what follows from it."""
    return await _worked(request, server, partial(draft_of, data, preferred(lang or SOURCE)))


@post("/api/workshop/open", status_code=200)
async def opened(request: AppRequest, server: GameServer, data: LinkText, lang: str = SOURCE) -> DraftPayload:
    """The draft that a link carries."""
    return await _worked(request, server, partial(opened_of, data.code, preferred(lang or SOURCE)))


@post("/api/workshop/share", status_code=200)
async def shared(request: AppRequest, server: GameServer, data: RulesRequest) -> SharedRules:
    """The link that carries the rules."""
    return await _worked(request, server, partial(shared_of, server.base(request), data.rules, qr_code))


@post("/api/workshop/try", status_code=200)
async def tried(request: AppRequest, server: GameServer, data: SituationRequest) -> SituationOutcome:
    """Whether some cards may be played on others, and why not."""
    return await _worked(request, server, partial(tried_of, data))


@post("/api/workshop/compare", status_code=200)
async def compared(request: AppRequest, server: GameServer, data: TwoRulesets, lang: str = SOURCE) -> Comparison:
    """How two rulesets differ."""
    return await _worked(request, server, partial(compared_of, data, preferred(lang or SOURCE)))


@post("/api/workshop/trial", status_code=200)
async def trial(request: AppRequest, server: GameServer, data: RulesRequest, lang: str = SOURCE) -> TrialOutcome:
    """Play two thousand games at random in a worker process, and say whether they end."""
    guest = await server.guests.find(request)
    caller = server.address(request) if guest is None else guest.person
    if wait := server.limits.trials.take(caller):
        raise too_often("trials", wait)
    if wait := server.limits.drafts.take(server.address(request)):
        raise too_often("drafts", wait)
    law = await asyncio.to_thread(law_of_text, data.rules)
    found = await asyncio.wrap_future(server.players.trial(law, caller))
    return await asyncio.to_thread(trial_of, found, preferred(lang or SOURCE))


async def _worked(request: AppRequest, server: GameServer, work: Callable[[], Answer]) -> Answer:
    """Do work in a thread, a little at once. Raises HttpRefusal."""
    if wait := server.limits.drafts.take(server.address(request)):
        raise too_often("drafts", wait)
    async with server.limits.drafted:
        return await asyncio.to_thread(work)
