"""Checks an installation before anybody plays on it. Each finding is one sentence: what is well, what could be better,
or what is wrong and what was expected.
"""

from __future__ import annotations

import contextlib
import errno
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from importlib.util import find_spec
from pathlib import Path

from emptyhand.rules.extras import install_line
from emptyhand.server.journal.faults import NO_SPACE, reason
from emptyhand.server.operations.findings import Finding, failure, in_use, ok, warning
from emptyhand.server.operations.kept_files import check_files
from emptyhand.server.operations.route_check import check_route
from emptyhand.server.page_files import ROOT, check_page
from emptyhand.server.settings import Settings
from emptyhand.server.storage import folders
from emptyhand.server.storage.folder_lock import running_on
from emptyhand.words.rulebook.words import count_text, sentence

NEEDED = ("litestar", "msgspec", "uvicorn", "websockets", "segno", "sqlalchemy")
MIN_SPACE = 1 << 30
MIN_FILES = 4096
MANY_COMMITS = 20
SLOW_MS, UNSYNCED_MS = 50.0, 0.02
THIS_YEAR = 2025
CONNECT_SECONDS = 5.0
START_SECONDS = 90.0
LATE = "servers will notify each other up to a second late"
NET_FILES = frozenset({"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"})


def examine(settings: Settings, host: str, port: int, *, behind_proxy: bool) -> Iterator[Finding]:
    """Run every check, one after another."""
    yield python()
    yield from packages()
    yield page()
    running = None if settings.db else running_on(settings.data)
    if running is not None:
        at = f", at port {running[0]}" if running else ""
        yield in_use(f"A server is running on this folder{at}.")
    yield from data(settings.data) if not settings.db else database(settings.db)
    if settings.bus:
        yield bus(settings.bus)
    yield check_port(host, port, running, shared=bool(settings.db))
    if settings.metrics_port is not None:
        yield check_port("127.0.0.1", settings.metrics_port, running)
    yield from origins(settings, host, behind_proxy=behind_proxy, running=running is not None)
    yield files_open()
    yield from clocks()
    yield players(settings.workers)


# -- what is installed ------------------------------------------------------------------------------------------------


def python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return ok(f"Python {version}.") if sys.version_info >= (3, 11) else failure(f"Python {version}: expected 3.11.")


def packages() -> Iterator[Finding]:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        yield failure(f"{', '.join(missing)} not installed: expected {install_line('web')}.")
    else:
        yield ok("The web server's packages are installed.")
    if find_spec("numba") is None:
        yield warning(f"numba is not installed, so bots cannot look ahead: expected {install_line('fast')}.")
    if find_spec("uvloop") is None and sys.platform != "win32":
        yield warning("uvloop is not installed: with it the server handles more tables.")


def page(root: Path = ROOT) -> Finding:
    """Whether browsers find every file of the page, its libraries included."""
    try:
        check_page(root)
    except ValueError as error:
        return failure(f"{error}.")
    return ok("Every file of the page is there.")


# -- storage ----------------------------------------------------------------------------------------------------------


def data(folder: Path) -> Iterator[Finding]:
    """Check the data folder. One that the check creates is removed again."""
    try:
        created = folders.create(folder)
    except OSError as error:
        yield failure(sentence(str(error)))
        return
    try:
        yield from _written(folder)
    finally:
        folders.remove(created)


def _written(folder: Path) -> Iterator[Finding]:
    try:
        with tempfile.TemporaryDirectory(prefix=".doctor-", dir=folder) as scratch:
            yield _commits(Path(scratch) / "scratch.db")
    except (OSError, sqlite3.Error) as error:
        why = _cause(error)
        expected = "some free space" if why == NO_SPACE else "a folder of the server's own"
        yield failure(f"{folder} cannot be written, {why}: expected {expected}.")
        return
    yield from check_files(folder)
    kind = file_system(folder)
    if kind in NET_FILES:
        yield failure(f"{folder} is on {kind}, where SQLite is not durable: expected a local disk, or --db.")
    free = shutil.disk_usage(folder).free
    text = f"{free / 2**30:.1f} GiB free in {folder}"
    yield (
        ok(f"{text}.")
        if free >= MIN_SPACE
        else failure(f"{text}: expected at least 1; a full disk pauses every table.")
    )


def _cause(error: OSError | sqlite3.Error) -> str:
    if isinstance(error, sqlite3.Error):
        return reason(error)
    return NO_SPACE if error.errno == errno.ENOSPC else (error.strerror or type(error).__name__).lower()


def _commits(path: Path) -> Finding:
    """Measure a durable commit with the journal's settings."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        mode = db.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        db.execute("PRAGMA synchronous=FULL")
        durable = db.execute("PRAGMA synchronous").fetchone()[0]
        if (mode, durable) != ("wal", 2):
            return failure(f"SQLite offers {mode!r} with durability {durable} here: expected 'wal' and 2.")
        db.execute("CREATE TABLE scratch (n INTEGER)")
        began = time.perf_counter()
        for number in range(MANY_COMMITS):
            db.execute("INSERT INTO scratch VALUES (?)", (number,))
        each = 1000 * (time.perf_counter() - began) / MANY_COMMITS
    if each > SLOW_MS:
        return warning(f"A durable commit takes {each:.0f} ms: moves will feel slow on this disk.")
    if each < UNSYNCED_MS:
        return warning(
            f"A durable commit takes {each * 1000:.0f} us: this disk may not sync what it says it has written."
        )
    return ok(f"A durable commit takes {each:.1f} ms.")


def file_system(folder: Path, mounts: Path = Path("/proc/mounts")) -> str:
    """Return the type of a folder's file system; empty if unknown."""
    if not mounts.exists():
        return ""
    places = [line.split()[1:3] for line in mounts.read_text().splitlines()]
    inside = [(len(place), kind) for place, kind in places if folder.is_relative_to(place.replace("\\040", " "))]
    return max(inside, default=(0, ""))[1]


def database(address: str) -> Iterator[Finding]:
    """Check that PostgreSQL answers and that its settings are durable."""
    import asyncio

    try:
        import asyncpg

        from emptyhand.server.journal.postgres_writer import FAULTS
    except ModuleNotFoundError:
        yield failure(f"asyncpg is not installed: expected {install_line('postgres')}.")
        return

    async def ask() -> dict[str, str]:
        link = await asyncpg.connect(address, timeout=CONNECT_SECONDS)
        try:
            names = ("server_version", "fsync", "full_page_writes", "synchronous_commit", "max_connections")
            return {name: str(await link.fetchval(f"SHOW {name}")) for name in names}
        finally:
            await link.close()

    try:
        found = asyncio.run(ask())
    except (*FAULTS, ValueError) as error:
        yield failure(f"The database cannot be reached ({type(error).__name__}): expected it to accept this machine.")
        return
    yield ok(f"The database answers: PostgreSQL {found['server_version']}.")
    for name in ("fsync", "full_page_writes", "synchronous_commit"):
        if found[name] == "off":
            yield failure(f"The database has {name} off, so a power failure can lose moves: expected on.")
    if int(found["max_connections"]) < 20:
        yield warning(f"The database allows {found['max_connections']} connections: expected about ten per server.")


def bus(address: str) -> Finding:
    """Check that a Redis server answers, without a client library."""
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    try:
        with socket.create_connection((parts.hostname or "", parts.port or 6379), CONNECT_SECONDS) as line:
            line.sendall(b"PING\r\n")
            answer = line.recv(64)
    except OSError as error:
        return warning(f"The bus cannot be reached ({error.strerror or error}): {LATE}.")
    if answer.startswith((b"+PONG", b"-NOAUTH")):
        return ok("The bus answers.")
    return warning(f"The bus does not answer as a Redis server: {LATE}.")


# -- the network ------------------------------------------------------------------------------------------------------


def check_port(host: str, port: int, running: Collection[int] | None = None, *, shared: bool = False) -> Finding:
    """Check that a port is free or taken by the server itself: `running` are its ports, if it runs.

    Servers on a `shared` database leave no note of their ports: any of them may be the one to check.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    where = f"{host}:{port}"
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return failure(
                    f"Cannot listen at {where} ({(error.strerror or '').lower()}): expected another address."
                )
        else:
            return ok(f"{where} is free.")
    if port in (running or ()):
        return ok(f"{where} is taken by the server on this folder.")
    if not _is_ours("127.0.0.1" if host == "0.0.0.0" else host, port):
        return failure(f"{where} is taken by another program: expected a free port.")
    if shared:
        return warning(f"{where} is taken by an Emptyhand server: perhaps the one to check.")
    return failure(f"{where} is taken by an Emptyhand server on another folder: expected a free port.")


def _is_ours(host: str, port: int) -> bool:
    """Whether an Emptyhand server answers there."""
    import http.client

    link = http.client.HTTPConnection(host, port, timeout=CONNECT_SECONDS)
    try:
        link.request("GET", "/healthz")
        return link.getresponse().read(64)[:5] == b'{"ok"'
    except (OSError, http.client.HTTPException):
        return False
    finally:
        link.close()


LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


def origins(settings: Settings, host: str, *, behind_proxy: bool, running: bool = False) -> Iterator[Finding]:
    if not settings.origins and host in LOOPBACK:
        yield warning(f"The server listens at {host} and no --origin is given: only this machine can connect.")
        return
    if not settings.origins:
        yield warning(
            "No --origin is given: people in this network can connect by IP address, people elsewhere cannot."
        )
        return
    if settings.secure and not behind_proxy:
        yield failure("An https origin means a proxy: expected --behind-proxy, or everybody counts as one address.")
    if behind_proxy and host not in LOOPBACK:
        yield failure(
            f"Behind a proxy the server listens at {host}, where clients could bypass it: expected 127.0.0.1."
        )
    if not settings.secure:
        yield warning("An origin is without https: cookies and cards travel unencrypted.")
    for origin in settings.origins:
        yield check_route(origin, running=running)


# -- the machine ------------------------------------------------------------------------------------------------------


def files_open() -> Finding:
    try:
        import resource
    except ModuleNotFoundError:
        return warning("The limit of open files is unknown on this system.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if 0 <= most < MIN_FILES:
        return warning(
            f"At most {most} files may be open, one per connection: expected ulimit -n 65536 for many players."
        )
    return ok("The number of open files is not limited." if most < 0 else f"{most} files may be open.")


def clocks() -> Iterator[Finding]:
    if not time.get_clock_info("monotonic").monotonic:
        yield failure("This system has no monotonic clock: expected one, since tables count time by it.")
    if time.gmtime().tm_year < THIS_YEAR:
        yield failure(
            f"The clock says {time.strftime('%Y-%m-%d')}: expected it to be set, since links and cookies expire by it."
        )
    else:
        yield ok("The clock is set.")


def players(count: int, seconds: float = START_SECONDS) -> Finding:
    """Start a worker process and have it choose a move."""
    from emptyhand.players.workers.pool import Workers
    from emptyhand.server.tables.players import first_view

    spec = "level:2" if find_spec("numba") is None else "level:4"
    view, began = first_view("obsession"), time.monotonic()
    workers = Workers(1, seconds=seconds)
    try:
        workers.submit(spec, 1, view.law, view).result(seconds)
        faults = list(workers.faults)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is the finding)
        faults = [type(error).__name__]
    finally:
        workers.close()
    took = time.monotonic() - began
    if faults:
        return failure(f"A worker process {faults[0].removeprefix('a process ')}: expected a move.")
    return ok(f"Bots run in {count_text(count, 'worker process')}; one made its first move in {took:.0f} s.")
