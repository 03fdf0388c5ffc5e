"""The doubling cube under a real mouse: offered, taken and dropped on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Doubled, Taken
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR
from tapa_desktop.ui.board.place import CUBE, DROP, TAKE, Place
from tests.ui.board.boards import SIZES, button_center, dice_center, middle, offered, point_center, with_cube
from tests.ui.board.conftest import Sit

WHITE, BLACK = Side.WHITE, Side.BLACK
POINTED = Qt.CursorShape.PointingHandCursor
MINE, HIS = Cube(2, WHITE), Cube(2, BLACK)


def test_click_on_the_cube_offers_a_double(sit: Sit) -> None:
    view, hand, table = sit(with_cube())

    hand.click(button_center(view, CUBE))

    assert (table.requests, table.state.phase) == (["double"], Phase.TO_ANSWER)
    assert table.settled == 2


def test_click_elsewhere_still_rolls(sit: Sit) -> None:
    view, hand, table = sit(with_cube(), dice=((3, 1),))

    hand.click(middle(view, WHITE, 9))

    assert table.requests == ["roll"]


@pytest.mark.parametrize("given", [with_cube(HIS), with_cube(score=(4, 0)), with_cube(persons=(BLACK,))])
def test_click_on_a_cube_that_may_not_be_turned_does_nothing(sit: Sit, given: GameState) -> None:
    view, hand, table = sit(given)

    hand.click(button_center(view, CUBE))

    assert table.requests == []


@pytest.mark.parametrize(("place", "wish"), [(CUBE, "take"), (TAKE, "take"), (DROP, "drop")])
def test_double_is_answered_by_a_click(sit: Sit, place: Place, wish: str) -> None:
    view, hand, table = sit(offered())

    hand.click(button_center(view, place))

    assert table.requests == [wish]
    assert table.state.cube == (Cube(2, BLACK) if wish == "take" else IN_THE_MIDDLE)


def test_while_a_double_waits_for_its_answer_nothing_rolls_and_nothing_lifts(sit: Sit) -> None:
    view, hand, table = sit(offered(), dice=((3, 1),))

    for side in Side:
        hand.click(dice_center(view, side) + QPoint(0, view.height() // 5))
        hand.click(point_center(view, side, 24))
        hand.drag(point_center(view, side, 24), point_center(view, side, 20))
        hand.click(point_center(view, side, 24), Qt.MouseButton.RightButton)
    hand.click(button_center(view, TAKE), Qt.MouseButton.RightButton)
    QTest.keyClick(view, Qt.Key.Key_Escape)

    assert (table.requests, view.scene().flying, view.scene().selected) == ([], [], None)


def test_double_that_the_computer_answers_shows_the_cube_alone(sit: Sit) -> None:
    view, hand, table = sit(offered(persons=(WHITE,)))

    hand.click(button_center(view, CUBE))
    hand.click(dice_center(view, BLACK))

    assert table.requests == []
    with pytest.raises(KeyError):
        button_center(view, TAKE)


def test_double_click_offers_but_once_and_answers_nothing(sit: Sit) -> None:
    view, hand, table = sit(with_cube())

    hand.double_click(button_center(view, CUBE))
    assert table.requests == ["double"]

    hand.double_click(button_center(view, DROP))
    assert table.requests == ["double", "drop"]


def test_press_on_a_plate_that_is_let_go_elsewhere_answers_nothing(sit: Sit) -> None:
    view, _, table = sit(offered())
    drop = button_center(view, DROP)

    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=drop)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))

    assert table.requests == []


def test_checkers_are_dragged_past_the_cube_as_ever(sit: Sit) -> None:
    view, hand, table = sit(with_cube(MINE, "42"))

    hand.drag(point_center(view, WHITE, 24), button_center(view, CUBE))
    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 20))

    assert table.requests == ["24/20"]


@pytest.mark.parametrize(
    ("given", "place", "is_hand"),
    [
        (with_cube(), CUBE, True),
        (with_cube(HIS), CUBE, False),
        (with_cube(roll="42"), CUBE, False),
        (offered(), CUBE, True),
        (offered(), DROP, True),
    ],
)
def test_cursor_is_a_hand_over_a_cube_that_can_be_turned_and_over_the_answers(
    sit: Sit, given: GameState, place: Place, is_hand: bool
) -> None:
    view, hand, _ = sit(given)

    hand.move(point_center(view, WHITE, 19))
    hand.move(button_center(view, place))

    assert (view.cursor().shape() is POINTED) is is_hand
    assert (view.scene().touched == place) is is_hand
    assert view.grab().width() == view.width()


def test_cursor_is_no_hand_over_the_rest_of_the_board_while_an_answer_is_waited_for(sit: Sit) -> None:
    view, hand, _ = sit(offered())

    hand.move(point_center(view, BLACK, 24))

    assert view.cursor().shape() is not POINTED


def test_cube_slides_and_settles_once_and_a_press_takes_it_to_its_end(qtbot: QtBot, sit: Sit) -> None:
    view, hand, table = sit(with_cube(), speed=8.0)
    with qtbot.waitSignal(view.settled):
        table.tell(Doubled())
        assert view.is_moving
    assert table.settled == 2

    view, hand, table = sit(with_cube(), speed=0.1)
    table.tell(Doubled())
    hand.click(button_center(view, TAKE))

    assert (table.requests, table.settled, view.is_moving) == ([], 2, False)


def test_tooltip_of_the_cube_and_the_plates(sit: Sit) -> None:
    view, _, table = sit(with_cube())
    assert view.mode.text_at(QPointF(button_center(view, CUBE))).startswith("Doubling cube in the middle")

    table.tell(Doubled())

    assert view.mode.text_at(QPointF(button_center(view, DROP))).startswith("Drop the double")
    assert view.mode.text_at(QPointF(point_center(view, BLACK, BAR))).startswith("On the bar")
    assert "has to take the double" in view.accessibleDescription()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("given", [with_cube(), with_cube(Cube(1024, BLACK), "42"), with_cube(target=1), offered()])
def test_cube_is_painted_at_any_size(sit: Sit, given: GameState, size: tuple[int, int]) -> None:
    view, hand, _ = sit(given, two_checker_start=True)
    view.resize(*size)
    hand.move(button_center(view, CUBE))

    assert view.grab().size().toTuple() == size


def test_cube_goes_through_a_game_by_clicks_alone(sit: Sit) -> None:
    view, hand, table = sit(with_cube(target=9), dice=((3, 1),))

    for place in (CUBE, TAKE):
        hand.click(button_center(view, place))
    assert table.state.cube == HIS

    hand.click(middle(view, WHITE, 9))
    assert table.requests == ["double", "take", "roll"]


def test_redouble_comes_from_the_owners_end(sit: Sit) -> None:
    view, hand, table = sit(with_cube(MINE, target=9))
    assert button_center(view, CUBE).y() > view.height() * 0.8

    hand.click(button_center(view, CUBE))
    table.tell(Taken())

    assert table.state.cube == Cube(4, BLACK)
    assert button_center(view, CUBE).y() < view.height() * 0.2
