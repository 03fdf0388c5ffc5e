"""Opens the practice beside the game, and stores the answers in the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.dialogs import bring_up, stand_alone

if TYPE_CHECKING:
    from .window import PracticeWindow


class PracticeController(QObject):
    """Opens the practice window. It does not touch the match on the main board."""

    def __init__(self, session: Session, service: HistoryService, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._service, self._board = session, service, board
        self._window: PracticeWindow | None = None
        self._least = 0.0  # single wins: the practised mistakes have lost so much
        actions.practice.triggered.connect(self.show)

    def show(self) -> PracticeWindow:
        """Open the window, or bring it to the front."""
        if self._window is None:
            from tapa_desktop.app.storage.packs import PackFolder  # noqa: PLC0415
            from tapa_desktop.coach.drill import verdicts  # noqa: PLC0415 - only when it is asked for

            from .packs import PackChooser  # noqa: PLC0415
            from .window import PracticeWindow  # noqa: PLC0415

            task = BackgroundTask(verdicts, self._session.engine)
            packs = PackChooser(PackFolder(self._session.archive.folder), self._session.files)
            game = self._session.match.state.rule_set.key
            self._window = PracticeWindow(task, packs, self._board.options, game, self._board.window())
            task.setParent(self._window)
            stand_alone(self._window)
            self._window.setObjectName("practice")
            self._window.answered.connect(self._service.answer_card)
            self._window.left_out.connect(self._service.leave_card_out)
            packs.chosen.connect(self._service.deal_from)
            packs.mistakes_wanted.connect(self._service.find_mistakes)
            self._service.found_mistakes.connect(packs.export_mistakes)
            self._window.finished.connect(self._leave)
            self._board.options_changed.connect(self._window.set_options)
            self._service.dealt.connect(self._window.show_deck)
            self._service.trouble_changed.connect(self._window.show_trouble)
            self._session.settings_changed.connect(self._follow_settings)
            self._least = self._session.settings.practice_loss
            self._follow_settings(self._session.settings)
        bring_up(self._window)
        QTimer.singleShot(0, self._window, self._deal)  # by then it may have taken up the work of another window
        return self._window

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()

    def _follow_settings(self, settings: Settings) -> None:
        if self._window is not None:
            self._window.set_marks(settings.marks, with_equity=settings.show_equities)
            if settings.practice_loss != self._least:
                self._least = settings.practice_loss
                self._service.deal()

    def _deal(self) -> None:
        if self._window is not None:
            self._service.deal_from(self._window.packs.given)

    def _leave(self) -> None:
        """Forget the closed window, and activate the main window."""
        if self._window is not None:
            self._session.settings_changed.disconnect(self._follow_settings)
            self._window.deleteLater()
            self._window = None
            self._board.window().activateWindow()
