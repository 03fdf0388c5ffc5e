"""Windows that belong to another, and yet do not lie on top of it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def stand_alone(window: QWidget) -> None:
    """Let a window that is not shown yet go behind the one it belongs to, when that is brought forward.

    A dialog of another window is always above it: it would hide the board from those who play on beside it.
    """
    window.create()  # from now on there is a handle; `winId` would make windows of what lies in the other one, too
    window.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # Qt allows none, its stubs do not
