"""Evaluates the decisions of a match, many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import Candidate, Probabilities, RollToPlay, candidates_of
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import RuleSet

from .cost import JudgedDecision
from .decisions import Decision, GameStart, TurnToPlay

_LEAST: Final = 1  # least plies for positions before a roll: 1 is the mean over the 21 rolls of the best plays


def judge_decisions(
    rule_set: RuleSet, happenings: Sequence[Decision], plies: int, is_cancelled: IsCancelled
) -> list[JudgedDecision]:
    """The evaluation of each decision, in their order.

    Raises:
        Cancelled: when `is_cancelled` returns True.
    """
    turns = [one for one in happenings if isinstance(one, TurnToPlay)]
    judged = iter(_judged(rule_set, turns, plies, is_cancelled))
    options = {id(one): next(judged) for one in turns}
    before = {id(one): position for one in happenings if (position := _before_roll(one, plies)) is not None}
    found = iter(_chances(rule_set, list(before.values()), max(plies, _LEAST), is_cancelled))
    asked = {one: next(found) for one in before}
    return [JudgedDecision(asked.get(id(one)) or _left(one, options), options.get(id(one), ())) for one in happenings]


def _judged(
    rule_set: RuleSet, turns: Sequence[TurnToPlay], plies: int, is_cancelled: IsCancelled
) -> list[tuple[Candidate, ...]]:
    """All plays of each of these turns."""
    decisions = [RollToPlay(one.state.position, one.roll) for one in turns]
    made = [one.after for one in turns if one.after is not None]
    return candidates_of(rule_set, decisions, plies, also=made, is_cancelled=is_cancelled)


def _before_roll(happening: Decision, plies: int) -> Position | None:
    """The position before a roll that needs its own evaluation, or None if that of a play is deep enough."""
    if isinstance(happening, GameStart):
        return None if happening.state.phase is Phase.TO_PLAY else happening.state.position
    if isinstance(happening, TurnToPlay) and happening.after is not None and plies < _LEAST:
        return flip(happening.state.rule_set, happening.after)
    return None


def _chances(
    rule_set: RuleSet, positions: Sequence[Position], plies: int, is_cancelled: IsCancelled
) -> list[Probabilities]:
    """The probabilities of the side to move in each position."""
    if not positions:
        return []
    rows = seeing_ahead(rule_set, plies, is_cancelled).chances(rule_set, pack(positions))
    return [Probabilities(*row) for row in rows.tolist()]


def _left(happening: Decision, options: Mapping[int, tuple[Candidate, ...]]) -> Probabilities | None:
    """The probabilities of the side to move after the play made, from the evaluation of that play."""
    if not isinstance(happening, TurnToPlay) or happening.after is None:
        return None
    return next(one for one in options[id(happening)] if one.position == happening.after).chances.swapped
