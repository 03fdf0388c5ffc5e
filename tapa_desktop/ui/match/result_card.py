"""Cards over the board, one of them the result of a game, which can be closed; and checkers that rain down at a win."""

from __future__ import annotations

import math
from itertools import cycle
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.paint.brushes import shade
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.dialogs import ActionButton, CloseButton, FoldingButton, NextButton, fill
from tapa_desktop.ui.widgets.labels import scaled

_USUAL: Final = 420  # usual width, in logical pixels
_WIDEST: Final = 600  # largest width, for a long title or line in one
_NEXT: Final = 150  # least width of the button for the next thing, whose whole text is to be seen
_BESIDE_TITLE: Final = 72  # width of the margins and the cross beside it
_ROUND: Final = 10  # radius of the corners, in logical pixels


class BoardCard(QFrame):
    """A card over the board, in its colours. It stays in its place while the window is resized."""

    def __init__(self, over: BoardWidget) -> None:
        super().__init__(over)
        self._over = over
        self._follow_options(over.options)
        over.resized.connect(self._follow_board)
        over.options_changed.connect(self._follow_options)

    def appear(self) -> None:
        """Show the card in its place."""
        is_new = self.isHidden()
        # WORKAROUND(Qt 6.9): a label with word wrap has no reliable height before it is shown, so show it first.
        self.show()
        self._place()
        if is_new:  # else it stays below newer widgets over the board
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a plate in the colours of the frame of the board, with its inlay along the edge."""
        look, painter = self._over.options.theme.board, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(look.frame))
        painter.setPen(QPen(shade(look.frame, -0.5), 1))
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.inlay), 1.5))
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), _ROUND - 3, _ROUND - 3)
        painter.end()

    def _follow_options(self, options: BoardOptions) -> None:
        self.setPalette(_palette(options.theme))

    def _follow_board(self) -> None:
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        self.move((self._over.width() - self.width()) // 2, (self._over.height() - self.height()) // 2)

    def _laid_out(self, row: QBoxLayout, room: int) -> QLayout:
        """The layout, with the buttons of `row` side by side, or stacked if they have no room."""
        layout, directions = self.layout(), QBoxLayout.Direction
        assert layout is not None
        for direction in (directions.LeftToRight, directions.TopToBottom):
            row.setDirection(direction)
            layout.activate()
            if layout.minimumSize().width() <= room:
                break
        return layout


class ResultCard(BoardCard):
    """The result, the score, mistakes and luck, and buttons for the next step. The board shows no prompt meanwhile."""

    appeared = Signal()

    def __init__(self, over: BoardWidget, actions: Actions) -> None:
        super().__init__(over)
        self._title, self._score, self._summary = (QLabel(wordWrap=True) for _ in range(3))
        for label in (self._title, self._score, self._summary):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setFont(scaled(self._title.font(), 1.4, bold=True))
        self.close_button = CloseButton(self.tr("Show the board"))
        self.close_button.clicked.connect(self.hide)
        self.next_button = NextButton(actions.primary_action, darker=100)
        self.undo_button, self.review_button = ActionButton(actions.undo), ActionButton(actions.review)
        self.again_button = ActionButton(actions.play_again)
        self.details_button = FoldingButton(self.tr("Details"))
        self.details_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.details_button.toggled.connect(self._show_texts)
        self._texts = ("", "")  # about mistakes and luck: in words, and in numbers
        top = fill(QHBoxLayout(), (self._title, 1))
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in (self.undo_button, self.review_button, self.again_button, self.next_button):
            button.setMinimumHeight(40)
            self._row.addWidget(button)
        layout = fill(QVBoxLayout(self), top, self._score, self._summary)
        layout.setContentsMargins(16, 12, 12, 14)
        layout.addWidget(self.details_button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(4)
        layout.addLayout(self._row)
        self.hide()

    def show_result(self, title: str, score: str) -> None:
        """Show this result; a single game has no score."""
        self._title.setText(title)
        self._score.setText(score)
        self._score.setVisible(bool(score))
        self.again_button.setVisible(self.again_button.isEnabled())
        self.appear()

    @property
    def summary(self) -> str:
        """The text about the mistakes and the luck; empty if they are not known."""
        return self._summary.text()

    def show_summary(self, text: str, details: str = "") -> None:
        """Show a text about mistakes and luck; the button shows the details below it."""
        self._texts = text, details
        self.details_button.setChecked(False)
        self._show_texts()

    def _show_texts(self) -> None:
        text, details = self._texts
        self._summary.setText(f"{text}\n{details}" if self.details_button.isChecked() else text)
        self._summary.setVisible(bool(text))
        self._follow_board()

    def showEvent(self, event: QShowEvent) -> None:
        """Hide the board's own text about the result, which would show beside the card."""
        super().showEvent(event)
        self._over.set_silent(True)
        self.appeared.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the board show its text again."""
        super().hideEvent(event)
        self._over.set_silent(False)

    def _place(self) -> None:
        """Move to the middle. Buttons without room are stacked, and a summary without room is left to the review."""
        self._summary.setVisible(bool(self.summary))
        self.details_button.setVisible(bool(self._texts[1]))
        self.next_button.setMinimumWidth(max(_NEXT, self.next_button.minimumSizeHint().width()))
        room = max(200, self._over.width() - 24)
        layout = self._laid_out(self._row, room)
        lines = [(self._title, self._title.text()), *((self._summary, line) for line in self.summary.splitlines())]
        widest = max(label.fontMetrics().horizontalAdvance(line) for label, line in lines) + _BESIDE_TITLE
        least = max(_USUAL, layout.minimumSize().width())
        width = min(max(least, min(widest, _WIDEST)), room)
        if layout.totalHeightForWidth(width) > self._over.height():
            self._summary.hide()
            self.details_button.hide()
        self.setFixedSize(width, layout.totalHeightForWidth(width))
        super()._place()


def _palette(theme: BoardTheme) -> QPalette:
    look, signal = theme.board, theme.signal
    palette = QPalette(shade(look.frame, 0.08), QColor(look.frame))
    roles = QPalette.ColorRole
    letters = (roles.WindowText, roles.Text, roles.ButtonText)
    for role in letters:
        palette.setColor(role, QColor(look.letters))
        palette.setColor(QPalette.ColorGroup.Disabled, role, shade(look.letters, -0.4))
    palette.setColor(roles.Highlight, QColor(signal.cue))
    palette.setColor(roles.HighlightedText, QColor(signal.cue_text))
    return palette


_FALL_MS: Final = 2200
_COUNT: Final = 70
_FADES_FROM: Final = 0.7  # the share of the time after which everything grows pale


class CelebrationController(QObject):
    """Celebrates when a person has just won a game, once the card with the result appears."""

    def __init__(self, session: Session, board: BoardWidget, card: ResultCard) -> None:
        super().__init__(card)
        self._session, self._board = session, board
        self._is_due = False
        session.match.results_changed.connect(self._follow)
        card.appeared.connect(lambda: QTimer.singleShot(0, self, self._begin))  # the card may come before the result

    def _follow(self, before: GameState | None, after: GameState) -> None:
        winner = after.result.winner if after.result is not None else None
        self._is_due = before is not None and winner is not None and after.seat_of(winner).is_person

    def _begin(self) -> None:
        options, is_due, self._is_due = self._board.options, self._is_due, False
        if is_due and self._session.settings.celebrate_wins and options.speed and not options.is_calm:
            Celebration(self._board).begin()


class Piece(NamedTuple):
    """One falling piece: where it starts, in widths and heights of the board, how it falls, and its colour."""

    x: float
    y: float
    speed: float  # heights of the board in the whole time
    sway: float  # radians
    size: float  # in diameters of a checker
    colour: str


class Celebration(QWidget):
    """Lies over a board until it is over. A press anywhere goes through to the board."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board, self._unit, self._pieces = board, board.board_geometry().unit, _pieces(board.options.theme)
        self._fall = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_FALL_MS)
        self._fall.valueChanged.connect(lambda _done: self.update())
        self._fall.finished.connect(self.deleteLater)
        board.resized.connect(self._cover)
        self._cover()

    def begin(self) -> None:
        """Start, below everything else that lies over the board."""
        self._fall.start()
        self.show()
        self.lower()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint all pieces at this moment."""
        painter, done = QPainter(self), self._fall.currentValue()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1 - done) / (1 - _FADES_FROM)))
        painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
        for piece in self._pieces:
            x, y = piece.x + 0.02 * math.sin(piece.sway + 7 * done), piece.y + piece.speed * done
            radius = piece.size * self._unit / 2
            flat = radius * abs(math.cos(piece.sway + 9 * done * piece.speed))  # it turns over as it falls
            painter.setBrush(QColor(piece.colour))
            painter.drawEllipse(QPointF(x * self.width(), y * self.height()), radius, flat)
        painter.end()

    def _cover(self) -> None:
        self.resize(self._board.size())


def _pieces(theme: BoardTheme) -> list[Piece]:
    chance, signal = Random(0), theme.signal  # noqa: S311 - it is a picture
    colours = cycle((theme.white.face, theme.black.face, signal.cue, signal.pin, signal.total))
    return [
        Piece(
            chance.random(),
            -chance.uniform(0.05, 0.7),  # above the board
            chance.uniform(1.2, 2.1),
            chance.uniform(0, 2 * math.pi),
            chance.uniform(0.25, 0.6),
            next(colours),
        )
        for _ in range(_COUNT)
    ]
