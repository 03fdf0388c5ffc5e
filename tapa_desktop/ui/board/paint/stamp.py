"""Drawings that are used repeatedly: cached as pixmaps for a screen, repainted each time for vector output."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

Paint = Callable[[QPainter], None]
SMOOTH_TO: Final = 1_000_000  # pixels; larger drawings are scaled without smoothing, which is three times as fast
# WORKAROUND(Qt 6.9): with this hint set, drawing a pixmap is slow even if it needs no scaling.
_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform  # set only while it is needed


class Drawing(Protocol):
    """Something that can be drawn to fill a rectangle."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Fill `rect` with the drawing."""


class Stamp:
    """A drawing of that size in logical pixels. `paint` draws it with its top left corner at the origin.

    `ratio` is the number of screen pixels to a logical pixel, or None if the drawing must stay a vector drawing.
    `is_opaque` means that it covers its whole rectangle, which makes drawing it much faster. `other` is the same
    drawing at another size: scaling it is faster than painting again, though a little less crisp.
    """

    def __init__(
        self,
        width: float,
        height: float,
        ratio: float | None,
        paint: Paint,
        *,
        is_opaque: bool = False,
        other: Stamp | None = None,
    ) -> None:
        self._is_opaque = is_opaque
        self.other = other
        self._ratio = ratio
        self._paint = paint
        self.width, self.height = (side if ratio is None else _whole(side, ratio) / ratio for side in (width, height))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Fill `rect` with the drawing. A pixmap that is not scaled or rotated is put on whole pixels to be crisp."""
        if self._ratio is None:
            self._draw_lines(painter, rect)
        elif _whole(rect.width(), self._ratio) == self.pixmap.width() and not painter.transform().isRotating():
            x, y = (round(edge * self._ratio) / self._ratio for edge in (rect.left(), rect.top()))
            painter.drawPixmap(QPointF(x, y), self.pixmap)
        else:
            painter.setRenderHint(_SMOOTH, rect.width() * rect.height() * self._ratio**2 <= SMOOTH_TO)
            painter.drawPixmap(rect, self.pixmap, QRectF(self.pixmap.rect()))
            painter.setRenderHint(_SMOOTH, False)

    def _draw_lines(self, painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / self.width, rect.height() / self.height)
        self._paint(painter)
        painter.restore()

    @cached_property
    def pixmap(self) -> QPixmap:
        """The drawing as a pixmap for the screen."""
        assert self._ratio is not None
        wide, high = _whole(self.width, self._ratio), _whole(self.height, self._ratio)
        if self.other is not None:
            return self.other.pixmap.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation)
        pixmap = QPixmap(wide, high)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.black if self._is_opaque else Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)
        painter.end()
        return pixmap


def _whole(length: float, ratio: float) -> int:
    """A length in screen pixels, at least 1."""
    return max(1, round(length * ratio))
