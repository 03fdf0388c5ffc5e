"""What the program lacks on this machine, in words for the user. The standard library alone: Qt may be missing."""

from __future__ import annotations

import ctypes
import re
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
