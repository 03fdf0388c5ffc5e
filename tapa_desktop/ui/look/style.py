"""The style of buttons and boxes, also for touch, the ring around the focused widget, and the icon of the windows.

Qt makes its many types for styles when they are first used, so no start uses them: at first the style is plain Fusion,
which looks the same until a box is open or Tab is pressed. packaging/icons.py draws the icon.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QFocusFrame,
    QHeaderView,
    QProxyStyle,
    QScroller,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.paint.brushes import mixed
from tapa_desktop.ui.board.view.widget import BoardWidget

_BOX: Final = QStyle.PrimitiveElement.PE_IndicatorCheckBox
_ROUND: Final = QStyle.PrimitiveElement.PE_IndicatorRadioButton
_SHARE: Final = 0.55  # share of the text colour in the colour of an outline

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

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)  # pixels; each file is read when it is needed


def apply_style(application: QApplication) -> None:
    """Give the application its style, the focus ring and the icon."""
    if not isinstance(application.style(), Style):  # `TouchStyle` is set before a window exists
        application.setStyle(Style())
    FocusRing(application)
    application.setWindowIcon(program_icon())


class Style(QProxyStyle):
    """Fusion, with visible outlines and a focus ring above all widgets."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw as Fusion does, and add an outline around check boxes and radio buttons."""
        super().drawPrimitive(element, option, painter, widget)
        if element not in {_BOX, _ROUND}:
            return
        # WORKAROUND(Qt 6.9): Fusion draws these outlines darker than the window, so they are invisible in a dark one.
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
        """As Fusion, but put the focus ring above the whole window, where no widget clips it, and no icons on buttons.

        Qt would draw them on some only: a cross on *Close*, none on *Play* beside it.
        """
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 0
        return super().styleHint(hint, option, widget, returned)


class TouchStyle(Style):
    """The style for touch screens; `least` is the size of the smallest target, in logical pixels."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        """The usual size, but at least as high as a fingertip."""
        usual = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type] # the stub has no None
        return usual.expandedTo(QSize(0, self._least)) if kind in _HIGH else usual

    def polish(self, target: object) -> object:  # type: ignore[override] # one of its overloads takes widgets
        """Enlarge buttons of fixed size, and let scroll areas follow the finger."""
        if isinstance(target, QAbstractButton):
            target.setMinimumSize(target.minimumSize().expandedTo(QSize(self._least, self._least)))
        elif isinstance(target, QAbstractScrollArea):
            _follow_finger(target)
        return super().polish(target)  # type: ignore[call-overload]


def outline(palette: QPalette) -> QColor:
    """The colour of an outline."""
    return mixed(palette.window().color(), palette.windowText().color(), _SHARE)


def _follow_finger(area: QAbstractScrollArea) -> None:
    """Scroll text with touch only, so a mouse can still select it; in lists a tap also selects."""
    if isinstance(area, QHeaderView) or area.window().windowType() is Qt.WindowType.Popup:
        return
    kind = QScroller.ScrollerGestureType.TouchGesture
    if isinstance(area, QAbstractItemView):
        kind = QScroller.ScrollerGestureType.LeftMouseButtonGesture
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    QScroller.grabGesture(area.viewport(), kind)


class FocusRing(QObject):
    """Shows a ring around the focused widget, from the first Tab until the mouse is used."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._frame: QFocusFrame | None = None
        application.focusChanged.connect(self.follow)

    def follow(self, _before: QWidget | None, widget: QWidget | None) -> None:
        """Move the ring to the widget that now has the focus."""
        # WORKAROUND(Qt 6.9): Fusion shows the focus too faintly, and on borderless tables and flat buttons not at all.
        # A `QFocusFrame` becomes a child of the window it is shown in, so it may have been deleted with that.
        if self._frame is None or not isValid(self._frame):
            self._frame = QFocusFrame()
        target = widget if widget is not None and _wants_ring(widget) else None
        self._frame.setWidget(target)  # type: ignore[arg-type]  # None means no ring, as Qt documents


def _wants_ring(widget: QWidget) -> bool:
    window = widget.window()
    is_by_keys = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    is_popup = window.windowType() is Qt.WindowType.Popup  # a popup highlights its own current line
    return is_by_keys and not is_popup and not isinstance(widget, BoardWidget)


def program_icon() -> QIcon:
    """The icon in all sizes. Missing files are left out, since a window works without an icon."""
    icon = QIcon()
    for size in SIZES:
        try:
            icon.addFile(str(icon_file(size)), QSize(size, size))
        except ResourceMissing:
            continue
    return icon


def icon_file(size: int) -> Path:
    """The file of the icon in this size. Raises `ResourceMissing` when it does not exist."""
    return resource("icons", f"tapa-desktop-{size}.png")
