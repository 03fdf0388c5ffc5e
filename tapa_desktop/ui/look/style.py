"""How buttons and boxes are drawn, the ring around what has the focus, and the icon of the windows.

All is drawn as Fusion does, with boxes and a focus that are seen in any colours. Boards show the place where the keys
act themselves. The icon is drawn by packaging/icons.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFocusFrame, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from shiboken6 import isValid

from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.view.focus import FocusBoard

_BOX: Final = QStyle.PrimitiveElement.PE_IndicatorCheckBox
_ROUND: Final = QStyle.PrimitiveElement.PE_IndicatorRadioButton
_SHARE: Final = 0.55  # of the text's colour in that of an outline

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)  # pixels; each is read when it is needed


class Style(QProxyStyle):
    """Fusion draws the outline of a box darker than the window, which in a dark one is as good as none."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """As Fusion does it, and an outline around boxes and the round marks of choices."""
        super().drawPrimitive(element, option, painter, widget)
        if element not in {_BOX, _ROUND}:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(outline(option.palette), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
        if element == _BOX:
            painter.drawRoundedRect(rect, 2, 2)
        else:
            painter.drawEllipse(rect)
        painter.restore()

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """As Fusion has it; but the ring around the focus lies over the whole window, so that no part cuts it off."""
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, returned)


def outline(palette: QPalette) -> QColor:
    """The colour of that outline."""
    text, window = palette.windowText().color(), palette.window().color()
    pairs = ((window.red(), text.red()), (window.green(), text.green()), (window.blue(), text.blue()))
    return QColor(*(round(ground + _SHARE * (over - ground)) for ground, over in pairs))


class FocusRing(QObject):
    """Follows the focus from the first Tab on, until the pointer takes over.

    The style alone shows it too little: not at all on a table without a line, or on a flat or a blue button, and palely
    elsewhere. Qt's own frame does it in the colour of the text.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._frame: QFocusFrame | None = None
        application.focusChanged.connect(self.follow)

    def follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The focus has gone from one widget to another."""
        if self._frame is None or not isValid(self._frame):  # it goes with the window in which it has been
            self._frame = QFocusFrame()
        ringed = now if now is not None and _wants_ring(now) else None
        self._frame.setWidget(ringed)  # type: ignore[arg-type]  # None is for no ring, as Qt says


def _wants_ring(widget: QWidget) -> bool:
    window = widget.window()
    is_by_keys = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    is_popup = window.windowType() is Qt.WindowType.Popup  # which shows its own line
    return is_by_keys and not is_popup and not isinstance(widget, FocusBoard)


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
