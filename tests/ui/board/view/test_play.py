"""The board as it is played on: with a real mouse, by clicks and by drags."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.game.draft import movable_of
from tapa_desktop.rules.explain import Held
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import OFF, RESERVE
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import tray
from tapa_desktop.ui.board.text import dice_hint, held_text, place_text
from tapa_desktop.ui.board.view import play, widget
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.game.matches import COMPUTER, header, told
from tests.ui.board.boards import HOME, PINS, Hand, dice_center, die_center, middle, point_center, state, with_steps
from tests.ui.board.conftest import Sit

WHITE, BLACK = Side.WHITE, Side.BLACK
MINE = state(PINS, "42")
NOWHERE = QPoint(2, 2)


# Clicks


def test_first_click_selects_a_checker_and_the_second_plays_it(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(point_center(view, WHITE, 24))
    assert table.requests == []

    hand.click(point_center(view, WHITE, 22))
    assert table.requests == ["24/22"]
    assert [step.target for step in table.state.drafted] == [22]


def test_click_on_a_sum_plays_the_steps_between(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 18))

    assert table.requests == ["24/20 20/18*"]


def test_click_far_from_the_checkers_of_a_point_is_a_click_on_that_point(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(middle(view, WHITE, 24))
    hand.click(middle(view, WHITE, 22))

    assert table.requests == ["24/22"]


@pytest.mark.parametrize("number", [24, 19, 13])
def test_click_elsewhere_deselects(sit: Sit, number: int) -> None:
    view, hand, table = sit(MINE)
    hand.click(point_center(view, WHITE, 24))

    hand.click(point_center(view, WHITE, number))
    hand.click(point_center(view, WHITE, 22))

    assert table.requests == []


def test_one_click_plays_a_checker_with_only_one_choice(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(point_center(view, WHITE, 15))

    assert table.requests == ["15/11"]


def test_click_on_a_pinned_checker_does_nothing(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(point_center(view, WHITE, 6))

    assert table.requests == []


def test_double_click_bears_off(sit: Sit) -> None:
    view, hand, table = sit(state(HOME, "63"))

    hand.double_click(point_center(view, WHITE, 6))

    assert table.requests == ["6/off"]


def test_double_click_on_a_checker_with_only_one_choice_plays_one_step(sit: Sit) -> None:
    view, hand, table = sit(state(HOME, "66"))

    hand.double_click(point_center(view, WHITE, 6))

    assert table.requests == ["6/off"]


def test_two_quick_clicks_where_nothing_bears_off_select_and_deselect(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.double_click(point_center(view, WHITE, 24))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=point_center(view, WHITE, 24))

    assert (table.requests, view.scene().selected) == ([], None)


def test_tray_as_a_whole_is_a_target(sit: Sit) -> None:
    view, hand, table = sit(state(HOME, "63"))

    hand.click(point_center(view, WHITE, 6))
    hand.click(middle(view, WHITE, OFF))

    assert table.requests == ["6/off"]


# Drags


def test_checker_is_dragged_onto_a_point(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 22))

    assert table.requests == ["24/22"]


def test_drop_on_the_sum_plays_the_steps_between(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.drag(point_center(view, WHITE, 24), middle(view, WHITE, 18))

    assert table.requests == ["24/20 20/18*"]


def test_top_checker_follows_the_pointer_and_its_targets_light_up(sit: Sit) -> None:
    view, hand, _ = sit(MINE)

    hand.lift(point_center(view, WHITE, 24))
    hand.move(QPoint(333, 222))

    scene = view.scene()
    assert [(sprite.side, sprite.x, sprite.y) for sprite in scene.flying] == [(WHITE, 333, 222)]
    assert {place.point for place in scene.lights} == {22, 20, 18}


@pytest.mark.parametrize("target", [NOWHERE, QPoint(-40, 300)])
def test_drop_beside_the_board_requests_nothing(sit: Sit, target: QPoint) -> None:
    view, hand, table = sit(MINE)

    hand.drag(point_center(view, WHITE, 24), target)

    assert (table.requests, view.scene().flying) == ([], [])


def test_drop_on_a_point_that_is_no_target_requests_nothing(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 19))
    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 24))

    assert table.requests == []


def test_nothing_can_be_lifted_but_what_can_move(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    for side, number in ((BLACK, 12), (WHITE, 6), (BLACK, 24)):
        hand.drag(point_center(view, side, number), point_center(view, WHITE, 22))

    assert table.requests == []


def test_right_click_cancels_a_drag(sit: Sit) -> None:
    view, hand, table = sit(with_steps(MINE, (24, 22)))

    hand.lift(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 20), Qt.MouseButton.RightButton)
    hand.drop(point_center(view, WHITE, 20))

    assert (table.requests, view.scene().flying) == ([], [])


def test_escape_cancels_a_drag_and_then_what_is_selected(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.lift(point_center(view, WHITE, 24))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    hand.drop(point_center(view, WHITE, 20))
    hand.click(point_center(view, WHITE, 24))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    hand.click(point_center(view, WHITE, 22))

    assert table.requests == []


def test_escape_with_nothing_in_the_hand_is_left_to_the_window(sit: Sit) -> None:
    view, hand, _ = sit(MINE)
    taken = {}
    for number in (19, 24):
        hand.click(point_center(view, WHITE, number))
        escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, escape)
        taken[number] = escape.isAccepted()

    assert taken == {19: False, 24: True}


def test_new_state_cancels_a_drag(sit: Sit) -> None:
    view, hand, table = sit(MINE)
    hand.lift(point_center(view, WHITE, 24))

    view.show_state(MINE, MINE, movable=movable_of(MINE))
    hand.drop(point_center(view, WHITE, 22))

    assert (table.requests, view.scene().flying) == ([], [])


def test_black_plays_from_below_as_white_does(sit: Sit) -> None:
    view, hand, table = sit(state(PINS, "42", side=BLACK), below=BLACK, direction="left")

    hand.drag(point_center(view, BLACK, 24), point_center(view, BLACK, 18))

    assert table.requests == ["24/20 20/18*"]


def test_checkers_come_from_the_rack_and_from_the_two_on_24(sit: Sit) -> None:
    given = state("24:W15 1:B15", "62", rule_set=TAPA_CUBE)
    view, hand, table = sit(given, two_checker_start=True)

    hand.drag(point_center(view, WHITE, RESERVE), point_center(view, WHITE, 18))
    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 22))

    assert table.requests == ["24/18", "24/22"]
    assert point_center(view, WHITE, 24, level=1) == point_center(view, WHITE, 24)


# Dice


def test_click_on_the_dice_ends_a_complete_turn(sit: Sit) -> None:
    view, hand, table = sit(with_steps(MINE, (24, 22), (24, 20)))

    hand.click(dice_center(view, WHITE))

    assert table.requests == ["finish"]
    assert table.state.side is BLACK


def test_click_on_the_dice_does_nothing_before_the_play_is_complete(sit: Sit) -> None:
    view, hand, table = sit(with_steps(MINE, (24, 22)))

    hand.click(dice_center(view, WHITE))

    assert table.requests == []


def test_click_elsewhere_does_not_end_the_turn(sit: Sit) -> None:
    view, hand, table = sit(with_steps(MINE, (24, 22), (24, 20)))

    hand.click(point_center(view, WHITE, 24))
    hand.click(dice_center(view, BLACK))

    assert table.requests == []


def test_click_on_the_dice_or_on_the_word_passes_when_there_is_no_move(sit: Sit) -> None:
    for side in Side:
        view, hand, table = sit(state("24:W15 18:B14 1:B1", "66"))

        hand.click(dice_center(view, side))

        assert table.requests == ["finish"]


def test_click_on_the_empty_board_rolls(sit: Sit) -> None:
    view, hand, table = sit(state(), dice=((3, 1),))

    hand.click(middle(view, WHITE, 9))

    assert table.requests == ["roll"]
    assert table.state.roll == (3, 1)


def test_click_beside_the_board_does_not_roll(sit: Sit) -> None:
    _, hand, table = sit(state(), dice=((3, 1),))

    hand.click(NOWHERE)

    assert table.requests == []


def test_opening_dice_and_the_roll_after_them_take_a_click_each(sit: Sit) -> None:
    view, hand, table = sit(told(header(black=COMPUTER)).state, dice=((4, 4), (5, 2), (6, 1)))

    for _ in range(3):
        hand.click(dice_center(view, WHITE))

    assert table.requests == ["roll", "roll", "roll"]
    assert table.state.roll == (6, 1)


def test_double_click_rolls_but_once(sit: Sit) -> None:
    view, hand, table = sit(told(header()).state, dice=((5, 2), (6, 1)))

    hand.double_click(dice_center(view, WHITE))

    assert table.requests == ["roll"]


# Not this hand's turn


def test_nothing_is_offered_in_the_computers_turn(sit: Sit) -> None:
    for given in (replace(MINE, white=COMPUTER), replace(state(), white=COMPUTER)):
        view, hand, table = sit(given)

        hand.click(point_center(view, WHITE, 24))
        hand.click(point_center(view, WHITE, 22))
        hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 22))
        hand.click(dice_center(view, WHITE))

        assert table.requests == []


def test_nothing_happens_on_a_board_without_a_game(sit: Sit) -> None:
    sit(MINE)
    empty = BoardWidget()
    PlayMode(empty)
    empty.resize(400, 300)

    Hand(empty).click(QPoint(200, 150))
    Hand(empty).move(QPoint(210, 150))

    assert empty.mode.text_at(QPointF(200, 150)) == ""
    assert empty.grab().width() > 0


def test_board_offers_nothing_that_it_is_not_handed(sit: Sit) -> None:
    view, hand, table = sit(MINE)
    view.show_state(MINE, MINE)

    hand.click(point_center(view, WHITE, 24))
    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 22))

    assert table.requests == []
    assert view.mode.text_at(QPointF(point_center(view, WHITE, 24))) == "Point 24: four white"


# Taking back


def test_right_click_takes_the_last_step_back(sit: Sit) -> None:
    view, hand, table = sit(with_steps(MINE, (24, 22)))

    hand.click(point_center(view, WHITE, 22), Qt.MouseButton.RightButton)

    assert table.requests == ["undo"]
    assert table.state.drafted == ()


def test_right_click_takes_nothing_back_when_there_is_nothing_or_something_is_selected(sit: Sit) -> None:
    view, hand, table = sit(MINE)
    hand.click(NOWHERE, Qt.MouseButton.RightButton)
    view, hand, other = sit(with_steps(state(PINS, "21"), (24, 23)))
    hand.click(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 24))

    assert table.requests + other.requests == ["24/22"]


# What the board tells


@pytest.mark.parametrize("number", [19, 6, 24, OFF])
def test_tooltip_says_what_lies_below_the_pointer(sit: Sit, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    tips = Mock()
    monkeypatch.setattr(widget, "QToolTip", tips)  # a real one needs a screen
    view, _, _ = sit(MINE)
    at = point_center(view, WHITE, number)

    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))

    text = view.mode.text_at(QPointF(at))
    assert place_text(view.state.picture, view.state.place_at(view.board_geometry(), QPointF(at))) in text
    tips.showText.assert_called_once_with(view.mapToGlobal(at), text, view)


@pytest.mark.parametrize("is_over", [True, False])
def test_tooltip_of_the_board_goes_with_the_state_that_it_tells_about(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, is_over: bool
) -> None:
    tips = Mock()
    monkeypatch.setattr(widget, "QToolTip", tips)
    view, _, _ = sit(MINE)
    view.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_over)
    tips.reset_mock()

    view.show_state(MINE, MINE)

    assert tips.hideText.called is is_over  # one of another widget stays


def test_click_on_a_checker_that_cannot_be_moved_or_a_try_to_lift_it_says_why(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips = Mock()
    monkeypatch.setattr(play, "QToolTip", tips)
    view, hand, table = sit(MINE)
    pinned = point_center(view, WHITE, 6)

    hand.click(pinned)
    hand.drag(pinned, point_center(view, WHITE, 2))

    at, text = view.mapToGlobal(pinned), held_text(Held.PINNED, view.state.picture)
    assert [call.args for call in tips.showText.call_args_list] == [(at, text, view)] * 2
    assert table.requests == []


def test_nothing_is_said_unasked_of_a_click_that_does_something_or_concerns_no_checker_of_mine(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips = Mock()
    monkeypatch.setattr(play, "QToolTip", tips)
    view, hand, table = sit(state("24:W2 23:W11 20:W2 21:B3 19:B4 18:B4 16:B4", "41"))

    hand.click(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 20))  # from there nothing can be moved
    hand.click(point_center(view, BLACK, 4))
    hand.click(point_center(view, WHITE, 12))

    assert table.requests == ["24/20"]
    tips.showText.assert_not_called()


@pytest.mark.parametrize("number", [0, 1])
def test_press_on_a_die_swaps_the_order_in_which_the_dice_are_used(sit: Sit, number: int) -> None:
    view, hand, table = sit(MINE)

    hand.click(die_center(view, number))
    swapped = [die.value for die in view.scene().dice]
    hand.click(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 18))

    assert swapped == [2, 4]
    assert table.requests == ["24/22 22/18*"]


def test_two_presses_on_a_die_bring_the_first_order_back(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(die_center(view, 0))
    hand.click(die_center(view, 1))
    hand.click(point_center(view, WHITE, 24))
    hand.click(point_center(view, WHITE, 18))

    assert [die.value for die in view.scene().dice][:1] == [4]
    assert table.requests == ["24/20 20/18*"]


def test_lifted_checker_stays_lifted_when_the_dice_are_swapped(sit: Sit) -> None:
    view, hand, table = sit(MINE)

    hand.click(point_center(view, WHITE, 24))
    hand.click(die_center(view, 0))
    hand.click(point_center(view, WHITE, 18))

    assert table.requests == ["24/22 22/18*"]


@pytest.mark.parametrize("steps", [(), ((24, 22),)])
def test_press_on_a_die_lifts_no_checker(sit: Sit, steps: tuple[tuple[int, int], ...]) -> None:
    everywhere = " ".join(f"{number}:W1" for number in range(24, 9, -1)) + " 1:B15"
    view, hand, table = sit(with_steps(state(everywhere, "42"), *steps))

    for number in range(2):
        hand.lift(die_center(view, number))
        assert view.state.pointer.drag.source is None
        hand.drop(die_center(view, number))

    assert view.mode.selected is None
    assert table.requests == []


def test_dice_that_are_equal_or_of_which_one_is_used_cannot_be_swapped(sit: Sit) -> None:
    for given in (state(PINS, "22"), with_steps(MINE, (24, 22))):
        view, hand, table = sit(given)
        before = view.scene().dice

        hand.click(die_center(view, 0))

        assert view.scene().dice == before
        assert table.requests == []


def test_tooltip_of_the_dice_says_what_a_click_does(sit: Sit) -> None:
    view, _, _ = sit(with_steps(MINE, (24, 22), (24, 20)))

    assert view.mode.text_at(QPointF(dice_center(view, WHITE))) == dice_hint(Prompt.FINISH)
    assert view.mode.text_at(QPointF(NOWHERE)) == ""


@pytest.mark.parametrize("side", Side)
def test_pip_count_has_a_tooltip_of_its_own_where_it_is_shown(sit: Sit, side: Side) -> None:
    for show_pips in (True, False):
        view, _, _ = sit(MINE, show_pips=show_pips)
        at = view.board_geometry().rail_rect(tray(side)).center()

        assert (str(view.state.picture.pips[side]) in view.mode.text_at(at)) is show_pips


def test_whole_board_is_described_again_after_each_change(sit: Sit) -> None:
    view, hand, _ = sit(MINE)
    assert view.accessibleName() == "Board"
    assert "Point 24: four white" in view.accessibleDescription()
    assert "Point 15: two white, pinning one black" in view.accessibleDescription()

    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 22))

    assert "Point 24: three white" in view.accessibleDescription()


def test_cursor_is_a_hand_over_what_can_be_touched(sit: Sit) -> None:
    view, hand, _ = sit(MINE)
    shapes = {}
    for number in (24, 19, 15, 6):
        hand.move(point_center(view, WHITE, number))
        shapes[number] = view.cursor().shape()

    touched = Qt.CursorShape.PointingHandCursor
    assert [number for number, shape in shapes.items() if shape is touched] == [24, 15]

    hand.lift(point_center(view, WHITE, 24))
    assert view.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    hand.drop(NOWHERE)
    assert view.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_cursor_is_a_hand_over_dice_that_can_be_clicked(sit: Sit) -> None:
    for given, is_hand in ((MINE, False), (with_steps(MINE, (24, 22), (24, 20)), True), (state(), True)):
        view, hand, _ = sit(given)
        hand.move(point_center(view, WHITE, 24))
        hand.move(dice_center(view, WHITE))

        assert (view.cursor().shape() is Qt.CursorShape.PointingHandCursor) is is_hand


def test_checker_below_the_pointer_is_marked_until_the_pointer_leaves(sit: Sit) -> None:
    view, hand, _ = sit(MINE)
    hand.move(point_center(view, WHITE, 24))
    assert view.scene().hovered is not None

    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))

    assert view.scene().hovered is None


# A whole opening, as it is played


def test_game_begins_with_an_opening_roll_a_roll_and_a_play(sit: Sit) -> None:
    view, hand, table = sit(told(header(black=COMPUTER)).state, dice=((5, 3), (4, 2)))

    hand.click(dice_center(view, WHITE))
    hand.click(middle(view, WHITE, 10))
    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 20))
    hand.click(point_center(view, WHITE, 24))
    hand.click(dice_center(view, WHITE))

    assert table.requests == ["roll", "roll", "24/20", "24/22", "finish"]
    assert table.state.side is BLACK
    assert table.settled == 6
