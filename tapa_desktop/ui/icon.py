"""The icon of the program, as all its windows have it. It is drawn by packaging/icons.py."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from tapa_desktop.resources import ResourceMissing, resource

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)  # pixels; each is read when it is needed


def program_icon() -> QIcon:
    """The icon in all its sizes; none where it is missing, since a window does without."""
    icon = QIcon()
    for size in SIZES:
        try:
            icon.addFile(str(icon_file(size)), QSize(size, size))
        except ResourceMissing:
            continue
    return icon


def icon_file(size: int) -> Path:
    """The file of the icon in one of its sizes.

    Raises:
        ResourceMissing: when it is not there.
    """
    return resource("icons", f"tapa-desktop-{size}.png")
