"""A screen that is touched: whatever can be tapped is as large as a fingertip, and lists are pushed by the finger.

Qt makes a mouse of a finger for all who know no better, so the board is played by touch as it is by mouse.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QScroller,
    QStyle,
    QStyleOption,
    QWidget,
)

from .style import Style

TARGET_MM: Final = 9  # the least width and height of what is tapped
_DPI: Final = (80.0, 200.0)  # logical pixels to an inch that can be believed; televisions and beamers say anything
_LEAST: Final = "least_target"  # a property of the application
_HIGH: Final = {
    QStyle.ContentsType.CT_CheckBox,
    QStyle.ContentsType.CT_ComboBox,
    QStyle.ContentsType.CT_ItemViewItem,
    QStyle.ContentsType.CT_LineEdit,
    QStyle.ContentsType.CT_MenuItem,
    QStyle.ContentsType.CT_MenuBarItem,
    QStyle.ContentsType.CT_PushButton,
    QStyle.ContentsType.CT_RadioButton,
    QStyle.ContentsType.CT_SpinBox,
    QStyle.ContentsType.CT_TabBarTab,
    QStyle.ContentsType.CT_ToolButton,
}


class TouchStyle(Style):
    """The same look for fingers; `least`: the smallest target, in logical pixels."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        """As large as it would be, and as high as a fingertip."""
        wanted = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type] # the stub knows no None
        return wanted.expandedTo(QSize(0, self._least)) if kind in _HIGH else wanted

    def polish(self, made: object) -> object:  # type: ignore[override] # it has a form for widgets among others
        """What has a size of its own grows as well, and what scrolls follows the finger."""
        if isinstance(made, QAbstractButton):
            made.setMinimumSize(made.minimumSize().expandedTo(QSize(self._least, self._least)))
        elif isinstance(made, QAbstractScrollArea):
            _follow_finger(made)
        return super().polish(made)  # type: ignore[call-overload]


def adapt_to_touch(application: QApplication) -> None:
    """Make all targets large, if there is a screen that is touched; before there is any window."""
    if has_touch_screen():
        least = target_size(application.primaryScreen().physicalDotsPerInch())
        application.setProperty(_LEAST, least)
        application.setStyle(TouchStyle(least))


def has_touch_screen() -> bool:
    """Whether some screen can be touched."""
    return any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


def target_size(dots_per_inch: float) -> int:
    """The least target in logical pixels, on a screen with so many of them to an inch."""
    least, most = _DPI
    return ceil(TARGET_MM / 25.4 * min(max(dots_per_inch, least), most))


def tappable(width: int, height: int) -> QSize:
    """That size for something to tap, or a larger one where it is tapped with a finger."""
    application = QCoreApplication.instance()
    least = int((application.property(_LEAST) if application is not None else 0) or 0)
    return QSize(width, height).expandedTo(QSize(least, least))


def _follow_finger(area: QAbstractScrollArea) -> None:
    """Texts are pushed by touch alone, lest a mouse select nothing; in lists a tap is to choose, too."""
    if isinstance(area, QHeaderView) or area.window().windowType() is Qt.WindowType.Popup:
        return
    kind = QScroller.ScrollerGestureType.TouchGesture
    if isinstance(area, QAbstractItemView):
        kind = QScroller.ScrollerGestureType.LeftMouseButtonGesture
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    QScroller.grabGesture(area.viewport(), kind)
