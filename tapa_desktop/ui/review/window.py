"""The review window, beside the game. It does not change the match until the player plays on from a position."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.coach.hint import OutlookHint
from tapa_desktop.coach.review.cost import Ranking, RankingQuestion
from tapa_desktop.coach.review.result import Review, ReviewedAction, ReviewLine
from tapa_desktop.coach.review.review import ReviewQuestion, unreviewed
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase, full_position_spec
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.graph.graph import Graph
from tapa_desktop.ui.look.colors import disc_icons
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.names import match_text, player_name, players_text
from tapa_desktop.ui.widgets.dialogs import fill, keep_large

from .board_pane import ReviewBoardPane
from .controls import ReviewControls, ReviewTable, TotalsView, review_chart
from .text import (
    banded_rule_set,
    cube_text,
    ended_text,
    is_at_score,
    note_place,
    ranking_text,
    total_rows,
    turn_text,
    winning_text,
)

FIRST: Final = (1060, 740)
_FOR_GRAPH: Final = 500  # the least height of the window with room for the graph, logical pixels
_SIDE: Final = 272  # the least width of the column beside the board, logical pixels
_KEYS: Final = {"Left": -1, "Right": 1, "Home": -1_000_000, "End": 1_000_000}
_MISTAKE_KEYS: Final = {"PgUp": -1, "PgDown": 1}


class ReviewWork(Struct, frozen=True):
    """A review: its match, its progress, its thresholds, the line shown, and the choices around it."""

    history: History
    review: Review
    marks: ErrorThresholds
    at: int | None
    plies: int
    switches: tuple[bool, ...]
    totals: int  # the row of the choice
    is_running: bool


class ReviewWindow(QDialog):
    """Reviews the match as it is at the start, and lets the player step through it."""

    play_requested = Signal(object)  # the `PositionSpec` to play on from
    rolls_requested = Signal(object)  # the `GameState` whose roll map to show
    opening_requested = Signal(object, int)  # a `History`, and the number of its events before the turn to look up
    # A `History`, the number of its events before the action to note, a function that names the action, the window.
    note_requested = Signal(object, int, object, object)
    reviewed = Signal(object, object)  # the `History` and its complete `Review`

    def __init__(self, match: MatchController, task: BackgroundTask, ranking: BackgroundTask, parent: QWidget) -> None:
        super().__init__(parent)
        self._match, self._task, self._ranking, self._options = match, task, ranking, BoardOptions()
        self._marks = self._review_marks = DEFAULT_THRESHOLDS
        self._first_game = self._first_line = 0  # the game and the line to begin with, counted from 0
        self._counted: int | None = None  # the game whose totals are shown, or the whole match
        self.history = match.history
        self.review = Review(0, 0, 0)
        self.at: int | None = None  # the number of the line shown
        self._question: RankingQuestion | None = None  # about the turn whose best moves are shown or requested
        self.controls, self.walk = ReviewControls(), ReviewBoardPane(self.history.states[0])
        self.graph = Graph(self.tr("Winning chances"))
        self.table, self.totals = ReviewTable(), TotalsView()
        self.note = QAction(self.tr("&Note…"), self, shortcut=QKeySequence("N"))
        openings = QCoreApplication.translate("Openings", "&Openings…")
        self.opening = QAction(openings, self, shortcut=QKeySequence("Ctrl+Shift+O"))
        left = fill(QVBoxLayout(), (self.walk, 3), (self.graph, 1))
        side, asking = QWidget(), fill(QHBoxLayout(), self.walk.again, self.walk.deeper)
        fill(QVBoxLayout(side), (self.table, 3), (self.walk.words, 2), asking, self.totals, edge=0)
        self.table.setMinimumWidth(max(_SIDE, self.table.minimumSizeHint().width()))
        both = fill(QHBoxLayout(), (left, 5), (side, 3))
        fill(QVBoxLayout(self), self.controls, (both, 1), edge=8)
        self._connect()
        keep_large(self)
        self.resize(*FIRST)
        self.table.setFocus()

    def set_options(self, options: BoardOptions, marks: ErrorThresholds, *, with_equity: bool) -> None:
        """Use the board options of the game, and these error thresholds from the next review on."""
        if with_equity is not self.walk.with_equity:
            self._forget_ranking()  # its texts change
        self.walk.with_equity = with_equity
        self.table.show_equities(is_wanted=with_equity)
        self._marks, self._options = marks, options
        self.walk.set_options(options)
        self._show(self.review)

    def work(self) -> ReviewWork:
        """The reviewed match, the progress, and the line shown."""
        choices = self.controls.depth_box.currentIndex(), tuple(switch.isChecked() for switch in self.walk.switches)
        is_running, totals = self.controls.is_running, self.totals.choice.currentIndex()
        return ReviewWork(self.history, self.review, self._review_marks, self.at, *choices, totals, is_running)

    def take_up(self, work: ReviewWork) -> None:
        """Restore the review; an unfinished one starts again."""
        with QSignalBlocker(self.controls.depth_box):  # a change would begin a review
            self.controls.depth_box.setCurrentIndex(work.plies)
        for switch, is_checked in zip(self.walk.switches, work.switches, strict=True):
            switch.setChecked(is_checked)
        self.totals.choice.setCurrentIndex(work.totals)
        if work.is_running:
            self.begin()
            self._first_line = work.at or 0
            return
        self._cancel()
        self.history, self._review_marks = work.history, work.marks
        self._show_title()
        self._show(work.review)
        self.controls.stop(self._whole_text() if work.review.is_whole else ended_text(work.review))
        if work.at is not None:
            self.go_to(work.at)

    def begin(self) -> None:
        """Review the match as it is now."""
        self.history, self.at, self._review_marks = self._match.history, None, self._marks
        self._first_line = 0
        self._show_title()
        question = ReviewQuestion(self.history, self.controls.depth_box.currentIndex(), self._marks)
        self._show(unreviewed(question))
        self.controls.run()
        self._task.ask(question)

    def _show_title(self) -> None:
        self.walk.own = self.history.state.only_person
        self.walk.both.setVisible(self.walk.own is not None)
        title = self.tr("Review: {players}, {match}")
        players = players_text(self.history.header)
        self.setWindowTitle(title.format(players=players, match=match_text(self.history.state)))

    def follow(self, game: int | None) -> None:
        """Review the match as it is now, unless this review is there or running.

        Begin with the given game, counted from 0, as soon as it has been reviewed, or with the one on the board.
        """
        now = self._match.history
        self._first_game = len(now.state.results) - (now.state.result is not None) if game is None else game
        reviewed = (self.history.header, self.history.active_events, self._review_marks)
        is_same = (now.header, now.active_events, self._marks) == reviewed
        if not is_same or not (self.controls.is_running or (self.review.is_whole and self.review.lines)):
            self.begin()
        elif game is not None:
            self.at, self._first_line = None, 0
            self._show(self.review)
        else:
            self._show_line()  # to request the best moves again

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the graph in a low window, for the board; the table leads to the same turns."""
        super().resizeEvent(event)
        self.graph.setVisible(event.size().height() >= _FOR_GRAPH)

    def show_notes(self) -> None:
        """Show the present notes, if the match is still the reviewed one or continues it."""
        now, reviewed = self._match.history, self.history
        if (now.header, now.active_events[: len(reviewed.active_events)]) == (reviewed.header, reviewed.active_events):
            self.history = replace(reviewed, notes=now.notes)
            self._show(self.review)

    def go_to(self, at: int) -> None:
        """Show the line with this number, from 0."""
        self.at = at
        self.table.choose(at)
        self.graph.set_cursor(at)
        self._show_line()

    def step(self, by: int) -> None:
        """Move by this many lines, but not past either end."""
        if self.review.lines:
            current = -1 if self.at is None else self.at
            self.go_to(min(max(current + by, 0), len(self.review.lines) - 1))

    def go_to_mistake(self, by: int) -> None:
        """Go to the next mistake, or to the previous one if `by` is -1."""
        current = -1 if self.at is None else self.at
        ahead = [at for at in self._mistakes() if (at - current) * by > 0]
        if ahead:
            self.go_to(ahead[0] if by > 0 else ahead[-1])

    def _mistakes(self) -> list[int]:
        own = self._whose_mistakes()
        return [at for at in self.graph.chart.marked if own in {None, self.review.lines[at].side}]

    def _whose_mistakes(self) -> Side | None:
        """The side whose mistakes are stepped through; None for both, also if that side has made none."""
        own = None if self.walk.both.isChecked() else self.history.state.only_person
        return own if any(self.review.lines[at].side is own for at in self.graph.chart.marked) else None

    def _connect(self) -> None:
        self.controls.depth_box.currentIndexChanged.connect(self.begin)
        self.controls.button.clicked.connect(lambda: self._cancel() if self.controls.is_running else self.begin())
        for source in (self.table, self.graph):
            source.chosen.connect(self.go_to)
        self.walk.back.clicked.connect(lambda: self.step(-1))
        self.walk.forward.clicked.connect(lambda: self.step(1))
        self.walk.mistake.clicked.connect(lambda: self.go_to_mistake(1))
        self.walk.both.toggled.connect(self._show_line)
        self.walk.play.clicked.connect(lambda: self.play_requested.emit(full_position_spec(self._state)))
        for keys, slot in ((_KEYS, self.step), (_MISTAKE_KEYS, self.go_to_mistake)):
            for key, by in keys.items():
                QShortcut(QKeySequence(key), self, lambda slot=slot, by=by: slot(by))
        self.walk.rolls.clicked.connect(lambda: self.rolls_requested.emit(self._state))
        self.walk.deeper.clicked.connect(self._deepen)
        self.note.triggered.connect(self._ask_note)
        self.walk.note_button.clicked.connect(self.note.trigger)
        for where in (self, self.table):
            where.addActions([self.note, self.opening])
        self.opening.triggered.connect(self._show_opening)
        self.walk.stage.menu_requested.connect(self._show_menu)
        self.totals.choice.currentIndexChanged.connect(self._show_totals)
        self._match.note_changed.connect(self.show_notes)
        self._ranking.answered.connect(self._show_ranking)
        self.finished.connect(self._forget_ranking)
        self._task.answered.connect(self._show)
        self._task.finished.connect(self._finish)
        self._task.failed.connect(self._fail)
        self.finished.connect(self._cancel)  # closing the window stops the review

    def _show(self, review: Review) -> None:
        self.review = review
        self.controls.advance(review)
        below, icons = self._options.below, disc_icons(self._options.theme)
        self.table.show_lines(review.lines, icons, [self._note_on(line) for line in review.lines])
        self.totals.show_players(icons, {side: player_name(self.history.state, side) for side in Side})
        self.graph.show_chart(review_chart(review, below, winning_text(self.history.state, below)))
        if self.at is None and (first := self._start_line()) is not None:
            self.go_to(first)
        else:
            self._show_line()
        self._show_totals()

    def _start_line(self) -> int | None:
        """The line to begin with, in the last game if the requested one has none; None until it is known."""
        lines, first = self.review.lines, self._first_game
        if self.review.is_whole and lines:
            first = min(first, lines[-1].game)
        return next((at for at, line in enumerate(lines) if line.game >= first and at >= self._first_line), None)

    def _show_totals(self) -> None:
        review, line, state = self.review, self._line, self.history.state
        is_of_several, is_of_game = len(review.games) > 1, self.totals.choice.currentIndex() == 0
        self.totals.choice.setVisible(is_of_several)
        rule_set, self._counted = banded_rule_set(state), None
        if line is not None and is_of_several and is_of_game:
            review, state, self._counted = review.of_game(line.game), self._state, line.game
            rule_set = state.rule_set
        at_score, with_equity = is_at_score(state), self.walk.with_equity
        self.totals.show_rows(total_rows(review, rule_set=rule_set, at_score=at_score, with_equity=with_equity))

    @property
    def _line(self) -> ReviewLine | None:
        lines, at = self.review.lines, self.at
        return None if at is None or at >= len(lines) else lines[at]

    @property
    def _state(self) -> GameState:
        """The state before the line that is shown, or the first one."""
        return self.history.states[0 if self._line is None else self._line.at]

    def _show_line(self) -> None:
        lines, at, line = self.review.lines, self.at, self._line
        if line is not None and self._counted not in {None, line.game}:
            self._show_totals()
        self.walk.show_line(self._state, line)
        self.walk.show_note("" if line is None else self._note_on(line))
        self._rank(line)
        current = -1 if at is None else at
        mistakes = any(marked > current for marked in self._mistakes())
        are_own = self._whose_mistakes() is not None
        self.walk.show_room(before=current > 0, after=current < len(lines) - 1, mistakes=mistakes, are_own=are_own)

    def _note_on(self, line: ReviewLine) -> str:
        return self.history.notes.get(note_place(self.history, line), "")

    def _ask_note(self) -> None:
        line = self._line
        if line is not None:
            about = partial(turn_text, self._state, line)
            self.note_requested.emit(self.history, note_place(self.history, line), about, self)

    def _rank(self, line: ReviewLine | None) -> None:
        """Ask for the best moves of a turn, unless shown or requested already; the cube waits for *Deeper*."""
        question = None
        if line is not None and line.action not in {ReviewedAction.OPENING, ReviewedAction.RESIGN}:
            question = RankingQuestion(self._state, line.play, self.review.plies)
        if question != self._question:
            self._question = question
            self.walk.show_ranking("")
            self.walk.deeper.setEnabled(question is not None)
            self._ranking.cancel()
            if question is not None and question.state.phase is Phase.TO_PLAY:
                self._ranking.ask(question)

    def _deepen(self) -> None:
        """Roll out the best moves and the one made, instead of the ranking by the review; or the cube."""
        if self._question is not None:
            self._ranking.ask(replace(self._question, is_deeper=True))

    def _show_ranking(self, ranking: Ranking | OutlookHint) -> None:
        if isinstance(ranking, OutlookHint):
            self.walk.show_ranking(cube_text(ranking, with_equity=self.walk.with_equity))
            return
        plays = [ranked.candidate.play for ranked in ranking.plays]
        self.walk.show_ranking(ranking_text(ranking, with_equity=self.walk.with_equity), plays)

    def _finish(self) -> None:
        self.controls.stop(self._whole_text())
        if self.review.lines:
            self.reviewed.emit(self.history, self.review)

    def _whole_text(self) -> str:
        if self.review.lines:
            return self.tr("The whole match has been reviewed.")
        return self.tr("Nothing has been played yet.")

    def _forget_ranking(self) -> None:
        self._ranking.cancel()
        self._question = None

    def _cancel(self) -> None:
        self._task.cancel()
        if self.controls.is_running:
            self.controls.stop(ended_text(self.review))

    def _fail(self, _question: ReviewQuestion, error: Exception) -> None:
        self.controls.stop(self.tr("The computer cannot review this match. {what}").format(what=reason(error)))

    def _show_opening(self) -> None:
        if self._line is not None:
            self.opening_requested.emit(self.history, self._line.at)

    def _show_menu(self, where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.opening, self.note])
        menu.popup(where)
