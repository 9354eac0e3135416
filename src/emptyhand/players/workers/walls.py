"""A sandbox for a player from outside this package: no network, no other process, no file written, few files read.

Python's audit hook works everywhere and gives a clear error, but C code can bypass it; resource limits bound what C
code can do. On Linux the kernel adds two walls that a process cannot remove and that need no privileges: Landlock
restricts which files are read, a seccomp filter which system calls are made. docs/own-players.md says what holds where.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from emptyhand.players.workers import seccomp

NULL = Path(os.devnull)
_ROOT = Path(__file__).resolve().parents[3]

# -- Python's audit hook -----------------------------------------------------------------------------------------------

_NETWORK = ("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo")
_NAMES = ("socket.gethostbyname", "socket.gethostbyaddr", "socket.getnameinfo")
_PROCESSES = (
    "subprocess.Popen",
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.spawn",
    "os.fork",
    "os.forkpty",
    "pty.spawn",
)
_FILES = (
    "os.remove",
    "os.rename",
    "os.mkdir",
    "os.rmdir",
    "os.link",
    "os.symlink",
    "os.truncate",
    "os.chmod",
    "os.chown",
    "os.chflags",
    "os.utime",
    "os.setxattr",
    "os.removexattr",
    "os.lockf",
    "fcntl.flock",
    "fcntl.lockf",
)
_OTHERS = ("os.killpg", "resource.setrlimit", "resource.prlimit")
_DENIED = frozenset((*_NETWORK, *_NAMES, *_PROCESSES, *_FILES, *_OTHERS))
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


def _listen(event: str, given: tuple[object, ...]) -> None:
    if event in _DENIED or (event == "os.kill" and given[0] != os.getpid()):
        raise PermissionError(f"a player may not do this: {event}")
    if event == "open":
        path, _, flags = given
        # A number instead of a path is a file that is open already, and was checked when it was opened.
        if isinstance(flags, int) and flags & _WRITING and not isinstance(path, int) and str(path) != os.devnull:
            raise PermissionError("a player may not write files")


# -- resource limits ---------------------------------------------------------------------------------------------------

MOST_THREADS = 64
"""Threads that a player may start. For root the kernel does not count them; its memory limit bounds them."""


def _limit_resources() -> None:
    """Let this process grow no file and start no process; with Linux's count of tasks, a few threads."""
    on_linux = sys.platform.startswith("linux")
    # The kernel counts all tasks of the user against this limit, not only those of this process.
    limits = ((resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_NPROC, _tasks_of_user() + MOST_THREADS if on_linux else 0))
    for limit, most in limits:
        _, hard = resource.getrlimit(limit)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(limit, (least, least))


def _tasks_of_user() -> int:
    """Return how many threads of all processes of this user are running."""
    tasks = 0
    for entry in os.scandir("/proc"):
        # A process may end meanwhile. A folder has a link for each folder in it, and two of its own.
        with suppress(OSError):
            if entry.name.isdigit() and entry.stat().st_uid == os.getuid():
                tasks += Path(entry, "task").stat().st_nlink - 2
    return tasks


# -- Landlock ----------------------------------------------------------------------------------------------------------

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_VERSION, _BENEATH, _NO_NEW_PRIVILEGES = 1, 1, 38
_WRITE_FILE, _READ_FILE, _READ_FOLDER = 1 << 1, 1 << 2, 1 << 3
_TRUNCATE_SINCE, _REFER_SINCE, _TCP_SINCE, _IOCTL_SINCE, _SCOPE_SINCE = 3, 2, 4, 5, 6
_FILES_OF_FIRST = (1 << 13) - 1
_BOTH = 3
"""Bind and connect; abstract sockets and signals."""

READABLE = (
    "/usr",
    "/lib",
    "/lib64",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/dev/null",
    "/dev/urandom",
    # What libraries for numbers ask about the machine and about their own process, and nothing of other processes.
    *(f"/proc/self/{name}" for name in ("fd", "maps", "stat", "statm", "status")),
    "/proc/cpuinfo",
    "/proc/meminfo",
    "/sys/devices/system/cpu",
    "/sys/devices/system/node",
    "/sys/kernel/mm/transparent_hugepage",
)


def _all_rights(version: int) -> int:
    """Return all file rights that this kernel's Landlock can restrict."""
    since = ((13, _REFER_SINCE), (14, _TRUNCATE_SINCE), (15, _IOCTL_SINCE))
    return _FILES_OF_FIRST | sum(1 << bit for bit, least in since if version >= least)


def _restrict_files(libc: ctypes.CDLL, folders: Sequence[Path]) -> int:
    """Restrict this process with Landlock to what it needs; return the version of Landlock, 0 if there is none."""
    version = int(libc.syscall(_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(_VERSION)))
    if version < 1:
        return 0
    network = _BOTH if version >= _TCP_SINCE else 0
    scope = _BOTH if version >= _SCOPE_SINCE else 0
    asked = struct.pack("=QQQ", _all_rights(version), network, scope)
    # A kernel refuses a structure with fields that are newer than itself.
    asked = asked[: 8 * (1 + (version >= _TCP_SINCE) + (version >= _SCOPE_SINCE))]
    rules = int(libc.syscall(_CREATE, asked, ctypes.c_size_t(len(asked)), ctypes.c_uint32(0)))
    if rules < 0:
        return 0
    for path in _needed(folders):
        _allow(libc, rules, path, _READ_FILE | _READ_FOLDER if path.is_dir() else _READ_FILE)
    _allow(libc, rules, NULL, _READ_FILE | _WRITE_FILE)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    refused = libc.syscall(_RESTRICT, rules, ctypes.c_uint32(0))
    os.close(rules)
    return 0 if refused else version


def _needed(folders: Sequence[Path]) -> list[Path]:
    """Return what may be read: Python, installed packages, this package, and the given folders."""
    ours = {sys.prefix, sys.base_prefix, str(_ROOT), *sys.path, *READABLE, *map(str, folders)}
    return [path for path in map(Path, sorted(filter(None, ours))) if path.exists()]


def _allow(libc: ctypes.CDLL, rules: int, path: Path, rights: int) -> None:
    with suppress(OSError):
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
        libc.syscall(_ADD, rules, _BENEATH, struct.pack("=Qi", rights, place), ctypes.c_uint32(0))
        os.close(place)


# -- all of them -------------------------------------------------------------------------------------------------------

_SET_DEATH_SIGNAL = 1


class Walls(NamedTuple):
    """The walls that the kernel holds: the version of Landlock, 0 without it, and whether system calls are filtered."""

    landlock: int = 0
    filtered: bool = False


def shut_in(folders: Sequence[Path]) -> Walls:
    """Put all walls around this process, irrevocably. `folders` are readable: the player's own and the kernels'."""
    sys.dont_write_bytecode = True
    _limit_resources()
    walls = _shut_by_kernel(folders) if sys.platform.startswith("linux") else Walls()
    # Last: it denies what the other walls are made with, such as setrlimit.
    sys.addaudithook(_listen)
    return walls


def _shut_by_kernel(folders: Sequence[Path]) -> Walls:
    libc = ctypes.CDLL(None, use_errno=True)
    # A stopped process cannot notice that its parent has died.
    libc.prctl(_SET_DEATH_SIGNAL, ctypes.c_ulong(signal.SIGKILL))
    # Before the filter, which refuses the calls of Landlock.
    landlock = _restrict_files(libc, folders)
    # Landlock knows the paths: /dev/null can be written. The filter does not, and refuses all writing where it must.
    return Walls(landlock, seccomp.install(libc, writable=landlock > 0))
