"""The position editor: a board, controls and a line of text that follow each other, to play from and to analyse."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import StandingIn
from tapa_desktop.game.arrangement import Arrangement, arrangement_of
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.foreign_position import find_position
from tapa_desktop.rules.house_rules import with_house_rules_of
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.setup.mode import SetupMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.widgets.dialog_parts import Scrolled, leave_button
from tapa_desktop.ui.widgets.dialogs import fill, name_by_tip, plain_button
from tapa_desktop.ui.widgets.labels import PlainLabel, without_markup

from .controls import SetupControls, Stakes
from .text import AnalysisView, how_to_set_up, none_left, obstacle

_LONGEST = 4000  # characters; a pasted text that is longer is hardly a position


def read_arrangement(text: str) -> Arrangement:
    """The arrangement in a line: one with checkers missing, or a complete one, possibly inside other text.

    Raises a `PositionError` about the line as a whole.
    """
    line = " ".join(text.split())
    try:
        return arrangement_of(parse_position(line, may_lack=True))
    except PositionError:
        with suppress(PositionError):
            placed = find_position(text)
            if placed is not None:
                return arrangement_of(placed)
        raise


class TextRow(QWidget):
    """The text of an arrangement, read at every change, and below it room for a message."""

    arranged = Signal(object)  # the `Arrangement` typed or pasted
    fault_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""  # of the text; empty if it has none
        self.line = QLineEdit(maxLength=_LONGEST)
        name_by_tip(self.line, QCoreApplication.translate("PositionLine", "Position as text"))
        self.line.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.line.textEdited.connect(self.read)
        self.message = PlainLabel()
        self.warning = QLabel()
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self.warning.setPixmap(icon.pixmap(16, 16))
        label = QLabel(self.tr("&Text"))
        label.setBuddy(self.line)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label, 0, 0)
        layout.addWidget(self.line, 0, 1)
        layout.addWidget(self.warning, 1, 0, Qt.AlignmentFlag.AlignRight)
        layout.addWidget(self.message, 1, 1)
        layout.setRowMinimumHeight(1, self.fontMetrics().height() + 2)  # so that the board above does not move
        self.show_message("")

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show an arrangement without emitting `arranged`."""
        self.line.setText(arrangement.text)
        self.line.setCursorPosition(0)
        self._set_fault("")

    def read(self, text: str) -> None:
        """Read this text of the line."""
        try:
            arrangement = read_arrangement(text)
        except PositionError as error:
            self._set_fault(sentence(error))
        else:
            self._set_fault("")
            self.arranged.emit(arrangement)

    def _set_fault(self, fault: str) -> None:
        self.fault = fault
        self.fault_changed.emit()

    def show_message(self, text: str, *, is_fault: bool = False) -> None:
        """Show a message; an empty text clears it."""
        self.message.setText(text)
        self.warning.setVisible(is_fault)

    def paste(self) -> None:
        """Replace the text with the contents of the clipboard."""
        self.line.setFocus()
        self.line.selectAll()
        self.line.paste()


FIRST: Final = (900, 600)
_SIDE: Final = 250  # the least width of the tabs beside the board, logical pixels
_BORDER: Final = 60  # of a tab, with a scroll bar and the box before a house rule


# The arrangement, those before it, the text line as typed, and the number of the tab
EditorWork = tuple[Arrangement, tuple[Arrangement, ...], str, int]


class PositionEditor(QDialog):
    """Sets up a position, starting with that of `present`. The match is not touched until *Play from here*."""

    play_requested = Signal(object)  # the `PositionSpec` to play from, which has no faults

    def __init__(
        self,
        present: Callable[[], PositionSpec],
        analysing: BackgroundTask,
        standing_in: StandingIn,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up a position"))
        self._present = present
        self._past: list[Arrangement] = []
        self.arrangement = arrangement_of(present())
        self.board = BoardWidget()
        self.setup = SetupMode(self.board)
        self.controls, self.stakes = SetupControls(), Stakes(_SIDE - _BORDER)
        self.instructions = PlainLabel()
        self.analysis = AnalysisView(analysing, standing_in)
        self.text = TextRow()
        self.tabs = QTabWidget()
        self.undo_button = self._button(self.tr("U&ndo"), self.undo, self.tr("Undo the last change (Ctrl+Z)"))
        self.play = self._button(self.tr("&Play from here"), self._play, self.tr("Start a game from this position"))
        self.copy = self._button(self.tr("&Copy"), self._copy, self.tr("Copy the position as text (Ctrl+C)"))
        self._lay_out()
        self._connect()
        self.resize(*FIRST)
        self._show_instructions()
        self._show()

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, but with every checker on its real point."""
        self.board.set_options(replace(options, two_checker_start=False))

    def work(self) -> EditorWork:
        """The arrangement, and the ones that can be undone."""
        return self.arrangement, tuple(self._past), self.text.line.text(), self.tabs.currentIndex()

    def take_up(self, work: EditorWork) -> None:
        """Continue with the arrangement of another editor."""
        self.arrangement, past, typed, tab = work
        self._past = [*past]
        self._show()
        if typed != self.text.line.text():
            self.text.line.setText(typed)
            self.text.read(typed)
        self.tabs.setCurrentIndex(tab)

    def show_present(self) -> None:
        """Set up the position of the game; undo brings back the one before."""
        self._apply(arrangement_of(self._present()))

    def follow_settings(self, settings: Settings) -> None:
        """Show equities if the settings say so."""
        self.analysis.show_equities(is_wanted=settings.show_equities)

    def show_analysis(self) -> None:
        """Switch to the analysis."""
        self.tabs.setCurrentWidget(self.analysis)

    def undo(self) -> None:
        """Undo the last change."""
        if self._past:
            self.arrangement = self._past.pop()
            self._show()

    def _button(self, text: str, slot: Callable[[], object], tip: str) -> QPushButton:
        button = plain_button(text, tip, slot)
        button.setWhatsThis(tip)
        return button

    def _lay_out(self) -> None:
        self.tabs.addTab(Scrolled(self.controls, _SIDE - _BORDER), self.tr("Set &up"))
        self.tabs.addTab(self.stakes, self.tr("Matc&h"))
        self.tabs.setTabToolTip(1, self.tr("Cube, score and house rules"))
        self.tabs.addTab(self.analysis, self.tr("&Analysis"))
        self.tabs.setFixedWidth(max(_SIDE, self.controls.minimumSizeHint().width() + _BORDER))
        upper = fill(QHBoxLayout(), (self.board, 1), self.tabs)
        buttons = fill(QHBoxLayout(), self.undo_button, 1, self.play, self.copy, leave_button(self))
        fill(QVBoxLayout(self), (upper, 1), self.instructions, self.text, buttons)

    def _connect(self) -> None:
        for source in (self.setup, self.controls, self.stakes):
            source.arranged.connect(self._apply)
        self.setup.hand_changed.connect(self._show_instructions)
        self.setup.used_up.connect(lambda side: self.text.show_message(none_left(side)))
        self.controls.buttons["present"].clicked.connect(self.show_present)
        self.text.arranged.connect(self._apply_typed)
        self.text.fault_changed.connect(self._show_obstacle)
        self.text.line.editingFinished.connect(self._tidy)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self.copy.click)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self, self.text.paste)

    def _apply(self, arrangement: Arrangement) -> None:
        self._remember(arrangement)
        self._show()

    def _apply_typed(self, arrangement: Arrangement) -> None:
        """Like `_apply`, but keep the text line as typed. A text without house rules means those of the game."""
        self._remember(self._as_in_game(arrangement))
        self._show_without_line()

    def _as_in_game(self, arrangement: Arrangement) -> Arrangement:
        is_money = arrangement.cube is not None and arrangement.match is None
        rule_set = with_house_rules_of(arrangement.rule_set, self._present().rule_set, is_money=is_money)
        return replace(arrangement, rule_set=rule_set)

    def _remember(self, arrangement: Arrangement) -> None:
        if arrangement.rule_set.key != self.arrangement.rule_set.key:
            arrangement = self._as_in_game(arrangement)
        if arrangement != self.arrangement:
            self._past.append(self.arrangement)
            self.arrangement = arrangement

    def _show(self) -> None:
        self.text.show_arrangement(self.arrangement)
        self._show_without_line()

    def _show_without_line(self) -> None:
        self.setup.show_arrangement(self.arrangement)
        self.controls.show_arrangement(self.arrangement)
        self.stakes.show_arrangement(self.arrangement)
        self.undo_button.setEnabled(bool(self._past))
        self._show_obstacle()

    def _show_instructions(self) -> None:
        self.instructions.setText(how_to_set_up(self.setup.hand))

    def _show_obstacle(self) -> None:
        fault = self.text.fault or obstacle(self.arrangement)
        self.text.show_message(fault, is_fault=bool(fault))
        for button in (self.play, self.copy):
            button.setEnabled(not fault)
            button.setToolTip(without_markup(fault) or button.whatsThis())
        if fault:
            self.analysis.show_obstacle(fault)
        else:
            self.analysis.show_position(self.arrangement.placed)

    def _tidy(self) -> None:
        if not self.text.fault:
            self.text.show_arrangement(self.arrangement)

    def _play(self) -> None:
        self.accept()
        self.play_requested.emit(self.arrangement.placed)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.arrangement.text)
        self.text.show_message(self.tr("The position is copied."))
