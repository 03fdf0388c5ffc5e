"""The list of files that a notice sums up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import CloseBox

from .bar import MessageBar


class FileListDialog(QDialog):
    """A line about each file, to read and copy."""

    def __init__(self, message: Message, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(message.text)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit("\n".join(message.files), readOnly=True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(message.text)
        self.text.setTabChangesFocus(True)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(CloseBox(self))
        self.resize(560, 420)


class FileList(QObject):
    """Adds a button to each notice with files, and shows their list."""

    def __init__(self, window: QWidget, messages: MessageBar) -> None:
        super().__init__(messages)
        self._window, self._messages = window, messages
        messages.notice_shown.connect(self._add_button)

    def _add_button(self, message: Message) -> None:
        if message.files:
            show = partial(self._show, message)
            self._messages.rows[-1].offer(self.tr("Show the list"), show, stays=True)

    def _show(self, message: Message) -> None:
        FileListDialog(message, self._window).show()
