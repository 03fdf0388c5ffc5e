"""Messages and questions over the strip below the board, and the room that the board makes for lasting ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from tapa_desktop.app.session.automatic import person_to_act, points_given_up, side_to_resign
from tapa_desktop.app.session.dice import without_seed
from tapa_desktop.app.session.session import Session
from tapa_desktop.game.events import Played
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.names import subject
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import PlainLabel

_BUTTON: Final = 36  # height of a button in logical pixels, easy to hit


class StripButton(QPushButton):
    """A button that takes the focus by Tab only."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_BUTTON)

    def show_words(self, text: str, tip: str) -> None:
        """Set the text and the tool tip, which names another way to do the same."""
        self.setText(text)
        self.setToolTip(tip)


class StripBar(QFrame):
    """Covers the strip at the bottom of the window while it shows a text."""

    text_changed = Signal(str)

    def __init__(self, strip: QWidget, room: MessageArea, buttons: Iterable[StripButton]) -> None:
        super().__init__(strip.parentWidget())
        self._strip, self._room, self._buttons = strip, room, tuple(buttons)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = PlainLabel()
        fill(QHBoxLayout(self), (self._text, 1), *self._buttons).setContentsMargins(10, 4, 10, 4)
        self.hide()

    @property
    def text(self) -> str:
        """The text shown."""
        return self._text.text()

    def show_text(self, text: str) -> None:
        """Cover the strip with this text."""
        if self.isHidden() or text != self.text:
            self.text_changed.emit(text)
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._strip.installEventFilter(self)
        self.show()
        self._place()
        self.raise_()

    def dismiss(self) -> None:
        """Hide the bar."""
        for button in self._buttons:
            # WORKAROUND(Qt 6.9): Qt would move the focus of a hidden button to the next one.
            button.clearFocus()
        self._strip.removeEventFilter(self)
        self.hide()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the strip while the window is resized."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Make the bar as high as the strip, or as its text needs; the board makes room for the rest."""
        strip, parent = self._strip.geometry(), self.parentWidget()
        assert parent is not None
        bars = parent.findChildren(StripBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        height = max((height_at(bar, strip.width()) for bar in bars if not bar.isHidden()), default=0)
        height = max(strip.height(), height)
        self.setGeometry(strip.adjusted(0, strip.height() - height, 0, 0))
        self._room.request(height - strip.height())


def height_at(widget: QWidget, width: int) -> int:
    """The height that the text of a widget needs at this width, in logical pixels."""
    layout = widget.layout()
    assert layout is not None
    layout.activate()
    return layout.totalHeightForWidth(width)


class MessageArea(QWidget):
    """Room above or below the board, of the height requested.

    A board that moves under the pointer causes mistakes. So the room grows and shrinks only while the board is at rest
    and the pointer holds no checker.
    """

    adjusted = Signal()  # the board is at rest, and the room has the requested height
    width_changed = Signal()  # another height may be needed, since the text wraps differently

    def __init__(self, board: BoardWidget) -> None:
        super().__init__()
        self._board, self._requested, self._is_waiting = board, 0, False
        self.setFixedHeight(0)

    def request(self, height: int) -> None:
        """Request this height in logical pixels; it is set as soon as the board is at rest."""
        self._requested = height
        self._adjust()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit `width_changed`."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()

    def _adjust(self) -> None:
        self._wait(is_needed=self._board.is_in_use)
        if self._is_waiting:
            return
        if self._requested != self.height():
            self.setFixedHeight(self._requested)
            parent = self.parentWidget()
            layout = parent.layout() if parent is not None else None
            if layout is not None:  # Qt would do it later, when an animation may run that a new size would cut short
                layout.activate()
        self.adjusted.emit()

    def _wait(self, *, is_needed: bool) -> None:
        """Start or stop listening to the board. The pointer may release a checker only after the board is at rest."""
        if is_needed and not self._is_waiting:
            self._board.rested.connect(self._adjust)
            self._board.released.connect(self._adjust, Qt.ConnectionType.QueuedConnection)
        elif self._is_waiting and not is_needed:
            self._board.rested.disconnect(self._adjust)
            self._board.released.disconnect(self._adjust)
        self._is_waiting = is_needed


ConfirmedAction = Callable[[], None]


class Confirmation(NamedTuple):
    """A question with both answers, and the action after a yes. Two with the same subject are the same question."""

    subject: str
    text: str
    yes: str
    no: str
    act: ConfirmedAction


class ConfirmController(QObject):
    """Carries out an action, or asks first. The same action requested again counts as a yes."""

    def __init__(self, session: Session, strip: QWidget, room: MessageArea) -> None:
        super().__init__(strip)
        self._session, self.bar = session, AskBar(strip, room)
        self._question: Confirmation | None = None
        self.bar.yes_button.clicked.connect(self._agree)
        self.bar.no_button.clicked.connect(self._withdraw)

    @property
    def is_waiting(self) -> bool:
        """Whether a question is open that the primary action does not answer, as it does at the end of a turn."""
        return self._question is not None and self._question.subject != "turn"

    def resign(self) -> None:
        """Resign the game: for the only person, or for the one to move if two persons play."""
        if self._session.player.may_resign:
            self._do(self._resignation(), asks=self._session.settings.confirm_resign)

    def finish_turn(self) -> None:
        """End the turn, if it is complete. Asks nothing in the middle of a chain, which can still be undone."""
        if self._session.player.may_finish:
            asks = self._session.settings.confirm_turn and not self._session.match.state.goes_on
            words = self.tr("End this turn?"), self.tr("&End the turn (Space)"), self.tr("&Not yet")
            self._do(Confirmation("turn", *words, self._session.player.finish_turn), asks=asks)

    def begin_match(self, header: Header) -> None:
        """Leave the match for a new one."""
        self._leave(partial(self._session.new_match, header))

    def begin_again(self) -> None:
        """Begin a match like this one between its present players, with new dice."""
        match = self._session.match
        header = without_seed(match.history.header)
        self.begin_match(replace(header, white=match.state.white, black=match.state.black))

    def open_match(self, path: Path) -> None:
        """Leave the match for the one in this file."""
        self._leave(partial(self._session.open_record, path))

    def open_matches(self, paths: list[Path]) -> None:
        """Leave the match for those in these files, if there are any."""
        if paths:
            self._leave(partial(self._session.open_matches, paths))

    def quit(self, act: ConfirmedAction) -> None:
        """Ask before quitting loses the match. A second click on the cross is no answer, but asks again."""
        text = self.tr("The match cannot be saved: it is lost unless you save a copy. Quit?")
        self._withdraw()
        self._do(Confirmation("program", text, self.tr("&Quit"), self.tr("&Stay"), act), asks=True)

    def _leave(self, act: ConfirmedAction) -> None:
        is_begun = any(isinstance(event, Played) for event in self._session.match.history.active_events)
        is_unfinished = is_begun and self._session.match.state.phase is not Phase.MATCH_OVER
        text = self.tr("This match is not finished. It will be kept under Game ▸ Resume. Leave it?")
        question = Confirmation("match", text, self.tr("&Leave it"), self.tr("&Stay"), act)
        self._do(question, asks=self._session.settings.confirm_leaving and is_unfinished)

    def _do(self, question: Confirmation, *, asks: bool) -> None:
        if not asks or (self._question is not None and self._question.subject == question.subject):
            self._withdraw()
            question.act()
        else:
            if self._question is None:
                self._session.match.state_changed.connect(self._follow)
            self._ask(question)

    def _ask(self, question: Confirmation) -> None:
        self._question = question
        self.bar.ask(question.text, question.yes, question.no)

    def _agree(self) -> None:
        assert self._question is not None
        self._do(self._question, asks=False)

    def _withdraw(self) -> None:
        if self._question is not None:
            self._session.match.state_changed.disconnect(self._follow)
        self._question = None
        self.bar.dismiss()

    def _follow(self, before: GameState | None) -> None:
        """Withdraw a question that no longer applies, or that a person has ignored. Resigning may cost more now."""
        has_gone_on = before is None or person_to_act(before) is not None
        is_about_game = self._question is not None and self._question.subject == "game"
        is_void = is_about_game and not self._session.player.may_resign  # a double has to be answered first
        if has_gone_on or is_void or self._session.match.state.result is not None:
            self._withdraw()
        elif is_about_game:
            self._ask(self._resignation())

    def _resignation(self) -> Confirmation:
        state = self._session.match.state
        side = side_to_resign(state)
        text = self.tr("{name} would win %n point(s). Resign this game?", "", points_given_up(state, side))
        words = text.format(name=subject(state, side.other)), self.tr("&Resign"), self.tr("&Keep playing")
        return Confirmation("game", *words, partial(self._session.player.resign, side))


class AskBar(StripBar):
    """Asks one question at a time. Esc means no; no common key means yes."""

    def __init__(self, strip: QWidget, room: MessageArea) -> None:
        self.yes_button, self.no_button = StripButton(), StripButton()
        super().__init__(strip, room, (self.yes_button, self.no_button))
        self.setAccessibleName(self.tr("Question"))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.no_button.click)

    def ask(self, text: str, yes: str, no: str) -> None:
        """Ask this question, with these two answers."""
        self.yes_button.show_words(yes, yes.replace("&", ""))
        self.no_button.show_words(no, self.tr("{answer} (Esc)").format(answer=no.replace("&", "")))
        self.show_text(text)
