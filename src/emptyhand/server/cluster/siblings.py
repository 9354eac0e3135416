"""The processes of one server on one machine, behind one port: which of them owns a room, and how connections reach it.

A room belongs to a process by its code. Any process may accept a connection; it hands the socket of a WebSocket over to
the room's process, with the request that it has read, so that nothing is relayed.
"""

from __future__ import annotations

import asyncio
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from emptyhand.server.cluster.messages import ClusterMessage, Envelope, decode, encode
from emptyhand.server.cluster.model import ClusterListener

LARGEST = 128 * 1024
"""Bytes of a request's head, or of messages, that one datagram may hold."""
_HEAD, _MESSAGES = b"H", b"M"

HandedOver = Callable[[socket.socket, bytes], None]


@dataclass(frozen=True, slots=True)
class ProcessPlace:
    """One of `count` processes of a server; `folder` holds a socket for each."""

    index: int
    count: int
    folder: Path

    def owner_of(self, code: str) -> int:
        # Not hash(), which differs from process to process.
        return crc32(code.encode()) % self.count

    def is_mine(self, code: str) -> bool:
        return self.owner_of(code) == self.index

    def socket_of(self, index: int) -> str:
        return str(self.folder / f"{index}.sock")


class Mailbox:
    """Receives connections and messages from the sibling processes, and sends them. Nothing here blocks."""

    def __init__(self, place: ProcessPlace) -> None:
        self.place = place
        self.when_handed_over: HandedOver | None = None
        self.when_told: Callable[[Envelope], None] | None = None
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        Path(place.socket_of(place.index)).unlink(missing_ok=True)
        self._socket.bind(place.socket_of(place.index))
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def hand_over(self, sock: socket.socket, head: bytes, index: int) -> bool:
        """Hand a connection and the request read from it to a sibling. Return False if it accepts none now."""
        if len(head) >= LARGEST:
            return False
        try:
            # socket.send_fds ignores the address.
            rights = socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [sock.fileno()])
            self._socket.sendmsg([_HEAD + head], [rights], 0, self.place.socket_of(index))
        except OSError:
            # The sibling restarts, or the kernel's queue for it is full: about ten connections.
            return False
        return True

    def tell(self, index: int, envelope: Envelope) -> None:
        """Send messages to a sibling; they are lost if it is not there."""
        with suppress(OSError):
            self._socket.sendto(_MESSAGES + encode(envelope), self.place.socket_of(index))

    def _receive(self) -> None:
        while True:
            try:
                data, fds, _, _ = socket.recv_fds(self._socket, LARGEST, 1)
            except OSError:
                return
            sockets = [socket.socket(fileno=fd) for fd in fds]
            if data[:1] == _HEAD and sockets and self.when_handed_over is not None:
                self.when_handed_over(sockets[0], data[1:])
            elif data[:1] == _MESSAGES and self.when_told is not None:
                self.when_told(decode(data[1:]))
            else:
                # The kernel has duplicated them for this process, so nobody else will close them.
                for each in sockets:
                    each.close()

    def close(self) -> None:
        """Stop receiving. Siblings notice at once; what they have sent before is still handled."""
        Path(self.place.socket_of(self.place.index)).unlink(missing_ok=True)
        self._receive()
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()


class SiblingCluster:
    """The processes of a server whose data is in one folder; see `Cluster` for the contract.

    A room never changes its owner. While that process restarts, the room waits for it.
    """

    def __init__(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox
        self._place = mailbox.place
        self.name = _name(self._place.index)

    def start(self, listener: ClusterListener) -> None:
        self._mailbox.when_told = lambda envelope: listener.arrived(envelope.sender, envelope.messages)

    def is_alive(self, server: str) -> bool:
        return server in map(_name, range(self._place.count))

    async def take(self, code: str) -> str:
        return _name(self._place.owner_of(code))

    async def release(self, code: str) -> None: ...

    def send(self, server: str, message: ClusterMessage) -> None:
        """Do nothing: connections are handed over, so that no message is relayed."""

    def send_all(self, message: ClusterMessage) -> None:
        for index in range(self._place.count):
            if index != self._place.index:
                self._mailbox.tell(index, Envelope(self.name, 0, (message,)))

    async def leave(self) -> None: ...
    async def close(self) -> None: ...


def _name(index: int) -> str:
    return f"process-{index}"
