"""Find decisions to practise, about plays and about the cube; a part of `packs`.

A decision is taken if a play that looks natural loses much: one that several simple rules choose, such as to touch what
can be touched, to leave nothing open, or to make points. The best play must be the same at 1 and 2 plies and lead the
second one clearly; then both and the natural one are rolled out, and the best must lead by more than the intervals.

One about the cube is taken if the wrong action loses something, but not so much that everybody sees it, by the same
order at 0, 1 and 2 plies, and by the probabilities that a rollout has found, at both ends of its interval, too.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from tapa_desktop.ai.cube.decisions import with_error
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import RankedPlay
from tapa_desktop.ai.levels import EXPERT, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities, points_of_ends
from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import RolloutQuestion, candidates_for, rollouts
from tapa_desktop.coach.decision import Action, cube_state_of, play_question, question_in
from tapa_desktop.coach.reasons.facts import is_blocking, outside
from tapa_desktop.coach.tutor import OTHERWISE, cube_losses, losses_by
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import START, Position, Side, flip, mine_on, pins
from tapa_desktop.rules.position_text import PositionSpec, format_position

_PLIES: Final = (1, 2)
_LOST: Final = 0.1  # single wins: the least that the natural play loses
_LOST_LITTLE: Final = 0.05  # the same in races, bear-offs and blocking games, where few plays lose much
_CLEAR: Final = 0.03  # the least that the second play loses
_LOOKED_AT: Final = 16  # plays that may be natural, the best ones
_CHOICE: Final = 3  # plays that there have to be
_VOTES: Final = 2  # simple rules that choose the natural play; one where little is lost, since fewer apply there
_GAMES: Final = 144  # rolled out from each play at most, with variance reduction
DEPTH: Final = 7  # plies of each, before the network judges


class Natural(NamedTuple):
    """A decision in which a natural play seems to lose much."""

    placed: PositionSpec
    best: Position
    natural: Position
    second: Position
    least: float  # single wins that the natural play has to lose


def natural_mistake(engine: Engine, placed: PositionSpec) -> Natural | None:
    """A natural play that seems to lose much by 0-ply, which is cheap; None if there is none."""
    ranked = engine.think(placed.position, placed.roll, EXPERT, stage=placed.stage)
    single, best = points_of_ends(placed.rule_set).single, ranked[0]
    is_ending = engine.is_race(placed.position) or not outside(placed.position)
    has_few = is_blocking(placed.rule_set) or is_ending
    least, votes = (_LOST_LITTLE, 1) if has_few else (_LOST, _VOTES)
    near = ranked[:_LOOKED_AT]
    if len(ranked) < _CHOICE or engine.is_over(best.position):
        return None
    losses = {play.position: (best.equity - play.equity) / single for play in near}
    if max(losses.values()) < least:
        return None
    for position, count in Counter(natural_plays(engine, near)).most_common():
        if count >= votes and losses[position] >= least:
            return Natural(placed, best.position, position, best.position, least)
    return None


def natural_plays(engine: Engine, near: Sequence[RankedPlay]) -> Iterator[Position]:
    """The plays that simple rules choose, of equal ones the better."""
    for rule in (_touching, _safety, _points, _home, _leaving):
        scores = [rule(engine, play.position) for play in near]
        if max(scores) > min(scores):
            yield near[scores.index(max(scores))].position


def _touching(_engine: Engine, after: Position) -> int:
    """Pin or hit as many as possible."""
    return sum(map(pins, after.board)) + after.theirs.bar


def _safety(engine: Engine, after: Position) -> int:
    """Leave as little as possible that can be pinned or hit."""
    return 0 if is_blocking(engine.rule_set) else -engine.shots(flip(engine.rule_set, after))[0]


def _points(engine: Engine, after: Position) -> int:
    """Have as many points as possible."""
    return sum(value > (0 if is_blocking(engine.rule_set) else 1) for value in after.board)


def _home(_engine: Engine, after: Position) -> int:
    """Bring as many home, and off, as possible."""
    return after.mine.off - outside(after)


def _leaving(_engine: Engine, after: Position) -> int:
    """Leave the start with as many as possible."""
    return -mine_on(after.board[START]) - after.mine.reserve


def confirm(natural: Natural) -> Natural | None:
    """The same with the best and the second play at 1 and 2 plies; None if these differ, or the lead is too small."""
    question, also = play_question(natural.placed), {natural.best, natural.natural}
    best: list[Position] = []
    for plies in _PLIES:
        ranked = candidates_for(question, plies, also=also)
        losses = {play.position: play.loss for play in ranked}
        if losses[natural.natural] < natural.least or ranked[1].loss < _CLEAR:
            return None
        best.append(ranked[0].position)
        also |= {play.position for play in ranked[:2]}
    return natural._replace(best=best[0], second=ranked[1].position) if len(set(best)) == 1 else None


class PackAnswer(NamedTuple):
    """The best play or action, and its lead over the other in points, with half the width of its 95 % interval."""

    best: str
    lead: str


def roll_out(natural: Natural) -> PackAnswer | None:
    """Roll the plays out; None unless the best play leads by more than the intervals."""
    placed = natural.placed
    play = {line.position: line.play for line in candidates_for(play_question(placed), 0)}
    positions = tuple({natural.best: 0, natural.natural: 0, natural.second: 0})
    question = RolloutQuestion(placed, 0, positions, games=_GAMES, plies=DEPTH, until_settled=True)
    *_, last = rollouts(question, never)
    lines = {line.play: line for line in last.result.lines}
    best, other = lines[play[natural.best]], lines[play[natural.natural]]
    lead, width = best.equity - other.equity, math.hypot(best.half_width, other.half_width)
    if not last.is_settled or best.equity < max(line.equity for line in last.result.lines) or lead <= width:
        return None
    return PackAnswer(best.play, f"{lead:.3f} ± {width:.3f} before {other.play}")


# The cube

NEEDS: Final = ((0, 0), (0, 0), (5, 5), (5, 3), (3, 5))  # points to go of the side that doubles, and of the other
_CUBE_PLIES: Final = (0, 1, 2)
_LEAST, _MOST = 0.05, 0.4  # single wins that the wrong action loses
_SENSIBLE: Final = 0.1  # the most that a double may lose which White has to answer
_CUBE_GAMES: Final = 324  # rolled out at most, with variance reduction
_HALF_WIDTH: Final = 0.03  # points: narrow enough
_NEVER_ZERO: Final = 0.005  # the least by which the right action has to lead at the worse end of the interval


def decisions(placed: PositionSpec, needs: tuple[int, int]) -> Iterator[tuple[str, GameState]]:
    """The questions whether to double before the roll of this turn, and whether to take: their texts and states."""
    for side in Side:
        mine, theirs = needs if side is Side.WHITE else needs[::-1]
        position = format_position(PositionSpec(placed.rule_set, side, placed.position))
        text = f"{position}|1- {mine}-{theirs}"
        question = question_in(text)
        assert isinstance(question, GameState)
        yield text, question


def wrong_action(state: GameState) -> Action | None:
    """The wrong action where White decides about the cube; None if the decision is too easy or unclear."""
    if state.phase is Phase.TO_ANSWER:
        double = cube_losses(replace(state, phase=Phase.TO_ROLL), 0, never)
        if double.losses["double"] > _SENSIBLE:
            return None
    wrong = set[Action]()
    for plies in _CUBE_PLIES:
        losses = cube_losses(state, plies, never).losses
        worse = max(losses, key=losses.__getitem__)
        wrong.add(worse)
        if len(wrong) > 1 or not _LEAST <= losses[worse] <= _MOST:
            return None
    return wrong.pop()


def share_right(state: GameState, best: Action, levels: Sequence[Level], times: int) -> float:
    """The share of these levels, each with `times` seeds, that decide rightly."""
    arguments = state.rule_set, state.position, cube_state_of(state)
    players = [Player(level, seed) for level in levels for seed in range(times)]
    deciders = [player.take if state.phase is Phase.TO_ANSWER else player.double for player in players]
    right = [decide(*arguments).is_yes is (best in {"double", "take"}) for decide in deciders]
    return sum(right) / len(right)


def confirm_by_rollout(state: GameState, wrong: Action) -> PackAnswer | None:
    """Roll the position out; None unless this action is certainly wrong."""
    placed = PositionSpec(state.rule_set, Side.WHITE, state.position)
    question = RolloutQuestion(placed, games=_CUBE_GAMES, half_width=_HALF_WIDTH, plies=DEPTH)
    *_, last = rollouts(question, never)
    (line,) = last.result.lines
    chances = Probabilities(*line.chances)
    if not 0 < chances.win < 1:
        return None
    win_error = line.half_width / points_of_ends(state.rule_set).single / 2
    error = win_error / (chances.win * (1 - chances.win))  # of the logarithm of the odds
    ends = [losses_by(state, with_error(chances, error * sign)).losses for sign in (0, -1, 1)]
    best = OTHERWISE[wrong]
    leads = [losses[wrong] - losses[best] for losses in ends]
    if min(leads) < _NEVER_ZERO:
        return None
    return PackAnswer(best, f"{leads[0]:.3f} ± {leads[0] - min(leads):.3f} before {wrong}")
