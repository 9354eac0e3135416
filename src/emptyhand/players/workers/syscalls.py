"""The system calls that an own player may make, with their numbers on x86_64 and aarch64 ("-": it has none)."""

from __future__ import annotations

from typing import NamedTuple

X86_64, AARCH64 = "x86_64", "aarch64"
MACHINES = (X86_64, AARCH64)

_FREE = """
read 0 63, readv 19 65, pread64 17 67, preadv 295 69, write 1 64, writev 20 66, lseek 8 62, fadvise64 221 223
close 3 57, close_range 436 436, dup 32 23, dup2 33 -, dup3 292 24, pipe 22 -, pipe2 293 59
stat 4 -, fstat 5 80, lstat 6 -, newfstatat 262 79, statx 332 291, statfs 137 43, fstatfs 138 44
access 21 -, faccessat 269 48, faccessat2 439 439, readlink 89 -, readlinkat 267 78
getdents 78 -, getdents64 217 61, getcwd 79 17, chdir 80 49, fchdir 81 50
select 23 -, pselect6 270 72, poll 7 -, ppoll 271 73, eventfd 284 -, eventfd2 290 19, recvfrom 45 207
epoll_create 213 -, epoll_create1 291 20, epoll_ctl 233 21, epoll_wait 232 -, epoll_pwait 281 22, epoll_pwait2 441 441
mmap 9 222, munmap 11 215, mprotect 10 226, mremap 25 216, madvise 28 233, brk 12 214
rt_sigaction 13 134, rt_sigprocmask 14 135, rt_sigreturn 15 139, rt_sigpending 127 136, rt_sigsuspend 130 133
rt_sigtimedwait 128 137, sigaltstack 131 132, pause 34 -, restart_syscall 219 128, exit 60 93, exit_group 231 94
futex 202 98, set_tid_address 218 96, set_robust_list 273 99, rseq 334 293, membarrier 324 283, arch_prctl 158 -
sched_yield 24 124, sched_get_priority_max 146 125, sched_get_priority_min 147 126, getcpu 309 168
nanosleep 35 101, clock_nanosleep 230 115, clock_gettime 228 113, clock_getres 229 114, gettimeofday 96 169
time 201 -, times 100 153, getrusage 98 165, getitimer 36 102, setitimer 38 103, alarm 37 -, getrandom 318 278
getpid 39 172, getppid 110 173, gettid 186 178, getuid 102 174, geteuid 107 175, getgid 104 176, getegid 108 177
getresuid 118 148, getresgid 120 150, getgroups 115 158, getpgrp 111 -, getrlimit 97 163, uname 63 160
sysinfo 99 179, umask 95 166, capget 125 90, wait4 61 260, waitid 247 95
"""
"""Calls that may be made with any arguments. Landlock decides which files can be opened."""

_CHECKED = """
open 2 -, openat 257 56, fcntl 72 25, ioctl 16 29, clone 56 220, prctl 157 167, prlimit64 302 261
kill 62 129, tgkill 234 131, socketpair 53 199, sendto 44 206
getpriority 140 141, sched_getaffinity 204 123, sched_getparam 143 121, sched_getscheduler 145 120
"""


class ArgumentCheck(NamedTuple):
    """A condition on an argument: its bits under `mask` equal one of `values`. Bits above the 32nd are ignored."""

    argument: int
    values: tuple[int, ...]
    mask: int = 0xFFFFFFFF
    high: bool = False
    """Look at the upper half of the argument instead: a pointer is null if both halves are."""


def _null(argument: int) -> tuple[ArgumentCheck, ArgumentCheck]:
    return ArgumentCheck(argument, (0,)), ArgumentCheck(argument, (0,), high=True)


_WRITING = 0o3 | 0o100 | 0o1000
"""Any access but reading, O_CREAT and O_TRUNC."""
_COPY, _GET_FLAGS, _SET_FLAGS, _COPY_CLOSING = 0, (1, 3), (2, 4), 1030
_TERMINAL, _WAITING, _BLOCKING, _CLOSING = (0x5401, 0x5413), 0x541B, 0x5421, (0x5450, 0x5451)
_THREAD = 0x10000
_NOT_A_THREAD = 0x1000 | 0x2000 | 0x4000 | 0x20000 | 0x7E000000
"""CLONE_PIDFD, CLONE_PTRACE, CLONE_VFORK and new namespaces."""
_NAMES, _QUESTIONS, _NAME_MEMORY = (15, 16), (3, 21, 23, 39), 0x53564D41
_UNIX, _STREAM, _KINDS_OF_SOCKETS = 1, 1, 0xF


def _checks(pid: int, *, writable: bool) -> dict[str, tuple[ArgumentCheck, ...]]:
    """Return the conditions of the calls that depend on their arguments, for the process `pid`."""
    opening = 0 if writable else _WRITING
    return {
        "open": (ArgumentCheck(1, (0,), opening),),
        "openat": (ArgumentCheck(2, (0,), opening),),
        # No locks, leases or signals about a file.
        "fcntl": (ArgumentCheck(1, (_COPY, *_GET_FLAGS, *_SET_FLAGS, _COPY_CLOSING)),),
        "ioctl": (ArgumentCheck(1, (*_TERMINAL, _WAITING, _BLOCKING, *_CLOSING)),),
        # Threads, which libraries for numbers use, and no processes.
        "clone": (ArgumentCheck(0, (_THREAD,), _THREAD | _NOT_A_THREAD),),
        "prctl": (ArgumentCheck(0, (*_NAMES, *_QUESTIONS, _NAME_MEMORY)),),
        # Its own priority and processors, to read: what other processes have, and which there are, is not its business.
        "getpriority": (ArgumentCheck(0, (0,)), ArgumentCheck(1, (0, pid))),
        "sched_getaffinity": (ArgumentCheck(0, (0, pid)),),
        "sched_getparam": (ArgumentCheck(0, (0, pid)),),
        "sched_getscheduler": (ArgumentCheck(0, (0, pid)),),
        # Its own limits, to read.
        "prlimit64": (ArgumentCheck(0, (0, pid)), *_null(2)),
        "kill": (ArgumentCheck(0, (pid,)),),
        "tgkill": (ArgumentCheck(0, (pid,)),),
        # asyncio wakes itself through a pair of sockets; such a stream reaches nobody else.
        "socketpair": (ArgumentCheck(0, (_UNIX,)), ArgumentCheck(1, (_STREAM,), _KINDS_OF_SOCKETS)),
        "sendto": _null(4),
    }


def _numbers(table: str, machine: str) -> dict[str, int]:
    place = 1 + MACHINES.index(machine)
    rows = [row.split() for row in table.replace("\n", ",").split(",") if row.strip()]
    return {row[0]: int(row[place]) for row in rows if row[place] != "-"}


def allowed_calls(machine: str, pid: int, *, writable: bool) -> dict[int, tuple[ArgumentCheck, ...]]:
    """Return the conditions of every call that the process `pid` may make, by its number on a machine.

    Without `writable` it can open no file for writing, whatever its path.
    """
    checks = _checks(pid, writable=writable)
    free = dict.fromkeys(_numbers(_FREE, machine).values(), ())
    return free | {number: checks[name] for name, number in _numbers(_CHECKED, machine).items()}
