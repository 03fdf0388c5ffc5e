"""What the computer thinks of a position: asked a moment after it was set up so, and only while somebody looks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QTextBrowser, QVBoxLayout, QWidget

from tapa_desktop.app.background.analysis import Analyst
from tapa_desktop.coach.hint import Analysis
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.ui.widgets.page import read_leftwards

from .text import analysis_page

DELAY_MS: Final = 200  # so that a hand in the middle of its work is not followed at every step


class AnalysisView(QWidget):
    """The page of an analysis, with a line above it that says how it stands with it."""

    def __init__(self, analyst: Analyst, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analyst = analyst
        self._placed: Placed | None = None  # what is to be judged
        self._judged: Placed | None = None  # what the page is about
        self.state = QLabel(wordWrap=True)
        self.page = QTextBrowser()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.page.setAccessibleName(self.tr("Analysis"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.state)
        layout.addWidget(self.page, 1)
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._ask)
        analyst.analysed.connect(self._show_analysis)
        analyst.failed.connect(self._show_failure)

    def show_position(self, placed: Placed) -> None:
        """Judge a position that somebody can play from."""
        self._placed = placed
        self._look()

    def show_obstacle(self, obstacle: str) -> None:
        """Say why there is nothing to judge."""
        self._forget()
        self._placed = self._judged = None
        self.page.clear()
        self.state.setText(obstacle)

    def showEvent(self, event: QShowEvent) -> None:
        """Judge what has not been judged while nobody looked."""
        super().showEvent(event)
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing needs to be thought about."""
        self._forget()
        super().hideEvent(event)

    def _look(self) -> None:
        if self._placed is None or self._placed == self._judged or not self.isVisible():
            return
        self._forget()
        self._judged = None
        self.page.setEnabled(False)
        self.state.setText(self.tr("Thinking …"))
        self._delay.start()

    def _forget(self) -> None:
        self._delay.stop()
        self._analyst.cancel()

    def _ask(self) -> None:
        if self._placed is not None:
            self._analyst.ask(self._placed)

    def _show_analysis(self, analysis: Analysis) -> None:
        if analysis.placed == self._placed:
            self._judged = analysis.placed
            self.state.setText(self.tr("As the strongest level sees it:"))
            self.page.setHtml(analysis_page(analysis))
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                read_leftwards(self.page.document())
            self.page.setEnabled(True)

    def _show_failure(self, what: str) -> None:
        self.page.clear()
        self.state.setText(self.tr("The computer cannot judge this position. {what}").format(what=what))
