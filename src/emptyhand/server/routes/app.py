"""The application: the routes, their dependencies, and the gate around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from emptyhand import __version__
from emptyhand.server.access.errors import answer, mistake, refuse, write_error
from emptyhand.server.access.requests import JsonRequest
from emptyhand.server.access.security import Gate
from emptyhand.server.journal import JournalError
from emptyhand.server.routes import (
    files,
    invitations,
    knocks,
    lab,
    library,
    listing,
    lobby,
    mine,
    replays,
    reviews,
    sockets,
    worker,
    workshop,
)
from emptyhand.server.server import GameServer, provide_server
from emptyhand.table.api.refusals import ApiRefusal

MAX_BODY = 64 * 1024

ROUTES = (
    *(files.page, files.asset, worker.worker),
    *(library.rulesets, library.ruleset_book, library.check_rules, library.levels),
    *(lobby.be_guest, lobby.me, lobby.make_link, lobby.claim_link, lobby.log_out),
    *(
        lobby.make_room,
        listing.list_rooms,
        lobby.room_info,
        lobby.join_room,
        lobby.add_companions,
        lobby.room_book,
        lobby.health,
    ),
    *(invitations.invitation, invitations.room_page),
    *(knocks.knock, knocks.knock_answered, knocks.admit),
    *(workshop.draft, workshop.opened, workshop.shared, workshop.tried, workshop.trial, workshop.compared),
    *(replays.game_replay, replays.game_record, replays.pasted_replay, reviews.game_review),
    *(lab.start_study, lab.study_news),
    *(mine.my_games, mine.add_games, mine.my_records, mine.forget_games),
    *(mine.my_rules, mine.save_rules, mine.drop_rules),
    sockets.table_socket,
)


def create_app(server: GameServer) -> ASGIApp:
    """Return the ASGI application of a server. It closes the server at shutdown; the caller drains it before."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        app.state.files = files.Files(seconds=files.LOOK_SECONDS)
        if server.settings.warm:
            server.players.warm()
        waking = asyncio.create_task(server.rooms.wake_all())
        try:
            yield
        finally:
            waking.cancel()
            await server.close()

    return Gate(_routes(lifespan), server.settings)


def _routes(lifespan: Callable[[Litestar], object]) -> Litestar:
    return Litestar(
        route_handlers=list(ROUTES),
        lifespan=[lifespan],  # type: ignore[list-item]
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "files": Provide(files.provide_files, sync_to_thread=False),
        },
        exception_handlers={HTTPException: answer, ApiRefusal: refuse, JournalError: write_error, Exception: mistake},
        request_class=JsonRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(title="Emptyhand", version=__version__, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
