"""The graph of a review."""

from __future__ import annotations

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.review.controls import review_chart
from tests.ui.review.reviews import BEGINS, BLUNDER, FINE, TAKES, review_of


def test_it_shows_the_winning_chances_of_the_one_below_and_the_mistakes_of_both() -> None:
    found = review_of(BEGINS, FINE, BLUNDER, TAKES)

    white, black = (review_chart(found, side, "You") for side in Side)

    assert next(white.series).values == (0.45, 0.6, 0.8, 0.9)
    assert [round(value or 0, 6) for value in next(black.series).values] == [0.55, 0.4, 0.2, 0.1]
    assert white.marked == black.marked == (2, 3)
    assert white.description(2) == "3: You 80\u00a0%, blunder 80\u00a0%"


def test_nothing_is_shown_of_nothing() -> None:
    assert review_chart(review_of(), Side.WHITE, "You").places == ()
