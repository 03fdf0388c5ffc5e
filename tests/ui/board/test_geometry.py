"""Where everything lies on a board, at any size, from either side, both ways round; how dice come there."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from math import copysign

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import TAPA, TAWULA, RuleSet
from tapa_desktop.ui.board.frame import DieSprite, lying_dice, rolling_dice
from tapa_desktop.ui.board.geometry import (
    PIN_SHIFT,
    STRETCH,
    BoardGeometry,
    Direction,
    Home,
    Place,
    Spot,
    bar,
    checker_rect,
    die_centre,
    place_of,
    point,
    rack,
    slice_height,
    square,
    tray,
    turn_rect,
)
from tapa_desktop.ui.board.paint.dice import EDGE, faces, room_of
from tapa_desktop.ui.board.pointer import focus_rect
from tests.cases import each, some
from tests.ui.board.boards import SIZES, each_board, each_way_round, shown, state

WHITE, BLACK = Side.WHITE, Side.BLACK
CONTRARY, PARALLEL = BoardGeometry(1280, 860, racks=True), BoardGeometry(1280, 860, parallel=True)
BOARD = BoardGeometry(1280, 860)
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
    assert geometry.unit <= geometry.point_width + 0.01 <= geometry.unit * STRETCH + 0.02


@each_board
def test_place_is_aimed_at_in_its_middle_and_a_point_from_its_number_on_the_rail_to_the_middle_of_the_board(
    geometry: BoardGeometry,
) -> None:
    hit = {place: geometry.place_at(rect.center().x(), rect.center().y()) for place, rect in geometry.places.items()}

    assert hit == {place: place for place in geometry.places}
    for at in map(point, range(1, 25)):
        x, rail = geometry.places[at].center().x(), geometry.rail_rect(at).center()
        assert geometry.place_at(x, geometry.middle + (1 if geometry.is_low(at) else -1)) == at
        assert geometry.place_at(rail.x(), rail.y()) == at


def test_frame_belongs_to_the_nearest_place_and_table_to_none() -> None:
    board = BOARD.board

    assert BOARD.place_at(board.right() - 1, board.bottom() - 1) == tray(WHITE)
    assert BOARD.place_at(board.left() + 1, board.top() + 1) == point(13)
    assert BOARD.place_at(board.left() - 2, BOARD.middle) is None


def test_numbers_run_around_the_board_as_the_player_below_counts() -> None:
    lower = sorted(range(1, 13), key=lambda number: BOARD.places[point(number)].left())
    upper = sorted(range(13, 25), key=lambda number: BOARD.places[point(number)].left())

    assert lower == list(range(12, 0, -1))
    assert upper == list(range(13, 25))
    assert BOARD.places[point(6)].top() > BOARD.places[point(24)].top()
    assert BOARD.places[point(24)].left() == BOARD.places[point(1)].left()


@each_shape
def test_board_is_mirrored_for_who_bears_off_to_the_left_and_upside_down_with_home_at_the_top(
    shape: dict[str, bool],
) -> None:
    usual, left, high = (
        BoardGeometry(1280, 860, **choice, **shape) for choice in ({}, {"direction": "left"}, {"home": "top"})
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
    assert rack(WHITE) not in BOARD.places


def test_with_parallel_motion_each_tray_is_beside_the_last_point_and_each_rack_beside_the_first() -> None:
    centers = {place: rect.center() for place, rect in PARALLEL.places.items()}
    corners = {tray(WHITE): 1, rack(WHITE): 24, tray(BLACK): 13, rack(BLACK): 12}

    for place, number in some(corners.items()):
        points = map(point, range(1, 25))
        assert min(points, key=lambda at: (centers[place] - centers[at]).manhattanLength()) == point(number)
        assert PARALLEL.is_low(place) is PARALLEL.is_low(point(number))


@each_way_round
@each_below
@pytest.mark.parametrize("rule_set", [TAPA, TAWULA], ids=["contrary", "parallel"])
def test_both_start_in_diagonal_corners_and_move_the_same_way_round_or_in_one_each_and_move_towards_each_other(
    rule_set: RuleSet, below: Side, direction: Direction, home_at: Home
) -> None:
    geometry = BoardGeometry(1280, 860, below, direction, parallel=rule_set is TAWULA, home=home_at)
    mine, his = (
        [geometry.places[place_of(rule_set, below, side, number)].center() for number in range(24, 0, -1)]
        for side in (below, below.other)
    )
    turns = -1 if (direction == "right") is (home_at == "bottom") else 1  # against the clock, or with it

    assert (mine[0].x() > geometry.field.center().x()) is (direction == "right")
    assert (mine[0].y() < geometry.middle < his[0].y()) is (home_at == "bottom")
    assert (mine[0].y() > geometry.middle > his[0].y()) is (home_at == "top")
    assert copysign(1, _area(mine)) == turns
    if rule_set is TAWULA:
        assert copysign(1, _area(his)) == turns
        assert mine[0].x() + his[0].x() == pytest.approx(mine[6].x() + mine[5].x(), abs=2)
    else:
        assert mine == his[::-1]
        assert mine[0].x() == his[0].x()


def _area(way: list[QPointF]) -> float:
    """Twice the area within a way around; negative where it runs against the clock, since y grows downwards."""
    return sum(one.x() * two.y() - two.x() * one.y() for one, two in pairwise([*way, way[0]]))


@pytest.mark.parametrize(("geometry", "start"), [(BOARD, 1), (PARALLEL, 12)])
def test_checkers_on_the_bar_lie_in_the_half_where_they_enter(geometry: BoardGeometry, start: int) -> None:
    assert geometry.is_low(bar(WHITE)) is geometry.is_low(point(24))
    assert geometry.is_low(bar(BLACK)) is geometry.is_low(point(start))


# Dice come from their thrower, tumble, come to rest, and look the same each time they are painted

ROLLS = [f"{high}{low}" for high, low in product("654321", repeat=2) if high >= low]
DIE = 0.86  # of the diameter of a checker


def dice_at(roll: str, side: Side, progress: float, geometry: BoardGeometry = BOARD) -> list[DieSprite]:
    picture = shown(state(roll=roll, side=side, stacks="24:W15 1:B15"))
    return rolling_dice(picture, geometry, progress)


@each("size", SIZES)
@each("roll", ROLLS)
def test_dice_lie_in_their_band_below_no_checker_and_beside_each_other(roll: str, size: tuple[int, int]) -> None:
    geometry = BoardGeometry(*size)
    for side in Side:
        dice = dice_at(roll, side, 1.0, geometry)
        lying = [  # the upright squares around dice that lie turned
            square(QPointF(die.x, die.y), room_of(DIE * geometry.unit, die.angle) - 2 * EDGE) for die in dice
        ]

        assert all(geometry.dice_rect(side).contains(rect) for rect in lying)
        assert not any(one.intersects(other) for one, other in combinations(lying, 2))


def test_each_roll_lies_in_its_own_way_and_the_same_roll_always_alike() -> None:
    ways = {roll: [(die.x, die.y, die.angle) for die in dice_at(roll, WHITE, 1.0)] for roll in ROLLS}

    assert ways == {roll: [(die.x, die.y, die.angle) for die in dice_at(roll, WHITE, 1.0)] for roll in ROLLS}
    assert len({tuple(way) for way in ways.values()}) == len(ROLLS)
    assert len({die[2] for way in ways.values() for die in way}) > 5


def test_dice_come_from_the_edge_of_the_one_who_throws_and_roll_less_and_less_to_where_they_lie() -> None:
    for side, edge in ((BOARD.below, BOARD.board.bottom()), (BOARD.below.other, BOARD.board.top())):
        moments = [dice_at("63", side, step / 100)[0] for step in range(101)]

        assert moments[0].y == pytest.approx(edge)
        assert max(die.lift for die in moments) > moments[-1].lift == 0
        assert all(before.tumble >= after.tumble for before, after in pairwise(moments))
        assert moments[-1] == lying_dice(shown(state(roll="63", side=side)), BOARD)[0]


def test_dice_lie_where_they_were_when_they_are_used() -> None:
    picture = shown(state(roll="42"))
    used = replace(picture, dice=tuple(die._replace(is_used=True) for die in picture.dice))

    assert [replace(die, is_used=True) for die in lying_dice(picture, BOARD)] == lying_dice(used, BOARD)


@pytest.mark.parametrize("value", range(1, 7))
def test_die_at_rest_shows_its_value_alone_and_one_that_tumbles_up_to_three_faces_that_belong_together(
    value: int,
) -> None:
    (flat,) = faces(DieSprite(WHITE, value, 0, 0, angle=12))
    tumbling = [DieSprite(WHITE, value, 0, 0, angle=30, tumble=turn, heading=70) for turn in range(0, 360, 15)]
    visible = [[face.value for face in faces(die)] for die in tumbling]

    assert flat.value == value
    assert max(map(len, visible)) == 3
    assert all(one + other != 7 for values in visible for one, other in combinations(values, 2))
    assert {shown for values in visible for shown in values} >= {value, 7 - value}


# Where single checkers and dice lie: touching, readable, never out of their place


def stack(geometry: BoardGeometry, place: Place, count: int, *, is_pinning: bool = False) -> list[QRectF]:
    return [checker_rect(geometry, Spot(place, level, count, is_pinning=is_pinning)) for level in range(count)]


def overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.height() / one.height() if shared.width() > 0 else 0.0


@each_board
@each("is_pinning", [False, True])
def test_stack_of_fifteen_fits_into_half_the_boards_height(geometry: BoardGeometry, is_pinning: bool) -> None:
    dice = [geometry.dice_rect(side).adjusted(0, 1, 0, -1) for side in Side]
    for number in (1, 12, 13, 24):
        place = point(number)
        checkers = stack(geometry, place, 14 if is_pinning else 15, is_pinning=is_pinning)

        assert geometry.places[place].adjusted(-1, -1, 1, 1).contains(checkers[0].united(checkers[-1]))
        assert not any(checker.intersects(rect) for checker in checkers for rect in dice)
        assert all(1 - overlap(low, high) > 0.2 for low, high in pairwise(checkers))


@each_board
def test_five_checkers_of_a_stack_touch_and_do_not_overlap(geometry: BoardGeometry) -> None:
    checkers = stack(geometry, point(6), 5)

    assert [overlap(low, high) for low, high in pairwise(checkers)] == pytest.approx([0] * 4, abs=0.001)
    assert [abs(low.top() - high.top()) for low, high in pairwise(checkers)] == pytest.approx([geometry.unit] * 4)


@pytest.mark.parametrize("number", [6, 19])
def test_pinned_checker_looks_out_from_below_its_pinner(number: int) -> None:
    pinned = checker_rect(BOARD, Spot(point(number), is_pinned=True))
    pinner = checker_rect(BOARD, Spot(point(number), is_pinning=True))
    from_middle = [abs(BOARD.middle - rect.center().y()) for rect in (pinned, pinner)]

    assert from_middle[0] - from_middle[1] == pytest.approx(PIN_SHIFT * BOARD.unit)
    assert pinned.intersects(pinner)


@each_board
def test_fifteen_checkers_on_their_edge_fill_a_tray_and_leave_room_for_their_count(geometry: BoardGeometry) -> None:
    for side in Side:
        for place in (tray(side), *([rack(side)] if geometry.has_two_columns else [])):
            checkers = stack(geometry, place, 15)
            rect = geometry.places[place]

            assert rect.contains(checkers[0].united(checkers[-1]))
            assert [overlap(low, high) for low, high in pairwise(checkers)] == pytest.approx([0] * 14, abs=0.01)
            assert rect.height() - 15 * slice_height(geometry) >= geometry.unit


@each_board
def test_checkers_on_the_bar_grow_from_the_middle_and_leave_those_of_the_other_side_room(
    geometry: BoardGeometry,
) -> None:
    for side in Side:
        first, *_, last = stack(geometry, bar(side), 15)
        assert abs(first.center().y() - geometry.middle) < abs(last.center().y() - geometry.middle)
        assert geometry.bar_rect.adjusted(-9, 0, 9, 0).contains(last.center())

    mine, his = (stack(geometry, bar(side), 13) for side in Side)

    for checker in (*mine, *his):
        assert geometry.field.top() <= checker.top() < checker.bottom() <= geometry.field.bottom()
    assert not any(one.intersects(other) for one in mine for other in his)


@each_board
@each("side", Side)
def test_dice_of_a_double_lie_side_by_side_and_one_of_the_opening_by_the_bar_with_room_for_a_word(
    geometry: BoardGeometry, side: Side
) -> None:
    *double, single = (
        square(die_centre(geometry, side, slot, of), DIE * geometry.unit)
        for slot, of in ((0, 4), (1, 4), (2, 4), (3, 4), (0, 1))
    )
    band = geometry.dice_rect(side)

    assert all(band.contains(die) for die in (*double, single))
    assert not any(one.intersects(other) for one, other in pairwise(double))
    assert abs(single.center().x() - band.center().x()) > 1.7 * geometry.unit
    assert abs(single.center().x() - geometry.bar_rect.center().x()) < 2.5 * geometry.point_width


@each_board
@each("side", Side)
def test_mark_of_the_turn_lies_in_the_middle_of_the_column_with_its_players_tray_and_not_in_the_frame_of_that(
    geometry: BoardGeometry, side: Side
) -> None:
    mark, beside = turn_rect(geometry, side), geometry.places[tray(side)]
    frame = focus_rect(geometry, tray(side), beside)

    assert not frame.intersects(mark)
    assert frame.height() > frame.width()
    assert beside.left() <= mark.left() <= mark.right() <= beside.right()
    assert mark.center().y() == geometry.middle
    assert any(column.contains(mark) for column in geometry.columns)
