"""The icons in the repository are those of the script; every size is there, and the smallest can be told apart."""

from __future__ import annotations

import struct
from pathlib import Path

import icons
import numpy as np
import pytest
from drawing.containers import ICNS_KINDS, ICO_SIZES
from drawing.pictures import ICONS
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from tapa_desktop.resources import resource

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
each_icon = pytest.mark.parametrize("name", ICONS)


def image(path: Path) -> QImage:
    return QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)


def difference(one: QImage, other: QImage) -> float:
    """How far two pictures of one size are apart on average, of 255."""
    first, second = (np.frombuffer(picture.constBits(), np.uint8).astype(int) for picture in (one, other))
    return float(np.abs(first - second).mean())


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all icons, newly drawn."""
    folder: Path = tmp_path_factory.mktemp("icons")
    icons.write_all(folder)
    return folder


def test_the_script_makes_the_files_that_there_are(drawn: Path) -> None:
    assert sorted(path.name for path in drawn.iterdir()) == sorted(path.name for path in resource("icons").iterdir())


@each_icon
def test_the_drawings_are_those_of_the_script(name: str, drawn: Path) -> None:
    assert (drawn / f"{name}.svg").read_text() == resource("icons", f"{name}.svg").read_text()


@each_icon
@pytest.mark.parametrize("size", SIZES)
def test_each_size_is_there_and_shows_what_the_script_draws(name: str, size: int, drawn: Path) -> None:
    there = image(resource("icons", f"{name}-{size}.png"))

    assert (there.width(), there.height()) == (size, size)
    assert difference(there, image(drawn / f"{name}-{size}.png")) < 2  # another Qt may round otherwise


@each_icon
@pytest.mark.parametrize("size", [16, 22, 24, 32])
def test_light_dark_and_the_ring_can_be_distinguished_however_small(name: str, size: int) -> None:
    there = image(resource("icons", f"{name}-{size}.png"))
    colours = [there.pixelColor(x, y) for x in range(size) for y in range(size) if there.pixelColor(x, y).alpha() > 240]
    least = size * size / 64

    assert sum(colour.lightness() > 215 for colour in colours) > least
    assert sum(colour.lightness() < 70 for colour in colours) > least / 2
    assert sum(colour.red() > 200 and colour.green() < 120 for colour in colours) > least


@each_icon
def test_the_large_drawing_is_svg_that_qt_can_show(name: str) -> None:
    assert QSvgRenderer(str(resource("icons", f"{name}.svg"))).isValid()


@each_icon
def test_the_icon_for_windows_holds_its_pictures(name: str) -> None:
    data = resource("icons", f"{name}.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)

    assert (reserved, kind, count) == (0, 1, len(ICO_SIZES))
    for number, size in enumerate(ICO_SIZES):
        wide, _, _, _, _, depth, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (wide or 256, depth) == (size, 32)
        assert data[offset : offset + length] == resource("icons", f"{name}-{size}.png").read_bytes()


@each_icon
def test_the_icon_for_macos_holds_its_pictures(name: str) -> None:
    data = resource("icons", f"{name}.icns").read_bytes()
    found, at = [], 8
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        found.append((kind, QImage.fromData(data[at + 8 : at + length]).width()))
        at += length

    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    assert found == list(ICNS_KINDS)
