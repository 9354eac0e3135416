"""`emptyhand serve`: a card table for browsers, on this machine and its network."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path

PORT = 8765
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=EVERYWHERE, help=f"listen at this number only; {LOOPBACK} keeps everyone else out"
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"{PORT} unless given; 0 takes any that is free")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep tables in this folder")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address people type, such as https://cards.example, if not this machine's own; may be repeated",
    )
    parser.add_argument(
        "--away", type=float, default=30.0, metavar="S", help="seconds until a bot stands in for who is gone; 30"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes for bots that think; all cores but one")
    parser.add_argument("--behind-proxy", action="store_true", help="let a proxy on this machine say where callers are")
    parser.add_argument("--no-limits", action="store_true", help="let any number come from one address, to measure")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")


def run(arguments: argparse.Namespace) -> int:
    try:
        from emptyhand.web import serve
        from emptyhand.web.settings import Settings, default_workers
    except ModuleNotFoundError as error:
        raise ValueError(f"the table needs {error.name}: install it with pip install 'emptyhand[web]'") from None
    settings = Settings(
        data=(arguments.data or serve.data_folder()).expanduser().absolute(),
        origins=tuple(origin.rstrip("/") for origin in arguments.origin),
        workers=default_workers() if arguments.workers is None else arguments.workers,
        limited=not arguments.no_limits,
        away_ms=int(arguments.away * 1000),
    )

    def ready(port: int) -> None:
        url = serve.address(settings, arguments.host, port)
        _show(url, serve.listening_at(arguments.host, port))
        if not arguments.no_browser and _has_browser():
            webbrowser.open(url)

    begun = serve.run(settings, arguments.host, arguments.port, ready, trust_proxy=arguments.behind_proxy)
    return 0 if begun else 1


def _show(url: str, listening: str) -> None:
    """The address, to type or to photograph; and where a proxy finds the server, if there has to be one."""
    behind = "" if listening == url else f", behind {listening}"
    print(f"The table is at {url}{behind}  (Ctrl-C ends it; games go on when it is back)", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(url, micro=False).terminal(compact=True, border=2)


def _has_browser() -> bool:
    """Whether somebody sits before this machine who would see one."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
