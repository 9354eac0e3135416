"""`emptyhand serve`: a card table for browsers, on this machine and its network."""

from __future__ import annotations

import argparse
import math
import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emptyhand.rules.extras import install_line

if TYPE_CHECKING:
    from emptyhand.server.settings import Settings

PORT = 8765
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--config", type=Path, metavar="FILE", help="read options from a TOML file; the command line takes precedence")
    add("--host", help=f"address to listen on; {LOOPBACK} accepts this machine only (default: {EVERYWHERE})")
    add("--port", type=int, metavar="N", help=f"port to listen on; 0 picks a free one (default: {PORT})")
    add("--data", type=Path, metavar="DIR", help="store tables in this folder")
    add("--db", metavar="URL", help="store tables in a PostgreSQL database, which several servers may share")
    add("--bus", metavar="URL", help="Redis server through which servers on one database notify each other")
    address = "public address, such as https://cards.example; may be repeated (default: this machine's own)"
    add("--origin", action="append", metavar="URL", help=address)
    add(
        "--away",
        type=float,
        metavar="S",
        help="let a bot stand in for a player who is gone for S seconds (default: 30)",
    )
    add("--stuck", type=float, metavar="S", help="drop an unresponsive client after S seconds (default: 10)")
    add(
        "--request-timeout",
        type=float,
        metavar="S",
        help="close a connection that sends no whole request for S seconds (default: 15)",
    )
    add(
        "--connections",
        type=int,
        metavar="N",
        help="number of connections from one address, unless behind a proxy (default: 512)",
    )
    add("--think", type=float, metavar="S", help="let a guest's bot think for at most S seconds a move (default: 2)")
    add("--workers", type=int, metavar="N", help="number of worker processes for bots (default: all cores but one)")
    add(
        "--processes",
        type=int,
        metavar="N",
        help="serve with N processes behind one port, each with a share of the tables (default: 1)",
    )
    add(
        "--open-tables",
        type=int,
        metavar="N",
        help="number of tables open to everybody, and not begun, that a guest may host (default: 3)",
    )
    add("--offline", metavar="URL", help="link to this address of a page made by emptyhand page build, in the lobby")
    add("--no-warm", action="store_true", help="start worker processes only when a bot first needs one")
    add(
        "--behind-proxy",
        action="store_true",
        default=None,
        help="trust the client address that a proxy on this machine forwards",
    )
    add("--metrics-port", type=int, metavar="N", help="serve Prometheus metrics on this port, to this machine only")
    add("--log-json", action="store_true", default=None, help="log as JSON, one object per line")
    add("--accept-loss", action="store_true", help="open a journal without its lost write-ahead log")
    add("--no-limits", action="store_true", help="disable rate limits, for load tests")
    add("--no-browser", action="store_true", help="do not open a browser")


def run(arguments: argparse.Namespace) -> int:
    try:
        from emptyhand.server import serve
    except ModuleNotFoundError as error:
        raise ValueError(f"the table needs {error.name}: install it with {install_line('web')}") from None
    chosen = choices(arguments)
    settings, host, port = settings_of(chosen, arguments), str(chosen.get("host", EVERYWHERE)), port_of(chosen)

    def ready(bound: int) -> None:
        url = serve.address(settings, host, bound)
        _show(url, serve.listening_at(host, bound))
        if not arguments.no_browser and _has_browser():
            webbrowser.open(url)

    trusted = bool(chosen.get("behind_proxy", False))
    count = int(chosen.get("processes", 1))
    if count != 1:
        from emptyhand.server import processes

        return 0 if processes.run(settings, host, port, ready, count, trust_proxy=trusted) else 1
    return 0 if serve.run(settings, host, port, ready, trust_proxy=trusted) else 1


def choices(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the options: the command line's first, then the file's. Raises ValueError or OSError."""
    from emptyhand.server.operations.config import KINDS, read_config

    found: dict[str, Any] = {} if arguments.config is None else read_config(arguments.config)
    given = {name: value for name, value in vars(arguments).items() if name in KINDS and value is not None}
    return found | given


def port_of(chosen: Mapping[str, Any]) -> int:
    """Return the port. Raises ValueError, also if the metrics would use the same one."""
    from emptyhand.server.settings import checked_port

    port = checked_port(int(chosen.get("port", PORT)))
    if port and port == chosen.get("metrics_port"):
        raise ValueError(f"--port and --metrics-port are both {port}: expected two different ports")
    return port


def settings_of(chosen: Mapping[str, Any], arguments: argparse.Namespace) -> Settings:
    """Return the settings. Raises ValueError."""
    from emptyhand.server.operations.config import limits_of
    from emptyhand.server.settings import Settings, default_workers

    port = chosen.get("metrics_port")
    return Settings(
        data=Path(chosen.get("data") or data_folder()).expanduser().absolute(),
        origins=tuple(origin.rstrip("/") for origin in chosen.get("origin", ())),
        workers=int(chosen.get("workers", default_workers())),
        limited=not arguments.no_limits,
        away_ms=_milliseconds(chosen.get("away", 30)),
        think_ms=_milliseconds(chosen.get("think", 2)),
        db=str(chosen.get("db", "")),
        bus=str(chosen.get("bus", "")),
        stall_seconds=float(chosen.get("stuck", 10)),
        request_seconds=float(chosen.get("request_timeout", 15)),
        connections=int(chosen.get("connections", 512)),
        limits=limits_of(chosen),
        open_tables=int(chosen.get("open_tables", 3)),
        offline=str(chosen.get("offline", "")),
        metrics_port=None if port is None else int(port),
        log_json=bool(chosen.get("log_json", False)),
        accept_loss=arguments.accept_loss,
        warm=not arguments.no_warm,
    )


def _milliseconds(seconds: float) -> int:
    """Return whole milliseconds; 0, which no setting accepts, if the time is not finite."""
    return int(seconds * 1000) if math.isfinite(seconds) else 0


def data_folder() -> Path:
    """Return the default folder for tables."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "emptyhand"


def _show(url: str, listening: str) -> None:
    """Print the address and a QR code, and the server's own address if a proxy has to forward to it."""
    behind = "" if listening == url else f", behind {listening}"
    print(f"The table is at {url}{behind}  (Ctrl-C ends it; games go on when it is back)", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(url, micro=False).terminal(compact=True, border=2)


def _has_browser() -> bool:
    """Whether this machine has a display on which a browser can open."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
