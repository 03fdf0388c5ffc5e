"""Questions of the practice as text: a play, or a decision about the cube. Pure.

The text is that of the position, with White as the player. Behind a play at a score that matters follows what each side
still needs: `tapa … W 31|1-3`, after the value of the cube in a game with one: `tapa-cube … W 31|2 1-3`. Behind a
decision about the cube follow the cube and the same: `tapa-cube … W -|2W 3-5`, with `-` for a cube in the middle, and
`0-0` outside matches to a score. If Black is to roll there, Black has doubled.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import Score, Standing
from tapa_desktop.ai.cube.match_equity import worth_of_ends
from tapa_desktop.ai.probabilities import in_points
from tapa_desktop.game.events import NOBODY, Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin, begin_at, results_of
from tapa_desktop.rules.cube import Cube
from tapa_desktop.rules.fault import Fault, FaultError
from tapa_desktop.rules.outcome import How, has_cube, outcome_of_turn
from tapa_desktop.rules.position_faults import Field, PositionError, PositionFault
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .decision import Action, PlayQuestion, play_question, standing_in

_CUBE: Final = re.compile(r"(?P<value>[1-9]\d{0,3})(?P<owner>[-WB]) (?P<mine>\d{1,3})-(?P<theirs>\d{1,3})", re.ASCII)
_NEEDS: Final = re.compile(r"((?P<cube>[1-9]\d{0,3}) )?(?P<mine>[1-9]\d{0,2})-(?P<theirs>[1-9]\d{0,2})", re.ASCII)
_MATTERS: Final = 0.4  # single wins: how much a mars must differ from that in points for the score to matter


class QuestionFault(Fault):
    """What can be wrong with a question, in addition to the faults of its position."""

    NO_DICE = "the position has no dice"
    CUBE = "no decision about the cube: {text!r}"
    SCORE = "what each side still needs is written as in {known}, not {text!r}"


def play_text(question: PlayQuestion) -> str:
    """The text of a play that has to be made. A score where a mars is worth about as in points is left out.

    So a position is the same question at most scores. One of a match through several games is that of its game alone.
    """
    placed = Placed(question.rule_set, Side.WHITE, question.position, question.roll, question.stage)
    text, standing = format_position(placed, house_rules=True), question.standing
    if standing is None or not _matters(standing):
        return text
    cube = f"{standing.cube} " if has_cube(question.rule_set) else ""
    return f"{text}|{cube}{standing.score.mine}-{standing.score.theirs}"


def _matters(standing: Standing) -> bool:
    worths, points = worth_of_ends(standing), in_points(standing.order[standing.place])
    pairs = ((worths.mars, points.mars), (worths.lose_mars, points.lose_mars))  # a triple matters where this does
    return any(abs(given - usual / points.single) > _MATTERS for given, usual in pairs)


def cube_text(state: GameState, side: Side) -> str:
    """The text of a decision about the cube that `side` has to make in this state."""
    mover = Side.WHITE if state.side is side else Side.BLACK
    owner = "-" if state.cube.owner is None else "W" if state.cube.owner is side else "B"
    needs = [max(0, state.target - state.score(one)) if state.target else 0 for one in (side, side.other)]
    placed = format_position(Placed(state.rule_set, mover, state.position), house_rules=True)
    return f"{placed}|{state.cube.value}{owner} {needs[0]}-{needs[1]}"


def question_in(text: str) -> PlayQuestion | GameState:
    """The question in a text: a play, or a state in which White decides about the cube. A Black play becomes White's.

    Raises `FaultError` if it is none: `PositionError`, or one with a `QuestionFault`.
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
    return replace(question, standing=_standing(placed.rule_set, more.strip())) if is_more else question


def actions_in(state: GameState) -> tuple[Action, Action]:
    """What White can do in a state in which it decides about the cube."""
    return ("take", "drop") if state.phase is Phase.TO_ANSWER else ("double", "no double")


def _standing(rule_set: RuleSet, needs: str) -> Standing:
    """What each side needs in a match, and the cube if the game has one, with White as the player."""
    found = _NEEDS.fullmatch(needs)
    cube = int(found["cube"] or 1) if found else 0
    if found is None or cube.bit_count() > 1 or (found["cube"] is None) is has_cube(rule_set):
        known = "2 1-3" if has_cube(rule_set) else "1-3"
        raise FaultError(QuestionFault.SCORE, text=(needs or "|")[:60], known=known)
    return Standing((rule_set,), 0, Score(int(found["mine"]), int(found["theirs"])), cube)


def _cube_state(placed: Placed, cube: str) -> GameState:
    """The state of such a text: a match to a point more than either side needs, after the Crawford game if need be.

    In the Crawford game itself nobody may double.
    """
    found = _CUBE.fullmatch(cube)
    if found is None:
        raise FaultError(QuestionFault.CUBE, text=cube[:60])
    needs = {Side.WHITE: int(found["mine"]), Side.BLACK: int(found["theirs"])}
    target = max(needs.values()) + 1 if any(needs.values()) else 0
    leader = min(Side, key=lambda side: needs[side])
    results = results_of(
        Result(side, target - needs[side], How.SINGLE) for side in ((leader, leader.other) if target else ())
    )
    value, owner = int(found["value"]), None if found["owner"] == "-" else Side(found["owner"])
    if value.bit_count() > 1 or (value > 1) is (owner is None) or all(needs.values()) is not bool(target):
        raise FaultError(QuestionFault.CUBE, text=cube)
    state = begin_at(begin(placed.rule_set, target, Seat(), NOBODY), placed)
    phase = Phase.TO_ROLL if placed.side is Side.WHITE else Phase.TO_ANSWER
    return replace(state, phase=phase, cube=Cube(value, owner), results=results)
