"""Notes on moves: a dialog for the text, which is stored in the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from tapa_desktop.game.events import NOTE_LIMIT, Noted, clean_note, turn_start
from tapa_desktop.game.history import History
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.text.turns import TurnLine
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import fill, plain_button
from tapa_desktop.ui.widgets.labels import PlainLabel

from .presenter import MatchWindow
from .window_state import NOTE

translate = QCoreApplication.translate

TurnName = Callable[[], str]  # in the language in use when it is called


class NotedTurn(NamedTuple):
    """A turn of a match, the number of events before it, and its name."""

    history: History
    start: int
    name: TurnName


NoteWork = tuple[str, int]  # the text so far, and the position of the cursor
OpenNote = tuple[NotedTurn, str, NoteWork]  # an open note, over the window of that name
_FIRST = (420, 240)


class NoteController(QObject):
    """Opens the dialog for a note on the move chosen in the list, or on one that a review shows."""

    def __init__(self, window: MatchWindow) -> None:
        super().__init__(window)
        self._window, self._match = window, window.session.match
        window.commands.note.triggered.connect(self.edit_chosen)

    def edit_chosen(self) -> None:
        """Edit the note on the move chosen in the list, or on the last one."""
        line, history = self._window.side_panel.plays.line, self._match.history
        at = len(history.active_events) if line is None else line.start
        self.edit(history, at, partial(_turn_name, line))

    def edit(self, history: History, at: int, name: TurnName, over: QWidget | None = None) -> None:
        """Edit the note on the turn after `at` events, over this window; not while the match is still being read."""
        if self._match.is_live:
            self._open(NotedTurn(history, turn_start(history.active_events, at), name), over or self._window)

    def opened(self) -> tuple[OpenNote, ...]:
        """The open notes."""
        dialogs = (one for one in self._window.findChildren(NoteDialog) if one.isVisible())
        return tuple((one.turn, one.over, one.work()) for one in dialogs)

    def reopen(self, notes: Iterable[OpenNote]) -> None:
        """Open the notes of a window in another language, over the windows of the same names."""
        for turn, over, work in notes:
            parent = self._window.findChild(QDialog, over) if over else None
            self._open(turn, parent or self._window).take_up(work)

    def _open(self, turn: NotedTurn, over: QWidget) -> NoteDialog:
        newest = self._match.history if self._has_turn(turn) else turn.history
        dialog = NoteDialog(turn, newest.notes.get(turn.start, ""), over)
        dialog.setObjectName(NOTE)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_requested.connect(partial(self._save, dialog))
        dialog.message_changed.connect(self._window.announcer.voice.say)
        dialog.open()
        return dialog

    def _save(self, dialog: NoteDialog, text: str) -> None:
        """Keep the note, and close the dialog; if the move is gone, say so and keep the text in the dialog."""
        start = dialog.turn.start
        if not (self._match.is_live and self._has_turn(dialog.turn)):
            text = translate("Notes", "This move is no longer in the match on the board: copy the note elsewhere.")
            dialog.show_message(text)
            return
        if text != self._match.history.notes.get(start, ""):
            self._match.add_remark(Noted(start, text))
        dialog.accept()

    def _has_turn(self, turn: NotedTurn) -> bool:
        history, start, _ = turn
        match = self._match.history
        return match.header == history.header and match.active_events[:start] == history.active_events[:start]


def _turn_name(line: TurnLine | None) -> str:
    if line is None:
        return translate("Notes", "Start of the game")
    if line.side is None:
        return line.done
    return translate("Notes", "{side}: {move}").format(side=side_name(line.side), move=line.done)


class NoteDialog(QDialog):
    """Asks for a note. An empty text removes the note."""

    save_requested = Signal(str)  # the text to keep; the slot that keeps it closes the dialog
    message_changed = Signal(str)  # the message below the field; may be empty

    def __init__(self, turn: NotedTurn, note: str, over: QWidget) -> None:
        super().__init__(over)
        self.turn, self.over, about = turn, over.objectName(), turn.name()
        self.setWindowTitle(self.tr("Note"))
        self.about = PlainLabel(about)
        self.field = NoteField(note)
        self.field.setAccessibleName(self.tr("Note on {move}").format(move=about))
        self.field.entered.connect(self._save)
        self.field.refused.connect(self.show_message)
        self.message = PlainLabel()
        self.message.hide()
        buttons = CloseBox(self)
        tip = self.tr("Keep the note with the match (Enter; Shift+Enter starts a new line)")
        self.save = plain_button(self.tr("&Save"), tip, self._save)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        self.remove = plain_button(self.tr("&Remove"), self.tr("Remove this note"))
        self.remove.clicked.connect(lambda: self.save_requested.emit(""))
        self.remove.setVisible(bool(note))
        buttons.addButton(self.remove, QDialogButtonBox.ButtonRole.ActionRole)
        fill(QVBoxLayout(self), self.about, self.field, self.message, buttons)
        self.save.setDefault(True)  # now that it is in this window
        self.resize(*_FIRST)
        self.field.setFocus()

    def work(self) -> NoteWork:
        """The text so far, and the position of the cursor."""
        return self.field.toPlainText(), self.field.textCursor().position()

    def take_up(self, work: NoteWork) -> None:
        """Continue with the work of another dialog."""
        text, position = work
        self.field.setPlainText(text)
        cursor = self.field.textCursor()
        cursor.setPosition(position)
        self.field.setTextCursor(cursor)

    def show_message(self, text: str) -> None:
        """Show below the field why the note cannot be kept; hide the message if the text is empty."""
        self.message.setText(text)
        self.message.setVisible(bool(text))
        self.field.setAccessibleDescription(text)
        self.message_changed.emit(text)

    def _save(self) -> None:
        note = clean_note(self.field.toPlainText())
        if len(note) > NOTE_LIMIT:
            self.field.refuse_length(len(note))
        else:
            self.save_requested.emit(note)


class NoteField(QPlainTextEdit):
    """The field for a note. Tab leaves it, Enter saves, and Shift+Enter begins a new line."""

    entered = Signal()
    refused = Signal(str)  # why a text cannot be in a note; empty as soon as the text changes

    def __init__(self, note: str) -> None:
        super().__init__(note)
        self.setTabChangesFocus(True)
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.textChanged.connect(lambda: self.refused.emit(""))

    def refuse_length(self, count: int) -> None:
        """Emit that a text of `count` characters is too long."""
        text = self.tr("A note can have at most {most} characters; this text has {count}.")
        self.refused.emit(text.format(most=whole(NOTE_LIMIT), count=whole(count)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save with Enter."""
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste the characters that a note may have. Refuses a long text, which would take long to show."""
        pasted = source.text()
        note = clean_note(pasted)
        if len(note) > NOTE_LIMIT:
            self.refuse_length(len(note))
            return
        self.insertPlainText(note)
        if any(not sign.isprintable() and not sign.isspace() and sign not in note for sign in pasted):
            self.refused.emit(self.tr("Characters that cannot be shown were left out."))
