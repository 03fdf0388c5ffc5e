"""What looks alike wherever it lies: kept as a pixmap for a screen, painted anew where lines are to stay lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

Paint = Callable[[QPainter], None]
SMOOTH_TO: Final = 1_000_000  # pixels: what is larger is stretched three times as fast, pixel by pixel
_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform  # set no longer than needed: it slows down what fits, too


class Drawing(Protocol):
    """Something that can be drawn to fill a rectangle."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it there."""


class Stamp:
    """A drawing of that size in logical pixels, which `paint` puts with its upper left corner at the origin.

    `ratio` is how many pixels of the screen there are to a logical one; None where it is never to become pixels.
    `is_opaque` says that it covers all of its rectangle, which is drawn much faster. `other` is the same drawing at
    another size, to be made smaller or larger rather than painted anew, which is quicker and a little less crisp.
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
        """Draw it to fill that rectangle; a pixmap that is neither enlarged nor turned on whole pixels, most crisp."""
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
        """It in pixels of the screen."""
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
    """A length in pixels of the screen."""
    return max(1, round(length * ratio))
