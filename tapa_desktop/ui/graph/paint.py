"""Paints a chart that has been laid out, in colours that suit the palette of the window, light or dark."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF

from .chart import GAP, Band, Hue, Named, Plot, Series, SeriesKind

_DOT: Final = 2.5  # the radius
_MARK: Final = 4.5
_LINE: Final = 1.6

_DIM: Final = 0.25  # the colour of the grid lines, from the background (0) to the text (1)
_LIGHT: Final = {
    Hue.FIRST: "#1f6fb2",
    Hue.SECOND: "#b3541e",
    Hue.THIRD: "#3a7d44",
    Hue.DOUBT: "#856300",
    Hue.ERROR: "#b34700",
    Hue.BLUNDER: "#c01c28",
}
_DARK: Final = {
    Hue.FIRST: "#6cb6f5",
    Hue.SECOND: "#f0a06a",
    Hue.THIRD: "#83c98d",
    Hue.DOUBT: "#e6c84f",
    Hue.ERROR: "#ff9d45",
    Hue.BLUNDER: "#ff6b6b",
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
    for named in plot.legend:
        _paint_named(painter, palette, named)
    if cursor is not None:
        painter.setPen(QPen(palette.text().color(), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.x(cursor), plot.top), QPointF(plot.x(cursor), plot.bottom))


def _paint_axes(painter: QPainter, plot: Plot, palette: QPalette) -> None:
    line = painter.fontMetrics().height()
    for value in plot.y_ticks:
        y = plot.y.at(value)
        painter.setPen(QPen(axis_ink(palette), 1))
        painter.drawLine(QPointF(plot.left, y), QPointF(plot.right, y))
        _write(
            painter, palette, QRectF(0, y - line / 2, plot.left - GAP, line), plot.chart.value_text(value), right=True
        )
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
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignHCenter
    painter.drawText(where, side | Qt.AlignmentFlag.AlignVCenter, text)


def _paint_series(painter: QPainter, plot: Plot, palette: QPalette, series: Series, bars: int) -> None:
    colour = ink(palette, series.hue)
    points = [
        None if value is None else QPointF(plot.x(at), plot.y.at(value)) for at, value in enumerate(series.values)
    ]
    painter.setPen(QPen(colour, _LINE) if series.kind is SeriesKind.LINE else Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    match series.kind:
        case SeriesKind.LINE:
            _paint_line(painter, points)
        case SeriesKind.BARS:
            _paint_bars(painter, plot, points, bars)
        case SeriesKind.DOTS:
            for point in filter(None, points):
                painter.drawEllipse(point, _DOT, _DOT)
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
        if low is not None and high is not None:
            left = plot.left + at * plot.step
            painter.drawRect(QRectF(left, plot.y.at(high), plot.step, plot.y.at(low) - plot.y.at(high)))


def _paint_named(painter: QPainter, palette: QPalette, named: Named) -> None:
    """Paint a sample of a layer's colour and then its name."""
    line, layer = float(painter.fontMetrics().height()), named.layer
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_ink(palette) if isinstance(layer, Band) else ink(palette, layer.hue))
    _paint_sample(painter, layer, QPointF(named.x + line / 2, named.y + line / 2), line / 3)
    _write(painter, palette, QRectF(named.x + line, named.y, named.width, line), layer.name)


def _paint_sample(painter: QPainter, layer: Series | Band, middle: QPointF, size: float) -> None:
    match layer:
        case Series(kind=SeriesKind.LINE):
            painter.drawRect(QRectF(middle.x() - size, middle.y() - _LINE / 2, 2 * size, _LINE))
        case Series(kind=SeriesKind.DOTS):
            painter.drawEllipse(middle, _DOT, _DOT)
        case Series(kind=SeriesKind.MARKS):
            painter.drawPolygon(_diamond(middle))
        case _:
            painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size))


def _diamond(middle: QPointF) -> QPolygonF:
    corners = (QPointF(0, -_MARK), QPointF(_MARK, 0), QPointF(0, _MARK), QPointF(-_MARK, 0))
    return QPolygonF([middle + corner for corner in corners])


def is_dark(palette: QPalette) -> bool:
    """Whether text is lighter than its background."""
    return palette.base().color().lightness() < palette.text().color().lightness()


def ink(palette: QPalette, hue: Hue) -> QColor:
    """The colour of a series."""
    return QColor((_DARK if is_dark(palette) else _LIGHT)[hue])


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
