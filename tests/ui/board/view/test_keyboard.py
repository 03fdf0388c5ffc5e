"""Keys on a board: a focus that travels, Enter that lifts and drops, digits that choose the die.

And the board as assistive technology finds it: places with names, states, rectangles and a way to press them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.ui.board.frame import cube_rect
from tapa_desktop.ui.board.geometry import CUBE, DICE, DROP, TAKE, BoardGeometry, Place, bar, point, rack, tray
from tapa_desktop.ui.board.picture import CubeShown, Picture
from tapa_desktop.ui.board.pointer import ACROSS, ALONG, FocusMap, FocusPlace, focus_rect, focus_targets, step_by_die
from tapa_desktop.ui.board.view.accessible import PLACES, BoardAccess, install_board_access
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.cases import each
from tests.game.matches import COMPUTER
from tests.positions import position
from tests.ui.board.boards import PINS, Table, each_board, each_shape, offered, on, shown, state, targets, with_cube
from tests.ui.board.conftest import Show, ShownBoard

K = Qt.Key
WHITE, BLACK = Side.WHITE, Side.BLACK
MINE = state(PINS, "42")


@pytest.fixture
def focus(show: Show, qtbot: QtBot) -> Show:
    """Makes a board that has the focus of its window, with its own focus at a place."""

    def make(game: GameState, at: Place | None = None, **options: object) -> ShownBoard:
        view, hand, table = show(game, **options)
        with qtbot.waitActive(view):
            view.activateWindow()
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        if at is not None:
            view.focus.visit(at)
        return view, hand, table

    return make


def test_focus_is_seen_from_the_first_arrow_key_on_until_the_pointer_takes_over(focus: Show) -> None:
    view, hand, _ = focus(MINE)
    places = [view.focus.place]

    for _ in range(2):
        hand.press(K.Key_Left)
        places.append(view.focus.place)
    hand.click(view.rect().topLeft())

    assert [*places, view.focus.place] == [None, point(24), point(23), None]


ON_THE_BAR = on(TAWULA, position(TAWULA, "24:W2 6:W12 12:B15", mine=(0, 1)), "42")
IN_THE_RESERVE = on(TAWULA, position(TAWULA, "24:W2 12:B2", mine=(13, 0), theirs=(13, 0)), "63")
ONE_WAY = state("24:W1 20:B14 1:B1 6:W14", "61")


@pytest.mark.parametrize(
    ("game", "keys", "requests", "lifted"),
    [
        (MINE, (K.Key_Return, K.Key_Left, K.Key_Left, K.Key_Enter), ["24/22"], [point(24)]),
        (ONE_WAY, (K.Key_Return,), [], [point(24)]),  # nothing is played yet
        (state(PINS), (K.Key_Return,), [], []),  # nothing to play, which is left to the window
        (MINE, (K.Key_Return, K.Key_Return), [], [point(24), None]),
        (MINE, (K.Key_Return, K.Key_Escape), [], [point(24), None]),
        (MINE, (K.Key_5, K.Key_4, K.Key_2), ["24/20", "24/22"], []),
        (MINE, (K.Key_Return, K.Key_Down, K.Key_4), ["24/20"], [point(24)]),  # wherever the focus is
        (ON_THE_BAR, (K.Key_4,), ["bar/21"], []),
        (IN_THE_RESERVE, (K.Key_6,), ["in/19"], []),
    ],
)
def test_enter_lifts_drops_and_puts_back_where_the_focus_is_and_a_digit_moves_by_that_die(
    focus: Show, game: GameState, keys: tuple[Qt.Key, ...], requests: list[str], lifted: list[Place | None]
) -> None:
    view, hand, table = focus(game)
    view.focus.take()

    hand.press(*keys)

    assert (table.requests, table.lifted, table.refused) == (requests, lifted, [])
    assert bool(view.scene().highlights) is (lifted == [point(24)] and not requests)


def test_enter_lifts_only_what_can_be_lifted_and_page_keys_jump_to_it_and_then_to_its_targets(focus: Show) -> None:
    view, hand, table = focus(MINE, at=point(24))

    view.focus.visit(point(18))
    hand.press(K.Key_Return)
    assert (table.requests, table.lifted, table.refused) == ([], [], [point(18)])

    view.focus.visit(point(24))
    hand.press(K.Key_PageDown)
    assert view.focus.place == point(21)
    hand.press(K.Key_Home, K.Key_PageUp, K.Key_PageUp, K.Key_PageDown)
    assert view.focus.place in view.mode.useful

    view.focus.visit(point(24))
    hand.press(K.Key_Return, K.Key_PageDown, K.Key_PageDown, K.Key_Return)
    assert table.requests == ["24/20"]


def by_die(game: GameState, place: Place, die: int, **options: object) -> Steps:
    return step_by_die(movable_of(game), targets(game, **options), place, die)


def test_digit_bears_off_by_its_die_moves_starters_drawn_in_the_rack_and_no_checker_of_the_computer() -> None:
    low, racked = state("3:W1 2:W2 1:W12 24:B15", "64"), state("24:W15 1:B15", "64")

    assert [step.die for die in (6, 4) for step in by_die(low, point(3), die)] == [6, 4]
    assert [step.source for step in by_die(racked, rack(WHITE), 6, two_checker_start=True)] == [24]
    assert by_die(racked, rack(BLACK), 6, two_checker_start=True) == ()
    assert by_die(replace(MINE, white=COMPUTER), point(24), 4) == ()


@pytest.mark.parametrize(
    ("game", "at", "then", "requests"),
    [
        (state("6:W15 19:B15", "64"), point(6), tray(WHITE), ["6/off"]),
        (with_cube(), CUBE, TAKE, ["double", "take"]),
    ],
    ids=["a checker is borne off at the tray", "a double is answered at its plate, which the focus leaves"],
)
def test_enter_does_what_can_be_done_at_the_place_in_focus(
    focus: Show, game: GameState, at: Place, then: Place, requests: list[str]
) -> None:
    view, hand, table = focus(game, at=at)

    hand.press(K.Key_Return)
    view.focus.visit(then)
    hand.press(K.Key_Return)

    assert table.requests == requests
    assert view.focus.place not in {TAKE, None}


def test_focus_is_painted_around_its_place(focus: Show) -> None:
    view, _, _ = focus(MINE, at=point(7))

    focused, geometry = view.scene().focused, view.board_geometry()
    assert geometry.places[point(7)].contains(focused)
    assert all(not geometry.dice_rect(side).intersects(focused) for side in Side)
    view.clearFocus()
    assert view.scene().focused is None


# From place to place by the arrow keys, on boards of all sizes

WIDE, MIRRORED = BoardGeometry(960, 720), BoardGeometry(960, 720, direction="left")


def map_of(geometry: BoardGeometry, picture: Picture) -> FocusMap:
    return FocusMap(focus_targets(geometry, picture), geometry.middle)


def walk(geometry: BoardGeometry, picture: Picture, start: Place, *ways: Qt.Key) -> Place:
    ways_round = map_of(geometry, picture)
    traveller = ways_round.on(start)
    for way in ways:
        traveller = ways_round.after(way, traveller, ()) or traveller
    return traveller.place


@pytest.mark.parametrize(
    ("board", "start", "way", "end"),
    [
        (WIDE, 6, K.Key_Right, point(5)),
        (WIDE, 6, K.Key_Left, point(7)),
        (WIDE, 18, K.Key_Right, point(19)),
        (WIDE, 24, K.Key_Right, tray(BLACK)),
        (WIDE, 1, K.Key_Right, tray(WHITE)),
        (WIDE, 12, K.Key_Left, point(12)),
        (WIDE, 6, K.Key_Up, point(19)),
        (WIDE, 19, K.Key_Up, point(19)),
        (WIDE, 13, K.Key_Down, point(12)),
        (WIDE, 4, K.Key_Home, point(12)),
        (WIDE, 20, K.Key_End, tray(BLACK)),
        (MIRRORED, 6, K.Key_Right, point(7)),
        (MIRRORED, 1, K.Key_Left, tray(WHITE)),
    ],
)
def test_arrows_go_where_they_point(board: BoardGeometry, start: int, way: Qt.Key, end: Place) -> None:
    assert walk(board, shown(state(PINS)), point(start), way) == end


def test_bar_and_reserve_are_stops_where_checkers_may_lie_there() -> None:
    geometry, tawula = BoardGeometry(960, 720, parallel=True), shown(state("24:W2", rule_set=TAWULA))

    assert walk(geometry, tawula, point(6), K.Key_Left) == bar(BLACK)
    assert walk(geometry, tawula, point(12), K.Key_Left).kind is rack(WHITE).kind
    assert bar(WHITE) not in focus_targets(WIDE, shown(state(PINS)))


def test_cube_is_a_stop_of_both_rows_while_it_lies_in_the_middle_and_then_of_its_owners() -> None:
    free, owned = shown(with_cube(IN_THE_MIDDLE)), shown(with_cube(Cube(2, WHITE)))

    for picture, start, way, ends in (
        (free, 6, K.Key_Left, [CUBE, point(7)]),
        (free, 18, K.Key_Right, [CUBE, point(19)]),
        (owned, 6, K.Key_Left, [CUBE, point(7)]),
        (owned, 18, K.Key_Right, [point(19), point(20)]),
    ):
        assert [walk(WIDE, picture, point(start), *[way] * times) for times in (1, 2)] == ends
    assert walk(WIDE, free, CUBE, K.Key_Up) in {point(18), point(19)}
    assert walk(WIDE, free, CUBE, K.Key_Down) in {point(6), point(7)}


@each_shape
def test_every_stop_of_every_board_is_reached_from_the_first_by_arrows_alone(geometry: BoardGeometry) -> None:
    game = state("24:W2", rule_set=TAWULA) if geometry.parallel else offered()
    ways_round = map_of(geometry, shown(game, below=geometry.below))

    seen, ahead = set[FocusPlace](), [ways_round.on(next(iter(ways_round.stops)))]
    while ahead:
        traveller = ahead.pop()
        if traveller not in seen:
            seen.add(traveller)
            ahead += [ways_round.after(key, traveller, ()) for key in (*ACROSS, *ALONG)]

    assert {traveller.place for traveller in seen} == set(ways_round.stops)


def test_jumps_follow_the_way_home_and_go_round() -> None:
    next_of = map_of(WIDE, shown(offered())).next_of
    useful = {point(20), point(3), TAKE, DROP}

    assert next_of(useful, point(20), 1) == point(3)
    assert next_of(useful, point(20), -1) == DROP
    assert next_of(useful, DROP, 1) == point(20)
    assert next_of((), point(5), 1) == point(5)


@each_board
@each("side", Side)
def test_frame_around_the_bar_leaves_the_cube_in_the_middle_free(geometry: BoardGeometry, side: Side) -> None:
    frame = focus_rect(geometry, bar(side), geometry.places[bar(side)])

    assert not frame.intersects(cube_rect(geometry, CubeShown(1)))
    assert frame.height() > frame.width()


NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


# As assistive technology finds it


class Reader:
    """A screen reader that presses the places of a board."""

    def __init__(self, view: BoardWidget, table: Table) -> None:
        self.view, self.table = view, table
        access = QAccessible.queryAccessibleInterface(view)
        assert isinstance(access, BoardAccess)
        self.board = access

    def at(self, place: Place) -> QAccessibleInterface:
        child = self.board.child(PLACES.index(place))
        assert child is not None
        return child

    def name(self, place: Place) -> str:
        return self.at(place).text(NAME)

    def press(self, *places: Place) -> None:
        for place in places:
            self.at(place).actionInterface().doAction(QAccessibleActionInterface.pressAction())


ReaderOf = Callable[..., Reader]


@pytest.fixture
def reader_of(focus: Show) -> ReaderOf:
    install_board_access()

    def make(game: GameState, **options: object) -> Reader:
        view, _, table = focus(game, dice=((6, 5),), **options)
        return Reader(view, table)

    return make


def test_places_are_named_by_what_lies_there_as_the_player_below_counts(reader_of: ReaderOf) -> None:
    game = state("24:W2 18:bW3 6:wB2 1:B12", "42")

    below, above = reader_of(game), reader_of(game, below=BLACK)

    assert below.name(point(18)) == "Point 18: three white, pinning one black"
    assert above.name(point(7)) == "Point 7: three white, pinning one black"
    assert below.name(DICE) == "Dice: 4, 2"
    assert below.at(DICE).text(DESCRIPTION).startswith("Play as many dice")
    assert below.board.text(NAME) == "Board"


def test_board_is_a_list_of_items_that_know_their_parent_and_number(reader_of: ReaderOf) -> None:
    reader = reader_of(state(PINS, "42"))

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


def test_places_are_where_they_are_seen_and_missing_ones_cannot_be_pressed(reader_of: ReaderOf) -> None:
    reader = reader_of(with_cube())
    corner = reader.view.mapToGlobal(reader.view.rect().topLeft())

    for place in (point(1), point(13), tray(BLACK), CUBE):
        rect = reader.at(place).rect()
        assert rect == reader.view.mode.stops[place].toAlignedRect().translated(corner)
        assert reader.board.childAt(rect.center().x(), rect.center().y()) is reader.at(place)
        assert not reader.at(place).state().invisible

    reader.press(DROP)
    assert reader.table.requests == []
    assert reader.at(DROP).rect() == QRect()
    assert all(reader.at(place).state().invisible for place in (DROP, bar(WHITE)))


def test_pressing_lifts_and_drops_and_a_turn_is_played_so(reader_of: ReaderOf) -> None:
    reader = reader_of(state(PINS))

    reader.press(DICE)
    assert reader.name(DICE) == "Dice: 6, 5"
    reader.press(point(24))
    assert reader.at(point(24)).state().selected
    reader.press(point(13))
    assert reader.table.requests == ["roll"]
    reader.press(point(24), point(24), point(18), point(20), point(15), DICE)

    assert reader.table.requests == ["roll", "24/18*", "20/15", "finish"]


def test_focus_is_set_and_announced(reader_of: ReaderOf) -> None:
    reader = reader_of(MINE)
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
