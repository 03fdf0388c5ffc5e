"""A slim bar beside the board with the chances of both sides to win the game, and of a draw."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.session.session import Session
from tapa_desktop.coach.decision import DecisionQuestion, question_of
from tapa_desktop.coach.hint import WinChance, win_chances
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.names import player_name
from tapa_desktop.ui.text.numbers import draw_chance, listed, whole, win_chance
from tapa_desktop.ui.widgets.dialogs import name_by_tip
from tapa_desktop.ui.widgets.labels import scaled

_EVEN: Final = 0.5
_SMALL: Final = 0.85  # of the usual size of type
_BESIDE_TEXT: Final = 4  # width of the bar beside its number, in logical pixels


class ChancesBar(QWidget):
    """Two parts in the colours of the checkers, each as high as the chance of its side; a draw is between them."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__()
        self._board = board
        self._state: GameState | None = None  # whose chances are shown; None before the first
        self.white_win, self.draw = _EVEN, 0.0
        self.setFont(scaled(self.font(), _SMALL))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.hide()

    def show_chance(self, state: GameState, white_win: float, draw: float) -> None:
        """Show the chance of White to win the game that is in this state, and that of a draw."""
        self._state, self.white_win, self.draw = state, white_win, draw
        self.show_again()

    def show_again(self) -> None:
        """Show the same chances again: the board has turned or has other colours."""
        if self._state is None:
            return
        chances = listed((win_chance(self._chance), draw_chance(self.draw)))
        text = f"{player_name(self._state, self._board.options.lower)}: {chances}"
        name_by_tip(self, text)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its number."""
        return QSize(self.fontMetrics().horizontalAdvance(whole(100)) + _BESIDE_TEXT, 100)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both parts, the middle, and the chance of the side that is ahead, at its end."""
        options, painter, chance = self._board.options, QPainter(self), self._chance
        sides = options.theme.white, options.theme.black
        lower, upper = sides if options.lower is Side.WHITE else sides[::-1]
        high, middle = round(self.height() * chance), round(self.height() * (chance + self.draw))
        painter.fillRect(self.rect(), QColor(upper.face))
        painter.fillRect(QRect(0, self.height() - middle, self.width(), middle), self.palette().mid())
        painter.fillRect(QRect(0, self.height() - high, self.width(), high), QColor(lower.face))
        painter.setPen(QPen(self.palette().highlight().color(), 2))
        painter.drawLine(0, self.height() // 2, self.width(), self.height() // 2)
        other = 1 - chance - self.draw
        is_lower = chance >= other
        painter.setPen(QColor((lower if is_lower else upper).mark))
        end = Qt.AlignmentFlag.AlignBottom if is_lower else Qt.AlignmentFlag.AlignTop
        text = QRectF(self.rect()).adjusted(0, 4, 0, -4)
        painter.drawText(text, end | Qt.AlignmentFlag.AlignHCenter, whole(round(100 * max(chance, other))))
        painter.end()

    @property
    def _chance(self) -> float:
        return self.white_win if self._board.options.lower is Side.WHITE else 1 - self.white_win - self.draw


class ChancesController(QObject):
    """Keeps the bar up to date while the settings want it. It looks one ply ahead, which takes no noticeable time."""

    def __init__(self, session: Session, board: BoardWidget, room: QBoxLayout) -> None:
        """`room`: the row with the board, at whose beginning the bar stands."""
        super().__init__(board)
        self._session, self.bar = session, ChancesBar(board)
        room.insertWidget(0, self.bar)
        self._task = BackgroundTask(win_chances, session.engine, parent=self)
        self._question: tuple[DecisionQuestion | None, Side | None] = None, None  # and the side to decide
        self._task.answered.connect(self._show_answer)
        board.options_changed.connect(self.bar.show_again)
        session.change_of("show_chances").connect(self._show_or_hide)
        if session.settings.show_chances:
            self._show_or_hide()

    def follow(self) -> None:
        """Show the chances in the state that is shown on the board."""
        is_wanted, state = self._session.settings.show_chances, self._session.match.shown
        question = question_of(state) if is_wanted else None
        if (question, state.actor) != self._question:
            self._question = question, state.actor
            self._task.cancel()
            if question is not None:
                self._task.ask(question)
        if is_wanted and question is None:  # before the opening roll, or after the end
            is_draw = state.result is not None and state.result.winner is None
            white_win = _EVEN if state.result is None else float(state.result.winner is Side.WHITE)
            self.bar.show_chance(state, white_win, float(is_draw))

    def _show_or_hide(self) -> None:
        is_wanted = self._session.settings.show_chances
        changed = self._session.match.state_changed
        (changed.connect if is_wanted else changed.disconnect)(self.follow)
        self.bar.setVisible(is_wanted)
        self.follow()

    def _show_answer(self, answer: WinChance) -> None:
        state = self._session.match.shown
        white_win = answer.win if state.actor is Side.WHITE else 1 - answer.win - answer.draw
        self.bar.show_chance(state, white_win, answer.draw)
