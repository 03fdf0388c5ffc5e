"""The computer's analysis of a position: requested shortly after a change, and only while the page is visible."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QToolButton, QVBoxLayout, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.coach.candidates import DEEPEST
from tapa_desktop.coach.decision import StandingIn
from tapa_desktop.coach.hint import Analysis, AnalysisQuestion
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.numbers import depth_text
from tapa_desktop.ui.widgets.labels import PlainLabel
from tapa_desktop.ui.widgets.page import read_leftwards

from .text import analysis_page

DELAY_MS: Final = 200  # after a change, so that not every step of setting up is analysed


class AnalysisView(QWidget):
    """The analysis page, with a line above it that shows the state of the analysis."""

    def __init__(self, task: BackgroundTask, standing_in: StandingIn) -> None:
        super().__init__()
        self._task, self._standing_in = task, standing_in
        self._placed: Placed | None = None  # the position to analyse
        self._judged: Placed | None = None  # the position whose analysis is shown
        self._analysis: Analysis | None = None  # the last one
        self._with_equity = False
        self.state = PlainLabel()
        self.deeper_button = QToolButton()
        self.deeper_button.setText(self.tr("Deeper"))
        self.deeper_button.setEnabled(False)
        self.deeper_button.setToolTip(self.tr("Play the best moves and the position out many times"))
        self.deeper_button.clicked.connect(lambda: self._ask(is_deeper=True))
        self.page = QTextBrowser()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.page.setAccessibleName(self.tr("Analysis"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        top = QHBoxLayout()
        top.addWidget(self.state, 1)
        top.addWidget(self.deeper_button)
        layout.addLayout(top)
        layout.addWidget(self.page, 1)
        self._delay = QTimer(self, singleShot=True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._ask)
        task.answered.connect(self._show_analysis)
        task.failed.connect(self._show_failure)

    def show_position(self, placed: Placed) -> None:
        """Analyse a position without faults."""
        self._placed = placed
        self._look()

    def show_obstacle(self, obstacle: str) -> None:
        """Show why there is nothing to analyse."""
        self._forget()
        self._placed = self._judged = None
        self.page.clear()
        self.state.setText(obstacle)

    def show_equities(self, *, is_wanted: bool) -> None:
        """Show equities beside the chances, or not."""
        self._with_equity = is_wanted
        if self._analysis is not None and self._judged == self._analysis.placed:
            self._show_page(self._analysis)

    def showEvent(self, event: QShowEvent) -> None:
        """Analyse a position that was set while the page was hidden."""
        super().showEvent(event)
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the analysis while the page is hidden."""
        self._forget()
        super().hideEvent(event)

    def _look(self) -> None:
        if self._placed is None or self._placed == self._judged or not self.isVisible():
            return
        self._forget()
        self._judged = None
        self.page.setEnabled(False)
        self.state.setText(self.tr("Thinking…"))
        self._delay.start()

    def _forget(self) -> None:
        self._delay.stop()
        self._task.cancel()
        self.deeper_button.setEnabled(False)

    def _ask(self, *, is_deeper: bool = False) -> None:
        if self._placed is not None:
            self._task.ask(AnalysisQuestion(self._placed, self._standing_in(self._placed), is_deeper))

    def _show_analysis(self, analysis: Analysis) -> None:
        if analysis.placed == self._placed:
            self._judged, self._analysis = analysis.placed, analysis
            self.state.setText(depth_text(DEEPEST, analysis.games, is_last=analysis.is_last))
            self.deeper_button.setEnabled(True)
            self._show_page(analysis)
            self.page.setEnabled(True)

    def _show_page(self, analysis: Analysis) -> None:
        at_score = self._standing_in(analysis.placed) is not None
        self.page.setHtml(analysis_page(analysis, with_equity=self._with_equity, at_score=at_score))
        # WORKAROUND(Qt 6.9): rich text is laid out from left to right, whatever the layout direction of its widget.
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            read_leftwards(self.page.document())

    def _show_failure(self, _question: AnalysisQuestion, error: Exception) -> None:
        self.page.clear()
        self.state.setText(self.tr("The computer cannot judge this position. {what}").format(what=reason(error)))
