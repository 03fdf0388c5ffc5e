"""The graph widget: a chart with a cursor that clicks and keys move, painted in colours that suit the palette."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFocusRect, QToolTip, QWidget

from .chart import GAP, Band, Chart, Hue, LegendEntry, Plot, Series, SeriesKind, is_dark, plot_of

_DOT: Final = 2.5  # the radius
_MARK: Final = 4.5
_LINE: Final = 1.6

_DIM: Final = 0.25  # the colour of the grid lines, from the background (0) to the text (1)
_INKS: Final = {  # on a light background, and on a dark one
    Hue.FIRST: ("#1f6fb2", "#6cb6f5"),
    Hue.SECOND: ("#b3541e", "#f0a06a"),
    Hue.THIRD: ("#3a7d44", "#83c98d"),
    Hue.DOUBT: ("#856300", "#e6c84f"),
    Hue.ERROR: ("#b34700", "#ff9d45"),
    Hue.BLUNDER: ("#c01c28", "#ff6b6b"),
}


def paint_plot(painter: QPainter, plot: Plot, palette: QPalette, cursor: int | None) -> None:
    """Paint a chart. The cursor is a vertical line at a place."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_axes(painter, plot, palette)
    bars = 0
    for layer in plot.chart.layers:
        if isinstance(layer, Band):
            _paint_band(painter, plot, palette, layer)
        else:
            _paint_series(painter, plot, palette, layer, bars)
            bars += layer.kind is SeriesKind.BARS
    for entry in plot.legend:
        _paint_entry(painter, palette, entry)
    if cursor is not None:
        painter.setPen(QPen(palette.text().color(), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.x(cursor), plot.top), QPointF(plot.x(cursor), plot.bottom))


def _paint_axes(painter: QPainter, plot: Plot, palette: QPalette) -> None:
    line = painter.fontMetrics().height()
    for value in plot.y_ticks:
        y = plot.y.at(value)
        painter.setPen(QPen(axis_ink(palette), 1))
        painter.drawLine(QPointF(plot.left, y), QPointF(plot.right, y))
        beside = QRectF(0, y - line / 2, plot.left - GAP, line)
        _write(painter, palette, beside, plot.chart.value_text(value), right=True)
    if plot.chart.base is not None:
        y = plot.y.at(plot.chart.base)
        painter.setPen(QPen(palette.text().color(), 1))
        painter.drawLine(QPointF(plot.left, y), QPointF(plot.right, y))
    for number, at in enumerate(plot.x_ticks):
        _write(painter, palette, _around(painter, plot, at, number % plot.rows), plot.chart.places[at])


def _around(painter: QPainter, plot: Plot, at: int, row: int) -> QRectF:
    """The area for the name of a place: centred below it, but inside the widget."""
    line = painter.fontMetrics().height()
    width = painter.fontMetrics().horizontalAdvance(plot.chart.places[at]) + 2.0
    left = min(max(plot.x(at) - width / 2, 0), plot.right + 2 * GAP - width)
    return QRectF(left, plot.names_top + row * line, width, line)


def _write(painter: QPainter, palette: QPalette, where: QRectF, text: str, *, right: bool = False) -> None:
    painter.setPen(palette.text().color())
    flags = Qt.AlignmentFlag  # absolute: a scale is at the left in Arabic, too
    side = flags.AlignRight | flags.AlignAbsolute if right else flags.AlignHCenter
    painter.drawText(where, side | flags.AlignVCenter, text)


def _paint_series(painter: QPainter, plot: Plot, palette: QPalette, series: Series, bars: int) -> None:
    colour = ink(palette, series.hue)
    values = enumerate(series.values)
    points = [None if value is None else QPointF(plot.x(at), plot.y.at(value)) for at, value in values]
    painter.setPen(QPen(colour, _LINE) if series.kind is SeriesKind.LINE else Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    match series.kind:
        case SeriesKind.LINE:
            _paint_line(painter, points)
        case SeriesKind.BARS:
            _paint_bars(painter, plot, points, bars)
        case SeriesKind.MARKS:
            painter.setPen(QPen(palette.base().color(), 1))  # an outline, to separate neighbouring marks
            for point in (point for point in points if point is not None):
                painter.drawPolygon(_diamond(point))


def _paint_line(painter: QPainter, points: list[QPointF | None]) -> None:
    """Paint lines between neighbouring points. A point without neighbours becomes a dot."""
    for before, after in pairwise(points):
        if before is not None and after is not None:
            painter.drawLine(before, after)
    for before, point, after in zip([None, *points], points, [*points[1:], None], strict=False):
        if point is not None and before is None and after is None:
            painter.drawEllipse(point, _DOT, _DOT)


def _paint_bars(painter: QPainter, plot: Plot, points: list[QPointF | None], number: int) -> None:
    base = plot.y.at(plot.chart.base or 0.0)
    for at, point in enumerate(points):
        if point is not None:
            start, end = plot.bar(number, at)
            painter.drawRect(QRectF(QPointF(start, base), QPointF(end, point.y())).normalized())


def _paint_band(painter: QPainter, plot: Plot, palette: QPalette, band: Band) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_ink(palette))
    for at, (low, high) in enumerate(zip(band.lows, band.highs, strict=True)):
        left = plot.left + at * plot.step
        painter.drawRect(QRectF(left, plot.y.at(high), plot.step, plot.y.at(low) - plot.y.at(high)))


def _paint_entry(painter: QPainter, palette: QPalette, entry: LegendEntry) -> None:
    line, layer = float(painter.fontMetrics().height()), entry.layer
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_ink(palette) if isinstance(layer, Band) else ink(palette, layer.hue))
    _paint_sample(painter, layer, QPointF(entry.x + line / 2, entry.y + line / 2), line / 3)
    _write(painter, palette, QRectF(entry.x + line, entry.y, entry.width, line), layer.name)


def _paint_sample(painter: QPainter, layer: Series | Band, middle: QPointF, size: float) -> None:
    match layer:
        case Series(kind=SeriesKind.LINE):
            painter.drawRect(QRectF(middle.x() - size, middle.y() - _LINE / 2, 2 * size, _LINE))
        case Series(kind=SeriesKind.MARKS):
            painter.drawPolygon(_diamond(middle))
        case _:
            painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size))


def _diamond(middle: QPointF) -> QPolygonF:
    corners = (QPointF(0, -_MARK), QPointF(_MARK, 0), QPointF(0, _MARK), QPointF(-_MARK, 0))
    return QPolygonF([middle + corner for corner in corners])


def ink(palette: QPalette, hue: Hue) -> QColor:
    """The colour of a series."""
    return QColor(_INKS[hue][is_dark(palette)])


def band_ink(palette: QPalette) -> QColor:
    """The colour of a band. It is translucent."""
    colour = QColor(palette.text().color())
    colour.setAlphaF(0.16)
    return colour


def axis_ink(palette: QPalette) -> QColor:
    """The colour of the grid lines."""
    text, base = palette.text().color(), palette.base().color()
    pairs = ((base.red(), text.red()), (base.green(), text.green()), (base.blue(), text.blue()))
    return QColor(*(round(ground + _DIM * (over - ground)) for ground, over in pairs))


_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Graph(QWidget):
    """Shows a chart. Clicks and the arrow keys choose a place; Page Up and Page Down jump between marks."""

    chosen = Signal(int)  # a place, counted from 0

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
        return QSize(360, 170)

    def minimumSizeHint(self) -> QSize:
        """A very small size, since a graph is less important than text."""
        return QSize(120, 60)

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
        at = self._place_after(Qt.Key(event.key()))
        if at is None:
            super().keyPressEvent(event)
        else:
            self._choose(at)

    def _place_after(self, key: Qt.Key) -> int | None:
        """The place that a key moves to; None if it is not a key of the graph or there is nothing to choose."""
        last = len(self.chart.places) - 1
        if last < 0:
            return None
        current = self.cursor_at
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                return last if current is None else min(max(current + _STEPS[key], 0), last)
            case Qt.Key.Key_Home:
                return 0
            case Qt.Key.Key_End:
                return last
            case Qt.Key.Key_PageUp:
                return max((at for at in self.chart.marked if current is None or at < current), default=current)
            case Qt.Key.Key_PageDown:
                return min((at for at in self.chart.marked if current is None or at > current), default=current)
            case _:
                return None

    def _choose(self, at: int | None) -> None:
        if at is not None and at != self.cursor_at:
            self.set_cursor(at)
            self.chosen.emit(at)

    def _describe_cursor(self) -> None:
        at = self.cursor_at
        self.setAccessibleDescription("" if at is None else self.chart.description(at))
        self.update()
