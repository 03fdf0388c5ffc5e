"""The faults of a position set up by hand, and its analysis: as text, and on a page that requests it after a change."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QToolButton, QVBoxLayout, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.coach.candidates import DEEPEST, Candidate, shown_equity
from tapa_desktop.coach.decision import StandingIn
from tapa_desktop.coach.hint import Analysis, AnalysisQuestion
from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.ui.text.errors import unjudged
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import (
    at_score_text,
    chances_of_wins,
    depth_text,
    dice_row,
    equity_text,
    is_right_to_left,
    left_to_right,
    percent,
    whole,
)
from tapa_desktop.ui.text.result import cube_advice
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import PlainLabel, read_leftwards

translate = QCoreApplication.translate


def obstacle(arrangement: Arrangement) -> str:
    """Why a game cannot start from an arrangement; empty if it can."""
    missing = {side: count for side in Side if (count := arrangement.lacking(side))}
    if missing:
        return "  ".join(
            translate("Editor", "{side}: %n checker(s) still to place.", "", count).format(side=side_name(side))
            for side, count in missing.items()
        )
    return translate("Editor", "The game is over in this position.") if arrangement.is_over else ""


def how_to_set_up(hand: Side) -> str:
    """How to put, move and remove checkers, while a click puts those of `hand`."""
    text = translate("Editor", "Click: {side} · right click: {other} · drag: move · wheel or Delete: remove")
    return text.format(side=side_name(hand), other=side_name(hand.other))


def none_left(side: Side) -> str:
    """Why a click puts no checker of that side."""
    return translate("Editor", "{side}: all checkers are on the board. Remove one first.").format(side=side_name(side))


def analysis_page(analysis: Analysis, *, with_equity: bool, at_score: bool) -> str:
    """The analysis as rich text: chances first, and equities `with_equity`, with their unit if `at_score`.

    The best cube action, if any, stands below them.
    """
    placed = analysis.placed
    names = side_name(placed.side), side_name(placed.side.other)
    head = translate("Editor", "{side} to move, before the roll").format(side=names[0])
    rows = [("", *names)]
    rows += [
        (label, percent(mine), percent(theirs))
        for label, mine, theirs in chances_of_wins(placed.rule_set, analysis.probabilities)
    ]
    if with_equity:
        mine, theirs = (equity_text(one, analysis.half_width) for one in (analysis.equity, -analysis.equity))
        rows.append((translate("Editor", "Equity"), mine, theirs))
    unit = f"<p>{at_score_text()}</p>" if with_equity and at_score else ""
    best = _plays(analysis, with_equity=with_equity, at_score=at_score)
    if analysis.cube is not None:
        best = f"<p>{cube_advice(analysis.cube, analysis.equity, with_equity=with_equity)}</p>"
    return f"<p><b>{head}</b></p>{_table(rows, of_figures=True)}{best}{unit}"


def _plays(analysis: Analysis, *, with_equity: bool, at_score: bool) -> str:
    placed = analysis.placed
    if not placed.has_dice:
        return ""
    dice = dice_row(placed.roll or placed.dice, is_group=placed.roll is None)
    head = translate("Editor", "Best with {roll}").format(roll=dice)
    rows = []
    for number, candidate in enumerate(analysis.candidates, start=1):
        equity = shown_equity(placed.rule_set, candidate, at_score=at_score) if with_equity else None
        rows.append((f"{whole(number)}.", left_to_right(candidate.play), _worth(candidate, equity)))
    return f"<p><b>{head}</b></p>{_table(rows, of_figures=False)}"


def _worth(candidate: Candidate, equity: float | None) -> str:
    win = percent(candidate.probabilities.win)
    return win if equity is None else f"{win} · {equity_text(equity, candidate.half_width)}"


def _table(rows: list[tuple[str, str, str]], *, of_figures: bool) -> str:
    """A table of three columns; the last is aligned to the end, and the middle one too if it holds figures."""
    # WORKAROUND(Qt 6.9): rich text lays out table columns from left to right, even in languages read from right to
    # left.
    begin, end = ("right", "left") if is_right_to_left() else ("left", "right")
    aligned = (begin, end if of_figures else begin, end)
    forms = [f"align='{align}' style='padding-{begin}: {12 * bool(at)}px'" for at, align in enumerate(aligned)]
    lines = ([f"<td {form}>{cell}</td>" for form, cell in zip(forms, row, strict=True)] for row in rows)
    turned = ("".join(reversed(line) if is_right_to_left() else line) for line in lines)
    return f"<table align='{begin}'>{''.join(f'<tr>{line}</tr>' for line in turned)}</table>"


DELAY_MS: Final = 200  # after a change, so that steps in between are not analysed


class AnalysisView(QWidget):
    """The analysis page, with a line above it that shows the state of the analysis."""

    def __init__(self, task: BackgroundTask, standing_in: StandingIn) -> None:
        super().__init__()
        self._task, self._standing_in = task, standing_in
        self._placed: PositionSpec | None = None  # the position to analyse
        self._analysis: Analysis | None = None  # the one shown
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
        top = fill(QHBoxLayout(), (self.state, 1), self.deeper_button)
        fill(QVBoxLayout(self), top, (self.page, 1), edge=6)
        self._delay = QTimer(self, singleShot=True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._ask)
        task.answered.connect(self._show_analysis)
        task.failed.connect(self._show_failure)

    def show_position(self, placed: PositionSpec) -> None:
        """Analyse a position without faults."""
        self._placed = placed
        self._request_analysis()

    def show_obstacle(self, obstacle: str) -> None:
        """Show why there is nothing to analyse."""
        self._cancel()
        self._placed = self._analysis = None
        self.page.clear()
        self.state.setText(obstacle)

    def show_equities(self, *, is_wanted: bool) -> None:
        """Show equities beside the chances, or not."""
        self._with_equity = is_wanted
        if self._analysis is not None:
            self._show_page(self._analysis)

    def showEvent(self, event: QShowEvent) -> None:
        """Analyse a position that was set while the page was hidden; allow a deeper analysis of an earlier one."""
        super().showEvent(event)
        self._request_analysis()
        if self._analysis is not None:
            self.state.setText(depth_text(DEEPEST, self._analysis.games, is_last=True))
            self.deeper_button.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the analysis while the page is hidden."""
        self._cancel()
        super().hideEvent(event)

    def _request_analysis(self) -> None:
        is_known = self._analysis is not None and self._analysis.placed == self._placed
        if self._placed is None or is_known or not self.isVisible():
            return
        self._cancel()
        self._analysis = None
        self.page.setEnabled(False)
        self.state.setText(self.tr("Thinking…"))
        self._delay.start()

    def _cancel(self) -> None:
        self._delay.stop()
        self._task.cancel()
        self.deeper_button.setEnabled(False)

    def _ask(self, *, is_deeper: bool = False) -> None:
        if self._placed is not None:
            self._task.ask(AnalysisQuestion(self._placed, self._standing_in(self._placed), is_deeper))

    def _show_analysis(self, analysis: Analysis) -> None:
        if analysis.placed == self._placed:
            self._analysis = analysis
            self.state.setText(depth_text(DEEPEST, analysis.games, is_last=analysis.is_last))
            self.deeper_button.setEnabled(True)
            self._show_page(analysis)
            self.page.setEnabled(True)

    def _show_page(self, analysis: Analysis) -> None:
        at_score = self._standing_in(analysis.placed) is not None
        self.page.setHtml(analysis_page(analysis, with_equity=self._with_equity, at_score=at_score))
        # WORKAROUND(Qt 6.9): rich text is laid out from left to right, whatever the layout direction of its widget.
        if self.isRightToLeft():
            read_leftwards(self.page.document())

    def _show_failure(self, _question: AnalysisQuestion, error: Exception) -> None:
        self.page.clear()
        self.state.setText(unjudged(error))
