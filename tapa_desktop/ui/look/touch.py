"""Touch screens: everything that can be tapped is as large as a fingertip, and lists scroll with the finger.

Qt turns touches into mouse events for widgets that do not handle them, so the board needs nothing more.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import QApplication

TARGET_MM: Final = 9  # minimum width and height of a target
_DPI: Final = (80.0, 200.0)  # plausible logical pixels an inch; televisions and projectors report anything
_LEAST: Final = "least_target"  # property of the application, in logical pixels


def adapt_to_touch(application: QApplication) -> None:
    """Enlarge all targets if there is a touch screen. Call it before any window exists."""
    if has_touch_screen():
        least = target_size(application.primaryScreen().physicalDotsPerInch())
        application.setProperty(_LEAST, least)
        from .style import TouchStyle  # noqa: PLC0415 - most screens are no touch screens

        application.setStyle(TouchStyle(least))


def has_touch_screen() -> bool:
    """Whether there is a touch screen."""
    return any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


def target_size(dots_per_inch: float) -> int:
    """The smallest target in logical pixels, for this many of them to an inch."""
    least, most = _DPI
    return ceil(TARGET_MM / 25.4 * min(max(dots_per_inch, least), most))


def tappable(width: int, height: int) -> QSize:
    """This size for something to tap, or a larger one on a touch screen."""
    application = QCoreApplication.instance()
    least = int((application.property(_LEAST) if application is not None else 0) or 0)
    return QSize(width, height).expandedTo(QSize(least, least))
