"""Lets a process open only local sockets: a filter of the kernel kills it for any other.

This needs no privileges, and holds for all threads and programs that the process starts afterwards.
"""

from __future__ import annotations

import ctypes
import os
import platform
import signal
import struct
from typing import Final, NamedTuple

ENDED_BY: Final = getattr(signal, "SIGSYS", 0)  # a signal that not every system has
_NO_NEW_PRIVILEGES: Final = 38  # of prctl(2), as the next one
_SECCOMP: Final = 22
_FILTER: Final = 2
_ALLOW: Final = 0x7FFF_0000  # of seccomp(2), as the next one
_KILL: Final = 0x8000_0000
_UNIX: Final = 1  # the family of sockets between programs of one machine
_LOAD, _EQUAL, _RETURN = 0x20, 0x15, 0x06  # of linux/bpf_common.h: words, and relative jumps
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16  # offsets in seccomp_data


class Calls(NamedTuple):
    """The kernel's number of an architecture, and its system calls that can make a socket."""

    architecture: int
    socket: int
    io_uring_setup: int


_CALLS: Final = {"x86_64": Calls(0xC000_003E, 41, 425), "aarch64": Calls(0xC000_00B7, 198, 425)}


def can_forbid() -> bool:
    """Whether there is such a filter for this system and processor."""
    return os.name == "posix" and platform.system() == "Linux" and platform.machine() in _CALLS


def forbid_network() -> None:
    """From now on kill the process with `ENDED_BY` when it opens a socket that could leave the machine.

    Nothing is forbidden where there is no such filter. Raises `OSError` when the kernel refuses the filter.
    """
    if not can_forbid():
        return
    lines = _program(_CALLS[platform.machine()])
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *line) for line in lines))
    program = struct.pack("@HP", len(lines), ctypes.addressof(code))
    _control(_NO_NEW_PRIVILEGES, 1, ctypes.c_ulong(0))
    _control(_SECCOMP, _FILTER, program)


def _program(calls: Calls) -> list[tuple[int, int, int, int]]:
    """The filter, line by line: code, jumps if true and if false, and operand."""
    return [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 0, 6, calls.architecture),
        (_LOAD, 0, 0, _NUMBER),
        (_EQUAL, 4, 0, calls.io_uring_setup),
        (_EQUAL, 0, 2, calls.socket),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_EQUAL, 0, 1, _UNIX),
        (_RETURN, 0, 0, _ALLOW),
        (_RETURN, 0, 0, _KILL),
    ]


def _control(option: int, first: int, second: bytes | ctypes.c_ulong) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(ctypes.c_int(option), ctypes.c_ulong(first), second, ctypes.c_ulong(0), ctypes.c_ulong(0)):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
