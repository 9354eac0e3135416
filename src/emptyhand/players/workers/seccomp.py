"""A seccomp filter: the kernel refuses every system call that an own player has no use for, C code included.

The filter lists what is allowed, so a call that a later kernel adds is refused too. It holds for all threads, cannot be
removed, and needs no privileges.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from collections.abc import Iterator
from typing import NamedTuple

from emptyhand.players.workers.syscalls import AARCH64, X86_64, ArgumentCheck, allowed_calls

ARCHITECTURES = {X86_64: 0xC000003E, AARCH64: 0xC00000B7}
"""The kernel's names for the two ways to make a call; a 64-bit x86 kernel has others, with other numbers."""

ALLOW, REFUSE, KILL_PROCESS = 0x7FFF0000, 0x00050000, 0x80000000
LOAD, AND, JUMP_EQUAL, JUMP_NOT_BELOW, RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16
NEWER = 424
"""Calls from this number on are the same on all machines. Libraries do without one that the kernel does not know."""

_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2
_LONG = ctypes.c_ulong


class Instruction(NamedTuple):
    """An instruction of classic BPF; `hit` and `miss` are how many instructions a jump skips."""

    code: int
    value: int
    hit: int = 0
    miss: int = 0


def program(machine: str, pid: int, *, writable: bool) -> list[Instruction]:
    """Return the filter for the process `pid`; without `writable` it refuses to open any file for writing."""
    return [
        Instruction(LOAD, _ARCHITECTURE),
        # By another way of calling the kernel, the same numbers would mean other calls.
        Instruction(JUMP_EQUAL, ARCHITECTURES[machine], hit=1),
        Instruction(RETURN, KILL_PROCESS),
        Instruction(LOAD, _NUMBER),
        *(line for call in allowed_calls(machine, pid, writable=writable).items() for line in _call(*call)),
        Instruction(JUMP_NOT_BELOW, NEWER, miss=1),
        Instruction(RETURN, REFUSE | errno.ENOSYS),
        Instruction(RETURN, REFUSE | errno.EPERM),
    ]


def _call(number: int, checks: tuple[ArgumentCheck, ...]) -> Iterator[Instruction]:
    """Yield the part for one call: it decides about this call and falls through for any other."""
    body = [line for check in checks for line in _checked(check)]
    yield Instruction(JUMP_EQUAL, number, miss=len(body) + 1)
    yield from body
    yield Instruction(RETURN, ALLOW)


def _checked(check: ArgumentCheck) -> Iterator[Instruction]:
    """Yield a test of an argument: it refuses the call or falls through."""
    yield Instruction(LOAD, _ARGUMENTS + 8 * check.argument + 4 * check.high)
    yield Instruction(AND, check.mask)
    for place, value in enumerate(check.values):
        yield Instruction(JUMP_EQUAL, value, hit=len(check.values) - place)
    yield Instruction(RETURN, REFUSE | errno.EPERM)


def machine() -> str | None:
    """Return the name of this machine if there is a filter for it and for this Python."""
    found = os.uname().machine
    return found if found in ARCHITECTURES and struct.calcsize("P") == ctypes.sizeof(ctypes.c_uint64) else None


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("lines", ctypes.c_char_p))


def install(libc: ctypes.CDLL, *, writable: bool) -> bool:
    """Put the filter around this process, irrevocably; return whether it holds. There must be no other thread."""
    here = machine()
    if here is None:
        return False
    lines = program(here, os.getpid(), writable=writable)
    packed = b"".join(struct.pack("=HBBI", line.code, line.hit, line.miss, line.value) for line in lines)
    libc.prctl(_NO_NEW_PRIVILEGES, _LONG(1), _LONG(0), _LONG(0), _LONG(0))
    return int(libc.prctl(_SET_SECCOMP, _LONG(_FILTER), ctypes.byref(_Program(len(lines), packed)))) == 0
