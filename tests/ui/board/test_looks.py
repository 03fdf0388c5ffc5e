"""Each board is painted as its file says, in pixels and in lines, at every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFont, QImage

from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint import materials
from tapa_desktop.ui.board.paint.materials import cloth_tile, grain_tile, leather_tile
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, parse_theme
from tapa_desktop.ui.board.view.image import BoardImage
from tests.ui.board.boards import PINS, shown, state

FOLDER = Path(__file__).parents[3] / "resources" / "themes"
THEMES = {path.stem: parse_theme(path.read_text("utf-8")) for path in FOLDER.glob("*.toml")}
pytestmark = pytest.mark.usefixtures("qapp")


def portrait(theme: BoardTheme) -> BoardImage:
    return BoardImage(shown(state(PINS, "42")), BoardGeometry(800, 600), BoardOptions(theme=theme), QFont())


def colours(image: QImage) -> set[int]:
    """Those of one point in a few, in the middle of the board."""
    return {image.pixel(x, image.height() // 2) for x in range(40, image.width() - 40)}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("width", [40, 640])
def test_every_board_is_painted_at_every_size(theme: BoardTheme, width: int) -> None:
    image = portrait(theme).image(width)

    assert image.width() == width
    assert len(colours(portrait(theme).image(640))) > 10


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_every_board_can_be_drawn_in_lines(theme: BoardTheme) -> None:
    drawing = portrait(theme).svg()

    assert b"<path" in drawing
    assert b"<image" not in drawing  # a texture would be one


@pytest.mark.parametrize("texture", ["grain", "cloth", "leather"])
def test_texture_is_seen_as_strongly_as_the_file_says(texture: str) -> None:
    smooth = replace(WOOD, board=replace(WOOD.board, field_texture=texture, texture=0.0))
    rough = replace(WOOD, board=replace(WOOD.board, field_texture=texture, texture=1.0))

    assert len(colours(portrait(rough).image(640))) > len(colours(portrait(smooth).image(640)))


@pytest.mark.parametrize("tile", [grain_tile, cloth_tile, leather_tile], ids=lambda tile: tile.__name__)
def test_texture_is_light_and_dark_on_nothing_and_drawn_once(tile: object) -> None:
    assert callable(tile)
    image = tile()
    alphas = [image.pixelColor(x, x).alpha() for x in range(image.width())]

    assert tile() is image
    assert 0 < sum(alphas) / len(alphas) < 80


def test_wood_without_its_file_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(materials._TILES, "grain", (QImage, 9.0))
    smooth = replace(WOOD, board=replace(WOOD.board, texture=0.0))

    assert colours(portrait(WOOD).image(640)) == colours(portrait(smooth).image(640))


def test_checkers_of_a_side_bear_its_sign() -> None:
    bare = replace(WOOD, white=replace(WOOD.white, sign="none"))
    drawings = {sign: portrait(replace(bare, white=replace(bare.white, sign=sign))).svg() for sign in SIGNS}

    assert len(set(drawings.values())) == len(SIGNS)


SIGNS = ("none", "ring", "cross", "dot")
