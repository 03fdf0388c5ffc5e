"""Above the turns of a review: its figures in columns below the checkers of both sides, and its graph."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.review.controls import TotalsView, review_chart
from tests.ui.review.reviews import BEGINS, BLUNDER, FINE, TAKES, review_of


def alignments(view: TotalsView) -> set[Qt.AlignmentFlag]:
    """How figures and heads are aligned."""
    figures = [label for label in view.findChildren(QLabel) if label.minimumWidth() > 0]
    return {label.alignment() for label in figures}


def shown(qtbot: QtBot) -> TotalsView:
    view = TotalsView()
    qtbot.addWidget(view)
    view.show_review(review_of(FINE, BLUNDER), at_score=False)
    return view


def test_figures_end_at_the_right(qtbot: QtBot) -> None:
    middle, fixed = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignAbsolute

    assert alignments(shown(qtbot)) == {Qt.AlignmentFlag.AlignRight | fixed | middle}


def test_figures_of_the_two_sides_stand_apart_however_narrow_it_is(qtbot: QtBot) -> None:
    view = shown(qtbot)
    view.resize(view.minimumSizeHint())
    view.show()

    figures = sorted(
        (label.geometry() for label in view.findChildren(QLabel) if label.minimumWidth() > 0), key=lambda one: one.x()
    )

    gap = figures[-1].left() - figures[0].right()
    assert gap > view.fontMetrics().horizontalAdvance("  ")


@pytest.mark.usefixtures("leftwards", "usual_locale")
def test_figures_end_at_the_left_with_a_sign_or_without_where_one_reads_leftwards(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("ar_EG"))

    view = shown(qtbot)

    assert alignments(view) == {
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    }


def test_it_shows_the_winning_chances_of_the_one_below_and_the_mistakes_of_both() -> None:
    found = review_of(BEGINS, FINE, BLUNDER, TAKES)

    white, black = (review_chart(found, side, "You") for side in Side)

    assert next(white.series).values == (0.45, 0.6, 0.8, 0.9)
    assert [round(value or 0, 6) for value in next(black.series).values] == [0.55, 0.4, 0.2, 0.1]
    assert white.marked == black.marked == (2, 3)
    assert white.description(2) == "3: You 80%, blunder 80%"


def test_draws_have_a_line_of_their_own_where_there_may_be_any() -> None:
    found = review_of(BEGINS, replace(FINE, white_win=0.5, draw=0.25))

    of_white, draws, *_ = review_chart(found, Side.WHITE, "You").series
    of_black, *_ = review_chart(found, Side.BLACK, "You").series

    assert (of_white.values[-1], draws.values[-1], of_black.values[-1]) == (0.5, 0.25, 0.25)


def test_nothing_is_shown_of_nothing() -> None:
    assert review_chart(review_of(), Side.WHITE, "You").places == ()
