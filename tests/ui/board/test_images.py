"""The board as pixels and lines: drawings that are kept, ground that is stretched, and pictures for export."""

from __future__ import annotations

from typing import NoReturn
from unittest.mock import Mock
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint.cache import SMOOTH_TO, PixmapCache, Stamp, StampCaches
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.board.view.widget import image_of, without_texture
from tests.game.matches import COMPUTER
from tests.ui.board.boards import PINS, point_center, state
from tests.ui.board.conftest import Show

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: bytes, width: int) -> QImage:
    """The drawing as another program shows it."""
    renderer = QSvgRenderer(svg)
    box = renderer.viewBoxF()
    image = QImage(width, round(width * box.height() / box.width()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def blurred(image: QImage) -> list[int]:
    """How light it is where, without grain and fine lines; from 0 to 255."""
    small = image.scaledToWidth(24, Qt.TransformationMode.SmoothTransformation)
    return [QColor(small.pixel(x, y)).lightness() for x in range(small.width()) for y in range(small.height())]


def test_picture_is_as_wide_as_asked_and_shows_no_size_of_the_window_no_pointer_hand_or_prompt(show: Show) -> None:
    view, hand, _ = show(state("24:W15 1:B15", "31"))
    before = image_of(view).png(500)
    image = QImage.fromData(before)
    assert image.width() == 500
    assert 350 < image.height() < 500

    view.resize(1500, 400)
    hand.click(point_center(view, Side.WHITE, 24))
    QTest.mouseMove(view, point_center(view, Side.WHITE, 24) + QPoint(2, 2))
    assert view.scene().selected is not None
    assert image_of(view).png(500) == before

    mine, his = (image_of(show(game)[0]).image(500) for game in (state(), replace(state(), white=COMPUTER)))
    assert mine == his  # no prompt to roll


def test_drawing_looks_like_the_picture_and_says_in_words_what_it_shows(show: Show) -> None:
    view, _, _ = show(state(PINS, "63"))
    svg, image = image_of(view).svg(), image_of(view).image(800)
    root, lines = ET.fromstring(svg), drawn(svg, 800)

    assert image.size() == lines.size()
    assert max(abs(a - b) for a, b in zip(blurred(image), blurred(lines), strict=True)) < 30

    assert root.attrib["viewBox"].split()[:3] == ["0", "0", "1600"]
    assert len(svg) < 1_000_000
    assert root.findtext(f"{SVG}title") == "Tapa"
    assert "White to move\nDice: 6, 3" in str(root.findtext(f"{SVG}desc"))
    assert "click" not in str(root.findtext(f"{SVG}desc"))


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def drawings() -> None:
    """Each test draws for itself."""


def cache(width: int, height: int = 700, **others: object) -> PixmapCache:
    plain = PixmapCache(BoardGeometry(width, height), WOOD, 1.0, QFont())
    return replace(plain, **others)


def resizing() -> StampCaches:
    caches = StampCaches()
    caches.get(cache(1000))
    caches.begin_resize()
    return caches


def test_ground_of_a_size_that_changes_is_not_sharp_and_is_painted_once_when_it_has_come_to_rest() -> None:
    caches = resizing()
    assert caches.get(cache(1000)).sharp is None
    assert caches.get(cache(990)).sharp is not None

    caches._resizing.stop()

    again = caches.get(cache(990))
    assert again.sharp is None
    assert caches.get(cache(990)) is again


def test_checkers_and_dice_are_made_from_those_that_are_painted_already_and_a_size_that_comes_back_is_found() -> None:
    caches = resizing()
    sharp = caches.get(cache(1000))
    sharp.flat(Side.WHITE)

    stretched = caches.get(cache(990))

    assert stretched.flat(Side.WHITE).other is sharp.flat(Side.WHITE)
    assert stretched.flat(Side.BLACK).other is None
    assert caches.get(cache(1000)) is sharp


def test_nothing_stands_in_for_a_board_that_looks_different() -> None:
    caches = resizing()

    assert caches.get(cache(990, theme=without_texture(WOOD))).sharp is None
    assert resizing().get(cache(990, geometry=BoardGeometry(990, 700, parallel=True))).sharp is None


def test_board_is_sharp_again_a_moment_after_its_size_has_changed(qtbot: QtBot, show: Show) -> None:
    view, _, _ = show(state())
    view.grab()

    view.resize(700, 500)
    assert view.stamps().sharp is not None

    with qtbot.waitSignal(view._caches.sharpened):
        view.grab()
    assert view.stamps().sharp is None


def stamp(side: float = 40, ratio: float = 1.25) -> Stamp:
    return Stamp(side, side, ratio, lambda painter: painter.fillRect(0, 0, 100, 100, Qt.GlobalColor.red))


def test_what_fits_is_drawn_without_smoothing_and_what_is_very_large_is_stretched_fast_as_well() -> None:
    large, hints = SMOOTH_TO**0.5 / 1.25, list[list[bool]]()

    for side in (40, 44, 40, large - 1, large + 1):
        painter = Mock(**{"transform.return_value": QTransform()})
        stamp().draw(painter, QRectF(0, 0, side, side))
        painter.drawPixmap.assert_called_once()
        hints.append([call.args[1] for call in painter.setRenderHint.call_args_list])

    assert hints == [[], [True, False], [], [True, False], [False, False]]


def test_drawing_of_another_size_is_stretched_rather_than_painted_again() -> None:
    def paint(_: QPainter) -> NoReturn:
        pytest.fail("nothing is to be painted")

    small = Stamp(20, 20, 1.25, paint, other=stamp())

    assert small.pixmap.size().toTuple() == (25, 25)
    assert small.pixmap.devicePixelRatio() == 1.25
    assert small.pixmap.toImage().pixelColor(12, 12) == Qt.GlobalColor.red
