"""Notes on moves: asks for the text, and lets the match keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.session.match import MatchController
from tapa_desktop.game.events import Noted
from tapa_desktop.game.history import History
from tapa_desktop.game.notes import turn_begun
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.match.side_panel import PlaysPanel
from tapa_desktop.ui.text.names import side_name

if TYPE_CHECKING:
    from .note_dialog import NoteDialog

translate = QCoreApplication.translate


class NoteController(QObject):
    """Opens the dialog for a note on the move chosen in the list, or on one that a review shows.

    Signals:
        told: why a note cannot be kept; empty as soon as the text changes.
    """

    told = Signal(str)

    def __init__(self, window: QWidget, match: MatchController, plays: PlaysPanel, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._match, self._plays = window, match, plays
        actions.note.triggered.connect(self.edit_chosen)

    def edit_chosen(self) -> None:
        """Edit the note on the move chosen in the list, or on the last one."""
        line, history = self._plays.line, self._match.history
        if line is None:
            self.edit(history, len(history.standing), translate("Notes", "Start of the game"))
            return
        about = line.done
        if line.side is not None:
            about = translate("Notes", "{side}: {move}").format(side=side_name(line.side), move=about)
        self.edit(history, line.begun, about)

    def edit(self, history: History, at: int, about: str, over: QWidget | None = None) -> NoteDialog | None:
        """Edit the note on the turn of this history that is under way after `at` events, over this window.

        Does nothing while the match cannot be played, since it is still being read.
        """
        from .note_dialog import NoteDialog  # noqa: PLC0415 - no start waits for it

        begun = turn_begun(history.standing, at)
        if not self._match.is_live:
            return None
        dialog = NoteDialog(about, self._note(history, begun), over or self._window)
        dialog.setObjectName("note")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_requested.connect(lambda text: self._save(dialog, history, begun, text))
        dialog.told_changed.connect(self.told)
        dialog.open()
        return dialog

    def _note(self, history: History, begun: int) -> str:
        """The note as it is now."""
        return (self._match.history if self._has_turn(history, begun) else history).notes.get(begun, "")

    def _save(self, dialog: NoteDialog, history: History, begun: int, text: str) -> None:
        """Keep the note, and close the dialog; if the move is gone, say so and keep the text in the dialog."""
        if not (self._match.is_live and self._has_turn(history, begun)):
            dialog.tell(
                translate("Notes", "This move is no longer in the match on the board: copy the note elsewhere.")
            )
            return
        if text != self._match.history.notes.get(begun, ""):
            self._match.add_remark(Noted(begun, text))
        dialog.accept()

    def _has_turn(self, history: History, begun: int) -> bool:
        """Whether the match on the board has the turn of this history that begins after `begun` events."""
        now = self._match.history
        return now.header == history.header and now.standing[:begun] == history.standing[:begun]
