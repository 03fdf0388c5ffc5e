"""What is no position, no roll and no sensible number is refused before the C code sees it."""

from __future__ import annotations

from typing import Any

import pytest

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.rows import positions_of, row_of
from tapa_desktop.rules.position import Beside, Position, start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA, RuleSet
from tests.positions import position

START = start_position(TAPA)
BOARD = START.board


def with_points(**values: Any) -> Position:
    board = list(BOARD)
    for point, value in values.items():
        board[int(point.removeprefix("p"))] = value
    return START._replace(board=tuple(board))


BAD = {
    "too few points": (TAPA, START._replace(board=BOARD[:-1])),
    "too many points": (TAPA, START._replace(board=(*BOARD, 0))),
    "something before the first point": (TAPA, with_points(p0=1, p24=14)),
    "too high a stack": (TAPA, with_points(p24=16)),
    "no value of a point": (TAPA, with_points(p24=32)),
    "a value that no byte holds": (TAPA, with_points(p24=15 + 256)),
    "no number": (TAPA, with_points(p24="15")),
    "a fraction": (TAPA, with_points(p24=15.0)),
    "too few of mine": (TAPA, with_points(p24=14)),
    "too few of his": (TAPA, with_points(p1=-14)),
    "a negative count": (TAPA, START._replace(mine=Beside(0, -1, 1))),
    "two counts": (TAPA, START._replace(mine=(0, 0))),
    "a bar where nothing is hit": (TAPA, with_points(p24=14)._replace(mine=Beside(0, 1, 0))),
    "a reserve where nothing enters": (TAPA, with_points(p24=14)._replace(mine=Beside(1, 0, 0))),
    "a pin where nothing is pinned": (TAWULA, position(TAPA, "24:bW1 7:W14 8:B14")),
}


@pytest.mark.parametrize(("rule_set", "bad"), BAD.values(), ids=BAD)
def test_a_position_that_is_none_is_refused(rule_set: RuleSet, bad: Position) -> None:
    with pytest.raises(ValueError, match="not a position"):
        Game(rule_set).ending(bad)


def test_a_row_gives_its_position_back() -> None:
    given = position(TAWULA, "24:W1 6:W5 18:B14", mine=(3, 1), theirs=(0, 1))

    assert positions_of(row_of(given)) == [given]


@pytest.mark.parametrize(
    "rows", [row_of(START)[:-1], row_of(START) * 2 + bytes(32), row_of(START)[:-1] + b"1"], ids=len
)
def test_rows_that_are_no_positions_are_refused(rows: bytes) -> None:
    with pytest.raises(ValueError, match="not a position"):
        game_for(TAPA).probabilities_of_rows(rows)


@pytest.mark.parametrize("roll", [(0, 1), (7, 1), (1,), (1, 2, 3), (1.0, 2), ("3", "1")], ids=str)
def test_a_roll_that_is_none_is_refused(roll: Any) -> None:
    with pytest.raises(ValueError, match="not a roll"):
        Game(TAPA).plays(START, roll)


@pytest.mark.parametrize("depth", [0, 9, -1, 1.5, True])
def test_a_depth_that_is_out_of_range_is_refused(depth: Any) -> None:
    with pytest.raises(ValueError, match="depth"):
        Game(TAPA).perft(START, depth)
