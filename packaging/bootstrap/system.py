"""The system's packages for Qt and the set-up: which are missing, their names on this system, their installation.

A list of the libraries that Qt is known to need lets all be installed at once, before Qt is downloaded; then a real
start of Qt finds what the list lacks. Debian's names of packages follow from its policy, RPM finds packages by the
library's own name, and Arch has a list.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from .process import SetUpError, ask, follow

_VERSION: Final = re.compile(r"(?P<stem>.+?)\.so\.(?P<version>[0-9]+)")
_OF_GLIB: Final = re.compile(r"lib(glib|gthread|gio|gobject)-2\.0\.so\.0")
_ARCH: Final = (  # the first that the library's name begins with
    ("libEGL", "libglvnd"), ("libGL", "libglvnd"), ("libOpenGL", "libglvnd"), ("libX11", "libx11"), ("libdbus", "dbus"),
    ("libfontconfig", "fontconfig"), ("libfreetype", "freetype2"), ("libglib", "glib2"), ("libgthread", "glib2"),
    ("libwayland", "wayland"), ("libxcb-cursor", "xcb-util-cursor"), ("libxcb-icccm", "xcb-util-wm"),
    ("libxcb-image", "xcb-util-image"), ("libxcb-keysyms", "xcb-util-keysyms"),
    ("libxcb-render-util", "xcb-util-renderutil"), ("libxcb-util", "xcb-util"), ("libxcb", "libxcb"),
    ("libz.", "zlib"), ("libzstd", "zstd"),
)  # fmt: skip
_APT_LOCKS: Final = tuple(map(Path, (
    "/var/lib/dpkg/lock-frontend", "/var/lib/apt/lists/lock", "/var/cache/apt/archives/lock",
)))  # fmt: skip
_PATIENCE_S: Final = 120
# As `objdump -p` names them in PySide6 6.9 to 6.12: QtWidgets and what it links, then the plugin of each platform.
_FOR_QT: Final = (
    "libEGL.so.1", "libGL.so.1", "libX11.so.6", "libdbus-1.so.3", "libfontconfig.so.1", "libfreetype.so.6",
    "libglib-2.0.so.0", "libgthread-2.0.so.0", "libxkbcommon.so.0", "libz.so.1", "libzstd.so.1",
)  # fmt: skip
_FOR_PLATFORM: Final[Mapping[str, tuple[str, ...]]] = {
    "xcb": (
        "libX11-xcb.so.1", "libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1",
        "libxcb-randr.so.0", "libxcb-render-util.so.0", "libxcb-render.so.0", "libxcb-shape.so.0", "libxcb-shm.so.0",
        "libxcb-sync.so.1", "libxcb-util.so.1", "libxcb-xfixes.so.0", "libxcb-xkb.so.1", "libxcb.so.1",
        "libxkbcommon-x11.so.0",
    ),
    "wayland": ("libwayland-client.so.0", "libwayland-cursor.so.0"),
}  # fmt: skip
_NOT_NEEDED_TO_PLAY: Final = ("libpulse.so.0",)  # for sounds
_SCREENS: Final = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}  # platform: the variable that names its screen
_MISSED: Final = re.compile(
    r"^\s*(\S+) => not found|(lib[^\s:]+): cannot open shared object file", re.MULTILINE
)  # as ldd and the loader print it
_LOAD: Final = """
import ctypes, sys
for library in sys.argv[1:]:
    try:
        ctypes.CDLL(library)
    except OSError:
        print(library)
"""
_QT_TRIAL: Final = "from PySide6.QtWidgets import QApplication; QApplication([])"
_QT_FOLDER: Final = "import importlib.util as u; print(*u.find_spec('PySide6').submodule_search_locations)"


def debian_name(library: str) -> str:
    """The package of a library. Source: Debian Policy, 8.1, "Run-time shared libraries"."""
    if _OF_GLIB.fullmatch(library):
        return "libglib2.0-0"
    match = _VERSION.match(library)
    if library == "libz.so.1" or match is None:
        return "zlib1g" if match else library
    stem = match["stem"].lower().replace("_", "-")
    return f"{stem}{'-' if stem[-1].isdigit() else ''}{match['version']}"


def rpm_name(library: str) -> str:
    """The capability with which every 64-bit RPM provides a library; dnf and zypper find the package by it."""
    return f"{library}()(64bit)"


def arch_name(library: str) -> str:
    """The package of a library; as a rule it bears the library's name."""
    packages = (package for prefix, package in _ARCH if library.startswith(prefix))
    return next(packages, library.partition(".so")[0])


class Manager(NamedTuple):
    """A package manager: its command to install, and its name for the package of a library."""

    install: tuple[str, ...]
    name_of: Callable[[str], str]


APT: Final = Manager(("apt-get", "install", "-y", "--no-install-recommends"), debian_name)
MANAGERS: Final = (
    APT,
    Manager(("dnf", "install", "-y"), rpm_name),
    Manager(("zypper", "--non-interactive", "install"), rpm_name),
    Manager(("pacman", "-S", "--needed", "--noconfirm"), arch_name),
)


def system_manager() -> Manager | None:
    """This system's package manager, if it is one of `MANAGERS`."""
    return next((manager for manager in MANAGERS if shutil.which(manager.install[0])), None)


def is_root() -> bool:
    """Whether this process may install; False on Windows."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def provide(problem: str, libraries: Iterable[str], packages: Iterable[str] = ()) -> None:
    """Install the packages of these libraries, and others by name, where that is allowed: as root with apt.

    `problem` begins the message: "Qt needs libraries that this system does not have: libEGL.so.1". Raises `SetUpError`
    with the command to type if it is not allowed or fails.
    """
    manager = system_manager()
    if manager is None:
        raise SetUpError(f"{problem}.\nInstall them with the system's package manager, then start again.")
    names = sorted({*packages, *map(manager.name_of, libraries)})
    command = [*(() if is_root() else ("sudo",)), *manager.install, *names]
    typed = shlex.join(command)
    if not (is_root() and manager is APT):
        raise SetUpError(f"{problem}.\nType this, then start again:\n\n    {typed}")
    print(f"{problem}. Installing: {typed}", flush=True)
    wait_for_locks()
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if follow(("apt-get", "update", "-q"), environ=environ) or follow(command, environ=environ):
        raise SetUpError(
            f"{problem}, and apt-get could not install it; its own words are above. What was tried:\n\n    {typed}"
        )


def wait_for_locks(locks: Sequence[Path] = _APT_LOCKS) -> None:
    """Wait while another program installs packages, as a fresh system does; after two minutes apt names it."""
    end = time.monotonic() + _PATIENCE_S
    if any(map(_is_locked, locks)):
        print(f"Another program is installing packages. Waiting for it, up to {_PATIENCE_S} seconds.", flush=True)
    while any(map(_is_locked, locks)) and time.monotonic() < end:
        time.sleep(1)


def _is_locked(lock: Path) -> bool:
    import fcntl  # noqa: PLC0415 - not on Windows, where this is never called

    try:
        with lock.open("r+b") as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return isinstance(error, BlockingIOError)  # else there is no such file, so it is not locked
    return False


def missing_in(text: str) -> list[str]:
    """The missing shared libraries in the output of the loader or ldd, sorted."""
    return sorted({match[1] or match[2] for match in _MISSED.finditer(text)})


def platforms_of(environ: Mapping[str, str]) -> list[str]:
    """The Qt platforms for this environment, each the beginning of its plugin's name."""
    chosen = environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.partition(":")[0] for name in chosen.split(";")]
    return [platform for platform, variable in _SCREENS.items() if environ.get(variable)]


def why_no_start(output: str, environ: Mapping[str, str]) -> str:
    """The message when Qt does not start although no library is missing."""
    if "could not connect to display" in output:
        screens = " and ".join(f"{name}={environ[name]}" for name in _SCREENS.values() if environ.get(name)) or "any"
        return f"There is no screen to open the window on: nothing answers at {screens}, or it refuses the connection."
    lines = [line for line in output.splitlines() if line.strip()]
    shown = lines[-1:] if "Traceback (most recent call last):" in lines else lines[-6:]  # its last line is enough
    return "\n".join(
        ("Qt, which draws the window, does not start here. Its own words:\n", *(f"    {line}" for line in shown))
    )


def absent(libraries: Iterable[str]) -> list[str]:
    """The libraries that the system's loader does not find, sorted; none where the loader cannot be asked."""
    is_known, output = ask([sys.executable, "-c", _LOAD, *libraries])
    return sorted(output.split()) if is_known else []


def provide_at_once(environ: Mapping[str, str], packages: Sequence[str]) -> None:
    """Provide these packages and every library that Qt is known to need in this environment, by one command.

    Raises `SetUpError` with the command to type if it may not run and the game needs the packages.
    """
    if not sys.platform.startswith("linux"):
        return
    platforms = [library for platform in platforms_of(environ) for library in _FOR_PLATFORM.get(platform, ())]
    needed, extra = absent((*_FOR_QT, *platforms)), absent(_NOT_NEEDED_TO_PLAY)
    if not (packages or needed or extra):
        return
    message = f"This system lacks what the game needs: {', '.join([*packages, *needed, *extra])}"
    try:
        provide(message, [*needed, *extra], packages)
    except SetUpError as problem:
        if packages or needed:
            raise
        print(f"{problem}\n\nThe game can be played without them, and continues without them now.\n", flush=True)


def make_qt_start(python: Path, environ: Mapping[str, str]) -> None:
    """Start Qt as the program will, and provide missing system libraries.

    Raises `SetUpError` when Qt still does not start; the message says what to type, or has Qt's own words.
    """
    tried: set[str] = set()
    while True:
        starts, output = ask([python, "-c", _QT_TRIAL], environ=environ)
        if starts:
            return
        missing = missing_in(output + _loader_output(python, platforms_of(environ)))
        if tried.issuperset(missing):
            raise SetUpError(why_no_start(output, environ))
        tried.update(missing)
        provide(f"Qt needs libraries that this system does not have: {', '.join(missing)}", missing)


def _loader_output(python: Path, platforms: list[str]) -> str:
    """The output of ldd for the files that Qt opens; unlike a trial it names all missing libraries at once."""
    is_found, folder = ask([python, "-c", _QT_FOLDER])
    if not is_found:
        return ""
    plugins = [f"Qt/plugins/platforms/libq{platform}*.so" for platform in platforms]
    files = [file for pattern in ("QtWidgets.*so", *plugins) for file in sorted(Path(folder).glob(pattern))]
    return "\n".join(ask(["ldd", file])[1] for file in files)
