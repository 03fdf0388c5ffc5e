"""Says in a few lines what the mistakes and the luck of a game were that has just ended."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.coach.review.result import Review, Totals
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import is_you, plays_like, subject
from tapa_desktop.ui.text.numbers import NO_BREAK, at_score_text, number, signed, whole

from .text import is_at_score

translate = QCoreApplication.translate

EVEN: Final = 0.25  # points: a smaller difference of the luck of both sides is called even


class GameSummary(QObject):
    """Words what the reviewer finds about each game that has just ended.

    Signals:
        found: the summary of the game that has just ended and its details, as texts; empty until they are known.
    """

    found = Signal(str, str)

    def __init__(self, match: MatchController, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self._match = match
        reviewer.ended.connect(lambda: self.found.emit("", ""))
        reviewer.reviewed.connect(self._tell)

    def _tell(self, review: Review) -> None:
        self.found.emit(summary_text(self._match.state, review), details_text(self._match.state, review))


def summary_text(state: GameState, review: Review) -> str:
    """What both sides have given away in a reviewed game, and what the dice have given, a line each."""
    lines = [_given_away(state, review, side) for side in _you_first(state)]
    return "\n".join((*lines, _luck_text(state, review.totals)))


def details_text(state: GameState, review: Review) -> str:
    """The PR of both sides and the result without luck, a line each.

    In a match to a score that result, as all points of the review, has another unit than the points on the card.
    """
    first, second = _you_first(state)
    corrected = review.corrected if first is Side.WHITE else -review.corrected
    without = translate("GameSummary", "{name}, luck-adjusted result: {points}")
    if is_you(state, first):
        without = translate("GameSummary", "Your luck-adjusted result: {points}")
    without = _kept(without).format(name=subject(state, first), points=signed(corrected, 2))
    rates = (_rate_text(state, review, side) for side in (first, second))
    unit = (at_score_text(),) if is_at_score(state) else ()
    return "\n".join((*filter(None, rates), without, *unit))


def _you_first(state: GameState) -> list[Side]:
    return sorted(Side, key=lambda side: not is_you(state, side))


def _given_away(state: GameState, review: Review, side: Side) -> str:
    totals = review.totals[side]
    if not totals.decisions:
        return translate("GameSummary", "{name}: nothing to decide").format(name=subject(state, side))
    text = translate("GameSummary", "{name} gave away {points} points; errors: {errors}, blunders: {blunders}")
    if is_you(state, side):
        text = translate("GameSummary", "You gave away {points} points; errors: {errors}, blunders: {blunders}")
    return _kept(text).format(
        name=subject(state, side),
        points=number(sum((line.cost or 0.0 for line in review.lines if line.is_counted and line.side is side), 0.0)),
        errors=whole(_count(review, side, ErrorClass.ERROR)),
        blunders=whole(_count(review, side, ErrorClass.BLUNDER)),
    )


def _rate_text(state: GameState, review: Review, side: Side) -> str:
    totals = review.totals[side]
    if not totals.decisions:
        return ""
    text = translate("GameSummary", "{name}: {pr}")
    pr = plays_like(state.rule_set, totals.error_rate, totals.decisions)
    return text.format(name=subject(state, side), pr=pr)


def _kept(text: str) -> str:
    """The same, so that no line begins with a number that is filled in."""
    return re.sub(r" (?={(?:errors|blunders|points)})", NO_BREAK, text)


def _count(review: Review, side: Side, mark: ErrorClass) -> int:
    """How many such mistakes the side made in decisions that count for its PR; to resign is none of these."""
    return sum(line.is_counted and line.side is side and line.mark is mark for line in review.lines)


def _luck_text(state: GameState, totals: dict[Side, Totals]) -> str:
    lead = totals[Side.WHITE].luck - totals[Side.BLACK].luck
    if abs(lead) < EVEN:
        return translate("GameSummary", "The dice favoured no one")
    lucky = Side.WHITE if lead > 0 else Side.BLACK
    text = translate("GameSummary", "{name} had more luck: {points} points")
    if is_you(state, lucky):
        text = translate("GameSummary", "The dice gave you {points} points")
    elif is_you(state, lucky.other):
        text = translate("GameSummary", "The dice cost you {points} points")
    return _kept(text).format(name=subject(state, lucky), points=number(abs(lead)))
