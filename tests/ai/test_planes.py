"""Words that say what stands where."""

from __future__ import annotations

import numpy as np

from tapa_desktop.ai.batch.rows import flip, pack
from tapa_desktop.ai.planes import Bits, count, highest, lowest, open_points, planes_of
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.positions import position


def points_of(words: Bits) -> list[int]:
    return [bit + 1 for bit in range(32) if int(words[0]) >> bit & 1]


def test_each_plane_has_its_points() -> None:
    given = position(TAPA, "24:W3 20:bW1 18:W1 7:B2 5:B1 3:wB2 1:B4")

    view = planes_of(pack([given]))

    assert points_of(view.mine) == [3, 18, 20, 24]
    assert points_of(view.his) == [1, 3, 5, 7, 20]
    assert points_of(view.free) == [18, 20, 24]
    assert points_of(view.held) == [20, 24]
    assert points_of(view.blots) == [18]
    assert points_of(view.pins) == [20]
    assert points_of(view.closed) == [1, 3, 7]
    assert points_of(view.targets) == [5]
    assert points_of(open_points(view)) == [p for p in range(1, 25) if p not in {1, 3, 7}]


def test_the_other_view_turns_everything_round() -> None:
    given = position(TAPA, "24:W3 20:bW1 18:W1 7:B2 5:B1 3:wB2 1:B4")

    his = planes_of(flip(TAPA, pack([given])))

    assert points_of(his.pins) == [22]
    assert points_of(his.closed) == [1, 5]
    assert points_of(his.targets) == [7]


def test_checkers_beside_the_board_stand_on_25() -> None:
    view = planes_of(pack([position(TAWULA, "24:W2 12:B1", mine=(0, 1), theirs=(1, 0))]))

    assert points_of(view.free) == [24, 25]
    assert points_of(view.his) == [12, 25]


def test_points_are_counted_and_the_outermost_found() -> None:
    words = np.array([0, 1, 1 << 23, 0b1011 << 5], np.uint32)

    assert count(words).tolist() == [0, 1, 1, 3]
    assert count(words, range(6, 8)).tolist() == [0, 0, 0, 2]
    assert highest(words).tolist() == [0, 1, 24, 9]
    assert lowest(words).tolist() == [0, 1, 24, 6]
