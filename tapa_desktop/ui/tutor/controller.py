"""The tutor in the main window: warns below the board, and shows the better play if the player asks for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.session.tutor import Tutor
from tapa_desktop.coach.candidates import steps_to
from tapa_desktop.coach.decision import Action
from tapa_desktop.coach.reasons.reason import Reason
from tapa_desktop.coach.tutor import OTHERWISE, CubeObjection, Objection
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget

from .bar import TutorBar
from .text import cube_objection_text, objection_text, tutor_action_text


class TutorController(QObject):
    """Shows the tutor's objections in a window, and passes the player's decision to the session."""

    def __init__(self, session: Session, board: BoardWidget, bar: TutorBar, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._board, self._bar, self._better = session, board, bar, actions.better
        self.tutor = Tutor(session, self)
        self._objection: Objection | CubeObjection | None = None
        self._reasons: tuple[Reason, ...] = ()
        self.tutor.objected.connect(self._object)
        self.tutor.explained.connect(self._explain)
        self.tutor.withdrawn.connect(self._withdraw)
        bar.back_clicked.connect(self._do_better)
        bar.anyway_clicked.connect(self._do_anyway)
        bar.better_toggled.connect(self._better.setChecked)
        self._better.toggled.connect(bar.better_button.setChecked)
        self._better.toggled.connect(self._show_better)

    def close(self) -> None:
        """Stop thinking."""
        self.tutor.close()

    def _object(self, objection: Objection | CubeObjection) -> None:
        self._objection, self._reasons = objection, ()
        self._better.setEnabled(isinstance(objection, Objection))
        if isinstance(objection, CubeObjection):
            self._bar.offer_actions(tutor_action_text(OTHERWISE[objection.action]), tutor_action_text(objection.action))
        else:
            self._bar.offer_play()
        self._show_text()

    def _explain(self, reasons: tuple[Reason, ...]) -> None:
        self._reasons = reasons
        self._show_text()

    def _withdraw(self) -> None:
        self._better.setChecked(False)
        self._better.setEnabled(False)
        self._objection = None
        self._bar.go()

    def _do_better(self) -> None:
        objection = self._objection
        if isinstance(objection, CubeObjection):
            self._actions()[OTHERWISE[objection.action]]()
        else:
            self._session.player.undo_turn()

    def _do_anyway(self) -> None:
        objection = self._objection
        if isinstance(objection, CubeObjection):
            self._actions()[objection.action]()
        else:
            self._session.player.finish_turn()

    def _actions(self) -> dict[Action, Callable[[], None]]:
        session = self._session
        return {
            "double": session.player.double,
            "no double": session.player.roll,
            "take": session.player.take,
            "drop": session.player.drop,
        }

    def _show_better(self, is_wanted: bool) -> None:
        draft, objection = self._session.match.draft, self._objection
        if draft is not None and isinstance(objection, Objection):
            self._board.show_arrows(steps_to(draft, objection.best) if is_wanted else ())
            self._show_text()

    def _show_text(self) -> None:
        match self._objection:
            case Objection() as objection:
                with_better = self._better.isChecked()
                self._bar.show_text(objection_text(objection, self._reasons, with_better=with_better))
            case CubeObjection() as objection:
                self._bar.show_text(cube_objection_text(objection))
