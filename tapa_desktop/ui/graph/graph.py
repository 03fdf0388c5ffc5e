"""The graph as a widget: a chart with a cursor that is moved by clicks and by keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFocusRect, QToolTip, QWidget

from .chart import Chart
from .paint import paint_plot
from .plot import Plot, plot_of

_HINT: Final = QSize(360, 170)
_LEAST: Final = QSize(120, 60)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Graph(QWidget):
    """Shows a chart. Clicks and the arrow keys choose a place; Page Up and Page Down go from mark to mark.

    Signals:
        chosen: the place, counted from 0, that the player has chosen; what follows is for whoever hears it.
    """

    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self.chart = Chart(())
        self.cursor_at: int | None = None

    def show_chart(self, chart: Chart) -> None:
        """Show another chart; the cursor stays where it is, if that place is still there."""
        self.chart = chart
        if self.cursor_at is not None and self.cursor_at >= len(chart.places):
            self.cursor_at = None
        self._tell()

    def set_cursor(self, at: int | None) -> None:
        """Move the cursor there, or take it away; nothing is signalled."""
        assert at is None or 0 <= at < len(self.chart.places), at
        self.cursor_at = at
        self._tell()

    def plot(self) -> Plot:
        """Where everything is now."""
        metrics = self.fontMetrics()
        return plot_of(self.chart, self.width(), self.height(), metrics.height(), metrics.horizontalAdvance)

    def sizeHint(self) -> QSize:
        """A size at which lines are easily followed."""
        return _HINT

    def minimumSizeHint(self) -> QSize:
        """Very little: a graph gives way to what has to be read."""
        return _LEAST

    def event(self, event: QEvent) -> bool:
        """Tell the numbers below the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self.plot().nearest(event.pos().x())
            QToolTip.showText(event.globalPos(), "" if at is None else self.chart.told(at), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chart, and a frame while the keys are heard here."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        paint_plot(painter, self.plot(), self.palette(), self.cursor_at)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the place that is pressed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.plot().nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on choosing while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(self.plot().nearest(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the place beside, the first or last, or the mark before or after."""
        at = self._reached_by(Qt.Key(event.key()))
        if at is None:
            super().keyPressEvent(event)
        else:
            self._choose(at)

    def _reached_by(self, key: Qt.Key) -> int | None:
        """Where a key leads; None for one that is none of the graph's, or while there is nothing to choose."""
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

    def _tell(self) -> None:
        """Say what the cursor stands at to those who do not see it."""
        at = self.cursor_at
        self.setAccessibleDescription("" if at is None else self.chart.told(at))
        self.update()
