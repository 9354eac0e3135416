"""Figures for Prometheus, on a port of this machine alone. They are sums over all tables: no table is named in them."""

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

HERE = "127.0.0.1"


class ServerMetrics(Collector):
    """Read when somebody asks, in the thread that answers: the tables notice nothing of it."""

    def __init__(self, server: GameServer) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        yield from _counts()
        yield from _of(self._server)


def _counts() -> Iterator[Metric]:
    for name, words, value in (
        ("messages_heard", "Messages from people", COUNTERS.heard),
        ("messages_malformed", "Messages that nobody understood", COUNTERS.malformed),
        ("connections_dismissed", "Connections closed because of what they sent", COUNTERS.dismissed),
        ("connections_let_go", "Connections closed because nobody read at their end", COUNTERS.stalled),
        ("messages_sent", "Messages to people", COUNTERS.sent),
        ("sent_bytes", "Bytes of messages to people", COUNTERS.sent_bytes),
    ):
        yield CounterMetricFamily(f"emptyhand_{name}", words, value=value)
    yield _times("commit_seconds", "From a decision to the moment when it is safe", COUNTERS.commits)
    yield _times("late_seconds", "How late the event loop is", COUNTERS.late)


def _times(name: str, words: str, times: Histogram) -> Metric:
    return HistogramMetricFamily(f"emptyhand_{name}", words, buckets=times.cumulative(), sum_value=times.total)


def _of(server: GameServer) -> Iterator[Metric]:
    stats = server.journal.stats()
    for name, words, value in (
        ("rooms", "Tables kept by this process", _patiently(lambda: len(server.rooms))),
        ("connections", "People at a table", len(server.connections)),
        ("draining", "Whether the server is about to end", int(server.rooms.draining)),
        ("journal_waiting", "Lines that wait for the disk", stats.waiting),
    ):
        yield GaugeMetricFamily(f"emptyhand_{name}", words, value=value)


def _patiently(count: Callable[[], int]) -> int:
    """A count over something that may change meanwhile, in the thread it belongs to."""
    for _ in range(5):
        with contextlib.suppress(RuntimeError):
            return count()
    return 0


def start(port: int, server: GameServer) -> tuple[int, Callable[[], None]]:
    """Answer at a port of this machine, 0 for any: the port, and how to stop. Raises OSError with a sentence."""
    registry = CollectorRegistry()
    registry.register(ServerMetrics(server))
    ProcessCollector(registry=registry)
    try:
        listener, thread = start_http_server(port, addr=HERE, registry=registry)
    except OSError as error:
        raise OSError(f"cannot tell figures at {HERE}:{port} ({error.strerror}): try another --metrics-port") from None

    def stop() -> None:
        listener.shutdown()
        listener.server_close()
        if thread is not threading.current_thread():
            thread.join(5)

    return int(listener.server_address[1]), stop
