"""A sandbox for a player from outside this package: no network, no other program, no file written, few files read.

Two layers. Python's audit hook works everywhere and gives a clear error, but C code can bypass it.
Landlock, where the Linux kernel has it, cannot be removed by the process and needs no privileges: it restricts files
(5.13), TCP (6.7) and signals to other programs (6.12). It does not cover other ways off a machine, such as UDP from
C code.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

NULL = Path(os.devnull)
_ROOT = Path(__file__).resolve().parents[2]

# -- the first wall ----------------------------------------------------------------------------------------------------

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
)
_DENIED = frozenset((*_NETWORK, *_NAMES, *_PROCESSES, *_FILES))
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


def _listen(event: str, given: tuple[object, ...]) -> None:
    if event in _DENIED:
        raise PermissionError(f"a player may not do this: {event}")
    if event == "open":
        path, _, flags = given
        if isinstance(flags, int) and flags & _WRITING and not isinstance(path, int) and str(path) != os.devnull:
            raise PermissionError("a player may not write files")


# -- the second wall ---------------------------------------------------------------------------------------------------

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
    "/proc",
    "/sys",
)


def _all_rights(version: int) -> int:
    """Return all file rights that this kernel's Landlock can restrict."""
    since = ((13, _REFER_SINCE), (14, _TRUNCATE_SINCE), (15, _IOCTL_SINCE))
    return _FILES_OF_FIRST | sum(1 << bit for bit, least in since if version >= least)


def _shut_by_kernel(folders: Sequence[Path]) -> int:
    """Restrict this process with Landlock to what it needs; return the version of Landlock, 0 if there is none."""
    if not sys.platform.startswith("linux"):
        return 0
    libc = ctypes.CDLL(None, use_errno=True)
    version = int(libc.syscall(_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(_VERSION)))
    if version < 1:
        return 0
    network = _BOTH if version >= _TCP_SINCE else 0
    scope = _BOTH if version >= _SCOPE_SINCE else 0
    asked = struct.pack("=QQQ", _all_rights(version), network, scope)
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


def shut_in(folders: Sequence[Path]) -> int:
    """Put both walls around this process, irrevocably. `folders` are readable: the player's own and the kernels'.

    Return the version of Landlock, 0 without it.
    """
    sys.dont_write_bytecode = True
    held = _shut_by_kernel(folders)
    sys.addaudithook(_listen)
    return held
