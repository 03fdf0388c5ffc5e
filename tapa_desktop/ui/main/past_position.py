"""Walks through the present game in place: shows the position after a move of the list, over the board.

The match goes on below: any change in it brings the view back to now.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.history import History
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.motion import last_play, turn_played
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.messages.strip import MessageArea, StripBar, StripButton
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import is_right_to_left
from tapa_desktop.ui.text.turns import TurnLine, with_note

from .presenter import MatchWindow

translate = QCoreApplication.translate
_NOTE = 240  # characters of a note that are shown


class PastBoard(BoardWidget):
    """Lies over a board and shows an earlier position, for display only."""

    left = Signal()  # the player wants to see the present position again

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board.options, board)
        self._over = board
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.resized.connect(self._cover)
        board.options_changed.connect(self._follow)
        self.hide()

    def show_past(self, history: History, at: int) -> None:
        """Show the state after the first `at` events, with the marks of the move that led to it."""
        play = last_play(history.states[: at + 1], history.active_events[:at])
        state = replace(history.states[at], white=NOBODY, black=NOBODY)
        self._follow(self._over.options)
        last = turn_played(play.before, play.event) if play is not None else None
        self.show_state(None, state, last=last)
        self._cover()
        self.show()
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go back to now; the board below gets no press."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self.left.emit()

    def _follow(self, options: BoardOptions) -> None:
        marks = "until roll" if options.marks_last == "no" else options.marks_last
        self.set_options(replace(options, speed=0.0, dice_speed=0.0, marks_last=marks))

    def _cover(self) -> None:
        self.setGeometry(self._over.rect())


class WalkBar(StripBar):
    """Names the position, with buttons to other ones, back to now, and to a game from here."""

    def __init__(self, strip: QWidget, room: MessageArea) -> None:
        self.back_button, self.on_button = StripButton(), StripButton()
        self.play_button, self.now_button = StripButton(), StripButton()
        steps = (self.back_button, self.on_button)  # like the arrow keys in every language
        steps = steps[::-1] if is_right_to_left() else steps
        super().__init__(strip, room, (*steps, self.play_button, self.now_button))
        self.setAccessibleName(self.tr("Earlier position"))
        self.back_button.show_words("◀", self.tr("Previous move"))
        self.on_button.show_words("▶", self.tr("Next move"))
        self.play_button.show_words(self.tr("Play from here"), self.tr("Start a new game from this position"))
        self.now_button.show_words(self.tr("Back to the game"), self.tr("Show the current position again (Esc)"))
        for button in (self.back_button, self.on_button):
            button.setAccessibleName(button.toolTip())
            button.setFixedWidth(40)


class PastPosition(QObject):
    """Connects the list of moves, the board over the board, the strip below, and the menus of board and list."""

    changed = Signal(object)  # the earlier `GameState` that is shown now; None for the present one

    def __init__(self, window: MatchWindow, bar: WalkBar) -> None:
        super().__init__(window)
        match, plays = window.session.match, window.side_panel.plays
        self._window, self._match, self._plays, self._bar = window, match, plays, bar
        self.board = PastBoard(window.board)
        self.at: int | None = None  # the number of events before the position shown; None for the present one
        plays.chosen.connect(self.show_line)
        match.note_changed.connect(self._show_note)
        plays.left.connect(self.leave)
        self.board.left.connect(self.leave)
        bar.back_button.clicked.connect(lambda: plays.step(-1))
        bar.on_button.clicked.connect(lambda: plays.step(1))
        bar.now_button.clicked.connect(self.leave)

    def show_line(self, line: TurnLine) -> None:
        """Show the position after this line; the present one for a turn that is not over."""
        history = self._match.history
        if line.at is None or line.at >= len(history.states) - 1:
            self.leave()
            return
        if self.at is None:
            self._match.state_changed.connect(self.leave)
        self.at, self._match.past = line.at, history.states[line.at]
        self.board.show_past(history, line.at)
        self._bar.show_text(_line_text(line))
        self.changed.emit(self._match.past)

    def _show_note(self) -> None:
        line = self._plays.line
        if self.at is not None and line is not None and line.at == self.at:
            self._bar.show_text(_line_text(line))

    def leave(self) -> bool:
        """Show the present position again; returns whether another one was shown."""
        was_away = self.at is not None
        if was_away:
            self.at = self._match.past = None
            self._match.state_changed.disconnect(self.leave)
            self.board.hide()
            self._bar.dismiss()
            self.changed.emit(None)
            self._plays.forget_choice()
        return was_away


def _line_text(line: TurnLine) -> str:
    if line.side is None:
        text = translate("PastPosition", "Earlier position, after {move}").format(move=line.done)
    else:
        text = translate("PastPosition", "Earlier position, after {side}: {move}")
        text = text.format(side=side_name(line.side), move=line.done)
    return with_note(text, line.note, _NOTE)


def show_place_menu(actions: Actions, parent: QWidget, where: QPoint) -> None:
    """Show the context menu of the board and of the list of moves at this point of the screen."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    groups = (
        (actions.play_from_here, actions.hint, actions.note),
        (actions.copy_position, actions.copy_picture),
        (actions.set_up, actions.analyse, actions.openings),
    )
    for group in groups:
        menu.addActions([action for action in group if action.isVisible()])
        menu.addSeparator()
    menu.popup(where)
