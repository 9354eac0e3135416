"""The contract between a server and the cluster that shares its rooms, and a cluster of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from emptyhand.server.cluster.messages import ClusterMessage


class Cluster(Protocol):
    """The servers on one database, as one of them sees it."""

    name: str
    """The name of this server in the cluster."""

    def is_alive(self, server: str) -> bool: ...

    async def take(self, code: str) -> str:
        """Take ownership of a room unless a live server has it; return its owner. Raises Failed."""

    async def release(self, code: str) -> None:
        """Give up ownership of a room. Fails silently: the room then passes on when this server's lease expires."""

    def send(self, server: str, message: ClusterMessage) -> None:
        """Queue a message. One server's messages arrive in order, or the receiver learns that some are lost."""

    def send_all(self, message: ClusterMessage) -> None:
        """Queue a message to every other server that is alive when it is sent."""

    async def leave(self) -> None:
        """Give up all rooms."""

    async def close(self) -> None:
        """Send what is queued, then disconnect."""


class ClusterListener(Protocol):
    """Receives what happens in the cluster. No method may block."""

    def arrived(self, sender: str, batch: Sequence[ClusterMessage]) -> None: ...

    def lost(self, server: str) -> None:
        """Messages of a server are lost, or the server itself: drop every connection relayed through it."""

    def orphaned(self, codes: Sequence[str]) -> None:
        """The owner of these rooms is dead, so that this server may take them."""

    def expelled(self) -> None:
        """This server's lease has expired, and other servers own its rooms."""


class SingleServer:
    """The cluster of a server that shares its rooms with no other."""

    name = "alone"

    def is_alive(self, server: str) -> bool:
        return server == self.name

    async def take(self, code: str) -> str:
        return self.name

    async def release(self, code: str) -> None: ...
    def send(self, server: str, message: ClusterMessage) -> None: ...
    def send_all(self, message: ClusterMessage) -> None: ...
    async def leave(self) -> None: ...
    async def close(self) -> None: ...
