"""Positions and plays rolled out: what each brings in many games, told again and again as it gets surer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.events import RolledOut, RolloutLine
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed, format_position

from .candidates import candidates_for

if TYPE_CHECKING:
    from tapa_desktop.ai.rollout.tally import Rolled

_DIGITS: Final = 5  # of what is told: a record need not be longer


@dataclass(frozen=True, slots=True)
class RolloutQuestion:
    """What is to be rolled out, how, and when that has gone far enough.

    With a roll its plays are, side by side: the best `most` of them at a glance, and those that lead to the positions
    of `also`; without one it is the position, before its roll.
    """

    placed: Placed
    most: int = 3
    also: tuple[Position, ...] = ()
    games: int = 1296  # from each candidate at the most
    half_width: float = 0.0  # points: enough when no candidate's is larger
    until_settled: bool = False  # enough when the best of several is known
    plies: int | None = 7  # how far games go until the evaluator has its word; None is to their end
    less_luck: bool = True
    seed: int = 1


@dataclass(frozen=True, slots=True)
class RolloutAnswer:
    """How far it has come; lines in the order in which the candidates were taken, seen by the side to move."""

    question: RolloutQuestion
    found: RolledOut
    is_settled: bool


def rollouts(question: RolloutQuestion, is_cancelled: IsCancelled) -> Iterator[RolloutAnswer]:
    """Ever surer answers, the first after a glance, without a game.

    Raises:
        Cancelled: when that, which is asked every few milliseconds, has said yes while the plays are looked for; later
            the answers just end.
    """
    from tapa_desktop.ai.rollout.playing import Way  # noqa: PLC0415 - it brings NumPy
    from tapa_desktop.ai.rollout.rollout import Goal, roll_out, roll_out_plays  # noqa: PLC0415

    placed = question.placed
    goal = Goal(question.games, question.half_width, question.until_settled)
    way = Way(question.seed, question.plies, question.less_luck)
    if placed.roll is None:
        plays = [""]
        progress = roll_out(placed.rule_set, placed.position, goal, way, is_cancelled=is_cancelled)
    else:
        taken = _candidates(question, placed.roll, is_cancelled)
        plays = [play for play, _ in taken]
        results = [position for _, position in taken]
        progress = roll_out_plays(placed.rule_set, results, goal, way, is_cancelled=is_cancelled)
    for now in progress:
        lines = tuple(_line(play, one) for play, one in zip(plays, now.rolled, strict=True))
        found = RolledOut(format_position(placed), now.games, question.plies, question.less_luck, question.seed, lines)
        yield RolloutAnswer(question, found, now.is_settled)


def _candidates(question: RolloutQuestion, roll: Roll, is_cancelled: IsCancelled) -> list[tuple[str, Position]]:
    placed = question.placed
    found = candidates_for(placed.rule_set, placed.position, roll, 0, is_cancelled=is_cancelled)
    return [
        (option.play, option.position)
        for rank, option in enumerate(found)
        if rank < question.most or option.position in question.also
    ]


def _line(play: str, rolled: Rolled) -> RolloutLine:
    win, mars, best, lose_mars, lose_best = (round(chance, _DIGITS) for chance in rolled.chances)
    equity, half_width = round(rolled.equity, _DIGITS), round(rolled.half_width, _DIGITS)
    return RolloutLine(play, equity, half_width, (win, mars, best, lose_mars, lose_best))
