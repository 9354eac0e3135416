"""A small reverse proxy on loopback, right or wrong in one way."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

Heads = list[bytes]
"""The lines of a request's head, the request line first."""
Change = Callable[[Heads], Heads | bytes]
"""Returns the head to forward, or the proxy's own answer."""
CERTIFICATE = Path(__file__).with_name("self-signed.pem")
"""For localhost, of no authority; with its key."""


def as_it_is(head: Heads) -> Heads:
    return head


def own_host(head: Heads) -> Heads:
    """What proxies do unless told otherwise: Host is the server's own address."""
    return [b"Host: upstream" if line.lower().startswith(b"host:") else line for line in head]


def host_without_port(head: Heads) -> Heads:
    """nginx with `Host $host`."""
    return [line.rpartition(b":")[0] if line.lower().startswith(b"host:") else line for line in head]


def without(*names: bytes) -> Change:
    return lambda head: [line for line in head if not line.lower().startswith(names)]


def refusing(path: bytes, answer: bytes = b"403 Forbidden") -> Change:
    """Answer requests for paths that begin with this one, without the server."""

    def change(head: Heads) -> Heads | bytes:
        if not head[0].split(b" ")[1].startswith(path):
            return head
        return b"HTTP/1.1 " + answer + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

    return change


class Proxy:
    """Forwards every connection to `port`, once that is known."""

    def __init__(self, change: Change = as_it_is, *, tls: bool = False) -> None:
        self.port = 0
        self.change = change
        self._listening = socket.create_server(("127.0.0.1", 0))
        scheme = "https" if tls else "http"
        self.origin = f"{scheme}://localhost:{self._listening.getsockname()[1]}"
        self._tls: ssl.SSLContext | None = None
        if tls:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(CERTIFICATE)
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        # Closing alone would not wake the thread.
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with contextlib.suppress(OSError), client:
            if self._tls is not None:
                client = self._tls.wrap_socket(client, server_side=True)
            data = b""
            while b"\r\n\r\n" not in data:
                data += client.recv(65536) or b"\r\n\r\n"
            head, _, body = data.partition(b"\r\n\r\n")
            changed = self.change(head.split(b"\r\n"))
            if isinstance(changed, bytes):
                client.sendall(changed)
                return
            with socket.create_connection(("127.0.0.1", self.port)) as server:
                server.sendall(b"\r\n".join(changed) + b"\r\n\r\n" + body)
                threading.Thread(target=_pipe, args=(client, server), daemon=True).start()
                _pipe(server, client)


def _pipe(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
