"""Where everything lies on a board, at any size, from either side, both ways round."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import copysign

import pytest
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.ruleset import TAPA, TAWULA, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import STRETCH, BoardGeometry
from tapa_desktop.ui.board.place import Direction, Home, bar, place_of, point, rack, tray
from tests.cases import some
from tests.ui.board.boards import each_board, each_way_round

WHITE, BLACK = Side.WHITE, Side.BLACK
CONTRARY, PARALLEL = BoardGeometry(1280, 860, racks=True), BoardGeometry(1280, 860, parallel=True)
BARE = BoardGeometry(1280, 860)
each_shape = pytest.mark.parametrize("shape", [{}, {"racks": True}, {"parallel": True}], ids=str)
each_below = pytest.mark.parametrize("below", list(Side))


@each_board
def test_board_and_all_its_places_and_dice_lie_within_the_widget_and_none_upon_another(geometry: BoardGeometry) -> None:
    mine, his = geometry.dice_rect(geometry.below), geometry.dice_rect(geometry.below.other)

    assert QRectF(0, 0, geometry.width, geometry.height).contains(geometry.board)
    assert all(geometry.board.contains(rect) for rect in geometry.places.values())
    for one, other in combinations(geometry.places.values(), 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 1, (one, other)
    assert not any(one.intersects(other) for one, other in combinations((mine, his, geometry.bar_rect), 2))
    assert mine.height() >= geometry.unit


@each_board
def test_a_point_is_as_wide_as_a_checker_or_a_little_more(geometry: BoardGeometry) -> None:
    assert geometry.unit <= geometry.point_width + 0.01 <= geometry.unit * STRETCH + 0.02


@each_board
def test_place_is_aimed_at_in_its_middle_and_a_point_from_its_number_on_the_rail_to_the_middle_of_the_board(
    geometry: BoardGeometry,
) -> None:
    found = {place: geometry.place_at(rect.center().x(), rect.center().y()) for place, rect in geometry.places.items()}

    assert found == {place: place for place in geometry.places}
    for at in map(point, range(1, 25)):
        x, rail = geometry.places[at].center().x(), geometry.rail_rect(at).center()
        assert geometry.place_at(x, geometry.middle + (1 if geometry.is_low(at) else -1)) == at
        assert geometry.place_at(rail.x(), rail.y()) == at


def test_frame_belongs_to_the_nearest_place_and_table_to_none() -> None:
    board = BARE.board

    assert BARE.place_at(board.right() - 1, board.bottom() - 1) == tray(WHITE)
    assert BARE.place_at(board.left() + 1, board.top() + 1) == point(13)
    assert BARE.place_at(board.left() - 2, BARE.middle) is None


def test_numbers_run_around_the_board_as_the_player_below_counts() -> None:
    lower = sorted(range(1, 13), key=lambda number: BARE.places[point(number)].left())
    upper = sorted(range(13, 25), key=lambda number: BARE.places[point(number)].left())

    assert lower == list(range(12, 0, -1))
    assert upper == list(range(13, 25))
    assert BARE.places[point(6)].top() > BARE.places[point(24)].top()
    assert BARE.places[point(24)].left() == BARE.places[point(1)].left()


@each_shape
def test_board_is_mirrored_for_who_bears_off_to_the_left_and_upside_down_with_home_at_the_top(
    shape: dict[str, bool],
) -> None:
    usual, left, high = (
        BoardGeometry(1280, 860, **choice, **shape)  # type: ignore[arg-type]
        for choice in ({}, {"direction": "left"}, {"home": "top"})
    )

    assert (usual.lower, high.lower) == (WHITE, BLACK)
    for place, rect in some(usual.places.items()):
        middle, mirrored, turned = (places[place].center() for places in (usual.places, left.places, high.places))
        assert mirrored.x() == pytest.approx(2 * usual.board.center().x() - middle.x(), abs=1.5)
        assert turned.y() == pytest.approx(2 * usual.middle - middle.y(), abs=1.5)
        assert (mirrored.y(), turned.x()) == (middle.y(), rect.center().x())
        assert high.is_low(place) is not usual.is_low(place)


@each_way_round
@each_shape
@each_below
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
    places = CONTRARY.places

    assert places[tray(WHITE)].left() > places[point(1)].right()
    assert places[rack(WHITE)].right() < places[point(12)].left()
    for beside in (tray, rack):
        assert places[beside(BLACK)].left() == places[beside(WHITE)].left()
        assert (CONTRARY.is_low(beside(WHITE)), CONTRARY.is_low(beside(BLACK))) == (True, False)
    assert rack(WHITE) not in BARE.places


def test_with_parallel_motion_each_tray_is_beside_the_last_point_and_each_rack_beside_the_first() -> None:
    centers = {place: rect.center() for place, rect in PARALLEL.places.items()}
    corners = {tray(WHITE): 1, rack(WHITE): 24, tray(BLACK): 13, rack(BLACK): 12}

    for place, number in some(corners.items()):
        points = map(point, range(1, 25))
        assert min(points, key=lambda at: (centers[place] - centers[at]).manhattanLength()) == point(number)
        assert PARALLEL.is_low(place) is PARALLEL.is_low(point(number))


def ways(rule_set: RuleSet, geometry: BoardGeometry) -> list[list[QPointF]]:
    """Where the points of each side lie as it counts, from its 24 to its 1; those of the side below first."""
    below = geometry.below
    numbers = range(24, 0, -1)
    return [
        [geometry.places[place_of(rule_set, below, side, number)].center() for number in numbers]
        for side in (below, below.other)
    ]


@each_way_round
@each_below
def test_with_parallel_motion_both_start_in_diagonal_corners_and_move_the_same_way_round(
    below: Side, direction: Direction, home_at: Home
) -> None:
    geometry = BoardGeometry(1280, 860, below, direction, parallel=True, home=home_at)
    mine, his = ways(TAWULA, geometry)
    turns = -1 if (direction == "right") is (home_at == "bottom") else 1  # against the clock, or with it

    assert [copysign(1, _area(way)) for way in (mine, his)] == [turns, turns]
    assert (mine[0].x() > geometry.field.center().x()) is (direction == "right")
    assert mine[0].x() + his[0].x() == pytest.approx(mine[6].x() + mine[5].x(), abs=2)
    assert (mine[0].y() < geometry.middle < his[0].y()) is (home_at == "bottom")
    assert (mine[0].y() > geometry.middle > his[0].y()) is (home_at == "top")


@each_way_round
@each_below
def test_with_contrary_motion_both_start_in_one_corner_each_and_move_towards_each_other(
    below: Side, direction: Direction, home_at: Home
) -> None:
    geometry = BoardGeometry(1280, 860, below, direction, home=home_at)
    mine, his = ways(TAPA, geometry)

    assert mine == his[::-1]
    assert mine[0].x() == his[0].x()
    assert (mine[0].x() > geometry.field.center().x()) is (direction == "right")
    assert (mine[0].y() < his[0].y()) is (home_at == "bottom")


def _area(way: list[QPointF]) -> float:
    """Twice the area within a way around; negative where it runs against the clock, since y grows downwards."""
    return sum(one.x() * two.y() - two.x() * one.y() for one, two in pairwise([*way, way[0]]))


@pytest.mark.parametrize(("geometry", "start"), [(BARE, 1), (PARALLEL, 12)])
def test_checkers_on_the_bar_lie_in_the_half_where_they_enter(geometry: BoardGeometry, start: int) -> None:
    assert geometry.is_low(bar(WHITE)) is geometry.is_low(point(24))
    assert geometry.is_low(bar(BLACK)) is geometry.is_low(point(start))
