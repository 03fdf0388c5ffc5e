"""Rollouts of positions and plays: the mean result of many games, reported again as it gets more accurate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import Standing
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import EXPERT, level_named
from tapa_desktop.ai.player import worths_at
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.ai.rollout.rollout import Goal, Way, roll_out, roll_out_plays
from tapa_desktop.ai.rollout.tally import Rolled
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.events import RolledOut, RolloutLine
from tapa_desktop.rules.chains import left_by
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed, format_position

from .candidates import candidates_for
from .decision import play_question

_DIGITS: Final = 5  # decimal places of the results, to keep records short


class RolloutQuestion(Struct, frozen=True):
    """What to roll out, how, and when to stop.

    If the position has a roll, the candidates are the `most` best plays at 0 plies and those that lead to the positions
    in `also`. Without a roll the position itself is rolled out, before its roll.
    """

    placed: Placed
    most: int = 3
    also: tuple[Position, ...] = ()
    games: int = 1296  # for each candidate, at most
    half_width: float = 0.0  # of the equity: stop when no candidate's confidence interval is wider
    until_settled: bool = False  # stop when there is a clear winner
    plies: int | None = 7  # played before the evaluator judges; None: to the end of the game
    less_luck: bool = True
    level: str = EXPERT.key  # like which both sides play
    seed: int = 1
    standing: Standing | None = None  # None where points are played for


class RolloutAnswer(Struct, frozen=True):
    """The results so far, seen by the side to move; the lines are in the order of the candidates."""

    question: RolloutQuestion
    found: RolledOut
    is_settled: bool


def rollouts(question: RolloutQuestion, is_cancelled: IsCancelled) -> Iterator[RolloutAnswer]:
    """Answers that get more accurate; the first one comes before any game is played.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True while the candidates are
            evaluated. Later the iterator just ends.
    """
    placed = question.placed
    game = game_for(placed.rule_set)
    goal = Goal(question.games, question.half_width, question.until_settled)
    level, worths = level_named(question.level) or EXPERT, worths_at(question.standing)
    way = Way(question.seed, question.plies, question.less_luck, level)
    if not placed.has_dice:
        plays = [""]
        about = game, placed.position, goal, way
        progress = roll_out(*about, stage=placed.stage, worths=worths, is_cancelled=is_cancelled)
    else:
        taken = _candidates(question, is_cancelled)
        plays = [play for play, _ in taken]
        turn = placed.rule_set, placed.stage, placed.roll
        left = [left_by(*turn, len(parse_play(play)), position) for play, position in taken]
        progress = roll_out_plays(game, left, goal, way, worths=worths, is_cancelled=is_cancelled)
    for now in progress:
        lines = tuple(_line(play, one) for play, one in zip(plays, now.rolled, strict=True))
        about_games = now.games, question.plies, question.less_luck, question.seed
        found = RolledOut(format_position(placed), *about_games, lines, level.key)
        yield RolloutAnswer(question, found, now.is_settled)


def _candidates(question: RolloutQuestion, is_cancelled: IsCancelled) -> list[tuple[str, Position]]:
    asked = play_question(question.placed, question.standing)
    found = candidates_for(asked, 0, is_cancelled=is_cancelled)
    return [
        (candidate.play, candidate.position)
        for rank, candidate in enumerate(found)
        if rank < question.most or candidate.position in question.also
    ]


def _line(play: str, rolled: Rolled) -> RolloutLine:
    equity, half_width = round(rolled.equity, _DIGITS), round(rolled.half_width, _DIGITS)
    probabilities = Probabilities(*(round(one, _DIGITS) for one in rolled.probabilities))
    return RolloutLine(play, equity, half_width, probabilities)
