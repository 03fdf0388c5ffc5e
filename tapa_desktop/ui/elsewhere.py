"""What cannot be saved in its place may be saved in another: the message that says so leads there."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session import Session

from .panels.message_bar import MessageBar


class Elsewhere(QObject):
    """Offers to save a copy as long as something is in memory alone, and takes the message down when nothing is."""

    def __init__(self, session: Session, messages: MessageBar, save_copy: QAction) -> None:
        super().__init__(messages)
        self._session, self._messages, self._save_copy = session, messages, save_copy
        messages.put_up.connect(self._look)

    def _look(self, notice: Notice) -> None:
        if notice.tells_unsaved:
            self._messages.rows[-1].offer(self.tr("Save a copy …"), self._save_copy.trigger, stays=True)
        elif not self._session.is_unsaved:
            for row in self._messages.rows:
                if row.notice.tells_unsaved:
                    row.close_row()
