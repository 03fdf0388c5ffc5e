"""Evaluates the decisions of a match, many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import Candidate, RollToPlay, candidates_of
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import RuleSet

from .cost import JudgedDecision
from .decisions import Decision, GameStart, TurnToPlay

_LEAST: Final = 1  # least plies for positions before a roll: 1 is the mean over the 21 rolls of the best plays


def judge_decisions(
    rule_set: RuleSet, decisions: Sequence[Decision], plies: int, is_cancelled: IsCancelled
) -> list[JudgedDecision]:
    """The evaluation of each decision, in their order.

    Raises:
        Cancelled: when `is_cancelled` returns True.
    """
    turns = [one for one in decisions if isinstance(one, TurnToPlay)]
    judged = iter(_judged(rule_set, turns, plies, is_cancelled))
    candidates = {id(one): next(judged) for one in turns}
    before = {id(one): position for one in decisions if (position := _before_roll(one, plies)) is not None}
    found = iter(_probabilities(rule_set, list(before.values()), max(plies, _LEAST), is_cancelled))
    asked = {one: next(found) for one in before}
    return [
        JudgedDecision(asked.get(id(one)) or _left(one, candidates), candidates.get(id(one), ())) for one in decisions
    ]


def _judged(
    rule_set: RuleSet, turns: Sequence[TurnToPlay], plies: int, is_cancelled: IsCancelled
) -> list[tuple[Candidate, ...]]:
    """All plays of each of these turns."""
    decisions = [RollToPlay(one.state.position, one.roll) for one in turns]
    made = [one.after for one in turns if one.after is not None]
    return candidates_of(rule_set, decisions, plies, also=made, is_cancelled=is_cancelled)


def _before_roll(decision: Decision, plies: int) -> Position | None:
    """The position before a roll that needs its own evaluation, or None if that of a play is deep enough."""
    if isinstance(decision, GameStart):
        return None if decision.state.phase is Phase.TO_PLAY else decision.state.position
    if isinstance(decision, TurnToPlay) and decision.after is not None and plies < _LEAST:
        return flip(decision.state.rule_set, decision.after)
    return None


def _probabilities(
    rule_set: RuleSet, positions: Sequence[Position], plies: int, is_cancelled: IsCancelled
) -> list[Probabilities]:
    """The probabilities of the side to move in each position."""
    if not positions:
        return []
    rows = seeing_ahead(rule_set, plies, is_cancelled).chances(rule_set, pack(positions))
    return [Probabilities(*row) for row in rows.tolist()]


def _left(decision: Decision, candidates: Mapping[int, tuple[Candidate, ...]]) -> Probabilities | None:
    """The probabilities of the side to move after the play made, from the evaluation of that play."""
    if not isinstance(decision, TurnToPlay) or decision.after is None:
        return None
    return next(one for one in candidates[id(decision)] if one.position == decision.after).probabilities.swapped
