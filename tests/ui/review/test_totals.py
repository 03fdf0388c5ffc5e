"""The figures that a review adds up to stand in columns, below the checkers of those whose they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.review.controls import TotalsView
from tests.ui.review.reviews import BLUNDER, FINE, review_of


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


@pytest.mark.usefixtures("leftwards", "usual_locale")
def test_figures_end_at_the_left_with_a_sign_or_without_where_one_reads_leftwards(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("ar_EG"))

    view = shown(qtbot)

    assert alignments(view) == {
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    }
