"""The tutor in the main window: warns below the board, and shows the better play if the player asks for it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.session.tutor import Tutor
from tapa_desktop.coach.candidates import steps_to
from tapa_desktop.coach.reasons.facts import Reason
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.coach.tutor import OTHERWISE, CubeObjection, Objection
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.graph.graph import ink
from tapa_desktop.ui.look.colors import ERROR_HUES
from tapa_desktop.ui.messages.strip import MessageArea, StripBar, StripButton
from tapa_desktop.ui.text.names import ERROR_SIGNS, error_class_name
from tapa_desktop.ui.text.numbers import at_score_text, fewer_wins, number
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.text.turns import shortened
from tapa_desktop.ui.widgets.labels import scaled


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
        session.change_of("show_equities").connect(self._show_text)
        bar.back_button.clicked.connect(lambda: self._do(is_better=True))
        bar.anyway_button.clicked.connect(lambda: self._do(is_better=False))
        bar.better_button.toggled.connect(self._better.setChecked)
        self._better.toggled.connect(bar.better_button.setChecked)
        self._better.toggled.connect(self._show_better)

    def _object(self, objection: Objection | CubeObjection) -> None:
        self._objection, self._reasons = objection, ()
        self._better.setEnabled(isinstance(objection, Objection))
        if isinstance(objection, CubeObjection):
            actions = OTHERWISE[objection.action], objection.action
            self._bar.offer_actions(*(text_of("Tutor", "actions", action) for action in actions))
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
        self._bar.dismiss()

    def _do(self, *, is_better: bool) -> None:
        player, objection = self._session.player, self._objection
        if isinstance(objection, CubeObjection):
            action = OTHERWISE[objection.action] if is_better else objection.action
            {"double": player.double, "no double": player.roll, "take": player.take, "drop": player.drop}[action]()
        elif is_better:
            player.undo_turn()
        else:
            player.finish_turn()

    def _show_better(self, is_wanted: bool) -> None:
        draft, objection = self._session.match.draft, self._objection
        if draft is not None and isinstance(objection, Objection):
            self._board.show_arrows(steps_to(draft, objection.best) if is_wanted else ())
            self._show_text()

    def _show_text(self) -> None:
        """Show the objection, if there is one; with equities if the settings say so."""
        with_equity = self._session.settings.show_equities
        match self._objection:
            case Objection() as objection:
                is_at_score = objection.question.standing is not None
                with_better = self._better.isChecked()
                text = objection_text(objection, self._reasons, with_better=with_better, with_equity=with_equity)
            case CubeObjection() as objection:
                is_at_score = objection.state.target > 1
                text = cube_objection_text(objection, with_equity=with_equity)
            case None:
                return
        self._bar.show_class(objection.mark)
        self._bar.show_text(text)
        self._bar.setToolTip(at_score_text() if with_equity and is_at_score else "")


class TutorBar(StripBar):
    """Shows a warning as text, with buttons for the player's choices."""

    def __init__(self, strip: QWidget, room: MessageArea) -> None:
        self.back_button, self.better_button, self.anyway_button = StripButton(), StripButton(), StripButton()
        super().__init__(strip, room, (self.back_button, self.better_button, self.anyway_button))
        self.setAccessibleName(self.tr("Tutor"))
        self.better_button.show_words(
            self.tr("Show better move"), self.tr("Show the better move by arrows on the board (B)")
        )
        self.better_button.setCheckable(True)
        self._sign, self._class = QLabel(), ErrorClass.FINE
        self._sign.setFont(scaled(self.font(), 1.8, bold=True))
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(0, self._sign)
        self.offer_play()

    def show_class(self, mark: ErrorClass) -> None:
        """Show the sign and the colour of this class of errors."""
        self._class = mark
        self._sign.setText(ERROR_SIGNS.get(mark, ""))
        self._sign.setAccessibleName(error_class_name(mark))
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow light and dark."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and "_class" in vars(self):
            self._tint()

    def _tint(self) -> None:
        if self._class in ERROR_HUES:
            palette = QPalette()  # an empty palette inherits all other colours
            palette.setColor(QPalette.ColorRole.WindowText, ink(self.palette(), ERROR_HUES[self._class]))
            self._sign.setPalette(palette)

    def offer_play(self) -> None:
        """Label the buttons for a warning about a play."""
        self.back_button.show_words(self.tr("Take back"), self.tr("Undo the move (Ctrl+Shift+Z)"))
        self.anyway_button.show_words(self.tr("Play it anyway"), self.tr("End the turn with this move (Space)"))
        self.better_button.show()

    def offer_actions(self, better: str, action: str) -> None:
        """Label the buttons for a warning about a cube action: the better one, and the one chosen."""
        self.back_button.show_words(better, better)
        self.anyway_button.show_words(self.tr("{action} anyway").format(action=action), action)
        self.better_button.hide()


translate = QCoreApplication.translate


def objection_text(
    objection: Objection, reasons: Iterable[Reason] = (), *, with_better: bool, with_equity: bool = True
) -> str:
    """The error class of a play, its loss in points or in games won, and the reasons; perhaps the better play."""
    best, played = objection.best, objection.played
    table = "moves, in points" if with_equity else "moves, in words"
    sentence = text_of("Tutor", table, "and the better" if with_better else "alone").format(
        mark=error_class_name(objection.mark),
        play=shortened(played.play),
        better=shortened(best.play),
        loss=number(best.equity - played.equity, 3),
    )
    wins = "" if with_equity else fewer_wins(best.probabilities.win, played.probabilities.win)
    why = reasons_text(objection.question.rule_set, reasons, beside=wins)
    return " ".join(filter(None, (sentence, wins, why)))


def cube_objection_text(objection: CubeObjection, *, with_equity: bool = True) -> str:
    """The error class of a cube action and the better one; and its loss, in points at the present value of the cube."""
    sentence = text_of("Tutor", "cube, in points" if with_equity else "cube, in words", objection.action)
    return sentence.format(mark=error_class_name(objection.mark), loss=number(objection.points, 3))
