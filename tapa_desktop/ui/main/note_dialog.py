"""The dialog in which a note is written."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.game.events import NOTE_LIMIT, clean_note
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.dialogs import CloseBox
from tapa_desktop.ui.widgets.labels import PlainLabel

_FIRST = (420, 240)


class NoteWork(Struct, frozen=True):
    """A note that is being written."""

    text: str
    cursor: int


class NoteDialog(QDialog):
    """Asks for a note. An empty one removes the note that was there.

    Signals:
        save_requested: the text to keep; the slot that keeps it closes the dialog.
        told_changed: what is said below the field, or nothing.
    """

    save_requested = Signal(str)
    told_changed = Signal(str)

    def __init__(self, about: str, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Note"))
        self.about = PlainLabel(about)
        self.field = NoteField(note)
        self.field.setAccessibleName(self.tr("Note on {move}").format(move=about))
        self.field.entered.connect(self._save)
        self.field.told.connect(self.tell)
        self.told = PlainLabel()
        self.told.hide()
        buttons = CloseBox(self)
        self.save = QPushButton(self.tr("&Save"))
        self.save.setToolTip(self.tr("Keep the note with the match (Enter; Shift+Enter starts a new line)"))
        self.save.clicked.connect(self._save)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        self.remove = QPushButton(self.tr("&Remove"), autoDefault=False)
        self.remove.setToolTip(self.tr("Remove this note"))
        self.remove.clicked.connect(lambda: self.save_requested.emit(""))
        self.remove.setVisible(bool(note))
        buttons.addButton(self.remove, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        for widget in (self.about, self.field, self.told, buttons):
            layout.addWidget(widget)
        self.save.setDefault(True)  # now that it is in this window
        self.resize(*_FIRST)
        self.field.setFocus()

    def work(self) -> NoteWork:
        """What is written so far, and where the cursor is."""
        return NoteWork(self.field.toPlainText(), self.field.textCursor().position())

    def take_up(self, work: NoteWork) -> None:
        """Go on writing."""
        self.field.setPlainText(work.text)
        cursor = self.field.textCursor()
        cursor.setPosition(work.cursor)
        self.field.setTextCursor(cursor)

    def tell(self, text: str) -> None:
        """Say why the note cannot be kept, below the field; nothing, if the text is empty."""
        self.told.setText(text)
        self.told.setVisible(bool(text))
        self.field.setAccessibleDescription(text)
        self.told_changed.emit(text)

    def _save(self) -> None:
        note = clean_note(self.field.toPlainText())
        if len(note) > NOTE_LIMIT:
            self.field.tell_long(len(note))
        else:
            self.save_requested.emit(note)


class NoteField(QPlainTextEdit):
    """The field for a note. Tab leaves it, Enter saves, and Shift+Enter begins a new line.

    Signals:
        entered: Enter was pressed.
        told: a sentence about what cannot be in a note; empty as soon as the text changes.
    """

    entered = Signal()
    told = Signal(str)

    def __init__(self, note: str) -> None:
        super().__init__(note)
        self.setTabChangesFocus(True)
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.textChanged.connect(lambda: self.told.emit(""))

    def tell_long(self, count: int) -> None:
        """Say that a text of so many characters is too long."""
        text = self.tr("A note can have at most {most} characters; this text has {count}.")
        self.told.emit(text.format(most=whole(NOTE_LIMIT), count=whole(count)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save with Enter."""
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste what can be in a note. A text that is too long is refused, since it would take long to show."""
        given = source.text()
        text = clean_note(given)
        if len(text) > NOTE_LIMIT:
            self.tell_long(len(text))
            return
        self.insertPlainText(text)
        if any(not sign.isprintable() and not sign.isspace() and sign not in text for sign in given):
            self.told.emit(self.tr("Characters that cannot be shown were left out."))
