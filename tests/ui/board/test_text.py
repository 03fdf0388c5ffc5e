"""The board in words: for tooltips, and for screen readers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.events import OpeningRolled, Resigned
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import Place, bar, point, rack, tray
from tapa_desktop.ui.board.text import describe, dice_hint, dice_text, number_text, place_text, prompt_name
from tests.game.matches import header, told
from tests.positions import position
from tests.ui.board.boards import PINS, on, shown, state, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (point(15), "Point 15: two white, pinning one black"),
        (point(6), "Point 6: one black, pinning one white"),
        (point(24), "Point 24: four white"),
        (point(1), "Point 1: seven black"),
        (point(23), "Point 23: empty"),
        (tray(WHITE), "White’s tray: empty"),
        (tray(BLACK), "Black’s tray: empty"),
    ],
)
def test_place_says_what_lies_there(place: Place, text: str) -> None:
    assert place_text(shown(state(PINS)), place) == text


def test_points_are_numbered_as_the_player_below_sees_them() -> None:
    assert place_text(shown(state(PINS), below=BLACK), point(10)) == "Point 10: two white, pinning one black"


def test_checkers_beside_the_board_are_described_too() -> None:
    given: Position = position(TAWULA, "6:W9 1:B9", mine=(3, 2), theirs=(0, 0))
    seen = shown(on(TAWULA, given))

    assert place_text(seen, rack(WHITE)) == "Yet to enter: three white"
    assert place_text(seen, bar(WHITE)) == "On the bar: two white"
    assert place_text(seen, tray(BLACK)) == "Black’s tray: six black"


def test_every_number_of_checkers_has_a_word() -> None:
    words = [number_text(count) for count in range(16)]

    assert len(set(words)) == 16
    assert (words[1], words[15]) == ("one", "fifteen")


def test_whole_board_is_described_from_24_down_with_dice_and_pips() -> None:
    lines = describe(shown(with_steps(state(PINS, "42"), (24, 22)))).splitlines()

    assert lines[:3] == ["White to move", "Dice: 4, 2 (used)", dice_hint(Prompt.PLAY)]
    assert lines[3:6] == ["Point 24: three white", "Point 22: one white", "Point 21: one white, pinning one black"]
    assert lines[-1].startswith("Pips: White ")
    assert "Point 15: two white, pinning one black" in lines
    assert not any("empty" in line for line in lines)


def test_end_of_a_game_is_described() -> None:
    won = shown(told(header(), OpeningRolled(5, 3), Resigned(BLACK)).state)

    assert prompt_name(won) == "White wins"
    assert "White wins" in describe(won).splitlines()


def test_plate_says_that_a_checker_on_the_bar_cannot_enter_or_else_that_nothing_can_move() -> None:
    shut_out = on(TAWULA, position(TAWULA, "24:B2 23:B2 6:W14 1:B11", mine=(0, 1)), "21")

    assert prompt_name(shown(shut_out)) == "Cannot enter"
    assert prompt_name(shown(state("24:W15 18:B14 1:B1", "66"))) == "No move"


def test_draw_is_described() -> None:
    won = shown(told(header(), OpeningRolled(5, 3), Resigned(BLACK)).state)
    assert won.result is not None
    drawn = replace(won, result=replace(won.result, winner=None, points=0))

    assert prompt_name(drawn) == "A draw"


def test_dice_say_what_a_click_on_them_does() -> None:
    assert dice_hint(Prompt.ROLL) == "Click to roll the dice"
    assert {dice_hint(prompt) for prompt in (Prompt.NONE, Prompt.OVER)} == {""}
    assert len({dice_hint(prompt) for prompt in (Prompt.ROLL, Prompt.PLAY, Prompt.FINISH, Prompt.PASS)}) == 4


def test_no_dice_no_words() -> None:
    assert dice_text(shown(state())) == ""
    assert prompt_name(shown(state(PINS, "42"))) == ""
    assert prompt_name(shown(state())) == "Roll"
