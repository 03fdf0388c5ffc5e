"""Whether there is a screen to open a window on, asked before Qt is: Qt ends the whole program when there is none.

The standard library alone, and plain English, since this speaks before anything is loaded, be it Qt or a translation.
"""

from __future__ import annotations

from collections.abc import Mapping


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
