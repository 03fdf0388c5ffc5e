"""Reviews to show: made up, or quick."""

from __future__ import annotations

from msgspec.structs import replace

from tapa_desktop.coach.review.result import Review, ReviewedAction, ReviewedGame, ReviewLine
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.history import History
from tapa_desktop.rules.position import Side

WHITE, BLACK = Side.WHITE, Side.BLACK
FINE = replace(
    ReviewLine(0, 1, WHITE, ReviewedAction.PLAY, 1.0, 0.6, (5, 2), "24/19 24/22", "24/19 24/22"),
    luck=0.05, cost=0.0, is_counted=True,
)  # fmt: skip
BLUNDER = replace(FINE, at=3, side=BLACK, white_win=0.8, best="24/22 22/17", luck=-0.7, cost=0.25)
BEGINS = ReviewLine(0, 0, BLACK, ReviewedAction.OPENING, 1.0, 0.45, luck=0.1)
TAKES = ReviewLine(0, 4, BLACK, ReviewedAction.TAKE, 2.0, 0.9, cost=0.1, is_counted=True)


def whole_review(history: History, marks: ErrorThresholds = DEFAULT_THRESHOLDS) -> Review:
    """The result of the quick review of a match."""
    *_, whole = review(ReviewQuestion(history, 0, marks))
    return whole


def review_of(*lines: ReviewLine) -> Review:
    """A whole review of these lines."""
    return Review(1, 2, 2, (ReviewedGame(0.0, 2.0, is_over=True),), lines)
