"""The system's package managers: what each calls the package of a shared library, and the command that installs it.

Debian's names follow from its policy, RPM packages can be asked for by the library's own name, and Arch has a list.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .process import SetUpError, follow

_VERSION: Final = re.compile(r"(?P<stem>.+?)\.so\.(?P<version>[0-9]+)")
_DEBIAN_EXCEPTIONS: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
_APT_LOCKS: Final = (
    Path("/var/lib/dpkg/lock-frontend"), Path("/var/lib/apt/lists/lock"), Path("/var/cache/apt/archives/lock"),
)  # fmt: skip
_ARCH: Final = (  # the first that the library's name begins with
    ("libEGL", "libglvnd"),
    ("libGL", "libglvnd"),
    ("libOpenGL", "libglvnd"),
    ("libX11", "libx11"),
    ("libdbus", "dbus"),
    ("libfontconfig", "fontconfig"),
    ("libfreetype", "freetype2"),
    ("libglib", "glib2"),
    ("libgthread", "glib2"),
    ("libwayland", "wayland"),
    ("libxcb-cursor", "xcb-util-cursor"),
    ("libxcb-icccm", "xcb-util-wm"),
    ("libxcb-image", "xcb-util-image"),
    ("libxcb-keysyms", "xcb-util-keysyms"),
    ("libxcb-render-util", "xcb-util-renderutil"),
    ("libxcb-util", "xcb-util"),
    ("libxcb", "libxcb"),
    ("libz.", "zlib"),
    ("libzstd", "zstd"),
)


def debian_name(library: str) -> str:
    """The package of a library. Source: Debian Policy, 8.1, "Run-time shared libraries"."""
    match = _VERSION.match(library)
    if library in _DEBIAN_EXCEPTIONS or match is None:
        return _DEBIAN_EXCEPTIONS.get(library, library)
    stem = match["stem"].lower().replace("_", "-")
    return f"{stem}{'-' if stem[-1].isdigit() else ''}{match['version']}"


def rpm_name(library: str) -> str:
    """The capability under which every 64-bit RPM offers a library; dnf and zypper find the package by it."""
    return f"{library}()(64bit)"


def arch_name(library: str) -> str:
    """The package of a library; as a rule it bears the library's name."""
    known = (package for prefix, package in _ARCH if library.startswith(prefix))
    return next(known, library.partition(".so")[0])


@dataclass(frozen=True, slots=True)
class Manager:
    """A package manager: how it installs, and how it calls the package that holds a library."""

    install: tuple[str, ...]
    name_of: Callable[[str], str]
    update: tuple[str, ...] = ()  # has to go before, where package lists may be missing

    def command(self, packages: Iterable[str], *, root: bool) -> list[str]:
        """The command that installs these packages, for one who is root or has to become it."""
        return [*(() if root else ("sudo",)), *self.install, *sorted(set(packages))]


APT: Final = Manager(
    ("apt-get", "install", "-y", "--no-install-recommends"), debian_name, update=("apt-get", "update", "-q")
)
MANAGERS: Final = (
    APT,
    Manager(("dnf", "install", "-y"), rpm_name),
    Manager(("zypper", "--non-interactive", "install"), rpm_name),
    Manager(("pacman", "-S", "--needed", "--noconfirm"), arch_name),
)


def manager_here(which: Callable[[str], str | None] = shutil.which) -> Manager | None:
    """This system's package manager, if it is one of those known here."""
    return next((manager for manager in MANAGERS if which(manager.install[0])), None)


def provide(what: str, packages: Iterable[str], manager: Manager) -> None:
    """Install packages where that is allowed, which is as root with apt.

    Args:
        what: the beginning of the message, such as "Qt needs libraries that this system does not have: libEGL.so.1".
        packages: names as this manager knows them.
        manager: the package manager of this system.

    Raises:
        SetUpError: with the command to type, where it is not allowed or did not work.
    """
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    command = manager.command(packages, root=root)
    typed = shlex.join(command)
    if not (root and manager is APT):
        raise SetUpError(f"{what}.\nType this, then start again:\n\n    {typed}")
    print(f"{what}. Installing: {typed}", flush=True)
    wait_for_locks()
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if follow(manager.update, environ=environ) or follow(command, environ=environ):
        raise SetUpError(
            f"{what}, and apt-get could not install it; its own words are above. What was tried:\n\n    {typed}"
        )


def wait_for_locks(locks: Iterable[Path] = _APT_LOCKS, limit: float = 120) -> None:
    """Wait while another program installs packages, such as a fresh system's own updates.

    Args:
        locks: the files that dpkg and apt lock, by `fcntl`, while they work.
        limit: how long to wait, in seconds; after that apt itself says who holds the lock.
    """
    end = time.monotonic() + limit
    told = False
    while any(map(_is_locked, locks)) and time.monotonic() < end:
        if not told:
            print(f"Another program is installing packages. Waiting for it, up to {limit:.0f} seconds.", flush=True)
            told = True
        time.sleep(min(1, limit))


def _is_locked(lock: Path) -> bool:
    """Whether another process holds the lock on this file."""
    import fcntl  # noqa: PLC0415 - not on Windows, where this is never called

    try:
        with lock.open("r+b") as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False  # there is no such file, so nobody has locked it
    return False
