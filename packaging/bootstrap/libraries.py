"""The system libraries that Qt needs: a list of what is known, and then a real start of Qt.

The list lets everything be asked for at once, before Qt is downloaded. The start finds what the list does not know.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from .packages import manager_here, provide
from .process import SetUpError, ask

_MISSED: Final = (
    re.compile(r"^\s*(\S+) => not found", re.MULTILINE),  # ldd
    re.compile(r"(lib[^\s:]+): cannot open shared object file"),  # the loader
)
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
_LOAD: Final = """
import ctypes, sys
for library in sys.argv[1:]:
    try:
        ctypes.CDLL(library)
    except OSError:
        print(library)
"""
_SCREENS: Final = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}  # platform: the variable that names its screen
_QT_TRIAL: Final = """
from PySide6.QtWidgets import QApplication
QApplication([])
"""
_QT_FOLDER: Final = "import importlib.util as u; print(*u.find_spec('PySide6').submodule_search_locations)"


def missed_in(text: str) -> list[str]:
    """The shared libraries that the loader's or ldd's words say are not there, sorted."""
    return sorted({library for pattern in _MISSED for library in pattern.findall(text)})


def platforms_of(environ: Mapping[str, str]) -> list[str]:
    """The Qt platforms that come into question in this environment, each the beginning of its plugin's name."""
    chosen = environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.partition(":")[0] for name in chosen.split(";")]
    return [platform for platform, variable in _SCREENS.items() if environ.get(variable)]


def why_no_start(words: str, environ: Mapping[str, str]) -> str:
    """What to tell the user when Qt misses no library and does not start all the same, as Qt's words say."""
    if "could not connect to display" in words:
        named = " and ".join(f"{name}={environ[name]}" for name in _SCREENS.values() if environ.get(name))
        where = named or "any"
        return f"There is no screen to open the window on: nothing answers at {where}, or it refuses the connection."
    return f"Qt, which draws the window, does not start here. Its own words:\n\n{_shortened(words)}"


def absent(libraries: Iterable[str]) -> list[str]:
    """Which of these libraries the system's loader does not find, sorted; none where the loader cannot be asked."""
    answered, words = ask([sys.executable, "-c", _LOAD, *libraries])
    return sorted(words.split()) if answered else []


def provide_at_once(environ: Mapping[str, str], packages: Sequence[str]) -> None:
    """Provide these packages and every library that Qt is known to need here, by one command.

    Args:
        environ: the environment in which Qt is to start; it says on which platform.
        packages: further packages that are missing, by the system's own names.

    Raises:
        SetUpError: with the command to type, where it is not allowed to run, and the game cannot be played without.
    """
    if not sys.platform.startswith("linux"):
        return
    platforms = [library for platform in platforms_of(environ) for library in _FOR_PLATFORM.get(platform, ())]
    needed, extra = absent((*_FOR_QT, *platforms)), absent(_NOT_NEEDED_TO_PLAY)
    if not (packages or needed or extra):
        return
    what = f"This system lacks what the game needs: {', '.join([*packages, *needed, *extra])}"
    try:
        _provide(what, [*needed, *extra], packages)
    except SetUpError as problem:
        if packages or needed:
            raise
        print(f"{problem}\n\nThe game can be played without them, and continues without them now.\n", flush=True)


def make_qt_start(python: Path, environ: Mapping[str, str] = os.environ) -> None:
    """Start Qt as the program will, and provide the system libraries that turn out to be missing.

    Raises:
        SetUpError: when Qt does not start all the same; the message says what to type, or has Qt's own words.
    """
    asked_for: set[str] = set()
    while True:
        starts, words = ask([python, "-c", _QT_TRIAL], environ=environ)
        if starts:
            return
        missing = set(missed_in(words + _missed_by_loader(python, platforms_of(environ))))
        if missing <= asked_for:
            raise SetUpError(why_no_start(words, environ))
        asked_for |= missing
        _provide_libraries(sorted(missing))


def _provide_libraries(missing: list[str]) -> None:
    _provide(f"Qt needs libraries that this system does not have: {', '.join(missing)}", missing)


def _provide(what: str, libraries: Sequence[str], packages: Sequence[str] = ()) -> None:
    """Install the packages that hold these libraries, and further packages, or tell what to install."""
    manager = manager_here()
    if manager is None:
        raise SetUpError(f"{what}.\nInstall them with the system's package manager, then start again.")
    provide(what, [*packages, *map(manager.name_of, libraries)], manager)


def _missed_by_loader(python: Path, platforms: list[str]) -> str:
    """What ldd says of the files that Qt opens; unlike a trial it names all missing libraries at once."""
    found, folder = ask([python, "-c", _QT_FOLDER])
    if not found:
        return ""
    plugins = Path(folder, "Qt", "plugins", "platforms")
    files = [*Path(folder).glob("QtWidgets.*so")]
    files += [file for platform in platforms for file in sorted(plugins.glob(f"libq{platform}*.so"))]
    return "\n".join(ask(["ldd", file])[1] for file in files)


def _shortened(words: str) -> str:
    """The last lines of a program's words, indented; a traceback says it all in its last one."""
    lines = [line for line in words.splitlines() if line.strip()]
    if "Traceback (most recent call last):" in lines:
        lines = lines[-1:]
    return "\n".join(f"    {line}" for line in lines[-6:])
