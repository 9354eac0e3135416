"""Wake-up hints between servers: there are messages to fetch. A lost hint costs a second, never a message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from emptyhand.rules.extras import install_line
from emptyhand.server.journal.postgres_link import Link, connect
from emptyhand.server.journal.postgres_writer import FAULTS

log = logging.getLogger("emptyhand.web")

CHANNEL = "emptyhand"
AGAIN_SECONDS = 1.0
"""Pause between two attempts to listen."""
CONNECT_SECONDS = 2.0

Hear = Callable[[str], None]


class Bus(Protocol):
    async def listen(self, hear: Hear) -> None:
        """Call `hear` with the name of each server that has messages. Never returns; reconnects after an error."""

    async def tell(self, servers: Sequence[str]) -> None:
        """Wake servers up to fetch their messages. Fails silently."""

    async def close(self) -> None: ...


class NotifyBus:
    """A bus on PostgreSQL's LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._link: Link | None = None
        self._lock = asyncio.Lock()

    async def listen(self, hear: Hear) -> None:
        while True:
            with suppress(*FAULTS):
                await self._listen(hear)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, hear: Hear) -> None:
        link = await connect(self._url, CONNECT_SECONDS)
        lost = asyncio.Event()
        try:
            link.add_termination_listener(lambda _: lost.set())
            await link.add_listener(CHANNEL, lambda _, __, ___, server: hear(str(server)))
            await lost.wait()
        finally:
            link.terminate()

    async def tell(self, servers: Sequence[str]) -> None:
        async with self._lock:
            try:
                if self._link is None or self._link.is_closed():
                    self._link = await connect(self._url, CONNECT_SECONDS)
                await self._link.execute("SELECT pg_notify($1, name) FROM unnest($2::text[]) name", CHANNEL, servers)
            except FAULTS:
                # Only a hint is lost: every server also polls once a second.
                self._disconnect()

    def _disconnect(self) -> None:
        if self._link is not None:
            self._link.terminate()
            self._link = None

    async def close(self) -> None:
        self._disconnect()


class RedisBus:
    """A bus on Redis publish and subscribe."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError:
            raise ValueError(f"a Redis bus needs redis: expected {install_line('redis')}") from None
        self._redis = Redis.from_url(url, socket_timeout=CONNECT_SECONDS, socket_connect_timeout=CONNECT_SECONDS)

    async def listen(self, hear: Hear) -> None:
        from redis.exceptions import RedisError

        while True:
            with suppress(RedisError, OSError, TimeoutError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        heard = await channel.get_message(ignore_subscribe_messages=True, timeout=CONNECT_SECONDS / 2)
                        if heard is not None:
                            hear(heard["data"].decode())
            await asyncio.sleep(AGAIN_SECONDS)

    async def tell(self, servers: Sequence[str]) -> None:
        from redis.exceptions import RedisError

        with suppress(RedisError, OSError, TimeoutError):
            for server in servers:
                await self._redis.publish(CHANNEL, server)

    async def close(self) -> None:
        await self._redis.aclose()
