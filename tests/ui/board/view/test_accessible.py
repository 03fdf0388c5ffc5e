"""The board as assistive technology finds it: places with names, states, rectangles and a way to press them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import CUBE, DICE, DROP, TAKE, Place, bar, point, rack, tray
from tapa_desktop.ui.board.view.accessible import PLACES, BoardAccess, install_board_access
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.positions import position
from tests.ui.board.boards import PINS, Table, offered, on, state, with_cube
from tests.ui.board.conftest import Sit

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


class Reader:
    """Somebody who hears a board, and presses its places."""

    def __init__(self, view: BoardWidget, table: Table) -> None:
        self.view, self.table = view, table
        found = QAccessible.queryAccessibleInterface(view)
        assert isinstance(found, BoardAccess)
        self.board = found

    def at(self, place: Place) -> QAccessibleInterface:
        child = self.board.child(PLACES.index(place))
        assert child is not None
        return child

    def name(self, place: Place) -> str:
        return self.at(place).text(NAME)

    def press(self, *places: Place) -> None:
        for place in places:
            self.at(place).actionInterface().doAction(QAccessibleActionInterface.pressAction())


Hear = Callable[..., Reader]


@pytest.fixture
def hear(sit: Sit, qtbot: QtBot) -> Hear:
    install_board_access()

    def make(given: GameState, **options: object) -> Reader:
        view, _, table = sit(given, dice=((6, 5),), **options)
        with qtbot.waitActive(view):
            view.activateWindow()
        return Reader(view, table)

    return make


def test_places_are_named_by_what_lies_there_as_the_player_below_counts(hear: Hear) -> None:
    given = state("24:W2 18:bW3 6:wB2 1:B12", "42")

    below, above = hear(given), hear(given, below=Side.BLACK)

    assert below.name(point(18)) == "Point 18: three white, pinning one black"
    assert below.name(point(6)) == "Point 6: two black, pinning one white"
    assert above.name(point(7)) == "Point 7: three white, pinning one black"
    assert below.name(tray(Side.WHITE)).startswith("White’s tray: ")
    assert below.name(DICE) == "Dice: 4, 2"
    assert below.at(DICE).text(DESCRIPTION).startswith("Play as many dice")
    assert below.board.text(NAME) == "Board"


def test_board_is_a_list_of_items_that_know_their_parent_and_number(hear: Hear) -> None:
    reader = hear(state(PINS, "42"))

    assert reader.board.role() == QAccessible.Role.List
    assert reader.board.childCount() == len(PLACES)
    for index in range(len(PLACES)):
        child = reader.board.child(index)
        assert child.isValid()
        assert child.parent() is reader.board
        assert reader.board.indexOfChild(child) == index
        assert (child.childCount(), child.child(0), child.childAt(0, 0), child.object()) == (0, None, None, None)
    assert (child.textInterface(), child.valueInterface()) == (None, None)
    assert reader.at(point(7)).role() == QAccessible.Role.ListItem
    assert reader.at(DICE).role() == QAccessible.Role.Button


@pytest.mark.parametrize("place", [point(1), point(13), tray(Side.BLACK), CUBE])
def test_rectangle_is_where_the_place_is_seen_on_the_screen(hear: Hear, place: Place) -> None:
    reader = hear(with_cube())
    corner = reader.view.mapToGlobal(reader.view.rect().topLeft())

    rect = reader.at(place).rect()

    assert rect == reader.view.mode.stops[place].toAlignedRect().translated(corner)
    assert reader.board.childAt(rect.center().x(), rect.center().y()) is reader.at(place)


def test_what_is_not_there_is_invisible_and_cannot_be_pressed(hear: Hear) -> None:
    reader = hear(with_cube())

    reader.press(DROP)

    assert reader.table.requests == []
    assert reader.at(DROP).state().invisible
    assert reader.at(DROP).rect() == QRect()
    assert reader.at(bar(Side.WHITE)).state().invisible
    assert not reader.at(CUBE).state().invisible


def test_pressing_lifts_and_drops_and_a_turn_is_played_so(hear: Hear) -> None:
    reader = hear(state(PINS))

    reader.press(DICE)
    assert reader.name(DICE) == "Dice: 6, 5"
    reader.press(point(24))
    assert reader.at(point(24)).state().selected
    reader.press(point(13))
    assert reader.table.requests == ["roll"]
    reader.press(point(24), point(24), point(18), point(20), point(15), DICE)

    assert reader.table.requests == ["roll", "24/18*", "20/15", "finish"]


def test_double_is_offered_and_taken_and_checkers_enter_from_the_bar_by_pressing(hear: Hear) -> None:
    doubling = hear(with_cube())
    doubling.press(CUBE)
    assert doubling.name(TAKE).startswith("Take the double")
    doubling.press(TAKE)
    assert doubling.table.requests == ["double", "take"]

    entering = hear(on(TAWULA, position(TAWULA, "24:W2 6:W10 12:B15", mine=(2, 1)), "42"))
    assert entering.name(bar(Side.WHITE)) == "On the bar: one white"
    assert entering.name(rack(Side.WHITE)) == "Yet to enter: two white"
    entering.press(bar(Side.WHITE), point(21))
    assert entering.table.requests == ["bar/21"]


def test_focus_is_set_and_announced(hear: Hear) -> None:
    reader = hear(state(PINS, "42"))
    assert reader.board.focusChild() is None

    reader.at(point(9)).actionInterface().doAction(QAccessibleActionInterface.setFocusAction())

    assert reader.view.focus.place == point(9)
    assert reader.at(point(9)).state().focused
    assert reader.board.focusChild() is reader.at(point(9))


def test_places_outlive_their_board_and_stay_valid() -> None:
    install_board_access()
    board = BoardWidget()
    PlayMode(board)
    place = Reader(board, Table(board, offered())).at(TAKE)

    shiboken6.delete(board)

    assert not place.isValid()
    assert (place.text(NAME), place.rect(), place.window()) == ("", QRect(), None)
    assert place.state().invisible
