"""Touch screens: everything that can be tapped is as large as a fingertip, and lists scroll with the finger.

Qt turns touches into mouse events for widgets that do not handle them, so the board needs nothing more.
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

TARGET_MM: Final = 9  # minimum width and height of a target
_DPI: Final = (80.0, 200.0)  # plausible logical pixels an inch; televisions and projectors report anything
_LEAST: Final = "least_target"  # property of the application, in logical pixels
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
    """The same style for fingers; `least` is the size of the smallest target, in logical pixels."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        """The usual size, but at least as high as a fingertip."""
        wanted = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type] # the stub has no None
        return wanted.expandedTo(QSize(0, self._least)) if kind in _HIGH else wanted

    def polish(self, made: object) -> object:  # type: ignore[override] # one of its overloads takes widgets
        """Enlarge buttons of fixed size, and let scroll areas follow the finger."""
        if isinstance(made, QAbstractButton):
            made.setMinimumSize(made.minimumSize().expandedTo(QSize(self._least, self._least)))
        elif isinstance(made, QAbstractScrollArea):
            _follow_finger(made)
        return super().polish(made)  # type: ignore[call-overload]


def adapt_to_touch(application: QApplication) -> None:
    """Enlarge all targets if there is a touch screen. Call it before any window exists."""
    if has_touch_screen():
        least = target_size(application.primaryScreen().physicalDotsPerInch())
        application.setProperty(_LEAST, least)
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


def _follow_finger(area: QAbstractScrollArea) -> None:
    """Scroll text with touch only, so a mouse can still select it; in lists a tap also selects."""
    if isinstance(area, QHeaderView) or area.window().windowType() is Qt.WindowType.Popup:
        return
    kind = QScroller.ScrollerGestureType.TouchGesture
    if isinstance(area, QAbstractItemView):
        kind = QScroller.ScrollerGestureType.LeftMouseButtonGesture
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    QScroller.grabGesture(area.viewport(), kind)
