"""Prometheus metrics on a loopback port. They are totals over all tables and name none of them."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from emptyhand.web.counters import COUNTERS, Histogram
from emptyhand.web.server import GameServer

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
        ("messages_sent", "Messages to clients", COUNTERS.sent),
        ("sent_bytes", "Bytes of messages to clients", COUNTERS.sent_bytes),
    ):
        yield CounterMetricFamily(f"emptyhand_{name}", words, value=value)
    yield _times("commit_seconds", "From a decision to its durable commit", COUNTERS.commits)
    yield _times("late_seconds", "Lag of the event loop", COUNTERS.late)


def _times(name: str, words: str, times: Histogram) -> Metric:
    return HistogramMetricFamily(f"emptyhand_{name}", words, buckets=times.cumulative(), sum_value=times.total)


def _of(server: GameServer) -> Iterator[Metric]:
    stats = server.journal.stats()
    for name, words, value in (
        ("rooms", "Rooms owned by this process", _retried(lambda: len(server.rooms))),
        ("connections", "Connections at tables", len(server.connections)),
        ("draining", "Whether the server is draining", int(server.rooms.draining)),
        ("journal_waiting", "Journal entries waiting for the disk", stats.waiting),
    ):
        yield GaugeMetricFamily(f"emptyhand_{name}", words, value=value)


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
        listener, thread = start_http_server(port, addr=LOOPBACK, registry=registry)
    except OSError as error:
        raise OSError(
            f"cannot serve metrics at {LOOPBACK}:{port} ({error.strerror}): try another --metrics-port"
        ) from None

    def stop() -> None:
        listener.shutdown()
        listener.server_close()
        if thread is not threading.current_thread():
            thread.join(5)

    return int(listener.server_address[1]), stop
