"""Dice come from their thrower, tumble, and come to rest, and look the same each time they are painted."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.frame import DieSprite, lying_dice, rolling_dice
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint.dice import EDGE, corners, faces, room_of
from tests.cases import each
from tests.ui.board.boards import SIZES, shown, state

WHITE, BLACK = Side.WHITE, Side.BLACK
BOARD = BoardGeometry(1280, 860)
ROLLS = [f"{high}{low}" for high, low in product("654321", repeat=2) if high >= low]
DIE = 0.86  # of the diameter of a checker


def thrown(roll: str, side: Side, progress: float, geometry: BoardGeometry = BOARD) -> list[DieSprite]:
    seen = shown(state(roll=roll, side=side, stacks="24:W15 1:B15"))
    return rolling_dice(seen, geometry, progress)


def room(die: DieSprite, geometry: BoardGeometry) -> QRectF:
    """The upright square around a die that lies turned."""
    wide = room_of(DIE * geometry.unit, die.angle) - 2 * EDGE
    rect = QRectF(0, 0, wide, wide)
    rect.moveCenter(QPointF(die.x, die.y))
    return rect


@each("size", SIZES)
@each("roll", ROLLS)
def test_dice_lie_in_their_band_below_no_checker_and_beside_each_other(roll: str, size: tuple[int, int]) -> None:
    geometry = BoardGeometry(*size)
    for side in Side:
        lying = [room(die, geometry) for die in thrown(roll, side, 1.0, geometry)]

        assert all(geometry.dice_rect(side).contains(rect) for rect in lying)
        assert not any(one.intersects(other) for one, other in combinations(lying, 2))


def test_each_roll_lies_in_its_own_way_and_the_same_roll_always_alike() -> None:
    ways = {roll: [(die.x, die.y, die.angle) for die in thrown(roll, WHITE, 1.0)] for roll in ROLLS}

    assert ways == {roll: [(die.x, die.y, die.angle) for die in thrown(roll, WHITE, 1.0)] for roll in ROLLS}
    assert len({tuple(way) for way in ways.values()}) == len(ROLLS)
    assert len({die[2] for way in ways.values() for die in way}) > 5


def test_dice_lie_where_they_were_when_they_are_used() -> None:
    given = shown(state(roll="42"))
    used = replace(given, dice=tuple(die._replace(is_used=True) for die in given.dice))

    before, after = lying_dice(given, BOARD), lying_dice(used, BOARD)

    assert [replace(die, is_used=True) for die in before] == after


@pytest.mark.parametrize("side", list(Side))
def test_dice_come_from_the_edge_of_the_one_who_throws(side: Side) -> None:
    starts = thrown("63", side, 0.0)

    edge = BOARD.board.bottom() if side is BOARD.below else BOARD.board.top()
    assert [die.y for die in starts] == pytest.approx([edge, edge])


def test_dice_hop_lower_and_lower_and_roll_less_and_less() -> None:
    (moments, *_) = zip(*(thrown("63", WHITE, step / 100) for step in range(101)), strict=True)
    heights = [die.lift for die in moments]
    tops = [now for before, now, after in zip(heights, heights[1:], heights[2:], strict=False) if before < now > after]

    assert len(tops) == 3
    assert all(one > other for one, other in pairwise(tops))
    assert all(before.tumble >= after.tumble for before, after in pairwise(moments))
    assert (heights[-1], moments[-1].tumble) == (0, 0)


@pytest.mark.parametrize("value", range(1, 7))
def test_die_at_rest_shows_its_value_alone_and_one_that_tumbles_up_to_three_faces_that_belong_together(
    value: int,
) -> None:
    (flat,) = faces(DieSprite(WHITE, value, 0, 0, angle=12))
    seen = [
        [face.value for face in faces(DieSprite(WHITE, value, 0, 0, angle=30, tumble=turn, heading=70))]
        for turn in range(0, 360, 15)
    ]

    assert flat.value == value
    assert max(map(len, seen)) == 3
    assert all(one + other != 7 for values in seen for one, other in combinations(values, 2))
    assert {shown for values in seen for shown in values} >= {value, 7 - value}


def test_body_of_a_die_that_lies_is_as_large_as_its_face() -> None:
    across = [x for x, _ in corners(DieSprite(WHITE, 3, 0, 0), 0.5)]

    assert (min(across), max(across)) == (-0.5, 0.5)
