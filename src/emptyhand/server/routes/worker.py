"""The service worker of the page, for the version that the server has now: see sw.js."""

from __future__ import annotations

import json

from litestar import Response, get

from emptyhand.server.access.requests import AppRequest
from emptyhand.server.routes.files import WORKER, Files, kept_files, version
from emptyhand.server.server import GameServer

POLICY = "default-src 'none'; connect-src 'self'"


def worker_script(files: Files, base: str) -> bytes:
    """Return the script, with the version of the page and the files to keep before its own lines."""
    script = files.find(WORKER)
    kept = kept_files(files, base)
    head = f"const VERSION = {json.dumps(version(kept))};\nconst FILES = {json.dumps(kept)};\n"
    return head.encode() + (script.content if script else b"")


@get("/sw.js", include_in_schema=False)
async def worker(request: AppRequest, server: GameServer, files: Files) -> Response[bytes]:
    """The service worker. It may keep everything under the root, from which it is served."""
    headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
    return Response(worker_script(files, server.base(request)), headers=headers, media_type="text/javascript")
