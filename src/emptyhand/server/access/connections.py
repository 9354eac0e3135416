"""The open connections of a process, limited in total and per address, so that file descriptors remain for the data."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Protocol

from emptyhand.server.access.limits import network
from emptyhand.server.access.refusals import REFUSALS
from emptyhand.server.settings import Settings

MOST_FILES = 2**20
"""Our own maximum: some systems have no hard limit, or one of a billion, which would only cost memory."""
USUAL_FILES = 10_240
"""The most that macOS accepts if it reports no hard limit."""
RESERVE, WORKER_FILES = 128, 4
"""Files that connections leave to the rest of the server: the data, and the pipes of each worker process."""
FEWEST = 32


class OpenConnection(Protocol):
    def give_way(self) -> None:
        """Close the connection: another one needs its place."""


@dataclass(slots=True)
class _Address:
    count: int = 0
    waiting: OrderedDict[OpenConnection, None] = field(default_factory=OrderedDict)


class Connections:
    """Counts connections. At a limit, one that waits for a request, or for the rest of one, gives way to a newcomer.

    So idle connections keep nobody out, however many there are.
    """

    def __init__(self, most: int, most_each: int | None) -> None:
        self._most = most
        self._most_each = most_each
        self._networks: dict[OpenConnection, str] = {}
        self._addresses: dict[str, _Address] = {}
        self._waiting: OrderedDict[OpenConnection, None] = OrderedDict()
        """From the one that has waited longest to the newest."""

    @classmethod
    def of_server(cls, settings: Settings, *, behind_proxy: bool) -> Connections:
        """Return the limits of a server; none per address behind a proxy, whose connections all come from one."""
        most = max(FEWEST, raise_file_limit() - RESERVE - WORKER_FILES * settings.workers)
        each = min(settings.connections, most // 2)
        return cls(most, each if settings.limited and not behind_proxy else None)

    def __len__(self) -> int:
        return len(self._networks)

    def enter(self, connection: OpenConnection, host: str) -> bool:
        """Count a new connection, which does not wait. Return False if it has no place and nothing gives way."""
        name = network(host)
        address = self._addresses.get(name) or _Address()
        # An address at its limit gives up one of its own connections, never a stranger's.
        if self._most_each is not None and address.count >= self._most_each:
            in_the_way: OrderedDict[OpenConnection, None] | None = address.waiting
        else:
            in_the_way = self._waiting if len(self) >= self._most else None
        if in_the_way is not None:
            if not in_the_way:
                REFUSALS.add("connections")
                return False
            oldest = next(iter(in_the_way))
            # Counted as gone at once: its transport ends only in a later turn of the loop.
            self.leave(oldest)
            oldest.give_way()
        address.count += 1
        self._addresses[name] = address
        self._networks[connection] = name
        return True

    def leave(self, connection: OpenConnection) -> None:
        """Count a connection no longer; it may have left before."""
        name = self._networks.pop(connection, None)
        if name is None:
            return
        address = self._addresses[name]
        address.count -= 1
        address.waiting.pop(connection, None)
        self._waiting.pop(connection, None)
        if not address.count:
            del self._addresses[name]

    def set_waiting(self, connection: OpenConnection, waiting: bool) -> None:
        """Note whether a connection waits for a request from now on; it is the newest that does."""
        name = self._networks.get(connection)
        if name is None:
            return
        for places in (self._waiting, self._addresses[name].waiting):
            places.pop(connection, None)
            if waiting:
                places[connection] = None


def raise_file_limit() -> int:
    """Raise this process's soft limit of open files to the hard one. Return it."""
    try:
        import resource
    except ModuleNotFoundError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (min(hard, MOST_FILES) if hard != resource.RLIM_INFINITY else MOST_FILES, USUAL_FILES):
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (ValueError, OSError):
                continue
            return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
