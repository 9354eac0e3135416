"""The filter of system calls decides alike on both machines that it knows."""

from __future__ import annotations

import errno
import struct

import pytest

from emptyhand.players.workers import seccomp
from emptyhand.players.workers.seccomp import ALLOW, ARCHITECTURES, KILL_PROCESS, REFUSE, program
from emptyhand.players.workers.syscalls import AARCH64, X86_64

PID = 4711
REFUSED, UNKNOWN = REFUSE | errno.EPERM, REFUSE | errno.ENOSYS


def decide(machine: str, number: int, *arguments: int, architecture: int | None = None, writable: bool = True) -> int:
    """What the kernel would decide about a call: its interpreter of classic BPF, as far as a filter needs it."""
    values = [value & (1 << 64) - 1 for value in arguments] + [0] * (6 - len(arguments))
    found = architecture or ARCHITECTURES[machine]
    data = struct.pack("<IIQ6Q", number, found, 0, *values)
    lines, at, register = program(machine, PID, writable=writable), 0, 0
    while True:
        code, value, hit, miss = lines[at]
        at += 1
        if code == seccomp.RETURN:
            return value
        if code == seccomp.LOAD:
            (register,) = struct.unpack_from("<I", data, value)
        elif code == seccomp.AND:
            register &= value
        else:
            at += hit if (register == value if code == seccomp.JUMP_EQUAL else register >= value) else miss


CALLS = {
    # A call by its numbers on x86_64 and aarch64, its arguments, and what becomes of it.
    "read": ((0, 63), (0, 1, 1), ALLOW),
    "exit": ((231, 94), (0,), ALLOW),
    "socket": ((41, 198), (2, 2, 0), REFUSED),
    "connect": ((42, 203), (3, 0, 16), REFUSED),
    "execve": ((59, 221), (), REFUSED),
    "ptrace": ((101, 117), (16, 1), REFUSED),
    "fchmodat": ((268, 53), (), REFUSED),
    "clone3": ((435, 435), (), UNKNOWN),
    "io_uring_setup": ((425, 425), (), UNKNOWN),
    "a call of a later kernel": ((9999, 9999), (), UNKNOWN),
    "a thread": ((56, 220), (0x3D0F00,), ALLOW),
    "a process": ((56, 220), (17,), REFUSED),
    "a thread in a namespace": ((56, 220), (0x3D0F00 | 0x40000000,), REFUSED),
    "kill itself": ((62, 129), (PID, 9), ALLOW),
    "kill its parent": ((62, 129), (PID - 1, 9), REFUSED),
    "kill all": ((62, 129), (-1, 9), REFUSED),
    "its own limits": ((302, 261), (0, 9, 0, 1), ALLOW),
    "its own processors": ((204, 123), (0, 128, 1 << 32), ALLOW),
    "processors of its main thread": ((204, 123), (PID, 128, 1 << 32), ALLOW),
    "processors of others": ((204, 123), (PID - 1, 128, 1 << 32), REFUSED),
    "its own priority": ((140, 141), (0, 0), ALLOW),
    "priority of others": ((140, 141), (0, PID - 1), REFUSED),
    "priority of the user": ((140, 141), (2, 0), REFUSED),
    "scheduler of others": ((145, 120), (PID - 1,), REFUSED),
    "limits to set": ((302, 261), (0, 9, 1 << 32, 0), REFUSED),
    "limits of others": ((302, 261), (1, 9, 0, 1), REFUSED),
    "a pair of streams": ((53, 199), (1, 1 | 0o2000000, 0, 1), ALLOW),
    "a pair of datagram sockets": ((53, 199), (1, 2, 0, 1), REFUSED),
    "send": ((44, 206), (5, 1, 1, 0, 0, 0), ALLOW),
    "send to an address": ((44, 206), (5, 1, 1, 0, 1 << 32, 110), REFUSED),
    "copy a file number": ((72, 25), (3, 1030, 0), ALLOW),
    "a signal about a file": ((72, 25), (3, 8, 1), REFUSED),
    "is it a terminal": ((16, 29), (1, 0x5401), ALLOW),
    "type into a terminal": ((16, 29), (0, 0x5412), REFUSED),
    "name a thread": ((157, 167), (15,), ALLOW),
    "outlive its parent": ((157, 167), (1, 0), REFUSED),
}


@pytest.mark.parametrize("machine", [X86_64, AARCH64])
@pytest.mark.parametrize("name", CALLS)
def test_a_call_is_decided_by_its_number_and_its_arguments(name: str, machine: str) -> None:
    numbers, arguments, expected = CALLS[name]
    assert decide(machine, numbers[machine == AARCH64], *arguments) == expected


@pytest.mark.parametrize("machine", [X86_64, AARCH64])
def test_calls_by_the_numbers_of_another_architecture_end_the_process(machine: str) -> None:
    i386 = 0x40000003
    assert decide(machine, 0, architecture=i386) == KILL_PROCESS


@pytest.mark.parametrize(("machine", "openat"), [(X86_64, 257), (AARCH64, 56)])
@pytest.mark.parametrize(("flags", "writes"), [(0, False), (0o2000000, False), (1, True), (2, True), (0o1100, True)])
def test_without_landlock_the_filter_refuses_to_open_for_writing(
    machine: str, openat: int, flags: int, writes: bool
) -> None:
    assert decide(machine, openat, 3, 1, flags, writable=False) == (REFUSED if writes else ALLOW)
    assert decide(machine, openat, 3, 1, flags) == ALLOW


@pytest.mark.parametrize("machine", [X86_64, AARCH64])
def test_the_filter_has_a_length_that_the_kernel_takes(machine: str) -> None:
    assert len(program(machine, PID, writable=False)) <= 4096
