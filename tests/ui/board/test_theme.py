"""The look of a board as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.ui.board.paint.brushes import contrast
from tapa_desktop.ui.board.paint.marks import dead_look
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, ThemeError, parse_checkers, parse_theme

FILE = Path(__file__).parents[3] / "resources" / "themes" / "wood.toml"


def test_wooden_board_needs_no_file_and_is_the_one_of_the_file() -> None:
    assert parse_theme(FILE.read_text(encoding="utf-8")) == WOOD == BoardTheme()


def test_theme_that_names_little_has_all_else_from_the_wooden_board() -> None:
    theme = parse_theme('name = "Night"\n[board]\ntable = "#000000"\n')

    assert (theme.name, theme.board.table, theme.board.frame) == ("Night", "#000000", WOOD.board.frame)


def test_theme_that_knows_no_cube_has_that_of_the_wooden_board() -> None:
    text = FILE.read_text(encoding="utf-8").replace("cube_size", "# cube_size")
    before, after = text.split("[cube]")

    assert parse_theme(before + after[after.index("[signal]") :]) == WOOD


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


def test_checkers_stand_in_a_file_of_their_own() -> None:
    side = 'face = "#ffffff"\nrim = "#eeeeee"\nedge = "#000000"\nmark = "#111111"\nsign = "ring"\n'

    found = parse_checkers(f'name = "Chalk"\n[white]\n{side}[black]\n{side}')

    assert (found.name, found.white.face, found.black.sign) == ("Chalk", "#ffffff", "ring")


def test_checkers_of_one_side_alone_are_none() -> None:
    with pytest.raises(ThemeError, match="black"):
        parse_checkers('name = "Chalk"\n[white]\nface = "#ffffff"\nrim = "#eeeeee"\nedge = "#000000"\nmark = "#111111"')
