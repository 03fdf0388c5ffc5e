"""Shows the window in the language of the settings. Another language makes a new window for the same session.

So no widget has to translate itself again, and every text is translated. The match continues where it was, in a
window at the same place, and so does all that is typed or set up beside it. While a file is being chosen, it waits.
"""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.text.translator import Translator

from .window import MainWindow
from .window_state import opened_beside, reopen


class TranslatedWindow(QObject):
    """Owns the main window, one at a time, and replaces it when the language changes.

    Signals:
        opened: the new `MainWindow` that has replaced the previous one.
    """

    opened = Signal(object)
    _changed = Signal()

    def __init__(self, session: Session, translator: Translator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._translator = session, translator
        self._language = self._spoken = session.settings.language
        translator.use(self._language)
        self.window = MainWindow(session)
        session.settings_changed.connect(self._look)
        self._changed.connect(self._open_another, Qt.ConnectionType.QueuedConnection)

    def _look(self, settings: Settings) -> None:
        """Replace the window later: the menu or dialog in which the language was chosen is still open."""
        if settings.language != self._language:
            self._language = settings.language
            self._changed.emit()

    def _open_another(self) -> None:
        if self._session.is_closed or self._language == self._spoken:
            return
        before = self.window
        asking = next((one for one in before.findChildren(QtWidgets.QFileDialog) if one.isVisible()), None)
        if asking is not None:  # only the system may know what has been typed there
            asking.destroyed.connect(self._changed)
            return
        self._spoken = self._language
        opened, notes = opened_beside(before, before.commands), before.features.notes.opened()
        dice = before.turn_bar.dice_entry.chosen
        before.leave()
        if self._session.store.is_unsaved:
            self._session.store.save_again()  # if this succeeds, its notice need not be translated
        self._translator.use(self._language)
        self.window = MainWindow(self._session)
        self.window.show()
        self.window.complete()
        self.window.messages.show_notices_of(before.messages)
        before.hide()
        before.deleteLater()
        # WORKAROUND(Qt 6.9): `deleteLater` waits for the event loop; the old window must be gone before the session
        # emits to the new one.
        QCoreApplication.sendPostedEvents(before, QEvent.Type.DeferredDelete)
        self._session.match.show_present()
        self.window.turn_bar.dice_entry.show_chosen(dice)
        self.window.features.lessons.fill_menu()
        reopen(opened, self.window, self.window.commands)
        self.window.features.notes.reopen(notes)
        self.opened.emit(self.window)
