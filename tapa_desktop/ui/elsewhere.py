"""What can be done elsewhere: saving what cannot be saved in its place, and playing on what another window had.

The message that says what is the matter leads there.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session import Session

from .panels.message_bar import MessageBar


class Elsewhere(QObject):
    """Offers to save a copy as long as something is in memory alone, and takes the message down when nothing is.

    Signals:
        look_wished: the `Path` of a match that another window had the last time.
    """

    look_wished = Signal(object)

    def __init__(self, session: Session, messages: MessageBar, save_copy: QAction) -> None:
        super().__init__(messages)
        self._session, self._messages, self._save_copy = session, messages, save_copy
        messages.put_up.connect(self._look)

    def _look(self, notice: Notice) -> None:
        if notice.held is not None:
            self._messages.rows[-1].offer(self.tr("Look again"), partial(self.look_wished.emit, notice.held))
        if notice.tells_unsaved:
            self._messages.rows[-1].offer(self.tr("Save a copy …"), self._save_copy.trigger, stays=True)
        elif not self._session.is_unsaved:
            for row in self._messages.rows:
                if row.notice.tells_unsaved:
                    row.close_row()
