"""The look of a board as data."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from tapa_desktop.ui.board.paint.cube import dead_look
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, CheckerTheme, ThemeError, parse_theme

FILE = Path(__file__).parents[3] / "resources" / "themes" / "wood.toml"


def test_wooden_board_needs_no_file_and_is_the_one_of_the_file() -> None:
    assert parse_theme(FILE.read_text(encoding="utf-8")) == WOOD == BoardTheme()


def test_theme_that_names_little_has_all_else_from_the_wooden_board() -> None:
    theme = parse_theme('name = "Night"\n[wood]\ntable = "#000000"\n')

    assert (theme.name, theme.wood.table, theme.wood.frame) == ("Night", "#000000", WOOD.wood.frame)


def test_theme_that_knows_no_cube_has_that_of_the_wooden_board() -> None:
    text = FILE.read_text(encoding="utf-8").replace("cube_size", "# cube_size")
    before, after = text.split("[cube]")

    assert parse_theme(before + after[after.index("[signal]") :]) == WOOD


def test_number_of_a_cube_that_nobody_may_turn_can_still_be_read() -> None:
    dead = dead_look(WOOD.cube, WOOD.wood.frame)

    assert contrast(dead.mark, dead.face) >= 3
    assert contrast(dead.mark, dead.face) < contrast(WOOD.cube.mark, WOOD.cube.face)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[wood]\ntable = "brown"', "$.wood.table"),
        ("[wood]\ngrain = 2.0", "$.wood.grain"),
        ("die_size = 0.1", "$.die_size"),
        ("cube_size = 1.0", "$.cube_size"),
        ('[cube]\nmark = "white"', "$.cube.mark"),
        ('[white]\nface = "#ffffff"', "$.white"),
        ("name = 3", "$.name"),
        ("name = ", "Invalid value"),
        ('[wood]\nsky = "#000000"', "sky"),
        ("[stone]", "stone"),
    ],
)
def test_theme_that_cannot_be_read_names_the_field(text: str, field: str) -> None:
    with pytest.raises(ThemeError, match=field.replace("$", r"\$")):
        parse_theme(text)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours. Source: WCAG 2.1, "contrast ratio"."""
    low, high = sorted(_luminance(QColor(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    channels = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in colour.getRgbF()[:3]
    )  # type: ignore[index]
    return sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), channels, strict=True))


def test_words_and_numbers_can_be_read() -> None:
    pairs = [
        (WOOD.wood.letters, WOOD.wood.frame),
        (WOOD.wood.letters, WOOD.wood.well),
        (WOOD.signal.cue_text, WOOD.signal.cue),
        (WOOD.signal.cue, WOOD.wood.frame),
        (WOOD.cube.mark, WOOD.cube.face),
        *((side.mark, side.face) for side in (WOOD.white, WOOD.black)),
    ]

    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < 4.5} == {}


def test_checkers_of_the_two_sides_can_be_told_apart() -> None:
    sides: tuple[CheckerTheme, CheckerTheme] = (WOOD.white, WOOD.black)

    assert contrast(sides[0].face, sides[1].face) > 7
