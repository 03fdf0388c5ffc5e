"""Messages about files: a match that cannot be saved can be saved elsewhere, and loading a long one can be stopped."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication

from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.text.notices import Message

from .bar import MessageBar

MOMENT_MS: Final = 500  # loading that takes less needs no notice


class SaveCopyOffer(QObject):
    """Offers to save a copy while a match exists in memory only, and closes the notice when it is saved.

    Signals:
        retry_requested: the `Path` of a match that was locked by another window; the player wants to try again.
    """

    retry_requested = Signal(object)

    def __init__(self, session: Session, messages: MessageBar, save_copy: QAction) -> None:
        super().__init__(messages)
        self._session, self._messages, self._save_copy = session, messages, save_copy
        messages.notice_shown.connect(self._add_buttons)

    def _add_buttons(self, message: Message) -> None:
        notice = message.notice
        if notice is not None and notice.held is not None:
            self._messages.rows[-1].offer(self.tr("Look again"), partial(self.retry_requested.emit, notice.held))
        if notice is not None and notice.means_unsaved:
            self._messages.rows[-1].offer(self.tr("Save a copy…"), self._save_copy.trigger, stays=True)
        elif not self._session.store.is_unsaved:
            for row in self._messages.rows:
                if row.message.notice is not None and row.message.notice.means_unsaved:
                    row.close_row()


class LoadingNotice(QObject):
    """Shows in a window that a match is being loaded, also when that began before the window was opened."""

    def __init__(self, session: Session, messages: MessageBar) -> None:
        super().__init__(messages)
        self._session, self._messages = session, messages
        self._notice: Message | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(MOMENT_MS)
        self._timer.timeout.connect(self._show_notice)
        session.reading_changed.connect(self._show)
        self._show(session.path_read)

    def _show(self, path: Path | None) -> None:
        if self._notice is not None:
            self._messages.close_notice(self._notice)
        self._notice = None
        QGuiApplication.restoreOverrideCursor()
        self._timer.stop()
        if path is not None:
            QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            self._timer.start()

    def _show_notice(self) -> None:
        path = self._session.path_read
        if path is not None:
            self._notice = Message("info", self.tr("Reading {name}…").format(name=path.name))
            row = self._messages.show_notice(self._notice)
            row.offer(self.tr("Stop"), self._session.stop_reading, stays=True)
            row.stay()
