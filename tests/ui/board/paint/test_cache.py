"""While the size changes the ground of another size stands in, and nothing else is ever shown on a stretched board."""

from __future__ import annotations

from dataclasses import replace
from typing import NoReturn

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint.cache import SMOOTH_TO, Stamp, StampCache, StampCaches
from tapa_desktop.ui.board.theme import WOOD
from tests.ui.board.boards import state
from tests.ui.board.conftest import Sit

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def drawings() -> None:
    """Each test draws for itself."""


def stock(width: int, height: int = 700, **others: object) -> StampCache:
    made = StampCache(BoardGeometry(width, height), WOOD, 1.0, QFont())
    return replace(made, **others)  # type: ignore[arg-type]


def changing() -> StampCaches:
    stocks = StampCaches()
    stocks.get(stock(1000))
    stocks.begin_resize()
    return stocks


def test_ground_of_a_size_that_changes_is_not_sharp_and_is_painted_once_when_it_has_come_to_rest() -> None:
    stocks = changing()
    assert stocks.get(stock(1000)).sharp is None
    assert stocks.get(stock(990)).sharp is not None

    stocks._resizing.stop()

    found = stocks.get(stock(990))
    assert found.sharp is None
    assert stocks.get(stock(990)) is found


def test_checkers_and_dice_are_made_from_those_that_are_painted_already_and_a_size_that_comes_back_is_found() -> None:
    stocks = changing()
    sharp = stocks.get(stock(1000))
    sharp.flat(Side.WHITE)

    found = stocks.get(stock(990))

    assert found.flat(Side.WHITE).other is sharp.flat(Side.WHITE)
    assert found.flat(Side.BLACK).other is None
    assert stocks.get(stock(1000)) is sharp


def test_nothing_stands_in_for_a_board_that_looks_different() -> None:
    stocks = changing()

    assert stocks.get(stock(990, show_numbers=False)).sharp is None
    assert changing().get(stock(990, geometry=BoardGeometry(990, 700, parallel=True))).sharp is None


def test_board_is_sharp_again_a_moment_after_its_size_has_changed(qtbot: QtBot, sit: Sit) -> None:
    view, _, _ = sit(state())
    view.grab()

    view.resize(700, 500)
    assert view.stamps().sharp is not None

    with qtbot.waitSignal(view._caches.sharpened):
        view.grab()
    assert view.stamps().sharp is None


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


def test_what_fits_is_drawn_without_smoothing_and_what_is_very_large_is_stretched_fast_as_well() -> None:
    large = SMOOTH_TO**0.5 / 1.25

    assert draw(stamp(), 40, 44, 40) == [False, True, False]
    assert draw(stamp(), large - 1, large + 1) == [True, False]


def test_drawing_of_another_size_is_stretched_rather_than_painted_again() -> None:
    def paint(_: QPainter) -> NoReturn:
        pytest.fail("nothing is to be painted")

    small = Stamp(20, 20, 1.25, paint, other=stamp())

    assert small.pixmap.size().toTuple() == (25, 25)
    assert small.pixmap.devicePixelRatio() == 1.25
    assert small.pixmap.toImage().pixelColor(12, 12) == Qt.GlobalColor.red
