"""The look of a board as data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QFont, QImage

from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions
from tapa_desktop.ui.board.paint import brushes
from tapa_desktop.ui.board.paint.brushes import SHAPE, TEXT, TEXTURES, contrast, mixed, tile_of
from tapa_desktop.ui.board.paint.dice import CUBE_FACE, dead_look
from tapa_desktop.ui.board.paint.painter import FOCUS, NOTICE, PLATE, TOUCHED
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, CheckerSet, Texture, ThemeError, parse_look, with_checkers
from tapa_desktop.ui.board.view.widget import BoardImage
from tapa_desktop.ui.look.themes import Visible, _grounds, _shaded, checker_items, may_combine
from tests.ui.board.boards import PINS, shown, state

RESOURCES = Path(__file__).parents[3] / "resources"
THEMES = {path.stem: parse_look(BoardTheme, path.read_text("utf-8")) for path in RESOURCES.glob("themes/*.toml")}
SETS = {path.stem: parse_look(CheckerSet, path.read_text("utf-8")) for path in RESOURCES.glob("checkers/*.toml")}
SIGNS = ("none", "ring", "cross", "dot")
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())

pytestmark = pytest.mark.usefixtures("qapp")


def test_wooden_board_needs_no_file_and_lends_what_a_theme_leaves_out() -> None:
    text = (RESOURCES / "themes" / "wood.toml").read_text("utf-8")
    before, after = text.replace("cube_size", "# cube_size").split("[cube]")
    night = parse_look(BoardTheme, 'name = "Night"\n[board]\ntable = "#0A0b0C"\n')

    assert parse_look(BoardTheme, text) == WOOD == BoardTheme()
    assert parse_look(BoardTheme, before + after[after.index("[signal]") :]) == WOOD
    assert (night.name, night.board.table, night.board.frame) == ("Night", "#0A0b0C", WOOD.board.frame)


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
        (f"die_size = {'1' * 5000}", "longer than 300 character"),
        (f"\n[board]\n{'a.' * 30_000}a = 1", "line 3"),
    ],
)
def test_theme_that_cannot_be_read_names_the_field(text: str, field: str) -> None:
    with pytest.raises(ThemeError, match=field.replace("$", r"\$")):
        parse_look(BoardTheme, text)


def test_file_of_checkers_knows_both_sides() -> None:
    side = 'face = "#ffffff"\nrim = "#eeeeee"\nedge = "#000000"\nmark = "#111111"\n'

    with pytest.raises(ThemeError, match="black"):
        parse_look(CheckerSet, f'name = "Chalk"\n[white]\n{side}')


# Each board is painted as its file says, in pixels and in lines, at every size


def portrait(theme: BoardTheme) -> BoardImage:
    return BoardImage(shown(state(PINS, "42")), BoardGeometry(800, 600), BoardOptions(theme=theme), QFont())


def colours(image: QImage) -> set[int]:
    """Those of one point in a few, in the middle of the board."""
    return {image.pixel(x, image.height() // 2) for x in range(40, image.width() - 40)}


@each_theme
def test_every_board_is_painted_at_every_size_and_drawn_in_lines(theme: BoardTheme) -> None:
    picture = portrait(theme)
    small, large, drawing = picture.image(40), picture.image(640), picture.svg()

    assert (small.width(), large.width()) == (40, 640)
    assert len(colours(large)) > 10
    assert b"<path" in drawing
    assert b"<image" not in drawing  # a texture would be one


@pytest.mark.parametrize("texture", TEXTURES)
def test_texture_is_light_and_dark_on_nothing_read_once_and_seen_as_strongly_as_the_file_says(texture: Texture) -> None:
    smooth, rough = (
        replace(WOOD, board=replace(WOOD.board, field_texture=texture, texture=strength)) for strength in (0.0, 1.0)
    )
    image = tile_of(texture)
    alphas = [image.pixelColor(x, x).alpha() for x in range(image.width())]

    assert len(colours(portrait(rough).image(640))) > len(colours(portrait(smooth).image(640)))
    assert tile_of(texture) is image
    assert 0 < sum(alphas) / len(alphas) < 80


def test_wood_without_its_file_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brushes, "tile_of", lambda _texture: QImage())
    smooth = replace(WOOD, board=replace(WOOD.board, texture=0.0))

    assert colours(portrait(WOOD).image(640)) == colours(portrait(smooth).image(640))


def test_checkers_of_a_side_bear_its_sign() -> None:
    themes = [replace(WOOD, white=replace(WOOD.white, sign=sign)) for sign in SIGNS]
    contrasting = THEMES["high-contrast"]

    assert len({portrait(theme).svg() for theme in themes}) == len(SIGNS)
    assert {contrasting.white.sign, contrasting.black.sign} == {"ring", "cross"}


# Everything on each board can be read and told apart, with each set of checkers that can be used on it


def all_items(theme: BoardTheme) -> Iterator[Visible]:
    """Text, numbers and highlights, which do not depend on the checkers. Of those the program measures none."""
    board, signal, dead = theme.board, theme.signal, dead_look(theme.cube, theme.board.frame)
    yield Visible("numbers on the rails", (board.letters,), board.frame, TEXT)
    yield Visible("count of a tray", (board.letters,), board.well, TEXT)
    for prompt, lightness in product((signal.cue, _shaded(signal.cue, TOUCHED)), PLATE):
        yield Visible("word on a button", (signal.cue_text,), _shaded(prompt, lightness), TEXT)
    yield Visible("word on a plate", (board.letters,), _shaded(board.well, NOTICE), TEXT)
    for _stop, light, lightness in CUBE_FACE:
        shade = _shaded(theme.cube.face, light * theme.cube.gloss + lightness)
        yield Visible("number of the cube", (theme.cube.mark,), shade, TEXT)
    yield Visible("number of a cube that cannot be turned", (dead.mark,), dead.face, SHAPE)
    for colour, ground in product((signal.die, signal.total), _grounds(theme)):
        yield Visible("ring or target", (colour, signal.outline), ground, SHAPE)
    for ground in _grounds(theme)[:3]:
        yield Visible("ring of a pin", (signal.pin, signal.outline), ground, SHAPE)
    for colour in (signal.die, signal.total, signal.pin):
        yield Visible("outline of a ring", (signal.outline,), colour, SHAPE)


def unseen(theme: BoardTheme) -> set[str]:
    """The names of the items that are not visible enough on that board."""
    return {item.name for item in (*all_items(theme), *checker_items(theme)) if item.contrast < item.least}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.478), ("#ff0000", "#0000ff", 2.149)],
)
def test_contrast_is_that_of_the_guidelines(one: str, other: str, expected: float) -> None:
    assert contrast(one, other) == contrast(other, one) == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize(("share", "name"), [(0.0, "#102030"), (0.5, "#888888"), (1.0, "#fff0e0")])
def test_colours_are_mixed_by_shares(share: float, name: str) -> None:
    assert mixed("#102030", QColor("#fff0e0"), share).name() == name


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


@pytest.mark.parametrize(
    ("section", "field", "colour", "name"),
    [
        ("board", "letters", "#6b4030", "numbers on the rails"),
        ("white", "mark", "#c0a080", "count on a stack of White"),
        ("black", "edge", "#33261f", "checker of Black"),
        ("black", "face", "#d9c9a0", "the two sides"),
    ],
)
def test_what_cannot_be_seen_is_named(section: str, field: str, colour: str, name: str) -> None:
    theme = replace(WOOD, **{section: replace(getattr(WOOD, section), **{field: colour})})

    assert name in unseen(theme)


@each_theme
def test_frame_around_the_focus_is_seen_on_all_that_it_can_lie_on(theme: BoardTheme) -> None:
    grounds = {value for value in msgspec.structs.asdict(theme.board).values() if str(value).startswith("#")}

    assert [ground for ground in grounds if max(contrast(line, ground) for line, *_ in FOCUS) < TEXT] == []
