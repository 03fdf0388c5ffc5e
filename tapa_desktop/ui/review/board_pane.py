"""The board of a review and its buttons: the position of a line, the play that was made, and the best play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.coach.review.result import ReviewLine
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.scene import Mark
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.numbers import as_it_reads
from tapa_desktop.ui.text.turns import BEST, NOTE_SIGN, SECOND, legend_text, played_mark
from tapa_desktop.ui.widgets.labels import PlainLabel

from .text import detail

_LINES: Final = 6  # lines of text that are visible at least


class ReviewBoardPane(QWidget):
    """Shows one line of a review as a position. Its details stand in `words`, for which the window has a place.

    Signals:
        stepped: by how many lines to go forward, or back if negative.
        mistake_requested: 1 to go to the next mistake, -1 to go to the previous one.
        play_requested: start a game from the position shown.
    """

    stepped = Signal(int)
    mistake_requested = Signal(int)
    play_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.stage = ReviewBoard()
        self.stage.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)  # it fills the remaining space
        self._make_words()
        self.legend = PlainLabel(legend_text())
        policy = self.legend.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the board keeps its size from line to line
        self.legend.setSizePolicy(policy)
        self._make_buttons()
        self._state: GameState | None = None
        self._with_equity = True
        self._line: ReviewLine | None = None
        self._ranked: tuple[str, ...] = ()  # the best plays of the turn, the best first, as soon as they are known
        self._lay_out()

    def _make_words(self) -> None:
        """Make the texts about the line, which scroll; the keys step through the match instead."""
        self.detail = PlainLabel()
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words = QScrollArea()
        self.words.setWidgetResizable(True)
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.note = PlainLabel()
        self.note.setAccessibleName(self.tr("Note"))
        self.ranking = PlainLabel()
        self.ranking.setAccessibleName(self.tr("Best moves"))
        told = QWidget()
        texts = QVBoxLayout(told)
        texts.setContentsMargins(0, 0, 0, 0)
        for label in (self.detail, self.note, self.ranking):
            texts.addWidget(label)
        texts.addStretch(1)
        self.words.setWidget(told)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())

    def _make_buttons(self) -> None:
        self.back = self._button("◀", self.tr("Previous turn (Left)"), lambda: self.stepped.emit(-1))
        self.on = self._button("▶", self.tr("Next turn (Right)"), lambda: self.stepped.emit(1))
        self.mistake = self._button(
            self.tr("Next &mistake"),
            self.tr("Your next mistake or the next one of either side (Page Down)"),
            lambda: self.mistake_requested.emit(1),
        )
        self.both = self._button(self.tr("Both &sides"), self.tr("Go through the mistakes of both sides"))
        self.both.setCheckable(True)
        self.best = self._button(
            self.tr("&Best move"), self.tr("Show the best two moves beside the one played, by arrows (B)"), self._show
        )
        self.best.setCheckable(True)
        QShortcut(QKeySequence("B"), self, self.best.click)
        self.rolls = self._button(self.tr("&Rolls"), self.tr("Show what each of the 21 rolls is worth here"))
        self.note_button = self._button(self.tr("&Note…"), self.tr("Write a note on this turn or change it (N)"))
        self.play = self._button(
            self.tr("&Play from here"),
            self.tr("Start a new game from this position; this match stays as it is"),
            self.play_requested.emit,
        )

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, but without animation, and numbered as the words below it number the points.

        These are about the side to move.
        """
        self.stage.set_options(replace(options, speed=0.0, dice_speed=0.0, turns_numbers=True))

    def show_equities(self, *, is_wanted: bool) -> None:
        """Tell losses and luck in points from the next line on, or in words."""
        self._with_equity = is_wanted

    def show_line(self, state: GameState, line: ReviewLine | None) -> None:
        """Show the position of a line, or only the position if there is no line."""
        if line != self._line:
            self._ranked = ()
        self._state, self._line = state, line
        self._show()

    def show_ranking(self, text: str, plays: Sequence[str] = ()) -> None:
        """Show the best moves of the turn below its details; `plays` are these, the best first."""
        self.ranking.setText(text)
        self._ranked = tuple(plays)
        if plays and self.best.isChecked():
            self._show_arrows()

    def show_note(self, note: str) -> None:
        """Show the note on the turn below its details."""
        self.note.setText(f"{NOTE_SIGN} {as_it_reads(note)}" if note else "")
        self.note.setVisible(bool(note))

    def tell_whose_mistakes(self, *, are_own: bool) -> None:
        """Say on the button whether it goes through the player's own mistakes alone."""
        self.mistake.setText(self.tr("Your next &mistake") if are_own else self.tr("Next &mistake"))

    def show_room(self, *, before: bool, after: bool, mistakes: bool) -> None:
        """Enable the buttons for which there is a line to go to."""
        for button, possible in ((self.back, before), (self.on, after), (self.mistake, mistakes)):
            button.setEnabled(possible)

    def _show(self) -> None:
        assert self._state is not None
        self._show_arrows()
        text = "" if self._line is None else detail(self._state, self._line, with_equity=self._with_equity)
        self.detail.setText(text)
        self.words.verticalScrollBar().setValue(0)
        self.detail.setToolTip(text)
        self.play.setEnabled(self._line is not None)
        self.rolls.setEnabled(self._line is not None)
        self.note_button.setEnabled(self._line is not None)

    def _show_arrows(self) -> None:
        assert self._state is not None
        plays = plays_of(self._line, self._ranked if self.best.isChecked() else None)
        self.legend.setVisible(bool(plays))
        self.stage.show_line(self._state, plays)

    def _button(self, text: str, tip: str, slot: Callable[[], object] | None = None) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.setToolTip(tip)
        button.setAccessibleName(tip if len(text) == 1 else text.replace("&", ""))
        if slot is not None:
            button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        for button in (self.back, self.on):
            button.setFixedWidth(34)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # like the arrow keys and the graph, in every language
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stage, 1)
        layout.addWidget(self.legend)
        layout.addWidget(
            ButtonRows(
                (self.back, self.on, self.mistake), (self.both, self.best), (self.note_button, self.rolls, self.play)
            )
        )


def plays_of(line: ReviewLine | None, ranked: Sequence[str] | None = None) -> list[tuple[Mark, str]]:
    """The plays that the arrows of a line show, the best first: the one made, and with `ranked` the best two as well.

    `ranked` are the best plays in order, as far as they are known.
    """
    if line is None or not line.play:
        return [] if line is None or ranked is None or not line.best else [(BEST, line.best)]
    made = BEST if line.play == line.best or not line.loss else played_mark(line.mark), line.play
    if ranked is None:
        return [made]
    second = [(SECOND, play) for play in ranked if play != line.best]
    return [(BEST, line.best), *second[:1], made]


class ReviewBoard(BoardWidget):
    """A board for display only."""

    def minimumSizeHint(self) -> QSize:
        """A size at which positions can still be recognized; nothing needs to be clicked here."""
        return QSize(260, 180)

    def show_line(self, state: GameState, plays: Sequence[tuple[Mark, str]]) -> None:
        """Show the position before a line's action, with these plays as arrows, the most important one first."""
        shown = replace(state, white=NOBODY, black=NOBODY, drafted=())
        self.show_state(None, shown)
        draft = Draft.of(shown)
        self.show_plays([] if draft is None else [(mark, draft.rest_of(play) or ()) for mark, play in plays])


class ButtonRows(QWidget):
    """Three groups of buttons: in one row, or the third below, or stacked, as there is room."""

    def __init__(self, *groups: Sequence[QWidget]) -> None:
        super().__init__()
        self._rows = [QHBoxLayout() for _ in groups]
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lines.addLayout(self._first)
        for group, row in zip(groups, self._rows, strict=True):
            for button in group:
                row.addWidget(button)
        for row in self._rows[:-1]:
            self._first.addLayout(row)
        self._lines.addLayout(self._rows[-1])

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the widest group."""
        return QSize(max(self._widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as few rows as there is room for."""
        super().resizeEvent(event)
        for lines, widths in ((self._lines, self._widths), (self._first, self._widths[:-1])):
            needed = sum(widths) + self._lines.spacing() * (len(widths) - 1)
            ways = QBoxLayout.Direction
            lines.setDirection(ways.LeftToRight if event.size().width() >= needed else ways.TopToBottom)

    @property
    def _widths(self) -> list[int]:
        return [row.minimumSize().width() for row in self._rows]
