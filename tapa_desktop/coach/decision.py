"""The decision that the side to act has to make, in the form in which coach and computer are asked about it. Pure."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import CubeState, Score, Standing
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.chains import FIRST, Stage, dice_due
from tapa_desktop.rules.dice import Dice, Roll
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import RuleSet

Action = Literal["double", "no double", "take", "drop"]


class PlayQuestion(Struct, frozen=True):
    """Which play to make, of a roll or of the group at this stage. The position is seen by the side to play."""

    rule_set: RuleSet
    position: Position
    roll: Roll | None
    stage: Stage = FIRST
    standing: Standing | None = None  # None where points are played for

    @property
    def dice(self) -> Dice:
        """The dice to be played."""
        return dice_due(self.stage, self.roll)


class RollQuestion(Struct, frozen=True):
    """Whether to double or to roll. The position is seen by the side to roll; `cube` is None if it may not double."""

    rule_set: RuleSet
    position: Position
    cube: CubeState | None = None
    stage: Stage = FIRST


class TakeQuestion(Struct, frozen=True):
    """Whether to take a double. Position and cube are seen by the side that has doubled."""

    rule_set: RuleSet
    position: Position
    cube: CubeState


DecisionQuestion = PlayQuestion | RollQuestion | TakeQuestion


def question_of(state: GameState) -> DecisionQuestion | None:
    """The decision of the side to act; None if there is none, as before the opening dice."""
    match state.phase:
        case Phase.TO_PLAY:
            return PlayQuestion(state.rule_set, state.position, state.roll, state.stage or FIRST, standing_of(state))
        case Phase.TO_ROLL:
            cube = cube_state_of(state) if state.may_double else None
            return RollQuestion(state.rule_set, state.position, cube, state.stage or FIRST)
        case Phase.TO_ANSWER:
            return TakeQuestion(state.rule_set, state.position, cube_state_of(state))
        case _:
            return None


def play_question(placed: Placed) -> PlayQuestion:
    """The play that has to be made in a position with dice; no match stands behind it."""
    return PlayQuestion(placed.rule_set, placed.position, placed.roll, placed.stage)


def cube_state_of(state: GameState) -> CubeState:
    """The cube and the score, seen by the side to move."""
    return CubeState(state.cube.value, state.cube.owner is state.side, _score(state))


def standing_of(state: GameState) -> Standing | None:
    """Where a match to a score stands, seen by the side to move.

    None where points are played for: in single games, in unlimited matches, and with the cube, which knows the score.
    """
    score = _score(state)
    if score is None or (not state.order and (state.target == 1 or has_cube(state.rule_set))):
        return None
    return Standing(state.order or (state.rule_set,), state.place, score)


def _score(state: GameState) -> Score | None:
    if not state.target:
        return None
    mine, theirs = (state.target - state.score(side) for side in (state.side, state.side.other))
    return Score(mine, theirs, after_crawford=1 in {mine, theirs} and not state.is_crawford)
