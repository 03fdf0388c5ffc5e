"""How buttons, boxes and the like are drawn: as Fusion does, with boxes and a focus that are seen in any colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

_BOX: Final = QStyle.PrimitiveElement.PE_IndicatorCheckBox
_ROUND: Final = QStyle.PrimitiveElement.PE_IndicatorRadioButton
_SHARE: Final = 0.55  # of the text's colour in that of an outline


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
