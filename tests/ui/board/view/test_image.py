"""The board as a picture for export: in pixels and in lines, at rest, and without what only a player needs."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest

from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.view.widget import image_of
from tests.ui.board.boards import HOME, PINS, on, point_center, state
from tests.ui.board.conftest import Sit

SVG = "{http://www.w3.org/2000/svg}"


def tags(svg: bytes) -> Counter[str]:
    return Counter(element.tag for element in ET.fromstring(svg).iter())


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


@pytest.mark.parametrize(("width", "size"), [(400, (400, 300)), (1600, (1500, 400))])
def test_picture_is_as_wide_as_asked_and_as_high_as_the_board_however_large_the_window_is(
    sit: Sit, width: int, size: tuple[int, int]
) -> None:
    view, _, _ = sit(state(PINS))
    before = image_of(view).png(width)

    view.resize(*size)

    image = QImage.fromData(before)
    assert image.width() == width
    assert 0.7 * width < image.height() < width
    assert image_of(view).png(width) == before


def test_picture_shows_neither_pointer_nor_hand_nor_what_is_to_be_done(sit: Sit) -> None:
    view, hand, _ = sit(state("24:W15 1:B15", "31"))
    before = image_of(view).image(500)

    hand.click(point_center(view, Side.WHITE, 24))
    QTest.mouseMove(view, point_center(view, Side.WHITE, 24) + QPoint(2, 2))

    assert view.grab().toImage() != before
    assert image_of(view).image(500) == before


def test_picture_shows_where_a_motion_ends(sit: Sit) -> None:
    resting, _, table = sit(state("24:W15 1:B15"), dice=((3, 1),))
    resting.mode.roll_requested.emit()
    moving, _, other = sit(state("24:W15 1:B15"), dice=((3, 1),), speed=1.0)
    moving.mode.roll_requested.emit()

    assert table.state == other.state
    assert moving.is_moving
    assert image_of(moving).image(500) == image_of(resting).image(500)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_drawing_is_made_of_lines_and_surfaces_alone(sit: Sit, rule_set: RuleSet) -> None:
    view, _, _ = sit(on(rule_set, start_position(rule_set), "63"), two_checker_start=True)

    found = tags(image_of(view).svg())

    assert found[f"{SVG}path"] > 80
    assert not {f"{SVG}{name}" for name in ("image", "pattern", "script", "foreignObject")} & set(found)


def test_drawing_looks_like_the_picture(sit: Sit) -> None:
    view, _, _ = sit(state(HOME, "63"))

    image, lines = image_of(view).image(800), drawn(image_of(view).svg(), 800)

    assert image.size() == lines.size()
    assert max(abs(a - b) for a, b in zip(blurred(image), blurred(lines), strict=True)) < 30


def test_drawing_can_be_enlarged_without_a_limit_and_says_in_words_what_it_shows(sit: Sit) -> None:
    view, _, _ = sit(state(PINS, "63"))
    svg = image_of(view).svg()

    root = ET.fromstring(svg)

    assert root.attrib["viewBox"].split()[:3] == ["0", "0", "1600"]
    assert len(svg) < 1_000_000
    assert root.findtext(f"{SVG}title") == "Tapa"
    assert "White to move\nDice: 6, 3" in str(root.findtext(f"{SVG}desc"))
    assert "click" not in str(root.findtext(f"{SVG}desc"))
