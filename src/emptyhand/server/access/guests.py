"""Guests and their sessions. The browser keeps the session's secret in a cookie, and the server stores its hash.

A person is an opaque id that no client ever sees. A person may use several devices, each with a session of its own.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from litestar.datastructures import Cookie

from emptyhand.server.access.errors import HttpRefusal
from emptyhand.server.access.requests import AppConnection
from emptyhand.server.settings import Settings
from emptyhand.server.storage.store import Lobby, Store
from emptyhand.table.api.people import clean_name, companions_of
from emptyhand.words.speech import say

SESSION_BYTES = 32
LINK_MS = 10 * 60 * 1000
YEAR = 365 * 24 * 3600
ENDED_KEPT = 10_000
"""Ended sessions to remember: a connection that one of them was opening meanwhile is refused."""


@dataclass(frozen=True, slots=True)
class Guest:
    person: str
    name: str


class SessionConnection(Protocol):
    """A connection that a session has opened."""

    @property
    def session(self) -> bytes | None: ...
    def log_out(self) -> None: ...


def wall_ms() -> int:
    """The wall clock, for timestamps and expiry dates. Nothing at a table depends on it."""
    return int(time.time() * 1000)


def token_hash(secret: str) -> bytes:
    """Hash a secret for storage. Secrets are long and random, so one plain SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).digest()


class Guests:
    """Creates guests and finds them by their sessions."""

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
        """Create a guest with a session on this device."""
        guest = Guest(secrets.token_hex(16), clean_name(name))
        secret = secrets.token_urlsafe(SESSION_BYTES)
        await self._store.call(Lobby.add_guest, guest.person, guest.name, token_hash(secret), wall_ms())
        return guest, self.cookie(secret)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.person, clean_name(name))
        await self._store.call(Lobby.rename, guest.person, renamed.name)
        return renamed

    def session(self, caller: AppConnection) -> bytes | None:
        """Return the hash of the session that a caller presents; whether it exists is not checked."""
        secret = caller.cookies.get(self.cookie_name)
        # A longer one is not ours, and not worth a hash of whatever a caller sends.
        return token_hash(secret) if secret and len(secret) <= 2 * SESSION_BYTES else None

    async def find(self, caller: AppConnection) -> Guest | None:
        """Return the guest of a caller's session."""
        session = self.session(caller)
        found = None if session is None else await self._store.call(Lobby.guest, session)
        return None if found is None else Guest(*found)

    async def need(self, caller: AppConnection) -> Guest:
        """Return the guest of a caller's session. Raises HttpRefusal if there is none."""
        guest = await self.find(caller)
        if guest is None:
            raise HttpRefusal(401, say("api-no-name"))
        return guest

    async def seat_companions(self, guest: Guest, names: Sequence[str], code: str) -> None:
        """Let people who share this guest's device into a room; they use the guest's session."""
        people = companions_of(guest.person)[: len(names)]
        for person, name in zip(people, map(clean_name, names), strict=True):
            await self._store.call(Lobby.add_companion, person, name, code, wall_ms())

    async def companions(self, guest: Guest, code: str) -> list[Guest]:
        """Return the people who share this guest's device in a room, in order."""
        found = await self._store.call(Lobby.companions, companions_of(guest.person), code)
        return [Guest(person, name) for person, name in found]

    async def link(self, guest: Guest) -> str:
        """Create a secret that signs one other device in as the same guest within ten minutes."""
        secret = secrets.token_urlsafe(16)
        await self._store.call(Lobby.add_link, token_hash(secret), guest.person, wall_ms() + LINK_MS)
        return secret

    async def end(self, guest: Guest, session: bytes | None) -> frozenset[bytes]:
        """End one session of a guest, or all of them (None). Return those that ended."""
        ended = frozenset(await self._store.call(Lobby.end_sessions, guest.person, session))
        self.remember(ended)
        return ended

    def remember(self, ended: frozenset[bytes]) -> None:
        """Remember sessions that ended, here or at another server."""
        self._ended.update(dict.fromkeys(ended))
        while len(self._ended) > ENDED_KEPT:
            self._ended.popitem(last=False)

    def has_ended(self, session: bytes | None) -> bool:
        """Whether a session is among the remembered ended ones."""
        return session in self._ended

    async def claim(self, link: str, former: bytes | None) -> tuple[str, Cookie] | None:
        """Use up a link: return its guest's name and a cookie for this device, or None if the link is not valid.

        A valid link ends the session that the device had before, if any.
        """
        secret = secrets.token_urlsafe(SESSION_BYTES)
        name = await self._store.call(Lobby.claim, token_hash(link), token_hash(secret), wall_ms(), former)
        if name is None:
            return None
        # The former session may be opening a connection at this moment.
        if former is not None:
            self.remember(frozenset({former}))
        return name, self.cookie(secret)
