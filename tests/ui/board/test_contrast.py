"""Everything on each board can be read and told apart, with each set of checkers that can be used on it.

What is measured, and what is not, is told in `paint/contrast.py`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tapa_desktop.ui.board.paint.brushes import SHAPE, TEXT, contrast
from tapa_desktop.ui.board.paint.contrast import Visible, all_items, checker_items, may_combine
from tapa_desktop.ui.board.paint.marks import DARK, LIGHT
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, CheckerSet, parse_checkers, parse_theme, with_checkers

RESOURCES = Path(__file__).parents[3] / "resources"
THEMES = {path.stem: parse_theme(path.read_text("utf-8")) for path in RESOURCES.glob("themes/*.toml")}
SETS = {path.stem: parse_checkers(path.read_text("utf-8")) for path in RESOURCES.glob("checkers/*.toml")}
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
each_set = pytest.mark.parametrize("checkers", SETS.values(), ids=SETS.keys())


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
def test_words_numbers_checkers_and_signals_are_seen_on_every_board(theme: BoardTheme) -> None:
    assert unseen(theme) == set()


@each_theme
@each_set
def test_all_checkers_are_seen_on_all_boards(theme: BoardTheme, checkers: CheckerSet) -> None:
    combined = with_checkers(theme, checkers)

    assert may_combine(combined)
    assert unseen(combined) == set()


def test_checkers_that_cannot_be_seen_on_a_board_may_not_be_used_there() -> None:
    board = WOOD.board

    assert not may_combine(replace(WOOD, white=replace(WOOD.white, face=board.field, edge=board.field)))
    assert not may_combine(replace(WOOD, white=replace(WOOD.white, face=WOOD.black.face)))


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


def test_checker_is_visible_by_its_outline_if_not_by_its_face() -> None:
    assert Visible("checker", ("#222222", "#ffffff"), "#333333", SHAPE).contrast > SHAPE
    assert Visible("checker", ("#222222", "#111111"), "#333333", SHAPE).contrast < SHAPE


def test_high_contrast_distinguishes_the_sides_by_their_signs() -> None:
    theme = THEMES["high-contrast"]

    assert {theme.white.sign, theme.black.sign} == {"ring", "cross"}


@each_theme
def test_frame_around_the_focus_is_seen_on_all_that_it_can_lie_on(theme: BoardTheme) -> None:
    grounds = {value for value in msgspec.structs.asdict(theme.board).values() if str(value).startswith("#")}

    assert [ground for ground in grounds if max(contrast(line, ground) for line in (DARK, LIGHT)) < TEXT] == []
