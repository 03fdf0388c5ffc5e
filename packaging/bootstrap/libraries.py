"""The system libraries that Qt needs, found by really starting Qt, and by asking the loader what it misses."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .packages import manager_here, provide
from .process import SetUpError, ask

_MISSED: Final = (
    re.compile(r"^\s*(\S+) => not found", re.MULTILINE),  # ldd
    re.compile(r"(lib[^\s:]+): cannot open shared object file"),  # the loader
)
_SCREENS: Final = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}  # platform: the variable that names its screen
_QT_TRIAL: Final = """
from PySide6.QtWidgets import QApplication
QApplication([])
try:
    import PySide6.QtMultimedia
except ImportError as error:
    print(error)
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
        return f"There is no screen to open the window on: nothing answers at {named or 'any'}, or it lets nobody in."
    return f"Qt, which draws the window, does not start here. Its own words:\n\n{_shortened(words)}"


def make_qt_start(python: Path, environ: Mapping[str, str] = os.environ) -> None:
    """Start Qt as the program will, and provide the system libraries that turn out to be missing.

    Raises:
        SetUpError: when Qt does not start all the same; the message says what to type, or has Qt's own words.
    """
    asked_for: set[str] = set()
    while True:
        starts, words = ask([python, "-c", _QT_TRIAL], environ=environ)
        if starts:
            _provide_for_sounds(missed_in(words))
            return
        missing = set(missed_in(words + _missed_by_loader(python, platforms_of(environ))))
        if missing <= asked_for:
            raise SetUpError(why_no_start(words, environ))
        asked_for |= missing
        _provide_libraries(sorted(missing))


def _provide_libraries(missing: list[str]) -> None:
    what = f"Qt needs libraries that this system does not have: {', '.join(missing)}"
    manager = manager_here()
    if manager is None:
        raise SetUpError(f"{what}.\nInstall them with the system's package manager, then start again.")
    provide(what, map(manager.name_of, missing), manager)


def _provide_for_sounds(missing: list[str]) -> None:
    """Provide what only sounds need; where that cannot be, the program is silent, and that is all."""
    manager = manager_here()
    if not missing or manager is None:
        return
    what = f"There will be no sounds, since they need libraries that this system does not have: {', '.join(missing)}"
    try:
        provide(what, map(manager.name_of, missing), manager)
    except SetUpError as problem:
        print(problem, flush=True)


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
