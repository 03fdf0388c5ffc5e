"""The look of a board as data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFont, QImage

from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint import brushes
from tapa_desktop.ui.board.paint.brushes import SHAPE, TEXT, cloth_tile, contrast, grain_tile, leather_tile
from tapa_desktop.ui.board.paint.marks import DARK, FACE, LIGHT, NOTICE, PLATE, TOUCHED, dead_look
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.theme import (
    WOOD,
    BoardTheme,
    ThemeError,
    parse_checkers,
    parse_theme,
    with_checkers,
)
from tapa_desktop.ui.board.view.widget import BoardImage
from tapa_desktop.ui.look.themes import Visible, _grounds, _shaded, checker_items, may_combine
from tests.ui.board.boards import PINS, shown, state

FILE = Path(__file__).parents[3] / "resources" / "themes" / "wood.toml"


def test_wooden_board_needs_no_file_and_is_the_one_of_the_file_with_its_cube_or_without() -> None:
    text = FILE.read_text(encoding="utf-8")
    before, after = text.replace("cube_size", "# cube_size").split("[cube]")

    assert parse_theme(text) == WOOD == BoardTheme()
    assert parse_theme(before + after[after.index("[signal]") :]) == WOOD


def test_theme_that_names_little_has_all_else_from_the_wooden_board() -> None:
    theme = parse_theme('name = "Night"\n[board]\ntable = "#000000"\n')

    assert (theme.name, theme.board.table, theme.board.frame) == ("Night", "#000000", WOOD.board.frame)


def test_number_of_a_cube_that_cannot_be_turned_can_still_be_read() -> None:
    dead = dead_look(WOOD.cube, WOOD.board.frame)

    assert contrast(dead.mark, dead.face) >= 3
    assert contrast(dead.mark, dead.face) < contrast(WOOD.cube.mark, WOOD.cube.face)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[board]\ntable = "brown"', "$.board.table"),
        ("[board]\ntexture = 2.0", "$.board.texture"),
        ("die_size = 0.1", "$.die_size"),
        ("cube_size = 1.0", "$.cube_size"),
        ('[cube]\nmark = "white"', "$.cube.mark"),
        ('[white]\nface = "#ffffff"', "$.white"),
        ("name = 3", "$.name"),
        ("name = ", "at end of document"),
        ("[board]\ntable =\n", "at line 2"),
        ("depth = [[[", "at end of document"),
        ('[board]\nsky = "#000000"', "sky"),
        ("[stone]", "stone"),
        ('[board]\nfield_texture = "silk"', "$.board.field_texture"),
        ('name = ""', "$.name"),
        ('[board]\ntable = "#aabbcc\\n"', "$.board.table"),
        (f"die_size = {'1' * 280}", "$.die_size"),
        ("die_size = nan", "$.die_size"),
        (f"die_size = {'1' * 5000}", "longer than 300 characters"),
        (f"\n[board]\n{'a.' * 30_000}a = 1", "line 3"),
    ],
)
def test_theme_that_cannot_be_read_names_the_field(text: str, field: str) -> None:
    with pytest.raises(ThemeError, match=field.replace("$", r"\$")):
        parse_theme(text)


def test_checkers_stand_in_a_file_of_their_own_which_knows_both_sides() -> None:
    side = 'face = "#ffffff"\nrim = "#eeeeee"\nedge = "#000000"\nmark = "#111111"\nsign = "ring"\n'

    found = parse_checkers(f'name = "Chalk"\n[white]\n{side}[black]\n{side}')

    assert (found.name, found.white.face, found.black.sign) == ("Chalk", "#ffffff", "ring")
    with pytest.raises(ThemeError, match="black"):
        parse_checkers(f'name = "Chalk"\n[white]\n{side}')


# Each board is painted as its file says, in pixels and in lines, at every size

FOLDER = Path(__file__).parents[3] / "resources" / "themes"

THEMES = {path.stem: parse_theme(path.read_text("utf-8")) for path in FOLDER.glob("*.toml")}

pytestmark = pytest.mark.usefixtures("qapp")


def portrait(theme: BoardTheme) -> BoardImage:
    return BoardImage(shown(state(PINS, "42")), BoardGeometry(800, 600), BoardOptions(theme=theme), QFont())


def colours(image: QImage) -> set[int]:
    """Those of one point in a few, in the middle of the board."""
    return {image.pixel(x, image.height() // 2) for x in range(40, image.width() - 40)}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_every_board_is_painted_at_every_size_and_drawn_in_lines(theme: BoardTheme) -> None:
    given = portrait(theme)
    small, large, drawing = given.image(40), given.image(640), given.svg()

    assert (small.width(), large.width()) == (40, 640)
    assert len(colours(large)) > 10
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
    monkeypatch.setitem(brushes._TILES, "grain", (QImage, 9.0))
    smooth = replace(WOOD, board=replace(WOOD.board, texture=0.0))

    assert colours(portrait(WOOD).image(640)) == colours(portrait(smooth).image(640))


def test_checkers_of_a_side_bear_its_sign() -> None:
    bare = replace(WOOD, white=replace(WOOD.white, sign="none"))
    drawings = {sign: portrait(replace(bare, white=replace(bare.white, sign=sign))).svg() for sign in SIGNS}

    assert len(set(drawings.values())) == len(SIGNS)


SIGNS = ("none", "ring", "cross", "dot")


# Everything on each board can be read and told apart, with each set of checkers that can be used on it

RESOURCES = Path(__file__).parents[3] / "resources"
SETS = {path.stem: parse_checkers(path.read_text("utf-8")) for path in RESOURCES.glob("checkers/*.toml")}
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def all_items(theme: BoardTheme) -> Iterator[Visible]:
    """Text, numbers and highlights, which do not depend on the checkers. Of those the program measures none."""
    yield from _letters(theme)
    yield from _words(theme)
    yield from _cube(theme)
    signal = theme.signal
    for colour, ground in product((signal.die, signal.total), _grounds(theme)):
        yield Visible("ring or target", (colour, signal.outline), ground, SHAPE)
    for ground in _grounds(theme)[:3]:
        yield Visible("ring of a pin", (signal.pin, signal.outline), ground, SHAPE)
    for colour in (signal.die, signal.total, signal.pin):
        yield Visible("outline of a ring", (signal.outline,), colour, SHAPE)


def _letters(theme: BoardTheme) -> Iterator[Visible]:
    board = theme.board
    yield Visible("numbers on the rails", (board.letters,), board.frame, TEXT)
    yield Visible("count of a tray", (board.letters,), board.well, TEXT)


def _words(theme: BoardTheme) -> Iterator[Visible]:
    touched = _shaded(theme.signal.cue, TOUCHED)
    for prompt, lightness in product((theme.signal.cue, touched), PLATE):
        yield Visible("word on a button", (theme.signal.cue_text,), _shaded(prompt, lightness), TEXT)
    yield Visible("word on a plate", (theme.board.letters,), _shaded(theme.board.well, NOTICE), TEXT)


def _cube(theme: BoardTheme) -> Iterator[Visible]:
    cube, dead = theme.cube, dead_look(theme.cube, theme.board.frame)
    for light, lightness in FACE:
        yield Visible("number of the cube", (cube.mark,), _shaded(cube.face, light * cube.gloss + lightness), TEXT)
    yield Visible("number of a cube that cannot be turned", (dead.mark,), dead.face, SHAPE)


def unseen(theme: BoardTheme) -> set[str]:
    """The names of what is not visible enough on that board."""
    return {item.name for item in (*all_items(theme), *checker_items(theme)) if item.contrast < item.least}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.478), ("#ff0000", "#0000ff", 2.149)],
)
def test_contrast_is_that_of_the_guidelines(one: str, other: str, expected: float) -> None:
    assert contrast(one, other) == contrast(other, one) == pytest.approx(expected, abs=0.001)


@each_theme
def test_words_numbers_signals_and_all_checkers_are_seen_on_every_board(theme: BoardTheme) -> None:
    combined = {name: with_checkers(theme, checkers) for name, checkers in SETS.items()}

    assert unseen(theme) == set()
    assert {name: unseen(one) for name, one in combined.items() if unseen(one) or not may_combine(one)} == {}


@each_theme
def test_black_is_told_from_the_dark_points_by_its_face_whatever_the_checkers(theme: BoardTheme) -> None:
    looks = {"board": theme.black, **{name: checkers.black for name, checkers in SETS.items()}}

    ratios = {name: round(contrast(look.face, theme.board.point_dark), 2) for name, look in looks.items()}

    assert {name: ratio for name, ratio in ratios.items() if ratio < 2.0} == {}


def test_checkers_that_cannot_be_seen_by_face_or_outline_may_not_be_used_on_a_board() -> None:
    board = WOOD.board

    assert not may_combine(replace(WOOD, white=replace(WOOD.white, face=board.field, edge=board.field)))
    assert not may_combine(replace(WOOD, white=replace(WOOD.white, face=WOOD.black.face)))
    assert Visible("checker", ("#222222", "#ffffff"), "#333333", SHAPE).contrast > SHAPE
    assert Visible("checker", ("#222222", "#111111"), "#333333", SHAPE).contrast < SHAPE


def test_all_kinds_of_words_and_marks_are_measured() -> None:
    names = {seen.name for seen in (*all_items(WOOD), *checker_items(WOOD))}

    assert {"number of the cube", "word on a button", "numbers on the rails", "ring of a pin"} <= names
    assert {seen.least for seen in all_items(WOOD)} == {TEXT, SHAPE}


@pytest.mark.parametrize(
    ("section", "field", "colour", "name"),
    [
        ("board", "letters", "#6b4030", "numbers on the rails"),
        ("board", "well", "#d9c9a0", "count of a tray"),
        ("signal", "cue_text", "#a08040", "word on a button"),
        ("signal", "outline", "#d0b080", "outline of a ring"),
        ("cube", "mark", "#3f7882", "number of the cube"),
        ("white", "mark", "#c0a080", "count on a stack of White"),
        ("black", "edge", "#33261f", "checker of Black"),
        ("black", "face", "#d9c9a0", "the two sides"),
    ],
)
def test_what_cannot_be_seen_is_named(section: str, field: str, colour: str, name: str) -> None:
    theme = replace(WOOD, **{section: replace(getattr(WOOD, section), **{field: colour})})

    assert name in unseen(theme)


def test_high_contrast_distinguishes_the_sides_by_their_signs() -> None:
    theme = THEMES["high-contrast"]

    assert {theme.white.sign, theme.black.sign} == {"ring", "cross"}


@each_theme
def test_frame_around_the_focus_is_seen_on_all_that_it_can_lie_on(theme: BoardTheme) -> None:
    grounds = {value for value in msgspec.structs.asdict(theme.board).values() if str(value).startswith("#")}

    assert [ground for ground in grounds if max(contrast(line, ground) for line in (DARK, LIGHT)) < TEXT] == []
