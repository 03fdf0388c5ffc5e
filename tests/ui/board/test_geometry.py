"""Where everything lies on a board, at any size, from either side, both ways round."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import copysign
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import STRETCH, BoardGeometry
from tapa_desktop.ui.board.place import Direction, Home, bar, place_of, point, rack, tray
from tests.cases import some
from tests.ui.board.boards import each_board, each_way_round

WHITE, BLACK = Side.WHITE, Side.BLACK
each_shape = pytest.mark.parametrize("shape", [{}, {"racks": True}, {"parallel": True}], ids=str)


@each_board
def test_each_place_is_found_by_pointing_at_its_middle(geometry: BoardGeometry) -> None:
    found = {place: geometry.place_at(rect.center().x(), rect.center().y()) for place, rect in geometry.places.items()}

    assert found == {place: place for place in geometry.places}


@each_board
def test_the_board_and_all_its_places_lie_within_the_widget_and_none_upon_another(geometry: BoardGeometry) -> None:
    widget = QRectF(0, 0, geometry.width, geometry.height)

    assert widget.contains(geometry.board)
    assert all(geometry.board.contains(rect) for rect in geometry.places.values())
    for one, other in combinations(geometry.places.values(), 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 1, (one, other)


@each_board
def test_a_point_is_as_wide_as_a_checker_or_a_little_more(geometry: BoardGeometry) -> None:
    assert geometry.unit <= geometry.point_width + 0.01 <= geometry.unit * STRETCH + 0.02


def test_numbers_run_around_the_board_as_the_player_below_counts() -> None:
    places = BoardGeometry(1280, 860).places
    lower = sorted(range(1, 13), key=lambda number: places[point(number)].left())
    upper = sorted(range(13, 25), key=lambda number: places[point(number)].left())

    assert lower == list(range(12, 0, -1))
    assert upper == list(range(13, 25))
    assert places[point(6)].top() > places[point(24)].top()
    assert places[point(24)].left() == places[point(1)].left()


def test_who_bears_off_to_the_left_sees_the_board_mirrored() -> None:
    right, left = (BoardGeometry(1280, 860, direction=direction) for direction in ("right", "left"))

    for place, rect in some(right.places.items()):
        mirrored = 2 * right.board.center().x() - rect.center().x()
        assert left.places[place].center().x() == pytest.approx(mirrored, abs=1.5)
        assert left.places[place].center().y() == rect.center().y()


@each_shape
def test_with_home_at_the_top_the_board_is_upside_down(shape: dict[str, bool]) -> None:
    low, high = (BoardGeometry(1280, 860, home=home, **shape) for home in get_args(Home))  # type: ignore[arg-type]

    assert (low.lower, high.lower) == (WHITE, BLACK)
    for place, rect in low.places.items():
        mirrored = 2 * low.middle - rect.center().y()
        assert high.places[place].center().y() == pytest.approx(mirrored, abs=1.5)
        assert high.places[place].center().x() == rect.center().x()
        assert high.is_low(place) is not low.is_low(place)


@each_way_round
@each_shape
@pytest.mark.parametrize("below", list(Side))
def test_all_ways_round_the_last_point_lies_beside_the_tray_on_the_side_and_in_the_half_that_was_chosen(
    below: Side, shape: dict[str, bool], direction: Direction, home_at: Home
) -> None:
    geometry = BoardGeometry(1280, 860, below, direction, home=home_at, **shape)
    last, own = geometry.places[point(1)], geometry.places[tray(below)]

    assert geometry.is_low(point(1)) is geometry.is_low(tray(below)) is (home_at == "bottom")
    assert (own.center().x() > geometry.field.right()) is (direction == "right")
    assert abs(own.center().x() - last.center().x()) < 3 * geometry.point_width
    assert own.top() == last.top()


def test_with_contrary_motion_trays_are_on_one_side_racks_on_the_other_each_in_the_half_of_its_owner() -> None:
    places = (geometry := BoardGeometry(1280, 860, racks=True)).places

    assert places[tray(WHITE)].left() > places[point(1)].right()
    assert places[rack(WHITE)].right() < places[point(12)].left()
    for beside in (tray, rack):
        assert places[beside(BLACK)].left() == places[beside(WHITE)].left()
        assert (geometry.is_low(beside(WHITE)), geometry.is_low(beside(BLACK))) == (True, False)
    assert rack(WHITE) not in BoardGeometry(1280, 860).places


def test_with_parallel_motion_each_tray_is_beside_the_last_point_and_each_rack_beside_the_first() -> None:
    geometry = BoardGeometry(1280, 860, parallel=True)
    places = geometry.places
    corners = {tray(WHITE): 1, rack(WHITE): 24, tray(BLACK): 13, rack(BLACK): 12}

    for place, number in some(corners.items()):
        beside = min(
            range(1, 25), key=lambda number: (places[place].center() - places[point(number)].center()).manhattanLength()
        )
        assert beside == number
        assert geometry.is_low(place) is geometry.is_low(point(number))


@each_way_round
@pytest.mark.parametrize("below", list(Side))
def test_with_parallel_motion_both_start_in_diagonal_corners_and_move_the_same_way_round(
    below: Side, direction: Direction, home_at: Home
) -> None:
    geometry = BoardGeometry(1280, 860, below, direction, parallel=True, home=home_at)
    mine, his = (
        [geometry.places[place_of(TAWULA, below, side, number)].center() for number in range(24, 0, -1)]
        for side in (below, below.other)
    )
    turns = -1 if (direction == "right") is (home_at == "bottom") else 1  # against the clock, or with it

    assert [copysign(1, _area(way)) for way in (mine, his)] == [turns, turns]
    assert (mine[0].x() > geometry.field.center().x()) is (direction == "right")
    assert mine[0].x() + his[0].x() == pytest.approx(mine[6].x() + mine[5].x(), abs=2)
    assert (mine[0].y() < geometry.middle < his[0].y()) is (home_at == "bottom")
    assert (mine[0].y() > geometry.middle > his[0].y()) is (home_at == "top")


@each_way_round
@pytest.mark.parametrize("below", list(Side))
def test_with_contrary_motion_both_start_in_one_corner_each_and_move_towards_each_other(
    below: Side, direction: Direction, home_at: Home
) -> None:
    geometry = BoardGeometry(1280, 860, below, direction, home=home_at)
    mine, his = (
        [geometry.places[place_of(TAPA, below, side, number)].center() for number in range(24, 0, -1)]
        for side in (below, below.other)
    )

    assert mine == his[::-1]
    assert mine[0].x() == his[0].x()
    assert (mine[0].x() > geometry.field.center().x()) is (direction == "right")
    assert (mine[0].y() < his[0].y()) is (home_at == "bottom")


def _area(way: list[QPointF]) -> float:
    """Twice the area within a way around; negative where it runs against the clock, since y grows downwards."""
    return sum(one.x() * two.y() - two.x() * one.y() for one, two in pairwise([*way, way[0]]))


@pytest.mark.parametrize("parallel", [False, True])
def test_checkers_on_the_bar_lie_in_the_half_where_they_enter(parallel: bool) -> None:
    geometry = BoardGeometry(1280, 860, parallel=parallel)

    assert geometry.is_low(bar(WHITE)) is geometry.is_low(point(24))
    assert geometry.is_low(bar(BLACK)) is geometry.is_low(point(12 if parallel else 1))


@each_board
def test_a_point_is_aimed_at_from_the_rail_with_its_number_to_the_middle_of_the_board(geometry: BoardGeometry) -> None:
    for number in range(1, 25):
        rect, rail = geometry.places[point(number)], geometry.rail_rect(point(number))
        middle = geometry.middle + (1 if geometry.is_low(point(number)) else -1)

        assert geometry.place_at(rect.center().x(), middle) == point(number)
        assert geometry.place_at(rail.center().x(), rail.center().y()) == point(number)


def test_frame_belongs_to_the_nearest_place_and_table_to_none() -> None:
    geometry = BoardGeometry(1280, 860)
    board = geometry.board

    assert geometry.place_at(board.right() - 1, board.bottom() - 1) == tray(WHITE)
    assert geometry.place_at(board.left() + 1, board.top() + 1) == point(13)
    assert geometry.place_at(board.left() - 2, geometry.middle) is None


@each_board
def test_dice_of_each_side_lie_in_a_half_of_their_own_between_the_stacks(geometry: BoardGeometry) -> None:
    mine, his = geometry.dice_rect(geometry.below), geometry.dice_rect(geometry.below.other)

    assert not mine.intersects(his)
    assert not mine.intersects(geometry.bar_rect)
    assert mine.height() >= geometry.unit
