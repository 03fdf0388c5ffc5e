"""The decision that the side to act has to make, in the form in which coach and computer are asked about it. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import CubeState, Score, Standing
from tapa_desktop.game.state import GameState, Phase, match_score
from tapa_desktop.rules.chains import FIRST, Stage, dice_due, following
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube, MatchScore
from tapa_desktop.rules.dice import Dice, Roll
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.play_text import after_play, parse_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

StandingIn = Callable[[Placed], Standing | None]  # what a position tells of its match
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

    def after(self, play: str) -> Position:
        """The position after a play, seen by the side that plays. Raises `PlayError` if the play is not legal."""
        return after_play(turn_for(self.rule_set, self.position, self.dice), play)

    def is_roll_next(self, play: str) -> bool:
        """Whether the opponent rolls next if this play does not end the game: no group of a chain or rest follows."""
        goes_on, stage = following(self.rule_set, self.stage, self.roll, len(parse_play(play)))
        return not goes_on and stage.group is None


class RollQuestion(Struct, frozen=True):
    """Whether to double or to roll. The position is seen by the side to roll; `cube` is None if it may not double."""

    rule_set: RuleSet
    position: Position
    cube: CubeState | None = None
    stage: Stage = FIRST
    standing: Standing | None = None  # None where points are played for, and with `cube`, which knows the score


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
            about = state.rule_set, state.position
            if state.may_double:
                return RollQuestion(*about, cube_state_of(state), state.stage or FIRST)
            return RollQuestion(*about, None, state.stage or FIRST, standing_of(state))
        case Phase.TO_ANSWER:
            return TakeQuestion(state.rule_set, state.position, cube_state_of(state))
        case _:
            return None


def play_question(placed: Placed, standing: Standing | None = None) -> PlayQuestion:
    """The play that has to be made in a position with dice."""
    return PlayQuestion(placed.rule_set, placed.position, placed.roll, placed.stage, standing)


def cube_state_of(state: GameState) -> CubeState:
    """The cube and the score, seen by the side to move."""
    match = match_score(state)
    return CubeState(state.cube.value, state.cube.owner is state.side, match and Score.of(match, state.side))


def standing_of(state: GameState) -> Standing | None:
    """Where a match to a score stands, seen by the side to move.

    None where points are played for: in single games, in unlimited matches, and with a cube that can still be turned,
    since nobody knows at which value it ends the game.
    """
    return _standing(match_score(state), state.side, state.cube, state.order or (state.rule_set,), state.place)


def standing_in(placed: Placed, state: GameState | None = None) -> Standing | None:
    """As `standing_of`, at the score that a position tells.

    If that is the score of the match in `state`, and the game is the same, the games that come next are those of the
    match. Else the match goes through this game alone.
    """
    about = placed.match, placed.side, placed.cube or IN_THE_MIDDLE
    if state and state.order and (placed.rule_set, placed.match) == (state.rule_set, match_score(state)):
        return _standing(*about, state.order, state.place)
    return _standing(*about, (placed.rule_set,), 0)


def _standing(
    match: MatchScore | None, side: Side, cube: Cube, order: tuple[RuleSet, ...], place: int
) -> Standing | None:
    if match is None or (match.target == 1 and len(order) == 1) or _is_cube_alive(order[place], match, cube):
        return None
    return Standing(order, place, Score.of(match, side), cube.value)


def _is_cube_alive(rule_set: RuleSet, match: MatchScore, cube: Cube) -> bool:
    """Whether a side may still double in this game of a match; one that needs no more than its value does not."""
    if not has_cube(rule_set) or match.is_crawford:
        return False
    return any(cube.is_at_hand(side) and match.needs(side) > cube.value for side in Side)
