"""Icons, textures, screenshots and sounds in the repository are those of their scripts, and fit for their use."""

from __future__ import annotations

import subprocess
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

import icons
import numpy as np
import pytest
import screenshot
import sounds
import textures
from icons import ICNS_KINDS, ICO_SIZES
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer

from tapa_desktop.resources import resource
from tapa_desktop.ui.board.paint.brushes import TEXTURES, texture_file
from tapa_desktop.ui.board.theme import Texture
from tests.cases import each, some

each_icon = pytest.mark.parametrize("name", icons.NAMES)


def image(path: Path) -> QImage:
    return QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)


def difference(left: QImage, right: QImage) -> float:
    """The mean difference of two pictures of the same size, of 255."""
    first, second = (np.frombuffer(picture.constBits(), np.uint8).astype(int) for picture in (left, right))
    return float(np.abs(first - second).mean())


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def new_icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all icons, newly drawn."""
    folder: Path = tmp_path_factory.mktemp("icons")
    icons.write_all(folder)
    return folder


def test_the_script_makes_the_files_that_there_are(new_icons: Path) -> None:
    expected = {path.name for path in resource("icons").iterdir() if path.suffix != ".svg"}

    assert {path.name for path in new_icons.iterdir()} == expected


@each_icon
def test_pictures_of_each_size_are_those_of_the_script_and_their_drawings_such_as_qt_can_show(
    name: str, new_icons: Path
) -> None:
    for size in some(icons.SIZES):
        assert QSvgRenderer(str(icons.drawing(name, size))).isValid()
        picture = image(resource("icons", f"{name}-{size}.png"))
        assert (picture.width(), picture.height()) == (size, size)
        assert difference(picture, image(new_icons / f"{name}-{size}.png")) < 2  # another Qt may round otherwise


@each_icon
@pytest.mark.parametrize("size", [16, 22, 24, 32])
def test_light_dark_and_the_ring_can_be_distinguished_however_small(name: str, size: int) -> None:
    icon = image(resource("icons", f"{name}-{size}.png"))
    colours = [icon.pixelColor(x, y) for x in range(size) for y in range(size) if icon.pixelColor(x, y).alpha() > 240]
    least = size * size / 64

    assert sum(colour.lightness() > 215 for colour in colours) > least
    assert sum(colour.lightness() < 70 for colour in colours) > least / 2
    assert sum(colour.red() > 200 and colour.green() < 120 for colour in colours) > least


@each_icon
@pytest.mark.parametrize(("kind", "sizes"), [("ico", ICO_SIZES), ("icns", [size for _, size in ICNS_KINDS])])
def test_the_icons_for_windows_and_macos_hold_their_pictures(name: str, kind: str, sizes: Sequence[int]) -> None:
    reader = QImageReader(str(resource("icons", f"{name}.{kind}")))

    assert reader.imageCount() == len(sizes)
    for number, size in enumerate(some(sizes)):
        assert reader.jumpToImage(number)
        assert difference(reader.read(), image(resource("icons", f"{name}-{size}.png"))) == 0


NOTICED = 2  # of 255; another processor may round differently


@pytest.mark.parametrize("texture", TEXTURES)
def test_file_is_what_the_script_draws(texture: Texture) -> None:
    old, new = image(texture_file(texture)), textures.draw(texture).convertToFormat(QImage.Format.Format_ARGB32)

    assert old.size() == new.size()
    for x in range(0, old.width(), 7):
        for y in range(0, old.height(), 5):
            assert abs(old.pixelColor(x, y).alpha() - new.pixelColor(x, y).alpha()) <= NOTICED


SCRIPT = Path(__file__).parents[2] / "packaging" / "screenshot.py"


def test_pictures_of_all_boards_are_taken_without_a_screen_and_are_the_same_each_time(tmp_path: Path) -> None:
    assert set(screenshot.BOARDS) == {path.stem for path in resource("themes").glob("*.toml")}
    first, second = tmp_path / "first", tmp_path / "second"

    for folder in (first, second):
        subprocess.run([sys.executable, SCRIPT, folder], check=True, timeout=300)

    window, boards = QImage(str(first / "board.png")), QImage(str(first / "boards.png"))
    assert (window.width(), window.height(), boards.width()) == (1120, 744, 1124)
    assert QImage(str(first / "coach.png")) != window
    for name in ("board.png", "coach.png", "boards.png"):
        assert (first / name).read_bytes() == (second / name).read_bytes()


@pytest.mark.parametrize("name", ["icons", "sounds", "screenshot", "textures"])
def test_help_is_given_and_not_taken_for_a_place(name: str, tmp_path: Path) -> None:
    command = [sys.executable, SCRIPT.with_name(f"{name}.py"), "--help"]

    result = subprocess.run(command, cwd=tmp_path, check=True, timeout=300, capture_output=True, text=True)

    assert result.stdout.startswith(f"usage: {name}.py")
    assert list(tmp_path.iterdir()) == []


NAMES = sorted(sounds.SOUNDS)
RATE = 44_100
LONGEST_S = 1.5


def samples(name: str) -> np.ndarray:
    """The samples of a sound, int16 [N]."""
    with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def test_the_files_are_those_that_the_script_makes(tmp_path: Path) -> None:
    sounds.write_all(tmp_path)

    assert sorted(path.stem for path in resource("sounds").iterdir()) == NAMES
    for path in tmp_path.iterdir():
        assert path.read_bytes() == resource("sounds", path.name).read_bytes(), path.name


@each("name", NAMES)
def test_no_sound_is_clipped_too_loud_or_too_long_clicks_at_its_ends_or_has_a_constant_part(name: str) -> None:
    values = samples(name)

    assert 0.3 * 32767 < np.abs(values.astype(int)).max() < 0.8 * 32767
    assert values.size < LONGEST_S * RATE
    assert (abs(values[0]) < 40, abs(values[-1]) < 40, abs(values.mean()) < 10) == (True, True, True)
