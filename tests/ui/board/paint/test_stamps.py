"""What is kept as a pixmap is drawn as it is where it fits, and stretched where it does not."""

from __future__ import annotations

from typing import NoReturn

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from tapa_desktop.ui.board.paint.cache import SMOOTH_TO, Stamp

pytestmark = pytest.mark.usefixtures("qapp")


class Notes:
    """Stands where a painter does, and notes which pixmaps are drawn smoothly."""

    def __init__(self) -> None:
        self.smoothed: list[bool] = []
        self._is_smooth = False

    def transform(self) -> QTransform:
        return QTransform()

    def setRenderHint(self, hint: QPainter.RenderHint, on: bool = True) -> None:  # noqa: N802
        assert hint is QPainter.RenderHint.SmoothPixmapTransform
        self._is_smooth = on

    def drawPixmap(self, *_: QPointF | QRectF | QPixmap) -> None:  # noqa: N802
        self.smoothed.append(self._is_smooth)


def stamp(side: float = 40, ratio: float = 1.25) -> Stamp:
    return Stamp(side, side, ratio, lambda painter: painter.fillRect(0, 0, 100, 100, Qt.GlobalColor.red))


def draw(given: Stamp, *sides: float) -> list[bool]:
    notes = Notes()
    for side in sides:
        given.draw(notes, QRectF(0, 0, side, side))  # type: ignore[arg-type]
    return notes.smoothed


def test_what_fits_is_drawn_without_smoothing_which_would_slow_it_down() -> None:
    assert draw(stamp(), 40, 44, 40) == [False, True, False]


def test_what_is_very_large_is_stretched_fast_rather_than_smoothly() -> None:
    large = SMOOTH_TO**0.5 / 1.25

    assert draw(stamp(), large - 1, large + 1) == [True, False]


def test_drawing_of_another_size_is_stretched_rather_than_painted_again() -> None:
    def paint(_: QPainter) -> NoReturn:
        pytest.fail("nothing is to be painted")

    small = Stamp(20, 20, 1.25, paint, other=stamp())

    assert small.pixmap.size().toTuple() == (25, 25)
    assert small.pixmap.devicePixelRatio() == 1.25
    assert small.pixmap.toImage().pixelColor(12, 12) == Qt.GlobalColor.red
