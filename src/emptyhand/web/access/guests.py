"""Guests: a name, and a secret in a cookie that only the browser and the hash of it know.

A person is an opaque id that no page ever sees. Several devices may be one person; each has a session of its own.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Protocol

from litestar.datastructures import Cookie

from emptyhand.room import names
from emptyhand.web.access.errors import HttpRefusal, wrong
from emptyhand.web.access.requests import AppConnection
from emptyhand.web.settings import Settings
from emptyhand.web.storage.store import Lobby, Store

SESSION_BYTES = 32
NAME_LENGTH = 24
LINK_MS = 10 * 60 * 1000
YEAR = 365 * 24 * 3600
ENDED_KEPT = 10_000
"""Sessions that have ended lately: a connection that was just being let in with one of them is not."""


@dataclass(frozen=True, slots=True)
class Guest:
    person: str
    name: str


class SessionConnection(Protocol):
    """A connection that was let in by a session."""

    @property
    def session(self) -> bytes | None: ...
    def log_out(self) -> None: ...


def wall_ms() -> int:
    """The time of day: for people, and for what may be forgotten. Nothing at a table depends on it."""
    return int(time.time() * 1000)


def hashed(secret: str) -> bytes:
    """As secrets are kept: they are long and random, so one plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def clean_name(name: str) -> str:
    """The name as it is shown: one line without marks that hide or turn text round. Raises Refusal."""
    words = names.plain(name)
    if not 1 <= len(words) <= NAME_LENGTH:
        raise wrong(f"A name has 1 to {NAME_LENGTH} characters.")
    if char := names.blank(words):
        raise wrong(f"A name cannot have characters that show nothing, such as U+{ord(char):04X}.")
    if not names.shows(words):
        raise wrong("A name begins with a letter, a digit or a sign that can be seen.")
    return words


class Guests:
    """Who is who."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._secure = settings.secure
        self.cookie_name = "__Host-eh" if self._secure else "eh"
        self._ended: OrderedDict[bytes, None] = OrderedDict()

    def cookie(self, secret: str, seconds: int = YEAR) -> Cookie:
        return Cookie(
            key=self.cookie_name,
            value=secret,
            path="/",
            max_age=seconds,
            httponly=True,
            secure=self._secure,
            samesite="lax",
        )

    async def welcome(self, name: str) -> tuple[Guest, Cookie]:
        """A new guest."""
        guest = Guest(secrets.token_hex(16), clean_name(name))
        secret = secrets.token_urlsafe(SESSION_BYTES)
        await self._store.call(Lobby.add_guest, guest.person, guest.name, hashed(secret), wall_ms())
        return guest, self.cookie(secret)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.person, clean_name(name))
        await self._store.call(Lobby.rename, guest.person, renamed.name)
        return renamed

    def session(self, caller: AppConnection) -> bytes | None:
        """The session that a caller names, as it is kept; whether there is such a one is another question."""
        secret = caller.cookies.get(self.cookie_name)
        return hashed(secret) if secret and len(secret) <= 2 * SESSION_BYTES else None

    async def find(self, caller: AppConnection) -> Guest | None:
        """Whose browser this is."""
        session = self.session(caller)
        found = None if session is None else await self._store.call(Lobby.guest, session)
        return None if found is None else Guest(*found)

    async def need(self, caller: AppConnection) -> Guest:
        """Whose browser this is. Raises Refusal if it is nobody's yet."""
        guest = await self.find(caller)
        if guest is None:
            raise HttpRefusal(401, "You need a name first.")
        return guest

    async def link(self, guest: Guest) -> str:
        """A secret that makes another device the same guest, once and soon."""
        secret = secrets.token_urlsafe(16)
        await self._store.call(Lobby.add_link, hashed(secret), guest.person, wall_ms() + LINK_MS)
        return secret

    async def end(self, guest: Guest, session: bytes | None) -> frozenset[bytes]:
        """End a session of a guest, or all of them (None); the sessions that are over now."""
        ended = frozenset(await self._store.call(Lobby.end_sessions, guest.person, session))
        self.remember(ended)
        return ended

    def remember(self, ended: frozenset[bytes]) -> None:
        """Sessions that are over, here or at another server."""
        self._ended.update(dict.fromkeys(ended))
        while len(self._ended) > ENDED_KEPT:
            self._ended.popitem(last=False)

    def has_ended(self, session: bytes | None) -> bool:
        """Whether a session ended here lately."""
        return session in self._ended

    async def claim(self, link: str) -> tuple[str, Cookie] | None:
        """The name of the guest that a link makes this device, and its cookie."""
        secret = secrets.token_urlsafe(SESSION_BYTES)
        name = await self._store.call(Lobby.claim, hashed(link), hashed(secret), wall_ms())
        return None if name is None else (name, self.cookie(secret))
