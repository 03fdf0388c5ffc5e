"""The cube and the score, as the side to move sees them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.score import CubeState, Score
from tapa_desktop.coach.cube_state import cube_state_of
from tapa_desktop.game.state import Cube, GameState
from tapa_desktop.rules.side import Side
from tests.app.background.test_questions import to_roll

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.mark.parametrize(
    ("state", "score"),
    [
        (to_roll(), Score(7, 7)),
        (to_roll((WHITE, 2), (BLACK, 3)), Score(5, 4)),
        (to_roll((WHITE, 6)), Score(1, 7)),
        (to_roll((BLACK, 6)), Score(7, 1)),
        (to_roll((BLACK, 6), (WHITE, 1)), Score(6, 1, after_crawford=True)),
        (to_roll(target=0), None),
        (to_roll((BLACK, 6), target=0), None),
    ],
)
def test_stand_is_what_each_side_still_needs(state: GameState, score: Score | None) -> None:
    assert cube_state_of(state).score == score


def test_side_to_move_sees_its_own_score_and_its_own_cube() -> None:
    state = replace(to_roll((WHITE, 2)), cube=Cube(4, BLACK))

    assert cube_state_of(state) == CubeState(4, is_mine=False, score=Score(5, 7))
    assert cube_state_of(replace(state, side=BLACK)) == CubeState(4, is_mine=True, score=Score(7, 5))
