"""The decision of the side to act, as a question for coach and computer, and as text. Pure.

The text of a question is that of the position, with White as the player. A play at a score that matters adds the points
that each side still needs: `tapa … W 31|1-3`, after the value of the cube in a game with one: `tapa-cube … W 31|2 1-3`.
A decision about the cube adds the cube and the same: `tapa-cube … W -|2W 3-5`, with `-` for a cube in the middle, and
`0-0` outside matches to a score. If Black is to roll there, Black has doubled.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubeState, Score, Standing
from tapa_desktop.ai.cube.match_equity import end_values_in
from tapa_desktop.ai.probabilities import is_mars_unusual
from tapa_desktop.game.events import NOBODY, Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin, begin_at, match_score, results_of
from tapa_desktop.rules.dice import Dice, Roll
from tapa_desktop.rules.fault import Fault, FaultError, Field, PositionError, PositionFault
from tapa_desktop.rules.outcome import FIRST, How, Stage, begins_chain, dice_due, following, has_cube, outcome_of_turn
from tapa_desktop.rules.play_text import after_play, parse_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import (
    IN_THE_MIDDLE,
    Cube,
    MatchScore,
    PositionSpec,
    format_position,
    parse_position,
)
from tapa_desktop.rules.ruleset import RuleSet

StandingIn = Callable[[PositionSpec], Standing | None]  # the standing of the match in a position
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

    @property
    def may_chain_next(self) -> bool:
        """Whether a double would be a chain with the next roll of either side."""
        counts = self.stage.theirs, self.stage.mine + 1
        return any(begins_chain(self.rule_set, Stage(count), (1, 1)) for count in counts)


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
    arguments = state.counted_rules, state.position
    match state.phase:
        case Phase.TO_PLAY:
            return PlayQuestion(*arguments, state.roll, state.stage or FIRST, standing_of(state))
        case Phase.TO_ROLL:
            if state.may_double:
                return RollQuestion(*arguments, cube_state_of(state), state.stage or FIRST)
            return RollQuestion(*arguments, None, state.stage or FIRST, standing_of(state))
        case Phase.TO_ANSWER:
            return TakeQuestion(*arguments, cube_state_of(state))
        case _:
            return None


def play_question(placed: PositionSpec, standing: Standing | None = None) -> PlayQuestion:
    """The question about a position with dice."""
    return PlayQuestion(placed.counted_rules, placed.position, placed.roll, placed.stage, standing)


def roll_question(placed: PositionSpec, standing: Standing | None = None) -> RollQuestion:
    """The question before the roll of a position; about the cube, too, unless the position has dice."""
    cube, match = placed.cube or IN_THE_MIDDLE, placed.match
    question = RollQuestion(placed.counted_rules, placed.position, None, placed.stage, standing)
    if placed.has_dice or not has_cube(placed.rule_set) or not _may_double(cube, match, placed.side):
        return question
    score = match and Score.of(match, placed.side)
    return replace(question, cube=CubeState(cube.value, cube.owner is placed.side, score))


def cube_state_of(state: GameState) -> CubeState:
    """The cube and the score, seen by the side to move."""
    match = match_score(state)
    return CubeState(state.cube.value, state.cube.owner is state.side, match and Score.of(match, state.side))


def standing_of(state: GameState) -> Standing | None:
    """The standing of a match to a score, seen by the side to move.

    None where points are played for: in single games, in unlimited matches, and with a cube that can still be turned,
    since its value at the end of the game is unknown.
    """
    return _standing(match_score(state), state.side, state.cube, state.order or (state.rule_set,), state.place)


def standing_in(placed: PositionSpec, state: GameState | None = None) -> Standing | None:
    """As `standing_of`, at the score of a position.

    If that is the score of the match in `state`, and the game is the same, the next games are those of the match. Else
    the match is of this game alone.
    """
    arguments = placed.match, placed.side, placed.cube or IN_THE_MIDDLE
    if state and state.order and (placed.rule_set, placed.match) == (state.rule_set, match_score(state)):
        return _standing(*arguments, state.order, state.place)
    return _standing(*arguments, (placed.rule_set,), 0)


def _standing(
    match: MatchScore | None, side: Side, cube: Cube, order: tuple[RuleSet, ...], place: int
) -> Standing | None:
    if match is None or (match.target == 1 and len(order) == 1) or _is_cube_alive(order[place], match, cube):
        return None
    return Standing(order, place, Score.of(match, side), cube.value)


def _is_cube_alive(rule_set: RuleSet, match: MatchScore, cube: Cube) -> bool:
    """Whether a side may still double in this game of a match, and needs more points than the cube has."""
    return has_cube(rule_set) and any(_may_double(cube, match, side) for side in Side)


def _may_double(cube: Cube, match: MatchScore | None, side: Side) -> bool:
    is_of_use = match is None or (match.needs(side) > cube.value and not match.is_crawford)
    return is_of_use and cube.is_at_hand(side)


_CUBE: Final = r"(?P<value>[1-9][0-9]{0,3})(?P<owner>[-WB]) (?P<mine>[0-9]{1,3})-(?P<theirs>[0-9]{1,3})"
_NEEDS: Final = r"((?P<cube>[1-9][0-9]{0,3}) )?(?P<mine>[1-9][0-9]{0,2})-(?P<theirs>[1-9][0-9]{0,2})"


class QuestionFault(Fault):
    """What can be wrong with a question, in addition to the faults of its position."""

    NO_DICE = "The position has no roll."
    CUBE = "“{text}” is not a cube decision."
    SCORE = "The score is written as in {known}, not “{text}”."


def play_text(question: PlayQuestion) -> str:
    """The text of a question about a play, without a score at which a mars is worth about as much as in points.

    So a position is the same question at most scores. In a match through several games only the current one counts.
    """
    placed = PositionSpec(question.rule_set, Side.WHITE, question.position, question.roll, question.stage)
    text, standing = format_position(placed, house_rules=True), question.standing
    if standing is None or not is_mars_unusual(standing.order[standing.place], end_values_in(standing)):
        return text
    cube = f"{standing.cube} " if has_cube(question.rule_set) else ""
    return f"{text}|{cube}{standing.score.mine}-{standing.score.theirs}"


def cube_text(state: GameState, side: Side) -> str:
    """The text of the cube decision of `side` in this state."""
    mover = Side.WHITE if state.side is side else Side.BLACK
    owner = "-" if state.cube.owner is None else "W" if state.cube.owner is side else "B"
    needs = [max(0, state.target - state.score(one)) if state.target else 0 for one in (side, side.other)]
    placed = format_position(PositionSpec(state.rule_set, mover, state.position), house_rules=True)
    return f"{placed}|{state.cube.value}{owner} {needs[0]}-{needs[1]}"


def question_in(text: str) -> PlayQuestion | GameState:
    """The question in a text: a play, or a state in which White decides about the cube. A Black play becomes White's.

    Raises `FaultError` for another text: `PositionError`, or one with a `QuestionFault`.
    """
    position, is_more, more = text.partition("|")
    placed = parse_position(position)
    if not placed.has_dice and not is_more:
        raise FaultError(QuestionFault.NO_DICE)
    if outcome_of_turn(placed.rule_set, placed.position) is not None:
        raise PositionError(PositionFault.GAME_OVER, Field.LINE, text)
    if not placed.has_dice:
        return _cube_state(placed, more.strip())
    question = play_question(placed, standing_in(placed))
    return replace(question, standing=_standing_needing(placed.rule_set, more.strip())) if is_more else question


def actions_in(state: GameState) -> tuple[Action, Action]:
    """White's actions in a state in which it decides about the cube."""
    return ("take", "drop") if state.phase is Phase.TO_ANSWER else ("double", "no double")


def _standing_needing(rule_set: RuleSet, needs: str) -> Standing:
    """The standing from the points that each side needs, and the cube if the game has one, with White as the player."""
    match = re.fullmatch(_NEEDS, needs)
    cube = int(match["cube"] or 1) if match else 0
    if match is None or cube.bit_count() > 1 or (match["cube"] is None) is has_cube(rule_set):
        known = "2 1-3" if has_cube(rule_set) else "1-3"
        raise FaultError(QuestionFault.SCORE, text=(needs or "|")[:60], known=known)
    return Standing((rule_set,), 0, Score(int(match["mine"]), int(match["theirs"])), cube)


def _cube_state(placed: PositionSpec, cube: str) -> GameState:
    """The state for such a text: a match to a point more than either side needs, after the Crawford game if need be.

    In the Crawford game itself nobody may double.
    """
    match = re.fullmatch(_CUBE, cube)
    if match is None:
        raise FaultError(QuestionFault.CUBE, text=cube[:60])
    needs = {Side.WHITE: int(match["mine"]), Side.BLACK: int(match["theirs"])}
    target = max(needs.values()) + 1 if any(needs.values()) else 0
    leader = min(Side, key=lambda side: needs[side])
    results = results_of(
        Result(side, target - needs[side], How.SINGLE) for side in ((leader, leader.other) if target else ())
    )
    value, owner = int(match["value"]), None if match["owner"] == "-" else Side(match["owner"])
    if value.bit_count() > 1 or (value > 1) is (owner is None) or all(needs.values()) is not bool(target):
        raise FaultError(QuestionFault.CUBE, text=cube)
    state = begin_at(begin(placed.rule_set, target, Seat(), NOBODY), placed)
    phase = Phase.TO_ROLL if placed.side is Side.WHITE else Phase.TO_ANSWER
    return replace(state, phase=phase, cube=Cube(value, owner), results=results)
