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
from tapa_desktop.ui.board.place import CUBE, DICE, DROP, TAKE, BoardOptions, Place, bar, point, rack, tray
from tapa_desktop.ui.board.view.accessible import PLACES, BoardAccess, install_board_access
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.positions import position
from tests.ui.board.boards import PINS, Table, offered, on, state, with_cube

PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


class Reader:
    """Somebody who hears a board, and presses its places."""

    def __init__(self, view: BoardWidget, given: GameState) -> None:
        self.view, self.table = view, Table(view, given, ((6, 5),))
        found = QAccessible.queryAccessibleInterface(view)
        assert isinstance(found, BoardAccess)
        self.board = found

    def at(self, place: Place) -> QAccessibleInterface:
        child = self.board.child(PLACES.index(place))
        assert child is not None
        return child

    def name(self, place: Place) -> str:
        return self.at(place).text(NAME)

    def do(self, action: str, place: Place) -> None:
        self.at(place).actionInterface().doAction(action)


@pytest.fixture
def hear(qtbot: QtBot) -> Callable[..., Reader]:
    install_board_access()

    def make(given: GameState, **options: object) -> Reader:
        view = BoardWidget(BoardOptions(speed=0.0, **options))  # type: ignore[arg-type]
        PlayMode(view)
        qtbot.addWidget(view)
        view.resize(960, 720)
        with qtbot.waitActive(view):
            view.show()
        return Reader(view, given)

    return make


def test_places_are_named_by_what_lies_there_as_the_player_below_counts(hear: Callable[..., Reader]) -> None:
    given = state("24:W2 18:bW3 6:wB2 1:B12", "42")

    below, above = hear(given), hear(given, below=Side.BLACK)

    assert below.name(point(18)) == "Point 18: three white, pinning one black"
    assert below.name(point(6)) == "Point 6: two black, pinning one white"
    assert above.name(point(7)) == "Point 7: three white, pinning one black"
    assert below.name(tray(Side.WHITE)).startswith("White’s tray: ")
    assert below.name(DICE) == "Dice: 4, 2"
    assert below.at(DICE).text(DESCRIPTION).startswith("Play as many dice")
    assert below.board.text(NAME) == "Board"


def test_board_is_a_list_of_items_that_know_their_parent_and_number(hear: Callable[..., Reader]) -> None:
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
def test_rectangle_is_where_the_place_is_seen_on_the_screen(hear: Callable[..., Reader], place: Place) -> None:
    reader = hear(with_cube())
    corner = reader.view.mapToGlobal(reader.view.rect().topLeft())

    rect = reader.at(place).rect()

    assert rect == reader.view.mode.stops[place].toAlignedRect().translated(corner)
    assert reader.board.childAt(rect.center().x(), rect.center().y()) is reader.at(place)


def test_what_is_not_there_is_invisible_and_cannot_be_pressed(hear: Callable[..., Reader]) -> None:
    reader = hear(with_cube())

    reader.do(PRESS, DROP)

    assert reader.table.requests == []
    assert reader.at(DROP).state().invisible
    assert reader.at(DROP).rect() == QRect()
    assert reader.at(bar(Side.WHITE)).state().invisible
    assert not reader.at(CUBE).state().invisible


def test_pressing_lifts_and_drops_and_a_turn_is_played_so(hear: Callable[..., Reader]) -> None:
    reader = hear(state(PINS))

    reader.do(PRESS, DICE)
    assert reader.name(DICE) == "Dice: 6, 5"
    reader.do(PRESS, point(24))
    assert reader.at(point(24)).state().selected
    reader.do(PRESS, point(13))
    assert reader.table.requests == ["roll"]
    reader.do(PRESS, point(24))
    reader.do(PRESS, point(24))
    reader.do(PRESS, point(18))
    reader.do(PRESS, point(20))
    reader.do(PRESS, point(15))
    reader.do(PRESS, DICE)

    assert reader.table.requests == ["roll", "24/18*", "20/15", "finish"]


def test_double_is_offered_and_taken_by_pressing(hear: Callable[..., Reader]) -> None:
    reader = hear(with_cube())

    reader.do(PRESS, CUBE)
    assert reader.name(TAKE).startswith("Take the double")
    reader.do(PRESS, TAKE)

    assert reader.table.requests == ["double", "take"]


def test_checkers_on_the_bar_and_in_reserve_are_pressed_too(hear: Callable[..., Reader]) -> None:
    given = on(TAWULA, position(TAWULA, "24:W2 6:W10 12:B15", mine=(2, 1)), "42")
    reader = hear(given)

    assert reader.name(bar(Side.WHITE)) == "On the bar: one white"
    assert reader.name(rack(Side.WHITE)) == "Yet to enter: two white"
    reader.do(PRESS, bar(Side.WHITE))
    reader.do(PRESS, point(21))
    assert reader.table.requests == ["bar/21"]


def test_focus_is_set_and_announced(hear: Callable[..., Reader]) -> None:
    reader = hear(state(PINS, "42"))
    assert reader.board.focusChild() is None

    reader.do(FOCUS, point(9))

    assert reader.view.focus.place == point(9)
    assert reader.at(point(9)).state().focused
    assert reader.board.focusChild() is reader.at(point(9))


def test_places_outlive_their_board_and_stay_valid() -> None:
    install_board_access()
    board = BoardWidget()
    PlayMode(board)
    reader = Reader(board, offered())
    place = reader.at(TAKE)

    shiboken6.delete(reader.view)

    assert not place.isValid()
    assert (place.text(NAME), place.rect(), place.window()) == ("", QRect(), None)
    assert place.state().invisible
