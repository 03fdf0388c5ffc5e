"""Says in a line what the mistakes and the luck of a game were that has just ended."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.coach.review.result import Review, Totals
from tapa_desktop.coach.thresholds import ErrorClass
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import is_you, player_name, plays_like
from tapa_desktop.ui.text.numbers import NO_BREAK, signed, whole

from .text import is_at_score

translate = QCoreApplication.translate

EVEN: Final = 0.25  # points: a smaller difference of the luck of both sides is called even


class GameSummary(QObject):
    """Words what the reviewer finds about each game that has just ended.

    Signals:
        found: the summary of the game that has just ended, as text; empty as long as it is not known.
    """

    found = Signal(str)

    def __init__(self, match: MatchController, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self._match = match
        reviewer.ended.connect(lambda: self.found.emit(""))
        reviewer.reviewed.connect(self._tell)

    def _tell(self, review: Review) -> None:
        self.found.emit(summary_text(self._match.state, review))


def summary_text(state: GameState, review: Review) -> str:
    """The errors and blunders of both sides in a reviewed game, whose the luck was, and the result without it.

    In a match to a score that result has another unit than the points on the card.
    """
    sides = sorted(Side, key=lambda side: not is_you(state, side))
    corrected = review.corrected if sides[0] is Side.WHITE else -review.corrected
    without = translate("GameSummary", "Luck-adjusted result for {name}: {points}")
    if is_you(state, sides[0]):
        without = translate("GameSummary", "Your luck-adjusted result: {points}")
    without = _kept(without).format(name=player_name(state, sides[0]), points=signed(corrected, 2))
    if is_at_score(state):
        unit = translate("GameSummary", "{result} (in single wins at the score before the game)")
        without = unit.format(result=without)
    lines = [_side_text(state, review, side) for side in sides]
    return "\n".join((*lines, f"{_luck_text(state, review.totals)}. {without}."))


def _side_text(state: GameState, review: Review, side: Side) -> str:
    totals = review.totals[side]
    if not totals.decisions:
        return translate("GameSummary", "{name}: nothing to decide").format(name=player_name(state, side))
    return _kept(translate("GameSummary", "{name}: {pr}, errors {errors}, blunders {blunders}")).format(
        name=player_name(state, side),
        pr=plays_like(state.rule_set, totals.error_rate, totals.decisions),
        errors=whole(_count(review, side, ErrorClass.ERROR)),
        blunders=whole(_count(review, side, ErrorClass.BLUNDER)),
    )


def _kept(text: str) -> str:
    """The same, so that no line begins with a number that is filled in."""
    return re.sub(r" (?={(?:errors|blunders|points)})", NO_BREAK, text)


def _count(review: Review, side: Side, mark: ErrorClass) -> int:
    """How many such mistakes the side made in decisions that count for its PR; to resign is none of these."""
    return sum(line.is_counted and line.side is side and line.mark is mark for line in review.lines)


def _luck_text(state: GameState, totals: dict[Side, Totals]) -> str:
    lead = totals[Side.WHITE].luck - totals[Side.BLACK].luck
    if abs(lead) < EVEN:
        return translate("GameSummary", "Luck was even")
    lucky = Side.WHITE if lead > 0 else Side.BLACK
    if is_you(state, lucky):
        return translate("GameSummary", "You had more luck")
    if is_you(state, lucky.other):
        return translate("GameSummary", "You had less luck")
    return translate("GameSummary", "{name} had more luck").format(name=player_name(state, lucky))
