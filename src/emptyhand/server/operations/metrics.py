"""Prometheus metrics on a loopback port. They are totals over all tables and name none of them."""

from __future__ import annotations

import contextlib
import platform
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIRequestHandler, make_server

from prometheus_client import CollectorRegistry, make_wsgi_app
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.exposition import ThreadingWSGIServer
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from emptyhand import __version__
from emptyhand.server.access.security import names_this_machine
from emptyhand.server.counters import COUNTERS, Histogram
from emptyhand.server.server import GameServer

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

LOOPBACK = "127.0.0.1"


class ServerMetrics(Collector):
    """Collects metrics in the thread of the scrape, so that no table waits."""

    def __init__(self, server: GameServer) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        yield from _counts()
        yield from _of(self._server)


def _counts() -> Iterator[Metric]:
    for name, words, value in (
        ("messages_heard", "Messages from clients", COUNTERS.heard),
        ("messages_malformed", "Messages that could not be decoded", COUNTERS.malformed),
        ("connections_dismissed", "Connections closed because of what they sent", COUNTERS.dismissed),
        ("connections_let_go", "Connections closed because their peer had stalled", COUNTERS.stalled),
        ("games_started", "Games that began", COUNTERS.games_started),
        ("games_finished", "Games that were played to their end", COUNTERS.games_finished),
        ("process_restarts", "Predecessors of this process that ended by themselves", COUNTERS.process_restarts),
        ("connections_overdue", "Connections closed because no whole request came in time", COUNTERS.overdue),
        ("messages_sent", "Messages to clients", COUNTERS.sent),
        ("sent_bytes", "Bytes of messages to clients", COUNTERS.sent_bytes),
    ):
        yield CounterMetricFamily(f"emptyhand_{name}", words, value=value)
    refused = CounterMetricFamily("emptyhand_refused", "Refused by a rate limit, by its name", labels=["limit"])
    for limit, count in tuple(COUNTERS.refused.items()):
        refused.add_metric([limit], count)
    yield refused
    yield _times("commit_seconds", "From a decision to its durable commit", COUNTERS.commits)
    yield _times("late_seconds", "Lag of the event loop", COUNTERS.late)


def _times(name: str, words: str, times: Histogram) -> Metric:
    return HistogramMetricFamily(f"emptyhand_{name}", words, buckets=times.cumulative(), sum_value=times.total)


def _of(server: GameServer) -> Iterator[Metric]:
    build = {"version": __version__, "python": platform.python_version()}
    yield InfoMetricFamily("emptyhand_build", "The version that runs", value=build)
    restarts = server.players.restarts
    yield CounterMetricFamily("emptyhand_worker_restarts", "Worker processes that died or hung", value=restarts)
    stats = server.journal.stats()
    for name, words, value in (
        ("rooms", "Rooms owned by this process", _retried(lambda: len(server.rooms))),
        ("connections", "Connections at tables", len(server.connections)),
        ("people", "Guests with a connection at a table, each once", _retried(lambda: _people(server))),
        ("draining", "Whether the server is draining", int(server.rooms.draining)),
        ("journal_waiting", "Journal entries waiting for the disk", stats.waiting),
    ):
        yield GaugeMetricFamily(f"emptyhand_{name}", words, value=value)


def _people(server: GameServer) -> int:
    return len({connection.session for connection in server.connections})


def _retried(count: Callable[[], int]) -> int:
    """Count a collection that the event loop may change meanwhile; try again if it does."""
    for _ in range(5):
        with contextlib.suppress(RuntimeError):
            return count()
    return 0


def start(port: int, server: GameServer) -> tuple[int, Callable[[], None]]:
    """Serve metrics on a loopback port, 0 for any. Return the port and a function that stops. Raises OSError."""
    registry = CollectorRegistry()
    registry.register(ServerMetrics(server))
    ProcessCollector(registry=registry)
    try:
        app = _own_names_only(make_wsgi_app(registry))
        listener = make_server(LOOPBACK, port, app, ThreadingWSGIServer, _SilentHandler)
    except OSError as error:
        raise OSError(
            f"cannot serve metrics at {LOOPBACK}:{port} ({error.strerror}): try another --metrics-port"
        ) from None

    thread = threading.Thread(target=listener.serve_forever, name="metrics", daemon=True)
    thread.start()

    def stop() -> None:
        listener.shutdown()
        listener.server_close()
        if thread is not threading.current_thread():
            thread.join(5)

    return int(listener.server_address[1]), stop


class _SilentHandler(WSGIRequestHandler):
    def log_message(self, *_: object) -> None:
        """Scrapes are not logged."""


def _own_names_only(app: WSGIApplication) -> WSGIApplication:
    """Refuse requests by a name that is not this machine's: a site could point its own name here and read along."""

    def guarded(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if names_this_machine(environ.get("HTTP_HOST", "")):
            return app(environ, start_response)
        start_response("403 Forbidden", [("Content-Type", "text/plain; charset=utf-8")])
        return [b"This server does not go by that address.\n"]

    return guarded
