"""The graph widget: a chart with a cursor that clicks and keys move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFocusRect, QToolTip, QWidget

from .chart import Chart, Plot, plot_of
from .paint import paint_plot

_HINT: Final = QSize(360, 170)
_LEAST: Final = QSize(120, 60)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Graph(QWidget):
    """Shows a chart. Clicks and the arrow keys choose a place; Page Up and Page Down jump between marks.

    Signals:
        chosen: the user has chosen a place, counted from 0.
    """

    chosen = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self.chart = Chart(())
        self.cursor_at: int | None = None

    def show_chart(self, chart: Chart) -> None:
        """Show another chart. The cursor stays at its place if the new chart has that place."""
        self.chart = chart
        if self.cursor_at is not None and self.cursor_at >= len(chart.places):
            self.cursor_at = None
        self._describe_cursor()

    def set_cursor(self, at: int | None) -> None:
        """Move the cursor, or hide it if `at` is None. Emits no signal."""
        assert at is None or 0 <= at < len(self.chart.places), at
        self.cursor_at = at
        self._describe_cursor()

    def plot(self) -> Plot:
        """The layout at the current size."""
        metrics = self.fontMetrics()
        return plot_of(self.chart, self.width(), self.height(), metrics.height(), metrics.horizontalAdvance)

    def sizeHint(self) -> QSize:
        """A size at which lines are easy to follow."""
        return _HINT

    def minimumSizeHint(self) -> QSize:
        """A very small size, since a graph is less important than text."""
        return _LEAST

    def event(self, event: QEvent) -> bool:
        """Show the numbers under the pointer as a tooltip."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self.plot().nearest(event.pos().x())
            QToolTip.showText(event.globalPos(), "" if at is None else self.chart.description(at), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chart, and a frame if the widget has the keyboard focus."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        paint_plot(painter, self.plot(), self.palette(), self.cursor_at)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the place under the pointer."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.plot().nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose the place under the pointer while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(self.plot().nearest(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the place to the left or right, the first or last one, or the previous or next mark."""
        at = self._reached_by(Qt.Key(event.key()))
        if at is None:
            super().keyPressEvent(event)
        else:
            self._choose(at)

    def _reached_by(self, key: Qt.Key) -> int | None:
        """The place that a key moves to; None if it is not a key of the graph or there is nothing to choose."""
        last = len(self.chart.places) - 1
        if last < 0:
            return None
        now = self.cursor_at
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                return last if now is None else min(max(now + _STEPS[key], 0), last)
            case Qt.Key.Key_Home:
                return 0
            case Qt.Key.Key_End:
                return last
            case Qt.Key.Key_PageUp:
                return max((at for at in self.chart.marked if now is None or at < now), default=now)
            case Qt.Key.Key_PageDown:
                return min((at for at in self.chart.marked if now is None or at > now), default=now)
            case _:
                return None

    def _choose(self, at: int | None) -> None:
        if at is not None and at != self.cursor_at:
            self.set_cursor(at)
            self.chosen.emit(at)

    def _describe_cursor(self) -> None:
        """Update the accessible description to the numbers at the cursor."""
        at = self.cursor_at
        self.setAccessibleDescription("" if at is None else self.chart.description(at))
        self.update()
