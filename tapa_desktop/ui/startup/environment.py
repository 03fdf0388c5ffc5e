"""What the program lacks on this machine: Qt, its libraries, or a screen; in words for the user.

Qt ends the whole program when there is no screen, so that is asked before. The standard library alone, and plain
English, since this speaks before anything is loaded, Qt or a translation.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_LIBRARY: Final = re.compile(r"(lib[^\s:]+): cannot open shared object file")
_INSTALL: Final = "Install it with the system's package manager; in a clone, packaging/from_clone.py does that."


def why_no_import(error: ImportError) -> str:
    """Why the window's own parts could not be loaded."""
    library = _LIBRARY.search(str(error))
    if library is not None:
        return f"Tapa Desktop cannot start: the library {library[1]} is missing on this system.\n{_INSTALL}"
    if isinstance(error, ModuleNotFoundError) and error.name:
        package = error.name.partition(".")[0]
        return (
            f"Tapa Desktop cannot start: the Python package {package} is not installed here.\n"
            "Install the program with pip, or in a clone: python3 packaging/from_clone.py play"
        )
    return f"Tapa Desktop cannot start: {error}"


def why_no_platform(plugins: Path, platform: str) -> str:
    """Why Qt could not open a screen of that kind: a library that its plug-in lacks, or a screen that is not there."""
    try:
        for plugin in sorted(plugins.glob(f"libq{platform}*.so")):
            ctypes.CDLL(str(plugin))
    except OSError as error:
        library = _LIBRARY.search(str(error))
        lacks = f"the library {library[1]} is missing on this system" if library else str(error)
        return f"Tapa Desktop cannot open a window: {lacks}.\n{_INSTALL}"
    return f"Tapa Desktop cannot open a window: the screen that is named to it ({platform}) does not answer."


def why_no_window(environ: Mapping[str, str], platform: str) -> str:
    """What stands in the way of a window here, in words for the user; empty when nothing does.

    Args:
        environ: the environment, as `os.environ`.
        platform: the system, as `sys.platform`. Where it is not Linux there is always a screen.
    """
    chosen = any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if chosen or not platform.startswith("linux"):
        return ""
    return (
        "Tapa Desktop opens a window, and there is no screen here to open it on:"
        " neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
        "Start it in a desktop session; over ssh, connect with ssh -X."
    )
