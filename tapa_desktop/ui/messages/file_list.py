"""The list of files that a notice sums up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from tapa_desktop.app.text.notice import Notice
from tapa_desktop.ui.widgets.dialogs import CloseBox

from .bar import MessageBar


class FileListDialog(QDialog):
    """A line about each file, to read and copy."""

    def __init__(self, notice: Notice, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(notice.text)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit("\n".join(notice.files), readOnly=True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(notice.text)
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
        messages.put_up.connect(self._look)

    def _look(self, notice: Notice) -> None:
        if notice.files:
            show = partial(self._show, notice)
            self._messages.rows[-1].offer(self.tr("Show the list"), show, stays=True)

    def _show(self, notice: Notice) -> None:
        FileListDialog(notice, self._window).show()
