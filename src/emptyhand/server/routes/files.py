"""Serves the files of the page: read on demand, joined into few, cached until they change, compressed once."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import State

from emptyhand.server.access.errors import not_found
from emptyhand.server.access.requests import AppRequest, requested_language
from emptyhand.server.access.security import page_policy
from emptyhand.server.page_files import INDEX, OFFLINE, ROOT, page_paths, without_comments
from emptyhand.server.page_parts import ENTRY, SHEET, Joined, join_page
from emptyhand.server.server import GameServer
from emptyhand.words.speech import Phrase, say
from emptyhand.words.speech.catalogue import LANGUAGES, SOURCE, later_texts, page_text
from emptyhand.words.speech.language import language

MIN_COMPRESSED = 512
LOOK_SECONDS = 1.0
"""How soon a server notices a file that has changed."""
VERSION_HEADER = "x-emptyhand-version"
"""Tells the service worker whether it has the files of this page."""
WORKER = "sw.js"
NOT_KEPT = frozenset({WORKER, INDEX})
"""Files that an installed page does not keep under their own names."""
NOT_LOADED = frozenset({".png", ".txt"})
"""Pictures for link previews and home screens, and licences: no page shows them."""
_TITLE = 'property="og:title" content="Emptyhand"'
_LANGUAGE = f'<html lang="{SOURCE}">'
_PICTURE = 'content="/assets/preview.png"'
_ABOUT = (say("friends-preview-page"), say("friends-preview-line"))
"""The page's description of itself for programs, in the language of the file."""

TYPES = {
    ".html": "text/html",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
_JOINED = (".js", ".css")
_Stamps = dict[str, tuple[int, int]]
"""By the name of a file: when it changed, and its size."""
_CATALOGUES = {f"words/{language}.ftl": (language, "") for language in LANGUAGES} | {
    f"words/{language}-{part}.ftl": (language, part) for language in LANGUAGES for part in later_texts(SOURCE)
}
_PATH = re.compile(r"[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*")
_SCRIPT = re.compile(r"<script\b[^>]*?(?<!/)>(.*?)</script\s*>", re.DOTALL | re.IGNORECASE)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style\s*>", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    compressed: bytes | None
    kind: str
    tag: str
    stamp: tuple[int, int]


class Files:
    """Reads files of one folder and nothing outside it."""

    def __init__(self, root: Path = ROOT, seconds: float = 0.0) -> None:
        """Look for changed files at most once in `seconds`: it takes milliseconds, and every table waits for it."""
        self._root = root.resolve()
        self._seconds, self._due = seconds, 0.0
        self._stamps: _Stamps | None = None
        self._known: dict[str, File] = {}
        self._joined = Joined.none()
        self._tags: dict[str, str] = {}

    def find(self, name: str) -> File | None:
        if name in _CATALOGUES:
            return self._catalogue(name)
        if name.endswith(_JOINED) and name in self._join().texts:
            return self._in_part(name)
        path = self._root / name
        if not _PATH.fullmatch(name) or path.suffix not in TYPES or name.startswith(f"{OFFLINE}/"):
            return None
        try:
            if not path.resolve(strict=True).is_relative_to(self._root) or not path.is_file():
                return None
            stamp = _stamp(path)
        except OSError:
            return None
        known = self._known.get(name)
        if known is None or known.stamp != stamp:
            known = self._known[name] = _read(path, stamp)
        return known

    def _catalogue(self, name: str) -> File:
        """Return the words of the page in one language, put together from its files."""
        if name not in self._known:
            language, part = _CATALOGUES[name]
            text = later_texts(language)[part] if part else page_text(language)
            self._known[name] = _file(text.encode(), ".ftl", (0, 0))
        return self._known[name]

    def _in_part(self, name: str) -> File:
        """Return a part, or what the address of a file serves that is in one."""
        content = self._join().texts[name].encode()
        known = self._known.get(name)
        if known is None or known.content != content:
            known = self._known[name] = _file(content, Path(name).suffix, (0, 0))
        return known

    def _join(self) -> Joined:
        """Return the parts, joined again once any file has changed."""
        self._look()
        return self._joined

    def _look(self) -> None:
        if self._stamps is not None and time.monotonic() < self._due:
            return
        stamps = {path.relative_to(self._root).as_posix(): _stamp(path) for path in self._typed()}
        self._due = time.monotonic() + self._seconds
        if stamps != self._stamps:
            is_whole = {ENTRY, SHEET} <= stamps.keys()
            fresh = join_page(lambda name: without_comments(self._root / name).decode()) if is_whole else Joined.none()
            self._joined, self._tags, self._stamps = fresh, {}, stamps

    def _typed(self) -> Iterator[Path]:
        return (path for path in page_paths(self._root) if path.suffix in TYPES and path.is_file())

    def names(self) -> list[str]:
        """Return every file that the page loads, the catalogues included."""
        inside = self._join().inside
        found = {name for name in self._stamps or () if Path(name).suffix not in NOT_LOADED}
        return sorted(found - inside | _CATALOGUES.keys())

    def tags(self) -> dict[str, str]:
        """Return the address of every file that an installed page keeps under its own name, with its tag."""
        self._look()
        if not self._tags:
            named = ((name, self.find(name)) for name in self.names() if name not in NOT_KEPT)
            self._tags = {f"/assets/{name}": file.tag.strip('"') for name, file in named if file is not None}
        return self._tags

    def policy(self) -> str:
        """The content security policy of the current page."""
        index = self.find(INDEX)
        text = index.content.decode("utf-8", "replace") if index else ""
        return page_policy(_digests(_SCRIPT, text), _digests(_STYLE, text))


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _read(path: Path, stamp: tuple[int, int]) -> File:
    return _file(without_comments(path), path.suffix, stamp)


def _file(content: bytes, suffix: str, stamp: tuple[int, int]) -> File:
    compressed = gzip.compress(content, mtime=0) if len(content) >= MIN_COMPRESSED else None
    kind = TYPES[suffix]
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    return File(content, compressed if compressed and len(compressed) < len(content) else None, kind, tag, stamp)


def _digests(pattern: re.Pattern[str], text: str) -> list[str]:
    """The hashes of inline parts, as browsers compute them."""
    inside = [part for part in pattern.findall(text) if part.strip()]
    return [base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for part in inside]


def _answer(request: AppRequest, file: File | None, headers: dict[str, str]) -> Response[bytes]:
    if file is None:
        raise not_found()
    headers = {"vary": "accept-encoding"} | headers | {"etag": file.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, headers=headers | {"content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def page_for(
    request: AppRequest, files: Files, base: str, game: Phrase | str = "", *, is_indexed: bool = True
) -> Response[bytes]:
    """The page, with a preview in the reader's language that names the game if there is one.

    Previews need the whole address of a picture. The version of the page is the same in every language.
    """
    headers = {
        "content-security-policy": files.policy(),
        VERSION_HEADER: version(kept_files(files, base)),
        "vary": "accept-encoding, accept-language",
    }
    if not is_indexed:
        headers["x-robots-tag"] = "noindex"
    return _answer(request, index_for(files, base, game, requested_language(request)), headers)


def index_for(files: Files, base: str, game: Phrase | str = "", code: str = SOURCE) -> File | None:
    index = files.find(INDEX)
    return index and _previewed(index, base, game, code)


@lru_cache(maxsize=256)
def _previewed(index: File, base: str, game: Phrase | str, code: str) -> File:
    text = index.content.decode().replace(_PICTURE, f'content="{escape(base)}/assets/preview.png"')
    said = language(code).text
    if game:
        text = text.replace(_TITLE, f'property="og:title" content="{escape(said(say("friends-preview", game=game)))}"')
    if code != SOURCE:
        text = text.replace(_LANGUAGE, f'<html lang="{code}">')
        for about in _ABOUT:
            text = text.replace(escape(language(SOURCE).text(about)), escape(said(about)))
    return _file(text.encode(), ".html", index.stamp)


def kept_files(files: Files, base: str) -> dict[str, str]:
    """Return the address of every file that an installed page keeps, with the first 24 digits of its SHA-256."""
    index = index_for(files, base)
    return files.tags() | ({"/": index.tag.strip('"')} if index else {})


def version(kept: dict[str, str]) -> str:
    """Return the version of the page: another one as soon as any file differs."""
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]


@get("/", include_in_schema=False)
async def page(request: AppRequest, server: GameServer, files: Files) -> Response[bytes]:
    """The page. Its own routes are in the fragment of the URL."""
    return page_for(request, files, server.base(request))


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: AppRequest, files: Files, path: str) -> Response[bytes]:
    return _answer(request, files.find(path.removeprefix("/")), {})


def provide_files(state: State) -> Files:
    files: Files = state.files
    return files
