"""The cube and the score of a game, in the form that the computer player takes."""

from __future__ import annotations

from tapa_desktop.ai.score import CubeState, Score
from tapa_desktop.game.state import GameState


def cube_state_of(state: GameState) -> CubeState:
    """The cube and the score, seen by the side to move."""
    return CubeState(state.cube.value, state.cube.owner is state.side, _score(state))


def _score(state: GameState) -> Score | None:
    if not state.target:
        return None
    mine, his = (state.target - state.score(side) for side in (state.side, state.side.other))
    return Score(mine, his, after_crawford=1 in {mine, his} and not state.is_crawford)
