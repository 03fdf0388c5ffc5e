"""From place to place by the arrow keys, on boards of all sizes."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.clickable import Direction, FocusStop, focus_on, in_order, moved_focus, next_of, stops_of
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.picture import Picture
from tapa_desktop.ui.board.place import CUBE, DROP, TAKE, Place, bar, point, rack, tray
from tests.ui.board.boards import PINS, each_board, offered, shown, state, with_cube

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


@pytest.mark.parametrize(("start", "way", "end"), [(6, Direction.LEFT, 7), (18, Direction.RIGHT, 19)])
def test_cube_in_the_middle_is_a_stop_of_both_rows(start: int, way: Direction, end: int) -> None:
    picture = shown(with_cube(IN_THE_MIDDLE))

    assert walk(WIDE, picture, point(start), way) == CUBE
    assert walk(WIDE, picture, point(start), way, way) == point(end)


def test_owned_cube_is_a_stop_of_its_owners_row_alone() -> None:
    picture = shown(with_cube(Cube(2, Side.WHITE)))

    assert walk(WIDE, picture, point(6), Direction.LEFT) == CUBE
    assert walk(WIDE, picture, point(18), Direction.RIGHT) == point(19)


def test_from_the_cube_in_the_middle_both_rows_are_one_key_away() -> None:
    picture = shown(with_cube(IN_THE_MIDDLE))

    assert walk(WIDE, picture, CUBE, Direction.UP) in {point(18), point(19)}
    assert walk(WIDE, picture, CUBE, Direction.DOWN) in {point(6), point(7)}


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
