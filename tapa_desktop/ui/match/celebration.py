"""A short celebration of a win: checkers rain over the board. It takes no input, and ends by itself."""

from __future__ import annotations

import math
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.board.view.widget import BoardWidget

from .result_card import ResultCard

DURATION_MS: Final = 2200
_COUNT: Final = 70
_FRAME_MS: Final = 16
_FADES_FROM: Final = 0.7  # the share of the time after which everything grows pale


class Piece(NamedTuple):
    """One falling piece: where it starts, in widths and heights of the board, how it falls, and which colour it has."""

    x: float
    y: float
    speed: float  # heights of the board in the whole time
    sway: float  # radians
    size: float  # in diameters of a checker
    colour: int  # the number of its colour


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


class Celebration(QWidget):
    """Lies over a board until it is over. A press anywhere goes through to the board."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._unit, self._colours = board.board_geometry().unit, _colours(board.options.theme)
        self._pieces = pieces(Random(0), len(self._colours))  # noqa: S311 - it is a picture
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._advance)
        board.resized.connect(self._cover)
        self._board = board
        self._cover()

    def begin(self) -> None:
        """Let it rain below everything else that lies over the board."""
        self._clock.start()
        self._timer.start()
        self.show()
        self.lower()

    def end(self) -> None:
        """End it now."""
        self._timer.stop()
        self.hide()
        self.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint all pieces at this moment."""
        done = min(1.0, self._clock.elapsed() / DURATION_MS)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1 - done) / (1 - _FADES_FROM)))
        painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
        for piece in self._pieces:
            face, middle = self._colours[piece.colour], place(piece, done)
            radius = piece.size * self._unit / 2
            flat = radius * abs(math.cos(piece.sway + 9 * done * piece.speed))  # it turns over as it falls
            painter.setBrush(QColor(face))
            painter.drawEllipse(QPointF(middle.x() * self.width(), middle.y() * self.height()), radius, flat)
        painter.end()

    def _cover(self) -> None:
        self.resize(self._board.size())

    def _advance(self) -> None:
        if self._clock.elapsed() >= DURATION_MS:
            self.end()
        else:
            self.update()


def pieces(chance: Random, colours: int) -> tuple[Piece, ...]:
    """The pieces, which start above the board."""
    return tuple(
        Piece(
            chance.random(),
            -chance.uniform(0.05, 0.7),
            chance.uniform(1.2, 2.1),
            chance.uniform(0, 2 * math.pi),
            chance.uniform(0.25, 0.6),
            number % colours,
        )
        for number in range(_COUNT)
    )


def place(piece: Piece, done: float) -> QPointF:
    """Where a piece is when this share of the time has gone, in widths and heights of the board."""
    return QPointF(piece.x + 0.02 * math.sin(piece.sway + 7 * done), piece.y + piece.speed * done)


def _colours(theme: BoardTheme) -> tuple[str, ...]:
    return theme.white.face, theme.black.face, theme.signal.cue, theme.signal.pin, theme.signal.total
