"""Keys on a board: a focus that travels, Enter that lifts and drops, digits that choose the die."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.clickable import (
    Direction,
    FocusStop,
    focus_on,
    focus_rect,
    in_order,
    moved_focus,
    next_of,
    stops_of,
)
from tapa_desktop.ui.board.geometry import BoardGeometry, turn_rect
from tapa_desktop.ui.board.picture import Picture
from tapa_desktop.ui.board.place import CUBE, DROP, TAKE, BoardOptions, Place, bar, point, rack, tray
from tapa_desktop.ui.board.pointer import step_by_die
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.game.matches import COMPUTER
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, Hand, Table, each_board, offered, on, shown, state, targets, with_cube

K = Qt.Key


class Seat:
    """A board, its keys, and somebody who answers its wishes."""

    def __init__(self, view: BoardWidget, given: GameState) -> None:
        self.view, self.table = view, Table(view, given)
        self.lifted: list[Place | None] = []
        self.refused: list[Place] = []
        play = view.mode
        assert isinstance(play, PlayMode)
        play.lifted.connect(self.lifted.append)
        play.refused.connect(self.refused.append)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Seat]:
    def make(given: GameState, *, at: Place | None = None, **options: object) -> Seat:
        view = BoardWidget(BoardOptions(speed=0.0, **options))  # type: ignore[arg-type]
        PlayMode(view)
        qtbot.addWidget(view)
        view.resize(960, 720)
        with qtbot.waitActive(view):
            view.show()
        seat = Seat(view, given)
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        if at is not None:
            view.focus.visit(at)
        return seat

    return make


def test_focus_is_seen_from_the_first_arrow_key_on_until_the_pointer_takes_over(sit: Callable[..., Seat]) -> None:
    seat = sit(state(PINS, "42"))
    assert seat.view.focus.place is None

    seat.press(K.Key_Left)
    first = seat.view.focus.place
    seat.press(K.Key_Left)
    second = seat.view.focus.place
    Hand(seat.view).click(seat.view.rect().topLeft())

    assert first == point(24)
    assert second == point(23)
    assert seat.view.focus.place is None


def test_enter_lifts_and_drops_where_the_focus_is(sit: Callable[..., Seat]) -> None:
    seat = sit(state(PINS, "42"), at=point(24))

    seat.press(K.Key_Return)
    assert seat.view.scene().lights.keys() == {point(20), point(22), point(18)}
    seat.press(K.Key_Left, K.Key_Left, K.Key_Enter)

    assert seat.table.requests == ["24/22"]
    assert seat.lifted == [point(24)]
    assert seat.view.focus.place == point(22)


@pytest.mark.parametrize(
    ("given", "place", "lifted", "refused"),
    [
        (state("24:W1 20:B14 1:B1 6:W14", "61"), point(24), [point(24)], []),
        (state(PINS, "42"), point(18), [], [point(18)]),
        (state(PINS), point(24), [], []),
    ],
    ids=["one way to go", "nothing to lift", "nothing to play, which is left to the window"],
)
def test_enter_plays_nothing_yet(
    sit: Callable[..., Seat], given: GameState, place: Place, lifted: list[Place], refused: list[Place]
) -> None:
    seat = sit(given, at=place)

    seat.press(K.Key_Return)

    assert (seat.table.requests, seat.lifted, seat.refused) == ([], lifted, refused)


@pytest.mark.parametrize("key", [K.Key_Escape, K.Key_Return])
def test_checker_is_put_back_by_escape_and_by_enter_where_it_lies(sit: Callable[..., Seat], key: Qt.Key) -> None:
    seat = sit(state(PINS, "42"), at=point(24))

    seat.press(K.Key_Return, key)

    assert seat.lifted == [point(24), None]
    assert seat.view.scene().lights == {}


def test_page_keys_jump_to_what_can_be_lifted_and_then_to_its_targets(sit: Callable[..., Seat]) -> None:
    seat = sit(state(PINS, "42"), at=point(24))

    seat.press(K.Key_PageDown)
    source = seat.view.focus.place
    seat.press(K.Key_Home, K.Key_PageUp, K.Key_PageUp, K.Key_PageDown)

    assert source == point(21)
    assert seat.view.focus.place in seat.view.mode.useful
    seat.view.focus.visit(point(24))
    seat.press(K.Key_Return, K.Key_PageDown, K.Key_PageDown, K.Key_Return)
    assert seat.table.requests == ["24/20"]


@pytest.mark.parametrize(
    ("keys", "plays"),
    [((K.Key_5, K.Key_4, K.Key_2), ["24/20", "24/22"]), ((K.Key_Return, K.Key_Down, K.Key_4), ["24/20"])],
    ids=["at the focus", "lifted, wherever the focus is"],
)
def test_digit_moves_a_checker_by_that_die(
    sit: Callable[..., Seat], keys: tuple[Qt.Key, ...], plays: list[str]
) -> None:
    seat = sit(state(PINS, "42"), at=point(24))

    seat.press(*keys)

    assert seat.table.requests == plays


def by_die(given: GameState, place: Place, die: int, **options: object) -> Steps:
    return step_by_die(movable_of(given), targets(given, **options), place, die)


@pytest.mark.parametrize("die", [6, 4])
def test_digit_bears_off_by_the_die_that_it_names(die: int) -> None:
    given = state("3:W1 2:W2 1:W12 24:B15", "64")

    assert [step.die for step in by_die(given, point(3), die)] == [die]


def test_digit_moves_a_starter_from_the_rack_where_it_is_drawn_and_no_checker_of_the_computer() -> None:
    given, his = state("24:W15 1:B15", "64"), replace(state(PINS, "42"), white=COMPUTER)

    assert [step.source for step in by_die(given, rack(Side.WHITE), 6, two_checker_start=True)] == [24]
    assert by_die(given, rack(Side.BLACK), 6, two_checker_start=True) == ()
    assert by_die(his, point(24), 4) == ()


def test_digit_enters_from_the_bar(sit: Callable[..., Seat]) -> None:
    given = on(TAWULA, position(TAWULA, "24:W2 6:W12 12:B15", mine=(0, 1)), "42")
    seat = sit(given, at=bar(Side.WHITE))

    seat.press(K.Key_4)

    assert seat.table.requests == ["bar/21"]


@pytest.mark.parametrize(
    ("given", "at", "then", "requests"),
    [
        (state(HOME, "64"), point(6), tray(Side.WHITE), ["6/off"]),
        (with_cube(), CUBE, DROP, ["double", "drop"]),
    ],
    ids=["a checker is borne off at the tray", "a double is answered at its plate"],
)
def test_enter_does_what_can_be_done_at_the_place_in_focus(
    sit: Callable[..., Seat], given: GameState, at: Place, then: Place, requests: list[str]
) -> None:
    seat = sit(given, at=at)

    seat.press(K.Key_Return)
    seat.view.focus.visit(then)
    seat.press(K.Key_Return)

    assert seat.table.requests == requests


def test_focus_leaves_a_plate_that_is_gone(sit: Callable[..., Seat]) -> None:
    seat = sit(offered(), at=DROP)

    seat.press(K.Key_Return)

    assert seat.view.focus.place not in {DROP, None}


def test_focus_is_painted_around_its_place(sit: Callable[..., Seat]) -> None:
    seat = sit(state(PINS, "42"), at=point(7))

    focused, geometry = seat.view.scene().focused, seat.view.board_geometry()
    assert focused is not None
    assert geometry.places[point(7)].contains(focused)
    assert all(not geometry.dice_rect(side).intersects(focused) for side in Side)
    seat.view.clearFocus()
    assert seat.view.scene().focused is None


# From place to place by the arrow keys, on boards of all sizes

WIDE = BoardGeometry(960, 720)


def walk(geometry: BoardGeometry, picture: Picture, start: Place, *ways: Direction) -> Place:
    stops = stops_of(geometry, picture)
    traveller = focus_on(stops, start, middle=geometry.middle)
    for way in ways:
        traveller = moved_focus(stops, traveller, way, middle=geometry.middle)
    return traveller.place


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        (6, Direction.RIGHT, point(5)),
        (6, Direction.LEFT, point(7)),
        (18, Direction.RIGHT, point(19)),
        (24, Direction.RIGHT, tray(Side.BLACK)),
        (1, Direction.RIGHT, tray(Side.WHITE)),
        (12, Direction.LEFT, point(12)),
        (6, Direction.UP, point(19)),
        (19, Direction.UP, point(19)),
        (13, Direction.DOWN, point(12)),
        (4, Direction.FIRST, point(12)),
        (20, Direction.LAST, tray(Side.BLACK)),
    ],
)
def test_arrows_go_where_they_point(start: int, way: Direction, end: Place) -> None:
    assert walk(WIDE, shown(state(PINS)), point(start), way) == end


def test_arrows_point_the_other_way_on_a_board_that_bears_off_to_the_left() -> None:
    mirrored = BoardGeometry(960, 720, direction="left")

    assert walk(mirrored, shown(state(PINS)), point(6), Direction.RIGHT) == point(7)
    assert walk(mirrored, shown(state(PINS)), point(1), Direction.LEFT) == tray(Side.WHITE)


def test_bar_and_reserve_are_stops_where_checkers_may_lie_there() -> None:
    geometry, tawula = BoardGeometry(960, 720, parallel=True), shown(state("24:W2", rule_set=TAWULA))

    assert walk(geometry, tawula, point(6), Direction.LEFT) == bar(Side.BLACK)
    assert walk(geometry, tawula, point(12), Direction.LEFT).kind is rack(Side.WHITE).kind
    assert bar(Side.WHITE) not in stops_of(WIDE, shown(state(PINS)))


def test_cube_is_a_stop_of_both_rows_while_it_lies_in_the_middle_and_then_of_its_owners() -> None:
    free, owned = shown(with_cube(IN_THE_MIDDLE)), shown(with_cube(Cube(2, Side.WHITE)))

    for picture, start, way, ends in (
        (free, 6, Direction.LEFT, [CUBE, point(7)]),
        (free, 18, Direction.RIGHT, [CUBE, point(19)]),
        (owned, 6, Direction.LEFT, [CUBE, point(7)]),
        (owned, 18, Direction.RIGHT, [point(19), point(20)]),
    ):
        assert [walk(WIDE, picture, point(start), *[way] * times) for times in (1, 2)] == ends
    assert walk(WIDE, free, CUBE, Direction.UP) in {point(18), point(19)}
    assert walk(WIDE, free, CUBE, Direction.DOWN) in {point(6), point(7)}


@each_board
def test_every_stop_of_every_board_is_reached_from_the_first_by_arrows_alone(geometry: BoardGeometry) -> None:
    rule_set = TAWULA if geometry.parallel else None
    picture = shown(state("24:W2", rule_set=rule_set) if rule_set else offered(), below=geometry.below)
    stops = stops_of(geometry, picture)
    start = focus_on(stops, in_order(stops)[0], middle=geometry.middle)

    seen: set[FocusStop] = set()
    ahead = [start]
    while ahead:
        traveller = ahead.pop()
        if traveller not in seen:
            seen.add(traveller)
            ahead += [moved_focus(stops, traveller, way, middle=geometry.middle) for way in Direction]

    assert {traveller.place for traveller in seen} == set(stops)


def test_jumps_follow_the_way_home_and_go_round() -> None:
    stops = stops_of(WIDE, shown(offered()))
    wanted = {point(20), point(3), TAKE, DROP}

    assert next_of(wanted, stops, point(20), 1) == point(3)
    assert next_of(wanted, stops, point(20), -1) == DROP
    assert next_of(wanted, stops, DROP, 1) == point(20)
    assert next_of((), stops, point(5), 1) == point(5)


@each_board
def test_frame_around_a_tray_leaves_the_arrow_of_the_turn_free(geometry: BoardGeometry) -> None:
    for side in Side:
        frame = focus_rect(geometry, tray(side), geometry.places[tray(side)])

        assert not frame.intersects(turn_rect(geometry, side))
        assert frame.height() > frame.width()
