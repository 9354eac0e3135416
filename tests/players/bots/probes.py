"""A player that tries to leave its walls through C when it is asked, and reports in its trace what came of it.

`targets.json` beside it names a file of the user, a Unix socket that somebody listens at, and two TCP and UDP ports.
"""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Callable
from pathlib import Path

from emptyhand.game.moves import legal_moves_for
from emptyhand.game.view import View
from emptyhand.players.bots import Budget, Thought

libc = ctypes.CDLL(None, use_errno=True)
OWN = __file__.encode()
HERE = os.open(__file__, os.O_RDONLY)
BUFFER = ctypes.create_string_buffer(4096)
NOW = -100  # AT_FDCWD
IS_ARM = os.uname().machine == "aarch64"

Probe = Callable[[], int]


def targets() -> dict[str, str]:
    found: dict[str, str] = json.loads(Path(__file__).with_name("targets.json").read_text())
    return found


def file() -> bytes:
    return targets()["file"].encode()


def parent() -> int:
    return os.getppid()


def call(x86: int, arm: int, *arguments: object) -> Probe:
    """A system call by its number on each machine, -1 where it has none. `file` and `parent` are asked for in time."""
    number = ctypes.c_long(arm if IS_ARM else x86)

    def probe() -> int:
        values = [argument() if callable(argument) else argument for argument in arguments]
        result: int = libc.syscall(number, *(ctypes.c_long(v) if isinstance(v, int) else v for v in values))
        return result

    return probe


def of_file(name: str, *more: object) -> Probe:
    """A function of the C library about a file of the user."""
    return lambda: getattr(libc, name)(file(), *more)


def forked(start: Probe) -> Probe:
    """What starts a process; a new one would end at once."""

    def probe() -> int:
        pid = start()
        if pid == 0:
            os._exit(0)
        return pid

    return probe


def unix() -> int:
    path = targets()["socket"].encode()
    address = (1).to_bytes(2, "little") + path + b"\0"
    number = libc.socket(1, 1, 0)
    return int(number if number < 0 else libc.connect(number, address, len(address)))


def udp() -> int:
    address = (2).to_bytes(2, "little") + int(targets()["udp"]).to_bytes(2, "big") + bytes([127, 0, 0, 1]) + bytes(8)
    return int(libc.sendto(libc.socket(2, 2, 0), b"x", 1, 0, address, 16))


def tcp() -> int:
    address = (2).to_bytes(2, "little") + int(targets()["tcp"]).to_bytes(2, "big") + bytes([127, 0, 0, 1]) + bytes(8)
    return int(libc.connect(libc.socket(2, 1, 0), address, 16))


def from_memory() -> int:
    """Run a program that lies in no file."""
    number: int = libc.memfd_create(b"program", 0)
    if number >= 0:
        libc.write(number, b"#!/bin/true\n", 12)
        return forked(libc.fork)() if libc.fexecve(number, vector(b"x"), vector()) else 0
    return number


def vector(*words: bytes) -> object:
    return (ctypes.c_char_p * (len(words) + 1))(*words, None)


def read(path: str) -> Probe:
    """Open a file or folder of /proc."""
    return lambda: libc.open(path.format(parent=parent()).encode(), os.O_RDONLY)


def limits() -> ctypes.Array[ctypes.c_ulong]:
    return (ctypes.c_ulong * 2)(1 << 40, 1 << 40)


TIMES = (ctypes.c_long * 4)(0, 0, 0, 0)
SPAN = (ctypes.c_void_p * 2)(ctypes.addressof(BUFFER), 8)
CLONE_ARGUMENTS = (ctypes.c_ulonglong * 11)(0, 0, 0, 0, 17)
HOW_TO_OPEN = (ctypes.c_ulonglong * 3)(os.O_WRONLY | os.O_CREAT, 0o600, 0)

PROBES: dict[str, Probe] = {
    # The network.
    "UDP": udp,
    "TCP": tcp,
    "a Unix socket": unix,
    "IPv6": lambda: libc.socket(10, 2, 0),
    "netlink": lambda: libc.socket(16, 3, 0),
    "packets": lambda: libc.socket(17, 3, 0),
    "a pair of datagram sockets": lambda: libc.socketpair(1, 2, 0, BUFFER),
    "sendmsg": call(46, 211, HERE, BUFFER, 0),
    "listen": call(50, 201, HERE, 1),
    # Processes and programs.
    "fork": forked(libc.fork),
    "fork by number": forked(call(57, -1)),
    "vfork": forked(call(58, -1)),
    "clone": forked(call(56, 220, 17, 0, 0, 0, 0)),
    "clone with its own namespaces": forked(call(56, 220, 17 | 0x50000000, 0, 0, 0, 0)),
    "clone3": forked(call(435, 435, CLONE_ARGUMENTS, 88)),
    "system": lambda: -1 if libc.system(b"exit 0") else 0,
    "execve": lambda: libc.execve(b"/bin/true", vector(b"true"), vector()),
    "execveat": call(322, 281, HERE, b"", vector(b"x"), vector(), 0x1000),
    "a program from memory": from_memory,
    "memfd_create": lambda: libc.memfd_create(b"program", 0),
    "memfd_secret": call(447, 447, 0),
    # Files of the user.
    "chmod": of_file("chmod", 0o644),
    "fchmod": lambda: libc.fchmod(HERE, 0o644),
    "fchmodat": lambda: libc.fchmodat(NOW, file(), 0o644, 0),
    "fchmodat2": call(452, 452, NOW, file, 0o644, 0),
    "utime": of_file("utime", None),
    "utimes": of_file("utimes", None),
    "utimensat": lambda: libc.utimensat(NOW, file(), TIMES, 0),
    "futimens": lambda: libc.futimens(HERE, TIMES),
    "chown": of_file("chown", -1, -1),
    "lchown": of_file("lchown", -1, -1),
    "fchown": lambda: libc.fchown(HERE, -1, -1),
    "setxattr": of_file("setxattr", b"user.x", b"1", 1, 0),
    "truncate": of_file("truncate", 0),
    "unlink": of_file("unlink"),
    "rename": lambda: libc.rename(file(), file() + b"2"),
    "link": lambda: libc.link(file(), file() + b"2"),
    "symlink": lambda: libc.symlink(file(), file() + b"2"),
    "mkdir": lambda: libc.mkdir(file() + b"2", 0o700),
    "mkfifo": lambda: libc.mkfifo(file() + b"2", 0o600),
    "open for writing": of_file("open", os.O_WRONLY),
    "open for reading": of_file("open", os.O_RDONLY),
    "open a new file": lambda: libc.open(OWN + b"2", os.O_WRONLY | os.O_CREAT, 0o600),
    "open a file without a name": lambda: libc.open(bytes(Path(__file__).parent), 0o20200002, 0o600),
    "openat2": call(437, 437, NOW, OWN + b"2", HOW_TO_OPEN, 24),
    "a lock": lambda: libc.flock(HERE, 2),
    "a lease": lambda: libc.fcntl(HERE, 1024, 0),
    "inotify": lambda: libc.inotify_init1(0),
    "fanotify": lambda: libc.fanotify_init(0, 0),
    "a handle of a file": lambda: libc.name_to_handle_at(NOW, file(), BUFFER, BUFFER, 0),
    "mount": lambda: libc.mount(b"none", b"/mnt", b"tmpfs", 0, None),
    "chroot": lambda: libc.chroot(b"/"),
    "sync": lambda: libc.syncfs(HERE),
    # Other processes.
    "environment of the parent": read("/proc/{parent}/environ"),
    "command line of the parent": read("/proc/{parent}/cmdline"),
    "command line of the first process": read("/proc/1/cmdline"),
    "memory of the parent": read("/proc/{parent}/mem"),
    "all processes": read("/proc"),
    "tasks of the parent": read("/proc/{parent}/task"),
    "sockets of the machine": read("/proc/self/net/unix"),
    "folder of the parent": lambda: libc.readlink(f"/proc/{parent()}/cwd".encode(), BUFFER, 4096),
    "ptrace": lambda: libc.ptrace(16, parent(), None, None),
    "ptrace by seizing": lambda: libc.ptrace(0x4206, parent(), None, None),
    "process_vm_readv": call(310, 270, parent, SPAN, 1, SPAN, 1, 0),
    "process_vm_writev": call(311, 271, parent, SPAN, 0, SPAN, 0, 0),
    "kcmp": call(312, 272, parent, 1, 0, 0, 0),
    "pidfd_open": call(434, 434, parent, 0),
    "kill the parent": lambda: libc.kill(parent(), 0),
    "kill all": lambda: libc.kill(-1, 0),
    "kill its group": lambda: libc.kill(0, 0),
    "tgkill": call(234, 131, parent, parent, 0),
    "tkill": call(200, 130, parent, 0),
    "rt_sigqueueinfo": call(129, 138, parent, 0, BUFFER),
    "a signal from a pipe": lambda: libc.fcntl(2, 8, parent()),
    "priority of the parent": lambda: libc.setpriority(0, parent(), 0),
    "processors of the parent": call(203, 122, parent, 8, b"\xff" * 8),
    "scheduler of the parent": call(144, 119, parent, 0, bytes(8)),
    "priority of the parent, to read": call(140, 141, 0, parent),
    "processors of the parent, to read": call(204, 123, parent, 8, BUFFER),
    "scheduler of the parent, to read": call(145, 120, parent),
    "disk priority of the parent": call(251, 30, 1, parent, 0),
    "limits of the parent": lambda: libc.prlimit(parent(), 7, None, BUFFER),
    "its own limit of memory": lambda: libc.setrlimit(9, limits()),
    "its own limits by prlimit": lambda: libc.prlimit(0, 9, limits(), None),
    "a session of its own": lambda: libc.setpgid(0, 0) or libc.setsid(),
    "living on without its parent": lambda: libc.prctl(1, 0, 0, 0, 0),
    "shared memory": lambda: libc.shmget(0, 4096, 0o1600),
    "a queue of messages": lambda: libc.msgget(0, 0o1600),
    "a semaphore": lambda: libc.semget(0, 1, 0o1600),
    "keys of the user": call(250, 219, 0, -3, 0),
    # The kernel.
    "io_uring": call(425, 425, 1, BUFFER),
    "aio": call(206, 0, 1, BUFFER),
    "bpf": call(321, 280, 0, BUFFER, 0),
    "perf_event_open": call(298, 241, BUFFER, 0, -1, -1, 0),
    "userfaultfd": call(323, 282, 1),
    "namespaces": lambda: libc.unshare(0x10000000),
    "setuid": lambda: libc.setuid(os.getuid()),
    "x32 calls": call(0x40000000 | 39, -1),
}


def outcome(probe: Probe) -> str:
    ctypes.set_errno(0)
    result = probe()
    return f"refused {ctypes.get_errno()}" if result < 0 else f"done {result}"


class Prober:
    def choose(self, view: View) -> object:
        return legal_moves_for(view.law, view)[0]

    def think(self, view: View, budget: Budget) -> Thought:
        """Make the part of the probes that the budget names: a trace has few lines."""
        names = sorted(PROBES)[(budget.rollouts or 1) - 1 :][:40]
        return Thought(legal_moves_for(view.law, view)[0], tuple(f"{name}: {outcome(PROBES[name])}" for name in names))
