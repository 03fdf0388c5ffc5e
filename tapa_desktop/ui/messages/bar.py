"""Notices at an edge of the board. Only errors stay until they are closed; the others disappear after a while.

A short notice lies over the board, where it covers the least, and a press on its text counts as one on the board. It
does not move the board, since a board that moves under the pointer causes mistakes. For a lasting notice, which would
be in the way there, the board makes room as soon as nothing moves.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tapa_desktop.app.notice import UNSAVED_KINDS, Notice, NoticeKind
from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.board.view.state import Coverage
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.messages.strip import MessageArea, height_at
from tapa_desktop.ui.text.notices import Message, message_of
from tapa_desktop.ui.widgets.dialogs import fill

if TYPE_CHECKING:
    from tapa_desktop.ui.messages.row import MessageRow

_MOST: Final = 3
_WIDEST: Final = 720
Corner = tuple[float, float]  # from the left and from the top, as shares of the free space; or a middle
_CORNERS: Final[tuple[Corner, ...]] = tuple((across, down) for down in (0, 1, 0.5) for across in (0.5, 0, 1))

_UNDONE: Final = {  # the notice that another one replaces
    NoticeKind.COPY_SAVED: NoticeKind.COPY_UNSAVED,
    NoticeKind.COPY_WITH_SEED_SAVED: NoticeKind.COPY_UNSAVED,
    NoticeKind.EXPORTED: NoticeKind.NOT_EXPORTED,
}
_SHARE: Final = 3  # lasting notices may take one part in this many of the height around them


class MessageBar(QWidget):
    """The notices that are shown, the newest last, over a board or in the room above it."""

    notice_shown = Signal(object)  # the `Message`

    def __init__(self, over: BoardWidget, room: MessageArea) -> None:
        super().__init__(over)
        self.rows: list[MessageRow] = []  # the oldest first
        self._over, self._room, self._follows_board = over, room, False
        self._brief: Message | None = None
        self._corner: Corner | None = None  # of the notices; None while there are none
        self._layout = fill(QVBoxLayout(self), edge=0)
        self._layout.setSpacing(1)
        self._lasting = fill(QVBoxLayout(room), edge=0)
        self._lasting.setSpacing(0)
        over.resized.connect(self._place)
        room.adjusted.connect(self._move_in)
        room.adjusted.connect(self._place)
        room.width_changed.connect(self._request_room)
        self.hide()

    def show_notice(self, notice: Notice | Message) -> MessageRow:
        """Show a notice or a message. The same text is never shown twice, and the oldest make room for the new one.

        A list of files replaces a message with the beginning of the same list, and success an earlier failure.
        """
        from .row import MessageRow  # noqa: PLC0415 - no start waits for it

        message = message_of(notice) if isinstance(notice, Notice) else notice
        for row in list(self.rows):
            files = row.message.files
            is_same = (row.message.text, row.message.detail, files) == (message.text, message.detail, message.files)
            if is_same or (files and files == message.files[: len(files)]):
                row.close_row()
        if message.notice is not None and message.notice.kind in _UNDONE:
            self.close_kinds(_UNDONE[message.notice.kind])
        for row in self.rows[: max(0, len(self.rows) + 1 - _MOST)]:
            row.close_row()
        row = MessageRow(message, self)
        self.rows.append(row)
        self._layout.addWidget(row)
        row.closed.connect(lambda: self._drop(row))
        row.became_lasting.connect(self._share)
        self.show()
        self._share()
        self.notice_shown.emit(message)
        return row

    def show_notices_of(self, other: MessageBar) -> None:
        """Show the notices of another bar, in the words of the present language."""
        for row in other.rows:
            if row.message.notice is not None:
                self.show_notice(row.message.notice)

    def show_briefly(self, message: Message) -> None:
        """Show a confirmation for a moment, at most until the next one."""
        self.close_notice(self._brief)
        self._brief = message
        self.show_notice(message).close_soon()

    def close_notice(self, message: Message | None) -> None:
        """Close this message, if it is still shown."""
        for row in list(self.rows):
            if row.message == message:
                row.close_row()

    def close_kinds(self, *kinds: NoticeKind) -> None:
        """Close all notices of these kinds."""
        for row in list(self.rows):
            if row.message.notice is not None and row.message.notice.kind in kinds:
                row.close_row()

    def _drop(self, row: MessageRow) -> None:
        self.rows.remove(row)
        self._share()

    def _share(self) -> None:
        self._request_room()
        self._place()

    def _request_room(self) -> None:
        self._room.request(sum(height_at(row, self._room.width()) for row in self._visible_rows()))

    def _visible_rows(self) -> list[MessageRow]:
        """The lasting rows that are visible: the newest, which comes first, and older ones if there is space."""
        parent, height = self._room.parentWidget(), 0
        visible: list[MessageRow] = []
        most = parent.height() // _SHARE if parent is not None else 0
        for row in reversed([row for row in self.rows if row.lasts]):
            height += height_at(row, self._room.width())
            if visible and height > most:
                break
            visible.append(row)
        return visible

    def _move_in(self) -> None:
        """Move the lasting rows into the room."""
        visible = self._visible_rows()
        for row in (row for row in self.rows if row.lasts):
            if row.parent() is not self._room:
                self._lasting.addWidget(row)
            row.setVisible(row in visible)

    def _follow_board(self, *, follows: bool) -> None:
        """Start or stop moving the notices whenever the board has come to rest."""
        if follows is not self._follows_board:
            self._follows_board = follows
            rested = self._over.rested
            rested.connect(self._place) if follows else rested.disconnect(self._place)

    def _place(self) -> None:
        """Move the notices to where they cover least. They stay there unless they cover the next targets."""
        over, rows = self._over, [row for row in self.rows if row.parent() is self]
        self.setVisible(bool(rows))
        self._follow_board(follows=bool(rows))
        if not rows:
            self._corner = None
            return
        width = min(over.width(), _WIDEST, max(row.natural_width for row in rows))
        height = min(sum(height_at(row, width) + 1 for row in rows) - 1, over.height())
        size = QSize(width, height)
        covered = {corner: self._coverage_of(_rect(over.size(), size, corner)) for corner in _CORNERS}
        best = min(covered, key=covered.__getitem__)
        if self._corner is None or covered[self._corner].clickable > covered[best].clickable:
            self._corner = best
        self.setGeometry(_rect(over.size(), size, self._corner))
        self.raise_()

    def _coverage_of(self, rect: QRect) -> Coverage:
        """The part of the board that a rectangle would cover. A card over the board counts as clickable."""
        covered = self._over.coverage_of(rect.toRectF())
        cards = self._over.findChildren(QFrame, options=Qt.FindChildOption.FindDirectChildrenOnly)
        touched = sum(card.isVisible() and rect.intersects(card.geometry()) for card in cards)
        return covered._replace(clickable=covered.clickable + touched)


def _rect(room: QSize, size: QSize, corner: Corner) -> QRect:
    """A rectangle of this size in a corner of the room, in the middle of one of its edges, or in its middle."""
    across, down = corner
    spare = room - size
    return QRect(QPoint(round(across * spare.width()), round(down * spare.height())), size)


MOMENT_MS: Final = 500  # loading that takes less needs no notice


class SaveCopyOffer(QObject):
    """Offers to save a copy while a match exists in memory only, and closes the notice when it is saved."""

    retry_requested = Signal(object)  # the `Path` of a match that was locked by another window, to try again

    def __init__(self, session: Session, messages: MessageBar, save_copy: QAction) -> None:
        super().__init__(messages)
        self._session, self._messages, self._save_copy = session, messages, save_copy
        messages.notice_shown.connect(self._add_buttons)

    def _add_buttons(self, message: Message) -> None:
        notice = message.notice
        if notice is not None and notice.held is not None:
            self._messages.rows[-1].offer(self.tr("Try again"), partial(self.retry_requested.emit, notice.held))
        if notice is not None and notice.means_unsaved:
            self._messages.rows[-1].offer(self.tr("Save a copy…"), self._save_copy.trigger, stays=True)
        elif not self._session.store.is_unsaved:
            self._messages.close_kinds(*UNSAVED_KINDS)


class LoadingNotice(QObject):
    """Shows that a match is being loaded, even if that began before the window was opened."""

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
