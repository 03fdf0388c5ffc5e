"""Checks whether Qt, its libraries and a screen are there, and explains to the user what is missing.

Qt aborts the program when there is no screen, so this is checked before. It uses the standard library and English only,
since it runs before Qt or a translation is loaded. On some systems a windowed program has no output to print to.
"""

from __future__ import annotations

import builtins
import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from tapa_desktop.app.storage.files import system_message

_LIBRARY: Final = r"(lib[^\s:]+): cannot open shared object file"
SCALE: Final = "QT_SCALE_FACTOR"  # the variable of Qt's scale factor
_SCALES: Final = (0.1, 20.0)  # at 0.1 the window is as large as a postage stamp
_INSTALL: Final = "Install it with the system's package manager; in a clone, packaging/from_clone.py does that."
_NO_BREAK: Final = "\u00a0"  # not in every encoding, so a space is printed


def why_no_import(error: ImportError) -> str:
    """Why the modules of the window could not be imported."""
    library = re.search(_LIBRARY, str(error))
    if library is not None:
        return f"Tapa Desktop cannot start: the library {library[1]} is missing on this system.\n{_INSTALL}"
    if isinstance(error, ModuleNotFoundError) and error.name:
        package = error.name.partition(".")[0]
        return (
            f"Tapa Desktop cannot start: the Python package {package} is not installed here.\n"
            "Install the program with pip, or in a clone: python3 packaging/from_clone.py play"
        )
    return f"Tapa Desktop cannot start: {error}"


def speed_up_imports() -> None:
    """Import Qt, or raise `ImportError`, and remove its import hook, which slows down each later import."""
    import PySide6.QtCore  # noqa: F401, PLC0415 - main() imports this module even without Qt

    # WORKAROUND(PySide 6.9): at each import its hook checks whether the module uses other spellings of Qt's names, and
    # searches its source for its own name. No module here uses them.
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)


def why_no_platform(plugins: Path, platform: str) -> str:
    """Why Qt could not open a screen of this kind: its plug-in lacks a library, or there is no such screen."""
    import ctypes  # noqa: PLC0415 - no start that succeeds needs it

    try:
        for plugin in sorted(plugins.glob(f"libq{platform}*.so")):
            ctypes.CDLL(str(plugin))
    except OSError as error:
        library = re.search(_LIBRARY, str(error))
        lacks = f"the library {library[1]} is missing on this system" if library else str(error)
        return f"Tapa Desktop cannot open a window: {lacks}.\n{_INSTALL}"
    return f"Tapa Desktop cannot open a window: the screen that is named to it ({platform}) does not answer."


def _can_be_seen(factor: str) -> bool:
    """Whether a window is visible at this scale factor; Qt ignores text that is not a number."""
    least, most = _SCALES
    try:
        return least <= float(factor) <= most
    except ValueError:
        return True


def why_no_window(environ: Mapping[str, str], platform: str) -> str:
    """Why no window, or no visible one, can be opened here, in words for the user; empty if one can.

    The arguments are like `os.environ` and `sys.platform`. Systems other than Linux always have a screen.
    """
    # WORKAROUND(Qt 6.9): it accepts any number as a factor, and then shows no window, or one without size.
    if not _can_be_seen(environ.get(SCALE, "")):
        least, most = _SCALES
        return (
            f"Tapa Desktop opens a window, and at the size that {SCALE}={environ[SCALE]} asks for none could be seen:"
            f" set it to a number from {least:g} to {most:g}, or unset it."
        )
    # WORKAROUND(Qt 6.9): without a screen `QApplication` aborts the process, so this is checked first.
    has_screen = any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if has_screen or not platform.startswith("linux"):
        return ""
    return (
        "Tapa Desktop opens a window, and there is no screen here to open it on:"
        " neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
        "Start it in a desktop session; over ssh, connect with ssh -X."
    )


def tell(text: str) -> int:
    """Print a text on the standard output. Return the exit status: 0, or 1 if not all of it could be printed."""
    if sys.stdout is None:
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        sys.stdout.write(text.replace(_NO_BREAK, " "))
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes the rest at exit
        return complain(f"The result cannot be printed: {system_message(error)}")
    return 0


def complain(text: str) -> int:
    """Print a line on the error output. Return the exit status 1."""
    if sys.stderr is not None:  # it is None in a windowed program on some systems
        with suppress(OSError):  # a full disk, or a closed pipe
            sys.stderr.write(text.replace(_NO_BREAK, " ") + "\n")
    return 1
